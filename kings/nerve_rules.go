package kings

import "gonfalon/kings/army"

// What special rules and artefacts do to Nerve tests.

// sway returns what is added to a Nerve test against a unit. Before the melee nobody
// attacks it yet whose brutality it would feel.
// Carries out kings.special.brutal-plus-1-nerve.
func (s *State) sway(u UnitNo) int {
	n := s.artefact(u).nerve
	if s.Stack.Top().Proc != procCombat {
		return n
	}
	for v, end := s.Armies.Of(enemyOf(s.Armies.Seat(u))); v < end; v++ {
		if s.attacks(v, u) && s.profile(v).Has(army.Brutal) {
			return n + 1 // two of them do no more
		}
	}
	return n
}

// nerveOf returns the limits of a unit's Nerve where it stands. Waver 0 is fearless.
func (s *State) nerveOf(u UnitNo) (waver, rout int) {
	p := s.profile(u)
	n := min(s.rallied(u), 2)
	if s.drummed(u) {
		n += 2
	}
	if s.underDoorway(u) {
		n--
	}
	waver, rout = int(p.Waver), int(p.Rout)+n
	if waver > 0 {
		waver = max(waver+n, 1)
	}
	if s.kin(u, army.KinCorsairs) && s.auraOf(u, army.LegendaryAura, 6) {
		waver = 0
	}
	return waver, rout
}

// rallied adds up the Rallying of the friends around a unit.
func (s *State) rallied(u UnitNo) int {
	n := 0
	for v, end := s.Armies.Of(s.Armies.Seat(u)); v < end; v++ {
		p := s.profile(v)
		if v == u || p.Army != s.profile(u).Army || !p.Has(army.Rallying) && !p.Has(army.Valiant) || !s.within(u, v, 6) {
			continue
		}
		n += p.N(army.Rallying)
		if p.Has(army.Valiant) && s.kin(u, army.KinVilleins) {
			n++
		}
	}
	return n
}

// drummed tells whether a unit hears the Great Thunder of a drum, being none itself.
func (s *State) drummed(u UnitNo) bool {
	return !s.profile(u).Has(army.GreatThunder) && s.auraOf(u, army.GreatThunder, 6)
}

// underDoorway tells whether an enemy's Darkest Doorway is near.
func (s *State) underDoorway(u UnitNo) bool {
	for e, end := s.Armies.Of(enemyOf(s.Armies.Seat(u))); e < end; e++ {
		if s.profile(e).Has(army.DarkestDoorway) && s.within(u, e, 9) {
			return true
		}
	}
	return false
}

// routAgain tells whether a Rout of a unit is rolled again.
//
// Carries out kings.special.inspiring-forces-reroll-within-6-inches,
// inspiring-limited-to-named-unit, very-inspiring-within-9-inches and
// very-inspiring-affected-by-same-rules.
func (s *State) routAgain(u UnitNo) bool {
	return s.artefact(u).routAgain || s.inspired(u) || s.Units[u].Did&Blessed != 0 || s.thirsts(u)
}

// inspired tells whether a unit is inspired by itself or by a friend of the same army list.
func (s *State) inspired(u UnitNo) bool {
	p := s.profile(u)
	if p.Has(army.Inspiring) || p.Has(army.VeryInspiring) || p.Has(army.Bhardoom) {
		return true
	}
	entry := &Standard().Units[p.Unit]
	for v, end := s.Armies.Of(s.Armies.Seat(u)); v < end; v++ {
		if v == u || !s.inPlay(v) || s.profile(v).Army != p.Army {
			continue
		}
		if reach := s.profile(v).InspiresWithin(entry); reach > 0 && s.within(u, v, int32(reach)) {
			return true
		}
	}
	return false
}

// thirsts tells whether Mindthirst feeds on an enemy that inspires.
func (s *State) thirsts(u UnitNo) bool {
	if !s.profile(u).Has(army.Mindthirst) {
		return false
	}
	for e, end := s.Armies.Of(enemyOf(s.Armies.Seat(u))); e < end; e++ {
		if p := s.profile(e); (p.Has(army.Inspiring) || p.Has(army.VeryInspiring)) && s.within(u, e, 12) {
			return true
		}
	}
	return false
}

// tested is called when the Nerve of a unit has been tested, with the result.
// Carries out kings.special.iron-resolve-heals-when-steady.
func (p play) tested(u UnitNo, result Condition) {
	if result != Steady {
		return
	}
	if p.recovers(u) {
		p.heal(u, 1)
	}
}

// recovers tells whether a unit sheds a wound when its test ends Steady.
func (s *State) recovers(u UnitNo) bool {
	return s.profile(u).Has(army.IronResolve) || s.auraOf(u, army.AuraOfShobik, 6)
}
