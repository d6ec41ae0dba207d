package main

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"
	"time"

	"gonfalon/game"
	"gonfalon/store/storetest"
)

// losses is how many a test takes: make soak says more.
func losses(n, short int) int {
	if many, err := strconv.Atoi(os.Getenv("GONFALON_SOAK")); err == nil {
		return many
	}
	if testing.Short() {
		return short
	}
	return n
}

// TestClusterLosesNodes has a cluster lose a NATS server or a node under play, and have it back,
// again and again. Matches go on each time; nothing that was acknowledged is missing in the end,
// nothing is there twice, and all have seen the same matches.
func TestClusterLosesNodes(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	servers := storetest.Cluster(t)
	for _, s := range servers {
		s.Start(t)
	}
	bin := build(t)
	var nodes [2]*victim
	for i := range nodes {
		nodes[i] = &victim{t: t, bin: bin, addr: "127.0.0.1:0", store: []string{"--nats", storetest.URLs(servers)}}
		nodes[i].start()
	}
	begun := 0
	begin := func() []*player {
		begun++
		players := gatherThree(t, fmt.Sprint("m", begun), nodes[0].url(), nodes[1].url())
		for _, p := range players {
			go p.play(ctx)
		}
		return players
	}
	end := func(players []*player) {
		players[0].must("POST", "/api/matches/"+players[0].match+"/messages", map[string]any{"seat": 0, "text": lastWords}, nil)
		players[0].said = append(players[0].said, lastWords)
		for _, p := range players {
			<-p.ended
		}
		together(t, players, nodes[0].url(), nodes[1].url())
	}
	tables := [][]*player{begin(), begin()}
	for n := range losses(10, 2) {
		var what string
		var back func()
		if n%2 == 0 {
			s := servers[rand.IntN(len(servers))]
			s.Kill()
			what, back = "NATS server "+s.Name, func() { s.Start(t) }
		} else {
			node := rand.IntN(len(nodes))
			nodes[node].kill()
			what, back = fmt.Sprint("node ", node), nodes[node].start
		}
		goOn(t, fmt.Sprintf("loss %d, %s", n+1, what), tables)
		back()
		for i, players := range tables {
			if finished(players) {
				end(players)
				tables[i] = begin()
			}
		}
	}
	for _, players := range tables {
		for _, p := range players {
			p.leash.Store(math.MaxInt64)
		}
	}
	ending := time.Now()
	for _, players := range tables {
		for !finished(players) {
			if time.Since(ending) > giveUp {
				report(players)
				t.Fatal("the matches do not come to their end")
			}
			time.Sleep(10 * time.Millisecond)
		}
		end(players)
	}
}

// gatherThree sets a match up with three players at two nodes, and nobody else.
func gatherThree(t *testing.T, name, a, b string) []*player {
	t.Helper()
	players := []*player{newPlayer(t, name+" ann", a, b), newPlayer(t, name+" bob", b, a), newPlayer(t, name+" cid", a, b)}
	var l view
	players[0].must("POST", "/api/matches", map[string]any{"game": first, "seats": []any{chair(""), chair(""), chair("")}, "sit": []int{0}}, &l)
	for i, p := range players {
		p.match, p.seat = l.ID, game.Seat(i)
		if i > 0 {
			p.must("POST", "/api/matches/"+l.ID+"/seats", map[string]any{"seat": i, "invite": l.Invites[i]}, nil)
		}
	}
	return players
}

func finished(players []*player) bool {
	return !slices.ContainsFunc(players, func(p *player) bool { return !p.over.Load() })
}

// goOn waits until every player has heard more of his match, or it is over.
func goOn(t *testing.T, when string, tables [][]*player) {
	t.Helper()
	begun := time.Now()
	for i, goal := range further(tables) {
		for _, p := range tables[i] {
			for p.heard.Load() < goal && !p.over.Load() {
				if time.Since(begun) > giveUp {
					report(tables[i])
					t.Fatalf("%s: %s hears nothing more", when, p.name)
				}
				time.Sleep(10 * time.Millisecond)
			}
		}
	}
	t.Logf("%s: all go on after %v", when, time.Since(begun).Round(time.Millisecond))
}

// report says how far players are, and how their match stands at the nodes.
func report(players []*player) {
	for _, p := range players {
		p.mu.Lock()
		last, seen := p.updates[len(p.updates)-1], p.seen
		p.mu.Unlock()
		p.t.Logf("%s: heard %d of %d, the last was %s; connected again %d times; saw %d at %d with %v",
			p.name, p.heard.Load(), p.leash.Load(), last, p.reconnected.Load(), seen.N, seen.Seq, seen.Decision)
		for _, node := range p.nodes {
			status, text, err := p.once(node, "GET", "/api/matches/"+p.match, nil)
			var l view
			if err == nil {
				err = json.Unmarshal(text, &l)
			}
			p.t.Logf("at %s: %d, %d at %d with %v, %v", node, status, l.N, l.Seq, l.Decision, err)
		}
	}
}
