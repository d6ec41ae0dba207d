package table

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"gonfalon/game"
	"gonfalon/games/gamestest"
)

// TestTwoNodes has two nodes play one match at the same time, each for all seats: what
// they have at the end is one match.
func TestTwoNodes(t *testing.T) {
	s := openStore(t)
	nodes := []*hall{openOn(t, s), openOn(t, s)}
	id := nodes[0].table(Plan{Game: gamestest.Board, Seats: chairs("", "", "random")})
	acks := make([]map[uint64]bool, 2)
	var wait sync.WaitGroup
	for i, h := range nodes {
		acks[i] = map[uint64]bool{}
		wait.Go(func() {
			for tries, end := 0, time.Now().Add(giveUp); tries < 400 && time.Now().Before(end); tries++ {
				l, err := h.Look(t.Context(), id, "", game.NoSeat)
				if err != nil {
					t.Error(err)
					return
				}
				if l.Decision == nil || l.N > 200 {
					return
				}
				s := l.Decision.Who[tries%len(l.Decision.Who)]
				if l.Seats[s].Bot != "" { // which takes the time it takes
					tries--
					time.Sleep(time.Millisecond)
					continue
				}
				o, err := h.Options(t.Context(), id, who[s], s)
				if err != nil || len(o.Options) == 0 {
					continue
				}
				seq, err := h.Act(t.Context(), id, who[s], Move{Seat: s, Seq: o.Seq, Action: o.Options[tries%len(o.Options)]}, fmt.Sprint(i, " ", tries))
				var refused *Refused
				switch {
				case err == nil:
					acks[i][seq] = true
				case !errors.Is(err, ErrStale) && !errors.As(err, &refused):
					t.Error(err)
				}
			}
		})
	}
	wait.Wait()
	entries, err := s.Read(t.Context(), id, 0)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for i, e := range entries { // there are no letters
		place := place(uint64(i+1), 0)
		entry, err := readEntry(e.Data)
		if err != nil {
			t.Fatal(err)
		}
		if entry.Acted == nil {
			continue
		}
		if n++; entry.Acted.N != n {
			t.Fatalf("action %d where %d should follow: a fork", entry.Acted.N, n)
		}
		if entry.Acted.For == "" && acks[0][place] == acks[1][place] {
			t.Errorf("action %d was acknowledged by both nodes or by none", n)
		}
		delete(acks[0], place)
		delete(acks[1], place)
	}
	if len(acks[0])+len(acks[1]) > 0 {
		t.Errorf("actions were acknowledged that are not there: %v", acks)
	}
	if n < 50 {
		t.Errorf("only %d actions: the nodes hinder each other", n)
	}
	var a, b *Look
	until(t, "the nodes stand at the same place", func() bool {
		a, b = nodes[0].look(id, "ann", 0), nodes[1].look(id, "ann", 0)
		return a.Seq == b.Seq
	})
	if string(a.View) != string(b.View) {
		t.Error("the nodes show different matches")
	}
}

// TestBotsOutliveTheirNode ends a node in the middle of its bots' turns; another goes on
// by itself.
func TestBotsOutliveTheirNode(t *testing.T) {
	s := openStore(t)
	ctx, die := context.WithCancel(t.Context())
	first, err := Open(ctx, Config{Store: s, Games: testGames()})
	if err != nil {
		t.Fatal(err)
	}
	id, err := first.Create(ctx, "", Plan{Game: gamestest.Board, Seats: chairs("random", "random", "random")}, "")
	if err != nil {
		t.Fatal(err)
	}
	die()
	first.Wait()
	second, err := Open(t.Context(), Config{Store: s, Games: testGames()})
	if err != nil {
		t.Fatal(err)
	}
	until(t, "the bots play to the end", func() bool {
		l, err := second.Look(t.Context(), id, "", game.NoSeat)
		if err != nil {
			t.Fatal(err)
		}
		return l.Status == "over"
	})
}

// TestWatchResumes cuts a watch at every place; the pieces are what a whole one shows.
func TestWatchResumes(t *testing.T) {
	s := openStore(t)
	here, there := openOn(t, s), openOn(t, s)
	id := here.table(Plan{Game: "toy", Seats: chairs("", "", "random")})
	ctx, stop := context.WithTimeout(t.Context(), giveUp)
	defer stop()
	var mu sync.Mutex
	seen := map[string][]Update{}
	var wait sync.WaitGroup
	for name, h := range map[string]*hall{"here": here, "there": there} {
		wait.Go(func() {
			var since uint64
			for ctx.Err() == nil {
				cut := errors.New("cut")
				err := h.Watch(ctx, id, Watcher{Account: "ann"}, since, time.Hour, func(u []Update, _ Stand) error {
					mu.Lock()
					defer mu.Unlock()
					seen[name] = append(seen[name], u[0])
					since = u[0].Seq
					return cut
				})
				if err != nil && err != cut {
					t.Error(err)
					return
				}
			}
		})
	}
	here.finish(id)
	want, _ := json.Marshal(here.updates(id, "ann", 0))
	until(t, "both have seen all", func() bool {
		mu.Lock()
		defer mu.Unlock()
		return len(seen["here"]) == len(here.updates(id, "ann", 0)) && len(seen["there"]) == len(seen["here"])
	})
	stop()
	wait.Wait()
	for name, list := range seen {
		if got, _ := json.Marshal(list); string(got) != string(want) {
			t.Errorf("%s: got %v, want %v", name, whats(list), whats(here.updates(id, "ann", 0)))
		}
	}
	if !slices.ContainsFunc(seen["here"], func(u Update) bool { return len(u.Told) > 0 }) {
		t.Error("nothing was told in words")
	}
}
