package main

import (
	"strings"
	"testing"

	"gonfalon/game"
)

func TestSentencesAreTypeset(t *testing.T) {
	const typed = `x.toml:4: l'ordre n'est pas le vôtre : « Qui ? » {"kind":"pass"} ; fin !`
	for lang, want := range map[game.Lang]string{
		game.English: typed,
		game.French:  "x.toml:4: l’ordre n’est pas le vôtre\u202f: «\u202fQui\u202f?\u202f» {\"kind\":\"pass\"}\u202f; fin\u202f!",
	} {
		var b strings.Builder
		if n, err := typeset(&b, lang).Write([]byte(typed)); n != len(typed) || err != nil || b.String() != want {
			t.Errorf("%v: got %d, %v, %q, want %q", lang, n, err, b.String(), want)
		}
	}
}

// TestFrenchIsTypeset looks at what a person reads, and at what a program does.
func TestFrenchIsTypeset(t *testing.T) {
	_, _, errs := call(t, "verify", "--lang", "fr", "none.gonf")
	if want := "gonfalon: none.gonf\u202f: fichier introuvable\n"; errs != want {
		t.Errorf("got %q, want %q", errs, want)
	}
	_, out, _ := call(t, "verify", "--lang", "fr", "--json", "../../docs_test.go")
	if !strings.Contains(out, "ce n'est pas un journal") {
		t.Errorf("JSON is for programs, and typed plainly: %s", out)
	}
}
