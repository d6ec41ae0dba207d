package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
)

// The table: its size, and the terrain that is laid on it (kings.setup.standard-table,
// larger-games-wider-table, small-games-square-table, place-terrain,
// agree-terrain-type-each-piece).

// Labels of dice, so that rolls for different ends never share their chance.
const (
	labelScenario game.Label = iota + 1
	labelTerrain
	labelTokens
	labelEdge
	labelVanguard
	labelBegin
	labelHit
	labelWound
	labelNerve
	labelRegroup
	labelLength
	labelSpecial
	labelGuess
)

// layTable gives the table its size.
func (s *State) layTable(o map[string]string) {
	s.Width, s.Depth = 72*Inch, 48*Inch
	switch total := s.Armies.Total; {
	case total <= 1500:
		s.Width = 48 * Inch
	case total >= 3000:
		s.Width += min(int32(total-2000)/1000, 2) * 1000 * Millimetre
	}
	if o["terrain"] == "none" {
		s.Pieces = noTerrain
	}
}

// noTerrain stands in Pieces until the terrain would be laid.
const noTerrain = MaxPieces + 1

// layTerrain lays pieces on the table by dice: one somewhere in each field of a grid.
func (p play) layTerrain() {
	if p.Pieces == noTerrain || p.Pieces > 0 {
		p.Pieces %= noTerrain
		return
	}
	const side = 12 * Inch
	for y := p.Depth/2 - side; y <= p.Depth/2; y += side {
		for x := p.Width % (2 * side) / 2; x+2*side <= p.Width; x += 2 * side {
			kind := Ground(p.dice.Die(labelTerrain, int(grounds)) - 1)
			at := plane.Point{
				X: x + side/2 + int32(p.dice.Die(labelTerrain, 6))*Inch,
				Y: y + side/4 + int32(p.dice.Die(labelTerrain, 6))*Inch/2,
			}
			p.lay(kind, at)
		}
	}
}

// lay puts a piece of terrain on the table.
func (p play) lay(kind Ground, at plane.Point) {
	w, d, height := 6*Inch, 5*Inch, uint8(2)
	if kind == Obstacle {
		d, height = Inch/2, 1
	}
	area, err := plane.NewPoly(at, at.Plus(plane.Vector{X: w}), at.Plus(plane.Vector{X: w, Y: d}), at.Plus(plane.Vector{Y: d}))
	if err != nil || p.Pieces >= MaxPieces {
		return
	}
	p.Terrain[p.Pieces] = Piece{Area: area, Kind: kind, Height: height}
	p.Pieces++
}
