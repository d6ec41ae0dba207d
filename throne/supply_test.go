package throne

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

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
		attacked := areaOf(t, "pyke")
		s.Places[attacked] = Place{House: Greyjoy, Units: Force{4, 4, 0}, Token: NoHouse}
		places := make([]*Place, len(areas))
		for i, id := range areas {
			places[i] = &s.Places[areaOf(t, id)]
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

// TestNoMoveOrRecruitExceedsSupply plays random games: no move, retreat or recruit ever leaves
// a House above its limits; only a new Supply level does, until units are removed.
func TestNoMoveOrRecruitExceedsSupply(t *testing.T) {
	gametest.Covers(t, "throne.supply.no-move-beyond-limit", "throne.muster.supply-limit", "throne.muster.unit-pool-limit")
	asked := map[game.Kind]int{}
	for n := range 300 {
		random := rand.New(rand.NewPCG(7, uint64(n)))
		playMatch(t, game.Setup{Seats: 3 + n%3}, 7, n, firstSeat(random), func(d *deed) error {
			s := &d.after
			asked[d.before.Waits.Kind]++
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
					return fmt.Errorf("House %d has %v units", h, all)
				}
				reducing := s.Waits.Kind == decideReduce && s.Waits.Who.Has(h)
				if !reducing && !obviouslyFed(int(s.Holdings[h].Supply), sizes) {
					return fmt.Errorf("House %d with Supply %d has armies of %v", h, s.Holdings[h].Supply, sizes)
				}
			}
			return nil
		})
	}
	for _, kind := range []game.Kind{decideReduce, decideMuster, decideMarch, decideRetreat} {
		if asked[kind] == 0 {
			t.Errorf("no game came to the decision %q", kindNames[kind])
		}
	}
}
