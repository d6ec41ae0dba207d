package song

import (
	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/geom/sketch"
	"gonfalon/song/army"
	"gonfalon/song/field"
)

// What a unit can do and see, where it stands or as if it stood elsewhere.

type aboutDocument struct {
	Actions []mayDocument                 `json:"actions"`
	Values  valuesDocument                `json:"values"`
	Arrow   []content.Length              `json:"arrow"`
	Arcs    map[string][][]content.Length `json:"arcs"`
	Reach   []reachDocument               `json:"reach"`
	Shots   []rangeDocument               `json:"shots"`
	Seen    []seenDocument                `json:"seen"`
	Ground  []groundDocument              `json:"ground"`
}

// A mayDocument is a kind of action: how far it leads at least and at most, and whom it may be
// done to, or why it may not be done.
type mayDocument struct {
	Kind    string          `json:"kind"`
	Least   *content.Length `json:"least,omitempty"`
	Most    *content.Length `json:"most,omitempty"`
	Targets []string        `json:"targets,omitzero"`
	Refused *game.Ruling    `json:"refused,omitempty"`
}

// valuesDocument is a unit as it fights now.
type valuesDocument struct {
	Speed  int   `json:"speed"`
	Morale int   `json:"morale"` // 0 is never tested
	Models int   `json:"models"`
	Ranks  int   `json:"ranks"`
	Left   int   `json:"left"` // Wounds that it can still suffer
	Dice   []int `json:"dice"` // of each of its attacks
}

// A reachDocument is what of the table a kind of action can bring a unit to.
type reachDocument struct {
	Kind string             `json:"kind"`
	Side string             `json:"side,omitempty"`
	Most content.Length     `json:"most"`
	Area [][]content.Length `json:"area"`
}

type rangeDocument struct {
	Weapon int                `json:"weapon"`
	Range  *content.Length    `json:"range,omitempty"` // none is without limit
	Least  *content.Length    `json:"least,omitempty"`
	Area   [][]content.Length `json:"area"`
}

type seenDocument struct {
	Unit     string             `json:"unit"`
	Seen     bool               `json:"seen"`
	InArc    bool               `json:"inArc"`
	Barred   []any              `json:"barred"` // units by name, terrain by number
	Distance content.Length     `json:"distance"`
	Shot     content.Length     `json:"shot"` // from the Front Arrow
	Arcs     []string           `json:"arcs"` // of that unit, in which most of this one stands
	Shares   map[string]float64 `json:"shares"`
}

type groundDocument struct {
	Piece    int      `json:"piece"`
	Keywords []string `json:"keywords"`
	Ignored  []string `json:"ignored,omitempty"` // those that do not concern the unit
}

func (k *asker) about() any {
	there := k.standing()
	if k.Err != nil {
		return nil
	}
	u := k.unit
	s := there.acting(u)
	b := s.Field.Base(field.No(u))
	d := aboutDocument{
		Actions: s.mayDocuments(u), Values: s.values(u), Arrow: sketch.At(b.Leader()), Arcs: map[string][][]content.Length{},
		Reach: s.reach(u), Shots: s.ranges(u, &b), Seen: []seenDocument{}, Ground: s.groundDocuments(u, s.Field.In(field.No(u))),
	}
	for side, name := range sideNames {
		d.Arcs[name] = sketch.Area(sketch.Sector(s.tableCorners(), &b, plane.Side(side)))
	}
	for v := UnitID(1); v <= s.Muster.Units(); v++ {
		if s.onTable(v) && !s.friends(u, v) {
			d.Seen = append(d.Seen, s.seenDocument(u, v))
		}
	}
	return d
}

func (s *State) tableCorners() []plane.Point { return sketch.Corners(s.Field.Width, s.Field.Depth) }

// onTheTable cuts an area off at the edges of the table.
func (s *State) onTheTable(area []plane.Point) [][]content.Length {
	return sketch.Area(sketch.OnTable(area, s.Field.Width, s.Field.Depth))
}

// mayDocuments lists the kinds of actions that the unit that is asked could do.
func (s *State) mayDocuments(u UnitID) []mayDocument {
	list := []mayDocument{}
	d := s.asked()
	for kind := Manoeuvre; kind <= Forgo; kind++ {
		if kind == Withdraw || kind > Raze && d.May&allowedFor(kind) == 0 {
			continue
		}
		o := s.forbidsKind(d, kind)
		if o.ok() && kind == Raze && !s.anyOf(d, Raze) {
			o = against(ruleTerrainDestructible).of(u)
		}
		x := mayDocument{Kind: actionNames[kind], Refused: s.ruling(o, s.seatOf(u), &Action{Kind: kind, Unit: u})}
		if least, most := s.limits(d, kind); most > 0 {
			x.Most = length(most)
			if least > 0 {
				x.Least = length(least)
			}
		}
		if o.ok() && (kind == Charge || kind == Shoot || kind == Strike) {
			x.Targets = s.unitIDs(s.targetsOf(d, kind))
		}
		list = append(list, x)
	}
	return list
}

// allowedFor is what must be allowed for a kind of action that is not one of the five.
func allowedFor(kind ActionKind) Allowed {
	return [actionKinds]Allowed{Pivot: mayPivot, Shift: mayShift, Forgo: mayForgo}[kind]
}

// limits are how far a kind of action leads at least and at most, as its die tells.
func (s *State) limits(d *Deed, kind ActionKind) (least, most int32) {
	pace := s.pace(d)
	switch kind {
	case Manoeuvre:
		return 0, pace
	case March:
		return 0, 2 * pace
	case Retreat:
		return pace + Inch, pace + 6*Inch
	case Charge:
		far := pace + s.chargeMore(d.Unit)
		return far + Inch, far + 6*Inch
	case Shift:
		return 0, s.shiftOf(d)
	case Shoot:
		return 0, s.shotShift(d.Unit)
	}
	return 0, 0
}

// targetsOf are the enemies that a kind of action can be done to.
func (s *State) targetsOf(d *Deed, kind ActionKind) UnitSet {
	var set UnitSet
	list := s.listKind(d, kind, nil)
	for i := range list {
		set = set.with(list[i].Target)
	}
	return set
}

// values tells how a unit fights now.
func (s *State) values(u UnitID) valuesDocument {
	v := valuesDocument{Speed: s.speed(u), Morale: s.morale(u), Models: s.models(u), Ranks: s.ranks(u), Left: s.left(u), Dice: []int{}}
	for i := range s.sheet(u).Attacks {
		v.Dice = append(v.Dice, s.attackDice(&Fight{By: u, Weapon: uint8(i)}))
	}
	return v
}

// reach tells where the centre of the unit that is asked can come by a Manoeuvre, and what its
// tray comes over by what leads straight: each as far as nothing stops it.
func (s *State) reach(u UnitID) []reachDocument {
	list := []reachDocument{}
	d, n, g := s.asked(), field.No(u), s.gait(s.asked())
	lane := func(kind ActionKind, side field.Way, most int32) {
		if far := s.Field.Reach(n, 0, side, most, g); far > 0 {
			area := sketch.Lane(s.pose(u), s.size(u), plane.Side(side), far)
			list = append(list, reachDocument{actionNames[kind], sideNames[side], content.Length(far), s.onTheTable(area)})
		}
	}
	for kind := Manoeuvre; kind <= Shift; kind++ {
		if kind == Withdraw || !s.forbidsKind(d, kind).ok() {
			continue
		}
		_, most := s.limits(d, kind)
		switch kind {
		case Manoeuvre:
			list = append(list, s.roaming(u, most, g))
		case March:
			lane(kind, field.Ahead, most)
		case Retreat, Shift:
			for side := field.Ahead; side <= field.Rightward; side++ {
				lane(kind, side, most)
			}
		case Charge:
			b := s.Field.Base(n)
			area := sketch.Sector(sketch.Around(s.pose(u), s.size(u), most), &b, plane.Front)
			list = append(list, reachDocument{actionNames[kind], sideNames[plane.Front], content.Length(most), s.onTheTable(area)})
		}
	}
	return list
}

// roaming is where the centre of a unit can come that pivots and goes straight.
func (s *State) roaming(u UnitID, most int32, g field.Gait) reachDocument {
	const directions = 72
	var area []plane.Point
	at := s.pose(u)
	for i := range plane.Angle(directions) {
		turn := i * 36000 / directions
		far := s.Field.Reach(field.No(u), turn.Norm(), field.Ahead, most, g)
		area = append(area, at.At.Plus(plane.Ahead((at.Facing+turn).Norm(), int(far))))
	}
	return reachDocument{Kind: actionNames[Manoeuvre], Most: content.Length(most), Area: sketch.Area(area)}
}

// ranges tells what part of the table each Ranged Attack of a unit reaches.
func (s *State) ranges(u UnitID, b *plane.Base) []rangeDocument {
	list := []rangeDocument{}
	for i := range s.sheet(u).Attacks {
		r := s.sheet(u).Attacks[i].Range
		if r == army.Melee {
			continue
		}
		x := rangeDocument{Weapon: i}
		most, least := s.shotRange(u, r)
		area := s.tableCorners()
		if most > 0 {
			x.Range = length(most)
			area = sketch.Disc(b.Leader(), most)
		}
		if least > 0 {
			x.Least = length(least)
		}
		x.Area = s.onTheTable(sketch.Sector(area, b, plane.Front))
		list = append(list, x)
	}
	return list
}

// seenDocument tells whether a unit sees another, from where it stands to it, and if it does not
// see it what bars the view.
func (s *State) seenDocument(u, v UnitID) seenDocument {
	n, m := field.No(u), field.No(v)
	d := seenDocument{
		Unit: s.unitID(v), Seen: s.Field.Sees(n, m, 0), InArc: s.Field.Sees(n, m, field.PastAll), Barred: []any{},
		Distance: content.Length(s.Field.Distance(n, m)), Shot: content.Length(s.Field.ShotRange(n, m)),
		Arcs: sidesOf(s.Field.Arcs(n, m)), Shares: map[string]float64{},
	}
	for side, share := range s.Field.Shares(n, m) {
		d.Shares[sideNames[side]] = shareOf(share)
	}
	if !d.Seen && d.InArc {
		trays, ground := s.Field.Bars(n, m)
		for _, id := range s.unitIDs(UnitSet(trays)) {
			d.Barred = append(d.Barred, id)
		}
		for _, i := range pieces(ground) {
			d.Barred = append(d.Barred, i)
		}
	}
	return d
}

// shareOf is a share from 0 to 1, to a hundredth of a hundredth.
func shareOf(share plane.Share) float64 {
	const fine = 10000
	return float64((share+plane.Whole/fine/2)/(plane.Whole/fine)) / fine
}

// sidesOf lists sides.
func sidesOf(f field.Faces) []string {
	list := []string{}
	for side, name := range sideNames {
		if f.Has(plane.Side(side)) {
			list = append(list, name)
		}
	}
	return list
}

// groundDocuments tells what some pieces of terrain are to a unit.
func (s *State) groundDocuments(u UnitID, set field.Pieces) []groundDocument {
	list := []groundDocument{}
	for _, i := range pieces(set) {
		words := s.Field.Pieces[i].Keywords
		d := groundDocument{Piece: i, Keywords: bitsOf(uint32(words), field.KeywordIDs[:])}
		if u != NoUnit {
			d.Ignored = bitsOf(uint32(words&s.ignored(u)), field.KeywordIDs[:])
		}
		list = append(list, d)
	}
	return list
}
