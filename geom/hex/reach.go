package hex

// MaxBudget bounds the budget of a [Grid.Reach].
const MaxBudget = 8

// Ground is what a move meets.
type Ground struct {
	Closed Set // cannot be entered
	Stop   Set // entering ends the move
	Slow   Set // entering takes one more off what is left; below 0 that ends the move
	Road   Set // see [Grid.Reach]
}

// A Reach is where a move can end.
type Reach struct {
	Hexes  Set // without the start
	Bonus  Set // those of them that are reached only by the extra step of a road
	Onward Set // where a step is left, be it the extra one; the start may be one of them
	cost   [MaxHexes]uint8
	from   [MaxHexes]Hex
}

// Reach returns where a move from a hex can end. A move goes from neighbour to neighbour; each
// step takes one off the budget, which must not be used up before.
//
// A move that uses up its budget on roads, start and end included, has one extra step: to any
// hex that is not closed, road or not. It has none if the move had to end before, even if that
// was on a road; and a budget of 0 is no move at all.
func (g *Grid) Reach(start Hex, budget int, ground Ground) (r Reach) {
	if budget <= 0 {
		return r
	}
	// The worth of having come to a hex is twice what is left, and 1 more if all was road so
	// far. Nothing can be done with less worth that cannot be done with more: the extra step
	// is no better than a step. So who takes the hexes by their worth finds each other hex by
	// the best way first.
	var waves [2*MaxBudget + 2]Set
	most := 2 * budget
	if ground.Road.Has(start) {
		most++
	}
	waves[most] = bit(start)
	known := ground.Closed.With(start)
	for worth := most; worth > 0; worth-- {
		left, road := worth>>1, worth&1
		cost := uint8(max(budget-left+1-road, 1))
		r.Onward = r.Onward.Or(waves[worth])
		for wave := waves[worth]; !wave.Empty(); {
			var h Hex
			h, wave = wave.Next()
			found := g.Around(h).AndNot(known)
			if found.Empty() {
				continue
			}
			known = known.Or(found)
			r.note(found, h, cost)
			if left == 0 {
				r.Bonus = r.Bonus.Or(found)
				continue
			}
			found = found.AndNot(ground.Stop)
			spread(&waves, left-1, road, found.AndNot(ground.Slow), ground.Road)
			if left > 1 {
				spread(&waves, left-2, road, found.And(ground.Slow), ground.Road)
			}
		}
	}
	return r
}

func (r *Reach) note(found Set, from Hex, cost uint8) {
	r.Hexes = r.Hexes.Or(found)
	for !found.Empty() {
		var h Hex
		h, found = found.Next()
		r.cost[h], r.from[h] = cost, from
	}
}

// spread puts hexes in the waves in which they are taken, by what is left in them.
func spread(waves *[2*MaxBudget + 2]Set, left, road int, found, roads Set) {
	off := &waves[2*left]
	if road == 1 {
		on := &waves[2*left+1]
		*on = on.Or(found.And(roads))
		found = found.AndNot(roads)
	}
	*off = off.Or(found)
}

// Cost returns the least budget with which a hex is reached, the extra step of a road being
// free: what a smaller budget reaches are the hexes that cost no more. It is 0 for hexes that
// are not reached, and for the start.
func (r *Reach) Cost(h Hex) int { return int(r.cost[h]) }

// Way returns the hexes that a move to a hex enters, and how many they are: none if it is not
// reached. It is possible with a budget of what the hex costs, and no other way leaves more of
// it. Of several such ways it is always the same.
func (r *Reach) Way(to Hex) (way [MaxBudget + 1]Hex, n int) {
	for h := to; r.Hexes.Has(h); h = r.from[h] {
		n++
	}
	for i := n - 1; i >= 0; i-- {
		way[i], to = to, r.from[to]
	}
	return way, n
}
