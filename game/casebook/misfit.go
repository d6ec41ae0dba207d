package casebook

import (
	"reflect"
	"slices"
	"strconv"
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
func wanted(t reflect.Type) string {
	switch t.Kind() {
	case reflect.String:
		return "a text"
	case reflect.Bool:
		return "true or false"
	case reflect.Int:
		return "a whole number"
	case reflect.Slice:
		switch t.Elem().Kind() {
		case reflect.String:
			return "a list of texts"
		case reflect.Int:
			return "a list of whole numbers"
		}
		return "a list of tables"
	}
	return "a table"
}
