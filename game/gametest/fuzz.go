package gametest

import (
	"bytes"
	"testing"

	"gonfalon/game"
)

// FuzzAction offers arbitrary documents as actions at positions of random games. The game
// must not panic, must change nothing if it refuses, and must be sound if it does not.
//
//	func FuzzAction(f *testing.F) { gametest.FuzzAction(f, game.Open(kings.Rules{}), game.Setup{Seats: 2}) }
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
		p, err := g.Start(setup, dice)
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
