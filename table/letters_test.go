package table

import (
	"slices"
	"strings"
	"testing"

	"gonfalon/game"
)

func TestLetters(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(Plan{Game: "toy", Seats: chairs("", "", ""), Letters: true})
	to := game.Seat(1)
	if err := h.Say(ctx, id, "ann", Speech{From: 0, To: &to, Text: "against cat?"}, "k"); err != nil {
		t.Fatal(err)
	}
	if err := h.Say(ctx, id, "ann", Speech{From: 0, To: nil, Text: "hello"}, ""); err != nil {
		t.Fatal(err)
	}
	for account, want := range map[string]bool{"ann": true, "bob": true, "cat": false, "": false, "dan": false} {
		got := slices.Contains(whats(h.updates(id, account, 0)), "letter 0")
		if got != want {
			t.Errorf("%q reads the letter: %v, want %v", account, got, want)
		}
		wantLast(t, h.updates(id, account, 0), "said 0")
	}
	for text, to := range map[string]game.Seat{"": 1, strings.Repeat("x", 3000): 1, "hi": 7, "me": 0} {
		if err := h.Say(ctx, id, "ann", Speech{From: 0, To: &to, Text: text}, ""); err == nil {
			t.Errorf("a letter of %d characters to %d was sent", len(text), to)
		}
	}
	if err := h.Say(ctx, id, "dan", Speech{From: 0, To: nil, Text: "hi"}, ""); err != ErrForbidden {
		t.Errorf("a stranger speaks: %v", err)
	}
	h.finish(id)
	if !slices.Contains(whats(h.updates(id, "", 0)), "letter 0") {
		t.Error("letters stay closed after a match that opens them")
	}
	if talk, err := h.Talk(ctx, id, ""); err != nil || !slices.Equal(whats(talk), []string{"letter 0", "said 0"}) {
		t.Errorf("the talk of the match: got %v, %v", whats(talk), err)
	}
}

func TestLettersStayClosed(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(Plan{Game: "toy", Seats: chairs("", "", "")})
	to := game.Seat(1)
	if err := h.Say(ctx, id, "ann", Speech{From: 0, To: &to, Text: "against cat?"}, ""); err != nil {
		t.Fatal(err)
	}
	if _, err := h.Talk(ctx, id, "ann"); err != ErrNotOver {
		t.Errorf("the talk of an open match: got %v", err)
	}
	h.finish(id)
	for account, want := range map[string]bool{"ann": true, "bob": true, "cat": false, "": false} {
		if got := slices.Contains(whats(h.updates(id, account, 0)), "letter 0"); got != want {
			t.Errorf("%q reads the letter after the match: %v, want %v", account, got, want)
		}
		if talk, err := h.Talk(ctx, id, account); err != nil || (len(talk) == 1) != want {
			t.Errorf("the talk that %q reads: got %v, %v", account, whats(talk), err)
		}
	}
}

// All of a side read a letter to it, and whoever wrote it.
func TestLettersToASide(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(Plan{Game: "parley", Seats: chairs("", "", "", "")})
	for i, tt := range []struct {
		side game.Side
		read string // by whom
	}{{0, "ann cat "}, {1, "ann bob dan "}} {
		if err := h.Say(ctx, id, "ann", Speech{From: 0, Side: &tt.side, Text: "now"}, ""); err != nil {
			t.Fatal(err)
		}
		read := ""
		for _, account := range []string{"ann", "bob", "cat", "dan", "eve", ""} {
			letters := 0
			for _, u := range h.updates(id, account, 0) {
				if u.What == "letter" && u.Side != nil && *u.Side == tt.side {
					letters++
				}
			}
			if letters == 1 {
				read += account + " "
			}
		}
		if read != tt.read {
			t.Errorf("letter %d: read by %s, want %s", i, read, tt.read)
		}
	}
	to, side := game.Seat(1), game.Side(7)
	for _, s := range []Speech{{From: 0, Side: &side, Text: "hi"}, {From: 0, Side: new(game.Side(0)), To: &to, Text: "hi"}} {
		if err := h.Say(ctx, id, "ann", s, ""); !isBad(err) {
			t.Errorf("%+v: got %v", s, err)
		}
	}
	alone := h.table(two)
	if err := h.Say(ctx, alone, "ann", Speech{From: 0, Side: new(game.Side(0)), Text: "hi"}, ""); !isBad(err) {
		t.Errorf("a game without sides: got %v", err)
	}
}
