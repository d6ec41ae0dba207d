package gametest

import (
	"math/rand/v2"
	"os"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest/parley"
)

// parleyConfig is how parley is tried.
func parleyConfig() Config[parley.State, parley.Action] {
	return Config[parley.State, parley.Action]{
		Setups: []game.Setup{
			{Seats: 2, Options: map[string]string{"speeches": "8"}},
			{Seats: 3},
			{Seats: 4},
		},
		Games: 20, MaxActions: 400, Seed: 7, Scramble: scrambleParley,
	}
}

// scrambleParley deals the cards that a seat cannot see anew, and makes up who else has
// answered in the open window, and what.
func scrambleParley(s *parley.State, seat game.Seat, rng *rand.Rand) parley.State {
	c := *s
	var hidden []int
	for i := range game.Seat(c.Seats) {
		if i != seat {
			hidden = append(hidden, unpack(c.Hands[i].Cards)...)
		}
	}
	hidden = append(hidden, unpack(c.Deck)...)
	rng.Shuffle(len(hidden), func(i, j int) { hidden[i], hidden[j] = hidden[j], hidden[i] })
	for i := range game.Seat(c.Seats) {
		if i != seat {
			held := c.Hands[i].Held
			c.Hands[i].Cards, hidden = pack(hidden[:held]), hidden[held:]
		}
	}
	c.Deck = pack(hidden)
	for level := range c.Windows {
		if w := &c.Windows[level]; w.Asked() != 0 {
			scrambleWindow(&c, w, level, seat, rng)
		}
	}
	return c
}

func scrambleWindow(c *parley.State, w *game.Window, level int, seat game.Seat, rng *rand.Rand) {
	others := w.May.Without(max(seat, 0)).List()
	if seat == game.NoSeat {
		others = w.May.List()
	}
	for _, s := range others {
		w.Given, w.Answers[s] = w.Given.Without(s), game.Pass
		if rng.IntN(2) == 0 || w.Asked() == game.Seats(s) {
			continue
		}
		w.Given = w.Given.With(s)
		card := parley.Objection
		if level == 0 {
			card = parley.Card(1 + rng.IntN(2))
		}
		if *c.Hands[s].Cards.Of(card) > 0 && rng.IntN(2) == 0 {
			w.Answers[s] = int16(card)
		}
	}
}

// unpack lists cards, pack counts them.
func unpack(c parley.Cards) []int {
	var list []int
	for kind, n := range c {
		for range n {
			list = append(list, kind)
		}
	}
	return list
}

func pack(list []int) parley.Cards {
	var c parley.Cards
	for _, kind := range list {
		c[kind]++
	}
	return c
}

func TestParley(t *testing.T) { Run(t, parley.Game{}, parleyConfig()) }

func TestParleyCases(t *testing.T) {
	RunCases(t, game.Open(parley.Game{}), os.DirFS("testdata/parley"))
}

func TestParleyPlaythrough(t *testing.T) {
	Playthrough(t, game.Open(parley.Game{}), game.Setup{Seats: 4}, 7, "parley.txt")
}

func FuzzParleyAction(f *testing.F) { FuzzAction(f, game.Open(parley.Game{}), game.Setup{Seats: 4}) }

func FuzzParleyState(f *testing.F) { FuzzState(f, parley.Game{}, parleyConfig().Setups, 5) }
