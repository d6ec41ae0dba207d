package web

import (
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// FuzzAPI makes requests of a small grammar out of numbers: right ones, nearly right
// ones and nonsense. Whatever comes, the server does not break.
func FuzzAPI(f *testing.F) {
	h := openHouse(f)
	ann, bob, id := toyTable(h)
	var started Started
	ann.want(200, "POST", "/api/play", map[string]any{"game": "throne", "seats": 3, "bot": "random"}, &started)
	bob.play(id, 1, 0)
	cookies := ann.client.Jar.Cookies(mustURL(f, h.url))
	for seed := range uint64(200) {
		f.Add(seed, "")
	}
	f.Add(uint64(1), `{"seat":0,"n":1,"action":{"kind":"bid","coins":1,"tokens":[]}}`)
	f.Fuzz(func(t *testing.T, seed uint64, body string) {
		g := grammar{rand.New(rand.NewPCG(seed, 5)), []string{id, started.ID}}
		if body == "" {
			body = g.body()
		}
		r := httptest.NewRequest(g.one("GET", "POST", "POST", "POST", "PUT", "DELETE", "HEAD", "PATCH"), g.path(), strings.NewReader(body))
		if g.IntN(4) > 0 {
			for _, c := range cookies {
				r.AddCookie(c)
			}
		}
		if g.IntN(3) == 0 {
			r.Header.Set("Content-Type", g.one("application/json", "text/plain", "", "application/x-ndjson", "multipart/form-data", "application/json; charset=utf-8"))
		}
		r.Header.Set(g.one("Idempotency-Key", "Accept", "Authorization", "Origin", "Upgrade", "Content-Encoding"), g.text())
		if strings.Contains(r.URL.Path, "/events") {
			return // a stream has no end
		}
		w := httptest.NewRecorder()
		h.server.ServeHTTP(w, r)
		answer := w.Result()
		data, _ := io.ReadAll(answer.Body)
		if answer.StatusCode >= 500 {
			t.Fatalf("%s %s %s: %d %s", r.Method, r.URL, body, answer.StatusCode, data)
		}
		if kind := answer.Header.Get("Content-Type"); answer.StatusCode >= 400 && kind == "application/problem+json" {
			var p Problem
			if err := json.Unmarshal(data, &p); err != nil || p.Detail == "" || p.Status != answer.StatusCode {
				t.Fatalf("%s %s %s: a problem that says %s", r.Method, r.URL, body, data)
			}
		}
	})
}

// A grammar makes requests up.
type grammar struct {
	*rand.Rand
	ids []string
}

func (g grammar) one(list ...string) string { return list[g.IntN(len(list))] }

func (g grammar) text() string {
	return g.one("", "x", "-1", "0", "1", "999999999999999999999", "é∀\u202e", strings.Repeat("a", 300), "null", "../..", "%", "gonf_aaaaaaaaaaaa_A", "Bearer x", "gzip", "websocket", "*/*", "application/cbor")
}

func (g grammar) path() string {
	id := g.one(append(g.ids, "aaaaaaaaaaaaaaaa", "x", "..", "%00", "0123456789abcdef")...)
	path := g.one("/api/me", "/api/me/recover", "/api/me/tokens", "/api/games", "/api/rules/throne", "/api/rules/"+g.one("toy", "x", ".."), "/api/play", "/api/matches",
		"/api/matches/"+id, "/api/matches/"+id+"/seats", "/api/matches/"+id+"/options", "/api/matches/"+id+"/check", "/api/matches/"+id+"/actions",
		"/api/matches/"+id+"/undo", "/api/matches/"+id+"/undo/answer", "/api/matches/"+id+"/concede", "/api/matches/"+id+"/pause",
		"/api/matches/"+id+"/messages", "/api/matches/"+id+"/replay", "/api/matches/"+id+"/log", "/api/logs", "/api/logs/"+id+"/replay", "/api/logs/"+id+"/log",
		"/api/openapi.json", "/", "/m/"+id, "/healthz", "/metrics")
	for range g.IntN(3) {
		path += g.one("?", "&") + g.one("seat", "n", "list", "since", "look", "x") + "=" + g.one("0", "1", "-1", "200", "99999999999999999999", "x", "mine", "open", "", "%ff")
	}
	return path
}

// body makes a JSON document of the fields that the API knows.
func (g grammar) body() string {
	if g.IntN(8) == 0 {
		return g.one("", "null", "[]", "0", `"x"`, "{", "{}\n{}\n", `{"seat":}`, strings.Repeat("[", 2000), strings.Repeat("x", maxBody+1))
	}
	var fields []string
	for range g.IntN(6) {
		fields = append(fields, fmt.Sprintf("%q:%s", g.one("seat", "n", "action", "name", "note", "recovery", "game", "seats", "bot", "options", "sit", "open", "clock", "absent", "letters", "invite", "entropy", "yes", "paused", "to", "text"), g.value()))
	}
	return "{" + strings.Join(fields, ",") + "}"
}

func (g grammar) value() string {
	return g.one("0", "1", "2", "-1", "127", "128", "1e99", "1.5", "null", "true", "false", `""`, `"toy"`, `"throne"`, `"greedy"`, `"hello"`, `"bot"`, `[]`, `[{},{}]`, `[{},{"bot":"random"}]`, `[0]`, `[0,1]`, `{}`,
		`{"deadline":1}`, `{"deadline":-1,"bank":1e9}`, `{"rounds":"1"}`, `{"kind":"bid","coins":1,"tokens":[]}`, `{"kind":"bid","coins":1,"tokens":[1,1]}`, `{"kind":"gamble","yes":true}`, `{"kind":"ready"}`, `"`+strings.Repeat("é", 2500)+`"`, `"\u0000"`, `"\ud800"`)
}

func TestFuzzedMethodsAreKnown(t *testing.T) {
	h := openHouse(t)
	for _, method := range []string{"TRACE", "OPTIONS", "CONNECT"} {
		r := httptest.NewRequest(method, "/api/me", nil)
		w := httptest.NewRecorder()
		h.server.ServeHTTP(w, r)
		if w.Code >= 500 || w.Code < http.StatusBadRequest {
			t.Errorf("%s: %d", method, w.Code)
		}
	}
}
