package song

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/song/effect"
	"gonfalon/song/field"
)

// Units that an effect puts on the table, where their owner wants them.

// bringOn begins to deploy a destroyed unit, or one from Reserve: in its zone, or wholly within
// so many inches of what the effect names.
func (p play) bringOn(w *Work, op *effect.Op, u UnitID) {
	if u == NoUnit || p.onTable(u) {
		return
	}
	w.Brought = u
	if op.Code == effect.Redeploy {
		for i, a := range p.Units[u].Attached {
			if a != 0 {
				p.Attached[a].On, p.Units[u].Attached[i] = NoUnit, 0
			}
		}
		p.push(procPlace, p.seatOf(u), int16(u))
		return
	}
	p.push(procPlace, p.seatOf(u), int16(u)|int16(op.Edge)<<7|int16(op.Count)<<9)
}

// placing is the procedure of a unit that its owner puts on the table.
func (p play) placing(f *game.Frame) {
	f.Step++
	if u := UnitID(f.Arg & 127); f.Step > 1 || p.onTable(u) {
		p.Stack.Pop()
		return
	}
	p.ask(decideDeploy, f.Seat)
}

// forbidsPlace returns why a unit that an effect brings on may not stand somewhere.
func (s *State) forbidsPlace(a *Action) objection {
	if a.Kind == Pass {
		var room [4 * placings]Action
		return s.only(len(s.listPlaces(room[:0])) == 0)
	}
	return s.forbidsPutting(a)
}

// forbidsPutting returns why such a unit may not be put down somewhere.
func (s *State) forbidsPutting(a *Action) objection {
	f := s.Stack.Top()
	u, edge, far := UnitID(f.Arg&127), effect.Edge(f.Arg>>7&3), int32(f.Arg>>9)*Inch
	if a.Kind != Deploy || a.Unit != u || a.N != 0 {
		return s.untimely()
	}
	if edge == effect.NoEdge {
		return s.forbidsSpot(a, s.zone(f.Seat))
	}
	if o := s.forbidsSpot(a, s.table()); !o.ok() {
		return o
	}
	if !s.beside(plane.Outline(a.Pose(), s.size(u)), edge, far) {
		return against(ruleDeployWhollyInsideZone).of(u)
	}
	return objection{}
}

func (s *State) table() field.Zone {
	return field.Zone{Hi: plane.Point{X: s.Field.Width, Y: s.Field.Depth}}
}

// beside tells whether a tray lies wholly within a distance of an edge of the table, one that is
// no player's, or a Castle Wall.
func (s *State) beside(tray plane.Poly, edge effect.Edge, far int32) bool {
	within := func(o *plane.Poly) bool {
		for i := range tray.Len() {
			if o.GapTo(tray.Corner(i)).Cmp(int(far)+plane.Slack) > 0 {
				return false
			}
		}
		return true
	}
	if edge == effect.WallEdge {
		for rest := s.wallsLeft(); rest != 0; {
			var u UnitID
			u, rest = rest.next()
			if o := plane.Outline(s.pose(u), s.size(u)); within(&o) {
				return true
			}
		}
		return false
	}
	for e := South; e < edges; e++ {
		if edge == effect.SideEdge && s.playersEdge(e) {
			continue
		}
		z := s.Field.Strip(e.edge(), far)
		holds := true
		for i := range tray.Len() {
			c := tray.Corner(i)
			holds = holds && c.X >= z.Lo.X && c.Y >= z.Lo.Y && c.X <= z.Hi.X && c.Y <= z.Hi.Y
		}
		if holds {
			return true
		}
	}
	return false
}

// playersEdge tells whether an edge of the table is that of a player.
func (s *State) playersEdge(e Edge) bool {
	for seat := range s.seats() {
		if s.Posts[seat].Edge == e {
			return true
		}
	}
	return false
}

// listPlaces appends places for a unit that an effect brings on, or to pass if there are none.
func (s *State) listPlaces(list []Action) []Action {
	f := s.Stack.Top()
	a := Action{Kind: Deploy, Unit: UnitID(f.Arg & 127)}
	edge, far := effect.Edge(f.Arg>>7&3), int32(f.Arg>>9)*Inch
	own := s.Posts[f.Seat].Edge.edge()
	switch edge {
	case effect.NoEdge:
		list = s.listSpots(a, s.zone(f.Seat), own, list)
	case effect.WallEdge:
		for rest := s.wallsLeft(); rest != 0; {
			var u UnitID
			u, rest = rest.next()
			b := plane.Outline(s.pose(u), s.size(u))
			lo, hi := b.Corner(0), b.Corner(0)
			for i := range b.Len() {
				c := b.Corner(i)
				lo, hi = plane.Point{X: min(lo.X, c.X), Y: min(lo.Y, c.Y)}, plane.Point{X: max(hi.X, c.X), Y: max(hi.Y, c.Y)}
			}
			z := field.Zone{Lo: plane.Point{X: max(0, lo.X), Y: max(0, lo.Y-far)}, Hi: plane.Point{X: min(s.Field.Width, hi.X), Y: min(s.Field.Depth, hi.Y+far)}}
			list = s.listSpots(a, z, own, list)
		}
	default:
		for e := South; e < edges; e++ {
			list = s.listSpots(a, s.Field.Strip(e.edge(), far), e.edge(), list)
		}
	}
	return list
}

// putDown puts such a unit on the table, whole.
func (p play) putDown(seat game.Seat, a *Action) {
	if a.Kind == Pass {
		return
	}
	x := &p.Units[a.Unit]
	*x = Unit{Fate: OnTable, Attached: x.Attached, Marks: x.Marks & markNoPoints}
	p.stand(a.Unit, a.Pose())
	p.deployed(seat, a)
}

// askPiece has a piece of terrain chosen; with none there the rest of the block is left out.
func (p play) askPiece(w *Work, prog *program, seat game.Seat) {
	var set uint16
	for i := range int(p.Field.Laid) {
		if !p.Field.Pieces[i].Removed() {
			set |= 1 << i
		}
	}
	if set == 0 {
		w.skip(prog)
		return
	}
	p.Ask = Ask{Options: set}
	p.ask(decideOption, seat)
}

// clear takes the piece of terrain that an effect has chosen off the table.
func (p play) clear(w *Work) {
	if w.Piece != 0 && w.Piece <= p.Field.Laid {
		p.Field.Pieces[w.Piece-1].Size = plane.Size{}
		p.tell(eventCleared, w.Seat, int16(p.Ground[w.Piece-1]-1))
	}
}
