package battles

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"

	"gonfalon/game"
	"gonfalon/geom/hex"
)

// Questions about a position, for who plans a move: docs/battles.md lists them. They are
// answered by what judges and carries out actions, a file a question. They may be asked before
// their time comes: then as if it had come.

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
	if seat < 0 || seat > 1 {
		return nil, game.Wrong("question: there is no seat %d", "question : il n'y a pas de place %d", seat)
	}
	var q inquiry
	if err := game.Decode(question, &q); err != nil {
		return nil, fmt.Errorf("question: %w", err)
	}
	k := asker{lookUp: lookUp{p: s.Plan, s: s}, seat: seat, q: &q}
	k.read(answer.needs, answer.takes)
	if k.Err != nil {
		return nil, fmt.Errorf("question: %w", k.Err)
	}
	reply, err := answer.give(&k)
	if err != nil {
		return nil, fmt.Errorf("question: %w", err)
	}
	return reply, nil
}

// inquiry has all that questions can have.
type inquiry struct {
	Ask       string          `json:"ask"`
	Unit      string          `json:"unit,omitempty"`
	Target    string          `json:"target,omitempty"`
	From      string          `json:"from,omitempty"`
	Hex       string          `json:"hex,omitempty"`
	Commander string          `json:"commander,omitempty"`
	Card      string          `json:"card,omitempty"`
	Commands  numbers         `json:"commands,omitempty"`
	Tactic    bool            `json:"tactic,omitempty"`
	Token     string          `json:"token,omitempty"`
	Pair      bool            `json:"pair,omitempty"`
	Chosen    []string        `json:"chosen,omitempty"`
	Ground    string          `json:"ground,omitempty"`
	Dogs      bool            `json:"dogs,omitempty"`
	All       bool            `json:"all,omitempty"`
	Action    json.RawMessage `json:"action,omitempty"`
}

// Fields of a question.
const (
	askUnit game.Fields = 1 << iota
	askTarget
	askFrom
	askHex
	askCommander
	askCard
	askCommands
	askTactic
	askToken
	askPair
	askChosen
	askGround
	askDogs
	askAll
	askAction
	askPlan = askCard | askCommander | askCommands | askTactic // under which card a unit is ordered
)

var askFields = []string{
	"unit", "target", "from", "hex", "commander", "card", "commands", "tactic", "token", "pair", "chosen", "ground", "dogs", "all", "action",
}

// An answerer is how a question is answered: with fields that it needs, and others that it takes.
type answerer struct {
	give         func(*asker) (any, error)
	needs, takes game.Fields
}

var answers = map[string]answerer{
	"attack":  {(*asker).attack, askUnit | askTarget, askFrom | askDogs | askPlan},
	"dogs":    {(*asker).dogs, askUnit, askPlan},
	"douse":   {(*asker).douse, askUnit, askFrom | askPlan},
	"leaders": {(*asker).leaders, askCard, 0},
	"orders":  {(*asker).orders, 0, askToken | askPair | askPlan | askChosen},
	"others":  {(*asker).others, askUnit, askFrom | askPlan},
	"place":   {(*asker).place, 0, askUnit | askGround | askAll},
	"reach":   {(*asker).reach, askUnit, askAll | askPlan},
	"refused": {(*asker).refused, askAction, 0},
	"regroup": {(*asker).regroup, 0, 0},
	"reroll":  {(*asker).reroll, 0, 0},
	"scorch":  {(*asker).scorch, askUnit, askFrom | askPlan},
	"targets": {(*asker).targets, askUnit, askFrom | askPlan},
	"zone":    {(*asker).zone, askCommander, 0},
}

// An asker is somebody with a question.
type asker struct {
	lookUp
	seat game.Seat
	q    *inquiry

	unit, target UnitID
	from         hex.Hex // None: where the unit stands
	commander    Commander
	card         Card
	commands     uint8 // none given is all
	token        Face
	chosen       UnitSet
	ground       Terrain
}

// read reads the fields of a question.
func (k *asker) read(needs, takes game.Fields) {
	q := k.q
	has := game.FieldsOf(
		q.Unit != "", q.Target != "", q.From != "", q.Hex != "", q.Commander != "", q.Card != "", len(q.Commands) > 0, q.Tactic,
		q.Token != "", q.Pair, len(q.Chosen) > 0, q.Ground != "", q.Dogs, q.All, len(q.Action) > 0,
	)
	if k.Fields(q.Ask, askFields, has, needs|takes, takes); k.Err != nil {
		return
	}
	k.unit, k.target, k.from, k.ground = NoUnit, NoUnit, hex.None, terrains
	k.In(func() { k.unit = k.lookUp.unit(q.Unit) }, "unit")
	k.In(func() { k.target = k.lookUp.unit(q.Target) }, "target")
	if q.From != "" {
		k.In(func() { k.from = k.lookUp.hex(q.From) }, "from")
	}
	k.In(func() { k.commander = k.lookUp.commander(q.Commander) }, "commander")
	k.In(func() { k.card = k.lookUp.card(q.Card) }, "card")
	k.In(func() { k.commands = k.boxes(q.Commands) }, "commands")
	k.In(func() { k.token = k.face(q.Token) }, "token")
	k.In(func() { k.chosen = k.units(q.Chosen) }, "chosen")
	if q.Ground != "" {
		k.In(func() { k.ground = k.lookUp.ground(q.Ground) }, "ground")
	}
	if k.card != NoCard && k.commands == 0 {
		k.commands = k.p.Cards[k.card].boxes()
	}
	for _, u := range [...]UnitID{k.unit, k.target} {
		if k.Err == nil && u != NoUnit && k.s.Units[u].Fate != OnBoard && q.Ask != "place" {
			k.FailBoth("%s is not on the board", "%s n'est pas sur le plateau", k.s.unitName(u))
		}
	}
}

// ordered is the state in which a unit is ordered: the present one if it is, else as if it were
// ordered now, by the card that the question names, if it names one.
func (k *asker) ordered(u UnitID) State {
	s := *k.s
	x := &s.Units[u]
	if x.Marks&markOrdered != 0 && s.Turn.House == x.House {
		return s
	}
	s.Stack = game.Stack{}
	s.Turn = noTurn
	s.Turn.House = x.House
	for v := range s.Units {
		s.Units[v].Marks &= lasting
	}
	x.Spent = false
	p := play{State: &s}
	p.order(u)
	if k.card != NoCard {
		s.Turn.Card, s.Turn.Leader, s.Turn.Paid, s.Turn.Tactic = k.card, k.commander, k.commands, k.q.Tactic
		s.Turn.Reversed = s.Plan.Cards[k.card].reverses(k.commands)
		p.applyToOrdered()
	}
	p.push(procActivation)
	s.Stack.Top().Step = activationSecond
	p.ask(decideMove, x.House)
	return s
}

// gone is the state in which a unit has been ordered and has moved, if the question says where
// to: as if it got there unharmed. It tells what stands against that.
func (k *asker) gone(u UnitID) (State, *game.Ruling) {
	s := k.ordered(u)
	if k.from != hex.None && k.from != s.Units[u].Hex {
		a := Action{Kind: MoveTo, Unit: u, Hex: k.from}
		play{State: &s}.disengage(u)
		if rule := s.forbidsMove(u, k.from); rule != "" {
			return s, s.ruled(rule, s.seat(s.Units[u].House), a)
		}
		s.goes(u, k.from)
	}
	s.Waits.Kind = decideAttack
	s.Waits.Who = game.Seats(s.seat(s.Units[u].House))
	return s, nil
}

// goes puts a unit where it moves to, and nothing that follows from it.
func (s *State) goes(u UnitID, to hex.Hex) {
	r := s.reach(u)
	x := &s.Units[u]
	if r.Cost(to) > int(s.row(u).Attack) {
		x.Marks |= markTooFar
	}
	play{State: s}.shift(u, to)
	x.Marks |= markMoved
}
