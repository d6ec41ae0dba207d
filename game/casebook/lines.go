package casebook

import (
	"bytes"
	"slices"
	"strconv"

	"github.com/pelletier/go-toml/v2/unstable"
)

// Line returns the line of a key of the file, or of the nearest key above it that has a
// line; 0 if there is none.
func (c *Case) Line(path ...string) int {
	var p unstable.Parser
	p.Reset(c.text)
	var table []string
	line, deepest := 0, 0
	for p.NextExpression() {
		e := p.Expression()
		var key []string
		at := 0
		for k := e.Key(); k.Next(); {
			if at == 0 {
				at = p.Shape(k.Node().Raw).Start.Line
			}
			key = append(key, string(k.Node().Data))
		}
		switch e.Kind {
		case unstable.Table, unstable.ArrayTable:
			table = key
		case unstable.KeyValue:
			key = slices.Concat(table, key)
		}
		if n := len(key); n > deepest && n <= len(path) && slices.Equal(key, path[:n]) {
			line, deepest = at, n
		}
	}
	return line
}

// LineOf returns the first line with a text in quotes, 0 if there is none.
func (c *Case) LineOf(text string) int {
	at := bytes.Index(c.text, []byte(strconv.Quote(text)))
	if at < 0 {
		return 0
	}
	return 1 + bytes.Count(c.text[:at], []byte("\n"))
}
