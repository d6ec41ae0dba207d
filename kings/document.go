package kings

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// maxDepth is how deep a document may nest. Ours need eight levels; a limit keeps a
// hostile file from exhausting the stack.
const maxDepth = 32

// A document is a JSON file being read. It keeps the first thing that is wrong, with
// file and line, so that whoever reads it need not look at errors one by one.
type document struct {
	file string
	err  error
}

// A value is a part of a document and knows its line. Reading a field marks it; what
// nobody has read when its object is closed is unknown.
type value struct {
	doc    *document
	parent *value
	what   string // how errors call it: unit "trolls"
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

var kindWords = [...]string{"null", "true or false", "a number", "a string", "an array", "an object"}

// parse reads a whole document. The value is never nil; look at the document's error.
func parse(file string, data []byte) *value {
	p := scanner{text: string(data), doc: &document{file: file}, line: 1}
	if err := syntax(data); err != nil {
		p.line += bytes.Count(data[:min(err.at, len(data))], []byte("\n"))
		p.fail(err)
		return &value{doc: p.doc}
	}
	p.skip()
	return p.value(nil)
}

// A syntaxError is where a document is no JSON.
type syntaxError struct {
	error
	at int
}

func syntax(data []byte) *syntaxError {
	if json.Valid(data) {
		return nil
	}
	var raw json.RawMessage
	err := json.Unmarshal(data, &raw)
	var wrong *json.SyntaxError
	if errors.As(err, &wrong) {
		return &syntaxError{err, int(wrong.Offset)}
	}
	return &syntaxError{err, len(data)}
}

// A scanner turns a text that is known to be JSON into values and counts lines.
type scanner struct {
	text  string
	doc   *document
	at    int // how far it has come: at no white space
	line  int
	depth int
}

func (p *scanner) fail(err error) {
	if p.doc.err == nil {
		p.doc.err = fmt.Errorf("%s:%d: %w", p.doc.file, p.line, err)
	}
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
		p.fail(err)
	}
	return text
}

// inside reads the parts of an array or object up to its end.
func (p *scanner) inside(v *value) {
	if p.depth++; p.depth > maxDepth {
		p.fail(fmt.Errorf("nested deeper than %d levels", maxDepth))
	}
	defer func() { p.depth-- }()
	p.next() // the opening bracket
	for p.doc.err == nil && p.text[p.at] != ']' && p.text[p.at] != '}' {
		if v.kind == isObject {
			key := p.string()
			if slices.Contains(v.keys, key) {
				p.fail(fmt.Errorf("the field %q stands twice", key))
			}
			v.keys = append(v.keys, key)
			p.next() // the colon
		}
		v.parts = append(v.parts, p.value(v))
		if p.doc.err == nil && p.text[p.at] == ',' {
			p.next()
		}
	}
	v.read = make([]bool, len(v.parts))
	p.next() // the closing bracket
}

// call names a value for errors in it and in its parts.
func (v *value) call(format string, args ...any) { v.what = fmt.Sprintf(format, args...) }

// fail notes what is wrong with a value, unless something was wrong before.
func (v *value) fail(format string, args ...any) { v.failed(fmt.Errorf(format, args...)) }

func (v *value) failed(err error) {
	if v.doc.err != nil {
		return
	}
	where := ""
	for at := v; at != nil; at = at.parent {
		if at.what != "" {
			where = at.what + ": " + where
		}
	}
	v.doc.err = fmt.Errorf("%s:%d: %s%w", v.doc.file, v.line, where, err)
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
		if field.what == "" {
			field.what = key
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
	return &value{doc: v.doc, parent: v, line: v.line, what: key}
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
