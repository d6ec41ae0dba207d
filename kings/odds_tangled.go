package kings

import (
	"gonfalon/kings/army"
	"gonfalon/odds"
)

// Attacks whose dice follow from wounds dealt before, by others or by themselves: hits and
// wounds of all attackers hang together.

// untangle works out hits, wounds and what is shed by the hits and wounds at once.
func (a *Assault) untangle(o *Odds) {
	both := odds.Joint{odds.Always(0)}
	for i := range a.Attacks {
		var own odds.Dist
		both, own = a.Attacks[i].after(both)
		o.Shed[i] = a.Attacks[i].sheds(own)
	}
	o.Hits, o.Wounds = both.First(), both.Second()
}

// after adds an attack to the hits and wounds dealt before, and returns its own wounds too.
func (a *Attack) after(before odds.Joint) (both odds.Joint, own odds.Dist) {
	if !a.Grows {
		deals := a.deals()
		return before.Plus(deals), deals.Second()
	}
	both, own = odds.Joint{odds.Always(0).Part(0)}, odds.Always(0).Part(0)
	grown := *a
	for wounds, p := range before.Second() {
		only := make([]float64, len(before.Second()))
		only[wounds] = 1
		grown.Dice.Plus = uint8(min(int(a.Dice.Plus)+wounds, maxSwollen))
		deals := grown.deals()
		both = both.Or(before.Weighed(only).Plus(deals))
		own = own.Or(deals.Second().Part(p))
	}
	return both, own
}

// deals is the distribution of hits and wounds of the attack alone.
func (a *Attack) deals() odds.Joint {
	once := a.wounding().Joint(a.hits())
	if !a.Bites {
		return once
	}
	return a.bitesOn(once)
}

// unlikely is below what a chance is told by: bites that are so unlikely are not followed.
const unlikely = 1e-18

// bitesOn follows an attack for as long as it deals wounds. What it has dealt in all stands
// by the wounds it has just dealt.
func (a *Attack) bitesOn(first odds.Joint) odds.Joint {
	all := odds.Joint{odds.Always(0).Part(0)}
	now := byWounds(first)
	for len(now) > 0 {
		all = all.Or(now[0])
		var next []odds.Joint
		for dice := 1; dice < len(now); dice++ {
			dealt := likely(now[dice])
			if len(dealt) == 0 {
				continue
			}
			again := *a
			again.Dice = army.Amount{Plus: uint8(min(dice, 255))}
			for wounds, deals := range byWounds(again.wounding().Joint(again.hits())) {
				for len(next) <= wounds {
					next = append(next, nil)
				}
				next[wounds] = next[wounds].Or(dealt.Plus(deals))
			}
		}
		now = next
	}
	return all
}

// likely cuts off what is unlikely at the end of a distribution.
func likely(j odds.Joint) odds.Joint {
	kept := make(odds.Joint, len(j))
	last := 0
	for a, row := range j {
		for len(row) > 0 && row[len(row)-1] < unlikely {
			row = row[:len(row)-1]
		}
		if kept[a] = row; len(row) > 0 {
			last = a + 1
		}
	}
	return kept[:last]
}

// byWounds divides a distribution of hits and wounds by the wounds.
func byWounds(both odds.Joint) []odds.Joint {
	parts := make([]odds.Joint, len(both.Second()))
	for wounds := range parts {
		only := make([]float64, len(parts))
		only[wounds] = 1
		parts[wounds] = both.Weighed(only)
	}
	return parts
}
