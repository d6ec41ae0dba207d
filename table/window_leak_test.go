package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"gonfalon/game"
	"gonfalon/game/gametest/parley"
)

// redealt is parley with other cards in the hands of the second and the third seat, objections
// above all: to the first seat it looks the same.
type redealt struct{ parley.Game }

func (g redealt) Start(setup game.Setup, d *game.Dice, story *game.Story) (parley.State, error) {
	s, err := g.Game.Start(setup, d, story)
	for _, seat := range []game.Seat{1, 2} {
		for card, n := range s.Hands[seat].Cards {
			s.Deck[card] += n
		}
		s.Hands[seat].Cards = parley.Cards{}
		for card := parley.Objection; s.Hands[seat].Cards.Len() < int(s.Hands[seat].Held); {
			if n := s.Deck.Of(card); *n > 0 {
				*n--
				*s.Hands[seat].Cards.Of(card)++
			} else {
				card--
			}
		}
	}
	return s, err
}

// TestWindowsLeakNothing plays two matches side by side that differ in the hands of two
// seats, and in what these answer and when. Whatever ann is given, and when, is the same
// until a window closes; and it closes at the same moment.
func TestWindowsLeakNothing(t *testing.T) {
	for name, seats := range map[string][]Chair{"persons": chairs("", "", ""), "bots": chairs("", "random", "random")} {
		t.Run(name, func(t *testing.T) {
			h := openLater(t)
			a, b := h.table(Plan{Game: "parley", Seats: seats}), h.table(Plan{Game: "parley", Seats: seats})
			c := h.table(Plan{Game: "redealt", Seats: seats})
			same := func() {
				t.Helper()
				want := seenBy(t, h, a, 0)
				for _, id := range []string{b, c} {
					if got := strings.ReplaceAll(seenBy(t, h, id, 0), "redealt", "parley"); got != want {
						t.Fatalf("ann can tell the matches apart:\n%s\n%s", got, want)
					}
				}
			}
			same()
			for _, id := range []string{a, b, c} {
				h.mustAct(id, 0, `{"kind":"stake","stake":1}`)
			}
			if name == "bots" {
				for _, id := range []string{a, b, c} {
					h.strikeNow(id) // they answer now
					h.atRest(id)
				}
				same()
			} else {
				h.pass(time.Second)
				h.mustAct(a, 1, h.plays(a, 1))
				same()
				h.pass(time.Second)
				h.mustAct(b, 2, passes)
				h.mustAct(b, 2, h.plays(b, 2))
				h.mustAct(c, 1, passes)
				same()
			}
			h.pass(3 * time.Second)
			same()
			for _, id := range []string{a, b, c} {
				h.strikeNow(id)
			}
			times := map[time.Time]bool{}
			for _, id := range []string{a, b, c} {
				list := h.updates(id, "ann", 0)
				at := slices.IndexFunc(list, func(u Update) bool { return u.What == "closed" })
				if at < 0 {
					t.Fatalf("the window has not closed: %q", whats(list))
				}
				times[list[at].Time] = true
			}
			if len(times) != 1 {
				t.Errorf("windows closed at %v", times)
			}
		})
	}
}
