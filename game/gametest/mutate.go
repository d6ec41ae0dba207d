package gametest

import (
	"bytes"
	"encoding/json"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
)

// A place is a value within a document, other than the whole of it.
type place struct {
	path  string // with * for the index in a list
	value any
	set   func(any)
	drop  func()
	twice func() // put the value into its list once more; nil outside lists
}

// places lists the values within a document, in a fixed order. They share its memory:
// after one of them has been changed, the list is stale.
func places(v any, path string, set func(any)) []place {
	var list []place
	switch v := v.(type) {
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(v)) {
			p := place{path: path + "/" + key, value: v[key]}
			p.set = func(x any) { v[key] = x }
			p.drop = func() { delete(v, key) }
			list = append(list, p)
			list = append(list, places(p.value, p.path, p.set)...)
		}
	case []any:
		for i := range v {
			p := place{path: path + "/*", value: v[i]}
			p.set = func(x any) { v[i] = x }
			p.drop = func() { set(slices.Concat(v[:i], v[i+1:])) }
			p.twice = func() { set(slices.Concat(v, []any{v[i]})) }
			list = append(list, p)
			list = append(list, places(p.value, p.path, p.set)...)
		}
	}
	return list
}

// mutate returns a document that resembles the given one: a value changed for one that
// another document, the donor, has in the same field, a number a little off, an element
// of a list dropped or doubled, a field dropped, or one added from the donor. It returns
// nil where nothing can be changed.
func mutate(document, donor []byte, rng *rand.Rand) []byte {
	tree, other := parse(document), parse(donor)
	set := func(any) {}
	for range 1 + rng.IntN(2) {
		list := places(tree, "", set)
		if len(list) == 0 {
			return nil
		}
		change(list[rng.IntN(len(list))], places(other, "", set), tree, rng)
	}
	out, err := json.Marshal(tree)
	if err != nil {
		return nil
	}
	return out
}

// change changes one place in one of the ways that fit it.
func change(p place, donor []place, tree any, rng *rand.Rand) {
	switch rng.IntN(8) {
	case 0:
		p.drop()
	case 1:
		if p.twice != nil {
			p.twice()
		} else {
			p.drop()
		}
	case 2:
		adopt(donor, tree, rng)
	case 3, 4:
		p.set(near(p.value, rng))
	default:
		var same []any
		for _, d := range donor {
			if d.path == p.path {
				same = append(same, d.value)
			}
		}
		if len(same) > 0 {
			p.set(same[rng.IntN(len(same))])
		} else {
			p.set(near(p.value, rng))
		}
	}
}

// adopt copies a field of the donor to the top of the tree.
func adopt(donor []place, tree any, rng *rand.Rand) {
	top, ok := tree.(map[string]any)
	if !ok || len(donor) == 0 {
		return
	}
	d := donor[rng.IntN(len(donor))]
	top[d.path[strings.LastIndexByte(d.path, '/')+1:]] = d.value
}

// near returns another value of the same type.
func near(v any, rng *rand.Rand) any {
	switch v := v.(type) {
	case bool:
		return !v
	case json.Number:
		edges := []int64{0, -1, 127, 128, 255, 256, 32767, 65536, 1 << 40}
		n, err := v.Int64()
		if err != nil || rng.IntN(4) == 0 {
			n = edges[rng.IntN(len(edges))]
		} else if rng.IntN(2) == 0 {
			n++
		} else {
			n--
		}
		return json.Number(strconv.FormatInt(n, 10))
	case string:
		return []any{"", v + "x", "none", "unknown"}[rng.IntN(4)]
	case []any:
		return []any{}
	case map[string]any:
		return map[string]any{}
	}
	return json.Number("1")
}

// parse reads a document and keeps its numbers as they are written.
func parse(document []byte) any {
	dec := json.NewDecoder(bytes.NewReader(document))
	dec.UseNumber()
	var v any
	if dec.Decode(&v) != nil {
		return nil
	}
	return v
}
