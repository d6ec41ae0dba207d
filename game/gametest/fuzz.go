package gametest

import (
	"bytes"
	"fmt"
	"testing"

	"gonfalon/game"
)

// FuzzAction offers arbitrary documents as actions at positions of random games. The game
// must not panic, must change nothing if it refuses, and must be sound if it does not.
//
//	func FuzzAction(f *testing.F) { gametest.FuzzAction(f, game.Open(Rules{}), game.Setup{Seats: 2}) }
func FuzzAction(f *testing.F, g game.Game, setup game.Setup) {
	f.Helper()
	positions, err := somePositions(g, setup, 64)
	if err != nil {
		f.Fatal(err)
	}
	for i, p := range positions {
		seat := p.Next().Who.First()
		for _, o := range p.Options(seat)[:1] {
			f.Add(uint16(i), int8(seat), []byte(o))
		}
	}
	f.Add(uint16(0), int8(game.NoSeat), []byte("{}"))
	f.Fuzz(func(t *testing.T, at uint16, seat int8, action []byte) {
		if err := offer(positions[int(at)%len(positions)].Clone(), game.Seat(seat), action); err != "" {
			t.Error(err)
		}
	})
}

// FuzzState reads arbitrary documents: an error, or a state that can be played on for some
// actions, always sound and never without an option. It begins with the given documents
// and with every so-manieth state of a random game of each setup.
func FuzzState[S, A comparable](f *testing.F, g game.Whole[S, A], setups []game.Setup, every int, documents ...string) {
	f.Helper()
	for _, d := range append(documents, "{}") {
		f.Add([]byte(d), uint64(1))
	}
	for n, setup := range setups {
		p, err := newPlayout(g, setup, 0, n)
		if err != nil {
			f.Fatal(err)
		}
		for !p.over() && len(p.history) < 1500 {
			if err := p.step(); err != nil {
				f.Fatal(err)
			}
			if len(p.history)%every == 0 {
				f.Add(write(g.State(&p.state)), uint64(len(p.history)))
			}
		}
	}
	f.Fuzz(func(t *testing.T, document []byte, seed uint64) {
		if err := playOn(g, document, seed); err != "" {
			t.Fatalf("%s\n%s", err, document)
		}
	})
}

// playOn plays on from a document, if it can be read, and says what is wrong with that.
func playOn[S, A comparable](g game.Whole[S, A], document []byte, seed uint64) string {
	p := playout[S, A]{g: g, dice: playoutDice(seed, 0), rng: playoutRand(seed, 0)}
	s, err := g.ReadState(document, p.dice)
	if err != nil {
		return ""
	}
	if p.state = s; !p.over() {
		p.state = g.Guess(&s, p.dice) // a view reads as well as a state
	}
	for !p.over() && len(p.history) < 30 {
		if err := g.Audit(&p.state); err != nil {
			return fmt.Sprintf("after %d actions: %v", len(p.history), err)
		}
		if err := p.step(); err != nil {
			return fmt.Sprintf("after %d actions: %v", len(p.history), err)
		}
	}
	return ""
}

// offer has a position judge a document, and says what is wrong with that.
func offer(p game.Position, seat game.Seat, action []byte) string {
	before := p.Document()
	verdict := p.Check(seat, action)
	err := p.Act(seat, action, playoutDice(0, 0), nil)
	switch {
	case (verdict == nil) != (err == nil):
		return "Check and Act do not agree"
	case err != nil && !bytes.Equal(before, p.Document()):
		return "a refused action changed the state"
	case err == nil:
		if err := p.Audit(); err != nil {
			return "an accepted action led to an impossible state: " + err.Error()
		}
	}
	return ""
}

// somePositions returns positions at which a decision is owed, from random games, spread
// over their length.
func somePositions(g game.Game, setup game.Setup, n int) ([]game.Position, error) {
	var all []game.Position
	for number := 0; number < 2; number++ {
		dice, rng := playoutDice(0, number), playoutRand(0, number)
		p, err := g.Start(setup, dice, nil)
		if err != nil {
			return nil, err
		}
		for action := 1; action <= 1500 && p.Next().Who != 0; action++ {
			all = append(all, p.Clone())
			who := p.Next().Who
			seat := nth(who, rng.IntN(who.Len()))
			options := p.Options(seat)
			dice.At(action)
			if err := p.Act(seat, options[rng.IntN(len(options))], dice, nil); err != nil {
				return nil, err
			}
		}
	}
	var some []game.Position
	for i := range min(n, len(all)) {
		some = append(some, all[i*len(all)/min(n, len(all))])
	}
	return some, nil
}
