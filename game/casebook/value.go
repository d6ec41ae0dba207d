package casebook

import (
	"bytes"
	"encoding/json"
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
		return game.Wrong("tables and lists nest more than %d deep", "plus de %d tables et listes imbriquées", maxDepth)
	}
	switch v := v.(type) {
	case string, bool, int64:
	case float64:
		if math.IsInf(v, 0) || math.IsNaN(v) {
			return game.Wrong("%v cannot be written in a document", "%v ne peut pas s'écrire dans un document", v)
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
		return game.Wrong("%v is a date or a time; write it as a string", "%v est une date ou une heure ; écrivez-la comme un texte", v)
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
		return nil, game.Wrong("more than one value in the document", "plus d'une valeur dans le document")
	}
	return v, nil
}

// A likeness says when one value that decode returned is as another should be.
type likeness struct {
	part   bool    // tables may have more fields
	within float64 // by how much numbers may differ
}

// same compares values as they are, numbers by value.
func same(a, b any) bool { return likeness{}.holds(a, b) }

// holds tells whether a value is as it should be.
func (l likeness) holds(got, want any) bool {
	switch want := want.(type) {
	case json.Number:
		got, ok := got.(json.Number)
		return ok && (sameNumber(got, want) || l.near(got, want))
	case []any:
		got, ok := got.([]any)
		if !ok || len(got) != len(want) {
			return false
		}
		for i := range want {
			if !l.holds(got[i], want[i]) {
				return false
			}
		}
		return true
	case map[string]any:
		got, ok := got.(map[string]any)
		if !ok || len(got) != len(want) && !l.part {
			return false
		}
		for key, v := range want {
			if w, ok := got[key]; !ok || !l.holds(w, v) {
				return false
			}
		}
		return true
	}
	return got == want // a string, a bool or nil; never comparable to a table or list
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

// near tells whether numbers differ by no more than they may, give or take what fractions of
// ten lose in a computer.
func (l likeness) near(a, b json.Number) bool {
	x, err1 := a.Float64()
	y, err2 := b.Float64()
	return l.within > 0 && err1 == nil && err2 == nil && math.Abs(x-y) <= l.within*(1+1e-9)
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
