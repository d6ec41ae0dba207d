package field

import (
	"math/bits"

	"gonfalon/geom/plane"
)

// Faces is a set of sides of a tray, and of the arcs before them.
type Faces uint8

// Of returns the set of one side.
func Of(s plane.Side) Faces { return 1 << s }

// Has tells whether a side is in the set.
func (f Faces) Has(s plane.Side) bool { return f>>s&1 != 0 }

// One returns a side of the set, and whether it is the only one.
func (f Faces) One() (plane.Side, bool) {
	return plane.Side(bits.TrailingZeros8(uint8(f) | 1<<7)), f != 0 && f&(f-1) == 0
}

// Flanked tells of a side whether it is a flank, and whether it is the rear.
func Flanked(s plane.Side) (flank, rear bool) {
	return s == plane.Left || s == plane.Right, s == plane.Rear
}

// Shares returns how much of a tray lies in each of the four arcs of another, in the order of
// the sides of plane.
//
// Carries out song.los.four-arcs and arc-from-target-perspective.
func (f *Field) Shares(n, target No) [4]plane.Share {
	return f.sharesAt(f.Trays[n].Pose, n, target)
}

func (f *Field) sharesAt(p plane.Pose, n, target No) (shares [4]plane.Share) {
	own, b := plane.Outline(p, f.Trays[n].Size), f.Base(target)
	for s := plane.Front; s <= plane.Right; s++ {
		sector := b.SectorTriangle(s)
		shares[s] = own.AreaShare(&sector)
	}
	return shares
}

// alikeArea is by how much areas may differ and still be equal: a thousandth of a square inch.
const alikeArea = Inch * Inch / 1000

// Arcs returns the arcs of a target in which most of a tray lies: several if they hold as much
// as each other, of which the player of that tray chooses. Castle Walls have but a front.
//
// Carries out song.los.majority-arc, charge.arc-majority, arc-tie-attacker-chooses and the
// reading of storm.walls-charge-or-melee-only.
func (f *Field) Arcs(n, target No) Faces { return f.arcsAt(f.Trays[n].Pose, n, target) }

func (f *Field) arcsAt(p plane.Pose, n, target No) (most Faces) {
	if f.Trays[target].Kind == Wall {
		return Of(plane.Front)
	}
	shares := f.sharesAt(p, n, target)
	best := max(shares[0], shares[1], shares[2], shares[3])
	size := f.Trays[n].Size
	alike := plane.Share(int64(plane.Whole) / (int64(size.Width) * int64(size.Depth)) * alikeArea)
	for s, share := range shares {
		if best-share <= alike {
			most |= Of(plane.Side(s))
		}
	}
	return most
}

// Struck returns the arcs of a target in which a tray that is in contact with it stands: that of
// the edge it lies against or, if only a corner touches, those in which most of it lies.
//
// Carries out song.los.majority-arc as reading G6 has it.
func (f *Field) Struck(n, target No) Faces {
	a, b := f.Base(target), f.Base(n)
	if side, _, _, ok := plane.SharedSide(&a, &b); ok && f.Trays[target].Kind != Wall {
		return Of(side)
	}
	return f.Arcs(n, target)
}
