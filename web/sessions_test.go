package web

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"gonfalon/table"
)

// again is another browser that an account is brought to by its recovery code.
func (h *house) again(code string) *guest {
	h.t.Helper()
	g := h.stranger()
	g.want(200, "POST", "/api/me/recover", map[string]any{"recovery": code}, nil)
	return g
}

func (g *guest) me() (me Me) {
	g.t.Helper()
	g.want(200, "GET", "/api/me", nil, &me)
	return me
}

func (g *guest) sessions() (list []Session) {
	g.t.Helper()
	g.want(200, "GET", "/api/me/sessions", nil, &list)
	return list
}

func TestSessionsAreEndedOneByOneOrAll(t *testing.T) {
	h := openHouse(t)
	ann := h.guest("ann")
	second, third := h.again(ann.me().Recovery), h.again(ann.me().Recovery)
	list := ann.sessions()
	if len(list) != 3 || !list[0].This || list[1].This || list[0].Browser == "" || time.Since(list[1].Seen) > time.Minute {
		t.Fatalf("got %+v, want three, the first this one", list)
	}
	if mine := second.sessions(); mine[0].This || !mine[1].This {
		t.Errorf("the second browser is shown %+v", mine)
	}
	h.guest("bob").wrong(404, "DELETE", "/api/me/sessions/"+list[1].ID, nil)
	ann.want(200, "DELETE", "/api/me/sessions/"+list[1].ID, nil, nil)
	second.wrong(404, "GET", "/api/me", nil)
	second.wrong(401, "GET", "/api/me/sessions", nil)
	third.me()
	ann.want(200, "DELETE", "/api/me/sessions", nil, nil)
	third.wrong(404, "GET", "/api/me", nil)
	if ann.me().Name != "ann" || len(ann.sessions()) != 1 {
		t.Error("who signs the others out is signed out as well")
	}
	ann.want(200, "DELETE", "/api/me/sessions/"+ann.sessions()[0].ID, nil, nil)
	ann.wrong(404, "GET", "/api/me", nil)
	bot := h.guest("carl")
	h.bearer(bot, "bot").wrong(403, "GET", "/api/me/sessions", nil)
}

// TestStreamsEndWithTheirSession signs a browser out that follows a match.
func TestStreamsEndWithTheirSession(t *testing.T) {
	h := openHouse(t)
	ann, _, id := toyTable(h)
	other := h.again(ann.me().Recovery)
	began, ended := make(chan struct{}), make(chan string, 1)
	go func() {
		var last string
		for line := range other.lines(t.Context(), "/api/matches/"+id+"/events") {
			if last == "" {
				close(began)
			}
			last = string(line)
		}
		ended <- last
	}()
	<-began
	ann.want(200, "DELETE", "/api/me/sessions", nil, nil)
	ann.want(200, "POST", "/api/matches/"+id+"/messages", map[string]any{"seat": 0, "text": "not for thieves"}, nil)
	if last := <-ended; strings.Contains(last, "not for thieves") {
		t.Errorf("a stream goes on without its session: %s", last)
	}
}

// TestCookiesOfBefore lets those in whose cookie names no session, until their others are
// signed out.
func TestCookiesOfBefore(t *testing.T) {
	h := openHouse(t)
	ann := h.guest("ann")
	id := ann.me().Account
	if err := h.server.people.change(t.Context(), id, func(a *account) { a.Sessions = false }); err != nil {
		t.Fatal(err)
	}
	old := func() *guest {
		g := h.stranger()
		g.client.Jar.SetCookies(mustURL(t, h.url), []*http.Cookie{{Name: cookieName, Value: h.server.keys.sign(forCookie, id), Path: "/"}})
		return g
	}
	g := old()
	if g.me().Account != id || len(g.sessions()) != 2 || !g.sessions()[1].This {
		t.Errorf("an old cookie has the sessions %+v, want one of its own", g.sessions())
	}
	ann.want(200, "DELETE", "/api/me/sessions", nil, nil)
	old().wrong(404, "GET", "/api/me", nil)
	g.wrong(404, "GET", "/api/me", nil)
}

func TestRecoveryCodesRotate(t *testing.T) {
	h := openHouse(t)
	ann := h.guest("ann")
	first := ann.me().Recovery
	var now Me
	ann.want(200, "POST", "/api/me/recovery", nil, &now)
	if now.Recovery == first || ann.me().Recovery != now.Recovery {
		t.Errorf("the code was %s and is %s, shown as %s", first, now.Recovery, ann.me().Recovery)
	}
	h.stranger().wrong(403, "POST", "/api/me/recover", map[string]any{"recovery": first})
	h.again(now.Recovery)
	h.bearer(ann, "bot").wrong(403, "POST", "/api/me/recovery", nil)
}

func TestTokensThatOnlyWatch(t *testing.T) {
	h := openHouse(t)
	ann, _, id := toyTable(h)
	var made Token
	ann.want(200, "POST", "/api/me/tokens", map[string]any{"note": "screen", "scope": "watch", "days": 2}, &made)
	screen := h.stranger()
	screen.token = made.Token
	screen.want(200, "GET", "/api/matches/"+id, nil, nil)
	screen.wrong(403, "POST", "/api/matches/"+id+"/messages", map[string]any{"seat": 0, "text": "hello"})
	list := ann.tokens()
	if len(list) != 1 || list[0].Scope != toWatch || list[0].Until == nil || time.Until(*list[0].Until) > 49*time.Hour {
		t.Errorf("got %+v, want one good for two days of watching", list)
	}
	for used := false; !used; time.Sleep(5 * time.Millisecond) {
		used = ann.tokens()[0].Used != nil // is noted when nobody waits for it
	}
	ann.wrong(400, "POST", "/api/me/tokens", map[string]any{"scope": "rule"})
}

func TestTokensExpire(t *testing.T) {
	long := time.Now().Add(-time.Second)
	if (&token{Until: &long}).good() != nil || (&token{}).good() == nil {
		t.Error("a token is good after its time, or one without an end is not")
	}
}

// TestAccountIsExportedAndDeleted has an account go that has everything.
func TestAccountIsExportedAndDeleted(t *testing.T) {
	h := openHouse(t)
	ann, bob, id := toyTable(h)
	ann.want(200, "POST", "/api/matches/"+id+"/messages", map[string]any{"seat": 0, "text": "good game"}, nil)
	var kept KeptPaper
	ann.want(200, "POST", "/api/lists", document(legal), &kept)
	bot, other := h.bearer(ann, "bot"), h.again(ann.me().Recovery)
	code := ann.me().Recovery
	var all Export
	ann.want(200, "GET", "/api/me/export", nil, &all)
	if all.Name != "ann" || len(all.Sessions) != 2 || len(all.Tokens) != 1 || len(all.Papers) != 1 || len(all.Matches) != 1 ||
		all.Matches[0].ID != id || len(all.Matches[0].Said) != 1 || all.Matches[0].Said[0].Text != "good game" {
		t.Errorf("exported: %+v", all)
	}
	bot.wrong(403, "GET", "/api/me/export", nil)
	bot.wrong(403, "DELETE", "/api/me", nil)
	ann.want(200, "DELETE", "/api/me", nil, nil)
	for _, gone := range []*guest{ann, other} {
		gone.wrong(404, "GET", "/api/me", nil)
	}
	bot.wrong(401, "GET", "/api/me", nil)
	h.stranger().wrong(403, "POST", "/api/me/recover", map[string]any{"recovery": code})
	bob.wrong(404, "GET", "/api/lists/"+kept.ID, nil)
	var l table.Look
	bob.want(200, "GET", "/api/matches/"+id, nil, &l)
	if l.Seats[0].Name == "ann" || l.Seats[0].Bot == "" {
		t.Errorf("her seat is %+v", l.Seats[0])
	}
	_, body := bob.do("GET", "/api/matches/"+id, nil)
	if strings.Contains(string(body), `"ann"`) {
		t.Errorf("the match still names her: %s", body)
	}
}

// TestWhatIsMadeDuringADeletionIsNoGood has requests under way make a session and a token when those
// of a deleted account have been looked through.
func TestWhatIsMadeDuringADeletionIsNoGood(t *testing.T) {
	h := openHouse(t)
	ann := h.guest("ann")
	id := ann.me().Account
	ann.want(200, "DELETE", "/api/me", nil, nil)
	session, err := h.server.people.begin(t.Context(), id, "late")
	if err != nil {
		t.Fatal(err)
	}
	text, err := h.server.people.token(t.Context(), token{Account: id})
	if err != nil {
		t.Fatal(err)
	}
	bot := h.stranger()
	bot.token = text
	bot.wrong(401, "GET", "/api/lists", nil)
	r, err := http.NewRequest("GET", h.url+"/api/lists", nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Cookie", h.server.keys.cookie(id, session, false))
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	if answer.StatusCode != 401 {
		t.Errorf("by a session of a deleted account one gets %d, want 401", answer.StatusCode)
	}
}

func TestCookiesBySecureWayHaveTheirOwnName(t *testing.T) {
	h := openHouse(t, func(c *Config) { c.Proxy = true })
	r, err := http.NewRequest("POST", h.url+"/api/me", strings.NewReader(`{"name":"ann"}`))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("X-Forwarded-Proto", "https")
	a, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer a.Body.Close()
	c := a.Cookies()
	if len(c) != 1 || c[0].Name != "__Host-gonfalon" || !c[0].Secure || c[0].Path != "/" || c[0].Domain != "" {
		t.Fatalf("got %v", c)
	}
	id, _, _ := strings.Cut(c[0].Value, sessionMark)
	if err := h.server.people.change(t.Context(), id, func(a *account) { a.Sessions = false }); err != nil {
		t.Fatal(err)
	}
	before := h.server.keys.sign(forCookie, id)
	for _, try := range []struct {
		cookie, proto string
		want          int
	}{
		{c[0].Name + "=" + c[0].Value, "https", 200},
		{cookieName + "=" + c[0].Value, "https", 404}, // as a neighbour of this host can plant it
		{cookieName + "=" + c[0].Value, "http", 200},
		{cookieName + "=" + before, "https", 200}, // and is given a better one
	} {
		r, _ := http.NewRequest("GET", h.url+"/api/me", nil)
		r.Header.Set("Cookie", try.cookie)
		r.Header.Set("X-Forwarded-Proto", try.proto)
		a, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		a.Body.Close()
		if a.StatusCode != try.want {
			t.Errorf("%s over %s: got %d, want %d", try.cookie, try.proto, a.StatusCode, try.want)
		}
		if try.cookie == cookieName+"="+before && (len(a.Cookies()) != 1 || a.Cookies()[0].Name != secureName) {
			t.Errorf("got %v, want a cookie that only this host can set", a.Cookies())
		}
	}
}
