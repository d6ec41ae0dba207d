package way

import "gonfalon/geom/plane"

// What the search for the way sees when it looks at a part of all ways.

// A glance is a look at the middle of a part.
type glance struct {
	*seeker
	hair       int // how much shorter than the best a way must be
	wide, turn int // half of the lengths and of the turns
	pose       plane.Pose
	frame      plane.Frame
	corners    [4]plane.Vector // of the target
	spread     int             // of the target
	touch      int             // how far ahead it touches the side, at least
	flush      int             // how far ahead its front is when it is set flush, at least, if that is known
	least      int             // how long a way is, at least
}

// spreadOf is by how much another of the part may see points elsewhere.
func (g *glance) spreadOf(points []plane.Vector) int {
	far := 0 // more than the distance of any, by a twelfth at most
	for _, v := range points {
		x, y := int(max(v.X, -v.X)), int(max(v.Y, -v.Y))
		far = max(far, max(x, y)+min(x, y)*54/128+1)
	}
	return g.wide + far*g.turn/5729 + 1
}

// reaches tells whether a way of the part can touch the side before another,
// where the base can come to rest, and be shorter than the best.
func (g *glance) reaches(ahead int) bool {
	corners := &g.corners
	g.spread = g.spreadOf(corners[:])
	front, half, unsure := int(g.Start.Depth)/2, int(g.Start.Width)/2, g.spread+seekSure
	near, far, ok := stretch(corners[g.Side], corners[(g.Side+1)%4], half+unsure)
	if !ok || far+unsure < front {
		return false
	}
	cut := everywhere
	if half > unsure {
		first := everywhere
		for i, a := range corners {
			b := corners[(i+1)%4]
			if int(min(a.X, b.X)) >= first {
				continue // no part of it is nearer
			}
			if near, _, ok := stretch(a, b, half-unsure); ok {
				first = min(first, near)
			}
		}
		if first+unsure < min(front, near-unsure) {
			return false // it stands on the target, or is past it, or meets another side
		}
		cut = first + 2*unsure
	}
	g.touch = max(near-unsure, front)
	return g.lands(ahead, cut)
}

// lands tells whether the base can come to rest on a way that is shorter than the best, if it
// touches the side no farther ahead than it is cut.
func (g *glance) lands(ahead, cut int) bool {
	g.least = everywhere
	turns := false
	if g.Turns {
		g.least, turns = g.leastTurned(ahead)
		g.least += ahead
		if turns && !g.Fixed { // it is set flush where it is, without a turn
			g.flush = int(g.frame.Of(g.Target.At).X) - g.standoff() + int(g.Start.Depth)/2 - g.spread - seekSure
		}
	}
	if !turns && g.n > 0 {
		from, to := g.flushWithin(cut)
		for i := range g.bays[:g.n] {
			if b := &g.bays[i]; b.hi >= from && b.lo <= to {
				g.least = min(g.least, ahead+g.leastTo(ahead, b.end))
			}
		}
	}
	return g.least < everywhere && (!g.found || g.least < g.best.Length-g.hair)
}

// flushWithin returns the places between which the base can be set flush.
func (g *glance) flushWithin(cut int) (from, to int) {
	half, unsure := int(g.Start.Width)/2, g.spread+seekSure
	side := clip(g.corners[g.Side], g.corners[(g.Side+1)%4], half+unsure)
	side.cut(cut)
	from = g.places[0] + (g.places[1]-g.places[0])*side.off[0]/sideParts
	to = g.places[1] + (g.places[0]-g.places[1])*side.off[1]/sideParts
	return min(from, to) - half - unsure, max(from, to) + half + unsure
}

// leastTo is no more than the length of the rest of a way of the part to a place. It is least
// if the base pivots as soon as it may, and as far towards the place.
func (g *glance) leastTo(ahead int, rest plane.Point) int {
	straight := g.touch - int(g.Start.Depth)/2
	from := plane.Pose{At: g.Start.At.Plus(plane.Ahead(g.Start.Facing, ahead)), Facing: g.pose.Facing}
	turn, side := plane.Angle(g.turn), g.frame.Of(rest.Plus(g.pose.At.Minus(from.At))).Y
	if side < 0 {
		turn = -turn
	}
	frame := from.Turned(turn).Frame()
	seen := frame.Of(rest)
	if seen.X > 0 && (seen.Y < 0) != (side < 0) { // one of the part goes straight to it
		return max(straight, plane.Distance(from.At, rest)-2)
	}
	return straight + plane.Hypot(int(seen.X)-straight, int(seen.Y)) - 2
}

// leastTurned is no more than the length of the rest of a way of the part if the target turns
// to the base; and whether it surely does. The base then slides aside to
// its goal, or to what is in the way.
func (g *glance) leastTurned(ahead int) (least int, surely bool) {
	at, standoff, unsure := g.frame.Of(g.Target.At), g.standoff(), g.spread+seekSure
	around := int32(g.girth + unsure)
	middle := int(max(at.Y, -at.Y))
	aside, free := middle, true
	surely = true
	for _, no := range g.near[:g.nears] {
		thing, v := &g.Crowd.List[no], g.view(int(no))
		if v.hi.X > at.X-around && v.lo.X < at.X+around && v.hi.Y > at.Y-around && v.lo.Y < at.Y+around {
			surely = false
		}
		if g.Fixed || aside == 0 && !free {
			continue
		}
		wide := unsure + thing.Keep
		if deep := int(g.Start.Depth)/2 + wide; int(v.hi.X) <= int(at.X)-standoff-deep || int(v.lo.X) >= int(at.X)-standoff+deep {
			continue
		}
		stop := g.stops(v, int(at.X)-standoff, wide, at.Y < 0) - thing.Keep
		if middle <= unsure { // it may be to the other side
			stop = min(stop, g.stops(v, int(at.X)-standoff, wide, at.Y >= 0)-thing.Keep)
		}
		aside, free = max(min(aside, stop-unsure), 0), free && stop > middle+2*unsure
	}
	least = g.touch - int(g.Start.Depth)/2
	from := g.Start.At.Plus(plane.Ahead(g.Start.Facing, ahead))
	if free { // whichever way it turns, it ends as far from the middle of the target
		rest := g.Target.At.Plus(plane.Ahead(g.pose.Facing, -standoff)).Plus(plane.Ahead(g.pose.Facing-MostTurn, g.Goal))
		return max(least, plane.Distance(from, g.Target.At)-g.off-2, g.leastTo(ahead, rest)-g.off*g.turn/5729), surely
	}
	seen := g.frame.Of(g.Target.At.Plus(g.pose.At.Minus(from)))
	forward := int(seen.X) - (int(max(seen.Y, -seen.Y))+int(max(seen.X, 0))*g.turn/11458)*g.turn/5729 - standoff - 4
	give := g.spread + standoff*g.turn/5729 + 2
	return max(least, forward, least+plane.Hypot(int(at.X)-standoff-least, aside)-give), surely
}

// stops returns how far to the left, or to the right, the base slides so far ahead before a
// thing stops it, which may lie elsewhere by as much as is told.
func (g *glance) stops(v *view, ahead, unsure int, right bool) int {
	deep, half := int(g.Start.Depth)/2, int(g.Start.Width)/2
	first, last, surely := everywhere, -everywhere, everywhere
	a := v.at[v.n-1]
	for _, b := range v.at[:v.n] {
		// stretch looks ahead: here it looks aside.
		from, to := plane.Vector{X: a.Y, Y: a.X - int32(ahead)}, plane.Vector{X: b.Y, Y: b.X - int32(ahead)}
		if right {
			from.X, to.X = -from.X, -to.X
		}
		if int(min(from.X, to.X)) >= max(first, surely) && int(max(from.X, to.X)) <= last {
			a = b
			continue // no part of it is nearer, or farther
		}
		if near, far, ok := stretch(from, to, deep+unsure); ok {
			first, last = min(first, near), max(last, far)
		}
		if deep > unsure {
			if near, _, ok := stretch(from, to, deep-unsure); ok {
				surely = min(surely, near)
			}
		}
		a = b
	}
	if last < -half || surely+unsure < half {
		return everywhere // it is on the other side, or where the base is to stand
	}
	return first - half
}

// A view is a thing as the base sees it: its corners, and how far it extends.
type view struct {
	look   int // which it is, counted from 1: none sees a thing twice
	n      int
	at     [plane.MaxCorners]plane.Vector
	lo, hi plane.Vector
}

// view returns the view of a thing of the crowd.
func (g *glance) view(no int) *view {
	v, look := &g.views[no], seekMost-g.looks
	if v.look == look {
		return v
	}
	p := &g.Crowd.List[no].Core
	v.look, v.n = look, p.Len()
	v.lo, v.hi = plane.Vector{X: everywhere, Y: everywhere}, plane.Vector{X: -everywhere, Y: -everywhere}
	for i := range v.n {
		c := g.frame.Of(p.Corner(i))
		v.at[i] = c
		v.lo.X, v.hi.X = min(v.lo.X, c.X), max(v.hi.X, c.X)
		v.lo.Y, v.hi.Y = min(v.lo.Y, c.Y), max(v.hi.Y, c.Y)
	}
	return v
}

// free tells whether nothing is in the way in the middle of the part.
func (g *glance) free() bool {
	barred, _ := g.barred()
	return !barred
}

// barred tells whether something is in the way in the middle of the part, and whether it is
// in the way of all of the part. What it is, it looks at first the next time.
func (g *glance) barred() (middle, all bool) {
	if g.Over {
		return false, false
	}
	rear, half, front := -g.Start.Depth/2, g.Start.Width/2, int32(max(g.touch, g.flush))
	lane := [4]plane.Vector{{X: rear, Y: -half}, {X: rear, Y: half}, {X: front, Y: -half}, {X: front, Y: half}}
	swing := g.spreadOf(lane[:]) // seen from the thing it is the way that lies elsewhere
	for i := range g.m {
		deep, spread := g.deep(&g.things[i], &lane)
		if deep <= seekSure {
			continue
		}
		middle = true
		if deep > min(spread, swing)+seekSure {
			if i > 0 {
				g.things[0], g.things[i] = g.things[i], g.things[0]
			}
			return true, true
		}
	}
	return middle, false
}

// deep returns how deep a thing lies in the way, and by how much it may be elsewhere: how far
// it would have to be moved, at least, to be out of it.
func (g *glance) deep(h *hindrance, lane *[4]plane.Vector) (deep, spread int) {
	rear, front, at := lane[0], lane[3], g.frame.Of(h.middle)
	if at.X-h.radius > front.X || at.X+h.radius < rear.X || at.Y-h.radius > front.Y || at.Y+h.radius < rear.Y {
		return 0, 0
	}
	v := g.view(h.no)
	deep = int(min(front.X-v.lo.X, v.hi.X-rear.X, front.Y-v.lo.Y, v.hi.Y-rear.Y))
	if deep <= seekSure {
		return deep, 0
	}
	for i, a := range v.at[:v.n] {
		b := v.at[0]
		if i+1 < v.n {
			b = v.at[i+1]
		}
		// The corner of the lane that is farthest in.
		in := plane.Vector{X: rear.X, Y: front.Y}
		if b.Y < a.Y {
			in.X = front.X
		}
		if b.X < a.X {
			in.Y = rear.Y
		}
		if far := (int(b.X)-int(a.X))*(int(in.Y)-int(a.Y)) - (int(b.Y)-int(a.Y))*(int(in.X)-int(a.X)); far < deep*h.edge[i] {
			deep = far / h.edge[i]
		}
	}
	return deep, g.spreadOf(v.at[:v.n])
}
