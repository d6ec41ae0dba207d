package kings

import (
	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/geom/sketch"
	"gonfalon/kings/army"
)

// unitQuestion asks what a unit can do and see, where it stands or as if it stood elsewhere.
type unitQuestion struct {
	asked
	Unit string         `json:"unit"`
	Pose *sketch.Wished `json:"pose,omitempty"`
}

type aboutDocument struct {
	Orders []orderDocument               `json:"orders"`
	Reach  map[string]content.Length     `json:"reach"`
	Leader []content.Length              `json:"leader"`
	Arcs   map[string][][]content.Length `json:"arcs"`
	Charge [][]content.Length            `json:"charge"`
	Shots  []rangeDocument               `json:"shots"`
	Seen   []seenDocument                `json:"seen"`
	Height int                           `json:"height"` // of its eyes
	Hidden []hiddenDocument              `json:"hidden"`
}

type orderDocument struct {
	Kind    string       `json:"kind"`
	Refused *game.Ruling `json:"refused,omitempty"`
}

type rangeDocument struct {
	Weapon *int               `json:"weapon,omitempty"`
	Spell  string             `json:"spell,omitempty"`
	Range  content.Length     `json:"range"`
	Area   [][]content.Length `json:"area"`
}

type seenDocument struct {
	Unit   string `json:"unit"`
	InArc  bool   `json:"inArc"`
	Barred []any  `json:"barred"` // units by name, terrain by number
	// At is a point of it that is seen.
	At []content.Length `json:"at,omitempty"`
}

// hiddenDocument is what of the front arc a unit does not see because something stands before it:
// no enemy is seen there that is no taller than the unit.
type hiddenDocument struct {
	By   any                `json:"by"` // a unit by name, terrain by number
	Area [][]content.Length `json:"area"`
}

func (s *State) askUnit(seat game.Seat, question []byte) (any, error) {
	var q unitQuestion
	if err := game.Decode(question, &q); err != nil {
		return nil, err
	}
	u, err := s.unitOf(q.Unit)
	if err != nil {
		return nil, err
	}
	there := *s
	if q.Pose != nil {
		if there, err = s.standing(u, q.Pose); err != nil {
			return nil, err
		}
	}
	if _, err := there.placedUnit(q.Unit); err != nil {
		return nil, err
	}
	b := there.base(u)
	d := aboutDocument{
		Orders: s.orderDocuments(seat, u), Reach: there.reach(u), Leader: sketch.At(b.Leader()),
		Arcs: map[string][][]content.Length{}, Shots: there.ranges(u, &b), Seen: []seenDocument{},
		Height: there.height(u, &b), Hidden: there.hidden(u, &b),
	}
	for side, name := range faceNames {
		arc := sketch.Before(s.tableCorners(), &b, plane.Side(side), lengthOf(b.Size, plane.Side(side)))
		d.Arcs[name] = sketch.Area(arc)
	}
	d.Charge = sketch.Area(there.within45(&b, b.Width, int32(d.Reach[orderNames[Charge]])))
	for e, end := s.Armies.Of(enemyOf(s.Armies.Seat(u))); e < end; e++ {
		if s.inPlay(e) {
			d.Seen = append(d.Seen, there.seen(u, e, &b))
		}
	}
	return d, nil
}

// standing returns the state as if a unit stood at a place.
func (s *State) standing(u UnitNo, p *sketch.Wished) (State, error) {
	there := *s
	pose, err := p.Pose("pose")
	if err != nil {
		return there, err
	}
	f := &there.Units[u]
	pose.At = s.onto(pose.At)
	f.Pose = pose
	if !s.inPlay(u) {
		f.Condition = Steady
	}
	return there, nil
}

// onto returns the point of the table that is nearest to a point.
func (s *State) onto(p plane.Point) plane.Point {
	return plane.Point{X: min(max(p.X, 0), s.Width), Y: min(max(p.Y, 0), s.Depth)}
}

// within45 is the part of the table that lies before the front and within reach of the leader.
func (s *State) within45(b *plane.Base, frontage, reach int32) []plane.Point {
	return s.onTheTable(sketch.Before(sketch.Disc(b.Leader(), reach), b, plane.Front, frontage))
}

// orderDocuments lists the orders, and why a unit cannot be given some of them now.
func (s *State) orderDocuments(seat game.Seat, u UnitNo) []orderDocument {
	var list []orderDocument
	for o := Halt; o < orders; o++ {
		a := Action{Kind: GiveOrder, N: uint8(o), Unit: u}
		list = append(list, orderDocument{orderNames[o], s.ruling(s.forbidsKind(seat, &a), seat, &a)})
	}
	if s.profile(u).Has(army.Individual) {
		a := Action{Kind: PivotFree, Unit: u, Turn: [2]int16{1}}
		list = append(list, orderDocument{actionNames[PivotFree], s.ruling(s.forbids(seat, &a), seat, &a)})
	}
	return list
}

// forbidsKind judges whether a unit can be given an order, wherever it leads.
func (s *State) forbidsKind(seat game.Seat, a *Action) objection {
	if !s.Waits.Who.Has(seat) {
		return s.untimely()
	}
	switch o := Order(a.N); {
	case s.Waits.Kind == decideVanguard && o != Charge && o != CounterCharge:
		return s.forbidsVanguard(seat, a)
	case s.Waits.Kind != decideOrder:
		return s.untimely()
	case o == CounterCharge && !s.charged(a.Unit):
		return against(ruleCounterchargeIfChargedLastTurn)
	}
	return s.forbidsGiving(seat, a)
}

// reach tells how far each order would lead a unit that is given one.
func (s *State) reach(u UnitNo) map[string]content.Length {
	owner := s.Armies.Seat(u)
	next := s.inTurn(owner, decideOrder)
	next.Units[u].Order = NoOrder
	all := map[string]content.Length{}
	for _, o := range [...]Order{Advance, AtTheDouble, Back, Sidestep, Charge} {
		far := s.most(u, o)
		if o == Charge {
			far = s.chargeReach(u)
		}
		if !next.forbidsGiving(owner, &Action{Kind: GiveOrder, N: uint8(o), Unit: u}).ok() {
			far = 0
		}
		all[orderNames[o]] = content.Length(far)
	}
	return all
}

// ranges tells what part of the table each ranged attack of a unit reaches.
func (s *State) ranges(u UnitNo, b *plane.Base) []rangeDocument {
	list := []rangeDocument{}
	p := s.profile(u)
	for n := range shotDetonate {
		if w, ok := rangedAttack(p, n); ok {
			reach := int32(w.Range) * Inch
			area := s.within45(b, int32(p.FireFront()), reach)
			list = append(list, rangeDocument{Weapon: &n, Range: content.Length(reach), Area: sketch.Area(area)})
		}
	}
	for spell, n := range p.Spells {
		if n == 0 {
			continue
		}
		reach := int32(Standard().Spells[spell].Range) * Inch
		area := s.within45(b, int32(p.FireFront()), reach)
		if p.Has(army.Omniscient) {
			area = s.onTheTable(sketch.Disc(b.Leader(), reach))
		}
		list = append(list, rangeDocument{Spell: army.SpellIDs[spell], Range: content.Length(reach), Area: sketch.Area(area)})
	}
	return list
}

// seen tells whether a unit sees an enemy, and if not what bars the view.
func (s *State) seen(u, e UnitNo, b *plane.Base) seenDocument {
	t := s.base(e)
	d := seenDocument{Unit: s.Armies.ID(e), InArc: inArc(b, &t), Barred: []any{}}
	if at, ok := s.glimpse(u, e, b, &t); ok {
		d.At = sketch.At(at)
		return d
	} else if s.sees(u, e, b, &t) {
		return d // the eye is on its base
	}
	for _, by := range s.blockers(u, e, b, &t) {
		if darkens(b.Leader(), &t, &by.area) {
			d.Barred = append(d.Barred, by.by)
		}
	}
	return d
}

// A blocker can block lines from a unit to a target.
type blocker struct {
	by   any // a unit by name, terrain by number
	area plane.Poly
}

// blockers lists what the judge holds against a line from a unit to a target: see seesPast.
func (s *State) blockers(u, target UnitNo, viewer, seen *plane.Base) []blocker {
	tall := max(s.height(u, viewer), s.height(target, seen))
	var (
		between [MaxUnits]UnitNo
		list    []blocker
	)
	lines := s.linesTo(viewer.Leader(), target, seen)
	for _, v := range between[:s.between(u, target, &lines, &between)] {
		if o := s.base(v); s.height(v, &o) >= tall {
			list = append(list, blocker{s.Armies.ID(v), o.Outline})
		}
	}
	for i := range s.Terrain[:s.Pieces] {
		if p := &s.Terrain[i]; s.hides(p, tall, viewer, seen) {
			list = append(list, blocker{i, p.Area})
		}
	}
	return list
}

// glimpse returns a point of a target that a unit sees: the middle of the widest part that
// nothing hides, false if all of it is hidden.
func (s *State) glimpse(u, target UnitNo, viewer, seen *plane.Base) (plane.Point, bool) {
	list := s.blockers(u, target, viewer, seen)
	polys := make([]*plane.Poly, len(list))
	for i := range list {
		polys[i] = &list[i].area
	}
	return plane.Glimpse(viewer.Leader(), &seen.Outline, polys)
}

// hidden lists what hides parts of the front arc from a unit, and which parts, as the judge
// rules for a target that is no taller than the unit and stands wholly behind the thing.
func (s *State) hidden(u UnitNo, b *plane.Base) []hiddenDocument {
	list := []hiddenDocument{}
	tall := s.height(u, b)
	add := func(by any, p *plane.Poly) {
		area := sketch.Before(sketch.Behind(b.Leader(), p, s.Width, s.Depth), b, plane.Front, b.Width)
		if area = s.onTheTable(area); len(area) > 2 {
			list = append(list, hiddenDocument{by, sketch.Area(area)})
		}
	}
	for v := UnitNo(1); v <= s.Armies.Units(); v++ {
		if v == u || !s.inPlay(v) || s.profile(v).Has(army.Individual) {
			continue
		}
		if o := s.base(v); s.height(v, &o) >= tall {
			add(s.Armies.ID(v), &o.Outline)
		}
	}
	for i := range s.Terrain[:s.Pieces] {
		if p := &s.Terrain[i]; s.hides(p, tall, b, b) {
			add(i, &p.Area)
		}
	}
	return list
}

// darkens tells whether something hides any part of a base from an eye.
func darkens(eye plane.Point, seen *plane.Base, by *plane.Poly) bool {
	for side := plane.Front; side <= plane.Right; side++ {
		if plane.Hidden(eye, seen.Side(side), []*plane.Poly{by}) > 0 {
			return true
		}
	}
	return false
}
