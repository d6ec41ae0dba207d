package way

// maxParts is how many parts wait to be looked at, at most.
const maxParts = 1024

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
