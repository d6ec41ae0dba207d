package paper

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"gonfalon/content"
	"gonfalon/game"
)

// Titles are what a list is called; the French name may be left out.
type Titles struct{ Name, NameFR string }

// Key is what an option of a match calls a list that comes with the game.
func (t *Titles) Key() string { return Fold(t.Name) }

// Called tells whether a word is one of the names.
func (t *Titles) Called(word string) bool {
	word = Fold(word)
	return word == Fold(t.Name) || word == Fold(t.NameFR)
}

// Find finds a list by its name in either language.
func Find[L any](lists []L, titles func(*L) *Titles, name string) (L, bool) {
	for i := range lists {
		if titles(&lists[i]).Called(name) {
			return lists[i], true
		}
	}
	var none L
	return none, false
}

// Papers tells of the lists that come with a game.
func Papers[L any](lists []L, titles func(*L) *Titles, tell func(L) game.Paper) []game.Paper {
	var papers []game.Paper
	for i := range lists {
		p := tell(lists[i])
		p.Key = titles(&lists[i]).Key()
		papers = append(papers, p)
	}
	return papers
}

// Or returns the name in both languages, or another where the list has none.
func (t *Titles) Or(other game.Text) game.Text {
	switch {
	case t.Name == "":
		return other
	case t.NameFR == "":
		return game.Text{English: t.Name, French: t.Name}
	}
	return game.Text{English: t.Name, French: t.NameFR}
}

// Ready says why a list is not fit to come with the game: it must be legal and have a name in
// both languages.
func (t *Titles) Ready(file string, problems []Problem) error {
	if t.Name == "" || t.NameFR == "" {
		return fmt.Errorf("%s:1: needs a name and a name-fr", file)
	}
	for _, p := range problems {
		return fmt.Errorf("%s:%d: %w", file, max(p.Line, 1), p.Refusal)
	}
	return nil
}

// nameKeys are the keys of a name in a text.
var nameKeys = game.Text{English: "name", French: "nom"}

// Write writes the names as the head of a text in a language.
func (t *Titles) Write(b *strings.Builder, lang game.Lang) {
	WriteKey(b, nameKeys.Name(lang), t.Name)
	WriteKey(b, nameKeys.Name(lang)+"-fr", t.NameFR)
}

// WriteKey writes a line of the head of a text, if there is something to say.
func WriteKey(b *strings.Builder, key, text string) {
	if text != "" {
		fmt.Fprintf(b, "%s: %s\n", key, text)
	}
}

// Twice says that a line of the head stands twice.
var Twice = game.Text{English: "%q stands twice", French: "%q y est deux fois"}

// SetTitle notes a name that a line of a text tells.
func SetTitle(name *string, key, text string) *content.Fault {
	if *name != "" {
		return content.Wrong(Twice.English, Twice.French, key)
	}
	if n := utf8.RuneCountInString(text); n > MaxTitle {
		return content.Wrong(longTitle.English, longTitle.French, MaxTitle, n)
	}
	*name = text
	return nil
}

// ReadTitle reads a name of the list in a document, "" if there is none.
func ReadTitle(v *content.Value, key string) string {
	f := v.Maybe(key)
	if f == nil {
		return ""
	}
	text := Line(f)
	if n := utf8.RuneCountInString(text); n > MaxTitle {
		f.FailBoth(longTitle.English, longTitle.French, MaxTitle, n)
	}
	return text
}

// MaxTitle is how many characters the name of a list has at most.
const MaxTitle = 200

var longTitle = game.Text{
	English: "a name has at most %d characters, and this has %d",
	French:  "un nom a au plus %d caractères, et celui-ci %d",
}
