package game

import (
	"bytes"
	"encoding/json"
	"reflect"
	"strings"
	"unicode"
)

// Once refuses a field that stands twice in one object, also if it is written in other case: of
// two readers each might believe another. The document is known to be JSON.
func Once(document []byte) error { return exactly(document, nil) }

// Exactly refuses what [Once] refuses, and fields that differ from those of what was read by case
// only, which the package json takes for them. The document is known to be one of v.
func Exactly(document []byte, v any) error { return exactly(document, shapeOf(reflect.TypeOf(v))) }

// exactly reads a document whose value is of a shape.
func exactly(document []byte, value *shape) error {
	fields := make([][]byte, 0, few) // of the objects that are not closed yet, the innermost last
	open := make([]scope, 0, few)
	for i := 0; i < len(document); i++ {
		switch document[i] {
		case '{', '[':
			open = append(open, scope{first: len(fields), of: value})
			value = value.within()
		case '}', ']':
			fields = fields[:open[len(open)-1].first]
			open = open[:len(open)-1]
			if len(open) > 0 {
				value = open[len(open)-1].of.within() // in an object its next field says
			}
		case '"':
			end := closing(document, i)
			if isKey(document[end+1:]) {
				key, in := plain(document[i:end+1]), &open[len(open)-1]
				if before, again := in.has(fields, key); again {
					return twice(before, key)
				}
				fields = append(fields, key)
				var meant string
				if value, meant = in.of.field(key); meant != "" {
					return &FieldError{at(document, int64(end+1)), Wrong("there is no field %q; it is %q", "il n'y a pas de champ %q ; c'est %q", key, meant)}
				}
			}
			i = end
		}
	}
	return nil
}

// A scope is an object, or a list, that is not closed yet.
type scope struct {
	of    *shape
	first int               // the number of its first field
	many  map[string]string // its fields by what they are in any case, if there are many
}

func twice(before string, key []byte) error {
	if before == string(key) {
		return Wrong("the field %q stands twice", "le champ %q y est deux fois", key)
	}
	return Wrong("the fields %q and %q differ by case only", "les champs %q et %q ne diffèrent que par la casse", before, key)
}

// few is how many fields are looked through one by one.
const few = 16

// has tells whether an object has a field, in whatever case, and remembers it.
func (s *scope) has(fields [][]byte, key []byte) (before string, again bool) {
	own := fields[s.first:]
	if s.many == nil && len(own) < few {
		for _, f := range own {
			if bytes.EqualFold(f, key) {
				return string(f), true
			}
		}
		return "", false
	}
	if s.many == nil {
		s.many = make(map[string]string, 2*few)
		for _, f := range own {
			s.many[folded(f)] = string(f)
		}
	}
	name := folded(key)
	before, again = s.many[name]
	s.many[name] = string(key)
	return before, again
}

// folded returns the same for all that bytes.EqualFold takes for equal.
func folded(key []byte) string {
	return strings.Map(func(r rune) rune {
		least := r
		for next := unicode.SimpleFold(r); next != r; next = unicode.SimpleFold(next) {
			least = min(least, next)
		}
		return least
	}, string(key))
}

// isKey tells whether what follows a text says that it was the name of a field.
func isKey(after []byte) bool {
	for _, c := range after {
		switch c {
		case ' ', '\t', '\r', '\n':
		default:
			return c == ':'
		}
	}
	return false
}

// closing returns where the text that begins at i ends.
func closing(document []byte, i int) int {
	for i++; document[i] != '"'; i++ {
		if document[i] == '\\' {
			i++
		}
	}
	return i
}

// plain takes the quotation marks off a text.
func plain(quoted []byte) []byte {
	text := quoted[1 : len(quoted)-1]
	if bytes.IndexByte(text, '\\') < 0 {
		return text
	}
	var read string
	if json.Unmarshal(quoted, &read) != nil {
		return quoted // it has been read before
	}
	return []byte(read)
}
