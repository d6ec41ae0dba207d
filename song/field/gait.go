package field

import "gonfalon/geom/plane"

// A Gait is how a tray moves besides the rules for all: what abilities and cards allow.
type Gait struct {
	Ignores Keywords // keywords of terrain that do not concern it
	Over    bool     // it may move through enemies
	Turns   bool     // it may pivot before a March
}

// A Way is the direction of a straight move, seen from the tray.
type Way uint8

// The ways, in the order of the sides of a tray.
const (
	Ahead Way = iota
	Leftward
	Back
	Rightward
)

// vector returns a straight move of a tray that faces a direction.
func (w Way) vector(facing plane.Angle, length int32) plane.Vector {
	return plane.Ahead((facing + plane.Angle(w)*quarter).Norm(), int(length))
}

const quarter plane.Angle = 9000

// A Move is a pivot, a straight move, and a pivot; each may be nothing.
type Move struct {
	First  plane.Angle `json:"first"`
	Way    Way         `json:"way"`
	Length int32       `json:"length"`
	Last   plane.Angle `json:"last"`
}

// End returns where a move leads.
//
// Carries out song.pivot.around-centre and term.shift.
func (m Move) End(from plane.Pose) plane.Pose {
	from = from.Turned(m.First)
	if m.Length > 0 {
		from = from.Moved(m.Way.vector(from.Facing, m.Length))
	}
	return from.Turned(m.Last)
}

// An entry is a piece of terrain on a straight way, and where the tray would enter it.
type entry struct {
	piece int8
	at    int32
}

// swept returns the pieces with some keywords that a base comes over on a straight move, itself
// where it stands included.
func (f *Field) swept(b *plane.Base, v plane.Vector, k Keywords) (over Pieces) {
	long := int32(plane.Hypot(int(v.X), int(v.Y)))
	for i := range int(f.Laid) {
		if f.lies(i, k, b.At, b.Size, long) {
			if p := f.Pieces[i].shape(); plane.Crosses(&b.Shape, v, &p) {
				over |= 1 << i
			}
		}
	}
	return over
}

// travel returns how far a base comes on a straight way that may be as long as an allowance, as
// rough pieces shorten it, and the last of them that does, counted from 1. It goes up to a piece
// freely; entering it, or starting in it, costs an inch of what is left.
//
// Carries out song.terrain.rough.
func (f *Field) travel(b *plane.Base, facing plane.Angle, w Way, allowance int32, g Gait) (far int32, slowed int8) {
	if g.Ignores&Rough != 0 || allowance <= 0 {
		return max(allowance, 0), 0
	}
	v := w.vector(facing, allowance)
	var on [MaxPieces]entry
	n := 0
	for i := range int(f.Laid) {
		if !f.lies(i, Rough, b.At, b.Size, allowance) {
			continue
		}
		p := f.Pieces[i].shape()
		at, ok := plane.FirstOverlap(&b.Shape, v, &p)
		if !ok {
			continue
		}
		e, j := entry{int8(i + 1), int32(max(at.Of(int(allowance)), 0))}, n
		for ; j > 0 && on[j-1].at > e.at; j-- {
			on[j] = on[j-1]
		}
		on[j] = e
		n++
	}
	far = allowance
	for _, e := range on[:n] {
		if e.at >= far {
			break
		}
		far, slowed = max(e.at, far-Inch), e.piece
	}
	return far, slowed
}
