package kings

import (
	"cmp"
	"slices"

	"gonfalon/game"
)

// lineDocument is a line of battle of all that a seat may deploy now.
type lineDocument struct {
	Units []postDocument `json:"units"`
}

// askLine draws up the units that a seat has in reserve: abreast along the edge of the zone, the
// slow ones in the middle and the fast ones on the wings, heroes behind them. One for which
// there is no place is left out.
func (s *State) askLine(seat game.Seat, question []byte) (any, error) {
	var q asked
	if err := game.Decode(question, &q); err != nil {
		return nil, err
	}
	d := lineDocument{Units: []postDocument{}}
	if s.Waits.Kind != decideDeploy {
		return d, nil
	}
	l := battleLine{State: *s, seat: seat}
	for _, u := range l.reserve() {
		if l.draw(u) {
			d.Units = append(d.Units, l.post(u))
		}
	}
	return d, nil
}

// A battleLine is a state in which a seat draws up its army in ranks, each from the middle of
// the table outwards.
type battleLine struct {
	State
	seat  game.Seat
	ranks [4]rank
}

// A rank is how far a row of units has come to either side of the middle, and how far its front is
// behind the edge of the zone.
type rank struct {
	wing  [2]int32
	depth int32
}

const (
	firstRank = 0
	heroRank  = 1
	elbowRoom = Inch // between neighbours
)

// reserve lists who is to be drawn up now, in the order in which they take their places.
func (l *battleLine) reserve() []UnitNo {
	var list []UnitNo
	for u, end := l.Armies.Of(l.seat); u < end; u++ {
		if l.Units[u].Condition == Reserve && l.goesAhead(u) == l.deploysAhead() {
			list = append(list, u)
		}
	}
	slices.SortStableFunc(list, func(a, b UnitNo) int {
		return cmp.Or(cmp.Compare(l.rankOf(a), l.rankOf(b)), cmp.Compare(l.profile(a).Speed, l.profile(b).Speed),
			cmp.Compare(l.size(b).Width, l.size(a).Width))
	})
	return list
}

func (l *battleLine) rankOf(u UnitNo) int {
	if l.profile(u).Hero {
		return heroRank
	}
	return firstRank
}

// draw finds the place of a unit: in its rank, in one behind, else anywhere.
func (l *battleLine) draw(u UnitNo) bool {
	back := int32(Millimetre)
	for i := range l.ranks {
		r := &l.ranks[i]
		if i >= l.rankOf(u) && l.join(u, r, back) {
			r.depth = max(r.depth, l.size(u).Depth)
			return true
		}
		if r.depth > 0 {
			back += r.depth + elbowRoom
		}
	}
	a, ok := l.anyPlace(l.seat, u)
	if ok {
		l.imagine(&a)
	}
	return ok
}

// join puts a unit at the shorter wing of a rank, as near to the middle as it can stand.
func (l *battleLine) join(u UnitNo, r *rank, back int32) bool {
	first := 0
	if r.wing[1] < r.wing[0] {
		first = 1
	}
	for _, side := range [2]int{first, 1 - first} {
		if far, ok := l.stand(u, side, r.wing[side], back); ok {
			if r.wing == [2]int32{} { // it stands in the middle
				r.wing[1-side] = far
			}
			r.wing[side] = far
			return true
		}
	}
	return false
}

// stand puts a unit so far from the middle, or farther, and returns how far the rank has come then.
func (l *battleLine) stand(u UnitNo, side int, from, back int32) (int32, bool) {
	size := l.size(u)
	a := Action{Kind: DeployUnit, Unit: u, Turn: [2]int16{l.ahead(l.seat)}}
	y := l.fromOwn(l.seat, l.frontier(u)+1-back-size.Depth/2)
	out := int32(0)
	if from > 0 {
		out = from + elbowRoom + size.Width/2
	}
	for ; out <= l.Width/2; out += Inch / 2 {
		x := l.Width/2 + out
		if side == 1 {
			x = l.Width/2 - out
		}
		a.Ahead = [3]int32{x, y}
		if l.forbidsPost(l.seat, &a).ok() {
			l.imagine(&a)
			return out + size.Width/2, true
		}
	}
	return 0, false
}
