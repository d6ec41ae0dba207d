package web

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"sync"
	"testing"

	"gonfalon/game"
	"gonfalon/table"
)

// TestAnActionIsOneRequest plays a match to its end by what the streams say, and counts the
// requests: one for each action, and none besides.
func TestAnActionIsOneRequest(t *testing.T) {
	h := openHouse(t)
	ann, bob, id := toyTable(h)
	before := h.requests()
	var wait sync.WaitGroup
	for s, g := range []*guest{ann, bob} {
		wait.Go(func() { g.playByStream(id, game.Seat(s)) })
	}
	wait.Wait()
	got := h.requests()
	for route, n := range before {
		if got[route] -= n; got[route] == 0 {
			delete(got, route)
		}
	}
	const events, actions = "GET /api/matches/{id}/events", "POST /api/matches/{id}/actions"
	l := ann.look(id, 0)
	if l.Status != "over" {
		t.Fatalf("the match is %s", l.Status)
	}
	delete(got, events) // one for each who plays, counted when it ends
	if want := map[string]int64{actions: int64(l.N)}; !maps.Equal(got, want) {
		t.Errorf("got the requests %v, want %v", got, want)
	}
}

// requests returns how many requests there have been, by their route.
func (h *house) requests() map[string]int64 {
	m := h.server.metrics
	m.mu.Lock()
	defer m.mu.Unlock()
	counts := map[string]int64{}
	for r, n := range m.requests {
		counts[r.pattern] += n
	}
	return counts
}

// playByStream plays a seat to the end, and knows nothing but what the stream says.
func (g *guest) playByStream(id string, seat game.Seat) {
	path := fmt.Sprintf("/api/matches/%s/events?look=1&owed=1&undo=1&seat=%d", id, seat)
	var acted Acted
	for line := range g.frames(g.t.Context(), path) {
		var s table.Stand
		if err := json.Unmarshal(line, &s); err != nil || s.Look == nil {
			continue
		}
		g.holds(&s, seat)
		if s.Owed.Over {
			return
		}
		for _, o := range s.Owed.Seats {
			if s.Owed.Seq < acted.Seq {
				continue // from before the last action, whose line is on its way
			}
			body := map[string]any{"seat": seat, "n": s.Owed.N, "seq": s.Owed.Seq, "action": o.Options[s.Owed.N%len(o.Options)]}
			g.want(200, "POST", "/api/matches/"+id+"/actions", body, &acted)
		}
	}
	g.t.Errorf("the stream of %s ended before the match", g.name)
}

// holds tells whether the parts of a stand are of one moment, and those of the seat.
func (g *guest) holds(s *table.Stand, seat game.Seat) {
	if s.Owed == nil || s.Owed.N != s.Look.N+1 || s.Owed.Seq != s.Look.Seq || s.Owed.Over != (s.Look.Status == "over") {
		g.t.Errorf("the look is of %d, %d, what is owed of %+v", s.Look.N, s.Look.Seq, s.Owed)
	}
	owes := s.Look.Decision != nil && slices.Contains(s.Look.Decision.Who, seat)
	if owes != (len(s.Owed.Seats) == 1 && s.Owed.Seats[0].Seat == seat && len(s.Owed.Seats[0].Options) > 0) {
		g.t.Errorf("seat %d owes: %v, and owed is %+v", seat, owes, s.Owed.Seats)
	}
	if playing := s.Look.Status == "playing"; playing != (len(s.Undo) == 1 && s.Undo[0].Seat == seat) {
		g.t.Errorf("seat %d can undo %+v in a match that is %s", seat, s.Undo, s.Look.Status)
	}
}
