package web

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/games/gamestest"
	"gonfalon/table"
)

// TestPlansAreKeptMendedAndPlayed: a battle plan with a fault is kept, told with its part and its
// rule, refused as a match, mended, shared and played.
func TestPlansAreKeptMendedAndPlayed(t *testing.T) {
	h := openHouse(t)
	ann, bob := h.guest("ann"), h.guest("bob")
	var ready []game.Paper
	bob.want(200, "GET", "/api/games/"+gamestest.Plans+"/plans", nil, &ready)
	if len(ready) != 6 || ready[0].Plain == "" {
		t.Fatalf("got %d plans", len(ready))
	}
	var stock struct{ Units, Commanders, Grounds, Pers []struct{ ID, En, Fr string } }
	bob.want(200, "GET", "/api/games/"+gamestest.Plans+"/field", nil, &stock)
	if len(stock.Units) != 8 || stock.Units[0].Fr == "" || len(stock.Pers) == 0 {
		t.Errorf("got %+v", stock)
	}
	for _, game := range []string{gamestest.Armies, gamestest.Board, "toy", "x"} {
		bob.wrong(404, "GET", "/api/games/"+game+"/plans", nil)
	}
	bob.wrong(404, "GET", "/api/games/"+gamestest.Plans+"/lists", nil)

	text := strings.Replace(ready[0].Plain, "at = [3, 6]", "at = [3, 4]", 1)
	var kept, again KeptPaper
	ann.want(200, "POST", "/api/plans", map[string]any{"game": gamestest.Plans, "document": text}, &kept)
	if len(kept.Paper.Problems) != 1 || kept.Paper.Problems[0].Rule != gamestest.RuleRiver || kept.Paper.Problems[0].Part == "" || kept.Paper.Problems[0].French == "" {
		t.Fatalf("got %+v", kept.Paper.Problems)
	}
	if kept.Paper.Plain != text {
		t.Errorf("another text comes back:\n%s", kept.Paper.Plain)
	}
	order := map[string]any{"game": gamestest.Plans, "bot": "random", "options": map[string]string{"plan": string(kept.Paper.Document)}}
	if p := ann.wrong(422, "POST", "/api/play", order); p.Rule != gamestest.RuleRiver || p.Option != "plan" {
		t.Errorf("got %+v", p)
	}
	ann.wrong(422, "PUT", "/api/plans/"+kept.ID, map[string]any{"document": "rows = 1", "revision": kept.Revision})
	ann.want(200, "PUT", "/api/plans/"+kept.ID, map[string]any{"document": ready[0].Plain, "revision": kept.Revision}, &kept)
	bob.want(200, "GET", "/api/plans/"+kept.ID, nil, &again)
	if len(again.Paper.Problems) > 0 || again.Yours {
		t.Errorf("got %+v", again)
	}
	bob.wrong(404, "GET", "/api/layouts/"+kept.ID, nil)

	order["options"] = map[string]string{"plan": string(again.Paper.Document)}
	var started Started
	bob.want(200, "POST", "/api/play", order, &started)
	var look table.Look
	bob.want(200, "GET", fmt.Sprintf("/api/matches/%s?seat=%d", started.ID, started.Seat), nil, &look)
	var view json.RawMessage = look.View
	if look.Game != gamestest.Plans || len(view) == 0 {
		t.Errorf("got %+v", look)
	}
}
