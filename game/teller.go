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
	kinds []telling
	nouns map[string]Noun[S]
}

// A telling is a Telling that has been read.
type telling struct {
	Telling
	fields []field
	says   [2][]piece // by language
}

type field struct {
	name, noun string
	arg        int
	hidden     bool
}

// A piece of a sentence: words, and what follows them.
type piece struct {
	words string
	seat  bool
	noun  string // "" is nothing
	arg   int
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

func (t *Teller[S]) read(as Telling) telling {
	k := telling{Telling: as}
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
		name, hidden := strings.CutPrefix(name, "-")
		k.fields = append(k.fields, field{name, noun, arg, hidden})
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

// cut reads a sentence.
func (t *Teller[S]) cut(k *telling, sentence string) []piece {
	var pieces []piece
	for {
		words, rest, found := strings.Cut(sentence, "{")
		if !found {
			return append(pieces, piece{words: words})
		}
		spec, after, _ := strings.Cut(rest, "}")
		p := piece{words: words, seat: spec == "seat"}
		switch {
		case p.seat:
		case strings.Contains(spec, "|"):
			p.words += "{" + spec + "}"
		default:
			p.noun, p.arg = t.find(k, spec)
		}
		pieces, sentence = append(pieces, p), after
	}
}

// find looks up what stands in braces.
func (t *Teller[S]) find(k *telling, spec string) (noun string, arg int) {
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
	told := Told{Kind: k.Kind, Seat: e.Seat, Heading: k.Heading, Only: e.Only.List(), Fields: make([]ToldField, 0, len(k.fields))}
	for _, f := range k.fields {
		if !f.hidden {
			told.Fields = append(told.Fields, ToldField{f.name, t.word(s, &e, f.noun, f.arg).Value})
		}
	}
	told.English = t.sentence(s, &e, k.says[English], English)
	told.French = t.sentence(s, &e, k.says[French], French)
	return told
}

func (t *Teller[S]) sentence(s *S, e *Event, pieces []piece, lang Lang) string {
	var b strings.Builder
	for _, p := range pieces {
		b.WriteString(p.words)
		switch {
		case p.seat && e.Seat != NoSeat:
			b.WriteString(t.nouns["seat"].Word(s, []int16{int16(e.Seat)}).in(lang))
		case p.noun != "":
			b.WriteString(t.word(s, e, p.noun, p.arg).in(lang))
		}
	}
	return Plural(b.String(), lang)
}

func (t *Teller[S]) word(s *S, e *Event, noun string, arg int) Word {
	return t.nouns[noun].Word(s, e.Args[arg:])
}

// in writes the word, with its mark if it is a reference.
func (w Word) in(lang Lang) string {
	id := w.ID
	if id == "" && w.Ref != "" {
		id = fmt.Sprint(w.Value)
	}
	return Mark(w.Name(lang), w.Ref, id)
}
