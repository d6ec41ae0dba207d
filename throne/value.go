package throne

import "gonfalon/game"

// Weights of Value. A City or Fortress is the measure of all things; the rest serves
// to win the next one.
const (
	worthStrong    = 1000
	worthBarrel    = 90
	worthCrown     = 60
	worthArea      = 20
	worthPower     = 30
	worthLevel     = 40 // of Supply
	worthPlace     = 30 // on the Iron Throne or the Fiefdoms
	worthStar      = 60
	worthMarker    = 50
	worthCard      = 12 // a point of strength in hand
	worthApproach  = 12 // a step nearer to the next City or Fortress
	worthRivalArea = 150
	worthRivalUnit = 25
	plentyOfPower  = 12
)

var worthUnit = [unitTypes]int{Footman: 100, Knight: 195, Ship: 95}

// Value judges a state for a House, for bots that look ahead: what it holds, what its
// orders promise, how the battle under way may end, and what the others have.
func Value(s *State, seat game.Seat) int32 {
	v := valuer{State: s, h: seat}
	v.fleets = s.fleets(seat)
	return int32(v.holdings() + v.board() + v.plans() + v.fight() + v.bids())
}

type valuer struct {
	*State
	h      House
	fleets AreaSet
}

// worth is what control of an area is worth.
func (b *Board) worth(a Area) int {
	if b.sea(a) {
		return worthArea
	}
	info := &b.Areas[a]
	w := worthArea + worthBarrel*int(info.Barrels) + worthCrown*int(info.Crowns)
	if info.Points > 0 {
		w += worthStrong + 60*int(info.Points)
	}
	return w
}

// holdings counts what lies beside the board.
func (v *valuer) holdings() int {
	hold := &v.Holdings[v.h]
	sum := worthPower*min(int(hold.Power), plentyOfPower) + worthLevel*int(hold.Supply)
	for c := firstCard(v.h); c < firstCard(v.h)+HandSize; c++ {
		if hold.Hand.has(c) {
			sum += worthCard * (1 + int(v.Board.Cards[c].Strength))
		}
	}
	for t := range Track(tracks) {
		for i, h := range v.Track[t] {
			switch {
			case h != v.h:
			case t == KingsCourt:
				sum += worthStar * int(v.Board.stars[i])
			default:
				sum += worthPlace * (int(v.Houses) - i)
			}
		}
		if v.Marker[t] == v.h {
			sum += worthMarker
		}
	}
	return sum
}

// board counts areas and units, the rivals' against us.
func (v *valuer) board() int {
	sum := 0
	for a := Area(1); a < MaxAreas; a++ {
		pl := &v.Places[a]
		switch owner := v.owner(a); {
		case owner == v.h:
			sum += v.Board.worth(a)
		case owner != NoHouse && v.Board.Strong.Has(a):
			sum -= worthRivalArea
		}
		switch {
		case pl.House == v.h:
			sum += v.army(a, pl.Units) + v.army(a, pl.Routed)*3/4
		case pl.House != NoHouse:
			sum -= worthRivalUnit * strength(pl.Units.plus(pl.Routed))
		}
	}
	return sum
}

// army is the worth of units where they stand: nearer to the next goal is better.
func (v *valuer) army(a Area, units Force) int {
	if units.Len() == 0 {
		return 0
	}
	sum := 0
	for u, n := range units {
		sum += worthUnit[u] * int(n)
	}
	near := 8
	for rest := v.Board.Strong; rest != 0; {
		var goal Area
		goal, rest = rest.Next()
		if v.owner(goal) != v.h {
			near = min(near, int(v.Board.distance[a][goal]))
		}
	}
	return sum - worthApproach*near*units.Len()
}

// plans judges the orders that lie on the board: what each may still bring.
func (v *valuer) plans() int {
	sum := 0
	var aims AreaSet
	for a := Area(1); a < MaxAreas; a++ {
		pl := &v.Places[a]
		if pl.Order == NoOrder || pl.Order == FaceDown {
			continue
		}
		if pl.House != v.h {
			sum -= v.nuisance(a)
			continue
		}
		switch tokens[pl.Order].kind {
		case marchType:
			gain, aim := v.bestMarch(a, aims)
			aims = aims.With(aim)
			sum += gain + 2*int(tokens[pl.Order].bonus)
		case defenseType:
			sum += v.danger(a) * (1 + int(tokens[pl.Order].bonus)) / 6
		case supportType:
			sum += v.backing(a)
		case raidType:
			sum += v.prey(a)
		case consolidateType:
			if v.Holdings[v.h].Power < plentyOfPower {
				sum += worthPower * (1 + int(v.Board.Areas[a].Crowns)) * 4 / 5
			}
		}
	}
	return sum
}

// nuisance is what another House's order may cost us.
func (v *valuer) nuisance(a Area) int {
	switch o := v.Places[a].Order; {
	case o.is(consolidateType):
		return 8
	case o.is(supportType):
		return 10 * strength(v.Places[a].Units)
	case o.is(raidType):
		return 12
	}
	return 0
}

// bestMarch returns what the best single target of a March promises, and which it is.
// A target that another March aims at already promises little.
func (v *valuer) bestMarch(from Area, aims AreaSet) (gain int, aim Area) {
	pl := &v.Places[from]
	if pl.Units.Len() == 0 {
		return 0, NoArea
	}
	force := strength(pl.Units) + int(tokens[pl.Order].bonus)
	// Leaving an area costs it, unless somebody stays or a token is left.
	leave := 0
	if pl.Units.Len() == 1 && pl.Token != v.h && v.Board.Areas[from].Home != v.h && !v.Board.sea(from) {
		leave = worthPower
		if v.Holdings[v.h].Power == 0 {
			leave = v.Board.worth(from)
		}
	}
	for rest := v.reach(v.h, from); rest != 0; {
		var a Area
		a, rest = rest.Next()
		g := v.prize(from, a, force)
		if aims.Has(a) {
			g /= 8
		}
		if g -= leave; g > gain {
			gain, aim = g, a
		}
	}
	return gain * 4 / 5, aim
}

// prize is what an area promises to a force that may march there.
func (v *valuer) prize(from, a Area, force int) int {
	pl := &v.Places[a]
	switch {
	case pl.House == v.h || v.owner(a) == v.h:
		return 0
	case pl.Neutral > 0:
		if force+v.friends(from, a, v.h) < int(pl.Neutral) {
			return 0
		}
		return v.Board.worth(a)
	case pl.House == NoHouse:
		return v.Board.worth(a)
	}
	def := strength(pl.Units) + v.friends(from, a, pl.House)
	if pl.Order.is(defenseType) {
		def += int(tokens[pl.Order].bonus)
	}
	p := v.chance(force+v.friends(from, a, v.h)-def, v.h, pl.House)
	return (v.Board.worth(a)+worthRivalArea)*p/100 - 60*(100-p)/100
}

// friends sums the support that a House's own orders give next to an area.
func (v *valuer) friends(not, a Area, h House) int {
	sum := 0
	for rest := v.supporters(a); rest != 0; {
		var from Area
		from, rest = rest.Next()
		if from != not && v.Places[from].House == h {
			sum += v.support(from, false)
		}
	}
	return sum
}

// odds tells in percent how often the side that is so much stronger before the cards
// wins.
var odds = [...]int{3, 8, 18, 32, 50, 68, 82, 92, 97}

// chance returns the percentage of battles won by a House that leads by so much.
func (v *valuer) chance(lead int, h, other House) int {
	const even = len(odds) / 2
	p := odds[min(max(lead+even, 0), len(odds)-1)]
	if v.aheadOnFiefdoms(h, other) {
		return min(p+6, 100)
	}
	return p - 3
}

// danger is what others may take from us in an area.
func (v *valuer) danger(a Area) int {
	mine := strength(v.Places[a].Units)
	threat := 0
	for rest := v.Board.neighbours(a); rest != 0; {
		var from Area
		from, rest = rest.Next()
		pl := &v.Places[from]
		if pl.House != NoHouse && pl.House != v.h && v.Board.sea(from) == v.Board.sea(a) {
			threat = max(threat, strength(pl.Units)+1)
		}
	}
	if threat == 0 {
		return 0
	}
	return v.Board.worth(a) * odds[min(max(threat-mine+len(odds)/2, 0), len(odds)-1)] / 100
}

// backing is what a Support order promises to the areas around it.
func (v *valuer) backing(from Area) int {
	force := v.support(from, false)
	best := 0
	near := v.Board.adjLand[from]
	if v.Board.sea(from) {
		near |= v.Board.adjSea[from]
	}
	for near != 0 {
		var a Area
		a, near = near.Next()
		pl := &v.Places[a]
		switch {
		case pl.House == v.h:
			best = max(best, v.danger(a)*min(force, 3)/8)
		case pl.House != NoHouse || pl.Neutral > 0:
			if v.Board.Strong.Has(a) {
				best = max(best, 40*min(force, 4))
			}
		}
	}
	return best
}

// prey is what a Raid may find.
func (v *valuer) prey(from Area) int {
	best := 0
	for rest := v.targets(v.h, from); rest != 0; {
		var a Area
		a, rest = rest.Next()
		best = max(best, 15+v.nuisance(a))
	}
	return best
}

// fight judges the battle under way by how it stands.
func (v *valuer) fight() int {
	b := &v.Battle
	if b.Area == NoArea || b.Fighter[Defend] == NoHouse {
		return 0
	}
	lead := v.total(Attack) - v.total(Defend)
	for side := Attack; side <= Defend; side++ {
		expect := 0
		if b.Card[side] == NoCard {
			expect = v.usualCard(b.Fighter[side])
		}
		for rest := v.supporters(b.Area) &^ b.Asked; rest != 0; {
			var a Area
			a, rest = rest.Next()
			if v.Places[a].House == b.Fighter[side] {
				expect += v.support(a, false)
			}
		}
		if side == Attack {
			lead += expect
		} else {
			lead -= expect
		}
	}
	p := v.chance(lead, b.Fighter[Attack], b.Fighter[Defend])
	stake := v.Board.worth(b.Area) + worthRivalArea
	switch v.h {
	case b.Fighter[Attack]:
		return stake*p/100 + v.army(b.Area, b.Units) - 60*(100-p)/100
	case b.Fighter[Defend]:
		return -stake * p / 100
	}
	return -worthRivalArea*p/100 + worthRivalUnit
}

// usualCard is the strength that a House will probably play.
func (v *valuer) usualCard(h House) int {
	sum, n := 0, 0
	for c := firstCard(h); c < firstCard(h)+HandSize; c++ {
		if v.Holdings[h].Hand.has(c) {
			sum += int(v.Board.Cards[c].Strength)
			n++
		}
	}
	if n == 0 {
		return 0
	}
	return (sum + n) / n
}

// bids judges a bid that lies hidden: what it may win, less what it costs.
func (v *valuer) bids() int {
	bid := int(v.Holdings[v.h].Bid)
	if bid < 0 {
		return 0
	}
	switch v.Waits.Kind {
	case decideBid:
		hopes := [tracks]int{IronThrone: 110, Fiefdoms: 130, KingsCourt: 240}
		return hopes[v.auction()]*bid/(bid+2) - worthPower*bid
	case decideWatchBid:
		share := (v.wildlingStrength() + int(v.Houses) - 1) / int(v.Houses)
		if share == 0 {
			return -worthPower * bid
		}
		return 300*min(bid, share+1)/(share+1) - worthPower*bid
	}
	return 0
}
