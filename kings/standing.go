package kings

import "gonfalon/game"

// Standing implements [game.Reckoner].
func (Rules) Standing(s *State) game.Standing {
	st := game.Standing{What: s.scored(), Lead: int(s.margin()), Scores: []int{int(s.score(Blue)), int(s.score(Red))}}
	if s.Waits.Who != 0 && s.Turn > 0 {
		st.Would = new(s.would())
	}
	return st
}

// scored says what is scored.
func (s *State) scored() game.Text {
	switch s.Scenario {
	case ScenarioPillage:
		return game.Text{English: "tokens held", French: "pions tenus"}
	case ScenarioLoot:
		return game.Text{English: "tokens carried", French: "pions portés"}
	}
	return game.Text{English: "points", French: "points"}
}

// leading returns who has scored more, and by how much; NoSeat if nobody has.
func (s *State) leading() (game.Seat, int32) {
	switch by := s.score(Blue) - s.score(Red); {
	case by > 0:
		return Blue, by
	case by < 0:
		return Red, -by
	}
	return game.NoSeat, 0
}

// would says who would win if it ended now.
func (s *State) would() game.Text {
	seat, by := s.leading()
	switch margin := s.margin(); {
	case seat == game.NoSeat:
		return game.Sentence("As it stands, a draw: nobody leads", "En l'état, partie nulle\u202f: personne ne mène")
	case by < margin:
		return game.Sentence("As it stands, a draw: %s leads by %d, and %d are needed", "En l'état, partie nulle\u202f: %s mène de %d, il en faut %d", seatWords[seat], by, margin)
	default:
		return game.Sentence("As it stands, %s wins: ahead by %d, and %d {is|are} needed", "En l'état, %s gagne\u202f: %d d'avance, il en faut %d", seatWords[seat], by, margin)
	}
}

// reason says why a match that is over ended so.
func (s *State) reason() (game.Text, game.Rule) {
	seat, by := s.leading()
	margin, rule := s.margin(), ruleLengthWinnerByScenario
	switch {
	case by >= margin:
		if s.Scenario == ScenarioKill {
			rule = ruleVictoryKillWinBy10Percent
		}
		return game.Sentence("%s leads by %d %s; %d {was|were} needed", "%s mène de %d %s\u202f; il en fallait %d", seatWords[seat], by, s.units(), margin), rule
	case s.Scenario == ScenarioKill:
		rule = ruleVictoryKillDraw
	}
	if seat == game.NoSeat {
		return game.Text{English: "Nobody leads: a draw", French: "Personne ne mène\u202f: partie nulle"}, rule
	}
	return game.Sentence("%s leads by %d %s; %d were needed: a draw", "%s mène de %d %s\u202f; il en fallait %d\u202f: partie nulle", seatWords[seat], by, s.units(), margin), rule
}

// units is what goes with a number of what is scored.
func (s *State) units() game.Text {
	switch s.Scenario {
	case ScenarioPillage:
		return game.Text{English: "token{|s} held", French: "pion{|s} tenu{|s}"}
	case ScenarioLoot:
		return game.Text{English: "token{|s} carried", French: "pion{|s} porté{|s}"}
	}
	return game.Text{English: "point{|s}", French: "point{|s}"}
}
