package web

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"gonfalon/game"
	"gonfalon/games/gamestest"
	"gonfalon/store"
	"gonfalon/table"
)

// twins are two servers with one match each. The matches have the same id, invitations
// and dice, and the same people do the same things at the same time, so whatever can be
// told apart comes from what the test does differently.
type twins struct {
	t        *testing.T
	game     string
	seats    int
	houses   [2]*house
	people   [2][]*guest // those who sit, then a stranger with an account and one without
	streams  [2][]*recording
	seeds    [2]game.Seed
	commits  [2]string // to the seeds, which may be different
	cutShort func()
}

const twinID = "twinstwinstwins2"

var sitters = []string{"ann", "bob", "cat"}

// newTwins seats three people at both tables, or as many as there are seats.
func newTwins(t *testing.T, gameName string, seeds [2]game.Seed, options ...map[string]string) *twins {
	t.Helper()
	w, invites := emptyTwins(t, gameName, seeds, options...)
	for seat := range w.seats {
		w.sit(seat, invites[seat], [2]map[string]string{})
	}
	return w
}

// emptyTwins sets both tables up, with people who watch them and nobody at them.
func emptyTwins(t *testing.T, gameName string, seeds [2]game.Seed, options ...map[string]string) (*twins, []string) {
	t.Helper()
	var invites []string
	w := &twins{t: t, game: gameName, seats: min(len(sitters), testGames()[gameName].Info().MaxSeats), seeds: seeds}
	ctx, stop := context.WithCancel(t.Context())
	w.cutShort = stop
	for i := range w.houses {
		var s *store.Store
		h := openHouse(t, func(c *Config) { s = c.Store })
		w.houses[i], w.commits[i] = h, seeds[i].Commitment()
		for _, name := range append(slices.Clone(sitters), "dan") {
			w.people[i] = append(w.people[i], h.guest(name))
		}
		w.people[i] = append(w.people[i], h.stranger())
		var ann Me
		w.people[i][0].want(200, "GET", "/api/me", nil, &ann)
		plan := table.Plan{Game: gameName, Seats: make([]table.Chair, w.seats)}
		if options != nil {
			plan.Options = options[i]
		}
		if gameName == "parley" {
			plan.Clock.Deadline = 24 * 3600 // no window closes while the test looks
		}
		for seat := range plan.Seats {
			plan.Seats[seat].Bring = gameName == gamestest.Armies
		}
		invites = layOut(t, s, ann.Account, seeds[i], plan)
		for _, g := range w.people[i] {
			for _, stream := range []func(context.Context, string) func(func([]byte) bool){g.lines, g.frames} {
				w.streams[i] = append(w.streams[i], w.record(i, stream(ctx, w.path("/events?since=0"))))
			}
		}
	}
	return w, invites
}

// sit has one person sit down in both houses, perhaps with other options of his own.
func (w *twins) sit(seat int, invite string, options [2]map[string]string) {
	w.t.Helper()
	var body [2]any
	for i := range body {
		body[i] = map[string]any{"seat": seat, "invite": invite, "name": sitters[seat], "options": options[i]}
	}
	w.do(game.Seat(seat), "POST", "/seats", body)
}

// layOut begins the journal of a match as package table would, but with an id, a seed
// and invitations that are known.
func layOut(t testing.TB, s *store.Store, owner string, seed game.Seed, plan table.Plan) (invites []string) {
	t.Helper()
	info := testGames()[plan.Game].Info()
	c := &table.Created{By: owner, Rules: info.Version, Content: info.Content, Seed: seed.String(), Plan: plan}
	for seat := range plan.Seats {
		c.Invites = append(c.Invites, fmt.Sprint("INVITATION-OF-SEAT-", seat))
	}
	data, err := json.Marshal(table.Entry{Time: time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC), Created: c})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Append(t.Context(), twinID, 0, data); err != nil {
		t.Fatal(err)
	}
	return c.Invites
}

func (w *twins) path(rest string) string { return "/api/matches/" + twinID + rest }

// do has one person make a request in both houses, with a body for each.
func (w *twins) do(seat game.Seat, method, rest string, body [2]any) (answers [2]string) {
	w.t.Helper()
	for i := range w.houses {
		r, data := w.people[i][seat].do(method, w.path(rest), body[i])
		if r.StatusCode != 200 {
			w.t.Fatalf("%s %s: %d %s", method, rest, r.StatusCode, data)
		}
		answers[i] = string(data)
	}
	return answers
}

// act has a seat act in both houses, perhaps differently.
func (w *twins) act(seat game.Seat, a, b json.RawMessage) {
	w.t.Helper()
	n := w.look().N + 1
	w.do(seat, "POST", "/actions", [2]any{
		map[string]any{"seat": seat, "n": n, "action": a}, map[string]any{"seat": seat, "n": n, "action": b},
	})
}

// look is the match as a spectator sees it in the first house. The test asks in both,
// since servers count.
func (w *twins) look() table.Look {
	w.t.Helper()
	var looks [2]table.Look
	for i := range looks {
		w.people[i][w.seats].want(200, "GET", w.path(""), nil, &looks[i])
	}
	return looks[0]
}

// options lists what a seat may do in both houses.
func (w *twins) options(seat game.Seat) (lists [2][]json.RawMessage) {
	w.t.Helper()
	for i := range lists {
		var o table.Options
		w.people[i][seat].want(200, "GET", w.path(fmt.Sprint("/options?seat=", seat)), nil, &o)
		lists[i] = o.Options
	}
	return lists
}

// same compares all that people other than those named are given in the two houses.
func (w *twins) same(when string, except ...game.Seat) {
	w.t.Helper()
	strange, n := w.wrongActions(), w.look().N+1
	for p := range w.people[0] {
		if slices.Contains(except, game.Seat(p)) {
			continue
		}
		a, b := w.given(0, p, n, strange), w.given(1, p, n, strange)
		for i := range a {
			w.keepsSecrets(p, a[i])
			if a[i] != b[i] {
				w.t.Fatalf("%s, %s can tell the matches apart:\n%s\n%s", when, w.name(p), a[i], b[i])
			}
		}
	}
}

// keepsSecrets looks for what is the same in both houses and is not for everybody: the
// invitations are for whoever set the table up, the seed is for nobody.
func (w *twins) keepsSecrets(person int, text string) {
	w.t.Helper()
	if strings.Contains(text, "INVITATION-OF-SEAT") && person != 0 {
		w.t.Fatalf("%s is given invitations: %s", w.name(person), text)
	}
	if strings.Contains(text, w.seeds[0].String()) {
		w.t.Fatalf("%s is given the seed: %s", w.name(person), text)
	}
}

func (w *twins) name(person int) string {
	return append(slices.Clone(sitters), "a stranger", "somebody without an account")[person]
}

// nonsense is what no seat may ever do.
var nonsense = []string{`{}`, `[]`, `"x"`, `{"kind":"dance"}`, `{"kind":"bid","coins":9,"tokens":[]}`, `{"kind":"bid","n":99}`, `{"kind":"order","area":"nowhere","order":"march"}`}

// wrongActions are nonsense, and what the seats have as options in either house.
func (w *twins) wrongActions() (list []json.RawMessage) {
	for _, action := range nonsense {
		list = append(list, json.RawMessage(action))
	}
	for n := 1; w.game == "toy" && n <= 6; n++ {
		list = append(list, json.RawMessage(fmt.Sprintf(`{"kind":"bid","coins":1,"tokens":[%d]}`, n)))
	}
	for seat := range game.Seat(w.seats) {
		for _, options := range w.options(seat) {
			for i := 0; i < len(options); i += 1 + len(options)/3 {
				list = append(list, options[i])
			}
		}
	}
	return list
}

// given returns all that one person is given in one house for the asking.
func (w *twins) given(house, person, n int, strange []json.RawMessage) []string {
	w.t.Helper()
	g := w.people[house][person]
	var all []string
	ask := func(method, path string, body any) {
		r, data := g.do(method, path, body)
		if r.StatusCode >= 500 {
			w.t.Fatalf("%s %s: %d %s", method, path, r.StatusCode, data)
		}
		first := head(r)
		if instants.Match(data) { // they are written as long as they need
			first = lengths.ReplaceAllString(first, "")
		}
		all = append(all, fmt.Sprint(method, " ", path, " ", r.StatusCode, " ", first, " ", w.mask(house, data)))
	}
	for _, path := range []string{w.path(""), w.path("/replay?n=0"), w.path("/log"), w.path("/talk"), "/api/matches?list=open", "/api/matches?list=mine", "/api/me/tokens"} {
		ask("GET", path, nil)
	}
	for seat := range w.seats {
		ask("GET", w.path(fmt.Sprint("?seat=", seat)), nil)
		ask("GET", w.path(fmt.Sprint("/options?seat=", seat)), nil)
		ask("GET", w.path(fmt.Sprint("/undo?seat=", seat)), nil)
		ask("GET", w.path(fmt.Sprint("/events?seat=", seat+w.seats)), nil)
		ask("POST", w.path("/seats"), map[string]any{"seat": seat, "invite": "INVITATION", "name": "x"})
		ask("POST", w.path("/undo/answer"), map[string]any{"seat": seat, "yes": true})
		for i, action := range strange {
			if seat != person && i > len(nonsense) {
				break // all that is not one's own is refused alike
			}
			ask("POST", w.path("/check"), map[string]any{"seat": seat, "action": action})
			if i < len(nonsense) {
				ask("POST", w.path("/actions"), map[string]any{"seat": seat, "n": n, "action": action})
				ask("POST", w.path("/actions"), map[string]any{"seat": seat, "n": n + 99, "action": action})
			}
		}
	}
	for _, stream := range []func(context.Context, string) func(func([]byte) bool){g.lines, g.frames} {
		all = append(all, w.soFar(house, stream))
	}
	return all
}

// soFar reads a stream from its beginning to the look that follows all there is.
func (w *twins) soFar(house int, stream func(context.Context, string) func(func([]byte) bool)) string {
	var all strings.Builder
	for line := range stream(w.t.Context(), w.path("/events?look=1")) {
		fmt.Fprintln(&all, w.mask(house, line))
		if bytes.HasPrefix(line, []byte(`{"look":`)) {
			break
		}
	}
	return all.String()
}

// head returns the header of an answer, but for the time.
func head(r *http.Response) string {
	h := r.Header.Clone()
	h.Del("Date")
	var text strings.Builder
	_ = h.Write(&text) // to memory
	return fmt.Sprintf("%q, %d bytes", text.String(), r.ContentLength)
}

var (
	instants = regexp.MustCompile(`"(time|due|closes)":"20[^"]*Z"`)
	lengths  = regexp.MustCompile(`Content-Length: \d+|\d+ bytes$`)
)

// mask takes all out of a document that differs by right: the times of entries, and the
// commitment to the seed.
func (w *twins) mask(house int, text []byte) string {
	plain := instants.ReplaceAllString(strings.TrimSpace(string(text)), `"$1":""`)
	return strings.ReplaceAll(plain, w.commits[house], "COMMITMENT")
}

// A recording is all that a stream has brought since it began.
type recording struct {
	lines chan string
}

func (w *twins) record(house int, stream func(func([]byte) bool)) *recording {
	r := &recording{make(chan string, 10_000)}
	go func() {
		defer close(r.lines)
		for line := range stream {
			r.lines <- w.mask(house, line)
		}
	}()
	return r
}

// until returns what was recorded up to some words.
func (r *recording) until(t *testing.T, words string) string {
	t.Helper()
	var all strings.Builder
	for line := range r.lines {
		fmt.Fprintln(&all, line)
		if strings.Contains(line, words) {
			return all.String()
		}
	}
	t.Fatalf("the stream broke after %s", &all)
	return ""
}

// end says goodbye, and compares what the streams have brought to people other than
// those named, as well as what the servers have counted.
func (w *twins) end(except ...game.Seat) {
	w.t.Helper()
	goodbye := map[string]any{"seat": 0, "text": "that is all"}
	w.do(0, "POST", "/messages", [2]any{goodbye, goodbye})
	for i := range w.streams[0] {
		a, b := w.streams[0][i].until(w.t, "that is all"), w.streams[1][i].until(w.t, "that is all")
		if person := i / 2; a != b && !slices.Contains(except, game.Seat(person)) {
			w.t.Errorf("the streams of %s are different:\n%s\n%s", w.name(person), a, b)
		}
	}
	w.cutShort()
	if a, b := w.counted(0), w.counted(1); a != b {
		w.t.Errorf("the servers have counted different things:\n%s\n%s", a, b)
	}
}

// counted returns the counters of a server that do not depend on time.
func (w *twins) counted(house int) string {
	answer, err := http.Get(w.houses[house].url + "/metrics")
	if err != nil {
		w.t.Fatal(err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		w.t.Fatal(err)
	}
	var kept []string
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "gonfalon_") && !strings.Contains(line, "request_seconds") && !strings.Contains(line, "streams") && !strings.Contains(line, "/events") {
			kept = append(kept, line)
		}
	}
	return strings.Join(kept, "")
}
