package content

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"
)

const zooTOML = `game = "zoo" # of the old world
[keeper]
name = 'Ann'
days = [
  "mon",
  "tue",
]
[[beasts]]
id = "lion"
legs = 4
food.meat = true
[[beasts]]
id = "crane"
legs = 2
[[beasts.chicks]]
id = "little \u0041"
`

// TestTOMLIsReadAsJSON: the same values with the same lines, whatever a table is written as.
func TestTOMLIsReadAsJSON(t *testing.T) {
	var got []string
	read := func(v *Value) {
		v.Field("game").OneOf("zoo")
		keeper := v.Field("keeper")
		got = append(got, keeper.Field("name").Str())
		for _, day := range keeper.Field("days").List() {
			got = append(got, day.Str(), strings.Repeat("|", day.Line))
		}
		keeper.Close()
		for _, b := range v.Field("beasts").List() {
			got = append(got, b.Field("id").Str(), strings.Repeat("L", b.Field("legs").Within(0, 8)), strings.Repeat("|", b.Line))
			if b.Has("food") {
				if !b.Field("food").Field("meat").Flag() {
					t.Error("a lion eats meat")
				}
			}
			if b.Has("chicks") {
				got = append(got, b.Field("chicks").List()[0].Field("id").Str())
			}
			b.Close()
		}
	}
	if err := ReadEither("zoo", []byte(zooTOML), read); err != nil {
		t.Fatal(err)
	}
	const want = "Ann mon ||||| tue |||||| lion LLLL |||||||| crane LL |||||||||||| little A"
	if s := strings.Join(got, " "); s != want {
		t.Errorf("got %s, want %s", s, want)
	}
	if err := ReadEither("zoo", []byte("\n {\"game\": \"farm\"}"), read); err == nil || !strings.HasPrefix(err.Error(), `zoo:2: game: is "farm"`) {
		t.Errorf("of JSON it says %v", err)
	}
}

// manyFields are more fields than an object may have.
func manyFields(format string) string {
	var text strings.Builder
	for n := range maxFields + 1 {
		fmt.Fprintf(&text, format, n)
	}
	return text.String()
}

func TestFaultsOfTOMLHaveFileLineAndReason(t *testing.T) {
	for _, tt := range []struct{ old, new, want string }{
		{`legs = 4`, `legs 4`, `f:10: this is no TOML`},
		{`"tue",`, `"tue`, `f:6: this is no TOML`},
		{`legs = 4`, `legs = 9`, `f:10: beasts: legs: is 9, not a whole number from 0 to 8`},
		{`legs = 4`, `legs = 4.5`, `f:10: beasts: legs: is 4.5, not a whole number`},
		{`legs = 4`, `legs = 1979-05-27`, `f:10: a date has no place here`},
		{`legs = 4`, "legs = 4\nlegs = 4", `f:11: the field "legs" stands twice`},
		{`legs = 4`, "legs = 4\nfood = 1", `f:12: the field "food" stands twice`},
		{`[keeper]`, "[keeper]\n[keeper]", `f:3: the field "keeper" stands twice`},
		{`[[beasts]]`, "[beasts]", `f:12: the field "beasts" stands twice`},
		{`[[beasts.chicks]]`, "[keeper.name]", `f:15: the field "name" stands twice`},
		{`[[beasts.chicks]]`, "[[keeper.days]]", `f:15: the field "days" stands twice`},
		{`'Ann'`, strings.Repeat("[", 40) + strings.Repeat("]", 40), `f:3: nested deeper than 32 levels`},
		{`[keeper]`, "[keeper" + strings.Repeat(".a", 40) + "]", `f:2: nested deeper than 32 levels`},
		{`legs = 4`, "legs" + strings.Repeat(".a", 40) + " = 4", `f:10: nested deeper than 32 levels`},
		{`[keeper]`, "[keeper]\n" + manyFields("f%d = 1\n"), `f:259: more than 256 fields`},
	} {
		r := NewReader(fstest.MapFS{"f": {Data: []byte(strings.Replace(zooTOML, tt.old, tt.new, 1))}}, func(v *Value) { v.Skip("game", "keeper") })
		r.TOML("f", func(v *Value) {
			for _, b := range v.Field("beasts").List() {
				b.Field("id").Str()
				b.Field("legs").Within(0, 8)
				b.Skip("food", "chicks")
				b.Close()
			}
		})
		if err := r.Err(); err == nil || !strings.HasPrefix(err.Error(), tt.want) {
			t.Errorf("%s: got %v, want %s", tt.new, err, tt.want)
		}
	}
}

func FuzzTOML(f *testing.F) {
	f.Add([]byte(zooTOML))
	f.Add([]byte("a = [[{b = 1}]]\n[c.d]\n[[c.e]]\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		v := parseTOML("x", data)
		v.Field("a").Within(0, 9)
		v.Field("c").Field("e").List()
		v.Close()
		v.deciding(nil)
	})
}
