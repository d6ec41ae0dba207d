package table

import (
	"context"
	"fmt"

	"gonfalon/game"
)

// A Speech is what a seat says: to the table or, if To is a seat or Side a side, to those
// alone.
type Speech struct {
	From game.Seat
	To   *game.Seat
	Side *game.Side
	Text string
}

// whom names whom it is for, to know the same request again.
func (s *Speech) whom() string {
	switch {
	case s.To != nil:
		return fmt.Sprint(*s.To)
	case s.Side != nil:
		return fmt.Sprint("side ", *s.Side)
	}
	return "table"
}

// Say speaks to the table, writes a letter to a seat, or one that all of a side read.
func (t *Tables) Say(ctx context.Context, id, account string, s Speech, key string) error {
	if err := checkSpeech(s.Text); err != nil {
		return err
	}
	_, err := t.do(ctx, id, asked(account, key, "say", s.From, s.whom(), s.Text), func(m *match) (*Entry, error) {
		said := &Said{From: s.From, To: s.To, Side: s.Side, Text: s.Text}
		switch {
		case !m.holds(account, s.From):
			return nil, ErrForbidden
		case s.To != nil && s.Side != nil:
			return nil, bad("a letter is for a seat or for a side", "une lettre est pour une place ou pour un camp")
		case s.To != nil && (*s.To < 0 || int(*s.To) >= len(m.seats) || *s.To == s.From):
			return nil, bad("there is no seat %d to write to", "il n'y a pas de place %d à qui écrire", *s.To)
		case s.Side != nil:
			if said.Among = m.ofSide(*s.Side); len(said.Among) == 0 {
				return nil, bad("there is no side %d to write to", "il n'y a pas de camp %d à qui écrire", *s.Side)
			}
		}
		return &Entry{Said: said}, nil
	})
	return err
}

// ofSide returns the seats of a side; none if the game has no sides, or has not begun.
func (m *match) ofSide(side game.Side) (list []game.Seat) {
	for s := range game.Seat(len(m.seats)) {
		if m.at == nil {
			break
		}
		if of, sided := m.at.Side(s); sided && of == side {
			list = append(list, s)
		}
	}
	return list
}
