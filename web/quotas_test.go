package web

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"gonfalon/games"
	"gonfalon/table"
)

// from is a client that comes from an address, as a proxy tells it.
type from string

func (address from) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Header.Set("X-Forwarded-For", string(address))
	return http.DefaultTransport.RoundTrip(r)
}

// at has a guest come from an address from now on.
func (g *guest) at(address string) *guest {
	g.client.Transport = from(address)
	return g
}

var twoChairs = []any{map[string]any{}, map[string]any{}}

// abuses do what there are quotas of, one by one; they return what is answered.
var abuses = map[string]func(g *guest) (int, []byte){
	tablesQuota: func(g *guest) (int, []byte) {
		return g.status("POST", "/api/matches", map[string]any{"game": "toy", "seats": twoChairs, "sit": []int{0, 1}})
	},
	openQuota: func(g *guest) (int, []byte) {
		return g.status("POST", "/api/matches", map[string]any{"game": "toy", "seats": twoChairs, "sit": []int{0}, "open": true})
	},
	botQuota: func(g *guest) (int, []byte) {
		first := games.First()
		var chairs []any
		for range first.Info().MinSeats {
			chairs = append(chairs, map[string]any{"bot": "random"})
		}
		return g.status("POST", "/api/matches", map[string]any{"game": first.Name(), "seats": chairs})
	},
	chatQuota: func(g *guest) (int, []byte) {
		return g.status("POST", "/api/matches/"+g.match+"/messages", map[string]any{"seat": g.seat, "text": "again"})
	},
	lettersQuota: func(g *guest) (int, []byte) {
		return g.status("POST", "/api/matches/"+g.match+"/messages", map[string]any{"seat": g.seat, "to": 1 - g.seat, "text": "again"})
	},
	undoQuota: func(g *guest) (int, []byte) {
		status, data := g.status("POST", "/api/matches/"+g.match+"/undo", map[string]any{"seat": g.seat})
		if status == http.StatusConflict {
			status = http.StatusOK // there is nothing to undo
		}
		return status, data
	},
	logsQuota: func(g *guest) (int, []byte) {
		status, data := g.status("POST", "/api/logs", "no log at all")
		if status == http.StatusUnprocessableEntity {
			status = http.StatusOK
		}
		return status, data
	},
	tokensQuota: func(g *guest) (int, []byte) { return g.status("POST", "/api/me/tokens", map[string]any{}) },
	papersQuota: func(g *guest) (int, []byte) { return g.status("POST", "/api/lists", document(legal)) },
	accountsQuota: func(g *guest) (int, []byte) {
		g.client.Jar = nil // nobody again
		return g.status("POST", "/api/me", map[string]any{"name": "again"})
	},
	complaintsQuota: func(g *guest) (int, []byte) {
		return g.status("POST", "/api/me/shunned", map[string]any{"match": g.match, "seat": 1 - g.seat, "how": "mute"})
	},
	streamsQuota: func(g *guest) (int, []byte) {
		r, err := http.NewRequestWithContext(g.t.Context(), "GET", g.url+"/api/matches/"+g.match+"/events", nil)
		if err != nil {
			g.t.Fatal(err)
		}
		answer, err := g.client.Do(r)
		if err != nil {
			g.t.Fatal(err)
		}
		if answer.StatusCode == http.StatusOK {
			g.t.Cleanup(func() { answer.Body.Close() })
			return answer.StatusCode, nil
		}
		defer answer.Body.Close()
		var p json.RawMessage
		if err := json.NewDecoder(answer.Body).Decode(&p); err != nil {
			g.t.Fatal(err)
		}
		return answer.StatusCode, p
	},
}

func (g *guest) status(method, path string, body any) (int, []byte) {
	g.t.Helper()
	r, data := g.do(method, path, body)
	if r.StatusCode == http.StatusTooManyRequests && r.Header.Get("Retry-After") == "" {
		g.t.Errorf("%s %s: 429 does not say when to try again", method, path)
	}
	return r.StatusCode, data
}

// refused looks at what is answered to who has done too much.
func (g *guest) refused(name string, n, status int, data []byte) {
	g.t.Helper()
	var p Problem
	if err := json.Unmarshal(data, &p); err != nil {
		g.t.Fatalf("%s: %d %s: %v", name, status, data, err)
	}
	number := fmt.Sprint(n)
	if status != http.StatusConflict && status != http.StatusTooManyRequests || p.Limit != name ||
		!strings.Contains(p.English, number) || !strings.Contains(p.French, number) || p.English == p.French || p.Detail != p.English {
		g.t.Errorf("%s: got %d %+v", name, status, p)
	}
}

// allowed are small bounds of all quotas, by accounts or by addresses. Each table of a kind is a
// table, too.
func allowed(suffix string) Limits {
	all := Limits{}
	for _, q := range quotas {
		all[q.name+suffix] = 3
	}
	all[tablesQuota+suffix] = 5
	return all
}

// TestQuotasOfAccounts has one account do each thing once too often; another still may.
func TestQuotasOfAccounts(t *testing.T) {
	limits := allowed("")
	delete(limits, accountsQuota)
	h := openHouse(t, func(c *Config) { c.Limits = limits })
	for name, n := range limits {
		t.Run(name, func(t *testing.T) {
			ann, bob, id := toyTable(h)
			ann.match, bob.match, bob.seat = id, id, 1
			has := 0
			if name == tablesQuota {
				has = 1 // the one at which they sit
			}
			for ; has < n; has++ {
				if status, data := abuses[name](ann); status != http.StatusOK {
					t.Fatalf("the %d. of %d: %d %s", has+1, n, status, data)
				}
			}
			status, data := abuses[name](ann)
			ann.refused(name, n, status, data)
			if status, data := abuses[name](bob); status != http.StatusOK {
				t.Errorf("bob pays for ann: %d %s", status, data)
			}
		})
	}
}

// TestQuotasOfAddresses has two accounts of one network do each thing once too often together;
// another still may, and so may this machine.
func TestQuotasOfAddresses(t *testing.T) {
	limits := allowed(byAddress)
	h := openHouse(t, func(c *Config) { c.Proxy, c.Limits = true, limits })
	for i, q := range quotas {
		t.Run(q.name, func(t *testing.T) {
			ann, bob, id := toyTable(h)
			ann.match, bob.match, bob.seat = id, id, 1
			network := fmt.Sprintf("2001:db8:%d:", i)
			ann.at(network + "2::a")
			bob.at(network + "2:ffff::b")
			n := limits[q.name+byAddress]
			for i := range n {
				if status, data := abuses[q.name](ann); status != http.StatusOK {
					t.Fatalf("the %d. of %d: %d %s", i+1, n, status, data)
				}
			}
			status, data := abuses[q.name](bob)
			bob.refused(q.name+byAddress, n, status, data)
			for _, address := range []string{network + "3::a", "127.0.0.1"} {
				if status, data := abuses[q.name](bob.at(address)); status != http.StatusOK {
					t.Errorf("%s pays for its neighbour: %d %s", address, status, data)
				}
			}
		})
	}
}

// TestRoomIsGivenBack gives up what there is a quota of, so that there is room again.
func TestRoomIsGivenBack(t *testing.T) {
	h := openHouse(t, func(c *Config) { c.Limits = Limits{tablesQuota: 2, openQuota: 1, streamsQuota: 1, tokensQuota: 1} })
	ann := h.guest("ann")
	var l table.Look
	open := map[string]any{"game": "toy", "seats": twoChairs, "sit": []int{0}, "open": true}
	ann.want(200, "POST", "/api/matches", open, &l)
	ann.wrong(409, "POST", "/api/matches", open)
	ann.want(200, "POST", "/api/matches/"+l.ID+"/cancel", nil, nil)
	ann.want(200, "POST", "/api/matches", open, &l)
	ann.want(200, "POST", "/api/matches/"+l.ID+"/fill", map[string]any{"bot": "random"}, nil)
	ann.want(200, "POST", "/api/matches", open, nil)
	if p := ann.wrong(409, "POST", "/api/matches", open); p.Limit != tablesQuota {
		t.Errorf("got %+v", p)
	}

	ctx, stop := context.WithCancel(t.Context())
	for range ann.lines(ctx, "/api/matches/"+l.ID+"/events") {
		ann.match = l.ID
		if status, data := abuses[streamsQuota](ann); status != http.StatusTooManyRequests {
			t.Errorf("a second stream: %d %s", status, data)
		}
		break
	}
	stop()
	for status := 0; status != http.StatusOK; { // as soon as the server has seen that it is closed
		status, _ = abuses[streamsQuota](ann)
	}

	ann.want(200, "POST", "/api/me/tokens", map[string]any{}, nil)
	ann.wrong(409, "POST", "/api/me/tokens", map[string]any{})
	ann.want(200, "DELETE", "/api/me/tokens/"+ann.tokens()[0].ID, nil, nil)
	ann.want(200, "POST", "/api/me/tokens", map[string]any{}, nil)
}

// TestARequestThatWasCarriedOutHasRoom sends the request again that took the last place.
func TestARequestThatWasCarriedOutHasRoom(t *testing.T) {
	h := openHouse(t, func(c *Config) { c.Limits = Limits{openQuota: 1} })
	ann := h.guest("ann")
	body := `{"game":"toy","seats":[{},{}],"sit":[0]}`
	first, _, _ := ann.send("POST", "/api/matches", body, map[string]string{"Idempotency-Key": "one"})
	again, _, _ := ann.send("POST", "/api/matches", body, map[string]string{"Idempotency-Key": "one"})
	other, _, _ := ann.send("POST", "/api/matches", body, map[string]string{"Idempotency-Key": "two"})
	if first != 200 || again != 200 || other != 409 {
		t.Errorf("got %d, %d again, %d for another", first, again, other)
	}
}

func TestLimitsAreKnown(t *testing.T) {
	for _, l := range []Limits{{"chad": 1}, {"chat@here": 1}, {"accounts": 1}, {"chat": -1}, {"@address": 1}} {
		if l.Check() == nil {
			t.Errorf("%v is let pass", l)
		}
	}
	all := Limits{}
	for line := range strings.Lines(DescribeLimits()) {
		all[strings.Fields(line)[0]] = 0
	}
	if err := all.Check(); err != nil || len(all) != 2*len(quotas)-1 {
		t.Errorf("%d limits are described: %v", len(all), err)
	}
	for _, q := range quotas {
		if abuses[q.name] == nil {
			t.Errorf("no test has too much of %s", q.name)
		}
	}
}

func TestNetworks(t *testing.T) {
	for address, want := range map[string]string{
		"192.0.2.7": "192.0.2.7", "::ffff:192.0.2.7": "192.0.2.7", "2001:db8:1:2:3:4:5:6": "2001:db8:1:2::/64",
		"fe80::1%eth0": "fe80::/64", "a name": "a name",
	} {
		if got := network(address); got != want {
			t.Errorf("%s: got %s, want %s", address, got, want)
		}
	}
}
