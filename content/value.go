package content

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gonfalon/game"
)

// A document is a file being read. It keeps the first thing that is wrong, with
// file and line, so that whoever reads it need not look at errors one by one; and the first
// of each part that is read apart.
type document struct {
	file   string
	fault  *Fault
	faults Faults
}

// err returns what is wrong with the document.
func (d *document) err() error {
	if len(d.faults) == 0 {
		return nil
	}
	return d.faults
}

func (d *document) note(f *Fault) {
	if d.fault == nil {
		d.fault = f
		d.faults = append(d.faults, f)
	}
}

// A Value is a part of a document and knows its line. Reading a field marks it; what
// nobody has read when its object is closed is unknown.
type Value struct {
	Line  int
	Kind  Kind
	Text  string // of strings and numbers
	Parts []*Value

	doc    *document
	parent *Value
	what   game.Text // how errors call it: unit "trolls"
	keys   []string
	read   []bool
	idle   bool // it decides nothing
}

// A Kind is what a value is in JSON.
type Kind uint8

const (
	Null Kind = iota
	Bool
	Number
	String
	Array
	Object
)

var kindWords = [...]game.Text{
	Null:   {English: "null", French: "null"},
	Bool:   {English: "true or false", French: "true ou false"},
	Number: {English: "a number", French: "un nombre"},
	String: {English: "a string", French: "un texte"},
	Array:  {English: "an array", French: "une liste"},
	Object: {English: "an object", French: "un objet"},
}

// Sound tells whether nothing is wrong so far with the part that is being read.
func (v *Value) Sound() bool { return v.doc.fault == nil }

// Apart reads a part as if nothing were wrong with the others.
func (v *Value) Apart(read func()) {
	before := v.doc.fault
	v.doc.fault = nil
	read()
	if before != nil {
		v.doc.fault = before
	}
}

// Call names a value for errors in it and in its parts, in the language of those who write
// content; CallBoth in both.
func (v *Value) Call(english string, facts ...any) { v.CallBoth(english, english, facts...) }

// CallBoth names a value that players may write.
func (v *Value) CallBoth(english, french string, facts ...any) {
	v.what = game.Text{English: fmt.Sprintf(english, facts...), French: fmt.Sprintf(french, facts...)}
}

// Fail notes what is wrong with a value, unless something was wrong before, in the language
// of those who write content.
func (v *Value) Fail(english string, facts ...any) { v.FailBoth(english, english, facts...) }

// FailBoth notes what is wrong with a value that players may write.
func (v *Value) FailBoth(english, french string, facts ...any) {
	v.fail(Wrong(english, french, facts...))
}

// Refuse notes that a value is against a rule.
func (v *Value) Refuse(rule game.Rule, english, french string, facts ...any) {
	f := Wrong(english, french, facts...)
	f.Rule = rule
	v.fail(f)
}

func (v *Value) fail(f *Fault) {
	f.Bare = f.Text
	for at := v; at != nil; at = at.parent {
		if at.what != (game.Text{}) {
			f.within(at.what)
		}
	}
	f.Part = v.path()
	v.doc.note(f.At(v.doc.file, v.Line))
}

// path says for programs which part of the document a value is.
func (v *Value) path() string {
	if v.parent == nil {
		return ""
	}
	part := ""
	if i := slices.Index(v.parent.Parts, v); i < 0 {
		return v.parent.path() // it is missing
	} else if v.parent.Kind == Object {
		part = v.parent.keys[i]
	} else {
		part = strconv.Itoa(i)
	}
	if above := v.parent.path(); above != "" {
		return above + "." + part
	}
	return part
}

// Is tells whether a value is of a kind, and fails if not.
func (v *Value) Is(kind Kind) bool {
	if v.Kind != kind {
		v.FailBoth("must be %s, not %s", "il faut %s, et non %s", kindWords[kind], kindWords[v.Kind])
	}
	return v.Kind == kind
}

// Maybe returns a field of an object, or nothing if there is none.
func (v *Value) Maybe(key string) *Value {
	if i := slices.Index(v.keys, key); i >= 0 {
		v.read[i] = true
		field := v.Parts[i]
		if field.what == (game.Text{}) {
			field.what = game.Text{English: key, French: key}
		}
		return field
	}
	return nil
}

// Field returns a field of an object. One that is missing is an error; what is
// returned then is empty but safe to read.
func (v *Value) Field(key string) *Value {
	if f := v.Maybe(key); f != nil {
		return f
	}
	if v.Is(Object) {
		v.FailBoth("has no field %q", "il manque le champ %q", key)
	}
	return &Value{doc: v.doc, parent: v, Line: v.Line, what: game.Text{English: key, French: key}}
}

// Has tells whether an object has a field that is not null.
func (v *Value) Has(key string) bool {
	f := v.Maybe(key)
	return f != nil && f.Kind != Null
}

// Skip marks fields that people read and programs do not.
func (v *Value) Skip(keys ...string) {
	for _, key := range keys {
		if f := v.Maybe(key); f != nil {
			f.idle = true
		}
	}
}

// deciding adds what decides of a value: what there is in it, but for the line, the order of
// fields and what is idle.
func (v *Value) deciding(b []byte) []byte {
	if len(v.keys) == 0 {
		b = fmt.Appendf(b, "%d%q[", v.Kind, v.Text)
		for _, part := range v.Parts {
			b = part.deciding(b)
		}
		return append(b, ']')
	}
	b = append(b, '{')
	for _, key := range slices.Sorted(slices.Values(v.keys)) {
		if part := v.Parts[slices.Index(v.keys, key)]; !part.idle {
			b = part.deciding(fmt.Appendf(b, "%q:", key))
		}
	}
	return append(b, '}')
}

// JSON writes a value as JSON, whatever it was read from. What is no number in JSON stays as
// it was written.
func (v *Value) JSON() []byte { return v.json(nil) }

func (v *Value) json(b []byte) []byte {
	switch v.Kind {
	case Null:
		return append(b, "null"...)
	case Bool, Number:
		return append(b, v.Text...)
	case String:
		return append(b, game.Must(json.Marshal(v.Text))...)
	}
	ends := "[]"
	if v.Kind == Object {
		ends = "{}"
	}
	b = append(b, ends[0])
	for i, part := range v.Parts {
		if i > 0 {
			b = append(b, ',')
		}
		if v.Kind == Object {
			b = append(append(b, game.Must(json.Marshal(v.keys[i]))...), ':')
		}
		b = part.json(b)
	}
	return append(b, ends[1])
}

// Keys returns the names of the fields of an object, in their order.
func (v *Value) Keys() []string {
	if !v.Is(Object) {
		return nil
	}
	return v.keys
}

// Close refuses the fields that nobody has read.
func (v *Value) Close() {
	for i, key := range v.keys {
		if !v.read[i] {
			v.Parts[i].FailBoth("unknown field %q", "champ inconnu %q", key)
			return
		}
	}
}

// Str returns a string that is not empty.
func (v *Value) Str() string {
	if v.Is(String) && strings.TrimSpace(v.Text) == "" {
		v.FailBoth("must not be empty", "ne doit pas être vide")
	}
	return v.Text
}

// Both returns a text of an object that it has in both languages, as key_en and key_fr.
func (v *Value) Both(key string) game.Text {
	english, french := v.Field(key+"_en"), v.Field(key+"_fr")
	english.idle, french.idle = true, true
	return game.Text{English: english.Str(), French: french.Str()}
}

// Within returns a whole number between two bounds.
func (v *Value) Within(low, high int) int {
	if !v.Is(Number) {
		return low
	}
	return v.Number(v.Text, low, high)
}

// Number reads a whole number from the text of a value.
func (v *Value) Number(text string, low, high int) int {
	n, err := strconv.Atoi(text)
	if err != nil || n < low || n > high {
		v.FailBoth("is %s, not a whole number from %d to %d", "est %s, et non un nombre entier de %d à %d", text, low, high)
		return low
	}
	return n
}

// Flag returns true or false.
func (v *Value) Flag() bool { return v.Is(Bool) && v.Text == "true" }

// List returns the parts of an array.
func (v *Value) List() []*Value {
	if !v.Is(Array) {
		return nil
	}
	return v.Parts
}

// Pair returns an array of two numbers.
func (v *Value) Pair(low, high int) (int, int) {
	parts := v.List()
	if len(parts) != 2 {
		v.FailBoth("must be two numbers", "il faut deux nombres")
		return low, low
	}
	return parts[0].Within(low, high), parts[1].Within(low, high)
}

// OneOf returns the index of a string in a table of words, in which unnamed places are empty.
func (v *Value) OneOf(words ...string) int {
	i := slices.Index(words, v.Str())
	if i < 0 {
		named := slices.DeleteFunc(slices.Clone(words), func(w string) bool { return w == "" })
		v.FailBoth("is %q, which is none of %s", "est %q, ce qui n'est rien de %s", v.Text, strings.Join(named, ", "))
		return 0
	}
	return i
}
