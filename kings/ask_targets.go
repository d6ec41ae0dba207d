package kings

import (
	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/kings/army"
)

// targetsQuestion asks whom a unit can charge and attack at range, now or when it is its turn.
type targetsQuestion struct {
	asked
	Unit string `json:"unit"`
}

type targetsDocument struct {
	Charges []targetDocument `json:"charges"`
	Shots   []targetDocument `json:"shots"`
}

type targetDocument struct {
	Target   string         `json:"target"`
	Weapon   *uint8         `json:"weapon,omitempty"`
	Spell    string         `json:"spell,omitempty"`
	Distance content.Length `json:"distance"`
	Refused  *game.Ruling   `json:"refused,omitempty"`
}

func (s *State) askTargets(_ game.Seat, question []byte) (any, error) {
	var q targetsQuestion
	if err := game.Decode(question, &q); err != nil {
		return nil, err
	}
	u, err := s.placedUnit(q.Unit)
	if err != nil {
		return nil, err
	}
	owner := s.Armies.Seat(u)
	d := targetsDocument{Charges: []targetDocument{}, Shots: []targetDocument{}}
	moving := s.inTurn(owner, decideOrder)
	for t, end := s.Armies.Of(enemyOf(owner)); t < end; t++ {
		if s.inPlay(t) {
			a, o := moving.chargeAt(owner, Action{Unit: u, Target: t}, &chargers{asked: true})
			d.Charges = append(d.Charges, moving.target(u, t, moving.ruling(o, owner, &a)))
		}
	}
	shooting := s.inTurn(owner, decideShoot)
	for _, a := range shooting.rangedAttacks(u) {
		for t := UnitNo(1); t <= s.Armies.Units(); t++ {
			if a.Target = t; !s.inPlay(t) || s.friends(u, t) == shooting.atEnemies(&a) {
				continue
			}
			e := shooting.target(u, t, shooting.ruling(shooting.forbids(owner, &a), owner, &a))
			if a.Kind == CastAt {
				e.Spell = army.SpellIDs[a.N]
			} else {
				e.Weapon = &a.N
			}
			d.Shots = append(d.Shots, e)
		}
	}
	return d, nil
}

func (s *State) target(u, t UnitNo, refused *game.Ruling) targetDocument {
	return targetDocument{Target: s.Armies.ID(t), Distance: content.Length(s.aimDistance(u, t)), Refused: refused}
}

// aimDistance is how far it is from the leader of a unit to the base of another.
func (s *State) aimDistance(u, t UnitNo) int {
	outline := s.outline(t)
	return outline.GapTo(s.leader(u)).Floor()
}

// rangedAttacks lists what a unit can shoot and cast, without a target.
func (s *State) rangedAttacks(u UnitNo) []Action {
	var list []Action
	p := s.profile(u)
	for n := range uint8(shots) {
		if _, ok := rangedAttack(p, int(n)); ok || n == shotDetonate && p.Has(army.Detonate) || n == shotAltar && p.Has(army.AltarOfTheElements) {
			list = append(list, Action{Kind: ShootAt, N: n, Unit: u})
		}
	}
	for spell, n := range p.Spells {
		if n > 0 {
			list = append(list, Action{Kind: CastAt, N: uint8(spell), Unit: u})
		}
	}
	return list
}

// atEnemies tells whether a ranged attack is meant for enemies.
func (s *State) atEnemies(a *Action) bool {
	if a.Kind == CastAt {
		return Standard().Spells[a.N].Target == army.AtEnemy
	}
	return a.N < shotDetonate
}

// chargeAt completes a charge, by one unit or several: a counter-charge where that alone is
// legal. It returns what the judge objects to it, and finds the ways of the chargers.
func (s *State) chargeAt(seat game.Seat, a Action, c *chargers) (Action, objection) {
	a.Kind, a.N = GiveOrder, uint8(Charge)
	o := s.judgeCharge(seat, &a, c)
	if o.ok() || s.Units[a.Target].Target != a.Unit {
		return a, o
	}
	counter := a
	counter.N = uint8(CounterCharge)
	if s.judgeCharge(seat, &counter, c).ok() {
		return counter, objection{}
	}
	return a, o
}
