package song

import (
	"encoding/json"
	"fmt"
	"testing"

	"gonfalon/game"
)

// A plain is a position in which a faces three enemies: one before it, one whose flank it has, one
// far away. It is a's turn.
const plain = `{
	"round": 2, "first": "a", "active": "a",
	"armies": [
		{"faction": "neutral", "units": [{"id": "a", "card": "10406"}, {"id": "mate", "card": "10201"}], "ncus": [{"id": "n", "card": "30201"}]},
		{"faction": "neutral", "units": [{"id": "b", "card": "10406"}, {"id": "side", "card": "10201"}, {"id": "far", "card": "10406"}]}
	],
	"units": {
		"a": {"at": [600, 300], "facing": 90}, "mate": {"at": [300, 200], "facing": 90},
		"b": {"at": [600, 560], "facing": 270}, "side": {"at": [810, 520], "facing": 0}, "far": {"at": [200, 1100], "facing": 270}
	},
	"objectives": [{"at": [600, 600], "card": "", "claimed": "b"}],
	"terrain": [{"kind": "forest", "at": [420, 480], "facing": 0}]
}`

// answered puts a question to a written state and reads the answer.
func answered[A any](t testing.TB, state string, seat game.Seat, question string, args ...any) A {
	t.Helper()
	at, err := game.Open(Rules{}).Read([]byte(state), game.NewDice(game.SeedFrom(1, 0)))
	if err != nil {
		t.Fatal(err)
	}
	question = fmt.Sprintf(question, args...)
	reply, err := at.Ask(seat, []byte(question))
	if err != nil {
		t.Fatalf("%s: %v", question, err)
	}
	var a A
	if err := json.Unmarshal(reply, &a); err != nil {
		t.Fatalf("%s: %v in %s", question, err, reply)
	}
	return a
}
