package toy

import (
	"errors"
	"fmt"

	"gonfalon/game"
)

// ReadState reads a state or a view. What is left out of the hands is unknown; a deck
// that is left out holds the rest, if all hands are known. A lot of 0 is rolled.
func (g Game) ReadState(data []byte, d *game.Dice) (State, error) {
	var doc stateDoc
	if err := game.Decode(data, &doc); err != nil {
		return State{}, fmt.Errorf("read state: %w", err)
	}
	s, err := doc.state()
	if err != nil {
		return State{}, fmt.Errorf("read state: %w", err)
	}
	if s.Lot == 0 && s.Stage != StageOver {
		s.rollLot(d, nil)
	}
	whole := s
	if s.Deck == UnknownTokens {
		if err := s.enough(); err != nil {
			return State{}, fmt.Errorf("read state: %w", err)
		}
		whole = g.Guess(&s, game.NewDice(game.Seed{}))
	}
	if err := g.Audit(&whole); err != nil {
		return State{}, fmt.Errorf("read state: %w", err)
	}
	if s.Stage == StageBid && g.Next(&s).Who == 0 {
		s.reveal(nil)
	}
	return s, nil
}

func (doc *stateDoc) state() (State, error) {
	if len(doc.Players) < 2 || len(doc.Players) > MaxSeats {
		return State{}, fmt.Errorf("there are %d players", len(doc.Players))
	}
	s := State{
		Seats: uint8(len(doc.Players)), Round: doc.Round, Rounds: doc.Rounds,
		Lot: doc.Lot, Stage: Stage(index(stageNames, doc.Stage)), Winner: game.NoSeat,
	}
	var err error
	if s.Leader, err = readSeat(doc.Leader); err != nil {
		return s, err
	}
	if doc.Winner != "" {
		if s.Winner, err = readSeat(doc.Winner); err != nil {
			return s, err
		}
	}
	if s.Spent, err = readTokens(doc.Spent); err != nil {
		return s, err
	}
	rest := allTokens &^ s.Spent
	for i := range doc.Players {
		p := &s.Player[i]
		if err := doc.Players[i].player(p); err != nil {
			return s, fmt.Errorf("player %d: %w", i, err)
		}
		if p.Hand == UnknownTokens {
			rest = UnknownTokens
		} else if rest != UnknownTokens {
			rest &^= p.Hand
		}
	}
	s.Deck = rest
	if doc.Deck != nil {
		s.Deck, err = readTokens(*doc.Deck)
	}
	return s, err
}

func (doc *playerDoc) player(p *Player) (err error) {
	p.Coins, p.Score, p.Hand = doc.Coins, doc.Score, UnknownTokens
	if doc.Hand != nil {
		if p.Hand, err = readTokens(*doc.Hand); err != nil {
			return err
		}
		p.Held = uint8(p.Hand.Len())
	}
	if doc.Held != nil {
		p.Held = *doc.Held
	}
	if doc.Bid == nil {
		return nil
	}
	p.Bid = Bid{true, UnknownCoins, UnknownTokens}
	if (doc.Bid.Coins == nil) != (doc.Bid.Tokens == nil) {
		return errors.New("a bid is known or unknown, not half of it")
	}
	if doc.Bid.Coins == nil {
		return nil
	}
	p.Bid.Coins = *doc.Bid.Coins
	p.Bid.Tokens, err = readTokens(*doc.Bid.Tokens)
	return err
}

// enough tells whether the unknown hands of a view can be filled.
func (s *State) enough() error {
	left := allTokens &^ s.Spent
	hidden, open := 0, s.Stage != StageBid || Game{}.Next(s).Who == 0
	for i := range s.Seats {
		p := &s.Player[i]
		if p.Hand == UnknownTokens {
			hidden += int(p.Held)
		} else {
			left &^= p.Hand
		}
		if p.Bid.Made && p.Bid.Coins == UnknownCoins && open {
			return errors.New("a bid is unknown after all have been shown")
		}
	}
	if hidden > left.Len() {
		return fmt.Errorf("%d tokens are hidden and %d are left", hidden, left.Len())
	}
	return nil
}
