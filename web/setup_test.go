package web

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/url"
	"os"
	"sync"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest/parley"
	"gonfalon/game/gametest/toy"
	"gonfalon/games"
	"gonfalon/sim"
	"gonfalon/store"
	"gonfalon/table"
)

func toyValue(s *toy.State, seat game.Seat) int32 { return int32(s.Player[seat].Score) }

func testGames() table.Games {
	all := table.Games{"toy": sim.Of(toy.Game{}, toyValue), "parley": sim.Of(parley.Game{}, nil)}
	for _, g := range games.All {
		all[g.Name()] = g
	}
	return all
}

// A house is a server on a store of its own.
type house struct {
	t      testing.TB
	url    string
	server *Server
	http   *httptest.Server
	close  func()
}

func openHouse(t testing.TB, change ...func(*Config)) *house {
	t.Helper()
	return openHouseIn(t, t.TempDir(), change...)
}

// openHouseIn opens a house on a directory, in which there may have been one before.
func openHouseIn(t testing.TB, dir string, change ...func(*Config)) *house {
	t.Helper()
	return openHouseOn(t, store.Config{Dir: dir}, change...)
}

// openHouseOn opens a house on a store of its own kind.
func openHouseOn(t testing.TB, on store.Config, change ...func(*Config)) *house {
	t.Helper()
	log := slog.New(slog.DiscardHandler)
	if testing.Verbose() {
		log = slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelWarn}))
	}
	ctx, stop := context.WithCancel(context.Background())
	on.Log = log
	s, err := store.Open(ctx, on)
	if err != nil {
		t.Fatal(err)
	}
	tables, err := table.Open(ctx, table.Config{Store: s, Games: testGames(), Log: log})
	if err != nil {
		t.Fatal(err)
	}
	c := Config{Store: s, Tables: tables, Log: log, Rate: 1e6}
	for _, f := range change {
		f(&c)
	}
	server, err := New(ctx, c)
	if err != nil {
		t.Fatal(err)
	}
	h := &house{t: t, server: server, http: httptest.NewServer(server)}
	h.url = h.http.URL
	h.close = sync.OnceFunc(func() {
		stop()
		h.http.Close()
		tables.Wait()
		s.Close()
	})
	t.Cleanup(h.close)
	return h
}

// A guest is a client of the API.
type guest struct {
	t      testing.TB
	url    string
	client *http.Client
	token  string
	keys   int
	match  string // where it abuses, and from which seat
	seat   int
	name   string
}

// stranger is a client that has not said who it is.
func (h *house) stranger() *guest {
	jar, err := cookiejar.New(nil)
	if err != nil {
		h.t.Fatal(err)
	}
	return &guest{t: h.t, url: h.url, client: &http.Client{Jar: jar}}
}

func (h *house) guest(name string) *guest {
	h.t.Helper()
	g := h.stranger()
	g.name = name
	g.want(200, "POST", "/api/me", map[string]any{"name": name}, nil)
	return g
}

func mustURL(t testing.TB, text string) *url.URL {
	u, err := url.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return u
}

// do makes a request. A body that is a string is sent as it is.
func (g *guest) do(method, path string, body any) (*http.Response, []byte) {
	g.t.Helper()
	var in io.Reader
	switch b := body.(type) {
	case nil:
	case string:
		in = bytes.NewReader([]byte(b))
	default:
		data, err := json.Marshal(body)
		if err != nil {
			g.t.Fatal(err)
		}
		in = bytes.NewReader(data)
	}
	r, err := http.NewRequest(method, g.url+path, in)
	if err != nil {
		g.t.Fatal(err)
	}
	if in != nil {
		r.Header.Set("Content-Type", "application/json")
	}
	if g.token != "" {
		r.Header.Set("Authorization", "Bearer "+g.token)
	}
	g.keys++
	r.Header.Set("Idempotency-Key", fmt.Sprint(g.name, g.keys))
	answer, err := g.client.Do(r)
	if err != nil {
		g.t.Fatal(err)
	}
	defer answer.Body.Close()
	data, err := io.ReadAll(answer.Body)
	if err != nil {
		g.t.Fatal(err)
	}
	return answer, data
}

// want makes a request that must be answered so, and reads the answer.
func (g *guest) want(status int, method, path string, body, into any) {
	g.t.Helper()
	r, data := g.do(method, path, body)
	if r.StatusCode != status {
		g.t.Fatalf("%s %s: got %d %s, want %d", method, path, r.StatusCode, data, status)
	}
	if into != nil {
		if err := json.Unmarshal(data, into); err != nil {
			g.t.Fatalf("%s %s: %v in %s", method, path, err, data)
		}
	}
}

// wrong makes a request that must fail so, and returns the problem.
func (g *guest) wrong(status int, method, path string, body any) Problem {
	g.t.Helper()
	r, data := g.do(method, path, body)
	var p Problem
	if err := json.Unmarshal(data, &p); err != nil || r.StatusCode != status || r.Header.Get("Content-Type") != problemType {
		g.t.Fatalf("%s %s: got %d %s, want the problem %d", method, path, r.StatusCode, data, status)
	}
	if p.Status != status || p.Detail == "" || p.Title == "" {
		g.t.Errorf("%s %s: the problem says %+v", method, path, p)
	}
	formal := status == http.StatusBadRequest || status == http.StatusRequestEntityTooLarge
	if !formal && (p.English == "" || p.French == "" || p.English == p.French) {
		g.t.Errorf("%s %s: the problem is not told in both languages: %+v", method, path, p)
	}
	return p
}

func (g *guest) look(id string, seat int) table.Look {
	g.t.Helper()
	var l table.Look
	g.want(200, "GET", fmt.Sprintf("/api/matches/%s?seat=%d", id, seat), nil, &l)
	return l
}

// play takes the first option of a seat, or another.
func (g *guest) play(id string, seat game.Seat, which int) bool {
	g.t.Helper()
	var o table.Options
	r, data := g.do("GET", fmt.Sprintf("/api/matches/%s/options?seat=%d", id, seat), nil)
	if r.StatusCode != 200 {
		return false
	}
	if err := json.Unmarshal(data, &o); err != nil {
		g.t.Fatal(err)
	}
	if len(o.Options) == 0 {
		return false
	}
	r, data = g.do("POST", "/api/matches/"+id+"/actions", map[string]any{"seat": seat, "n": o.N, "seq": o.Seq, "action": o.Options[which%len(o.Options)]})
	if r.StatusCode != 200 && r.StatusCode != 409 {
		g.t.Fatalf("act: %d %s", r.StatusCode, data)
	}
	return r.StatusCode == 200
}
