package gametest

import (
	"math/rand/v2"
	"os"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest/toy"
)

// toyConfig is how the toy game is tried.
func toyConfig() Config[toy.State, toy.Action] {
	return Config[toy.State, toy.Action]{
		Setups: []game.Setup{
			{Seats: 2, Options: map[string]string{"rounds": "5"}},
			{Seats: 3},
		},
		Games: 20, MaxActions: 5 * 5, Seed: 7, Scramble: scrambleToy,
	}
}

// scrambleToy deals the tokens that a seat cannot see anew, and makes up the bids that
// it cannot see.
func scrambleToy(s *toy.State, seat game.Seat, rng *rand.Rand) toy.State {
	c := *s
	var hidden []toy.Tokens
	for n := 1; n <= 6; n++ {
		if token := toy.Tokens(1) << (n - 1); c.Spent&token == 0 && (seat < 0 || c.Player[seat].Hand&token == 0) {
			hidden = append(hidden, token)
		}
	}
	rng.Shuffle(len(hidden), func(i, j int) { hidden[i], hidden[j] = hidden[j], hidden[i] })
	for i := range game.Seat(c.Seats) {
		p := &c.Player[i]
		if i == seat {
			continue
		}
		p.Hand = 0
		for _, token := range hidden[:p.Held] {
			p.Hand |= token
		}
		hidden = hidden[p.Held:]
		if c.Stage == toy.StageBid && p.Bid.Made {
			p.Bid.Coins, p.Bid.Tokens = uint8(rng.IntN(int(min(p.Coins, 4))+1)), 0
			if p.Hand.Len() <= 2 && rng.IntN(2) == 0 {
				p.Bid.Tokens = p.Hand
			}
		}
	}
	c.Deck = 0
	for _, token := range hidden {
		c.Deck |= token
	}
	return c
}

func TestToy(t *testing.T) {
	Covers(t, "toy.turn.owed")
	Run(t, toy.Game{}, toyConfig())
}

func TestToyCases(t *testing.T) { RunCases(t, game.Open(toy.Game{}), os.DirFS("testdata/cases")) }

func TestToyPerft(t *testing.T) {
	GoldenPerft(t, toy.Game{}, Counts{Setups: toyConfig().Setups, Seed: 7, Depth: 4, After: []int{5, 10}})
}

func TestToyPlaythrough(t *testing.T) {
	Playthrough(t, game.Open(toy.Game{}), game.Setup{Seats: 3}, 7, "toy.txt")
}

func FuzzToyAction(f *testing.F) { FuzzAction(f, game.Open(toy.Game{}), game.Setup{Seats: 3}) }

func BenchmarkToyPlayout(b *testing.B) {
	actions := 0
	for n := range b.N {
		p, err := newPlayout(toy.Game{}, game.Setup{Seats: 3}, 7, n)
		if err != nil {
			b.Fatal(err)
		}
		for !p.over() {
			if err := p.step(); err != nil {
				b.Fatal(err)
			}
			actions++
		}
	}
	b.ReportMetric(float64(actions)/b.Elapsed().Seconds(), "actions/s")
}
