package throne

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// TestMammoths draws every set of three cards, from every space of the track, with and
// without a Winter is Coming before each.
func TestMammoths(t *testing.T) {
	gametest.Covers(t, "throne.wildlings.mammoth-advances-one", "throne.wildlings.max-three-per-phase", "throne.wildlings.track-values")
	bears := [decks]map[WesterosCard]int{
		{LastDaysOfSummer: 1},
		{LastDaysOfSummer: 1},
		{SeaOfStorms: 1, FeastForCrows: 1, RainsOfAutumn: 1, StormOfSwords: 1},
	}
	cards := [decks][]WesterosCard{
		{SupplyCard, MusteringCard, LastDaysOfSummer},
		{ClashOfKings, GameOfThrones, LastDaysOfSummer},
		{WildlingsAttack, SeaOfStorms, FeastForCrows, RainsOfAutumn, StormOfSwords, LastDaysOfSummer},
	}
	strengths := []int{0, 2, 4, 6, 8, 10, 12}
	for space, strength := range strengths {
		for _, one := range cards[0] {
			for _, two := range cards[1] {
				for _, three := range cards[2] {
					for winters := range 2 {
						var dice []int
						for _, c := range [...]WesterosCard{one, two, three} {
							for range winters {
								dice = append(dice, int(WinterIsComing))
							}
							dice = append(dice, int(c))
						}
						s := read(t, map[string]any{
							"phase": "westeros", "wildlings": strength,
							"areas": map[string]any{"winterfell": map[string]any{"house": "stark", "footmen": 1}},
						}, dice...)
						if s.Revealed != [decks]WesterosCard{one, two, three} {
							t.Fatalf("drew %v: revealed %v", dice, s.Revealed)
						}
						mammoths := bears[0][one] + bears[1][two] + bears[2][three]
						want := strengths[min(space+mammoths, 6)]
						if got := s.wildlingStrength(); got != want || mammoths > 3 {
							t.Fatalf("from %d, drew %v with %d mammoths: strength %d, want %d", strength, dice, mammoths, got, want)
						}
						if attack := s.Waits.Kind == decideWatchBid; attack && three != WildlingsAttack {
							t.Fatalf("from %d, drew %v: an attack without its card", strength, dice)
						}
					}
				}
			}
		}
	}
	for strength := range 16 {
		text := fmt.Sprintf(`{"wildlings": %d}`, strength)
		_, err := Rules{}.ReadState([]byte(text), nil)
		if (err == nil) != slices.Contains(strengths, strength) {
			t.Errorf("a track with a space %d: %v", strength, err)
		}
	}
}

// TestWildlingLosses gives Stark random units and takes losses at random: they come to
// exactly what is owed, a unit may go if and only if the rest can be made up exactly, and
// no unit turns into another.
func TestWildlingLosses(t *testing.T) {
	gametest.Covers(t, "throne.wildlings.everyone-loses-two", "throne.wildlings.lowest-bidder-loses-four", "throne.wildlings.no-downgrade")
	price := [unitTypes]int{Footman: 1, Knight: 2, Ship: 1}
	worth := func(f Force) int {
		return int(f[Footman])*price[Footman] + int(f[Knight])*price[Knight] + int(f[Ship])*price[Ship]
	}
	// payable tells whether some of the units are worth exactly so much.
	payable := func(f Force, owed int) bool {
		for a := range f[Footman] + 1 {
			for b := range f[Knight] + 1 {
				for c := range f[Ship] + 1 {
					if worth(Force{a, b, c}) == owed {
						return true
					}
				}
			}
		}
		return false
	}
	random := rand.New(rand.NewPCG(5, 6))
	asked := 0
	for range 600 {
		keep, home, sea := random.IntN(3), random.IntN(3), random.IntN(3)
		knights := random.IntN(3)
		areas := map[string]any{}
		if home+knights > 0 {
			areas["winterfell"] = map[string]any{"house": "stark", "footmen": home, "knights": knights}
		}
		if keep > 0 {
			areas["karhold"] = map[string]any{"house": "stark", "footmen": keep}
		}
		if sea > 0 {
			areas["bay_of_ice"] = map[string]any{"house": "stark", "ships": sea}
		}
		areas["kingswood"] = map[string]any{"house": "baratheon", "footmen": 2} // exactly what is owed
		areas["dragonstone"] = map[string]any{"house": "baratheon", "knights": 1}
		s := read(t, map[string]any{
			"players": 3, "phase": "westeros", "wildlings": 12, "areas": areas,
			"tracks":   map[string]any{"iron_throne": []string{"stark", "baratheon", "lannister"}},
			"revealed": map[string]string{"I": "last_days_of_summer", "II": "last_days_of_summer", "III": "wildlings_attack"},
		})
		owed := 2 + random.IntN(2)*2
		act(t, &s, Stark, Action{Kind: Bid, N: int8(4 - owed)}, nil)
		act(t, &s, Baratheon, Action{Kind: Bid, N: 1}, nil)
		act(t, &s, Lannister, Action{Kind: Bid, N: 1}, nil)
		if owed == 2 { // Baratheon and Lannister have bid least
			act(t, &s, Stark, Action{Kind: Choose, House: Lannister}, nil)
		}
		start := Force{uint8(keep + home), uint8(knights), uint8(sea)}
		left, due := start, owed
		if worth(start) < owed {
			due = 0
			left = Force{}
		}
		for s.Waits.Kind == decideLosses && s.Waits.Who.Has(Stark) {
			asked++
			options := Rules{}.Options(&s, Stark, nil)
			for a := Area(1); a < MaxAreas; a++ {
				for u := range Unit(unitTypes) {
					act := Action{Kind: Remove, Area: a, Unit: u}
					want := s.Places[a].House == Stark && s.Places[a].Units[u] > 0
					if want {
						rest := left
						rest[u]--
						want = due >= price[u] && payable(rest, due-price[u])
					}
					if got := refusal(t, &s, Stark, act) == ""; got != want {
						t.Fatalf("%v left, %d owed: %+v is legal: %t", left, due, act, got)
					}
					if got := slices.Contains(options, act); got != want {
						t.Fatalf("%v left, %d owed: %+v is offered: %t", left, due, act, got)
					}
				}
			}
			for _, act := range options {
				if act.Kind != Remove {
					t.Fatalf("%+v is offered", act)
				}
			}
			pick := options[random.IntN(len(options))]
			act(t, &s, Stark, pick, nil)
			left[pick.Unit]--
			due -= price[pick.Unit]
			if due > 0 && worth(left) == due { // the rest goes by itself
				left, due = Force{}, 0
			}
		}
		if due > 0 && worth(left) == due {
			left, due = Force{}, 0
		}
		if got := s.count(Stark); got != left || due != 0 {
			t.Fatalf("of %v with %d owed %v are left, want %v", start, owed, got, left)
		}
		if want := max(0, worth(start)-owed); worth(left) != want {
			t.Fatalf("of %v with %d owed %v are left, worth %d and not %d", start, owed, left, worth(left), want)
		}
		if s.Waits.Kind != decideLosses || s.Waits.Who != game.Seats(Baratheon) || s.Owed != 2 {
			t.Fatalf("after Stark: %+v, %d owed", s.Waits, s.Owed)
		}
	}
	if asked < 100 {
		t.Errorf("Stark was asked only %d times", asked)
	}
}
