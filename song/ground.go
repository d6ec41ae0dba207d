package song

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/song/field"
)

// Where units stand and move: package field judges, the rules of units are here.

// Inch is an inch of the table.
const Inch = plane.Inch

func (s *State) pose(u UnitID) plane.Pose { return s.Field.Trays[u].Pose }

func (s *State) size(u UnitID) plane.Size { return s.Field.Trays[u].Size }

// stand puts a unit on the table, or moves it.
func (p play) stand(u UnitID, at plane.Pose) {
	at.Facing = at.Facing.Norm()
	t := &p.Field.Trays[u]
	t.Pose, t.Kind = at, p.trayKind(u)
	p.settle(u)
}

// trayKind is what the tray of a unit, or a wall, is to the field.
func (s *State) trayKind(u UnitID) field.Kind {
	if s.Muster.Wall(u) {
		return field.Wall
	}
	return field.Unit
}

// lift takes the tray of a unit off the table.
func (p play) lift(u UnitID) {
	p.part(u)
	p.Field.Trays[u].Kind = field.Off
}

// settle works out anew whom a unit touches.
func (p play) settle(u UnitID) {
	p.part(u)
	p.Contact[u] = UnitSet(p.Field.Engaged(field.No(u)))
	for rest := p.Contact[u]; rest != 0; {
		var v UnitID
		v, rest = rest.next()
		p.Contact[v] = p.Contact[v].with(u)
	}
}

// part takes a unit out of all contacts.
func (p play) part(u UnitID) {
	for rest := p.Contact[u]; rest != 0; {
		var v UnitID
		v, rest = rest.next()
		p.Contact[v] = p.Contact[v].without(u)
	}
	p.Contact[u] = 0
}

// near tells whether two units are at most so many inches apart.
func (s *State) near(u, v UnitID, inches int) bool {
	return s.Field.Within(field.No(u), field.No(v), int32(inches)*Inch)
}

// terrain tells whether a piece is there and has a keyword.
func (s *State) terrain(i int, k field.Keywords) bool {
	return s.Field.Pieces[i].Keywords&k != 0 && !s.Field.Pieces[i].Removed()
}

// walk works out a move: where it ends.
func (s *State) walk(u UnitID, kind field.Action, m field.Move, allowance int32, g field.Gait) (plane.Pose, objection) {
	if r := s.Field.Forbids(field.No(u), kind, m, allowance, g); !r.OK() {
		return plane.Pose{}, objected(u, r)
	}
	return m.End(s.pose(u)), objection{}
}

// objected takes over what the field objects to.
func objected(u UnitID, r field.Refusal) objection {
	return objection{rule: r.Rule, unit: u, other: UnitID(r.By), have: r.Have, want: r.Want}
}

// gait is how a unit moves besides the rules for all.
func (s *State) gait(d *Deed) field.Gait {
	return field.Gait{Ignores: s.ignored(d.Unit) | d.Ignores, Over: d.Is&isOver != 0, Turns: d.May&mayTurnFirst != 0 || s.turnsFirst(d.Unit)}
}

// touchedArc is the arc of a unit that another touches.
func (s *State) touchedArc(by, on UnitID) plane.Side {
	side, _ := s.Field.Struck(field.No(by), field.No(on)).One()
	return side
}

// against is an objection of a rule.
func against(rule game.Rule) objection { return objection{rule: rule} }
