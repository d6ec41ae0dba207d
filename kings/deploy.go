package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
)

// Sides, deployment, Vanguard moves and who begins (kings.setup.deploy-*,
// kings.setup.who-starts-roll-off, kings.special.vanguard-*,
// kings.artefact.declared-on-deployment).

// rollOff rolls a die for each player until they differ, and returns who has the higher.
func (p play) rollOff(label game.Label) game.Seat {
	for {
		blue, red := p.dice.Die(label, 6), p.dice.Die(label, 6)
		if p.dice.Err() != nil {
			return Blue // a script that ran out shows the same for ever
		}
		if blue != red {
			p.tell(eventRollOff, Blue, int16(blue), int16(red))
			if blue > red {
				return Blue
			}
			return Red
		}
	}
}

// takeEdge carries out kings.setup.deploy-roll-off-chooses-edge.
func (p play) takeEdge(seat game.Seat, a *Action) {
	p.Near = seat
	if a.N == 1 {
		p.Near = enemyOf(seat)
	}
	p.tell(eventEdge, seat, int16(a.N))
}

// deployment asks the players in turn for a unit.
// Carries out kings.setup.deploy-alternate-one-unit.
func (p play) deployment(f *game.Frame) {
	if p.undeployed(f.Seat) == NoUnit {
		f.Seat = enemyOf(f.Seat)
	}
	if p.undeployed(f.Seat) == NoUnit {
		p.Stack.Pop()
		return
	}
	p.ask(decideDeploy, f.Seat)
}

// undeployed returns the first unit of a seat that is not on the table yet.
func (s *State) undeployed(seat game.Seat) UnitNo {
	for u, end := s.Armies.Of(seat); u < end; u++ {
		if s.Units[u].Condition == Reserve {
			return u
		}
	}
	return NoUnit
}

// deploy puts a unit on the table.
func (p play) deploy(seat game.Seat, a *Action) {
	f := &p.Units[a.Unit]
	f.Pose, f.Condition = a.Pose(), Steady
	p.tell(eventDeployed, seat, p.code(a.Unit))
	if !p.Choices.Hidden {
		p.show(a.Unit)
	}
	p.Stack.Top().Seat = enemyOf(seat)
}

// objectsDeploy judges where a unit is put.
// Carries out kings.setup.deploy-more-than-12-from-centre-line.
func (s *State) objectsDeploy(seat game.Seat, a *Action) objection {
	if a.Kind != DeployUnit {
		return s.untimely()
	}
	if a.Unit == NoUnit || s.Armies.Seat(a.Unit) != seat || s.Units[a.Unit].Condition != Reserve {
		return against(ruleSetupDeployAlternateOneUnit)
	}
	// A place far from the table would not fit the geometry.
	if at := a.Place(); at.X < 0 || at.Y < 0 || at.X > s.Width || at.Y > s.Depth {
		return against(ruleTerrainTableEdgeImpassable)
	}
	b := plane.NewBase(a.Pose(), s.size(a.Unit))
	for i := range b.Outline.Len() {
		y := b.Outline.Corner(i).Y
		if s.Near != seat {
			y = s.Depth - y
		}
		if y >= s.Depth/2-12*Inch {
			return objection{rule: ruleSetupDeployMoreThan12FromCentreLine, have: s.Depth/2 - y}
		}
	}
	return s.objectsPlace(a.Unit, Advance, &b)
}

// listDeploy samples places for the first unit that is not on the table: rows along the
// edge of the zone.
func (s *State) listDeploy(seat game.Seat, list []Action) []Action {
	u := s.undeployed(seat)
	z, before := s.size(u), len(list)
	a := Action{Kind: DeployUnit, Unit: u, Turn: [2]int16{int16(right90)}}
	if s.Near != seat {
		a.Turn[0] = -int16(right90)
	}
	for _, back := range [...]int32{Millimetre, 2 * Inch, 5 * Inch, 8 * Inch} {
		y := s.Depth/2 - 12*Inch - back - z.Depth/2
		if s.Near != seat {
			y = s.Depth - y
		}
		const columns = 12
		for i := range int32(columns) {
			a.Ahead = [3]int32{(2*i + 1) * s.Width / (2 * columns), y}
			if s.objectsDeploy(seat, &a).ok() {
				list = append(list, a)
			}
		}
		if len(list) > before {
			return list
		}
	}
	return s.listAnywhere(seat, list, a)
}

// listAnywhere looks for a place in the whole zone, where the rows are full.
func (s *State) listAnywhere(seat game.Seat, list []Action, a Action) []Action {
	for _, turn := range [...]int16{a.Turn[0], 0} {
		a.Turn[0] = turn
		for y := Inch / 2; y < s.Depth; y += Inch / 2 {
			for x := Inch / 2; x < s.Width; x += Inch / 2 {
				a.Ahead = [3]int32{x, y}
				if s.objectsDeploy(seat, &a).ok() {
					return append(list, a)
				}
			}
		}
	}
	return list
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
		if s.inPlay(u) && s.profile(u).Has(Vanguard) && s.Units[u].Did&Warned == 0 {
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
	p.Units[a.Unit].Did |= Warned
	if a.Kind == GiveOrder {
		p.march(a.Unit, a)
	}
	p.Stack.Top().Seat = enemyOf(seat)
}

func (s *State) objectsVanguard(seat game.Seat, a *Action) objection {
	o := Order(a.N)
	switch {
	case !s.owns(seat, a.Unit), !s.profile(a.Unit).Has(Vanguard), s.Units[a.Unit].Did&Warned != 0:
		return against(ruleSpecialVanguardOneMoveAfterDeployment)
	case a.Kind == Done:
		return objection{}
	case a.Kind != GiveOrder || o != Advance && o != AtTheDouble:
		return against(ruleSpecialVanguardOneMoveAfterDeployment)
	}
	if o := s.objectsLength(a); !o.ok() {
		return o
	}
	return s.objectsPath(a.Unit, a)
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
			if speed > 0 && s.objectsVanguard(seat, &a).ok() {
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
