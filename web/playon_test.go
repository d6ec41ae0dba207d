package web

import (
	"bytes"
	"testing"

	"gonfalon/game"
	"gonfalon/table"
)

// TestPlayOnFromAReplay goes on from a position of a finished match, against a bot and with
// an invitation, and from a log of it; with dice of its own, and without what others hide.
func TestPlayOnFromAReplay(t *testing.T) {
	dir := t.TempDir()
	h := openHouseIn(t, dir)
	ann := h.guest("ann")
	var old, next Started
	ann.want(200, "POST", "/api/play", map[string]any{"game": "toy", "seats": 2, "seat": 0}, &old)
	on := "/api/matches/" + old.ID + "/on"
	ann.want(409, "POST", on, map[string]any{"n": 0, "sit": []int{0}}, nil)
	for i := 0; ann.look(old.ID, 0).Status == "playing"; i++ {
		ann.play(old.ID, 0, i)
	}
	var whole, seen table.Moment
	ann.want(200, "GET", "/api/matches/"+old.ID+"/replay?n=2", nil, &whole)
	ann.want(200, "GET", "/api/matches/"+old.ID+"/replay?n=2&seat=1", nil, &seen)
	h.stranger().want(401, "POST", on, map[string]any{"n": 2, "sit": []int{1}}, nil)
	for _, bad := range []map[string]any{{"n": 2, "sit": []int{}}, {"n": -1, "sit": []int{0}}, {"n": whole.Total, "sit": []int{0}}, {"n": 2, "sit": []int{5}}, {"n": 2, "sit": []int{0}, "bot": "greedy", "invite": true}} {
		if r, body := ann.do("POST", on, bad); r.StatusCode != 400 && r.StatusCode != 422 {
			t.Errorf("%v: %d %s", bad, r.StatusCode, body)
		}
	}
	bob := h.guest("bob") // who has not played
	bob.want(200, "POST", on, map[string]any{"n": 2, "sit": []int{1}, "invite": true}, &next)
	l := bob.look(next.ID, 1)
	if next.Seat != 1 || l.Status != "waiting" || l.From == nil || *l.From != (game.Origin{Match: old.ID, N: 2}) || !l.Seats[0].Free {
		t.Fatalf("got %+v", l)
	}
	ann.want(200, "POST", "/api/matches/"+next.ID+"/seats", map[string]any{"seat": 0, "invite": l.Invites[0]}, nil)
	if l = bob.look(next.ID, 1); !bytes.Equal(l.View, seen.Document) || bytes.Equal(l.View, whole.Document) || l.Commit == ann.look(old.ID, 0).Commit {
		t.Fatalf("bob sees %s by dice %s, want %s", l.View, l.Commit, seen.Document)
	}

	var again Started
	ann.want(200, "POST", on, map[string]any{"n": 2, "sit": []int{1}}, &again)
	h.close()
	h = openHouseIn(t, dir)
	ann.url = h.url
	if l := ann.look(again.ID, 1); l.Seats[0].Bot != "greedy" || l.From == nil {
		t.Fatalf("after a restart: %+v", l)
	}
	for i := 0; ann.look(again.ID, 1).Status == "playing"; i++ {
		ann.play(again.ID, 1, i)
	}
	_, log := ann.do("GET", "/api/matches/"+again.ID+"/log", nil)
	var kept Kept
	ann.want(200, "POST", "/api/logs", string(log), &kept)
	if kept.From == nil || kept.From.Match != old.ID {
		t.Fatalf("the log is kept as if all of it had been judged: %+v", kept)
	}
	ann.want(200, "POST", "/api/logs/"+kept.ID+"/on", map[string]any{"n": 0, "sit": []int{0}}, &next)
	if l := ann.look(next.ID, 0); l.From == nil || l.From.Log != kept.ID {
		t.Errorf("got %+v", l)
	}
}
