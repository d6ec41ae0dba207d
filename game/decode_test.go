package game_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"gonfalon/game"
)

// TestDecodeSpeaksPlainly: what is wrong is told by the field, without types of the program.
func TestDecodeSpeaksPlainly(t *testing.T) {
	type nested struct {
		Within *nested `json:"within"`
	}
	type part struct {
		N    uint8  `json:"n"`
		Less int8   `json:"less"`
		Yes  bool   `json:"yes"`
		Word string `json:"word"`
		List []int  `json:"list"`
	}
	for text, want := range map[string]string{
		`{"part": {"n": -1}}`:     "part.n: must be a whole number from 0 to 255, not -1",
		`{"part": {"less": 200}}`: "part.less: must be a whole number from -128 to 127, not 200",
		`{"part": {"yes": 1}}`:    "part.yes: must be true or false, not a number",
		`{"part": {"word": []}}`:  "part.word: must be a text, not a list",
		`{"part": {"list": {}}}`:  "part.list: must be a list, not a table of fields",
		`{"part": 3}`:             "part: must be a table of fields, not a number",
		`{"parts": {}}`:           `parts: there is no field "parts"; there is part, all, many, within`,
		`{"part": {"m": 1}}`:      `part.m: there is no field "m"; there is n, less, yes, word, list`,
		`{"all": {"a": {"n": 1}, "b": {"n": 1, "m": [1]}}}`:  `all.b.m: there is no field "m"; there is n, less, yes, word, list`,
		`{"all": {"a": {"n": 1}, "b": {"n": "x"}}}`:          "all.b.n: must be a whole number from 0 to 255, not a text",
		`{"all": {"a": {"list": [1, 2, "x"]}}}`:              "all.a.list.2: must be a whole number, not a text",
		`3`:                                                  "must be a table of fields, not a number",
		`{} {}`:                                              "more than one value",
		`{"part": {}, "part": {}}`:                           `the field "part" stands twice`,
		`{"part": {"n": 1, "n": 1}}`:                         `the field "n" stands twice`,
		`{"part": {"list": [], "l\u0069st": []}}`:            `the field "list" stands twice`,
		`{"Part": {"n": 1}}`:                                 `Part: there is no field "Part"; it is "part"`,
		`{"part": {"n": 1, "\u004cist": []}}`:                `part.List: there is no field "List"; it is "list"`,
		`{"part": {"yes": true, "le\u017f\u017f": 1}}`:       `part.leſſ: there is no field "leſſ"; it is "less"`,
		`{"all": {"A": {"n": 1}, "b": {"N": 1}}}`:            `all.b.N: there is no field "N"; it is "n"`,
		`{"many": [{"word": "{"}, [], {"Word": "x"}]}`:       "many.1: must be a table of fields, not a list",
		`{"many": [{"word": "{"}, {}, {"Word": "x"}]}`:       `many.2.Word: there is no field "Word"; it is "word"`,
		`{"many": [], "within": {"within": {"Within": {}}}}`: `within.within.Within: there is no field "Within"; it is "within"`,
	} {
		var d struct {
			Part   part            `json:"part"`
			All    map[string]part `json:"all"`
			Many   []*part         `json:"many"`
			Within *nested         `json:"within"`
		}
		if err := game.Decode([]byte(text), &d); err == nil || err.Error() != want {
			t.Errorf("%s: got %v, want %s", text, err, want)
		}
	}
}

// TestDecodeTakesWhatIsFree: keys of maps, and what reads itself, are in any case.
func TestDecodeTakesWhatIsFree(t *testing.T) {
	var d struct {
		All   map[string]int  `json:"all"`
		Raw   json.RawMessage `json:"raw"`
		Any   any             `json:"any"`
		Lists [][]struct {
			N int `json:"n"`
		} `json:"lists"`
	}
	text := `{"all": {"All": 1, "RAW": 2}, "raw": {"Raw": [{"N": 1}]}, "any": {"N": {"Any": 1}}, "lists": [[{"n": 1}, {"n": 2}], [], [{"n": 3}]]}`
	if err := game.Decode([]byte(text), &d); err != nil {
		t.Error(err)
	}
}

func BenchmarkDecode(b *testing.B) {
	document := []byte(`{"kind":"march","from":"winterfell","moves":[{"to":"moat_cailin","units":["knight","footman"]}],"note":""}`)
	type move struct {
		To    string   `json:"to"`
		Units []string `json:"units"`
	}
	for b.Loop() {
		var d struct {
			Kind  string `json:"kind"`
			From  string `json:"from"`
			Moves []move `json:"moves"`
			Note  string `json:"note"`
		}
		if err := game.Decode(document, &d); err != nil {
			b.Fatal(err)
		}
	}
}

// TestOnceInLargeObjects repeats a field of an object with so many, and of one within it.
func TestOnceInLargeObjects(t *testing.T) {
	for n := range 40 {
		for again := range n {
			var inner, outer strings.Builder
			for i := range n {
				fmt.Fprintf(&inner, `"f%d": [{"f%d": 1}], `, i, i)
			}
			fmt.Fprintf(&outer, `{"g": {%s"last": 0}, %s"f%d" :2}`, inner.String(), inner.String(), again)
			if err := game.Once([]byte(outer.String())); err == nil || err.Error() != fmt.Sprintf(`the field "f%d" stands twice`, again) {
				t.Fatalf("field %d of %d: got %v", again, n, err)
			}
			whole := fmt.Sprintf(`{"g": {%s"last": 0}, %s"f%d": 2}`, inner.String(), inner.String(), n)
			if err := game.Once([]byte(whole)); err != nil {
				t.Fatalf("%d fields, each once: got %v", n+1, err)
			}
		}
	}
}

// TestOnceInAnyCase repeats fields in the ways that the decoder of JSON takes for the same.
func TestOnceInAnyCase(t *testing.T) {
	var many strings.Builder
	for i := range 30 {
		fmt.Fprintf(&many, `"f%d": 0, `, i)
	}
	for _, more := range []string{"", many.String()} {
		for _, names := range [][2]string{{"seat", "SEAT"}, {"seat", "Seat"}, {"k", "\u212a"}, {"S", "\u017f"}, {"é", "É"}} {
			err := game.Once(fmt.Appendf(nil, `{%s"%s": 1, "x": {"%s": 2}, "%s": 3}`, more, names[0], names[1], names[1]))
			if want := fmt.Sprintf("the fields %q and %q differ by case only", names[0], names[1]); err == nil || err.Error() != want {
				t.Errorf("got %v, want %s", err, want)
			}
		}
	}
}

// TestFaultsSpeakBothLanguages: what is wrong with a document is told in the language of its
// author, however deep it stands.
func TestFaultsSpeakBothLanguages(t *testing.T) {
	var doc struct {
		Unit struct {
			Speed uint8 `json:"speed"`
		} `json:"unit"`
	}
	err := fmt.Errorf("state: %w", game.Decode([]byte(`{"unit":{"speed":"six"}}`), &doc))
	if got, want := game.Said(err, game.French), "unit.speed : il faut un nombre entier de 0 à 255, et non un texte"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if got, want := game.Said(err, game.English), "unit.speed: must be a whole number from 0 to 255, not a text"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	var l game.Lookup
	l.In(func() { l.Index("order", []string{"", "march", "raid"}, "defend") }, "areas", "pyke")
	if got, want := game.Said(l.Err, game.French), `areas.pyke : "defend" est inconnu ; il y a march, raid`; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if plain := errors.New("as it is"); game.Said(plain, game.French) != "as it is" {
		t.Errorf("got %q", game.Said(plain, game.French))
	}
}
