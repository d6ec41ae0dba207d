package song

import (
	"slices"

	"gonfalon/geom/plane"
	"gonfalon/song/army"
	"gonfalon/song/field"
)

// Samples of actions, fit to play well with.

// listActions appends what the unit that is asked may do.
func (s *State) listActions(list []Action) []Action {
	d, before := s.asked(), len(list)
	for kind := Manoeuvre; kind <= Forgo; kind++ {
		if kind != Withdraw && s.forbidsKind(d, kind).ok() {
			list = s.listKind(d, kind, list)
		}
	}
	if len(list) == before {
		list = append(list, Action{Kind: Forgo, Unit: d.Unit})
	}
	return list
}

// listKind appends the actions of a kind that a unit may do.
func (s *State) listKind(d *Deed, kind ActionKind, list []Action) []Action {
	u := d.Unit
	switch kind {
	case Forgo, Retreat:
		return append(list, Action{Kind: kind, Unit: u})
	case Manoeuvre, March, Pivot:
		return s.listMoves(d, kind, list)
	case Shift:
		for side := range uint8(4) {
			list = s.tried(d, Action{Kind: Shift, Unit: u, N: side, Ahead: s.shiftOf(d)}, list)
		}
		return list
	case Shoot:
		return s.listShots(d, list)
	case Strike:
		return s.listStrikes(d, list)
	case Charge:
		return s.listCharges(d, list)
	case Raze:
		for i := range uint8(s.Field.Laid) {
			list = s.tried(d, Action{Kind: Raze, Unit: u, N: i}, list)
		}
	}
	return list
}

// tried appends an action if it is legal.
func (s *State) tried(d *Deed, a Action, list []Action) []Action {
	if a.Kind == Shoot || a.Kind == Strike || a.Kind == Charge {
		if o := s.forbidsTarget(d, &a); !o.ok() {
			return list
		}
	}
	if _, o := s.worked(d, &a); !o.ok() {
		return list
	}
	return append(list, a)
}

// mostGoals is how many enemies, and how many Objectives, a unit thinks of going to.
const mostGoals = 2

// goals are places worth going to: the nearest enemies, then the nearest Objectives.
func (s *State) goals(u UnitID, to *[2 * mostGoals]plane.Point) []plane.Point {
	list, at := to[:0], s.pose(u).At
	foes := nearby{at: at}
	for rest := s.fielded(s.foes(s.seatOf(u))); rest != 0; {
		var v UnitID
		v, rest = rest.next()
		foes.add(s.pose(v).At)
	}
	tokens := nearby{at: at}
	for i := range s.Tokens[:s.Laid] {
		if t := &s.Tokens[i]; t.Carrier == NoUnit && t.Claimed != u {
			tokens.add(t.At)
		}
	}
	return append(append(list, foes.places[:foes.n]...), tokens.places[:tokens.n]...)
}

// A nearby is the places nearest to one, the nearest first; the first of those that are as far.
type nearby struct {
	at     plane.Point
	n      int
	places [mostGoals]plane.Point
	far    [mostGoals]int
}

func (b *nearby) add(p plane.Point) {
	d := plane.Distance(b.at, p)
	if d == 0 || slices.Contains(b.places[:b.n], p) || b.n == mostGoals && d >= b.far[b.n-1] {
		return
	}
	i := min(b.n, mostGoals-1)
	for ; i > 0 && d < b.far[i-1]; i-- {
		b.places[i], b.far[i] = b.places[i-1], b.far[i-1]
	}
	b.places[i], b.far[i], b.n = p, d, min(b.n+1, mostGoals)
}

// listMoves appends the moves that the field proposes.
func (s *State) listMoves(d *Deed, kind ActionKind, list []Action) []Action {
	u := d.Unit
	var to [2 * mostGoals]plane.Point
	var room [48]field.Move
	as, most := field.Manoeuvre, s.pace(d)
	switch kind {
	case March:
		as, most = field.March, 2*most
	case Pivot:
		as, most = field.Pivot, 0
	}
	before := len(list)
	for _, m := range s.Field.Moves(room[:0], field.No(u), as, most, s.gait(d), s.goals(u, &to)) {
		a := Action{Kind: kind, Unit: u, Turn: [2]int16{int16(m.First), int16(m.Last)}, Ahead: m.Length}
		if !listed(list[before:], a) {
			list = append(list, a)
		}
	}
	return list
}

func listed(list []Action, a Action) bool {
	for i := len(list) - 1; i >= 0; i-- {
		if list[i] == a {
			return true
		}
	}
	return false
}

// listShots appends shots at all targets, from where the shooter stands or after a shift.
func (s *State) listShots(d *Deed, list []Action) []Action {
	u := d.Unit
	for w := range s.sheet(u).Attacks {
		if s.sheet(u).Attacks[w].Range == army.Melee {
			continue
		}
		for rest := s.fielded(s.foes(s.seatOf(u))); rest != 0; {
			var v UnitID
			v, rest = rest.next()
			a := Action{Kind: Shoot, Unit: u, Target: v, Weapon: uint8(w)}
			n := len(list)
			if list = s.tried(d, a, list); len(list) > n {
				continue
			}
			for side := range uint8(4) {
				a.N, a.Ahead = side, s.shotShift(u)
				if a.Ahead > 0 {
					list = s.tried(d, a, list)
				}
			}
		}
	}
	return list
}

// listStrikes appends melee attacks at all that a unit is engaged with.
func (s *State) listStrikes(d *Deed, list []Action) []Action {
	u := d.Unit
	for w := range s.sheet(u).Attacks {
		if s.sheet(u).Attacks[w].Range != army.Melee {
			continue
		}
		for rest := s.Contact[u]; rest != 0; {
			var v UnitID
			v, rest = rest.next()
			for n := range uint8(s.Field.Stances(field.No(u)).N) + 1 {
				list = s.tried(d, Action{Kind: Strike, Unit: u, Target: v, Weapon: uint8(w), N: n}, list)
			}
		}
	}
	return list
}

// listCharges appends a Charge at each enemy that can be reached, with each melee attack that it may
// make: after the pivot that the least result of the die needs.
func (s *State) listCharges(d *Deed, list []Action) []Action {
	u := d.Unit
	most := s.pace(d) + s.chargeMore(u) + 6*Inch
	for rest := s.chargeable(u); rest != 0; {
		var v UnitID
		v, rest = rest.next()
		if !s.leaves(d, v) {
			continue
		}
		c, r := s.Field.Declare(field.No(u), field.No(v), most, s.gait(d))
		if !r.OK() {
			continue
		}
		for w := range s.sheet(u).Attacks {
			a := Action{Kind: Charge, Unit: u, Target: v, Weapon: uint8(w), Turn: [2]int16{int16(c.Turn)}}
			if s.sheet(u).Attacks[w].Range != army.Melee || !s.forbidsTarget(d, &a).ok() {
				continue
			}
			for side := plane.Front; side <= plane.Right; side++ {
				if a.N = uint8(side); c.Arcs.Has(side) {
					list = append(list, a)
				}
			}
		}
	}
	return list
}

// listWithdraw appends Retreats to all sides, and none.
func (s *State) listWithdraw(list []Action) []Action {
	d := s.asked()
	list = append(list, Action{Kind: Withdraw, Unit: d.Unit})
	most := s.pace(d) + int32(d.Die)*Inch
	for side := range uint8(4) {
		for part := int32(4); part > 0; part-- {
			a := Action{Kind: Withdraw, Unit: d.Unit, N: side, Ahead: most * part / 4}
			if a.Ahead > 0 && s.forbidsWithdraw(&a).ok() {
				list = append(list, a)
				break
			}
		}
	}
	return list
}

// forbidsWithdraw returns why a Retreat may not go so.
//
// Carries out song.retreat.speed-plus-d6, song.retreat.backward-or-sideways,
// song.retreat.forward-if-flank-or-rear, song.retreat.pivot-after,
// song.retreat.normal-movement-rules.
func (s *State) forbidsWithdraw(a *Action) objection {
	d := s.asked()
	if a.Kind != Withdraw || a.Unit != d.Unit || a.N > 3 || a.Ahead < 0 {
		return s.untimely()
	}
	if a.Ahead == 0 && a.Turn[1] == 0 && a.N == 0 {
		return objection{}
	}
	if a.Ahead == 0 {
		return against(ruleRetreatImpossibleStaysEngaged).of(d.Unit)
	}
	_, o := s.walk(d.Unit, field.Retreat, a.move(), s.pace(d)+int32(d.Die)*Inch, s.gait(d))
	return o
}

// withdraw carries out the move of a Retreat.
func (p play) withdraw(a *Action) {
	d := p.asked()
	if a.Ahead == 0 {
		return
	}
	p.meet(d, a.move())
	p.place(d.Unit, a.move().End(p.pose(d.Unit)))
}
