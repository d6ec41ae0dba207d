package battles

import "gonfalon/game"

// The evaluation that greedy bots use. It is whole numbers throughout, so that bots choose alike
// on every machine; a victory point early in a battle is worth about a hundred. A bot looks one
// action ahead, so that what an action leads to must be seen before it has come about: what the
// units that are ordered, or may be, can do next.

// Weights of the evaluation.
const (
	worthPoint     = 110 // a victory point in the first round
	worthPointLast = 130 // what it is worth more in the last
	worthLeader    = 70  // a commander
	worthLimit     = 25  // each point of his command limit
	worthMorale    = 14  // a space of the morale track
	worthRout      = 3   // each space the more, the nearer the Rout is
	worthZone      = 5   // a unit that a commander with orders to give controls
	worthOrder     = 4   // an order token
	worthCard      = 6   // a card in hand
	worthCommand   = 7   // a command token on the command board
	worthPledge    = 22  // a commander who has not committed himself
	worthSupport   = 3   // a unit that is Stalwart
	worthStep      = 3   // a hex nearer to the enemy
	worthRetreat   = 14  // a morale result that drives a unit off
	worthTactic    = 6   // a tactic that is used
)

// Shares of what a unit can do next that are counted, in percent.
const (
	shareOrdered = 92 // it does it now
	sharePicked  = 86 // it will be ordered by the card being played
	shareReady   = 62 // it may be ordered this round
	shareLater   = 14 // next round, for all that one knows
	shareEnemy   = 70 // of what the enemy's units can do
)

// worthRank is what a unit of a rank is worth, worthClass what a class is worth of it in percent.
var (
	worthRank  = [ranks]int{Green: 90, Blue: 130, Red: 175}
	worthClass = [classes]int{Infantry: 100, Ranged: 100, Cavalry: 105}
)

// Value judges a state for a seat: what both Houses have, what the plan gives them for it, and
// what their units can do to each other next.
func Value(s *State, seat game.Seat) int32 {
	h := s.house(seat)
	switch s.Waits.Kind {
	case decideMuster, decideTerrain:
		return int32(s.musterWorth(h)) // for terrain one place is as good as another: ties are broken at random
	case decideHide:
		return 0
	}
	v := valuer{State: s, me: h}
	v.weigh()
	sum := v.side(h) - v.side(h.foe()) + v.hope[h] - v.hope[h.foe()]*shareEnemy/100
	if by := v.Attack.By; by != NoUnit {
		if v.Units[by].House == h {
			sum += v.wait()
		} else {
			sum -= v.wait()
		}
	}
	return int32(sum)
}

// A valuer judges one state.
type valuer struct {
	*State
	me       House          // for whom it judges
	point    int            // what a victory point is worth
	material int            // what a unit is worth of its worth, in percent: less when it ends
	left     int            // rounds to come after this one
	figure   [MaxUnits]int  // what a figure of a unit is worth
	fall     [MaxUnits]int  // what is lost with a unit as it stands
	space    [houses]int    // what a space of morale is worth to a House that loses it
	goals    [maxGoals]goal // of the House being judged
	near     [maxGoals]int  // how near they are
	hope     [houses]int    // what the units of a House can do next
	n        int            // how many goals
	next     [MaxUnits]int  // what a unit can do next
	claimed  uint64         // goals that a unit has in view
	stage    stage
}

// A stage is how far the turn has come for ordered units.
type stage uint8

const (
	stageOrders  stage = iota // none is active
	stageMoves                // they may move, and then attack
	stageAttacks              // they attack, and move no more
	stageAway                 // they have attacked, and may still move
	stageFirst                // they attack, and then move
)

// weigh works out what things are worth now.
func (v *valuer) weigh() {
	rounds := int(v.Plan.Rounds)
	v.left = max(rounds-int(v.Round), 0)
	v.point = worthPoint + worthPointLast*min(int(v.Round), rounds)/max(rounds, 1)
	v.material = 45 + 55*v.left/max(rounds, 1)
	for h := Stark; h < houses; h++ {
		v.space[h] = v.moraleWorth(h, v.misery(h)+1) - v.moraleWorth(h, v.misery(h))
	}
	for h := Stark; h < houses; h++ {
		lost := v.pointsForFallen(h.foe())
		for rest := v.Armies[h]; rest != 0; {
			var u UnitID
			u, rest = rest.next()
			v.weighUnit(u, lost)
		}
	}
	v.stage = v.stageNow()
}

// weighUnit works out what a unit is worth; lost is what its enemy gets for any unit.
func (v *valuer) weighUnit(u UnitID, lost int) {
	x, info := &v.Units[u], v.info(u)
	whole := worthRank[x.Rank] * worthClass[info.Class] / 100 * v.material / 100
	v.figure[u] = whole * 60 / 100 / int(info.Strength)
	v.fall[u] = whole*40/100 + v.figure[u]*int(x.Figures) + lost + (int(x.Rank)+1)*v.space[x.House]
	if c := x.Commander; c != NoCommander {
		v.fall[u] += v.leaderWorth(c) + v.pointsForCommander(x.House.foe(), c)
	}
}

// leaderWorth is what a commander on the board is worth.
func (v *valuer) leaderWorth(c Commander) int {
	w := worthLeader + worthLimit*int(v.Plan.Commanders[c].Limit)
	return w * (40 + 60*v.left/max(int(v.Plan.Rounds), 1)) / 100
}

// moraleWorth is what it costs a House that the marker stands so many spaces on its own side.
func (v *valuer) moraleWorth(h House, n int8) int {
	m := int(n)
	if m <= 0 {
		return worthMorale / 2 * m
	}
	w := worthMorale * m
	if v.Plan.Rout[h] {
		w += worthRout * m * m
		if m > 7 {
			w += 40 * (m - 7)
		}
	}
	return w
}

// side judges what a House has.
func (v *valuer) side(h House) int {
	post := &v.Posts[h]
	sum := v.points(h)
	if m := v.misery(h); m > 0 {
		sum -= v.moraleWorth(h, m)
	}
	if v.left > 0 {
		sum += worthCard*int(post.Cards) + worthCommand*int(post.Command)
	}
	for f, n := range post.Orders {
		sum += v.tokenWorth(h, Face(f)) * int(n)
	}
	if post.Keep.Card != NoCard {
		sum += v.keepWorth(post.Keep.Card)
	}
	if post.Keep.Token != NoFace {
		sum += 4 * v.tokenWorth(h, post.Keep.Token)
	}
	sum += v.unitsWorth(h)
	return sum
}

// unitsWorth judges the units of a House, where they stand and what they can do next.
func (v *valuer) unitsWorth(h House) int {
	sum := 0
	zones := v.zones(h)
	for rest := v.Armies[h]; rest != 0; {
		var u UnitID
		u, rest = rest.next()
		x, info := &v.Units[u], v.info(u)
		whole := worthRank[x.Rank] * worthClass[info.Class] / 100 * v.material / 100
		sum += whole*40/100 + v.figure[u]*int(x.Figures)
		if c := x.Commander; c != NoCommander {
			sum += v.leaderWorth(c)
			if !v.Leaders[c].Committed {
				sum += worthPledge * (1 + v.left) / int(v.Plan.Rounds)
			}
		}
		if zones.Has(x.Hex) {
			sum += worthZone
		}
		if v.stalwart(u) {
			sum += worthSupport
		}
		if fire := v.Tiles[x.Hex].Fire; fire > 0 {
			sum -= v.burnLoss(u, int(fire))
		}
	}
	v.setGoals(h)
	v.hope[h] = v.chances(h)
	return sum + v.goalWorth(h)
}

// burnLoss is what a unit in a fire is about to lose.
func (v *valuer) burnLoss(u UnitID, level int) int {
	if level >= int(v.Units[u].Figures) {
		return v.fall[u] * 3 / 4
	}
	return level * v.figure[u] * 3 / 4
}

// tokenWorth is what an order token is worth: little beside what can be done with it.
func (v *valuer) tokenWorth(h House, f Face) int {
	switch f {
	case Valour:
		return worthOrder + 3
	case Morale:
		return worthOrder - 1
	}
	n := 0
	for rest := v.Armies[h]; rest != 0; {
		var u UnitID
		u, rest = rest.next()
		if v.Units[u].Rank.shield() == f {
			n++
		}
	}
	if n == 0 {
		return 1
	}
	return worthOrder - 1 + min(n, 4)/2
}

// keepWorth is what a card that is kept may bring: by the units that it orders, and what it costs.
func (v *valuer) keepWorth(c Card) int {
	w := 4 * worthCard
	for i := range v.Plan.Cards[c].Commands {
		e := &v.Plan.Cards[c].Commands[i].Effects[0]
		n := int(e.Count)
		if n < 0 {
			n = 3
		}
		switch {
		case e.Op == opOrder && e.Classes == 0:
			w += 8 * n
		case e.Op == opOrder:
			w += 6 * n
		case e.Op != noOp:
			w += 4
		}
	}
	return w
}

// musterWorth judges the commanders chosen for a skirmish: as many of as much value as can be.
func (s *State) musterWorth(h House) int {
	sum := 0
	for _, c := range s.Posts[h].Picks {
		if card := s.Plan.setUpOf(h, c); card != nil {
			sum += 100 + 50*int(card.Value)
		}
	}
	return sum
}
