package song

import (
	"math/rand/v2"
	"strings"
	"testing"

	"gonfalon/game"
)

// TestHandsShowInNothing deals the hands anew that a player may not know, before every action of
// random games, and carries it out in both: unless cards are shown by it, what follows is the same
// for him. Nobody is asked more or fewer times for what he holds, no window opens or closes for it,
// and nothing else is told.
func TestHandsShowInNothing(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 5))
	windows, passes := 0, 0
	eachStep(t, 5, func(x step) {
		if shows(x.action) || reveals(x.told) {
			return
		}
		for by := range x.before.seats() {
			other := scramble(x.before, by, rng)
			if other == *x.before || (Rules{}).Check(&other, x.seat, x.action) != nil {
				continue
			}
			dice := game.NewDice(game.SeedFrom(11, x.number))
			plain, told := *x.before, game.Story{}
			dice.At(1)
			Rules{}.Apply(&plain, x.seat, x.action, dice, &told)
			anew := game.Story{}
			dice.At(1)
			Rules{}.Apply(&other, x.seat, x.action, dice, &anew)
			opened := plain.Affairs.Gone != other.Affairs.Gone // a mission that lay face down is put away
			if plain.Over || opened || reveals(told.Events()) || reveals(anew.Events()) {
				continue
			}
			a, b := Rules{}.Redact(&plain, by), Rules{}.Redact(&other, by)
			if a != b {
				t.Errorf("action %d, %+v of %s: %s sees what the hands hold: %s is asked of %b, or %s of %b", x.number, x.action, seatNames[x.seat],
					seatNames[by], kindNames[a.Waits.Kind], a.Waits.Who, kindNames[b.Waits.Kind], b.Waits.Who)
			}
			if heard, want := anew.Seen(by), told.Seen(by); len(heard) != len(want) {
				t.Errorf("action %d, %+v: %s is told of %d events, and of %d with other hands", x.number, x.action, seatNames[by], len(want), len(heard))
			}
			if x.before.Waits.Kind == decideAnswer {
				windows++
				if x.action.Kind == Pass && x.seat != by {
					passes++
				}
			}
		}
	})
	if windows < 200 || passes < 50 {
		t.Errorf("only %d answers in windows, %d passes of others", windows, passes)
	}
}

// shows tells whether an action shows a card that others may not know, or depends on it.
func shows(a Action) bool {
	switch a.Kind {
	case Play, ChooseCard, Discard, ChooseMission:
		return true
	}
	return false
}

// reveals tells whether among what has been told there is something of a hand, of a deck that others share, or of a
// mission face down.
func reveals(told []game.Event) bool {
	for _, e := range told {
		switch e.Kind {
		case eventTossed, eventFetched, eventShown, eventPlayed, eventMission, eventDrewMission, eventOpenMission, eventKeptMission, eventSiege:
			return true
		}
	}
	return false
}

// TestWindowsAskByPublicFacts: who is asked in a window does not change with what the hands
// hold, be it nothing that fits.
func TestWindowsAskByPublicFacts(t *testing.T) {
	const table = `{"phase":"action","unit":"a","units":{"a":{"at":[600,500]},"b":{"at":[600,621.92]},"far":{"at":[200,1100]}},
		"armies":[{"faction":"stark","units":[{"id":"a","card":"10406"}],"deck":["40202","40203","40204","40205","40206","40207","40220","40221","40222","40201"]},
		{"faction":"lannister","units":[{"id":"b","card":"10406"},{"id":"far","card":"10406"}],"deck":["40101","40102","40103","40104","40105","40106","40107","40108","40109","40110"]}],
		"players":{"a":{"hand":{"%A%":1}},"b":{"hand":{"%B%":1}}}}`
	var want []game.Decision
	for i, hands := range [][2]string{{"40202", "40103"}, {"40205", "40103"}, {"40202", "40104"}, {"40222", "40105"}} {
		s := position(t, strings.NewReplacer("%A%", hands[0], "%B%", hands[1]).Replace(table))
		dice := game.NewDice(game.SeedFrom(1, 1))
		var asked []game.Decision
		a := Action{Kind: Strike, Unit: 1, Target: 2}
		for n := 1; len(asked) < 12 && s.Active == 0; n++ {
			dice.At(n)
			Rules{}.Apply(&s, s.Waits.Who.First(), a, dice, nil)
			asked = append(asked, s.Waits)
			a = Action{Kind: Pass}
		}
		if i == 0 {
			want = asked
		}
		if len(asked) != len(want) || len(asked) < 3 {
			t.Fatalf("hands %v: %d decisions, want %d", hands, len(asked), len(want))
		}
		for j := range asked {
			if asked[j] != want[j] {
				t.Errorf("hands %v: decision %d is %+v, want %+v", hands, j, asked[j], want[j])
			}
		}
	}
}
