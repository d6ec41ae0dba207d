package battles

import "gonfalon/game"

// unfit says what a unit is that an effect asks otherwise, or is not that it asks.
func (s *State) unfit(u UnitID) game.Text {
	e, leader := s.effect(), s.unitOf(s.Turn.Leader)
	if !s.stands(u) {
		return game.Text{"is not on the board", "n'est pas sur le plateau"}
	}
	x := &s.Units[u]
	asks := func(f Fit) bool { return e.Fit&f != 0 }
	switch {
	case s.Turn.Picks.has(u):
		return game.Text{"is chosen already", "est déjà choisie"}
	case e.Count >= 0 && s.Turn.Picks.Len() >= int(s.limit(e)):
		return game.Sentence("would be one more than %d", "serait de trop après %d", s.limit(e))
	case !e.Classes.has(s.info(u).Class):
		return game.Sentence("is %s", "est %s", unitClassWords[s.info(u).Class])
	case e.Op == opRally && !x.Spent:
		return game.Text{"is ready", "est activable"}
	case asks(fitEngaged|fitFightsFriend) && x.Foe == NoUnit, e.Op == opDisengage && x.Foe == NoUnit:
		return game.Text{"is not engaged", "n'est pas engagée"}
	case asks(fitUnengaged) && x.Foe != NoUnit:
		return game.Text{"is engaged", "est engagée"}
	case asks(fitWithLeader) && !s.Turn.Picks.has(leader):
		return game.Sentence("is not the one %s, which must come first", "n'est pas celle %s, qui passe en premier", s.Plan.ofCommander(s.Turn.Leader))
	case asks(fitLeader) && u != leader:
		return game.Sentence("is not the one %s", "n'est pas celle %s", s.Plan.ofCommander(s.Turn.Leader))
	case asks(fitLeaderOrNext) && u != leader && !s.isBy(u, leader), asks(fitNextToLeader) && !s.isBy(u, leader):
		return game.Sentence("is not next to the one %s", "n'est pas voisine de celle %s", s.Plan.ofCommander(s.Turn.Leader))
	case asks(fitNextToFirst) && !s.isBy(u, s.Turn.First):
		return game.Text{"is not next to the one ordered first", "n'est pas voisine de la première activée"}
	}
	return s.unfitNow(u, e)
}

// unfitNow says it of what a unit has done this turn, and of how it is beside those picked.
func (s *State) unfitNow(u UnitID, e *Effect) game.Text {
	x := &s.Units[u]
	asks := func(f Fit) bool { return e.Fit&f != 0 }
	switch {
	case asks(fitOrdered) && x.Marks&markOrdered == 0:
		return game.Text{"is not ordered this turn", "n'est pas activée ce tour"}
	case asks(fitNotOrdered) && x.Marks&markOrdered != 0:
		return game.Text{"is ordered this turn", "est activée ce tour"}
	case asks(fitAttacked) && x.Marks&markAttacked == 0:
		return game.Text{"has not been attacked this turn", "n'a pas été attaquée ce tour"}
	case asks(fitHasCommander) && x.Commander == NoCommander:
		return game.Text{"has no commander", "n'a pas de commandant"}
	case e.Pays > s.others(u):
		return game.Sentence("has too few figures to lose %d", "a trop peu de figurines pour en perdre %d", e.Pays)
	case s.Turn.Picks != 0 && asks(fitSameRank):
		return game.Text{"is of another rank than the first", "n'est pas du rang de la première"}
	case s.Turn.Picks != 0 && asks(fitSameClass):
		return game.Text{"is of another class than the first", "n'est pas de la classe de la première"}
	case e.Op == opStep:
		return game.Text{"has no free hex beside it", "n'a pas de case libre à côté"}
	}
	return game.Text{"is not what it asks for", "n'est pas ce qu'il faut"}
}

var unitClassWords = [classes]game.Text{{"infantry", "d'infanterie"}, {"a ranged unit", "à distance"}, {"cavalry", "de cavalerie"}}
