package kings

import (
	"math/bits"

	"gonfalon/geom/plane"
	"gonfalon/kings/layout"
)

// A patch is an upright rectangle of the table: what matters to somebody lies in it.
type patch struct{ lo, hi plane.Point }

// patchOf returns the smallest patch with two points.
func patchOf(a, b plane.Point) patch {
	return patch{plane.Point{X: min(a.X, b.X), Y: min(a.Y, b.Y)}, plane.Point{X: max(a.X, b.X), Y: max(a.Y, b.Y)}}
}

// wider returns a patch that reaches farther on all sides.
func (p patch) wider(by int32) patch {
	return patch{p.lo.Plus(plane.Vector{X: -by, Y: -by}), p.hi.Plus(plane.Vector{X: by, Y: by})}
}

// around returns the patch of all that is no farther than a length from a unit, if its centre
// is at a point.
func (s *State) around(u UnitNo, at plane.Point, length int32) patch {
	return patchOf(at, at).wider(s.Armies.radius[u] + length + Millimetre)
}

// whole returns the table and its edges.
func (s *State) whole() patch {
	return patch{hi: plane.Point{X: s.Width, Y: s.Depth}}.wider(Millimetre)
}

// beside tells quickly that no part of a unit is in a patch.
func (s *State) beside(p *patch, u UnitNo) bool {
	at, reach := s.Units[u].Pose.At, s.Armies.radius[u]
	return at.X < p.lo.X-reach || at.X > p.hi.X+reach || at.Y < p.lo.Y-reach || at.Y > p.hi.Y+reach
}

// pieces are some of the terrain: a bit for each piece.
type pieces uint32

const _ = uint(32 - layout.MaxPieces)

// each ranges over the numbers of the pieces.
func (p pieces) each(yield func(int) bool) {
	for ; p != 0 && yield(bits.TrailingZeros32(uint32(p))); p &= p - 1 {
	}
}

// piecesIn returns the terrain that may lie in a patch.
func (s *State) piecesIn(p patch) (list pieces) {
	for i := range s.Terrain[:s.Pieces] {
		if !s.Terrain[i].Area.Beside(p.lo, p.hi) {
			list |= 1 << i
		}
	}
	return list
}
