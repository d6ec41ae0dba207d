package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/kings/army"
)

// Special rules outside of attacks and tests: the hooks by which the procedures of the
// turn ask for them. kings.special.exceptions-to-normal-rules is their being here.

// wakeUp is called when a seat's turn begins.
// Carries out kings.special.headstrong-4-plus.
func (p play) wakeUp(seat game.Seat) {
	for u, end := p.Armies.Of(seat); u < end; u++ {
		if !p.inPlay(u) || p.Units[u].Condition != Wavering || !p.profile(u).Has(army.Headstrong) {
			continue
		}
		die := p.dice.Die(labelSpecial, 6)
		if die >= 4 {
			p.Units[u].Condition = Disordered
		}
		p.tell(eventHeadstrong, seat, int16(u), int16(die), int16(p.Units[u].Condition))
	}
}

// ordered is called when a unit gets a movement order, before it does anything.
// Carries out kings.special.regeneration-n-plus.
func (p play) ordered(u UnitNo) {
	f := &p.Units[u]
	if !p.profile(u).Has(army.Regeneration) || f.Wounds == 0 {
		return
	}
	p.heal(u, p.throw(u, labelSpecial, int(f.Wounds), p.profile(u).N(army.Regeneration), second{}))
}

// flinches rolls whether a unit halts instead of charging.
// Carries out kings.special.yellow-bellied-1-means-halt and yellow-bellied-exceptions.
func (p play) flinches(u, target UnitNo) bool {
	if !p.mayFlinch(u, target) {
		return false
	}
	die := p.dice.Die(labelSpecial, 6)
	p.tell(eventFlinched, p.Armies.Seat(u), int16(u), int16(die))
	return die == 1
}

// mayFlinch tells whether a unit is afraid of a target.
func (s *State) mayFlinch(u, target UnitNo) bool {
	t := s.profile(target)
	return s.profile(u).Has(army.YellowBellied) && !t.Has(army.Individual) && t.Type != army.WarEngine && s.faceOf(u, target) == plane.Front
}

// composed tells whether a unit can never be Disordered.
func composed(p *army.Profile) bool {
	return p.Has(army.Unstoppable) || p.Has(army.Tempus) || p.Has(army.AltarOfTheElements)
}

// disordered tells whether a unit suffers the effects of being Disordered.
// Carries out kings.nerve.wavered-is-disordered.
func (s *State) disordered(u UnitNo) bool {
	c := s.Units[u].Condition
	return (c == Disordered || c == Wavering) && !composed(s.profile(u))
}

// struck is called when a unit has caused wounds in melee.
// Carries out kings.special.life-leech-heals-up-to-n.
func (p play) struck(u UnitNo, wounds int) { p.heal(u, min(wounds, p.leech(u))) }

// leech returns how many of the wounds that a unit causes in melee it may shed.
func (s *State) leech(u UnitNo) int {
	n := s.profile(u).N(army.Lifeleech)
	if s.auraOf(u, army.TheNightFeast, 9) {
		n++
	}
	return n
}

// heal takes wounds off a unit, as many as there are.
func (p play) heal(u UnitNo, wounds int) {
	f := &p.Units[u]
	n := min(wounds, int(f.Wounds))
	if n <= 0 {
		return
	}
	f.Wounds -= uint16(n)
	p.tell(eventHealed, p.Armies.Seat(u), int16(u), int16(n), int16(f.Wounds))
}
