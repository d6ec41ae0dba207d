package game_test

import (
	"encoding/json"
	"testing"

	"gonfalon/game"
)

func TestTextIsWrittenAsJSON(t *testing.T) {
	for _, text := range []string{"", "winterfell", "a b", `"`, `\`, "<&>", "é", "\n", "~", "\u007f", "\u2028", "\u2029", "d’où\u202f!", "\xe9", "a\x80"} {
		want, err := json.Marshal(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := game.AppendText([]byte("x"), text); string(got) != "x"+string(want) {
			t.Errorf("%q is written %s, want %s", text, got[1:], want)
		}
	}
	if got := game.AppendField(nil, "to", ""); got != nil {
		t.Errorf("an empty field is written %s", got)
	}
	if got := string(game.AppendField(nil, "to", `<"`)); got != `,"to":"\u003c\""` {
		t.Errorf("got %s", got)
	}
}
