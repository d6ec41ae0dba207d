package toy

import (
	"math/bits"

	"gonfalon/game"
)

// MaxSeats is how many can play.
const MaxSeats = 3

// Kinds of decisions.
const (
	KindBid game.Kind = iota + 1
	KindAward
	KindGamble
)

// A Stage is a part of a round.
type Stage uint8

// Stages, in order.
const (
	StageBid Stage = iota
	StageAward
	StageGamble
	StageOver
)

// Tokens is a set of the tokens 1 to 6.
type Tokens uint8

const (
	allTokens     Tokens = 1<<6 - 1
	UnknownTokens Tokens = 1 << 7
	UnknownCoins  uint8  = 255
)

// Has tells whether a token is in the set.
func (t Tokens) Has(n int) bool { return n >= 1 && n <= 6 && t>>(n-1)&1 == 1 }

// Len counts the tokens.
func (t Tokens) Len() int { return bits.OnesCount8(uint8(t)) }

// Sum adds up the numbers of the tokens.
func (t Tokens) Sum() int {
	sum := 0
	for n := 1; n <= 6; n++ {
		if t.Has(n) {
			sum += n
		}
	}
	return sum
}

// token returns the set of one token.
func token(n int) Tokens { return 1 << (n - 1) }

// A State is a whole match.
type State struct {
	Seats, Rounds, Round uint8
	Stage                Stage
	Lot                  uint8 // 0: not rolled yet
	Leader               game.Seat
	Winner               game.Seat // of the lot, while it may be gambled with
	Deck, Spent          Tokens
	Player               [MaxSeats]Player
}

// A Player is what belongs to a seat.
type Player struct {
	Coins, Score uint8
	Held         uint8 // how many tokens are in the hand: all may know it
	Hand         Tokens
	Bid          Bid
}

// A Bid waits hidden until all have bid.
type Bid struct {
	Made   bool
	Coins  uint8
	Tokens Tokens
}

// strength is what a bid is worth.
func (b Bid) strength() int { return int(b.Coins) + b.Tokens.Sum() }

// An Action is a bid, an award or a gamble; only the fields of its kind are set.
type Action struct {
	Kind   game.Kind
	Coins  uint8
	Tokens Tokens
	To     game.Seat
	Yes    bool
}

// tied returns the seats whose bids are the highest.
func (s *State) tied() game.SeatSet {
	best, set := -1, game.SeatSet(0)
	for seat := range game.Seat(s.Seats) {
		switch v := s.Player[seat].Bid.strength(); {
		case v > best:
			best, set = v, game.Seats(seat)
		case v == best:
			set = set.With(seat)
		}
	}
	return set
}
