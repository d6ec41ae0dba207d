package content

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"unicode/utf8"

	"gonfalon/game"
)

// maxDepth is how deep a document may nest. Ours need eight levels; a limit keeps a
// hostile file from exhausting the stack.
const maxDepth = 32

// maxFields is how many fields an object may have. Ours have twenty; they are looked for one by
// one, and a limit keeps a hostile file from taking minutes.
const maxFields = 256

// parse reads a whole document. The value is never nil; look at the document's error.
func parse(file string, data []byte) *Value {
	data = game.Unmarked(data)
	p := scanner{text: string(data), doc: &document{file: file}, line: 1}
	if at := badAt(data); at >= 0 {
		p.line += bytes.Count(data[:at], []byte("\n"))
		if at == len(data) {
			p.fail("the file ends too soon: a bracket, a brace or a quotation mark is not closed",
				"le fichier finit trop tôt : un crochet, une accolade ou un guillemet n'est pas fermé")
		} else {
			c, _ := utf8.DecodeRune(data[at:])
			p.fail("there should be no %q here: what comes before it may lack a comma, a colon or a quotation mark",
				"il ne devrait pas y avoir de %q ici : il manque peut-être avant une virgule, un deux-points ou un guillemet", c)
		}
		return &Value{doc: p.doc}
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

func (p *scanner) fail(english, french string, facts ...any) {
	p.doc.note(Wrong(english, french, facts...).At(p.doc.file, p.line))
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

func (p *scanner) value(parent *Value) *Value {
	v := &Value{doc: p.doc, parent: parent, Line: p.line}
	switch p.text[p.at] {
	case '{':
		v.Kind = Object
		p.inside(v)
	case '[':
		v.Kind = Array
		p.inside(v)
	case '"':
		v.Kind, v.Text = String, p.string()
	default:
		v.Text = p.word()
		switch v.Text {
		case "null":
			v.Kind, v.Text = Null, ""
		case "true", "false":
			v.Kind = Bool
		default:
			v.Kind = Number
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
		p.fail("the text %s cannot be read", "le texte %s est illisible", quoted)
	}
	return text
}

// inside reads the parts of an array or object up to its end.
func (p *scanner) inside(v *Value) {
	if p.depth++; p.depth > maxDepth {
		p.fail("nested deeper than %d levels", "plus de %d niveaux imbriqués", maxDepth)
	}
	defer func() { p.depth-- }()
	p.next() // the opening bracket
	for p.doc.fault == nil && p.text[p.at] != ']' && p.text[p.at] != '}' {
		if v.Kind == Object {
			key := p.string()
			if slices.Contains(v.keys, key) {
				p.fail("the field %q stands twice", "le champ %q y est deux fois", key)
			}
			if v.keys = append(v.keys, key); len(v.keys) > maxFields {
				p.fail("more than %d fields", "plus de %d champs", maxFields)
			}
			p.next() // the colon
		}
		v.Parts = append(v.Parts, p.value(v))
		if p.doc.fault == nil && p.text[p.at] == ',' {
			p.next()
		}
	}
	v.read = make([]bool, len(v.Parts))
	p.next() // the closing bracket
}
