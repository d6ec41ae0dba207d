package kings

import (
	"strconv"
	"strings"

	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/plane"
)

// A Template is a piece of terrain in the box: its outline about its middle, and what it
// counts as unless the players agree on something else.
//
// Carries out kings.terrain.pieces-and-areas and impassable-buildings-walls.
type Template struct {
	ID string
	named
	Area    bool // an area, not an isolated piece
	Kind    Ground
	Height  uint8
	Often   uint8 // how often the generator takes it
	corners []plane.Point
}

// lie returns the outline of the piece where it lies, turned to the left by an angle.
func (t *Template) lie(at plane.Point, turn plane.Angle) (plane.Poly, error) {
	var corners [plane.MaxCorners]plane.Point
	for i, c := range t.corners {
		corners[i] = at.Plus(along(turn, c.X)).Plus(along(turn+right90, c.Y))
	}
	return plane.NewPoly(corners[:len(t.corners)]...)
}

// along returns a way in a direction, or against it.
func along(direction plane.Angle, length int32) plane.Vector {
	if length < 0 {
		return plane.Ahead(direction.Norm(), int(-length)).Neg()
	}
	return plane.Ahead(direction.Norm(), int(length))
}

// objectsPiece judges a piece by itself: what it counts as, and its height.
//
// Carries out kings.terrain.obstacle-max-1-inch-high and
// kings.setup.agree-terrain-type-each-piece.
func objectsPiece(kind Ground, height uint8) objection {
	switch {
	case kind >= grounds:
		return against(ruleSetupAgreeTerrainTypeEachPiece)
	case kind == Obstacle && height > 1:
		return objection{rule: ruleTerrainObstacleMax1InchHigh, have: int32(height)}
	case height > maxHeight:
		return objection{rule: ruleTerrainHeightAgreedDefaultInches, have: int32(height), want: maxHeight}
	}
	return objection{}
}

// maxHeight is more than any unit on any hill needs.
const maxHeight = 12

var categoryIDs = [...]string{"piece", "area"}

// box reads the pieces of terrain that come with the game.
func (r *reader) box() {
	r.JSON("terrain.json", func(v *content.Value) {
		for _, record := range v.Field("pieces").List() {
			t := readTexts(record, "piece")
			if r.c.template(t.ID) >= 0 {
				record.Fail("stands twice")
			}
			e := Template{ID: t.ID, named: t.named, Often: uint8(record.Field("often").Within(1, 9))}
			e.Area = record.Field("category").OneOf(categoryIDs[:]...) == 1
			e.Kind, e.Height = readGround(record)
			e.corners = readCorners(record.Field("corners"))
			record.Close()
			r.c.Box = append(r.c.Box, e)
		}
		if n := len(r.c.Box); n == 0 || n > 200 {
			v.Fail("a box has 1 to 200 pieces")
		}
	})
}

// template returns the place of a piece in the box, or -1.
func (c *Content) template(id string) int {
	for i := range c.Box {
		if c.Box[i].ID == id {
			return i
		}
	}
	return -1
}

// boxList lists the pieces that there are, by id.
func (c *Content) boxList() string {
	var ids []string
	for i := range c.Box {
		ids = append(ids, c.Box[i].ID)
	}
	return strings.Join(ids, ", ")
}

// readGround reads what a piece counts as.
func readGround(v *content.Value) (Ground, uint8) {
	if v.Maybe("type") == nil {
		v.Refuse(ruleSetupAgreeTerrainTypeEachPiece, "every piece has a type", "chaque élément a un type")
		return 0, 0
	}
	if v.Maybe("height") == nil {
		v.Refuse(ruleTerrainHeightAgreedDefaultInches, "every piece has a height", "chaque élément a une hauteur")
		return 0, 0
	}
	kind := v.Field("type")
	ground := groundNamed(kind)
	height := v.Field("height")
	high := uint8(readHeight(height))
	if o := objectsPiece(ground, high); !o.ok() {
		againstPiece(height, o)
	}
	return ground, high
}

// readHeight reads a height. What is too high is against a rule; what is no height is none.
func readHeight(v *content.Value) int {
	if n, err := strconv.Atoi(v.Text); v.Kind == content.Number && err == nil && n > maxHeight && n <= 255 {
		return n
	}
	return v.Within(0, maxHeight)
}

// groundNamed reads a type of terrain.
// Carries out kings.terrain.four-types.
func groundNamed(v *content.Value) Ground {
	text := v.Str()
	for g, name := range groundNames {
		if text == name {
			return Ground(g)
		}
	}
	v.Refuse(ruleTerrainFourTypes, "%q is no type of terrain", "%q n'est pas un type de décor", text)
	return 0
}

// againstPiece says why a piece of terrain is against the rules.
func againstPiece(v *content.Value, o objection) {
	switch o.rule {
	case ruleTerrainObstacleMax1InchHigh:
		v.Refuse(o.rule, "an obstacle is at most 1″ high, and this is %d; what is higher is impassable",
			"un obstacle fait au plus 1″ de haut, et celui-ci %d ; plus haut, c'est infranchissable", o.have)
	default:
		v.Refuse(ruleTerrainHeightAgreedDefaultInches, "a height is from 0 to %d, and this is %d", "une hauteur va de 0 à %d, et celle-ci est de %d", maxHeight, o.have)
	}
}

// readCorners reads the outline of a piece.
func readCorners(v *content.Value) []plane.Point {
	var corners []plane.Point
	for _, c := range v.List() {
		corners = append(corners, readPoint(c))
	}
	if len(corners) > plane.MaxCorners {
		v.FailBoth("a piece has at most %d corners; lay several side by side", "un élément a au plus %d coins ; posez-en plusieurs côte à côte", plane.MaxCorners)
		return nil
	}
	if _, err := plane.NewPoly(corners...); err != nil {
		v.FailBoth(outlines.English, outlines.French, plane.MaxCorners)
	}
	return corners
}

var outlines = game.Text{
	English: "an outline has 3 to %d corners, goes counterclockwise, bends nowhere inwards, and fits the table",
	French:  "un contour a de 3 à %d coins, tourne dans le sens inverse des aiguilles, ne rentre nulle part et tient sur la table",
}

// readPoint reads two lengths.
func readPoint(v *content.Value) plane.Point {
	parts := v.List()
	if len(parts) != 2 {
		v.FailBoth("must be two lengths", "il faut deux longueurs")
		return plane.Point{}
	}
	return plane.Point{X: int32(parts[0].Length()), Y: int32(parts[1].Length())}
}
