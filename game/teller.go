package game

import (
	"fmt"
	"strconv"
	"strings"
)

// A Telling says how a kind of event is told.
type Telling struct {
	Kind    string // its name in documents
	Heading string // what it is the heading of, if it is one
	// Fields name the arguments of the event, in order, each with its noun if it is no
	// plain number: "from:area to:area footmen knights ships". A field that begins with a
	// minus stands in no document; one that is nothing but a minus is skipped.
	Fields string
	// Says is the sentence. In it {from} is the word of a field, {from:force} the word
	// that another noun has for it, {seat} whose doing the event is, and {one|many} what goes
	// with the number before, as [Plural] chooses.
	Says Text
}

// A Word is what documents and sentences say of an argument.
type Word struct {
	Value any    // in documents
	Ref   string // what kind of reference it is in sentences, if it is one
	ID    string // of the reference, if it is not the value
	Text         // in sentences
}

// A Noun makes a word of an argument. It is given that argument and those after it.
type Noun[S any] struct {
	Args int // how many arguments it is made of; 0 counts as 1
	Word func(s *S, args []int16) Word
}

// DiceWord is dice as they lie on the table, and the least that each needed, or 0. In
// documents they are the value; signs draw them.
func DiceWord(value any, signs string, needs int) Word {
	return Word{Value: value, Ref: "dice", ID: strconv.Itoa(needs), Text: Text{signs, signs}}
}

// SeatNoun is the noun of seats, which every teller needs.
func SeatNoun[S any](text func(*S, Seat) Text) Noun[S] {
	return Noun[S]{Word: func(s *S, args []int16) Word {
		return Word{Value: int(args[0]), Ref: "seat", Text: text(s, Seat(args[0]))}
	}}
}

// A Teller tells the events of a game, by its tellings and nouns.
type Teller[S any] struct {
	kinds []telling[S]
	nouns map[string]Noun[S]
}

// A telling is a Telling that has been read.
type telling[S any] struct {
	Telling
	fields []field
	says   [2][]piece // by language
	words  []wording[S]
}

type field struct {
	name, noun string
	arg        int
	word       int // of the telling; none if no document has the field
}

// A wording is a word that documents and sentences of a telling have in common.
type wording[S any] struct {
	noun string
	arg  int // ofSeat is whose doing it is
	word func(s *S, args []int16) Word
}

const (
	none   = -1
	ofSeat = -1
)

// A piece of a sentence: words, and the word that follows them, or none.
type piece struct {
	text string
	word int
}

// number is the noun of fields that have none.
const number = "number"

// NewTeller returns the teller of a game. The noun "seat" must be among those given; what
// does not fit together is a mistake in the game, and panics.
func NewTeller[S any](tellings []Telling, nouns map[string]Noun[S]) *Teller[S] {
	t := &Teller[S]{nouns: map[string]Noun[S]{
		number: {Word: func(_ *S, args []int16) Word { return NumberWord(int(args[0])) }},
	}}
	for name, n := range nouns {
		t.nouns[name] = n
	}
	for _, as := range tellings {
		t.kinds = append(t.kinds, t.read(as))
	}
	return t
}

// NumberWord is a plain number.
func NumberWord(n int) Word {
	text := strconv.Itoa(n)
	return Word{Value: n, Text: Text{text, text}}
}

func (t *Teller[S]) read(as Telling) telling[S] {
	k := telling[S]{Telling: as}
	arg := 0
	for _, spec := range strings.Fields(as.Fields) {
		name, noun, given := strings.Cut(spec, ":")
		if !given {
			noun = number
		}
		n, ok := t.nouns[noun]
		if !ok {
			panic(fmt.Sprintf("game: the event %q has a field %q, and there is no such noun", as.Kind, spec))
		}
		f := field{name, noun, arg, none}
		if shown, hidden := strings.CutPrefix(name, "-"); hidden {
			f.name = shown
		} else {
			f.word = t.wording(&k, noun, arg)
		}
		k.fields = append(k.fields, f)
		arg += max(n.Args, 1)
	}
	if arg > len(Event{}.Args) {
		panic(fmt.Sprintf("game: the event %q has %d arguments, and there are %d", as.Kind, arg, len(Event{}.Args)))
	}
	for l := range k.says {
		k.says[l] = t.cut(&k, as.Says.Name(Lang(l)))
	}
	return k
}

// wording returns the number of a word of a telling.
func (t *Teller[S]) wording(k *telling[S], noun string, arg int) int {
	for i, w := range k.words {
		if w.noun == noun && w.arg == arg {
			return i
		}
	}
	k.words = append(k.words, wording[S]{noun, arg, t.nouns[noun].Word})
	return len(k.words) - 1
}

// cut reads a sentence.
func (t *Teller[S]) cut(k *telling[S], sentence string) []piece {
	var pieces []piece
	for {
		text, rest, found := strings.Cut(sentence, "{")
		if !found {
			return append(pieces, piece{text, none})
		}
		spec, after, _ := strings.Cut(rest, "}")
		p := piece{text, none}
		switch {
		case spec == "seat":
			p.word = t.wording(k, "seat", ofSeat)
		case strings.Contains(spec, "|"):
			p.text += "{" + spec + "}"
		default:
			noun, arg := t.find(k, spec)
			p.word = t.wording(k, noun, arg)
		}
		pieces, sentence = append(pieces, p), after
	}
}

// find looks up what stands in braces.
func (t *Teller[S]) find(k *telling[S], spec string) (noun string, arg int) {
	name, other, _ := strings.Cut(spec, ":")
	for _, f := range k.fields {
		if f.name == name {
			noun = f.noun
			if other != "" {
				noun = other
			}
			if _, ok := t.nouns[noun]; ok {
				return noun, f.arg
			}
		}
	}
	panic(fmt.Sprintf("game: the event %q speaks of {%s}, which it does not have", k.Kind, spec))
}

// Kinds returns the names of all kinds of events, in their order.
func (t *Teller[S]) Kinds() []string {
	var kinds []string
	for _, k := range t.kinds {
		kinds = append(kinds, k.Kind)
	}
	return kinds
}

// Tell tells an event.
func (t *Teller[S]) Tell(s *S, e Event) Told {
	k := &t.kinds[e.Kind]
	var room [len(e.Args)]Word
	words := room[:0]
	for i := range k.words {
		words = append(words, k.words[i].of(s, &e))
	}
	told := Told{Kind: k.Kind, Seat: e.Seat, Heading: k.Heading, Only: e.Only.List(), Fields: make([]ToldField, 0, len(k.fields))}
	for _, f := range k.fields {
		if f.word != none {
			told.Fields = append(told.Fields, ToldField{f.name, words[f.word].Value})
		}
	}
	told.English = sentence(k.says[English], words, English)
	told.French = sentence(k.says[French], words, French)
	return told
}

// of returns the word for an event.
func (w *wording[S]) of(s *S, e *Event) (word Word) {
	switch {
	case w.arg != ofSeat:
		word = w.word(s, e.Args[w.arg:])
	case e.Seat != NoSeat:
		word = w.word(s, []int16{int16(e.Seat)})
	}
	if word.ID == "" && word.Ref != "" {
		word.ID = idOf(word.Value)
	}
	return word
}

func idOf(value any) string {
	switch v := value.(type) {
	case string:
		return v
	case int:
		return strconv.Itoa(v)
	}
	return fmt.Sprint(value)
}

func sentence(pieces []piece, words []Word, lang Lang) string {
	var room [256]byte
	text := room[:0]
	for _, p := range pieces {
		text = append(text, p.text...)
		if p.word != none {
			text = words[p.word].appendTo(text, lang)
		}
	}
	return Plural(string(text), lang)
}

// appendTo writes the word, with its mark if it is a reference.
func (w *Word) appendTo(text []byte, lang Lang) []byte {
	if w.Ref == "" {
		return append(text, w.Name(lang)...)
	}
	text = append(append(text, '['), w.Name(lang)...)
	text = append(append(text, "]("...), w.Ref...)
	return append(append(append(text, ':'), w.ID...), ')')
}
