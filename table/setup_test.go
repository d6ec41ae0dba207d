package table

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"sync"
	"testing"
	"time"

	"gonfalon/game"
	"gonfalon/game/gametest/parley"
	"gonfalon/game/gametest/toy"
	"gonfalon/games"
	"gonfalon/sim"
	"gonfalon/store"
)

var two = Plan{Game: "toy", Seats: chairs("", "")}

// testGames are the games of the tests: a small one, whole ones, and one whose rules
// are broken.
func testGames() Games {
	all := Games{
		"toy": sim.Of(toy.Game{}, toyValue), "broken": sim.Of(broken{}, toyValue),
		"parley": sim.Of(parley.Game{}, parleyValue), "redealt": sim.Of(redealt{}, parleyValue),
	}
	for _, g := range games.All {
		all[g.Name()] = g
	}
	return all
}

func toyValue(s *toy.State, seat game.Seat) int32 { return int32(s.Player[seat].Score) }

// broken is the toy game, but gambling breaks it.
type broken struct{ toy.Game }

func (broken) Info() game.Info {
	i := toy.Game{}.Info()
	i.Name = "broken"
	return i
}

func (b broken) Apply(s *toy.State, seat game.Seat, a toy.Action, d *game.Dice, story *game.Story) {
	if a.Kind == toy.KindGamble {
		panic("an invariant is broken")
	}
	b.Game.Apply(s, seat, a, d, story)
}

// A hall is some tables on a store, with a clock that the test sets.
type hall struct {
	*Tables
	t     *testing.T
	store *store.Store
	stop  func() // the node, gracefully

	mu   sync.Mutex
	time time.Time
}

func openStore(t *testing.T) *store.Store {
	t.Helper()
	s, err := store.Open(t.Context(), store.Config{Dir: t.TempDir(), Log: slog.New(slog.DiscardHandler)})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

func open(t *testing.T) *hall {
	t.Helper()
	return openOn(t, openStore(t))
}

func openOn(t *testing.T, s *store.Store) *hall { return openWith(t, s, testGames()) }

func openWith(t *testing.T, s *store.Store, games Games) *hall {
	t.Helper()
	h := &hall{t: t, store: s, time: time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)}
	ctx, stop := context.WithCancel(t.Context())
	var err error
	h.Tables, err = Open(ctx, Config{
		Store: s, Games: games,
		now:  h.clock,
		seed: func() game.Seed { return game.SeedFrom(1, 1) },
	})
	if err != nil {
		t.Fatal(err)
	}
	h.stop = func() { stop(); h.Wait() }
	t.Cleanup(h.stop)
	return h
}

func (h *hall) clock() time.Time {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.time
}

func (h *hall) pass(d time.Duration) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.time = h.time.Add(d)
}

// giveUp is after how long a test no longer waits. It measures nothing.
const giveUp = 3 * time.Minute

// until waits for something that others bring about, and says what has not come.
func until(t *testing.T, what string, come func() bool) {
	t.Helper()
	for end := time.Now().Add(giveUp); !come(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("%s: not within %v", what, giveUp)
		}
	}
}

func chairs(bots ...string) []Chair {
	var list []Chair
	for _, b := range bots {
		list = append(list, Chair{Bot: b})
	}
	return list
}

// table sets a table up, at which ann, bob and so on take the seats without bots.
func (h *hall) table(p Plan) string {
	h.t.Helper()
	id, err := h.Create(h.t.Context(), "ann", p, "")
	if err != nil {
		h.t.Fatal(err)
	}
	l := h.look(id, "ann", game.NoSeat)
	for s, c := range p.Seats {
		if c.Bot == "" {
			if _, err := h.Sit(h.t.Context(), id, Sat{Seat: game.Seat(s), Account: who[s], Name: who[s]}, l.Invites[s]); err != nil {
				h.t.Fatal(err)
			}
		}
	}
	return id
}

var who = []string{"ann", "bob", "cat", "dan", "eve"}

func (h *hall) look(id, account string, s game.Seat) *Look {
	h.t.Helper()
	l, err := h.Look(h.t.Context(), id, account, s)
	if err != nil {
		h.t.Fatal(err)
	}
	return l
}

// act plays an action of the toy game.
func (h *hall) act(id string, s game.Seat, action string) error {
	h.t.Helper()
	_, err := h.Act(h.t.Context(), id, who[s], Move{Seat: s, N: h.look(id, "", game.NoSeat).N + 1, Action: json.RawMessage(action)}, "")
	return err
}

func (h *hall) mustAct(id string, s game.Seat, action string) {
	h.t.Helper()
	if err := h.act(id, s, action); err != nil {
		h.t.Fatal(err)
	}
}

// finish plays first options until the match is over.
func (h *hall) finish(id string) {
	h.t.Helper()
	for i := 0; ; i++ {
		l := h.look(id, "ann", game.NoSeat)
		if l.Status != "playing" {
			return
		}
		s := l.Decision.Who[0]
		if l.Seats[s].Bot != "" {
			time.Sleep(time.Millisecond)
			continue
		}
		o, err := h.Options(h.t.Context(), id, who[s], s)
		if err != nil {
			h.t.Fatal(err)
		}
		h.mustAct(id, s, string(o.Options[i%len(o.Options)]))
	}
}

// updates returns all that an account may know of a match.
func (h *hall) updates(id, account string, since uint64) []Update {
	h.t.Helper()
	r, err := h.room(h.t.Context(), id)
	if err != nil {
		h.t.Fatal(err)
	}
	defer r.mu.Unlock()
	return r.since(since, account)
}

func whats(updates []Update) []string {
	var list []string
	for _, u := range updates {
		w := u.What
		if u.Seat != nil {
			w += fmt.Sprint(" ", *u.Seat)
		}
		list = append(list, w)
	}
	return list
}

func wantLast(t *testing.T, updates []Update, want ...string) {
	t.Helper()
	got := whats(updates)
	if len(got) < len(want) || !slices.Equal(got[len(got)-len(want):], want) {
		t.Errorf("got %q at the end, want %q", got, want)
	}
}

const bid = `{"kind":"bid","coins":%d,"tokens":[]}`

func bidding(coins int) string { return fmt.Sprintf(bid, coins) }

func refusedBy(err error) game.Rule {
	var r *Refused
	if errors.As(err, &r) && r.English != "" && r.French != "" {
		return r.Rule
	}
	return ""
}

func isBad(err error) bool {
	var e *Error
	return errors.As(err, &e) && e.Kind == Bad
}
