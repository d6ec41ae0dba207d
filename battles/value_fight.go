package battles

import "gonfalon/geom/hex"

// What attacks bring, on average and exactly where a few dice decide.

const (
	countedDice = 8
	certain     = 1 << 12 // a chance of one
)

// chancesOf are the chances that k of n dice show one of p of their eight faces.
var chancesOf = func() (table [countedDice + 1][9][countedDice + 1]int) {
	for n := range table {
		all := 1
		for range n {
			all *= 8
		}
		for p := range table[n] {
			choose := 1
			for k := range n + 1 {
				ways := choose
				for range k {
					ways *= p
				}
				for range n - k {
					ways *= 8 - p
				}
				table[n][p][k] = ways * certain / all
				choose = choose * (n - k) / (k + 1)
			}
		}
	}
	return table
}()

// facesOf is how many faces of a die show a shield of a rank.
var facesOf = [ranks]int{Green: 3, Blue: 2, Red: 1}

// loss is what some hits of one attack cost the owner of a unit.
func (v *valuer) loss(u UnitID, hits int) int {
	if hits <= 0 {
		return 0
	}
	x := &v.Units[u]
	n := int(x.Figures)
	if x.Commander == NoCommander {
		if hits >= n {
			return v.fall[u]
		}
		return hits * v.figure[u]
	}
	if hits >= n-1+int(v.Plan.Commanders[x.Commander].Capture) {
		return v.fall[u]
	}
	return min(hits, n-1) * v.figure[u]
}

// hitFaces is how many faces of a die hit a unit; one that hits twice counts twice.
func (v *valuer) hitFaces(u, on UnitID, own bool) int {
	x := &v.Units[u]
	rank := v.Units[on].Rank
	armour := v.heavyArmour(on)
	proof := armour && rank == Red
	if armour && rank < Red {
		rank++
	}
	p := facesOf[rank]
	horse := v.info(on).Class == Cavalry && v.info(u).Class != Cavalry && !(own && x.Marks&markHamstring != 0)
	if !proof && !horse {
		if !v.info(u).NoValour {
			p++
		}
		if own && x.Marks&markFierce != 0 {
			p++
		}
	}
	if own && x.Marks&markTerror != 0 {
		p++
	}
	return p
}

// blow is what an attack with some dice costs the owner of its target.
func (v *valuer) blow(u, on UnitID, n int, own bool) int {
	n = min(max(n, 0), countedDice)
	p := v.hitFaces(u, on, own)
	shrugs := v.ignoredHits(on)
	sum := 0
	for k := 1 + shrugs; k <= n; k++ {
		sum += chancesOf[n][p][k] * v.loss(on, k-shrugs)
	}
	return sum / certain
}

// diceFrom is how many dice a unit has for an attack from a hex.
func (v *valuer) diceFrom(u, on UnitID, from hex.Hex, moved bool, base int) int {
	x := &v.Units[u]
	limit := noLimit
	if x.Marks&markSure == 0 {
		at := v.Units[on].Hex
		if v.Chart.Hills.Has(at) && !v.Chart.Hills.Has(from) {
			limit = 3
		}
		if v.Chart.Forest.Has(at) || v.Chart.Forest.Has(from) {
			limit = 2
		}
	}
	info := v.info(u)
	if info.Reach > 1 && v.Chart.Buildings.Has(from) {
		limit = min(limit, 2)
	}
	n := min(base, limit) + int(x.Dice) + int(x.Charge)
	if moved && info.has(OffBalance) && x.Marks&markSteady == 0 {
		n--
	}
	if v.abilityOf(u) == abilityWrath && x.Figures < info.Strength {
		n++
	}
	return n
}

// assault is what an attack from a hex promises, with what the enemy may strike back.
func (v *valuer) assault(u, on UnitID, from hex.Hex, moved bool) int {
	x, y := &v.Units[u], &v.Units[on]
	n := v.diceFrom(u, on, from, moved, int(v.info(u).Table[x.Rank].Dice))
	if n <= 0 {
		return 0
	}
	sum := v.blow(u, on, n, true)
	melee := v.info(u).Reach == 1
	if x.Marks&markFlanker != 0 || melee && x.Foe == NoUnit && y.Foe != NoUnit {
		sum += sum / 4
	}
	if x.Marks&markMuffled == 0 {
		sum += v.drive(u, on, n)
	}
	if melee && v.stalwart(on) && y.Marks&markNoCounter == 0 && !v.Chart.Burning.Has(y.Hex) {
		sum -= v.backlash(on, u, from) * 3 / 4
	}
	if melee && v.pursuit(u) > 0 {
		sum += sum / 8
	}
	if x.Attacks > 1 {
		sum += sum * 3 / 4
	}
	return sum + 1
}

// drive is what the morale results of an attack promise.
func (v *valuer) drive(u, on UnitID, n int) int {
	n = min(n, countedDice)
	none, one := chancesOf[n][1][0], chancesOf[n][1][1]
	p := certain - none
	if v.stalwart(on) && v.Units[u].Marks&markRuthless == 0 && v.abilityOf(u) != abilityUnnerve {
		p -= one
	}
	w := worthRetreat
	if v.cornered(on) {
		w += v.figure[on] * 3 / 2
		if v.Units[on].Figures == 1 && v.Units[on].Commander == NoCommander {
			w += v.fall[on] - v.figure[on]
		}
	}
	return p * w / certain
}

// cornered tells whether a unit has nowhere to retreat.
func (v *valuer) cornered(u UnitID) bool {
	x := &v.Units[u]
	closed := v.closed()
	for _, d := range x.House.edge().Toward() {
		if h := v.Plan.Grid.Neighbour(x.Hex, d); h != hex.None && !closed.Has(h) {
			return false
		}
	}
	return true
}

// backlash is what a counter-attack costs.
func (v *valuer) backlash(by, on UnitID, at hex.Hex) int {
	x := &v.Units[by]
	n := int(v.info(by).Table[x.Rank].Dice)
	if v.Chart.Forest.Has(x.Hex) || v.Chart.Forest.Has(at) || v.Chart.Fords.Has(x.Hex) || v.Units[on].Marks&markShielded != 0 {
		n = min(n, 2)
	}
	if v.Chart.Hills.Has(at) && !v.Chart.Hills.Has(x.Hex) {
		n = min(n, 3)
	}
	if v.abilityOf(by) == abilityGuard {
		n++
	}
	return v.blow(by, on, n, false)
}

// wait is what the attack under way is still worth to the House of who strikes.
func (v *valuer) wait() int {
	a := &v.Attack
	switch v.Waits.Kind {
	case decideReroll:
		return v.pending(true)
	case decideSwap:
		return v.pending(false)
	case decideStand:
		return worthRetreat * int(a.Flags)
	case decideRetreat:
		return worthRetreat * int(v.Rout.Steps)
	case decideBlow:
		return v.blow(a.By, a.On, v.dice(partingBlow, a.By, a.On, v.info(a.By).Table[v.Units[a.By].Rank].Dice, nil), false)
	case decideCounter:
		by, on := v.Turn.Target, v.Turn.Unit // who strikes back, and whom
		return -v.backlash(by, on, v.Units[on].Hex)
	case decideFollow:
		return v.prize(a.By)
	}
	return 0
}

// prize is what a unit may gain that can follow up its attack: the hex that it has cleared, and
// another attack if it pursues.
func (v *valuer) prize(u UnitID) int {
	w := 0
	v.setGoals(v.Units[u].House)
	for i := range v.n {
		if g := &v.goals[i]; g.at == v.Attack.At && !g.beside {
			w = g.worth * (100 - closeness(v.near[i])) / 100
		}
	}
	if v.pursuit(u) > 0 {
		w += v.bestAttack(u, v.following(u), false) / 2
	}
	return w * shareOrdered / 100
}

// pending is what dice that lie on the table are worth, which may still be rolled again.
func (v *valuer) pending(again bool) int {
	a := &v.Attack
	hits := v.hitsOf(a.Kind, a.By, a.On, a.Rolled) - v.ignoredHits(a.On)
	w := v.loss(a.On, hits)
	if again {
		more := v.loss(a.On, hits+1) - w
		misses := a.Rolled.Len() - max(hits, 0)
		w += more * min(misses, 2) * v.hitFaces(a.By, a.On, a.Kind.ownTurn()) / 8
	}
	return w + worthRetreat*int(a.Rolled[Morale])
}
