package web

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"gonfalon/game"
	"gonfalon/games/gamestest"
	"gonfalon/table"
)

const (
	legal   = "name: Bows\narmy: elves\npoints: 1000\nkindred_archers, horde\nelven_mage\n"
	illegal = "army: elves\npoints: 100\nbolt_thrower\n"
)

func document(text string) map[string]any {
	return map[string]any{"game": gamestest.Armies, "document": text}
}

func TestCheckedLists(t *testing.T) {
	h := openHouse(t)
	g := h.stranger() // whoever looks at lists needs no account
	var stock struct{ Armies []struct{ ID string } }
	g.want(200, "GET", "/api/games/"+gamestest.Armies+"/armies", nil, &stock)
	if len(stock.Armies) != 21 {
		t.Errorf("got %d armies", len(stock.Armies))
	}
	var ready []struct {
		Key      string
		Document json.RawMessage
		Problems []any
	}
	g.want(200, "GET", "/api/games/"+gamestest.Armies+"/lists", nil, &ready)
	if len(ready) != 12 {
		t.Errorf("got %d ready armies", len(ready))
	}
	var checked struct {
		Document      json.RawMessage
		Text, En, Fr  string
		Points, Total int
		Problems      []struct {
			Line, Unit int
			Rule       game.Rule
			En, Fr     string
		}
	}
	for _, r := range ready {
		g.want(200, "POST", "/api/games/"+gamestest.Armies+"/lists/check", map[string]any{"document": r.Document}, &checked)
		if len(r.Problems)+len(checked.Problems) > 0 || checked.Points > checked.Total || string(checked.Document) != string(r.Document) {
			t.Errorf("%s: %+v", r.Key, checked)
		}
	}
	g.want(200, "POST", "/api/games/"+gamestest.Armies+"/lists/check", map[string]any{"document": illegal}, &checked)
	if len(checked.Problems) != 1 || checked.Problems[0].Line != 3 || checked.Problems[0].Unit != 1 || checked.Problems[0].Rule != gamestest.RuleUnlocked ||
		checked.Problems[0].Fr == checked.Problems[0].En {
		t.Errorf("got %+v", checked.Problems)
	}
	if p := g.wrong(422, "POST", "/api/games/"+gamestest.Armies+"/lists/check", map[string]any{"document": "army: elves\npoints: lots\n"}); p.Line != 2 || !strings.Contains(p.Detail, "lots") {
		t.Errorf("got %+v", p)
	}
	layout := gamestest.Layout(`{"piece":"wood","at":["1in","1in"]}`)
	if p := g.wrong(422, "POST", "/api/games/"+gamestest.Armies+"/layouts/check", map[string]any{"document": json.RawMessage(layout)}); p.Rule != gamestest.RuleOnTheTable || p.French == "" {
		t.Errorf("got %+v", p)
	}
	for _, path := range []string{"/api/games/toy/armies", "/api/games/" + gamestest.Board + "/lists", "/api/games/x/terrain"} {
		g.wrong(404, "GET", path, nil)
	}
}

func TestKeptLists(t *testing.T) {
	dir := t.TempDir()
	h := openHouseIn(t, dir)
	ann, bob := h.guest("ann"), h.guest("bob")
	var kept, again KeptPaper
	ann.want(200, "POST", "/api/lists", document(legal), &kept)
	path := "/api/lists/" + kept.ID
	if !kept.Yours || kept.Paper.English != "Bows" || len(kept.ID) != 26 {
		t.Errorf("got %+v", kept)
	}

	// the link is for anybody to read, and for nobody else to change
	for _, g := range []*guest{bob, h.stranger()} {
		g.want(200, "GET", path, nil, &again)
		if again.Yours || string(again.Paper.Document) != string(kept.Paper.Document) {
			t.Errorf("got %+v", again)
		}
	}
	change := map[string]any{"document": strings.Replace(legal, "Bows", "Longbows", 1), "revision": kept.Revision}
	bob.wrong(403, "PUT", path, change)
	bob.wrong(403, "DELETE", fmt.Sprint(path, "?revision=", kept.Revision), nil)
	h.stranger().wrong(401, "PUT", path, change)
	bob.wrong(404, "GET", "/api/layouts/"+kept.ID, nil)
	bob.wrong(404, "GET", "/api/lists/"+strings.Repeat("a", 26), nil)
	bob.wrong(404, "GET", "/api/lists/of", nil)

	// a bad list changes nothing, an illegal one is kept as it is
	ann.wrong(422, "PUT", path, map[string]any{"document": "army: elves\n", "revision": kept.Revision})
	ann.wrong(409, "PUT", path, map[string]any{"document": legal, "revision": kept.Revision + 1})
	ann.want(200, "GET", path, nil, &again)
	if again.Revision != kept.Revision {
		t.Errorf("got revision %d, want %d", again.Revision, kept.Revision)
	}
	ann.want(200, "PUT", path, change, &again)
	if again.Paper.English != "Longbows" || again.Revision == kept.Revision {
		t.Errorf("got %+v", again)
	}
	ann.wrong(409, "PUT", path, change) // of another window, which has not seen the first
	ann.want(200, "POST", "/api/lists", document(illegal), nil)

	var mine []KeptPaper
	ann.want(200, "GET", "/api/lists", nil, &mine)
	if len(mine) != 2 {
		t.Errorf("ann has %d lists", len(mine))
	}
	bob.want(200, "GET", "/api/lists", nil, &mine)
	if len(mine) != 0 {
		t.Errorf("bob has %d lists", len(mine))
	}

	cookies := ann.client.Jar.Cookies(mustURL(t, h.url))
	h.close()
	h = openHouseIn(t, dir)
	ann = h.stranger()
	ann.client.Jar.SetCookies(mustURL(t, h.url), cookies)
	ann.want(200, "GET", path, nil, &again)
	if again.Paper.English != "Longbows" || !again.Yours {
		t.Errorf("after a restart: %+v", again)
	}
	ann.wrong(400, "DELETE", path, nil)
	ann.wrong(409, "DELETE", fmt.Sprint(path, "?revision=", kept.Revision), nil) // it was changed since
	this := fmt.Sprint(path, "?revision=", again.Revision)
	ann.want(200, "DELETE", this, nil, nil)
	ann.wrong(404, "GET", path, nil)
	ann.wrong(404, "DELETE", this, nil)
	ann.want(200, "GET", "/api/lists", nil, &mine)
	if len(mine) != 1 {
		t.Errorf("ann has %d lists left", len(mine))
	}
}

func TestKeptOnce(t *testing.T) {
	h := openHouse(t)
	ann, bob := h.guest("ann"), h.guest("bob")
	var ids []string
	for _, g := range []*guest{ann, ann, bob} {
		g.keys = 0 // the same key each time
		var kept KeptPaper
		g.want(200, "POST", "/api/lists", document(legal), &kept)
		ids = append(ids, kept.ID)
	}
	if ids[0] != ids[1] || ids[0] == ids[2] {
		t.Errorf("got %v", ids)
	}
	ann.keys = 0
	ann.wrong(409, "POST", "/api/lists", document(illegal))

	// a request sent many times at once
	body, err := json.Marshal(document(legal))
	if err != nil {
		t.Fatal(err)
	}
	var wait sync.WaitGroup
	for range 8 {
		wait.Go(func() {
			if code, _, text := ann.send("POST", "/api/lists", string(body), map[string]string{"Idempotency-Key": "at once"}); code != 200 {
				t.Errorf("got %d %s", code, text)
			}
		})
	}
	wait.Wait()
	var mine []KeptPaper
	ann.want(200, "GET", "/api/lists", nil, &mine)
	if len(mine) != 2 {
		t.Errorf("ann has %d lists, want 2", len(mine))
	}
}

func TestTwoWindowsChangeOneList(t *testing.T) {
	h := openHouse(t)
	ann := h.guest("ann")
	var kept KeptPaper
	ann.want(200, "POST", "/api/lists", document(legal), &kept)
	var wait sync.WaitGroup
	codes := make([]int, 8)
	for i := range codes {
		wait.Go(func() {
			body, err := json.Marshal(map[string]any{"document": strings.Replace(legal, "Bows", fmt.Sprint("Bows ", i), 1), "revision": kept.Revision})
			if err != nil {
				t.Error(err)
			}
			codes[i], _, _ = ann.send("PUT", "/api/lists/"+kept.ID, string(body), nil)
		})
	}
	wait.Wait()
	won := 0
	for _, c := range codes {
		if c == 200 {
			won++
		} else if c != 409 {
			t.Errorf("got %d", c)
		}
	}
	if won != 1 {
		t.Errorf("%d of them were kept, want one", won)
	}
}

func TestPaperLimits(t *testing.T) {
	const most = 12
	h := openHouse(t, func(c *Config) { c.Limits = Limits{papersQuota: most} })
	ann := h.guest("ann")
	long := legal + strings.Repeat("kindred_archers, horde, "+strings.Repeat("x", 600)+"\n", 60)
	ann.wrong(413, "POST", "/api/lists", document(long))
	for range most {
		ann.want(200, "POST", "/api/lists", document(legal), nil)
	}
	if p := ann.wrong(409, "POST", "/api/lists", document(legal)); !strings.Contains(p.Detail, "throw one away") {
		t.Errorf("got %+v", p)
	}
	// several at once do not pass the limit either
	var mine []KeptPaper
	ann.want(200, "GET", "/api/lists", nil, &mine)
	ann.want(200, "DELETE", fmt.Sprintf("/api/lists/%s?revision=%d", mine[0].ID, mine[0].Revision), nil, nil)
	body, err := json.Marshal(document(legal))
	if err != nil {
		t.Fatal(err)
	}
	var wait sync.WaitGroup
	for range 8 {
		wait.Go(func() { ann.send("POST", "/api/lists", string(body), nil) })
	}
	wait.Wait()
	ann.want(200, "GET", "/api/lists", nil, &mine)
	if n := len(mine); n != most {
		t.Errorf("ann keeps %d lists; one of those at once should have had the last place of %d", n, most)
	}
	ann.want(200, "POST", "/api/layouts", document(gamestest.Layout("")), nil)
}

// TestArmyBroughtToATable has bob sit down with his own army, after what is refused: each
// time with the option and the rule, and the seat stays free.
func TestArmyBroughtToATable(t *testing.T) {
	h := openHouse(t)
	ann, bob := h.guest("ann"), h.guest("bob")
	var games []Game
	ann.want(200, "GET", "/api/games", nil, &games)
	for _, o := range games[slices.IndexFunc(games, func(g Game) bool { return g.Name == gamestest.Armies })].Options {
		want := map[string]string{"blue": "[0]", "red": "[1]"}[o.Name]
		if got := fmt.Sprint(o.Of); got != want && (want != "" || len(o.Of) > 0) {
			t.Errorf("%s is of the seats %s, want %s", o.Name, got, want)
		}
	}
	var l table.Look
	ann.want(200, "POST", "/api/matches", map[string]any{
		"game": gamestest.Armies, "seats": []any{map[string]any{}, map[string]any{"bring": true}}, "sit": []int{0},
		"options": map[string]string{"blue": legal, "red": "random", "turns": "1"},
	}, &l)
	if !l.Plan.Seats[1].Bring || l.Plan.Seats[0].Bring {
		t.Errorf("got %+v", l.Plan.Seats)
	}
	sit := func(options map[string]string) map[string]any {
		return map[string]any{"seat": 1, "invite": l.Invites[1], "options": options}
	}
	seats := "/api/matches/" + l.ID + "/seats"
	for list, rule := range map[string]game.Rule{
		illegal: gamestest.RuleUnlocked, strings.Replace(legal, "1000", "1500", 1): gamestest.RulePointsAgreed, "army: elves\n": "",
	} {
		if p := bob.wrong(422, "POST", seats, sit(map[string]string{"red": list})); p.Option != "red" || p.Rule != rule || p.French == "" {
			t.Errorf("%s: got %+v", list, p)
		}
	}
	bob.wrong(400, "POST", seats, sit(map[string]string{"blue": legal}))
	if l := ann.look(l.ID, 0); !l.Seats[1].Free || l.Status != "waiting" {
		t.Errorf("got %+v", l.Summary)
	}
	mine := strings.Replace(legal, "elven_mage", "kindred_tallspears, regiment", 1)
	bob.want(200, "POST", seats, sit(map[string]string{"red": mine}), nil)
	if l := bob.look(l.ID, 1); l.Status != "playing" || l.Plan.Options["red"] != mine || !strings.Contains(string(l.View), "kindred_tallspears") {
		t.Errorf("got %s %q %s", l.Status, l.Plan.Options, l.View)
	}
}

func TestMatchWithOnesOwnArmy(t *testing.T) {
	h := openHouse(t)
	ann := h.guest("ann")
	table := func(options map[string]string) map[string]any {
		return map[string]any{"game": gamestest.Armies, "seats": []any{map[string]any{}, map[string]any{"bot": "random"}}, "sit": []int{0}, "options": options}
	}
	for _, tt := range []struct {
		option, text string
		rule         game.Rule
		line         int
	}{
		{"blue", illegal, gamestest.RuleUnlocked, 3},
		{"red", "army: elves\npoints: lots\n", "", 2},
		{"red", strings.Replace(legal, "1000", "1500", 1), gamestest.RulePointsAgreed, 0},
		{"red", "nobody", "", 0},
		{"terrain", "{}", "", 1},
		{"terrain", "nowhere", "", 0},
		{"terrain", "river_meadow", "", 0},
		{"turns", "99", "", 0},
		{"colour", "red", "", 0},
	} {
		p := ann.wrong(422, "POST", "/api/matches", table(map[string]string{tt.option: tt.text}))
		if p.Option != tt.option || p.Detail == "" || p.Rule != tt.rule || p.Line != tt.line || p.French == "" || p.French == p.English {
			t.Errorf("%s: got %+v", tt.option, p)
		}
	}
	var mine []any
	ann.want(200, "GET", "/api/matches?list=mine", nil, &mine)
	if len(mine) != 0 {
		t.Errorf("%d tables were set up all the same", len(mine))
	}
	var look struct{ ID string }
	ann.want(200, "POST", "/api/matches", table(map[string]string{"blue": legal, "turns": "1"}), &look)
	if l := ann.look(look.ID, 0); l.Status != "playing" || !strings.Contains(string(l.View), "kindred_archers") {
		t.Errorf("got %s %s", l.Status, l.View)
	}
}
