package casebook

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"gonfalon/game"

	"github.com/pelletier/go-toml/v2/unstable"
)

// Line returns the line of a key of the file, or of the nearest key above it that has a
// line; 0 if there is none. An element of a list is a key too, its number from 0.
func (c *Case) Line(path ...string) int { return lineOf(c.text, path...) }

// lineWithin returns the line of an error that was found at a path, or below it.
func (c *Case) lineWithin(err error, path ...string) int {
	var f *game.FieldError
	if errors.As(err, &f) {
		path = append(path, f.Path...)
	}
	return c.Line(path...)
}

// lineOf returns the line of a key of a text, as [Case.Line] does.
func lineOf(text []byte, path ...string) int {
	f := finder{path: path, lists: map[string]int{}}
	f.parser.Reset(text)
	var table []string
	for f.parser.NextExpression() {
		switch e := f.parser.Expression(); e.Kind {
		case unstable.Table, unstable.ArrayTable:
			table = f.keys(nil, e)
		case unstable.KeyValue:
			f.value(f.keys(table, e), e.Value())
		}
	}
	return f.line
}

// keyOf returns the last key of a path that is no number of an element.
func keyOf(path []string) string {
	for _, key := range slices.Backward(path) {
		if _, isElement := listIndex(key); !isElement {
			return key
		}
	}
	return ""
}

// A finder looks for the line of a path.
type finder struct {
	parser  unstable.Parser
	path    []string
	lists   map[string]int // how many tables of a list ([[step]]) have begun
	line    int
	deepest int // how much of the path has been found
}

// found notes that a key, or an element, is here.
func (f *finder) found(key []string, here unstable.Range) {
	if n := len(key); n > f.deepest && n <= len(f.path) && slices.Equal(key, f.path[:n]) {
		f.line, f.deepest = f.parser.Shape(here).Start.Line, n
	}
}

// keys goes through the keys of an expression, and returns them with all above them. The
// key of a list of tables is followed by the number of the table that it stands in.
func (f *finder) keys(above []string, e *unstable.Node) []string {
	at := slices.Clone(above)
	var last unstable.Range
	for k := e.Key(); k.Next(); {
		if f.lists[strings.Join(at, "\x00")] > 0 {
			at = append(at, strconv.Itoa(f.lists[strings.Join(at, "\x00")]-1))
		}
		last = k.Node().Raw
		at = append(at, string(k.Node().Data))
		f.found(at, last)
	}
	if e.Kind == unstable.ArrayTable {
		name := strings.Join(at, "\x00")
		at = append(at, strconv.Itoa(f.lists[name]))
		f.lists[name]++
		f.found(at, last)
	}
	return at
}

// value goes through the keys and elements within a value.
func (f *finder) value(at []string, v *unstable.Node) {
	if len(at) >= len(f.path) || !slices.Equal(at, f.path[:len(at)]) {
		return
	}
	i := 0
	for c := v.Children(); c.Next(); i++ {
		switch n := c.Node(); v.Kind {
		case unstable.InlineTable:
			f.value(f.keys(at, n), n.Value())
		case unstable.Array:
			element := append(slices.Clone(at), strconv.Itoa(i))
			if here := begin(n); here.Length > 0 {
				f.found(element, here)
			}
			f.value(element, n)
		}
	}
}

// begin returns where a value begins: a list, which has no place of its own, with its first
// element.
func begin(v *unstable.Node) unstable.Range {
	for v.Raw.Length == 0 && v.Kind == unstable.Array && v.Child() != nil {
		v = v.Child()
	}
	return v.Raw
}
