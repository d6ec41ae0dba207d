package song

import (
	"math"
	"testing"

	"gonfalon/geom/plane"
	"gonfalon/odds"
)

// A duel is an attack of a on b in which nothing counts but numbers.
const duel = `{
	"phase": "action", "unit": "a", "round": 2, "active": "a",
	"armies": [
		{"faction": "neutral", "units": [{"id": "a", "card": "10406"}]},
		{"faction": "neutral", "units": [{"id": "b", "card": "10406"}, {"id": "far", "card": "10406"}]}
	],
	"units": {"a": {"at": [600, 300], "facing": 90}, "b": {"at": [600, 600], "facing": 270}, "far": {"at": [200, 1100]}}
}`

// A twin counts the same attack without the engine: by the words of the rulebook, step by step.
type twin struct {
	dice, hit, save, morale, left int
	charge, vulnerable, panicked  bool
	arc                           int // what it takes off saves and the test
	need                          int // the die that reaches
}

// after is how likely the target has so many Wounds left after the attack.
func (w *twin) after() odds.Dist {
	total := make(odds.Dist, w.left+1)
	for die := 1; die <= 6; die++ {
		if die < w.need {
			continue
		}
		again := odds.Never
		if w.charge && die > 1 {
			again = odds.Failures
		}
		hits := odds.Check{Need: w.hit, Reroll: again}.Successes(odds.Always(w.dice))
		part := w.wounded(hits)
		for k, p := range part {
			total[k] += p / 6
		}
	}
	return total
}

// wounded is what is left after saves, and after the test that follows Wounds.
func (w *twin) wounded(hits odds.Dist) odds.Dist {
	save := min(6, w.save+w.arc)
	fails := float64(save-1) / 6
	if w.vulnerable {
		fails += (1 - fails) * fails
	}
	left := make(odds.Dist, w.left+1)
	for n, p := range hits {
		for k := 0; k <= n; k++ {
			q := p * choose(n, k) * math.Pow(fails, float64(k)) * math.Pow(1-fails, float64(n-k))
			switch rest := w.left - k; {
			case k == 0:
				left[w.left] += q
			case rest <= 0:
				left[0] += q
			default:
				w.tested(left, rest, q)
			}
		}
	}
	return left
}

func (w *twin) tested(left odds.Dist, rest int, p float64) {
	fails := func(d, e int) bool { return d+e-w.arc < w.morale }
	add := func(d3 int, p float64) { left[max(0, rest-1-d3)] += p }
	for d := 1; d <= 6; d++ {
		for e := 1; e <= 6; e++ {
			for d3 := 1; d3 <= 3; d3++ {
				q := p / 108
				switch {
				case !w.panicked && fails(d, e), w.panicked && fails(d, e) && d3 > 1:
					add(d3, q)
				case !w.panicked:
					left[rest] += q
				case fails(d, e):
					for again := 1; again <= 3; again++ {
						add(again, q/3)
					}
				default:
					best, bad := 0.0, 0.0
					for a := 1; a <= 6; a++ {
						for b := 1; b <= 6; b++ {
							if fails(a, b) {
								best += 1.0 / 36
							}
						}
					}
					for _, keep := range [...]int{d, e} {
						bad = 0
						for a := 1; a <= 6; a++ {
							if fails(a, keep) {
								bad += 1.0 / 6
							}
						}
						best = max(best, bad)
					}
					left[rest] += q * (1 - best)
					if d3 == 1 {
						for again := 1; again <= 3; again++ {
							add(again, q*best/3)
						}
					} else {
						add(d3, q*best)
					}
				}
			}
		}
	}
}

func choose(n, k int) float64 {
	c := 1.0
	for i := range k {
		c = c * float64(n-i) / float64(i+1)
	}
	return c
}

// TestForecastAgreesWithATwin: plain charges from near and far, at every side, with every token.
func TestForecastAgreesWithATwin(t *testing.T) {
	for _, far := range [...]int32{60, 180, 230} { // millimetres
		for arc, facing := range [...]plane.Angle{27000, 0, 9000} {
			for tokens := range Tokens(4) {
				for _, wounds := range [...]uint8{0, 7, 11} {
					checkDuel(t, far, arc, facing, tokens, wounds)
				}
			}
		}
	}
}

func checkDuel(t *testing.T, far int32, arc int, facing plane.Angle, tokens Tokens, wounds uint8) {
	t.Helper()
	const a, b UnitID = 1, 2
	s, err := Rules{}.ReadState([]byte(duel), nil)
	if err != nil {
		t.Fatal(err)
	}
	deep := s.size(b).Depth
	if arc == 1 {
		deep = s.size(b).Width
	}
	at := s.pose(a).Moved(plane.Ahead(s.pose(a).Facing, int(s.size(a).Depth/2+deep/2+far*plane.Millimetre)))
	at.Facing = facing
	play{State: &s}.stand(b, at)
	s.Units[b].Wounds, s.Units[b].Tokens = wounds, tokens
	charge := Action{Kind: Charge, Unit: a, Target: b, N: uint8([...]plane.Side{plane.Front, plane.Right, plane.Rear}[arc])}
	if o := s.forbidsAction(&charge); !o.ok() {
		t.Fatalf("%d mm, arc %d: %s", far, arc, o.rule)
	}
	f, ok := s.forecast(0, &charge, Plan{})
	if !ok {
		t.Fatal("a charge has no odds")
	}
	w := twin{
		dice: 7, hit: 4, save: 4, morale: 7, left: s.left(b), charge: true, arc: arc,
		vulnerable: tokens&Vulnerable != 0, panicked: tokens&Panicked != 0,
		need: max(1, int((far*plane.Millimetre-plane.Slack-5*Inch+Inch-1)/Inch)),
	}
	want := w.after()
	for k := range want {
		if math.Abs(f.Left[k]-want[k]) > 1e-12 {
			t.Errorf("%d mm, arc %d, tokens %d, %d wounds: %d left with %v, want %v", far, arc, tokens, wounds, k, f.Left[k], want[k])
		}
	}
	if math.Abs(f.Reaches-want.Total()) > 1e-12 || math.Abs(f.OwnLeft.Total()-1) > 1e-12 {
		t.Errorf("%d mm: reaches with %v, want %v", far, f.Reaches, want.Total())
	}
}
