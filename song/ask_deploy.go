package song

import (
	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/geom/sketch"
	"gonfalon/song/effect"
	"gonfalon/song/field"
)

// Where units may be set down: at deployment, from Reserve, by an effect.

type deployDocument struct {
	Units []comingDocument `json:"units"`
}

// A comingDocument is a unit that could be set down, and the zones in which it may be.
type comingDocument struct {
	Unit    string         `json:"unit"`
	Zones   []zoneDocument `json:"zones"`
	Refused *game.Ruling   `json:"refused,omitempty"`
}

// A zoneDocument is a part of the table in which a unit is set down; N is that of the action.
type zoneDocument struct {
	N       uint8              `json:"n"`
	Area    [][]content.Length `json:"area"`
	Facing  content.Angle      `json:"facing"`
	Refused *game.Ruling       `json:"refused,omitempty"`
}

func (k *asker) deploy() any {
	d := deployDocument{Units: []comingDocument{}}
	for u := UnitID(1); u <= k.s.Muster.Units(); u++ {
		if k.s.deploysNow(u) && (k.unit == NoUnit || k.unit == u) {
			d.Units = append(d.Units, k.s.comingDocument(u))
		}
	}
	if k.unit != NoUnit && len(d.Units) == 0 {
		k.FailBoth("the unit %q is not to be set down", "l'unité %q n'est pas à déployer", k.s.unitID(k.unit))
	}
	return d
}

// deploysNow tells whether a unit may be about to be set down: by its owner who deploys, or from
// Reserve in the place of an activation.
func (s *State) deploysNow(u UnitID) bool {
	if u == NoUnit || s.Waits.Who == 0 || !s.Waits.Who.Has(s.seatOf(u)) || s.Units[u].Fate == OnTable || s.Muster.Wall(u) {
		return false
	}
	switch s.Waits.Kind {
	case decideActivate:
		return s.Units[u].Fate == InReserve
	case decideDeploy:
		switch f := s.Stack.Top(); f.Proc {
		case procRedeploy:
			return s.mayRedeploy(u)
		case procPlace:
			return UnitID(f.Arg&127) == u
		}
		return s.Units[u].Fate == InReserve && !s.keptBack(u)
	}
	return false
}

// A landing is a way in which a unit can be set down.
type landing struct {
	n    uint8
	zone field.Zone
	from field.Edge
}

// landings are the ways in which a unit that is to be set down can be.
func (s *State) landings(u UnitID) []landing {
	seat := s.seatOf(u)
	own := landing{0, s.zone(seat), s.Posts[seat].Edge.edge()}
	if s.Waits.Kind == decideActivate {
		return []landing{own, {arriveLeft, s.arrival(seat, arriveLeft), field.LeftEdge}, {arriveRight, s.arrival(seat, arriveRight), field.RightEdge}}
	}
	f := s.Stack.Top()
	if f.Proc != procPlace || effect.Edge(f.Arg>>7&3) == effect.NoEdge {
		return []landing{own}
	}
	var list []landing
	for e := South; e < edges; e++ {
		if effect.Edge(f.Arg>>7&3) != effect.SideEdge || !s.playersEdge(e) {
			list = append(list, landing{0, s.Field.Strip(e.edge(), int32(f.Arg>>9)*Inch), e.edge()})
		}
	}
	return list
}

func (s *State) comingDocument(u UnitID) comingDocument {
	d := comingDocument{Unit: s.unitID(u), Zones: []zoneDocument{}}
	seat := s.seatOf(u)
	if s.Waits.Kind == decideActivate {
		d.Refused = s.ruling(s.forbidsComing(u), seat, &Action{Kind: Deploy, Unit: u})
	}
	for _, l := range s.landings(u) {
		z := zoneDocument{N: l.n, Area: sketch.Area(cornersOf(l.zone)), Facing: content.Angle(l.from.Facing())}
		// The zone is open if a place in it is not refused for being there at all.
		a := Action{Kind: Deploy, Unit: u, N: l.n, At: l.zone.Middle()}
		if o := s.forbidsDown(seat, &a); d.Refused == nil && s.Waits.Kind == decideActivate && closes(o.rule) {
			z.Refused = s.ruling(o, seat, &a)
		}
		d.Zones = append(d.Zones, z)
	}
	return d
}

// closes tells whether a rule keeps a unit out of a whole zone.
func closes(rule game.Rule) bool {
	switch rule {
	case ruleKingsSideObjectiveOpensOppositeFlank, ruleStormReserveFromRound3:
		return true
	}
	return false
}

// forbidsDown returns why a unit may not be set down so.
func (s *State) forbidsDown(seat game.Seat, a *Action) objection {
	if s.Waits.Kind == decideActivate {
		return s.forbidsActivate(seat, a)
	}
	return s.forbidsDeploy(seat, a)
}

func cornersOf(z field.Zone) []plane.Point {
	return []plane.Point{z.Lo, {X: z.Hi.X, Y: z.Lo.Y}, z.Hi, {X: z.Lo.X, Y: z.Hi.Y}}
}

// wayDown tells what the judge says of a place for a unit that is to be set down; if he refuses
// it, which is the nearest that he does not, of those that the zones propose.
func (k *asker) wayDown() any {
	s, seat := k.s, k.s.seatOf(k.unit)
	if !s.deploysNow(k.unit) {
		k.FailBoth("the unit %q is not to be set down", "l'unité %q n'est pas à déployer", s.unitID(k.unit))
		return nil
	}
	list := s.landings(k.unit)
	l := list[0]
	for _, other := range list[1:] {
		if other.zone.Off(k.at) < l.zone.Off(k.at) {
			l = other
		}
	}
	facing := l.from.Facing()
	if k.q.Facing != nil {
		facing = sketch.Direction(*k.q.Facing)
	}
	down := func(at plane.Point) Action {
		return Action{Kind: Deploy, Unit: k.unit, N: l.n, At: at, Turn: [2]int16{int16(plane.Angle(0).To(facing))}}
	}
	a := down(k.at)
	pose := a.Pose()
	o := s.forbidsDown(seat, &a)
	d := wayDocument{
		Action: k.action(a), End: sketch.PoseOf(pose), Path: [][]content.Length{sketch.At(k.at)}, Ground: []groundDocument{}, Refused: s.ruling(o, seat, &a),
	}
	if o.ok() {
		return d
	}
	var room [placings + 1]plane.Pose
	places := append(room[:0], plane.Pose{At: l.zone.Clamp(k.at, pose, s.size(k.unit)), Facing: facing})
	best, far := Action{}, 1<<30
	for _, p := range s.Field.Placings(places, field.No(k.unit), l.zone, 0, facing) {
		b := down(p.At)
		if off := plane.Distance(p.At, k.at); off < far && s.forbidsDown(seat, &b).ok() {
			best, far = b, off
		}
	}
	if best.Kind == Deploy {
		d.Nearest = &standDocument{k.action(best), sketch.PoseOf(best.Pose())}
	}
	return d
}
