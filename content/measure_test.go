package content

import (
	"encoding/json"
	"strings"
	"testing"

	"gonfalon/game"
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
	for text, want := range map[string]game.Text{
		"1e300": huge, "-1e300": huge, "1e999": huge, "99999999999999": huge, "2684354.57": huge, "-2684355": huge, `"200000in"`: huge,
		"0.001": inexact, `"far"`: inexact, `"0.0001in"`: inexact, "0.0000000000000001": inexact, "{}": inexact, "1.-5": inexact,
	} {
		var l Length
		if err := l.UnmarshalJSON([]byte(text)); !saysWhy(err, want) {
			t.Errorf("%s: got %v, want %v", text, err, want)
		}
	}
}

// saysWhy tells whether an error ends with a reason, in both languages.
func saysWhy(err error, why game.Text) bool {
	return err != nil && strings.HasSuffix(game.Said(err, game.English), why.English) && strings.HasSuffix(game.Said(err, game.French), why.French)
}

func TestAnglesAreExact(t *testing.T) {
	var a Angle
	if err := json.Unmarshal([]byte("22.5"), &a); err != nil || a != 2250 || a.String() != "22.5" {
		t.Errorf("got %d, written %s, %v", a, a, err)
	}
	if err := json.Unmarshal([]byte(`"north"`), &a); !saysWhy(err, inexact) {
		t.Errorf("north: %v", err)
	}
}
