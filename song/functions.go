package song

import (
	"gonfalon/geom/plane"
	"gonfalon/song/army"
	"gonfalon/song/effect"
	"gonfalon/song/field"
)

// What the vocabulary of effects cannot say: a function each, named in the data. It tells
// whether it is done; if not, it is called again when what it has begun is over.
var functions = [...]func(p play, n uint8, w *Work) bool{
	effect.NoFunc:        func(play, uint8, *Work) bool { return true },
	effect.RideBy:        func(p play, n uint8, w *Work) bool { return p.rideBy(n, w, false) },
	effect.RideByFromArc: func(p play, n uint8, w *Work) bool { return p.rideBy(n, w, true) },
	effect.FlankPlacing:  play.flankPlacing,
	effect.BondBeast:     play.bondBeast,
	effect.TakeNewName:   play.takeNewName,
}

// callable tells whether a function has anything to work on.
func (s *State) callable(f effect.Func) bool { return f != effect.TakeNewName || s.newNames() != 0 }

// rideBy carries out Ride-By Attack: a March through enemies, then an attack on one of them.
func (p play) rideBy(n uint8, w *Work, before bool) bool {
	u := p.momentOf(w).Unit
	if u == NoUnit || !p.onTable(u) {
		return true
	}
	w.Left++
	switch w.Left {
	case 1:
		w.Set, w.Arcs = 0, [MaxUnits + 1]uint8{}
		for rest := p.fielded(p.foes(p.seatOf(u))); rest != 0; {
			var v UnitID
			v, rest = rest.next()
			side, _ := p.Field.Arcs(field.No(u), field.No(v)).One()
			w.Arcs[v] = uint8(side)
		}
		p.begin(Deed{Unit: u, Free: true, May: mayMarch | mayTurnFirst | mayForgo, Is: isOver, Of: n})
		return false
	case 2:
		for rest := w.Set; rest != 0; {
			var v UnitID
			if v, rest = rest.next(); !p.onTable(v) {
				w.Set = w.Set.without(v)
			}
		}
		if w.Set == 0 {
			return true
		}
		w.Target = w.Set.first()
		if w.Set.Len() > 1 {
			p.Ask = Ask{Units: w.Set}
			p.ask(decideUnit, w.Seat)
		}
		return false
	case 3:
		weapon := p.weapon(u, false)
		if weapon < 0 || !p.onTable(w.Target) {
			return true
		}
		arc, _ := p.Field.Arcs(field.No(u), field.No(w.Target)).One()
		if before {
			arc = plane.Side(w.Arcs[w.Target])
		}
		p.startFight(Fight{By: u, On: w.Target, Weapon: uint8(weapon), Charge: true, Bonus: true, Arc: arc})
		return false
	}
	return true
}

// flankPlacing carries out Feinting Maneuver: the charger is placed at the nearest flank.
func (p play) flankPlacing(_ uint8, w *Work) bool {
	d := p.deedOf(w)
	if d == nil || d.Kind != Charge || !p.onTable(d.Unit) || !p.onTable(d.Target) {
		return true
	}
	at := p.pose(d.Unit).At
	best, far := plane.Left, 1<<30
	for _, side := range [...]plane.Side{plane.Left, plane.Right} {
		rooms := p.Field.Places(field.No(d.Unit), field.No(d.Target), side)
		if rooms.N == 0 {
			continue
		}
		if n := plane.Distance(at, rooms.At[0].Pose.At); n < far {
			best, far = side, n
		}
	}
	if far == 1<<30 {
		return true
	}
	d.Arc = best
	p.place(d.Unit, p.Field.Places(field.No(d.Unit), field.No(d.Target), best).At[0].Pose)
	return true
}

// takeNewName carries out Taking a New Name: a destroyed infantry Attachment takes the place of
// this one.
func (p play) takeNewName(_ uint8, w *Work) bool {
	set := p.newNames()
	if w.Left == 0 && set.Len() > 1 {
		w.Left, p.Ask = 1, Ask{Units: set}
		p.ask(decideAttachment, w.Seat)
		return false
	}
	a := AttachID(set.first())
	if w.Left == 1 {
		a = AttachID(w.Same)
	}
	own := p.bearer(w)
	if a == 0 || own == 0 {
		return true
	}
	at := &p.Units[w.Self].Attached[w.Slot/slots-1]
	p.leave(own)
	*at, p.Attached[a].On = a, w.Self
	p.tell(eventJoined, w.Seat, int16(w.Self), int16(a))
	return true
}

// newNames are the infantry Attachments that have been destroyed.
func (s *State) newNames() UnitSet {
	var set UnitSet
	for a := AttachID(1); a <= s.Muster.attaches; a++ {
		if s.Attached[a].On == NoUnit && s.Muster.attached[a].card.Type == army.Infantry {
			set = set.with(UnitID(a))
		}
	}
	return set
}
