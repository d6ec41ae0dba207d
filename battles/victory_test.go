package battles

import (
	"fmt"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// TestWhatGivesPoints has for each thing that a plan can give victory points for a state in which
// there is some of it, and things like it that do not count.
func TestWhatGivesPoints(t *testing.T) {
	gametest.Covers(t, "battles.regroup.score-per-round-objectives")
	const (
		two  = `"units": {"host": {"type": "war_host_of_the_north", "hex": "2,5"}, "guard": {"type": "lannisport_guards", "hex": "4,1"}}, `
		dead = `"units": {"host": {"type": "war_host_of_the_north", "hex": "2,5"}, "guard": {"type": "lannisport_guards", "hex": "4,1"},
			"jaime": {"type": "lannisport_guards", "commander": "jaime_kingslayer", "fate": "captured"},
			"tywin": {"type": "casterly_rock_cavaliers", "commander": "tywin_lord_of_casterly_rock", "fate": "eliminated"},
			"fallen": {"type": "lannisport_guards", "fate": "eliminated"}, "gone": {"type": "winterfell_riders", "fate": "exited"},
			"maege": {"type": "war_host_of_the_north", "commander": "maege_lady_of_bear_island", "fate": "captured"}}`
		held  = `"objectives": {"0,0": "stark", "2,5": "lannister", "4,1": "lannister", "3,3": ""}`
		burnt = `"hexes": {"0,0": {"ground": "building", "fire": 2}, "1,0": {"ground": "building", "devastated": true}, "1,1": {"ground": "building", "devastated": true, "fire": 1}, "2,0": {"ground": "building"},
			"3,0": {"ground": "forest", "fire": 1}, "4,0": {"ground": "forest", "devastated": true}, "5,0": {"token": "tent"}, "6,0": {"token": "siege_tower"}}`
		edge     = `"special": [{"rule": "exit", "house": "stark", "hexes": [[0, 0]]}], `
		location = `"special": [{"rule": "strategy", "hexes": [[2, 5], [4, 1], [0, 0]], "strategic": 1}],
			"secrets": {"2,5": "strategic", "4,1": "decoy", "0,0": "decoy"},
			"objectives": {"2,5": "lannister", "4,1": "stark", "0,0": "stark"}`
	)
	proven := map[Per]bool{perTentBurnt: true, perTowerBurnt: true, perFound: true} // at once: cases show them
	for _, tt := range []struct {
		per              Per
		more, state      string
		stark, lannister int16
	}{
		{perControlled, "", two + held, 2, 4},
		{perControlled, `, "hexes": [[0, 0], [2, 5]]`, two + held, 2, 2},
		{perOccupied, `, "hexes": [[2, 5], [3, 3]]`, two + held, 2, 0},
		{perEliminated, "", dead, 6, 2},
		{perCaptured, "", dead, 2, 2},
		{perCommander, `, "commander": "jaime_kingslayer"`, dead, 2, 0},
		{perCommander, `, "commander": "tywin_lord_of_casterly_rock"`, dead, 0, 0},
		{perDevastated, "", two + burnt, 4, 4},
		{perFire, "", two + burnt, 4, 4},
		{perUntouched, "", two + burnt, 2, 2},
		{perTentStanding, "", two + burnt, 2, 2},
		{perHeld, "", two + location, 0, 2},
		{perExited, "", edge + dead, 2, 0},
		{perRows, `, "rows": [4, 5]`, two + held, 2, 0},
		{perRows, `, "rows": [0, 1]`, two + held, 0, 2},
		{perZone, "", two + `"morale": -3`, 0, 0},
		{perZone, "", two + `"morale": -4`, 1, 0},
		{perZone, "", two + `"morale": 8`, 0, 2},
		{perZone, "", two + `"morale": 10`, 0, 3},
	} {
		proven[tt.per] = true
		points, house := "2", "both"
		if tt.per == perZone {
			points = `{"green": 1, "yellow": 2, "red": 3}`
		}
		if tt.per == perCommander || tt.per == perExited {
			house = "stark"
		}
		doc := fmt.Sprintf(`{"map": [".......", "......", ".......", "......", ".......", "......", "......."], "turn": {"house": "stark"},
			"scores": [{"when": "game_end", "house": %q, "per": %q, "points": %s%s}], %s}`, house, perNames[tt.per], points, tt.more, tt.state)
		s, err := Rules{}.ReadState([]byte(doc), game.Script())
		if err != nil {
			t.Errorf("%s: %v", perNames[tt.per], err)
			continue
		}
		if stark, lannister := s.worth(Stark, atGameEnd), s.worth(Lannister, atGameEnd); stark != tt.stark || lannister != tt.lannister {
			t.Errorf("%s%s, %s: %d points for Stark and %d for Lannister, want %d and %d",
				perNames[tt.per], tt.more, tt.state, stark, lannister, tt.stark, tt.lannister)
		}
		if n := s.worth(Stark, atRoundEnd); n != 0 {
			t.Errorf("%s: %d points in every round", perNames[tt.per], n)
		}
	}
	for per := range pers {
		if !proven[per] {
			t.Errorf("nothing shows what %s gives", perNames[per])
		}
	}
}
