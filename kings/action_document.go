package kings

import (
	"encoding/json"

	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/kings/army"
	"gonfalon/kings/layout"
)

// An actionDocument is how an action is written. Which fields a kind has is told in
// actionFields. An order is a kind of its own.
type actionDocument struct {
	Kind   string           `json:"kind"`
	Unit   *unitRef         `json:"unit,omitempty"`
	Target *unitRef         `json:"target,omitempty"`
	With   []unitRef        `json:"with,omitempty"`
	Edge   string           `json:"edge,omitempty"`
	Piece  string           `json:"piece,omitempty"`
	As     string           `json:"as,omitempty"`
	Height *uint8           `json:"height,omitempty"`
	At     []content.Length `json:"at,omitempty"`
	Facing *content.Angle   `json:"facing,omitempty"`
	Move   lengths          `json:"move,omitempty"`
	Turn   angles           `json:"turn,omitempty"`
	Paths  []pathDocument   `json:"paths,omitempty"`
	Weapon *uint8           `json:"weapon,omitempty"`
	Spell  string           `json:"spell,omitempty"`
	Wounds *uint8           `json:"wounds,omitempty"`
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
	lengths []content.Length
	angles  []content.Angle
)

// UnmarshalJSON implements [json.Unmarshaler].
func (l *lengths) UnmarshalJSON(data []byte) error { return oneOrMany(data, (*[]content.Length)(l)) }

// UnmarshalJSON implements [json.Unmarshaler].
func (l *angles) UnmarshalJSON(data []byte) error { return oneOrMany(data, (*[]content.Angle)(l)) }

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

// Action implements [game.Scribe]: units by the names of the state.
func (Rules) Action(s *State, a Action) any { return actionOf(s.Armies, &a) }

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
		d.Piece, d.As, d.Height = Standard().Templates[a.N].ID, layout.GroundIDs[a.As], &a.Height
	case TakeEdge:
		d.Edge = edgeNames[a.N]
	case ShootAt:
		if a.N > 0 {
			d.Weapon = &a.N
		}
	case CastAt:
		d.Spell = army.SpellIDs[a.N]
	case DrainSouls:
		d.Wounds = &a.N
	}
	if has&fieldAt != 0 {
		d.At = pointDocument(a.Place())
	}
	if has&fieldFacing != 0 {
		facing := content.Angle(a.Pose().Facing)
		d.Facing = &facing
	}
	if has&fieldMove != 0 {
		d.Move = trimmed[content.Length](a.Ahead[:])
	}
	if has&fieldTurn != 0 {
		d.Turn = trimmed[content.Angle](a.Turn[:])
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
	return pathDocument{Move: trimmed[content.Length](p.Ahead[:]), Turn: trimmed[content.Angle](p.Turn[:])}
}

// trimmed drops the zeros at the end, and gives the rest as they are written.
func trimmed[W ~int32, T int16 | int32](list []T) (written []W) {
	n := len(list)
	for n > 0 && list[n-1] == 0 {
		n--
	}
	for _, x := range list[:n] {
		written = append(written, W(x))
	}
	return written
}
