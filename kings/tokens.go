package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/kings/army"
	"gonfalon/kings/layout"
)

// Objective markers and loot tokens: how they are placed and who carries them. The
// rulebook does not describe the scenarios that have them; the data do, as our reading.

// apart is how far tokens are from each other; a token is farther.
const apart = 12 * Inch

// looted tells whether the tokens of a scenario can be carried away.
func (s *State) looted() bool { return s.Scenario == ScenarioLoot }

// placeTokens asks the players in turn for a token, until all are placed or there is no
// room for another.
func (p play) placeTokens(f *game.Frame) {
	switch {
	case f.Step == placeBegin:
		f.Step = placeNext
		switch p.Scenario {
		case ScenarioPillage, ScenarioKillAndPillage:
			d3 := (p.dice.Die(labelTokens, 6) + 1) / 2
			p.SetUp.ToPlace = uint8(4 + d3)
			p.tell(eventTokens, game.NoSeat, int16(4+d3), int16(d3))
		case ScenarioLoot:
			p.put(plane.Point{X: p.Width / 2, Y: p.Depth / 2})
			p.SetUp.ToPlace = 2
		default:
			p.Stack.Pop()
			return
		}
		f.Seat = p.rollOff(labelTokens)
	case p.SetUp.Placed >= p.SetUp.ToPlace || p.Tokens == MaxTokens || !p.tokenRoom():
		p.SetUp.Placed, p.SetUp.ToPlace = 0, 0
		p.Stack.Pop()
	default:
		p.ask(decideToken, f.Seat)
	}
}

// placeToken puts down the token of a player.
func (p play) placeToken(seat game.Seat, a *Action) {
	p.put(a.Place())
	p.SetUp.Placed++
	p.tell(eventToken, seat, mm(int(a.Ahead[0])), mm(int(a.Ahead[1])), tenths(int(a.Ahead[0])), tenths(int(a.Ahead[1])))
	p.Stack.Top().Seat = enemyOf(seat)
}

func (p play) put(at plane.Point) {
	p.Token[p.Tokens] = Token{At: at}
	p.Tokens++
}

func (s *State) forbidsToken(a *Action) objection {
	if a.Kind != PlaceToken {
		return s.untimely()
	}
	return s.forbidsSpot(a.Place())
}

// forbidsSpot judges the place of a token: on the table, outside of both deployment zones
// (loot: on the centre line), apart from the others, and not where nobody can go.
func (s *State) forbidsSpot(at plane.Point) objection {
	farthest := 12 * Inch
	if s.looted() {
		farthest = 0
	}
	if at.X < 0 || at.Y < 0 || at.X > s.Width || at.Y > s.Depth || s.fromMiddle(at) > farthest {
		return against(ruleSetupScenarioD6).short(0, farthest)
	}
	for i := range s.Token[:s.Tokens] {
		if near(s.Token[i].At, at, apart) {
			return against(ruleSetupScenarioD6).short(0, farthest)
		}
	}
	for i := range s.Terrain[:s.Pieces] {
		if t := &s.Terrain[i]; t.Kind == layout.Impassable && t.Area.Contains(at) {
			return against(ruleSetupScenarioD6).short(0, farthest)
		}
	}
	return objection{}
}

// near tells whether two points are no farther apart than a length.
func near(a, b plane.Point, length int32) bool {
	v := b.Minus(a)
	return int64(v.X)*int64(v.X)+int64(v.Y)*int64(v.Y) <= int64(length)*int64(length)
}

// tokenRoom tells whether there is room for another token.
func (s *State) tokenRoom() bool {
	_, ok := s.spot(Inch)
	return ok
}

// spot returns the first free spot of a grid that has a point in the middle of the table.
func (s *State) spot(step int32) (plane.Point, bool) {
	for y := s.firstRow(step); y <= s.Depth; y += step {
		for x := s.Width / 2 % step; x <= s.Width; x += step {
			if at := (plane.Point{X: x, Y: y}); s.forbidsSpot(at).ok() {
				return at, true
			}
		}
	}
	return plane.Point{}, false
}

// firstRow returns the lowest row of a grid on which tokens can lie.
func (s *State) firstRow(step int32) int32 {
	if s.looted() {
		return s.Depth / 2
	}
	return s.Depth/2 - 12*Inch/step*step
}

// listTokens samples spots: those of a coarse grid, or the first of a fine one.
func (s *State) listTokens(list []Action) []Action {
	const step, rim = 6 * Inch, 3 * Inch
	before := len(list)
	for y := s.firstRow(step); y <= s.Depth/2+12*Inch; y += step {
		for x := rim + (s.Width/2-rim)%step; x <= s.Width-rim; x += step {
			if at := (plane.Point{X: x, Y: y}); s.forbidsSpot(at).ok() {
				list = append(list, Action{Kind: PlaceToken, Ahead: [3]int32{x, y}})
			}
		}
	}
	if len(list) > before {
		return list
	}
	if at, ok := s.spot(Inch); ok {
		list = append(list, Action{Kind: PlaceToken, Ahead: [3]int32{at.X, at.Y}})
	}
	return list
}

// claims tells whether a unit counts for tokens: Individuals and War Engines do not.
func (s *State) claims(u UnitNo) bool {
	p := s.profile(u)
	return s.inPlay(u) && !p.Has(army.Individual) && p.Type != army.WarEngine
}

// arrived has a unit that has ended a move pick up the loot it stands on.
func (p play) arrived(u UnitNo) {
	if !p.looted() || !p.claims(u) {
		return
	}
	b := p.base(u)
	for i := range p.Token[:p.Tokens] {
		if t := &p.Token[i]; t.Carrier == NoUnit && b.Outline.Contains(t.At) {
			t.Carrier = u
			p.tell(eventLoot, p.Armies.Seat(u), int16(u))
		}
	}
}

// fled has a unit that was routed lose its loot: to one that routed it in melee, else
// where it stood.
func (p play) fled(u UnitNo) {
	if !p.looted() {
		return
	}
	for i := range p.Token[:p.Tokens] {
		t := &p.Token[i]
		if t.Carrier != u {
			continue
		}
		if t.Carrier = p.plunderer(u); t.Carrier != NoUnit {
			p.tell(eventLoot, p.Armies.Seat(t.Carrier), int16(t.Carrier))
			continue
		}
		t.At = p.Units[u].Pose.At
		p.tell(eventDropped, p.Armies.Seat(u), int16(u))
	}
}

// plunderer returns who takes the loot of a unit that is routed now: the first of those
// who fight it that can carry any.
func (s *State) plunderer(routed UnitNo) UnitNo {
	if f := s.Stack.Top(); f.Proc != procCombat || UnitNo(f.Arg) != routed {
		return NoUnit
	}
	for u, end := s.Armies.Of(enemyOf(s.Armies.Seat(routed))); u < end; u++ {
		if s.attacks(u, routed) && s.claims(u) {
			return u
		}
	}
	return NoUnit
}
