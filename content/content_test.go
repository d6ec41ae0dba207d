package content

import (
	"errors"
	"strings"
	"testing"
	"testing/fstest"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// A beast is a record as games have them.
type beast struct {
	name  game.Text
	legs  int
	wings bool
	reach Length
}

// readBeasts reads a folder of two kinds of files.
func readBeasts(files fstest.MapFS) (beasts []beast, tunes []string, r *Reader) {
	r = NewReader(files, func(v *Value) {
		v.Field("game").OneOf("zoo")
		v.Skip("note")
	})
	for _, file := range r.Folder("beasts", ".json") {
		r.JSON(file, func(v *Value) {
			for _, b := range v.Field("beasts").List() {
				b.Call("beast %q", b.Field("id").Str())
				one := beast{name: b.Both("name"), legs: b.Field("legs").Within(0, 8), reach: b.Field("reach").Length()}
				if b.Has("wings") {
					one.wings = b.Field("wings").Flag()
				}
				b.Close()
				beasts = append(beasts, one)
			}
		})
	}
	r.Text("tune.txt", func(data []byte) error {
		tunes = append(tunes, string(data))
		return nil
	})
	return beasts, tunes, r
}

func zoo(beasts string) fstest.MapFS {
	return fstest.MapFS{
		"beasts/lion.json": {Data: []byte(beasts)},
		"beasts/notes.md":  {Data: []byte("not read")},
		"tune.txt":         {Data: []byte("moo")},
	}
}

const lion = `{
 "game": "zoo", "note": "of the old world",
 "beasts": [
  {"id": "lion", "name_en": "Lion", "name_fr": "Lion",
   "legs": 4, "reach": "2in", "wings": null}
 ]
}`

func TestReaderReadsFolders(t *testing.T) {
	beasts, tunes, r := readBeasts(zoo(lion))
	if r.Err() != nil || len(beasts) != 1 || beasts[0] != (beast{name: game.Text{English: "Lion", French: "Lion"}, legs: 4, reach: 5080}) || len(tunes) != 1 {
		t.Fatalf("got %+v, %q, %v", beasts, tunes, r.Err())
	}
	if _, _, other := readBeasts(zoo(strings.Replace(lion, "4", "5", 1))); len(r.Hash()) != 16 || other.Hash() == r.Hash() {
		t.Errorf("the hash of other content is %q too", r.Hash())
	}
	_, tunes, r = readBeasts(fstest.MapFS{"tune.txt": {Data: []byte("moo")}})
	if r.Err() == nil || tunes != nil {
		t.Errorf("without a folder: %v, and %d files were read after that", r.Err(), len(tunes))
	}
	if r.Fail("x", 1, r.Err()); strings.HasPrefix(r.Err().Error(), "x:1:") {
		t.Error("a later fault hides the first")
	}
}

func TestFaultsHaveFileLineAndReason(t *testing.T) {
	for _, tt := range []struct{ old, new, want string }{
		{`"legs": 4`, `"legs": 9`, `beasts/lion.json:5: beasts: beast "lion": legs: is 9, not a whole number from 0 to 8`},
		{`"legs": 4`, `"legs": 4.5`, `:5: beasts: beast "lion": legs: is 4.5`},
		{`"legs": 4`, `"legs": "four"`, `legs: must be a number, not a string`},
		{`"legs": 4,`, ``, `:4: beasts: beast "lion": has no field "legs"`},
		{`"legs": 4`, `"legs": 4, "legs": 4`, `:5: the field "legs" stands twice`},
		{`"legs": 4`, `"legs": 4, "arms": 0`, `:5: beasts: beast "lion": unknown field "arms"`},
		{`"name_fr": "Lion"`, `"name_fr": " "`, `name_fr: must not be empty`},
		{`"zoo"`, `"farm"`, `:2: game: is "farm", which is none of zoo`},
		{`"2in"`, `"far"`, `reach: the length "far" is none that can be measured`},
		{`"wings": null`, `"wings": 1`, `wings: must be true or false, not a number`},
		{"\n ]\n}", "\n ]\n", `:7: the file ends too soon`},
		{`"beasts": [`, `"beasts" [`, `:3: there should be no '['`},
		{`"note": "of the old world"`, `"note": ` + strings.Repeat("[", 40) + strings.Repeat("]", 40), `:2: nested deeper than 32 levels`},
		{`"note": "of the old world"`, manyFields(`"f%d": 1, `) + `"note": "of the old world"`, `:2: more than 256 fields`},
		{lion, `[]`, `:1: must be an object, not an array`},
	} {
		_, _, r := readBeasts(zoo(strings.Replace(lion, tt.old, tt.new, 1)))
		if err := r.Err(); err == nil || !strings.Contains(err.Error(), tt.want) || !strings.HasPrefix(err.Error(), "beasts/lion.json:") {
			t.Errorf("%s: got %v, want %s", tt.new, err, tt.want)
		}
	}
}

// TestFaultsSayWhichPart: to programs by its path, to people without it as well.
func TestFaultsSayWhichPart(t *testing.T) {
	const text = `{"a": [1, {"b": [2, "x"]}], "c": "d"}`
	var written []byte
	err := Read("f", []byte(text), func(v *Value) {
		written = v.JSON()
		v.Apart(func() { v.Field("a").List()[1].Field("b").List()[1].Within(1, 2) })
		v.Apart(func() { v.Field("a").List()[1].Field("z").Str() })
		v.Apart(func() { v.Field("c").Refuse("zoo.rule", "no %d", "non %d", 1) })
	})
	var faults Faults
	if !errors.As(err, &faults) || len(faults) != 3 {
		t.Fatalf("got %v", err)
	}
	for i, want := range []string{"a.1.b.1 must be a number, not a string", `a.1 has no field "z"`, "c no 1"} {
		if got := faults[i].Part + " " + faults[i].Bare.English; got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	}
	if string(written) != strings.ReplaceAll(text, " ", "") {
		t.Errorf("written as %s", written)
	}
}

// TestFaultsOfPartsReadApart: each part tells its first fault.
func TestFaultsOfPartsReadApart(t *testing.T) {
	const text = `{"a": "x",
 "b": {"c": 1, "d": 2},
 "e": 3}`
	err := Read("f", []byte(text), func(v *Value) {
		v.Apart(func() { v.Field("a").Within(1, 2) })
		v.Apart(func() {
			b := v.Field("b")
			b.CallBoth("box %d", "boîte %d", 7)
			b.Field("c").Flag()
			b.Field("d").Flag() // what follows from a fault is not told again
		})
		v.Apart(func() {
			v.Field("e").Refuse("zoo.three", "is %s", "vaut %s", game.Text{English: "three", French: "trois"})
		})
	})
	const english = "f:1: a: must be a number, not a string\nf:2: box 7: c: must be true or false, not a number\nf:3: e: is three (zoo.three)"
	const french = "f:1: a : il faut un nombre, et non un texte\nf:2: boîte 7 : c : il faut true ou false, et non un nombre\nf:3: e : vaut trois (zoo.three)"
	if got := err.Error(); got != english {
		t.Errorf("got %s\nwant %s", got, english)
	}
	if got := game.Said(err, game.French); got != french {
		t.Errorf("got %s\nwant %s", got, french)
	}
}

func TestFaultsForWhoeverSeesNoFile(t *testing.T) {
	f := Wrong("too %s", "trop %s", "loud")
	if got := f.Placed(); got != (game.Text{English: "too loud", French: "trop loud"}) {
		t.Errorf("without a line: %+v", got)
	}
	if got := f.At("paper", 3).Placed(); got != (game.Text{English: "line 3: too loud", French: "ligne 3 : trop loud"}) {
		t.Errorf("with a line: %+v", got)
	}
}

func TestFaultsAreTwins(t *testing.T) { gametest.Faults(t) }

// FuzzValue reads arbitrary documents and asks for what may not be there.
func FuzzValue(f *testing.F) {
	f.Add([]byte(`{"a":[1,2,{"b":null}],"c":"d"}`))
	f.Add([]byte(`[[[[`))
	f.Fuzz(func(t *testing.T, data []byte) {
		v := parse("x", data)
		v.Field("a").Within(0, 9)
		v.Field("c").Str()
		v.Field("e").Pair(1, 2)
		v.Field("f").List()
		v.Field("g").OneOf("h")
		v.Close()
	})
}

func TestHashIsOfWhatDecides(t *testing.T) {
	_, _, is := readBeasts(zoo(lion))
	for what, tt := range map[string]struct {
		old, new string
		same     bool
	}{
		"white space": {"{", "{ ", true},
		"a number":    {"4", "5", false},
	} {
		_, _, other := readBeasts(zoo(strings.Replace(lion, tt.old, tt.new, 1)))
		if got := other.Hash() == is.Hash(); got != tt.same {
			t.Errorf("%s: the same hash is %v", what, got)
		}
	}
}
