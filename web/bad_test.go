package web

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"gonfalon/games/gamestest"
)

// wantProblem reads an answer that must be a problem of this status.
func wantProblem(t *testing.T, what string, want, status int, header http.Header, text string) {
	t.Helper()
	var p Problem
	err := json.Unmarshal([]byte(text), &p)
	if err != nil || status != want || p.Status != want || p.Detail == "" || header.Get("Content-Type") != problemType {
		t.Errorf("%s: got %d %q %s, want the problem %d", what, status, header.Get("Content-Type"), text, want)
	}
}

// changing are the requests of the API that change something, right but for who sends
// them.
func changing(id string) map[string]string {
	m := "POST /api/matches/" + id
	return map[string]string{
		"POST /api/me/tokens": `{}`, "DELETE /api/me/tokens/aaaaaaaaaaaa": ``, "POST /api/play": `{"game":"toy"}`,
		"POST /api/lists": `{"game":"` + gamestest.Armies + `","document":"army: elves\npoints: 1000\n"}`, "PUT /api/lists/aaaaaaaaaaaaaaaaaaaaaaaaaa": `{"document":"army: elves\npoints: 1000\n","revision":1}`,
		"DELETE /api/lists/aaaaaaaaaaaaaaaaaaaaaaaaaa?revision=1": ``,
		"POST /api/matches": `{"game":"toy","seats":[{},{}]}`, m + "/seats": `{}`,
		m + "/actions": `{"seat":0,"n":1,"action":{"kind":"bid","coins":1,"tokens":[]}}`,
		m + "/undo":    `{"seat":0}`, m + "/undo/answer": `{"seat":0,"yes":true}`, m + "/concede": `{"seat":0}`,
		m + "/return": `{"seat":0}`,
		m + "/hold":   `{"seat":0,"hold":true}`, "PUT /api/matches/" + id + "/sheet": `{"seat":0,"lines":[]}`,
		m + "/pause": `{"seat":0,"paused":true}`, m + "/messages": `{"seat":0,"text":"x"}`,
	}
}

// TestForgedIdentities sends requests with cookies and tokens that we have not made.
func TestForgedIdentities(t *testing.T) {
	h := openHouse(t)
	ann, _, id := toyTable(h)
	var me Me
	ann.want(200, "GET", "/api/me", nil, &me)
	real := ann.client.Jar.Cookies(mustURL(t, h.url))[0].Value
	forged := map[string]map[string]string{
		"no cookie":        {},
		"a bare account":   {"Cookie": cookieName + "=" + me.Account},
		"a recovery code":  {"Cookie": cookieName + "=" + me.Recovery},
		"another's":        {"Cookie": cookieName + "=aaaaaaaaaaaaaaaaaaaa." + strings.SplitN(real, ".", 2)[1]},
		"a changed cookie": {"Cookie": cookieName + "=" + real[:len(real)-2] + "AA"},
		"a token":          {"Authorization": "Bearer gonf_aaaaaaaaaaaa_" + strings.Repeat("A", 26)},
		"another scheme":   {"Authorization": "Basic YW5uOmFubg=="},
		"a cookie's value": {"Authorization": "Bearer " + real},
	}
	before := ann.look(id, 0)
	for what, header := range forged {
		for request, body := range changing(id) {
			method, path, _ := strings.Cut(request, " ")
			status, h, text := h.stranger().send(method, path, body, header)
			wantProblem(t, what+": "+request, 401, status, h, text)
		}
	}
	if after := ann.look(id, 0); after.Seq != before.Seq {
		t.Errorf("the match went from %d to %d", before.Seq, after.Seq)
	}
}

// TestForeignSeats has a person at the table do everything for a seat of another.
func TestForeignSeats(t *testing.T) {
	h := openHouse(t)
	ann, bob, id := toyTable(h)
	before := ann.look(id, 0)
	for request, body := range changing(id) {
		method, path, _ := strings.Cut(request, " ")
		if !strings.Contains(path, id) || strings.HasSuffix(path, "/seats") {
			continue
		}
		status, h, text := bob.send(method, path, body, nil)
		wantProblem(t, request, 403, status, h, text)
	}
	if after := ann.look(id, 0); after.Seq != before.Seq {
		t.Errorf("the match went from %d to %d", before.Seq, after.Seq)
	}
}

// TestForeignSites has the pages of others make requests with ann's cookie, and sign a
// stranger in.
func TestForeignSites(t *testing.T) {
	h := openHouse(t)
	ann, _, id := toyTable(h)
	before := ann.look(id, 0)
	for what, header := range map[string]map[string]string{
		"an old browser": {"Origin": "https://evil.example"},
		"a new browser":  {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"},
		"a neighbour":    {"Origin": "http://127.0.0.1:1", "Sec-Fetch-Site": "same-site"},
		"a sandbox":      {"Origin": "null", "Sec-Fetch-Site": "cross-site"},
	} {
		for request, body := range changing(id) {
			method, path, _ := strings.Cut(request, " ")
			status, h, text := ann.send(method, path, body, header)
			wantProblem(t, what+": "+request, 403, status, h, text)
		}
		status, head, text := h.stranger().send("POST", "/api/me", `{"name":"x"}`, header)
		wantProblem(t, what+": a new account", 403, status, head, text)
		upgrade := map[string]string{
			"Origin": header["Origin"], "Connection": "Upgrade", "Upgrade": "websocket",
			"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
		}
		status, head, text = ann.send("GET", "/api/matches/"+id+"/events", "", upgrade)
		wantProblem(t, what+": a WebSocket", 403, status, head, text)
	}
	if after := ann.look(id, 0); after.Seq != before.Seq {
		t.Errorf("the match went from %d to %d", before.Seq, after.Seq)
	}
	status, _, text := ann.send("POST", "/api/matches/"+id+"/messages", `{"seat":0,"text":"from here"}`, map[string]string{"Origin": h.url, "Sec-Fetch-Site": "same-origin"})
	if status != 200 {
		t.Errorf("the page itself: %d %s", status, text)
	}
}

// TestNumbersTooLarge puts numbers into bodies and frames that their fields cannot hold:
// the problem names the field, and no type of the program.
func TestNumbersTooLarge(t *testing.T) {
	h := openHouse(t)
	ann, _, id := toyTable(h)
	m := "/api/matches/" + id
	for _, tt := range []struct{ path, body, field string }{
		{m + "/actions", `{"seat":300,"n":1,"action":{}}`, "body.seat: "},
		{m + "/actions", `{"seat":0,"n":1e30,"action":{}}`, "n: must be a whole number"},
		{m + "/actions", `{"seat":0,"n":1,"seq":1e30,"action":{}}`, "seq: must be a whole number"},
		{m + "/actions", `{"seat":0,"n":1.5,"action":{}}`, "body.n: "},
		{m + "/check", `{"seat":-300,"action":{}}`, "body.seat: "},
		{m + "/undo", `{"seat":300}`, "body.seat: "},
		{m + "/undo/answer", `{"seat":300,"yes":true}`, "body.seat: "},
		{m + "/pause", `{"seat":300,"paused":true}`, "body.seat: "},
		{m + "/messages", `{"seat":300,"text":"x"}`, "body.seat: "},
		{m + "/messages", `{"seat":0,"to":300,"text":"x"}`, "body.to: "},
		{m + "/seats", `{"seat":300}`, "body.seat: "},
		{"/api/play", `{"game":"toy","seat":300}`, "body.seat: "},
		{"/api/play", `{"game":"toy","seats":1e30}`, "seats: must be a whole number"},
		{"/api/matches", `{"game":"toy","seats":[{},{}],"sit":[300]}`, "body.sit[0]: "},
		{"/api/matches", `{"game":"toy","seats":[{},{}],"clock":{"bank":1e30}}`, "clock.bank: must be a whole number"},
		{"/api/games/toy/ask", `{"view":{},"seat":300,"question":{}}`, "body.seat: "},
	} {
		p := ann.wrong(400, "POST", tt.path, tt.body)
		if !strings.Contains(p.Detail, tt.field) || strings.Contains(p.Detail, "json:") || strings.Contains(p.Detail, "Go ") {
			t.Errorf("%s %s: got %q, want %q in it", tt.path, tt.body, p.Detail, tt.field)
		}
	}
	k := ann.talk(m + "/events?owed=1")
	for frame, field := range map[string]string{
		`{"key":"k","seat":300,"action":{}}`:            "seat: must be a whole number from -128 to 127",
		`{"key":"k","seat":0,"n":1e30,"action":{}}`:     "n: must be a whole number",
		`{"key":"k","seat":0,"seq":"last","action":{}}`: "seq: must be a whole number, not a text",
	} {
		if p := k.wrong(400, frame); !strings.Contains(p.Detail, field) {
			t.Errorf("%s: got %q, want %q in it", frame, p.Detail, field)
		}
	}
}

// TestNamedTwice sends bodies with a field that stands twice or in the wrong case, and a seat that is taken twice.
func TestNamedTwice(t *testing.T) {
	h := openHouse(t)
	ann, _, id := toyTable(h)
	m := "/api/matches/" + id
	for _, tt := range []struct{ path, body, detail string }{
		{"/api/play", `{"game":"toy","game":"chess"}`, `the field "game" stands twice`},
		{"/api/play", `{"game":"toy","options":{"a":"1","a":"2"}}`, `the field "a" stands twice`},
		{"/api/play", `{"game":"toy","options":{"a":"1","A":"2"}}`, `the fields "a" and "A" differ by case only`},
		{"/api/play", `{"game":"toy","Game":"chess"}`, "Game"},
		{m + "/check", `{"seat":0,"action":{"kind":"bid","coins":1,"COINS":2,"tokens":[]}}`, `the fields "coins" and "COINS" differ by case only`},
		{"/api/play", `{"Game":"toy"}`, `Game: there is no field "Game"; it is "game"`},
		{m + "/check", `{"seat":0,"Action":{"kind":"bid","coins":1,"tokens":[]}}`, `Action: there is no field "Action"; it is "action"`},
		{m + "/check", `{"seat":0,"action":{"Kind":"bid","coins":1,"tokens":[]}}`, `Kind: there is no field "Kind"; it is "kind"`},
		{m + "/undo", `{"seat":0,"seat":1}`, `the field "seat" stands twice`},
		{m + "/check", `{"seat":0,"action":{"kind":"bid","coins":1,"coins":2,"tokens":[]}}`, `the field "coins" stands twice`},
		{"/api/matches", `{"game":"toy","seats":[{},{}],"sit":[0,1,0]}`, "seat 0 twice"},
	} {
		if p := ann.wrong(400, "POST", tt.path, tt.body); !strings.Contains(p.Detail, tt.detail) {
			t.Errorf("%s %s: got %q, want %q in it", tt.path, tt.body, p.Detail, tt.detail)
		}
	}
}

// TestBadStreams asks for streams that there are not.
func TestBadStreams(t *testing.T) {
	h := openHouse(t)
	ann, _, id := toyTable(h)
	plain := map[string]string{}
	upgrade := map[string]string{"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA=="}
	for _, tt := range []struct {
		status int
		path   string
	}{
		{404, "aaaaaaaaaaaaaaaa/events"}, {404, "x/events"}, {403, id + "/events?seat=1"}, {403, id + "/events?seat=100"},
		{400, id + "/events?seat=1000"}, {400, id + "/events?since=x"}, {400, id + "/events?since=-1"}, {400, id + "/events?since=99999999999999999999"},
		{400, id + "/events?look=maybe"},
	} {
		for what, header := range map[string]map[string]string{"lines": plain, "frames": upgrade} {
			status, h, text := ann.send("GET", "/api/matches/"+tt.path, "", header)
			wantProblem(t, what+" "+tt.path, tt.status, status, h, text)
		}
	}
	for what, spoilt := range map[string]string{"Sec-WebSocket-Version": "7", "Sec-WebSocket-Key": "x", "Connection": "close"} {
		header := map[string]string{}
		for name, value := range upgrade {
			header[name] = value
		}
		header[what] = spoilt
		status, _, text := ann.send("GET", "/api/matches/"+id+"/events", "", header)
		if status < 400 || status >= 500 {
			t.Errorf("a WebSocket with %s %q: got %d %s", what, spoilt, status, text)
		}
	}
}

// TestReplayedAfterRestart sends a request again to a server that was started anew.
func TestReplayedAfterRestart(t *testing.T) {
	dir := t.TempDir()
	h := openHouseIn(t, dir)
	ann, _, id := toyTable(h)
	act := func(coins int) (int, string) {
		body := fmt.Sprintf(`{"seat":0,"n":1,"action":{"kind":"bid","coins":%d,"tokens":[]}}`, coins)
		status, _, text := ann.send("POST", "/api/matches/"+id+"/actions", body, map[string]string{"Idempotency-Key": "once"})
		return status, text
	}
	status, first := act(1)
	if status != 200 {
		t.Fatalf("got %d %s", status, first)
	}
	cookies := ann.client.Jar.Cookies(mustURL(t, h.url))
	h.close()
	h = openHouseIn(t, dir)
	ann = h.stranger()
	ann.client.Jar.SetCookies(mustURL(t, h.url), cookies)
	if status, again := act(1); status != 200 || again != first {
		t.Errorf("again: got %d %s, want %s", status, again, first)
	}
	if status, text := act(2); status != 409 {
		t.Errorf("another action with the same key: got %d %s", status, text)
	}
	if n := ann.look(id, 0).N; n != 1 {
		t.Errorf("got %d actions, want 1", n)
	}
}
