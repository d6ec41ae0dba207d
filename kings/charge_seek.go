package kings

import "gonfalon/geom/plane"

// The search for a way of a charge with one pivot, where the plainest will not do.
//
// Such a way is two numbers, the length before the pivot and the turn. The search takes all
// of them at once and halves them again and again. Of each part it looks at the middle, and
// drops the part if none of its ways can do: seen from the unit, the target and all else are
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
	seekHair = alike * 4 / 5
	// seekMost is how many parts are looked at, at most; to try a way out is as much work as to
	// look at seekTry.
	seekMost = 3000
	seekTry  = 4
	// maxParts is how many parts wait to be looked at, at most.
	maxParts = 1024
	// maxBays is how many free places along a side are told apart.
	maxBays = 24
	// everywhere is farther than any place along a side.
	everywhere = 1 << 20
)

// A bay is a length along the side of the target in which the unit can slide: from where to
// where, and the place in it at which it comes to rest.
type bay struct {
	lo, hi int
	end    plane.Point
}

// A hindrance is something in the way, with the lengths of its edges, rounded up.
type hindrance struct {
	no   int // in the crowd
	edge [plane.MaxCorners]int64
}

// A seeker is a charging unit that looks for its way with one pivot.
type seeker struct {
	*charging
	best   *way
	found  bool
	bays   [maxBays]bay
	n      int    // of bays
	places [2]int // of the ends of the side that is charged
	nears  int    // of things near a target that is an Individual
	near   [maxCrowd]uint8
	things [maxCrowd]hindrance
	m      int // of things
	looks  int // how many parts it will still look at
	tried  way
}

// settled looks around, and tells whether no way can be shorter than the best so far.
func (k *seeker) settled() bool {
	k.survey()
	return k.found && k.best.length <= k.shortest()+alike
}

// survey finds where along the side the unit can come to rest.
func (k *seeker) survey() {
	x := k.charging
	berth := plane.Berth{Target: &x.target, Side: x.face, Size: x.start.Size, Own: plane.Front, Hand: x.left}
	if x.turns {
		if k.findNear(); k.nears == 0 {
			return
		}
	}
	if x.fixed {
		k.bays[0], k.n = bay{-everywhere, everywhere, berth.At(x.goal).At}, 1
		return
	}
	most := int(x.frontage()+x.start.Width) / 2
	others := x.crowd.list[:x.crowd.n]
	for at := -most; at <= most && k.n < maxBays; {
		lo, ok := berth.Nearest(at, at, most, others)
		if !ok {
			break
		}
		hi, _ := berth.Slide(lo, most, others)
		rest := min(max(x.goal, lo), hi)
		if berth.Shared(rest) > plane.Slack {
			k.bays[k.n] = bay{lo, hi, berth.At(rest).At}
			k.n++
		}
		at = hi + 1
	}
}

// findNear finds what can keep an Individual from turning to the unit, or the unit from
// sliding to its middle.
func (k *seeker) findNear() {
	x := k.charging
	// It slides away from what is beside it, and no farther than to the middle.
	aside := max(int(x.start.Width), hypot(int(x.target.Width), int(x.target.Depth))) / 2
	most := hypot(x.standoff()+int(x.start.Depth)/2, aside) + 2*int(Millimetre)
	for i := range x.crowd.n {
		if x.crowd.list[i].Outline.GapTo(x.target.At).Cmp(most) <= 0 {
			k.near[k.nears] = uint8(i)
			k.nears++
		}
	}
}

// frontage is how long the side is that is charged.
func (x *charging) frontage() int32 {
	if x.face == plane.Left || x.face == plane.Right {
		return x.target.Depth
	}
	return x.target.Width
}

// standoff is how far apart the centres are when the unit stands in the middle.
func (x *charging) standoff() int {
	return int(x.start.Depth+x.target.Width+x.target.Depth-x.frontage()) / 2
}

// shortest is no more than the length of any way.
func (k *seeker) shortest() int {
	least := everywhere
	for i := range k.bays[:k.n] {
		least = min(least, distance(k.start.At, k.bays[i].end))
	}
	if k.turns {
		straight := int64(distance(k.start.At, k.target.At))
		if k.nears > 0 && !k.fixed { // it may be stopped beside the middle
			aside := int64(k.start.Width+k.target.Width+k.target.Depth) / 2
			straight = int64(isqrt(max(0, straight*straight-aside*aside)))
		}
		least = min(least, max(0, int(straight)-hypot(k.standoff(), k.goal)))
	}
	return least
}

// plainly tries the plainest ways to every place: straight on, and turning at once.
func (k *seeker) plainly() {
	if k.better([2]int32{}, 0, 0, k.found, k.best, &k.tried) {
		k.found = true
	}
	for i := range k.n {
		if k.left < 0 {
			i = k.n - 1 - i
		}
		to := k.start.Facing.To(plane.Heading(k.bays[i].end.Minus(k.start.At)))
		if k.better([2]int32{}, to, 0, k.found, k.best, &k.tried) {
			k.found = true
		}
	}
}

// once looks for the shortest way with one pivot.
func (k *seeker) once() {
	far := k.farthest()
	k.surround(k.start.At.Plus(plane.Ahead(k.start.Facing, int(far))))
	var large, small queue
	turns := [2]int32{-int32(right90), int32(right90)}
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
		if k.found && (k.any || int(p.least) >= k.best.length-seekHair) {
			break
		}
		k.looks--
		k.look(p, q, small)
	}
}

// farthest is how far the unit can go straight ahead before it pivots: until something is in
// the way, or the target lies behind it whichever way it turns.
func (k *seeker) farthest() int32 {
	x := k.charging
	from := x.start.Frame()
	far := int32(0)
	for i := range x.target.Outline.Len() {
		far = max(far, from.Of(x.target.Outline.Corner(i)).X)
	}
	far = int32(x.clip(x.start.Pose, int(far+x.start.Width/2)))
	if x.fly {
		return far
	}
	free := int32(0)
	for free < far {
		mid := (free + far + 1) / 2
		v := plane.Ahead(x.start.Facing, int(mid))
		if x.crowd.crossed(&x.start, v) || plane.Crosses(&x.start.Shape, v, &x.target.Shape) {
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
	x := k.charging
	side := x.target.Side(x.face)
	berth := plane.Berth{Target: &x.target, Side: x.face}
	k.places = [2]int{berth.Along(side.A), berth.Along(side.B)}
	lo, hi := x.start.At, x.start.At
	for i := range x.target.Outline.Len() + 1 {
		p := last
		if i > 0 {
			p = x.target.Outline.Corner(i - 1)
		}
		lo, hi = plane.Point{X: min(lo.X, p.X), Y: min(lo.Y, p.Y)}, plane.Point{X: max(hi.X, p.X), Y: max(hi.Y, p.Y)}
	}
	size := x.start.Width + x.start.Depth
	around := plane.Box(lo.Plus(plane.Vector{X: -size, Y: -size}), hi.Plus(plane.Vector{X: size, Y: size}))
	for i := range x.crowd.n {
		p := &x.crowd.list[i].Core
		if around.Misses(plane.Vector{}, p) {
			continue
		}
		h := &k.things[k.m]
		h.no = i
		for j := range p.Len() {
			h.edge[j] = int64(distance(p.Corner(j), p.Corner((j+1)%p.Len()))) + 2
		}
		k.m++
	}
}

// A part is a part of all ways: those with a pivot between two lengths and two turns, positive
// to the side that is tried first. None of them is shorter than least.
type part struct {
	ahead, turn [2]int32
	least       int32
}

// before tells which of two parts is looked at first: the one that may hold the shortest way,
// then the one to the side that is tried first.
func (p *part) before(o *part) bool {
	return p.least < o.least || p.least == o.least && p.turn[0]+p.turn[1] > o.turn[0]+o.turn[1]
}

// A queue keeps parts to be looked at, as a heap.
type queue struct {
	n    int
	list [maxParts]part
}

// push adds a part, if there is room.
func (q *queue) push(p part) {
	if q.n == len(q.list) {
		return
	}
	i := q.n
	q.n++
	for i > 0 && p.before(&q.list[(i-1)/2]) {
		q.list[i] = q.list[(i-1)/2]
		i = (i - 1) / 2
	}
	q.list[i] = p
}

// pop takes the first part.
func (q *queue) pop() part {
	first := q.list[0]
	q.n--
	last := q.list[q.n]
	i := 0
	for {
		c := 2*i + 1
		if c >= q.n {
			break
		}
		if c+1 < q.n && q.list[c+1].before(&q.list[c]) {
			c++
		}
		if !q.list[c].before(&last) {
			break
		}
		q.list[i] = q.list[c]
		i = c
	}
	q.list[i] = last
	return first
}

// look looks at a part: at the way in its middle, and whether to look at its halves.
func (k *seeker) look(p part, q, small *queue) {
	a, t := (p.ahead[0]+p.ahead[1])/2, (p.turn[0]+p.turn[1])/2
	by := plane.Angle(t) * k.left
	g := glance{seeker: k, hair: seekHair, wide: int(p.ahead[1] - a), turn: int(max(p.turn[1]-t, t-p.turn[0]))}
	g.pose = k.start.Moved(plane.Ahead(k.start.Facing, int(a))).Turned(by)
	g.frame = g.pose.Frame()
	for i := range g.corners {
		g.corners[i] = g.frame.Of(k.target.Outline.Corner(i))
	}
	if !g.reaches(int(p.ahead[0])) {
		return
	}
	barred, all := g.barred()
	if all {
		return
	}
	if middle := (glance{seeker: k, pose: g.pose, frame: g.frame, corners: g.corners}); !barred && middle.reaches(int(a)) && middle.free() {
		k.looks -= seekTry
		if k.better([2]int32{a}, by, 0, k.found, k.best, &k.tried) {
			k.found = true
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
