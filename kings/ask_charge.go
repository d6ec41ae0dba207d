package kings

import (
	"slices"

	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/geom/sketch"
)

// chargeQuestion asks how a unit, alone or with others, charges a target, now or when it is
// its turn; by a counter-charge if that is the order.
type chargeQuestion struct {
	asked
	Unit   string   `json:"unit"`
	Target string   `json:"target"`
	With   []string `json:"with,omitempty"`
	Order  string   `json:"order,omitempty"`
}

type chargeDocument struct {
	Action   actionDocument      `json:"action"`
	Distance content.Length      `json:"distance"`
	Range    content.Length      `json:"range"`
	Face     string              `json:"face,omitempty"`
	Ways     []chargeWayDocument `json:"ways"`
	Checks   []checkDocument     `json:"checks"`
	Refused  *game.Ruling        `json:"refused,omitempty"`
	Odds     *oddsDocument       `json:"odds,omitempty"`
	Sides    []sideDocument      `json:"sides,omitempty"`
}

// sideDocument is a side of the target that cannot be charged from here, and what would come
// of it from there.
type sideDocument struct {
	Side string        `json:"side"`
	Odds *oddsDocument `json:"odds"`
}

type chargeWayDocument struct {
	Unit     string             `json:"unit"`
	Path     [][]content.Length `json:"path"`
	Turns    []sketch.Pose      `json:"turns"`
	End      sketch.Pose        `json:"end"`
	Hindered bool               `json:"hindered"`
}

// askCharge lets the judge look at a charge: what he sees, the ways that he finds, and how it
// can end.
func (s *State) askCharge(_ game.Seat, question []byte) (any, error) {
	var q chargeQuestion
	if err := game.Decode(question, &q); err != nil {
		return nil, err
	}
	a, err := s.chargeAsked(&q)
	if err != nil {
		return nil, err
	}
	owner := s.Armies.Seat(a.Unit)
	now := s.inTurn(owner, decideOrder)
	c := chargers{shown: true}
	var o objection
	if q.Order == "" {
		a, o = now.chargeAt(owner, a, &c)
	} else {
		o = now.judgeCharge(owner, &a, &c)
	}
	d := chargeDocument{
		Action: actionOf(s.Armies, &a), Refused: now.ruling(o, owner, &a),
		Distance: content.Length(s.aimDistance(a.Unit, a.Target)), Range: content.Length(s.chargeReach(a.Unit)), Ways: []chargeWayDocument{},
	}
	if !o.ok() {
		c.face[0] = s.faceOf(a.Unit, a.Target)
	} else {
		for i := range c.n {
			d.Ways = append(d.Ways, s.chargeWay(&c, i))
		}
		if f, ok := now.forecastCharge(&a, &c); ok {
			d.Odds = now.oddsDocument(&f)
			d.Sides = now.otherSides(&a, &c, f.Assault.Attacks[0].Times)
		}
	}
	d.Face = faceNames[c.face[0]]
	d.Checks = now.chargeChecks(&a, &c, o, d.Refused)
	return d, nil
}

// otherSides tells what would come of the charge of a unit alone at the sides of its target
// where its Attacks are multiplied by more than so much.
func (s *State) otherSides(a *Action, c *chargers, times int) []sideDocument {
	if a.With[0] != NoUnit || Order(a.N) == CounterCharge {
		return nil
	}
	var list []sideDocument
	if f, ok := s.forecastSide(a, c, plane.Left, times); ok {
		list = append(list, sideDocument{"flank", s.oddsDocument(&f)})
	}
	if f, ok := s.forecastSide(a, c, plane.Rear, times); ok {
		list = append(list, sideDocument{"rear", s.oddsDocument(&f)})
	}
	return list
}

// chargeAsked reads the chargers and the target.
func (s *State) chargeAsked(q *chargeQuestion) (Action, error) {
	a := Action{Kind: GiveOrder, N: uint8(Charge)}
	if q.Order != "" {
		o := Order(slices.Index(orderNames[:], q.Order))
		if o != Charge && o != CounterCharge {
			return a, game.Wrong("there is no charge by %q", "on ne charge pas par l'ordre %q", q.Order)
		}
		a.N = uint8(o)
	}
	if len(q.With) > len(a.With) {
		return a, tooManyCharge(1 + len(q.With))
	}
	var err error
	if a.Unit, err = s.placedUnit(q.Unit); err != nil {
		return a, err
	}
	if a.Target, err = s.placedUnit(q.Target); err != nil {
		return a, err
	}
	for i, id := range q.With {
		if a.With[i], err = s.placedUnit(id); err != nil {
			return a, err
		}
	}
	return a, nil
}

// chargeWay tells how charger i goes.
func (s *State) chargeWay(c *chargers, i int) chargeWayDocument {
	w, u := &c.way[i], c.unit[i]
	pose := s.Units[u].Pose
	d := chargeWayDocument{
		Unit: s.Armies.ID(u), Path: [][]content.Length{sketch.At(pose.At)}, Turns: []sketch.Pose{}, End: sketch.PoseOf(w.End), Hindered: w.Slowed,
	}
	for leg := range w.Ahead {
		if w.Ahead[leg] != 0 {
			pose = pose.Moved(plane.Ahead(pose.Facing, int(w.Ahead[leg])))
			d.Path = append(d.Path, sketch.At(pose.At))
		}
		if w.Turn[leg] != 0 {
			pose = pose.Turned(plane.Angle(w.Turn[leg]))
			d.Turns = append(d.Turns, sketch.PoseOf(pose))
		}
	}
	d.Path = append(d.Path, sketch.At(w.End.At))
	return d
}
