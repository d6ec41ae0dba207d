package table

import (
	"strings"
	"testing"

	"gonfalon/game"
)

func TestNamesShowWhatTheyAre(t *testing.T) {
	for given, want := range map[string]string{
		"  Ann   Stark ": "Ann Stark", "Éléonore": "Éléonore", "Ａｎｎ": "Ann", "Анна": "Анна", "王": "王", "Ann 2": "Ann 2", "e\u0301": "é",
		strings.Repeat("x", MaxName): strings.Repeat("x", MaxName),
	} {
		if got, err := CleanName(given); err != nil || got != want {
			t.Errorf("%q: got %q, %v, want %q", given, got, err, want)
		}
	}
	for _, given := range []string{
		"", " ", strings.Repeat("x", MaxName+1), "a\u202eb", "a\u200bb", "a\x00b", "\u2066a", "a\xff", "a\ufeffb",
		"\u2800", "Ann\u2800", "Ann\u034f", "Ann\ufe0f", "\u115f", "\u3164", "Ann\u061c",
		"greedy", "Greedy", "GREEDY", "greedy!", "\u0261reedy", "rand\u0585m", "\u13aann", "gr\u0435edy", "rand0m", "r a n d o m", "Ann\u0430", noName, strings.Repeat("\ufdfa", 30),
		"console", "C0nsole", "On the  machine", "sur la machine.",
	} {
		if got, err := CleanName(given); !isBad(err) {
			t.Errorf("%q: got %q, %v, want a refusal", given, got, err)
		}
	}
}

func TestNamesThatLookAlike(t *testing.T) {
	for _, pair := range [][2]string{{"Alice", "AIice"}, {"Alice", "A1ice"}, {"Al|ce", "Alice"}, {"Ann", "A.n-n!"}, {"oo", "0O"}, {"\u0430\u0441\u0435", "ace"}, {"s\u0131r", "sir"}} {
		if likeness(pair[0]) != likeness(pair[1]) {
			t.Errorf("%q and %q are told apart", pair[0], pair[1])
		}
	}
	for _, pair := range [][2]string{{"Ann", "Anna"}, {"!", "?"}, {"王", "玉"}, {"e", "é"}, {"Ann 2", "Ann 3"}} {
		if likeness(pair[0]) == likeness(pair[1]) {
			t.Errorf("%q and %q are taken for the same", pair[0], pair[1])
		}
	}
}

// TestNamesAreToldApart seats people at one table whose names look the same.
func TestNamesAreToldApart(t *testing.T) {
	h, ctx := open(t), t.Context()
	id, err := h.Create(ctx, "ann", Plan{Game: "toy", Seats: make([]Chair, 3), Open: true}, "")
	if err != nil {
		t.Fatal(err)
	}
	for s, given := range []string{"Ann", "ann", "Ann 2"} {
		if _, err := h.Sit(ctx, id, Sat{Seat: game.Seat(s), Account: who[s], Name: given}, ""); err != nil {
			t.Fatal(err)
		}
	}
	l, seen := h.look(id, "ann", game.NoSeat), map[string]bool{}
	for _, s := range l.Seats {
		if seen[likeness(s.Name)] {
			t.Errorf("%q looks like another of %+v", s.Name, l.Seats)
		}
		seen[likeness(s.Name)] = true
	}
	if l.Seats[0].Name != "Ann" || l.Seats[1].Name != "ann 2" {
		t.Errorf("got %+v", l.Seats)
	}
}
