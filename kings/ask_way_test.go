package kings

import (
	"strings"
	"testing"
)

// meadow is a Movement phase of blue: a plain regiment (Speed 5) in the middle, one that is
// Nimble, an enemy far ahead, and a wall.
const meadow = `{"table": ["48in", "48in"], "units": {
	"a": {"seat": "blue", "at": ["24in", "10in"]},
	"n": {"seat": "blue", "at": ["40in", "10in"], "stats": {"special": {"nimble": 1}}},
	"away": {"seat": "blue", "state": "routed"},
	"e": {"seat": "red", "at": ["24in", "40in"]}},
	"terrain": [{"type": "impassable", "height": 3, "corners": [["10in", "14in"], ["20in", "14in"], ["20in", "15in"], ["10in", "15in"]]}]}`

type askedWay struct {
	Action struct {
		Kind       string
		Unit       string
		Move, Turn []float64
		At         []float64
		Facing     float64
	}
	End struct {
		At     [2]float64
		Facing float64
	}
	Path         [][2]float64
	Length, Most float64
	Refused      *struct{ Rule, En, Fr string }
}

// The middle is (609.6, 254); Speed 5 is 127 mm, twice that 254, half 63.5.
func TestWayLeadsNearest(t *testing.T) {
	for _, tt := range []struct {
		question   string
		kind       string
		move, turn []float64
		x, y       float64
		facing     float64
	}{
		{`"unit": "a", "at": [609.6, 254]`, "halt", nil, nil, 609.6, 254, 90},
		{`"unit": "a", "at": [609.6, 304]`, "advance", []float64{50}, nil, 609.6, 304, 90},
		{`"unit": "a", "at": [609.6, 381]`, "advance", []float64{127}, nil, 609.6, 381, 90},
		{`"unit": "a", "at": [609.6, 454]`, "at_the_double", []float64{200}, nil, 609.6, 454, 90},
		{`"unit": "a", "at": [609.6, 999]`, "at_the_double", []float64{254}, nil, 609.6, 508, 90},
		{`"unit": "a", "at": [659.6, 304]`, "advance", []float64{0, 70.71}, []float64{-45}, 659.6, 304, 45},
		{`"unit": "a", "at": [609.6, 204]`, "back", []float64{50}, nil, 609.6, 204, 90},
		{`"unit": "a", "at": [549.6, 254]`, "sidestep", []float64{60}, nil, 549.6, 254, 90},
		{`"unit": "a", "at": [669.6, 254]`, "sidestep", []float64{-60}, nil, 669.6, 254, 90},
		{`"unit": "a", "at": [739.6, 254]`, "advance", []float64{0, 127}, []float64{-90}, 736.6, 254, 0},
		{`"unit": "a", "at": [609.6, 254], "facing": 30`, "change_facing", nil, []float64{-60}, 609.6, 254, 30},
		{`"unit": "a", "at": [609.6, 254], "facing": 270`, "change_facing", nil, []float64{180}, 609.6, 254, 270},
		{`"unit": "a", "at": [639.6, 304], "facing": 0`, "advance", []float64{50, 30}, []float64{-90}, 639.6, 304, 0},
		{`"unit": "a", "at": [609.6, 304], "facing": 90`, "advance", []float64{50}, nil, 609.6, 304, 90},
		{`"unit": "a", "at": [639.6, 304], "order": "back"`, "back", nil, nil, 609.6, 254, 90},
		{`"unit": "a", "at": [659.6, 304], "order": "change_facing"`, "change_facing", nil, []float64{-45}, 609.6, 254, 45},
		{`"unit": "a", "at": [659.6, 454], "order": "advance"`, "advance", []float64{0, 127}, []float64{-14.04}, 640.41, 377.2, 75.96},
		{`"unit": "n", "at": [1016, 354], "facing": 0`, "advance", []float64{100}, []float64{-90}, 1016, 354, 0},
		{`"unit": "n", "at": [1066, 304], "facing": 90`, "advance", []float64{0, 70.71}, []float64{-45, 45}, 1066, 304, 90},
	} {
		w := answered[askedWay](t, meadow, Blue, `{"ask": "way", %s}`, tt.question)
		if w.Refused != nil {
			t.Errorf("%s: refused: %v", tt.question, w.Refused)
		}
		if w.Action.Kind != tt.kind || !alikeAll(w.Action.Move, tt.move) || !alikeAll(w.Action.Turn, tt.turn) {
			t.Errorf("%s: got %+v", tt.question, w.Action)
		}
		if !alikeAll([]float64{w.End.At[0], w.End.At[1], w.End.Facing}, []float64{tt.x, tt.y, tt.facing}) {
			t.Errorf("%s: ends at %v", tt.question, w.End)
		}
		if w.Path[len(w.Path)-1] != w.End.At || w.Length > w.Most {
			t.Errorf("%s: %+v", tt.question, w)
		}
	}
}

// alikeAll compares up to two hundredths: what rounding leaves.
func alikeAll(got, want []float64) bool {
	if len(got) != len(want) {
		return false
	}
	for i := range got {
		if d := got[i] - want[i]; d > 0.021 || d < -0.021 {
			return false
		}
	}
	return true
}

func TestWayIsRefusedWithTheRule(t *testing.T) {
	for question, rule := range map[string]string{
		`"unit": "a", "at": [409.6, 364], "order": "advance"`: "kings.terrain.impassable-not-crossed",
		`"unit": "a", "at": [0, 254], "order": "halt"`:        "",
		`"unit": "e", "at": [609.6, 900]`:                     "kings.order.one-order-per-unit",
		`"unit": "a", "at": [609.6, 304], "order": "pivot"`:   "kings.individual.free-pivot-before-order",
	} {
		w := answered[askedWay](t, meadow, Blue, `{"ask": "way", %s}`, question)
		if got := w.Refused; rule == "" && got != nil || rule != "" && (got == nil || got.Rule != rule || got.En == "" || got.Fr == got.En) {
			t.Errorf("%s: got %v want %s", question, got, rule)
		}
	}
	wavering := strings.Replace(meadow, `"a": {`, `"a": {"state": "wavering", `, 1)
	for question, rule := range map[string]string{
		`[609.6, 300]`: "kings.nerve.wavered-orders-limited",
		`[609.6, 200]`: "",
	} {
		w := answered[askedWay](t, wavering, Blue, `{"ask": "way", "unit": "a", "at": %s}`, question)
		if got := w.Refused; rule == "" && got != nil || rule != "" && (got == nil || got.Rule != rule) {
			t.Errorf("wavering to %s: got %v want %q", question, got, rule)
		}
	}
	others := answered[askedWay](t, meadow, Red, `{"ask": "way", "unit": "e", "at": [609.6, 900]}`)
	if others.Refused == nil || !strings.Contains(others.Refused.En, "must decide now") {
		t.Errorf("red may move in blue's turn: %v", others.Refused)
	}
}

func TestWayInDeploymentIsAPlace(t *testing.T) {
	const state = `{"phase": "deploy", "table": ["48in", "48in"], "units": {"a": {"seat": "blue"}, "e": {"seat": "red"}}}`
	w := answered[askedWay](t, state, Blue, `{"ask": "way", "unit": "a", "at": [500.004, 100]}`)
	if w.Refused != nil || w.Action.Kind != "deploy" || w.End.At != [2]float64{500, 100} || w.End.Facing != 90 {
		t.Errorf("got %+v", w)
	}
	w = answered[askedWay](t, state, Blue, `{"ask": "way", "unit": "a", "at": [500, 300], "facing": -30}`)
	if w.Refused == nil || w.Refused.Rule != string(ruleSetupDeployMoreThan12FromCentreLine) || w.End.Facing != 330 {
		t.Errorf("got %+v", w)
	}
}
