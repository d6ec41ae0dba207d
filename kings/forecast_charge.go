package kings

import (
	"gonfalon/game"
	"gonfalon/odds"
)

// forecastCharge tells how a charge can end, over all ways in which Yellow-Bellied units may
// flinch. What is told of the attackers is how they fare if none does. A unit that is to
// Detonate will be gone by the Melee phase.
func (s *State) forecastCharge(a *Action) (Forecast, bool) {
	var c chargers
	c.muster(a)
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
			if s.profile(u).Has(Regeneration) { // it rolls as it halts, before the next flinches
				for range s.Units[u].Wounds {
					dice = append(dice, 1)
				}
			}
		}
		after := *s
		play{State: &after, dice: game.Script(dice...)}.charge(s.Armies.Seat(a.Unit), a)
		after.disarm(a.Target)
		if flinching == 0 {
			f = after.forecastCombat(a.Target)
			if len(f.Attackers) == 0 {
				return Forecast{}, false
			}
			f.Odds = Odds{Shed: make([]odds.Dist, len(f.Attackers))}
		}
		after.forecastHealed(&f, a.Target, 1, chance)
	}
	return f, true
}

// disarm leaves a target with what the Movement phase does not carry over to the melee.
func (s *State) disarm(target UnitNo) {
	s.Units[target].Did &^= Hurt
	for u, end := s.Armies.Of(enemyOf(s.Armies.Seat(target))); u < end; u++ {
		if s.attacks(u, target) && s.profile(u).Has(Detonate) {
			s.Units[u].Condition = Routed
		}
	}
}

// forecastHealed adds a combat to a forecast over all ways in which chargers, from a unit on,
// may have regenerated when they were ordered to charge, where that matters.
func (s *State) forecastHealed(f *Forecast, target, from UnitNo, chance float64) {
	for u := from; u <= s.Armies.Units(); u++ {
		p := s.profile(u)
		wounds := int(s.Units[u].Wounds)
		if wounds == 0 || !s.attacks(u, target) || !p.Has(Regeneration) || !p.Has(HydraHeads) && s.leech(u) == 0 {
			continue
		}
		for healed, part := range (odds.Check{Need: p.N(Regeneration)}).Successes(odds.Always(wounds)) {
			after := *s
			after.Units[u].Wounds -= uint16(healed)
			after.forecastHealed(f, target, u+1, chance*part)
		}
		return
	}
	g := s.forecastCombat(target)
	f.mix(&g, chance)
}
