package table

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"gonfalon/game"
)

var slow = Clock{Deadline: 24 * 3600}

func TestSlowWindowsWaitForAllAnswers(t *testing.T) {
	h := openLater(t)
	id := h.speech(Plan{Clock: slow})
	if due := h.look(id, "cat", 2).Window.Closes; due == nil || due.Sub(h.clock()) != 24*time.Hour {
		t.Fatalf("the window closes at %v, want a day later", due)
	}
	h.mustAct(id, 0, passes)
	h.mustAct(id, 1, h.plays(id, 1))
	h.pass(23 * time.Hour)
	h.strikeNow(id)
	if n := h.look(id, "cat", 2).N; n != 1 {
		t.Fatalf("cat has not answered, and there are %d actions", n)
	}
	h.mustAct(id, 2, passes)
	until(t, "all have answered", func() bool { return h.look(id, "cat", 2).N >= 4 })
}

func TestStandingAnswers(t *testing.T) {
	h, ctx := openLater(t), t.Context()
	id := h.table(Plan{Game: "parley", Seats: chairs("", "", ""), Clock: slow})
	before := h.look(id, "cat", 2)
	for account, lines := range map[string][]Line{
		"ann": {{Kind: "speak"}, {Kind: "object"}},
		"bob": {{Kind: "speak", Action: json.RawMessage(`{"kind":"speak","card":"scorn"}`)}, {Kind: "object", Action: json.RawMessage(`{"kind":"stake","stake":3}`)}},
	} {
		s := game.Seat(slices.Index(who, account))
		if err := h.SetSheet(ctx, id, account, Sheet{Seat: s, Lines: lines}, ""); err != nil {
			t.Fatal(err)
		}
	}
	if got := h.look(id, "cat", 2); !sameJSON(t, got, before) {
		t.Errorf("cat sees that others have left sheets: %+v", got)
	}
	if s, err := h.GetSheet(ctx, id, "bob", 1); err != nil || len(s.Lines) != 2 {
		t.Errorf("bob's own sheet: got %+v, %v", s, err)
	}
	if _, err := h.GetSheet(ctx, id, "cat", 1); err != ErrForbidden {
		t.Errorf("cat reads bob's sheet: %v", err)
	}
	h.mustAct(id, 0, `{"kind":"stake","stake":1}`)
	scorn := slices.ContainsFunc(h.mustOptions(id, 1), func(o string) bool { return strings.Contains(o, "scorn") })
	h.strikeNow(id)
	h.mustAct(id, 2, passes)
	h.strikeNow(id)
	if n := h.look(id, "cat", 2).N; n != 1 {
		t.Fatalf("standing answers have counted at once: %d actions", n)
	}
	h.pass(time.Hour)
	h.strikeNow(id)
	got := h.actions(id)
	want := []string{"ann sheet " + passes, "bob sheet " + passes, "cat  " + passes}
	if scorn {
		want[1] = `bob sheet {"kind":"speak","card":"scorn"}`
	}
	if len(got) < 4 || !slices.Equal(got[1:4], want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

// A line may be about one occasion among several, or about those where much is at stake; the
// first that is legal answers.
func TestStandingAnswersOnOccasions(t *testing.T) {
	play := func(card string) json.RawMessage { return json.RawMessage(`{"kind":"speak","card":"` + card + `"}`) }
	for name, tt := range map[string]struct {
		lines []Line
		want  func(held string) string // "" where its player is waited for
	}{
		"another occasion": {[]Line{{Kind: "speak", On: "scorn"}}, func(string) string { return "" }},
		"another kind":     {[]Line{{Kind: "object"}}, func(string) string { return "" }},
		"too little":       {[]Line{{Kind: "speak", Least: 3, Action: play("praise")}, {Kind: "speak", Least: 3, Action: play("scorn")}}, func(string) string { return passes }},
		"enough": {[]Line{{Kind: "speak", Least: 3}, {Kind: "speak", Least: 2, Action: play("praise")}, {Kind: "speak", Action: play("scorn")}}, func(held string) string {
			if held == "" { // he holds objections only
				return passes
			}
			return string(play(held))
		}},
		"a pass comes first": {[]Line{{Kind: "speak"}, {Kind: "speak", Action: play("praise")}, {Kind: "speak", Action: play("scorn")}}, func(string) string { return passes }},
	} {
		t.Run(name, func(t *testing.T) {
			h := openLater(t)
			id := h.table(Plan{Game: "parley", Seats: chairs("", "", ""), Clock: slow})
			if err := h.SetSheet(t.Context(), id, "bob", Sheet{Seat: 1, Lines: tt.lines}, ""); err != nil {
				t.Fatal(err)
			}
			h.mustAct(id, 0, `{"kind":"stake","stake":2}`)
			held := ""
			for _, card := range []string{"scorn", "praise"} { // praise is tried first
				if slices.ContainsFunc(h.mustOptions(id, 1), func(o string) bool { return strings.Contains(o, card) }) {
					held = card
				}
			}
			h.mustAct(id, 0, passes)
			h.mustAct(id, 2, passes)
			h.pass(time.Hour)
			h.strikeNow(id)
			got := h.actions(id)
			switch want := tt.want(held); {
			case want == "" && len(got) != 1:
				t.Errorf("bob has left no answer to this, and there are %q", got)
			case want != "" && (len(got) < 4 || got[2] != "bob sheet "+want):
				t.Errorf("got %q, want bob's sheet to answer %q", got, want)
			}
		})
	}
}

// Standing answers count at times that are drawn over the whole beat, or the first hour of a
// long one, and other times for every seat and window.
func TestStandingAnswersAreDrawnOverTheBeat(t *testing.T) {
	for _, tt := range []struct {
		plan Plan
		most time.Duration
	}{{Plan{}, 3 * time.Second}, {Plan{Beat: 10}, 10 * time.Second}, {Plan{Clock: slow}, time.Hour}} {
		opened := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
		m := &match{plan: tt.plan, seed: game.SeedFrom(1, 1), window: &window{opened: opened}}
		quarters, times := [4]int{}, map[time.Duration]bool{}
		for range 100 {
			for s := range game.Seat(3) {
				at := m.sheetTime(s).Sub(opened)
				if at < 0 || at >= tt.most {
					t.Fatalf("%v is not within %v", at, tt.most)
				}
				quarters[4*at/tt.most]++
				times[at] = true
			}
			m.acts = append(m.acts, act{})
		}
		if slices.Min(quarters[:]) < 40 || len(times) < 290 {
			t.Errorf("of 300 times within %v, %v are in each quarter, %d are different", tt.most, quarters, len(times))
		}
	}
}

func (h *hall) mustOptions(id string, s game.Seat) []string {
	h.t.Helper()
	o, err := h.Options(h.t.Context(), id, who[s], s)
	if err != nil {
		h.t.Fatal(err)
	}
	var list []string
	for _, a := range o.Options {
		list = append(list, string(a))
	}
	return list
}

func TestSheetsThatMakeNoSense(t *testing.T) {
	h := openLater(t)
	id := h.table(Plan{Game: "parley", Seats: chairs("", "")})
	for _, lines := range [][]Line{{{}}, {{Kind: "speak", Least: -1}}, {{Kind: "speak", On: strings.Repeat("o", 101)}}, {{Kind: "speak", Action: json.RawMessage("{")}}, slices.Repeat([]Line{{Kind: "speak"}}, 51), {{Kind: strings.Repeat("k", 101)}}} {
		if err := h.SetSheet(t.Context(), id, "ann", Sheet{0, lines}, ""); !isBad(err) {
			t.Errorf("%d lines: got %v", len(lines), err)
		}
	}
}
