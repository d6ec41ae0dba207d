package kings

import (
	"strings"
	"testing"

	"gonfalon/game/gametest"
	"gonfalon/rules"
)

// TestSentencesAreWholeInBothLanguages holds the tables of refusals against the ledger: a
// rule has one sentence, its French has the same facts, and the facts are known.
func TestSentencesAreWholeInBothLanguages(t *testing.T) {
	l, err := rules.Load("kings")
	if err != nil {
		t.Fatal(err)
	}
	if len(l.Rules) < 400 {
		t.Errorf("the ledger has %d rules, want 400: none is ever dropped", len(l.Rules))
	}
	known := map[string]bool{}
	for _, r := range l.Rules {
		known[string(r.ID)] = true
	}
	said := map[string]bool{}
	for _, section := range refusals {
		for rule, say := range section {
			if !known[string(rule)] || said[string(rule)] {
				t.Errorf("%s is no rule of the ledger, or stands twice", rule)
			}
			said[string(rule)] = true
			if err := gametest.Twins(say.english, say.french, len(say.facts)); err != nil {
				t.Errorf("%s: %q: %v", rule, say.english, err)
			}
			if strings.Trim(say.facts, "uohwHWnmpqr") != "" {
				t.Errorf("%s: nobody knows the facts %q", rule, say.facts)
			}
			if strings.Contains(say.english, "%%") {
				t.Errorf("%s: write percent in words", rule)
			}
		}
	}
}
