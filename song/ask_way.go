package song

import (
	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/geom/sketch"
	"gonfalon/song/field"
)

// How a unit gets to a place, and to a facing if one is given.

type wayDocument struct {
	Action  any                `json:"action"`
	End     sketch.Pose        `json:"end"`
	Path    [][]content.Length `json:"path"`
	Length  content.Length     `json:"length"`
	Most    content.Length     `json:"most"`
	Die     int                `json:"die,omitempty"` // that a Retreat needs
	Ground  []groundDocument   `json:"ground"`        // that it meets
	Refused *game.Ruling       `json:"refused,omitempty"`
	Nearest *standDocument     `json:"nearest,omitempty"`
}

// A standDocument is the legal end that is nearest to one that is refused, and the action that
// leads there.
type standDocument struct {
	Action any         `json:"action"`
	End    sketch.Pose `json:"end"`
}

// A traveller is a unit on its way to a place.
type traveller struct {
	*asker
	State
	deed   *Deed
	from   plane.Pose
	turned bool // a facing is wished
	facing plane.Angle
}

func (k *asker) way() any {
	s := k.s
	if s.Waits.Kind == decideDeploy || s.deploysNow(k.unit) {
		return k.wayDown()
	}
	if k.onTable(s, k.unit); k.Err != nil {
		return nil
	}
	w := traveller{asker: k, State: *s, from: s.pose(k.unit)}
	if s.Waits.Kind != decideWithdraw || s.asked().Unit != k.unit {
		w.State = s.acting(k.unit)
	}
	w.deed = w.State.asked()
	if k.q.Facing != nil {
		w.turned, w.facing = true, sketch.Direction(*k.q.Facing)
	}
	kind := w.kind()
	if k.Err != nil {
		return nil
	}
	return w.document(w.to(kind))
}

// kind is the kind of action that leads to the place: that of the question, or what the unit may
// do that leads so far.
func (w *traveller) kind() ActionKind {
	if w.q.Kind != "" {
		kind := ActionKind(w.Index("kind of way", wayNames[:], w.q.Kind))
		if kind == Withdraw && w.Waits.Kind != decideWithdraw {
			kind = Retreat
		}
		return kind
	}
	far := plane.Distance(w.from.At, w.at)
	switch may := w.deed.May; {
	case w.Waits.Kind == decideWithdraw:
		return Withdraw
	case w.engaged(w.unit) && may&mayRetreat != 0:
		return Retreat
	case may&(mayManoeuvre|mayMarch) == mayManoeuvre|mayMarch && far > int(w.pace(w.deed)) && w.ahead(far):
		return March
	case may&mayManoeuvre != 0:
		return Manoeuvre
	case may&mayMarch != 0:
		return March
	case may&mayShift != 0:
		return Shift
	}
	return Pivot
}

// ahead tells whether the place lies so far before the unit that a March comes nearer to it than
// a Manoeuvre.
func (w *traveller) ahead(far int) bool {
	if w.gait(w.deed).Turns {
		return true
	}
	end := w.from.Moved(plane.Ahead(w.from.Facing, int(w.along(field.Ahead, 2*w.pace(w.deed)))))
	return plane.Distance(end.At, w.at) < far-int(w.pace(w.deed))
}

// wayNames are the actions that lead somewhere.
var wayNames = [actionKinds]string{
	Manoeuvre: actionNames[Manoeuvre], March: actionNames[March], Retreat: actionNames[Retreat], Withdraw: actionNames[Withdraw],
	Shift: actionNames[Shift], Pivot: actionNames[Pivot],
}

// along is how far the place lies in a direction of the unit, within bounds.
func (w *traveller) along(side field.Way, most int32) int32 {
	facing := (w.from.Facing + plane.Angle(side)*9000).Norm()
	frame := plane.Pose{At: w.from.At, Facing: facing}.Frame()
	return min(max(frame.Of(w.at).X, 0), most)
}

// to is the action that comes nearest to the place.
func (w *traveller) to(kind ActionKind) Action {
	a := Action{Kind: kind, Unit: w.unit}
	most := w.farthest(kind)
	switch {
	case kind == Pivot:
		if !w.turned {
			w.facing = plane.Heading(w.at.Minus(w.from.At))
		}
		a.Turn[0] = int16(w.from.Facing.To(w.facing))
		return a
	case kind == Manoeuvre, kind == March && w.gait(w.deed).Turns:
		if far := plane.Distance(w.from.At, w.at); far >= plane.Millimetre {
			a.Turn[0] = int16(w.from.Facing.To(plane.Heading(w.at.Minus(w.from.At))))
			a.Ahead = min(int32(far), most)
		}
	case kind == March:
		a.Ahead = w.along(field.Ahead, most)
	default:
		side := w.side()
		a.N, a.Ahead = uint8(side), w.along(side, most)
	}
	if w.turned && kind != Shift {
		end := (w.from.Facing + plane.Angle(a.Turn[0])).Norm()
		a.Turn[1] = int16(end.To(w.facing))
	}
	return a
}

// farthest is how far a kind of action leads at most.
func (w *traveller) farthest(kind ActionKind) int32 {
	if kind == Withdraw {
		return w.pace(w.deed) + int32(w.deed.Die)*Inch
	}
	_, most := w.limits(w.deed, kind)
	return most
}

// side is the side of the unit to which the place lies.
func (w *traveller) side() field.Way {
	best, far := field.Ahead, int32(-1)
	for side := field.Ahead; side <= field.Rightward; side++ {
		if n := w.along(side, plane.Limit); n > far {
			best, far = side, n
		}
	}
	return best
}

// document tells where an action leads, what the judge says of it and, if he refuses it, how
// near to it the unit may come.
func (w *traveller) document(a Action) wayDocument {
	o := w.judge(&a)
	d := wayDocument{
		Action: w.action(w.proper(a)), End: sketch.PoseOf(w.end(&a)), Path: w.path(&a), Length: content.Length(a.Ahead), Most: content.Length(w.farthest(a.Kind)),
		Refused: w.ruling(o, w.seatOf(w.unit), &a), Ground: []groundDocument{},
	}
	if a.Kind == Retreat {
		d.Die = max(1, int(a.Ahead-w.pace(w.deed)+Inch-1)/Inch)
	}
	if !o.ok() {
		if b, ok := w.nearest(a); ok {
			d.Nearest = &standDocument{w.action(w.proper(b)), sketch.PoseOf(w.end(&b))}
		}
		return d
	}
	d.Ground = w.groundDocuments(w.unit, w.Field.Meets(field.No(w.unit), w.move(&a)).All())
	return d
}

// move is the move of an action; that of a Retreat is told after its die.
func (w *traveller) move(a *Action) field.Move {
	b := *a
	if b.Kind == Retreat {
		b.Kind = Withdraw
	}
	return b.move()
}

// proper is the action as it is told: a Retreat tells nothing before its die.
func (w *traveller) proper(a Action) Action {
	if a.Kind == Retreat {
		return Action{Kind: Retreat, Unit: a.Unit}
	}
	return a
}

// judge judges an action; a Retreat by the move that it leads to with the die that it needs.
func (w *traveller) judge(a *Action) objection {
	switch a.Kind {
	case Withdraw:
		return w.forbidsWithdraw(a)
	case Retreat:
		if o := w.forbidsKind(w.deed, Retreat); !o.ok() {
			return o
		}
		if a.Ahead == 0 {
			return against(ruleRetreatImpossibleStaysEngaged).of(a.Unit)
		}
		_, o := w.walk(a.Unit, field.Retreat, w.move(a), w.farthest(Retreat), w.gait(w.deed))
		return o
	}
	return w.forbidsAction(a)
}

func (w *traveller) end(a *Action) plane.Pose {
	end := w.move(a).End(w.from)
	end.Facing = end.Facing.Norm()
	return end
}

// path is where the middle of the unit goes.
func (w *traveller) path(a *Action) [][]content.Length {
	path := [][]content.Length{sketch.At(w.from.At)}
	if end := w.end(a); end.At != w.from.At {
		path = append(path, sketch.At(end.At))
	}
	return path
}

// nearest looks for the longest legal move that goes the same way, and turns the same at its end
// if it can.
func (w *traveller) nearest(a Action) (Action, bool) {
	as := [actionKinds]field.Action{Manoeuvre: field.Manoeuvre, March: field.March, Retreat: field.Retreat, Withdraw: field.Retreat, Shift: field.Shift, Pivot: field.Pivot}[a.Kind]
	if r := w.Field.Starts(field.No(a.Unit), as); !r.OK() || a.Kind == Pivot {
		return a, false
	}
	m := w.move(&a)
	far := w.Field.Farthest(field.No(a.Unit), m.First, m.Way, min(a.Ahead, w.farthest(a.Kind)), w.gait(w.deed))
	for _, last := range [...]int16{a.Turn[1], 0} {
		b := a
		b.Ahead, b.Turn[1] = far, last
		if far > 0 && w.judge(&b).ok() {
			return b, true
		}
	}
	return a, false
}
