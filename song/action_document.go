package song

import (
	"fmt"

	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/plane"
)

// An actionDocument is how an action is written; docs/song.md describes which fields a kind has.
type actionDocument struct {
	Kind    string           `json:"kind"`
	Unit    string           `json:"unit,omitempty"`
	Target  string           `json:"target,omitempty"`
	NCU     string           `json:"ncu,omitempty"`
	Attach  string           `json:"attachment,omitempty"`
	Zone    string           `json:"zone,omitempty"`
	Edge    string           `json:"edge,omitempty"`
	Piece   string           `json:"terrain,omitempty"`
	Mission string           `json:"mission,omitempty"`
	Card    string           `json:"card,omitempty"`
	Side    string           `json:"side,omitempty"`
	N       *uint8           `json:"n,omitempty"`
	Weapon  uint8            `json:"weapon,omitempty"`
	At      []content.Length `json:"at,omitempty"`
	Facing  *content.Angle   `json:"facing,omitempty"`
	Turn    []content.Angle  `json:"turn,omitempty"`
	Move    content.Length   `json:"move,omitempty"`
	Faces   []uint8          `json:"faces,omitempty"`
	Cards   map[string]int   `json:"cards,omitempty"`
}

// sided are the actions whose number is a side of a tray.
func sided(k ActionKind) bool { return k == Shoot || k == Shift || k == Charge || k == Withdraw }

// numbered are the actions whose number is told as such.
func numbered(k ActionKind) bool {
	switch k {
	case Strike, Raze, Align, UseOrder, ChooseOption, ChooseNumber:
		return true
	}
	return false
}

// Action implements [game.Scribe].
func (Rules) Action(s *State, a Action) any {
	d := actionDocument{Kind: actionNames[a.Kind], Unit: s.unitIDOr(a.Unit), Target: s.unitIDOr(a.Target), Weapon: a.Weapon, Move: content.Length(a.Ahead)}
	switch {
	case a.Kind == Claim || a.Kind == ChooseZone:
		d.Zone = zoneNames[a.N]
	case a.Kind == PlacePiece:
		d.Piece = s.Muster.lib.tables.Templates[a.N].ID
	case a.Kind == ChooseMission:
		d.Mission = s.missionAt(a.N + 1).ID
	case a.Kind == Deploy && a.N != 0:
		d.N = &a.N
	case a.Kind == TakeEdge:
		d.Edge = edgeNames[a.N]
	case a.Kind == ActivateNCU || a.Kind == ChooseNCU || a.Kind == UseNCU:
		d.NCU = s.Muster.ncu[a.N].id
	case a.Kind == ChooseAttachment:
		d.Attach = s.Muster.attached[a.N].id
	case a.Kind == Play || a.Kind == ChooseCard:
		d.Card = s.numberedID(a.N)
	case sided(a.Kind):
		d.Side = sideNames[a.N&3]
	case numbered(a.Kind):
		d.N = &a.N
	}
	switch a.Kind {
	case PlaceToken, PlacePiece, Deploy:
		d.At = pointDocument(a.At.X, a.At.Y)
		if a.Kind != PlaceToken {
			facing := content.Angle(a.Turn[0])
			d.Facing = &facing
		}
	default:
		if a.Turn != [2]int16{} {
			d.Turn = []content.Angle{content.Angle(a.Turn[0]), content.Angle(a.Turn[1])}
		}
	}
	if a.Kind == Reroll {
		d.Faces = a.Faces[:]
	}
	if a.Kind == Discard {
		d.Cards = a.Cards.document(s)
	}
	return d
}

// ReadAction implements [game.Scribe].
func (Rules) ReadAction(s *State, data []byte) (Action, error) {
	var d actionDocument
	if err := game.Decode(data, &d); err != nil {
		return Action{}, fmt.Errorf("action: %w", err)
	}
	n := &lookUp{m: s.Muster}
	a := d.read(n, s)
	if n.Err != nil {
		return Action{}, fmt.Errorf("action: %w", n.Err)
	}
	return a, nil
}

func (d *actionDocument) read(n *lookUp, s *State) Action {
	a := Action{Kind: ActionKind(n.Index("kind of action", actionNames[:], d.Kind)), Unit: n.unit(d.Unit), Target: n.unit(d.Target), Weapon: d.Weapon}
	if d.Move < 0 || d.Move > plane.Limit/4 {
		n.FailBoth("a move is from 0 to 1310 mm", "un déplacement va de 0 à 1310 mm")
	}
	a.Ahead = int32(d.Move)
	if d.N != nil {
		a.N = *d.N
	}
	switch {
	case a.Kind == Claim || a.Kind == ChooseZone:
		a.N = uint8(n.Index("zone", zoneNames[:], d.Zone))
	case a.Kind == PlacePiece:
		a.N = uint8(n.Index("terrain", s.templates(), d.Piece))
	case a.Kind == ChooseMission:
		a.N = uint8(n.Index("mission", s.missionIDs(), d.Mission))
	case a.Kind == TakeEdge:
		a.N = uint8(n.Index("edge", edgeNames[:], d.Edge))
	case a.Kind == ActivateNCU || a.Kind == ChooseNCU || a.Kind == UseNCU:
		a.N = uint8(n.ncu(d.NCU))
	case a.Kind == ChooseAttachment:
		a.N = uint8(n.attachment(d.Attach))
	case a.Kind == Play || a.Kind == ChooseCard:
		a.N = n.numbered(s, d.Card)
	case sided(a.Kind) && d.Side != "":
		a.N = uint8(n.Index("side", sideNames[:], d.Side))
	}
	if d.At != nil {
		a.At = n.point(d.At)
	}
	if len(d.Turn) > 2 {
		n.FailBoth("there are at most two pivots", "il y a au plus deux pivots")
		return a
	}
	for i, t := range d.Turn {
		if t < -18000 || t > 18000 {
			n.FailBoth("a pivot is at most 180 degrees", "un pivot fait au plus 180 degrés")
		}
		a.Turn[i] = int16(t)
	}
	if d.Facing != nil {
		a.Turn[0] = int16(plane.Angle(*d.Facing % 36000).Norm())
	}
	if len(d.Faces) > len(a.Faces) {
		n.FailBoth("a die has six faces", "un dé a six faces")
		return a
	}
	copy(a.Faces[:], d.Faces)
	a.Cards = n.cardSet(s, d.Cards)
	return a
}
