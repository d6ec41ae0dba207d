package song

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/song/field"
)

// The battlefield: zones, Objectives, terrain, in this order or with the last two turned.

// layOut begins a match.
//
// Carries out song.setup.battlefield-120cm, song.setup.battlefield-180cm-option.
func (p play) layOut() {
	size := p.Muster.lib.tables.Table
	p.Field.Width, p.Field.Depth = size.Width, size.Depth
	if p.Choices.Long {
		p.Field.Width = size.Width / 2 * 3
	}
	p.trays()
	for seat := range p.seats() {
		for k := range DeckKinds {
			if p.Muster.seat[seat].deck[k] != 0 || len(p.Muster.lib.effects.Cards) == 0 {
				p.Posts[seat].Deck[k] = uint8(p.Muster.Copies(seat, k))
			}
		}
	}
	if p.mode().Missions {
		p.Affairs.Left = p.Muster.lib.allMissions()
	}
	p.push(procGame, game.NoSeat, 0)
}

// Steps of the set-up.
const (
	setUpRoles uint8 = iota
	setUpSiege
	setUpCorners
	setUpFirst
	setUpTokens
	setUpSecond
	setUpPieces
	setUpCards
	setUpEdge
	setUpLinks
	setUpEnd
)

// setUp carries out song.setup.order-objectives-then-terrain,
// song.setup.order-terrain-then-objectives, song.setup.mode-overrides, song.team.setup-unchanged.
func (p play) setUp(f *game.Frame) {
	step := f.Step
	f.Step++
	switch step {
	case setUpRoles:
		if p.Choices.Mode == Storm {
			p.askRole()
		}
	case setUpSiege:
		if p.Choices.Mode == Storm {
			p.chooseZones()
		}
	case setUpCorners:
		p.corners(f)
	case setUpFirst, setUpSecond:
		if p.Choices.Mode == Storm && step == setUpFirst {
			p.raiseWalls()
		}
		if (step == setUpFirst) == p.Choices.LayFirst {
			p.beginTerrain(f)
		} else {
			p.layTokens(f)
		}
	case setUpTokens, setUpPieces:
		again := false
		if (step == setUpTokens) == p.Choices.LayFirst {
			again = p.terrainNext(f)
		} else {
			again = p.tokenNext(f)
		}
		if again {
			f.Step = step
		}
	case setUpCards:
		p.dealObjectives()
		p.dealMissions()
		p.dealSiege()
	case setUpEdge:
		switch {
		case p.ffa():
			p.First = p.rollOff(labelFirst, p.everybody())
		case p.Choices.Mode != Storm:
			p.chooseZones()
		}
	case setUpLinks:
		p.linkCards()
	case setUpEnd:
		p.Stack.Pop()
	}
}

// chooseZones lets the winner of a roll-off choose his zone.
//
// Carries out song.deploy.rolloff-for-zone.
func (p play) chooseZones() {
	p.Stack.Top().Arg = 0
	p.SetUp.Chooser = p.rollOff(labelZone, p.everybody())
	p.ask(decideEdge, p.SetUp.Chooser)
}

// corners lets each player choose a corner, in the order of a roll-off.
//
// Carries out song.ffa.corner-deployment.
func (p play) corners(f *game.Frame) {
	if !p.ffa() {
		return
	}
	if p.SetUp.Chooser == game.NoSeat {
		p.SetUp.Chooser = p.rollOff(labelZone, p.everybody())
	}
	for i := range p.seats() {
		if seat := (p.SetUp.Chooser + i) % p.seats(); p.Posts[seat].Edge == noEdge {
			f.Step = setUpCorners
			p.ask(decideEdge, seat)
			return
		}
	}
}

// layTokens lays the Objectives that have their places, and rolls off for the others.
//
// Carries out song.setup.objectives-as-mode-says, song.thrones.centre-objective,
// song.kings.three-objectives, song.feast.two-starting-objectives,
// song.feast.corpse-pile-under-objective, song.dance.three-objectives,
// song.winter.centre-objective, song.wings.centre-objective.
func (p play) layTokens(f *game.Frame) {
	middle := plane.Point{X: p.Field.Width / 2, Y: p.Field.Depth / 2}
	lay := func(x int32) {
		p.Tokens[p.Laid].At = plane.Point{X: x, Y: middle.Y}
		p.Laid++
	}
	switch p.Choices.Mode {
	case Kings:
		lay(middle.X)
		lay(middle.X - field.Long)
		lay(middle.X + field.Long)
	case Dance:
		lay(middle.X)
		lay(field.Short)
		lay(p.Field.Width - field.Short)
	case Feast:
		lay(field.Short)
		lay(p.Field.Width - field.Short)
		for i := range 2 {
			p.layPiece(p.pile(), plane.Pose{At: p.Tokens[i].At})
			p.Tokens[i].Pile = p.Field.Laid
		}
	case Thrones, Winter, Wings:
		lay(middle.X)
		f.Seat = p.rollOff(labelTokens, p.everybody())
	}
}

// tokenNext has the next Objective placed, and tells whether one was due.
//
// Carries out song.thrones.alternate-to-five-objectives,
// song.winter.alternate-to-five-objectives, song.wings.alternate-to-five-objectives.
func (p play) tokenNext(f *game.Frame) bool {
	if !p.mode().Five || p.Laid == MaxObjectives {
		return false
	}
	p.ask(decideToken, f.Seat)
	f.Seat = (f.Seat + 1) % p.seats()
	return true
}

// dealObjectives puts a card beside each Objective: the fixed one beside the one in the middle.
//
// Carries out song.thrones.central-card, song.thrones.random-cards-face-up.
func (p play) dealObjectives() {
	if p.Choices.Mode != Thrones {
		return
	}
	var left [16]uint8
	all := len(p.Muster.lib.objective)
	for i := 1; i < all; i++ {
		left[i] = 1
	}
	p.Tokens[0].Card = 1
	for i := 1; i < int(p.Laid); i++ {
		p.dice.Due(int(p.Laid) - i)
		k := p.dice.Pick(labelObjective, left[:all])
		left[k] = 0
		p.Tokens[i].Card = uint8(k + 1)
		p.tell(eventObjective, game.NoSeat, int16(i), int16(k))
	}
}

// forbidsToken returns why an Objective may not be placed somewhere: at the set-up, or by the
// opponent of who has lost it.
//
// Carries out song.thrones.objective-spacing, song.winter.objective-spacing,
// song.wings.objective-spacing, song.wings.objectives-never-on-impassable,
// song.setup.objectives-never-on-impassable.
func (s *State) forbidsToken(a *Action) objection {
	if a.Kind != PlaceToken {
		return s.untimely()
	}
	if a.farOff() {
		return against(ruleSetupBattlefield120cm)
	}
	t := field.Token{At: a.At, Radius: s.Muster.lib.tables.Token}
	if s.Stack.Top().Proc == procDrop {
		return s.forbidsDrop(t)
	}
	if r := s.Field.ForbidsToken(t); !r.OK() {
		return objected(NoUnit, r)
	}
	var room [MaxSeats]field.Zone
	var others [MaxObjectives]field.Token
	for i := range int(s.Laid) {
		others[i] = s.disc(i)
	}
	if have, crowded := t.Crowded(s.zonesOf(&room), others[:s.Laid], field.Short); crowded {
		return against(s.mode().Spacing).lengths(have, field.Short)
	}
	return objection{}
}

// listTokens appends places for an Objective.
func (s *State) listTokens(list []Action) []Action {
	if s.Stack.Top().Proc == procDrop {
		return s.listDrops(list)
	}
	for x := int32(1); x < 8; x++ {
		for y := int32(1); y < 8; y++ {
			a := Action{Kind: PlaceToken, At: plane.Point{X: s.Field.Width * x / 8, Y: s.Field.Depth * y / 8}}
			if s.forbidsToken(&a).ok() {
				list = append(list, a)
			}
		}
	}
	for step := int32(20); len(list) == 0 && step < 200; step *= 3 {
		for x := range step {
			for y := range step {
				a := Action{Kind: PlaceToken, At: plane.Point{X: s.Field.Width * x / step, Y: s.Field.Depth * y / step}}
				if len(list) == 0 && s.forbidsToken(&a).ok() {
					list = append(list, a)
				}
			}
		}
	}
	return list
}

func (p play) placeToken(seat game.Seat, a *Action) {
	if p.Stack.Top().Proc == procDrop {
		p.dropAt(seat, a.At)
		return
	}
	p.Tokens[p.Laid].At = a.At
	p.Laid++
	p.tell(eventPlaced, seat, int16(p.Laid-1), mm(a.At.X), mm(a.At.Y))
}
