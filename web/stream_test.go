package web

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"gonfalon/game"
	"gonfalon/games/gamestest"
	"gonfalon/table"

	"github.com/coder/websocket"
)

// TestWholeGame has random clients play a whole match to its end, each with its own
// account and stream, and each knows of its turn only from the stream.
func TestWholeGame(t *testing.T) {
	h := openHouse(t)
	guests := []*guest{h.guest("ann"), h.guest("bob"), h.guest("cat")}
	var l table.Look
	guests[0].want(200, "POST", "/api/matches", map[string]any{"game": gamestest.Board, "seats": make([]struct{}, 3), "sit": []int{0}}, &l)
	for s, g := range guests[1:] {
		var seated Seated
		g.want(200, "POST", "/api/matches/"+l.ID+"/seats", map[string]any{"seat": s + 1, "invite": l.Invites[s+1], "name": g.name, "entropy": "dice of " + g.name}, &seated)
	}
	var wait sync.WaitGroup
	for s, g := range guests {
		wait.Go(func() {
			rng := rand.New(rand.NewPCG(uint64(s), 7))
			for line := range g.lines(t.Context(), fmt.Sprintf("/api/matches/%s/events?look=1&seat=%d", l.ID, s)) {
				var look table.Stand
				if err := json.Unmarshal(line, &look); err != nil || look.Look == nil {
					continue
				}
				if look.Look.Status == "over" {
					return
				}
				for g.play(l.ID, game.Seat(s), rng.IntN(1000)) {
				}
			}
			t.Errorf("the stream of %s ended before the match", g.name)
		})
	}
	wait.Wait()
	end := guests[0].look(l.ID, 0)
	if end.Status != "over" || end.Seed == "" {
		t.Errorf("got %+v", end.Summary)
	}
	_, log := guests[2].do("GET", "/api/matches/"+l.ID+"/log", nil)
	if _, err := game.Verify(strings.NewReader(string(log)), testGames().Find); err != nil {
		t.Error(err)
	}
}

// lines reads the lines of a stream until it breaks or the reader does.
func (g *guest) lines(ctx context.Context, path string) func(yield func([]byte) bool) {
	return func(yield func([]byte) bool) {
		ctx, stop := context.WithCancel(ctx)
		defer stop()
		r, err := http.NewRequestWithContext(ctx, "GET", g.url+path, nil)
		if err != nil {
			g.t.Error(err)
			return
		}
		if g.token != "" {
			r.Header.Set("Authorization", "Bearer "+g.token)
		}
		answer, err := g.client.Do(r)
		if err != nil {
			return
		}
		defer answer.Body.Close()
		if answer.StatusCode != 200 {
			g.t.Errorf("%s: %d", path, answer.StatusCode)
		}
		in := bufio.NewReader(answer.Body)
		for {
			line, err := in.ReadBytes('\n')
			if err != nil || len(line) > 1 && !yield(line) {
				return
			}
		}
	}
}

// frames reads the frames of a WebSocket until it breaks or the reader does.
func (g *guest) frames(ctx context.Context, path string) func(yield func([]byte) bool) {
	return func(yield func([]byte) bool) {
		c, _, err := websocket.Dial(ctx, g.url+path, &websocket.DialOptions{HTTPClient: g.client})
		if err != nil {
			return
		}
		defer c.CloseNow()
		c.SetReadLimit(1 << 20)
		for {
			_, data, err := c.Read(ctx)
			if err != nil || !yield(data) {
				return
			}
		}
	}
}

// TestStreamsResume cuts streams at random places while a match is played. What they
// show, put together, is what a stream shows that was never cut.
func TestStreamsResume(t *testing.T) {
	h := openHouse(t)
	ann, bob, id := toyTable(h)
	bob.want(200, "POST", "/api/matches/"+id+"/messages", map[string]any{"seat": 1, "to": 0, "text": "peace?"}, nil)
	ctx, stop := context.WithTimeout(t.Context(), 5*time.Minute)
	defer stop()
	got := make([][]string, 2)
	var wait sync.WaitGroup
	for i, stream := range []func(context.Context, string) func(func([]byte) bool){ann.lines, ann.frames} {
		wait.Go(func() {
			rng := rand.New(rand.NewPCG(uint64(i), 3))
			var since uint64
			for over := false; !over && ctx.Err() == nil; {
				cut := rng.IntN(3)
				for line := range stream(ctx, fmt.Sprintf("/api/matches/%s/events?since=%d", id, since)) {
					var u table.Update
					if err := json.Unmarshal(line, &u); err != nil {
						t.Errorf("%v in %s", err, line)
						return
					}
					since = u.Seq
					got[i] = append(got[i], strings.TrimSpace(string(line)))
					if over = u.Text == "the end"; over || cut == 0 {
						break
					}
					cut--
				}
			}
		})
	}
	for i := range 4 {
		ann.play(id, 0, i)
		bob.play(id, 1, i)
		time.Sleep(5 * time.Millisecond)
	}
	ann.want(200, "POST", "/api/matches/"+id+"/messages", map[string]any{"seat": 0, "text": "the end"}, nil)
	wait.Wait()
	var want []string
	for line := range ann.lines(ctx, "/api/matches/"+id+"/events") {
		want = append(want, strings.TrimSpace(string(line)))
		if strings.Contains(string(line), "the end") {
			break
		}
	}
	for i, name := range []string{"lines", "frames"} {
		if strings.Join(got[i], "\n") != strings.Join(want, "\n") {
			t.Errorf("%s: got\n%s\nwant\n%s", name, strings.Join(got[i], "\n"), strings.Join(want, "\n"))
		}
	}
	if !strings.Contains(strings.Join(want, ""), "peace?") {
		t.Error("ann does not get her letter")
	}
	for line := range h.stranger().lines(ctx, "/api/matches/"+id+"/events") {
		if strings.Contains(string(line), "peace?") {
			t.Error("a stranger reads the letter")
		}
		if strings.Contains(string(line), "the end") {
			break
		}
	}
}

// TestStreamsEndWithTheServer ends the server's context: streams must not hold it up.
// TestStreamsBeginWithHowItStands connects again after the last update: who was cut off before he
// read how the match stands then is told it, though nothing more has happened.
func TestStreamsBeginWithHowItStands(t *testing.T) {
	h := openHouse(t)
	ann, _, id := toyTable(h)
	var last uint64
	path := "/api/matches/" + id + "/events?look=1&owed=1&seat=0&since="
	for line := range ann.lines(t.Context(), path+"0") {
		var u table.Update
		if err := json.Unmarshal(line, &u); err != nil {
			t.Fatal(err)
		}
		if u.Seq == 0 {
			break // how it stands
		}
		last = u.Seq
	}
	for line := range ann.lines(t.Context(), path+fmt.Sprint(last)) {
		var stand table.Stand
		if err := json.Unmarshal(line, &stand); err != nil || stand.Look == nil || stand.Owed == nil || len(stand.Owed.Seats) != 1 {
			t.Errorf("after %d the stream begins with %s, %v", last, line, err)
		}
		break
	}
}

func TestStreamsEndWithTheServer(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	h := openHouse(t)
	h.server.ctx = ctx
	ann, _, id := toyTable(h)
	var wait sync.WaitGroup
	for _, stream := range []func(context.Context, string) func(func([]byte) bool){ann.lines, ann.frames} {
		began := make(chan struct{})
		wait.Go(func() {
			first := true
			for range stream(t.Context(), "/api/matches/"+id+"/events") {
				if first {
					close(began)
					first = false
				}
			}
		})
		<-began
	}
	if n := h.server.metrics.streams.Load(); n != 2 {
		t.Errorf("%d streams are open, want 2", n)
	}
	stop()
	wait.Wait()
}

// TestStreamsBeyondTheJournal resumes after more than has happened, as a client does that has
// seen what a backup lacks.
func TestStreamsBeyondTheJournal(t *testing.T) {
	h := openHouse(t)
	ann, _, id := toyTable(h)
	beyond := ann.look(id, 0).Seq + 1<<20
	path := fmt.Sprintf("/api/matches/%s/events?look=1&since=%d", id, beyond)
	if p := ann.wrong(409, "GET", path, nil); !strings.Contains(p.Detail, "begin again at 0") {
		t.Errorf("the problem says %q", p.Detail)
	}
	c, _, err := websocket.Dial(t.Context(), h.url+path, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer c.CloseNow()
	_, first, err := c.Read(t.Context())
	if err != nil || !strings.Contains(string(first), `"what":"created"`) {
		t.Errorf("a socket hears %s, %v, want all anew", first, err)
	}
}
