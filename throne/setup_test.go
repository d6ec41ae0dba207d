package throne

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

func TestThreeToFivePlayers(t *testing.T) {
	gametest.Covers(t, "throne.setup.player-count", "throne.variant.three-houses", "throne.variant.four-houses")
	for seats := -1; seats <= 8; seats++ {
		s, err := Rules{}.Start(game.Setup{Seats: seats}, game.Script(), nil)
		if fine := seats >= 3 && seats <= 5; fine != (err == nil) {
			t.Errorf("%d players: %v", seats, err)
		}
		if err == nil && (int(s.Houses) != seats || s.Waits.Who != game.FirstSeats(seats)) {
			t.Errorf("%d players: %d Houses, %v must choose", seats, s.Houses, s.Waits.Who)
		}
		if seats != 0 { // in a document 0 is the default
			_, err := Rules{}.ReadState(fmt.Appendf(nil, `{"players": %d}`, seats), nil)
			if fine := seats >= 3 && seats <= 5; fine != (err == nil) {
				t.Errorf("a state of %d players: %v", seats, err)
			}
		}
	}
}

func TestEverySeatIsAHouse(t *testing.T) {
	gametest.Covers(t, "throne.setup.five-houses")
	want := []string{"baratheon", "lannister", "stark", "tyrell", "greyjoy"}
	s := start(t, 5)
	for seat, id := range want {
		if got := (Rules{}).SeatName(&s, game.Seat(seat)); got != id {
			t.Errorf("seat %d is %s, not %s", seat, got, id)
		}
	}
	if MaxHouses != len(want) || len(standard().Houses) != len(want) {
		t.Errorf("there are %d Houses", len(standard().Houses))
	}
}

// startCards are the starting cards: units, places with five players, supply.
var startCards = map[string]struct {
	home   string
	units  map[string]Force
	places [tracks]uint8
	supply uint8
}{
	"baratheon": {"dragonstone", map[string]Force{"dragonstone": {1, 1, 0}, "kingswood": {1, 0, 0}, "shipbreaker_bay": {0, 0, 2}}, [tracks]uint8{1, 4, 3}, 1},
	"lannister": {"lannisport", map[string]Force{"lannisport": {1, 1, 0}, "stoney_sept": {1, 0, 0}, "the_golden_sound": {0, 0, 1}}, [tracks]uint8{2, 5, 1}, 2},
	"stark":     {"winterfell", map[string]Force{"winterfell": {1, 1, 0}, "white_harbor": {1, 0, 0}, "the_shivering_sea": {0, 0, 1}}, [tracks]uint8{3, 3, 2}, 1},
	"tyrell":    {"highgarden", map[string]Force{"highgarden": {1, 1, 0}, "dornish_marches": {1, 0, 0}, "redwyne_straights": {0, 0, 1}}, [tracks]uint8{4, 2, 5}, 3},
	"greyjoy":   {"pyke", map[string]Force{"pyke": {1, 1, 0}, "greywater_watch": {1, 0, 0}, "ironmans_bay": {0, 0, 2}}, [tracks]uint8{5, 1, 4}, 2},
}

func TestStartOfAMatch(t *testing.T) {
	gametest.Covers(t,
		"throne.setup.start-card-contents", "throne.setup.influence-and-supply-pawns",
		"throne.setup.house-cards-seven", "throne.setup.start-supply-levels", "throne.setup.start-supply-equals-barrels",
		"throne.setup.markers-to-track-leaders", "throne.setup.neutral-tokens-placed", "throne.setup.wildling-pawn-zero",
		"throne.setup.turn-marker-one", "throne.turn.no-westeros-turn-one", "throne.variant.unused-units-are-neutral",
		"throne.variant.neutral-unit-strengths", "throne.variant.no-pawns-for-unused-houses", "throne.variant.close-track-gaps")
	for seats := 3; seats <= 5; seats++ {
		s := start(t, seats)
		b := s.Board
		places := [MaxAreas]Place{}
		for a := range places {
			places[a] = Place{House: NoHouse, Token: NoHouse}
		}
		for id, neutral := range map[string]uint8{"kings_landing": 5, "sunspear": 5, "the_eyrie": 6} {
			places[areaOf(t, id)].Neutral = neutral
		}
		for h := range House(MaxHouses) {
			card := startCards[b.Houses[h].ID]
			for id, units := range card.units {
				pl := &places[areaOf(t, id)]
				if int(h) < seats {
					pl.House, pl.Units = h, units
				} else {
					pl.Neutral = units[Footman] + 2*units[Knight] + units[Ship]
				}
			}
			hold := s.Holdings[h]
			if int(h) >= seats {
				if hold != (Holding{Bid: noBid}) {
					t.Errorf("%d players: %s has %+v", seats, b.Houses[h].ID, hold)
				}
				continue
			}
			if hold.Supply != card.supply || hold.Power != 5 || len(b.cardIDs(h, hold.Hand)) != 7 || hold.Discard != 0 {
				t.Errorf("%d players: %s has %+v", seats, b.Houses[h].ID, hold)
			}
			barrels := uint8(0)
			for a := Area(1); a < MaxAreas; a++ {
				if s.Places[a].House == h || a == b.Houses[h].Home {
					barrels += b.Areas[a].Barrels
				}
			}
			if barrels != card.supply {
				t.Errorf("%d players: %s controls %d barrels and starts with Supply %d", seats, b.Houses[h].ID, barrels, card.supply)
			}
		}
		if s.Places != places {
			t.Errorf("%d players: the board is not that of the starting cards", seats)
		}
		for track := range Track(tracks) {
			var want []House
			for h := range House(seats) {
				want = append(want, h)
			}
			slices.SortFunc(want, func(x, y House) int {
				return int(startCards[b.Houses[x].ID].places[track]) - int(startCards[b.Houses[y].ID].places[track])
			})
			if got := s.Track[track][:seats]; !slices.Equal(got, want) {
				t.Errorf("%d players: track %s is %v, not %v", seats, trackNames[track], got, want)
			}
			for _, h := range s.Track[track][seats:] {
				if h != NoHouse {
					t.Errorf("%d players: track %s holds a pawn too many, of %d", seats, trackNames[track], h)
				}
			}
			if s.Marker[track] != want[0] {
				t.Errorf("%d players: the marker of %s is with %d", seats, trackNames[track], s.Marker[track])
			}
		}
		if b.wildlings[s.Wildlings] != 0 || s.Turn != 1 || s.Revealed != [decks]WesterosCard{} || s.Waits.Kind != decideOrders {
			t.Errorf("%d players: Wildlings %d, turn %d, revealed %v, decision %s", seats, s.Wildlings, s.Turn, s.Revealed, kindNames[s.Waits.Kind])
		}
	}
}

func TestEveryHouseHasCardsOfItsOwn(t *testing.T) {
	gametest.Covers(t, "throne.setup.house-cards-seven")
	b := standard()
	seen := map[string]bool{}
	for h := range House(MaxHouses) {
		ids := b.cardIDs(h, allCards)
		if len(ids) != 7 {
			t.Errorf("%s has %d cards", b.Houses[h].ID, len(ids))
		}
		for _, id := range ids {
			if !strings.HasPrefix(id, b.Houses[h].ID+"_") || seen[id] {
				t.Errorf("%s has the card %q", b.Houses[h].ID, id)
			}
			seen[id] = true
		}
	}
	if len(seen) != 35 {
		t.Errorf("there are %d cards", len(seen))
	}
}

func TestCompetitiveStartIsForFive(t *testing.T) {
	gametest.Covers(t, "throne.variant.competitive-five")
	competitive := map[string]string{"court": "competitive"}
	for seats := 3; seats <= 5; seats++ {
		s, err := Rules{}.Start(game.Setup{Seats: seats, Options: competitive}, game.Script(), nil)
		if (err == nil) != (seats == 5) {
			t.Errorf("%d players: %v", seats, err)
		}
		if err != nil {
			continue
		}
		if want := [MaxHouses]House{Lannister, Stark, Baratheon, Tyrell, Greyjoy}; s.Track[KingsCourt] != want {
			t.Errorf("the King's Court is %v", s.Track[KingsCourt])
		}
		plain := start(t, 5)
		s.Track[KingsCourt] = plain.Track[KingsCourt]
		if s != plain {
			t.Error("the competitive start changes more than the King's Court")
		}
	}
}

// TestFifteenOrderTokens lays all tokens of a House on the board and looks for one more.
func TestFifteenOrderTokens(t *testing.T) {
	gametest.Covers(t, "throne.setup.order-tokens-15")
	b := standard()
	var land, sea []string
	for a := Area(1); a < MaxAreas; a++ {
		if b.sea(a) {
			sea = append(sea, b.Areas[a].ID)
		} else {
			land = append(land, b.Areas[a].ID)
		}
	}
	all := []string{
		"march-1", "march+0", "march+1", "support", "support", "support+1", "raid", "raid", "raid*",
		"consolidate", "consolidate", "consolidate*", "defense+1", "defense+1", "defense+2",
	}
	board := func(orders []string) string {
		areas := map[string]areaDocument{}
		next := 0
		for _, o := range orders {
			if strings.HasPrefix(o, "march") { // at sea
				areas[sea[len(areas)]] = areaDocument{House: "stark", Ships: 1, Order: o}
				continue
			}
			unit := areaDocument{House: "stark", Footmen: 1, Order: o}
			if next >= 10 {
				unit = areaDocument{House: "stark", Knights: 1, Order: o}
			}
			areas[land[next]] = unit
			next++
		}
		return document(t, map[string]any{"phase": "raids", "areas": areas})
	}
	s := read(t, board(all))
	var types [consolidateType + 1]int
	for a := range s.Places {
		if o := s.Places[a].Order; o != NoOrder {
			types[tokens[o].kind]++
		}
	}
	if types != [consolidateType + 1]int{0, 3, 3, 3, 3, 3} {
		t.Errorf("the board has these numbers of orders of each type: %v", types)
	}
	for _, more := range orderNames[MarchMinus:FaceDown] {
		if _, err := (Rules{}).ReadState([]byte(board(append([]string{more}, all...))), nil); err == nil {
			t.Errorf("a House has a 16th token, another %s", more)
		}
	}
}

func TestThreeDecksOfTen(t *testing.T) {
	gametest.Covers(t, "throne.setup.westeros-decks", "throne.westeros.cards-in-all-decks")
	want := [decks]map[WesterosCard]uint8{
		{SupplyCard: 3, MusteringCard: 3, LastDaysOfSummer: 3, WinterIsComing: 1},
		{ClashOfKings: 3, GameOfThrones: 3, LastDaysOfSummer: 3, WinterIsComing: 1},
		{WildlingsAttack: 3, SeaOfStorms: 1, FeastForCrows: 1, RainsOfAutumn: 1, StormOfSwords: 1, LastDaysOfSummer: 2, WinterIsComing: 1},
	}
	s := start(t, 5)
	all := 0
	for d := range s.Decks {
		sum := 0
		for c, n := range s.Decks[d].Fresh {
			if n != want[d][WesterosCard(c)] {
				t.Errorf("deck %s has %d cards %q", deckNames[d], n, westerosNames[c])
			}
			sum += int(n)
		}
		if sum != 10 || s.Decks[d].Used != [deckSize]WesterosCard{} {
			t.Errorf("deck %s has %d cards, %v used", deckNames[d], sum, s.Decks[d].Used)
		}
		all += sum
	}
	if all != 30 {
		t.Errorf("there are %d Westeros cards", all)
	}
}
