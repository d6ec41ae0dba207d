package game

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"reflect"
	"strings"
)

// A FieldError says which field of a document is wrong.
type FieldError struct {
	Path []string // from the whole to the field
	Err  error
}

func (e *FieldError) Error() string { return strings.Join(e.Path, ".") + ": " + e.Err.Error() }

func (e *FieldError) Unwrap() error { return e.Err }

// Within puts an error into a part of a document.
func Within(err error, path ...string) error {
	var f *FieldError
	if errors.As(err, &f) {
		path, err = append(path, f.Path...), f.Err
	}
	return &FieldError{path, err}
}

// Unmarked returns a text without the mark of its encoding (U+FEFF), with which some
// editors begin a file.
func Unmarked(text []byte) []byte { return bytes.TrimPrefix(text, []byte("\uFEFF")) }

// Decode reads a document that is one JSON value, and refuses fields that it does not
// know or that stand twice.
func Decode(document []byte, v any) error {
	dec := json.NewDecoder(bytes.NewReader(document))
	dec.DisallowUnknownFields()
	if err := dec.Decode(v); err != nil {
		return Plainly(err)
	}
	if _, err := dec.Token(); err != io.EOF {
		return errors.New("more than one value")
	}
	return Once(document)
}

// Plainly says what the decoder of JSON says without the types of the program.
func Plainly(err error) error {
	var bad *json.UnmarshalTypeError
	if errors.As(err, &bad) {
		err = fmt.Errorf("must be %s, not %s", wanted(bad.Type), given(bad.Value))
		if bad.Field != "" {
			err = &FieldError{strings.Split(bad.Field, "."), err}
		}
		return err
	}
	text := strings.TrimPrefix(err.Error(), "json: ")
	if name, ok := strings.CutPrefix(text, "unknown field "); ok {
		return fmt.Errorf("there is no field %s", name)
	}
	return err
}

// given names what a document has, by the word of the decoder.
func given(value string) string {
	switch value {
	case "number":
		return "a number"
	case "string":
		return "a text"
	case "array":
		return "a list"
	case "object":
		return "a table of fields"
	case "bool":
		return "true or false"
	}
	return strings.TrimPrefix(value, "number ")
}

// wanted names the values that a type takes.
func wanted(t reflect.Type) string {
	switch k := t.Kind(); k {
	case reflect.Uint8, reflect.Uint16:
		return fmt.Sprintf("a whole number from 0 to %d", 1<<t.Bits()-1)
	case reflect.Int8, reflect.Int16:
		return fmt.Sprintf("a whole number from %d to %d", -1<<(t.Bits()-1), 1<<(t.Bits()-1)-1)
	case reflect.Bool:
		return "true or false"
	case reflect.String:
		return "a text"
	case reflect.Slice, reflect.Array:
		return "a list"
	case reflect.Map, reflect.Struct, reflect.Pointer:
		return "a table of fields"
	case reflect.Float32, reflect.Float64:
		return "a number"
	default:
		return "a whole number"
	}
}
