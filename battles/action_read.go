package battles

import (
	"fmt"
	"strconv"

	"gonfalon/game"
)

// ReadAction implements [game.Scribe].
func (Rules) ReadAction(s *State, data []byte) (Action, error) {
	var d actionDocument
	if err := game.Decode(data, &d); err != nil {
		return Action{}, fmt.Errorf("action: %w", err)
	}
	n := lookUp{p: s.Plan, s: s}
	a := n.action(&d)
	if n.Err != nil {
		return Action{}, fmt.Errorf("action: %w", n.Err)
	}
	return a, nil
}

func (d *actionDocument) fields() game.Fields {
	return game.FieldsOf(
		d.Unit != "", d.Target != "", d.Hex != "", d.Card != "", d.Commander != "", d.Other != "", d.Token != "",
		d.Second != "", len(d.Commands) > 0, d.Ground != "", d.Pair, d.N != 0,
	)
}

// action reads an action. What its kind does not have is zero, what it could have and has not
// is none: no unit, no card, no token.
func (n *lookUp) action(d *actionDocument) Action {
	var a Action
	n.In(func() { a.Kind = ActionKind(n.Index("kind", actionNames[:], d.Kind)) }, "kind")
	n.In(func() { a.Commander = n.commander(d.Commander) }, "commander")
	n.In(func() { a.Ground = n.ground(d.Ground) }, "ground")
	if n.Err != nil {
		return Action{}
	}
	want := a.fields(n.p.Box)
	if n.Fields(d.Kind, fieldNames, d.fields(), want, optionalFields[a.Kind]); n.Err != nil {
		return Action{}
	}
	if want&fieldUnit != 0 {
		n.In(func() { a.Unit = n.unit(d.Unit) }, "unit")
	}
	if want&fieldTarget != 0 {
		n.In(func() { a.Target = n.unit(d.Target) }, "target")
	}
	if want&fieldHex != 0 {
		n.In(func() { a.Hex = n.anyHex(d.Hex) }, "hex")
	}
	n.In(func() { a.Card = n.card(d.Card) }, "card")
	n.In(func() { a.Other = n.commander(d.Other) }, "other")
	if a.Other != NoCommander && a.Other < a.Commander { // they may be named in any order
		a.Commander, a.Other = a.Other, a.Commander
	}
	if want&fieldToken != 0 {
		n.In(func() { a.Token = n.face(d.Token) }, "token")
	}
	if want&fieldSecond != 0 {
		n.In(func() { a.Second = n.face(d.Second) }, "second")
	}
	n.In(func() { a.Commands = n.boxes(d.Commands) }, "commands")
	a.Pair = d.Pair
	if want&fieldN != 0 {
		a.N = d.N - 1
	}
	if n.Err != nil {
		return Action{}
	}
	return a
}

// ground finds a terrain; "" is plains, which nobody has to place.
func (n *lookUp) ground(id string) Terrain {
	if id == "" {
		return Plains
	}
	return 1 + Terrain(n.Index("piece of terrain", terrainNames[1:], id))
}

// boxes reads the numbers of command boxes, counted from 1.
func (n *lookUp) boxes(list numbers) uint8 {
	var set uint8
	for i, box := range list {
		n.In(func() {
			switch {
			case box < 1 || box > 2:
				n.FailBoth("a card has commands 1 and 2, not %d", "une carte a les commandements 1 et 2, et non %d", box)
			case set>>(box-1)&1 == 1:
				n.twice(strconv.Itoa(box))
			default:
				set |= 1 << (box - 1)
			}
		}, strconv.Itoa(i))
	}
	return set
}
