package battles

// Taking hits, elimination and capture.

// takeHits removes figures for hits of the attack at hand.
//
// Carries out battles.units.one-figure-per-hit, banner-bearer-removed-last,
// eliminated-when-bearer-removed, combat.commander-figure-takes-no-damage,
// capture.only-when-last-figure, value-in-single-attack, insufficient-hits-lost.
func (p play) takeHits(u UnitID, hits uint8) {
	if hits == 0 {
		return
	}
	x := &p.Units[u]
	a := &p.Attack
	a.Taken += hits
	others := p.others(u)
	lost := min(hits, others)
	p.loseFigures(u, lost)
	switch {
	case x.Commander == NoCommander:
		if x.Figures == 0 {
			p.eliminate(u, a.By, Eliminated)
			a.Killed = true
		}
	case x.Figures == 1 && int(a.Taken)-int(a.Others) >= p.captureValue(u):
		p.capture(u, a.By)
		a.Killed = true
	}
}

// loseFigures takes figures off, but not a commander.
func (p play) loseFigures(u UnitID, n uint8) {
	if n > 0 {
		p.Units[u].Figures -= n
		p.tell(eventLost, p.Units[u].House, int16(u), int16(n), int16(p.Units[u].Figures))
	}
}

// captureValue is how many hits beyond its other figures capture a unit's commander.
//
// Carries out battles.capture.value-definition, card.jaime-kingslayer-unit-ability.
func (s *State) captureValue(u UnitID) int {
	n := int(s.Plan.Commanders[s.Units[u].Commander].Capture)
	if s.Units[u].Marks&markWeakened != 0 {
		n--
	}
	if by := s.Attack.By; by != NoUnit && s.Attack.Kind.ownTurn() && s.abilityOf(by) == abilityKingslay {
		n--
	}
	return max(n, 1)
}

// capture carries out battles.capture.figure-to-captor, eliminates-unit.
func (p play) capture(u, by UnitID) {
	x := &p.Units[u]
	p.tell(eventCaptured, x.House.foe(), int16(u), int16(x.Commander), int16(p.seat(x.House)))
	if by != NoUnit && p.Units[by].House != x.House {
		p.Units[by].Marks |= markCaptor
	}
	p.eliminate(u, by, Captured)
	p.checkSudden(false, x.Commander)
}

// eliminate takes a unit off the board for good. Its House loses heart by the rank of its
// banner.
//
// Carries out battles.morale.eliminate-enemy-unit, elimination-by-other-means,
// engagement.removed-when-target-retreats-or-dies.
func (p play) eliminate(u, by UnitID, fate Fate) {
	x := &p.Units[u]
	at := x.Hex
	p.disengage(u)
	p.lift(u)
	x.Fate, x.Figures = fate, 0
	p.tell(eventEliminated, x.House, int16(u), int16(x.Rank), int16(at))
	drop := int8(x.Rank) + 1
	if by != NoUnit {
		p.Units[by].Marks |= markTriumph
	}
	if by != NoUnit && p.Units[by].Marks&markHeartening != 0 && p.Attack.Kind.ownTurn() {
		drop++
	}
	p.raise(x.House.foe(), drop)
}

// wound deals hits that are no attack: they are not reduced, and capture nobody.
//
// Carries out battles.capture.commander-cannot-pay-hits, other-figures-may-pay-hits.
func (p play) wound(u UnitID, hits uint8) {
	x := &p.Units[u]
	p.loseFigures(u, min(hits, p.others(u)))
	if x.Figures == 0 {
		p.eliminate(u, NoUnit, Eliminated)
	}
}
