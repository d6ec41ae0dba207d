package way

import "gonfalon/geom/plane"

// The search for a way with one pivot, where the plainest will not do.
//
// Such a way is two numbers, the length before the pivot and the turn. The search takes all
// of them at once and halves them again and again. Of each part it looks at the middle, and
// drops the part if none of its ways can do: seen from the base, the target and all else are
// elsewhere by no more than the spread of the part, so what is deeper in the way than that
// is in the way of all of them. It drops it too if none of its ways can be shorter than the
// best by more than a hair. What is left when the spread is small is not looked at further.

const (
	// seekFinest is the spread of the parts at which the search ends: a way that leaves so
	// much room on all sides is found.
	seekFinest = 50
	// seekCoarsely is the spread of the parts that wait until all larger ones are looked at, so
	// that there soon is a way with which others are compared.
	seekCoarsely = 400
	// seekSure is more than rounding, skins and slack can amount to.
	seekSure = 12
	// seekHair is how much shorter a way must be to be worth looking for.
	seekHair = Alike * 4 / 5
	// seekMost is how many parts are looked at, at most; to try a way out is as much work as to
	// look at seekTry.
	seekMost = 3000
	seekTry  = 4
)

// A hindrance is something in the way, with the lengths of its edges, rounded up, and a circle
// around it.
type hindrance struct {
	no     int // in the crowd
	edge   [plane.MaxCorners]int
	middle plane.Point
	radius int32
}

// A seeker is a base that looks for its way with one pivot.
type seeker struct {
	*Search
	survey
	best   *Way
	found  bool
	places [2]int // of the ends of the side
	m      int    // of things
	things [MaxThings]hindrance
	views  [MaxThings]view
	girth  int // of the target: no point of it is as far from its middle
	off    int // how far apart the centres are where the base should end, at most
	looks  int // how many parts it will still look at
	tried  Way
}

// plainly tries the plainest ways to every place: straight on, and turning at once.
func (k *seeker) plainly() {
	k.try([2]int32{}, 0, 0)
	for i := range k.n {
		if k.Hand < 0 {
			i = k.n - 1 - i
		}
		to := k.Start.Facing.To(plane.Heading(k.bays[i].end.Minus(k.Start.At)))
		k.try([2]int32{}, to, 0)
	}
}

// once looks for the shortest way with one pivot.
func (k *seeker) once() {
	k.girth = plane.Hypot(int(k.Target.Width), int(k.Target.Depth))/2 + 1
	k.off = plane.Hypot(k.standoff(), k.Goal) + 2
	far := k.farthest()
	k.surround(k.Start.At.Plus(plane.Ahead(k.Start.Facing, int(far))))
	var large, small queue
	turns := [2]int32{-int32(MostTurn), int32(MostTurn)}
	large.push(part{turn: turns}) // at once: nearly always the shortest
	large.push(part{ahead: [2]int32{0, far}, turn: turns})
	k.lookAll(&large, &small)
	k.lookAll(&small, &small)
}

// lookAll looks at the parts of a queue, and their halves, until none can hold a shorter way;
// those that are small it puts into another queue.
func (k *seeker) lookAll(q, small *queue) {
	for q.n > 0 && k.looks > 0 {
		p := q.pop()
		if k.found && (k.Any || int(p.least) >= k.best.Length-seekHair) {
			break
		}
		k.looks--
		k.look(p, q, small)
	}
}

// farthest is how far the base can go straight ahead before it pivots: until something is in
// the way, or the target lies behind it whichever way it turns.
func (k *seeker) farthest() int32 {
	from := k.Start.Frame()
	far := int32(0)
	for i := range k.Target.Outline.Len() {
		far = max(far, from.Of(k.Target.Outline.Corner(i)).X)
	}
	far = int32(k.clip(k.Start.Pose, int(far+k.Start.Width/2)))
	if k.Over {
		return far
	}
	free := int32(0)
	for free < far {
		mid := (free + far + 1) / 2
		v := plane.Ahead(k.Start.Facing, int(mid))
		if k.Crowd.crossed(&k.Start, v) || plane.Crosses(&k.Start.Shape, v, &k.Target.Shape) {
			far = mid - 1
		} else {
			free = mid
		}
	}
	return free
}

// surround gathers what can be in the way: it lies near the ways between the places of the
// pivot, of which the last is given, and the target.
func (k *seeker) surround(last plane.Point) {
	side := k.Target.Side(k.Side)
	berth := plane.Berth{Target: &k.Target, Side: k.Side}
	k.places = [2]int{berth.Along(side.A), berth.Along(side.B)}
	lo, hi := k.Start.At, k.Start.At
	for i := range k.Target.Outline.Len() + 1 {
		p := last
		if i > 0 {
			p = k.Target.Outline.Corner(i - 1)
		}
		lo, hi = plane.Point{X: min(lo.X, p.X), Y: min(lo.Y, p.Y)}, plane.Point{X: max(hi.X, p.X), Y: max(hi.Y, p.Y)}
	}
	size := k.Start.Width + k.Start.Depth
	around := plane.Box(lo.Plus(plane.Vector{X: -size, Y: -size}), hi.Plus(plane.Vector{X: size, Y: size}))
	for i := range k.Crowd.N {
		p := &k.Crowd.List[i].Core
		if around.Misses(plane.Vector{}, p) {
			continue
		}
		h := &k.things[k.m]
		h.no, h.middle, h.radius = i, p.Corner(0), 0
		h.middle.X += (p.Corner(p.Len()/2).X - h.middle.X) / 2
		h.middle.Y += (p.Corner(p.Len()/2).Y - h.middle.Y) / 2
		for j := range p.Len() {
			h.edge[j] = plane.Distance(p.Corner(j), p.Corner((j+1)%p.Len())) + 2
			h.radius = max(h.radius, int32(plane.Distance(h.middle, p.Corner(j)))+2)
		}
		k.m++
	}
}

// look looks at a part: at the way in its middle, and whether to look at its halves.
func (k *seeker) look(p part, q, small *queue) {
	a, t := (p.ahead[0]+p.ahead[1])/2, (p.turn[0]+p.turn[1])/2
	by := plane.Angle(t) * k.Hand
	g := glance{seeker: k, hair: seekHair, wide: int(p.ahead[1] - a), turn: int(max(p.turn[1]-t, t-p.turn[0]))}
	g.pose = k.Start.Moved(plane.Ahead(k.Start.Facing, int(a))).Turned(by)
	g.frame = g.pose.Frame()
	for i := range g.corners {
		g.corners[i] = g.frame.Of(k.Target.Outline.Corner(i))
	}
	if !g.reaches(int(p.ahead[0])) {
		return
	}
	barred, all := g.barred()
	if all {
		return
	}
	if !barred {
		middle := glance{seeker: k, pose: g.pose, frame: g.frame, corners: g.corners}
		if middle.reaches(int(a)) && middle.free() {
			k.looks -= seekTry
			k.try([2]int32{a}, by, 0)
		}
	}
	if g.spread <= seekFinest {
		return
	}
	if g.spread <= seekCoarsely {
		q = small
	}
	least := max(p.least, int32(g.least))
	switch turns := g.spread - g.wide; {
	case g.wide > turns && g.wide > 1 || g.turn <= 1 && g.wide > 1:
		q.push(part{[2]int32{p.ahead[0], a}, p.turn, least})
		q.push(part{[2]int32{a, p.ahead[1]}, p.turn, least})
	case g.turn > 1:
		q.push(part{p.ahead, [2]int32{p.turn[0], t}, least})
		q.push(part{p.ahead, [2]int32{t, p.turn[1]}, least})
	}
}
