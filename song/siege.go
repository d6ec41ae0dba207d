package song

import (
	"gonfalon/game"
	"gonfalon/song/effect"
	"gonfalon/song/field"
)

// A Storm of Swords: roles, Castle Walls, units that come back, siege cards.

// A wall has a number like a unit, after those of all armies, but is none: no side has it, so no
// effect finds it unless it asks for walls.

// SiegeKinds is how many different siege cards a side has, siegeHand how many each player draws
// of them, and siegePieces how many pieces of terrain the defender lays.
const (
	SiegeKinds  = 6
	siegeHand   = 3
	siegePieces = 4
)

// defends tells whether a seat is on the side of the defender of a siege.
func (s *State) defends(seat game.Seat) bool {
	return s.Choices.Mode == Storm && s.side(s.SetUp.Defender).Has(seat)
}

// besieger is the first seat of the side that attacks.
func (s *State) besieger() game.Seat { return s.foes(s.SetUp.Defender).First() }

// askRole lets the winner of a roll-off choose his role.
//
// Carries out song.storm.roll-for-roles.
func (p play) askRole() {
	p.Ask = Ask{Options: 3}
	p.ask(decideOption, p.rollOff(labelRole, p.everybody()))
}

// takeRole makes a seat the attacker, or with 1 the defender.
func (p play) takeRole(seat game.Seat, n uint8) {
	p.SetUp.Defender = seat
	if n == 0 {
		p.SetUp.Defender = p.rival(seat)
	}
	for u := p.Muster.walls; u <= p.Muster.Units(); u++ {
		p.Field.Trays[u].Team = uint8(p.side(p.SetUp.Defender).First())
	}
	p.tell(eventRole, p.SetUp.Defender)
}

// raiseWalls puts the walls on the table.
//
// Carries out song.storm.walls-first, song.storm.walls-placement.
func (p play) raiseWalls() {
	first := p.Muster.walls
	for i, pose := range p.Field.Walls(p.Posts[p.SetUp.Defender].Edge.edge(), p.Muster.unit[first].Size) {
		u := first + UnitID(i)
		p.Units[u].Fate = OnTable
		p.Field.Trays[u] = field.Tray{Pose: pose, Size: p.Muster.unit[u].Size, Team: uint8(p.side(p.SetUp.Defender).First()), Kind: field.Wall}
	}
}

// Wall tells whether a number is that of a Castle Wall.
func (m *Muster) Wall(u UnitID) bool { return m.walls != 0 && u >= m.walls }

// standing are the walls that stand.
func (s *State) wallsLeft() UnitSet {
	var set UnitSet
	if s.Muster.walls == 0 {
		return 0
	}
	for u := s.Muster.walls; u <= s.Muster.Units(); u++ {
		if s.onTable(u) {
			set = set.with(u)
		}
	}
	return set
}

// mayManWalls tells whether a seat has a wall to activate.
//
// Carries out song.storm.walls-activate.
func (s *State) mayManWalls(seat game.Seat) bool {
	if s.Choices.Mode != Storm || seat != s.SetUp.Defender {
		return false
	}
	for rest := s.wallsLeft(); rest != 0; {
		var u UnitID
		u, rest = rest.next()
		if s.Units[u].Activated == 0 {
			return true
		}
	}
	return false
}

// activity is what a unit may do in its activation.
//
// Carries out song.storm.wall-shoots-or-passes.
func (s *State) activity(u UnitID) Allowed {
	if s.Muster.Wall(u) {
		return mayShoot | mayForgo
	}
	return inActivation
}

// chargeable are the units and walls that a unit may charge.
//
// Carries out song.storm.walls-charge-or-melee-only.
func (s *State) chargeable(u UnitID) UnitSet {
	set := s.fielded(s.foes(s.seatOf(u)))
	if s.Choices.Mode == Storm && !s.defends(s.seatOf(u)) {
		set |= s.wallsLeft()
	}
	return set
}

// breach takes a wall down that has suffered all its Wounds.
//
// Carries out song.storm.wall-worth-5, song.storm.wall-removed,
// song.storm.walls-neither-terrain-nor-unit.
func (p play) breach(u UnitID) {
	p.award(p.besieger(), p.Muster.lib.effects.Wall.Points, whyWall)
	p.tell(eventBreach, p.besieger(), int16(u))
	p.forgetUnit(u)
	p.lift(u)
	p.Units[u] = Unit{Fate: Destroyed, Wounds: p.Units[u].Wounds}
}

// mayRedeploy tells whether a destroyed unit of the attacker comes back: a Character alone does
// not.
//
// Carries out song.storm.attacker-redeploys, song.storm.characters-lost-for-good.
func (s *State) mayRedeploy(u UnitID) bool {
	sheet := s.sheet(u)
	return s.Choices.Mode == Storm && !s.defends(s.seatOf(u)) && s.Units[u].Fate == Destroyed && !(sheet.Solo() && sheet.card.Character)
}

// redeployment asks the attackers, one after the other, for the units that come back.
func (p play) redeployment(f *game.Frame) {
	for ; f.Arg < int16(p.seats()); f.Arg++ {
		seat := game.Seat(f.Arg)
		if p.defends(seat) || p.Posts[seat].Out {
			continue
		}
		for u, end := p.Muster.Of(seat); u < end; u++ {
			if p.mayRedeploy(u) {
				p.ask(decideDeploy, seat)
				return
			}
		}
	}
	p.Stack.Pop()
}

// forbidsRedeploy returns why a destroyed unit may not come back somewhere.
func (s *State) forbidsRedeploy(seat game.Seat, a *Action) objection {
	switch {
	case a.Kind == Pass:
		return objection{}
	case a.Kind != Deploy || a.Unit == NoUnit || s.Muster.Wall(a.Unit) || s.seatOf(a.Unit) != seat || a.N != 0:
		return s.untimely()
	case s.Units[a.Unit].Fate == Destroyed && !s.mayRedeploy(a.Unit):
		return against(ruleStormCharactersLostForGood).of(a.Unit)
	case !s.mayRedeploy(a.Unit):
		return against(ruleStormAttackerRedeploys).of(a.Unit)
	}
	return s.forbidsSpot(a, s.zone(seat))
}

func (s *State) listRedeploy(seat game.Seat, list []Action) []Action {
	list = append(list, Action{Kind: Pass})
	for u, end := s.Muster.Of(seat); u < end; u++ {
		if s.mayRedeploy(u) {
			list = s.listSpots(Action{Kind: Deploy, Unit: u}, s.zone(seat), s.Posts[seat].Edge.edge(), list)
		}
	}
	return list
}

// redeploy brings a destroyed unit back whole; the places of its Characters are taken by
// ordinary models.
//
// Carries out song.storm.character-replaced-by-model.
func (p play) redeploy(seat game.Seat, a *Action) {
	if a.Kind == Pass {
		p.Stack.Top().Arg++
		return
	}
	p.Units[a.Unit] = Unit{Fate: OnTable}
	p.rejoin(a.Unit, func(n AttachID) bool { return !p.Muster.attached[n].card.Character })
	p.stand(a.Unit, a.Pose())
	p.deployed(seat, a)
}

// dealSiege gives each player his siege cards.
//
// Carries out song.storm.three-siege-cards.
func (p play) dealSiege() {
	if p.Choices.Mode != Storm {
		return
	}
	for seat := range p.seats() {
		left := [SiegeKinds]uint8{1, 1, 1, 1, 1, 1}
		for n := range siegeHand {
			p.dice.Due(siegeHand - n)
			k := p.dice.Pick(labelSiege, left[:])
			left[k] = 0
			p.Posts[seat].Siege |= 1 << k
			p.tellOnly(eventSiegeCard, seat, p.side1(seat), int16(p.siegeEntry(seat, k)))
		}
	}
}

// siegeEntry is a kind of siege card of a seat.
func (s *State) siegeEntry(seat game.Seat, k int) entryID {
	if s.defends(seat) {
		return s.Muster.lib.siege[1][k]
	}
	return s.Muster.lib.siege[0][k]
}

// couldSiege tells which siege cards a seat could hold, as far as everybody knows.
func (s *State) couldSiege(seat game.Seat) uint8 {
	if s.Choices.Mode != Storm || s.Round == 0 || UnitSet(s.Posts[seat].Sieged).Len() == siegeHand {
		return 0
	}
	return (1<<SiegeKinds - 1) &^ s.Posts[seat].Sieged
}

// siegeStirs tells whether a siege card could be played at an event.
func (s *State) siegeStirs(kind effect.Event) bool {
	if s.Choices.Mode != Storm {
		return false
	}
	for seat := range s.seats() {
		if s.siegeAnswers(seat)>>kind&1 == 1 {
			return true
		}
	}
	return false
}

// siegeAnswers are the events at which a seat could play a siege card, as far as everybody knows.
func (s *State) siegeAnswers(seat game.Seat) (events uint64) {
	could := s.couldSiege(seat)
	for k := range SiegeKinds {
		if could>>k&1 == 1 {
			events |= s.Muster.lib.entry(s.siegeEntry(seat, k)).events
		}
	}
	return events
}

// siegeRule is the rule of a siege card that can be played now, or -1.
func (s *State) siegeRule(seat game.Seat, n uint8, m *Moment, k int) int {
	e := s.Muster.lib.entry(s.siegeEntry(seat, k))
	w := Work{Seat: seat, Foe: game.NoSeat, Moment: n}
	for i := range e.rules {
		if e.rules[i].Event == m.Kind && s.hold(&w, e.rules[i].Conditions) {
			return i
		}
	}
	return -1
}

// anySiege tells whether any of some siege cards could be played now.
func (s *State) anySiege(seat game.Seat, n uint8, m *Moment, kinds uint8) bool {
	for k := range SiegeKinds {
		if kinds>>k&1 == 1 && s.siegeRule(seat, n, m, k) >= 0 {
			return true
		}
	}
	return false
}

// forbidsSiege returns why a siege card may not be played.
func (s *State) forbidsSiege(seat game.Seat, n uint8, m *Moment, k int) objection {
	if s.Choices.Mode != Storm || k < 0 || s.Posts[seat].Siege>>k&1 == 0 || s.siegeRule(seat, n, m, k) < 0 {
		return against(ruleStormThreeSiegeCards)
	}
	return objection{}
}

func (s *State) listSiege(seat game.Seat, n uint8, m *Moment, list []Action) []Action {
	for k := range SiegeKinds {
		if s.Posts[seat].Siege>>k&1 == 1 && s.siegeRule(seat, n, m, k) >= 0 {
			list = append(list, Action{Kind: Play, N: s.numberOf(seat, DeckKinds+k)})
		}
	}
	return list
}

// playSiege plays a siege card; it is used up.
func (p play) playSiege(n uint8, m *Moment, seat game.Seat, k int) {
	post := &p.Posts[seat]
	if post.Siege>>k&1 == 0 {
		return
	}
	post.Siege &^= 1 << k
	post.Sieged |= 1 << k
	id := p.siegeEntry(seat, k)
	p.tell(eventSiege, seat, int16(id))
	if rule := p.siegeRule(seat, n, m, k); rule >= 0 && !m.Off {
		p.startWork(p.Muster.lib.entry(id).first+uint16(rule), Work{Seat: seat, Moment: n})
	}
}
