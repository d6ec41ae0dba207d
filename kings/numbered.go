package kings

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"gonfalon/game"
)

// Names of special rules and spells may end in a number to be filled in: "(n)", "(n+)".

// An unnumbered thing is called by its name without the number.
type unnumbered struct{ game.Named }

// Name implements [game.Named].
func (b unnumbered) Name(lang game.Lang) string {
	name, _, _ := strings.Cut(b.Named.Name(lang), " (n")
	return name
}

// A numbered thing has the number in its name.
type numbered struct {
	game.Named
	n string
}

// Name implements [game.Named].
func (x numbered) Name(lang game.Lang) string {
	return strings.Replace(x.Named.Name(lang), "(n", "("+x.n, 1)
}

// A numberedText has the number in its sentences, wherever they say n.
type numberedText numbered

// Name implements [game.Named].
func (x numberedText) Name(lang game.Lang) string {
	var b strings.Builder
	text, before := x.Named.Name(lang), ' '
	for i, r := range text {
		if r == 'n' && !inWord(before) && endsNumber(text[i+1:]) {
			b.WriteString(x.n)
		} else {
			b.WriteRune(r)
		}
		before = r
	}
	return b.String()
}

func inWord(r rune) bool { return unicode.IsLetter(r) || r == '’' || r == '\'' }

// endsNumber tells whether a number can stand before the rest of a text: before a word it
// can, before the definition "n = ..." it cannot.
func endsNumber(rest string) bool {
	next, _ := utf8.DecodeRuneInString(rest)
	return !inWord(next) && !strings.HasPrefix(rest, " =")
}

// hasNumber tells whether a name has one.
func hasNumber(n game.Named) bool { return strings.Contains(n.Name(game.English), "(n") }
