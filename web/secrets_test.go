package web

import (
	"bytes"
	"context"
	"fmt"
	"log/slog"
	"net/http"
	"strings"
	"sync"
	"testing"

	"gonfalon/game"
	"gonfalon/table"
)

// TestLettersLeaveNoTrace has a letter written in one house and none in the other. Its
// parties know of it; to the others the match has not moved, nor do the numbers of what
// comes next, or the counters of the server, tell of it.
func TestLettersLeaveNoTrace(t *testing.T) {
	w := newTwins(t, "toy", oneSeed)
	w.people[0][0].want(200, "POST", w.path("/messages"), map[string]any{"seat": 0, "to": 1, "text": "between us"}, nil)
	w.same("after a letter", 0, 1)
	for _, party := range []int{0, 1} {
		var with, without table.Look
		w.people[0][party].want(200, "GET", w.path(""), nil, &with)
		w.people[1][party].want(200, "GET", w.path(""), nil, &without)
		if with.Seq <= without.Seq {
			t.Errorf("%s looks at %d, and at %d without the letter", sitters[party], with.Seq, without.Seq)
		}
		if got := w.soFar(0, w.people[0][party].lines); !strings.Contains(got, "between us") {
			t.Errorf("%s does not get the letter: %s", sitters[party], got)
		}
	}
	bid := w.options(2)[0][0]
	w.act(2, bid, bid)
	w.same("after an action that follows a letter", 0, 1)
	w.end(0, 1)
}

// send makes a request with a header of one's own.
func (g *guest) send(method, path, body string, header map[string]string) (int, http.Header, string) {
	g.t.Helper()
	r, err := http.NewRequest(method, g.url+path, strings.NewReader(body))
	if err != nil {
		g.t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	for name, value := range header {
		r.Header.Set(name, value)
	}
	answer, err := g.client.Do(r)
	if err != nil {
		g.t.Fatal(err)
	}
	defer answer.Body.Close()
	var text bytes.Buffer
	if _, err := text.ReadFrom(answer.Body); err != nil {
		g.t.Fatal(err)
	}
	return answer.StatusCode, answer.Header, text.String()
}

// TestKeysAreOnesOwn has bob use the key of a request of ann's: he gets no answer of
// hers, whether he asks for the same or not.
func TestKeysAreOnesOwn(t *testing.T) {
	h := openHouse(t)
	ann, bob, id := toyTable(h)
	key := map[string]string{"Idempotency-Key": "k"}
	path := "/api/matches/" + id + "/actions"
	const bid = `{"seat":%d,"n":1,"action":{"kind":"bid","coins":%d,"tokens":[]}}`
	if status, _, text := ann.send("POST", path, fmt.Sprintf(bid, 0, 3), key); status != 200 {
		t.Fatalf("ann: %d %s", status, text)
	}
	for coins := range 5 {
		if status, _, text := bob.send("POST", path, fmt.Sprintf(bid, 0, coins), key); status != 403 || strings.Contains(text, "seq") {
			t.Errorf("bob bids %d for ann with her key: %d %s", coins, status, text)
		}
	}
	if status, _, text := bob.send("POST", path, fmt.Sprintf(bid, 1, 2), key); status != 200 {
		t.Errorf("bob: %d %s", status, text)
	}
	if n := ann.look(id, 0).N; n != 2 {
		t.Errorf("got %d actions, want ann's and bob's", n)
	}
}

// A notebook is a log that tests can look into.
type notebook struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (n *notebook) Write(p []byte) (int, error) {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.text.Write(p)
}

func (n *notebook) String() string {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.text.String()
}

// TestLogsKeepSecrets looks for what opens doors, and for what players hide, in the log
// of a server that notes every request.
func TestLogsKeepSecrets(t *testing.T) {
	var log notebook
	h := openHouse(t, func(c *Config) {
		c.Log = slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: slog.LevelDebug}))
	})
	ann, bob := h.guest("ann"), h.guest("bob")
	var me Me
	ann.want(200, "GET", "/api/me", nil, &me)
	bot := h.bearer(ann, "bot")
	var l table.Look
	ann.want(200, "POST", "/api/matches", map[string]any{"game": "toy", "seats": make([]struct{}, 2), "sit": []int{0}}, &l)
	bob.do("GET", fmt.Sprintf("/join/%s/1/%s", l.ID, l.Invites[1]), nil)
	bob.do("POST", fmt.Sprintf("/join/%s/1/%s", l.ID, l.Invites[1]), nil)
	bob.want(200, "POST", "/api/matches/"+l.ID+"/seats", map[string]any{"seat": 1, "invite": l.Invites[1]}, nil)
	bot.want(200, "POST", "/api/matches/"+l.ID+"/messages", map[string]any{"seat": 0, "to": 1, "text": "between-us"}, nil)
	bob.wrong(403, "POST", "/api/me/recover", map[string]any{"recovery": me.Recovery + "x"})
	bob.wrong(404, "GET", "/api/"+me.Recovery, nil)
	for i := range game.Seat(2) {
		[]*guest{ann, bob}[i].play(l.ID, i, 7)
	}
	text := log.String()
	if strings.Count(text, "msg=request") < 10 {
		t.Fatalf("the log does not note every request:\n%s", text)
	}
	secrets := map[string]string{
		"invitation": l.Invites[1], "token": bot.token, "recovery code": me.Recovery, "letter": "between-us", "bid": "coins",
		"cookie": ann.client.Jar.Cookies(mustURL(t, h.url))[0].Value,
	}
	for what, secret := range secrets {
		if strings.Contains(text, secret) {
			t.Errorf("the log shows the %s:\n%s", what, text)
		}
	}
}

// TestDrawsAreToldToTheirSeat plays a round of the toy game, after which the next leader
// draws. Which token it was, its stream tells and no other does.
func TestDrawsAreToldToTheirSeat(t *testing.T) {
	w := newTwins(t, "toy", oneSeed)
	for l := w.look(); l.N < 3 || l.Decision.Kind != "bid"; l = w.look() {
		s := l.Decision.Who[0]
		o := w.options(s)[0][0]
		w.act(s, o, o)
	}
	const private = `"only":[1]` // seat 1 leads the second round
	for p := range w.people[0] {
		for _, stream := range []func(context.Context, string) func(func([]byte) bool){w.people[0][p].lines, w.people[0][p].frames} {
			if got := w.soFar(0, stream); strings.Contains(got, private) != (p == 1) {
				t.Errorf("%s is told:\n%s", w.name(p), got)
			}
		}
	}
	w.end()
}
