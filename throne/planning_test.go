package throne

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"gonfalon/game/gametest"
)

// printedOrders are the 15 order tokens of a House, from the rulebook.
var printedOrders = map[string]int{
	"march-1": 1, "march+0": 1, "raid": 2, "support": 2, "consolidate": 2, "defense+1": 2,
	"march+1": 1, "defense+2": 1, "support+1": 1, "raid*": 1, "consolidate*": 1,
}

// Whenever orders are placed or the Raven flies, just those orders are taken that the
// rulebook allows, of all orders in all areas; and in no game has a House more orders on
// the board than tokens, or more special ones than stars.
func TestOrdersOnTheBoard(t *testing.T) {
	t.Parallel()
	gametest.Covers(t, "throne.planning.ten-normal-orders", "throne.planning.five-special-orders",
		"throne.planning.special-orders-limited-by-stars", "throne.planning.token-count-limit",
		"throne.planning.consolidate-land-only", "throne.planning.other-orders-land-or-sea",
		"throne.planning.area-needs-own-unit", "throne.planning.one-order-per-area",
		"throne.raven.star-limit-applies", "throne.raven.no-swap-on-board",
		"throne.raven.needs-placed-order", "throne.raven.own-orders-only")
	normal, special := 0, 0
	for o, n := range printedOrders {
		if isSpecial(o) {
			special += n
		} else {
			normal += n
		}
	}
	if normal != 10 || special != 5 {
		t.Fatalf("the test knows %d normal and %d special orders", normal, special)
	}
	met := make(map[string]int) // the most that a House had of each order
	seen := 0
	playRichly(t, 30, func(turn *deed) error {
		kind := turn.before.Waits.Kind
		if kind != decideOrders && kind != decideRaven {
			return nil
		}
		if seen++; kind == decideRaven || seen%20 == 0 {
			if err := checkOrders(&turn.before, turn.seat); err != nil {
				return err
			}
		}
		for h := range House(turn.after.Houses) {
			n := tokensOf(&turn.after, h)
			for name, count := range n {
				met[name] = max(met[name], count)
				if count > printedOrders[name] {
					return fmt.Errorf("%s has %d orders %q", turn.after.Board.houseID(h), count, name)
				}
			}
			if stars := starsOf(&turn.after, h); specialsOf(n) > stars {
				return fmt.Errorf("%s has %d stars and the orders %v", turn.after.Board.houseID(h), stars, n)
			}
		}
		return nil
	})
	if !testing.Short() && !maps.Equal(met, printedOrders) {
		t.Errorf("the most that was met of each order is %v, want all of %v", met, printedOrders)
	}
}

// checkOrders tries every order in every area and compares the verdicts with what the
// rulebook says.
func checkOrders(s *State, h House) error {
	raven := s.Waits.Kind == decideRaven
	n, stars := tokensOf(s, h), starsOf(s, h)
	for a := Area(1); a < MaxAreas; a++ {
		pl := &s.Places[a]
		for o := MarchMinus; o < FaceDown; o++ {
			name := orderNames[o]
			specials := specialsOf(n)
			if raven && pl.House == h && isSpecial(orderNames[pl.Order]) {
				specials-- // it makes room
			}
			want := pl.House == h && (pl.Order != NoOrder) == raven &&
				n[name] < printedOrders[name] &&
				(!isSpecial(name) || specials < stars) &&
				(!strings.HasPrefix(name, "consolidate") || !s.Board.sea(a)) &&
				!isBanned(s, name)
			err := Rules{}.Check(s, h, Action{Kind: PlaceOrder, Area: a, Order: o})
			if (err == nil) != want {
				return fmt.Errorf("%s, with %d stars and %v on the board, orders %q in %s: %v, want %v",
					s.Board.houseID(h), stars, n, name, s.Board.Areas[a].ID, err, want)
			}
		}
	}
	return nil
}

// tokensOf counts the orders of a House on the board, by name.
func tokensOf(s *State, h House) map[string]int {
	n := make(map[string]int)
	for a := range s.Places {
		if pl := &s.Places[a]; pl.House == h && pl.Order != NoOrder {
			n[orderNames[pl.Order]]++
		}
	}
	return n
}

func specialsOf(tokens map[string]int) int {
	n := 0
	for name, count := range tokens {
		if isSpecial(name) {
			n += count
		}
	}
	return n
}

// starsOf returns the stars of a House's place at the King's Court.
func starsOf(s *State, h House) int {
	return []int{3, 3, 2, 1, 0}[slices.Index(s.Track[KingsCourt][:], h)]
}

// isBanned tells whether the Westeros card of deck III bans an order this turn.
func isBanned(s *State, name string) bool {
	bans := map[string]string{"sea_of_storms": "raid", "feast_for_crows": "consolidate", "storm_of_swords": "defense"}
	ban, inForce := bans[westerosNames[s.Revealed[2]]]
	return inForce && strings.HasPrefix(name, ban)
}

func isSpecial(name string) bool {
	return slices.Contains([]string{"march+1", "defense+2", "support+1", "raid*", "consolidate*"}, name)
}

// TestStarsAtTheCourt places as many special orders as it can at each position.
func TestStarsAtTheCourt(t *testing.T) {
	gametest.Covers(t, "throne.tracks.court-third-two-stars", "throne.tracks.court-fifth-no-star")
	areas := map[string]any{}
	var all []Area
	for a := Area(1); a < MaxAreas && len(all) < 9; a++ { // nine Footmen, each alone
		if !standard().sea(a) {
			areas[standard().Areas[a].ID] = map[string]any{"house": "stark", "footmen": 1}
			all = append(all, a)
		}
	}
	special := []Order{MarchPlus, DefensePlus, RaidPlus, SupportPlus, ConsolidatePlus}
	stars := []int{3, 3, 2, 1, 0}
	for i, want := range stars {
		court := []string{"baratheon", "lannister", "tyrell", "greyjoy"}
		court = slices.Insert(court, i, "stark")
		start := read(t, map[string]any{"phase": "planning", "tracks": map[string]any{"kings_court": court}, "areas": areas})
		// Whichever special order comes first, any others may follow.
		for first := range special {
			s := start
			got := 0
			for k := range special {
				order := special[(first+k*2)%len(special)]
				rule := refusal(t, &s, Stark, Action{Kind: PlaceOrder, Area: all[k], Order: order})
				switch {
				case got < want && rule != "", got == want && rule != "throne.planning.special-orders-limited-by-stars":
					t.Fatalf("position %d, %d special orders placed: %s refused by %q", i+1, got, orderNames[order], rule)
				case rule == "":
					act(t, &s, Stark, Action{Kind: PlaceOrder, Area: all[k], Order: order}, nil)
					got++
				}
			}
		}
		// Without a star there are at most two orders of each type.
		for kind := marchType; kind <= consolidateType; kind++ {
			s := start
			got := 0
			for placing := true; placing; {
				placing = false
				for _, a := range (Rules{}).Options(&s, Stark, nil) {
					if a.Kind == PlaceOrder && a.Order.is(kind) {
						act(t, &s, Stark, a, nil)
						got++
						placing = true
						break
					}
				}
			}
			if want := min(2+want, 3); got != want {
				t.Errorf("position %d: %d orders of type %d, want %d", i+1, got, kind, want)
			}
		}
	}
}
