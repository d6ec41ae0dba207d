package toy

import (
	"errors"
	"fmt"

	"gonfalon/game"
)

// Redact hides the deck, the hands of others, and their bids while bids are made.
func (Game) Redact(s *State, seat game.Seat) State {
	v := *s
	v.Deck = UnknownTokens
	for i := range game.Seat(v.Seats) {
		if i == seat {
			continue
		}
		p := &v.Player[i]
		p.Hand = UnknownTokens
		if v.Stage == StageBid && p.Bid.Made {
			p.Bid.Coins, p.Bid.Tokens = UnknownCoins, UnknownTokens
		}
	}
	return v
}

// Guess deals the unknown tokens and makes up the unknown bids.
func (Game) Guess(view *State, d *game.Dice) State {
	s := *view
	pool := allTokens &^ s.Spent
	for i := range s.Seats {
		if p := &s.Player[i]; p.Hand != UnknownTokens {
			pool &^= p.Hand
		}
	}
	for i := range s.Seats {
		p := &s.Player[i]
		if p.Hand != UnknownTokens {
			continue
		}
		p.Hand = 0
		for range p.Held {
			n := pick(pool, d, rollGuess)
			pool &^= token(n)
			p.Hand |= token(n)
		}
	}
	s.Deck = pool
	for i := range s.Seats {
		p := &s.Player[i]
		if p.Bid.Coins != UnknownCoins {
			continue
		}
		p.Bid.Coins = uint8(d.Die(rollGuess, int(min(p.Coins, 4))+1) - 1)
		p.Bid.Tokens = 0
		if p.Hand != 0 && d.Die(rollGuess, 2) == 1 {
			p.Bid.Tokens = token(pick(p.Hand, d, rollGuess))
		}
	}
	return s
}

// Audit looks for broken invariants.
func (Game) Audit(s *State) error {
	if s.Seats < 2 || s.Seats > MaxSeats || s.Round < 1 || s.Round > s.Rounds || s.Stage > StageOver {
		return fmt.Errorf("seats %d, round %d of %d, stage %d", s.Seats, s.Round, s.Rounds, s.Stage)
	}
	if s.Lot > 6 || (s.Lot == 0) != (s.Stage == StageOver) {
		return fmt.Errorf("the lot is worth %d in stage %d", s.Lot, s.Stage)
	}
	if (s.Stage == StageGamble) != game.FirstSeats(int(s.Seats)).Has(s.Winner) || !game.FirstSeats(int(s.Seats)).Has(s.Leader) {
		return fmt.Errorf("leader %d, winner %d in stage %d", s.Leader, s.Winner, s.Stage)
	}
	all, n := s.Deck|s.Spent, s.Deck.Len()+s.Spent.Len()
	for seat := range s.Seats {
		p := &s.Player[seat]
		if p.Hand.Len() != int(p.Held) {
			return fmt.Errorf("seat %d holds %d tokens, its hand has %d", seat, p.Held, p.Hand.Len())
		}
		if p.Coins > 10 || p.Bid.Coins > 4 || s.Stage <= StageAward && p.Bid.Coins > p.Coins || s.Stage == StageBid && p.Bid.Tokens&^p.Hand != 0 {
			return fmt.Errorf("seat %d has %d coins and bids %v", seat, p.Coins, p.Bid)
		}
		all |= p.Hand
		n += p.Hand.Len()
	}
	if all != allTokens || n != 6 {
		return errors.New("there are not six tokens")
	}
	return nil
}
