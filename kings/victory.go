package kings

import "gonfalon/game"

// The end of a game: its length (kings.length.*) and who has won (kings.victory.*).

// goesOn tells after a turn whether another follows, and rolls for the extra one.
// Carries out kings.length.six-turns-each, extra-turn-roll and custom-turn-count.
func (p play) goesOn() bool {
	if p.wiped(Blue) || p.wiped(Red) {
		return false
	}
	if p.Turn == p.Last && p.Last == 2*p.Choices.Turns && p.Choices.Extra {
		n := p.dice.Die(labelLength, 6)
		p.tell(eventLength, game.NoSeat, int16(n))
		if n >= 4 {
			p.Last += 2
		}
	}
	return p.Turn < p.Last
}

// wiped tells whether a seat has no unit left.
func (s *State) wiped(seat game.Seat) bool {
	for u, end := s.Armies.Of(seat); u < end; u++ {
		if s.Units[u].Condition != Routed {
			return false
		}
	}
	return true
}

// endGame carries out kings.length.winner-by-scenario.
// TODO(C): the scenarios other than Kill!.
func (p play) endGame() {
	for seat := range game.Seat(seats) {
		p.Score[seat] = int16(p.routedPoints(enemyOf(seat)))
	}
	p.Winner = game.NoSeat
	lead := int(p.Score[Blue]) - int(p.Score[Red])
	switch {
	case 10*lead >= p.Armies.Total:
		p.Winner = Blue
	case -10*lead >= p.Armies.Total:
		p.Winner = Red
	}
	p.tell(eventEnd, p.Winner, p.Score[Blue], p.Score[Red])
	p.Stack.Pop()
}

// routedPoints adds up what the routed units of a seat cost.
// Carries out kings.victory.kill-score.
func (s *State) routedPoints(seat game.Seat) int {
	sum := 0
	for u, end := s.Armies.Of(seat); u < end; u++ {
		if s.Units[u].Condition == Routed {
			sum += int(s.profile(u).Points)
		}
	}
	return sum
}
