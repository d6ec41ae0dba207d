package game

import "bytes"

// trials is how many guesses Reveals compares. What an action shows is nearly always
// seen at once; the others are for guesses that happen to be right.
const trials = 8

// Reveals implements [Position]: it tries the action on guesses of what the seat sees.
// If all lead to the view that the truth leads to, the seat has learnt nothing.
func (p *position[S, A]) Reveals(seat Seat, action []byte, d *Dice) (bool, error) {
	a, err := p.read(seat, action)
	if err != nil {
		return false, err
	}
	truth := p.s
	p.g.Apply(&truth, seat, a, d, nil)
	if len(d.Rolled()) > 0 {
		return true, nil
	}
	want := p.viewOf(&truth, seat)
	view := p.g.Redact(&p.s, seat)
	other := NewDice(SeedFrom(1, 0))
	for i := range trials {
		other.At(2 * i)
		guess := p.g.Guess(&view, other)
		if p.g.Check(&guess, seat, a) == nil {
			other.At(2*i + 1)
			p.g.Apply(&guess, seat, a, other, nil)
			if bytes.Equal(p.viewOf(&guess, seat), want) {
				continue
			}
		}
		return true, nil
	}
	return false, nil
}

// StateOf returns the state within a position of a game's own type, for bots that are
// built on the types of a game.
func StateOf[S, A comparable](p Position) (*S, bool) {
	typed, ok := p.(*position[S, A])
	if !ok {
		return nil, false
	}
	return &typed.s, true
}
