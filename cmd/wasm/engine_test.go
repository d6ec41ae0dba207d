package main

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"gonfalon/game"
)

const battle = `{"phase": "marches", "next": "baratheon", "areas": {
	"kingswood": {"house": "tyrell", "knights": 1},
	"kings_landing": {"house": "baratheon", "knights": 2, "order": "march+1"}}}`

func ask(t *testing.T, call string, seat int, more ...string) json.RawMessage {
	t.Helper()
	var reply struct {
		Value json.RawMessage
		Error string
	}
	if err := json.Unmarshal([]byte(answer(call, "throne", battle, seat, more...)), &reply); err != nil {
		t.Fatal(err)
	}
	if reply.Error != "" {
		t.Fatal(reply.Error)
	}
	return reply.Value
}

func TestOptionsListsWhatIsLegal(t *testing.T) {
	if got := string(ask(t, "options", 0)); !strings.Contains(got, `"to":"kingswood"`) {
		t.Errorf("no march to the Kingswood in %s", got)
	}
}

func TestCheckSaysWhyInBothLanguages(t *testing.T) {
	if got := string(ask(t, "check", 0, `{"kind":"march","area":"kings_landing"}`)); got != "null" {
		t.Errorf("staying is refused: %s", got)
	}
	var r game.Ruling
	if err := json.Unmarshal(ask(t, "check", 0, `{"kind":"pass"}`), &r); err != nil {
		t.Fatal(err)
	}
	if r.Rule == "" || r.English == "" || r.French == "" || r.English == r.French {
		t.Errorf("got %+v", r)
	}
}

func TestTryPlaysLinesFromOnePosition(t *testing.T) {
	march := `{"seat":0,"action":{"kind":"march","area":"kings_landing","moves":[{"to":"kingswood","knights":2}]}}`
	lines := `[[` + march + `],[` + march + `,{"seat":3,"action":{"kind":"pass"}}],[]]`
	var got []struct {
		View struct {
			Battle struct {
				Strength struct{ Attacker, Defender int }
			}
		}
		Events  []game.Told
		Refused *game.Ruling
	}
	if err := json.Unmarshal(ask(t, "try", 0, lines), &got); err != nil {
		t.Fatal(err)
	}
	if len(got) != 3 || got[0].View.Battle.Strength.Attacker != 5 || got[0].View.Battle.Strength.Defender != 2 || len(got[0].Events) == 0 {
		t.Errorf("the march leads to %+v", got)
	}
	if got[0].Refused != nil || got[1].Refused == nil || got[2].View.Battle.Strength.Attacker != 0 {
		t.Errorf("got %+v", got)
	}
}

func TestBadCallsAreAnswered(t *testing.T) {
	for _, got := range []string{
		answer("options", "chess", battle, 0),
		answer("options", "throne", "{", 0),
		answer("try", "throne", battle, 0, "{"),
		answer("check", "throne", battle, 0, `{"kind":"fly"}`),
	} {
		if !strings.HasPrefix(got, `{"error":`) {
			t.Errorf("got %s", got)
		}
	}
}

func TestVerifySaysWhichLineIsWrong(t *testing.T) {
	if got := verify("{}\n{}\n"); !strings.Contains(got, `"error":"line 1: `) {
		t.Errorf("got %s", got)
	}
}

const meeting = `{"table": ["48in", "48in"], "units": {
	"axes": {"seat": "blue", "at": [600, 300]}, "spears": {"seat": "red", "at": [600, %d]}}}`

// A position is read once, however often it is asked about, and another one when it comes.
func TestAskAnswersAboutTheViewThatComes(t *testing.T) {
	for _, y := range []int{600, 600, 700, 600} {
		var reply struct {
			Value struct{ MM float64 }
			Error string
		}
		view := fmt.Sprintf(meeting, y)
		if err := json.Unmarshal([]byte(answer("ask", "kings", view, 0, `{"ask": "measure", "from": "axes", "to": "spears"}`)), &reply); err != nil {
			t.Fatal(err)
		}
		if want := float64(y - 300 - 80); reply.Error != "" || reply.Value.MM != want {
			t.Errorf("got %+v, want %v", reply, want)
		}
	}
	for _, bad := range []string{
		answer("ask", "kings", "{", 0, `{"ask": "roster"}`),
		answer("ask", "kings", fmt.Sprintf(meeting, 600), 0, `{"ask": "weather"}`),
		answer("ask", "throne", battle, 0, `{"ask": "roster"}`),
	} {
		if !strings.HasPrefix(bad, `{"error":`) {
			t.Errorf("got %s", bad)
		}
	}
}
