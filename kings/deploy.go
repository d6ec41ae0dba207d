package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/kings/army"
)

// Sides, deployment, Vanguard moves and who begins (kings.setup.deploy-*,
// kings.setup.who-starts-roll-off, kings.special.vanguard-*,
// kings.artefact.declared-on-deployment).

// rollOff rolls a die for each player until they differ, and returns who has the higher.
func (p play) rollOff(label game.Label) game.Seat {
	for {
		blue, red := p.pair(label)
		if p.dice.Err() != nil {
			return Blue // a script that ran out shows the same for ever
		}
		if blue != red {
			p.tell(eventRollOff, game.NoSeat, int16(blue), int16(red), int16(label))
			if blue > red {
				return Blue
			}
			return Red
		}
	}
}

// takeEdge carries out kings.setup.deploy-roll-off-chooses-edge.
func (p play) takeEdge(seat game.Seat, a *Action) {
	near, edge := seat, int32(0)
	if a.N == 1 {
		near, edge = enemyOf(seat), p.Depth
	}
	p.Near = near
	p.tell(eventEdge, seat, int16(edge/Millimetre))
}

// deployment asks the players in turn for a unit, who chose the edge first.
// Carries out kings.setup.deploy-alternate-one-unit.
func (p play) deployment(f *game.Frame) {
	switch f.Step {
	case deployAhead, deployAll:
		ahead := f.Step == deployAhead
		if p.undeployed(f.Seat, ahead) == NoUnit {
			f.Seat, f.Arg = enemyOf(f.Seat), 0
		}
		if p.undeployed(f.Seat, ahead) != NoUnit {
			p.foresee(f)
			p.ask(decideDeploy, f.Seat)
			return
		}
		f.Step++
		f.Seat, f.Arg = p.SetUp.Chooser, 0
		if !ahead {
			p.tacticians(f, f.Seat)
		}
	case deployEnd:
		p.Stack.Pop()
	default:
		p.redeployment(f)
	}
}

// undeployed returns the first unit of a seat that is not on the table yet, of those that go
// ahead or of the others.
func (s *State) undeployed(seat game.Seat, ahead bool) UnitNo {
	for u, end := s.Armies.Of(seat); u < end; u++ {
		if s.Units[u].Condition == Reserve && s.goesAhead(u) == ahead {
			return u
		}
	}
	return NoUnit
}

// deploysAhead tells whether those that go ahead are being deployed.
func (s *State) deploysAhead() bool { return s.Stack.Top().Step == deployAhead }

// deploy puts a unit on the table. One for which there is no place is lost.
func (p play) deploy(seat game.Seat, a *Action) {
	f := &p.Units[a.Unit]
	p.nextToDeploy(p.Stack.Top())
	if a.Kind == Done {
		f.Condition = Routed
		p.tell(eventLeftOut, seat, int16(a.Unit))
		return
	}
	f.Pose, f.Condition = a.Pose(), Steady
	p.tell(eventDeployed, seat, int16(a.Unit))
	if !p.Choices.Hidden {
		p.show(a.Unit)
	}
}

// forbidsDeploy judges which unit is put on the table, and where.
func (s *State) forbidsDeploy(seat game.Seat, a *Action) objection {
	if a.Kind != DeployUnit && a.Kind != Done {
		return s.untimely()
	}
	if a.Unit == NoUnit || s.Armies.Seat(a.Unit) != seat || s.Units[a.Unit].Condition != Reserve {
		return against(ruleSetupDeployAlternateOneUnit)
	}
	if s.goesAhead(a.Unit) != s.deploysAhead() {
		return against(ruleSpecialExceptionsToNormalRules).by(a.Unit)
	}
	if a.Kind == Done {
		if _, ok := s.anyPlace(seat, a.Unit); ok {
			return against(ruleSetupDeployAlternateOneUnit)
		}
		return objection{}
	}
	return s.forbidsPost(seat, a)
}

// forbidsPost judges where a unit is put.
// Carries out kings.setup.deploy-more-than-12-from-centre-line.
func (s *State) forbidsPost(seat game.Seat, a *Action) objection {
	if !s.holds(a.Place()) {
		return against(ruleTerrainTableEdgeImpassable)
	}
	b := plane.NewBase(a.Pose(), s.size(a.Unit))
	m := s.mover(a.Unit, &b, Millimetre)
	return m.post(seat, &b)
}

// post does the same for a mover.
func (m *mover) post(seat game.Seat, b *plane.Base) objection {
	if o := m.zone(seat, b); !o.ok() {
		return o
	}
	if m.goesAhead(m.unit) {
		if o := m.forbidsAhead(m.unit, b); !o.ok() {
			return o
		}
	}
	if m.Armies.ahead {
		if e := m.enemyAt(m.unit, b); e != NoUnit {
			return against(ruleMeasureOneInchFromEnemies).by(e)
		}
	}
	return m.place(Advance, b)
}

// zone judges whether a base is in the zone of a seat.
func (m *mover) zone(seat game.Seat, b *plane.Base) objection {
	frontier := m.frontier(m.unit)
	for i := range b.Outline.Len() {
		if y := m.fromOwn(seat, b.Outline.Corner(i).Y); y > frontier {
			if m.goesAhead(m.unit) {
				return against(ruleSpecialExceptionsToNormalRules)
			}
			return against(ruleSetupDeployMoreThan12FromCentreLine)
		}
	}
	return objection{}
}

// holds tells whether a point is on the table. A base far from it would not fit the geometry.
func (s *State) holds(at plane.Point) bool {
	return at.X >= 0 && at.Y >= 0 && at.X <= s.Width && at.Y <= s.Depth
}

// enemyAt returns an enemy that a base would be within an inch of: one that has gone ahead,
// or any for one that does.
func (s *State) enemyAt(u UnitNo, b *plane.Base) UnitNo {
	for e, end := s.Armies.Of(enemyOf(s.Armies.Seat(u))); e < end; e++ {
		if !s.inPlay(e) || s.afar(u, b.At, e, Inch) {
			continue
		}
		if other := s.base(e); !plane.Clear(&b.Shape, &other.Shape, int(Inch)) {
			return e
		}
	}
	return NoUnit
}

// fromOwn returns how far it is from the table edge of a seat to a line across the table,
// or the reverse.
func (s *State) fromOwn(seat game.Seat, y int32) int32 {
	if s.Near != seat {
		return s.Depth - y
	}
	return y
}

// ahead returns the direction from the table edge of a seat to the other.
func (s *State) ahead(seat game.Seat) int16 {
	if s.Near != seat {
		return -int16(right90)
	}
	return int16(right90)
}

// vanguard asks for the Vanguard moves, one after the other.
// Carries out kings.special.vanguard-one-move-after-deployment and
// vanguard-roll-off-and-alternate.
func (p play) vanguard(f *game.Frame) {
	if f.Step == 0 {
		p.showScouts()
	}
	blue, red := p.scoutOf(Blue), p.scoutOf(Red)
	switch {
	case blue == NoUnit && red == NoUnit:
		p.Stack.Pop()
	case f.Step == 0 && blue != NoUnit && red != NoUnit:
		f.Step = 1
		p.SetUp.Chooser = p.rollOff(labelVanguard)
		p.ask(decideScouts, p.SetUp.Chooser)
	default:
		f.Step = 1
		if p.scoutOf(f.Seat) == NoUnit {
			f.Seat = enemyOf(f.Seat)
		}
		p.ask(decideVanguard, f.Seat)
	}
}

// scoutOf returns the first unit of a seat that has a Vanguard move left.
func (s *State) scoutOf(seat game.Seat) UnitNo {
	for u, end := s.Armies.Of(seat); u < end; u++ {
		if s.inPlay(u) && s.profile(u).Has(army.Vanguard) && s.Units[u].Did&Warned == 0 {
			return u
		}
	}
	return NoUnit
}

// scoutsBegin notes who moves first.
func (p play) scoutsBegin(seat game.Seat, a *Action) {
	if a.Kind == BeginSecond {
		seat = enemyOf(seat)
	}
	p.Stack.Top().Seat = seat
}

// scout carries out a Vanguard move.
func (p play) scout(seat game.Seat, a *Action) {
	if a.Kind == PivotFree {
		p.pivotFree(a) // its order is still to come
		return
	}
	p.Units[a.Unit].Did |= Warned
	if a.Kind == GiveOrder {
		p.march(a.Unit, a)
	}
	p.Stack.Top().Seat = enemyOf(seat)
}

func (s *State) forbidsVanguard(seat game.Seat, a *Action) objection {
	o := Order(a.N)
	switch {
	case !s.owns(seat, a.Unit), !s.profile(a.Unit).Has(army.Vanguard), s.Units[a.Unit].Did&Warned != 0:
		return against(ruleSpecialVanguardOneMoveAfterDeployment)
	case a.Kind == Done:
		return objection{}
	case a.Kind == PivotFree:
		return s.forbidsPivotFree(seat, a)
	case a.Kind != GiveOrder || o != Advance && o != AtTheDouble:
		return against(ruleSpecialVanguardOneMoveAfterDeployment)
	}
	if o := s.forbidsGiving(seat, a); !o.ok() {
		return o
	}
	if o := s.forbidsLength(a); !o.ok() {
		return o
	}
	return s.forbidsPath(a.Unit, a)
}

func (s *State) listVanguard(seat game.Seat, list []Action) []Action {
	u := s.scoutOf(seat)
	list = append(list, Action{Kind: Done, Unit: u})
	speed := int32(s.profile(u).Speed) * Inch
	for part := int32(1); part <= 4; part++ {
		for _, o := range [...]Order{Advance, AtTheDouble} {
			a := Action{Kind: GiveOrder, N: uint8(o), Unit: u, Ahead: [3]int32{speed * part / 4}}
			if o == AtTheDouble {
				a.Ahead[0] *= 2
			}
			if speed > 0 && s.forbidsVanguard(seat, &a).ok() {
				list = append(list, a)
			}
		}
	}
	return list
}

// beginTurns carries out kings.setup.who-starts-roll-off.
func (p play) beginTurns(seat game.Seat, a *Action) {
	p.First = seat
	if a.Kind == BeginSecond {
		p.First = enemyOf(seat)
	}
	p.tell(eventFirst, p.First)
}
