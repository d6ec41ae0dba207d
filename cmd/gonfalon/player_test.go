package main

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"gonfalon/game"

	"github.com/coder/websocket"
)

// A player is a caller that does as the page does: it follows a match by WebSocket, and
// connects again after the last update that it has when the line breaks.
type player struct {
	*caller
	rng *rand.Rand

	match string
	seat  game.Seat

	heard        atomic.Int64 // updates that everybody is told
	leash        atomic.Int64 // it acts while it has heard less
	over         atomic.Bool
	ended        chan struct{} // when the last words have been heard
	reconnected  atomic.Int64
	mu           sync.Mutex
	updates      []update
	acknowledged []ack
	said         []string
	seen         view // the last look
}

type update struct {
	Seq  uint64
	What string
	Seat *game.Seat
	To   *game.Seat
	N    int
	Text string
}

func (u update) String() string {
	who, to := game.NoSeat, game.NoSeat
	if u.Seat != nil {
		who = *u.Seat
	}
	if u.To != nil {
		to = *u.To
	}
	return fmt.Sprint(u.Seq, " ", u.What, " ", who, " ", to, " ", u.N, " ", u.Text)
}

// An ack is an action that was acknowledged.
type ack struct {
	seq    uint64
	action string
}

func newPlayer(t *testing.T, name string, nodes ...string) *player {
	t.Helper()
	return &player{
		caller: newCaller(t, name, nodes...), rng: rand.New(rand.NewPCG(uint64(len(name)), 4)), ended: make(chan struct{}),
	}
}

// lastWords are said when a match is over, so that players know that they have heard all.
const lastWords = "farewell"

// play acts for its seat until the match is over. It follows the match until the last
// words.
func (p *player) play(ctx context.Context) {
	looks := make(chan view, 1)
	go p.follow(ctx, looks)
	for {
		select {
		case <-ctx.Done():
			return
		case l := <-looks:
			p.mu.Lock()
			p.seen = l
			p.mu.Unlock()
			if l.Status == "over" {
				p.over.Store(true)
				return
			}
			for p.seat != game.NoSeat && l.Decision != nil && slices.Contains(l.Decision.Who, p.seat) && p.wait(ctx) && p.act() {
			}
		}
	}
}

// wait waits for more leash. It tells whether it came.
func (p *player) wait(ctx context.Context) bool {
	for p.heard.Load() >= p.leash.Load() && ctx.Err() == nil {
		time.Sleep(5 * time.Millisecond)
	}
	return ctx.Err() == nil
}

// act takes an action at random. It tells whether there was one to take.
func (p *player) act() bool {
	var o struct {
		N       int
		Seq     uint64
		Options []json.RawMessage
	}
	status, text := p.send("GET", fmt.Sprintf("/api/matches/%s/options?seat=%d", p.match, p.seat), nil)
	if status != http.StatusOK || json.Unmarshal(text, &o) != nil || len(o.Options) == 0 {
		return false
	}
	action := o.Options[p.rng.IntN(len(o.Options))]
	path, body := "/api/matches/"+p.match+"/actions", map[string]any{"seat": p.seat, "n": o.N, "seq": o.Seq, "action": action}
	status, text = p.send("POST", path, body)
	var done struct{ Seq uint64 }
	switch {
	case status == http.StatusConflict:
		return false // others were faster: the stream will tell
	case status != http.StatusOK || json.Unmarshal(text, &done) != nil:
		p.t.Errorf("%s: action %s: %d %s", p.name, action, status, text)
		return false
	}
	p.mu.Lock()
	p.acknowledged = append(p.acknowledged, ack{done.Seq, string(action)})
	p.mu.Unlock()
	if p.rng.IntN(8) == 0 {
		p.repeat(path, body, string(text))
		p.say()
	}
	return true
}

// repeat sends an action that was answered again, to all nodes: whichever is there gives
// the same answer.
func (p *player) repeat(path string, body any, want string) {
	for _, node := range p.nodes {
		status, text, err := p.once(node, "POST", path, body)
		if err == nil && status < 500 && (status != http.StatusOK || string(text) != want) {
			p.t.Errorf("%s: an action that was answered by %s is answered by %d %s when it comes again", p.name, want, status, text)
		}
	}
}

// say writes a letter to the first seat, or says something to the table.
func (p *player) say() {
	body := map[string]any{"seat": p.seat, "text": fmt.Sprint(p.name, " says ", p.keys)}
	if p.seat != 0 && p.rng.IntN(2) == 0 {
		body["to"] = 0
	}
	if status, text := p.send("POST", "/api/matches/"+p.match+"/messages", body); status != http.StatusOK {
		p.t.Errorf("%s: %d %s", p.name, status, text)
	}
	p.mu.Lock()
	p.said = append(p.said, body["text"].(string))
	p.mu.Unlock()
}

// follow hears the stream of the match, from the last update on whenever it breaks.
func (p *player) follow(ctx context.Context, looks chan view) {
	defer close(p.ended)
	var last uint64
	for ctx.Err() == nil {
		at := p.node.Load()
		if p.hear(ctx, &last, looks) {
			return
		}
		p.reconnected.Add(1)
		p.node.CompareAndSwap(at, at+1)
		select {
		case <-ctx.Done():
		case <-time.After(100 * time.Millisecond):
		}
	}
}

// hear hears one connection until it breaks, or until it has heard the last words.
func (p *player) hear(ctx context.Context, last *uint64, looks chan view) (all bool) {
	address := fmt.Sprintf("%s/api/matches/%s/events?since=%d&look=1", p.here(), p.match, *last)
	if p.seat != game.NoSeat {
		address += fmt.Sprint("&seat=", p.seat)
	}
	c, _, err := websocket.Dial(ctx, address, &websocket.DialOptions{HTTPClient: &http.Client{Jar: p.client.Jar}})
	if err != nil {
		return false
	}
	defer c.CloseNow()
	c.SetReadLimit(1 << 20)
	for {
		_, data, err := c.Read(ctx)
		if err != nil {
			return false
		}
		var line struct {
			update
			Look *view
		}
		if err := json.Unmarshal(data, &line); err != nil {
			p.t.Errorf("%s: %v in %s", p.name, err, data)
			return false
		}
		if line.Look == nil {
			if line.Seq <= *last {
				p.t.Errorf("%s: update %d comes again after %d", p.name, line.Seq, *last)
			}
			*last = line.Seq
			p.mu.Lock()
			p.updates = append(p.updates, line.update)
			p.mu.Unlock()
			if line.What != "letter" {
				p.heard.Add(1)
			}
			if line.Text == lastWords {
				return true
			}
			continue
		}
		select {
		case <-looks: // the newest is enough
		default:
		}
		looks <- *line.Look
	}
}
