package throne

import "gonfalon/game"

// armyWeight tells what an area with so many units of a House adds to a sum of
// armies: a byte each for armies of at least 2, 3, 4 and 5 units. A lone unit is no
// army (throne.supply.army-is-two-or-more, single-unit-free).
var armyWeight = [...]uint32{0, 0, 0x01, 0x0101, 0x010101, 0x01010101}

func weigh(units int) uint32 { return armyWeight[min(units, len(armyWeight)-1)] }

// within tells whether a sum of armies stays within the banners of a Supply level:
// for each size there are no more armies of at least that size than banners.
func within(armies, banners uint32) bool {
	const high = 0x80808080
	return ((banners|high)-armies)&high == high
}

// armies sums the armies of a House; Knights, Ships and routed units count one each.
func (s *State) armies(h House) uint32 {
	var sum uint32
	for a := range s.Places {
		if pl := &s.Places[a]; pl.House == h {
			sum += weigh(pl.Units.Len() + pl.Routed.Len())
		}
	}
	if s.attacking(h) {
		sum += weigh(s.Battle.Units.Len())
	}
	return sum
}

// banners returns the limits of a House's Supply level.
func (s *State) banners(h House) uint32 { return s.Board.supply[s.Holdings[h].Supply] }

// fed tells whether a House's armies stay within its Supply.
func (s *State) fed(h House) bool { return within(s.armies(h), s.banners(h)) }

// Steps of a Supply card.
const (
	supplyAdjust uint8 = iota
	supplyReduce
)

// supply carries out throne.westeros.supply-card, in play order.
func (p play) supply(f *game.Frame) {
	if f.Arg == int16(p.Houses) {
		p.Stack.Pop()
		return
	}
	h := p.houseAt(f.Arg)
	switch f.Step {
	case supplyAdjust:
		p.Holdings[h].Supply = p.symbols(h)
		p.tell(eventSupply, h, int16(p.Holdings[h].Supply))
		f.Step = supplyReduce
	case supplyReduce:
		if !p.fed(h) {
			p.ask(decideReduce, h)
			return
		}
		p.Cut = [MaxAreas]uint8{}
		f.Arg++
		f.Step = supplyAdjust
	}
}

// symbols counts the supply symbols that a House controls, up to the end of the track
// (throne.supply.level-equals-symbols).
func (s *State) symbols(h House) uint8 {
	n := 0
	for a := Area(1); a < MaxAreas; a++ {
		if s.owner(a) == h {
			n += int(s.Board.Areas[a].Barrels)
		}
	}
	return uint8(min(n, len(s.Board.supply)-1))
}

// forbidsReduce tells why a unit may not be removed to fit Supply: only from armies,
// and none that could be put back in the end (throne.supply.excess-must-be-destroyed).
func (s *State) forbidsReduce(h House, a Action) game.Rule {
	switch {
	case a.Kind != Remove:
		return ruleSupplyExcessMustBeDestroyed
	case !s.hasUnit(h, a):
		return ruleSupplyExcessMustBeDestroyed
	case !s.reducible(h).Has(a.Area):
		return ruleCasualtiesNoVoluntaryRemoval
	}
	return ""
}

// hasUnit tells whether a House has the unit that an action names.
func (s *State) hasUnit(h House, a Action) bool {
	if a.Area == NoArea || a.Area >= MaxAreas || a.Unit >= unitTypes || s.Places[a.Area].House != h {
		return false
	}
	if a.Routed {
		return s.Places[a.Area].Routed[a.Unit] > 0
	}
	return s.Places[a.Area].Units[a.Unit] > 0
}

func (s *State) listReduce(h House, list []Action) []Action {
	for rest := s.reducible(h); rest != 0; {
		var a Area
		a, rest = rest.Next()
		list = s.listUnits(a, list)
	}
	return list
}

// listUnits offers the removal of each kind of unit in an area.
func (s *State) listUnits(a Area, list []Action) []Action {
	pl := &s.Places[a]
	for u := range Unit(unitTypes) {
		if pl.Units[u] > 0 {
			list = append(list, Action{Kind: Remove, Area: a, Unit: u})
		}
		if pl.Routed[u] > 0 {
			list = append(list, Action{Kind: Remove, Area: a, Unit: u, Routed: true})
		}
	}
	return list
}

// maxArmies bounds the armies of a House: it has 20 units.
const maxArmies = 10

// A reduction looks for the ways to bring armies within their banners without
// removing a unit too many. Each such way keeps in every army either all of its units
// or as many as some banner, or 1 where there is no banner left for it.
type reduction struct {
	n       int
	areas   [maxArmies]Area
	before  [maxArmies]uint8 // units when the reduction began
	now     [maxArmies]uint8
	keep    [maxArmies]uint8
	limits  uint32
	banners [5]uint8 // how many of each size are not yet given to an army
	found   AreaSet
}

// reducible returns the areas from which one more unit may go.
func (s *State) reducible(h House) AreaSet {
	r := reduction{limits: s.banners(h)}
	for _, size := range s.Board.armies[s.Holdings[h].Supply] {
		r.banners[size]++
	}
	for a := Area(1); a < MaxAreas; a++ {
		pl := &s.Places[a]
		now := uint8(pl.Units.Len() + pl.Routed.Len())
		if pl.House == h && now+s.Cut[a] >= 2 && r.n < maxArmies {
			r.areas[r.n], r.before[r.n], r.now[r.n] = a, now+s.Cut[a], now
			r.n++
		}
	}
	r.banners[1] = uint8(r.n)
	r.search(0)
	return r.found
}

// search gives army i each banner that is left, and notes what the ways that work
// still remove.
func (r *reduction) search(i int) {
	if i == r.n {
		if r.exact() {
			for j := range r.n {
				if r.keep[j] < r.now[j] {
					r.found = r.found.With(r.areas[j])
				}
			}
		}
		return
	}
	for size := range uint8(len(r.banners)) {
		if r.banners[size] == 0 {
			continue
		}
		r.keep[i] = min(r.before[i], size)
		if r.keep[i] > r.now[i] {
			continue
		}
		r.banners[size]--
		r.search(i + 1)
		r.banners[size]++
	}
}

// exact tells whether no unit that goes could be put back.
func (r *reduction) exact() bool {
	var sum uint32
	for i := range r.n {
		sum += weigh(int(r.keep[i]))
	}
	for i := range r.n {
		k := int(r.keep[i])
		if k < int(r.before[i]) && within(sum-weigh(k)+weigh(k+1), r.limits) {
			return false
		}
	}
	return true
}
