package web

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"gonfalon/game"
	"gonfalon/games/gamestest"
	"gonfalon/store"
	"gonfalon/table"
)

func TestAccounts(t *testing.T) {
	h := openHouse(t)
	g := h.stranger()
	g.wrong(404, "GET", "/api/me", nil)
	var me, again Me
	g.want(200, "POST", "/api/me", map[string]any{"name": " Ann  of  Ashford "}, &me)
	g.want(200, "GET", "/api/me", nil, &again)
	if me != again || me.Name != "Ann of Ashford" {
		t.Errorf("got %+v, then %+v", me, again)
	}
	g.want(200, "POST", "/api/me", map[string]any{"name": "Guest", "keep": true}, &again)
	if again != me {
		t.Errorf("an account that there is becomes %+v, want %+v", again, me)
	}
	g.want(200, "POST", "/api/me", map[string]any{"name": "Ann"}, &again)
	if again.Account != me.Account || again.Name != "Ann" {
		t.Errorf("after renaming: %+v", again)
	}
	other := h.stranger()
	other.want(200, "POST", "/api/me/recover", map[string]any{"recovery": me.Recovery}, &again)
	other.want(200, "GET", "/api/me", nil, &again)
	if again.Account != me.Account {
		t.Errorf("recovered %+v, want %+v", again, me)
	}
	for _, name := range []string{"", "  ", strings.Repeat("x", 41)} {
		g.wrong(400, "POST", "/api/me", map[string]any{"name": name})
	}
	var token Token
	g.want(200, "POST", "/api/me/tokens", map[string]any{"note": "bot"}, &token)
	bot := h.stranger()
	bot.token = token.Token
	bot.want(200, "GET", "/api/me", nil, &again)
	if again.Account != me.Account {
		t.Errorf("the token is for %+v", again)
	}
}

func TestForgeries(t *testing.T) {
	h := openHouse(t)
	ann := h.guest("ann")
	var me Me
	ann.want(200, "GET", "/api/me", nil, &me)
	var token Token
	ann.want(200, "POST", "/api/me/tokens", map[string]any{}, &token)
	var l table.Look
	ann.want(200, "POST", "/api/matches", map[string]any{"game": "toy", "seats": []any{map[string]any{}, map[string]any{}}, "sit": []int{0}}, &l)

	// A signature for one purpose is none for another.
	for _, value := range []string{me.Recovery, me.Account, me.Account + ".", me.Account + ".AAAA", "", "."} {
		g := h.stranger()
		r, err := http.NewRequest("GET", h.url+"/api/me", nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Cookie", cookieName+"="+value)
		answer, err := g.client.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		answer.Body.Close()
		if answer.StatusCode != 404 {
			t.Errorf("the cookie %q: got %d", value, answer.StatusCode)
		}
	}
	for _, forged := range []string{"", "x", token.Token + "x", token.Token[:len(token.Token)-1], "gonf_aaaaaaaaaaaa_BBBB", strings.ToUpper(token.Token)} {
		g := h.stranger()
		g.token = forged
		if forged == "" {
			g.token = " "
		}
		g.wrong(401, "GET", "/api/me", nil)
	}
	bob := h.guest("bob")
	for _, code := range []string{"", "x", me.Account + ".x", strings.Replace(me.Recovery, ".", ".x", 1)} {
		bob.wrong(403, "POST", "/api/me/recover", map[string]any{"recovery": code})
	}
	for _, invite := range []string{"", "x", l.Invites[0], l.Invites[1] + "x", strings.ToLower(l.Invites[1])} {
		bob.wrong(403, "POST", "/api/matches/"+l.ID+"/seats", map[string]any{"seat": 1, "invite": invite})
	}
	bob.want(200, "POST", "/api/matches/"+l.ID+"/seats", map[string]any{"seat": 1, "invite": l.Invites[1]}, nil)
	bob.wrong(403, "GET", "/api/matches/"+l.ID+"?seat=0", nil)
	bob.wrong(403, "GET", "/api/matches/"+l.ID+"/options?seat=0", nil)
	bob.wrong(403, "GET", "/api/matches/"+l.ID+"/events?seat=0", nil)
	bob.wrong(403, "POST", "/api/matches/"+l.ID+"/messages", map[string]any{"seat": 0, "text": "I am ann"})
	h.stranger().wrong(401, "POST", "/api/matches/"+l.ID+"/actions", map[string]any{"seat": 0, "n": 1, "action": map[string]any{}})
	h.stranger().wrong(401, "GET", "/api/matches?list=mine", nil)
}

// toyTable sets a table of two up at which ann and bob sit.
func toyTable(h *house) (ann, bob *guest, id string) {
	h.t.Helper()
	ann, bob = h.guest("ann"), h.guest("bob")
	var l table.Look
	ann.want(200, "POST", "/api/matches", map[string]any{"game": "toy", "seats": []any{map[string]any{}, map[string]any{}}, "sit": []int{0}, "open": true}, &l)
	var open []table.Summary
	bob.want(200, "GET", "/api/matches?list=open", nil, &open)
	if len(open) == 0 {
		h.t.Error("the table is not listed")
	}
	bob.want(200, "POST", "/api/matches/"+l.ID+"/seats", map[string]any{}, nil)
	return ann, bob, l.ID
}

func TestBadRequests(t *testing.T) {
	h := openHouse(t)
	ann, bob, id := toyTable(h)
	path := "/api/matches/" + id
	bid := map[string]any{"kind": "bid", "coins": 1, "tokens": []int{}}
	act := func(seat, n int, action any) map[string]any {
		return map[string]any{"seat": seat, "n": n, "action": action}
	}
	for _, tt := range []struct {
		status       int
		method, path string
		body         any
		says         string
	}{
		{404, "GET", "/api/nothing", nil, "nothing"},
		{404, "PUT", "/api/me", nil, "nothing"},
		{404, "GET", "/api/matches/nothing", nil, "no such match"},
		{404, "GET", "/api/matches/..%2f..%2fetc", nil, "no such match"},
		{404, "GET", "/api/rules/chess", nil, "no game"},
		{404, "GET", "/api/logs/0000000000000000/log", nil, "no such log"},
		{400, "GET", path + "?seat=x", nil, "seat"},
		{400, "GET", path + "?seat=256", nil, "seat"},
		{400, "GET", path + "/options?seat=256", nil, "seat"},
		{400, "GET", path + "/events?since=-1", nil, "since"},
		{400, "GET", "/api/matches?list=all", nil, "list"},
		{400, "POST", "/api/me", `{"name":`, ""},
		{400, "POST", "/api/me", `[]`, ""},
		{400, "POST", "/api/me", `{"name":7}`, "name"},
		{400, "POST", "/api/me", `{"name":"x","admin":true}`, "admin"},
		{400, "POST", "/api/me", "", ""},
		{400, "POST", "/api/play", map[string]any{"game": "chess"}, "no game"},
		{400, "POST", "/api/play", map[string]any{"game": "toy", "seats": 9}, "seats"},
		{400, "POST", "/api/play", map[string]any{"game": "toy", "seat": 5}, "seat"},
		{400, "POST", "/api/play", map[string]any{"game": "toy", "bot": "genius"}, "genius"},
		{400, "POST", "/api/matches", map[string]any{"game": "toy", "seats": []any{}}, "seats"},
		{400, "POST", "/api/matches", map[string]any{"game": "toy", "seats": []any{map[string]any{}, map[string]any{"bot": "random"}}, "sit": []int{1}}, "sit"},
		{400, "POST", "/api/matches", map[string]any{"game": "toy", "seats": make([]struct{}, 2), "entropy": "older than the promise"}, "entropy"},
		{413, "POST", "/api/me", `{"name":"` + strings.Repeat("x", maxBody) + `"}`, ""},
		{413, "POST", "/api/logs", strings.Repeat("x", maxLog+1), ""},
		{422, "POST", "/api/logs", "{}\n{}\n", "no match log"},
		{400, "POST", "/api/logs", "", "required"},
		{403, "POST", path + "/actions", act(1, 1, bid), "not your seat"},
		{403, "POST", path + "/actions", act(-1, 1, bid), "not your seat"},
		{403, "POST", path + "/actions", act(100, 1, bid), "not your seat"},
		{400, "POST", path + "/actions", act(1000, 1, bid), "body.seat: expected number <= 127"},
		{400, "POST", path + "/actions", map[string]any{"seat": 0, "n": 1}, "action"},
		{409, "POST", path + "/actions", act(0, 7, bid), "moved on"},
		{400, "POST", path + "/actions", act(0, 1, map[string]any{"kind": "dance"}), "dance"},
		{422, "POST", path + "/actions", act(0, 1, map[string]any{"kind": "bid", "coins": 9, "tokens": []int{}}), "9 coins"},
		{422, "POST", path + "/check", map[string]any{"seat": 0, "action": map[string]any{"kind": "gamble", "yes": true}}, "owed"},
		{409, "GET", path + "/log", nil, "not over"},
		{409, "GET", path + "/replay", nil, "not over"},
		{409, "POST", path + "/undo", map[string]any{"seat": 0}, "nothing of yours"},
		{400, "POST", path + "/messages", map[string]any{"seat": 0, "text": ""}, "message"},
		{409, "POST", path + "/seats", map[string]any{"seat": 1}, "taken"},
	} {
		p := ann.wrong(tt.status, tt.method, tt.path, tt.body)
		if !strings.Contains(p.Detail, tt.says) {
			t.Errorf("%s %s: says %q, want %q in it", tt.method, tt.path, p.Detail, tt.says)
		}
	}
	p := ann.wrong(422, "POST", path+"/actions", act(0, 1, map[string]any{"kind": "bid", "coins": 9, "tokens": []int{}}))
	if p.Rule != "toy.bid.four-coins" || !strings.Contains(p.French, "pièces") || !strings.Contains(p.English, "coins") {
		t.Errorf("the refusal says %+v", p)
	}
	ann.want(200, "POST", path+"/check", map[string]any{"seat": 0, "action": bid}, nil)
	ann.want(200, "POST", path+"/actions", act(0, 1, bid), nil)
	if p := ann.wrong(422, "POST", path+"/actions", act(0, 2, bid)); p.Rule != "toy.turn.owed" {
		t.Errorf("out of turn: %+v", p)
	}
	bob.want(200, "POST", path+"/pause", map[string]any{"seat": 1, "paused": true}, nil)
	bob.wrong(409, "POST", path+"/actions", act(1, 2, bid))
	ann.want(200, "POST", path+"/pause", map[string]any{"seat": 0, "paused": false}, nil)
	bob.wrong(403, "POST", path+"/return", map[string]any{"seat": 0})
	bob.want(200, "POST", path+"/return", map[string]any{"seat": 1}, nil)
	bob.want(200, "POST", path+"/concede", map[string]any{"seat": 1}, nil)
	bob.wrong(409, "POST", path+"/return", map[string]any{"seat": 1})
}

// TestReplayedRequest sends the same request again: it is carried out once.
func TestReplayedRequest(t *testing.T) {
	h := openHouse(t)
	ann, _, id := toyTable(h)
	body := `{"seat":0,"n":1,"action":{"kind":"bid","coins":1,"tokens":[]}}`
	var seqs []uint64
	for i, b := range []string{body, body, strings.Replace(body, `"coins":1`, `"coins":2`, 1)} {
		r, err := http.NewRequest("POST", h.url+"/api/matches/"+id+"/actions", strings.NewReader(b))
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Idempotency-Key", "the same")
		answer, err := ann.client.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		var a Acted
		err = json.NewDecoder(answer.Body).Decode(&a)
		answer.Body.Close()
		if want := []int{200, 200, 409}[i]; answer.StatusCode != want || err != nil {
			t.Errorf("request %d: got %d, %v, want %d", i, answer.StatusCode, err, want)
		}
		seqs = append(seqs, a.Seq)
	}
	if seqs[0] != seqs[1] || ann.look(id, 0).N != 1 {
		t.Errorf("got %v and %d actions, want one action", seqs, ann.look(id, 0).N)
	}
}

func TestRateLimit(t *testing.T) {
	h := openHouse(t, func(c *Config) { c.Rate = 2; c.Proxy = true })
	status := map[int]int{}
	for i := range 30 {
		r, err := http.NewRequest("GET", h.url+"/api/games", nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Add("X-Forwarded-For", fmt.Sprint("10.0.0.", i)) // what a client writes counts for nothing
		r.Header.Add("X-Forwarded-For", fmt.Sprintf("10.0.1.%d, 192.0.2.7", i))
		answer, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		answer.Body.Close()
		status[answer.StatusCode]++
	}
	if status[200] < 10 || status[429] < 10 {
		t.Errorf("got %v, want a burst and then no more", status)
	}
}

func TestQuickMatchAgainstBots(t *testing.T) {
	h := openHouse(t)
	ann := h.guest("ann")
	var started Started
	ann.want(200, "POST", "/api/play", map[string]any{"game": gamestest.Board, "seats": 3, "bot": "random", "seat": 1}, &started)
	if started.Seat != 1 {
		t.Errorf("got %+v", started)
	}
	for i := 0; ; i++ {
		l := ann.look(started.ID, 1)
		if l.Status == "over" {
			break
		}
		ann.play(started.ID, 1, i*31)
	}
	r, log := ann.do("GET", "/api/matches/"+started.ID+"/log", nil)
	if r.StatusCode != 200 || r.Header.Get("Content-Type") != logType {
		t.Fatalf("log: %d %s", r.StatusCode, r.Header.Get("Content-Type"))
	}
	v, err := game.Verify(bytes.NewReader(log), testGames().Find)
	if err != nil {
		t.Fatal(err)
	}
	var kept Kept
	ann.want(200, "POST", "/api/logs", string(log), &kept)
	if p := ann.wrong(422, "POST", "/api/logs", strings.Replace(string(log), `"n":5,`, `"n":6,`, 1)); p.Line != 6 {
		t.Errorf("a forged log: %+v", p)
	}
	for _, path := range []string{"/api/matches/" + started.ID, "/api/logs/" + kept.ID} {
		var step table.Moment
		ann.want(200, "GET", fmt.Sprintf("%s/replay?n=%d", path, v.Actions), nil, &step)
		if step.Total != v.Actions || len(step.Told) == 0 || len(step.Document) == 0 {
			t.Errorf("%s: got %+v", path, step)
		}
		ann.wrong(400, "GET", fmt.Sprintf("%s/replay?n=%d", path, v.Actions+1), nil)
	}
	var mine []table.Listed
	ann.want(200, "GET", "/api/matches?list=mine", nil, &mine)
	if len(mine) != 1 || mine[0].Status != "over" || len(mine[0].Yours) != 1 || len(mine[0].Who) != 0 {
		t.Errorf("ann's matches: %+v", mine)
	}
}

func TestDescription(t *testing.T) {
	h := openHouse(t)
	g := h.stranger()
	var doc struct {
		Paths      map[string]map[string]any
		Components struct{ Schemas map[string]any }
	}
	var wait sync.WaitGroup
	for range 8 { // who asks first does not race with another
		wait.Go(func() { h.stranger().status("GET", "/api/openapi.json", nil) })
	}
	wait.Wait()
	g.want(200, "GET", "/api/openapi.json", nil, &doc)
	for _, path := range []string{"/api/me", "/api/me/recover", "/api/me/tokens", "/api/games", "/api/rules/{game}", "/api/play", "/api/matches",
		"/api/matches/{id}", "/api/matches/{id}/seats", "/api/matches/{id}/options", "/api/matches/{id}/check", "/api/matches/{id}/actions",
		"/api/matches/{id}/undo", "/api/matches/{id}/undo/answer", "/api/matches/{id}/return", "/api/matches/{id}/concede", "/api/matches/{id}/pause",
		"/api/matches/{id}/hold", "/api/matches/{id}/sheet",
		"/api/matches/{id}/messages", "/api/matches/{id}/events", "/api/matches/{id}/replay", "/api/matches/{id}/log", "/api/logs",
		"/api/logs/{id}/replay", "/api/logs/{id}/log", "/api/games/{game}/ask", "/api/games/{game}/armies", "/api/games/{game}/lists", "/api/games/{game}/lists/check",
		"/api/games/{game}/terrain", "/api/games/{game}/layouts", "/api/games/{game}/layouts/check",
		"/api/lists", "/api/lists/{id}", "/api/layouts", "/api/layouts/{id}"} {
		if doc.Paths[path] == nil {
			t.Errorf("%s is not described", path)
		}
	}
	for _, schema := range []string{"Look", "Update", "Listed", "Problem", "Step", "Stand"} {
		if doc.Components.Schemas[schema] == nil {
			t.Errorf("the schema %s is not described", schema)
		}
	}
	var games []Game
	g.want(200, "GET", "/api/games", nil, &games)
	i := slices.IndexFunc(games, func(g Game) bool { return g.Name == gamestest.Board })
	if i < 0 || len(games) != len(testGames()) || len(games[i].Options) == 0 || len(games[i].Bots) == 0 {
		t.Errorf("got %+v", games)
	}
	for _, g := range games {
		if len(g.Seats) != g.MaxSeats || g.Seats[0].Is == "" || g.Seats[0].Called == nil || g.Seats[0].Called.French == "" {
			t.Errorf("%s: the seats are %+v", g.Name, g.Seats)
		}
	}
	var ledger []Rule
	g.want(200, "GET", "/api/rules/"+gamestest.Board, nil, &ledger)
	if len(ledger) < 50 {
		t.Errorf("got %d rules", len(ledger))
	}
	for _, r := range ledger {
		if (r.Example == "") != (r.ExampleFrench == "") || (r.Ambiguity == "") != (r.AmbiguityFrench == "") {
			t.Errorf("%s has a note in one language only", r.ID)
		}
	}
	if !slices.ContainsFunc(ledger, func(r Rule) bool { return strings.HasPrefix(r.AmbiguityFrench, "Déduit") }) {
		t.Error("no rule has its reading in French")
	}
}

func TestPageAndMetrics(t *testing.T) {
	h := openHouse(t, func(c *Config) {
		c.Page = fstest.MapFS{
			"index.html":          {Data: []byte("<!doctype html>" + strings.Repeat("hello ", 100))},
			"assets/app-1234.js":  {Data: []byte(strings.Repeat("play();", 100))},
			"assets/board.wasm":   {Data: []byte{0, 'a', 's', 'm'}},
			"assets/app-1234.css": {Data: []byte("p{}")},
		}
	})
	g := h.stranger()
	for path, want := range map[string]string{
		"/": "text/html", "/m/abc/1": "text/html", "/join/a/1/XYZ": "text/html", "/assets/app-1234.js": "javascript",
		"/assets/board.wasm": "application/wasm", "/healthz": "", "/metrics": "text/plain",
	} {
		r, body := g.do("GET", path, nil)
		if r.StatusCode != 200 || !strings.Contains(r.Header.Get("Content-Type"), want) || len(body) == 0 {
			t.Errorf("%s: %d %s", path, r.StatusCode, r.Header.Get("Content-Type"))
		}
		if !strings.Contains(r.Header.Get("Content-Security-Policy"), "frame-ancestors 'none'") {
			t.Errorf("%s: no policy", path)
		}
	}
	r, _ := g.do("GET", "/assets/app-1234.js", nil)
	if !r.Uncompressed || !strings.Contains(r.Header.Get("Cache-Control"), "immutable") {
		t.Errorf("an asset: %v", r.Header)
	}
	if r, _ := g.do("GET", "/assets/gone.js", nil); r.StatusCode != 404 {
		t.Errorf("an asset that is gone: %d", r.StatusCode)
	}
	_, body := g.do("GET", "/metrics", nil)
	for _, want := range []string{"gonfalon_requests_total{route=\"/\",status=\"200\"}", "gonfalon_request_seconds_bucket{le=\"+Inf\"}", "gonfalon_streams 0", "gonfalon_matches_in_memory 0"} {
		if !strings.Contains(string(body), want) {
			t.Errorf("the metrics lack %s:\n%s", want, body)
		}
	}
}

// TestHealth closes the store under the server.
func TestHealth(t *testing.T) {
	var s *store.Store
	h := openHouse(t, func(c *Config) { s = c.Store })
	g := h.stranger()
	if r, body := g.do("GET", "/healthz", nil); r.StatusCode != 200 || string(body) != "ok\n" {
		t.Errorf("got %d %q", r.StatusCode, body)
	}
	s.Close()
	g.wrong(503, "GET", "/healthz", nil)
}

// TestPlayKey starts a match twice with one key, as who has lost the answer does.
func TestPlayKey(t *testing.T) {
	h := openHouse(t)
	ann, bob := h.guest("ann"), h.guest("bob")
	play := func(g *guest) (s Started) {
		t.Helper()
		g.want(200, "POST", "/api/play", map[string]any{"game": "toy", "bot": "random"}, &s)
		return s
	}
	first := play(ann)
	ann.keys-- // the same key again
	if again := play(ann); again != first {
		t.Errorf("the same key: got %+v, want %+v", again, first)
	}
	bob.name, bob.keys = ann.name, ann.keys-1
	if his := play(bob); his.ID == first.ID {
		t.Error("bob gets ann's match with her key")
	}
	if other := play(ann); other.ID == first.ID {
		t.Error("another key is the same match")
	}
}
