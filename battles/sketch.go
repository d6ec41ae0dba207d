package battles

import (
	"encoding/json"
	"errors"
	"maps"
	"slices"

	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// A sketch is the board of a state that somebody has written, and what else of a plan it
// needs: as little as shows a rule.

// What a sketch has unless it says otherwise.
const (
	sketchRounds  = 5
	sketchOrders  = 3
	sketchDraws   = 3
	sketchCommand = 5
)

// describe writes which plan a state has: one of the box, what somebody has written, or a
// sketch in its parts.
func (p *Plan) describe(d *stateDocument) {
	if !p.sketch {
		d.Plan = p.key()
		return
	}
	doc := p.document()
	d.Map, d.Orders, d.Draws = doc.Rows, doc.OrderValue, doc.CommandValue
	d.Special, d.Scores, d.Instant = raw(doc.Special), raw(doc.Scores), raw(doc.Instant)
}

// raw writes a part of a plan, if there is any.
func raw[T any](list []T) json.RawMessage {
	if len(list) == 0 {
		return nil
	}
	return game.Must(json.Marshal(list))
}

// A sketchDocument is a sketch as plans are written.
type sketchDocument struct {
	Game         string          `json:"game"`
	Rounds       uint8           `json:"rounds"`
	OrderValue   uint8           `json:"order_value"`
	CommandValue uint8           `json:"command_value"`
	Momentum     string          `json:"momentum"`
	Rows         []string        `json:"rows"`
	Objectives   []at            `json:"objectives,omitempty"`
	Stark        sideDocument    `json:"stark"`
	Lannister    sideDocument    `json:"lannister"`
	Special      json.RawMessage `json:"special,omitempty"`
	Scores       json.RawMessage `json:"scores,omitempty"`
	Instant      json.RawMessage `json:"instant,omitempty"`
}

var sketches game.Interned[Plan]

// plan finds the plan of a state document.
func (d *stateDocument) plan(b *Box) (*Plan, error) {
	if d.Map == nil {
		if d.Orders|d.Draws != 0 || d.Special != nil || d.Scores != nil || d.Instant != nil {
			return nil, game.Wrong("order_value, command_value, special, scores and instant go with a map; else the plan says them",
				"order_value, command_value, special, scores et instant vont avec une carte (map) ; sinon c'est le plan qui les dit")
		}
		id := d.Plan
		if id == "" {
			id = b.Plans[0].ID
		}
		p, err := planOf(id)
		if err != nil {
			return nil, game.Within(err, "plan")
		}
		return p, nil
	}
	if d.Plan != "" {
		return nil, game.Within(game.Wrong("a state has a plan or a map, not both", "un état a un plan ou une carte (map), pas les deux"), "plan")
	}
	return d.sketch(b)
}

// sketch reads the plan that a state document sketches. Sketches that say the same are one, so
// that states can be compared.
func (d *stateDocument) sketch(b *Box) (*Plan, error) {
	if err := d.checkMap(); err != nil {
		return nil, err
	}
	doc := sketchDocument{
		Game: "battles", Rounds: or(d.Rounds, sketchRounds), OrderValue: or(d.Orders, sketchOrders), CommandValue: or(d.Draws, sketchDraws),
		Momentum: houseNames[Stark], Rows: d.Map, Special: d.Special, Scores: d.Scores, Instant: d.Instant,
		Stark: d.sketchSide(b, Stark), Lannister: d.sketchSide(b, Lannister),
	}
	p := Plan{Box: b, Grid: grids[len(d.Map[0])][len(d.Map)]()}
	n := lookUp{p: &p}
	for _, name := range slices.Sorted(maps.Keys(d.Objectives)) {
		n.In(func() { doc.Objectives = append(doc.Objectives, p.at(n.hex(name))) }, "objectives", name)
	}
	if n.Err != nil {
		return nil, n.Err
	}
	slices.SortFunc(doc.Objectives, func(x, y at) int { return int(p.Grid.At(x[0], x[1])) - int(p.Grid.At(y[0], y[1])) })
	data, err := json.Marshal(doc)
	if err != nil {
		return nil, game.Plainly(err)
	}
	p = Plan{Box: b, Momentum: NoHouse, sketch: true}
	if err := content.Read("map", data, head, func(v *content.Value) { p.read(v, false) }); err != nil {
		var f *content.Fault
		if errors.As(err, &f) {
			return nil, &game.Fault{Text: f.Text}
		}
		return nil, err
	}
	p.source = string(p.JSON())
	return sketches.Of(p.source, func() (*Plan, error) { return &p, nil })
}

// checkMap sees to it that the rows of a map make a board.
func (d *stateDocument) checkMap() error {
	width, height := 0, len(d.Map)
	if height > 0 {
		width = len(d.Map[0])
	}
	if width < hex.MinWidth || width > hex.MaxWidth || height < hex.MinHeight || height > hex.MaxHeight {
		return game.Within(game.Wrong("a board of %d hex{|es} in %d row{|s}: there are %d to %d rows of %d to %d hexes",
			"un plateau de %d case{|s} sur %d rangée{|s} : il y a de %d à %d rangées de %d à %d cases",
			width, height, hex.MinHeight, hex.MaxHeight, hex.MinWidth, hex.MaxWidth), "map")
	}
	return nil
}

// sketchSide is what a House has in a sketch: the command tokens that lie on its command board
// and on its Commander cards.
func (d *stateDocument) sketchSide(b *Box, h House) sideDocument {
	side := sideDocument{CommandTokens: sketchCommand, LastSpace: "rout"}
	if d.Rout != nil && !(h == Stark && d.Rout.Stark || h == Lannister && d.Rout.Lannister) {
		side.LastSpace = "11"
	}
	used := d.usedTokens(b, h)
	if given := d.Houses[houseNames[h]].Command; given != nil {
		side.CommandTokens = *given + used
	} else {
		side.CommandTokens = max(side.CommandTokens, used)
	}
	return side
}

// usedTokens are the command tokens on the Commander cards of a House.
func (d *stateDocument) usedTokens(b *Box, h House) uint8 {
	var used uint8
	for c := range b.Commanders {
		if b.Commanders[c].House == h {
			used += d.Commanders[b.Commanders[c].ID].Tokens
		}
	}
	return used
}

func or(n, otherwise uint8) uint8 {
	if n == 0 {
		return otherwise
	}
	return n
}
