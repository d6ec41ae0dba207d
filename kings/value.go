package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/kings/army"
	"gonfalon/kings/layout"
)

// The evaluation that greedy bots use. It is in hundredths of a point of the army lists,
// and whole numbers throughout, so that bots choose alike on every machine. Chances are in
// thousandths.

// Weights of the evaluation, in percent unless it is said otherwise.
const (
	worthScar     = 30 // of a unit's points, when its wounds are as many as its Nerve
	worthShaken   = 8  // a unit that wavers
	worthDisorder = 3  // a unit that is Disordered
	worthFear     = 35 // of what the enemy can do next
	worthHope     = 30 // of what a seat can do next itself
	worthInch     = 60 // hundredths of a percent of a unit's points for each inch nearer
	worthToken    = 8  // of an army's points, a marker
	worthLoot     = 24 // of an army's points, loot that is carried
	worthCrowd    = 40 // a unit deployed behind another, in hundredths of a percent for each inch
)

// Value judges a state for a seat: the units of both sides and what they can do to each
// other, how far both have come in the scenario, and how near its own units are to the
// enemy. Of that last the enemy has no share: whoever comes nearer brings both together.
func Value(s *State, seat game.Seat) int32 {
	v := s.side(seat) - s.side(enemyOf(seat)) + s.nearness(seat) + s.tableWorth()
	return int32(min(max(v, -1<<30), 1<<30))
}

// tableWorth judges a table on which the players lay terrain: by how many pieces it lacks,
// and whether somebody has had enough. It outweighs all else, and is the same for both. A
// piece that lies is rather left than taken away, and once both have enough there is
// nothing more to judge: so who has heard the other say enough says it too.
func (s *State) tableWorth() int {
	const piece = 1 << 22
	if s.Waits.Kind != decideTerrain && s.Waits.Kind != decideAgree {
		return 0
	}
	lack := max(s.enoughPieces()-int(s.Pieces), 0)
	return piece*(min(int(s.SetUp.Content), 1)-2*lack-2) + piece/64*int(s.Pieces)
}

// enoughPieces is how many pieces of terrain make a table: seven for one of six feet by
// four, as many as the dice would lay, and fewer for a smaller one.
func (s *State) enoughPieces() int {
	const inches, pieces = 72 * 48, 7
	area := int(s.Width/Inch) * int(s.Depth/Inch)
	return min(max((area*pieces+inches/2)/inches, 4), layout.MaxPieces)
}

// side judges what a seat has.
func (s *State) side(seat game.Seat) int {
	sum := s.scenarioWorth(seat)
	for u, end := s.Armies.Of(seat); u < end; u++ {
		switch s.Units[u].Condition {
		case Routed:
		case Reserve:
			sum += s.worth(u)
		default:
			sum += s.health(u) - s.danger(u) + s.drive(u)
		}
	}
	return sum
}

// worth returns the points of a unit in hundredths.
func (s *State) worth(u UnitNo) int { return 100 * int(s.profile(u).Points) }

// health judges how much of a unit is left: its chance to stand its next test, the
// scars, and the state it is in.
func (s *State) health(u UnitNo) int {
	f, worth := &s.Units[u], s.worth(u)
	rout := max(int(s.profile(u).Rout), 1)
	v := worth - worth*worthScar/100*min(int(f.Wounds), rout)/rout
	if f.Did&Hurt != 0 && s.Waits.Kind != decideTest {
		v -= v * s.routChance(u, 0) / 1000
	}
	switch f.Condition {
	case Wavering:
		v -= worth * worthShaken / 100
	case Disordered:
		v -= worth * worthDisorder / 100
	}
	return v
}

// twoDice are the chances of two dice to show at least so much.
var twoDice = [...]int{1000, 1000, 1000, 972, 917, 833, 722, 583, 417, 278, 167, 83, 28, 0}

// routChance returns the chance that a Nerve test routs a unit after some more wounds,
// which are in thousandths.
func (s *State) routChance(u UnitNo, wounds int) int {
	need := 1000*(int(s.profile(u).Rout)-int(s.Units[u].Wounds)) - wounds
	whole, part := need/1000, need%1000
	if need <= 0 {
		return twoDice[3] // two ones always hold
	}
	if whole >= len(twoDice)-1 {
		return 0
	}
	return min((twoDice[whole]*(1000-part)+twoDice[whole+1]*part)/1000, twoDice[3])
}

// expect returns how many wounds an attack makes on average, in thousandths.
func (a *attack) expect() int {
	dice := (1000*int(a.dice.Plus) + 500*int(a.dice.Die) + 500*min(int(a.dice.Die), 1)) * max(a.times, 1)
	if a.score == 0 {
		return 0
	}
	need, half := a.need()
	if half {
		dice /= 2
	}
	hits := dice * chance(need, a.elite) / 1000
	if a.blast != (army.Amount{}) {
		hits = hits * (2*int(a.blast.Plus) + int(a.blast.Die) + 1) / 2
	}
	wound := a.needToWound()
	if wound > 6 {
		return 0
	}
	return hits * chance(wound, a.vicious) / 1000
}

// chance returns the chance of a die to show a score, with ones rolled again or not.
func chance(score int, again bool) int {
	p := 1000 * (7 - min(max(score, 2), 6)) / 6
	if again {
		p += p / 6
	}
	return p
}

// loss returns what some wounds, in thousandths, cost the owner of a unit on average.
func (s *State) loss(u UnitNo, wounds int) int {
	rout := s.routChance(u, wounds)
	worth := s.worth(u)
	return (worth+s.load(u))*rout/1000 + worth*worthScar/100*(1000-rout)/1000*wounds/1000/max(int(s.profile(u).Rout), 1)
}

// danger judges what the enemy is about to do to a unit: the combat that it has been
// charged for, and the worst charge that can come next.
func (s *State) danger(u UnitNo) int {
	fight, worst := 0, 0
	for e, end := s.Armies.Of(enemyOf(s.Armies.Seat(u))); e < end; e++ {
		if s.attacks(e, u) {
			b := s.blow(e, u)
			fight += b.expect()
		} else if fight == 0 {
			worst = max(worst, s.menace(e, u))
		}
	}
	if fight > 0 {
		return s.loss(u, fight)
	}
	enemy := enemyOf(s.Armies.Seat(u))
	weight := worthFear
	switch {
	case s.Turn == 0:
	case s.turnsLeft(enemy) == 0:
		weight = 0
	case s.active() == enemy:
		weight = worthHope
	}
	return s.loss(u, worst) * weight / 100
}

// turnsLeft returns how many turns a seat has after the present one, as far as is known.
func (s *State) turnsLeft(seat game.Seat) int {
	left := int(s.Last) - int(s.Turn)
	if seat == s.active() {
		return left / 2
	}
	return (left + 1) / 2
}

// menace returns the wounds of a charge of a unit against another in its next turn, in
// thousandths; 0 if it is out of reach.
func (s *State) menace(u, target UnitNo) int {
	p := s.profile(u)
	if p.Melee == 0 || p.Type == army.WarEngine || s.Units[u].Condition == Wavering {
		return 0
	}
	reach := 2 * int32(p.Speed) * Inch
	if s.Units[u].Did&Charging != 0 || s.afar(u, s.Units[u].Pose.At, target, reach) {
		return 0
	}
	at, t := s.leader(u), s.base(target)
	if t.Outline.GapTo(at).Cmp(int(reach)) > 0 {
		return 0
	}
	aside := s.Units[u].Pose.Facing.To(plane.Heading(t.At.Minus(at)))
	if aside > 6000 || aside < -6000 {
		return 0
	}
	a := attack{by: u, on: target, dice: p.Attacks, times: 1, score: int(p.Melee), armour: int(s.profile(target).Defence), strong: p.N(army.CrushingStrength)}
	if to := s.profile(target); !to.Has(army.Individual) && !p.Has(army.Individual) {
		switch t.ArcOf(at) {
		case plane.Left, plane.Right:
			a.times = 2
		case plane.Rear:
			a.times = 3
		}
	}
	return a.expect()
}
