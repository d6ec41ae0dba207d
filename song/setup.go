package song

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/song/field"
)

// The battlefield: zones, Objectives, terrain.

// layOut begins a match.
func (p play) layOut() {
	size := p.Muster.lib.tables.Table
	p.Field.Width, p.Field.Depth = size.Width, size.Depth
	p.trays()
	for seat := range p.seats() {
		for k := range DeckKinds {
			if p.Muster.seat[seat].deck[k] != 0 || len(p.Muster.lib.effects.Cards) == 0 {
				p.Posts[seat].Deck[k] = uint8(p.Muster.Copies(seat, k))
			}
		}
	}
	p.push(procGame, game.NoSeat, 0)
}

// Steps of the set-up.
const (
	setUpCentre uint8 = iota
	setUpTokens
	setUpTerrain
	setUpTypes
	setUpPieces
	setUpCards
	setUpEdge
	setUpTaken
	setUpEnd
)

// setUp carries out song.setup.order-objectives-then-terrain, song.thrones.centre-objective,
// song.thrones.alternate-to-five-objectives, song.thrones.central-card,
// song.thrones.random-cards-face-up, song.deploy.rolloff-for-zone.
func (p play) setUp(f *game.Frame) {
	step := f.Step
	f.Step++
	switch step {
	case setUpCentre:
		p.Tokens[0].At = plane.Point{X: p.Field.Width / 2, Y: p.Field.Depth / 2}
		p.Laid = 1
		if p.ffa() {
			p.takeCorners()
		}
		if p.mode().Five {
			f.Seat = p.rollOff(labelTokens, p.everybody())
		}
	case setUpTokens:
		if p.mode().Five && p.Laid < MaxObjectives {
			f.Step = setUpTokens
			p.ask(decideToken, f.Seat)
			f.Seat = (f.Seat + 1) % p.seats()
		}
	case setUpTerrain:
		if p.Choices.Terrain == NoTerrain {
			f.Step = setUpCards
			return
		}
		f.Seat = p.rollOff(labelTerrain, p.everybody())
		p.SetUp.ToPlace = 4
		if p.Choices.Terrain == RandomTerrain {
			p.SetUp.ToPlace = uint8(2 + p.d3(labelTerrain))
		}
	case setUpTypes:
		if p.Choices.Terrain == RandomTerrain && p.SetUp.Rolled < p.SetUp.ToPlace {
			f.Step = setUpTypes
			p.rollPiece(f)
		}
	case setUpPieces:
		if p.Field.Laid < p.SetUp.ToPlace && int(p.SetUp.Passed) < int(p.seats()) && p.piecesLeft() {
			f.Step = setUpPieces
			p.ask(decidePiece, f.Seat)
			f.Seat = (f.Seat + 1) % p.seats()
		}
	case setUpCards:
		p.dealObjectives()
	case setUpEdge:
		if p.ffa() {
			f.Step = setUpEnd
			p.First = p.rollOff(labelFirst, p.everybody())
			return
		}
		p.SetUp.Chooser = p.rollOff(labelZone, p.everybody())
		p.ask(decideEdge, p.SetUp.Chooser)
	case setUpTaken:
		// The zone has been chosen, or the choice left to the other.
	case setUpEnd:
		p.Stack.Pop()
	}
}

// ffa tells whether everyone plays for himself.
func (s *State) ffa() bool { return s.seats() > 2 && !s.Choices.Teams }

// dealObjectives puts a card beside each Objective: the fixed one beside the one in the middle.
func (p play) dealObjectives() {
	if !p.mode().Cards || len(p.Muster.lib.objective) < MaxObjectives {
		return
	}
	var left [16]uint8
	for i := 1; i < len(p.Muster.lib.objective); i++ {
		left[i] = 1
	}
	p.Tokens[0].Card = 1
	for i := 1; i < int(p.Laid); i++ {
		p.dice.Due(int(p.Laid) - i)
		k := p.dice.Pick(labelObjective, left[:len(p.Muster.lib.objective)])
		left[k] = 0
		p.Tokens[i].Card = uint8(k + 1)
		p.tell(eventObjective, game.NoSeat, int16(i), int16(k))
	}
}

// zone is the deployment zone of a seat.
//
// Carries out song.thrones.deployment-6, song.ffa.corner-deployment.
func (s *State) zone(seat game.Seat) field.Zone {
	e := s.Posts[seat].Edge
	if s.ffa() {
		return s.Field.Corner(e.edge(), field.Long)
	}
	return s.Field.Strip(e.edge(), s.mode().Depth)
}

func (e Edge) edge() field.Edge { return field.Edge(e - 1) }

// zonesOf are all deployment zones, whoever has them.
func (s *State) zonesOf(room *[MaxSeats]field.Zone) []field.Zone {
	n := 0
	if s.ffa() {
		for e := range field.Edge(4) {
			room[n] = s.Field.Corner(e, field.Long)
			n++
		}
		return room[:n]
	}
	room[0], room[1] = s.Field.Strip(field.NearEdge, s.mode().Depth), s.Field.Strip(field.FarEdge, s.mode().Depth)
	return room[:2]
}

// takeCorners gives each player a corner, in the order of a roll-off.
func (p play) takeCorners() {
	first := p.rollOff(labelZone, p.everybody())
	corners := [...]Edge{South, East, North, West}
	for i := range p.seats() {
		seat := (first + i) % p.seats()
		p.Posts[seat].Edge = corners[i]
		p.tell(eventEdge, seat, int16(seat), int16(corners[i]))
	}
	p.SetUp.Chooser = first
}

// forbidsEdge returns why an edge may not be taken.
//
// Carries out song.deploy.non-chooser-is-first-player.
func (s *State) forbidsEdge(a *Action) objection {
	if a.Kind == Pass && s.Stack.Top().Arg == 0 {
		return objection{}
	}
	return s.only(a.Kind == TakeEdge && (Edge(a.N) == South || Edge(a.N) == North))
}

func (s *State) listEdges(list []Action) []Action {
	list = append(list, Action{Kind: TakeEdge, N: uint8(South)}, Action{Kind: TakeEdge, N: uint8(North)})
	if s.Stack.Top().Arg == 0 {
		list = append(list, Action{Kind: Pass})
	}
	return list
}

// takeEdge takes an edge; the others get that across.
func (p play) takeEdge(seat game.Seat, a *Action) {
	f := p.Stack.Top()
	if a.Kind == Pass {
		f.Arg = 1
		p.SetUp.Chooser = (seat + 1) % p.seats()
		p.ask(decideEdge, p.SetUp.Chooser)
		return
	}
	own, other := Edge(a.N), South
	if own == South {
		other = North
	}
	for i := range p.seats() {
		if p.side(seat).Has(i) {
			p.Posts[i].Edge = own
		} else {
			p.Posts[i].Edge = other
		}
	}
	p.First = (seat + 1) % p.seats()
	p.tell(eventEdge, seat, int16(seat), int16(own))
}

// forbidsToken returns why an Objective may not be placed somewhere.
//
// Carries out song.thrones.objective-spacing, song.setup.objectives-never-on-impassable.
func (s *State) forbidsToken(a *Action) objection {
	if a.Kind != PlaceToken {
		return s.untimely()
	}
	limit := int32(plane.Limit)
	if a.At.X < -limit || a.At.Y < -limit || a.At.X > limit || a.At.Y > limit {
		return against(ruleSetupBattlefield120cm)
	}
	t := field.Token{At: a.At, Radius: s.Muster.lib.tables.Token}
	if r := s.Field.ForbidsToken(t); !r.OK() {
		return objected(NoUnit, r)
	}
	var room [MaxSeats]field.Zone
	var others [MaxObjectives]field.Token
	for i := range int(s.Laid) {
		others[i] = s.disc(i)
	}
	if have, crowded := t.Crowded(s.zonesOf(&room), others[:s.Laid], field.Short); crowded {
		return against(ruleThronesObjectiveSpacing).lengths(have, field.Short)
	}
	return objection{}
}

// listTokens appends places for an Objective.
func (s *State) listTokens(list []Action) []Action {
	before := len(list)
	for x := int32(1); x < 8; x++ {
		for y := int32(1); y < 8; y++ {
			a := Action{Kind: PlaceToken, At: plane.Point{X: s.Field.Width * x / 8, Y: s.Field.Depth * y / 8}}
			if s.forbidsToken(&a).ok() {
				list = append(list, a)
			}
		}
	}
	for step := int32(20); len(list) == before && step < 200; step *= 3 {
		for x := range step {
			for y := range step {
				a := Action{Kind: PlaceToken, At: plane.Point{X: s.Field.Width * x / step, Y: s.Field.Depth * y / step}}
				if len(list) == before && s.forbidsToken(&a).ok() {
					list = append(list, a)
				}
			}
		}
	}
	return list
}

func (p play) placeToken(seat game.Seat, a *Action) {
	p.Tokens[p.Laid].At = a.At
	p.Laid++
	p.tell(eventPlaced, seat, int16(p.Laid-1), mm(a.At.X), mm(a.At.Y))
}
