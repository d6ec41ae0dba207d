package throne

import (
	"fmt"
	"testing"

	"gonfalon/game/gametest"
)

func TestComponentsNeverRunOver(t *testing.T) {
	gametest.Covers(t,
		"throne.limit.components-finite", "throne.limit.power-twenty", "throne.setup.power-tokens-20", "throne.setup.order-tokens-15",
		"throne.setup.influence-and-supply-pawns", "throne.board.ships-sea-only", "throne.board.land-units-land-only")
	types := map[Order]string{
		MarchMinus: "march", March: "march", MarchPlus: "march", Support: "support", SupportPlus: "support", Raid: "raid",
		RaidPlus: "raid", Consolidate: "consolidate", ConsolidatePlus: "consolidate", Defense: "defense", DefensePlus: "defense",
	}
	playEverySetup(t, fewOrMany(), func(d *deed) error {
		s := &d.after
		ships := s.Options.Ships
		for h := range House(s.Houses) {
			name := s.Board.Houses[h].ID
			if all := unitsOf(s, h); all[Footman] > 10 || all[Knight] > 4 || all[Ship] > ships {
				return fmt.Errorf("%s has units %v", name, all)
			}
			power := int(s.Holdings[h].Power)
			orders := map[string]int{}
			for a := range s.Places {
				pl := &s.Places[a]
				if pl.Token == h {
					power++
				}
				if pl.House == h && pl.Order != NoOrder {
					orders[types[pl.Order]]++
				}
			}
			if s.Holdings[h].Power < 0 || power > 20 {
				return fmt.Errorf("%s has %d Power available, %d with the board", name, s.Holdings[h].Power, power)
			}
			for kind, n := range orders {
				if n > 3 || kind == "" {
					return fmt.Errorf("%s has %d orders %q", name, n, kind)
				}
			}
			if s.Holdings[h].Supply > 6 {
				return fmt.Errorf("%s has Supply %d", name, s.Holdings[h].Supply)
			}
			for track := range Track(tracks) {
				pawns := 0
				for _, at := range s.Track[track] {
					if at == h {
						pawns++
					}
				}
				if bidding := s.running(procClash); pawns > 1 || pawns == 0 && !bidding {
					return fmt.Errorf("%s has %d pawns on the track %s", name, pawns, trackNames[track])
				}
			}
		}
		for a := Area(1); a < MaxAreas; a++ {
			units := s.Places[a].Units.plus(s.Places[a].Routed)
			if s.Board.Areas[a].Home == NoHouse && s.Places[a].House != NoHouse && int(s.Places[a].House) >= int(s.Houses) {
				return fmt.Errorf("an absent House stands in %s", s.Board.Areas[a].ID)
			}
			if s.Board.Sea.Has(a) && units[Footman]+units[Knight] > 0 || s.Board.Land.Has(a) && units[Ship] > 0 {
				return fmt.Errorf("%v in %s", units, s.Board.Areas[a].ID)
			}
		}
		if x := &s.Battle; x.Area != NoArea && (s.Board.Sea.Has(x.Area) && x.Units[Footman]+x.Units[Knight] > 0 || s.Board.Land.Has(x.Area) && x.Units[Ship] > 0) {
			return fmt.Errorf("%v attack %s", x.Units, s.Board.Areas[x.Area].ID)
		}
		return nil
	})
}

// TestPowerIsSpentOnThreeThings: in whole matches no House loses Power but by its bids,
// by a token that it leaves behind, or by Melisandre.
func TestPowerIsSpentOnThreeThings(t *testing.T) {
	gametest.Covers(t, "throne.limit.power-uses")
	spent := map[string]int{}
	playEverySetup(t, 2*fewOrMany(), func(d *deed) error {
		before, by, a, after := &d.before, d.seat, d.action, &d.after
		for h := range House(before.Houses) {
			lost := before.Holdings[h].Power - after.Holdings[h].Power
			if lost <= 0 {
				continue
			}
			var may int8
			use := "nothing"
			switch kind := before.Waits.Kind; {
			case kind == decideBid, kind == decideRank:
				use, may = "influence", before.Holdings[h].Bid
			case kind == decideWatchBid, kind == decideTop, kind == decideLow:
				use, may = "watch", before.Holdings[h].Bid
			case a.Kind == MarchOrder && a.Token && h == by,
				kind == decideSupport && before.Marching.Token && h == before.Battle.Fighter[Attack]:
				use, may = "control", 1
			case a.Kind == Discard && h == by && before.Battle.Card[before.side(h)] == 1: // Melisandre is the first card
				use, may = "card", 1
			}
			if use != "nothing" && a.Kind == Bid && h == by {
				may = a.N
			}
			if lost > may {
				return fmt.Errorf("%s has lost %d Power, of which %d to %s", before.Board.Houses[h].ID, lost, may, use)
			}
			spent[use]++
		}
		return nil
	})
	for _, use := range []string{"influence", "watch", "control"} {
		if spent[use] == 0 {
			t.Errorf("nobody has spent Power on %s: nothing is proven", use)
		}
	}
}
