package content

import (
	"encoding/json"
	"errors"
	"testing"
)

func TestLengthsAreExact(t *testing.T) {
	for text, want := range map[string]Length{
		"152.4": 15240, "-0.01": -1, "7": 700, `"6in"`: 15240, `"2.5in"`: 6350, `"-2in"`: -5080, `"3 mm"`: 300, "2684354.56": 1 << 28,
	} {
		var l Length
		if err := json.Unmarshal([]byte(text), &l); err != nil || l != want {
			t.Errorf("%s: got %d, %v, want %d", text, l, err, want)
		}
	}
	for l, want := range map[Length]string{15240: "152.4", -1: "-0.01", -15240: "-152.4", 700: "7", 0: "0"} {
		if got, err := json.Marshal(l); err != nil || string(got) != want {
			t.Errorf("%d: got %s, %v, want %s", l, got, err, want)
		}
	}
}

// TestLengthsThatCannotBeRead: what is too large is told so, and what is no length is not.
func TestLengthsThatCannotBeRead(t *testing.T) {
	for text, want := range map[string]error{
		"1e300": errHuge, "-1e300": errHuge, "1e999": errHuge, "99999999999999": errHuge, "2684354.57": errHuge, "-2684355": errHuge, `"200000in"`: errHuge,
		"0.001": errInexact, `"far"`: errInexact, `"0.0001in"`: errInexact, "0.0000000000000001": errInexact, "{}": errInexact, "1.-5": errInexact,
	} {
		var l Length
		if err := l.UnmarshalJSON([]byte(text)); !errors.Is(err, want) {
			t.Errorf("%s: got %v, want %v", text, err, want)
		}
	}
}

func TestAnglesAreExact(t *testing.T) {
	var a Angle
	if err := json.Unmarshal([]byte("22.5"), &a); err != nil || a != 2250 || a.String() != "22.5" {
		t.Errorf("got %d, written %s, %v", a, a, err)
	}
	if err := json.Unmarshal([]byte(`"north"`), &a); !errors.Is(err, errInexact) {
		t.Errorf("north: %v", err)
	}
}
