package kings

import (
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"
	"unsafe"

	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/kings/army"
	"gonfalon/kings/layout"
)

// TestNumbersStayInBounds shows by what is the largest of everything that no product of the
// geometry overflows: nothing is asked about a point farther off than the fastest unit could
// run from the far corner of the largest table, with the largest base.
func TestNumbersStayInBounds(t *testing.T) {
	const (
		widest  = 160 * Inch
		speed   = 40 * Inch // see army.Numbers
		base    = 40 * Inch
		axis    = 1 << 30 // of the sine table
		largest = math.MaxInt64
	)
	if widest > plane.Limit || !layout.FitsTable(widest, widest) || layout.FitsTable(widest+1, widest) {
		t.Errorf("the largest table is not %d wide, or the geometry reaches no farther than %d", widest, plane.Limit)
	}
	apart := int64(2 * (widest + 2*speed + 2*base))
	if apart > largest/2/apart || apart > largest/2/axis {
		t.Errorf("two points that are %d apart make products that overflow", apart)
	}
	if int64(apart) > math.MaxInt32 {
		t.Errorf("coordinates of %d do not fit", apart)
	}
	if points := int64(army.MaxSide) * math.MaxUint16; points > math.MaxInt32 {
		t.Errorf("scores of %d points do not fit", points)
	}
	if MaxUnits < 200 || MaxUnits > math.MaxUint8 {
		t.Errorf("a table has room for %d units", MaxUnits)
	}
}

// TestArtefactsStayInBounds gives artefacts to units of which a written state says extremes.
func TestArtefactsStayInBounds(t *testing.T) {
	const text = `{"phase":"shoot","units":{"a":{"seat":"blue","at":[500,300],"artefact":"%","stats":{"shooting":4,
		"weapons":[{"weapon":"bow","range":250}],"special":{"piercing":0}}},"foe":{"seat":"red","at":[500,600]}}}`
	s := readWith(t, text, "jar_of_the_four_winds")
	if far := weaponOf(t, &s, 0).Range; far != math.MaxUint8 {
		t.Errorf("12 inches more than 250 are %d, want %d", far, math.MaxUint8)
	}
	s = readWith(t, text, "heart_seeking_chant")
	if n, spell := weaponOf(t, &s, 0).Piercing, piercing(s.profile(1), 1, true); n != 1 || spell != 2 {
		t.Errorf("the chant adds 1 to Piercing 0 and to a spell's 1: got %d and %d", n, spell)
	}
}

// TestAllThatThereIsStandsInTheWay looks and shoots past as many units as there can be, at a
// target behind a wall: none is one too many, and the wall still counts.
func TestAllThatThereIsStandsInTheWay(t *testing.T) {
	units := map[string]any{}
	put := func(id, seat string, x, y float64, stats map[string]any) {
		units[id] = map[string]any{"seat": seat, "at": []float64{x, y}, "facing": 90, "stats": stats}
	}
	put("archers", "blue", 600, 100, map[string]any{"shooting": 4, "weapons": []any{map[string]any{"weapon": "bow", "range": 250}}})
	put("foe", "red", 600, 1150, nil)
	speck := map[string]any{"files": 1, "ranks": 1, "base": []int{1, 1}, "height": 3}
	for i := range MaxUnits - 2 {
		seat := "blue"
		if i >= army.MaxSide-1 {
			seat = "red"
		}
		put(fmt.Sprintf("%s%03d", seat, i), seat, 600+float64(i%2)*2, 200+float64(i/2)*8, speck)
	}
	table := map[string]any{"phase": "shoot", "units": units}
	count := func() (int, *State) {
		text, err := json.Marshal(table)
		if err != nil {
			t.Fatal(err)
		}
		s, err := Rules{}.ReadState(text, game.Script())
		if err != nil {
			t.Fatal(err)
		}
		var c screen
		archers, foe := s.base(1), s.base(army.MaxSide+1)
		s.gatherScreen(&c, 1, army.MaxSide+1, &archers, &foe)
		if _, err := (Rules{}).Ask(&s, Blue, []byte(`{"ask":"unit","unit":"archers"}`)); err != nil {
			t.Fatal(err)
		}
		return c.n, &s
	}
	if n, s := count(); n != MaxUnits-2 || s.covered(1, army.MaxSide+1) {
		t.Errorf("%d specks stand in the way, want %d, and they are no cover", n, MaxUnits-2)
	}
	wall := map[string]any{"type": "obstacle", "height": 1, "corners": [][]int{{400, 1090}, {800, 1090}, {800, 1100}, {400, 1100}}}
	table["terrain"] = []any{wall}
	if n, s := count(); n != MaxUnits-1 || !s.covered(1, army.MaxSide+1) {
		t.Errorf("%d things stand in the way, want %d, and the wall is cover", n, MaxUnits-1)
	}
}

// TestSizesStayInBounds: bots copy states and list actions by the thousand. The paths of up
// to seven chargers stand in the action, and are most of it.
func TestSizesStayInBounds(t *testing.T) {
	if size := unsafe.Sizeof(State{}); size > 8<<10 {
		t.Errorf("a state has %d bytes, more than 8 KiB", size)
	}
	if size := unsafe.Sizeof(Action{}); size > 104 {
		t.Errorf("an action has %d bytes, more than 104", size)
	}
}

// crowdedTable lays the largest table, with as many units as there can be, of all armies.
func crowdedTable(t *testing.T, rng *rand.Rand, phase string) State {
	t.Helper()
	units := map[string]any{}
	const side, rows = 4064, 10
	for i := range MaxUnits {
		row, column := i/(MaxUnits/rows), i%(MaxUnits/rows)
		seat, facing := "blue", 90
		if row >= rows/2 {
			seat, facing = "red", 270
		}
		y := 70 + row*(side-140)/(rows-1)
		units[fmt.Sprintf("%s%03d", seat, i)] = map[string]any{
			"seat": seat, "at": [2]int{100 + column*(side-200)/(MaxUnits/rows-1), y}, "facing": facing,
			"stats": map[string]any{
				"files": 1, "ranks": 1, "base": [2]int{60 + rng.IntN(100), 40 + rng.IntN(60)}, "speed": 20 + rng.IntN(21), "attacks": rng.IntN(200),
				"shooting": 4, "weapons": []any{map[string]any{"weapon": "bow", "range": 160}}, "special": map[string]int{"nimble": rng.IntN(2)},
			},
		}
	}
	text, err := json.Marshal(map[string]any{"phase": phase, "table": []int{side, side}, "units": units, "terrain": []any{map[string]any{
		"type": "difficult", "height": 1, "corners": [][2]int{{1200, 1200}, {4064, 1200}, {4064, 4064}},
	}}})
	if err != nil {
		t.Fatal(err)
	}
	s, err := Rules{}.ReadState(text, game.NewDice(game.SeedFrom(1, 1)))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestLargestTables plays on them. What is done in one corner is done in the mirror and from the
// other edge too, where the numbers are large instead of small: what overflows there differs.
func TestLargestTables(t *testing.T) {
	rng := rand.New(rand.NewPCG(8, 8))
	charges, shots := 0, 0
	// A hundred archers have many targets: ten shots take as long as a hundred moves.
	for _, tt := range []struct {
		phase   string
		actions int
	}{{"move", 60}, {"shoot", 10}} {
		s := crowdedTable(t, rng, tt.phase)
		if n := s.Armies.Units(); n != MaxUnits {
			t.Fatalf("%d units", n)
		}
		dice := game.NewDice(game.SeedFrom(12, 1))
		var list []Action
		for n := 1; n <= tt.actions && s.Waits.Who != 0; n++ {
			seat := s.Waits.Who.First()
			list = Rules{}.Options(&s, seat, list[:0])
			a := list[rng.IntN(len(list))]
			for a.Kind == Done && a.Unit == NoUnit && len(list) > 1 {
				a = list[rng.IntN(len(list))]
			}
			switch {
			case a.Kind == ShootAt:
				shots++
			case a.Kind == GiveOrder && Order(a.N) == Charge:
				charges++
			}
			for _, i := range []image{inMirror, turned} {
				sameIn(t, i, &s, seat, a, n)
			}
			dice.At(n)
			Rules{}.Apply(&s, seat, a, dice, nil)
			if err := (Rules{}).Audit(&s); err != nil {
				t.Fatalf("%+v: %v", a, err)
			}
		}
	}
	if charges < 5 || shots < 5 {
		t.Errorf("only %d charges and %d shots", charges, shots)
	}
}
