package kings

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"gonfalon/game/gametest"
	"gonfalon/geom/plane"
)

// TestAnyWayLeadsToTheSamePlace plans charges of several units at random: where the first way
// that is found will do, all ends and all that is refused are as with the shortest.
func TestAnyWayLeadsToTheSamePlace(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	legal, other := 0, 0
	for range 400 {
		s, a := anyChargers(t, rng)
		var c, shown chargers
		shown.shown = true
		c.take(&a)
		shown.take(&a)
		got, want := s.plan(a.Target, &c, false, false), s.plan(a.Target, &shown, false, false)
		if got != want || c.stuck != shown.stuck {
			t.Fatalf("%+v: %v of %d, with the shortest ways %v of %d", a, got, c.stuck, want, shown.stuck)
		}
		if !got.ok() {
			continue
		}
		legal++
		for i := range c.n {
			w, v := &c.way[i], &shown.way[i]
			if w.End != v.End || w.Target != v.Target || w.Slowed != v.Slowed {
				t.Errorf("%+v: charger %d goes %+v, by the shortest way %+v", a, i, *w, *v)
			}
			if w.Path != v.Path {
				other++
			}
		}
	}
	if legal < 50 || other < 20 {
		t.Errorf("only %d charges were legal, only %d ways others than the shortest", legal, other)
	}
}

// anyChargers returns the charge of units that stand as they like before an enemy, in half of
// all cases on a table with difficult terrain.
func anyChargers(t *testing.T, rng *rand.Rand) (State, Action) {
	t.Helper()
	units := []string{fmt.Sprintf(`"foe": {"seat": "red", "at": [%d, 600], "facing": %d, "stats": {"files": 1, "ranks": 1, "base": [%d, 40], "special": {%s}}}`,
		450+rng.IntN(200), 240+rng.IntN(60), 100+rng.IntN(150), []string{``, ``, ``, `"individual": 1`}[rng.IntN(4)])}
	n := 2 + rng.IntN(MaxCharge-1)
	for i := range n {
		units = append(units, fmt.Sprintf(`"a%d": {"seat": "blue", "at": [%d, %d], "facing": %d, "stats": {"speed": 10, "files": 1, "ranks": 1, "base": [%d, 20], "special": {%s}}}`,
			i, 400+45*i+rng.IntN(10), 300+rng.IntN(90), 75+rng.IntN(30), 20+rng.IntN(15), []string{``, `"nimble": 1`, `"fly": 1`}[rng.IntN(3)]))
	}
	ground := []string{``, `{"type": "difficult", "corners": [[300, 440], [420, 440], [420, 480], [300, 480]]}`}[rng.IntN(2)]
	s, err := Rules{}.ReadState(fmt.Appendf(nil, `{"units": {%s}, "terrain": [%s]}`, strings.Join(units, ", "), ground), dice(1))
	if err != nil {
		t.Fatal(err)
	}
	a := Action{Kind: GiveOrder, N: uint8(Charge), Unit: s.Armies.find("a0"), Target: s.Armies.find("foe")}
	for i := 1; i < n; i++ {
		a.With[i-1] = s.Armies.find(fmt.Sprint("a", i))
	}
	return s, a
}

// TestSeveralChargersAreListedInEarnest: by its plainest way the first ends where the second has
// room beside it, by its shortest, which is what it takes, it does not.
func TestSeveralChargersAreListedInEarnest(t *testing.T) {
	s, err := Rules{}.ReadState([]byte(`{"table": ["72in", "48in"], "turn": 2, "first": "blue", "active": "red",
		"terrain": [{"type": "impassable", "height": 2, "corners": [[1059.35, 558.11], [1098.79, 705.31], [1074.25, 711.89], [1034.81, 564.69]]}],
		"units": {
			"stalker": {"seat": "blue", "unit": "forces_of_nature/naiad_stalker", "at": [1085.65, 535.55], "facing": 0},
			"elohi": {"seat": "red", "unit": "basilea/elohi", "size": "horde", "at": [1421.5, 659.6], "facing": 180},
			"men": {"seat": "red", "unit": "basilea/men_at_arms_sword_and_shield", "size": "horde", "at": [1182.05, 535.55], "facing": 180},
			"wizard": {"seat": "red", "unit": "basilea/war_wizard", "at": [1131.05, 662.55], "facing": 90, "order": "advance"}}}`), dice(1))
	if err != nil {
		t.Fatal(err)
	}
	unit := s.Armies.find
	a := Action{Kind: GiveOrder, N: uint8(Charge), Unit: unit("men"), Target: unit("stalker"), With: [MaxCharge - 1]UnitNo{unit("elohi")}}
	var c chargers
	c.take(&a)
	if !s.plan(a.Target, &c, false, true).ok() || s.plan(a.Target, &c, false, false).ok() {
		t.Fatal("the position does not show the difference any more")
	}
	for _, o := range (Rules{}).Options(&s, Red, nil) {
		if err := (Rules{}).Check(&s, Red, o); err != nil {
			t.Errorf("%+v is listed, and refused: %v", o, err)
		}
	}
}

// TestOrderOfMovingDoesNotMatter lets two charge a front and one a flank, with a wall about its
// place, in every order: wherever two orders are legal, all end in the same places, but for rare
// ones in which somebody who has moved bars the way of the next.
func TestOrderOfMovingDoesNotMatter(t *testing.T) {
	gametest.Covers(t, "kings.multicharge.allowed-if-all-fit")
	rng := rand.New(rand.NewPCG(5, 6))
	orders := [...][3]string{{"a", "b", "c"}, {"b", "a", "c"}, {"a", "c", "b"}, {"b", "c", "a"}, {"c", "a", "b"}, {"c", "b", "a"}}
	legal, shifted, elsewhere := 0, 0, 0
	for range 25 {
		width, deep := 80+rng.IntN(140), 40+rng.IntN(80)
		flank := deep/2 + rng.IntN(40) // half the width of c
		wall := 560 + deep/2 + flank + rng.IntN(30) - 5
		x := 900 + width/2
		s, err := Rules{}.ReadState(fmt.Appendf(nil, `{"units": {
			"a": {"seat": "blue", "at": [%d, 350], "stats": {"speed": 9}},
			"b": {"seat": "blue", "at": [%d, 360], "stats": {"speed": 9}},
			"c": {"seat": "blue", "at": [%d, %d], "facing": 180, "stats": {"speed": 9, "files": 1, "ranks": 1, "base": [%d, 40]}},
			"foe": {"seat": "red", "at": [900, %d], "stats": {"files": 1, "ranks": 1, "base": [%d, %d]}}},
			"terrain": [{"type": "impassable", "height": 1, "corners": [[%d, %d], [%d, %d], [%d, %d], [%d, %d]]}]}`,
			760+rng.IntN(40), 905+rng.IntN(40), x+170, 560+deep/2, 2*flank, 560+deep/2, width, deep, x+5, wall, x+80, wall, x+80, wall+50, x+5, wall+50), dice(1))
		if err != nil {
			t.Fatal(err)
		}
		ends := map[string]plane.Pose{}
		for _, order := range orders {
			a := Action{Kind: GiveOrder, N: uint8(Charge), Unit: s.Armies.find(order[0]), Target: s.Armies.find("foe")}
			a.With[0], a.With[1] = s.Armies.find(order[1]), s.Armies.find(order[2])
			var c chargers
			c.take(&a)
			if o := s.plan(a.Target, &c, false, false); !o.ok() {
				continue
			}
			legal++
			for i, id := range order {
				if end, ok := ends[id]; ok && end != c.way[i].End {
					elsewhere++
				}
				ends[id] = c.way[i].End
			}
		}
		a, b := ends["a"].At.X, ends["b"].At.X
		if off := a + b - 1800*Millimetre; off < -2*Millimetre || off > 2*Millimetre {
			shifted++
		}
	}
	if legal < 100 || shifted < 5 || elsewhere > legal/50 {
		t.Errorf("of %d charges in any order %d made room for the flank, %d units ended elsewhere than before", legal, shifted, elsewhere)
	}
}
