package throne

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// biddingState reads a state that a test writes, with scripted dice.
func biddingState(t *testing.T, d map[string]any, dice ...int) State {
	t.Helper()
	text, err := json.Marshal(d)
	if err != nil {
		t.Fatal(err)
	}
	script := game.Script(dice...)
	s, err := Rules{}.ReadState(text, script)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	if left := script.Left(); len(left) > 0 {
		t.Fatalf("%s: dice %v left over", text, left)
	}
	return s
}

func biddingArea(t *testing.T, id string) Area {
	t.Helper()
	for a := Area(1); a < MaxAreas; a++ {
		if standard().Areas[a].ID == id {
			return a
		}
	}
	t.Fatalf("there is no area %q", id)
	return NoArea
}

// biddingAct carries out an action that must be legal.
func biddingAct(t *testing.T, s *State, h House, a Action, story *game.Story) {
	t.Helper()
	if err := (Rules{}).Check(s, h, a); err != nil {
		t.Fatalf("House %d, %+v: %v", h, a, err)
	}
	Rules{}.Apply(s, h, a, game.Script(), story)
}

// biddingRefusal returns the rule that refuses an action, or "" if it is legal.
func biddingRefusal(t *testing.T, s *State, h House, a Action) game.Rule {
	t.Helper()
	err := (Rules{}).Check(s, h, a)
	if err == nil {
		return ""
	}
	why, ok := game.AsRefusal(err)
	if !ok {
		t.Fatalf("House %d, %+v: %v is no refusal", h, a, err)
	}
	return why.Rule
}

// printedBanners are the armies that each level of the Supply track allows.
var printedBanners = [...][]int{
	{2, 2},
	{3, 2},
	{3, 2, 2},
	{3, 2, 2, 2},
	{3, 3, 2, 2},
	{4, 3, 2, 2},
	{4, 3, 2, 2, 2},
}

// obviouslyFed gives the largest army the largest banner, and so on.
func obviouslyFed(level int, sizes []int) bool {
	sorted := slices.Clone(sizes)
	slices.Sort(sorted)
	slices.Reverse(sorted)
	for i, size := range sorted {
		if size < 2 {
			return true // so are all that follow
		}
		if i >= len(printedBanners[level]) || size > printedBanners[level][i] {
			return false
		}
	}
	return true
}

// eachVector calls f with every vector up to most, element by element, from least.
func eachVector(least, most []int, f func([]int)) {
	v := slices.Clone(least)
	for {
		f(v)
		i := 0
		for i < len(v) && v[i] == most[i] {
			v[i] = least[i]
			i++
		}
		if i == len(v) {
			return
		}
		v[i]++
	}
}

func TestBannersOfEachLevel(t *testing.T) {
	gametest.Covers(t, "throne.supply.banners-give-limits", "throne.supply.level-three-limits",
		"throne.supply.army-is-two-or-more", "throne.supply.single-unit-free",
		"throne.supply.fleets-are-armies", "throne.supply.knight-counts-one", "throne.supply.routed-units-count")
	if got := len(standard().supply); got != len(printedBanners) {
		t.Fatalf("%d levels on the Supply track, want %d", got, len(printedBanners))
	}
	// The units of the last one are not in a place: they attack another House there.
	areas := []string{"winterfell", "the_shivering_sea", "karhold", "the_narrow_sea", "castle_black", "pyke"}
	for level := range printedBanners {
		s := blank(standard(), MaxHouses)
		s.Holdings[Stark].Supply = uint8(level)
		// Other Houses have armies too, which are nobody else's business.
		attacked := biddingArea(t, "pyke")
		s.Places[attacked] = Place{House: Greyjoy, Units: Force{4, 4, 0}, Token: NoHouse}
		places := make([]*Place, len(areas))
		for i, id := range areas {
			places[i] = &s.Places[biddingArea(t, id)]
		}
		eachVector(make([]int, len(areas)), []int{5, 5, 5, 5, 5, 5}, func(sizes []int) {
			for i, n := range sizes {
				if i == len(sizes)-1 {
					s.Battle = Battle{}
					if n > 0 {
						s.Battle = Battle{Area: attacked, Fighter: [2]House{Stark, Greyjoy}, Units: Force{uint8(n - 1), 1, 0}}
					}
					continue
				}
				*places[i] = Place{House: NoHouse, Token: NoHouse}
				if n == 0 {
					continue
				}
				places[i].House = Stark
				switch kind := Unit(i % 2 * int(Ship)); {
				case kind == Ship:
					places[i].Units[Ship] = uint8(n)
				case n > 1: // a Knight and a routed Footman among them
					places[i].Units = Force{uint8(n - 2), 1, 0}
					places[i].Routed = Force{1, 0, 0}
				default:
					places[i].Units[Knight] = 1
				}
			}
			if got, want := s.fed(Stark), obviouslyFed(level, sizes); got != want {
				t.Fatalf("level %d, armies %v: fed %t, want %t", level, sizes, got, want)
			}
		})
	}
}

// A reductionTwin is the slow and obvious way to reduce armies: it lists every way to
// remove units and keeps those that are legal in the end.
type reductionTwin struct {
	before []int
	ends   [][]int // units removed, area by area
}

func newReductionTwin(level int, before []int) *reductionTwin {
	twin := &reductionTwin{before: before}
	left := make([]int, len(before))
	eachVector(make([]int, len(before)), before, func(removed []int) {
		for i := range left {
			left[i] = before[i] - removed[i]
		}
		if !obviouslyFed(level, left) {
			return
		}
		for i := range left {
			if removed[i] == 0 {
				continue
			}
			left[i]++
			if obviouslyFed(level, left) {
				return // a unit could be put back
			}
			left[i]--
		}
		twin.ends = append(twin.ends, slices.Clone(removed))
	})
	return twin
}

// may tells whether a unit of an area may go now: some legal end extends what has been
// removed so far and it.
func (twin *reductionTwin) may(removed []int, area int) bool {
	for _, end := range twin.ends {
		extends := end[area] > removed[area]
		for i := range removed {
			extends = extends && end[i] >= removed[i]
		}
		if extends {
			return true
		}
	}
	return false
}

// reductionState stands armies of Baratheon into areas, after some units are gone.
func reductionState(level int, areas []Area, before, removed []int) *State {
	s := blank(standard(), MaxHouses)
	s.Holdings[Baratheon].Supply = uint8(level)
	s.Stack.Push(game.Frame{Proc: procTurn, Step: turnPlanning})
	s.Stack.Push(game.Frame{Proc: procWesteros, Step: westerosII})
	s.Stack.Push(game.Frame{Proc: procSupply, Step: supplyReduce})
	for i, a := range areas {
		left := uint8(before[i] - removed[i])
		s.Cut[a] = uint8(removed[i])
		if left == 0 {
			continue
		}
		pl := &s.Places[a]
		pl.House = Baratheon
		if s.Board.sea(a) {
			pl.Units[Ship] = left
		} else {
			pl.Units[Footman] = left
		}
	}
	s.Waits = game.Decision{Who: game.Seats(Baratheon), Kind: decideReduce}
	return &s
}

// compareReduction compares the rules with the twin at one moment of a reduction.
func compareReduction(t *testing.T, s *State, level int, twin *reductionTwin, areas []Area, removed []int) {
	t.Helper()
	options := Rules{}.Options(s, Baratheon, nil)
	reducible := s.reducible(Baratheon)
	for i, a := range areas {
		want := twin.may(removed, i)
		if got := reducible.Has(a); got != want {
			t.Fatalf("level %d, armies %v, removed %v: reducible has army %d: %t, want %t", level, twin.before, removed, i, got, want)
		}
		unit := Footman
		if s.Board.sea(a) {
			unit = Ship
		}
		act := Action{Kind: Remove, Area: a, Unit: unit}
		if got := biddingRefusal(t, s, Baratheon, act) == ""; got != want {
			t.Fatalf("level %d, armies %v, removed %v: army %d may be cut: %t, want %t", level, twin.before, removed, i, got, want)
		}
		if got := slices.Contains(options, act); got != want {
			t.Fatalf("level %d, armies %v, removed %v: army %d is offered: %t, want %t", level, twin.before, removed, i, got, want)
		}
		reducible &^= AreaSet(0).With(a)
	}
	if reducible != 0 {
		t.Fatalf("level %d, armies %v, removed %v: reducible has areas without units: %b", level, twin.before, removed, reducible)
	}
}

// TestReducibleOfSmallBoards compares every moment of every reduction of up to five
// areas of up to five units.
func TestReducibleOfSmallBoards(t *testing.T) {
	gametest.Covers(t, "throne.supply.excess-must-be-destroyed", "throne.supply.single-unit-free")
	areas := []Area{
		biddingArea(t, "dragonstone"), biddingArea(t, "shipbreaker_bay"), biddingArea(t, "kingswood"),
		biddingArea(t, "storms_end"), biddingArea(t, "summer_sea"),
	}
	most := []int{5, 5, 5, 5, 5}
	if testing.Short() {
		most[4] = 0
	}
	moments := 0
	for level := range printedBanners {
		eachVector([]int{0, 0, 0, 0, 0}, most, func(v []int) {
			if !slices.IsSortedFunc(v, func(a, b int) int { return b - a }) {
				return
			}
			before := slices.Clone(v)
			twin := newReductionTwin(level, before)
			if len(twin.ends) == 0 {
				t.Fatalf("level %d, armies %v: the twin finds no end", level, before)
			}
			// Every moment lies on the way to some end.
			seen := map[int]bool{}
			for _, end := range twin.ends {
				eachVector(make([]int, len(end)), end, func(removed []int) {
					key := 0
					for _, n := range removed {
						key = 6*key + n
					}
					if !seen[key] {
						seen[key] = true
						moments++
						compareReduction(t, reductionState(level, areas, before, removed), level, twin, areas, removed)
					}
				})
			}
		})
	}
	if moments < 3000 {
		t.Errorf("only %d moments compared", moments)
	}
}

// TestReducibleOfLargeBoards plays random reductions of all 20 units of a House to
// their end.
func TestReducibleOfLargeBoards(t *testing.T) {
	gametest.Covers(t, "throne.supply.excess-must-be-destroyed")
	random := rand.New(rand.NewPCG(1, 2))
	var land, sea []Area
	for a := Area(1); a < MaxAreas; a++ {
		if standard().sea(a) {
			sea = append(sea, a)
		} else {
			land = append(land, a)
		}
	}
	for range 600 {
		level := random.IntN(len(printedBanners))
		// Stand up to 14 units on land and up to 6 at sea, in up to ten areas, and
		// few enough ways to remove them for the twin.
		count := map[Area]int{}
		for ways := 1; len(count) == 0 || ways > 60000; {
			clear(count)
			spread := 1 + random.IntN(7)
			for range 2 + random.IntN(13) {
				count[land[random.IntN(spread)*4]]++
			}
			for range random.IntN(7) {
				count[sea[random.IntN(3)*3]]++
			}
			ways = 1
			for _, n := range count {
				ways *= n + 1
			}
		}
		areas := slices.Collect(maps.Keys(count))
		random.Shuffle(len(areas), func(i, j int) { areas[i], areas[j] = areas[j], areas[i] })
		before := make([]int, len(areas))
		for i, a := range areas {
			before[i] = count[a]
		}
		twin := newReductionTwin(level, before)
		removed := make([]int, len(areas))
		for {
			s := reductionState(level, areas, before, removed)
			compareReduction(t, s, level, twin, areas, removed)
			options := Rules{}.Options(s, Baratheon, nil)
			if s.fed(Baratheon) {
				if len(options) > 0 || !slices.ContainsFunc(twin.ends, func(end []int) bool { return slices.Equal(end, removed) }) {
					t.Fatalf("level %d, armies %v: ended with %v removed", level, before, removed)
				}
				break
			}
			if len(options) == 0 {
				t.Fatalf("level %d, armies %v, removed %v: stuck", level, before, removed)
			}
			pick := options[random.IntN(len(options))]
			removed[slices.Index(areas, pick.Area)]++
		}
	}
}

// TestNoMoveOrRecruitExceedsSupply plays random games: no move, retreat or recruit ever leaves
// a House above its limits; only a new Supply level does, until units are removed.
func TestNoMoveOrRecruitExceedsSupply(t *testing.T) {
	gametest.Covers(t, "throne.supply.no-move-beyond-limit", "throne.muster.supply-limit", "throne.muster.unit-pool-limit")
	asked := map[game.Kind]int{}
	for n := range 300 {
		random := rand.New(rand.NewPCG(7, uint64(n)))
		dice := game.NewDice(game.SeedFrom(7, n))
		s, err := Rules{}.Start(game.Setup{Seats: 3 + n%3}, dice)
		if err != nil {
			t.Fatal(err)
		}
		for action := 1; s.Waits.Who != 0; action++ {
			h := s.Waits.Who.First()
			options := Rules{}.Options(&s, h, nil)
			pick := options[random.IntN(len(options))]
			asked[s.Waits.Kind]++
			dice.At(action)
			Rules{}.Apply(&s, h, pick, dice, nil)
			for h := range House(s.Houses) {
				var all Force
				var sizes []int
				for a := range s.Places {
					if pl := &s.Places[a]; pl.House == h {
						all = all.plus(pl.Units).plus(pl.Routed)
						sizes = append(sizes, pl.Units.Len()+pl.Routed.Len())
					}
				}
				if s.Battle.Area != NoArea && s.Battle.Fighter[Attack] == h {
					all = all.plus(s.Battle.Units)
					sizes = append(sizes, s.Battle.Units.Len())
				}
				if all[Footman] > 10 || all[Knight] > 4 || all[Ship] > 6 {
					t.Fatalf("game %d, action %d, %+v: House %d has %v units", n, action, pick, h, all)
				}
				reducing := s.Waits.Kind == decideReduce && s.Waits.Who.Has(h)
				if !reducing && !obviouslyFed(int(s.Holdings[h].Supply), sizes) {
					t.Fatalf("game %d, action %d, %+v: House %d with Supply %d has armies of %v", n, action, pick, h, s.Holdings[h].Supply, sizes)
				}
			}
		}
	}
	for _, kind := range []game.Kind{decideReduce, decideMuster, decideMarch, decideRetreat} {
		if asked[kind] == 0 {
			t.Errorf("no game came to the decision %q", kindNames[kind])
		}
	}
}

// musterState is a Mustering in which Stark, first in play order, controls areas by
// tokens, with room for everything.
func musterState(t *testing.T, tokens ...string) State {
	t.Helper()
	areas := map[string]any{}
	for _, id := range tokens {
		areas[id] = map[string]any{"token": "stark"}
	}
	return biddingState(t, map[string]any{
		"phase":    "westeros",
		"revealed": map[string]string{"I": "mustering", "II": "last_days_of_summer", "III": "last_days_of_summer"},
		"tracks":   map[string]any{"iron_throne": []string{"stark", "baratheon", "lannister", "tyrell", "greyjoy"}},
		"houses":   map[string]any{"stark": map[string]any{"supply": 6}},
		"areas":    areas,
	})
}

func TestPointsOfEachArea(t *testing.T) {
	gametest.Covers(t, "throne.muster.fortress-two-points", "throne.muster.city-one-point",
		"throne.muster.control-without-units-suffices", "throne.muster.points-not-transferable")
	fortresses := []string{"winterfell", "seagard", "pyke", "riverrun", "lannisport", "kings_landing", "dragonstone", "highgarden"}
	cities := []string{
		"white_harbor", "flints_finger", "moat_cailin", "the_eyrie", "harrenhal", "crackclaw_point",
		"the_reach", "oldtown", "storms_end", "sunspear",
	}
	for a := Area(1); a < MaxAreas; a++ {
		if standard().sea(a) {
			continue
		}
		id := standard().Areas[a].ID
		want := 0
		switch {
		case slices.Contains(fortresses, id):
			want = 2
		case slices.Contains(cities, id):
			want = 1
		}
		// Seagard and Harrenhal as well, so that Stark has points elsewhere.
		s := musterState(t, id, "harrenhal", "seagard")
		knight := Action{Kind: Muster, Area: a, Unit: Knight}
		if got := biddingRefusal(t, &s, Stark, knight) == ""; got != (want == 2) {
			t.Errorf("%s: a Knight may be mustered: %t", id, got)
		}
		got := 0
		footman := Action{Kind: Muster, Area: a, Unit: Footman}
		for s.Waits.Who.Has(Stark) && biddingRefusal(t, &s, Stark, footman) == "" && got < 5 {
			biddingAct(t, &s, Stark, footman, nil)
			got++
		}
		if got != want || int(s.Places[a].Units[Footman]) != want {
			t.Errorf("%s: %d Footmen mustered, want %d", id, got, want)
		}
	}
}

// TestWhereRecruitsAppear tries to place every recruit everywhere.
func TestWhereRecruitsAppear(t *testing.T) {
	gametest.Covers(t, "throne.muster.land-units-in-source-area", "throne.muster.ships-in-adjacent-sea")
	var doc struct {
		Areas   []struct{ ID, Kind string }
		Borders []struct{ A, B string }
	}
	data, err := os.ReadFile("data/areas.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, &doc); err != nil {
		t.Fatal(err)
	}
	seas := map[string]bool{}
	for _, a := range doc.Areas {
		seas[a.ID] = a.Kind == "sea"
	}
	shores := map[[2]string]bool{}
	for _, b := range doc.Borders {
		shores[[2]string{b.A, b.B}] = seas[b.B]
		shores[[2]string{b.B, b.A}] = seas[b.A]
	}
	for _, id := range []string{"winterfell", "harrenhal", "sunspear", "dragonstone", "riverrun", "flints_finger"} {
		s := musterState(t, id)
		from := biddingArea(t, id)
		for to := NoArea; to < MaxAreas; to++ {
			place := standard().Areas[to].ID
			ship := Action{Kind: Muster, Area: from, Unit: Ship, To: to}
			rule := biddingRefusal(t, &s, Stark, ship)
			if shores[[2]string{id, place}] {
				after := s
				biddingAct(t, &after, Stark, ship, nil)
				if rule != "" || after.Places[to].Units != (Force{0, 0, 1}) || after.Places[from].Units.Len() != 0 {
					t.Errorf("a Ship from %s to %s: %q, there are %v", id, place, rule, after.Places[to].Units)
				}
			} else if rule != "throne.muster.ships-in-adjacent-sea" {
				t.Errorf("a Ship from %s to %q: refused by %q", id, place, rule)
			}
			footman := Action{Kind: Muster, Area: from, Unit: Footman, To: to}
			switch rule := biddingRefusal(t, &s, Stark, footman); {
			case to == NoArea && rule != "":
				t.Errorf("a Footman in %s: refused by %q", id, rule)
			case to != NoArea && rule != "throne.muster.land-units-in-source-area":
				t.Errorf("a Footman from %s to %s: refused by %q", id, place, rule)
			}
		}
	}
}

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
						s := biddingState(t, map[string]any{
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

// biddingHouses gives every House that much Power.
func biddingHouses(power ...int) map[string]any {
	houses := map[string]any{}
	for h, n := range power {
		houses[standard().Houses[h].ID] = map[string]any{"power": n}
	}
	return houses
}

// bidState is a state at the first bid, for the Iron Throne or for the Watch.
func bidState(t *testing.T, two, three string, power ...int) State {
	t.Helper()
	return biddingState(t, map[string]any{
		"players": len(power), "phase": "westeros",
		"revealed": map[string]string{"I": "last_days_of_summer", "II": two, "III": three},
		"houses":   biddingHouses(power...),
		"areas":    map[string]any{"winterfell": map[string]any{"house": "stark", "footmen": 1}},
	})
}

// TestBidsAreSecret changes what one House has and bids: nobody else sees a difference,
// neither in the state nor in the story, before the last bid.
func TestBidsAreSecret(t *testing.T) {
	gametest.Covers(t, "throne.clash.secret-bid", "throne.wildlings.secret-bids")
	for kind, cards := range map[game.Kind][2]string{
		decideBid:      {"clash_of_kings", "last_days_of_summer"},
		decideWatchBid: {"last_days_of_summer", "wildlings_attack"},
	} {
		for h := range House(MaxHouses) {
			others := []game.Seat{game.NoSeat}
			for other := range House(MaxHouses) {
				if other != h {
					others = append(others, other)
				}
			}
			var views map[game.Seat]State
			var stories map[game.Seat][]game.Event
			for power := range 8 {
				for bid := range power + 1 {
					have := []int{5, 5, 5, 5, 5}
					have[h] = power
					s := bidState(t, cards[0], cards[1], have...)
					if s.Waits.Kind != kind || s.Waits.Who != game.FirstSeats(MaxHouses) {
						t.Fatalf("%v: the decision is %+v", cards, s.Waits)
					}
					var story game.Story
					biddingAct(t, &s, h, Action{Kind: Bid, N: int8(bid)}, &story)
					if own := (Rules{}).Redact(&s, h); own.Holdings[h].Bid != int8(bid) || own.Holdings[h].Power != int8(power) {
						t.Fatalf("House %d does not see its own bid", h)
					}
					first := views == nil
					if first {
						views, stories = map[game.Seat]State{}, map[game.Seat][]game.Event{}
					}
					for _, other := range others {
						view, seen := Rules{}.Redact(&s, other), story.Seen(other)
						if first {
							views[other], stories[other] = view, seen
							continue
						}
						if view != views[other] {
							t.Fatalf("House %d with %d Power bids %d: seat %d sees a difference", h, power, bid, other)
						}
						if !slices.Equal(seen, stories[other]) {
							t.Fatalf("House %d with %d Power bids %d: seat %d is told %v, or else %v", h, power, bid, other, seen, stories[other])
						}
					}
				}
			}
		}
	}
}

// TestAuctions bids at random and breaks ties at random: each track comes out in the
// order of the bids, and each tie goes to who then holds the Iron Throne.
func TestAuctions(t *testing.T) {
	gametest.Covers(t, "throne.clash.three-auctions-in-order", "throne.clash.rank-by-bid", "throne.clash.ties-by-iron-throne-holder",
		"throne.clash.tied-pawns-take-best-positions", "throne.clash.all-bids-spent", "throne.clash.marker-to-first-place",
		"throne.clash.old-throne-holder-breaks-throne-ties", "throne.clash.new-throne-holder-breaks-later-ties",
		"throne.clash.bid-from-available-power", "throne.clash.zero-bid-allowed")
	random := rand.New(rand.NewPCG(3, 4))
	for range 400 {
		houses := 3 + random.IntN(3)
		have := make([]int, houses)
		for h := range have {
			have[h] = random.IntN(8)
		}
		s := bidState(t, "clash_of_kings", "last_days_of_summer", have...)
		holder := s.Marker[IronThrone]
		for track := range Track(tracks) {
			markers := s.Marker
			bids := make([]int, houses)
			for _, h := range random.Perm(houses) {
				if s.Waits.Kind != decideBid || !s.Waits.Who.Has(House(h)) {
					t.Fatalf("track %d: House %d is not asked to bid: %+v", track, h, s.Waits)
				}
				if rule := biddingRefusal(t, &s, House(h), Action{Kind: Bid, N: int8(have[h] + 1)}); rule != "throne.clash.bid-from-available-power" {
					t.Fatalf("track %d: House %d bids more than its %d: %q", track, h, have[h], rule)
				}
				if rule := biddingRefusal(t, &s, House(h), Action{Kind: Bid}); rule != "" {
					t.Fatalf("track %d: House %d may not bid 0: %q", track, h, rule)
				}
				bids[h] = random.IntN(min(have[h], 2) + 1)
				biddingAct(t, &s, House(h), Action{Kind: Bid, N: int8(bids[h])}, nil)
			}
			var chosen []House
			for s.Waits.Kind == decideRank {
				if s.Waits.Who != game.Seats(holder) || s.Marker != markers {
					t.Fatalf("track %d, bids %v: %+v decides, markers %v, want House %d and %v", track, bids, s.Waits, s.Marker, holder, markers)
				}
				options := Rules{}.Options(&s, holder, nil)
				pick := options[random.IntN(len(options))]
				chosen = append(chosen, pick.House)
				biddingAct(t, &s, holder, pick, nil)
			}
			placed := s.Track[track][:houses]
			for i := 1; i < houses; i++ {
				if placed[i] == NoHouse || bids[placed[i-1]] < bids[placed[i]] {
					t.Fatalf("track %d, bids %v: placed %v", track, bids, placed)
				}
			}
			// Tied Houses stand in the order in which they were chosen.
			at := -1
			for _, h := range chosen {
				next := slices.Index(placed, h)
				if next <= at {
					t.Fatalf("track %d, bids %v: chosen %v, placed %v", track, bids, chosen, placed)
				}
				at = next
			}
			for later := track + 1; later < tracks; later++ {
				if s.Track[later][0] != NoHouse {
					t.Fatalf("track %d is filled after the auction for %d", later, track)
				}
			}
			markers[track] = placed[0]
			if s.Marker != markers {
				t.Fatalf("track %d, placed %v: markers %v, want %v", track, placed, s.Marker, markers)
			}
			for h := range have {
				if have[h] -= bids[h]; int(s.Holdings[h].Power) != have[h] || s.Holdings[h].Bid != noBid {
					t.Fatalf("track %d: House %d has %+v, want %d Power", track, h, s.Holdings[h], have[h])
				}
			}
			holder = s.Marker[IronThrone]
		}
		if s.Waits.Kind != decideOrders {
			t.Fatalf("after three auctions: %+v", s.Waits)
		}
	}
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
		start := biddingState(t, map[string]any{"phase": "planning", "tracks": map[string]any{"kings_court": court}, "areas": areas})
		// Whichever special order comes first, any others may follow.
		for first := range special {
			s := start
			got := 0
			for k := range special {
				order := special[(first+k*2)%len(special)]
				rule := biddingRefusal(t, &s, Stark, Action{Kind: PlaceOrder, Area: all[k], Order: order})
				switch {
				case got < want && rule != "", got == want && rule != "throne.planning.special-orders-limited-by-stars":
					t.Fatalf("position %d, %d special orders placed: %s refused by %q", i+1, got, orderNames[order], rule)
				case rule == "":
					biddingAct(t, &s, Stark, Action{Kind: PlaceOrder, Area: all[k], Order: order}, nil)
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
						biddingAct(t, &s, Stark, a, nil)
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
		s := biddingState(t, map[string]any{
			"players": 3, "phase": "westeros", "wildlings": 12, "areas": areas,
			"tracks":   map[string]any{"iron_throne": []string{"stark", "baratheon", "lannister"}},
			"revealed": map[string]string{"I": "last_days_of_summer", "II": "last_days_of_summer", "III": "wildlings_attack"},
		})
		owed := 2 + random.IntN(2)*2
		biddingAct(t, &s, Stark, Action{Kind: Bid, N: int8(4 - owed)}, nil)
		biddingAct(t, &s, Baratheon, Action{Kind: Bid, N: 1}, nil)
		biddingAct(t, &s, Lannister, Action{Kind: Bid, N: 1}, nil)
		if owed == 2 { // Baratheon and Lannister have bid least
			biddingAct(t, &s, Stark, Action{Kind: Choose, House: Lannister}, nil)
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
					if got := biddingRefusal(t, &s, Stark, act) == ""; got != want {
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
			biddingAct(t, &s, Stark, pick, nil)
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
