package web

import (
	"context"
	"encoding/json"
	"strings"
	"testing"
	"time"

	"gonfalon/games/gamestest"
	"gonfalon/table"

	"github.com/coder/websocket"
)

// A line of a WebSocket: an update, what we owe, or why an action was not carried out.
type socketLine struct {
	table.Update
	Owed    *table.Owed    `json:"owed"`
	Present *table.Present `json:"present"`
	Refused *NotActed      `json:"refused"`
}

// A talk is a WebSocket over which a guest acts.
type talk struct {
	*guest
	c *websocket.Conn
}

func (g *guest) talk(path string) *talk {
	g.t.Helper()
	o := &websocket.DialOptions{HTTPClient: g.client}
	if g.token != "" {
		o.HTTPHeader = map[string][]string{"Authorization": {"Bearer " + g.token}}
	}
	c, _, err := websocket.Dial(g.t.Context(), g.url+path, o)
	if err != nil {
		g.t.Fatal(err)
	}
	g.t.Cleanup(func() { c.CloseNow() })
	c.SetReadLimit(1 << 20)
	return &talk{g, c}
}

// until reads lines until one is wanted.
func (k *talk) until(wanted func(*socketLine) bool) *socketLine {
	k.t.Helper()
	ctx, stop := context.WithTimeout(k.t.Context(), 5*time.Minute)
	defer stop()
	for {
		_, data, err := k.c.Read(ctx)
		if err != nil {
			k.t.Fatal(err)
		}
		l := new(socketLine)
		if err := json.Unmarshal(data, l); err != nil {
			k.t.Fatalf("%v in %s", err, data)
		}
		if wanted(l) {
			return l
		}
	}
}

func (k *talk) owed() *table.Owed {
	k.t.Helper()
	return k.until(func(l *socketLine) bool { return l.Owed != nil }).Owed
}

func (k *talk) send(frame string) {
	k.t.Helper()
	if err := k.c.Write(k.t.Context(), websocket.MessageText, []byte(frame)); err != nil {
		k.t.Fatal(err)
	}
}

// wrong sends a frame that must not be carried out, and returns why it is not.
func (k *talk) wrong(status int, frame string) *Problem {
	k.t.Helper()
	k.send(frame)
	refused := k.until(func(l *socketLine) bool { return l.Refused != nil }).Refused
	if refused.Problem == nil || refused.Problem.Status != status || refused.Problem.Detail == "" {
		k.t.Errorf("%.80s: got %+v, want %d", frame, refused.Problem, status)
		return &Problem{}
	}
	return refused.Problem
}

func frame(key string, seat int, o *table.Owed, action json.RawMessage) string {
	b, err := json.Marshal(map[string]any{"key": key, "seat": seat, "n": o.N, "seq": o.Seq, "action": action})
	if err != nil {
		panic(err)
	}
	return string(b)
}

func TestActingOverTheStream(t *testing.T) {
	h := openHouse(t)
	ann, bob, id := toyTable(h)
	path := "/api/matches/" + id
	k := ann.talk(path + "/events?owed=1")
	o := k.owed()
	mine := o.Seats[0]
	first := frame("one", int(mine.Seat), o, mine.Options[0])
	k.send(first)
	done := k.until(func(l *socketLine) bool { return l.What == "acted" })
	if done.Key != "one" || *done.Seat != mine.Seat || done.Seq <= o.Seq {
		t.Fatalf("got %+v", done)
	}
	k.send(first) // again, harmless
	k.wrong(400, "{")
	if n := ann.look(id, int(mine.Seat)).N; n != 1 {
		t.Errorf("%d actions, want the one that was sent twice", n)
	}
	for u := range bob.lines(t.Context(), path+"/events") {
		if strings.Contains(string(u), `"key"`) {
			t.Errorf("bob sees a key of ann's: %s", u)
		}
		if strings.Contains(string(u), `"acted"`) {
			break
		}
	}

	for _, tt := range []struct {
		what, frame string
		status      int
		detail      string
	}{
		{"no document", "{", 400, "unexpected"},
		{"two documents", "{}{}", 400, "more than one"},
		{"nothing", "null", 400, "a key, a seat and an action"},
		{"no key", frame("", 0, o, mine.Options[0]), 400, "a key"},
		{"no seat", `{"key":"k","action":{}}`, 400, "a seat"},
		{"no action", `{"key":"k","seat":0}`, 400, "an action"},
		{"an unknown field", `{"key":"k","seat":0,"action":{},"x":1}`, 400, `there is no field "x"`},
		{"an endless key", frame(strings.Repeat("k", 300), 0, o, mine.Options[0]), 400, "key"},
		{"the seat of another", frame("k", 1, o, mine.Options[0]), 403, "not your seat"},
		{"a seat that is none", frame("k", 99, o, mine.Options[0]), 403, "not your seat"},
		{"an old moment", frame("k", 0, o, mine.Options[0]), 409, "moved on"},
		{"the key of another request", frame("one", 0, o, json.RawMessage(`{"kind":"x"}`)), 409, "key"},
	} {
		if p := k.wrong(tt.status, tt.frame); !strings.Contains(p.Detail, tt.detail) {
			t.Errorf("%s: got %+v, want %q", tt.what, p, tt.detail)
		}
	}
	if n := ann.look(id, 0).N; n != 1 {
		t.Errorf("%d actions after what is wrong, want 1", n)
	}

	theirs := bob.talk(path + "/events?owed=1").owed()
	stranger := h.stranger().talk(path + "/events")
	stranger.wrong(401, frame("k", 1, theirs, theirs.Seats[0].Options[0]))
}

// TestRefusedOverTheStream sends what the rules of a game refuse.
func TestRefusedOverTheStream(t *testing.T) {
	h := openHouse(t)
	ann := h.guest("ann")
	var started Started
	ann.want(200, "POST", "/api/play", map[string]any{"game": gamestest.Board, "seats": 3, "bot": "random", "seat": 0}, &started)
	k := ann.talk("/api/matches/" + started.ID + "/events?owed=1")
	k.wrong(400, frame("k", 0, k.owed(), json.RawMessage(`{"kind":"order","area":"winterfell_of_nobody","order":"march"}`)))
	p := k.wrong(422, frame("k", 0, &table.Owed{N: 1}, json.RawMessage(`{"kind":"bid","n":1}`)))
	if p.Rule == "" || p.English == "" || p.French == "" {
		t.Errorf("a bid at the wrong time: got %+v, want a rule with its sentence", p)
	}
}

// TestLimitOverTheStream sends more actions than a client may make requests.
func TestLimitOverTheStream(t *testing.T) {
	h := openHouse(t, func(c *Config) { c.Rate = 4 })
	ann, _, id := toyTable(h)
	k := ann.talk("/api/matches/" + id + "/events?owed=1")
	status := map[int]int{}
	for range 40 {
		k.send(`{"key":"k","seat":1,"action":{}}`)
		status[k.until(func(l *socketLine) bool { return l.Refused != nil }).Refused.Problem.Status]++
	}
	if status[403] == 0 || status[429] < 10 {
		t.Errorf("got %v, want a burst and then no more", status)
	}
}

// TestRevokedOverTheStream acts with a token that was revoked since the stream began.
func TestRevokedOverTheStream(t *testing.T) {
	h := openHouse(t)
	ann, _, id := toyTable(h)
	bot := h.bearer(ann, "bot")
	k := bot.talk("/api/matches/" + id + "/events?owed=1")
	o := k.owed()
	ann.want(200, "DELETE", "/api/me/tokens/"+ann.tokens()[0].ID, nil, nil)
	k.wrong(401, frame("k", 0, o, o.Seats[0].Options[0]))
}

// TestOversizedOverTheStream sends a frame that is too large: the stream ends.
func TestOversizedOverTheStream(t *testing.T) {
	h := openHouse(t)
	ann, _, id := toyTable(h)
	k := ann.talk("/api/matches/" + id + "/events")
	ctx, stop := context.WithTimeout(t.Context(), 5*time.Minute)
	defer stop()
	if err := k.c.Write(ctx, websocket.MessageText, []byte(`{"key":"`+strings.Repeat("x", maxBody)+`"}`)); err != nil {
		t.Fatal(err)
	}
	for {
		if _, _, err := k.c.Read(ctx); err != nil {
			if got := websocket.CloseStatus(err); got != websocket.StatusMessageTooBig {
				t.Errorf("got %v: %v", got, err)
			}
			return
		}
	}
}
