package web

import (
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"

	"gonfalon/table"
)

// console is whoever is on the machine.
func (h *house) console() *guest {
	h.t.Helper()
	s := httptest.NewServer(h.server.Console("secret"))
	h.t.Cleanup(s.Close)
	return &guest{t: h.t, url: s.URL, client: &http.Client{}, token: "secret", name: console}
}

// acts lists what the audit says, the latest first.
func (g *guest) acts() (lines []ActLine) {
	g.t.Helper()
	g.want(200, "GET", "/api/admin/audit", nil, &lines)
	return lines
}

// did looks for a line in the audit.
func (g *guest) did(act Act) {
	g.t.Helper()
	lines := g.acts()
	if !slices.ContainsFunc(lines, func(l ActLine) bool {
		return l.What == act.What && l.By == act.By && l.Account == act.Account && l.Match == act.Match && l.Why == act.Why && l.To == act.To && l.Lifted == act.Lifted
	}) {
		g.t.Errorf("the audit has no %+v but %+v", act, lines)
	}
}

func because(more map[string]any) map[string]any {
	all := map[string]any{"why": "the reason"}
	for k, v := range more {
		all[k] = v
	}
	return all
}

// reasoned is why.
const reasoned = "the reason"

// TestOnlyAdministratorsAdminister has everybody else refused, whatever they ask for.
func TestOnlyAdministratorsAdminister(t *testing.T) {
	h := openHouse(t)
	ann, bob, id := toyTable(h)
	boss := h.console()
	account := ann.me().Account
	calls := []struct {
		method, path string
		body         any
	}{
		{"GET", "", nil},
		{"GET", "/matches", nil},
		{"GET", "/matches/" + id, nil},
		{"POST", "/matches/" + id + "/close", because(nil)},
		{"POST", "/matches/" + id + "/replace", because(map[string]any{"seat": 0, "to": "bot"})},
		{"POST", "/matches/" + id + "/hand-over", because(map[string]any{"seat": 0, "account": account})},
		{"GET", "/reports", nil},
		{"POST", "/reports/aaaaaaaaaaaa", because(nil)},
		{"GET", "/people", nil},
		{"GET", "/sanctions", nil},
		{"POST", "/sanctions", because(map[string]any{"kind": "ban", "whom": account})},
		{"DELETE", "/sanctions/ban.x", nil},
		{"PUT", "/read-only", because(map[string]any{"on": true})},
		{"GET", "/admins", nil},
		{"PUT", "/admins/" + account, nil},
		{"DELETE", "/admins/" + account, nil},
		{"GET", "/audit", nil},
	}
	bot := h.bearer(bob, "bot")
	for _, c := range calls {
		bob.wrong(403, c.method, "/api/admin"+c.path, c.body)
		bot.wrong(403, c.method, "/api/admin"+c.path, c.body)
		if c.path != "/admins/"+account {
			h.stranger().wrong(401, c.method, "/api/admin"+c.path, c.body)
		}
		thief := *boss
		thief.token = "another"
		thief.wrong(401, c.method, "/api/admin"+c.path, c.body)
	}
	boss.wrong(401, "GET", "/api/me", nil) // it is for nothing else
	open := h.stranger()
	open.token = "secret" // nor good anywhere else
	open.wrong(401, "GET", "/api/admin", nil)
	if lines := boss.acts(); len(lines) != 0 {
		t.Errorf("the audit has %+v", lines)
	}

	boss.want(200, "PUT", "/api/admin/admins/"+bob.me().Account, nil, nil)
	bob.want(200, "GET", "/api/admin", nil, nil)
	bot.wrong(403, "GET", "/api/admin", nil)
	bob.wrong(403, "PUT", "/api/admin/admins/"+account, nil)
	var at House
	if bob.want(200, "GET", "/api/house", nil, &at); !at.Admin {
		t.Errorf("bob is told %+v", at)
	}
	var admins []Person
	if boss.want(200, "GET", "/api/admin/admins", nil, &admins); len(admins) != 1 || admins[0].Name != "bob" {
		t.Errorf("got %+v", admins)
	}
	boss.want(200, "DELETE", "/api/admin/admins/"+bob.me().Account, nil, nil)
	bob.wrong(403, "GET", "/api/admin", nil)
	boss.wrong(404, "PUT", "/api/admin/admins/aaaaaaaaaaaaaaaaaaaa", nil)
	boss.did(Act{By: console, What: "name", Account: bob.me().Account})
	boss.did(Act{By: console, What: "unname", Account: bob.me().Account})
}

func TestAdministratorsSeeWhatGoesOn(t *testing.T) {
	h := openHouse(t)
	ann, bob, id := toyTable(h)
	boss := h.console()
	k := ann.talk("/api/matches/" + id + "/events?owed=1")
	k.owed()
	var l Load
	boss.want(200, "GET", "/api/admin", nil, &l)
	if l.Matches != 1 || l.Playing != 1 || l.Streams != 1 || l.Room == nil || l.Reports != 0 || l.ReadOnly != nil {
		t.Errorf("got %+v", l)
	}
	var list []table.Overseen
	boss.want(200, "GET", "/api/admin/matches", nil, &list)
	if len(list) != 1 || list[0].ID != id || !slices.Contains(list[0].Accounts, bob.me().Account) || list[0].Present == nil {
		t.Errorf("got %+v", list)
	}
	var found []Somebody
	boss.want(200, "GET", "/api/admin/people?name=BO", nil, &found)
	if len(found) != 1 || found[0].Account != bob.me().Account || found[0].Name != "bob" {
		t.Errorf("got %+v", found)
	}
}

func TestMatchesAreClosedReplacedAndHandedOver(t *testing.T) {
	h := openHouse(t, func(c *Config) { c.At = "https://play.example.org" })
	ann, bob, id := toyTable(h)
	eve, boss := h.guest("eve"), h.console()
	at := "/api/admin/matches/" + id
	boss.wrong(400, "POST", at+"/close", map[string]any{})
	seats := map[string]int{}
	for _, g := range []*guest{ann, bob} {
		seats[g.name] = int(g.look(id, -1).Yours[0])
	}
	boss.want(200, "POST", at+"/replace", because(map[string]any{"seat": seats["bob"], "to": "bot"}), nil)
	if l := ann.look(id, -1); l.Seats[seats["bob"]].Bot == "" {
		t.Errorf("got %+v", l.Seats)
	}
	boss.wrong(409, "POST", at+"/replace", because(map[string]any{"seat": seats["bob"], "to": "bot"}))
	var o Offered
	boss.want(200, "POST", at+"/replace", because(map[string]any{"seat": seats["bob"], "to": "person"}), &o)
	if !strings.HasPrefix(o.Link, "https://play.example.org/join/"+id+"/") || o.Invite == "" {
		t.Errorf("got %+v", o)
	}
	boss.wrong(404, "POST", at+"/hand-over", because(map[string]any{"seat": seats["bob"], "account": "x"}))
	boss.want(200, "POST", at+"/hand-over", because(map[string]any{"seat": seats["bob"], "account": eve.me().Account}), nil)
	if l := eve.look(id, seats["bob"]); l.Seats[seats["bob"]].Name != "eve" {
		t.Errorf("got %+v", l.Seats)
	}
	bob.wrong(403, "GET", "/api/matches/"+id+"?seat="+string(rune('0'+seats["bob"])), nil)
	boss.want(200, "POST", at+"/close", because(nil), nil)
	if l := eve.look(id, -1); l.Status != "cancelled" || l.Why != reasoned {
		t.Errorf("got %q, because %q", l.Status, l.Why)
	}
	ann.wrong(409, "POST", "/api/matches/"+id+"/concede", map[string]any{"seat": seats["ann"]})
	bobs := bob.me().Account
	boss.did(Act{By: console, What: "replace", Match: id, Account: bobs, To: "bot", Why: reasoned})
	boss.did(Act{By: console, What: "replace", Match: id, Account: bobs, To: "person", Why: reasoned})
	boss.did(Act{By: console, What: "hand-over", Match: id, Account: bobs, To: eve.me().Account, Why: reasoned})
	boss.did(Act{By: console, What: "close", Match: id, Why: reasoned})
	for _, l := range boss.acts() {
		if strings.Contains(l.Why+l.To+l.Account, o.Invite) {
			t.Errorf("the audit has an invitation: %+v", l)
		}
	}
}

func TestTheSilencedSayNothing(t *testing.T) {
	h := openHouse(t)
	ann, bob, id := toyTable(h)
	boss, bobs := h.console(), bob.me().Account
	say := func() (int, string) {
		r, text := bob.do("POST", "/api/matches/"+id+"/messages", map[string]any{"seat": bob.look(id, -1).Yours[0], "text": "x"})
		return r.StatusCode, string(text)
	}
	var laid []Sanction
	boss.want(200, "POST", "/api/admin/sanctions", because(map[string]any{"kind": "mute", "whom": bobs, "hours": 2}), &laid)
	if status, text := say(); status != 403 || !strings.Contains(text, reasoned) || !strings.Contains(text, "silenced until") {
		t.Errorf("got %d %s", status, text)
	}
	bob.wrong(403, "POST", "/api/matches", map[string]any{"game": "toy", "seats": []any{map[string]any{}, map[string]any{}}, "title": "x"})
	bob.wrong(403, "POST", "/api/me", map[string]any{"name": "x"})
	bob.wrong(403, "POST", "/api/play", map[string]any{"game": "toy", "name": "x"})
	bob.want(200, "POST", "/api/me", map[string]any{"name": "bob"}, nil)
	bob.want(200, "POST", "/api/matches/"+id+"/pause", map[string]any{"seat": bob.look(id, -1).Yours[0], "paused": true}, nil)
	var list []Sanction
	boss.want(200, "GET", "/api/admin/sanctions", nil, &list)
	if len(list) != 1 || list[0].ID != laid[0].ID || list[0].Name != "bob" || list[0].Until == nil {
		t.Errorf("got %+v", list)
	}
	boss.want(200, "DELETE", "/api/admin/sanctions/"+laid[0].ID+"?why=enough", nil, nil)
	boss.wrong(404, "DELETE", "/api/admin/sanctions/"+laid[0].ID+"?why=enough", nil)
	if status, text := say(); status != 200 {
		t.Errorf("after it was lifted: got %d %s", status, text)
	}
	boss.did(Act{By: console, What: "mute", Account: bobs, Why: reasoned})
	boss.did(Act{By: console, What: "lift", Lifted: "mute", Account: bobs, Why: "enough"})
	_ = ann
}

// TestTheBannedDoNothing bans an account, whose stream ends, and which stays so after a restart.
func TestTheBannedDoNothing(t *testing.T) {
	dir := t.TempDir()
	h := openHouseIn(t, dir)
	ann, bob, id := toyTable(h)
	boss, bobs := h.console(), bob.me().Account
	cookies := bob.client.Jar.Cookies(mustURL(t, h.url))
	seat := bob.look(id, -1).Yours[0]
	bot := h.bearer(bob, "bot")
	k := bob.talk("/api/matches/" + id + "/events?owed=1")
	k.owed()
	boss.want(200, "POST", "/api/admin/sanctions", because(map[string]any{"kind": "ban", "whom": bobs}), nil)
	p := bob.wrong(403, "GET", "/api/matches/"+id, nil)
	if p.English == "" || p.French == "" || !strings.Contains(p.Detail, reasoned) {
		t.Errorf("bob is told %+v", p)
	}
	bot.wrong(403, "GET", "/api/matches/"+id, nil)
	bob.wrong(403, "POST", "/api/me", map[string]any{"name": "x"})
	bob.want(200, "GET", "/api/me/export", nil, nil) // what is his stays his
	ann.want(200, "POST", "/api/matches/"+id+"/messages", map[string]any{"seat": ann.look(id, -1).Yours[0], "text": "gone?"}, nil)
	for open := true; open; { // his stream ends instead of telling him
		_, line, err := k.c.Read(t.Context())
		if open = err == nil; open && strings.Contains(string(line), "gone?") {
			t.Fatal("the banned hears on")
		}
	}
	h.close()
	h = openHouseIn(t, dir)
	bob = h.stranger()
	bob.client.Jar.SetCookies(mustURL(t, h.url), cookies)
	bob.wrong(403, "POST", "/api/matches/"+id+"/concede", map[string]any{"seat": seat})
	boss = h.console()
	boss.want(200, "DELETE", "/api/admin/sanctions/ban."+bobs+"?why=x", nil, nil)
	bob.want(200, "GET", "/api/matches/"+id, nil, nil)
}

// TestAddressesAreBanned keeps out whoever comes from an address, or its network of IPv6.
func TestAddressesAreBanned(t *testing.T) {
	h := openHouse(t, func(c *Config) { c.Proxy = true })
	boss := h.console()
	from := func(g *guest, address string) int {
		status, _, _ := g.send("GET", "/api/games", "", map[string]string{"X-Forwarded-For": address})
		return status
	}
	bob := h.guest("bob")
	bobs := bob.me().Account
	bob.send("GET", "/api/me", "", map[string]string{"X-Forwarded-For": "2001:db8:1:2::7"})
	if status, _, text := boss.send("POST", "/api/admin/sanctions", `{"kind":"ban","whom":"203.0.113.7","why":"x"}`, map[string]string{"Authorization": "Bearer secret"}); status != 400 {
		t.Errorf("an address for ever: got %d %s", status, text)
	}
	boss.want(200, "POST", "/api/admin/sanctions", because(map[string]any{"kind": "ban", "whom": "203.0.113.7", "hours": 1}), nil)
	var laid []Sanction
	boss.want(200, "POST", "/api/admin/sanctions", because(map[string]any{"kind": "ban", "whom": bobs, "address": true}), &laid)
	if len(laid) != 2 {
		t.Fatalf("got %+v", laid)
	}
	for address, want := range map[string]int{
		"203.0.113.7": 403, "203.0.113.8": 200, "::ffff:203.0.113.7": 403,
		"2001:db8:1:2::9": 403, "2001:db8:1:3::7": 200, "127.0.0.1": 200,
	} {
		if got := from(h.stranger(), address); got != want {
			t.Errorf("from %s: got %d, want %d", address, got, want)
		}
	}
	if laid[1].Kind != toBanAt || laid[1].Until == nil {
		t.Errorf("got %+v", laid[1])
	}
	for _, l := range boss.acts() {
		if strings.Contains(l.Account+l.Why+l.To, ":") || strings.Contains(l.Account, "203") {
			t.Errorf("the audit has an address: %+v", l)
		}
	}
	boss.want(200, "DELETE", "/api/admin/sanctions/ban-at.203-0-113-7?why=x", nil, nil)
	if got := from(h.stranger(), "203.0.113.7"); got != 200 {
		t.Errorf("after it was lifted: got %d", got)
	}
}

// TestReadOnlyServerIsLookedAt has all that can be read answered, and all else refused in words.
func TestReadOnlyServerIsLookedAt(t *testing.T) {
	dir := t.TempDir()
	h := openHouseIn(t, dir)
	ann, bob, id := toyTable(h)
	bobs := bob.me().Account
	if err := h.server.people.change(t.Context(), bobs, func(a *account) { a.Sessions = false }); err != nil {
		t.Fatal(err)
	}
	boss := h.console()
	cookies := ann.client.Jar.Cookies(mustURL(t, h.url))
	seat := ann.look(id, -1).Yours[0]
	boss.wrong(400, "PUT", "/api/admin/read-only", map[string]any{"on": true})
	boss.want(200, "PUT", "/api/admin/read-only", because(map[string]any{"on": true}), nil)
	check := func() {
		t.Helper()
		for _, refused := range []struct {
			method, path string
			body         any
		}{
			{"POST", "/api/play", map[string]any{"game": "toy"}},
			{"POST", "/api/matches/" + id + "/pause", map[string]any{"seat": seat, "paused": true}},
			{"POST", "/api/matches/" + id + "/messages", map[string]any{"seat": seat, "text": "x"}},
			{"POST", "/api/me", map[string]any{"name": "another"}},
			{"POST", "/api/me/tokens", map[string]any{}},
			{"DELETE", "/api/me", nil},
		} {
			if p := ann.wrong(503, refused.method, refused.path, refused.body); !strings.Contains(p.French, reasoned) || !strings.Contains(p.Detail, "read-only") {
				t.Errorf("%s: got %+v", refused.path, p)
			}
		}
		h.stranger().wrong(503, "POST", "/api/me", map[string]any{"name": "new"})
		old := h.stranger()
		old.client.Jar.SetCookies(mustURL(t, h.url), []*http.Cookie{{Name: cookieName, Value: h.server.keys.sign(forCookie, bobs), Path: "/"}})
		if old.me().Account != bobs || len(old.sessions()) != 1 {
			t.Errorf("who only asks who he is begins a session: %+v", old.sessions())
		}
		ann.want(200, "POST", "/api/me", map[string]any{"name": "other", "keep": true}, nil)
		ann.want(200, "GET", "/api/matches/"+id, nil, nil)
		k := ann.talk("/api/matches/" + id + "/events?owed=1")
		if p := k.wrong(503, frame("k", int(seat), k.owed(), []byte(`{"kind":"bid","coins":1,"tokens":[]}`))); !strings.Contains(p.Detail, reasoned) {
			t.Errorf("over a socket: got %+v", p)
		}
		var at House
		if ann.want(200, "GET", "/api/house", nil, &at); at.ReadOnly == nil || at.ReadOnly.Why != reasoned {
			t.Errorf("ann is told %+v", at)
		}
		for path, want := range map[string]string{"/healthz": "read-only since", "/metrics": "gonfalon_read_only 1"} {
			answer, err := http.Get(h.url + path)
			if err != nil {
				t.Fatal(err)
			}
			text, err := io.ReadAll(answer.Body)
			answer.Body.Close()
			if err != nil || answer.StatusCode != 200 || !strings.Contains(string(text), want) {
				t.Errorf("%s: got %d %s", path, answer.StatusCode, text)
			}
		}
	}
	check()
	h.close()
	h = openHouseIn(t, dir) // the upgrade
	ann = h.stranger()
	ann.client.Jar.SetCookies(mustURL(t, h.url), cookies)
	check()
	boss = h.console()
	boss.want(200, "PUT", "/api/admin/read-only", map[string]any{"on": false}, nil)
	ann.want(200, "POST", "/api/matches/"+id+"/pause", map[string]any{"seat": seat, "paused": true}, nil)
	boss.did(Act{By: console, What: "read-only", Why: reasoned})
	boss.did(Act{By: console, What: "read-write"})
}
