package song

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"

	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/geom/sketch"
	"gonfalon/song/effect"
	"gonfalon/song/field"
)

// Questions about a position, for who plans a move: docs/song-questions.md lists them. They are
// answered by what judges and carries out actions, a file a question.

var _ game.Counsel[State] = Rules{}

// Ask implements [game.Counsel].
func (Rules) Ask(s *State, seat game.Seat, question []byte) (any, error) {
	var head struct {
		Ask string `json:"ask"`
	}
	if err := json.Unmarshal(question, &head); err != nil {
		return nil, fmt.Errorf("question: %w", game.Plainly(err))
	}
	answer, ok := answers[head.Ask]
	if !ok {
		return nil, fmt.Errorf("question: %w", game.Unknown("question", head.Ask, slices.Sorted(maps.Keys(answers))))
	}
	if seat < 0 || seat >= s.seats() {
		return nil, game.Wrong("question: there is no seat %d", "question : il n'y a pas de place %d", seat)
	}
	var q inquiry
	if err := game.Decode(question, &q); err != nil {
		return nil, fmt.Errorf("question: %w", err)
	}
	k := asker{lookUp: lookUp{m: s.Muster}, s: s, seat: seat, q: &q}
	if k.read(answer.needs, answer.takes); k.Err != nil {
		return nil, fmt.Errorf("question: %w", k.Err)
	}
	reply := answer.give(&k)
	if k.Err != nil {
		return nil, fmt.Errorf("question: %w", k.Err)
	}
	return reply, nil
}

// inquiry has all that questions can have.
type inquiry struct {
	Ask    string          `json:"ask"`
	Unit   string          `json:"unit,omitempty"`
	Target string          `json:"target,omitempty"`
	Pose   *sketch.Wished  `json:"pose,omitempty"`
	At     sketch.Wish     `json:"at,omitempty"`
	Facing *float64        `json:"facing,omitempty"`
	Kind   string          `json:"kind,omitempty"`
	Turn   *float64        `json:"turn,omitempty"`
	Side   string          `json:"side,omitempty"`
	Weapon *uint8          `json:"weapon,omitempty"`
	From   *sketch.Thing   `json:"from,omitempty"`
	To     *sketch.Thing   `json:"to,omitempty"`
	Action json.RawMessage `json:"action,omitempty"`
	Use    []string        `json:"use,omitempty"`
	Keep   []string        `json:"keep,omitempty"`
	Align  *uint8          `json:"align,omitempty"`
	Odds   bool            `json:"odds,omitempty"`
	NCU    string          `json:"ncu,omitempty"`
	Zone   string          `json:"zone,omitempty"`
}

// Fields of a question.
const (
	askUnit game.Fields = 1 << iota
	askTarget
	askPose
	askAt
	askFacing
	askKind
	askTurn
	askSide
	askWeapon
	askFrom
	askTo
	askAction
	askUse
	askKeep
	askAlign
	askOdds
	askNCU
	askZone
	askPlan = askUse | askKeep | askAlign // what is decided ahead
)

var askFields = []string{"unit", "target", "pose", "at", "facing", "kind", "turn", "side", "weapon", "from", "to", "action", "use", "keep", "align", "odds", "ncu", "zone"}

// An answerer is how a question is answered: with fields that it needs, and others that it takes.
type answerer struct {
	give         func(*asker) any
	needs, takes game.Fields
}

var answers = map[string]answerer{
	"activations": {(*asker).activations, 0, 0},
	"charge":      {(*asker).charge, askUnit | askTarget, askTurn | askSide | askWeapon | askOdds | askPlan},
	"deploy":      {(*asker).deploy, 0, askUnit},
	"measure":     {(*asker).measure, askFrom | askTo, 0},
	"odds":        {(*asker).odds, askAction, askPlan},
	"roster":      {(*asker).roster, 0, 0},
	"score":       {(*asker).score, 0, 0},
	"subject":     {(*asker).subject, 0, 0},
	"unit":        {(*asker).about, askUnit, askPose},
	"playable":    {(*asker).playable, 0, 0},
	"shot":        {(*asker).shot, askUnit | askTarget, askWeapon | askPlan},
	"sight":       {(*asker).sight, askUnit | askTarget, askPose},
	"targets":     {(*asker).targets, askUnit, 0},
	"threats":     {(*asker).threats, askUnit, askPose},
	"windows":     {(*asker).windows, 0, askAction},
	"zone":        {(*asker).zone, askNCU | askZone, 0},
	"way":         {(*asker).way, askUnit | askAt, askFacing | askKind},
}

// An asker is somebody with a question.
type asker struct {
	lookUp
	s    *State
	seat game.Seat
	q    *inquiry

	unit, target UnitID
	at           plane.Point
	pose         plane.Pose
	side         plane.Side
	use          []entryID
	keep         Tokens
	ncu          NCUID
	on           Zone
}

// read reads the fields of a question.
func (k *asker) read(needs, takes game.Fields) {
	q := k.q
	has := game.FieldsOf(
		q.Unit != "", q.Target != "", q.Pose != nil, q.At != nil, q.Facing != nil, q.Kind != "", q.Turn != nil, q.Side != "",
		q.Weapon != nil, q.From != nil, q.To != nil, len(q.Action) > 0, len(q.Use) > 0, len(q.Keep) > 0, q.Align != nil, q.Odds, q.NCU != "", q.Zone != "",
	)
	if k.Fields(q.Ask, askFields, has, needs|takes, takes); k.Err != nil {
		return
	}
	k.In(func() { k.unit = k.lookUp.unit(q.Unit) }, "unit")
	k.In(func() { k.target = k.lookUp.unit(q.Target) }, "target")
	if q.Side != "" {
		k.In(func() { k.side = plane.Side(k.Index("side", sideNames[:], q.Side)) }, "side")
	}
	k.In(func() { k.ncu = k.lookUp.ncu(q.NCU) }, "ncu")
	if q.Zone != "" {
		k.In(func() { k.on = Zone(k.Index("zone", zoneNames[:k.s.lastZone()+1], q.Zone)) }, "zone")
	}
	k.In(func() { k.use = k.entries(q.Use) }, "use")
	k.In(func() { k.keep = k.tokens(q.Keep) }, "keep")
	if q.At != nil {
		k.note(func() (err error) { k.at, err = q.At.Point("at"); return err })
	}
	if q.Pose != nil {
		k.note(func() (err error) { k.pose, err = q.Pose.Pose("pose"); return err })
	}
}

// note notes the error of something, unless something was wrong before.
func (k *asker) note(f func() error) {
	if err := f(); err != nil && k.Err == nil {
		k.Err = err
	}
}

// standing returns the state as if the unit stood where the question says, if it says so; it
// must stand somewhere.
func (k *asker) standing() State {
	there := *k.s
	if k.q.Pose != nil {
		k.pose.At.X, k.pose.At.Y = min(max(k.pose.At.X, 0), there.Field.Width), min(max(k.pose.At.Y, 0), there.Field.Depth)
		there.Units[k.unit].Fate = OnTable
		play{State: &there}.stand(k.unit, k.pose)
	}
	k.onTable(&there, k.unit)
	return there
}

// onTable sees to it that a unit stands on the table.
func (k *asker) onTable(s *State, u UnitID) {
	if !s.onTable(u) {
		k.FailBoth("the unit %q is not on the table", "l'unité %q n'est pas sur la table", s.unitID(u))
	}
}

// acting returns the state in which a unit is asked what it does: the present one if it is, else
// one in which its activation has come and all else is as it is, so that a player can plan ahead
// and see what the enemy threatens.
func (s *State) acting(u UnitID) State {
	next := *s
	if s.Waits.Kind == decideAction && s.Waits.Who != 0 && s.asked().Unit == u {
		return next
	}
	seat := s.seatOf(u)
	p := play{State: &next}
	p.forgetUnderWay()
	next.Stack, next.SetUp.Must = game.Stack{}, Compelled{}
	if s.Active != seat {
		p.expire(effect.ThisTurn, 0)
		p.beginTurn(seat)
	}
	p.push(procGame, game.NoSeat, 0)
	next.Stack.Top().Step = gameRound
	p.push(procRound, seat, 1)
	next.Stack.Top().Step = roundTurns
	p.push(procTurn, seat, 0)
	next.Stack.Top().Step = turnLast
	p.push(procActivation, seat, int16(u))
	next.Stack.Top().Step = activationLater
	p.begin(Deed{Unit: u, May: s.activity(u)})
	next.Stack.Top().Step = deedBefore
	p.ask(decideAction, seat)
	return next
}

// ruling says an objection in words, or nothing if there is none.
func (s *State) ruling(o objection, seat game.Seat, a *Action) *game.Ruling {
	if o.ok() {
		return nil
	}
	r := s.refuse(o, seat, a).Ruling()
	return &r
}

// action writes an action.
func (k *asker) action(a Action) any { return Rules{}.Action(k.s, a) }

// length is a length that may be missing.
func length(l int32) *content.Length {
	n := content.Length(l)
	return &n
}

// pieces lists pieces of terrain by their numbers.
func pieces(set field.Pieces) []int {
	list := []int{}
	for i := range field.MaxPieces {
		if set.Has(i) {
			list = append(list, i)
		}
	}
	return list
}

// unitIDs lists units.
func (s *State) unitIDs(set UnitSet) []string {
	list := []string{}
	for rest := set; rest != 0; {
		var u UnitID
		u, rest = rest.next()
		list = append(list, s.unitID(u))
	}
	return list
}
