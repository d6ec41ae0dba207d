package content

import (
	"bytes"
	"errors"
	"slices"

	"github.com/pelletier/go-toml/v2/unstable"

	"gonfalon/game"
)

// TOML has a file read by a function as [Reader.JSON] has one that is JSON.
func (r *Reader) TOML(file string, read func(*Value)) {
	r.file(file, func(data []byte) ([]byte, error) {
		v, err := readAll(parseTOML(file, data), r.head, read)
		return v.deciding(nil), err
	})
}

// ReadEither has a document read that is JSON or TOML: one object, first its head, then the
// rest. JSON begins with a brace, which TOML cannot.
func ReadEither(file string, data []byte, parts ...func(*Value)) error {
	if begin := bytes.TrimSpace(game.Unmarked(data)); len(begin) > 0 && begin[0] == '{' {
		return Read(file, data, parts...)
	}
	_, err := readAll(parseTOML(file, data), parts...)
	return err
}

// parseTOML reads a whole document into the values that JSON would have. The value is never
// nil; look at the document's error.
func parseTOML(file string, data []byte) *Value {
	p := tomlReader{doc: &document{file: file}, tables: map[*Value]bool{}}
	p.top = &Value{doc: p.doc, Line: 1, Kind: Object}
	table := p.top
	for p.Reset(game.Unmarked(data)); p.doc.fault == nil && p.NextExpression(); {
		switch e := p.Expression(); e.Kind {
		case unstable.Table:
			table = p.table(e, false)
		case unstable.ArrayTable:
			table = p.table(e, true)
		case unstable.KeyValue:
			p.assign(table, e)
		}
	}
	var bad *unstable.ParserError
	if errors.As(p.Error(), &bad) {
		p.fail(p.Range(bad.Highlight),
			"this is no TOML: what stands here or just before may lack a quotation mark, a comma, an equals sign or a bracket",
			"ce n'est pas du TOML : il manque peut-être ici ou juste avant un guillemet, une virgule, un signe égal ou un crochet")
	}
	return p.top
}

// A tomlReader turns expressions of TOML into values with their lines.
type tomlReader struct {
	unstable.Parser
	doc    *document
	top    *Value
	tables map[*Value]bool // that have been opened by a header of their own

	counted uint32 // how far lines have been counted
	lines   int
}

// line is that of a part of the text. Parts come one after the other, mostly.
func (p *tomlReader) line(r unstable.Range) int {
	if r.Offset < p.counted {
		p.counted, p.lines = 0, 0
	}
	p.lines += bytes.Count(p.Data()[p.counted:r.Offset], []byte("\n"))
	p.counted = r.Offset
	return p.lines + 1
}

func (p *tomlReader) fail(r unstable.Range, english, french string, facts ...any) {
	p.doc.note(Wrong(english, french, facts...).At(p.doc.file, p.line(r)))
}

func (p *tomlReader) twice(key *unstable.Node) {
	p.fail(key.Raw, "the field %q stands twice", "le champ %q y est deux fois", key.Data)
}

// table opens the table of a header: its own, or a new one of a list.
func (p *tomlReader) table(e *unstable.Node, listed bool) *Value {
	at := p.top
	for keys := e.Key(); p.doc.fault == nil && keys.Next(); {
		key := keys.Node()
		if !keys.IsLast() {
			at = p.within(at, key)
			continue
		}
		i := slices.Index(at.keys, string(key.Data))
		switch {
		case i < 0 && listed:
			list := p.add(at, key, Array)
			p.tables[list] = true
			return p.append(list, key)
		case i < 0:
			at = p.add(at, key, Object)
		case listed && at.Parts[i].Kind == Array && p.tables[at.Parts[i]]:
			return p.append(at.Parts[i], key)
		case !listed && at.Parts[i].Kind == Object && !p.tables[at.Parts[i]]:
			at = at.Parts[i]
		default:
			p.twice(key)
		}
		p.tables[at] = true
	}
	return at
}

// within goes into a table, the last of a list of tables, or a new one.
func (p *tomlReader) within(at *Value, key *unstable.Node) *Value {
	i := slices.Index(at.keys, string(key.Data))
	if i < 0 {
		return p.add(at, key, Object)
	}
	part := at.Parts[i]
	if part.Kind == Array && p.tables[part] {
		part = part.Parts[len(part.Parts)-1]
	}
	if part.Kind != Object {
		p.twice(key)
		return p.top
	}
	return part
}

// add adds a field to a table.
func (p *tomlReader) add(at *Value, key *unstable.Node, kind Kind) *Value {
	at.keys, at.read = append(at.keys, string(key.Data)), append(at.read, false)
	if len(at.keys) > maxFields {
		p.fail(key.Raw, "more than %d fields", "plus de %d champs", maxFields)
	}
	return p.part(at, p.line(key.Raw), kind)
}

// append adds a table to a list of them.
func (p *tomlReader) append(list *Value, key *unstable.Node) *Value {
	return p.part(list, p.line(key.Raw), Object)
}

// part adds a part to a table or a list, which must not lie too deep: headers and keys with dots
// nest as brackets do.
func (p *tomlReader) part(of *Value, line int, kind Kind) *Value {
	depth := 0
	for above := of; above != nil; above = above.parent {
		depth++
	}
	if depth > maxDepth {
		p.doc.note(Wrong("nested deeper than %d levels", "plus de %d niveaux imbriqués", maxDepth).At(p.doc.file, line))
	}
	v := &Value{doc: p.doc, parent: of, Line: line, Kind: kind}
	of.Parts = append(of.Parts, v)
	return v
}

// assign gives a field of a table its value.
func (p *tomlReader) assign(at *Value, e *unstable.Node) {
	for keys := e.Key(); p.doc.fault == nil && keys.Next(); {
		key := keys.Node()
		if !keys.IsLast() {
			at = p.within(at, key)
			continue
		}
		if slices.Contains(at.keys, string(key.Data)) {
			p.twice(key)
			return
		}
		p.value(p.add(at, key, Null), e.Value())
	}
}

// value reads a value into a place that knows the line it is on, or the one before.
func (p *tomlReader) value(v *Value, n *unstable.Node) {
	if n.Raw.Length > 0 {
		v.Line = p.line(n.Raw)
	}
	switch n.Kind {
	case unstable.String:
		v.Kind, v.Text = String, string(n.Data)
	case unstable.Integer, unstable.Float:
		v.Kind, v.Text = Number, string(n.Data)
	case unstable.Bool:
		v.Kind, v.Text = Bool, string(n.Data)
	case unstable.Array, unstable.InlineTable:
		p.inside(v, n)
	default:
		p.fail(n.Raw, "a date has no place here", "une date n'a pas sa place ici")
	}
}

// inside reads the parts of an array or of a table in braces.
func (p *tomlReader) inside(v *Value, n *unstable.Node) {
	v.Kind = Array
	if n.Kind == unstable.InlineTable {
		v.Kind = Object
	}
	for parts := n.Children(); p.doc.fault == nil && parts.Next(); {
		if v.Kind == Object {
			p.assign(v, parts.Node())
			continue
		}
		p.value(p.part(v, v.Line, Null), parts.Node())
	}
}
