package song

import (
	"gonfalon/game"
	"gonfalon/song/effect"
	"gonfalon/song/field"
)

// Objectives: claiming, controlling and scoring them.

// disc is an Objective as the field takes it.
func (s *State) disc(i int) field.Token {
	return field.Token{At: s.Tokens[i].At, Radius: s.Muster.lib.tables.Token}
}

// claimTokens lets a unit claim what it covers at the end of a move of its own.
//
// Carries out song.thrones.claim-entirely-covered, song.kings.claim-entirely-covered,
// song.winter.claim-entirely-covered, song.wings.claim-entirely-covered.
func (p play) claimTokens(u UnitID) {
	if !p.onTable(u) {
		return
	}
	if p.mode().Carried {
		p.takeUpCovered(u)
		return
	}
	p.loosen()
	for i := range int(p.Laid) {
		t := &p.Tokens[i]
		if t.Claimed != u && p.mode().Covered && p.Field.Covers(field.No(u), p.disc(i)) {
			t.Claimed = u
			p.tell(eventClaimed, p.seatOf(u), int16(u), int16(i))
		}
	}
}

// controller is who controls an Objective, or NoUnit: who has claimed it and still covers it,
// unless an enemy with more ranks is engaged with him.
//
// Carries out song.thrones.control-until-outranked, song.thrones.uncovered-not-controlled,
// song.kings.control-until-outranked, song.kings.uncovered-not-controlled,
// song.winter.control-until-outranked, song.winter.uncovered-not-controlled,
// song.wings.control-until-outranked, song.wings.uncovered-not-controlled.
func (s *State) controller(i int) UnitID {
	if s.mode().Carried {
		if u := s.Tokens[i].Carrier; s.onTable(u) {
			return u
		}
		return NoUnit
	}
	u := s.Tokens[i].Claimed
	if !s.onTable(u) || !s.Field.Covers(field.No(u), s.disc(i)) {
		return NoUnit
	}
	for rest := s.Contact[u]; rest != 0; {
		var v UnitID
		v, rest = rest.next()
		if s.weight(v) > s.weight(u) {
			return NoUnit
		}
	}
	return u
}

// unclaim takes the claims of a unit that is destroyed.
func (p play) unclaim(u UnitID) {
	for i := range p.Tokens[:p.Laid] {
		if p.Tokens[i].Claimed == u {
			p.Tokens[i].Claimed = NoUnit
		}
	}
}

// loosen takes claims from units that no longer cover what they have claimed.
func (p play) loosen() {
	for i := range int(p.Laid) {
		t := &p.Tokens[i]
		if t.Claimed != NoUnit && (!p.onTable(t.Claimed) || !p.Field.Covers(field.No(t.Claimed), p.disc(i))) {
			t.Claimed = NoUnit
		}
	}
}

// scoreRound gives the points of the round, all at once; who has scored which Objective is
// remembered for their effects.
//
// Carries out song.thrones.score-from-round-2, song.thrones.score-simultaneously,
// song.thrones.central-extra-point, song.kings.score-from-round-2,
// song.kings.commander-extra-point, song.feast.score-from-round-2,
// song.feast.commander-extra-point, song.dance.score-from-round-2,
// song.dance.commander-extra-point, song.winter.objectives-worth-nothing,
// song.wings.objectives-worth-nothing.
func (p play) scoreRound() {
	p.loosen()
	p.SetUp.Scored = [MaxObjectives]UnitID{}
	if p.Round < 2 || !p.mode().Scored {
		return
	}
	for i := range int(p.Laid) {
		u := p.controller(i)
		if u == NoUnit {
			continue
		}
		p.SetUp.Scored[i] = u
		p.award(p.seatOf(u), 1, whyObjective)
		if p.mode().General && p.commanderUnit(p.seatOf(u)) == u {
			p.award(p.seatOf(u), 1, whyGeneral)
		}
	}
}

// scoreNext resolves the effect of one Objective that has been scored, and tells whether there
// was one: the players take turns, the First Player first.
//
// Carries out song.thrones.scoring-effects-alternate, song.thrones.central-panic-test.
func (p play) scoreNext(f *game.Frame) bool {
	n := p.seats()
	for i := range n {
		seat := (f.Seat + i) % n
		for j := range int(p.Laid) {
			u := p.SetUp.Scored[j]
			if u == NoUnit || p.seatOf(u) != seat {
				continue
			}
			p.SetUp.Scored[j] = NoUnit
			f.Seat = (seat + 1) % n
			if p.Choices.Mode == Dance {
				p.offerScored(seat, j)
				return true
			}
			p.moment(Moment{Kind: effect.ObjectiveScored, Unit: u, Seat: seat, N: int8(j)})
			return true
		}
	}
	return false
}
