package web

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"gonfalon/table"
)

// TestPlayersMuteAndBlock has ann hear bob no more, live and in what was said, and meet him no more.
func TestPlayersMuteAndBlock(t *testing.T) {
	h := openHouse(t)
	ann, bob, id := toyTable(h)
	his, hers := bob.look(id, -1).Yours[0], ann.look(id, -1).Yours[0]
	say := func(g *guest, text string) {
		t.Helper()
		g.want(200, "POST", "/api/matches/"+id+"/messages", map[string]any{"seat": g.look(id, -1).Yours[0], "text": text}, nil)
	}
	say(bob, "before")
	shun := func(g *guest, match string, seat any, how string) {
		t.Helper()
		g.want(200, "POST", "/api/me/shunned", map[string]any{"match": match, "seat": seat, "how": how}, nil)
	}
	shun(ann, id, his, "mute")
	ann.wrong(400, "POST", "/api/me/shunned", map[string]any{"match": id, "seat": hers, "how": "mute"})
	k := ann.talk("/api/matches/" + id + "/events?owed=1")
	say(bob, "after")
	say(ann, "the end")
	k.until(func(l *socketLine) bool {
		if l.Text == "before" || l.Text == "after" {
			t.Errorf("ann hears %q", l.Text)
		}
		return l.Text == "the end"
	})
	shun(ann, id, his, "block")
	var list []Shunned
	ann.want(200, "GET", "/api/me/shunned", nil, &list)
	if len(list) != 1 || list[0].Name != "bob" || list[0].How != table.Blocked {
		t.Fatalf("got %+v", list)
	}
	if _, text := ann.do("GET", "/api/me/shunned", nil); strings.Contains(string(text), bob.me().Account) {
		t.Errorf("ann is told bob's account: %s", text)
	}
	var l table.Look
	open := map[string]any{"game": "toy", "seats": []any{map[string]any{}, map[string]any{}}, "open": true}
	ann.want(200, "POST", "/api/matches", open, &l)
	bob.wrong(403, "POST", "/api/matches/"+l.ID+"/seats", map[string]any{})
	bob.want(200, "POST", "/api/matches", open, &l)
	var tables []table.Listed
	ann.want(200, "GET", "/api/matches?list=open", nil, &tables)
	for _, x := range tables {
		if x.ID == l.ID {
			t.Error("ann is shown bob's table")
		}
	}
	h.guest("carl").wrong(404, "DELETE", "/api/me/shunned/"+list[0].ID, nil)
	ann.want(200, "DELETE", "/api/me/shunned/"+list[0].ID, nil, nil)
	ann.want(200, "GET", "/api/matches?list=open", nil, &tables)
	if len(tables) != 2 {
		t.Errorf("got %d open tables, want 2", len(tables))
	}
	boss := h.console()
	me, whom := ann.me().Account, bob.me().Account
	boss.did(Act{By: me, What: "shun-mute", Match: id, Account: whom})
	boss.did(Act{By: me, What: "shun-block", Match: id, Account: whom})
	boss.did(Act{By: me, What: "unshun", Account: whom})
}

// TestPlayersReport has the words kept that a report is about, and only those that who reports has read.
func TestPlayersReport(t *testing.T) {
	h := openHouse(t)
	ann, bob, id := toyTable(h)
	his := bob.look(id, -1).Yours[0]
	for _, text := range []string{"kind words", "foul words"} {
		bob.want(200, "POST", "/api/matches/"+id+"/messages", map[string]any{"seat": his, "text": text}, nil)
	}
	bob.wrong(400, "POST", "/api/matches/"+id+"/reports", map[string]any{"seat": his, "why": "x"})
	ann.wrong(400, "POST", "/api/matches/"+id+"/reports", map[string]any{"seat": his})
	bob.want(200, "POST", "/api/matches/"+id+"/messages", map[string]any{"seat": his, "to": 1 - his, "text": "a foul letter"}, nil)
	eve := h.guest("eve")
	var told Reported
	eve.want(200, "POST", "/api/matches/"+id+"/reports", map[string]any{"seat": his, "why": "I was told so"}, &told)
	for line := range ann.lines(t.Context(), "/api/matches/"+id+"/events") {
		var u table.Update
		if err := json.Unmarshal(line, &u); err != nil {
			t.Fatal(err)
		}
		if u.Text != "" {
			eve.do("POST", "/api/matches/"+id+"/reports", map[string]any{"seat": his, "seq": u.Seq, "why": "I guess"})
		}
		if u.Text == "a foul letter" {
			break
		}
	}
	boss := h.console()
	var list []Report
	boss.want(200, "GET", "/api/admin/reports", nil, &list)
	if len(list) != 3 { // in all, and for what is said to all
		t.Errorf("eve made %d reports, want 3", len(list))
	}
	for _, r := range list {
		if slices.ContainsFunc(r.Words, func(w table.Words) bool { return w.Letter || w.Text == "a foul letter" }) {
			t.Errorf("who has not read a letter hands it on: %+v", r)
		}
		boss.want(200, "POST", "/api/admin/reports/"+r.ID, because(nil), nil)
	}
	var made Reported
	ann.want(200, "POST", "/api/matches/"+id+"/reports", map[string]any{"seat": his, "why": "he is rude"}, &made)
	boss.want(200, "GET", "/api/admin/reports", nil, &list)
	if len(list) != 1 || list[0].ID != made.ID || list[0].By.Name != "ann" || list[0].About.Name != "bob" || list[0].Match != id || list[0].Why != "he is rude" {
		t.Fatalf("got %+v", list)
	}
	if w := list[0].Words; len(w) != 3 || w[1].Text != "foul words" || w[2].Text != "a foul letter" || !w[2].Letter {
		t.Errorf("kept %+v", w)
	}
	boss.want(200, "POST", "/api/admin/reports/"+made.ID, because(nil), nil)
	boss.wrong(409, "POST", "/api/admin/reports/"+made.ID, because(nil))
	boss.wrong(404, "POST", "/api/admin/reports/aaaaaaaaaaaa", because(nil))
	boss.want(200, "GET", "/api/admin/reports", nil, &list)
	if len(list) != 0 {
		t.Errorf("after it was settled: %+v", list)
	}
	boss.want(200, "GET", "/api/admin/reports?all=true", nil, &list)
	if len(list) != 4 || list[3].SettledBy == nil || list[3].Answer != reasoned {
		t.Errorf("all: %+v", list)
	}
	for range maxReports {
		ann.want(200, "POST", "/api/matches/"+id+"/reports", map[string]any{"seat": his, "why": "again"}, nil)
	}
	ann.wrong(429, "POST", "/api/matches/"+id+"/reports", map[string]any{"seat": his, "why": "again"})
	boss.did(Act{By: ann.me().Account, What: "report", Match: id, Account: bob.me().Account})
	boss.did(Act{By: console, What: "settle", Match: id, Account: bob.me().Account, Why: reasoned})
}
