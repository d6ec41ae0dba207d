package battles

// soundCard looks at the card being played, and at the effect of it being carried out.
func (s *State) soundCard() bool {
	t := &s.Turn
	if t.Card == NoCard {
		return !s.running(procCard) && t.Leader == NoCommander && t.Paid|t.Executed == 0 && !t.Tactic && t.Extra == ungranted &&
			t.Command|t.Effect == 0 && t.Zone.Empty() && t.Picks == 0
	}
	card := &s.Plan.Cards[t.Card]
	if t.Card.house() != t.House || t.Leader == NoCommander || s.Plan.Commanders[t.Leader].House != t.House || t.Effect > 2 ||
		t.Paid == 0 || t.Paid&^card.boxes() != 0 || t.Executed&^t.Paid != 0 || s.running(procActivation) && !s.running(procCard) {
		return false
	}
	tactic := s.running(procTactic)
	top := s.Stack.Top()
	switch {
	case tactic && (t.Command != theTactic || !t.Tactic || card.Tactic.When == never),
		top.Proc == procCard && top.Step == cardEffect && (t.Command > 1 || t.Executed>>t.Command&1 == 0):
		return false
	}
	switch s.Waits.Kind {
	case decideTactic:
		return card.Tactic.When != never && !t.Tactic
	case decideCommand:
		return s.openCommands() == 3
	case decideToken, decideDrop:
		return t.Effect > 0
	case decideOrder, decideRally, decideFriend, decideEnemy:
		return s.soundPick()
	}
	return true
}

// soundPick looks at the effect for which units are picked.
func (s *State) soundPick() bool {
	if s.Turn.Effect > 1 || s.Turn.Command == theTactic && s.Turn.Effect > 0 {
		return false
	}
	e := s.effect()
	switch e.Op {
	case noOp, opMorale, opDraw, opTake, opDrop:
		return false
	}
	return (s.candidates() != 0 || s.mayStop()) && e.asks() == s.Waits.Kind && e.Target != theOrdered && e.Target != allEnemies && e.Target != leaderUnit
}

// soundActivation looks at what the ordered units do.
func (s *State) soundActivation() bool {
	t := &s.Turn
	if !s.running(procActivation) {
		return t.Unit == NoUnit && t.Target == NoUnit && t.Only == NoUnit && !s.soundGoal(t.Goal)
	}
	if s.ordered()&^s.army(t.House) != 0 || t.Only != NoUnit && (s.Waits.Kind != decideAttack || !s.mayPursue(t.Only)) {
		return false
	}
	step := s.Stack.At(s.Stack.Len() - 1).Step
	attacks := (step == activationFirst) == t.Reversed
	own := s.onBoard(t.Unit) && s.ordered().has(t.Unit)
	switch s.Waits.Kind {
	case decideMove:
		return !attacks && t.Unit == NoUnit
	case decideAttack:
		return attacks && t.Unit == NoUnit
	case decideSpread:
		return own && attacks && s.soundGoal(t.Goal) && s.Plan.Commanders[s.Units[t.Unit].Commander].commit == commitSpread &&
			!s.Leaders[s.Units[t.Unit].Commander].Committed
	}
	return own
}

// mayPursue tells whether a unit may be one that attacks again after a pursuit.
func (s *State) mayPursue(u UnitID) bool {
	return s.onBoard(u) && s.Units[u].House == s.Turn.House && s.Units[u].Attacks > 0
}

// soundFight looks at the attack being resolved.
func (s *State) soundFight() bool {
	t, x := &s.Turn, &s.Attack
	if s.running(procLeave) {
		return t.Target == NoUnit && s.Units[t.Unit].Foe == NoUnit && (s.Waits.Kind == decideStep || s.soundBlow())
	}
	if !s.running(procAttack) {
		return true
	}
	if t.Target == NoUnit || s.Units[t.Target].House == t.House {
		return false
	}
	step := uint8(0)
	dogs := false
	for i := range s.Stack.Len() {
		if f := s.Stack.At(i); f.Proc == procAttack {
			step, dogs = f.Step, ActionKind(f.Arg) == LooseDogs
		}
	}
	switch {
	case step == attackFight:
		return s.soundBlow() && s.onBoard(t.Target) && s.Units[t.Unit].Foe == NoUnit && !dogs
	case step == attackAnswer && s.running(procCombat):
		return x.Kind == counterAttack && x.By == t.Target && x.On == t.Unit && s.soundCombat()
	}
	if !x.Kind.ownTurn() || x.By != t.Unit || x.On != t.Target || dogs != (x.Kind == dogsAttack) || !s.soundGoal(x.At) {
		return false
	}
	switch s.Waits.Kind {
	case decideFollow:
		return x.Left || x.Killed
	case decideCounter:
		return s.onBoard(x.On)
	}
	return s.soundCombat()
}

// soundBlow looks at a parting blow.
func (s *State) soundBlow() bool {
	return s.Attack.Kind == partingBlow && s.Attack.On == s.Turn.Unit && s.soundCombat()
}

// soundCombat looks at two units that fight.
func (s *State) soundCombat() bool {
	x := &s.Attack
	if !s.onBoard(x.By) || !s.onBoard(x.On) || s.Units[x.By].House == s.Units[x.On].House || x.Killed || !s.soundGoal(x.At) {
		return false
	}
	if x.Kind != rangedAttack && x.Kind != dogsAttack && !x.Left && !s.isBy(x.By, x.On) {
		return false
	}
	switch s.Waits.Kind {
	case decideReroll:
		return x.Flank && x.Rolled.Len() > 0
	case decideStand:
		return x.Flags > 0
	}
	return true
}
