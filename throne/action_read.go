package throne

import (
	"fmt"
	"slices"
	"strconv"

	"gonfalon/game"
)

// ReadAction implements [game.Scribe].
func (Rules) ReadAction(_ *State, data []byte) (Action, error) {
	var d actionDocument
	if err := game.Decode(data, &d); err != nil {
		return Action{}, fmt.Errorf("action: %w", err)
	}
	a, err := standard().readAction(d)
	if err != nil {
		return Action{}, fmt.Errorf("action: %w", err)
	}
	return a, nil
}

func (d *actionDocument) fields() game.Fields {
	return game.FieldsOf(
		d.Area != "", d.To != "", d.Order != "", d.Unit != "", d.Routed, d.Token, d.N != nil,
		d.House != "", d.Card != "", d.Side != "", len(d.Targets) > 0, len(d.Moves) > 0,
	)
}

func (b *Board) readAction(d actionDocument) (Action, error) {
	n := lookUp{b: b}
	var a Action
	n.In(func() { a.Kind = ActionKind(n.Index("kind", actionNames[:], d.Kind)) }, "kind")
	if n.Err != nil {
		return Action{}, n.Err
	}
	has, want := d.fields(), actionFields[a.Kind]
	optional := fieldRouted | fieldToken | fieldTargets | fieldMoves
	if a.Kind == Muster && d.Unit != unitNames[Ship] {
		want &^= fieldTo
	}
	if n.Fields(d.Kind, fieldNames, has, want, optional); n.Err != nil {
		return Action{}, n.Err
	}
	n.In(func() { a.Area = n.area(d.Area) }, "area")
	n.In(func() { a.To = n.area(d.To) }, "to")
	if d.Order != "" {
		n.In(func() { a.Order = Order(n.Index("order", orderNames[:], d.Order)) }, "order")
	}
	if d.Unit != "" {
		n.In(func() { a.Unit = Unit(n.Index("unit", unitNames[:], d.Unit)) }, "unit")
	}
	a.Routed, a.Token = d.Routed, d.Token
	if d.N != nil {
		a.N = *d.N
	}
	if d.House != "" {
		n.In(func() { a.House = n.house(d.House) }, "house")
	}
	n.In(func() { a.Card = n.card(d.Card) }, "card")
	if d.Side != "" {
		n.In(func() { a.Side = Side(n.Index("side", sideNames[:], d.Side)) }, "side")
	}
	n.In(func() { a.readTargets(&n, d.Targets) }, "targets")
	n.In(func() { a.readMoves(&n, d.Moves) }, "moves")
	if n.Err != nil {
		return Action{}, n.Err
	}
	return a, nil
}

// readTargets puts the targets of a Raid into the order of the board.
func (a *Action) readTargets(n *lookUp, targets []string) {
	if len(targets) > len(a.Targets) {
		n.FailBoth("a raid has at most %d targets", "un Raid a au plus %d cibles", len(a.Targets))
		return
	}
	for i, id := range targets {
		n.In(func() { a.Targets[i] = n.area(id) }, strconv.Itoa(i))
	}
	if a.Targets[1] != NoArea {
		slices.Sort(a.Targets[:])
	}
}

// readMoves puts the parts of a March into the order of the board and joins those that
// go to one area.
func (a *Action) readMoves(n *lookUp, moves []moveDocument) {
	parts := 0
	for i, d := range moves {
		m := Move{NoArea, Force{d.Footmen, d.Knights, d.Ships}}
		n.In(func() { m.To = n.area(d.To) }, strconv.Itoa(i), "to")
		if m.To == NoArea || m.Units.Len() == 0 || max(d.Footmen, d.Knights, d.Ships) > 20 {
			n.FailBoth("each of the moves needs an area and from 1 to 20 units of a kind", "chaque mouvement demande une zone et de 1 à 20 unités d'une sorte")
			return
		}
		at := slices.IndexFunc(a.Moves[:parts], func(o Move) bool { return o.To == m.To })
		switch {
		case at >= 0 && a.Moves[at].Units.Len() <= 20:
			a.Moves[at].Units = a.Moves[at].Units.plus(m.Units)
		case at < 0 && parts < MaxMoves:
			a.Moves[parts] = m
			parts++
		default:
			n.FailBoth("a march has at most %d moves of at most 20 units", "une Marche a au plus %d mouvements d'au plus 20 unités", MaxMoves)
			return
		}
	}
	slices.SortFunc(a.Moves[:parts], func(x, y Move) int { return int(x.To) - int(y.To) })
}
