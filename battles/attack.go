package battles

import (
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// Attacking with ordered units, one after the other.

func (s *State) forbidsAttacking(h House, a Action) game.Rule {
	switch a.Kind {
	case Done:
		return ""
	case Commit:
		return s.forbidsCommit(h, a)
	case MoveTo, Leave, Exit:
		return ruleActivationAllMovesBeforeAttacks
	case AttackUnit, LooseDogs, Scorch, Douse, Shed:
	default:
		return ruleOrderMoveThenAttackChoice
	}
	if rule := s.forbidsActing(h, a.Unit, ruleCombatAttackerIsActivatedUnit); rule != "" && a.Kind != Shed {
		return rule
	}
	switch a.Kind {
	case Shed:
		return s.forbidsShedding(h, a.Unit)
	case LooseDogs:
		return s.forbidsDogs(a.Unit, a.Target)
	}
	if a.Kind == Douse && a.Hex == s.Units[a.Unit].Hex {
		return s.forbidsDouseOwn(a)
	}
	if rule := s.forbidsFighting(a.Unit); rule != "" {
		return rule
	}
	switch a.Kind {
	case Scorch:
		return s.forbidsScorch(a.Unit, a.Hex)
	case Douse:
		return s.forbidsDouse(a.Unit, a.Hex)
	}
	return s.forbidsAttack(a.Unit, a.Target)
}

// forbidsFighting says what stands against a unit attacking anybody, or doing anything in the
// place of an attack.
//
// Carries out battles.combat.one-attack-per-turn, activation.one-option-of-the-table,
// fire.no-attacking-from-fire, keyword.pursue-must-move-to-attack.
func (s *State) forbidsFighting(u UnitID) game.Rule {
	x := &s.Units[u]
	switch {
	case s.Turn.Only != NoUnit && s.Turn.Only != u:
		return ruleCombatEachUnitMayAttackInChosenOrder
	case x.Attacks == 0:
		return ruleCombatOneAttackPerTurn
	case x.Marks&markTooFar != 0:
		return ruleActivationOneOptionOfTheTable
	case s.Chart.Burning.Has(x.Hex):
		return ruleFireNoAttackingFromFire
	}
	return ""
}

// forbidsAttack says what stands against an attack on a unit.
//
// Carries out battles.combat.target-is-enemy-unit, target-must-be-in-range-and-sight,
// range.melee-is-one, range.ranged-printed, los.required-for-ranged,
// engagement.must-attack-engaged-enemy, ranged-unit-must-attack-engaged-enemy,
// disengage.ranged-only-by-moving.
func (s *State) forbidsAttack(u, on UnitID) game.Rule {
	x := &s.Units[u]
	if on >= MaxUnits || s.Units[on].Fate != OnBoard || s.Units[on].House == x.House {
		return ruleCombatTargetIsEnemyUnit
	}
	info := s.info(u)
	far := s.Plan.Grid.Distance(x.Hex, s.Units[on].Hex)
	switch {
	case far > int(info.Reach) && info.Reach == 1:
		return ruleRangeMeleeIsOne
	case far > int(info.Reach):
		return ruleRangeRangedPrinted
	case far > 1 && !s.sees(u, on):
		return ruleLosBlockedByObstacle
	case x.Foe != NoUnit && x.Foe != on && info.Reach > 1 && x.Marks&markFree == 0:
		return ruleEngagementRangedUnitMustAttackEngagedEnemy
	case x.Foe != NoUnit && far > 1:
		return ruleEngagementMustAttackEngagedEnemy
	case x.Marks&markElsewhere != 0 && x.Last == on:
		return ruleCombatOneAttackPerTurn
	}
	return ""
}

// sees tells whether a unit has another in its line of sight.
//
// Carries out battles.los.obstacles, blocked-by-obstacle, adjacent-always,
// terrain.hills-ranged-sees-over-units.
func (s *State) sees(u, on UnitID) bool {
	return s.Plan.Grid.Clear(s.Units[u].Hex, s.Units[on].Hex, s.obstacles(u))
}

// obstacles are what blocks the sight of a unit: an archer on a hill sees over units.
func (s *State) obstacles(u UnitID) hex.Set {
	if s.Chart.Hills.Has(s.Units[u].Hex) && s.info(u).Class == Ranged {
		return s.Chart.Blocks
	}
	return s.Chart.Blocks.Or(s.occupied())
}

// targets are the enemies that a unit may attack.
func (s *State) targets(u UnitID) UnitSet {
	x := &s.Units[u]
	var set UnitSet
	reach := int(s.info(u).Reach)
	if reach == 1 {
		for near := s.Plan.Grid.Around(x.Hex).And(s.Stands[x.House.foe()]); !near.Empty(); {
			var h hex.Hex
			h, near = near.Next()
			if s.forbidsAttack(u, s.At[h]) == "" {
				set = set.with(s.At[h])
			}
		}
		return set
	}
	for rest := s.army(x.House.foe()); rest != 0; {
		var on UnitID
		on, rest = rest.next()
		if s.Plan.Grid.Distance(x.Hex, s.Units[on].Hex) <= reach && s.forbidsAttack(u, on) == "" {
			set = set.with(on)
		}
	}
	return set
}

func (s *State) listAttacks(h House, list []Action) []Action {
	for rest := s.ordered(); rest != 0; {
		var u UnitID
		u, rest = rest.next()
		list = s.listUnitAttacks(u, list)
	}
	list = s.listCommits(h, list)
	return append(list, Action{Kind: Done})
}

func (s *State) listUnitAttacks(u UnitID, list []Action) []Action {
	if s.forbidsShed(u) == "" {
		list = append(list, Action{Kind: Shed, Unit: u})
	}
	x := &s.Units[u]
	if x.Marks&markDone != 0 {
		return list
	}
	if own := (Action{Kind: Douse, Unit: u, Hex: x.Hex}); s.forbidsDouseOwn(own) == "" {
		list = append(list, own)
	}
	if s.mayLoose(u) {
		for rest := s.army(x.House.foe()); rest != 0; {
			var on UnitID
			on, rest = rest.next()
			if s.forbidsDogs(u, on) == "" {
				list = append(list, Action{Kind: LooseDogs, Unit: u, Target: on})
			}
		}
	}
	if s.forbidsFighting(u) != "" {
		return list
	}
	for rest := s.targets(u); rest != 0; {
		var on UnitID
		on, rest = rest.next()
		list = append(list, Action{Kind: AttackUnit, Unit: u, Target: on})
	}
	list = s.listScorch(u, list)
	for near := s.Plan.Grid.Around(x.Hex).And(s.Chart.Burning); !near.Empty(); {
		var h hex.Hex
		h, near = near.Next()
		list = append(list, Action{Kind: Douse, Unit: u, Hex: h})
	}
	return list
}

// anyAttack tells whether there is anything to be decided about attacks.
func (s *State) anyAttack(h House) bool {
	for rest := s.ordered(); rest != 0; {
		var u UnitID
		u, rest = rest.next()
		if s.mayAct(u) {
			return true
		}
	}
	return s.mayCommit(h, decideAttack)
}

// mayAct tells whether a unit has something to do in the step of attacks.
func (s *State) mayAct(u UnitID) bool {
	x := &s.Units[u]
	switch {
	case s.forbidsShed(u) == "":
		return true
	case x.Marks&markDone != 0:
		return false
	case s.forbidsDouseOwn(Action{Kind: Douse, Unit: u, Hex: x.Hex}) == "":
		return true
	}
	if s.mayLoose(u) && s.hasScent(u) {
		return true
	}
	if s.forbidsFighting(u) != "" {
		return false
	}
	return s.targets(u) != 0 || s.Plan.Grid.Around(x.Hex).Meets(s.Chart.Burning) || s.maySetFire(u)
}

func (p play) attackOrDone(h House, a Action) {
	switch a.Kind {
	case Done:
		if p.Turn.Only != NoUnit { // it pursues without attacking again
			p.endPursuit()
			return
		}
		p.Stack.Top().Step++
	case Commit:
		p.commitNow(h, a)
	case Shed:
		p.tell(eventShed, h, int16(a.Unit))
		p.disengage(a.Unit)
	case Douse:
		p.Turn.Only = NoUnit
		p.douse(a.Unit, a.Hex)
	case Scorch:
		p.Turn.Only = NoUnit
		p.Turn.Unit, p.Turn.Goal = a.Unit, a.Hex
		p.scorch(a.Unit, a.Hex)
	case AttackUnit, LooseDogs:
		p.Turn.Only = NoUnit
		p.fight(a.Unit, a.Target, a.Kind)
	}
}

// fight begins an attack: AttackUnit, or LooseDogs.
func (p play) fight(u, on UnitID, kind ActionKind) {
	p.Turn.Unit, p.Turn.Target = u, on
	p.Stack.Push(game.Frame{Proc: procAttack, Arg: int16(kind)})
}

// Steps of an attack.
const (
	attackBreak uint8 = iota
	attackFight
	attackOutcome
	attackAnswer
	attackFollow
	attackEnd
)

// attack carries out battles.combat.sequence with what comes before and after it.
func (p play) attack(f *game.Frame) {
	u, on := p.Turn.Unit, p.Turn.Target
	step := f.Step
	f.Step++
	switch step {
	case attackBreak:
		if ActionKind(f.Arg) == AttackUnit && p.breaks(u, on) {
			p.breakAway(u) // battles.disengage.by-attacking-another
		}
	case attackFight:
		if p.Units[u].Fate != OnBoard {
			f.Step = attackEnd
			return
		}
		p.open(u, on, ActionKind(f.Arg) == LooseDogs)
	case attackOutcome:
		p.outcome(f, u, on)
	case attackAnswer:
		p.settle(u)
		f.Step = attackEnd
	case attackFollow:
		p.settle(u)
	case attackEnd:
		p.Stack.Pop()
		if x := &p.Units[u]; x.Marks&markTwice != 0 && x.Attacks > 0 && x.Fate == OnBoard {
			p.Turn.Only = u
		}
		p.Turn.Unit, p.Turn.Target = NoUnit, NoUnit
		p.Attack = noCombat
	}
}

// breaks tells whether a unit breaks its engagement by attacking another than its enemy.
func (s *State) breaks(u, on UnitID) bool {
	x := &s.Units[u]
	return x.Foe != NoUnit && x.Foe != on && x.Marks&markFree == 0
}

// style is what kind of attack a unit makes in its own turn.
func (s *State) style(u UnitID, dogs bool) AttackKind {
	switch {
	case dogs:
		return dogsAttack
	case s.info(u).Reach > 1:
		return rangedAttack
	}
	return meleeAttack
}

// flanks tells whether an attack is a flank attack; who breaks his engagement for it is free.
func (s *State) flanks(kind AttackKind, u, on UnitID) bool {
	return kind == meleeAttack && s.Units[on].Foe != NoUnit && (s.Units[u].Foe == NoUnit || s.breaks(u, on))
}

// open begins the combat of an attack.
//
// Carries out battles.combat.sequence, flank.definition, flank.no-token-placed,
// engagement.ranged-attack-does-not-engage.
func (p play) open(u, on UnitID, dogs bool) {
	x, y := &p.Units[u], &p.Units[on]
	kind := p.style(u, dogs)
	p.Attack = Attack{Kind: kind, By: u, On: on, At: y.Hex, Flank: p.flanks(kind, u, on)}
	p.tell(eventAttack, x.House, int16(u), int16(on), int16(kind), yes(p.Attack.Flank), int16(x.Hex), int16(y.Hex))
	if kind == meleeAttack && !p.Attack.Flank && (x.Foe == NoUnit || x.Foe == on) {
		p.engage(u, on)
	}
	if x.Marks&markFlanker != 0 {
		p.Attack.Flank = true // battles.card.sl06: the re-roll, whatever the target
	}
	y.Marks |= markAttacked
	if dogs && x.Marks&markLetLoose != 0 {
		x.Marks = x.Marks&^markLetLoose | markLoosed
	} else if x.Attacks > 0 {
		x.Attacks--
	}
	x.Last = on
	p.push(procCombat)
}

// outcome is what an attack leads to once it is resolved: the unit may follow up, or the
// enemy strikes back.
func (p play) outcome(f *game.Frame, u, on UnitID) {
	x := &p.Units[u]
	x.Charge = 0
	x.Marks &^= markMuffled
	gone := p.Attack.Killed || p.Attack.Left
	if p.Attack.Kind == dogsAttack {
		p.calledBack(u, p.Attack.Killed)
	}
	switch {
	case gone && p.mayFollow(u):
		f.Step = attackFollow
		p.ask(decideFollow, x.House)
	case !gone && p.mayCounter(u, on):
		f.Step = attackAnswer
		p.ask(decideCounter, p.Units[on].House)
	default:
		f.Step = attackFollow
	}
}

// endPursuit gives up the attack of a unit that pursues.
func (p play) endPursuit() {
	u := p.Turn.Only
	p.Turn.Only = NoUnit
	p.Units[u].Attacks--
	p.finishAttacks(u)
}

// settle ends the activation of a unit that has no attack left and needs none.
func (p play) settle(u UnitID) {
	if p.Turn.Only != u {
		p.finishAttacks(u)
	}
}

// finishAttacks turns the banner of a unit that has attacked, unless it has another attack,
// or its move, before it.
//
// Carries out battles.combat.banner-turned-after-attack.
func (p play) finishAttacks(u UnitID) {
	x := &p.Units[u]
	if x.Attacks == 0 && x.Marks&markLetLoose == 0 && !(p.Turn.Reversed && x.Marks&markMoved == 0) {
		p.complete(u)
	}
}
