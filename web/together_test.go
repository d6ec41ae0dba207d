package web

import (
	"net/http"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"gonfalon/game"
	"gonfalon/games/gamestest"
	"gonfalon/table"
)

// TestPresenceOverStreams has people come, turn away and leave, over WebSockets and lines.
func TestPresenceOverStreams(t *testing.T) {
	h := openHouse(t)
	ann, bob, id := toyTable(h)
	events := "/api/matches/" + id + "/events?present=1"
	at := ann.talk(events + "&look=1&seat=0")
	where := func(bob table.Whereabouts, watching int) {
		t.Helper()
		at.until(func(l *socketLine) bool {
			if l.Present == nil {
				return false
			}
			is := l.Present.Seats
			return len(is) == 2 && is[0].Is == table.Here && is[1].Is == bob && (is[1].Since != nil) == (bob != table.Here) && l.Present.Watching == watching
		})
	}
	where(table.Gone, 0)
	his := bob.talk(events)
	where(table.Here, 0)
	his.send(`{"away":true}`)
	where(table.Away, 0)
	his.send(`{"away":false}`)
	where(table.Here, 0)
	watcher := h.stranger().talk(events)
	where(table.Here, 1)
	watcher.c.CloseNow()
	where(table.Here, 0)
	his.c.CloseNow()
	where(table.Gone, 0)
	lines, err := bob.client.Get(h.url + events)
	if err != nil {
		t.Fatal(err)
	}
	where(table.Here, 0)
	lines.Body.Close()
	where(table.Gone, 0)
}

// TestASeatIsReplaced has the clock of one run out: the other gives his seat to a bot, then
// to another person.
func TestASeatIsReplaced(t *testing.T) {
	h := openHouse(t)
	ann, bob := h.guest("ann"), h.guest("bob")
	var l table.Look
	ann.want(200, "POST", "/api/matches", map[string]any{"game": "toy", "seats": []any{map[string]any{}, map[string]any{}}, "sit": []int{0}, "clock": map[string]any{"deadline": 1}}, &l)
	bob.want(200, "POST", "/api/matches/"+l.ID+"/seats", map[string]any{"seat": 1, "invite": l.Invites[1]}, nil)
	path := "/api/matches/" + l.ID
	propose := func(to string) int {
		r, _ := ann.do("POST", path+"/proposals", map[string]any{"by": 0, "seat": 1, "to": to})
		return r.StatusCode
	}
	for status := 409; status != 200; {
		if status = propose("bot"); status != 200 && status != 409 {
			t.Fatalf("got %d", status)
		}
	}
	if l := bob.look(l.ID, 1); l.Seats[1].Bot == "" {
		t.Errorf("got %+v", l.Seats)
	}
	ann.wrong(409, "POST", path+"/proposals/vote", map[string]any{"seat": 0, "yes": true})
	if status := propose("person"); status != 200 {
		t.Fatalf("got %d", status)
	}
	cat := h.guest("cat")
	cat.want(200, "POST", path+"/seats", map[string]any{"seat": 1, "invite": l.Invites[1]}, nil)
	if l := cat.look(l.ID, 1); l.Seats[1].Name != "cat" || l.Seats[1].Bot != "" {
		t.Errorf("got %+v", l.Seats)
	}
	bob.wrong(403, "POST", path+"/return", map[string]any{"seat": 1})
}

func TestLobbyOverHTTP(t *testing.T) {
	h := openHouse(t)
	ann, bob := h.guest("ann"), h.guest("bob")
	set := func() string {
		t.Helper()
		var l table.Look
		ann.want(200, "POST", "/api/matches", map[string]any{"game": "toy", "title": " Friday  night ", "seats": []any{map[string]any{}, map[string]any{}, map[string]any{}}, "sit": []int{0}, "open": true}, &l)
		bob.want(200, "POST", "/api/matches/"+l.ID+"/seats", map[string]any{}, nil)
		if l.Title != "Friday night" || l.Host != "ann" || !l.Hosting {
			t.Errorf("got %+v", l.Summary)
		}
		return l.ID
	}
	id := set()
	bob.wrong(403, "POST", "/api/matches/"+id+"/fill", map[string]any{})
	ann.want(200, "PUT", "/api/matches/"+id+"/title", map[string]any{"title": "Saturday"}, nil)
	bob.want(200, "POST", "/api/matches/"+id+"/leave", map[string]any{"seat": 1}, nil)
	ann.want(200, "POST", "/api/matches/"+id+"/fill", map[string]any{}, nil)
	if l := bob.look(id, -1); l.Status != "playing" || l.Title != "Saturday" || l.Seats[1].Bot != "greedy" || l.Hosting {
		t.Errorf("got %+v", l.Summary)
	}
	id = set()
	at := bob.talk("/api/matches/" + id + "/events")
	ann.want(200, "POST", "/api/matches/"+id+"/cancel", nil, nil)
	at.until(func(l *socketLine) bool { return l.What == "cancelled" })
	ann.wrong(409, "POST", "/api/matches/"+id+"/fill", map[string]any{"bot": "greedy"})
}

// TestListsSayTheRound begins a game that has rounds.
func TestListsSayTheRound(t *testing.T) {
	h := openHouse(t)
	ann := h.guest("ann")
	ann.want(200, "POST", "/api/play", map[string]any{"game": gamestest.Board}, nil)
	var mine []table.Listed
	ann.want(200, "GET", "/api/matches?list=mine", nil, &mine)
	if len(mine) != 1 || mine[0].Round == nil || *mine[0].Round != (game.Text{English: "Round 1", French: "Tour 1"}) {
		t.Errorf("got %+v", mine)
	}
}

// TestLinksSayWhoInvites reads the pages that previews of links are made of.
func TestLinksSayWhoInvites(t *testing.T) {
	index := "<!doctype html><head><title>Gonfalon</title></head>"
	h := openHouse(t, func(c *Config) { c.Page = fstest.MapFS{"index.html": {Data: []byte(index)}} })
	ann := h.guest("Ann <b>")
	var l table.Look
	ann.want(200, "POST", "/api/matches", map[string]any{
		"game": "toy", "title": `Friday "night"`, "seats": []any{map[string]any{}, map[string]any{}, map[string]any{"bot": "random"}}, "sit": []int{0},
		"clock": map[string]any{"deadline": 172_800},
	}, &l)
	page := func(path, lang string) string {
		t.Helper()
		r, err := http.NewRequest("GET", h.url+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Accept-Language", lang)
		answer, err := h.stranger().client.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		defer answer.Body.Close()
		var text strings.Builder
		if err := answer.Write(&text); err != nil || answer.StatusCode != 200 {
			t.Fatalf("%s: got %d, %v", path, answer.StatusCode, err)
		}
		return text.String()
	}
	join := "/join/" + l.ID + "/1/" + l.Invites[1]
	for lang, want := range map[string][]string{
		"":                    {"Ann &lt;b&gt; invites you to Toy, “Friday &#34;night&#34;”</title>", "2 of 3 seats taken (Ann &lt;b&gt;) · 2 days a decision"},
		"fr-CH, fr;q=0.9, en": {"Ann &lt;b&gt; vous invite\u202f: Toy", "2 places prises sur 3 (Ann &lt;b&gt;) · 2 jours par décision"},
		"de, en;q=0.5, fr":    {"invites you"},
	} {
		for _, text := range want {
			if got := page(join, lang); !strings.Contains(got, text) || strings.Contains(got, l.Invites[1]) {
				t.Errorf("%q: got %s, want %s", lang, got, text)
			}
		}
	}
	if got := page("/m/"+l.ID, ""); !strings.Contains(got, "invites you") {
		t.Errorf("the table: %s", got)
	}
	for _, nothing := range []string{"/join/nowhere/1", "/m/", "/join/"} {
		if got := page(nothing, ""); !strings.Contains(got, index) {
			t.Errorf("%s: %s", nothing, got)
		}
	}
}

// TestUndoSaysWhoLosesADecision plays until an undo would cost another his decision: it says so
// before, to the one who is asked, and when it is done.
func TestUndoSaysWhoLosesADecision(t *testing.T) {
	h := openHouse(t)
	ann, bob, id := toyTable(h)
	people := []*guest{ann, bob}
	for range 40 {
		l := ann.look(id, 0)
		if l.Decision == nil {
			break
		}
		s := l.Decision.Who[0]
		people[s].play(id, s, 0)
		for other := range game.Seat(2) {
			var u table.Undoing
			if r, _ := people[other].do("GET", "/api/matches/"+id+"/undo?seat="+string('0'+rune(other)), nil); r.StatusCode != 200 {
				continue
			}
			people[other].want(200, "GET", "/api/matches/"+id+"/undo?seat="+string('0'+rune(other)), nil, &u)
			if len(u.Loses) > 0 && (u.Way == table.UndoAsk || u.Way == table.UndoFree) {
				var done Undone
				people[other].want(200, "POST", "/api/matches/"+id+"/undo", map[string]any{"seat": other}, &done)
				if done.Asked {
					if got := people[1-other].look(id, int(1-other)); !slices.Equal(got.Loses, u.Loses) {
						t.Errorf("who is asked sees that %v lose a decision, want %v", got.Loses, u.Loses)
					}
					people[1-other].want(200, "POST", "/api/matches/"+id+"/undo/answer", map[string]any{"seat": 1 - other, "yes": true}, nil)
				}
				at := people[1-other].talk("/api/matches/" + id + "/events")
				at.until(func(l *socketLine) bool { return l.What == "undone" && slices.Equal(l.Loses, u.Loses) })
				return
			}
		}
	}
	t.Error("nobody ever lost a decision")
}
