package plane

// A Step is one part of a path: a turn about the centre, then a straight move ahead (back if
// negative) or to the left (right if negative).
type Step struct {
	Turn        Angle
	Ahead, Left int32
}

// way returns the straight move of a step for a base that faces the given direction.
func (s Step) way(facing Angle) Vector {
	return facing.axis().rotate(Vector{s.Ahead, s.Left})
}

// A Hit is where a path first runs into a thing.
type Hit struct {
	Step    int  // which step
	Turning bool // whether in its turn, not in its straight move
	Pose    Pose // the last pose before; if there is none, the start
}

// FirstHit follows a path until it would overlap a thing. If that happens on a straight move
// the base stops where outlines first meet, or if they met when the move began, where it would
// begin to overlap; in a turn it stops a hundredth of a degree before. If that is not free,
// because rounding pushed it in, it stops as many units sooner as it takes.
func FirstHit(start Pose, size Size, path []Step, s *Shape) (Hit, bool) {
	for i, step := range path {
		turn := Pivot{start, size, start.At, step.Turn}
		if at, hit := turn.FirstOverlap(s); hit {
			return Hit{i, true, start.Turned(at - Angle(sign(int64(at))))}, true
		}
		start = start.Turned(step.Turn)
		b := NewBase(start, size)
		v := step.way(start.Facing)
		if w, hit := b.Until(v, s); hit {
			return Hit{i, false, start.Moved(w)}, true
		}
		start = start.Moved(v)
	}
	return Hit{}, false
}

// Until returns how far along v a base gets before it would overlap a thing, as in
// [FirstHit], if it would.
func (b *Base) Until(v Vector, s *Shape) (Vector, bool) {
	if !Crosses(&b.Shape, v, s) {
		return Vector{}, false
	}
	return b.stop(v, s), true
}

// stop returns how far along v a base gets that overlaps s on its way.
func (b *Base) stop(v Vector, s *Shape) Vector {
	at, ok := FirstContact(&b.Shape, v, s)
	if !ok || at.Num <= 0 {
		at, _ = FirstOverlap(&b.Shape, v, s)
	}
	long := Root(int(v.dot(v)))
	for length := at.Of(long); length > 0; length-- {
		w := v.part(length, long)
		core := b.Core.Moved(w)
		if !core.Overlaps(&s.Core) {
			return w
		}
	}
	return Vector{}
}

// part returns v·n/m, rounded.
func (v Vector) part(n, m int) Vector {
	of := func(x int32) int32 {
		d := 2*int64(x)*int64(n) + int64(m)*int64(sign(int64(x)))
		return int32(d / (2 * int64(m)))
	}
	return Vector{of(v.X), of(v.Y)}
}
