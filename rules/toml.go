package rules

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"github.com/pelletier/go-toml/v2"
	"github.com/pelletier/go-toml/v2/unstable"
)

// decodeStrict reads a TOML document and refuses fields that the target lacks. Its
// error starts with the line.
func decodeStrict(data []byte, into any) error {
	d := toml.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	return withLine(d.Decode(into))
}

// withLine puts the line in front of an error of the decoder, which by itself tells
// either too little or half a page.
func withLine(err error) error {
	var strict *toml.StrictMissingError
	if errors.As(err, &strict) {
		first := &strict.Errors[0]
		line, _ := first.Position()
		return fmt.Errorf("%d: unknown field %q", line, strings.Join(first.Key(), "."))
	}
	var bad *toml.DecodeError
	if errors.As(err, &bad) {
		line, _ := bad.Position()
		return fmt.Errorf("%d: %s", line, strings.TrimPrefix(bad.Error(), "toml: "))
	}
	if err != nil {
		return fmt.Errorf("1: %w", err)
	}
	return nil
}

// tableLine returns the line of the [[rule]] with index n in a document that has
// been decoded without error. Finding it is slow, so it is done only for errors.
func tableLine(data []byte, n int) int {
	var p unstable.Parser
	p.Reset(data)
	for p.NextExpression() {
		e := p.Expression()
		if e.Kind != unstable.ArrayTable {
			continue
		}
		if n == 0 {
			return p.Shape(e.Child().Raw).Start.Line
		}
		n--
	}
	return 1 // the rules are written in some other form than as tables
}

// A located value is a string of a document and its line.
type located struct {
	value string
	line  int
}

// rootStrings returns the strings of the array that stands under a key before the
// first table of a document that has been decoded without error.
func rootStrings(data []byte, key string) []located {
	var p unstable.Parser
	p.Reset(data)
	for p.NextExpression() {
		e := p.Expression()
		if e.Kind != unstable.KeyValue {
			break
		}
		name := e.Key()
		if !name.Next() || string(name.Node().Data) != key || !name.IsLast() {
			continue
		}
		var found []located
		for it := e.Value().Children(); it.Next(); {
			found = append(found, located{string(it.Node().Data), p.Shape(it.Node().Raw).Start.Line})
		}
		return found
	}
	return nil
}
