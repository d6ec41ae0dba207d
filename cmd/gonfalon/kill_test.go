package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"gonfalon/game"
	"gonfalon/games"
)

// TestKilledServerLosesNothing kills a server again and again while clients play. Every
// action that was acknowledged is in its match, once, and the matches go on to their end.
func TestKilledServerLosesNothing(t *testing.T) {
	rounds := losses(10, 2)
	v := &victim{t: t, bin: build(t), store: []string{"--data", t.TempDir()}, addr: "127.0.0.1:0"}
	v.start()
	var (
		wait   sync.WaitGroup
		mu     sync.Mutex
		played []*stubborn
		enough atomic.Bool
	)
	url := v.url()
	for i, bots := range []int{0, 0, 2} {
		wait.Go(func() {
			for n := 0; n == 0 || !enough.Load() && !t.Failed(); n++ {
				s := newStubborn(t, url, 100*i+n, bots)
				s.play()
				mu.Lock()
				played = append(played, s)
				mu.Unlock()
			}
		})
	}
	for range rounds {
		time.Sleep(time.Duration(50+rand.IntN(600)) * time.Millisecond)
		v.kill()
		v.start()
	}
	enough.Store(true)
	wait.Wait()
	for _, s := range played {
		s.check()
	}
}

// A stubborn client has a match with itself, or with bots, and goes on until it is over.
type stubborn struct {
	*caller
	rng   *rand.Rand
	id    string
	acked []string // the actions that were acknowledged
	seqs  map[uint64]int
}

func newStubborn(t *testing.T, url string, i, bots int) *stubborn {
	s := &stubborn{caller: newCaller(t, "stubborn", url), rng: rand.New(rand.NewPCG(uint64(i), 9)), seqs: map[uint64]int{}}
	seats, sit := make([]map[string]string, 3), []int{}
	for n := range seats {
		if n < bots {
			seats[n] = chair("random")
		} else {
			seats[n], sit = chair(""), append(sit, n)
		}
	}
	var made view
	s.ask("POST", "/api/matches", map[string]any{"game": first, "seats": seats, "sit": sit}, &made)
	s.id = made.ID
	return s
}

func (s *stubborn) play() {
	for !s.t.Failed() {
		var l view
		if !s.ask("GET", "/api/matches/"+s.id, nil, &l) || l.Decision == nil {
			return
		}
		at := slices.IndexFunc(l.Decision.Who, func(w game.Seat) bool { return slices.Contains(l.Yours, w) })
		if at < 0 {
			time.Sleep(5 * time.Millisecond)
			continue
		}
		seat := l.Decision.Who[at]
		var o struct {
			N       int
			Options []json.RawMessage
		}
		status, text := s.send("GET", fmt.Sprintf("/api/matches/%s/options?seat=%d", s.id, seat), nil)
		if status != http.StatusOK || json.Unmarshal(text, &o) != nil || len(o.Options) == 0 {
			continue
		}
		action := o.Options[s.rng.IntN(len(o.Options))]
		var done struct{ Seq uint64 }
		status, text = s.send("POST", "/api/matches/"+s.id+"/actions", map[string]any{"seat": seat, "n": o.N, "action": action})
		if status != http.StatusOK {
			continue
		}
		if err := json.Unmarshal(text, &done); err != nil {
			s.t.Errorf("action %d: %v in %s", o.N, err, text)
		}
		if n, twice := s.seqs[done.Seq]; twice {
			s.t.Errorf("actions %d and %d both stand at %d", n, o.N, done.Seq)
		}
		s.seqs[done.Seq] = o.N
		s.acked = append(s.acked, string(action))
	}
}

// check compares the log of the match with what was acknowledged.
func (s *stubborn) check() {
	s.t.Helper()
	status, log := s.send("GET", "/api/matches/"+s.id+"/log", nil)
	if status != http.StatusOK {
		s.t.Fatalf("log: %d %s", status, log)
	}
	verdict, err := game.Verify(bytes.NewReader(log), games.Find)
	if err != nil {
		s.t.Fatal(err)
	}
	var mine []string // the actions of persons, in order
	var header game.LogHeader
	for i, line := range strings.Split(strings.TrimSpace(string(log)), "\n") {
		var a game.LogAction
		if i == 0 {
			if err := json.Unmarshal([]byte(line), &header); err != nil {
				s.t.Fatal(err)
			}
		} else if err := json.Unmarshal([]byte(line), &a); err == nil && a.N > 0 && header.Seats[a.Seat] == "stubborn" {
			mine = append(mine, string(a.Action))
		}
	}
	if !slices.Equal(mine, s.acked) {
		s.t.Errorf("match %s has %d actions of ours, acknowledged were %d, or others", s.id, len(mine), len(s.acked))
	}
	s.t.Logf("match %s: %d actions, %d of them ours", s.id, verdict.Actions, len(mine))
}
