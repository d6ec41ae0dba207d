package plane

// A Frame is the table as one sees it who stands at a pose.
type Frame struct {
	at    Point
	ahead axis
}

// Frame returns how the table looks from a pose.
func (p Pose) Frame() Frame { return Frame{p.At, p.Facing.axis()} }

// Of returns how far ahead (X) and how far to the left (Y) a point lies, rounded once.
func (f *Frame) Of(p Point) Vector {
	v := p.Minus(f.at)
	return Vector{int32(roundShift(f.ahead.dot(v), axisBits)), int32(roundShift(f.ahead.left().dot(v), axisBits))}
}
