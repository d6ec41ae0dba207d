package kings

import (
	"strings"
	"testing"

	"gonfalon/rules"
)

// TestSentencesAreWholeInBothLanguages holds the tables of refusals against the ledger: a
// rule has one sentence, its French has the same facts, and the facts are known.
func TestSentencesAreWholeInBothLanguages(t *testing.T) {
	l, err := rules.Load("kings")
	if err != nil {
		t.Fatal(err)
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
			n := strings.Count(say.english, "%s") + strings.Count(say.english, "%d")
			if n != len(say.facts) || verbs(say.english) != verbs(say.french) || strings.Trim(say.facts, "uohwHWnmpqr") != "" {
				t.Errorf("%s: %q, %q and the facts %q do not fit", rule, say.english, say.french, say.facts)
			}
			if strings.HasSuffix(say.english, ".") || strings.HasSuffix(say.french, ".") {
				t.Errorf("%s: the sentence ends with a full stop", rule)
			}
			if strings.Contains(say.english, "%%") {
				t.Errorf("%s: write percent in words", rule)
			}
		}
	}
}
