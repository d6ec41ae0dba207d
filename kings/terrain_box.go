package kings

import (
	"encoding/json"
	"strconv"
	"strings"

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
	r.read("terrain.json", func(v *value) {
		for _, record := range v.field("pieces").list() {
			t := readTexts(record, "piece")
			if r.c.template(t.ID) >= 0 {
				record.fail("stands twice")
			}
			e := Template{ID: t.ID, named: t.named, Often: uint8(record.field("often").within(1, 9))}
			e.Area = record.field("category").oneOf(categoryIDs[:]...) == 1
			e.Kind, e.Height = readGround(record)
			e.corners = readCorners(record.field("corners"))
			record.close()
			r.c.Box = append(r.c.Box, e)
		}
		if n := len(r.c.Box); n == 0 || n > 200 {
			v.fail("a box has 1 to 200 pieces")
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
func readGround(v *value) (Ground, uint8) {
	if v.maybe("type") == nil {
		v.failed(game.Against(ruleSetupAgreeTerrainTypeEachPiece, "every piece has a type", "chaque élément a un type"))
		return 0, 0
	}
	if v.maybe("height") == nil {
		v.failed(game.Against(ruleTerrainHeightAgreedDefaultInches, "every piece has a height", "chaque élément a une hauteur"))
		return 0, 0
	}
	kind := v.field("type")
	ground := groundNamed(kind)
	height := v.field("height")
	high := uint8(height.high())
	if o := objectsPiece(ground, high); !o.ok() {
		height.againstPiece(o)
	}
	return ground, high
}

// high reads a height. What is too high is against a rule; what is no height is none.
func (v *value) high() int {
	if n, err := strconv.Atoi(v.text); v.kind == isNumber && err == nil && n > maxHeight && n <= 255 {
		return n
	}
	return v.within(0, maxHeight)
}

// groundNamed reads a type of terrain.
// Carries out kings.terrain.four-types.
func groundNamed(v *value) Ground {
	text := v.str()
	for g, name := range groundNames {
		if text == name {
			return Ground(g)
		}
	}
	v.failed(game.Against(ruleTerrainFourTypes, "%q is no type of terrain", "%q n'est pas un type de décor", text))
	return 0
}

// againstPiece says why a piece of terrain is against the rules.
func (v *value) againstPiece(o objection) {
	switch o.rule {
	case ruleTerrainObstacleMax1InchHigh:
		v.failed(game.Against(ruleTerrainObstacleMax1InchHigh, "an obstacle is at most 1″ high, and this is %d; what is higher is impassable", "un obstacle fait au plus 1″ de haut, et celui-ci %d ; plus haut, c'est infranchissable", o.have))
	default:
		v.failed(game.Against(ruleTerrainHeightAgreedDefaultInches, "a height is from 0 to %d, and this is %d", "une hauteur va de 0 à %d, et celle-ci est de %d", maxHeight, o.have))
	}
}

// readCorners reads the outline of a piece.
func readCorners(v *value) []plane.Point {
	var corners []plane.Point
	for _, c := range v.list() {
		corners = append(corners, c.point())
	}
	if len(corners) > plane.MaxCorners {
		v.fail("a piece has at most %d corners; lay several side by side", plane.MaxCorners)
		return nil
	}
	if _, err := plane.NewPoly(corners...); err != nil {
		v.fail(outlines, plane.MaxCorners)
	}
	return corners
}

const outlines = "an outline has 3 to %d corners, goes counterclockwise, bends nowhere inwards, and fits the table"

// point reads two lengths.
func (v *value) point() plane.Point {
	parts := v.list()
	if len(parts) != 2 {
		v.fail("must be two lengths")
		return plane.Point{}
	}
	return plane.Point{X: parts[0].length(), Y: parts[1].length()}
}

// length reads a length: millimetres, or a text such as "6in".
func (v *value) length() int32 {
	text := []byte(v.text)
	if v.kind == isString {
		text, _ = json.Marshal(v.text)
	} else if !v.is(isNumber) {
		return 0
	}
	var l length
	if err := l.UnmarshalJSON(text); err != nil {
		v.fail("the length %s is none that can be measured: a number of millimetres, or a text such as \"6in\"", text)
	}
	return int32(l)
}

// degrees reads an angle.
func (v *value) degrees() plane.Angle {
	var a angle
	if v.is(isNumber) {
		if err := a.UnmarshalJSON([]byte(v.text)); err != nil {
			v.fail("the angle %s is no number of degrees that can be measured", v.text)
		}
	}
	return plane.Angle(norm(a))
}
