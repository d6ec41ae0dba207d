package casebook

import "testing"

// The document and the pointers of RFC 6901, section 5.
func TestPointers(t *testing.T) {
	doc, err := decode([]byte(`{"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\j":5,"k\"l":6," ":7,"m~n":8,"~1":9}`))
	if err != nil {
		t.Fatal(err)
	}
	tests := map[string]string{
		"/foo": `["bar","baz"]`, "/foo/0": `"bar"`, "/foo/1": `"baz"`, "/": "0", "/a~1b": "1", "/c%d": "2", "/e^f": "3",
		"/g|h": "4", `/i\j`: "5", `/k"l`: "6", "/ ": "7", "/m~0n": "8", "/~01": "9",
	}
	for pointer, want := range tests {
		got, ok := find(doc, pointer)
		w, _ := decode([]byte(want))
		if !ok || !same(got, w) {
			t.Errorf("%q: got %v, want %s", pointer, got, want)
		}
	}
	if got, ok := find(doc, ""); !ok || !same(got, doc) {
		t.Errorf("the empty pointer: got %v", got)
	}
	for _, pointer := range []string{"/bar", "/foo/2", "/foo/-", "/foo/01", "/foo/+1", "/foo/", "/foo/0/0", "/foo/99999999999999999999"} {
		if got, ok := find(doc, pointer); ok {
			t.Errorf("%q: found %v", pointer, got)
		}
	}
	for _, pointer := range []string{"foo", "/a~", "/~2", "/a~~0"} {
		if _, err := parsePointer(pointer); err == nil {
			t.Errorf("%q is accepted as a pointer", pointer)
		}
	}
}

func TestSame(t *testing.T) {
	tests := []struct {
		a, b string
		want bool
	}{
		{"1", "1.0", true}, {"1", "1e0", true}, {"0", "-0", true}, {"1", "2", false}, {"1", `"1"`, false},
		{"9007199254740993", "9007199254740992", false}, {"18446744073709551615", "18446744073709551615", true},
		{"[1,2]", "[1,2.0]", true}, {"[1,2]", "[2,1]", false}, {"[1]", "[1,1]", false}, {"[1]", "1", false},
		{`{"a":1,"b":[]}`, `{"b":[],"a":1}`, true}, {`{"a":1}`, `{"a":1,"b":2}`, false}, {`{"a":1}`, `{"b":1}`, false},
		{`{"a":null}`, `{"b":null}`, false}, {"true", "true", true}, {"true", "1", false}, {"null", "null", true}, {"null", "{}", false},
		{`"a"`, "[]", false},
	}
	for _, tt := range tests {
		a, _ := decode([]byte(tt.a))
		b, _ := decode([]byte(tt.b))
		if same(a, b) != tt.want || same(b, a) != tt.want {
			t.Errorf("%s and %s: same is not %v", tt.a, tt.b, tt.want)
		}
	}
}

func TestDecodeTakesOneValue(t *testing.T) {
	for _, doc := range []string{"", "{}{}", "1}", "[1]]", "{"} {
		if v, err := decode([]byte(doc)); err == nil {
			t.Errorf("%q: got %v", doc, v)
		}
	}
}

func TestWithin(t *testing.T) {
	tests := []struct {
		got, want string
		within    float64
		holds     bool
	}{
		{"35.1", "35", 0.1, true}, {"34.9", "35", 0.1, true}, {"35.11", "35", 0.1, false}, {"12345.6", "12345.5", 0.1, true},
		{"[1, 2.4]", "[1.4, 2]", 0.5, true}, {"[1, 2.4]", "[1.6, 2]", 0.5, false}, {`{"a":1}`, `{"a":2}`, 1, true},
		{`"a"`, "1", 1, false}, {"1", `"1"`, 1, false},
	}
	for _, tt := range tests {
		got, _ := decode([]byte(tt.got))
		want, _ := decode([]byte(tt.want))
		if (likeness{within: tt.within}).holds(got, want) != tt.holds {
			t.Errorf("%s is %s within %v: want %v", tt.got, tt.want, tt.within, tt.holds)
		}
	}
}
