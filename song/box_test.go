package song

import (
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// TestTheBox: what it holds for the game modes.
func TestTheBox(t *testing.T) {
	gametest.Covers(t, "song.components.mode-decks")
	lib := shelf()
	if n := len(lib.objective); n != 10 {
		t.Errorf("got %d Objective cards, want 10", n)
	}
	if n := len(lib.mission); n != 20 {
		t.Errorf("got %d Secret Missions, want 20", n)
	}
	siege := map[entryID]bool{}
	for _, side := range lib.siege {
		for _, id := range side {
			siege[id] = true
		}
	}
	if len(siege) != 12 {
		t.Errorf("got %d siege cards, want 12", len(siege))
	}
	s := begunAs(t, 2, 1, map[string]string{"mode": "storm"})
	if n := s.Muster.Units() + 1 - s.Muster.walls; n != 3 || lib.wallCard == nil {
		t.Errorf("got %d Castle Walls, want 3", n)
	}
}

// TestDice: ordinary dice show 1 to 6, the D3 of a Panic Test and of effects 1 to 3.
func TestDice(t *testing.T) {
	gametest.Covers(t, "song.components.dice")
	p := play{State: &State{}, dice: game.NewDice(game.SeedFrom(1, 1))}
	var six, three [8]int
	for range 300 {
		six[p.d6(labelCharge)]++
		three[p.d3(labelPanic)]++
	}
	for face := range six {
		if (six[face] > 0) != (face >= 1 && face <= 6) || (three[face] > 0) != (face >= 1 && face <= 3) {
			t.Errorf("%d: a D6 shows it %d times, a D3 %d times", face, six[face], three[face])
		}
	}
}
