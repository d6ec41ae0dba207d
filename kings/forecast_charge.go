package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/kings/army"
	"gonfalon/odds"
)

// forecastCharge tells how a charge can end whose ways are found, over all in which
// Yellow-Bellied units may flinch. What is told of the attackers is how they fare if none does. A unit that is to
// Detonate will be gone by the Melee phase.
func (s *State) forecastCharge(a *Action, c *chargers) (Forecast, bool) {
	var afraid []UnitNo
	for i, u := range c.unit[:c.n] {
		if (i > 0 || Order(a.N) != CounterCharge) && s.mayFlinch(u, a.Target) {
			afraid = append(afraid, u)
		}
	}
	var f Forecast
	for flinching := range 1 << len(afraid) {
		chance := 1.0
		var dice []int
		for i, u := range afraid {
			if flinching>>i&1 == 0 {
				chance *= 5.0 / 6
				dice = append(dice, 6)
				continue
			}
			chance *= 1.0 / 6
			dice = append(dice, 1)
			if s.profile(u).Has(army.Regeneration) { // it rolls as it halts, before the next flinches
				for range s.Units[u].Wounds {
					dice = append(dice, 1)
				}
			}
		}
		after := s.afterCharge(a, c, dice...)
		if flinching == 0 {
			var ok bool
			if f, ok = after.beginForecast(a.Target, len(afraid)); !ok {
				return Forecast{}, false
			}
		}
		after.forecastHealed(&f, a.Target, 1, chance)
	}
	return f, true
}

// forecastSide tells how the charge of a unit alone could end if it came at a flank or the rear
// of its target, where nobody flinches, and all else were the same. It is false if its Attacks
// would not be multiplied by more than so much.
func (s *State) forecastSide(a *Action, c *chargers, side plane.Side, times int) (Forecast, bool) {
	var brave []int
	if s.mayFlinch(a.Unit, a.Target) {
		brave = []int{6}
	}
	after := s.afterCharge(a, c, brave...)
	after.Units[a.Unit].Face = side
	f, ok := after.beginForecast(a.Target, 0)
	if !ok || f.Assault.Attacks[0].Times <= times {
		return Forecast{}, false
	}
	after.forecastHealed(&f, a.Target, 1, 1)
	return f, true
}

// afterCharge plays a charge with such dice, up to its combat.
func (s *State) afterCharge(a *Action, c *chargers, dice ...int) State {
	after, by := *s, *c // some of the chargers may flinch
	play{State: &after, dice: game.Script(dice...)}.chargeBy(a, &by)
	after.disarm(a.Target)
	return after
}

// beginForecast begins a forecast of the combat with a target, to which all ways are yet to be added
// in which it can come about. It is false if nobody fights, or if that would take too long.
func (s *State) beginForecast(target UnitNo, afraid int) (Forecast, bool) {
	f := s.combatants(target)
	if len(f.Attackers) == 0 || s.ways(&f, afraid)*f.Assault.work() > mostWork {
		return Forecast{}, false
	}
	f.Odds = Odds{Shed: make([]odds.Dist, len(f.Attackers))}
	return f, true
}

// disarm leaves a target with what the Movement phase does not carry over to the melee.
func (s *State) disarm(target UnitNo) {
	s.Units[target].Did &^= Hurt
	for u, end := s.Armies.Of(enemyOf(s.Armies.Seat(target))); u < end; u++ {
		if s.attacks(u, target) && s.profile(u).Has(army.Detonate) {
			s.Units[u].Condition = Routed
		}
	}
}

// heads tells whether the wounds of a unit count in its attack, and may have been regenerated
// when it was ordered to charge.
func (s *State) heads(u UnitNo) bool {
	p := s.profile(u)
	return s.Units[u].Wounds > 0 && p.Has(army.Regeneration) && p.Has(army.HydraHeads)
}

// ways is in how many ways the attackers may have flinched and regenerated, as far as it
// matters.
func (s *State) ways(f *Forecast, afraid int) float64 {
	n := float64(int(1) << afraid)
	for _, by := range f.Attackers {
		if s.heads(by.Unit) {
			n *= float64(s.Units[by.Unit].Wounds) + 1
		}
	}
	return n
}

// forecastHealed adds a combat to a forecast over all ways in which chargers, from a unit on,
// may have regenerated when they were ordered to charge. Those whose attack is the same only
// have fewer wounds to shed.
func (s *State) forecastHealed(f *Forecast, target, from UnitNo, chance float64) {
	for u := from; u <= s.Armies.Units(); u++ {
		if !s.heads(u) || !s.attacks(u, target) {
			continue
		}
		for healed, part := range (odds.Check{Need: s.profile(u).N(army.Regeneration)}).Successes(odds.Always(int(s.Units[u].Wounds))) {
			after := *s
			after.Units[u].Wounds -= uint16(healed)
			after.forecastHealed(f, target, u+1, chance*part)
		}
		return
	}
	g := s.combatants(target)
	for i, by := range g.Attackers {
		if p := s.profile(by.Unit); p.Has(army.Regeneration) && !p.Has(army.HydraHeads) {
			g.Assault.Attacks[i].Healing, g.Assault.Attacks[i].Hurt = p.N(army.Regeneration), int(s.Units[by.Unit].Wounds)
		}
	}
	g.Odds = g.Assault.Odds()
	f.mix(&g, chance)
}
