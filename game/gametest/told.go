package gametest

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"gonfalon/game"
)

// wellTold checks what is told of an event: it has a kind, each of its fields once, and
// sentences in both languages whose marks speak of the same things.
func wellTold(t game.Told) error {
	if t.Kind == "" {
		return errors.New("what is told has no kind")
	}
	names := []string{"kind", "seat", "heading", "only", "en", "fr"}
	for _, f := range t.Fields {
		if f.Name == "" || slices.Contains(names, f.Name) {
			return fmt.Errorf("the event %q has %q twice, or a field without a name", t.Kind, f.Name)
		}
		names = append(names, f.Name)
	}
	if err := bothSound(t.Text); err != nil {
		return err
	}
	english, err := references(t.English)
	if err != nil {
		return err
	}
	french, err := references(t.French)
	if err != nil {
		return err
	}
	slices.Sort(english)
	slices.Sort(french)
	if !slices.Equal(english, french) {
		return fmt.Errorf("%q and %q have other references", t.English, t.French)
	}
	return nil
}

// references returns what a sentence marks.
func references(sentence string) ([]string, error) {
	var all []string
	for rest := sentence; ; {
		_, after, open := strings.Cut(rest, "[")
		if !open {
			return all, nil
		}
		_, after, named := strings.Cut(after, "](")
		ref, after, closed := strings.Cut(after, ")")
		if !named || !closed || strings.ContainsAny(ref, "[ ") {
			return nil, fmt.Errorf("a mark of %q is not closed", sentence)
		}
		if kind, id, ok := strings.Cut(ref, ":"); !ok || kind == "" || id == "" {
			return nil, fmt.Errorf("a mark of %q names nothing", sentence)
		}
		all, rest = append(all, ref), after
	}
}
