package kings

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"

	"gonfalon/game"
)

// Questions about a position, for who plans a move: docs/kings.md lists them. They are
// answered by what judges and carries out actions, a file a question.

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
	if seat < 0 || seat >= seats {
		return nil, game.Wrong("question: there is no seat %d", "question : il n'y a pas de place %d", seat)
	}
	if err := lacks(head.Ask, question); err != nil {
		return nil, fmt.Errorf("question: %w", err)
	}
	reply, err := answer(s, seat, question)
	if err != nil {
		return nil, fmt.Errorf("question: %w", err)
	}
	return reply, nil
}

var answers = map[string]func(*State, game.Seat, []byte) (any, error){
	"charge":   (*State).askCharge,
	"line":     (*State).askLine,
	"measure":  (*State).askMeasure,
	"odds":     (*State).askOdds,
	"roster":   (*State).askRoster,
	"shot":     (*State).askShot,
	"targets":  (*State).askTargets,
	"threats":  (*State).askThreats,
	"together": (*State).askTogether,
	"unit":     (*State).askUnit,
	"way":      (*State).askWay,
}

// needs are the fields that a question must have.
var needs = map[string][]string{
	"charge":   {"unit", "target"},
	"measure":  {"from", "to"},
	"odds":     {"action"},
	"shot":     {"unit", "target"},
	"targets":  {"unit"},
	"threats":  {"unit", "pose"},
	"together": {"units"},
	"unit":     {"unit"},
	"way":      {"unit", "at"},
}

// lacks finds a field that a question must have, and has not.
func lacks(ask string, question []byte) error {
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(question, &fields); err != nil {
		return game.Plainly(err)
	}
	for _, name := range needs[ask] {
		if value, ok := fields[name]; !ok || string(value) == "null" {
			return game.Wrong("%q needs %q", "%q demande %q", ask, name)
		}
	}
	return nil
}

// asked is what every question has, so that reading one can refuse what it does not know.
type asked struct {
	Ask string `json:"ask"`
}

// unitOf finds the unit of a question.
func (s *State) unitOf(id string) (UnitNo, error) {
	u := s.Armies.find(id)
	if u == NoUnit {
		return u, game.Unknown("unit", id, s.Armies.ids())
	}
	return u, nil
}

// placedUnit finds the unit of a question that must stand on the table.
func (s *State) placedUnit(id string) (UnitNo, error) {
	u, err := s.unitOf(id)
	if err == nil && !s.inPlay(u) {
		err = game.Wrong("the unit %q is not on the table", "l'unité %q n'est pas sur la table", id)
	}
	return u, err
}

// inTurn returns the state in which a seat decides on its orders, or its ranged attacks: the
// present one if it does, else one in which nothing but the phase is different, so that a
// player can plan ahead and see what the enemy threatens.
func (s *State) inTurn(seat game.Seat, kind game.Kind) State {
	next := *s
	if s.Waits.Who.Has(seat) && s.Waits.Kind == kind {
		return next
	}
	next.Waits = game.Decision{Who: game.Seats(seat), Kind: kind}
	next.Stack = game.Stack{}
	next.Stack.Push(game.Frame{Proc: asker[kind], Seat: seat})
	for u, end := s.Armies.Of(seat); u < end; u++ {
		f := &next.Units[u]
		if kind == decideOrder {
			f.Order = NoOrder
			f.Did &^= Charging | Pivoted
		} else if f.Order == NoOrder {
			f.Order = Halt
		}
	}
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
