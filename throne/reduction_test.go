package throne

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

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
		if got := refusal(t, s, Baratheon, act) == ""; got != want {
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
		areaOf(t, "dragonstone"), areaOf(t, "shipbreaker_bay"), areaOf(t, "kingswood"),
		areaOf(t, "storms_end"), areaOf(t, "summer_sea"),
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
