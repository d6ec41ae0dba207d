package main

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"gonfalon/game"
	"gonfalon/store/storetest"
)

// TestClusterSurvives plays matches through two nodes on a cluster of three NATS servers,
// the seats of each match at different nodes. A NATS server is killed, then a node. The
// players of the dead node go on at the other by themselves, as do its bots and clocks.
// In the end nothing that was acknowledged is missing, nothing is there twice, and all
// have seen the same matches.
func TestClusterSurvives(t *testing.T) {
	ctx, stop := context.WithTimeout(t.Context(), giveUp)
	defer stop()
	servers := storetest.Cluster(t)
	for _, s := range servers {
		s.Start(t)
	}
	bin := build(t)
	node := func() *victim {
		v := &victim{t: t, bin: bin, addr: "127.0.0.1:0", store: []string{"--nats", storetest.URLs(servers)}}
		v.start()
		return v
	}
	a, b := node(), node()
	count := 4
	if testing.Short() {
		count = 1
	}
	var wait sync.WaitGroup
	var tables [][]*player
	for i := range count {
		tables = append(tables, gather(t, fmt.Sprint("m", i), a.url(), b.url()))
		for _, p := range tables[i] {
			wait.Go(func() { p.play(ctx) })
		}
	}
	progress(t, "at first", tables)
	further(tables)
	servers[0].Kill()
	progress(t, "with a NATS server less", tables)
	owner := newPlayer(t, "owner", a.url(), b.url())
	random := chair("random")
	ofBots := map[string]any{"game": first, "seats": []any{random, random, random}}
	absent := leftBehind(t, owner, "heir of the absent", b.url(), map[string]any{"game": first, "seats": []any{chair(""), random, random}, "sit": []int{0}, "clock": map[string]any{"deadline": 1}, "absent": "bot"})
	further(tables)
	// A match of bots may be over before a node is killed by a machine that is busy: the
	// node then dies once more.
	bots := leftBehind(t, owner, "heir of the bots", b.url(), ofBots)
	for a.kill(); !bots.playing(); a.kill() {
		if ctx.Err() != nil {
			t.Fatal("the matches of bots are always over before their node has died")
		}
		a.start()
		bots = leftBehind(t, owner, "heir of the bots", b.url(), ofBots)
	}
	if !absent.playing() {
		t.Errorf("match %s is over: its node died too late", absent.match)
	}
	left := []*player{absent, bots}
	for _, p := range left {
		wait.Go(func() { p.play(ctx) })
	}
	wait.Go(func() { // bots wait for somebody who may come back
		for !absent.hasHeard("left") && ctx.Err() == nil {
			time.Sleep(10 * time.Millisecond)
		}
		owner.must("POST", "/api/matches/"+absent.match+"/concede", map[string]any{"seat": 0}, nil)
	})
	progress(t, "with a node less", tables)
	for _, p := range slices.Concat(tables...) {
		p.leash.Store(math.MaxInt64)
	}
	wait.Wait()
	if ctx.Err() != nil {
		t.Fatal("the matches did not come to their end")
	}
	c := node()
	for _, players := range tables {
		players[0].must("POST", "/api/matches/"+players[0].match+"/messages", map[string]any{"seat": 0, "text": lastWords}, nil)
		players[0].said = append(players[0].said, lastWords)
		for _, p := range players {
			<-p.ended
		}
		together(t, players, b.url(), c.url())
	}
	stop()
	for _, p := range left {
		<-p.ended
		together(t, []*player{p}, b.url(), c.url())
	}
	if !absent.hasHeard("left") {
		t.Error("nobody took up the clock of a match whose node died")
	}
}

// gather sets a match up with two players at different nodes, a bot, and a spectator.
func gather(t *testing.T, name, a, b string) []*player {
	t.Helper()
	players := []*player{newPlayer(t, name+" ann", a, b), newPlayer(t, name+" bob", b, a), newPlayer(t, name+" spectator", a, b)}
	ann, bob, spectator := players[0], players[1], players[2]
	var l view
	ann.must("POST", "/api/matches", map[string]any{"game": first, "seats": []any{chair(""), chair(""), chair("random")}, "sit": []int{0}}, &l)
	bob.must("POST", "/api/matches/"+l.ID+"/seats", map[string]any{"seat": 1, "invite": l.Invites[1]}, nil)
	for i, p := range players {
		p.match, p.seat = l.ID, game.Seat(i)
	}
	spectator.seat = game.NoSeat
	return players
}

func chair(bot string) map[string]string {
	if bot == "" {
		return map[string]string{}
	}
	return map[string]string{"bot": bot}
}

// leftBehind has its owner set up a match that needs nobody, at a node that is about to
// die. It has a spectator at the other node.
func leftBehind(t *testing.T, owner *player, name, other string, plan map[string]any) (heir *player) {
	t.Helper()
	heir = newPlayer(t, name, other)
	var l view
	owner.must("POST", "/api/matches", plan, &l)
	heir.match, heir.seat = l.ID, game.NoSeat
	return heir
}

// playing tells whether the match of a player is being played.
func (p *player) playing() bool {
	p.t.Helper()
	var l view
	p.must("GET", "/api/matches/"+p.match, nil, &l)
	return l.Status == "playing"
}

// hasHeard tells whether a player was told of something.
func (p *player) hasHeard(what string) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return slices.ContainsFunc(p.updates, func(u update) bool { return u.What == what })
}

// progress waits until every player has heard more of his match. No match goes far ahead,
// so that none is over while another waits for a new leader.
func progress(t *testing.T, when string, tables [][]*player) {
	t.Helper()
	begun := time.Now()
	for i, goal := range further(tables) {
		for _, p := range tables[i] {
			for p.heard.Load() < goal {
				if p.over.Load() {
					t.Fatalf("the match of %s is over before anything happened %s", p.name, when)
				}
				if time.Since(begun) > giveUp/2 {
					t.Fatalf("%s hears nothing more %s", p.name, when)
				}
				time.Sleep(10 * time.Millisecond)
			}
		}
	}
	t.Logf("all go on %s after %v", when, time.Since(begun).Round(time.Millisecond))
}

// further lets the matches go on for some updates, and returns up to which.
func further(tables [][]*player) (goals []int64) {
	for _, players := range tables {
		var goal int64
		for _, p := range players {
			goal = max(goal, p.heard.Load()+20)
		}
		for _, p := range players {
			p.leash.Store(goal)
		}
		goals = append(goals, goal)
	}
	return goals
}

// together compares what the players of a finished match have been told, what was
// acknowledged to them, and the logs that nodes give.
func together(t *testing.T, players []*player, nodes ...string) {
	t.Helper()
	match := players[0].match
	var logs []string
	for _, url := range nodes {
		players[0].nodes = []string{url}
		status, text := players[0].send("GET", "/api/matches/"+match+"/log", nil)
		if status != http.StatusOK {
			t.Fatalf("match %s: log: %d %s", match, status, text)
		}
		logs = append(logs, string(text))
	}
	if logs[0] != logs[1] {
		t.Errorf("match %s: the nodes give different logs", match)
	}
	file := filepath.Join(t.TempDir(), match+".gonf")
	if err := os.WriteFile(file, []byte(logs[0]), 0o666); err != nil {
		t.Fatal(err)
	}
	answer[any](t, 0, "verify", "--json", file)
	bySeat, total := actions(t, logs[0])
	want := public(players[0])
	for _, p := range players {
		if got := public(p); got != want {
			t.Errorf("match %s: %s was told something else than %s:\n%s\n\n%s", match, p.name, players[0].name, got, want)
		}
		p.compare(bySeat[p.seat])
		t.Logf("match %s: %s took %d of %d actions and connected again %d times", match, p.name, len(p.acknowledged), total, p.reconnected.Load())
	}
}

// public returns all that a player was told and that everybody is told.
func public(p *player) string {
	var list []string
	for _, u := range p.updates {
		if u.What != "letter" {
			list = append(list, u.String())
		}
	}
	return strings.Join(list, "\n")
}

// compare compares what was acknowledged to a player with the actions of his seat, and
// what he was told with what he said.
func (p *player) compare(actions []string) {
	p.t.Helper()
	slices.SortFunc(p.acknowledged, func(a, b ack) int { return int(a.seq) - int(b.seq) })
	var acked []string
	for _, a := range p.acknowledged {
		acked = append(acked, a.action)
	}
	if p.seat != game.NoSeat && !slices.Equal(acked, actions) {
		p.t.Errorf("%s: %d actions were acknowledged, the log has %d of this seat, or others", p.name, len(acked), len(actions))
	}
	for _, a := range p.acknowledged {
		if !slices.ContainsFunc(p.updates, func(u update) bool { return u.Seq == a.seq && u.What == "acted" && *u.Seat == p.seat }) {
			p.t.Errorf("%s: action %s was acknowledged at %d and never told", p.name, a.action, a.seq)
		}
	}
	var heard []string
	for _, u := range p.updates {
		if u.What == "said" || u.What == "letter" {
			if *u.Seat == p.seat {
				heard = append(heard, u.Text)
			} else if u.To != nil && *u.To != p.seat {
				p.t.Errorf("%s reads a letter from %d to %d", p.name, *u.Seat, *u.To)
			}
		}
	}
	if !slices.Equal(heard, p.said) {
		p.t.Errorf("%s said %q, and was told of %q", p.name, p.said, heard)
	}
}

// actions returns the actions of a log by seat, and how many there are.
func actions(t *testing.T, log string) (bySeat map[game.Seat][]string, total int) {
	t.Helper()
	bySeat = map[game.Seat][]string{}
	for line := range strings.Lines(log) {
		var a game.LogAction
		if err := json.Unmarshal([]byte(line), &a); err != nil {
			t.Fatal(err)
		}
		if a.N > 0 {
			bySeat[a.Seat] = append(bySeat[a.Seat], string(a.Action))
			total++
		}
	}
	return bySeat, total
}
