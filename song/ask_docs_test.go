package song

import (
	"encoding/json"
	"fmt"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// The page of questions tells of all questions, and its examples are answered as it says.
func TestQuestionsOfThePage(t *testing.T) {
	p := gametest.ReadPage(t, "song-questions")
	for name := range answers {
		p.Tells(t, "question", name)
	}
	p.TellsFields(t, inquiry{})
	p.TellsFields(t, aboutDocument{}, wayDocument{}, chargeDocument{}, activationsDocument{}, deployDocument{}, scoreDocument{}, rosterDocument{}, oddsDocument{}, outlookDocument{}, targetsDocument{}, targetDocument{}, threatDocument{},
		claimedDocument{}, windowDocument{}, heldDocument{}, readyDocument{}, handDocument{}, momentDocument{})
	asked := map[string]bool{}
	var state, question string
	for _, block := range p.Blocks(t, "json") {
		var d map[string]any
		if err := json.Unmarshal([]byte(block), &d); err != nil {
			t.Fatalf("%v in %s", err, block)
		}
		switch {
		case d["armies"] != nil:
			state = block
		case question == "":
			question = block
			asked[fmt.Sprint(d["ask"])] = true
		default:
			got := answered[any](t, state, 0, "%s", question)
			if path, ok := covers(got, d, ""); !ok {
				t.Errorf("%s: the page has another%s", question, path)
			}
			question = ""
		}
	}
	for name := range answers {
		if !asked[name] {
			t.Errorf("the page has no example of %q", name)
		}
	}
}

// covers tells whether all of a shortened document stands in a whole one, and if not where.
func covers(whole, part any, path string) (string, bool) {
	switch part := part.(type) {
	case map[string]any:
		in, _ := whole.(map[string]any)
		for key, v := range part {
			if at, ok := covers(in[key], v, path+" "+key); !ok {
				return at, false
			}
		}
		return "", true
	case []any:
		in, _ := whole.([]any)
		if len(in) != len(part) {
			return fmt.Sprintf("%s: %v", path, whole), false
		}
		for i, v := range part {
			if at, ok := covers(in[i], v, fmt.Sprint(path, " ", i)); !ok {
				return at, false
			}
		}
		return "", true
	}
	return fmt.Sprintf("%s: %v", path, whole), fmt.Sprint(whole) == fmt.Sprint(part)
}

// What is wrong with a question is said in words of ours, with the field; nothing is changed.
func TestBadQuestionsAreNamed(t *testing.T) {
	at, err := game.Open(Rules{}).Read([]byte(plain), nil)
	if err != nil {
		t.Fatal(err)
	}
	before := string(at.Document())
	for question, want := range map[string]string{
		`7`:                                      "must be a table of fields, not a number",
		`{"ask": 7}`:                             "ask: must be a text, not a number",
		`{"ask": "way", "at": [1, 2]}`:           `a "way" needs "unit"`,
		`{"ask": "way", "unit": "a"}`:            `a "way" needs "at"`,
		`{"ask": "way", "unit": "a", "at": [1]}`: "at: a place is two lengths",
		`{"ask": "unit", "unit": "a", "pose": {}}`:                     "pose.at: a place is two lengths",
		`{"ask": "charge", "unit": "a"}`:                               `a "charge" needs "target"`,
		`{"ask": "roster", "unit": "a"}`:                               `a "roster" has no "unit"`,
		`{"ask": "charge", "unit": "a", "target": "b", "side": "top"}`: `side: there is no side "top"; there is front, left, rear, right`,
		`{"ask": "way", "unit": "a", "at": [1, 2], "kind": "charge"}`:  `there is no kind of way "charge"; there is manoeuvre, march, retreat, withdraw, pivot, shift`,
		`{"ask": "deploy", "unit": "a"}`:                               `the unit "a" is not to be set down`,
		`{"ask": "measure", "from": {}, "to": [1, 2]}`:                 "from: must be the name of a unit, a place, or a piece of terrain by number",
	} {
		if _, err := at.Ask(0, []byte(question)); err == nil || err.Error() != "question: "+want {
			t.Errorf("%s: got %v, want %s", question, err, want)
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
