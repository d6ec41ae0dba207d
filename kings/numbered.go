package kings

import (
	"regexp"
	"strings"

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

var letterN = regexp.MustCompile(`(^|[^\p{L}’'])n($|[^\p{L}’' ]| [^=])`)

// Name implements [game.Named].
func (x numberedText) Name(lang game.Lang) string {
	return letterN.ReplaceAllString(x.Named.Name(lang), "${1}"+x.n+"${2}")
}

// hasNumber tells whether a name has one.
func hasNumber(n game.Named) bool { return strings.Contains(n.Name(game.English), "(n") }
