package kings

import (
	"encoding/json"
	"fmt"
	"testing"

	"gonfalon/game"
)

// answered puts a question to a written state and reads the answer.
func answered[A any](t testing.TB, state string, seat game.Seat, question string, args ...any) A {
	t.Helper()
	at, err := game.Open[State, Action](Rules{}).Read([]byte(state), game.NewDice(game.SeedFrom(1, 0)))
	if err != nil {
		t.Fatal(err)
	}
	return answeredAt[A](t, at, seat, fmt.Sprintf(question, args...))
}

func answeredAt[A any](t testing.TB, at game.Position, seat game.Seat, question string) A {
	t.Helper()
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

func TestBadQuestionsAreAnswered(t *testing.T) {
	at, err := game.Open[State, Action](Rules{}).Read([]byte(meadow), nil)
	if err != nil {
		t.Fatal(err)
	}
	before := string(at.Document())
	for _, question := range []string{
		``, `{`, `null`, `[]`, `{}`, `{"ask": "weather"}`, `{"ask": 7}`, `{"ask": "roster", "unit": "a"}`,
		`{"ask": "way"}`, `{"ask": "way", "unit": "nobody", "at": [1, 2]}`, `{"ask": "way", "unit": "a", "at": [1e400, 2]}`,
		`{"ask": "way", "unit": "a", "at": [1, 2], "order": "charge"}`, `{"ask": "way", "unit": "away", "at": [1, 2]}`,
		`{"ask": "odds"}`, `{"ask": "odds", "action": {"kind": "fight", "target": "nobody"}}`,
	} {
		for _, seat := range []game.Seat{Blue, Red} {
			if reply, err := at.Ask(seat, []byte(question)); err == nil {
				t.Errorf("%s is answered by %s", question, reply)
			}
		}
	}
	for _, seat := range []game.Seat{game.NoSeat, 2, 100} {
		if _, err := at.Ask(seat, []byte(`{"ask": "roster"}`)); err == nil {
			t.Errorf("seat %d may ask", seat)
		}
	}
	if string(at.Document()) != before {
		t.Error("a question has changed the state")
	}
}

// What is wrong with a question is said in words of ours, with the field.
func TestBadQuestionsAreNamed(t *testing.T) {
	at, err := game.Open[State, Action](Rules{}).Read([]byte(meadow), nil)
	if err != nil {
		t.Fatal(err)
	}
	const (
		place = "a place is two lengths"
		thing = "must be the name of a unit, a place, or a piece of terrain by number"
	)
	for question, want := range map[string]string{
		`7`:                               "must be a table of fields, not a number",
		`[]`:                              "must be a table of fields, not a list",
		`{"ask": 7}`:                      "ask: must be a text, not a number",
		`{"ask": "odds"}`:                 `"odds" needs "action"`,
		`{"ask": "odds", "action": null}`: `"odds" needs "action"`,
		`{"ask": "odds", "action": 7}`:    "action: must be a table of fields, not a number",
		`{"ask": "way", "at": [1, 2]}`:    `"way" needs "unit"`,
		`{"ask": "way", "unit": "a"}`:     `"way" needs "at"`,
		`{"ask": "way", "unit": "a", "at": null}`:                 `"way" needs "at"`,
		`{"ask": "way", "unit": "a", "at": [1]}`:                  "at: " + place,
		`{"ask": "way", "unit": "a", "at": [1, null]}`:            "at: " + place,
		`{"ask": "way", "unit": "a", "at": [1, 2, 3]}`:            "at: " + place,
		`{"ask": "way", "unit": "a", "at": ["1", 2]}`:             "at.0: must be a number, not a text",
		`{"ask": "unit", "unit": "a", "pose": {}}`:                "pose.at: " + place,
		`{"ask": "unit", "unit": "a", "pose": {"at": [1]}}`:       "pose.at: " + place,
		`{"ask": "targets"}`:                                      `"targets" needs "unit"`,
		`{"ask": "charge", "unit": "a"}`:                          `"charge" needs "target"`,
		`{"ask": "shot", "unit": "a"}`:                            `"shot" needs "target"`,
		`{"ask": "measure", "from": "a"}`:                         `"measure" needs "to"`,
		`{"ask": "measure", "from": "a", "to": [1]}`:              "to: " + place,
		`{"ask": "measure", "from": {}, "to": [1, 2]}`:            "from: " + thing,
		`{"ask": "measure", "from": 7, "to": [1, 2]}`:             "from: " + thing,
		`{"ask": "measure", "from": [1, 2], "to": {"piece": 99}}`: "there is no piece of terrain 99",
	} {
		if _, err := at.Ask(Blue, []byte(question)); err == nil || err.Error() != "question: "+want {
			t.Errorf("%s: got %v, want %s", question, err, want)
		}
	}
}
