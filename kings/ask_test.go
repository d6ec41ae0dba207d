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
