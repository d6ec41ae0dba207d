package main

import (
	"math"
	"strings"
	"testing"
)

func TestOddsExitCodes(t *testing.T) {
	const one = "odds kings --attacks 1 --hit 4+ --wound 4"
	for _, tt := range []struct {
		args string
		code int
		says string // on either stream
	}{
		{"odds", 2, `expected "kings"`},
		{"odds --help", 0, "odds kings"},
		{"odds throne", 2, "throne"},
		{"odds kings", 2, "missing flags"},
		{"odds kings --help", 0, "Example:"},
		{one, 0, "25.0 %"},
		{one + " --lang fr", 0, "25,0 %"},
		{one + " --lang de", 2, "--lang"},
		{"odds kings --attacks D4 --hit 4 --wound 4", 2, "D3+2"},
		{"odds kings --attacks 201 --hit 4 --wound 4", 2, "more than 200"},
		{"odds kings --attacks -1 --hit 4 --wound 4", 2, "gonfalon:"},
		{"odds kings --attacks D6+6 --hit 13 --wound 4", 2, "--hit is from 2 to 12"},
		{"odds kings --attacks 100000 --hit 4 --wound 4", 2, "100000 is more than 200"},
		{"odds kings --attacks 99999999999999999999 --hit 4 --wound 4", 2, "more than 200"},
		{"odds kings --attacks 1 --hit 1+ --wound 4", 2, "--hit is from 2 to 12"},
		{"odds kings --attacks D6+6 --hit 4 --wound 0", 2, "--wound is from 2 to 12"},
		{"odds kings --attacks D6+6 --hit four --wound 4", 2, "score like 4+"},
		{one + " --blast D6+11", 2, "--blast"},
		{one + " --blast D6+2", 0, "mean"},
		{one + " --blast 0", 2, "--blast is 1 or more, not 0"},
		{one + " --target-nerve 0/14", 2, "is written -/14"},
		{one + " --target-nerve 14/16 --regeneration 0", 2, "--regeneration is from 2 to 6, not 0"},
		{one + " --joint", 2, "--joint needs --json"},
		{one + " --lifeleech -1", 2, "--lifeleech"},
		{one + " --lifeleech 1", 0, "shed by attacker 1"},
		{one + " --flank --rear", 2, "--rear"},
		{one + " --target-nerve 14", 2, "14/16"},
		{one + " --target-nerve 16/14", 2, "wavers before"},
		{one + " --target-nerve=-/0", 2, "wavers before"},
		{one + " --target-nerve=-/14", 0, "routed"},
		{one + " --target-nerve 11/13 --damage 8", 0, "all                      75.7 %  1.4 %     22.9 %"},
		{one + " --inspiring", 2, "--target-nerve"},
		{one + " --target-nerve 14/16 --damage 201", 2, "--damage"},
		{one + " --target-nerve 14/16 --nerve-bonus 21", 2, "--nerve-bonus"},
		{one + " --target-nerve 14/16 --regeneration 7", 2, "--regeneration"},
		{one + " --target-nerve 14/16 --regeneration 5+ --lang fr", 0, "prochain ordre"},
		{one + " --with hit=4", 2, `--with "hit=4": missing flags`},
		{one + " --with help", 2, "unknown flag"},
		{one + strings.Repeat(" --with attacks=1", 20), 2, "--with is from 0 to 19"},
		{"odds kings --attacks 200 --rear --hit 4 --wound 4 --joint --json", 2, "up to 500"},
	} {
		says(t, tt.args, tt.code, tt.says)
	}
}

// TestOddsFlags says what each flag makes of the mean of hits or wounds, or of the
// outcome.
func TestOddsFlags(t *testing.T) {
	type doc = oddsDocument
	base := []string{"odds", "kings", "--attacks", "12", "--hit", "5", "--wound", "4", "--target-nerve", "11/13"}
	hits := func(d doc) float64 { return d.Hits.Mean }
	wounds := func(d doc) float64 { return d.Wounds.Mean }
	steady := func(d doc) float64 { return d.Nerve.Steady }
	left := func(d doc) (mean float64) {
		for n, p := range d.Left {
			mean += float64(n) * (p.Steady + p.Wavering)
		}
		return mean
	}
	plain := answer[doc](t, 0, base...)
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
		args := base
		for f := range strings.FieldsSeq(tt.flags) {
			args = append(args[:len(args):len(args)], strings.ReplaceAll(f, "&", " "))
		}
		if got := tt.of(answer[doc](t, 0, args...)); math.Abs(got-tt.want) > 1e-12 {
			t.Errorf("%s: got %v want %v", tt.flags, got, tt.want)
		}
	}
	if plain.Joint != nil {
		t.Error("there is a joint that nobody asked for")
	}
}

func TestOddsJSON(t *testing.T) {
	args := []string{"odds", "kings", "--attacks", "6", "--hit", "4", "--wound", "4", "--lifeleech", "2"}
	d := answer[map[string]any](t, 0, args...)
	keys(t, d, "hits", "wounds", "shed")
	keys(t, d["hits"].(map[string]any), "mean", "deviation", "chances")
	if d["nerve"] != nil || d["left"] != nil {
		t.Error("there is a Nerve test without Nerve")
	}
	d = answer[map[string]any](t, 0, append(args, "--target-nerve", "11/13", "--joint")...)
	nerve := d["nerve"].(map[string]any)
	keys(t, nerve, "steady", "wavering", "routed", "by_wounds")
	keys(t, d["left"].([]any)[0].(map[string]any), "steady", "wavering")
	sum := 0.0
	for _, cell := range d["joint"].([]any) {
		c := cell.(map[string]any)
		keys(t, c, "hits", "wounds")
		sum += c["steady"].(float64) + c["wavering"].(float64) + c["routed"].(float64)
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
