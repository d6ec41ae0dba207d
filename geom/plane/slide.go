package plane

// An Obstacle is a thing that a base must not overlap, and from which it must keep a distance
// unless Keep is zero.
type Obstacle struct {
	Shape
	Keep int
}

// Leaves tells whether an obstacle leaves a base where it stands.
func (o *Obstacle) Leaves(b *Shape) bool {
	return !Overlap(b, &o.Shape) && (o.Keep == 0 || b.Outline.Apart(&o.Outline, o.Keep))
}

// against returns the polygons of which it is asked, of the base and of the obstacle, whether
// they are too near.
func (o *Obstacle) against(b *Shape) (own, other *Poly) {
	if o.Keep > 0 {
		return &b.Outline, &o.Outline
	}
	return &b.Core, &o.Core
}

// A slide visits every place between two, a unit at a time, and the answers are exact for
// these; but it does not look at each.

// Slide moves a base along the berth from one place towards another, as far as it can go
// without leaping over anything, and returns the last place. False if it cannot even stand at
// the first.
func (b *Berth) Slide(from, to int, obstacles []Obstacle) (along int, ok bool) {
	s := b.slide(from, to)
	last := s.steps
	v := s.at(last)
	for i := range obstacles {
		if s.passes(&obstacles[i], v) {
			continue
		}
		if first, hit := s.firstBlocked(&obstacles[i], 0, last); hit {
			last = first - 1
		}
		if last < 0 {
			return 0, false
		}
	}
	return from + s.dir*last, true
}

// Nearest returns the free place nearest to the one wanted, between two limits; of two as near
// the one nearer to the middle, then the one that is looked at first. False if there is none.
func (b *Berth) Nearest(want, least, most int, obstacles []Obstacle) (along int, ok bool) {
	want = min(max(want, least), most)
	up := b.slide(want, most)
	u, okUp := up.firstFree(obstacles)
	if okUp && u == 0 {
		return want, true
	}
	down := up
	down.dir, down.steps = -1, want-least
	if okUp {
		down.steps = min(down.steps, u) // farther is no nearer
	}
	d, okDown := down.firstFree(obstacles)
	switch {
	case !okUp && !okDown:
		return 0, false
	case !okDown || okUp && (u < d || u == d && (want < 0 || want == 0 && b.Hand >= 0)):
		return want + u, true
	}
	return want - d, true
}

// A sliding is a base at the first of a number of places, with the steps to the last.
type sliding struct {
	berth      *Berth
	out        axis
	base       Base
	from       int
	steps, dir int
}

func (b *Berth) slide(from, to int) sliding {
	s := sliding{b, b.out(), NewBase(b.At(from), b.Size), from, to - from, 1}
	if s.steps < 0 {
		s.steps, s.dir = -s.steps, -1
	}
	return s
}

func (s *sliding) at(step int) Vector {
	return s.berth.center(s.out, s.from+s.dir*step).Minus(s.base.At)
}

// there returns the base at a step.
func (s *sliding) there(step int) Shape {
	v := s.at(step)
	return Shape{s.base.Outline.Moved(v), s.base.Core.Moved(v)}
}

func (s *sliding) blocked(o *Obstacle, step int) bool {
	moved := s.there(step)
	return !o.Leaves(&moved)
}

// firstBlocked returns the first of the steps lo to hi that an obstacle forbids.
func (s *sliding) firstBlocked(o *Obstacle, lo, hi int) (int, bool) {
	switch {
	case lo == hi:
		return lo, s.blocked(o, lo)
	case lo > hi || s.clear(o, lo, hi):
		return 0, false
	}
	mid := (lo + hi) / 2
	if first, hit := s.firstBlocked(o, lo, mid); hit {
		return first, true
	}
	return s.firstBlocked(o, mid+1, hi)
}

// passes tells quickly that no step along v is blocked: it is no answer that it does not.
func (s *sliding) passes(o *Obstacle, v Vector) bool {
	own, other := o.against(&s.base.Shape)
	return own.sweptBoxGap(v, other) > o.Keep // by more than rounding can take away
}

// clear tells, if it can tell at a glance, that no step from lo to hi is blocked: one edge
// shuts out the other thing at both ends, with enough to spare that the rounding of the
// places between, less than a unit each way, does not matter.
func (s *sliding) clear(o *Obstacle, lo, hi int) bool {
	own, other := o.against(&s.base.Shape)
	v, w := s.at(lo), s.at(hi)
	return own.keepsOff(other, v, w, o.Keep) || other.keepsOff(own, v.Neg(), w.Neg(), o.Keep)
}

// keepsOff tells whether one edge of p shuts out q by more than the distance to keep, both
// when p has moved by v and when it has moved by w.
func (p *Poly) keepsOff(q *Poly, v, w Vector, keep int) bool {
	for i := range p.n {
		a, b := p.at[i], p.at[p.next(i)]
		d := b.Minus(a)
		spare := d.span()
		if keep > 0 {
			spare += int64(keep) * int64(Root(int(d.dot(d)))+1)
		}
		if off := q.nearest(a, b); off+d.cross(v) >= spare && off+d.cross(w) >= spare {
			return true
		}
	}
	return false
}

// firstFree returns the first step that no obstacle forbids.
func (s *sliding) firstFree(obstacles []Obstacle) (int, bool) {
	at := &s.base.Shape
	var moved Shape
	for step := 0; step <= s.steps; {
		next := step
		for i := range obstacles {
			if o := &obstacles[i]; !o.Leaves(at) {
				next = max(next, step+1, s.leaves(o, step))
			}
		}
		if next == step {
			return step, true
		}
		step = next
		moved = s.there(step)
		at = &moved
	}
	return 0, false
}

// leaves returns a step before which every step is blocked by an obstacle in which, or to
// which, the base is deep enough or near enough that rounding does not matter.
func (s *sliding) leaves(o *Obstacle, step int) int {
	at, end := s.at(step), s.at(s.steps)
	moved, w := s.base.Core.Moved(at), way()
	if moved.closes(&o.Core, Vector{end.X - at.X, end.Y - at.Y}, 1, &w) && w.lo.Num <= 0 {
		step += w.hi.Of(s.steps - step)
	}
	if !s.crowds(o, step) {
		return step
	}
	// The gap to a convex thing falls and rises along the way: between two steps that are too
	// near, all are.
	by := 64
	for s.crowds(o, step+by) {
		step += by
		by *= 2
	}
	for ; by > 0; by /= 2 {
		if s.crowds(o, step+by) {
			step += by
		}
	}
	return step + 1
}

// crowds tells whether a step is nearer to an obstacle than it should be by more than the
// rounding of two places.
func (s *sliding) crowds(o *Obstacle, step int) bool {
	if o.Keep < 4 || step > s.steps {
		return false
	}
	moved := s.base.Outline.Moved(s.at(step))
	return moved.Near(&o.Outline, o.Keep-3)
}
