package kings

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"gonfalon/game"
)

// maxDepth is how deep a document may nest. Ours need eight levels; a limit keeps a
// hostile file from exhausting the stack.
const maxDepth = 32

// A document is a JSON file being read. It keeps the first thing that is wrong, with
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

// apart reads a part as if nothing were wrong with the others.
func (d *document) apart(read func()) {
	before := d.fault
	d.fault = nil
	read()
	if before != nil {
		d.fault = before
	}
}

func (d *document) note(f *Fault) {
	if d.fault == nil {
		d.fault = f
		d.faults = append(d.faults, f)
	}
}

// A value is a part of a document and knows its line. Reading a field marks it; what
// nobody has read when its object is closed is unknown.
type value struct {
	doc    *document
	parent *value
	what   named // how errors call it: unit "trolls"
	line   int
	kind   valueKind
	text   string // of strings and numbers
	keys   []string
	parts  []*value
	read   []bool
}

type valueKind uint8

const (
	isNull valueKind = iota
	isBool
	isNumber
	isString
	isArray
	isObject
)

var kindWords = [...]named{
	{"null", "null"}, {"true or false", "true ou false"}, {"a number", "un nombre"}, {"a string", "un texte"},
	{"an array", "une liste"}, {"an object", "un objet"},
}

// parse reads a whole document. The value is never nil; look at the document's error.
func parse(file string, data []byte) *value {
	data = game.Unmarked(data)
	p := scanner{text: string(data), doc: &document{file: file}, line: 1}
	if at := badAt(data); at >= 0 {
		p.line += bytes.Count(data[:at], []byte("\n"))
		if at == len(data) {
			p.fail("the file ends too soon: a bracket, a brace or a quotation mark is not closed")
		} else {
			c, _ := utf8.DecodeRune(data[at:])
			p.fail("there should be no %q here: what comes before it may lack a comma, a colon or a quotation mark", c)
		}
		return &value{doc: p.doc}
	}
	p.skip()
	return p.value(nil)
}

// badAt returns where a text stops being JSON, its length if it lacks an end, or -1.
func badAt(data []byte) int {
	if json.Valid(data) {
		return -1
	}
	var raw json.RawMessage
	var bad *json.SyntaxError
	if err := json.Unmarshal(data, &raw); errors.As(err, &bad) && !strings.HasPrefix(bad.Error(), "unexpected end") {
		return max(int(bad.Offset)-1, 0)
	}
	return len(data)
}

// A scanner turns a text that is known to be JSON into values and counts lines.
type scanner struct {
	text  string
	doc   *document
	at    int // how far it has come: at no white space
	line  int
	depth int
}

func (p *scanner) fail(format string, args ...any) {
	p.doc.note(&Fault{File: p.doc.file, Line: p.line, Refusal: wrong(format, args...)})
}

// skip goes on to the next thing that is not white space.
func (p *scanner) skip() {
	for ; p.at < len(p.text); p.at++ {
		switch p.text[p.at] {
		case '\n':
			p.line++
		case ' ', '\t', '\r':
		default:
			return
		}
	}
}

// next takes a sign and the white space after it.
func (p *scanner) next() {
	p.at++
	p.skip()
}

func (p *scanner) value(parent *value) *value {
	v := &value{doc: p.doc, parent: parent, line: p.line}
	switch p.text[p.at] {
	case '{':
		v.kind = isObject
		p.inside(v)
	case '[':
		v.kind = isArray
		p.inside(v)
	case '"':
		v.kind, v.text = isString, p.string()
	default:
		v.text = p.word()
		switch v.text {
		case "null":
			v.kind, v.text = isNull, ""
		case "true", "false":
			v.kind = isBool
		default:
			v.kind = isNumber
		}
	}
	return v
}

// word takes a number, true, false or null.
func (p *scanner) word() string {
	begin := p.at
	for p.at < len(p.text) && !strings.ContainsRune(",]} \t\r\n", rune(p.text[p.at])) {
		p.at++
	}
	word := p.text[begin:p.at]
	p.skip()
	return word
}

// string takes a string.
func (p *scanner) string() string {
	begin, plain := p.at, true
	for p.at++; p.text[p.at] != '"'; p.at++ {
		if p.text[p.at] == '\\' {
			plain = false
			p.at++
		}
	}
	quoted := p.text[begin : p.at+1]
	p.next()
	if text := quoted[1 : len(quoted)-1]; plain && utf8.ValidString(text) {
		return text
	}
	var text string
	if err := json.Unmarshal([]byte(quoted), &text); err != nil {
		p.fail("the text %s cannot be read", quoted)
	}
	return text
}

// inside reads the parts of an array or object up to its end.
func (p *scanner) inside(v *value) {
	if p.depth++; p.depth > maxDepth {
		p.fail("nested deeper than %d levels", maxDepth)
	}
	defer func() { p.depth-- }()
	p.next() // the opening bracket
	for p.doc.fault == nil && p.text[p.at] != ']' && p.text[p.at] != '}' {
		if v.kind == isObject {
			key := p.string()
			if slices.Contains(v.keys, key) {
				p.fail("the field %q stands twice", key)
			}
			v.keys = append(v.keys, key)
			p.next() // the colon
		}
		v.parts = append(v.parts, p.value(v))
		if p.doc.fault == nil && p.text[p.at] == ',' {
			p.next()
		}
	}
	v.read = make([]bool, len(v.parts))
	p.next() // the closing bracket
}

// call names a value for errors in it and in its parts.
func (v *value) call(format string, args ...any) {
	v.what = named{fmt.Sprintf(format, args...), fmt.Sprintf(cmp.Or(frenchFaults[format], format), args...)}
}

// fail notes what is wrong with a value, unless something was wrong before.
func (v *value) fail(format string, args ...any) { v.failed(wrong(format, args...)) }

func (v *value) failed(why *game.Refusal) {
	f := &Fault{File: v.doc.file, Line: v.line, Refusal: why}
	for at := v; at != nil; at = at.parent {
		if at.what != (named{}) {
			for lang := range f.where {
				f.where[lang] = at.what.Name(game.Lang(lang)) + colons[lang] + f.where[lang]
			}
		}
	}
	v.doc.note(f)
}

// is tells whether a value is of a kind, and fails if not.
func (v *value) is(kind valueKind) bool {
	if v.kind != kind {
		v.fail("must be %s, not %s", kindWords[kind], kindWords[v.kind])
	}
	return v.kind == kind
}

// maybe returns a field of an object, or nothing if there is none.
func (v *value) maybe(key string) *value {
	if i := slices.Index(v.keys, key); i >= 0 {
		v.read[i] = true
		field := v.parts[i]
		if field.what == (named{}) {
			field.what = named{key, key}
		}
		return field
	}
	return nil
}

// field returns a field of an object. One that is missing is an error; what is
// returned then is empty but safe to read.
func (v *value) field(key string) *value {
	if f := v.maybe(key); f != nil {
		return f
	}
	if v.is(isObject) {
		v.fail("has no field %q", key)
	}
	return &value{doc: v.doc, parent: v, line: v.line, what: named{key, key}}
}

// has tells whether an object has a field that is not null.
func (v *value) has(key string) bool {
	f := v.maybe(key)
	return f != nil && f.kind != isNull
}

// skip marks fields that people read and programs do not.
func (v *value) skip(keys ...string) {
	for _, key := range keys {
		v.maybe(key)
	}
}

// close refuses the fields that nobody has read.
func (v *value) close() {
	for i, key := range v.keys {
		if !v.read[i] {
			v.parts[i].fail("unknown field %q", key)
			return
		}
	}
}

// str returns a string that is not empty.
func (v *value) str() string {
	if v.is(isString) && strings.TrimSpace(v.text) == "" {
		v.fail("must not be empty")
	}
	return v.text
}

// within returns a whole number between two bounds.
func (v *value) within(low, high int) int {
	if !v.is(isNumber) {
		return low
	}
	return v.number(v.text, low, high)
}

// number reads a whole number from the text of a value.
func (v *value) number(text string, low, high int) int {
	n, err := strconv.Atoi(text)
	if err != nil || n < low || n > high {
		v.fail("is %s, not a whole number from %d to %d", text, low, high)
		return low
	}
	return n
}

func (v *value) flag() bool { return v.is(isBool) && v.text == "true" }

// list returns the parts of an array.
func (v *value) list() []*value {
	if !v.is(isArray) {
		return nil
	}
	return v.parts
}

// pair returns an array of two numbers.
func (v *value) pair(low, high int) (int, int) {
	parts := v.list()
	if len(parts) != 2 {
		v.fail("must be two numbers")
		return low, low
	}
	return parts[0].within(low, high), parts[1].within(low, high)
}

// oneOf returns the index of a string in a table of words.
func (v *value) oneOf(words ...string) int {
	i := slices.Index(words, v.str())
	if i < 0 {
		v.fail("is %q, which is none of %s", v.text, strings.Join(slices.DeleteFunc(slices.Clone(words), func(w string) bool { return w == "" }), ", "))
		return 0
	}
	return i
}
