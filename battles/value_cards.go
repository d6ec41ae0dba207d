package battles

// What the card being played will bring.

// card judges the card being played: who will be ordered and rallied by it, and what it gives
// them. It returns the ready and the spent units that it leaves out.
func (v *valuer) card(h House, idle, spent UnitSet, sum *int) (UnitSet, UnitSet) {
	t := &v.Turn
	card := &v.Plan.Cards[t.Card]
	leader := v.unitOf(t.Leader)
	if t.Tactic {
		*sum += worthTactic
	}
	if leader == NoUnit {
		return idle, spent
	}
	for i := range card.Commands {
		if t.Paid>>i&1 == 0 {
			continue
		}
		for k := range card.Commands[i].Effects {
			e := &card.Commands[i].Effects[k]
			begun := t.Executed>>i&1 == 1
			now := begun && t.Command == uint8(i) && t.Effect == uint8(k)
			if begun && !now && !(t.Command == uint8(i) && t.Effect < uint8(k)) {
				continue
			}
			switch e.Op {
			case opOrder:
				idle = v.pickBest(h, leader, e, idle, sharePicked, now, sum)
			case opRally:
				spent = v.pickBest(h, leader, e, spent, shareReady, now, sum)
			case opMorale:
				if !now {
					*sum += v.space[h.foe()] * int(e.Value)
				}
			}
		}
	}
	if v.stage == stageOrders {
		*sum += v.boons(card)
	}
	return idle, spent
}

// pickBest counts the best units that an effect will order or rally, and returns the others.
func (v *valuer) pickBest(h House, leader UnitID, e *Effect, from UnitSet, share int, now bool, sum *int) UnitSet {
	var picked UnitSet
	if now {
		picked = v.Turn.Picks
	}
	first := v.Turn.First
	if e.Fit&fitNextToFirst != 0 && first == NoUnit {
		return from
	}
	can := v.eligible(h, leader, v.Turn.Zone, e, picked, first) & from
	n := int(e.Count)
	if n < 0 {
		n = MaxUnits
	}
	for n -= picked.Len(); n > 0 && can != 0; n-- {
		u := v.finest(can)
		*sum += v.next[u] * share / 100
		from, can = from.without(u), can.without(u)
		if e.Fit&(fitSameRank|fitSameClass) == 0 {
			continue
		}
		for rest := can; rest != 0; {
			var o UnitID
			o, rest = rest.next()
			if e.Fit&fitSameRank != 0 && v.Units[o].Rank != v.Units[u].Rank || e.Fit&fitSameClass != 0 && v.info(o).Class != v.info(u).Class {
				can = can.without(o)
			}
		}
	}
	return from
}

// finest is the unit of a set that can do most.
func (v *valuer) finest(set UnitSet) UnitID {
	best, most := NoUnit, -1<<30
	for set != 0 {
		var u UnitID
		u, set = set.next()
		if v.next[u] > most {
			best, most = u, v.next[u]
		}
	}
	return best
}

// boons is what a card will give to the units that it orders.
func (v *valuer) boons(card *CardInfo) int {
	sum := 0
	for i := range card.Commands {
		for k := range card.Commands[i].Effects {
			if e := &card.Commands[i].Effects[k]; e.Target == theOrdered && v.Turn.Paid>>i&1 == 1 {
				sum += boon[e.Op]
			}
		}
	}
	if e := &card.Tactic.Effect; e.Target == theOrdered && v.Turn.Tactic {
		sum += boon[e.Op]
	}
	return sum
}

// boon is what it is worth when ordered units gain something.
var boon = [ops]int{
	opKeyword: 6, opPursue: 8, opLose: 4, opDice: 18, opMove: 9, opDisengage: 7, opHearten: 7, opFlank: 14, opExtraHit: 14,
	opHamstring: 5, opReverse: 5, opAttacks: 25, opFree: 6, opRuthless: 5, opShield: 7, opNoStop: 4, opNoLimit: 5, opNoCounter: 8,
}
