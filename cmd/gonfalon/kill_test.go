package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/cookiejar"
	"os"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"gonfalon/game"
)

// TestKilledServerLosesNothing kills a server again and again while clients play. Every
// action that was acknowledged is in its match, once, and the matches go on to their end.
// GONFALON_SOAK says how often; make soak says 50.
func TestKilledServerLosesNothing(t *testing.T) {
	rounds := 8
	if testing.Short() {
		rounds = 2
	}
	if n, err := strconv.Atoi(os.Getenv("GONFALON_SOAK")); err == nil {
		rounds = n
	}
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

// A stubborn client sends every request until it is answered.
type stubborn struct {
	t      *testing.T
	client *http.Client
	rng    *rand.Rand
	url    string
	id     string
	acked  map[int]string // what was acknowledged, by number
	seqs   map[uint64]int
}

func newStubborn(t *testing.T, url string, i, bots int) *stubborn {
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Error(err)
	}
	s := &stubborn{
		t: t, client: &http.Client{Jar: jar, Timeout: 10 * time.Second}, rng: rand.New(rand.NewPCG(uint64(i), 9)),
		url: url, acked: map[int]string{}, seqs: map[uint64]int{},
	}
	s.send("POST", "/api/me", "", map[string]any{"name": "stubborn"}, nil)
	seats, sit := make([]map[string]string, 3), []int{}
	for n := range seats {
		seats[n] = map[string]string{}
		if n < bots {
			seats[n]["bot"] = "random"
		} else {
			sit = append(sit, n)
		}
	}
	var made struct{ ID string }
	s.send("POST", "/api/matches", "", map[string]any{"game": "throne", "seats": seats, "sit": sit}, &made)
	s.id = made.ID
	return s
}

// send sends a request until it is answered, and returns the status.
func (s *stubborn) send(method, path, key string, body, into any) int {
	data, err := json.Marshal(body)
	if err != nil {
		s.t.Error(err)
		return 0
	}
	ctx, stop := context.WithTimeout(s.t.Context(), 3*time.Minute)
	defer stop()
	for ctx.Err() == nil {
		r, err := http.NewRequestWithContext(ctx, method, s.url+path, bytes.NewReader(data))
		if err != nil {
			s.t.Error(err)
			return 0
		}
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("Idempotency-Key", key)
		answer, err := s.client.Do(r)
		if err == nil {
			text, err := io.ReadAll(answer.Body)
			answer.Body.Close()
			if err == nil && answer.StatusCode < 500 {
				if answer.StatusCode != http.StatusOK || into == nil || json.Unmarshal(text, into) == nil {
					return answer.StatusCode
				}
			}
		}
		time.Sleep(20 * time.Millisecond)
	}
	s.t.Errorf("%s %s: never answered", method, path)
	return 0
}

type seen struct {
	Status   string
	Yours    []int
	Decision *struct{ Who []int }
}

func (s *stubborn) play() {
	for key := 0; !s.t.Failed(); key++ {
		var l seen
		s.send("GET", "/api/matches/"+s.id, "", nil, &l)
		if l.Decision == nil {
			return
		}
		seat := -1
		for _, w := range l.Decision.Who {
			for _, y := range l.Yours {
				if w == y {
					seat = w
				}
			}
		}
		if seat < 0 {
			time.Sleep(5 * time.Millisecond)
			continue
		}
		var o struct {
			N       int
			Options []json.RawMessage
		}
		s.send("GET", fmt.Sprintf("/api/matches/%s/options?seat=%d", s.id, seat), "", nil, &o)
		if len(o.Options) == 0 {
			continue
		}
		action := o.Options[s.rng.IntN(len(o.Options))]
		var done struct{ Seq uint64 }
		status := s.send("POST", "/api/matches/"+s.id+"/actions", fmt.Sprint(key), map[string]any{"seat": seat, "n": o.N, "action": action}, &done)
		if status != http.StatusOK {
			continue
		}
		if n, twice := s.seqs[done.Seq]; twice {
			s.t.Errorf("actions %d and %d both stand at %d", n, o.N, done.Seq)
		}
		s.seqs[done.Seq] = o.N
		s.acked[key] = string(action)
	}
}

// check compares the log of the match with what was acknowledged.
func (s *stubborn) check() {
	s.t.Helper()
	answer, err := s.client.Get(s.url + "/api/matches/" + s.id + "/log")
	if err != nil {
		s.t.Fatal(err)
	}
	defer answer.Body.Close()
	log, err := io.ReadAll(answer.Body)
	if err != nil || answer.StatusCode != http.StatusOK {
		s.t.Fatalf("log: %d %s", answer.StatusCode, log)
	}
	verdict, err := game.Verify(bytes.NewReader(log), findGame)
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
	var acked []string
	for key := 0; len(acked) < len(s.acked); key++ {
		if a, ok := s.acked[key]; ok {
			acked = append(acked, a)
		}
	}
	if strings.Join(mine, "\n") != strings.Join(acked, "\n") {
		s.t.Errorf("match %s has %d actions of ours, acknowledged were %d, or others", s.id, len(mine), len(acked))
	}
	s.t.Logf("match %s: %d actions, %d of them ours", s.id, verdict.Actions, len(mine))
}
