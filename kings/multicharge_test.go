package kings

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
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
		c.muster(&a)
		shown.muster(&a)
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
			if w.end != v.end || w.target != v.target || w.hindered != v.hindered {
				t.Errorf("%+v: charger %d goes %+v, by the shortest way %+v", a, i, *w, *v)
			}
			if w.ahead != v.ahead || w.turn != v.turn {
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
