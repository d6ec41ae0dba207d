package web

import (
	"fmt"
	"net"
	"net/url"
	"slices"
	"strings"
	"testing"

	"gonfalon/store"
)

// TestWhatCannotBeWrittenDownIsNotDone damages the audit on disk: until it is mended nobody does
// what must stand in it.
func TestWhatCannotBeWrittenDownIsNotDone(t *testing.T) {
	dir := t.TempDir()
	h := openHouseIn(t, dir)
	ann, bob, id := toyTable(h)
	bobs := bob.me().Account
	seat := bob.look(id, -1).Yours[0]
	h.console().want(200, "PUT", "/api/admin/read-only", map[string]any{"on": false}, nil)
	h.close()
	if hurt := damageBlocks(t, dir, "."+auditJournal); hurt != 1 {
		t.Fatalf("the audit stands in %d files", hurt)
	}
	// everybody tries to do something, in an order in which all of it can be done
	try := func(status int) {
		t.Helper()
		h = openHouseIn(t, dir)
		ann.url, bob.url = h.url, h.url
		boss := h.console()
		for _, c := range []struct {
			who          *guest
			method, path string
			body         map[string]any
		}{
			{ann, "POST", "/matches/" + id + "/reports", because(map[string]any{"seat": seat})},
			{ann, "POST", "/me/shunned", map[string]any{"match": id, "seat": seat, "how": "mute"}},
			{boss, "POST", "/admin/sanctions", because(map[string]any{"kind": "ban", "whom": bobs})},
			{boss, "PUT", "/admin/admins/" + bobs, nil},
			{boss, "POST", "/admin/matches/" + id + "/replace", because(map[string]any{"seat": seat, "to": "bot"})},
			{boss, "POST", "/admin/matches/" + id + "/close", because(nil)},
			{boss, "PUT", "/admin/read-only", because(map[string]any{"on": true})},
		} {
			r, text := c.who.do(c.method, "/api"+c.path, c.body)
			if r.StatusCode != status || status == 503 && !strings.Contains(string(text), "store mend") {
				t.Errorf("%s: got %d %s, want %d", c.path, r.StatusCode, text, status)
			}
		}
		var l Load
		boss.want(200, "GET", "/api/admin", nil, &l)
		var banned []Sanction
		boss.want(200, "GET", "/api/admin/sanctions", nil, &banned)
		var admins []Person
		boss.want(200, "GET", "/api/admin/admins", nil, &admins)
		look, done := ann.look(id, -1), status == 200
		if (l.ReadOnly != nil) != done || (l.Reports > 0) != done || (len(banned) > 0) != done || (len(admins) > 0) != done || (look.Status != "playing") != done {
			t.Errorf("answered %d, there is %+v, %+v, %+v, the match is %s", status, l, banned, admins, look.Status)
		}
		if !done {
			boss.wrong(503, "GET", "/api/admin/audit", nil)
		} else if n := len(boss.acts()); n != 7 {
			t.Errorf("the audit has %d lines", n)
		}
		h.close()
	}
	try(503)
	s, err := store.Open(t.Context(), store.Config{Dir: dir})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Mend(t.Context()); err != nil {
		t.Error(err)
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
	try(200)
}

// TestWhatIsRefusedIsNotInTheAudit: what has come to nothing was not done.
func TestWhatIsRefusedIsNotInTheAudit(t *testing.T) {
	h := openHouse(t)
	ann, bob, id := toyTable(h)
	boss, seat := h.console(), bob.look(id, -1).Yours[0]
	at := "/api/admin/matches/" + id
	boss.wrong(404, "POST", "/api/admin/matches/nothing/close", because(nil))
	boss.want(200, "POST", at+"/replace", because(map[string]any{"seat": seat, "to": "bot"}), nil)
	boss.wrong(409, "POST", at+"/replace", because(map[string]any{"seat": seat, "to": "bot"}))
	boss.wrong(409, "POST", at+"/hand-over", because(map[string]any{"seat": seat, "account": ann.me().Account}))
	for range 2 {
		ann.want(200, "POST", "/api/me/shunned", map[string]any{"match": id, "seat": seat, "how": "mute"}, nil)
	}
	said := []string{}
	for _, l := range boss.acts() {
		said = append(said, l.What)
	}
	if want := []string{"shun-mute", "replace"}; !slices.Equal(said, want) {
		t.Errorf("the audit has %v, want %v", said, want)
	}
}

// TestReasonsAreGiven: spaces are no reason.
func TestReasonsAreGiven(t *testing.T) {
	h := openHouse(t)
	ann, bob, id := toyTable(h)
	boss, bobs, seat := h.console(), bob.me().Account, bob.look(id, -1).Yours[0]
	var made Reported
	ann.want(200, "POST", "/api/matches/"+id+"/reports", because(map[string]any{"seat": seat}), &made)
	boss.want(200, "POST", "/api/admin/sanctions", because(map[string]any{"kind": "mute", "whom": bobs}), nil)
	before := len(boss.acts())
	for _, why := range []string{"", " \t\u00a0"} {
		for _, c := range []struct {
			who          *guest
			method, path string
			body         map[string]any
		}{
			{ann, "POST", "/matches/" + id + "/reports", map[string]any{"seat": seat}},
			{boss, "POST", "/admin/reports/" + made.ID, map[string]any{}},
			{boss, "POST", "/admin/matches/" + id + "/replace", map[string]any{"seat": seat, "to": "bot"}},
			{boss, "POST", "/admin/matches/" + id + "/hand-over", map[string]any{"seat": seat, "account": bobs}},
			{boss, "POST", "/admin/matches/" + id + "/close", map[string]any{}},
			{boss, "POST", "/admin/sanctions", map[string]any{"kind": "ban", "whom": bobs}},
			{boss, "DELETE", "/admin/sanctions/mute." + bobs + "?why=" + url.QueryEscape(why), nil},
			{boss, "PUT", "/admin/read-only", map[string]any{"on": true}},
		} {
			if c.body != nil {
				c.body["why"] = why
			}
			if p := c.who.wrong(400, c.method, "/api"+c.path, c.body); p.French != "donnez une raison" {
				t.Errorf("%s, because %q: got %+v", c.path, why, p)
			}
		}
	}
	if after := len(boss.acts()); after != before {
		t.Errorf("the audit has %d lines, want %d", after, before)
	}
}

// TestOwnAddressesAreNotBanned: it would keep out nobody, or everybody.
func TestOwnAddressesAreNotBanned(t *testing.T) {
	h := openHouse(t)
	boss, bob := h.console(), h.guest("bob")
	ban := func(g *guest, whom string, header map[string]string) (int, string) {
		status, _, text := g.send("POST", "/api/admin/sanctions", fmt.Sprintf(`{"kind":"ban","whom":%q,"hours":1,"why":"x","address":true}`, whom), header)
		return status, text
	}
	whom := []string{bob.me().Account, "::1", "127.9.9.9", "::ffff:127.0.0.1", "0.0.0.0"}
	own, err := net.InterfaceAddrs()
	if err != nil {
		t.Fatal(err)
	}
	for _, at := range own {
		whom = append(whom, at.(*net.IPNet).IP.String())
	}
	for _, w := range whom {
		if status, text := ban(boss, w, map[string]string{"Authorization": "Bearer secret"}); status != 400 || !strings.Contains(text, "--proxy") {
			t.Errorf("%s: got %d %s", w, status, text)
		}
	}
	if lines := boss.acts(); len(lines) != 0 {
		t.Errorf("the audit has %+v", lines)
	}

	// who administers by the page from where he would ban is told that he would lock himself out
	h = openHouse(t, func(c *Config) { c.Proxy = true })
	boss, bob = h.console(), h.guest("bob")
	boss.want(200, "PUT", "/api/admin/admins/"+bob.me().Account, nil, nil)
	from := map[string]string{"X-Forwarded-For": "2001:db8:1:2::7"}
	if status, text := ban(bob, "2001:db8:1:2::8", from); status != 400 || !strings.Contains(text, "yourself") {
		t.Errorf("his own /64: got %d %s", status, text)
	}
	if status, text := ban(bob, "2001:db8:1:3::8", from); status != 200 {
		t.Errorf("another: got %d %s", status, text)
	}
	if status, text := ban(boss, "127.0.0.1", map[string]string{"Authorization": "Bearer secret"}); status != 400 || strings.Contains(text, "--proxy") {
		t.Errorf("behind a proxy that is known: got %d %s", status, text)
	}
}
