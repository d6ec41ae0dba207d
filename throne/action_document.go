package throne

import "gonfalon/game"

// An actionDocument is how an action is written. Which fields a kind has is told in
// actionFields.
type actionDocument struct {
	Kind    string         `json:"kind"`
	Area    string         `json:"area,omitempty"`
	To      string         `json:"to,omitempty"`
	Order   string         `json:"order,omitempty"`
	Unit    string         `json:"unit,omitempty"`
	Routed  bool           `json:"routed,omitempty"`
	Token   bool           `json:"token,omitempty"`
	N       *int8          `json:"n,omitempty"`
	House   string         `json:"house,omitempty"`
	Card    string         `json:"card,omitempty"`
	Side    string         `json:"side,omitempty"`
	Targets []string       `json:"targets,omitempty"`
	Moves   []moveDocument `json:"moves,omitempty"`
}

type moveDocument struct {
	To      string `json:"to"`
	Footmen uint8  `json:"footmen,omitempty"`
	Knights uint8  `json:"knights,omitempty"`
	Ships   uint8  `json:"ships,omitempty"`
}

// Fields of an action document.
const (
	fieldArea game.Fields = 1 << iota
	fieldTo
	fieldOrder
	fieldUnit
	fieldRouted
	fieldToken
	fieldN
	fieldHouse
	fieldCard
	fieldSide
	fieldTargets
	fieldMoves
)

var fieldNames = []string{"area", "to", "order", "unit", "routed", "token", "n", "house", "card", "side", "targets", "moves"}

// actionFields tells which fields an action of a kind has. Of these, routed, token,
// targets and moves may be left out; only a Ship that is mustered has a to.
var actionFields = [actionKinds]game.Fields{
	Remove:      fieldArea | fieldUnit | fieldRouted,
	Muster:      fieldArea | fieldUnit | fieldTo,
	Upgrade:     fieldArea,
	Bid:         fieldN,
	Choose:      fieldHouse,
	Take:        fieldCard,
	PlaceOrder:  fieldArea | fieldOrder,
	Withdraw:    fieldArea,
	RaidOrder:   fieldArea | fieldTargets,
	MarchOrder:  fieldArea | fieldMoves | fieldToken,
	GiveSupport: fieldArea | fieldSide,
	PlayCard:    fieldCard,
	Retreat:     fieldTo,
	Lift:        fieldArea,
	Discard:     fieldCard,
	Promote:     fieldRouted,
}

// Action implements [game.Scribe].
func (Rules) Action(_ *State, a Action) any { return standard().actionDocument(a) }

func (b *Board) actionDocument(a Action) actionDocument {
	d := actionDocument{
		Kind:   actionNames[a.Kind],
		Area:   b.Areas[a.Area].ID,
		To:     b.Areas[a.To].ID,
		Order:  orderNames[a.Order],
		Routed: a.Routed,
		Token:  a.Token,
		Card:   b.Cards[a.Card].ID,
	}
	has := actionFields[a.Kind]
	if has&fieldUnit != 0 {
		d.Unit = unitNames[a.Unit]
	}
	if has&fieldN != 0 {
		d.N = new(a.N)
	}
	if has&fieldHouse != 0 {
		d.House = b.Houses[a.House].ID
	}
	if has&fieldSide != 0 {
		d.Side = sideNames[a.Side]
	}
	for _, t := range a.Targets {
		if t != NoArea {
			d.Targets = append(d.Targets, b.Areas[t].ID)
		}
	}
	for _, m := range a.Moves {
		if m.To != NoArea {
			d.Moves = append(d.Moves, moveDocument{b.Areas[m.To].ID, m.Units[Footman], m.Units[Knight], m.Units[Ship]})
		}
	}
	return d
}
