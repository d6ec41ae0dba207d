package kings

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"gonfalon/game/gametest"
	"gonfalon/geom/plane"
)

// TestTheShortestWayIsFound compares the search for the way of a charge with its slow twin,
// which tries pivots after every half centimetre and of every degree, on crowded tables:
// where the twin finds a way the search finds one, and not a longer one.
func TestTheShortestWayIsFound(t *testing.T) {
	gametest.Covers(t, "kings.charge.shortest-path", "kings.charge.room-to-reach-target")
	const cases = 180
	found, detours := 0, 0
	for n := range cases {
		x := crowdedCharge(t, n)
		if n%3 == 2 { // others share the side, so its place is given
			x.fixed, x.goal = true, int(x.target.Width)*(n%7-3)/6
		}
		var best, twin way
		o := x.find(false, &best)
		ok := x.everyWay(5*Millimetre, 100, &twin)
		switch {
		case ok && !o.ok():
			t.Errorf("case %d: no way (%s), but one ahead %d, turn %d, of %d", n, o.rule, twin.ahead[0], twin.turn[0], twin.length)
		case ok && best.length > twin.length+alike:
			t.Errorf("case %d: ahead %d, turn %d, of %d; shorter is ahead %d, turn %d, of %d", n,
				best.ahead[0], best.turn[0], best.length, twin.ahead[0], twin.turn[0], twin.length)
		}
		if ok {
			found++
			if best.length > distance(x.start.At, best.end.At)+alike {
				detours++
			}
		}
	}
	if found < cases/4 || found > cases*3/4 || detours < cases/20 {
		t.Errorf("of %d charges %d have a way, %d of them not a straight one", cases, found, detours)
	}
}

// everyWay is the twin of the search: it tries every way with one pivot, after every
// such step and of every such turn.
func (x *charging) everyWay(step int32, turn plane.Angle, best *way) bool {
	var w way
	found := x.better([2]int32{}, 0, 0, false, best, &w)
	for a := int32(0); a <= 2*x.reach && !x.crowd.crossed(&x.start, plane.Ahead(x.start.Facing, int(a))); a += step {
		for t := -right90; t <= right90; t += turn {
			found = x.better([2]int32{a}, t, 0, found, best, &w) || found
		}
	}
	return found
}

// crowdedCharge returns a charge in reach of its target, with others, terrain or an edge of the
// table in between and about.
func crowdedCharge(t *testing.T, n int) *charging {
	t.Helper()
	rng := rand.New(rand.NewPCG(7, uint64(n)))
	stats := func(wide, deep int, special string) string {
		return fmt.Sprintf(`"stats": {"speed": 8, "files": 1, "ranks": 1, "base": [%d, %d], "special": {%s}}`, wide, deep, special)
	}
	for {
		foe := stats(40+rng.IntN(160), 20+rng.IntN(80), ``)
		if n%4 == 3 {
			foe = stats(20+rng.IntN(30), 20+rng.IntN(30), `"individual": 1`)
		}
		units := []string{
			fmt.Sprintf(`"a": {"seat": "blue", "at": [%d, %d], "facing": %d, %s}`, 800+rng.IntN(200), 200+rng.IntN(150), 40+rng.IntN(100), stats(20+rng.IntN(100), 20+rng.IntN(80), ``)),
			fmt.Sprintf(`"foe": {"seat": "red", "at": [%d, %d], "facing": %d, %s}`, 800+rng.IntN(200), 450+rng.IntN(80), rng.IntN(360), foe),
		}
		for i := range 2 + rng.IntN(5) {
			units = append(units, fmt.Sprintf(`"b%d": {"seat": "%s", "at": [%d, %d], "facing": %d, %s}`, i, []string{"blue", "red"}[rng.IntN(2)],
				750+rng.IntN(300), 250+rng.IntN(350), rng.IntN(360), stats(20+rng.IntN(60), 20+rng.IntN(40), `"individual": 1`)))
		}
		x, y := 750+rng.IntN(300), 300+rng.IntN(200)
		ground := fmt.Sprintf(`{"type": "%s", "height": 0, "corners": [[%d, %d], [%d, %d], [%d, %d]]}`, []string{"impassable", "difficult"}[rng.IntN(2)],
			x, y, x+30+rng.IntN(60), y+rng.IntN(20), x+rng.IntN(20), y+30+rng.IntN(60))
		s, err := Rules{}.ReadState(fmt.Appendf(nil, `{"units": {%s}, "terrain": [%s]}`, strings.Join(units, ", "), ground), dice(1))
		if err != nil {
			continue // they stand on each other
		}
		a, target := s.Armies.find("a"), s.Armies.find("foe")
		if !s.forbidsReach(a, target).ok() {
			continue
		}
		var c charging
		s.approach(&c, a, target, s.faceOf(a, target))
		return &c
	}
}
