package game

import (
	"bytes"
	"encoding/json"
)

// Once refuses a field that stands twice in one object: of two readers each might believe
// another. The document is known to be JSON.
func Once(document []byte) error {
	fields := make([][]byte, 0, few) // of the objects that are not closed yet, the innermost last
	open := make([]scope, 0, few)
	for i := 0; i < len(document); i++ {
		switch document[i] {
		case '{', '[':
			open = append(open, scope{first: len(fields)})
		case '}', ']':
			fields = fields[:open[len(open)-1].first]
			open = open[:len(open)-1]
		case '"':
			end := closing(document, i)
			if isKey(document[end+1:]) {
				key := plain(document[i : end+1])
				if open[len(open)-1].has(fields, key) {
					return Wrong("the field %q stands twice", "le champ %q y est deux fois", key)
				}
				fields = append(fields, key)
			}
			i = end
		}
	}
	return nil
}

// A scope is an object, or a list, that is not closed yet.
type scope struct {
	first int             // the number of its first field
	many  map[string]bool // its fields, if there are many
}

// few is how many fields are looked through one by one.
const few = 16

// has tells whether an object has a field, and remembers it.
func (s *scope) has(fields [][]byte, key []byte) bool {
	own := fields[s.first:]
	if s.many == nil && len(own) < few {
		for _, f := range own {
			if bytes.Equal(f, key) {
				return true
			}
		}
		return false
	}
	if s.many == nil {
		s.many = make(map[string]bool, 2*few)
		for _, f := range own {
			s.many[string(f)] = true
		}
	}
	again := s.many[string(key)]
	s.many[string(key)] = true
	return again
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
