package kings

import "gonfalon/game"

// The end of a game: its length (kings.length.*) and who has won (kings.victory.*). How
// the scenarios are scored is in score.go.

// goesOn tells after a turn whether another follows, and rolls for the extra one.
// Carries out kings.length.six-turns-each, extra-turn-roll and custom-turn-count.
func (p play) goesOn() bool {
	if p.settled() {
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

// settled tells whether nothing can change any more: nobody is left, or in Kill! one side
// is not, so that no more units can be routed. In other scenarios the survivors have
// still to go where they count.
func (s *State) settled() bool {
	blue, red := s.wiped(Blue), s.wiped(Red)
	return blue && red || (blue || red) && s.Scenario == ScenarioKill
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

// forbidsTime judges whether the time can be called.
// Carries out kings.length.fixed-duration.
func (s *State) forbidsTime() objection {
	if !s.Choices.Timed || s.Last == s.Turn+s.Turn%2 && !s.Choices.Extra {
		return against(ruleLengthFixedDuration)
	}
	return objection{}
}

// callTime lets the game end when both players have had as many turns, without a die for
// another.
func (p play) callTime(seat game.Seat) {
	p.Choices.Extra = false
	p.Last = p.Turn + p.Turn%2
	p.tell(eventTime, seat)
}

// endGame carries out kings.length.winner-by-scenario.
func (p play) endGame() {
	p.Score = [seats]int32{p.score(Blue), p.score(Red)}
	p.Winner = game.NoSeat
	lead := p.Score[Blue] - p.Score[Red]
	switch margin := p.margin(); {
	case lead >= margin:
		p.Winner = Blue
	case -lead >= margin:
		p.Winner = Red
	}
	p.tell(eventEnd, p.Winner, int16(min(p.Score[Blue], 32767)), int16(min(p.Score[Red], 32767)))
	p.Stack.Pop()
}

// margin returns the lead that wins: a tenth of the agreed points where points are
// scored, one where tokens are.
// Carries out kings.victory.kill-win-by-10-percent and kill-draw.
func (s *State) margin() int32 {
	if s.Scenario == ScenarioPillage || s.Scenario == ScenarioLoot {
		return 1
	}
	return max(int32(s.Armies.Total+9)/10, 1)
}
