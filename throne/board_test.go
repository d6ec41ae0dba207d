package throne

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gonfalon/game/gametest"
)

// printedAreas is the board: kind, then fortification, barrels and crowns.
const printedAreas = `
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
	if got.String() != printedAreas {
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
		if got := standard().Areas[areaOf(t, id)].French; got != french {
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
		if island && !slices.Equal(idsOf(b.neighbours(a)), []string{sea}) {
			t.Errorf("around %s lie %v, not %s", b.Areas[a].ID, idsOf(b.neighbours(a)), sea)
		}
	}
	// Without Ships nobody leaves or reaches one; no Ship enters one.
	s := start(t, 5)
	s.Places = [MaxAreas]Place{}
	for a := range s.Places {
		s.Places[a] = Place{House: NoHouse, Token: NoHouse}
	}
	for a := Area(1); a < MaxAreas; a++ {
		reach := s.reach(Stark, a)
		for id := range islands {
			if reach.Has(areaOf(t, id)) {
				t.Errorf("units get from %s to %s", b.Areas[a].ID, id)
			}
		}
		if _, island := islands[b.Areas[a].ID]; island && reach != 0 {
			t.Errorf("units get from %s to %v", b.Areas[a].ID, idsOf(reach))
		}
	}
}

func pairOf(a, b string) string {
	if a > b {
		a, b = b, a
	}
	return a + " - " + b
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
	readData(t, "areas.json", &doc)
	var bridges []string
	for _, e := range doc.Borders {
		if e.Bridge {
			bridges = append(bridges, pairOf(e.A, e.B))
		}
	}
	slices.Sort(bridges)
	if want := []string{pairOf("crackclaw_point", "the_mountains_of_the_moon"), pairOf("seagard", "the_twins")}; !slices.Equal(bridges, want) {
		t.Errorf("the bridges are %v, not %v", bridges, want)
	}
	for _, pair := range bridges {
		from, to, _ := strings.Cut(pair, " - ")
		x, y := areaOf(t, from), areaOf(t, to)
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
				rivers = append(rivers, pairOf(b.Areas[x].ID, b.Areas[y].ID))
				if b.neighbours(x).Has(y) || b.neighbours(y).Has(x) {
					t.Errorf("%s and %s are adjacent across a river", b.Areas[x].ID, b.Areas[y].ID)
				}
			}
		}
	}
	slices.Sort(rivers)
	want := []string{
		pairOf("harrenhal", "the_mountains_of_the_moon"), pairOf("oldtown", "starfall"),
		pairOf("riverrun", "the_mountains_of_the_moon"),
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
			x, y := areaOf(t, from), areaOf(t, id)
			if !b.neighbours(x).Has(y) || !b.neighbours(y).Has(x) {
				t.Errorf("%s and %s are not adjacent", from, id)
			}
		}
	}
	// A chain, not a triangle.
	if x, y := areaOf(t, "sunset_sea"), areaOf(t, "summer_sea"); b.neighbours(x).Has(y) || b.neighbours(y).Has(x) {
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

// TestNothingBeyondCastleBlack: of the 45 areas of printedAreas none lies beyond it, and
// no unit at Castle Black or in the seas beside it finds another way.
func TestNothingBeyondCastleBlack(t *testing.T) {
	gametest.Covers(t, "throne.board.far-north-not-an-area")
	b := standard()
	around := idsOf(b.neighbours(areaOf(t, "castle_black")))
	if want := []string{"bay_of_ice", "karhold", "the_shivering_sea", "winterfell"}; !slices.Equal(around, want) {
		t.Errorf("around Castle Black lie %v", around)
	}
	s := read(t, `{"phase": "marches", "areas": {
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
		if _, err := (Rules{}).ReadAction(nil, fmt.Appendf(nil, `{"kind": "march", "area": "castle_black", "moves": [{"to": %q, "footmen": 1}]}`, id)); err == nil {
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
	for id, card := range startCards {
		if homes[card.home] != id {
			t.Errorf("%s bears the shield of %q, not of %s", card.home, homes[card.home], id)
		}
	}
}
