package kings

import (
	"slices"

	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/geom/sketch"
)

// wayQuestion asks how a unit gets to a place, and to a facing if one is given; by any
// order, or by one.
type wayQuestion struct {
	asked
	Unit   string      `json:"unit"`
	At     sketch.Wish `json:"at"`
	Facing *float64    `json:"facing,omitempty"`
	Order  string      `json:"order,omitempty"`
}

type wayDocument struct {
	Action  actionDocument     `json:"action"`
	End     sketch.Pose        `json:"end"`
	Path    [][]content.Length `json:"path"`
	Length  content.Length     `json:"length"`
	Most    content.Length     `json:"most"`
	Refused *game.Ruling       `json:"refused,omitempty"`
	// Costs are the ranged attacks that the unit could make without the order and not after it.
	Costs []game.Ruling `json:"costs,omitempty"`
}

// askWay finds the action that brings a unit nearest to where it is wished, and what the
// judge says of it.
func (s *State) askWay(seat game.Seat, question []byte) (any, error) {
	var q wayQuestion
	if err := game.Decode(question, &q); err != nil {
		return nil, err
	}
	u, err := s.unitOf(q.Unit)
	if err != nil {
		return nil, err
	}
	at, err := q.At.Point("at")
	if err != nil {
		return nil, err
	}
	a, err := s.wayTo(seat, u, at, &q)
	if err != nil {
		return nil, err
	}
	return s.wayDocument(seat, &a), nil
}

// wayDocument tells where an action leads its unit, and what the judge says of it.
func (s *State) wayDocument(seat game.Seat, a *Action) wayDocument {
	d := wayDocument{Action: actionOf(s.Armies, a), Refused: s.ruling(s.forbids(seat, a), seat, a)}
	pose := a.Pose()
	if a.Kind != DeployUnit {
		pose = s.Units[a.Unit].Pose
	}
	d.Path = append(d.Path, sketch.At(pose.At))
	if a.Kind == GiveOrder {
		d.Most = content.Length(s.most(a.Unit, Order(a.N)))
		d.Costs = s.costs(a.Unit, Order(a.N))
	}
	if a.Kind != DeployUnit {
		pose = s.follow(a, pose, &d)
	}
	d.End = sketch.PoseOf(pose)
	return d
}

// costs tells which rules would keep a unit from shooting and casting for having been given an
// order, each once.
func (s *State) costs(u UnitNo, o Order) []game.Ruling {
	owner := s.Armies.Seat(u)
	halted := s.inTurn(owner, decideShoot)
	halted.Units[u].Order = Halt
	ordered := halted
	ordered.Units[u].Order = o
	var list []game.Ruling
	for _, a := range halted.rangedAttacks(u) {
		if !halted.forbidsAttack(owner, &a).ok() {
			continue
		}
		o := ordered.forbidsAttack(owner, &a)
		if r := ordered.ruling(o, owner, &a); r != nil && !slices.Contains(list, *r) {
			list = append(list, *r)
		}
	}
	return list
}

// forbidsAttack judges a ranged attack whatever its target.
func (s *State) forbidsAttack(seat game.Seat, a *Action) objection {
	if a.Kind == CastAt {
		return s.forbidsCaster(seat, a)
	}
	if o := s.forbidsShooter(seat, a.Unit); !o.ok() {
		return o
	}
	_, o := s.forbidsWeapon(a.Unit, a.N)
	return o
}

// follow notes where the centre of a unit goes on the path of an action, and returns where
// it ends.
func (s *State) follow(a *Action, pose plane.Pose, d *wayDocument) plane.Pose {
	for _, leg := range a.Ahead {
		d.Length += content.Length(max(leg, -leg))
	}
	step := *a
	step.Ahead, step.Turn = [3]int32{}, [2]int16{}
	for i, leg := range a.Ahead {
		step.Ahead[0], step.Turn[0] = leg, 0
		if i < len(a.Turn) {
			step.Turn[0] = a.Turn[i]
		}
		if pose = step.end(pose); leg != 0 {
			d.Path = append(d.Path, sketch.At(pose.At))
		}
	}
	return pose
}

// most is how far an order leads a unit.
func (s *State) most(u UnitNo, o Order) int32 {
	return int32(s.profile(u).Speed) * Inch * int32(orderLimits[o].halves) / 2
}

// wayTo chooses the action.
func (s *State) wayTo(seat game.Seat, u UnitNo, at plane.Point, q *wayQuestion) (Action, error) {
	if s.Waits.Kind == decideDeploy && !s.inPlay(u) || s.Waits.Kind == decideRedeploy {
		facing := plane.Angle(s.ahead(seat)).Norm()
		if q.Facing != nil {
			facing = sketch.Direction(*q.Facing)
		}
		return Action{Kind: DeployUnit, Unit: u, Ahead: [3]int32{at.X, at.Y}, Turn: [2]int16{int16(plane.Angle(0).To(facing))}}, nil
	}
	if !s.inPlay(u) {
		return Action{}, game.Wrong("the unit %q is not on the table", "l'unité %q n'est pas sur la table", q.Unit)
	}
	g := goal{State: s, unit: u, from: s.Units[u].Pose, to: at}
	if q.Facing != nil {
		g.turned, g.facing = true, sketch.Direction(*q.Facing)
	}
	switch kind := s.pivotKind(q.Order); {
	case kind != noAction:
		return Action{Kind: kind, Unit: u, Turn: [2]int16{g.onTheSpot()}}, nil
	case q.Order == "":
		return g.best(s.ordersFor(seat, u)), nil
	}
	o := Order(slices.Index(orderNames[:], q.Order))
	if o < Halt || o >= Charge {
		return Action{}, game.Wrong("there is no way by %q", "il n'y a pas de chemin par l'ordre %q", q.Order)
	}
	return g.best([]Order{o}), nil
}

// pivotKind returns the action by which a unit turns on the spot without an order, if that
// is what is asked for, or all that there is to decide.
func (s *State) pivotKind(order string) ActionKind {
	switch {
	case order == actionNames[PivotFree], order == "" && s.Waits.Kind == decideShoot:
		return PivotFree
	case order == actionNames[RegroupPivot], order == "" && s.Waits.Kind == decideRegroup:
		return RegroupPivot
	}
	return noAction
}

// ordersFor lists the orders that may lead a unit somewhere. Those that it cannot be given
// are among them, so that the judge says why; but who cannot go At the Double advances.
func (s *State) ordersFor(seat game.Seat, u UnitNo) []Order {
	list := []Order{Halt, ChangeFacing, Advance, Back, Sidestep}
	if s.Waits.Kind == decideVanguard {
		list = []Order{Advance}
	}
	if s.forbidsGiving(seat, &Action{Kind: GiveOrder, N: uint8(AtTheDouble), Unit: u}).ok() {
		list = append(list, AtTheDouble)
	}
	return list
}
