package battles

import "gonfalon/geom/hex"

// What a unit can do next.

// best is the best that a unit can do: attack, from where it stands or after a move, set or put
// out a fire, or go where it should be.
func (v *valuer) best(u UnitID, moves, fights bool) int {
	x := &v.Units[u]
	if x.Hex == hex.None || v.Chart.Burning.Has(x.Hex) {
		return 0
	}
	if x.Foe != NoUnit {
		if !fights {
			return 0
		}
		return max(v.assault(u, x.Foe, x.Hex, false), 0)
	}
	spots := hex.Set{}.With(x.Hex)
	var reach hex.Set
	if moves {
		row, g := v.row(u), v.going(u)
		far, near := int(row.Move), int(row.Attack)
		r := v.Plan.Grid.Reach(x.Hex, far, g)
		reach = r.Hexes
		if near < far {
			r = v.Plan.Grid.Reach(x.Hex, near, g)
		}
		if near > 0 {
			spots = spots.Or(r.Hexes)
		}
	}
	w := 0
	if fights {
		w = max(v.bestAttack(u, spots, moves), v.bestFire(u, spots))
	}
	if moves {
		gains := v.gains(u, reach)
		w = max(w, gains) + max(min(w, gains), 0)/3
	}
	return w
}

// bestAttack is the best attack of a unit from some hexes.
func (v *valuer) bestAttack(u UnitID, spots hex.Set, moves bool) int {
	x, info := &v.Units[u], v.info(u)
	reach := int(info.Reach)
	best := 0
	for rest := v.Armies[x.House.foe()]; rest != 0; {
		var on UnitID
		on, rest = rest.next()
		at := v.Units[on].Hex
		if v.Plan.Grid.Distance(x.Hex, at) > reach+6 {
			continue
		}
		from := v.Plan.Grid.Within(at, reach).And(spots)
		if from.Empty() {
			if info.has(WarDogs) && !v.passedDogs(u) && v.forbidsRun(u, on) == "" {
				best = max(best, v.blow(u, on, 2, true)+worthRetreat/6)
			}
			continue
		}
		if x.Marks&markElsewhere != 0 && x.Last == on {
			continue
		}
		stays := from.Has(x.Hex) && (reach == 1 || v.sees(u, on))
		if stays {
			best = max(best, v.assault(u, on, x.Hex, x.Marks&markMoved != 0))
		}
		if !moves {
			continue
		}
		if open := from.AndNot(v.Chart.Forest).Without(x.Hex); !open.Empty() {
			h, _ := open.Next()
			best = max(best, v.assault(u, on, h, true))
		} else if h, _ := from.Without(x.Hex).Next(); !from.Without(x.Hex).Empty() {
			best = max(best, v.assault(u, on, h, true))
		}
	}
	return best
}

// passedDogs tells whether a unit has moved, so that its dogs stay with it.
func (v *valuer) passedDogs(u UnitID) bool { return v.Units[u].Marks&markMoved != 0 }

// bestFire is the best that a unit can do with fires from some hexes.
func (v *valuer) bestFire(u UnitID, spots hex.Set) int {
	may, only := v.scorches(u)
	x := &v.Units[u]
	best := 0
	if may {
		n := min(int(v.info(u).Table[x.Rank].Dice), countedDice)
		p := 3
		if v.abilityOf(u) == abilityReaver {
			p = 4
		}
		some := certain - chancesOf[n][p][0]
		for i := range v.n {
			g := &v.goals[i]
			if !g.torch || v.At[g.at] != NoUnit || only != 0 && only>>v.Tiles[g.at].Token&1 == 0 || !spots.Meets(v.Plan.Grid.Around(g.at)) {
				continue
			}
			best = max(best, g.worth*3/2*some/certain)
		}
	}
	if v.Chart.Burning.Empty() {
		return best
	}
	for rest := v.Chart.Burning; !rest.Empty(); {
		var at hex.Hex
		at, rest = rest.Next()
		t := &v.Tiles[at]
		if t.Ground != Building && t.Token != SiegeTower || !spots.Meets(v.Plan.Grid.Around(at)) {
			continue
		}
		h := x.House
		w := v.pays(h, perUntouched) + v.pays(h.foe(), perFire)*int(t.Fire)
		if t.Token == SiegeTower {
			w = v.pays(h.foe(), perTowerBurnt)
		}
		best = max(best, v.point*w*[...]int{0, 3, 2, 1, 1}[min(t.Fire, 4)]/8)
	}
	return best
}

// gains is what a unit gains by a move: nearer to a goal, to the enemy, to its way out. A goal
// that another unit has in view counts for little.
func (v *valuer) gains(u UnitID, reach hex.Set) int {
	steps := int(v.row(u).Move)
	if v.Units[u].Foe != NoUnit || reach.Empty() {
		return 0
	}
	best, which := 0, -1
	for i := range v.n {
		g := &v.goals[i]
		d := v.wayTo(u, g) - steps
		if d >= v.near[i] {
			continue
		}
		var w int
		switch there := g.beside && reach.Meets(v.Plan.Grid.Around(g.at)) || !g.beside && reach.Has(g.at); {
		case there && g.beside:
			w = g.worth * (closeness(0) - closeness(v.near[i])) / 100
		case there:
			w = g.worth * (100 - closeness(v.near[i])) / 100
		default:
			if d = max(d, 1); d >= v.near[i] {
				continue
			}
			w = g.worth * (closeness(d) - closeness(v.near[i])) / 100
		}
		if v.claimed>>i&1 == 1 {
			w /= 5
		}
		if w > best {
			best, which = w, i
		}
	}
	if which >= 0 {
		v.claimed |= 1 << which
	}
	best += v.wayOut(u, steps) - v.wayOut(u, 0) + v.march(u, steps) - v.march(u, 0)
	if v.Units[u].House == v.me {
		best += worthStep * min(steps, v.toEnemy(u))
	}
	return best
}
