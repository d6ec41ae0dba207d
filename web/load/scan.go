package load

import (
	"encoding/json"
	"strconv"
)

// A scan reads JSON that a server has written, once from its beginning to its end, and looks
// into no more of it than it is asked for: the package json would take longer to read all
// options of which one is sent back than the server takes to write them.
type scan struct {
	text []byte
	at   int
	bad  bool // it is none
}

// more goes into an object or a list, or on to its next field or element, and tells whether
// there is one. Who calls it reads what there is.
func (s *scan) more() bool {
	switch s.peek() {
	case '{', '[', ',':
		s.at++
	}
	switch s.peek() {
	case '}', ']':
		s.at++
		return false
	case 0:
		s.bad = true
		return false
	}
	return true
}

// peek moves to what comes next and returns its first byte; 0 is the end.
func (s *scan) peek() byte {
	for ; s.at < len(s.text); s.at++ {
		if c := s.text[s.at]; c > ' ' {
			return c
		}
	}
	return 0
}

// name reads the name of a field.
func (s *scan) name() string {
	name := s.value()
	if len(name) < 2 || name[0] != '"' || s.peek() != ':' {
		s.at, s.bad = len(s.text), true
		return ""
	}
	s.at++
	return string(name[1 : len(name)-1])
}

// value reads a value and returns it as it stands.
func (s *scan) value() []byte {
	s.peek()
	begin, depth := s.at, 0
	for ; s.at < len(s.text); s.at++ {
		switch s.text[s.at] {
		case '"':
			s.closing()
		case '{', '[':
			depth++
			continue
		case '}', ']':
			if depth == 0 {
				return s.text[begin:s.at]
			}
			depth--
		case ',', ' ', '\n', '\r', '\t':
			if depth == 0 {
				return s.text[begin:s.at]
			}
			continue
		default:
			continue
		}
		if depth == 0 {
			s.at = min(s.at+1, len(s.text))
			return s.text[begin:s.at]
		}
	}
	s.at = len(s.text)
	return s.text[begin:]
}

// closing moves from the mark that opens a text to the one that closes it.
func (s *scan) closing() {
	for s.at++; s.at < len(s.text) && s.text[s.at] != '"'; s.at++ {
		if s.text[s.at] == '\\' {
			s.at++
		}
	}
}

// read reads a value into a variable.
func (s *scan) read(v any) {
	if json.Unmarshal(s.value(), v) != nil {
		s.bad = true
	}
}

// number reads a whole number.
func (s *scan) number() uint64 {
	n, err := strconv.ParseUint(string(s.value()), 10, 64)
	s.bad = s.bad || err != nil
	return n
}
