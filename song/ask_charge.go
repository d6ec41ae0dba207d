package song

import (
	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/geom/sketch"
	"gonfalon/song/field"
)

// How a unit charges another: what the judge looks at, how it may turn, where each result of the
// die brings it, and how it may line up.

type chargeDocument struct {
	Action     any                `json:"action"`
	Distance   content.Length     `json:"distance"` // between the trays
	Speed      content.Length     `json:"speed"`    // what the die is added to
	Range      content.Length     `json:"range"`    // with the best die
	Shares     map[string]float64 `json:"shares"`   // of the charger in the arcs of the target
	Arcs       []string           `json:"arcs"`     // in which it may strike
	Side       string             `json:"side,omitempty"`
	Turns      [][2]content.Angle `json:"turns"` // legal pivots: from, to
	Turn       content.Angle      `json:"turn"`
	Turned     *sketch.Pose       `json:"turned,omitempty"`
	Way        *content.Length    `json:"way,omitempty"` // from there to contact
	Contact    *sketch.Pose       `json:"contact,omitempty"`
	Need       uint8              `json:"need,omitempty"` // the least die that reaches; 7 if none does
	Stops      []stopDocument     `json:"stops"`
	Places     []placeDocument    `json:"places"`
	Ground     []groundDocument   `json:"ground"` // on the way
	Hindered   bool               `json:"hindered"`
	Disorderly uint8              `json:"disorderly"` // on this result or less
	Checks     []checkDocument    `json:"checks"`
	Refused    *game.Ruling       `json:"refused,omitempty"`
	Odds       *oddsDocument      `json:"odds,omitempty"`
}

// A stopDocument is where a result of the die ends that does not reach.
type stopDocument struct {
	Die uint8       `json:"die"`
	End sketch.Pose `json:"end"`
}

// A placeDocument is how the charger may line up; N is that of the action.
type placeDocument struct {
	N          uint8             `json:"n"`
	Align      string            `json:"align"`
	End        sketch.Pose       `json:"end"`
	Fortified  bool              `json:"fortified,omitempty"`
	Others     []pushedDocument  `json:"others"`
	Objectives []objectiveChange `json:"objectives,omitempty"`
	Ground     []groundDocument  `json:"ground"`
}

// A pushedDocument is what becomes of another enemy that the charger touches.
type pushedDocument struct {
	Unit string      `json:"unit"`
	How  string      `json:"how"` // stays, aligned, pushed
	End  sketch.Pose `json:"end"`
}

// An objectiveChange is an Objective that another controls when all have moved.
type objectiveChange struct {
	Objective int    `json:"objective"`
	From      string `json:"from,omitempty"` // units
	To        string `json:"to,omitempty"`
}

// A checkDocument is one thing that the judge looks at, in a word or two.
type checkDocument struct {
	game.Text
	Rule  game.Rule `json:"rule"`
	OK    bool      `json:"ok"`
	Warns bool      `json:"warns,omitempty"` // it may be done, at a price
}

// A charging is a Charge that somebody thinks about.
type charging struct {
	State
	deed   *Deed
	action Action
	target UnitID
	found  field.Charge
	most   int32
	gait   field.Gait
}

func (k *asker) charge() any {
	k.onTable(k.s, k.unit)
	k.onTable(k.s, k.target)
	if k.Err != nil {
		return nil
	}
	c := k.charging()
	o := c.forbidsAction(&c.action)
	u, v := field.No(k.unit), field.No(k.target)
	doc := chargeDocument{
		Action: k.action(c.action), Distance: content.Length(c.Field.Distance(u, v)), Speed: content.Length(c.most - 6*Inch), Range: content.Length(c.most),
		Shares: map[string]float64{}, Arcs: sidesOf(c.found.Arcs), Turns: [][2]content.Angle{}, Turn: content.Angle(c.action.Turn[0]),
		Stops: []stopDocument{}, Places: []placeDocument{}, Ground: []groundDocument{}, Refused: c.ruling(o, c.seatOf(k.unit), &c.action),
	}
	for side, share := range c.Field.Shares(u, v) {
		doc.Shares[sideNames[side]] = shareOf(share)
	}
	if c.found.Arcs != 0 {
		doc.Side = sideNames[c.action.N]
		turns := c.Field.Turns(u, v, c.most, c.gait)
		for _, t := range turns.At[:turns.N] {
			doc.Turns = append(doc.Turns, [2]content.Angle{content.Angle(t.From), content.Angle(t.To)})
		}
	}
	if o.ok() {
		c.preview(&doc)
		if k.q.Odds {
			doc.Odds = k.forecast(&c.State, c.seatOf(k.unit), &c.action, false)
		}
	}
	if doc.Hindered {
		c.deed.Is |= isHindered
	}
	doc.Disorderly = uint8(c.disorderlyOn(c.deed))
	doc.Checks = c.checks(&doc, o)
	return doc
}

// charging reads the charge: turned as the question says or as is best, at the side that it names
// or in which the charger stands.
func (k *asker) charging() charging {
	c := charging{State: k.s.acting(k.unit), target: k.target}
	c.deed = c.asked()
	c.most, c.gait = c.pace(c.deed)+c.chargeMore(k.unit)+6*Inch, c.State.gait(c.deed)
	c.action = Action{Kind: Charge, Unit: k.unit, Target: k.target, Weapon: uint8(max(0, c.weapon(k.unit, false)))}
	if k.q.Weapon != nil {
		c.action.Weapon = *k.q.Weapon
	}
	c.found, _ = c.Field.Declare(field.No(k.unit), field.No(k.target), c.most, c.gait)
	arcs := c.found.Arcs
	if arcs == 0 {
		arcs = c.Field.Arcs(field.No(k.unit), field.No(k.target))
	}
	side, _ := arcs.One()
	if c.action.N = uint8(side); k.q.Side != "" {
		c.action.N = uint8(k.side)
	}
	if c.action.Turn[0] = int16(c.found.Turn); k.q.Turn != nil {
		c.action.Turn[0] = int16(plane.Angle(0).To(sketch.Direction(*k.q.Turn)))
	}
	return c
}

// preview tells how a legal charge goes.
func (c *charging) preview(doc *chargeDocument) {
	u, v := field.No(c.action.Unit), field.No(c.target)
	turn, side := plane.Angle(c.action.Turn[0]), plane.Side(c.action.N)
	p, r := c.Field.Preview(u, v, turn, side, c.most-6*Inch, c.gait)
	if !r.OK() {
		return
	}
	turned := c.pose(c.action.Unit).Turned(turn)
	turned.Facing = turned.Facing.Norm()
	contact := turned.Moved(plane.Ahead(turned.Facing, int(p.Dash.Contact)))
	doc.Turned, doc.Contact, doc.Way, doc.Need = poseDocument(turned), poseDocument(contact), length(p.Dash.Contact), p.Need
	for die := uint8(1); die < p.Need && die <= 6; die++ {
		doc.Stops = append(doc.Stops, stopDocument{die, sketch.PoseOf(p.Rests[die])})
	}
	doc.Hindered = p.Hinder != 0
	doc.Ground = c.groundDocuments(c.action.Unit, p.Dash.Over)
	for n := range p.Places.N {
		doc.Places = append(doc.Places, c.placeDocument(&p, int(n)))
	}
}

var alignNames = [...]string{field.Nearest: "nearest", field.Full: "full", field.HalfLeft: "half_left", field.HalfRight: "half_right"}

var settledNames = [...]string{field.Stays: "stays", field.Aligned: "aligned", field.Pushed: "pushed"}

// placeDocument lets the charger line up in one of its places on a copy of the table, and tells
// what follows.
func (c *charging) placeDocument(p *field.Preview, n int) placeDocument {
	place := p.Places.At[n]
	d := placeDocument{
		N: uint8(n), Align: alignNames[place.Alignment], End: sketch.PoseOf(place.Pose), Fortified: p.Fort[n] != 0, Others: []pushedDocument{},
	}
	there := c.State
	t := play{State: &there}
	deed := there.asked()
	deed.Kind, deed.Target, deed.Arc = Charge, c.target, plane.Side(c.action.N)
	t.lineUp(deed, n)
	there.Waits = game.Decision{}
	for there.Stack.Top().Proc == procCarry && there.Waits.Who == 0 {
		t.carry(there.Stack.Top())
	}
	for rest := deed.Others; rest != 0; {
		var u UnitID
		u, rest = rest.next()
		was := there.pose(u)
		_, how := there.Field.Settle(field.No(deed.Unit), field.No(u))
		t.moveOther(deed, u)
		if there.pose(u) == was {
			how = field.Stays
		}
		d.Others = append(d.Others, pushedDocument{c.unitID(u), settledNames[how], sketch.PoseOf(there.pose(u))})
	}
	for i := range int(c.Laid) {
		if from, to := c.controller(i), there.controller(i); from != to {
			d.Objectives = append(d.Objectives, objectiveChange{i, c.unitIDOr(from), c.unitIDOr(to)})
		}
	}
	d.Ground = there.groundDocuments(deed.Unit, there.Field.In(field.No(deed.Unit)))
	return d
}

// disorderlyOn is the greatest result of the die at which the Charge is Disorderly, or 0.
func (c *charging) disorderlyOn(d *Deed) int {
	if c.steady(d.Unit) {
		return 0
	}
	return c.disorderOn(d)
}

// checks lists what the judge has looked at, up to what refuses the charge.
func (c *charging) checks(doc *chargeDocument, o objection) []checkDocument {
	list := []checkDocument{}
	ok := func(rule game.Rule, t game.Text) { list = append(list, checkDocument{Text: t, Rule: rule, OK: true}) }
	if c.found.Arcs != 0 || o.rule == ruleChargeRoomForHalfTray {
		ok(ruleChargeTargetInLosAtStart, game.Text{English: "in sight", French: "en vue"})
	}
	if o.ok() {
		ok(ruleChargeWithinMaximumDistance, sketch.OutOf(int32(*doc.Way), c.most))
	}
	if c.found.Arcs != 0 {
		ok(ruleChargeArcMajority, sideWords[c.action.N])
	}
	if !o.ok() {
		r := doc.Refused
		return append(list, checkDocument{Text: r.Text, Rule: r.Rule})
	}
	last := checkDocument{Text: game.Text{English: "unhindered", French: "sans entrave"}, Rule: ruleTerrainHinderingTwoDice, OK: true}
	if doc.Hindered {
		last.Text, last.Warns = game.Text{English: "hindered: the lower of two dice", French: "entravée : le plus bas de deux dés"}, true
	}
	return append(list, last)
}

func poseDocument(p plane.Pose) *sketch.Pose {
	d := sketch.PoseOf(p)
	return &d
}
