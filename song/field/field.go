package field

import (
	"math/bits"

	"gonfalon/game"
	"gonfalon/geom/plane"
)

//go:generate go run gonfalon/rules/generate song . charge.declare-legal-target charge.never-declare-impossible charge.not-while-engaged charge.pivot-allowed charge.room-for-half-tray charge.target-in-los-at-start charge.within-maximum-distance dance.second-objective-moved deploy.wholly-inside-zone feast.new-pile-position feast.terrain-1-from-corpse-piles manoeuvre.advance-up-to-speed manoeuvre.not-while-engaged march.double-speed march.no-pivot-before march.not-while-engaged move.never-through-enemy move.no-end-within-1 move.through-friendly pivot.around-centre pivot.no-overlap-at-end retreat.backward-or-sideways retreat.forward-if-flank-or-rear retreat.impossible-stays-engaged retreat.only-while-engaged retreat.pivot-after retreat.speed-plus-d6 setup.battlefield-120cm setup.objectives-never-on-impassable setup.terrain-6-apart setup.terrain-6-from-zones setup.terrain-outside-zones storm.no-enemy-behind-walls term.shift term.shift-no-pivot terrain.destructible terrain.impassable-no-entry terrain.impassable-pivot-over terrain.rough

// Lengths are those of package plane: hundredths of a millimetre.
const (
	Inch  = plane.Inch
	Short = 6 * Inch  // Short Range
	Long  = 12 * Inch // Long Range
)

const (
	// MaxTrays is how many numbers of trays there are, with that of nobody.
	MaxTrays = 64
	// MaxPieces is the most pieces of terrain on a table.
	MaxPieces = 16
)

// A No is the number of a tray, as the game numbers its units and walls from 1.
type No uint8

// Nobody is the number of no tray.
const Nobody No = 0

// A Kind is what a tray is.
type Kind uint8

// The kinds of trays.
const (
	Off  Kind = iota // not on the table
	Unit             // a Combat Unit
	Wall             // a Castle Wall, of the team that it shelters
)

// A Tray is a movement tray, or a Castle Wall, where it stands.
type Tray struct {
	plane.Pose
	plane.Size
	Team uint8 // trays of one team are friends
	Kind Kind
}

// A Piece is a piece of terrain where it lies. One that has been removed has no size.
type Piece struct {
	plane.Pose
	plane.Size
	Keywords Keywords
}

// A Field is the table with all that stands and lies on it. It is plain data, and nothing in it
// can be derived from the rest.
type Field struct {
	Width, Depth int32 // of the table; the corner of its near left is the origin
	Last         No    // no tray has a higher number
	Laid         uint8 // how many pieces have been laid
	Trays        [MaxTrays]Tray
	Pieces       [MaxPieces]Piece
}

// A Set is a set of trays.
type Set uint64

// Has tells whether a tray is in the set.
func (s Set) Has(n No) bool { return s>>n&1 != 0 }

// With returns the set with one more.
func (s Set) With(n No) Set { return s | 1<<n }

// Without returns the set with one less.
func (s Set) Without(n No) Set { return s &^ (1 << n) }

// Pieces is a set of pieces of terrain.
type Pieces uint16

// Has tells whether a piece is in the set.
func (p Pieces) Has(i int) bool { return p>>i&1 != 0 }

// A Refusal says which rule forbids something, and the facts: lengths, the tray that is in the
// way, the piece of terrain that is. Its zero value forbids nothing.
type Refusal struct {
	Rule       game.Rule
	Have, Want int32
	By         No
	Piece      int8 // counted from 1; 0 is none
}

// OK tells whether nothing is forbidden.
func (r Refusal) OK() bool { return r.Rule == "" }

func against(rule game.Rule) Refusal { return Refusal{Rule: rule} }

// Stands tells whether a tray is on the table.
func (f *Field) Stands(n No) bool { return n != Nobody && f.Trays[n].Kind != Off }

// Friends tells whether two trays are of one team.
func (f *Field) Friends(n, m No) bool { return f.Trays[n].Team == f.Trays[m].Team }

// Base works out where a tray stands.
func (f *Field) Base(n No) plane.Base { return plane.NewBase(f.Trays[n].Pose, f.Trays[n].Size) }

// Enemies returns the enemies of a tray on the table, Castle Walls among them.
func (f *Field) Enemies(n No) (s Set) {
	for m := No(1); m <= f.Last; m++ {
		if f.Trays[m].Kind != Off && f.Trays[m].Team != f.Trays[n].Team {
			s = s.With(m)
		}
	}
	return s
}

// radius is no less than half the diagonal of a rectangle, and at most a twelfth more.
func radius(s plane.Size) int32 {
	return (max(s.Width, s.Depth)+min(s.Width, s.Depth)*27/64)/2 + 2
}

// afar tells quickly that a thing of a size at a point and a tray are farther apart than a
// length.
func (f *Field) afar(at plane.Point, s plane.Size, n No, length int32) bool {
	t := &f.Trays[n]
	return farther(at, t.At, length+radius(s)+radius(t.Size))
}

// farther tells whether two points are farther apart than a length.
func farther(a, b plane.Point, length int32) bool {
	x, y, l := int64(b.X-a.X), int64(b.Y-a.Y), int64(length)
	return x*x+y*y > l*l
}

// onTable tells whether a base stands wholly on the table.
func (f *Field) onTable(b *plane.Base) bool {
	return b.Core.StaysIn(plane.Point{}, plane.Point{X: f.Width, Y: f.Depth}, plane.Vector{})
}

// hand tells which of left and right is looked at first where both are as good.
func (f *Field) hand(at plane.Point) plane.Angle { return plane.Hand(at, f.Width, f.Depth) }

// first returns the lowest number of a set, or nobody.
func (s Set) first() No {
	if s == 0 {
		return Nobody
	}
	return No(bits.TrailingZeros64(uint64(s)))
}

// first returns the first piece of a set, counted from 1, or 0.
func (p Pieces) first() int8 {
	if p == 0 {
		return 0
	}
	return int8(bits.TrailingZeros16(uint16(p))) + 1
}
