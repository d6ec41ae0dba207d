package kings

import (
	"encoding/json"
	"math"
	"strings"
	"testing"

	"gonfalon/game"
)

// given reads flags as the command line does: a flag that is given again goes before. An &
// is a blank within a value.
func given(flags string) map[string][]string {
	all := map[string][]string{}
	name := ""
	for word := range strings.FieldsSeq(flags) {
		if after, ok := strings.CutPrefix(word, "--"); ok {
			value := ""
			name, value, _ = strings.Cut(after, "=")
			all[name] = []string{value}
			continue
		}
		all[name] = []string{strings.ReplaceAll(word, "&", " ")}
	}
	return all
}

// calledOdds are those of an attack that flags describe, by way of their document.
func calledOdds(t *testing.T, flags string) (d exactDocument) {
	t.Helper()
	o, err := Rules{}.Odds(given(flags))
	if err != nil {
		t.Fatalf("%s: %v", flags, err)
	}
	data, err := json.Marshal(o.Document(game.English))
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, &d); err != nil {
		t.Fatal(err)
	}
	return d
}

// TestOddsFlags says what each flag makes of the mean of hits or wounds, or of the
// outcome.
func TestOddsFlags(t *testing.T) {
	type doc = exactDocument
	const base = "--attacks 12 --hit 5 --wound 4 --target-nerve 11/13 "
	hits := func(d doc) float64 { return d.Hits.Mean }
	wounds := func(d doc) float64 { return d.Wounds.Mean }
	steady := func(d doc) float64 { return d.Nerve.Steady }
	left := func(d doc) (mean float64) {
		for n, p := range d.Left {
			mean += float64(n) * (p.Steady + p.Wavering)
		}
		return mean
	}
	plain := calledOdds(t, base)
	for _, tt := range []struct {
		flags string
		of    func(doc) float64
		want  float64
	}{
		{"", hits, 4},
		{"", wounds, 2},
		{"--flank", hits, 8},
		{"--rear", hits, 12},
		{"--hindered", hits, 2},
		{"--elite", hits, 4 * 7.0 / 6},
		{"--vicious", wounds, 2 * 7.0 / 6},
		{"--blast D3", hits, 8},
		{"--attacks D3+10", hits, 4},
		{"--hit-again", hits, 4 + (1-math.Pow(1.0/3, 12))/3},
		{"--wound-again --hit 2 --attacks 1", wounds, 5.0 / 6 * 0.75},
		{"--with attacks=6&hit=3&wound=3&flank", hits, 12},
		{"--with attacks=6&hit=3&wound=3&flank", wounds, 2 + 8*2.0/3},
		{"--attacks 1 --hit 2 --wound 2 --damage 8", steady, 11.0/36 + 25.0/36*1/36},                           // unless wounded; else a double 1
		{"--attacks 1 --hit 2 --wound 2 --damage 8 --nerve-bonus=-7", steady, 11.0/36 + 25.0/36*26/36},         // 8 or less
		{"--attacks 1 --hit 2 --wound 2 --damage 3 --inspiring", steady, 11.0/36 + 25.0/36*(15+15*10.0/36)/36}, // 6 or less; 9 or more routs
		{"--attacks 1 --hit 2 --wound 2 --target-nerve=-/99 --iron-resolve", left, 0},
		{"--attacks 1 --hit 2 --wound 2 --target-nerve 2/99", func(d doc) float64 { return d.Left[1].Steady }, 25.0 / 36 * 1 / 36},
		{"--attacks 1 --hit 2 --wound 2 --target-nerve 2/99", func(d doc) float64 { return d.Left[1].Wavering }, 25.0 / 36 * 35 / 36},
		{"--attacks 0 --damage 6 --regeneration 5", left, 4},
	} {
		if got := tt.of(calledOdds(t, base+tt.flags)); math.Abs(got-tt.want) > 1e-12 {
			t.Errorf("%s: got %v want %v", tt.flags, got, tt.want)
		}
	}
	if plain.Joint != nil {
		t.Error("there is a joint that nobody asked for")
	}
}

// TestOddsDocument finds in the document what programs read.
func TestOddsDocument(t *testing.T) {
	const flags = "--attacks 6 --hit 4 --wound 4 --lifeleech 2 "
	if d := calledOdds(t, flags); len(d.Shed) != 1 || d.Shed[0].Mean <= 0 || d.Nerve != nil || d.Left != nil {
		t.Errorf("without Nerve: got %+v", d)
	}
	d := calledOdds(t, flags+"--target-nerve 11/13 --joint")
	if len(d.Nerve.ByWounds) != 7 || len(d.Left) == 0 {
		t.Errorf("with Nerve: got %+v", d)
	}
	sum := 0.0
	for _, c := range d.Joint {
		sum += c.Steady + c.Wavering + c.Routed
	}
	if math.Abs(sum-1) > 1e-12 {
		t.Errorf("all that can happen adds up to %v", sum)
	}
}

func TestOddsSpeakBothLanguages(t *testing.T) {
	for key, pair := range oddsWords {
		if pair[0] == "" || pair[1] == "" {
			t.Errorf("%q is said in one language only", key)
		}
	}
}
