package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/kings/army"
)

// Where units should go: towards the enemy, into range, and to what the scenario asks for.

// drive judges the place of a unit.
func (s *State) drive(u UnitNo) int {
	if s.Turn == 0 {
		return s.postValue(u)
	}
	return s.shotWorth(u) - s.inTheWay(u)
}

// nearness judges how near the units of a seat that fight are to the enemy.
func (s *State) nearness(seat game.Seat) int {
	v := 0
	for u, end := s.Armies.Of(seat); u < end; u++ {
		p := s.profile(u)
		if s.Turn == 0 || !s.inPlay(u) || p.Melee == 0 || p.Type == army.WarEngine {
			continue
		}
		foe := s.nearestEnemy(u)
		if foe == NoUnit {
			continue
		}
		way := max(plane.Distance(s.leader(u), s.Units[foe].Pose.At)/int(Inch), 1)
		if s.off(u, s.Units[foe].Pose.At) > right90/2 {
			way += 2 // it has to turn first
		}
		v -= s.worth(u) * worthInch / 10000 * way
	}
	return v
}

// off returns by how much a unit does not face a point.
func (s *State) off(u UnitNo, at plane.Point) plane.Angle {
	a := s.Units[u].Pose.Facing.To(plane.Heading(at.Minus(s.Units[u].Pose.At)))
	return max(a, -a)
}

// inTheWay judges a unit that keeps others from loot which it cannot carry.
func (s *State) inTheWay(u UnitNo) int {
	if !s.looted() || s.claims(u) {
		return 0
	}
	for i := range s.Token[:s.Tokens] {
		if t := &s.Token[i]; t.Carrier == NoUnit && near(t.At, s.Units[u].Pose.At, 5*Inch) {
			return s.Armies.Total * worthToken / 2
		}
	}
	return 0
}

// postValue judges where a unit is deployed: near the middle, and not behind a friend.
func (s *State) postValue(u UnitNo) int {
	at, z := s.Units[u].Pose.At, s.size(u)
	out := max(at.X-s.Width/2, s.Width/2-at.X) / Inch
	v := -s.worth(u) * worthInch / 40000 * int(out)
	for f, end := s.Armies.Of(s.Armies.Seat(u)); f < end; f++ {
		if f == u || !s.inPlay(f) {
			continue
		}
		apart := max(at.X-s.Units[f].Pose.At.X, s.Units[f].Pose.At.X-at.X)
		if lap := (z.Width+s.size(f).Width)/2 + Inch - apart; lap > 0 {
			v -= s.worth(u) * worthCrowd / 10000 * int(lap/Inch+1)
		}
	}
	return v
}

// shotWorth judges what a unit that shoots can do from where it stands.
func (s *State) shotWorth(u UnitNo) int {
	if s.Units[u].Order == AtTheDouble || s.Units[u].Did&(Shot|Charging) != 0 {
		return 0
	}
	best := 0
	for n := range ranged {
		w, ok := rangedAttack(s.profile(u), n)
		if !ok || w.Reload && s.shootsAs(u) > Halt {
			continue
		}
		reach := int(w.Range) * int(Inch)
		for e, end := s.Armies.Of(enemyOf(s.Armies.Seat(u))); e < end; e++ {
			if !s.inPlay(e) || plane.Distance(s.Units[u].Pose.At, s.Units[e].Pose.At) > reach || s.off(u, s.Units[e].Pose.At) > right90/2 {
				continue
			}
			a := s.shot(u, e, &w)
			best = max(best, s.loss(e, a.expect()))
		}
	}
	return best * worthFear / 100
}

// scenarioWorth judges how far a seat has come in the scenario. It weighs more as the
// last turn comes nearer.
func (s *State) scenarioWorth(seat game.Seat) int {
	if s.Turn == 0 {
		return 0
	}
	late := 300 + 700*int(s.Turn)/max(int(s.Last), 1)
	token := worthToken * s.Armies.Total
	switch s.Scenario {
	case ScenarioKill:
		return 0
	case ScenarioInvade, ScenarioDominate:
		return (60*int(s.pointsInPlace(seat)) - s.wayToGo(seat)) * late / 1000
	case ScenarioPillage, ScenarioKillAndPillage:
		return (token*s.held(seat) - s.toTokens(seat)) * late / 1000
	}
	return (worthLoot*s.Armies.Total*s.carried(seat) - s.toTokens(seat)) * late / 1000
}

// load returns what the loot that a unit carries is worth.
func (s *State) load(u UnitNo) int {
	sum := 0
	for i := range s.Token[:s.Tokens] {
		if s.Token[i].Carrier == u {
			sum += worthLoot * s.Armies.Total
		}
	}
	return sum
}

// wayToGo adds up how far the units of a seat are from where they count.
func (s *State) wayToGo(seat game.Seat) int {
	sum := 0
	centre := plane.Point{X: s.Width / 2, Y: s.Depth / 2}
	for u, end := s.Armies.Of(seat); u < end; u++ {
		if !s.inPlay(u) {
			continue
		}
		at, half := s.Units[u].Pose.At, (s.size(u).Width+s.size(u).Depth)/4
		way := int32(plane.Distance(at, centre)) - 12*Inch + half
		if s.Scenario == ScenarioInvade {
			way = s.Depth/2 + half - s.fromOwn(seat, at.Y)
		}
		sum += s.worth(u) * 2 / 100 * int(max(way, 0)/Inch)
	}
	return sum
}

// toTokens adds up, for each token that a seat has not, how far its nearest unit is that
// could take it.
func (s *State) toTokens(seat game.Seat) int {
	sum, pull := 0, 1
	if s.looted() {
		pull = 3 // being near is not enough
	}
	for i := range s.Token[:s.Tokens] {
		t := &s.Token[i]
		at := t.At
		if t.Carrier != NoUnit {
			if s.Armies.Seat(t.Carrier) == seat {
				continue
			}
			at = s.Units[t.Carrier].Pose.At
		}
		sum += s.Armies.Total * s.nearestClaim(seat, at) * pull / 3
	}
	return sum
}

// nearestClaim returns how far the nearest unit of a seat is from a token, in inches.
func (s *State) nearestClaim(seat game.Seat, at plane.Point) int {
	best := 40
	for u, end := s.Armies.Of(seat); u < end; u++ {
		way := plane.Distance(s.Units[u].Pose.At, at) / int(Inch)
		if !s.claims(u) || way >= best {
			continue
		}
		if off := s.off(u, at); off > right90 && s.looted() {
			way += 4 // it has to turn first
		}
		best = min(best, way)
	}
	return best
}
