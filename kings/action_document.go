package kings

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"gonfalon/game"
)

// An actionDocument is how an action is written. Which fields a kind has is told in
// actionFields. An order is a kind of its own.
type actionDocument struct {
	Kind   string         `json:"kind"`
	Unit   *unitRef       `json:"unit,omitempty"`
	Target *unitRef       `json:"target,omitempty"`
	With   []unitRef      `json:"with,omitempty"`
	Edge   string         `json:"edge,omitempty"`
	Piece  string         `json:"piece,omitempty"`
	As     string         `json:"as,omitempty"`
	Height *uint8         `json:"height,omitempty"`
	At     []length       `json:"at,omitempty"`
	Facing *angle         `json:"facing,omitempty"`
	Move   lengths        `json:"move,omitempty"`
	Turn   angles         `json:"turn,omitempty"`
	Paths  []pathDocument `json:"paths,omitempty"`
	Weapon *uint8         `json:"weapon,omitempty"`
	Spell  string         `json:"spell,omitempty"`
	Wounds *uint8         `json:"wounds,omitempty"`
}

// A pathDocument is the path of a further charger; an empty one leaves it to the engine.
type pathDocument struct {
	Move lengths `json:"move,omitempty"`
	Turn angles  `json:"turn,omitempty"`
}

// A unitRef is a unit by number, or by name if there is a name.
type unitRef struct {
	number UnitNo
	name   string
}

// MarshalJSON implements [json.Marshaler].
func (r unitRef) MarshalJSON() ([]byte, error) {
	if r.name != "" {
		return json.Marshal(r.name)
	}
	return json.Marshal(r.number)
}

// UnmarshalJSON implements [json.Unmarshaler].
func (r *unitRef) UnmarshalJSON(data []byte) error {
	if data[0] == '"' {
		return json.Unmarshal(data, &r.name)
	}
	return json.Unmarshal(data, &r.number)
}

// lengths and angles may be written without brackets if there is one.
type (
	lengths []length
	angles  []angle
)

// UnmarshalJSON implements [json.Unmarshaler].
func (l *lengths) UnmarshalJSON(data []byte) error { return oneOrMany(data, (*[]length)(l)) }

// UnmarshalJSON implements [json.Unmarshaler].
func (l *angles) UnmarshalJSON(data []byte) error { return oneOrMany(data, (*[]angle)(l)) }

func oneOrMany[T any](data []byte, list *[]T) error {
	if data[0] == '[' {
		return json.Unmarshal(data, list)
	}
	var one T
	if err := json.Unmarshal(data, &one); err != nil {
		return err
	}
	*list = []T{one}
	return nil
}

// Fields of an action document.
const (
	fieldUnit game.Fields = 1 << iota
	fieldTarget
	fieldWith
	fieldEdge
	fieldAt
	fieldFacing
	fieldMove
	fieldTurn
	fieldWeapon
	fieldSpell
	fieldPaths
	fieldPiece
	fieldAs
	fieldHeight
	fieldWounds
)

var fieldNames = []string{"unit", "target", "with", "edge", "at", "facing", "move", "turn", "weapon", "spell", "paths", "piece", "as", "height", "wounds"}

// optional are the fields that may be left out.
const optional = fieldWith | fieldMove | fieldTurn | fieldWeapon | fieldPaths | fieldAs | fieldHeight

// actionFields tells which fields an action of a kind has. The unit of "done" may be left
// out where no single unit is asked about.
var actionFields = [actionKinds]game.Fields{
	Done:         fieldUnit,
	PlacePiece:   fieldPiece | fieldAt | fieldTurn | fieldAs | fieldHeight,
	TakeEdge:     fieldEdge,
	PlaceToken:   fieldAt,
	DeployUnit:   fieldUnit | fieldAt | fieldFacing,
	PivotFree:    fieldUnit | fieldTurn,
	DrainSouls:   fieldUnit | fieldTarget | fieldWounds,
	ShootAt:      fieldUnit | fieldTarget | fieldWeapon,
	CastAt:       fieldUnit | fieldTarget | fieldSpell,
	TestNerve:    fieldTarget,
	Fight:        fieldTarget,
	RegroupPivot: fieldUnit | fieldTurn,
	RegroupAhead: fieldUnit,
	RegroupBack:  fieldUnit,
}

// orderFields tells which fields an order has.
var orderFields = [orders]game.Fields{
	Halt:          fieldUnit,
	ChangeFacing:  fieldUnit | fieldTurn,
	Advance:       fieldUnit | fieldMove | fieldTurn,
	Back:          fieldUnit | fieldMove | fieldTurn,
	Sidestep:      fieldUnit | fieldMove | fieldTurn,
	AtTheDouble:   fieldUnit | fieldMove | fieldTurn,
	Charge:        fieldUnit | fieldTarget | fieldWith | fieldMove | fieldTurn | fieldPaths,
	CounterCharge: fieldUnit | fieldTarget | fieldWith | fieldPaths,
}

func (a *Action) fields() game.Fields {
	if a.Kind == GiveOrder {
		return orderFields[a.N]
	}
	return actionFields[a.Kind]
}

// Action implements [game.Scribe]: units by number.
func (Rules) Action(a Action) any { return actionOf(nil, &a) }

// ActionIn implements [game.Namer]: units by name.
func (Rules) ActionIn(s *State, a Action) any { return actionOf(s.Armies, &a) }

func actionOf(armies *Armies, a *Action) actionDocument {
	has := a.fields()
	d := actionDocument{Kind: actionNames[a.Kind]}
	if a.Kind == GiveOrder {
		d.Kind = orderNames[a.N]
	}
	ref := func(u UnitNo) unitRef {
		if armies != nil && u <= armies.Units() {
			return unitRef{u, armies.ID(u)}
		}
		return unitRef{number: u}
	}
	if has&fieldUnit != 0 && a.Unit != NoUnit {
		u := ref(a.Unit)
		d.Unit = &u
	}
	if has&fieldTarget != 0 {
		u := ref(a.Target)
		d.Target = &u
	}
	for _, u := range a.With {
		if u != NoUnit {
			d.With = append(d.With, ref(u))
		}
	}
	switch a.Kind {
	case PlacePiece:
		d.Piece, d.As, d.Height = Standard().Box[a.N].ID, groundNames[a.As], &a.Height
	case TakeEdge:
		d.Edge = edgeNames[a.N]
	case ShootAt:
		if a.N > 0 {
			d.Weapon = &a.N
		}
	case CastAt:
		d.Spell = spellIDs[a.N]
	case DrainSouls:
		d.Wounds = &a.N
	}
	if has&fieldAt != 0 {
		d.At = pointDocument(a.Place())
	}
	if has&fieldFacing != 0 {
		facing := angle(a.Pose().Facing)
		d.Facing = &facing
	}
	if has&fieldMove != 0 {
		for _, leg := range trimmed(a.Ahead[:]) {
			d.Move = append(d.Move, length(leg))
		}
	}
	if has&fieldTurn != 0 {
		for _, turn := range trimmed(a.Turn[:]) {
			d.Turn = append(d.Turn, angle(turn))
		}
	}
	for _, path := range a.Paths[:a.lastPath()] {
		d.Paths = append(d.Paths, path.document())
	}
	return d
}

// lastPath is how many of the further chargers have a path, or come before one that has.
func (a *Action) lastPath() int {
	n := len(a.Paths)
	for n > 0 && a.Paths[n-1] == (Path{}) {
		n--
	}
	return n
}

func (p *Path) document() pathDocument {
	var d pathDocument
	for _, leg := range trimmed(p.Ahead[:]) {
		d.Move = append(d.Move, length(leg))
	}
	for _, turn := range trimmed(p.Turn[:]) {
		d.Turn = append(d.Turn, angle(turn))
	}
	return d
}

// trimmed drops the zeros at the end.
func trimmed[T int16 | int32](list []T) []T {
	n := len(list)
	for n > 0 && list[n-1] == 0 {
		n--
	}
	return list[:n]
}

// ReadAction implements [game.Scribe].
func (Rules) ReadAction(data []byte) (Action, error) { return readAction(nil, data) }

// ReadActionIn implements [game.Namer].
func (Rules) ReadActionIn(s *State, data []byte) (Action, error) { return readAction(s.Armies, data) }

func readAction(armies *Armies, data []byte) (Action, error) {
	var d actionDocument
	if err := game.Decode(data, &d); err != nil {
		return Action{}, fmt.Errorf("action: %w", err)
	}
	a, err := d.action(armies)
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
	if o := slices.Index(orderNames[:], d.Kind); o > 0 {
		a.Kind, a.N = GiveOrder, uint8(o)
	} else {
		a.Kind = ActionKind(n.Index("kind", actionNames[:], d.Kind))
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
		a.N = uint8(n.Index("edge", edgeNames[:], d.Edge))
	}
	if d.Weapon != nil {
		a.N = *d.Weapon
	}
	if d.Wounds != nil {
		a.N = *d.Wounds
	}
	if d.Spell != "" {
		a.N = uint8(n.Index("spell", spellIDs[:], d.Spell))
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
		a.With[i] = n.ref(r)
	}
	if len(d.Paths) > len(d.With) {
		n.Fail("there are more paths than further chargers")
		return
	}
	for i := range d.Paths {
		d.Paths[i].read(n, &a.Paths[i])
	}
	if d.Unit != nil {
		a.Unit = n.ref(*d.Unit)
	}
	if d.Target != nil {
		a.Target = n.ref(*d.Target)
	}
}

// tooManyCharge refuses an order that names more chargers than an action has room for.
func tooManyCharge(n int) error {
	return game.Against(ruleMultichargeAllowedIfAllFit, "an order names at most %d chargers, and this one %d", MaxCharge, n)
}

// readPiece reads a piece of the box; it counts as what the box says unless it is said.
func (d *actionDocument) readPiece(n *lookUp, a *Action) {
	i := Standard().template(d.Piece)
	if i < 0 {
		n.Fail("there is no %q in the box of terrain", d.Piece)
		return
	}
	t := &Standard().Box[i]
	a.N, a.As, a.Height = uint8(i), t.Kind, t.Height
	if d.As != "" {
		a.As = Ground(n.Index("terrain", groundNames[:], d.As))
	}
	if d.Height != nil {
		a.Height = *d.Height
	}
}

func (n *lookUp) ref(r unitRef) UnitNo {
	if r.name == "" {
		if r.number == NoUnit || r.number > MaxUnits {
			n.Fail("there is no unit %d", r.number)
		}
		return r.number
	}
	if n.a == nil {
		n.Fail("the unit %q must be told by its number here", r.name)
		return NoUnit
	}
	return n.unit(r.name)
}

func (d *actionDocument) readPath(n *lookUp, a *Action) {
	if len(d.Move) > len(a.Ahead) || len(d.Turn) > len(a.Turn) {
		n.Err = errors.New("a path has at most three straight moves and two turns")
		return
	}
	for i, leg := range d.Move {
		a.Ahead[i] = int32(leg)
	}
	turns := d.Turn
	if d.Facing != nil {
		turns = angles{angle(norm(*d.Facing))}
	}
	for i, turn := range turns {
		a.Turn[i] = n.turn(turn)
	}
	if d.At != nil {
		if len(d.At) != 2 {
			n.Fail("a place is two lengths")
			return
		}
		a.Ahead = [3]int32{int32(d.At[0]), int32(d.At[1])}
	}
}

func (d *pathDocument) read(n *lookUp, p *Path) {
	if len(d.Move) > len(p.Ahead) || len(d.Turn) > len(p.Turn) {
		n.Fail("the path of a charge has at most two turns and a straight move before each")
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
func (n *lookUp) turn(a angle) int16 {
	if a > 18000 || a < -18000 {
		n.Fail("a turn is at most 180 degrees")
		return 0
	}
	return int16(a)
}

// norm returns a direction between -180 and 180 degrees.
func norm(a angle) angle {
	a %= 36000
	switch {
	case a > 18000:
		a -= 36000
	case a <= -18000:
		a += 36000
	}
	return a
}
