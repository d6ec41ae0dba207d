package plane

// A Pose is where a base stands and which way it faces. A game keeps this, and nothing that
// can be derived from it.
type Pose struct {
	At     Point `json:"at"` // the centre of the rectangle
	Facing Angle `json:"facing"`
}

// A Size is the frontage and the depth of a base, each at least a millimetre.
type Size struct{ Width, Depth int32 }

// A Side is one of the four sides of a base. They follow each other to the left, a quarter
// turn each.
type Side int8

// The sides of a base.
const (
	Front Side = iota
	Left
	Rear
	Right
)

func (s Side) turn() Angle { return Angle(s) * quarter }

// A Shape is what can stand on the table: a base or a piece of terrain.
type Shape struct {
	Outline Poly // measured, seen and covered by
	Core    Poly // collides by; of terrain the same as the outline
}

// A Base is a rectangle that stands at a pose, with its corners worked out. Corner i of the
// outline is where side i begins: front right, front left, rear left, rear right.
type Base struct {
	Pose
	Size
	Shape
}

// NewBase works out the corners of a base.
func NewBase(p Pose, s Size) (b Base) {
	b.Set(p, s)
	return b
}

// Set makes b the base of a size at a pose.
func (b *Base) Set(p Pose, s Size) {
	p.Facing = p.Facing.Norm()
	b.Pose, b.Size = p, s
	b.Stand(p, s)
}

// Stand makes s the shape of a base of a size at a pose.
func (s *Shape) Stand(p Pose, z Size) {
	u := p.Facing.axis()
	s.Outline.rectangle(p.At, u, int64(z.Width), int64(z.Depth))
	s.Core.rectangle(p.At, u, int64(z.Width)-2*Skin, int64(z.Depth)-2*Skin)
}

// Outline works out only the outline of a base, where nothing else is asked for.
func Outline(p Pose, s Size) (q Poly) {
	q.rectangle(p.At, p.Facing.axis(), int64(s.Width), int64(s.Depth))
	return q
}

// Core works out only the core of a base.
func Core(p Pose, s Size) (q Poly) {
	q.rectangle(p.At, p.Facing.axis(), int64(s.Width)-2*Skin, int64(s.Depth)-2*Skin)
	return q
}

// rectangle rounds the corners relative to the centre, so that moving a base by whole units
// moves its corners by exactly as much.
func (p *Poly) rectangle(at Point, u axis, width, depth int64) {
	ahead, aside := axis{depth * u.x, depth * u.y}, axis{-width * u.y, width * u.x}
	fr := Vector{int32(roundShift(ahead.x-aside.x, axisBits+1)), int32(roundShift(ahead.y-aside.y, axisBits+1))}
	fl := Vector{int32(roundShift(ahead.x+aside.x, axisBits+1)), int32(roundShift(ahead.y+aside.y, axisBits+1))}
	p.n = 4
	p.at[0], p.at[1] = at.Plus(fr), at.Plus(fl)
	p.at[2], p.at[3] = at.Plus(fr.Neg()), at.Plus(fl.Neg())
	reach := Vector{max(fr.X, -fr.X, fl.X, -fl.X), max(fr.Y, -fr.Y, fl.Y, -fl.Y)}
	p.box = box{at.Plus(reach.Neg()), at.Plus(reach)}
}

// Leader returns the middle of the front, rounded once.
func (b *Base) Leader() Point { return Leader(b.Pose, b.Size) }

// Leader returns the middle of the front of a base, rounded once.
func Leader(p Pose, s Size) Point {
	u := p.Facing.axis()
	return p.At.Plus(Vector{
		int32(roundShift(int64(s.Depth)*u.x, axisBits+1)),
		int32(roundShift(int64(s.Depth)*u.y, axisBits+1)),
	})
}

// Side returns a side of the outline, with the base to its left.
func (b *Base) Side(s Side) Segment {
	return Segment{b.Outline.at[s], b.Outline.at[(s+1)%4]}
}

// Normal returns the direction that a side looks in.
func (b *Base) Normal(s Side) Angle { return (b.Facing + s.turn()).Norm() }

// length is the length of a side, reach twice the distance from the centre to it.
func (z Size) length(s Side) int64 {
	if s%2 == 0 {
		return int64(z.Width)
	}
	return int64(z.Depth)
}

func (z Size) reach(s Side) int64 { return z.length(s + 1) }

// Turned returns the pose after a turn about the centre.
func (p Pose) Turned(by Angle) Pose { return Pose{p.At, (p.Facing + by).Norm()} }

// Around returns the pose after a turn about any point: a corner, say, or the leader.
func (p Pose) Around(about Point, by Angle) Pose {
	return Pose{
		about.Plus(by.axis().rotate(p.At.Minus(about))),
		(p.Facing + by).Norm(),
	}
}

// Move moves a base straight without a turn.
func (b *Base) Move(v Vector) {
	b.Pose = b.Moved(v)
	b.Outline.move(v)
	b.Core.move(v)
}

// Moved returns the pose after a straight move without a turn.
func (p Pose) Moved(v Vector) Pose { return Pose{p.At.Plus(v), p.Facing} }
