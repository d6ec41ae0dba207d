package throne

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// Setup, board, turn, Westeros, variants, limits and the end of the game, as far as
// cases cannot tell: facts of the data, counts over all cards, and what holds in every
// state of every match.

func boardStart(t *testing.T, seats int) State {
	t.Helper()
	s, err := Rules{}.Start(game.Setup{Seats: seats}, game.Script())
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func boardRead(t *testing.T, document string, dice ...int) State {
	t.Helper()
	s, err := Rules{}.ReadState([]byte(document), game.Script(dice...))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func boardArea(t *testing.T, id string) Area {
	t.Helper()
	n := lookUp{b: standard()}
	a := n.area(id)
	if n.err != nil || a == NoArea {
		t.Fatalf("there is no area %q", id)
	}
	return a
}

// boardIDs writes a set of areas, in alphabetical order.
func boardIDs(set AreaSet) []string {
	ids := standard().areaIDs(set)
	slices.Sort(ids)
	return ids
}

func boardPair(a, b string) string {
	if a > b {
		a, b = b, a
	}
	return a + " - " + b
}

// boardPlay plays random matches with every number of players and shows each action
// with the states before and after it.
func boardPlay(t *testing.T, games int, see func(before *State, h House, a Action, after *State) error) {
	t.Helper()
	var r Rules
	for _, setup := range []game.Setup{{Seats: 3}, {Seats: 4}, {Seats: 5}, {Seats: 5, Options: map[string]string{"ships": "5"}}} {
		for n := range games {
			rng := rand.New(rand.NewPCG(uint64(n), uint64(setup.Seats)))
			dice := game.NewDice(game.SeedFrom(11, n))
			s, err := r.Start(setup, dice)
			if err != nil {
				t.Fatal(err)
			}
			var list []Action
			for number := 1; s.Waits.Who != 0; number++ {
				h := s.Waits.Who.First()
				list = r.Options(&s, h, list[:0])
				a := list[rng.IntN(len(list))]
				before := s
				dice.At(number)
				r.Apply(&s, h, a, dice, nil)
				if err := see(&before, h, a, &s); err != nil {
					t.Fatalf("%d players, game %d, action %d of turn %d (%s %v): %v",
						setup.Seats, n, number, before.Turn, standard().Houses[h].ID, r.Action(a), err)
				}
			}
		}
	}
}

func boardGames() int {
	if testing.Short() {
		return 10
	}
	return 300
}

func TestThreeToFivePlayers(t *testing.T) {
	gametest.Covers(t, "throne.setup.player-count", "throne.variant.three-houses", "throne.variant.four-houses")
	for seats := -1; seats <= 8; seats++ {
		s, err := Rules{}.Start(game.Setup{Seats: seats}, game.Script())
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
	s := boardStart(t, 5)
	for seat, id := range want {
		if got := (Rules{}).SeatName(&s, game.Seat(seat)); got != id {
			t.Errorf("seat %d is %s, not %s", seat, got, id)
		}
	}
	if MaxHouses != len(want) || len(standard().Houses) != len(want) {
		t.Errorf("there are %d Houses", len(standard().Houses))
	}
}

// boardStartCards are the starting cards: units, places with five players, supply.
var boardStartCards = map[string]struct {
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
		s := boardStart(t, seats)
		b := s.Board
		places := [MaxAreas]Place{}
		for a := range places {
			places[a] = Place{House: NoHouse, Token: NoHouse}
		}
		for id, neutral := range map[string]uint8{"kings_landing": 5, "sunspear": 5, "the_eyrie": 6} {
			places[boardArea(t, id)].Neutral = neutral
		}
		for h := range House(MaxHouses) {
			card := boardStartCards[b.Houses[h].ID]
			for id, units := range card.units {
				pl := &places[boardArea(t, id)]
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
				return int(boardStartCards[b.Houses[x].ID].places[track]) - int(boardStartCards[b.Houses[y].ID].places[track])
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
		s, err := Rules{}.Start(game.Setup{Seats: seats, Options: competitive}, game.Script())
		if (err == nil) != (seats == 5) {
			t.Errorf("%d players: %v", seats, err)
		}
		if err != nil {
			continue
		}
		if want := [MaxHouses]House{Lannister, Stark, Baratheon, Tyrell, Greyjoy}; s.Track[KingsCourt] != want {
			t.Errorf("the King's Court is %v", s.Track[KingsCourt])
		}
		plain := boardStart(t, 5)
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
		text, err := json.Marshal(map[string]any{"phase": "raids", "areas": areas})
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	s := boardRead(t, board(all))
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
	s := boardStart(t, 5)
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

// boardAreas is the board: kind, then fortification, barrels and crowns.
const boardAreas = `
castle_black land - 0 1
karhold land - 0 1
winterfell land fortress 1 1
the_stony_shore land - 1 0
white_harbor land city 0 0
widows_watch land - 1 0
flints_finger land city 0 0
greywater_watch land - 1 0
moat_cailin land city 0 0
seagard land fortress 1 1
the_twins land - 0 1
the_fingers land - 1 0
the_mountains_of_the_moon land - 1 0
the_eyrie land city 1 1
pyke land fortress 1 1
riverrun land fortress 1 1
harrenhal land city 0 1
stoney_sept land - 0 1
lannisport land fortress 2 0
crackclaw_point land city 0 0
searoad_marches land - 1 0
blackwater land - 2 0
kings_landing land fortress 0 2
dragonstone land fortress 1 1
the_reach land city 0 0
kingswood land - 0 1
highgarden land fortress 2 0
oldtown land city 0 0
dornish_marches land - 1 0
storms_end land city 0 0
the_arbor land - 0 1
starfall land - 1 0
yronwood land - 0 1
sunspear land city 1 1
bay_of_ice sea - 0 0
the_shivering_sea sea - 0 0
the_narrow_sea sea - 0 0
ironmans_bay sea - 0 0
the_golden_sound sea - 0 0
sunset_sea sea - 0 0
redwyne_straights sea - 0 0
summer_sea sea - 0 0
sea_of_dorne sea - 0 0
shipbreaker_bay sea - 0 0
blackwater_bay sea - 0 0
`

func TestAreas(t *testing.T) {
	gametest.Covers(t,
		"throne.board.two-area-types", "throne.board.islands-are-land", "throne.board.nera-two-supply",
		"throne.board.vivesaigues-salvemer-one-supply", "throne.board.peyredragon-one-crown",
		"throne.board.fortifications-shown-in-example", "throne.board.far-north-not-an-area")
	b := standard()
	var got strings.Builder
	got.WriteByte('\n')
	for a := Area(1); a < MaxAreas; a++ {
		kind := "land"
		if b.Sea.Has(a) {
			kind = "sea"
		}
		if b.Land.Has(a) == b.Sea.Has(a) {
			t.Errorf("%s is not either land or sea", b.Areas[a].ID)
		}
		fortification := []string{"-", "city", "fortress"}[b.Areas[a].Points]
		if b.Strong.Has(a) != (b.Areas[a].Points > 0) {
			t.Errorf("%s counts for victory: %v", b.Areas[a].ID, b.Strong.Has(a))
		}
		fmt.Fprintf(&got, "%s %s %s %d %d\n", b.Areas[a].ID, kind, fortification, b.Areas[a].Barrels, b.Areas[a].Crowns)
	}
	if got.String() != boardAreas {
		t.Errorf("the areas are%s", got.String())
	}
}

// TestNamesOfTheLedger ties the areas that the ledger names in French to the ids that
// the other tests use.
func TestNamesOfTheLedger(t *testing.T) {
	for id, french := range map[string]string{
		"dragonstone": "Peyredragon", "pyke": "Pyk", "the_arbor": "La Treille", "blackwater": "Néra",
		"riverrun": "Vivesaigues", "seagard": "Salvemer", "the_twins": "Les Jumeaux",
		"crackclaw_point": "Presqu'île de Claquepince", "kings_landing": "Port-Réal", "sunspear": "Lancehélion",
		"the_eyrie": "Les Eyrié", "castle_black": "Château-Noir",
	} {
		if got := standard().Areas[boardArea(t, id)].French; got != french {
			t.Errorf("%s is %s in French, not %s", id, got, french)
		}
	}
}

func TestIslands(t *testing.T) {
	gametest.Covers(t, "throne.board.islands-are-land", "throne.board.islands-leave-by-transport-only", "throne.board.ships-cannot-enter-islands")
	b := standard()
	islands := map[string]string{"dragonstone": "shipbreaker_bay", "pyke": "ironmans_bay", "the_arbor": "redwyne_straights"}
	for a := Area(1); a < MaxAreas; a++ {
		sea, island := islands[b.Areas[a].ID]
		if island != (b.Land.Has(a) && b.adjLand[a] == 0) {
			t.Errorf("%s is an island: %v", b.Areas[a].ID, !island)
		}
		if island && !slices.Equal(boardIDs(b.neighbours(a)), []string{sea}) {
			t.Errorf("around %s lie %v, not %s", b.Areas[a].ID, boardIDs(b.neighbours(a)), sea)
		}
	}
	// Without Ships nobody leaves or reaches one; no Ship enters one.
	s := boardStart(t, 5)
	s.Places = [MaxAreas]Place{}
	for a := range s.Places {
		s.Places[a] = Place{House: NoHouse, Token: NoHouse}
	}
	for a := Area(1); a < MaxAreas; a++ {
		reach := s.reach(Stark, a)
		for id := range islands {
			if reach.Has(boardArea(t, id)) {
				t.Errorf("units get from %s to %s", b.Areas[a].ID, id)
			}
		}
		if _, island := islands[b.Areas[a].ID]; island && reach != 0 {
			t.Errorf("units get from %s to %v", b.Areas[a].ID, boardIDs(reach))
		}
	}
}

func TestRiversAndBridges(t *testing.T) {
	gametest.Covers(t, "throne.board.river-blocks-march", "throne.board.two-bridges", "throne.board.river-blocks-raid-and-support")
	b := standard()
	var doc struct {
		Borders []struct {
			A, B   string
			Bridge bool
		}
	}
	data, err := embedded.ReadFile("data/areas.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, &doc); err != nil {
		t.Fatal(err)
	}
	var bridges []string
	for _, e := range doc.Borders {
		if e.Bridge {
			bridges = append(bridges, boardPair(e.A, e.B))
		}
	}
	slices.Sort(bridges)
	if want := []string{boardPair("crackclaw_point", "the_mountains_of_the_moon"), boardPair("seagard", "the_twins")}; !slices.Equal(bridges, want) {
		t.Errorf("the bridges are %v, not %v", bridges, want)
	}
	for _, pair := range bridges {
		from, to, _ := strings.Cut(pair, " - ")
		x, y := boardArea(t, from), boardArea(t, to)
		if !b.adjLand[x].Has(y) || !b.adjLand[y].Has(x) || b.rivers[x].Has(y) || b.rivers[y].Has(x) {
			t.Errorf("the bridge %s does not join its areas", pair)
		}
	}
	var rivers []string
	for x := Area(1); x < MaxAreas; x++ {
		for y := x + 1; y < MaxAreas; y++ {
			if b.rivers[x].Has(y) != b.rivers[y].Has(x) {
				t.Errorf("a river between %s and %s has one bank", b.Areas[x].ID, b.Areas[y].ID)
			}
			if b.rivers[x].Has(y) {
				rivers = append(rivers, boardPair(b.Areas[x].ID, b.Areas[y].ID))
				if b.neighbours(x).Has(y) || b.neighbours(y).Has(x) {
					t.Errorf("%s and %s are adjacent across a river", b.Areas[x].ID, b.Areas[y].ID)
				}
			}
		}
	}
	slices.Sort(rivers)
	want := []string{
		boardPair("harrenhal", "the_mountains_of_the_moon"), boardPair("oldtown", "starfall"),
		boardPair("riverrun", "the_mountains_of_the_moon"),
	}
	slices.Sort(want)
	if !slices.Equal(rivers, want) {
		t.Errorf("the rivers are %v, not %v", rivers, want)
	}
}

func TestBordersOfTheExamples(t *testing.T) {
	gametest.Covers(t, "throne.board.borders-shown-in-examples")
	b := standard()
	for from, to := range map[string][]string{
		// Land.
		"blackwater": {"harrenhal", "kings_landing", "stoney_sept", "the_reach"},
		"harrenhal":  {"riverrun"},
		"lannisport": {"stoney_sept", "searoad_marches"},
		"the_reach":  {"searoad_marches"},
		"kingswood":  {"storms_end"},
		"yronwood":   {"sunspear"},
		// Coasts, and seas with seas.
		"ironmans_bay":      {"pyke", "flints_finger", "greywater_watch", "seagard", "riverrun"},
		"sunset_sea":        {"highgarden", "searoad_marches", "oldtown", "ironmans_bay", "the_golden_sound", "redwyne_straights"},
		"the_golden_sound":  {"lannisport", "riverrun"},
		"summer_sea":        {"sunspear"},
		"redwyne_straights": {"summer_sea"},
	} {
		for _, id := range to {
			x, y := boardArea(t, from), boardArea(t, id)
			if !b.neighbours(x).Has(y) || !b.neighbours(y).Has(x) {
				t.Errorf("%s and %s are not adjacent", from, id)
			}
		}
	}
	// A chain, not a triangle.
	if x, y := boardArea(t, "sunset_sea"), boardArea(t, "summer_sea"); b.neighbours(x).Has(y) || b.neighbours(y).Has(x) {
		t.Error("Sunset Sea and Summer Sea are adjacent")
	}
	for x := Area(1); x < MaxAreas; x++ {
		for y := Area(1); y < MaxAreas; y++ {
			if b.neighbours(x).Has(y) != b.neighbours(y).Has(x) {
				t.Errorf("the border of %s and %s has one side", b.Areas[x].ID, b.Areas[y].ID)
			}
		}
	}
}

// TestNothingBeyondCastleBlack: of the 45 areas of boardAreas none lies beyond it, and
// no unit at Castle Black or in the seas beside it finds another way.
func TestNothingBeyondCastleBlack(t *testing.T) {
	gametest.Covers(t, "throne.board.far-north-not-an-area")
	b := standard()
	around := boardIDs(b.neighbours(boardArea(t, "castle_black")))
	if want := []string{"bay_of_ice", "karhold", "the_shivering_sea", "winterfell"}; !slices.Equal(around, want) {
		t.Errorf("around Castle Black lie %v", around)
	}
	s := boardRead(t, `{"phase": "marches", "areas": {
		"castle_black": {"house": "stark", "footmen": 1, "order": "march+0"}}}`)
	var to []string
	for _, a := range (Rules{}).Options(&s, Stark, nil) {
		for _, m := range a.Moves {
			if m.To != NoArea {
				to = append(to, b.Areas[m.To].ID)
			}
		}
	}
	slices.Sort(to)
	if to = slices.Compact(to); !slices.Equal(to, []string{"karhold", "winterfell"}) {
		t.Errorf("from Castle Black one marches to %v", to)
	}
	for _, id := range []string{"beyond_the_wall", "the_north", "le_nord", "the_far_north"} {
		if _, err := (Rules{}).ReadAction(fmt.Appendf(nil, `{"kind": "march", "area": "castle_black", "moves": [{"to": %q, "footmen": 1}]}`, id)); err == nil {
			t.Errorf("there is an area %q", id)
		}
	}
}

func TestHomeAreas(t *testing.T) {
	gametest.Covers(t, "throne.board.home-areas-have-shields")
	b := standard()
	homes := map[string]string{}
	for a := Area(1); a < MaxAreas; a++ {
		if h := b.Areas[a].Home; h != NoHouse {
			homes[b.Areas[a].ID] = b.Houses[h].ID
			if b.Houses[h].Home != a {
				t.Errorf("%s has another home than %s", b.Houses[h].ID, b.Areas[a].ID)
			}
		}
	}
	if len(homes) != 5 {
		t.Errorf("there are %d shields on the board", len(homes))
	}
	for id, card := range boardStartCards {
		if homes[card.home] != id {
			t.Errorf("%s bears the shield of %q, not of %s", card.home, homes[card.home], id)
		}
	}
}

// boardPhase tells which phase or step of the turn a decision belongs to.
func boardPhase(s *State) int {
	switch s.Waits.Kind {
	case decideReduce, decideMuster, decideBid, decideRank, decideWatchBid, decideTop, decideLow, decideLosses:
		return 0
	case decideTake:
		if s.Battle.Area == NoArea {
			return 0
		}
	case decideOrders:
		return 1
	case decideRaven:
		return 2
	case decideRaid:
		return 3
	}
	return 4
}

func TestTurnsRunInOrder(t *testing.T) {
	gametest.Covers(t,
		"throne.turn.ten-turns", "throne.turn.phase-order", "throne.turn.no-westeros-turn-one", "throne.turn.action-steps",
		"throne.turn.clear-orders", "throne.setup.turn-marker-one")
	ended := 0
	boardPlay(t, boardGames(), func(before *State, _ House, _ Action, after *State) error {
		if boardEmpty(after) {
			return nil // the Wildlings have left no unit: there is nothing to plan, and turns pass by
		}
		was := boardPhase(before)
		if before.Turn == 1 && was == 0 {
			return fmt.Errorf("a Westeros phase in turn 1")
		}
		if after.Waits.Who == 0 {
			if after.Turn != before.Turn {
				return fmt.Errorf("the game ends at the beginning of a turn")
			}
			enough, instant := 7, false
			if after.Houses == 3 {
				enough = 8
			}
			for _, n := range after.strongholds() {
				instant = instant || n >= enough
			}
			if !instant && after.Turn != 10 {
				return fmt.Errorf("the game ends in turn %d", after.Turn)
			}
			ended++
			return nil
		}
		is := boardPhase(after)
		switch {
		case after.Turn == before.Turn && is < was:
			return fmt.Errorf("%s follows upon %s", kindNames[after.Waits.Kind], kindNames[before.Waits.Kind])
		case after.Turn == before.Turn && is == 4 && was == 1 && boardHasOrder(after, raidType) && !after.inForce(SeaOfStorms):
			return fmt.Errorf("marches before raids")
		case after.Turn == before.Turn:
			return nil
		case after.Turn != before.Turn+1 || after.Turn > 10:
			return fmt.Errorf("turn %d follows", after.Turn)
		case is > 1 || was == 0:
			return fmt.Errorf("the next turn begins with %s", kindNames[after.Waits.Kind])
		}
		for a := range after.Places {
			if after.Places[a].Order != NoOrder {
				return fmt.Errorf("the turn is new and there is an order in %s", after.Board.Areas[a].ID)
			}
		}
		for d, c := range after.Revealed {
			if c == noWesteros || c == WinterIsComing {
				return fmt.Errorf("the card of deck %s is %q", deckNames[d], westerosNames[c])
			}
			if standard().decks[d].Fresh[c] == 0 {
				return fmt.Errorf("%s does not belong to deck %s", westerosNames[c], deckNames[d])
			}
		}
		return nil
	})
	if ended == 0 {
		t.Error("no game has ended")
	}
}

// boardEmpty tells whether no House has a unit.
func boardEmpty(s *State) bool {
	units := 0
	for h := range House(s.Houses) {
		units += boardUnits(s, h).Len()
	}
	return units == 0
}

func boardHasOrder(s *State, kind OrderType) bool {
	for a := range s.Places {
		if s.Places[a].Order.is(kind) {
			return true
		}
	}
	return false
}

// TestOrdersAreRevealedBeforeTheRaven: when the last House is done, the story tells all
// orders to everybody, and only then the Raven is asked for.
func TestOrdersAreRevealedBeforeTheRaven(t *testing.T) {
	gametest.Covers(t, "throne.turn.planning-steps")
	s := boardRead(t, `{"areas": {"winterfell": {"house": "stark", "footmen": 1}, "lannisport": {"house": "lannister", "footmen": 1}}}`)
	winterfell, lannisport := boardArea(t, "winterfell"), boardArea(t, "lannisport")
	var story game.Story
	for _, do := range []struct {
		h House
		a Action
	}{
		{Stark, Action{Kind: PlaceOrder, Area: winterfell, Order: Raid}},
		{Lannister, Action{Kind: PlaceOrder, Area: lannisport, Order: Support}},
		{Lannister, Action{Kind: Ready}},
	} {
		if err := (Rules{}).Check(&s, do.h, do.a); err != nil {
			t.Fatal(err)
		}
		Rules{}.Apply(&s, do.h, do.a, game.Script(), &story)
	}
	for _, e := range story.Seen(game.NoSeat) {
		if e.Kind == eventOrder || e.Kind == eventOrdersRevealed {
			t.Errorf("an order is told before all Houses are ready: %v", e)
		}
	}
	if s.Waits.Kind != decideOrders {
		t.Fatalf("with Stark still to close his orders, %s is asked for", kindNames[s.Waits.Kind])
	}
	story.Clear()
	Rules{}.Apply(&s, Stark, Action{Kind: Ready}, game.Script(), &story)
	if s.Waits.Kind != decideRaven || s.Waits.Who != game.Seats(Lannister) {
		t.Fatalf("%v must decide %s", s.Waits.Who, kindNames[s.Waits.Kind])
	}
	told := map[Area]Order{}
	for _, e := range story.Seen(game.NoSeat) {
		if e.Kind == eventOrder {
			told[Area(e.Args[0])] = Order(e.Args[1])
		}
	}
	if told[winterfell] != Raid || told[lannisport] != Support {
		t.Errorf("at the time of the Raven the revealed orders are %v", told)
	}
}

// TestIdleMatchLastsTenTurns: where nobody does anything, nine Westeros phases lead from
// turn 1 to turn 10, and the game is over.
func TestIdleMatchLastsTenTurns(t *testing.T) {
	gametest.Covers(t, "throne.turn.ten-turns")
	for seats := 3; seats <= 5; seats++ {
		s := boardStart(t, seats)
		dice := game.NewDice(game.SeedFrom(3, seats))
		turns := []int16{1}
		for number := 1; s.Waits.Who != 0; number++ {
			h := s.Waits.Who.First()
			list := Rules{}.Options(&s, h, nil)
			a := list[len(list)-1] // to be ready, to be done, to pass
			if s.Waits.Kind == decideBid || s.Waits.Kind == decideWatchBid {
				a = list[0] // nothing
			}
			dice.At(number)
			var story game.Story
			Rules{}.Apply(&s, h, a, dice, &story)
			for _, e := range story.Events() {
				if e.Kind == eventTurn {
					turns = append(turns, e.Args[0])
				}
			}
		}
		if want := []int16{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}; !slices.Equal(turns, want) || s.Turn != 10 || s.Winners == 0 {
			t.Errorf("%d players: the turns were %v; the game ended in turn %d, winners %v", seats, turns, s.Turn, s.Winners)
		}
	}
}

// TestWesterosCardsInPlayOrder: what the story tells of Supply and Game of Thrones comes
// in the order of the Iron Throne track.
func TestWesterosCardsInPlayOrder(t *testing.T) {
	gametest.Covers(t, "throne.westeros.game-of-thrones-income", "throne.westeros.supply-card", "throne.turn.play-order")
	s := boardRead(t, `{"phase": "marches",
		"tracks": {"iron_throne": ["greyjoy", "stark", "tyrell", "lannister", "baratheon"]},
		"areas": {
			"kingswood": {"house": "baratheon", "footmen": 1}, "stoney_sept": {"house": "lannister", "footmen": 1},
			"karhold": {"house": "stark", "footmen": 1, "order": "march+0"}, "yronwood": {"house": "tyrell", "footmen": 1},
			"seagard": {"house": "greyjoy", "footmen": 1}}}`)
	march, err := Rules{}.ReadAction([]byte(`{"kind": "march", "area": "karhold"}`))
	if err != nil {
		t.Fatal(err)
	}
	var story game.Story
	dice := game.Script(int(SupplyCard), int(GameOfThrones), int(LastDaysOfSummer))
	Rules{}.Apply(&s, Stark, march, dice, &story)
	if dice.Err() != nil || len(dice.Left()) > 0 {
		t.Fatal(dice.Err(), dice.Left())
	}
	var supplied, paid []House
	for _, e := range story.Events() {
		switch e.Kind {
		case eventSupply:
			supplied = append(supplied, e.Seat)
		case eventGained:
			paid = append(paid, e.Seat)
		}
	}
	want := []House{Greyjoy, Stark, Tyrell, Lannister, Baratheon}
	if !slices.Equal(supplied, want) || !slices.Equal(paid, want) {
		t.Errorf("Supply was set in the order %v, Power paid in the order %v, not %v", supplied, paid, want)
	}
	for h, power := range []int8{5 + 2, 5 + 1, 5 + 2, 5 + 1, 5 + 2} { // with home crowns
		if s.Holdings[h].Power != power {
			t.Errorf("%s has %d Power, not %d", s.Board.Houses[h].ID, s.Holdings[h].Power, power)
		}
	}
}

// boardUnits counts the units of a House by itself.
func boardUnits(s *State, h House) (all Force) {
	for a := range s.Places {
		if s.Places[a].House == h {
			for u := range all {
				all[u] += s.Places[a].Units[u] + s.Places[a].Routed[u]
			}
		}
	}
	if s.Battle.Area != NoArea && s.Battle.Fighter[Attack] == h {
		for u := range all {
			all[u] += s.Battle.Units[u]
		}
	}
	return all
}

func TestComponentsNeverRunOver(t *testing.T) {
	gametest.Covers(t,
		"throne.limit.components-finite", "throne.limit.power-twenty", "throne.setup.power-tokens-20", "throne.setup.order-tokens-15",
		"throne.setup.influence-and-supply-pawns", "throne.board.ships-sea-only", "throne.board.land-units-land-only")
	types := map[Order]string{
		MarchMinus: "march", March: "march", MarchPlus: "march", Support: "support", SupportPlus: "support", Raid: "raid",
		RaidPlus: "raid", Consolidate: "consolidate", ConsolidatePlus: "consolidate", Defense: "defense", DefensePlus: "defense",
	}
	boardPlay(t, boardGames(), func(_ *State, _ House, _ Action, s *State) error {
		ships := s.Options.Ships
		for h := range House(s.Houses) {
			name := s.Board.Houses[h].ID
			if all := boardUnits(s, h); all[Footman] > 10 || all[Knight] > 4 || all[Ship] > ships {
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
	boardPlay(t, 2*boardGames(), func(before *State, by House, a Action, after *State) error {
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

// TestNeutralUnitsNeverMove: the forces of absent Houses stay where they are, as strong
// as they are, until somebody enters, and never come back.
func TestNeutralUnitsNeverMove(t *testing.T) {
	gametest.Covers(t, "throne.variant.unused-units-are-neutral")
	entered := 0
	boardPlay(t, boardGames(), func(before *State, _ House, _ Action, after *State) error {
		for a := Area(1); a < MaxAreas; a++ {
			was, is := &before.Places[a], &after.Places[a]
			switch {
			case was.Neutral == is.Neutral:
			case is.Neutral == 0 && is.House != NoHouse:
				entered++
			default:
				return fmt.Errorf("the neutral force of %s goes from %d to %d", before.Board.Areas[a].ID, was.Neutral, is.Neutral)
			}
			if is.Neutral > 0 && (is.House != NoHouse || is.Token != NoHouse || is.Order != NoOrder) {
				return fmt.Errorf("a neutral force shares %s", before.Board.Areas[a].ID)
			}
		}
		return nil
	})
	if entered == 0 {
		t.Error("nobody has entered a neutral area: nothing is proven")
	}
}

// TestAbsentHomesAreNobodys: the printed shield of an absent House gives nobody its home,
// be it held by the neutral force or left empty; that of a House in play gives it to it.
func TestAbsentHomesAreNobodys(t *testing.T) {
	gametest.Covers(t, "throne.variant.unused-units-are-neutral")
	for seats := 3; seats <= 5; seats++ {
		s := boardStart(t, seats)
		for h := range House(MaxHouses) {
			home := boardArea(t, boardStartCards[s.Board.Houses[h].ID].home)
			want := h
			if int(h) >= seats {
				want = NoHouse
			}
			if got := s.owner(home); got != want {
				t.Errorf("%d players: %s is %d's", seats, s.Board.Areas[home].ID, got)
			}
			s.Places[home] = Place{House: NoHouse, Token: NoHouse}
			if got := s.owner(home); got != want {
				t.Errorf("%d players: %s, empty, is %d's", seats, s.Board.Areas[home].ID, got)
			}
		}
	}
}

// TestSharedVictoryIsSharedEvenly looks at the shares of tied Houses.
func TestSharedVictoryIsSharedEvenly(t *testing.T) {
	gametest.Covers(t, "throne.end.tie-shared")
	s := boardRead(t, `{"turn": 10, "phase": "end",
		"houses": {"lannister": {"supply": 3, "power": 7}, "stark": {"supply": 3, "power": 7}},
		"areas": {"white_harbor": {"house": "stark", "footmen": 1}, "riverrun": {"house": "lannister", "footmen": 1}}}`)
	if got := (Rules{}).Result(&s); got != [game.MaxSeats]float32{Lannister: 0.5, Stark: 0.5} {
		t.Errorf("the shares are %v", got)
	}
}
