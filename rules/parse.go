package rules

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"gonfalon/game"
)

// kinds are the kinds of rules that the ledgers know.
var kinds = []string{
	"army", "card", "computation", "effect", "faq", "hidden-info", "keyword",
	"limit", "mode", "permission", "prohibition", "sequence", "setup", "spell",
	"terrain", "tiebreak", "timing", "variant", "victory",
}

// idShape is game.topic.slug, in words of small letters and digits.
var idShape = regexp.MustCompile(`^[a-z]+\.[a-z][a-z0-9]*(-[a-z0-9]+)*\.[a-z0-9]+(-[a-z0-9]+)*$`)

// Parse reads a ledger. The file's name, without its directory and ".toml", is the
// name of the game. An error names the file, the line and the rule.
func Parse(file string, data []byte) (*Ledger, error) {
	var doc struct {
		Rules []Rule `toml:"rule"`
	}
	if err := decodeStrict(data, &doc); err != nil {
		return nil, fmt.Errorf("ledger %s:%w", file, err)
	}
	if len(doc.Rules) == 0 {
		return nil, fmt.Errorf("ledger %s: has no rules", file)
	}
	l := &Ledger{Game: gameOf(file), Rules: doc.Rules, index: make(map[game.Rule]int, len(doc.Rules))}
	constants := make(map[string]game.Rule, len(doc.Rules))
	for i, r := range l.Rules {
		err := l.check(r)
		name := Constant(r.ID)
		if twin, taken := constants[name]; taken && err == nil {
			err = fmt.Errorf("would be the same constant %s as %q", name, twin)
		}
		if err != nil {
			return nil, fmt.Errorf("ledger %s:%d: rule %q: %w", file, tableLine(data, i), r.ID, err)
		}
		l.index[r.ID] = i
		constants[name] = r.ID
	}
	return l, nil
}

// check says what is wrong with a rule, given those before it.
func (l *Ledger) check(r Rule) error {
	if err := checkID(r.ID); err != nil {
		return err
	}
	if first, ok := l.index[r.ID]; ok {
		return fmt.Errorf("stands twice, first as rule %d of the file", first+1)
	}
	if prefix, _, _ := strings.Cut(string(r.ID), "."); prefix != l.Game {
		return fmt.Errorf("does not start with the name of its game, %q", l.Game+".")
	}
	for _, field := range [...]struct{ name, value string }{
		{"section", r.Section}, {"kind", r.Kind}, {"en", r.English}, {"fr", r.French},
	} {
		if strings.TrimSpace(field.value) == "" {
			return fmt.Errorf("has no %s", field.name)
		}
	}
	if err := checkTwins(r); err != nil {
		return err
	}
	if !slices.Contains(kinds, r.Kind) {
		return fmt.Errorf("unknown kind %q: there are %s", r.Kind, strings.Join(kinds, ", "))
	}
	return nil
}

// checkTwins says which note of a rule stands in one language only.
func checkTwins(r Rule) error {
	for _, note := range [...]struct{ name, english, french string }{
		{"example", r.Example, r.ExampleFrench}, {"ambiguity", r.Ambiguity, r.AmbiguityFrench},
	} {
		english, french := strings.TrimSpace(note.english) != "", strings.TrimSpace(note.french) != ""
		switch {
		case english && !french:
			return fmt.Errorf("has %[1]s without %[1]s_fr, its French twin", note.name)
		case french && !english:
			return fmt.Errorf("has %[1]s_fr without %[1]s, its English twin", note.name)
		}
	}
	return nil
}

func checkID(id game.Rule) error {
	switch {
	case id == "":
		return fmt.Errorf("has no id")
	case !idShape.MatchString(string(id)):
		return fmt.Errorf("an id has the form game.topic.some-slug, in small letters and digits")
	}
	return nil
}
