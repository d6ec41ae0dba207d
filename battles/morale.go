package battles

import "gonfalon/game"

// The morale track: one marker for both.

// raise moves the marker in a House's favour, or against it.
//
// Carries out battles.morale.single-marker, increase-direction, clamped-at-end,
// rout-space-loses.
func (p play) raise(h House, by int8) {
	if by == 0 || p.Winner != NoHouse {
		return
	}
	was := p.Morale
	if h == Stark {
		by = -by
	}
	p.Morale = min(max(p.Morale+by, -lastSpace), lastSpace)
	if p.Morale != was {
		p.tell(eventMorale, h, int16(was), int16(p.Morale))
	}
	for side := Stark; side < houses; side++ {
		if p.Plan.Rout[side] && p.misery(side) == lastSpace {
			p.tell(eventRouted, side)
			p.win(side.foe(), ruleMoraleRoutSpaceLoses)
		}
	}
}

// misery is how many spaces the marker stands on a House's own side; less than 0 on the
// enemy's.
func (s *State) misery(h House) int8 {
	if h == Stark {
		return s.Morale
	}
	return -s.Morale
}

// moraleZone is the zone of a House's own side in which the marker stands; better than all if
// it does not.
func (s *State) moraleZone(h House) MoraleZone {
	if n := s.misery(h); n > 0 {
		return s.Plan.Track.Zone[n]
	}
	return Grey
}

// moraleMeets tells whether the condition of a tactic about morale holds for who plays it.
//
// Carries out battles.tactic.morale-condition-better, morale-condition-worse.
func (s *State) moraleMeets(h House, t *Tactic) bool {
	if t.Mine {
		return s.moraleZone(h) <= t.Zone
	}
	return s.misery(h.foe()) > 0 && s.moraleZone(h.foe()) >= t.Zone
}

// mayRecover returns the House that may recover morale, or NoHouse.
//
// Carries out battles.regroup.morale-recovery, no-recovery-on-break-or-grey,
// recovery-only-on-own-side.
func (s *State) mayRecover() House {
	for h := Stark; h < houses; h++ {
		if n := s.misery(h); n > 0 && s.recovered(n) < n {
			return h
		}
	}
	return NoHouse
}

// recovered is the space to which the marker goes back from one.
func (s *State) recovered(n int8) int8 {
	if b := s.Plan.Track.Break[s.Plan.Track.Zone[n]]; b > 0 {
		return b
	}
	return n
}

func (p play) recover(h House, a Action) {
	if a.Kind == Decline {
		p.tell(eventDeclined, h, int16(decideRecover))
		return
	}
	p.tell(eventRecovered, h)
	p.raise(h, p.misery(h)-p.recovered(p.misery(h)))
}

func forbidsRecover(a Action) game.Rule {
	if a.Kind == Recover || a.Kind == Decline {
		return ""
	}
	return ruleRegroupMoraleRecovery
}
