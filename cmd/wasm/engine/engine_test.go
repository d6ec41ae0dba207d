package engine

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest/toy"
)

// bidding is a position of the toy game: both seats owe a bid.
const bidding = `{"round": 1, "rounds": 3, "stage": "bid", "lot": %d, "leader": "red", "spent": [], "players": [
	{"coins": 3, "score": 0, "hand": [1, 2]}, {"coins": 10, "score": 0, "held": 2}]}`

// An oracle is the toy game, with answers.
type oracle struct{ toy.Game }

func (oracle) Ask(s *toy.State, _ game.Seat, question []byte) (any, error) {
	if string(question) != `"lot"` {
		return nil, errors.New("there is a lot to ask about, and nothing else")
	}
	return s.Lot, nil
}

func newEngine() *engine[toy.State, toy.Action] {
	return &engine[toy.State, toy.Action]{Whole: oracle{}}
}

func at(lot int) string { return fmt.Sprintf(bidding, lot) }

// value is what a call is answered.
func value[T any](t *testing.T, reply string) T {
	t.Helper()
	var r struct {
		Value T
		Error string
	}
	if err := json.Unmarshal([]byte(reply), &r); err != nil {
		t.Fatal(err)
	}
	if r.Error != "" {
		t.Fatal(r.Error)
	}
	return r.Value
}

func TestOptionsListsWhatIsLegal(t *testing.T) {
	got := value[[]json.RawMessage](t, newEngine().answer("options", at(3), 0))
	if len(got) != 16 || !strings.Contains(string(got[3]), `"tokens":[1,2]`) {
		t.Errorf("got %s, want 4 sums of coins with 4 sets of tokens", got)
	}
}

func TestCheckSaysWhyInBothLanguages(t *testing.T) {
	e := newEngine()
	if got := value[*game.Ruling](t, e.answer("check", at(3), 0, `{"kind":"bid","coins":3}`)); got != nil {
		t.Errorf("a bid that is legal is refused: %+v", got)
	}
	got := value[*game.Ruling](t, e.answer("check", at(3), 0, `{"kind":"bid","coins":4}`))
	if got == nil || got.Rule != toy.RulePurse || got.English == "" || got.French == "" || got.English == got.French {
		t.Errorf("got %+v", got)
	}
}

func TestTryPlaysLinesFromOnePosition(t *testing.T) {
	const bid, other = `{"seat":0,"action":{"kind":"bid","coins":3,"tokens":[2]}}`, `{"seat":1,"action":{"kind":"bid","coins":0}}`
	got := value[[]struct {
		View    struct{ Stage, Winner string }
		Events  []json.RawMessage
		Refused *game.Ruling
	}](t, newEngine().answer("try", at(3), 0, `[[`+bid+`,`+other+`],[`+bid+`,`+bid+`],[]]`))
	if len(got) != 3 || got[0].View.Stage != "gamble" || got[0].View.Winner != "red" || len(got[0].Events) == 0 || got[0].Refused != nil {
		t.Errorf("two bids lead to %+v", got)
	}
	if got[1].Refused == nil || got[1].View.Stage != "bid" || got[2].Refused != nil || len(got[2].Events) > 0 {
		t.Errorf("a bid made twice, and none, lead to %+v", got)
	}
}

// A position is read once while it is asked about, and another one when it comes.
func TestAskAnswersAboutTheViewThatComes(t *testing.T) {
	e := newEngine()
	var last game.Position
	for i, lot := range []int{3, 3, 5, 3} {
		if got := value[int](t, e.answer("ask", at(lot), 0, `"lot"`)); got != lot {
			t.Errorf("got %d, want %d", got, lot)
		}
		if same := e.position == last; same != (i == 1) {
			t.Errorf("question %d: the same position: %t", i, same)
		}
		last = e.position
	}
}

func TestBadCallsAreAnswered(t *testing.T) {
	e := newEngine()
	for _, got := range []string{
		e.answer("options", "{", 0),
		e.answer("try", at(3), 0, "{"),
		e.answer("check", at(3), 0, `{"kind":"fly"}`),
		e.answer("ask", "{", 0, `"lot"`),
		e.answer("ask", at(3), 0, `"weather"`),
		(&engine[toy.State, toy.Action]{Whole: toy.Game{}}).answer("ask", at(3), 0, `"lot"`),
	} {
		if !strings.HasPrefix(got, `{"error":`) {
			t.Errorf("got %s", got)
		}
	}
}

func TestVerifySaysWhichLineIsWrong(t *testing.T) {
	if got := newEngine().verify("{}\n{}\n"); !strings.Contains(got, `"error":"line 1: `) {
		t.Errorf("got %s", got)
	}
}
