package battles

import (
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// What ordered units do: all of them move, then they attack one after the other.

// Steps of an activation.
const (
	activationBegin uint8 = iota
	activationFirst       // moves, unless attacks come first
	activationSecond
	activationEnd
)

// activation carries out battles.activation.all-moves-before-attacks, never-obliged,
// movement.finish-one-before-next, combat.each-unit-may-attack-in-chosen-order.
func (p play) activation(f *game.Frame) {
	switch f.Step {
	case activationBegin:
		f.Step = activationFirst
		p.applyToOrdered()
	case activationFirst:
		p.askMoveOrAttack(f, p.Turn.Reversed)
	case activationSecond:
		p.askMoveOrAttack(f, !p.Turn.Reversed)
	case activationEnd:
		for rest := p.ordered(); rest != 0; {
			var u UnitID
			u, rest = rest.next()
			p.Units[u].Marks &^= markLetLoose
			p.complete(u)
		}
		p.Stack.Pop()
	}
}

// askMoveOrAttack asks for what is next as long as there is something to do.
func (p play) askMoveOrAttack(f *game.Frame, attacks bool) {
	h := p.Turn.House
	if u := p.Turn.Only; u != NoUnit && !p.mayAct(u) {
		p.endPursuit()
	}
	switch {
	case attacks && p.anyAttack(h):
		p.ask(decideAttack, h)
	case !attacks && p.anyMove(h):
		p.ask(decideMove, h)
	default:
		f.Step++
	}
}

// ordered are the units that were activated this turn.
func (s *State) ordered() UnitSet {
	var set UnitSet
	for rest := s.Armies[Stark] | s.Armies[Lannister]; rest != 0; {
		var u UnitID
		u, rest = rest.next()
		if s.Units[u].Marks&markOrdered != 0 {
			set = set.with(u)
		}
	}
	return set
}

// mayMove tells whether a unit may still move this turn. One that pursues may not: its attack
// is part of the pursuit.
func (s *State) mayMove(u UnitID) bool {
	x := &s.Units[u]
	return x.Marks&(markOrdered|markMoved|markDone) == markOrdered && s.Turn.Only == NoUnit
}

// forbidsActing says what stands against an ordered unit doing anything more.
func (s *State) forbidsActing(h House, u UnitID, elsewise game.Rule) game.Rule {
	switch {
	case u >= MaxUnits, s.Units[u].House != h, s.Units[u].Fate != OnBoard, s.Units[u].Marks&markOrdered == 0:
		return elsewise
	case s.Units[u].Marks&markDone != 0:
		return ruleActivationSpentAfterActivation
	}
	return ""
}

func (s *State) forbidsMoving(h House, a Action) game.Rule {
	switch a.Kind {
	case Done:
		return ""
	case Commit:
		return s.forbidsCommit(h, a)
	case AttackUnit, LooseDogs, Scorch:
		return ruleActivationAllMovesBeforeAttacks
	case MoveTo, Leave, Exit, Shed, Douse:
	default:
		return ruleOrderMoveThenAttackChoice
	}
	if rule := s.forbidsActing(h, a.Unit, ruleMovementOnlyActivatedUnits); rule != "" && a.Kind != Shed {
		return rule
	}
	switch a.Kind {
	case Shed:
		return s.forbidsShedding(h, a.Unit)
	case Douse:
		return s.forbidsDouseOwn(a)
	case Leave:
		return s.forbidsLeave(a.Unit)
	case Exit:
		return s.forbidsExit(a.Unit)
	}
	return s.forbidsMove(a.Unit, a.Hex)
}

func (s *State) listMoves(h House, list []Action) []Action {
	for rest := s.ordered(); rest != 0; {
		var u UnitID
		u, rest = rest.next()
		list = s.listUnitMoves(u, list)
	}
	list = s.listCommits(h, list)
	return append(list, Action{Kind: Done})
}

func (s *State) listUnitMoves(u UnitID, list []Action) []Action {
	if s.forbidsShed(u) == "" {
		list = append(list, Action{Kind: Shed, Unit: u})
	}
	if !s.mayMove(u) {
		return list
	}
	x := &s.Units[u]
	switch {
	case s.Chart.Burning.Has(x.Hex):
		list = append(list, Action{Kind: Douse, Unit: u, Hex: x.Hex})
	case x.Foe != NoUnit:
		if s.forbidsLeave(u) == "" {
			list = append(list, Action{Kind: Leave, Unit: u})
		}
	default:
		list = s.listSteps(u, list)
	}
	return list
}

// listSteps lists where a unit that is not engaged may go.
func (s *State) listSteps(u UnitID, list []Action) []Action {
	r := s.reach(u)
	for rest := r.Hexes; !rest.Empty(); {
		var h hex.Hex
		h, rest = rest.Next()
		list = append(list, Action{Kind: MoveTo, Unit: u, Hex: h})
	}
	if s.mayExit(u, &r) {
		list = append(list, Action{Kind: Exit, Unit: u})
	}
	return list
}

// anyMove tells whether there is anything to be decided before the attacks.
func (s *State) anyMove(h House) bool {
	for rest := s.ordered(); rest != 0; {
		var u UnitID
		u, rest = rest.next()
		x := &s.Units[u]
		if s.forbidsShed(u) == "" {
			return true
		}
		if !s.mayMove(u) {
			continue
		}
		if s.Chart.Burning.Has(x.Hex) || !s.Plan.Grid.Around(x.Hex).AndNot(s.closed()).Empty() && s.row(u).Move > 0 ||
			s.Plan.Special.ExitHouse == x.House && s.Plan.Special.Exits.Has(x.Hex) {
			return true
		}
	}
	return s.mayCommit(h, decideMove)
}

func (p play) moveOrDone(h House, a Action) {
	switch a.Kind {
	case Done:
		p.Stack.Top().Step++
	case Commit:
		p.commitNow(h, a)
	case Shed:
		p.tell(eventShed, h, int16(a.Unit))
		p.disengage(a.Unit)
	case Douse:
		p.douseOwn(a.Unit)
	case Leave:
		p.Turn.Unit = a.Unit
		p.push(procLeave)
	case Exit:
		p.exit(a.Unit)
	case MoveTo:
		p.move(a.Unit, a.Hex)
	}
}
