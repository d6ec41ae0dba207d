package battles

import (
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// Victory points and the end of the battle.

// score adds the points that a plan gives a House at once for something that has happened.
func (p play) score(h House, per Per, n int16) {
	for _, line := range p.Plan.Points {
		if line.When == atOnce && line.Per == per && (line.House == h || line.House == NoHouse) {
			p.addPoints(h, int16(line.Points[0])*n)
		}
	}
}

// scoreBoth gives each House what it gets for something that nobody in particular did.
func (p play) scoreBoth(per Per) {
	p.score(Stark, per, 1)
	p.score(Lannister, per, 1)
}

func (p play) addPoints(h House, n int16) {
	if n != 0 {
		p.Posts[h].Points += n
		p.tell(eventPoints, h, n, p.Posts[h].Points)
	}
}

// last tells whether this is the last round.
//
// Carries out battles.setup.round-limit-from-plan.
func (s *State) last() bool { return s.Round >= s.Plan.Rounds }

// scoreRound carries out battles.regroup.score-per-round-objectives, score-final-round-both.
func (p play) scoreRound() {
	for _, h := range [...]House{p.First, p.First.foe()} {
		n := p.worth(h, atRoundEnd)
		if p.last() {
			n += p.worth(h, atGameEnd)
		}
		p.addPoints(h, n)
	}
}

// worth is what the lines of a moment give a House as it stands.
func (s *State) worth(h House, when Moment) int16 {
	var sum int16
	for i := range s.Plan.Points {
		if line := &s.Plan.Points[i]; line.When == when && (line.House == h || line.House == NoHouse) {
			sum += s.worthOf(h, line)
		}
	}
	return sum
}

// worthOf is what a line of a plan's victory points gives a House.
func (s *State) worthOf(h House, line *Scoring) int16 {
	if line.Per == perZone {
		if s.misery(h.foe()) <= 0 {
			return 0
		}
		return int16(line.Points[s.moraleZone(h.foe())])
	}
	return int16(line.Points[0]) * s.count(h, line)
}

// count is how much of something a House has.
func (s *State) count(h House, line *Scoring) int16 {
	n := 0
	switch line.Per {
	case perControlled:
		for i, at := range s.Plan.Objectives {
			if line.Hexes.Has(at) && s.Control[i] == h {
				n++
			}
		}
	case perHeld:
		for _, secret := range s.Secrets {
			if secret.Side == Strategic && s.controlOf(secret.Hex) == h {
				n++
			}
		}
	case perOccupied, perRows:
		n = s.Stands[h].And(line.Hexes).Len()
	case perEliminated, perCaptured, perCommander, perExited:
		n = s.countFates(h, line)
	default:
		n = s.countTiles(line.Per)
	}
	return int16(n)
}

// controlOf tells who controls an objective.
func (s *State) controlOf(at hex.Hex) House {
	for i, h := range s.Plan.Objectives {
		if h == at {
			return s.Control[i]
		}
	}
	return NoHouse
}

// countFates counts units by what has become of them.
func (s *State) countFates(h House, line *Scoring) int {
	n := 0
	for u := range s.Units {
		x := &s.Units[u]
		gone := x.House == h.foe() && (x.Fate == Eliminated || x.Fate == Captured)
		switch {
		case line.Per == perEliminated && gone,
			line.Per == perCaptured && gone && x.Fate == Captured,
			line.Per == perCommander && gone && x.Fate == Captured && x.Commander == line.Commander,
			line.Per == perExited && x.House == h && x.Fate == Exited:
			n++
		}
	}
	return n
}

// countTiles counts what has become of buildings, tents and towers.
func (s *State) countTiles(per Per) int {
	n := 0
	for i := range s.Plan.Grid.Len() {
		t := &s.Tiles[i]
		building := t.Ground == Building
		switch {
		case per == perDevastated && building && t.Devastated,
			per == perUntouched && building && !t.Devastated && t.Fire == 0,
			per == perTentStanding && t.Token == Tent:
			n++
		case per == perFire && building && !t.Devastated:
			n += int(t.Fire)
		}
	}
	return n
}

// checkVictory carries out battles.victory.normal-check-after-last-round, tie-higher-morale,
// tie-ardeur-if-marker-on-start, round.repeat-until-end.
func (p play) checkVictory() {
	if !p.last() {
		return
	}
	w, rule := p.leader()
	p.win(w, rule)
}

// leader is who would win as it stands, and by which rule.
func (s *State) leader() (House, game.Rule) {
	stark, lannister := s.Posts[Stark].Points, s.Posts[Lannister].Points
	switch {
	case stark > lannister:
		return Stark, ruleVictoryNormalCheckAfterLastRound
	case stark < lannister:
		return Lannister, ruleVictoryNormalCheckAfterLastRound
	case s.Morale < 0:
		return Stark, ruleVictoryTieHigherMorale
	case s.Morale > 0:
		return Lannister, ruleVictoryTieHigherMorale
	}
	return s.Momentum, ruleVictoryTieArdeurIfMarkerOnStart
}

// win ends the battle. Who has won before stays the winner: the Rout is checked first.
//
// Carries out battles.victory.instant-has-priority, rout-has-priority.
func (p play) win(h House, rule game.Rule) {
	if p.Winner == NoHouse {
		p.Winner = h
		p.tell(eventWon, h, p.Posts[h].Points, p.Posts[h.foe()].Points, int16(ruleIndex(rule)))
	}
}

// checkSudden carries out battles.victory.instant-conditions-from-plan,
// instant-checked-throughout: a commander was captured, or has left the board.
func (p play) checkSudden(exit bool, c Commander) {
	if p.Winner != NoHouse {
		return
	}
	for _, s := range p.Plan.Sudden {
		if s.Exit != exit || s.Commander != c {
			continue
		}
		if p.pointsFrom(s.House, s.From) >= int16(s.Points) {
			p.win(s.House, ruleVictoryInstantConditionsFromPlan)
		}
	}
}

// pointsFrom is what a House has scored or, for one thing, what that would give it now.
func (s *State) pointsFrom(h House, per Per) int16 {
	if per == pers {
		return s.Posts[h].Points
	}
	var sum int16
	for i := range s.Plan.Points {
		if line := &s.Plan.Points[i]; line.Per == per && (line.House == h || line.House == NoHouse) {
			sum += s.worthOf(h, line)
		}
	}
	return sum
}
