package game

import (
	"bytes"
	"encoding/json"
	"reflect"
	"sync"
)

// A shape is what the fields of a type are called in documents, and the shapes of their values.
// Nothing is known of the values that read themselves: theirs is nil.
type shape struct {
	fields map[string]*shape // of a struct
	each   *shape            // of what is in a list or in a map, whose keys are free
}

var shapes sync.Map // by type

func shapeOf(t reflect.Type) *shape {
	if s, known := shapes.Load(t); known {
		return s.(*shape)
	}
	s := shaped(t, map[reflect.Type]*shape{})
	shapes.Store(t, s)
	return s
}

// shaped makes the shape of a type; a type that holds itself is among those begun.
func shaped(t reflect.Type, begun map[reflect.Type]*shape) *shape {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	if s, known := begun[t]; known {
		return s
	}
	if reflect.PointerTo(t).Implements(reflect.TypeFor[json.Unmarshaler]()) {
		return nil
	}
	s := new(shape)
	begun[t] = s
	switch t.Kind() {
	case reflect.Struct:
		s.fields = map[string]*shape{}
		_, types := fieldsOf(t)
		for name, of := range types {
			s.fields[name] = shaped(of, begun)
		}
	case reflect.Slice, reflect.Array, reflect.Map:
		s.each = shaped(t.Elem(), begun)
	}
	return s
}

// within returns the shape of what is in a list.
func (s *shape) within() *shape {
	if s == nil {
		return nil
	}
	return s.each
}

// field returns the shape of a field. If there is none of this name, but of one that differs from
// it by case, it returns that.
func (s *shape) field(key []byte) (of *shape, meant string) {
	if s == nil || s.fields == nil {
		return s.within(), ""
	}
	if of, known := s.fields[string(key)]; known {
		return of, ""
	}
	for name := range s.fields {
		if bytes.EqualFold([]byte(name), key) {
			return nil, name
		}
	}
	return nil, ""
}
