package song

import (
	"gonfalon/game"
)

// The evaluation that greedy bots use: whole numbers throughout, so that bots choose alike on
// every machine. A Victory Point is worth a thousand. A bot looks one action ahead, past the windows
// that nobody uses; what an action leads to later must be seen before it has come about: what units
// can do next, what an attack that is not resolved will come to, where Objectives are.

// Weights of the evaluation.
const (
	worthPoint    = 1000
	worthHold     = 450 // an Objective that is controlled, where it gives points
	worthHoldLeft = 70  // the more for each round to come
	worthTouch    = 260 // an Objective that is controlled, where it gives none
	worthUnit     = 150 // a unit that is there
	worthFull     = 420 // all that it can suffer; and
	worthCost     = 40  // that for each point that it costs
	worthMarked   = 700 // a Marked Unit
	worthWall     = 800 // a Castle Wall, for each point that it gives
	worthCastle   = 600 // to be the one who defends
	worthKill     = 350 // an attack that may destroy its target
	worthToken    = 55  // a condition token
	worthCard     = 25  // a card in hand
	worthLasting  = 32  // an effect of one's own that lasts
	worthReserve  = -150
	worthWay      = 15 // an inch nearer to an Objective
	worthAdvance  = 8  // or to an enemy
	worthFacing   = 12 // the nearest enemy in front
)

// Shares of what a unit can do next that are counted, in percent.
const (
	shareActs  = 92 // it does it now
	shareReady = 55 // it may still be activated this round
	shareLater = 16 // next round, for all that one knows
	shareEnemy = 75 // of what enemies can do
)

// Value judges a state for a seat: what its side has, less what the best of the others have.
func Value(s *State, seat game.Seat) int32 {
	v := valuer{State: s, me: seat}
	v.weigh()
	var worth [MaxSeats]int
	for other := range s.seats() {
		worth[s.side(other).First()] += v.army(other)
	}
	mine, most, sum, foes := 0, -1<<30, 0, 0
	for other := range s.seats() {
		if s.side(other).First() != other {
			continue
		}
		n := worth[other] + worthPoint*s.points(other)
		if s.side(seat).Has(other) {
			mine = n
			continue
		}
		most, sum, foes = max(most, n), sum+n, foes+1
	}
	if foes > 1 { // who leads counts as much as all others together
		most = (most + sum/foes) / 2
	}
	return int32(mine - most + v.ways() + v.pending() + v.hand())
}

// A valuer judges one state.
type valuer struct {
	*State
	me    game.Seat
	left  int                // rounds to come after this one
	wound [MaxUnits + 1]int  // what a Wound is worth that a unit can still suffer
	holds [MaxUnits + 1]int8 // how many Objectives it controls
	free  [MaxObjectives]bool
	acts  UnitID // who is asked what it does
	on    UnitSet
}

// weigh works out what things are worth now.
func (v *valuer) weigh() {
	v.left = max(0, lastRound-int(v.Round))
	v.on = v.fielded(v.everybody()) | v.wallsLeft()
	for rest := v.on; rest != 0; {
		var u UnitID
		u, rest = rest.next()
		whole := worthFull + worthCost*int(v.sheet(u).card.Cost)
		if v.Units[u].Marks&markMarked != 0 {
			whole += worthMarked
		}
		if v.Muster.Wall(u) {
			whole = worthWall * v.Muster.lib.effects.Wall.Points
		}
		v.wound[u] = whole / max(1, v.health(u))
	}
	for i := range int(v.Laid) {
		u := v.controller(i)
		v.free[i] = true
		if u != NoUnit {
			v.holds[u]++
			v.free[i] = !v.side(v.me).Has(v.seatOf(u))
		}
	}
	if v.Waits.Kind == decideAction && v.Waits.Who != 0 {
		v.acts = v.asked().Unit
	}
}

// army judges what a seat has on the table, and what it can do next.
func (v *valuer) army(seat game.Seat) int {
	sum := worthCard * (int(v.Posts[seat].Cards) - v.Posts[seat].Discards.Len())
	for u, end := v.Muster.Of(seat); u < end; u++ {
		x := &v.Units[u]
		if x.Fate == InReserve {
			sum += worthReserve
		}
		if !v.onTable(u) {
			continue
		}
		sum += worthUnit + v.wound[u]*v.alive(u) - worthToken*UnitSet(x.Tokens).Len()
		sum += int(v.holds[u]) * v.holdWorth()
		if hope := v.hope(u); hope > 0 {
			sum += hope * v.share(u, seat) / 100
		}
	}
	if v.defends(seat) {
		for rest := v.wallsLeft(); rest != 0; {
			var u UnitID
			u, rest = rest.next()
			sum += v.wound[u] * v.alive(u)
		}
	}
	return sum
}

// alive is how many Wounds a unit can still suffer: none once it has fallen.
func (v *valuer) alive(u UnitID) int { return max(0, v.State.left(u)) }

// holdWorth is what it is worth to control an Objective.
func (v *valuer) holdWorth() int {
	if v.mode().Scored {
		return worthHold + worthHoldLeft*v.left
	}
	return worthTouch
}

// share is how much of what a unit can do next is counted.
func (v *valuer) share(u UnitID, seat game.Seat) int {
	n := shareReady
	switch {
	case v.acts == u:
		n = shareActs
	case v.Units[u].Activated > 0 || v.inActivation(u):
		n = shareLater
		if v.left == 0 {
			n = 0
		}
	}
	if !v.side(v.me).Has(seat) {
		n = n * shareEnemy / 100
	}
	return n
}

// inActivation tells whether a unit is being activated, and has acted.
func (v *valuer) inActivation(u UnitID) bool {
	for i := range v.Stack.Len() {
		if f := v.Stack.At(i); f.Proc == procActivation && UnitID(f.Arg) == u {
			return true
		}
	}
	return false
}

// hand judges what else a seat has laid out: effects that last, and the zone that it may claim.
func (v *valuer) hand() int {
	sum := 0
	if v.defends(v.me) {
		sum += worthCastle
	}
	for i := range v.Lasting[:v.Lasts] {
		if v.Lasting[i].By == v.me {
			sum += worthLasting
		}
	}
	switch {
	case v.Waits.Kind == decideZone && v.Waits.Who.Has(v.me):
		best := 0
		for z := Crown; z <= v.lastZone(); z++ {
			if v.Zones[z] == 0 {
				best = max(best, v.zoneWorth(z))
			}
		}
		return sum + best*4/5
	case v.Waits.Who.Has(v.me):
		for i := range v.Stack.Len() {
			if f := v.Stack.At(i); f.Proc == procZone && f.Seat == v.me {
				sum += v.zoneWorth(Zone(f.Arg >> 8 & 15))
			}
		}
	}
	return sum
}

// zoneWorth is what a zone of the Tactics Board may bring.
func (v *valuer) zoneWorth(z Zone) int {
	switch z {
	case Crown:
		return 170
	case Wealth:
		for u, end := v.Muster.Of(v.me); u < end; u++ {
			if v.onTable(u) && (v.Units[u].Wounds > 1 || v.Units[u].Tokens != 0) {
				return 140
			}
		}
		return 20
	case Tactics:
		return 90
	case Combat:
		best := 0
		for u, end := v.Muster.Of(v.me); u < end; u++ {
			if v.onTable(u) && v.engaged(u) {
				best = max(best, v.hope(u))
			}
		}
		return best
	}
	return 60
}
