package gametest

import (
	"fmt"
	"reflect"
	"strings"
)

// differ says in which fields two plain values differ: the first few of them.
func differ[S comparable](a, b S) string {
	const most = 6
	var list []string
	compare(reflect.ValueOf(a), reflect.ValueOf(b), "", func(path string, x, y reflect.Value) {
		if len(list) < most {
			list = append(list, fmt.Sprintf("%s: %v and %v", path, x, y))
		}
	})
	if len(list) == 0 {
		return "no difference"
	}
	if len(list) == most {
		list = append(list, "…")
	}
	return strings.Join(list, "; ")
}

// compare calls found for each leaf that is not the same in both.
func compare(a, b reflect.Value, path string, found func(string, reflect.Value, reflect.Value)) {
	switch a.Kind() {
	case reflect.Struct:
		for i := range a.NumField() {
			compare(a.Field(i), b.Field(i), path+"."+a.Type().Field(i).Name, found)
		}
	case reflect.Array:
		for i := range a.Len() {
			compare(a.Index(i), b.Index(i), fmt.Sprintf("%s[%d]", path, i), found)
		}
	default:
		if !a.Equal(b) {
			found(path, a, b)
		}
	}
}
