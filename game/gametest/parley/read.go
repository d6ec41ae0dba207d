package parley

import (
	"errors"
	"fmt"

	"gonfalon/game"
)

// ReadState reads a state or a view, which waits for a decision or is over. What is left out
// of the hands is unknown; a deck that is left out holds the rest, if all hands are known.
func (g Game) ReadState(data []byte, _ *game.Dice) (State, error) {
	var doc stateDoc
	if err := game.Decode(data, &doc); err != nil {
		return State{}, fmt.Errorf("read state: %w", err)
	}
	s, err := doc.state()
	if err == nil {
		err = s.sound(g)
	}
	if err != nil {
		return State{}, fmt.Errorf("read state: %w", err)
	}
	return s, nil
}

// sound looks for what is impossible in a state, or in what a view leaves open.
func (s *State) sound(g Game) error {
	if s.Deck != UnknownCards {
		return g.Audit(s)
	}
	left, hidden := s.unseen(), 0
	for i := range s.Seats {
		if h := &s.Hands[i]; h.Cards == UnknownCards {
			hidden += int(h.Held)
		}
	}
	if max(left[0], left[1], left[2]) > copies || hidden > left.Len() {
		return fmt.Errorf("%d cards are hidden and %v are left", hidden, left)
	}
	whole := g.Guess(s, game.NewDice(game.Seed{}))
	return g.Audit(&whole)
}

func (doc *stateDoc) state() (State, error) {
	if len(doc.Players) < 2 || len(doc.Players) > MaxSeats || len(doc.Windows) > levels {
		return State{}, fmt.Errorf("there are %d players and %d windows", len(doc.Players), len(doc.Windows))
	}
	var l game.Lookup
	s := State{
		Seats: uint8(len(doc.Players)), Speech: doc.Speech, Speeches: doc.Speeches, Stake: doc.Stake, Favour: doc.Favour,
		Speaker: game.Seat(l.Index("seat", seatNames, doc.Speaker)), Deck: UnknownCards, Discard: doc.Discard,
	}
	whole := true
	for i, p := range doc.Players {
		s.Score[s.side(game.Seat(i))] = p.Score
		s.Hands[i] = Hand{p.Held, UnknownCards}
		if p.Hand != nil {
			s.Hands[i].Cards = *p.Hand
		}
		whole = whole && p.Hand != nil
	}
	switch {
	case doc.Deck != nil:
		s.Deck = *doc.Deck
	case whole:
		s.Deck = s.unseen()
	}
	if len(doc.Plays) != max(0, len(doc.Windows)-1) || doc.Over && len(doc.Windows) > 0 {
		return s, errors.New("there is a play for each window but the first, and no window when all is over")
	}
	if !doc.Over {
		doc.stack(&s, &l)
	}
	return s, l.Err
}

// stack has the procedures under way that windows and plays tell of.
func (doc *stateDoc) stack(s *State, l *game.Lookup) {
	s.Stack.Push(game.Frame{Proc: procSpeech, Seat: game.NoSeat})
	for i := range doc.Windows {
		s.Stack.Push(game.Frame{Proc: procWindow, Seat: game.NoSeat, Arg: int16(i)})
		s.Windows[i] = doc.Windows[i].window(s, l)
		if i < len(doc.Plays) {
			p := doc.Plays[i]
			s.Plays[i] = Play{game.Seat(l.Index("seat", seatNames, p.Seat)), Card(l.Index("card", cardNames, p.Card)), p.Undone}
			s.Stack.Push(game.Frame{Proc: procCard, Step: stepEffect, Seat: s.Plays[i].Seat, Arg: int16(i)})
		}
	}
}

func (doc *windowDoc) window(s *State, l *game.Lookup) game.Window {
	w := game.OpenWindow(s.Speaker, int(s.Seats), 0)
	for _, name := range doc.May {
		w.May = w.May.With(game.Seat(l.Index("seat", seatNames, name)))
	}
	answers := func(given map[string]string) (set game.SeatSet) {
		for name, card := range given {
			seat := game.Seat(l.Index("seat", seatNames, name))
			set = set.With(seat)
			w.Answers[seat] = int16(l.Index("card", cardNames, card))
		}
		return set
	}
	w.Given, w.Declared = answers(doc.Sealed), answers(doc.Declared)
	return w
}
