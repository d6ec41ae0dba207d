package game

import (
	"bytes"
	"encoding/json"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// at returns the path of the value of a document that is being read at an offset.
func at(document []byte, offset int64) []string {
	dec := json.NewDecoder(bytes.NewReader(document))
	var value func(path []string) []string
	value = func(path []string) []string {
		token, err := dec.Token()
		if err != nil || dec.InputOffset() >= offset {
			return path
		}
		if _, opens := token.(json.Delim); !opens {
			return nil
		}
		for i := 0; dec.More(); i++ {
			key := strconv.Itoa(i)
			if token == json.Delim('{') {
				name, err := dec.Token()
				if err != nil {
					return path
				}
				key, _ = name.(string)
			}
			if found := value(append(slices.Clone(path), key)); found != nil {
				return found
			}
		}
		_, _ = dec.Token() // its end
		return nil
	}
	return value([]string{})
}

// refusing finds the first value of a document that a type which reads itself does not take:
// its path, and why; nothing if there is none.
func refusing(document json.RawMessage, t reflect.Type, path ...string) ([]string, error) {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	if reflect.PointerTo(t).Implements(reflect.TypeFor[json.Unmarshaler]()) {
		return path, json.Unmarshal(document, reflect.New(t).Interface())
	}
	switch t.Kind() {
	case reflect.Slice, reflect.Array:
		var list []json.RawMessage
		_ = json.Unmarshal(document, &list) // else it is no list, and another error
		for i, e := range list {
			if at, err := refusing(e, t.Elem(), append(slices.Clone(path), strconv.Itoa(i))...); err != nil {
				return at, err
			}
		}
	case reflect.Map, reflect.Struct:
		var table map[string]json.RawMessage
		_ = json.Unmarshal(document, &table)
		_, types := fieldsOf(t)
		for _, key := range slices.Sorted(maps.Keys(table)) {
			of := types[key]
			if t.Kind() == reflect.Map {
				of = t.Elem()
			}
			if of == nil {
				continue
			}
			if at, err := refusing(table[key], of, append(slices.Clone(path), key)...); err != nil {
				return at, err
			}
		}
	}
	return nil, nil
}

// fieldsOf returns the fields that a struct has in documents, and their types.
func fieldsOf(t reflect.Type) (names []string, types map[string]reflect.Type) {
	types = map[string]reflect.Type{}
	if t.Kind() == reflect.Struct {
		for _, f := range reflect.VisibleFields(t) {
			if name, _, _ := strings.Cut(f.Tag.Get("json"), ","); name != "" && name != "-" {
				names = append(names, name)
				types[name] = f.Type
			}
		}
	}
	return names, types
}

// stray finds the first field of a document that its type does not have: its path, and the
// fields that there are in its place. Values that read themselves are not looked into.
func stray(v any, t reflect.Type, path ...string) (at, fields []string) {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	if reflect.PointerTo(t).Implements(reflect.TypeFor[json.Unmarshaler]()) {
		return nil, nil
	}
	below := func(key string, v any, t reflect.Type) ([]string, []string) {
		return stray(v, t, append(slices.Clone(path), key)...)
	}
	switch v := v.(type) {
	case []any:
		for i, e := range v {
			if t.Kind() == reflect.Slice || t.Kind() == reflect.Array {
				if at, fields = below(strconv.Itoa(i), e, t.Elem()); at != nil {
					return at, fields
				}
			}
		}
	case map[string]any:
		fields, types := fieldsOf(t)
		for _, key := range slices.Sorted(maps.Keys(v)) {
			of := types[key]
			if t.Kind() == reflect.Map {
				of = t.Elem()
			}
			switch {
			case of != nil:
				if at, known := below(key, v[key], of); at != nil {
					return at, known
				}
			case t.Kind() == reflect.Struct:
				return append(slices.Clone(path), key), fields
			}
		}
	}
	return nil, nil
}
