package game

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
)

// Told is an event as a document: what happened, by name, and a sentence about it in both
// languages. In JSON it is one flat object: kind, seat, heading, only, the fields in their
// order, en and fr.
//
// Sentences mark what they speak of as [words](kind:id), such as
// [Winterfell](area:winterfell); dice stand as [⚃⚅](dice:4), with the least that they
// needed, or 0, and dice with symbols as [SymbolsWord] has them. [Plain] takes the marks off.
type Told struct {
	Kind    string
	Seat    Seat   // whose doing it is; NoSeat is nobody's
	Heading string // what it is the heading of, if it is one
	Only    []Seat // who may know of it; nobody in particular means everybody
	Fields  []ToldField
	Text
}

// A ToldField is a named fact of an event: a number, a text, or a list of either.
type ToldField struct {
	Name  string
	Value any
}

// What an event may be the heading of, the largest first.
const (
	HeadsRound  = "round"
	HeadsTurn   = "turn"
	HeadsPhase  = "phase"
	HeadsBattle = "battle"
	HeadsCombat = "combat"
)

// MarshalJSON implements [json.Marshaler].
func (t Told) MarshalJSON() ([]byte, error) { return t.AppendJSON(nil), nil }

// AppendJSON writes the document after others.
func (t Told) AppendJSON(b []byte) []byte {
	b = AppendText(append(slices.Grow(b, 256), `{"kind":`...), t.Kind)
	if t.Seat != NoSeat {
		b = append(b, `,"seat":`...)
		b = strconv.AppendInt(b, int64(t.Seat), 10)
	}
	b = AppendField(b, "heading", t.Heading)
	if len(t.Only) > 0 {
		b = append(append(b, `,"only":`...), write(t.Only)...)
	}
	for _, f := range t.Fields {
		b = append(AppendText(append(b, ','), f.Name), ':')
		switch v := f.Value.(type) {
		case int:
			b = strconv.AppendInt(b, int64(v), 10)
		case string:
			b = AppendText(b, v)
		default:
			b = append(b, write(v)...)
		}
	}
	b = AppendText(append(b, `,"en":`...), t.English)
	b = AppendText(append(b, `,"fr":`...), t.French)
	return append(b, '}')
}

// UnmarshalJSON implements [json.Unmarshaler].
func (t *Told) UnmarshalJSON(document []byte) error {
	dec := json.NewDecoder(strings.NewReader(string(document)))
	*t = Told{Seat: NoSeat}
	switch open, err := dec.Token(); {
	case err != nil:
		return err
	case open != json.Delim('{'):
		return Wrong("an event is an object, with its kind and what else is told", "un événement est un objet, avec son kind et ce qui est raconté d'autre")
	}
	for dec.More() {
		name, err := dec.Token()
		if err != nil {
			return err
		}
		var value json.RawMessage
		if err := dec.Decode(&value); err != nil {
			return err
		}
		if err := t.set(name.(string), value); err != nil {
			return Within(Plainly(err), name.(string))
		}
	}
	return nil
}

// set takes a field of a document.
func (t *Told) set(name string, value json.RawMessage) error {
	switch name {
	case "kind":
		return json.Unmarshal(value, &t.Kind)
	case "seat":
		return json.Unmarshal(value, &t.Seat)
	case "heading":
		return json.Unmarshal(value, &t.Heading)
	case "only":
		return json.Unmarshal(value, &t.Only)
	case "en":
		return json.Unmarshal(value, &t.English)
	case "fr":
		return json.Unmarshal(value, &t.French)
	}
	t.Fields = append(t.Fields, ToldField{name, value})
	return nil
}

// has tells whether the event has a field of a name.
func (t *Told) has(name string) bool {
	return slices.ContainsFunc(t.Fields, func(f ToldField) bool { return f.Name == name })
}

// Mark marks words of a sentence as a reference, such as to an area. Without a kind they
// are words and nothing else.
func Mark(words, kind, id string) string {
	if kind == "" {
		return words
	}
	return "[" + words + "](" + kind + ":" + id + ")"
}

// Plain returns a sentence without its marks.
func Plain(sentence string) string {
	var b strings.Builder
	for {
		before, rest, open := strings.Cut(sentence, "[")
		words, after, closed := strings.Cut(rest, "](")
		b.WriteString(before)
		if !open || !closed {
			if open {
				b.WriteString("[" + rest)
			}
			return b.String()
		}
		b.WriteString(words)
		_, sentence, _ = strings.Cut(after, ")")
	}
}

// DiceSigns draws dice as ⚀ to ⚅, one after the other.
func DiceSigns(dice ...int) string {
	var b strings.Builder
	for _, d := range dice {
		b.WriteRune(rune('⚀' + d - 1))
	}
	return b.String()
}
