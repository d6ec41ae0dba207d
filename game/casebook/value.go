package casebook

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"math"
	"slices"
	"strconv"

	"gonfalon/game"
)

// maxDepth is how deep tables and lists of a case may nest.
const maxDepth = 64

// plain says whether a value of TOML can be written as JSON, and if not, where in it the
// reason stands.
func plain(v any, depth int) error {
	if depth > maxDepth {
		return fmt.Errorf("tables and lists nest more than %d deep", maxDepth)
	}
	switch v := v.(type) {
	case string, bool, int64:
	case float64:
		if math.IsInf(v, 0) || math.IsNaN(v) {
			return fmt.Errorf("%v cannot be written in a document", v)
		}
	case []any:
		for i, e := range v {
			if err := plain(e, depth+1); err != nil {
				return game.Within(err, strconv.Itoa(i))
			}
		}
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(v)) {
			if err := plain(v[key], depth+1); err != nil {
				return game.Within(err, key)
			}
		}
	default:
		return fmt.Errorf("%v is a date or a time; write it as a string", v)
	}
	return nil
}

// decode reads a document and keeps its numbers as they are written.
func decode(document []byte) (any, error) {
	dec := json.NewDecoder(bytes.NewReader(document))
	dec.UseNumber()
	var v any
	if err := dec.Decode(&v); err != nil {
		return nil, err
	}
	if _, err := dec.Token(); err != io.EOF {
		return nil, errors.New("more than one value in the document")
	}
	return v, nil
}

// same compares two values that decode returned, numbers by value.
func same(a, b any) bool {
	switch a := a.(type) {
	case json.Number:
		b, ok := b.(json.Number)
		return ok && sameNumber(a, b)
	case []any:
		b, ok := b.([]any)
		if !ok || len(a) != len(b) {
			return false
		}
		for i := range a {
			if !same(a[i], b[i]) {
				return false
			}
		}
		return true
	case map[string]any:
		b, ok := b.(map[string]any)
		if !ok || len(a) != len(b) {
			return false
		}
		for key, v := range a {
			w, ok := b[key]
			if !ok || !same(v, w) {
				return false
			}
		}
		return true
	}
	return a == b // a string, a bool or nil; never comparable to a table or list
}

func sameNumber(a, b json.Number) bool {
	i, err1 := strconv.ParseInt(a.String(), 10, 64)
	j, err2 := strconv.ParseInt(b.String(), 10, 64)
	if err1 == nil && err2 == nil {
		return i == j
	}
	x, err1 := a.Float64()
	y, err2 := b.Float64()
	return err1 == nil && err2 == nil && x == y
}

// clip writes a value for a message, without filling the screen with it.
func clip(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		return fmt.Sprint(v)
	}
	const most = 400
	if r := []rune(string(b)); len(r) > most {
		return string(r[:most]) + "…"
	}
	return string(b)
}
