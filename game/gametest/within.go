package gametest

import (
	"reflect"
	"unsafe"
)

// A finder finds the values of a type that stand in a state, such as its windows.
type finder[S, T any] []uintptr

func find[S, T any]() finder[S, T] { return offsets(reflect.TypeFor[S](), reflect.TypeFor[T](), 0) }

// in returns them, in the order in which they stand.
func (f finder[S, T]) in(s *S) []*T {
	list := make([]*T, len(f))
	for i, offset := range f {
		list[i] = (*T)(unsafe.Add(unsafe.Pointer(s), offset))
	}
	return list
}

// offsets returns where values of a type stand in a plain one.
func offsets(t, of reflect.Type, at uintptr) []uintptr {
	var list []uintptr
	switch {
	case t == of:
		return []uintptr{at}
	case t.Kind() == reflect.Array:
		for i := range t.Len() {
			list = append(list, offsets(t.Elem(), of, at+uintptr(i)*t.Elem().Size())...)
		}
	case t.Kind() == reflect.Struct:
		for i := range t.NumField() {
			f := t.Field(i)
			list = append(list, offsets(f.Type, of, at+f.Offset)...)
		}
	}
	return list
}
