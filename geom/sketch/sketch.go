// Package sketch is what questions about a table to scale have in common, whatever the game:
// places that somebody points at, areas that a page draws, distances that are measured. Nothing
// is judged by it.
package sketch

import (
	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/plane"
)

// A Pose is where something stands, in documents.
type Pose struct {
	At     []content.Length `json:"at"`
	Facing content.Angle    `json:"facing"`
}

// PoseOf writes where something stands.
func PoseOf(p plane.Pose) Pose { return Pose{At(p.At), content.Angle(p.Facing)} }

// At writes a point.
func At(p plane.Point) []content.Length {
	return []content.Length{content.Length(p.X), content.Length(p.Y)}
}

// Area writes points.
func Area(points []plane.Point) [][]content.Length {
	list := make([][]content.Length, len(points))
	for i, p := range points {
		list[i] = At(p)
	}
	return list
}

// A Wish is a place that somebody points at: millimetres, of which anything smaller than a
// hundredth does not matter.
type Wish []*float64

// Point returns the place, or the nearest that the geometry can hold; the path of the field
// is for messages.
func (w Wish) Point(path ...string) (plane.Point, error) {
	if len(w) != 2 || w[0] == nil || w[1] == nil {
		return plane.Point{}, game.Within(game.Wrong("a place is two lengths", "un lieu est deux longueurs"), path...)
	}
	return plane.Point{X: Length(*w[0]), Y: Length(*w[1])}, nil
}

// A Wished is a pose that somebody points at.
type Wished struct {
	At     Wish    `json:"at"`
	Facing float64 `json:"facing"`
}

// Pose returns the pose; the path of the field is for messages.
func (w *Wished) Pose(path ...string) (plane.Pose, error) {
	at, err := w.At.Point(append(path, "at")...)
	return plane.Pose{At: at, Facing: Direction(w.Facing)}, err
}

// Length returns the length nearest to one in millimetres.
func Length(mm float64) int32 { return rounded(mm*100, plane.Limit) }

// Direction returns a wished facing, in degrees.
func Direction(degrees float64) plane.Angle {
	const around = 36000
	return plane.Angle(rounded(degrees*100, 10*around)).Norm()
}

// rounded returns the whole number nearest to one, within bounds.
func rounded(x float64, most int32) int32 {
	x = min(max(x, -float64(most)), float64(most))
	if x < 0 {
		return int32(x - 0.5)
	}
	return int32(x + 0.5)
}
