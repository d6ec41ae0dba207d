package battles

import "gonfalon/geom/hex"

// What the units of a House can do next, and who of them will be ordered.

// stageNow tells how far the ordered units have come.
func (v *valuer) stageNow() stage {
	for i := range v.Stack.Len() {
		f := v.Stack.At(i)
		switch {
		case f.Proc != procActivation:
		case f.Step <= activationFirst && v.Turn.Reversed:
			return stageFirst
		case f.Step <= activationFirst:
			return stageMoves
		case v.Turn.Reversed:
			return stageAway
		case f.Step == activationSecond:
			return stageAttacks
		}
	}
	return stageOrders
}

// chances judges what all units of a House can do next.
func (v *valuer) chances(h House) int {
	sum := 0
	v.claimed = 0
	var idle, spent UnitSet
	for rest := v.Armies[h]; rest != 0; {
		var u UnitID
		u, rest = rest.next()
		if v.Units[u].Marks&(markOrdered|markDone) == markOrdered {
			sum += v.active(u) * shareOrdered / 100
		}
	}
	for rest := v.Armies[h]; rest != 0; {
		var u UnitID
		u, rest = rest.next()
		x := &v.Units[u]
		switch {
		case x.Marks&(markOrdered|markDone) == markOrdered:
		case x.Spent:
			spent = spent.with(u)
			v.next[u] = v.best(u, true, true)
		default:
			idle = idle.with(u)
			v.next[u] = v.best(u, true, true)
		}
	}
	if v.Turn.House == h && v.Turn.Card != NoCard {
		idle, spent = v.card(h, idle, spent, &sum)
	}
	sum += v.hopes(h, idle)
	if v.left > 0 {
		for spent != 0 {
			var u UnitID
			u, spent = spent.next()
			sum += v.next[u] * shareLater / 100
		}
	}
	return sum
}

// active is what an ordered unit can still do.
func (v *valuer) active(u UnitID) int {
	x := &v.Units[u]
	fresh := x.Marks&markMoved == 0
	fights := x.Attacks > 0 && x.Marks&markTooFar == 0
	switch v.stage {
	case stageMoves, stageOrders:
		return v.best(u, fresh, fights)
	case stageAttacks:
		return v.best(u, false, fights)
	case stageFirst:
		w := v.best(u, false, fights)
		if fresh {
			w += v.best(u, true, false)
		}
		return w
	}
	if fresh {
		return v.best(u, true, false)
	}
	return 0
}

// zones are the hexes that commanders of a House control who can still give orders.
func (v *valuer) zones(h House) hex.Set {
	var set hex.Set
	for rest := v.Led[h]; rest != 0; {
		var u UnitID
		u, rest = rest.next()
		if c := v.Units[u].Commander; v.Leaders[c].Tokens < v.Plan.Commanders[c].Limit {
			set = set.Or(v.zone(u))
		}
	}
	return set
}

// hopes judges what the ready units of a House can do that may be ordered this round: as far as
// there are tokens of their rank, or cards and commanders for them.
func (v *valuer) hopes(h House, idle UnitSet) int {
	if idle == 0 {
		return 0
	}
	post := &v.Posts[h]
	done := post.Passed
	zones := v.zones(h)
	led := v.standing(idle, zones)
	var count [ranks]int
	for rest := idle; rest != 0; {
		var u UnitID
		u, rest = rest.next()
		count[v.Units[u].Rank]++
	}
	cards := 0
	if led != 0 {
		cards = min(100*2*min(int(post.Cards), int(post.Command))/led.Len(), 100)
	}
	valour := 100 * int(post.Orders[Valour]) / idle.Len()
	later := shareLater
	if v.left == 0 {
		later = 0
	}
	sum := 0
	for rest := idle; rest != 0; {
		var u UnitID
		u, rest = rest.next()
		share := later
		if !done {
			r := v.Units[u].Rank
			p := min(100*int(post.Orders[r.shield()])/count[r]+valour, 100)
			if led.has(u) {
				p = 100 - (100-p)*(100-cards)/100
			}
			share += (shareReady - later) * p / 100
		}
		sum += v.next[u] * share / 100
	}
	return sum
}
