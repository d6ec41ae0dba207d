package rules

import (
	"strings"
	"testing"

	"gonfalon/game"
)

// toyLedger is a good ledger of two topics.
const toyLedger = `# the rules of a toy

[[rule]]
id = "toy.move.one-step"
section = "Moves"
kind = "limit"
en = "One step a turn."
fr = "Un pas par tour."

[[rule]]
id = "toy.move.no-way-back"
section = "Moves"
kind = "prohibition"
en = "No step back."
fr = "Pas de retour."
example = "From 3 to 4, not to 2."
example_fr = "De 3 à 4, pas à 2."
ambiguity = "Standing still is allowed."
ambiguity_fr = "Rester sur place est permis."
needs = "The number of spaces."

[[rule]]
id = "toy.end.last-space"
section = "End"
kind = "victory"
en = "The last space wins."
fr = "La dernière case gagne."
`

// toy returns the ledger of the toy.
func toy(t *testing.T) *Ledger {
	t.Helper()
	l, err := Parse("toy.toml", []byte(toyLedger))
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestParse(t *testing.T) {
	l := toy(t)
	want := Rule{
		ID: "toy.move.no-way-back", Section: "Moves", Kind: "prohibition",
		English: "No step back.", French: "Pas de retour.", Needs: "The number of spaces.",
		Example: "From 3 to 4, not to 2.", ExampleFrench: "De 3 à 4, pas à 2.",
		Ambiguity: "Standing still is allowed.", AmbiguityFrench: "Rester sur place est permis.",
	}
	if l.Game != "toy" || len(l.Rules) != 3 || l.Rules[1] != want {
		t.Errorf("got game %q, %d rules, the second %+v", l.Game, len(l.Rules), l.Rules[1])
	}
	if l, err := Parse("some/where/toy.toml", []byte(toyLedger)); err != nil || l.Game != "toy" {
		t.Errorf("with a directory: got %v", err)
	}
}

func TestParseRefuses(t *testing.T) {
	// Each case changes the second rule, on line 10, or the whole.
	for _, c := range []struct{ name, old, new, want string }{
		{"an unknown field", `needs =`, `wants =`, `toy.toml:20: unknown field "rule.wants"`},
		{"bad TOML", `kind = "prohibition"`, `kind = prohibition`, `toy.toml:13: `},
		{"a field of another type", `kind = "prohibition"`, `kind = 7`, `toy.toml:13: `},
		{"a field twice", `kind = "prohibition"`, "kind = \"limit\"\nkind = \"limit\"", `toy.toml:14: `},
		{"no id", `id = "toy.move.no-way-back"`, ``, `toy.toml:10: rule "": has no id`},
		{"no section", "section = \"Moves\"\nkind = \"prohibition\"", `kind = "prohibition"`, `toy.toml:10: rule "toy.move.no-way-back": has no section`},
		{"no kind", `kind = "prohibition"`, ``, `rule "toy.move.no-way-back": has no kind`},
		{"no English", `en = "No step back."`, ``, `rule "toy.move.no-way-back": has no en`},
		{"no French", `fr = "Pas de retour."`, ``, `rule "toy.move.no-way-back": has no fr`},
		{"blank French", `fr = "Pas de retour."`, `fr = " "`, `rule "toy.move.no-way-back": has no fr`},
		{"an example in English only", "example_fr = \"De 3 à 4, pas à 2.\"\n", ``, `toy.toml:10: rule "toy.move.no-way-back": has example without example_fr, its French twin`},
		{"an example in French only", "example = \"From 3 to 4, not to 2.\"\n", ``, `toy.toml:10: rule "toy.move.no-way-back": has example_fr without example, its English twin`},
		{"a blank French reading", `"Rester sur place est permis."`, `" "`, `toy.toml:10: rule "toy.move.no-way-back": has ambiguity without ambiguity_fr, its French twin`},
		{"a reading in French only", "ambiguity = \"Standing still is allowed.\"\n", ``, `toy.toml:10: rule "toy.move.no-way-back": has ambiguity_fr without ambiguity, its English twin`},
		{"an unknown kind", `"prohibition"`, `"ban"`, `rule "toy.move.no-way-back": unknown kind "ban": there are army, `},
		{"an id twice", `no-way-back`, `one-step`, `toy.toml:10: rule "toy.move.one-step": stands twice, first as rule 1`},
		{"an id of another game", `"toy.move.no-way-back"`, `"toys.move.no-way-back"`, `rule "toys.move.no-way-back": does not start with the name of its game, "toy."`},
		{"an id without topic", `toy.move.no-way-back`, `toy.no-way-back`, `rule "toy.no-way-back": an id has the form`},
		{"an id of four parts", `toy.move.no-way-back`, `toy.move.no.back`, `an id has the form`},
		{"an id with capitals", `no-way-back`, `noWayBack`, `an id has the form`},
		{"an id with a hyphen too many", `no-way-back`, `no--way`, `an id has the form`},
		{"an id with an underscore", `no-way-back`, `no_way`, `an id has the form`},
		{"a second constant of the same name", `toy.move.no-way-back`, `toy.move-one.step`, `toy.toml:10: rule "toy.move-one.step": would be the same constant ruleMoveOneStep as "toy.move.one-step"`},
		{"nothing", toyLedger, ``, `toy.toml: has no rules`},
		{"rules in another form", toyLedger, `rule = [{id = "toy"}]`, `toy.toml:1: rule "toy": an id has the form`},
	} {
		t.Run(c.name, func(t *testing.T) {
			bad := strings.Replace(toyLedger, c.old, c.new, 1)
			if bad == toyLedger {
				t.Fatal("the case changes nothing")
			}
			l, err := Parse("toy.toml", []byte(bad))
			if err == nil {
				t.Fatalf("got %d rules, want an error", len(l.Rules))
			}
			if got := err.Error(); !strings.HasPrefix(got, "ledger toy.toml:") || !strings.Contains(got, c.want) || strings.Contains(got, "\n") {
				t.Errorf("got error %q\nwant one with %q", got, c.want)
			}
		})
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte(toyLedger))
	f.Add([]byte(""))
	f.Add([]byte("rule = [{id = 'toy.a.b'}]"))
	f.Add([]byte("[[rule]]\nid = \"toy.a.b\"\n[[rule]]\n[rule.id]\n"))
	f.Add([]byte("[rule]\nid = 1979-05-27\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		l, err := Parse("toy.toml", data)
		if err != nil {
			if !strings.HasPrefix(err.Error(), "ledger toy.toml:") {
				t.Errorf("the error does not name the file: %v", err)
			}
			return
		}
		seen := make(map[game.Rule]bool)
		for _, r := range l.Rules {
			if got, ok := l.Rule(r.ID); !ok || got != r || seen[r.ID] {
				t.Errorf("rule %q: looked up as %+v, %t; seen before: %t", r.ID, got, ok, seen[r.ID])
			}
			seen[r.ID] = true
		}
		if _, err := Source(l, "toy"); err != nil {
			t.Errorf("a good ledger has no constants: %v", err)
		}
	})
}
