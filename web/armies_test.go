package web

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"gonfalon/game"
	"gonfalon/games/gamestest"
	"gonfalon/table"
)

// armiesView is what these tests look at in a view.
type armiesView struct {
	Decision struct {
		Kind string
		Who  []string
	}
	Units map[string]struct {
		Seat, State, Artefact string
		At                    []float64
	}
}

// armiesTable has ann sit as blue against a bot or, without one, against bob.
func armiesTable(h *house, bot string, options map[string]string) (ann, bob *guest, id string) {
	h.t.Helper()
	ann, bob = h.guest("ann"), h.guest("bob")
	other := map[string]any{}
	if bot != "" {
		other["bot"] = bot
	}
	var l table.Look
	ann.want(200, "POST", "/api/matches", map[string]any{"game": gamestest.Armies, "seats": []any{map[string]any{}, other}, "sit": []int{0}, "open": true, "options": options}, &l)
	if bot == "" {
		bob.want(200, "POST", "/api/matches/"+l.ID+"/seats", map[string]any{}, nil)
	}
	return ann, bob, l.ID
}

// await looks until a seat must decide, or the match is over.
func (g *guest) await(id string, seat game.Seat) (table.Look, armiesView) {
	g.t.Helper()
	for begun := time.Now(); time.Since(begun) < 5*time.Minute; time.Sleep(5 * time.Millisecond) {
		l := g.look(id, int(seat))
		if l.Status == "over" || l.Decision != nil && len(l.Decision.Who) == 1 && l.Decision.Who[0] == seat {
			var v armiesView
			if err := json.Unmarshal(l.View, &v); err != nil {
				g.t.Fatal(err)
			}
			return l, v
		}
	}
	g.t.Fatal("the others do not decide")
	return table.Look{}, armiesView{}
}

// TestAShortGameWithArmies plays one against greedy from the edges to its end, with the moves
// that the engine finds when it is asked, and verifies the log.
func TestAShortGameWithArmies(t *testing.T) {
	h := openHouse(t)
	ann, _, id := armiesTable(h, "greedy", map[string]string{"turns": "1", "extra_turn": "never", "scenario": "kill"})
	asked := 0
	for range 400 {
		l, v := ann.await(id, 0)
		if l.Status == "over" {
			break
		}
		if l.Decision.Kind == "order" && ann.advance(id, l, v) {
			asked++
			continue
		}
		if !ann.play(id, 0, 0) {
			t.Fatalf("nothing to do about %q", l.Decision.Kind)
		}
	}
	l := ann.look(id, 0)
	if l.Status != "over" || len(l.Result) != 2 || asked == 0 {
		t.Fatalf("the match is %s after %d actions, %d of them asked for", l.Status, l.N, asked)
	}
	_, log := ann.do("GET", "/api/matches/"+id+"/log", nil)
	if verdict, err := game.Verify(bytes.NewReader(log), testGames().Find); err != nil || verdict.Actions != l.N {
		t.Errorf("the log has %d actions of %d: %v", verdict.Actions, l.N, err)
	}
}

// advance asks for the way of a unit to the middle of the table, and takes it if it is legal.
func (g *guest) advance(id string, l table.Look, v armiesView) bool {
	g.t.Helper()
	for name, u := range v.Units {
		if u.Seat != "blue" || u.At == nil {
			continue
		}
		var way struct {
			Action  json.RawMessage
			Refused *Problem
		}
		g.want(200, "POST", "/api/games/"+gamestest.Armies+"/ask", question(string(l.View), fmt.Sprintf(`{"ask": "way", "unit": %q, "at": [600, 600]}`, name)), &way)
		if way.Refused != nil {
			continue
		}
		g.want(200, "POST", "/api/matches/"+id+"/actions", map[string]any{"seat": 0, "n": l.N + 1, "seq": l.Seq, "action": way.Action}, nil)
		return true
	}
	return false
}

// TestDeploymentCanBeTakenBack undoes a deployment, which shows nothing, and is asked to undo what
// dice have shown.
func TestDeploymentCanBeTakenBack(t *testing.T) {
	h := openHouse(t)
	ann, bob, id := armiesTable(h, "", map[string]string{"terrain": "none", "scenario": "kill"})
	people := []*guest{ann, bob}
	decides := func() (*guest, game.Seat, table.Look) {
		l := ann.look(id, 0)
		seat := l.Decision.Who[0]
		return people[seat], seat, people[seat].look(id, int(seat))
	}
	g, seat, l := decides()
	if l.Decision.Kind != "edge" {
		t.Fatalf("the match begins with %q", l.Decision.Kind)
	}
	g.play(id, seat, 0)
	g, seat, before := decides()
	g.play(id, seat, 0)
	var undo table.Undoing
	g.want(200, "GET", fmt.Sprintf("/api/matches/%s/undo?seat=%d", id, seat), nil, &undo)
	if undo.Way != "free" && undo.Way != "ask" {
		t.Fatalf("a deployment is undone %q", undo.Way)
	}
	var undone Undone
	g.want(200, "POST", "/api/matches/"+id+"/undo", map[string]any{"seat": seat}, &undone)
	if undone.Asked {
		people[1-seat].want(200, "POST", "/api/matches/"+id+"/undo/answer", map[string]any{"seat": 1 - seat, "yes": true}, nil)
	}
	if after := g.look(id, int(seat)); string(after.View) != string(before.View) {
		t.Errorf("undone, the table is %s and was %s", after.View, before.View)
	}
}

// TestHiddenArtefactsStayOffTheWire looks at everything that red gets while blue's units, with
// hidden artefacts, come onto the table.
func TestHiddenArtefactsStayOffTheWire(t *testing.T) {
	h := openHouse(t)
	const list = "army: elves\npoints: 1000\nkindred_tallspears, regiment, brew_of_haste\nkindred_tallspears, regiment\n"
	ann, bob, id := armiesTable(h, "", map[string]string{"artefacts": "hidden", "terrain": "none", "scenario": "kill", "blue": list, "red": list})
	people, sides := []*guest{ann, bob}, []string{"blue", "red"}
	seen := 0
	for range 12 {
		l := ann.look(id, 0)
		for seat, g := range people {
			_, data := g.do("GET", fmt.Sprintf("/api/matches/%s?seat=%d", id, seat), nil)
			var at table.Look
			var v armiesView
			if err := json.Unmarshal(data, &at); err != nil {
				t.Fatal(err)
			}
			if err := json.Unmarshal(at.View, &v); err != nil {
				t.Fatal(err)
			}
			for name, u := range v.Units {
				own := u.Seat == sides[seat]
				if own && u.Artefact != "" {
					seen++
				}
				if !own && u.Artefact != "" {
					t.Errorf("seat %d sees that %s carries %s", seat, name, u.Artefact)
				}
			}
			var roster struct {
				Units map[string]struct {
					Seat     string
					Artefact *struct{ ID string }
				}
			}
			g.want(200, "POST", "/api/games/"+gamestest.Armies+"/ask", question(string(at.View), `{"ask": "roster"}`), &roster)
			for name, u := range roster.Units {
				if u.Seat != sides[seat] && u.Artefact != nil {
					t.Errorf("asked, seat %d is told that %s carries %s", seat, name, u.Artefact.ID)
				}
			}
		}
		if l.Decision.Kind == "order" {
			break
		}
		people[l.Decision.Who[0]].play(id, l.Decision.Who[0], 0)
	}
	if seen == 0 {
		t.Error("nobody sees even his own artefact")
	}
	_, events := bob.do("GET", "/api/matches/"+id+"/options?seat=1", nil)
	if strings.Contains(string(events), "brew_of_haste") {
		t.Errorf("the options tell: %s", events)
	}
}
