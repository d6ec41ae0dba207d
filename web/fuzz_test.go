package web

import (
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gonfalon/games/gamestest"
	"gonfalon/table"

	"github.com/danielgtaylor/huma/v2"
)

// FuzzAPI makes requests of a small grammar out of numbers: right ones, nearly right
// ones and nonsense, to every route that the API describes. Whatever comes, the server
// does not break, and what it does not do it explains.
func FuzzAPI(f *testing.F) {
	h := openHouse(f)
	like := newGrammar(h)
	for seed := range uint64(500) {
		f.Add(seed, "")
	}
	f.Add(uint64(1), `{"seat":0,"n":1,"action":{"kind":"bid","coins":1,"tokens":[]}}`)
	f.Fuzz(func(t *testing.T, seed uint64, body string) {
		r := like.request(seed, body)
		w := httptest.NewRecorder()
		h.server.ServeHTTP(w, r)
		answer := w.Result()
		data, _ := io.ReadAll(answer.Body)
		if answer.StatusCode >= 500 {
			t.Fatalf("%s %s: %d %s", r.Method, r.URL, answer.StatusCode, data)
		}
		if answer.StatusCode >= 400 && strings.HasPrefix(r.URL.Path, "/api/") {
			var p Problem
			kind := answer.Header.Get("Content-Type")
			if err := json.Unmarshal(data, &p); err != nil || kind != problemType || p.Detail == "" || p.Status != answer.StatusCode {
				t.Fatalf("%s %s: %d, a problem of type %q that says %s", r.Method, r.URL, answer.StatusCode, kind, data)
			}
		}
	})
}

const problemType = "application/problem+json"

// TestFuzzReachesEveryRoute counts what the requests of the fuzzing come to: every route
// that the API describes is found, and most are asked for something right at times.
func TestFuzzReachesEveryRoute(t *testing.T) {
	h := openHouse(t)
	like := newGrammar(h)
	for seed := range uint64(6000) {
		h.server.ServeHTTP(httptest.NewRecorder(), like.request(seed, ""))
	}
	right, open := 0, 0 // to everybody: ann administers nothing
	for _, w := range like.ways {
		reached, fine := 0, false
		for r, n := range h.server.metrics.requests {
			if r.pattern == w.method+" "+w.path {
				reached += int(n)
				fine = fine || r.status < 300
			}
		}
		if reached < 10 && w.method+" "+w.path != uncounted {
			t.Errorf("%s %s is reached %d times", w.method, w.path, reached)
		}
		if fine {
			right++
		}
		if !strings.HasPrefix(w.path, "/api/admin") {
			open++
		}
	}
	if right < open/2 {
		t.Errorf("only %d of %d routes were asked for something right", right, open)
	}
}

// A way is a method and a path of the API, as its description has them.
type way struct{ method, path string }

// A grammar makes requests up.
type grammar struct {
	*rand.Rand
	ids     []string
	papers  map[string][]string // by where they are found
	ways    []way
	cookies []*http.Cookie
}

// newGrammar is for the routes of a server, at which it starts two matches.
func newGrammar(h *house) *grammar {
	h.t.Helper()
	ann, bob, id := toyTable(h)
	var started Started
	ann.want(200, "POST", "/api/play", map[string]any{"game": gamestest.Board, "seats": 3, "bot": "random"}, &started)
	bob.play(id, 1, 0)
	ids := []string{id, started.ID}
	for range 3 { // of those that have not begun some will soon be cancelled
		var lobby table.Look
		ann.want(200, "POST", "/api/matches", map[string]any{"game": "toy", "seats": []any{map[string]any{}, map[string]any{}}, "sit": []int{0}}, &lobby)
		ids = append(ids, lobby.ID)
	}
	papers := map[string][]string{}
	for range 8 {
		for many, text := range rightPapers {
			var kept KeptPaper
			ann.want(200, "POST", "/api/"+many, map[string]any{"game": gameOf(many), "document": text}, &kept)
			papers[many] = append(papers[many], kept.ID)
		}
	}
	g := &grammar{papers: papers, ids: ids, cookies: ann.client.Jar.Cookies(mustURL(h.t, h.url))}
	for path, item := range h.server.api.OpenAPI().Paths {
		for method, op := range map[string]*huma.Operation{"GET": item.Get, "POST": item.Post, "PUT": item.Put, "DELETE": item.Delete, "PATCH": item.Patch} {
			if op != nil && op.OperationID != "events" { // streams have no end: see TestBadStreams
				g.ways = append(g.ways, way{method, path})
			}
		}
	}
	slices.SortFunc(g.ways, func(a, b way) int { return strings.Compare(a.path+a.method, b.path+b.method) })
	return g
}

// request makes a request out of a number.
func (g grammar) request(seed uint64, body string) *http.Request {
	g.Rand = rand.New(rand.NewPCG(seed, 5))
	w := g.ways[g.IntN(len(g.ways))]
	if g.IntN(6) == 0 {
		w.method = g.one("GET", "POST", "PUT", "DELETE", "HEAD", "PATCH")
	}
	if body == "" {
		body = g.body()
		for many, text := range rightPapers {
			if strings.Contains(w.path, "/"+many) && g.IntN(2) == 0 {
				body = fmt.Sprintf(g.one(`{"document":%q}`, `{"game":"`+gameOf(many)+`","document":%q}`, `{"revision":1,"document":%q}`), text)
			}
		}
		if strings.HasSuffix(w.path, "/ask") && g.IntN(2) == 0 {
			body = `{"view":` + twoUnits + `,"seat":0,"question":` + g.one(questions...) + `}`
		}
	}
	if w.method == "GET" && g.IntN(4) > 0 {
		body = ""
	}
	r := httptest.NewRequest(w.method, g.path(w.path), strings.NewReader(body))
	if g.IntN(4) > 0 {
		for _, c := range g.cookies {
			r.AddCookie(c)
		}
	}
	if g.IntN(3) == 0 {
		r.Header.Set("Content-Type", g.one("application/json", "text/plain", "", "application/x-ndjson", "multipart/form-data", "application/json; charset=utf-8"))
	}
	if g.IntN(3) == 0 {
		r.Header.Set(g.one("Idempotency-Key", "Accept", "Authorization", "Origin", "Upgrade", "Content-Encoding"), g.text())
	}
	return r
}

func (g grammar) one(list ...string) string { return list[g.IntN(len(list))] }

func (g grammar) text() string {
	return g.one("", "x", "-1", "0", "1", "999999999999999999999", "é∀\u202e", strings.Repeat("a", 300), "null", "../..", "%", "gonf_aaaaaaaaaaaa_A", "Bearer x", "gzip", "websocket", "*/*", "application/cbor")
}

// path fills the parameters of a route, and adds some to its query.
func (g grammar) path(route string) string {
	if g.IntN(20) == 0 {
		return g.one("/api/openapi.json", "/", "/m/"+g.ids[0], "/healthz", "/metrics", "/api/nothing")
	}
	id := g.ids[g.IntN(len(g.ids))]
	if g.IntN(4) == 0 {
		id = g.one("aaaaaaaaaaaaaaaa", "x", "..", "%00", "0123456789abcdef", "aaaaaaaaaaaa")
	}
	for many, ids := range g.papers {
		if strings.HasPrefix(route, "/api/"+many) && g.IntN(4) > 0 {
			id = g.one(ids...)
		}
	}
	name := g.one(gamestest.Board, gamestest.Armies, gamestest.Armies, "toy", "x", "..")
	if name == gamestest.Armies && (strings.Contains(route, "/plans") || strings.HasSuffix(route, "/field")) {
		name = gamestest.Plans
	}
	path := strings.NewReplacer("{id}", id, "{game}", name).Replace(route)
	for n := range g.IntN(3) {
		path += []string{"?", "&"}[n] + g.one("seat", "seat", "n", "list", "since", "look", "x") + "=" + g.one("0", "0", "1", "-1", "200", "99999999999999999999", "x", "mine", "open", "", "%ff")
	}
	return path
}

// rightPapers are papers that can be read.
var rightPapers = map[string]string{
	"lists":   "army: elves\npoints: 500\nbolt_thrower\n",
	"layouts": gamestest.Layout(`{"piece":"wood","at":["9in","9in"]}`),
	"plans":   `{"game":"` + gamestest.Plans + `","rounds":1}`, // not finished, and kept so
}

// gameOf is a game that has such papers.
func gameOf(many string) string {
	if many == "plans" {
		return gamestest.Plans
	}
	return gamestest.Armies
}

// right are bodies that are right for some route.
var right = []string{
	`{"name":"ann"}`, `{"title":"Friday"}`, `{"bot":"random"}`, `{"note":"bot"}`, `{"game":"toy"}`, `{"game":"toy","seats":[{},{"bot":"random"}],"sit":[0]}`, `{"seat":0}`, `{}`,
	`{"seat":0,"action":{"kind":"bid","coins":1,"tokens":[]}}`, `{"seat":0,"n":2,"action":{"kind":"bid","coins":1,"tokens":[]}}`,
	`{"seat":0,"yes":true}`, `{"seat":0,"paused":true}`, `{"seat":0,"paused":false}`, `{"seat":0,"text":"hello"}`, `{"seat":0,"to":1,"text":"hello"}`,
}

// questions are such as a position with armies is asked.
var questions = []string{
	`{"ask":"roster"}`, `{"ask":"unit","unit":"axes"}`, `{"ask":"way","unit":"axes","at":[1e300,-1],"facing":1e9}`, `{"ask":"targets","unit":"spears"}`,
	`{"ask":"charge","unit":"axes","target":"spears","with":["axes"]}`, `{"ask":"shot","unit":"axes","target":"spears","weapon":255}`,
	`{"ask":"measure","from":"axes","to":{"piece":0}}`,
}

// body makes a JSON document of the fields that the API knows.
func (g grammar) body() string {
	if g.IntN(3) == 0 {
		return g.one(right...)
	}
	if g.IntN(8) == 0 {
		return g.one("", "null", "[]", "0", `"x"`, "{", "{}\n{}\n", `{"seat":}`, strings.Repeat("[", 2000), strings.Repeat("x", maxBody+1))
	}
	var fields []string
	for range g.IntN(6) {
		fields = append(fields, fmt.Sprintf("%q:%s", g.one("seat", "n", "seq", "action", "name", "note", "recovery", "game", "seats", "bot", "options", "sit", "open", "clock", "absent", "letters", "invite", "entropy", "title", "by", "yes", "paused", "to", "text", "document", "document", "revision", "view", "question"), g.value()))
	}
	return "{" + strings.Join(fields, ",") + "}"
}

func (g grammar) value() string {
	return g.one("0", "1", "2", "-1", "127", "128", "1e99", "1.5", "null", "true", "false", `""`, `"toy"`, strconv.Quote(gamestest.Board), strconv.Quote(gamestest.Armies), `"army: elves\npoints: 500\nbolt_thrower"`, `{"game":"`+gamestest.Armies+`","army":"elves","points":1,"units":[]}`, `"greedy"`, `"hello"`, `"bot"`, `[]`, `[{},{}]`, `[{},{"bot":"random"}]`, `[0]`, `[0,1]`, `{}`,
		`{"deadline":1}`, `{"deadline":-1,"bank":1e9}`, `{"rounds":"1"}`, `{"kind":"bid","coins":1,"tokens":[]}`, `{"kind":"bid","coins":1,"tokens":[1,1]}`, `{"kind":"gamble","yes":true}`, `{"kind":"ready"}`, `{"ask":"roster"}`, `{"ask":"way","unit":"a","at":[0]}`, `{"phase":"setup","scenario":"random"}`, `{"units":{"a":{"seat":"red","at":["9in","9in"]}}}`, `"`+strings.Repeat("é", 2500)+`"`, `"\u0000"`, `"\ud800"`)
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
