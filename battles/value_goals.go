package battles

import "gonfalon/geom/hex"

// Where the units of a House should go for more victory points.

// A goal is a hex to go to.
type goal struct {
	at     hex.Hex
	worth  int
	torch  bool // for those who may set fire to it
	beside bool // it is enough to be next to it
}

const maxGoals = 40

func (v *valuer) aim(g goal) {
	if g.worth > 0 && v.n < maxGoals {
		v.goals[v.n] = g
		v.n++
	}
}

// setGoals notes where the units of a House should go.
func (v *valuer) setGoals(h House) {
	v.n = 0
	for i := range v.Plan.Points {
		if line := &v.Plan.Points[i]; line.House == h || line.House == NoHouse {
			v.aimFor(h, line)
		}
	}
	for _, x := range v.Secrets {
		if x.Hex != hex.None && x.Side == FaceDown {
			v.aimForSecret(h, x.Hex)
		}
	}
	v.aimFires(h)
	for i := range v.n {
		v.near[i] = v.nearest(h, &v.goals[i])
	}
}

func (v *valuer) aimFor(h House, line *Scoring) {
	w := v.point * int(line.Points[0]) * v.lineShare(line) / 100
	switch line.Per {
	case perControlled:
		for i, at := range v.Plan.Objectives {
			switch {
			case !line.Hexes.Has(at):
			case v.Control[i] == h:
				v.aim(goal{at: at, worth: w / 5}) // to keep it
			case v.Control[i] == h.foe():
				v.aim(goal{at: at, worth: w * 3 / 2})
			default:
				v.aim(goal{at: at, worth: w})
			}
		}
	case perOccupied:
		for rest := line.Hexes.AndNot(v.Stands[h]); !rest.Empty(); {
			var at hex.Hex
			at, rest = rest.Next()
			v.aim(goal{at: at, worth: w})
		}
	case perHeld:
		for _, x := range v.Secrets {
			if x.Side == Strategic && v.controlOf(x.Hex) != h {
				v.aim(goal{at: x.Hex, worth: w})
			}
		}
	}
}

// aimForSecret makes a strategy token a goal for who may reveal it.
func (v *valuer) aimForSecret(h House, at hex.Hex) {
	if f := v.Plan.Special.Finder; f != NoHouse && f != h {
		return
	}
	hidden := 0
	for _, x := range v.Secrets {
		if x.Hex != hex.None && x.Side == FaceDown {
			hidden++
		}
	}
	pays := v.pays(h, perFound) + v.pays(h, perHeld)
	v.aim(goal{at: at, worth: v.point * pays * int(v.Plan.Special.Strategic) / max(hidden, 1)})
}

// aimFires makes what burns a goal for those who may set fires.
func (v *valuer) aimFires(h House) {
	burnt := v.pays(h, perTentBurnt) + v.pays(h.foe(), perTentStanding)
	tower := v.pays(h, perTowerBurnt)
	house := v.pays(h, perFire) + v.pays(h.foe(), perUntouched)
	if burnt+tower+house+v.pays(h, perDevastated) == 0 {
		return
	}
	for i := range v.Plan.Grid.Len() {
		at := hex.Hex(i)
		t := &v.Tiles[at]
		w := 0
		switch {
		case t.Token == Tent:
			w = burnt
		case t.Token == SiegeTower && t.Fire == 0:
			w = tower
		case t.Ground == Building && !t.Devastated && t.Fire == 0:
			w = house
		case t.Ground == Building && !t.Devastated && t.Fire < 4:
			w = v.pays(h, perFire) + v.pays(h, perDevastated)/2
		}
		if w > 0 {
			v.aim(goal{at: at, worth: v.point * w * 2 / 3, torch: true, beside: true})
		}
	}
}

// nearest is how far the nearest unit of a House is from a goal.
func (v *valuer) nearest(h House, g *goal) int {
	best := farAway
	for rest := v.Armies[h]; rest != 0; {
		var u UnitID
		u, rest = rest.next()
		best = min(best, v.wayTo(u, g))
	}
	return best
}

const farAway = 12

// wayTo is how far a unit is from a goal.
func (v *valuer) wayTo(u UnitID, g *goal) int {
	if g.torch {
		if may, _ := v.scorches(u); !may {
			return farAway
		}
	}
	d := v.Plan.Grid.Distance(v.Units[u].Hex, g.at)
	if g.beside {
		d = max(d-1, 0)
	}
	return min(d, farAway)
}

// closeness is how much of a goal's worth it is to be so far from it, in percent.
func closeness(d int) int { return max(50-6*d, 0) }

// goalWorth judges how near the units of a House are to its goals. That they are near to the
// enemy counts for who judges only: whoever comes nearer brings both together.
func (v *valuer) goalWorth(h House) int {
	sum := 0
	for i := range v.n {
		sum += v.goals[i].worth * closeness(v.near[i]) / 100
	}
	for rest := v.Armies[h]; rest != 0; {
		var u UnitID
		u, rest = rest.next()
		sum += v.wayOut(u, 0) + v.march(u, 0)
		if h == v.me {
			sum -= worthStep * v.toEnemy(u)
		}
	}
	return sum
}

// wayOut judges how near a unit is to where it may leave the board, after some steps.
func (v *valuer) wayOut(u UnitID, steps int) int {
	sp := &v.Plan.Special
	x := &v.Units[u]
	if sp.ExitHouse != x.House {
		return 0
	}
	w := v.point * v.pays(x.House, perExited)
	for _, s := range v.Plan.Sudden {
		if s.Exit && s.Commander == x.Commander && v.pointsFrom(s.House, s.From)+2 >= int16(s.Points) {
			w += 10 * worthPoint
		}
	}
	best := farAway
	for rest := sp.Exits; !rest.Empty(); {
		var at hex.Hex
		at, rest = rest.Next()
		best = min(best, v.Plan.Grid.Distance(x.Hex, at))
	}
	return w * (60 - 5*max(best-steps, 0)) / 100
}

// march judges how near a unit is to rows that count, after some steps.
func (v *valuer) march(u UnitID, steps int) int {
	h := v.Units[u].House
	sum := 0
	for i := range v.Plan.Points {
		line := &v.Plan.Points[i]
		if line.Per != perRows || line.House != h && line.House != NoHouse || line.Hexes.Has(v.Units[u].Hex) {
			continue
		}
		_, row := v.Plan.Grid.Place(v.Units[u].Hex)
		best := farAway
		for r := range v.Plan.Grid.Height() {
			if line.Hexes.Has(v.Plan.Grid.At(0, r)) {
				best = min(best, max(r-row, row-r))
			}
		}
		sum += v.point * int(line.Points[0]) * closeness(max(best-steps, 0)) / 100
	}
	return sum
}

// toEnemy is how far a unit is from where it can fight.
func (v *valuer) toEnemy(u UnitID) int {
	x := &v.Units[u]
	if x.Foe != NoUnit {
		return 0
	}
	best := farAway
	for rest := v.Armies[x.House.foe()]; rest != 0; {
		var on UnitID
		on, rest = rest.next()
		best = min(best, v.Plan.Grid.Distance(x.Hex, v.Units[on].Hex))
	}
	return max(best-int(v.info(u).Reach), 0)
}
