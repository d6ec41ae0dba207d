package gametest

import (
	"fmt"
	"reflect"
)

// plain checks that states and actions are values: copied by assignment, compared by
// ==, and small.
func (u *suite[S, A]) plain() error {
	if err := plainType(reflect.TypeFor[S](), 1, u.c.MaxState); err != nil {
		return fmt.Errorf("the state: %w", err)
	}
	if err := plainType(reflect.TypeFor[A](), 0, u.c.MaxAction); err != nil {
		return fmt.Errorf("the action: %w", err)
	}
	return nil
}

// plainType allows integers, bools, arrays and structs, and so many pointers.
func plainType(t reflect.Type, pointers, size int) error {
	if int(t.Size()) > size {
		return fmt.Errorf("%s has %d bytes, %d are allowed", t, t.Size(), size)
	}
	n, err := countPointers(t, t.String())
	if err != nil {
		return err
	}
	if n > pointers {
		return fmt.Errorf("%s has %d pointers, %d are allowed", t, n, pointers)
	}
	return nil
}

// countPointers counts the pointers in a type, and refuses what is neither pointer nor
// plain. What a pointer leads to is content, which is not looked at.
func countPointers(t reflect.Type, path string) (int, error) {
	switch t.Kind() {
	case reflect.Bool, reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return 0, nil
	case reflect.Pointer:
		return 1, nil
	case reflect.Array:
		n, err := countPointers(t.Elem(), path+"[]")
		return n * t.Len(), err
	case reflect.Struct:
		sum := 0
		for i := range t.NumField() {
			f := t.Field(i)
			n, err := countPointers(f.Type, path+"."+f.Name)
			if err != nil {
				return 0, err
			}
			sum += n
		}
		return sum, nil
	}
	return 0, fmt.Errorf("%s is a %s; only integers, bools, arrays and structs are plain", path, t.Kind())
}
