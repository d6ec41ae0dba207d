package song

import (
	"gonfalon/game"
	"gonfalon/song/effect"
)

// Steps of a Charge.
const (
	chargeDeclared uint8 = iota
	chargePivot
	chargeRoll
	chargeAgain
	chargeRolled
	chargeMove
	chargeAlign
	chargeOthers
	chargeReached
	chargeAttack
	chargeEnd
)

// charge carries out song.charge.step-order. What makes it impossible on the way makes it a
// Failed Charge.
func (p play) charge(f *game.Frame) {
	n := uint8(f.Arg)
	d := p.doing(n)
	if f.Step < chargeEnd && !p.onTable(d.Unit) {
		f.Step = chargeEnd
	}
	step := f.Step
	f.Step++
	switch step {
	case chargeDeclared:
		p.tell(eventCharged, f.Seat, int16(d.Unit), int16(d.Target), int16(d.Arc))
		p.deedMoment(effect.ChargeDeclared, n)
	case chargePivot:
		p.pivotToCharge(d)
	case chargeRoll:
		p.rollCharge(d)
		if d.Is&(isAgain|isFixed) == isAgain {
			p.Ask = Ask{May: true}
			p.ask(decideMay, f.Seat)
		}
	case chargeAgain:
		p.deedMoment(effect.ChargeRolled, n)
	case chargeRolled:
		p.judgeDie(d)
	case chargeMove:
		p.runUp(d)
		if d.Is&isContact == 0 {
			f.Step = chargeEnd
			p.failCharge(d)
		}
	case chargeAlign:
		if n := p.rooms(d).N; p.onTable(d.Target) && n > 1 {
			p.ask(decideAlign, f.Seat)
			return
		}
		p.lineUp(d, 0)
	case chargeOthers:
		if d.Others != 0 {
			var u UnitID
			u, d.Others = d.Others.next()
			f.Step = chargeOthers
			p.moveOther(d, u)
		}
	case chargeReached:
		p.deedMoment(effect.ChargeSuccess, n)
	case chargeAttack:
		p.chargeAttack(n, d)
	case chargeEnd:
		p.Stack.Pop()
	}
}

// rollCharge carries out song.charge.distance-speed-plus-d6,
// song.terrain.hindering-two-dice.
func (p play) rollCharge(d *Deed) {
	if d.Is&isFixed != 0 {
		p.tell(eventChargeDie, p.seatOf(d.Unit), int16(d.Unit), int16(d.Die), 0)
		return
	}
	d.Die, d.Second = uint8(p.d6(labelCharge)), 0
	if low := d.Is&(isHindered|isLow) != 0; low != (d.Is&isEager != 0) {
		d.Second = uint8(p.d6(labelCharge))
		if low == (d.Die > d.Second) {
			d.Die, d.Second = d.Second, d.Die
		}
	}
	p.tell(eventChargeDie, p.seatOf(d.Unit), int16(d.Unit), int16(d.Die), int16(d.Second))
}

// judgeDie carries out song.charge.disorderly-on-natural-1,
// song.terrain.hindering-disorderly-1-2.
func (p play) judgeDie(d *Deed) {
	if int(d.Die) <= p.disorderOn(d) {
		d.Is |= isDisorderly
	}
	if p.steady(d.Unit) {
		d.Is &^= isDisorderly
	}
	if d.Is&isDisorderly != 0 {
		p.tell(eventDisorderly, p.seatOf(d.Unit), int16(d.Unit))
	}
}

// disorderOn is the greatest result of the die at which a Charge is Disorderly.
func (s *State) disorderOn(d *Deed) int {
	least := 1
	if d.Is&isHindered != 0 {
		least = 2
	}
	if n, is := s.is(d.Unit, effect.DisorderOn); is {
		least = max(least, n)
	}
	return least
}

// steady tells whether no Charge of a unit is Disorderly.
func (s *State) steady(u UnitID) bool {
	_, steady := s.is(u, effect.NoDisorder)
	return steady
}

// failCharge carries out song.charge.failed-panic-test.
func (p play) failCharge(d *Deed) {
	seat := p.seatOf(d.Unit)
	p.tell(eventChargeFailed, seat, int16(d.Unit), int16(d.Target))
	p.startTest(Test{Unit: d.Unit, Panic: true, By: seat})
}

// chargeAttack carries out song.charge.melee-attack-after-align,
// song.charge.disorderly-loses-bonus, song.terrain.fortified-no-charge-bonus.
func (p play) chargeAttack(n uint8, d *Deed) {
	if !p.onTable(d.Target) {
		return
	}
	fortified := d.Is&isFortified != 0
	p.startFight(Fight{
		By: d.Unit, On: d.Target, Weapon: d.Weapon, Charge: true, Arc: d.Arc, Grant: d.Grant,
		Bonus: d.Is&isDisorderly == 0 && !fortified, Fortified: fortified,
	})
}
