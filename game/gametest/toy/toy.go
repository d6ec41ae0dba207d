// Package toy is a small game of hidden bids, on which the tests of the kernel's
// tools are tried. It is not offered to anybody to play.
//
// Two or three seats bid for lots. Each round a lot is rolled and the leader draws a
// token, in secret. All seats bid at the same time, in secret: up to four coins and up
// to two of their tokens, which add their number. Tokens bid are spent. The highest
// bid wins and pays its coins; where bids are equal the leader says whose it is. The
// winner takes the lot or gambles: on 4 or more it counts twice, else not at all.
//
// It has all that makes games hard: simultaneous choices, hidden hands, a set drawn
// from at random, dice, decisions within decisions.
package toy

import (
	"fmt"
	"strconv"

	"gonfalon/game"
)

// Game is the toy game.
type Game struct{}

var _ game.Whole[State, Action] = Game{}

// Rules of the toy game.
const (
	RuleOwed  game.Rule = "toy.turn.owed"
	RuleKind  game.Rule = "toy.turn.kind"
	RulePurse game.Rule = "toy.bid.purse"
	RuleCoins game.Rule = "toy.bid.four-coins"
	RuleHeld  game.Rule = "toy.bid.held"
	RuleTwo   game.Rule = "toy.bid.two-tokens"
	RuleTied  game.Rule = "toy.award.tied"
)

// What the dice are rolled for.
const (
	rollLot game.Label = iota
	rollGamble
	rollDraw
	rollGuess
)

// Info describes the toy game.
func (Game) Info() game.Info {
	return game.Info{
		Name: "toy", Version: 1, Content: "none", MinSeats: 2, MaxSeats: MaxSeats,
		Options: []game.Option{{
			Name: "rounds", Values: []string{"3", "5", "1"},
			Text: game.Text{"how many lots are sold", "combien de lots sont vendus"},
		}},
	}
}

// Start deals two tokens to each of two seats, or one to each of three, and lays out the
// first round.
func (g Game) Start(setup game.Setup, d *game.Dice, story *game.Story) (State, error) {
	setup, err := g.Info().Resolve(setup)
	if err != nil {
		return State{}, err
	}
	rounds, err := strconv.Atoi(setup.Options["rounds"])
	if err != nil {
		return State{}, fmt.Errorf("option rounds: %w", err)
	}
	s := State{
		Seats: uint8(setup.Seats), Rounds: uint8(rounds), Round: 1,
		Winner: game.NoSeat, Deck: allTokens,
	}
	for seat := range s.Seats {
		p := &s.Player[seat]
		p.Coins = 10
		for range MaxSeats + 1 - s.Seats {
			s.draw(p, d)
		}
	}
	s.beginRound(d, story)
	return s, nil
}

// Next tells who must choose.
func (Game) Next(s *State) game.Decision {
	switch s.Stage {
	case StageBid:
		var who game.SeatSet
		for seat := range game.Seat(s.Seats) {
			if !s.Player[seat].Bid.Made {
				who = who.With(seat)
			}
		}
		return game.Decision{Who: who, Kind: KindBid}
	case StageAward:
		return game.Decision{Who: game.Seats(s.Leader), Kind: KindAward}
	case StageGamble:
		return game.Decision{Who: game.Seats(s.Winner), Kind: KindGamble}
	}
	return game.Decision{}
}

// Result shares the victory among the best.
func (Game) Result(s *State) [game.MaxSeats]float32 {
	best, n := uint8(0), 0
	for seat := range s.Seats {
		switch score := s.Player[seat].Score; {
		case n == 0 || score > best:
			best, n = score, 1
		case score == best:
			n++
		}
	}
	var shares [game.MaxSeats]float32
	for seat := range s.Seats {
		if s.Player[seat].Score == best {
			shares[seat] = 1 / float32(n)
		}
	}
	return shares
}
