package web

import (
	"context"
	"encoding/json"
	"errors"
	"runtime"
	"strings"
	"sync"
	"testing"

	"gonfalon/games/gamestest"
)

const twoUnits = `{"table": ["48in", "48in"], "units": {
	"axes": {"seat": "blue", "at": [600, 400]}, "spears": {"seat": "red", "at": [600, 600]}}}`

func question(view, ask string) map[string]any {
	return map[string]any{"view": json.RawMessage(view), "seat": 0, "question": json.RawMessage(ask)}
}

// Nobody need say who he is: what is asked about is in the question.
func TestAsk(t *testing.T) {
	g := openHouse(t).stranger()
	var charge struct {
		Action  struct{ Kind, Unit, Target string }
		Refused *Problem
		Odds    *struct{ Routs float64 }
	}
	g.want(200, "POST", "/api/games/"+gamestest.Armies+"/ask", question(twoUnits, `{"ask": "charge", "unit": "axes", "target": "spears"}`), &charge)
	if charge.Action.Kind != "charge" || charge.Refused != nil || charge.Odds == nil {
		t.Errorf("got %+v", charge)
	}
	g.want(200, "POST", "/api/games/"+gamestest.Armies+"/ask", question(twoUnits, `{"ask": "charge", "unit": "axes", "target": "axes"}`), &charge)
	if charge.Refused == nil || charge.Refused.Rule != gamestest.RuleOneTarget || charge.Refused.French == "" {
		t.Errorf("got %+v", charge.Refused)
	}
}

func TestBadQuestions(t *testing.T) {
	g := openHouse(t).stranger()
	const roster = `{"ask": "roster"}`
	for _, tt := range []struct {
		status           int
		game, view, asks string
		detail           string
	}{
		{404, "chess", twoUnits, roster, "no game"},
		{422, gamestest.Board, `{"phase": "planning"}`, roster, "there is no question \"roster\""},
		{422, gamestest.Armies, twoUnits, `{"ask": "weather"}`, "there is no question \"weather\""},
		{422, gamestest.Armies, twoUnits, `{"ask": "unit", "unit": "trolls"}`, "no unit \"trolls\""},
		{422, gamestest.Armies, twoUnits, `[]`, "question: must be a table of fields"},
		{422, gamestest.Armies, twoUnits, `{"ask": "way", "unit": "axes"}`, `"way" needs "at"`},
		{422, gamestest.Armies, `{"table": [1, 2]}`, roster, "state"},
		{422, gamestest.Armies, `7`, roster, "state"},
	} {
		p := g.wrong(tt.status, "POST", "/api/games/"+tt.game+"/ask", question(tt.view, tt.asks))
		if !strings.Contains(p.Detail, tt.detail) {
			t.Errorf("%+v: got %q", tt, p.Detail)
		}
	}
	many := question(twoUnits, `{"ask": "charge", "unit": "axes", "target": "spears", "with": ["a", "b", "c", "d", "e", "f", "g"]}`)
	if p := g.wrong(422, "POST", "/api/games/"+gamestest.Armies+"/ask", many); p.Rule != gamestest.RuleAllFit || p.English == "" || p.French == p.English {
		t.Errorf("eight chargers: got %+v", p)
	}
	g.wrong(400, "POST", "/api/games/"+gamestest.Armies+"/ask", `{"seat": 0}`)
	g.wrong(400, "POST", "/api/games/"+gamestest.Armies+"/ask", `{`)
	g.wrong(413, "POST", "/api/games/"+gamestest.Armies+"/ask", question(`"`+strings.Repeat("x", maxBody)+`"`, roster))
	seatless := question(twoUnits, roster)
	seatless["seat"] = 7
	g.wrong(422, "POST", "/api/games/"+gamestest.Armies+"/ask", seatless)
}

// TestQuestionsLeaveRoom has as much thought about as may be at once: a question waits.
func TestQuestionsLeaveRoom(t *testing.T) {
	s := openHouse(t).server
	free := make(chan struct{})
	var wait sync.WaitGroup
	for range max(1, runtime.GOMAXPROCS(0)/2) {
		at := make(chan struct{})
		wait.Go(func() { s.tables.Aside(t.Context(), func() error { close(at); <-free; return nil }) })
		<-at
	}
	in := askInput{Game: gamestest.Armies}
	in.Body.View, in.Body.Question = json.RawMessage(twoUnits), json.RawMessage(`{"ask": "roster"}`)
	gone, leave := context.WithCancel(t.Context())
	leave()
	if _, err := s.ask(gone, &in); !errors.Is(err, errBusy) {
		t.Errorf("one question too many: %v", err)
	}
	close(free)
	wait.Wait()
	if _, err := s.ask(t.Context(), &in); err != nil {
		t.Errorf("when there is room: %v", err)
	}
}
