package parley

import (
	"errors"
	"fmt"

	"gonfalon/game"
)

// Redact hides the deck, the hands of others and their sealed answers.
func (Game) Redact(s *State, seat game.Seat) State {
	v := *s
	v.Deck = UnknownCards
	for i := range game.Seat(v.Seats) {
		if i != seat {
			v.Hands[i].Cards = UnknownCards
		}
	}
	for i := range v.Windows {
		v.Windows[i] = v.Windows[i].Seen(seat)
	}
	return v
}

// Guess deals the unknown cards. Who has answered already is unknown too: in a guess nobody
// else has.
func (Game) Guess(view *State, d *game.Dice) State {
	s := *view
	s.Deck = s.unseen()
	for i := range s.Seats {
		h := &s.Hands[i]
		if h.Cards != UnknownCards {
			continue
		}
		h.Cards = Cards{}
		for range h.Held {
			*h.Cards.Of(take(&s.Deck, d, rollGuess))++
		}
	}
	return s
}

// unseen returns the cards that lie neither in the discard nor in a hand that is known.
func (s *State) unseen() Cards {
	left := allCards
	for card := range left {
		left[card] -= s.Discard[card]
		for i := range s.Seats {
			if h := &s.Hands[i]; h.Cards != UnknownCards {
				left[card] -= h.Cards[card]
			}
		}
	}
	return left
}

// Audit looks for broken invariants.
func (g Game) Audit(s *State) error {
	seats := game.FirstSeats(int(s.Seats))
	if s.Seats < 2 || s.Seats > MaxSeats || s.Speech < 1 || s.Speech > s.Speeches || !seats.Has(s.Speaker) || s.Stake > 3 {
		return fmt.Errorf("seats %d, speech %d of %d by seat %d, stake %d", s.Seats, s.Speech, s.Speeches, s.Speaker, s.Stake)
	}
	for card := range allCards {
		n := int(s.Deck[card]) + int(s.Discard[card])
		for i := range s.Seats {
			n += int(s.Hands[i].Cards[card])
		}
		if n != copies {
			return fmt.Errorf("there are %d of %s", n, cardNames[card+1])
		}
	}
	for i := range s.Seats {
		if h := &s.Hands[i]; h.Cards.Len() != int(h.Held) {
			return fmt.Errorf("seat %d holds %d cards, its hand has %d", i, h.Held, h.Cards.Len())
		}
	}
	return s.auditWindows()
}

// auditWindows looks at the windows, of which the innermost is open, and at what they are
// about. Plays below the first level are objections, all of them in the discard.
func (s *State) auditWindows() error {
	open := max(0, s.Stack.Len()-1)
	if (open == 0) != (s.Stake == 0) || open == 0 && s.Favour != 0 {
		return fmt.Errorf("stake %d and favour %d with %d procedures under way", s.Stake, s.Favour, s.Stack.Len())
	}
	objections := 0
	for level := range s.Windows {
		if err := s.auditWindow(level, level == open/2 && open > 0); err != nil {
			return fmt.Errorf("window %d: %w", level, err)
		}
		p := s.Plays[level]
		if level < open/2 && (p.Card == 0 || (level > 0) != (p.Card == Objection) || !game.FirstSeats(int(s.Seats)).Has(p.Seat)) {
			return fmt.Errorf("seat %d plays %s at level %d", p.Seat, cardNames[p.Card], level)
		}
		if level > 0 {
			objections += s.Windows[level].Declared.Len()
		}
		if p.Card == Objection {
			objections++
		}
	}
	if objections > int(*s.Discard.Of(Objection)) {
		return fmt.Errorf("%d objections are played and %d discarded", objections, *s.Discard.Of(Objection))
	}
	return nil
}

// auditWindow looks at the window of a level, of which the innermost is open.
func (s *State) auditWindow(level int, open bool) error {
	w := &s.Windows[level]
	if (w.Asked() != 0) != open {
		return errors.New("the innermost asks somebody, and no other")
	}
	if (w.May|w.Given|w.Declared)&^game.FirstSeats(int(s.Seats)) != 0 || w.Given&^w.May != 0 || w.May&w.Declared != 0 {
		return fmt.Errorf("it asks %b, %b have answered and %b are declared", w.May, w.Given, w.Declared)
	}
	for seat, answer := range w.Answers {
		if answer == game.Pass {
			continue
		}
		sealed := w.Given.Has(game.Seat(seat))
		if answer < 0 || answer > int16(Objection) || (level > 0) != (Card(answer) == Objection) || !sealed && !w.Declared.Has(game.Seat(seat)) {
			return fmt.Errorf("seat %d has answered %d", seat, answer)
		}
		if sealed && *s.Hands[seat].Cards.Of(Card(answer)) == 0 {
			return fmt.Errorf("seat %d has answered what it does not hold", seat)
		}
	}
	return nil
}
