package web

import (
	"strings"
	"testing"
	"time"
)

// bearer is a client that is known by a new token of a guest.
func (h *house) bearer(g *guest, note string) *guest {
	h.t.Helper()
	var made Token
	g.want(200, "POST", "/api/me/tokens", map[string]any{"note": note}, &made)
	b := h.stranger()
	b.token, b.name = made.Token, note
	return b
}

func (g *guest) tokens() []TokenNote {
	g.t.Helper()
	var list []TokenNote
	g.want(200, "GET", "/api/me/tokens", nil, &list)
	return list
}

func TestTokensAreListedAndRevoked(t *testing.T) {
	h := openHouse(t)
	ann, bob := h.guest("ann"), h.guest("bob")
	if list := ann.tokens(); len(list) != 0 {
		t.Errorf("a new account has the tokens %v", list)
	}
	first, second, other := h.bearer(ann, "first"), h.bearer(ann, "second"), h.bearer(bob, "other")
	list := ann.tokens()
	if len(list) != 2 || list[0].Note != "first" || list[1].Note != "second" || time.Since(list[0].Created) > time.Minute {
		t.Fatalf("got %v, want first and second, made just now", list)
	}
	for _, token := range list {
		if secret := first.token[len(tokenPrefix)+13:]; strings.Contains(token.ID+token.Note, secret) {
			t.Error("the list shows a secret")
		}
	}
	path := "/api/me/tokens/" + list[0].ID
	bob.wrong(404, "DELETE", path, nil)
	first.want(200, "GET", "/api/matches?list=mine", nil, nil)
	ann.want(200, "DELETE", path, nil, nil)
	if p := first.wrong(401, "GET", "/api/matches?list=mine", nil); !strings.Contains(p.Detail, "token") {
		t.Errorf("the problem says %q", p.Detail)
	}
	ann.wrong(404, "DELETE", path, nil)
	ann.wrong(404, "DELETE", "/api/me/tokens/x", nil)
	h.stranger().wrong(401, "DELETE", path, nil)
	h.stranger().wrong(401, "GET", "/api/me/tokens", nil)
	second.want(200, "GET", "/api/matches?list=mine", nil, nil)
	other.want(200, "GET", "/api/matches?list=mine", nil, nil)
	if list := ann.tokens(); len(list) != 1 || list[0].Note != "second" {
		t.Errorf("got %v, want the second", list)
	}
}

// TestTokensDoNotOutlastThemselves has a token try to get at what would be good after it
// has been revoked.
func TestTokensDoNotOutlastThemselves(t *testing.T) {
	h := openHouse(t)
	ann := h.guest("ann")
	bot := h.bearer(ann, "bot")
	var me Me
	bot.want(200, "GET", "/api/me", nil, &me)
	if me.Account == "" || me.Recovery != "" {
		t.Errorf("a token is shown %+v", me)
	}
	r, body := bot.do("POST", "/api/me", map[string]any{"name": "Ann's bot"})
	if r.StatusCode != 200 || len(r.Header.Values("Set-Cookie")) > 0 || !strings.Contains(string(body), `"recovery":""`) {
		t.Errorf("a token that renames is given %d %v %s", r.StatusCode, r.Header, body)
	}
	bot.wrong(403, "POST", "/api/me/tokens", map[string]any{})
	bot.wrong(403, "GET", "/api/me/tokens", nil)
	bot.wrong(403, "DELETE", "/api/me/tokens/"+ann.tokens()[0].ID, nil)
}

// TestStreamsEndWithTheirToken revokes a token whose bearer follows a match.
func TestStreamsEndWithTheirToken(t *testing.T) {
	h := openHouse(t)
	ann, _, id := toyTable(h)
	bot := h.bearer(ann, "bot")
	began, ended := make(chan struct{}), make(chan string, 1)
	go func() {
		var last string
		for line := range bot.lines(t.Context(), "/api/matches/"+id+"/events") {
			if last == "" {
				close(began)
			}
			last = string(line)
		}
		ended <- last
	}()
	<-began
	ann.want(200, "DELETE", "/api/me/tokens/"+ann.tokens()[0].ID, nil, nil)
	ann.want(200, "POST", "/api/matches/"+id+"/messages", map[string]any{"seat": 0, "text": "not for bots"}, nil)
	if last := <-ended; strings.Contains(last, "not for bots") {
		t.Errorf("a stream goes on without its token: %s", last)
	}
}
