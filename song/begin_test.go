package song

import (
	"slices"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// begunAs starts a match with some options.
func begunAs(t *testing.T, seats int, number uint64, options map[string]string) State {
	t.Helper()
	s, err := begun(t, options, seats, number)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestTwoToFourPlay: nobody plays alone, and a table has four corners.
func TestTwoToFourPlay(t *testing.T) {
	gametest.Covers(t, "song.rules.two-or-more-players")
	for seats := 1; seats <= MaxSeats+1; seats++ {
		_, err := begun(t, nil, seats, 1)
		if (err == nil) != (seats >= 2 && seats <= MaxSeats) {
			t.Errorf("%d players: %v", seats, err)
		}
	}
}

// TestOrderBeforeTheGame: armies and mode are there when the set-up begins, the battlefield is
// laid out before anybody deploys, and round 1 begins when everybody has.
func TestOrderBeforeTheGame(t *testing.T) {
	gametest.Covers(t, "song.rules.pregame-order")
	for m := range modes {
		s := begunAs(t, 2, 1, map[string]string{"mode": modeInfos[m].ID, "terrain": "chosen"})
		if s.Muster == nil || s.Choices.Mode != m || s.Round != 0 {
			t.Fatalf("%s: the set-up begins in round %d of %s", modeInfos[m].ID, s.Round, modeInfos[s.Choices.Mode].ID)
		}
		dice, deploying := game.NewDice(game.SeedFrom(1, 2)), false
		for i := 1; s.Round == 0; i++ {
			seat := s.Waits.Who.First()
			switch s.Waits.Kind {
			case decideEdge, decideToken, decidePiece:
				if deploying || s.fielded(s.everybody()) != 0 {
					t.Fatalf("%s: %s is asked after deployment", modeInfos[m].ID, kindNames[s.Waits.Kind])
				}
			case decideDeploy:
				deploying = true
			}
			dice.At(i)
			Rules{}.Apply(&s, seat, Rules{}.Options(&s, seat, nil)[0], dice, nil)
		}
		if !deploying || s.fielded(s.side(0)) == 0 || s.fielded(s.side(1)) == 0 {
			t.Errorf("%s: round 1 begins without armies", modeInfos[m].ID)
		}
	}
}

// TestEightModes: each can be played, and none but these.
func TestEightModes(t *testing.T) {
	gametest.Covers(t, "song.mode.eight-modes")
	names := map[string]string{
		"thrones": "A Game of Thrones", "kings": "A Clash of Kings", "storm": "A Storm of Swords", "feast": "A Feast for Crows",
		"dance": "A Dance with Dragons", "winter": "The Winds of Winter", "fire": "Fire & Blood", "wings": "Dark Wings, Dark Words",
	}
	if len(modeInfos) != len(names) {
		t.Errorf("there are %d modes, want %d", len(modeInfos), len(names))
	}
	for id, name := range names {
		s := begunAs(t, 2, 1, map[string]string{"mode": id})
		if got := s.mode(); got.ID != id || got.English != name || got.French == "" {
			t.Errorf("%s: got %s, %q", id, got.ID, got.English)
		}
	}
	if _, err := begun(t, map[string]string{"mode": "duel"}, 2, 1); err == nil {
		t.Error("a mode that is none can be played")
	}
}

// TestModeByDice: a mode is drawn once the armies are known, any but a siege if everyone is for
// himself.
func TestModeByDice(t *testing.T) {
	gametest.Covers(t, "song.mode.chosen-after-armies", "song.ffa.no-storm-of-swords")
	for _, seats := range []int{2, 3} {
		drawn := map[Mode]int{}
		for number := range uint64(120) {
			options := map[string]string{"a": byDice, "mode": byDice}
			s := begunAs(t, seats, number, options)
			drawn[s.Choices.Mode]++
			options["mode"] = "fire"
			if other := begunAs(t, seats, number, options); number < 4 && other.unitID(1) != s.unitID(1) {
				t.Errorf("seed %d: with another mode another army is drawn", number)
			}
		}
		want := len(modeInfos)
		if seats > 2 {
			want--
		}
		if len(drawn) != want || seats > 2 && drawn[Storm] > 0 {
			t.Errorf("%d players: got %v, want %d modes", seats, drawn, want)
		}
	}
}

// TestObjectivesOfModes: each mode has those that it says when the set-up is over.
func TestObjectivesOfModes(t *testing.T) {
	gametest.Covers(t, "song.setup.objectives-as-mode-says", "song.setup.mode-overrides")
	want := [modes]uint8{Thrones: 5, Kings: 3, Feast: 2, Dance: 3, Winter: 5, Wings: 5}
	for m := range modes {
		s := begunAs(t, 2, 1, map[string]string{"mode": modeInfos[m].ID})
		dice := game.NewDice(game.SeedFrom(1, 2))
		for i := 1; s.Waits.Kind != decideDeploy; i++ {
			dice.At(i)
			seat := s.Waits.Who.First()
			Rules{}.Apply(&s, seat, Rules{}.Options(&s, seat, nil)[0], dice, nil)
		}
		if s.Laid != want[m] || (s.wallsLeft() != 0) != (m == Storm) {
			t.Errorf("%s: got %d Objectives and %d walls, want %d Objectives", modeInfos[m].ID, s.Laid, s.wallsLeft().Len(), want[m])
		}
	}
}

// TestUnitsAndNCUsAreOffered: whoever is to activate somebody is offered all his Combat Units and
// Non-Combat Units that have not been.
func TestUnitsAndNCUsAreOffered(t *testing.T) {
	gametest.Covers(t, "song.turn.combat-or-ncu")
	s := position(t, `{"units":{"a":{"at":[600,300]},"a2":{"at":[200,300],"activated":1},"b":{"at":[600,900]}},"ncus":{"m":{"activated":true}},"armies":[
		{"faction":"neutral","units":[{"id":"a","card":"10406"},{"id":"a2","card":"10406"}],"ncus":[{"id":"n","card":"30103"},{"id":"m","card":"30105"}]},
		{"faction":"neutral","units":[{"id":"b","card":"10406"}]}]}`)
	want := []Action{{Kind: Activate, Unit: 1}, {Kind: ActivateNCU, N: 1}}
	if got := (Rules{}).Options(&s, 0, nil); !slices.Equal(got, want) {
		t.Errorf("got %+v, want %+v", got, want)
	}
}
