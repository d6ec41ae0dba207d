package game

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"reflect"
	"strings"
	"sync"
)

// A FieldError says which field of a document is wrong.
type FieldError struct {
	Path []string // from the whole to the field
	Err  error
}

func (e *FieldError) Error() string { return strings.Join(e.Path, ".") + ": " + e.Err.Error() }

func (e *FieldError) Unwrap() error { return e.Err }

// Say says the error in a language, if it knows how.
func (e *FieldError) Say(lang Lang) string {
	return strings.Join(e.Path, ".") + Text{": ", " : "}.Name(lang) + Said(e.Err, lang)
}

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
// know, in this case of their letters, or that stand twice.
func Decode(document []byte, v any) error {
	d := decoders.Get().(*decoder)
	d.document.Reset(document)
	if err := d.Decode(v); err != nil {
		return misread(document, v, err)
	}
	if _, err := d.Token(); err != io.EOF {
		return Wrong("more than one value", "plus d'une valeur")
	}
	if len(document) <= 16<<10 {
		decoders.Put(d)
	}
	return Exactly(document, v)
}

// A decoder reads one document after the other, as long as they are in order: to make one
// takes nearly as long as to read an action.
type decoder struct {
	document bytes.Reader
	*json.Decoder
}

var decoders = sync.Pool{New: func() any {
	d := new(decoder)
	d.Decoder = json.NewDecoder(&d.document)
	d.DisallowUnknownFields()
	return d
}}

// misread says why a document could not be read, and where in it.
func misread(document []byte, v any, err error) error {
	if path, bad := refusing(document, reflect.TypeOf(v)); bad != nil && len(path) > 0 {
		return Within(Plainly(bad), path...)
	}
	var bad *json.UnmarshalTypeError
	if errors.As(err, &bad) {
		if path := at(document, bad.Offset); len(path) > 0 {
			return &FieldError{path, misfit(bad)}
		}
		return misfit(bad)
	}
	var whole any
	if strings.HasPrefix(err.Error(), "json: unknown field ") && json.Unmarshal(document, &whole) == nil {
		if path, fields := stray(whole, reflect.TypeOf(v)); path != nil {
			return &FieldError{path, Wrong("there is no field %q; there is %s", "il n'y a pas de champ %q ; il y a %s", path[len(path)-1], strings.Join(fields, ", "))}
		}
	}
	return Plainly(err)
}

// misfit says of a value that it is not of the type that is wanted.
func misfit(bad *json.UnmarshalTypeError) error {
	return Wrong("must be %s, not %s", "il faut %s, et non %s", wanted(bad.Type), given(bad.Value))
}

// Plainly says what the decoder of JSON says without the types of the program.
func Plainly(err error) error {
	var bad *json.UnmarshalTypeError
	if errors.As(err, &bad) {
		if bad.Field != "" {
			return &FieldError{strings.Split(bad.Field, "."), misfit(bad)}
		}
		return misfit(bad)
	}
	text := strings.TrimPrefix(err.Error(), "json: ")
	if name, ok := strings.CutPrefix(text, "unknown field "); ok {
		return Wrong("there is no field %s", "il n'y a pas de champ %s", name)
	}
	return err
}

// given names what a document has, by the word of the decoder.
func given(value string) Text {
	switch value {
	case "number":
		return Text{"a number", "un nombre"}
	case "string":
		return Text{"a text", "un texte"}
	case "array":
		return Text{"a list", "une liste"}
	case "object":
		return Text{"a table of fields", "une table de champs"}
	case "bool":
		return Text{"true or false", "true ou false"}
	}
	number := strings.TrimPrefix(value, "number ")
	return Text{number, number}
}

// wanted names the values that a type takes.
func wanted(t reflect.Type) Text {
	switch k := t.Kind(); k {
	case reflect.Uint8, reflect.Uint16:
		return Sentence("a whole number from 0 to %d", "un nombre entier de 0 à %d", 1<<t.Bits()-1)
	case reflect.Int8, reflect.Int16:
		return Sentence("a whole number from %d to %d", "un nombre entier de %d à %d", -1<<(t.Bits()-1), 1<<(t.Bits()-1)-1)
	case reflect.Bool:
		return given("bool")
	case reflect.String:
		return given("string")
	case reflect.Slice, reflect.Array:
		return given("array")
	case reflect.Map, reflect.Struct, reflect.Pointer:
		return given("object")
	case reflect.Float32, reflect.Float64:
		return given("number")
	default:
		return Text{"a whole number", "un nombre entier"}
	}
}
