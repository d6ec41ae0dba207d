package web

import (
	"fmt"
	"testing"
	"time"

	"gonfalon/game"
	"gonfalon/games/gamestest"
	"gonfalon/store"
	"gonfalon/table"
)

// A long match, which bots play with dice that are known.
const longMatch = 600 // actions at least

var longSeed = game.SeedFrom(1, 5)

// playLong has bots play a long match of five in a directory, and returns its length.
func playLong(t testing.TB, dir string) int {
	t.Helper()
	var s *store.Store
	h := openHouseIn(t, dir, func(c *Config) { s = c.Store })
	defer h.close()
	plan := table.Plan{Game: gamestest.Board, Seats: make([]table.Chair, 5)}
	for i := range plan.Seats {
		plan.Seats[i].Bot = "random"
	}
	layOut(t, s, "", longSeed, plan)
	g := h.stranger()
	for begun := time.Now(); time.Since(begun) < 5*time.Minute; time.Sleep(20 * time.Millisecond) {
		if l := g.look(twinID, -1); l.Status == "over" {
			if l.N < longMatch {
				t.Fatalf("the match has %d actions, which is not long", l.N)
			}
			return l.N
		}
	}
	t.Fatal("the bots do not come to an end")
	return 0
}

// opening measures how long a server that has just started takes to show a moment of a
// match that it has never heard of.
func opening(t testing.TB, dir string, n int) time.Duration {
	t.Helper()
	h := openHouseIn(t, dir)
	defer h.close()
	g := h.stranger()
	g.want(200, "GET", "/api/games", nil, nil) // the connection is not the match's fault
	var step table.Moment
	begun := time.Now()
	g.want(200, "GET", fmt.Sprintf("/api/matches/%s/replay?n=%d", twinID, n), nil, &step)
	took := time.Since(begun)
	if step.N != n || len(step.Document) == 0 {
		t.Errorf("got moment %d, want %d", step.N, n)
	}
	return took
}

// TestLongMatchOpensFast opens a long finished match at its beginning, in its middle and
// at its end, each time at a server that has just started.
func TestLongMatchOpensFast(t *testing.T) {
	const most = 200 * time.Millisecond
	dir := t.TempDir()
	total := playLong(t, dir)
	for _, n := range []int{0, total / 2, total} {
		best := opening(t, dir, n)
		for tries := 0; best > most && tries < 40 && !testing.Short(); tries++ { // others may be at work on this machine
			time.Sleep(time.Duration(tries) * 50 * time.Millisecond)
			best = min(best, opening(t, dir, n))
		}
		if best > most && !testing.Short() {
			t.Errorf("moment %d of %d takes %v, want at most %v", n, total, best, most)
		}
		t.Logf("moment %d of %d: %v", n, total, best.Round(time.Millisecond))
	}
}

// BenchmarkReplay shows moments of a long match that is in memory.
func BenchmarkReplay(b *testing.B) {
	dir := b.TempDir()
	total := playLong(b, dir)
	h := openHouseIn(b, dir)
	g := h.stranger()
	n := 0
	for b.Loop() {
		n = (n + 7919) % (total + 1)
		g.want(200, "GET", fmt.Sprintf("/api/matches/%s/replay?n=%d", twinID, n), nil, nil)
	}
}
