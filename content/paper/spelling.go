package paper

import (
	"strings"

	"gonfalon/game"
)

// People write names, programs ids. A word is looked up as an id, then as the English
// and the French name, without regard to capitals, accents and punctuation, and at last to
// number and spaces. A word that is not found stays as it was written, so that it can be
// told back.

var plainLetters = strings.NewReplacer(
	"à", "a", "â", "a", "ä", "a", "ç", "c", "é", "e", "è", "e", "ê", "e", "ë", "e", "î", "i", "ï", "i",
	"ô", "o", "ö", "o", "ù", "u", "û", "u", "ü", "u", "œ", "oe", "æ", "ae", "'", "", "’", "", "[1]", "", "*", "",
)

// Fold brings a word into the form of an id.
func Fold(word string) string {
	word = plainLetters.Replace(strings.ToLower(word))
	fields := strings.FieldsFunc(word, func(r rune) bool {
		return (r < 'a' || r > 'z') && (r < '0' || r > '9')
	})
	return strings.Join(fields, "_")
}

// Loosen makes a word that is folded the same in the singular and the plural, in one word
// and in two: Glade Stalker is Gladestalkers, and Dwarves are Dwarfs.
func Loosen(folded string) string {
	var b strings.Builder
	for part := range strings.SplitSeq(folded, "_") {
		switch {
		case len(part) < 4:
		case strings.HasSuffix(part, "ves"):
			part = part[:len(part)-3] + "f"
		case strings.HasSuffix(part, "ies"):
			part = part[:len(part)-3] + "y"
		default:
			part = strings.TrimSuffix(part, "s")
		}
		b.WriteString(part)
	}
	return b.String()
}

// A Spelling is what a thing may be called, in the form of ids and loosely. It is worked out
// once, since a list is looked up in all of them.
type Spelling struct {
	ID, English, French string
	loose               [2]string
}

func Spell(id string, name game.Text) Spelling {
	english, french := Fold(name.English), Fold(name.French)
	return Spelling{id, english, french, [2]string{Loosen(english), Loosen(french)}}
}

// Match looks a word up among n things and returns its place, or -1. An id goes before a
// name, and what comes first before what comes later; a loose likeness goes last, and
// counts only where it is one thing's alone.
func Match(word string, n int, at func(int) *Spelling) int {
	word = Fold(word)
	if word == "" {
		return -1
	}
	found := -1
	for i := n - 1; i >= 0; i-- {
		switch s := at(i); word {
		case s.ID:
			return i
		case s.English, s.French:
			found = i
		}
	}
	if found >= 0 {
		return found
	}
	word = Loosen(word)
	for i := range n {
		if s := at(i); word == s.loose[0] || word == s.loose[1] {
			if found >= 0 {
				return -1
			}
			found = i
		}
	}
	return found
}
