package game

import "strings"

// A Lang is a language that Gonfalon speaks.
type Lang uint8

const (
	English Lang = iota
	French
)

func (l Lang) String() string {
	if l == French {
		return "fr"
	}
	return "en"
}

// A Text is said in both languages.
type Text struct {
	English string `json:"en"`
	French  string `json:"fr"`
}

// Name implements [Named].
func (t Text) Name(l Lang) string {
	if l == French {
		return t.French
	}
	return t.English
}

// Decimal is a number as it is written in each language, with a point or a comma.
func Decimal(number string) Text { return Text{number, strings.Replace(number, ".", ",", 1)} }

// A Named value has a name in each language. Facts of a refusal that are Named are
// written in the reader's language.
type Named interface {
	Name(Lang) string
}

// NameOf returns both names of a value.
func NameOf(n Named) Text { return Text{n.Name(English), n.Name(French)} }
