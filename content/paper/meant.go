package paper

import (
	"slices"
	"strings"

	"gonfalon/game"
)

// What somebody may have meant by a word that is no name.

// MaxMeant is how many guesses are told: more help nobody.
const MaxMeant = 3

// guesses are the things that a word is like, the likest only.
type Guesses struct {
	folded string
	loose  string
	least  int
	found  []game.Meant
}

func Guess(word string) *Guesses {
	folded := Fold(word)
	loose := Loosen(folded)
	return &Guesses{folded: folded, loose: loose, least: len(loose)/4 + 1}
}

// Among looks at n things that have names.
func (g *Guesses) Among(n int, at func(int) (*Spelling, game.Meant)) {
	if len(g.loose) < 3 {
		return
	}
	for i := range n {
		s, what := at(i)
		d := min(game.Slips(g.loose, s.loose[0]), game.Slips(g.loose, s.loose[1]))
		if d > g.least && (within(g.folded, s.English) || within(g.folded, s.French)) {
			d = g.least // a part of the name is as good as the worst slip
		}
		if d < g.least {
			g.found = g.found[:0]
		}
		if d <= g.least && !slices.ContainsFunc(g.found, func(m game.Meant) bool { return m.Text == what.Text }) {
			g.least, g.found = d, append(g.found, what)
		}
	}
}

// Meant returns the guesses, none if there are too many.
func (g *Guesses) Meant() []game.Meant {
	if len(g.found) > MaxMeant {
		return nil
	}
	return g.found
}

// within tells whether every part of a word is one of a name.
func within(word, name string) bool {
	parts := strings.Split(name, "_")
	for part := range strings.SplitSeq(word, "_") {
		if !slices.ContainsFunc(parts, func(p string) bool { return Loosen(p) == Loosen(part) }) {
			return false
		}
	}
	return true
}

// DidYouMean asks in the end of a sentence; it is empty where there is nothing to ask.
func DidYouMean(all []game.Meant) game.Text {
	if len(all) == 0 {
		return game.Text{}
	}
	names := make([]game.Text, len(all))
	for i, m := range all {
		names[i] = m.Text
	}
	n := AnyOf(names)
	return game.Text{English: "; did you mean " + n.English + "?", French: " ; vouliez-vous dire " + n.French + " ?"}
}

// AnyOf lists names, as in "troop, regiment or horde".
func AnyOf(names []game.Text) game.Text {
	var n game.Text
	for i, name := range names {
		switch {
		case i == 0:
		case i == len(names)-1:
			n.English, n.French = n.English+" or ", n.French+" ou "
		default:
			n.English, n.French = n.English+", ", n.French+", "
		}
		n.English, n.French = n.English+name.English, n.French+name.French
	}
	return n
}
