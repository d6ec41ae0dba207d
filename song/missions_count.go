package song

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/song/effect"
	"gonfalon/song/field"
)

// What missions count: over a round, over several, and as the table stands.

// holdTokens counts for how many ends of rounds each Objective has been controlled by one unit.
func (p play) holdTokens() {
	for i := range int(p.Laid) {
		t := &p.Tokens[i]
		switch u := p.controller(i); {
		case u == NoUnit:
			t.Holder, t.Held = NoUnit, 0
		case u == t.Holder:
			t.Held++
		default:
			t.Holder, t.Held = u, 1
		}
	}
}

// countLost counts the Wounds that a unit has suffered.
func (p play) countLost(u UnitID, n int) {
	if seat := p.seatOf(u); !p.Muster.Wall(u) {
		p.Affairs.Lost[seat] = uint8(min(255, int(p.Affairs.Lost[seat])+n))
	}
}

// sharedToken is the most enemies of a seat that have the same condition token.
func (s *State) sharedToken(seat game.Seat) int {
	best := 0
	for i := range conditions {
		n := 0
		for rest := s.fielded(s.foes(seat)); rest != 0; {
			var u UnitID
			u, rest = rest.next()
			n += int(s.Units[u].Tokens >> i & 1)
		}
		best = max(best, n)
	}
	return best
}

// quantityOfMission is a number that missions count.
func (s *State) quantityOfMission(seat game.Seat, q effect.Quantity) int {
	n := 0
	switch q {
	case effect.SharedToken:
		return s.sharedToken(seat)
	case effect.FriendsInEnemyZone:
		for rest := s.fielded(s.side(seat)); rest != 0; {
			var u UnitID
			u, rest = rest.next()
			for foes := s.foes(seat); foes != 0; foes = foes.Without(foes.First()) {
				if !s.Posts[foes.First()].Out && s.inZoneOf(u, foes.First()) {
					n++
					break
				}
			}
		}
	case effect.EnemiesNearEdge:
		for rest := s.fielded(s.foes(seat)); rest != 0; {
			var u UnitID
			u, rest = rest.next()
			if s.nearEdge(u, s.Posts[seat].Edge) {
				n++
			}
		}
	case effect.EnemyWounds, effect.PanicPasses:
		for of := range s.seats() {
			switch {
			case q == effect.EnemyWounds && s.foes(seat).Has(of):
				n += int(s.Affairs.Lost[of])
			case q == effect.PanicPasses && s.side(seat).Has(of):
				n += int(s.Affairs.Passes[of])
			}
		}
	case effect.Encircling:
		for rest := s.fielded(s.foes(seat)); rest != 0; {
			var u UnitID
			u, rest = rest.next()
			n = max(n, (s.Contact[u] & s.fielded(s.side(seat))).Len())
		}
	case effect.HeldRounds:
		for i := range int(s.Laid) {
			if t := &s.Tokens[i]; t.Holder != NoUnit && s.side(seat).Has(s.seatOf(t.Holder)) {
				n = max(n, int(t.Held))
			}
		}
	}
	return n
}

// nearEdge tells whether a unit is within Short Range of an edge of the table.
func (s *State) nearEdge(u UnitID, e Edge) bool {
	z := s.Field.Strip(e.edge(), field.Short)
	o := plane.Outline(s.pose(u), s.size(u))
	box := plane.Box(z.Lo, z.Hi)
	return o.Near(&box, plane.Slack)
}

// sowDiscord scores, in The Winds of Winter, what is true as soon as a token is placed: how many
// enemies had the same before is told.
//
// Carries out song.wings.three-conditions-mission-end-of-round: only there it waits.
func (p play) sowDiscord(before *[MaxSeats]int) {
	for seat := range p.seats() {
		for place := chosenMission; place <= openMission; place++ {
			k := p.missionIn(seat, place)
			if k == 0 || k == hiddenMission || p.spentMission(seat, place) || !p.asksTokens(k) {
				continue
			}
			m := p.missionAt(k)
			least := int(m.Rules[0].Conditions[0].Right.Base)
			if n := p.sharedToken(seat); n >= least && before[seat] < least {
				p.award(seat, m.Points, whyMission)
				p.reveal(&Work{Seat: seat, Mission: place})
			}
		}
	}
}

// asksTokens tells whether a mission asks for nothing but the same token on several enemies.
func (s *State) asksTokens(k uint8) bool {
	return s.missionAt(k).Rules[0].Conditions[0].Left.Of == effect.SharedToken
}
