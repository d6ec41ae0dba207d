package kings

import (
	"fmt"
	"slices"

	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/kings/army"
	"gonfalon/kings/layout"
)

// ReadAction implements [game.Scribe]. Units are called by name or by number.
func (Rules) ReadAction(s *State, data []byte) (Action, error) {
	var d actionDocument
	if err := game.Decode(data, &d); err != nil {
		return Action{}, fmt.Errorf("action: %w", err)
	}
	a, err := d.action(s.Armies)
	if err != nil {
		return Action{}, fmt.Errorf("action: %w", err)
	}
	return a, nil
}

func (d *actionDocument) fields() game.Fields {
	return game.FieldsOf(
		d.Unit != nil, d.Target != nil, len(d.With) > 0, d.Edge != "", d.At != nil, d.Facing != nil,
		len(d.Move) > 0, len(d.Turn) > 0, d.Weapon != nil, d.Spell != "", len(d.Paths) > 0, d.Piece != "", d.As != "", d.Height != nil, d.Wounds != nil,
	)
}

func (d *actionDocument) action(armies *Armies) (Action, error) {
	n := lookUp{a: armies}
	var a Action
	kind, order := slices.Index(actionNames[:], d.Kind), slices.Index(orderNames[:], d.Kind)
	switch {
	case order > 0:
		a.Kind, a.N = GiveOrder, uint8(order)
	case kind >= 0 && d.Kind != "":
		a.Kind = ActionKind(kind)
	default:
		n.In(func() { n.Missing("kind", d.Kind, slices.Concat(orderNames[1:], actionNames[:])) }, "kind")
	}
	if n.Err != nil {
		return Action{}, n.Err
	}
	has, want := d.fields(), a.fields()
	may := optional
	if a.Kind == Done {
		may |= fieldUnit
	}
	if n.Fields(d.Kind, fieldNames, has, want, may); n.Err != nil {
		return Action{}, n.Err
	}
	d.readUnits(&n, &a)
	d.readPath(&n, &a)
	if d.Piece != "" {
		d.readPiece(&n, &a)
	}
	if d.Edge != "" {
		n.In(func() { a.N = uint8(n.Index("edge", edgeNames[:], d.Edge)) }, "edge")
	}
	if d.Weapon != nil {
		a.N = *d.Weapon
	}
	if d.Wounds != nil {
		a.N = *d.Wounds
	}
	if d.Spell != "" {
		n.In(func() { a.N = uint8(n.Index("spell", army.SpellIDs[:], d.Spell)) }, "spell")
	}
	if n.Err != nil {
		return Action{}, n.Err
	}
	return a, nil
}

func (d *actionDocument) readUnits(n *lookUp, a *Action) {
	if len(d.With) > len(a.With) {
		n.Err = tooManyCharge(1 + len(d.With))
		return
	}
	for i, r := range d.With {
		n.In(func() { a.With[i] = n.ref(r) }, "with", itoa(i))
	}
	if len(d.Paths) > len(d.With) {
		n.FailBoth("there are more paths than further chargers", "il y a plus de chemins que d'unités qui chargent en plus")
		return
	}
	for i := range d.Paths {
		d.Paths[i].read(n, &a.Paths[i])
	}
	if d.Unit != nil {
		n.In(func() { a.Unit = n.ref(*d.Unit) }, "unit")
	}
	if d.Target != nil {
		n.In(func() { a.Target = n.ref(*d.Target) }, "target")
	}
}

// tooManyCharge refuses an order that names more chargers than an action has room for.
func tooManyCharge(n int) error {
	return game.Against(ruleMultichargeAllowedIfAllFit, "an order names at most %d chargers, and this one %d", "un ordre nomme au plus %d unités qui chargent, et celui-ci %d", MaxCharge, n)
}

// readPiece reads a piece of the box; it counts as what the box says unless it is said.
func (d *actionDocument) readPiece(n *lookUp, a *Action) {
	i := Standard().Template(d.Piece)
	if i < 0 {
		n.In(func() { n.Missing("piece of terrain", d.Piece, Standard().Box.IDs()) }, "piece")
		return
	}
	t := &Standard().Templates[i]
	a.N, a.As, a.Height = uint8(i), t.Kind, t.Height
	if d.As != "" {
		n.In(func() { a.As = layout.Ground(n.Index("terrain", layout.GroundIDs[:], d.As)) }, "as")
	}
	if d.Height != nil {
		a.Height = *d.Height
	}
}

func (n *lookUp) ref(r unitRef) UnitNo {
	if r.name == "" {
		if r.number == NoUnit || r.number > MaxUnits {
			n.FailBoth("there is no unit %d", "il n'y a pas d'unité %d", r.number)
		}
		return r.number
	}
	if n.a == nil {
		n.FailBoth("the unit %q must be told by its number here", "l'unité %q doit être dite ici par son numéro", r.name)
		return NoUnit
	}
	return n.unit(r.name)
}

func (d *actionDocument) readPath(n *lookUp, a *Action) {
	if len(d.Move) > len(a.Ahead) || len(d.Turn) > len(a.Turn) {
		n.FailBoth("a path has at most three straight moves and two turns", "un chemin a au plus trois lignes droites et deux pivots")
		return
	}
	for i, leg := range d.Move {
		a.Ahead[i] = int32(leg)
	}
	turns := d.Turn
	if d.Facing != nil {
		turns = angles{norm(*d.Facing)}
	}
	for i, turn := range turns {
		a.Turn[i] = n.turn(turn)
	}
	if d.At != nil {
		if len(d.At) != 2 {
			n.FailBoth("a place is two lengths, not %d", "un lieu est deux longueurs, et non %d", len(d.At))
			return
		}
		a.Ahead = [3]int32{int32(d.At[0]), int32(d.At[1])}
	}
}

func (d *pathDocument) read(n *lookUp, p *Path) {
	if len(d.Move) > len(p.Ahead) || len(d.Turn) > len(p.Turn) {
		n.FailBoth("the path of a charge has at most two turns and a straight move before each", "le chemin d'une charge a au plus deux pivots et une ligne droite avant chacun")
		return
	}
	for i, leg := range d.Move {
		p.Ahead[i] = int32(leg)
	}
	for i, turn := range d.Turn {
		p.Turn[i] = n.turn(turn)
	}
}

// turn reads an angle by which a unit turns.
func (n *lookUp) turn(a content.Angle) int16 {
	if a > 18000 || a < -18000 {
		n.FailBoth("a turn is at most 180 degrees", "un pivot fait au plus 180 degrés")
		return 0
	}
	return int16(a)
}

// norm returns a direction between -180 and 180 degrees.
func norm(a content.Angle) content.Angle {
	a %= 36000
	switch {
	case a > 18000:
		a -= 36000
	case a <= -18000:
		a += 36000
	}
	return a
}
