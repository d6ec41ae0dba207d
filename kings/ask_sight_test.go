package kings

import (
	"fmt"
	"slices"
	"testing"
)

// Of what a page draws as hidden and as seen nothing is other than what the judge rules.

type sighting struct {
	Leader [2]float64
	Arcs   map[string][][2]float64
	Height int
	Hidden []struct {
		By   any
		Area [][2]float64
	}
	Seen []struct {
		Unit   string
		InArc  bool
		Barred []any
		At     *[2]float64
	}
}

// outlook has a house, a wood and a low hedge before a regiment, and an enemy somewhere.
func outlook(x, y int) string {
	return fmt.Sprintf(`{"table": ["48in", "48in"], "units": {
		"bows": {"seat": "blue", "at": [600, 200]},
		"friend": {"seat": "blue", "at": [900, 420]},
		"foe": {"seat": "red", "at": [%d, %d]}},
		"terrain": [
			{"type": "impassable", "height": 5, "corners": [[300, 500], [450, 500], [450, 600], [300, 600]]},
			{"type": "difficult", "height": 4, "corners": [[600, 500], [700, 500], [750, 580], [650, 650], [560, 600]]},
			{"type": "obstacle", "height": 1, "corners": [[100, 900], [500, 900], [500, 920], [100, 920]]}]}`, x, y)
}

// in tells whether a polygon holds a point.
func in(p [2]float64, area [][2]float64) bool {
	odd := false
	for i, a := range area {
		b := area[(i+1)%len(area)]
		if (a[1] > p[1]) != (b[1] > p[1]) && p[0] < a[0]+(b[0]-a[0])*(p[1]-a[1])/(b[1]-a[1]) {
			odd = !odd
		}
	}
	return odd
}

func TestHiddenGroundIsWhereNobodyIsSeen(t *testing.T) {
	dark, light := 0, 0
	for x := 100; x <= 1100; x += 50 {
		for y := 510; y <= 1150; y += 45 {
			if x >= 250 && x <= 500 && y <= 645 {
				continue // in the house
			}
			a := answered[sighting](t, outlook(x, y), Blue, `{"ask": "unit", "unit": "bows"}`)
			var by []any
			all, none := false, true // of the foe's corners are in a shadow, or in any
			for _, h := range a.Hidden {
				by = append(by, h.By)
				if h.By == "foe" {
					continue
				}
				n := 0
				for _, c := range [][2]float64{{-50, -40}, {50, -40}, {50, 40}, {-50, 40}} {
					if in([2]float64{float64(x) + c[0], float64(y) + c[1]}, h.Area) {
						n++
					}
				}
				all, none = all || n == 4, none && n == 0
			}
			if slices.Contains(by, any(2.0)) || !slices.Contains(by, any(0.0)) || !slices.Contains(by, any(1.0)) || !slices.Contains(by, any("friend")) {
				t.Fatalf("hidden by %v: the house, the wood and the friend hide, the hedge does not", by)
			}
			s := a.Seen[0]
			switch {
			case all && len(s.Barred) == 0:
				t.Errorf("at %d, %d the foe stands in a shadow and is seen", x, y)
			case none && s.InArc && len(s.Barred) > 0:
				t.Errorf("at %d, %d the foe stands in no shadow and is hidden by %v", x, y, s.Barred)
			case (s.At != nil) != (len(s.Barred) == 0):
				t.Errorf("at %d, %d the foe is barred by %v and seen at %v", x, y, s.Barred, s.At)
			}
			if all {
				dark++
			} else if none {
				light++
			}
		}
	}
	if dark < 20 || light < 50 {
		t.Errorf("only %d places are dark and %d light", dark, light)
	}
}

func TestLineOfSightEndsWhereTheTargetIsSeen(t *testing.T) {
	// half of the foe is behind the house
	a := answered[sighting](t, outlook(430, 700), Blue, `{"ask": "unit", "unit": "bows"}`)
	at := a.Seen[0].At
	if at == nil || at[0] < 430 || at[0] > 480 || at[1] < 660 || at[1] > 740 {
		t.Fatalf("the foe is seen at %v", at)
	}
	for _, h := range a.Hidden {
		if h.By != "foe" && in(*at, h.Area) {
			t.Errorf("%v is hidden by %v", *at, h.By)
		}
	}
}

func TestATallUnitSeesOver(t *testing.T) {
	a := answered[sighting](t, `{"table": ["48in", "48in"], "units": {
		"giant": {"seat": "blue", "at": [600, 200], "stats": {"height": 6}},
		"foe": {"seat": "red", "at": [600, 500]}},
		"terrain": [{"type": "difficult", "height": 4, "corners": [[500, 600], [700, 600], [700, 700], [500, 700]]}]}`, Blue, `{"ask": "unit", "unit": "giant"}`)
	if a.Height != 6 || len(a.Hidden) != 0 {
		t.Errorf("got height %d, hidden %v", a.Height, a.Hidden)
	}
}
