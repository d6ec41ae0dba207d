package song

import (
	"gonfalon/geom/plane"
	"gonfalon/song/army"
	"gonfalon/song/field"
)

// What attacks come to: in hundredths of Wounds, by the numbers of the cards of values. Abilities
// and cards it does not know; what they have added to an attack that is under way it counts.

// failing is how often in a hundred two dice come to less than a number.
var failing = [...]int{2: 0, 3: 3, 4: 8, 5: 17, 6: 28, 7: 42, 8: 58, 9: 72, 10: 83, 11: 92, 12: 97}

// panicWounds are the Wounds of a failed Panic Test, 1 + D3, in hundredths.
const panicWounds = 300

// chargeHits is how many more hits a Charge has, in percent, that may roll dice again.
const chargeHits = 125

// expected is how many hundredths of Wounds an attack deals, and the Panic Test after it.
func (v *valuer) expected(x *Fight) int {
	hits := v.attackDice(x) * 100 * (7 - v.toHit(x)) / 6
	if x.Bonus {
		hits = hits * chargeHits / 100
	}
	return v.dealt(x, hits+100*int(x.Grant.Hits))
}

// dealt is what comes of hundredths of hits.
func (v *valuer) dealt(x *Fight, hits int) int { return v.scared(x, hits*(v.toBlock(x)-1)/6) }

// scared adds the Panic Test to hundredths of Wounds.
func (v *valuer) scared(x *Fight, wounds int) int {
	if v.Muster.Wall(x.On) || wounds <= 0 {
		return max(0, wounds)
	}
	need := int(v.sheet(x.On).Morale) + v.arcBonus(x) - int(x.Grant.Panic)
	if x.Grant.Keywords&Vicious != 0 {
		need += 2
	}
	chance := failing[min(max(need, 2), len(failing)-1)]
	if wounds < 100 { // a defender without Wounds makes no test
		chance = chance * wounds / 100
	}
	return wounds + panicWounds*chance/100
}

// damage is what it is worth to deal a unit hundredths of Wounds.
func (v *valuer) damage(on UnitID, wounds int) int {
	most := 100 * v.alive(on)
	n := v.wound[on] * min(wounds, most) / 100
	if most > 0 && wounds*4 > most*3 {
		n += worthKill + worthUnit
		if v.worth(on) > 0 && wounds > most {
			n += worthPoint / 2
		}
	}
	return n
}

// hope is what the best that a unit can do next is worth: its attack, a Charge, or a shot.
func (v *valuer) hope(u UnitID) int {
	best := 0
	sheet := v.sheet(u)
	if v.engaged(u) {
		for rest := v.Contact[u]; rest != 0; {
			var w UnitID
			w, rest = rest.next()
			best = max(best, v.blow(u, w, v.weapon(u, false), false))
		}
		return best
	}
	foes := v.fielded(v.foes(v.seatOf(u)))
	if !v.defends(v.seatOf(u)) {
		foes |= v.wallsLeft()
	}
	pace := int32(sheet.Speed) * Inch
	for rest := foes; rest != 0; {
		var w UnitID
		w, rest = rest.next()
		if far := plane.Distance(v.pose(u).At, v.pose(w).At); far > int(field.Long)+14*int(Inch) {
			continue
		}
		if !v.Field.Arcs(field.No(w), field.No(u)).Has(plane.Front) {
			continue
		}
		gap := v.Field.Distance(field.No(u), field.No(w))
		if chance := reach(gap - pace); chance > 0 {
			best = max(best, v.blow(u, w, v.weapon(u, false), true)*chance/6)
		}
		if n := v.weapon(u, true); n >= 0 && !v.Muster.Wall(w) && v.inRange(sheet.Attacks[n].Range, gap) {
			best = max(best, v.blow(u, w, n, false))
		}
	}
	return best
}

// reach is on how many faces of six a Charge comes so far beyond the Speed of the charger, a 1
// counting as none: it is disorderly.
func reach(beyond int32) int {
	return min(5, 7-max(1, int((beyond+Inch-1)/Inch)))
}

func (v *valuer) inRange(r army.Range, gap int32) bool {
	return r == army.AnyRange || gap <= field.Short+2*Inch || r == army.LongRange && gap <= field.Long+2*Inch
}

// blow is what an attack is worth.
func (v *valuer) blow(u, on UnitID, weapon int, charge bool) int {
	if weapon < 0 {
		return 0
	}
	x := Fight{By: u, On: on, Weapon: uint8(weapon), Charge: charge, Bonus: charge}
	x.Arc, _ = v.Field.Arcs(field.No(u), field.No(on)).One()
	return v.damage(on, v.expected(&x))
}

// pending is what the attacks and Charges that are under way will come to.
func (v *valuer) pending() int {
	sum := 0
	for i := range v.Stack.Len() {
		f := v.Stack.At(i)
		switch {
		case f.Proc == procFight && f.Step <= fightPanic:
			x := v.fighting(uint8(f.Arg))
			sum += v.forMe(x.By, v.damage(x.On, v.coming(x, f.Step)))
		case f.Proc == procCharge && f.Step <= chargeAttack:
			d := v.doing(uint8(f.Arg))
			if !v.onTable(d.Unit) || !v.onTable(d.Target) || d.Weapon >= uint8(len(v.sheet(d.Unit).Attacks)) {
				continue
			}
			n := v.blow(d.Unit, d.Target, int(d.Weapon), true)
			if d.Is&isContact == 0 {
				n = n * max(0, reach(v.Field.Distance(field.No(d.Unit), field.No(d.Target))-int32(v.sheet(d.Unit).Speed)*Inch)) / 6
			}
			sum += v.forMe(d.Unit, n)
		}
	}
	return sum
}

// coming is how many hundredths of Wounds an attack is still to deal.
func (v *valuer) coming(x *Fight, step uint8) int {
	switch {
	case !v.onTable(x.On) || x.Grant.Is&isSkipSaves != 0:
		return 0
	case step <= fightDice:
		return v.expected(x)
	case step <= fightAfterDice:
		return v.dealt(x, 100*(x.Attack.from(v.toHit(x))+int(x.Grant.Hits)))
	case step <= fightDefence:
		return v.dealt(x, 100*int(x.Hits)) + 100*int(x.Sure)
	case step <= fightWounds:
		return v.scared(x, 100*max(0, int(x.Hits)+int(x.Sure)-v.blocked(x)))
	}
	return v.scared(x, 100*int(x.Wounds)) - 100*int(x.Wounds)
}

// forMe is what something is worth that a unit does.
func (v *valuer) forMe(by UnitID, n int) int {
	if v.side(v.me).Has(v.seatOf(by)) {
		return n
	}
	return -n
}
