package layout

import (
	"fmt"
	"slices"
	"strconv"

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
	game.Text
	Area    bool // an area, not an isolated piece
	Kind    Ground
	Height  uint8
	Often   uint8 // how often the generator takes it
	corners []plane.Point
}

// Lie returns the outline of the piece where it lies, turned to the left by an angle.
func (t *Template) Lie(at plane.Point, turn plane.Angle) (plane.Poly, error) {
	var corners [plane.MaxCorners]plane.Point
	for i, c := range t.corners {
		corners[i] = at.Plus(plane.Along(turn, c.X)).Plus(plane.Along(turn+quarter, c.Y))
	}
	return plane.NewPoly(corners[:len(t.corners)]...)
}

// quarter is a quarter of a turn.
const quarter plane.Angle = 9000

var categoryIDs = [...]string{"piece", "area"}

// A Box is what tables are laid from: pieces of terrain, and layouts that come with the game.
type Box struct {
	Templates []Template
	Layouts   []Layout
}

// Read reads terrain.json, and a layout a file under layouts.
func (b *Box) Read(r *content.Reader) {
	r.JSON("terrain.json", func(v *content.Value) {
		for _, piece := range v.Field("pieces").List() {
			b.Templates = append(b.Templates, b.readTemplate(piece))
		}
		if n := len(b.Templates); n == 0 || n > 200 {
			v.Fail("a box has 1 to 200 pieces")
		}
	})
	for _, file := range r.Folder("layouts", ".json") {
		r.Text(file, func(data []byte) error {
			l, err := b.ReadLayout(file, data)
			if err == nil && (l.ID == "" || l.English == "" || b.Layout(l.ID) != nil) {
				err = fmt.Errorf("%s:1: needs an id of its own, a name_en and a name_fr", file)
			}
			b.Layouts = append(b.Layouts, l)
			return err
		})
	}
}

func (b *Box) readTemplate(v *content.Value) Template {
	t := Template{ID: v.Field("id").Str(), Text: v.Both("name"), Often: uint8(v.Field("often").Within(1, 9))}
	v.Call("piece %q", t.ID)
	if b.Template(t.ID) >= 0 {
		v.Fail("stands twice")
	}
	t.Area = v.Field("category").OneOf(categoryIDs[:]...) == 1
	t.Kind, t.Height = readGround(v)
	t.corners = readCorners(v.Field("corners"))
	v.Skip("name_fr_source", "source", "confidence", "note")
	v.Close()
	return t
}

// Template returns the place of a piece in the box, or -1.
func (b *Box) Template(id string) int {
	return slices.IndexFunc(b.Templates, func(t Template) bool { return t.ID == id })
}

// IDs names the pieces that there are.
func (b *Box) IDs() []string {
	var ids []string
	for i := range b.Templates {
		ids = append(ids, b.Templates[i].ID)
	}
	return ids
}

// Layout returns the layout of an id, or nil.
func (b *Box) Layout(id string) *Layout {
	for i := range b.Layouts {
		if b.Layouts[i].ID == id {
			return &b.Layouts[i]
		}
	}
	return nil
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
	kind, height := readType(v.Field("type")), v.Field("height")
	high := uint8(readHeight(height))
	refusePiece(height, kind, high)
	return kind, high
}

// readHeight reads a height. What is too high is against a rule; what is no height is none.
func readHeight(v *content.Value) int {
	if n, err := strconv.Atoi(v.Text); v.Kind == content.Number && err == nil && n > MaxHeight && n <= 255 {
		return n
	}
	return v.Within(0, MaxHeight)
}

// readType reads a type of terrain.
// Carries out kings.terrain.four-types.
func readType(v *content.Value) Ground {
	text := v.Str()
	for g, name := range GroundIDs {
		if text == name {
			return Ground(g)
		}
	}
	v.Refuse(ruleTerrainFourTypes, "%q is no type of terrain", "%q n'est pas un type de décor", text)
	return 0
}

// refusePiece says why a piece of terrain is against the rules, if it is.
func refusePiece(v *content.Value, kind Ground, height uint8) {
	switch rule := Forbids(kind, height); rule {
	case "":
	case ruleTerrainObstacleMax1InchHigh:
		v.Refuse(rule, "an obstacle is at most 1″ high, and this is %d; what is higher is impassable",
			"un obstacle fait au plus 1″ de haut, et celui-ci %d ; plus haut, c'est infranchissable", height)
	default:
		v.Refuse(rule, "a height is from 0 to %d, and this is %d", "une hauteur va de 0 à %d, et celle-ci est de %d", MaxHeight, height)
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
		v.FailBoth(Outlines.English, Outlines.French)
	}
	return corners
}

// Outlines says what outlines of pieces there can be.
var Outlines = game.Sentence(
	"an outline has 3 to %d corners, goes counterclockwise, bends nowhere inwards, and fits the table",
	"un contour a de 3 à %d coins, tourne dans le sens inverse des aiguilles, ne rentre nulle part et tient sur la table",
	plane.MaxCorners,
)

// readPoint reads two lengths.
func readPoint(v *content.Value) plane.Point {
	parts := v.List()
	if len(parts) != 2 {
		v.FailBoth("must be two lengths", "il faut deux longueurs")
		return plane.Point{}
	}
	return plane.Point{X: int32(parts[0].Length()), Y: int32(parts[1].Length())}
}
