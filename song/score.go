package song

import (
	"slices"

	"gonfalon/game"
)

// Side implements [game.Sided].
func (Rules) Side(s *State, seat game.Seat) game.Side { return game.Side(s.side(seat).First()) }

// Standing implements [game.Reckoner]: the Victory Points, and how many win.
func (Rules) Standing(s *State) game.Standing {
	st := game.Standing{What: pointWords, Scores: make([]int, s.seats()), Goal: s.needed()}
	for seat := range s.seats() {
		st.Scores[seat] = s.points(seat)
	}
	st.Would = s.would()
	return st
}

var pointWords = game.Text{English: "Victory Points", French: "Points de Victoire"}

// would says what would win at the end of this round.
func (s *State) would() *game.Text {
	if s.Over {
		return nil
	}
	if s.Choices.Mode == Storm && s.Round == lastRound && s.points(s.besieger()) < s.needed() {
		return new(game.Sentence("The last round. As it stands, %s holds the castle and wins", "Dernier round. En l'état, %s tient le château et gagne", seatWords[s.SetUp.Defender]))
	}
	best, at := s.ahead()
	switch {
	case s.oneSide(at) && best >= s.needed():
		return new(game.Sentence("As it stands, %s wins at the end of this round, with %d of %d points", "En l'état, %s gagne à la fin de ce round, avec %d points sur %d", s.sideText(at), best, s.needed()))
	case s.Round < lastRound:
		return nil
	case s.oneSide(at):
		return new(game.Sentence("The last round. As it stands, %s wins, with %d point{|s}", "Dernier round. En l'état, %s gagne, avec %d point{|s}", s.sideText(at), best))
	}
	return new(game.Sentence("The last round. As it stands, what is left of the armies decides: %d point{|s} each", "Dernier round. En l'état, ce qui reste des armées décide : %d point{|s} chacun", best))
}

// ahead returns the most Victory Points that a side has which is still there, and whose they are.
func (s *State) ahead() (best int, at game.SeatSet) {
	best = -1
	for seat := range s.seats() {
		switch n := s.points(seat); {
		case s.Posts[seat].Out:
		case n > best:
			best, at = n, s.side(seat)
		case n == best:
			at |= s.side(seat)
		}
	}
	return best, at
}

// sideText names those of a side.
func (s *State) sideText(side game.SeatSet) game.Text {
	text := seatWords[side.First()]
	for rest := side.Without(side.First()); rest != 0; rest = rest.Without(rest.First()) {
		text = game.Sentence("%s and %s", "%s et %s", text, seatWords[rest.First()])
	}
	return text
}

// places ranks the players: the winners, then those who were left by their points, then who was
// eliminated.
func (r *reckoning) places(s *State) []game.Place {
	rank := func(seat game.Seat) int {
		n := s.points(seat)
		if s.Winners.Has(seat) {
			return n + 2000
		}
		if !s.out(seat) {
			return n + 1000
		}
		return n
	}
	var places []game.Place
	for seat := range s.seats() {
		p := game.Place{Seat: seat, Score: new(s.points(seat))}
		for _, n := range [...]int{r.lost[seat], r.dealt(s, seat), r.zones[seat]} {
			p.Cells = append(p.Cells, game.NumberWord(n).Text)
		}
		places = append(places, p)
	}
	slices.SortStableFunc(places, func(a, b game.Place) int { return rank(b.Seat) - rank(a.Seat) })
	for i := range places {
		p := &places[i]
		p.Place = i + 1
		if i > 0 && (rank(p.Seat) == rank(places[i-1].Seat) || s.Winners.Has(p.Seat)) {
			p.Place = places[i-1].Place
		}
	}
	by, rule := r.decided(s)
	places[0].By, places[0].Rule = &by, rule
	return places
}

// out tells whether the whole side of a seat has been eliminated.
func (s *State) out(seat game.Seat) bool {
	for rest := s.side(seat); rest != 0; rest = rest.Without(rest.First()) {
		if !s.Posts[rest.First()].Out {
			return false
		}
	}
	return true
}

// second is the most Victory Points of those who have not won.
func (s *State) second() int {
	n := 0
	for seat := range s.seats() {
		if !s.Winners.Has(seat) {
			n = max(n, s.points(seat))
		}
	}
	return n
}

// ended is the rule by which the match was won.
func (r *reckoning) ended(s *State) game.Rule {
	switch {
	case r.how == endPoints:
		return ruleVictoryThresholdAndStrictLead
	case r.how == endElimination && s.ffa():
		return ruleFfaElimination
	case r.how == endElimination:
		return ruleVictoryElimination
	case r.how == endSiege:
		return ruleStormDefenderWinsAfterRound6
	case !s.oneSide(s.Winners):
		return ruleVictoryRoundSixShared
	case s.second() == s.points(s.Winners.First()):
		return ruleVictoryRoundSixTiePointsLeft
	}
	return ruleVictoryRoundSixMostPoints
}

// decided says in a few words what put the winner first.
func (r *reckoning) decided(s *State) (game.Text, game.Rule) {
	rule := r.ended(s)
	switch rule {
	case ruleFfaElimination, ruleVictoryElimination:
		return game.Text{English: "nobody else is left", French: "plus personne en face"}, rule
	case ruleStormDefenderWinsAfterRound6:
		return game.Text{English: "the castle holds", French: "le château tient"}, rule
	case ruleVictoryRoundSixShared:
		return game.Text{English: "equal in all", French: "égalité en tout"}, rule
	case ruleVictoryRoundSixTiePointsLeft:
		return game.Text{English: "more is left of the army", French: "il reste plus de l'armée"}, rule
	}
	return game.Sentence("%d beats %d", "%d contre %d", s.points(s.Winners.First()), s.second()), rule
}

// reason says why the match ended so.
func (r *reckoning) reason(s *State) (game.Text, game.Rule) {
	winner, points, rule := s.sideText(s.Winners), s.points(s.Winners.First()), r.ended(s)
	switch rule {
	case ruleVictoryThresholdAndStrictLead:
		return game.Sentence("At the end of round %d %s has %d Victory Points, of %d that win", "À la fin du round %d, %s a %d Points de Victoire, sur %d qu'il faut", s.Round, winner, points, s.needed()), rule
	case ruleFfaElimination, ruleVictoryElimination:
		return game.Sentence("In round %d only %s has Combat Units left", "Au round %d, il n'y a plus d'Unités de Combat que celles de : %s", s.Round, winner), rule
	case ruleStormDefenderWinsAfterRound6:
		return game.Sentence("After round %d the castle still stands, with %d of %d points against it: %s wins", "Après le round %d, le château tient, avec %d points sur %d contre lui : %s gagne", s.Round, s.points(s.besieger()), s.needed(), winner), rule
	case ruleVictoryRoundSixShared:
		return game.Sentence("After round %d, with %d point{|s} each and as much left of the armies, %s share the victory", "Après le round %d, avec %d point{|s} chacun et autant d'armée restante, %s partagent la victoire", s.Round, points, winner), rule
	case ruleVictoryRoundSixTiePointsLeft:
		return game.Sentence("After round %d, with %d point{|s} each, more is left of the army of %s", "Après le round %d, avec %d point{|s} chacun, il reste plus de l'armée de %s", s.Round, points, winner), rule
	}
	return game.Sentence("After round %d %s has more Victory Points: %d to %d", "Après le round %d, %s a plus de Points de Victoire : %d contre %d", s.Round, winner, points, s.second()), rule
}
