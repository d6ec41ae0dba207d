package layout

import (
	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/plane"
)

// MaxPieces is how many pieces of terrain a table may have.
const MaxPieces = 24

// A Ground is a type of terrain.
type Ground uint8

const (
	Impassable Ground = iota
	Difficult
	Obstacle
	Decorative
	Hill // open ground with a height
	Grounds
)

// GroundIDs are what documents call the types.
var GroundIDs = [Grounds]string{"impassable", "difficult", "obstacle", "decorative", "hill"}

// GroundNames are what people call them.
var GroundNames = [Grounds]game.Text{
	Impassable: {English: "impassable terrain", French: "terrain infranchissable"},
	Difficult:  {English: "difficult terrain", French: "terrain difficile"},
	Obstacle:   {English: "an obstacle", French: "obstacle"},
	Decorative: {English: "decorative terrain", French: "terrain décoratif"},
	Hill:       {English: "a hill", French: "colline"},
}

// A Piece is a piece of terrain, or a convex part of one.
type Piece struct {
	Area   plane.Poly
	Kind   Ground
	Height uint8
}

// MaxHeight is more than any unit on any hill needs.
const MaxHeight = 12

// Forbids returns the rule that a piece of a type and a height breaks by itself, or "".
//
// Carries out kings.terrain.obstacle-max-1-inch-high and
// kings.setup.agree-terrain-type-each-piece.
func Forbids(kind Ground, height uint8) game.Rule {
	switch {
	case kind >= Grounds:
		return ruleSetupAgreeTerrainTypeEachPiece
	case kind == Obstacle && height > 1:
		return ruleTerrainObstacleMax1InchHigh
	case height > MaxHeight:
		return ruleTerrainHeightAgreedDefaultInches
	}
	return ""
}

// On tells whether a piece lies wholly on a table.
func (t *Piece) On(width, depth int32) bool {
	for i := range t.Area.Len() {
		c := t.Area.Corner(i)
		if c.X < 0 || c.Y < 0 || c.X > width || c.Y > depth {
			return false
		}
	}
	return t.Area.Len() > 0
}

// Shape returns the piece as a thing to collide with.
func (t *Piece) Shape() plane.Shape { return plane.Shape{Outline: t.Area, Core: t.Area} }

// Inside tells whether a base overlaps the piece.
func (t *Piece) Inside(b *plane.Base) bool { return b.Core.Overlaps(&t.Area) }

// Under tells whether most of a base stands on the piece.
func (t *Piece) Under(b *plane.Base) bool { return b.MostlyIn(&t.Area) }

// Reaches tells whether a base is in the piece or touches it.
func (t *Piece) Reaches(b *plane.Base) bool { return b.Outline.Near(&t.Area, plane.Slack) }

// A Document is how a piece is written.
type Document struct {
	Type    string             `json:"type"`
	Height  uint8              `json:"height"`
	Corners [][]content.Length `json:"corners"`
}

// Document writes the piece.
func (t *Piece) Document() Document {
	d := Document{Type: GroundIDs[t.Kind], Height: t.Height}
	for i := range t.Area.Len() {
		d.Corners = append(d.Corners, place(t.Area.Corner(i)))
	}
	return d
}

func place(p plane.Point) []content.Length {
	return []content.Length{content.Length(p.X), content.Length(p.Y)}
}
