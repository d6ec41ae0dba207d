package kings

import (
	"gonfalon/game"
	"gonfalon/kings/army"
)

// Soul Drain (kings.special.exceptions-to-normal-rules): before its order a unit takes wounds
// over from friends of its army list.

const (
	drainReach = 9  // inches
	drainMost  = 20 // wounds on the unit, in all
)

// forbidsDrain judges how many wounds a unit takes over, and from whom.
func (s *State) forbidsDrain(seat game.Seat, a *Action) objection {
	if !s.owns(seat, a.Unit) || s.Units[a.Unit].Order != NoOrder {
		return against(ruleOrderOneOrderPerUnit)
	}
	if a.N == 0 || a.N > s.drainable(a.Unit, a.Target) {
		return against(ruleSpecialExceptionsToNormalRules).by(a.Target)
	}
	return objection{}
}

// drainable returns how many wounds a unit could take over from another.
func (s *State) drainable(u, from UnitNo) uint8 {
	if u == from || !s.profile(u).Has(army.SoulDrain) || !s.inPlay(from) || !s.friends(u, from) ||
		s.profile(u).Army != s.profile(from).Army || !s.within(u, from, drainReach) {
		return 0
	}
	room := drainMost - int(s.Units[u].Wounds)
	return uint8(max(min(room, int(s.Units[from].Wounds)), 0))
}

// listDrains lists, for a unit that is about to have its order, all wounds of each friend.
func (s *State) listDrains(u UnitNo, list []Action) []Action {
	if !s.profile(u).Has(army.SoulDrain) {
		return list
	}
	for v, end := s.Armies.Of(s.Armies.Seat(u)); v < end; v++ {
		if n := s.drainable(u, v); n > 0 {
			list = append(list, Action{Kind: DrainSouls, N: n, Unit: u, Target: v})
		}
	}
	return list
}

// drain carries it out. The unit is not tested for these wounds.
func (p play) drain(a *Action) {
	p.Units[a.Unit].Wounds += uint16(a.N)
	p.tell(eventDrained, p.Armies.Seat(a.Unit), int16(a.Unit), int16(a.Target), int16(a.N))
	p.heal(a.Target, int(a.N))
}
