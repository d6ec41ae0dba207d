package battles

import (
	"encoding/json"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

func TestParts(t *testing.T) {
	if err := game.CheckParts(parts, teller.Kinds()); err != nil {
		t.Error(err)
	}
}

// What an attack hangs on are its dice: they are seen at its peak, and by everybody.
func TestPeakOfAnAttack(t *testing.T) {
	peaks := 0
	setup := game.Setup{Seats: 2, Options: map[string]string{"plan": "bp01"}}
	gametest.Peaks(t, game.Open(Rules{}), setup, 3, func(at game.Position) {
		peaks++
		var view struct {
			Attack struct {
				By, On string
				Dice   map[string]int
			}
		}
		if err := json.Unmarshal(at.View(game.NoSeat), &view); err != nil {
			t.Fatal(err)
		}
		if a := view.Attack; a.By == "" || a.On == "" {
			t.Errorf("an attack hangs on %+v", a)
		}
	})
	if peaks == 0 {
		t.Error("nobody was attacked")
	}
}

// TestAFightIsOneStep plays a match: all that an attack leads to is in its step.
func TestAFightIsOneStep(t *testing.T) {
	g := game.Open(Rules{})
	fights, answered := 0, 0
	for n := range uint64(24) {
		plan := plans[n%8]
		var at *State
		narration := game.NewNarration(g, func(seat game.Seat) game.Text { return Rules{}.SeatText(at, seat) })
		var told []game.Told
		last := map[string]game.Step{}
		i := 0
		watch(t, plan, n, func(s *State) {
			at = s
			for _, step := range narration.Action(uint64(i), i, 0, told) {
				last[step.ID] = step
			}
			told, i = nil, i+1
		}, func(s *State, e game.Event) {
			at = s
			x := Rules{}.Tell(s, e)
			told = append(told, x)
			if x.Kind == "countered" {
				answered++
			}
		})
		for _, step := range last {
			if step.Kind != "fight" {
				continue
			}
			fights++
			if step.Weight != 3 || step.Detail == nil || len(step.Places) < 4 || len(step.Ways) == 0 {
				t.Errorf("a fight is %+v", step)
			}
		}
	}
	if fights < 20 || answered == 0 {
		t.Errorf("%d fights, %d answered", fights, answered)
	}
}
