package battles

import (
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// Moving units.

// row is what the order table says of a unit, with what cards add to it this turn.
//
// Carries out battles.rank.order-table-row, movement.allowance-from-order-table.
func (s *State) row(u UnitID) OrderRow {
	row := s.info(u).Table[s.Units[u].Rank]
	if more := s.Units[u].Moves; more != 0 {
		row.Attack = min(row.Attack+uint8(more), hex.MaxBudget)
		row.Move = min(row.Move+uint8(more), hex.MaxBudget)
	}
	return row
}

// reach is where a unit may go, by the longest of its order options. What costs no more than
// the option with an attack allows it may attack after.
//
// Carries out battles.terrain.forest-must-stop, building-must-stop, ford-infantry-stops,
// ford-cavalry-minus-one, road-bonus-move.
func (s *State) reach(u UnitID) hex.Reach {
	x := &s.Units[u]
	if s.Chart.Burning.Has(x.Hex) {
		return hex.Reach{} // battles.fire.no-leaving
	}
	return s.Plan.Grid.Reach(x.Hex, s.allowance(u), s.going(u))
}

// allowance is how far a unit may go at most: one that has attacked before its move, no
// farther than an option with an attack allows.
func (s *State) allowance(u UnitID) int {
	row := s.row(u)
	if s.Turn.Reversed && s.Units[u].Attacks == 0 {
		return int(row.Attack)
	}
	return int(row.Move)
}

// going is what a unit meets when it moves.
func (s *State) going(u UnitID) hex.Ground {
	g := hex.Ground{Closed: s.closed(), Stop: s.Chart.Stops, Road: s.Chart.Road}
	if s.Units[u].Marks&markPathfinder != 0 {
		g.Stop = g.Stop.AndNot(s.Chart.Forest)
	}
	switch s.info(u).Class {
	case Infantry:
		g.Stop = g.Stop.Or(s.Chart.Fords)
	case Cavalry:
		g.Slow = s.Chart.Fords
	}
	return g
}

// forbidsMove says what stands against a move to a hex.
func (s *State) forbidsMove(u UnitID, to hex.Hex) game.Rule {
	x := &s.Units[u]
	switch {
	case x.Foe != NoUnit:
		return ruleEngagementCannotMoveWhileEngaged
	case !s.mayMove(u):
		return ruleMovementFinishOneBeforeNext
	}
	return s.forbidsGoing(u, to)
}

// forbidsGoing says what stands against a unit that is free to move going to a hex.
func (s *State) forbidsGoing(u UnitID, to hex.Hex) game.Rule {
	switch {
	case int(to) >= s.Plan.Grid.Len():
		return ruleMovementNoLeavingBoard
	case s.Chart.Burning.Has(s.Units[u].Hex):
		return ruleFireNoLeaving
	case s.At[to] != NoUnit:
		return ruleMovementOneUnitPerHex
	case s.Chart.Shut.Has(to):
		return ruleMovementImpassableTerrain
	case s.Chart.Burning.Has(to):
		return ruleFireNoEntering
	}
	r := s.reach(u)
	if r.Hexes.Has(to) {
		return ""
	}
	return s.whyNotReached(u, to)
}

// whyNotReached tells which rule keeps a unit from a hex that it could stand in: the ground
// on the way, if it would get there over plains, else the length of its move.
func (s *State) whyNotReached(u UnitID, to hex.Hex) game.Rule {
	g := s.going(u)
	from, budget := s.Units[u].Hex, s.allowance(u)
	if far := int(s.row(u).Move); far > budget {
		if r := s.Plan.Grid.Reach(from, far, g); r.Hexes.Has(to) {
			return ruleActivationOneOptionOfTheTable
		}
	}
	for _, drop := range [...]struct {
		rule game.Rule
		of   *hex.Set
	}{
		{ruleTerrainForestMustStop, &g.Stop},
		{ruleTerrainFordCavalryMinusOne, &g.Slow},
		{ruleMovementNoPassingThroughUnits, &g.Closed},
	} {
		was := *drop.of
		*drop.of = hex.Set{}
		r := s.Plan.Grid.Reach(from, budget, g)
		reached := r.Hexes.Has(to)
		*drop.of = was
		if !reached {
			continue
		}
		if drop.rule == ruleTerrainForestMustStop {
			return s.whichStop(u, to, g)
		}
		return drop.rule
	}
	return ruleMovementAllowanceFromOrderTable
}

// whichStop tells which ground ends a move too early.
func (s *State) whichStop(u UnitID, to hex.Hex, g hex.Ground) game.Rule {
	without := func(set hex.Set) bool {
		x := g
		x.Stop = x.Stop.AndNot(set)
		r := s.Plan.Grid.Reach(s.Units[u].Hex, s.allowance(u), x)
		return r.Hexes.Has(to)
	}
	switch {
	case without(s.Chart.Buildings):
		return ruleTerrainBuildingMustStop
	case without(s.Chart.Fords):
		return ruleTerrainFordInfantryStops
	}
	return ruleTerrainForestMustStop
}

// forbidsLeave carries out battles.disengage.by-moving.
func (s *State) forbidsLeave(u UnitID) game.Rule {
	x := &s.Units[u]
	switch {
	case x.Foe == NoUnit:
		return ruleEngagementDefinition
	case !s.mayMove(u):
		return ruleMovementFinishOneBeforeNext
	case s.Chart.Burning.Has(x.Hex):
		return ruleFireNoLeaving
	case s.Plan.Grid.Around(x.Hex).AndNot(s.closed()).Empty() || s.row(u).Move == 0:
		return ruleDisengageByMoving
	}
	return ""
}

// move carries out a legal move.
//
// Carries out battles.activation.one-option-of-the-table,
// movement.spent-after-move-if-not-attacking.
func (p play) move(u UnitID, to hex.Hex) {
	r := p.reach(u)
	way, n := r.Way(to)
	x := &p.Units[u]
	from := x.Hex
	p.shift(u, to)
	x.Marks |= markMoved
	tooFar := r.Cost(to) > int(p.row(u).Attack)
	p.tellWay(eventMoved, u, from, way[:n])
	p.arrive(u)
	if tooFar {
		x.Marks |= markTooFar
	}
	if tooFar || p.Turn.Reversed {
		p.complete(u)
	}
}

// arrive is what follows when a unit ends a move in a hex: it takes control of an objective
// and turns up a strategy token.
func (p play) arrive(u UnitID) {
	x := &p.Units[u]
	for i, h := range p.Plan.Objectives {
		if h == x.Hex && p.Control[i] != x.House {
			p.Control[i] = x.House
			p.tell(eventControl, x.House, int16(h))
		}
	}
	p.reveal(u)
}

// mayExit tells whether a unit may leave the board: from an exit, with a step left.
func (s *State) mayExit(u UnitID, r *hex.Reach) bool {
	sp := &s.Plan.Special
	return sp.ExitHouse == s.Units[u].House && r.Onward.Meets(sp.Exits)
}

// forbidsExit carries out battles.movement.no-leaving-board.
func (s *State) forbidsExit(u UnitID) game.Rule {
	switch {
	case s.Units[u].Foe != NoUnit:
		return ruleEngagementCannotMoveWhileEngaged
	case !s.mayMove(u):
		return ruleMovementFinishOneBeforeNext
	}
	return s.forbidsExiting(u)
}

func (s *State) forbidsExiting(u UnitID) game.Rule {
	if s.Chart.Burning.Has(s.Units[u].Hex) {
		return ruleFireNoLeaving
	}
	if r := s.reach(u); !s.mayExit(u, &r) {
		return ruleMovementNoLeavingBoard
	}
	return ""
}

// exit takes a unit off the board as the plan allows.
func (p play) exit(u UnitID) {
	x := &p.Units[u]
	p.tell(eventExited, x.House, int16(u))
	p.lift(u)
	x.Fate = Exited
	p.score(x.House, perExited, 1)
	p.checkSudden(true, x.Commander)
}

// Steps of leaving an engagement.
const (
	leaveBlow uint8 = iota
	leaveMove
	leaveEnd
)

// leave carries out battles.disengage.by-moving: the token goes, the enemy may strike, and
// who survives moves.
func (p play) leave(f *game.Frame) {
	u := p.Turn.Unit
	step := f.Step
	f.Step++
	switch step {
	case leaveBlow:
		p.breakAway(u)
	case leaveMove:
		if p.Units[u].Fate == OnBoard {
			p.ask(decideStep, p.Units[u].House)
		}
	case leaveEnd:
		p.Turn.Unit = NoUnit
		p.Attack = noCombat
		p.Stack.Pop()
	}
}

func (s *State) forbidsStep(a Action) game.Rule {
	switch {
	case a.Kind == Exit && a.Unit == s.Turn.Unit:
		return s.forbidsExiting(a.Unit)
	case a.Kind != MoveTo || a.Unit != s.Turn.Unit:
		return ruleDisengageByMoving
	}
	return s.forbidsGoing(a.Unit, a.Hex)
}

// breakAway breaks the engagement of a unit of its own will. The enemy that it leaves may
// strike it.
//
// Carries out battles.disengage.voluntary-suffers-parting-blow,
// parting-blow.by-engaged-enemy-only, before-move-or-attack, optional.
func (p play) breakAway(u UnitID) {
	foe := p.Units[u].Foe
	p.tell(eventBroke, p.Units[u].House, int16(u), int16(foe))
	p.disengage(u)
	if p.unpunished(u, foe) {
		return
	}
	p.Attack = Attack{Kind: partingBlow, By: foe, On: u, At: p.Units[u].Hex}
	p.ask(decideBlow, p.Units[foe].House)
}

// unpunished tells whether a unit may break its engagement without a parting blow.
func (s *State) unpunished(u, foe UnitID) bool {
	return s.abilityOf(u) == abilitySlip || s.Chart.Burning.Has(s.Units[foe].Hex)
}

// blow strikes, or lets the unit go.
func (p play) blow(h House, a Action) {
	if a.Kind == Decline {
		p.tell(eventDeclined, h, int16(decideBlow))
		return
	}
	x := &p.Attack
	p.tell(eventBlow, h, int16(x.By), int16(x.On), int16(p.Units[x.By].Hex), int16(x.At))
	p.push(procCombat)
}
