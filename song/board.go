package song

import (
	"gonfalon/game"
	"gonfalon/song/effect"
)

// Activation, the Tactics Board and Influence.

// forbidsActivate returns why a unit may not be activated.
//
// Carries out song.turn.activate-exactly-one-unit, song.turn.combat-or-ncu,
// song.turn.no-voluntary-pass, song.round.unit-activated-once.
func (s *State) forbidsActivate(seat game.Seat, a *Action) objection {
	switch a.Kind {
	case Activate:
		if a.Unit != NoUnit && s.seatOf(a.Unit) == seat && s.Units[a.Unit].Fate == InReserve {
			if o := s.forbidsComing(a.Unit); !o.ok() {
				return o
			}
			return against(ruleTurnActivateExactlyOneUnit)
		}
		if a.Unit == NoUnit || s.seatOf(a.Unit) != seat || !s.onTable(a.Unit) {
			return against(ruleTurnActivateExactlyOneUnit)
		}
		if !s.canActivate(a.Unit) || !s.mayBeChosen(seat, a.Unit) {
			return against(ruleRoundUnitActivatedOnce).of(a.Unit)
		}
		return objection{}
	case ActivateNCU:
		if a.N == 0 || NCUID(a.N) > s.Muster.NCUs() || s.Muster.NCUSeat(NCUID(a.N)) != seat {
			return against(ruleTurnActivateExactlyOneUnit)
		}
		if !s.canActivateNCU(NCUID(a.N)) || !s.mayBeChosen(seat, NoUnit) {
			return against(ruleRoundUnitActivatedOnce)
		}
		return objection{}
	case Deploy:
		return s.forbidsArrival(seat, a)
	case Pass:
		if n := s.leftToActivate(seat); n > 0 {
			return against(ruleTurnNoVoluntaryPass).counts(n, 0)
		}
		return objection{}
	}
	return s.untimely()
}

// leftToActivate is how many units of a side have not been activated.
func (s *State) leftToActivate(seat game.Seat) int {
	n := 0
	for rest := s.side(seat); rest != 0; rest = rest.Without(rest.First()) {
		for u, end := s.Muster.Of(rest.First()); u < end; u++ {
			if s.canActivate(u) {
				n++
			}
		}
		for x, end := s.Muster.NCUsOf(rest.First()); x < end; x++ {
			if s.canActivateNCU(x) {
				n++
			}
		}
	}
	return n
}

func (s *State) listActivate(seat game.Seat, list []Action) []Action {
	for u, end := s.Muster.Of(seat); u < end; u++ {
		if s.canActivate(u) && s.mayBeChosen(seat, u) {
			list = append(list, Action{Kind: Activate, Unit: u})
		}
	}
	for n, end := s.Muster.NCUsOf(seat); n < end; n++ {
		if s.canActivateNCU(n) && s.mayBeChosen(seat, NoUnit) {
			list = append(list, Action{Kind: ActivateNCU, N: uint8(n)})
		}
	}
	if s.mayManWalls(seat) {
		for rest := s.wallsLeft(); rest != 0; {
			var u UnitID
			u, rest = rest.next()
			if s.canActivate(u) {
				list = append(list, Action{Kind: Activate, Unit: u})
			}
		}
	}
	list = s.listArrivals(seat, list)
	if s.leftToActivate(seat) == 0 {
		list = append(list, Action{Kind: Pass})
	}
	return list
}

// mayBeChosen tells whether effects leave a unit, or with none an NCU, to be activated in this
// turn: one unit must be, or one may not be as long as there is another.
func (s *State) mayBeChosen(seat game.Seat, u UnitID) bool {
	if must := s.SetUp.MustUnit; must != NoUnit && s.side(seat).Has(s.seatOf(must)) && s.canActivate(must) {
		return u == must
	}
	if not := s.SetUp.NotUnit; not != NoUnit && (u == not || u == NoUnit) {
		for rest := s.fielded(s.side(seat)).without(not); rest != 0; {
			var v UnitID
			if v, rest = rest.next(); s.canActivate(v) {
				return false
			}
		}
	}
	return true
}

func (p play) activate(seat game.Seat, a *Action) {
	p.Active, p.Stack.Top().Seat = seat, seat
	if a.Kind == Pass {
		p.SetUp.Rested = p.SetUp.Rested.With(seat)
		return
	}
	p.SetUp.Rested = 0
	if a.Kind == Deploy {
		p.arrive(seat, a)
		return
	}
	if a.Kind == Activate {
		p.push(procActivation, seat, int16(a.Unit))
		return
	}
	p.push(procClaim, seat, int16(a.N))
}

// Steps of the activation of an NCU.
const (
	claimBegin uint8 = iota
	claimZone
	claimClaimed
	claimEffect
	claimResolved
	claimInfluence
	claimAttach
	claimEnd
)

// claim carries out song.board.ncu-only-action, song.board.zone-triggers-immediately,
// song.board.full-board, song.influence.attach-on-claim.
func (p play) claim(f *game.Frame) {
	n := NCUID(f.Arg)
	x := &p.NCUs[n]
	if x.Gone && f.Step < claimEnd {
		f.Step = claimEnd
	}
	moment := Moment{NCU: n, Zone: x.Zone, Seat: f.Seat}
	step := f.Step
	f.Step++
	switch step {
	case claimBegin:
		x.Activated = true
		p.tell(eventActivatedNCU, f.Seat, int16(n))
		moment.Kind = effect.NCUActivated
		p.moment(moment)
	case claimZone:
		if !p.anyZone() {
			f.Step = claimEnd
			return
		}
		p.ask(decideZone, f.Seat)
	case claimClaimed:
		if x.Zone == noZone {
			f.Step = claimEnd
			return
		}
		p.SetUp.Replaced = false
		moment.Kind = effect.ZoneClaimed
		p.moment(moment)
	case claimEffect:
		if !p.SetUp.Replaced {
			p.useZone(f.Seat, n, x.Zone)
		}
	case claimResolved:
		moment.Kind = effect.ZoneResolved
		p.moment(moment)
	case claimInfluence:
		set := p.influenceable(n)
		if !p.Muster.ncu[n].influence || p.muted(n) || set == 0 {
			f.Step = claimEnd
			return
		}
		p.Ask = Ask{Units: set}
		p.ask(decideUnit, f.Seat)
	case claimAttach:
		u := x.On
		moment.Kind, moment.Unit = effect.InfluencePlaced, u
		p.moment(moment)
	case claimEnd:
		p.Stack.Pop()
	}
}

// lastZone is the last zone of the board: an NCU may have added one.
func (s *State) lastZone() Zone {
	last := Manoeuvring
	for n := NCUID(1); n <= s.Muster.NCUs(); n++ {
		if e := s.Muster.lib.entry(s.Muster.ncu[n].ability); e.says(effect.AddZone) {
			last = max(last, e.adds())
		}
	}
	return last
}

// adds is the zone that an NCU adds to the board.
func (e *entry) adds() Zone {
	last := noZone
	for i := range e.rules {
		for j := range e.rules[i].Ops {
			if op := &e.rules[i].Ops[j]; op.Code == effect.AddZone {
				last = max(last, zoneOf(op.Zone))
			}
		}
	}
	return last
}

// anyZone tells whether a zone is free.
func (s *State) anyZone() bool {
	for z := Crown; z <= s.lastZone(); z++ {
		if s.Zones[z] == 0 {
			return true
		}
	}
	return false
}

// forbidsZone returns why an NCU may not claim a zone.
//
// Carries out song.board.zone-must-be-free, song.board.ncu-may-forgo, song.board.five-zones.
func (s *State) forbidsZone(a *Action) objection {
	switch {
	case a.Kind == Forgo:
		return objection{}
	case a.Kind != Claim || Zone(a.N) < Crown || Zone(a.N) > s.lastZone():
		return s.untimely()
	case s.Zones[a.N] != 0:
		return against(ruleBoardZoneMustBeFree).counts(int(a.N), int(s.Zones[a.N]))
	}
	return objection{}
}

func (s *State) listZones(list []Action) []Action {
	for z := Crown; z <= s.lastZone(); z++ {
		if s.Zones[z] == 0 {
			list = append(list, Action{Kind: Claim, N: uint8(z)})
		}
	}
	return append(list, Action{Kind: Forgo})
}

func (p play) takeZone(a *Action) {
	f := p.Stack.Top()
	n := NCUID(f.Arg)
	if a.Kind == Forgo {
		p.tell(eventForwentNCU, f.Seat, int16(n))
		return
	}
	p.NCUs[n].Zone, p.Zones[a.N] = Zone(a.N), n
	p.tell(eventZone, f.Seat, int16(n), int16(a.N))
}

// useZone has the effect of a zone come for an NCU. In The Winds of Winter who has claimed the
// zone of Tactics is asked which effect it has.
//
// Carries out song.winter.zone-replacement.
func (p play) useZone(seat game.Seat, n NCUID, z Zone) {
	id := p.Muster.lib.zone[z]
	if id == 0 {
		return
	}
	e := p.Muster.lib.entry(id)
	for i := range e.rules {
		if e.rules[i].Event == effect.ZoneUsed {
			claimed := p.Stack.Top().Proc == procClaim
			p.push(procZone, seat, int16(n)|int16(z)<<8)
			if claimed && p.Choices.Mode == Winter && z == Tactics {
				p.Ask = Ask{Options: 3}
				p.ask(decideOption, seat)
			}
			return
		}
	}
}

// zoneEffect is the procedure of the effect of a zone: a moment that nothing but the zone
// answers.
func (p play) zoneEffect(f *game.Frame) {
	n, z := NCUID(f.Arg&255), Zone(f.Arg>>8&15)
	id := p.Muster.lib.zone[z]
	if f.Arg>>12&1 == 1 {
		id = p.Muster.lib.zoneWinds
	}
	e := p.Muster.lib.entry(id)
	step := f.Step
	f.Step++
	if int(step) < len(e.rules) {
		if r := &e.rules[step]; r.Event == effect.ZoneUsed {
			w := Work{Seat: f.Seat, OwnNCU: n, Zone: z}
			if p.hold(&w, r.Conditions) {
				p.startWork(e.first+uint16(step), w)
			}
		}
		return
	}
	p.Stack.Pop()
}

// influenceable are the units that an NCU may influence.
//
// Carries out song.influence.limit-one-friendly-one-enemy.
func (s *State) influenceable(n NCUID) UnitSet {
	var set UnitSet
	seat := s.Muster.NCUSeat(n)
	for rest := s.fielded(s.everybody()); rest != 0; {
		var u UnitID
		u, rest = rest.next()
		i := s.influenceSide(seat, u)
		if s.Units[u].Influence[i] == 0 && (i == 0 || s.guarded(u)&effect.GuardInfluence == 0) {
			set = set.with(u)
		}
	}
	return set
}

// influenceSide tells whether the Influence of a seat is a friendly one to a unit, or 1 if not.
func (s *State) influenceSide(seat game.Seat, u UnitID) int {
	if s.side(seat).Has(s.seatOf(u)) {
		return 0
	}
	return 1
}

// influence attaches an NCU to a unit.
func (p play) influence(n NCUID, u UnitID) {
	seat := p.Muster.NCUSeat(n)
	p.Units[u].Influence[p.influenceSide(seat, u)] = n
	p.NCUs[n].On = u
	p.tell(eventInfluence, seat, int16(n), int16(u))
}

// uninfluence takes the Influence of an NCU away.
func (p play) uninfluence(n NCUID) {
	u := p.NCUs[n].On
	if u == NoUnit {
		return
	}
	for i := range p.Units[u].Influence {
		if p.Units[u].Influence[i] == n {
			p.Units[u].Influence[i] = 0
		}
	}
	p.NCUs[n].On = NoUnit
}

// killNCU takes an NCU out of the game.
func (p play) killNCU(n NCUID) {
	x := &p.NCUs[n]
	p.uninfluence(n)
	if x.Zone != noZone {
		p.Zones[x.Zone] = 0
	}
	*x = NCU{Gone: true, Activated: true, Spent: x.Spent}
}
