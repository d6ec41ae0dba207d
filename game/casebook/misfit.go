package casebook

import (
	"maps"
	"reflect"
	"slices"
	"strconv"

	"gonfalon/game"
)

// misfit finds the first value of a file, as TOML has it, that is not of the type that a
// form has for it. It returns the path of the value, and the type of its key: that of the
// whole list if an element of a list is wrong. The type is nil if all fits.
func misfit(v any, t reflect.Type, path ...string) ([]string, reflect.Type) {
	fits := true
	switch t.Kind() {
	case reflect.Pointer:
		return misfit(v, t.Elem(), path...)
	case reflect.String:
		_, fits = v.(string)
	case reflect.Bool:
		_, fits = v.(bool)
	case reflect.Int:
		_, fits = v.(int64)
	case reflect.Map:
		_, fits = v.(map[string]any)
	case reflect.Slice:
		list, ok := v.([]any)
		for i, e := range list {
			at, want := misfit(e, t.Elem(), append(slices.Clone(path), strconv.Itoa(i))...)
			if want == t.Elem() {
				want = t
			}
			if want != nil {
				return at, want
			}
		}
		fits = ok
	case reflect.Struct:
		table, ok := v.(map[string]any)
		for f := range t.Fields() {
			key := f.Tag.Get("toml")
			if value, ok := table[key]; ok {
				if at, want := misfit(value, f.Type, append(slices.Clone(path), key)...); want != nil {
					return at, want
				}
			}
		}
		fits = ok
	}
	if !fits {
		return path, t
	}
	return nil, nil
}

// wanted names the values that a type of a form takes.
func wanted(t reflect.Type) game.Text {
	switch t.Kind() {
	case reflect.String:
		return game.Text{"a text", "un texte"}
	case reflect.Bool:
		return game.Text{"true or false", "true ou false"}
	case reflect.Int:
		return game.Text{"a whole number", "un nombre entier"}
	case reflect.Slice:
		switch t.Elem().Kind() {
		case reflect.String:
			return game.Text{"a list of texts", "une liste de textes"}
		case reflect.Int:
			return game.Text{"a list of whole numbers", "une liste de nombres entiers"}
		}
		return game.Text{"a list of tables", "une liste de tables"}
	}
	return game.Text{"a table", "une table"}
}

// stray finds the first key of a file that its form does not have, and returns its path and
// the keys that there are in its place; nothing if there is none.
func stray(v any, t reflect.Type, path ...string) (at, keys []string) {
	if list, ok := v.([]any); ok && t.Kind() == reflect.Slice {
		for i, e := range list {
			if at, keys := stray(e, t.Elem(), append(slices.Clone(path), strconv.Itoa(i))...); at != nil {
				return at, keys
			}
		}
	}
	table, ok := v.(map[string]any)
	if !ok || t.Kind() != reflect.Struct {
		return nil, nil
	}
	types := map[string]reflect.Type{}
	for f := range t.Fields() {
		keys = append(keys, f.Tag.Get("toml"))
		types[f.Tag.Get("toml")] = f.Type
	}
	for _, key := range slices.Sorted(maps.Keys(table)) {
		if types[key] == nil {
			return append(slices.Clone(path), key), keys
		}
		if at, keys := stray(table[key], types[key], append(slices.Clone(path), key)...); at != nil {
			return at, keys
		}
	}
	return nil, nil
}
