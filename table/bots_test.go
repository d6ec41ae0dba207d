package table

import (
	"encoding/json"
	"testing"
	"time"

	"gonfalon/game"
	"gonfalon/sim"
)

// pensive is a game whose bots begin to think, and do not end until they are told to.
type pensive struct {
	Game
	thinks, end chan struct{}
}

func (p pensive) Player(name string, seed game.Seed) (sim.Player, error) {
	player, err := p.Game.Player(name, seed)
	return thinker{player, p}, err
}

type thinker struct {
	sim.Player
	of pensive
}

func (t thinker) Choose(at game.Position, s game.Seat) (json.RawMessage, error) {
	t.of.thinks <- struct{}{}
	<-t.of.end
	return t.Player.Choose(at, s)
}

// TestOthersGoOnWhileABotThinks has a person look and act while the bot of his match thinks:
// the bot, whose thought is of the past then, thinks again.
func TestOthersGoOnWhileABotThinks(t *testing.T) {
	games := testGames()
	slow := pensive{games["toy"], make(chan struct{}), make(chan struct{})}
	games["toy"] = slow
	h := openWith(t, openStore(t), games)
	id := h.table(Plan{Game: "toy", Seats: chairs("", "greedy")})
	<-slow.thinks
	if _, thinking := h.BotTurns(); thinking == 0 {
		t.Error("nobody thinks")
	}
	if l := h.look(id, "ann", 0); l.N != 0 {
		t.Fatalf("%d actions", l.N)
	}
	h.mustAct(id, 0, bidding(1))
	close(slow.end)
	<-slow.thinks
	go func() {
		for range slow.thinks { // of the actions that follow
		}
	}()
	until(t, "the bot acts", func() bool {
		r, err := h.room(t.Context(), id)
		if err != nil {
			t.Fatal(err)
		}
		defer r.mu.Unlock()
		return len(r.m.acts) >= 2
	})
	h.stop()
	close(slow.thinks)
}

// TestBotsThatNobodyWatchesAreSlow measures how long they take at least, and for whom they do
// not wait.
func TestBotsThatNobodyWatchesAreSlow(t *testing.T) {
	h := openLater(t)
	id := h.table(Plan{Game: "toy", Seats: chairs("", "random")})
	heeded := func() bool {
		r, err := h.room(t.Context(), id)
		if err != nil {
			t.Fatal(err)
		}
		defer r.mu.Unlock()
		return r.heeded(h.clock())
	}
	if !heeded() {
		t.Error("ann has just sat down")
	}
	h.pass(heedFor)
	if heeded() {
		t.Error("nobody has been there for long")
	}
	h.look(id, "", game.NoSeat)
	if !heeded() {
		t.Error("somebody looks")
	}
	h.pass(heedFor)
	_, _, leave := h.watches(id, "bob")
	until(t, "bob watches", heeded)
	leave()
	h.pass(heedFor)
	if heeded() {
		t.Error("bob has left")
	}

	begin := time.Now()
	alone, err := h.Create(t.Context(), "ann", Plan{Game: "toy", Seats: chairs("random", "random")}, "")
	if err != nil {
		t.Fatal(err)
	}
	const some = 4
	until(t, "the bots act", func() bool {
		r, err := h.room(t.Context(), alone)
		if err != nil {
			t.Fatal(err)
		}
		defer r.mu.Unlock()
		return len(r.m.acts) >= some
	})
	if took := time.Since(begin); took < (some-1)*unheeded {
		t.Errorf("%d actions took %v", some, took)
	}
}
