package battles

import (
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// Whether a written state could have come about as far as its procedures go, so that it can be
// played on.

// steps is a set of steps of a procedure.
type steps uint16

func during(list ...uint8) steps {
	var set steps
	for _, s := range list {
		set |= 1 << s
	}
	return set
}

// nesting tells in which steps of a procedure which other is under way within it.
var nesting = map[[2]uint8]steps{
	{procRound, procSkirmish}:    during(roundAdvantage),
	{procRound, procHide}:        during(roundAdvantage),
	{procSkirmish, procHide}:     during(skirmishMuster),
	{procRound, procCommand}:     during(roundConditions),
	{procCommand, procEnd}:       during(0),
	{procEnd, procCard}:          during(0),
	{procEnd, procActivation}:    during(0),
	{procCard, procActivation}:   during(cardNext),
	{procCard, procTactic}:       during(cardNext, cardEnd),
	{procTactic, procRetreat}:    during(1),
	{procActivation, procLeave}:  during(activationFirst, activationSecond),
	{procActivation, procAttack}: during(activationFirst, activationSecond),
	{procLeave, procCombat}:      during(leaveMove),
	{procAttack, procCombat}:     during(attackFight, attackOutcome, attackAnswer),
	{procCombat, procRetreat}:    during(combatEnd),
}

// asking tells in which steps of a procedure what is decided.
var asking = map[[2]uint8]steps{
	{procSkirmish, uint8(decideMuster)}:   during(skirmishReveal),
	{procSkirmish, uint8(decideTerrain)}:  during(skirmishTerrainFirst, skirmishTerrainSecond),
	{procSkirmish, uint8(decideLeader)}:   during(skirmishLeadersFirst, skirmishLeadersSecond),
	{procSkirmish, uint8(decideUnit)}:     during(skirmishUnitsFirst, skirmishUnitsSecond),
	{procHide, uint8(decideHide)}:         during(1),
	{procRound, uint8(decideKeep)}:        during(roundDiscard),
	{procRound, uint8(decideRecover)}:     during(roundAdvance),
	{procCommand, uint8(decideTurn)}:      during(0),
	{procEnd, uint8(decideCommit)}:        during(0),
	{procCard, uint8(decideTactic)}:       during(cardNext, cardEnd),
	{procCard, uint8(decideCommand)}:      during(cardNext),
	{procCard, uint8(decideOrder)}:        during(cardEffect),
	{procCard, uint8(decideRally)}:        during(cardEffect),
	{procCard, uint8(decideFriend)}:       during(cardEffect),
	{procCard, uint8(decideEnemy)}:        during(cardEffect),
	{procCard, uint8(decideToken)}:        during(cardEffect),
	{procCard, uint8(decideDrop)}:         during(cardEffect),
	{procTactic, uint8(decideOrder)}:      during(1),
	{procTactic, uint8(decideRally)}:      during(1),
	{procTactic, uint8(decideFriend)}:     during(1),
	{procTactic, uint8(decideEnemy)}:      during(1),
	{procTactic, uint8(decideToken)}:      during(1),
	{procTactic, uint8(decideDrop)}:       during(1),
	{procActivation, uint8(decideMove)}:   during(activationFirst, activationSecond),
	{procActivation, uint8(decideAttack)}: during(activationFirst, activationSecond),
	{procActivation, uint8(decideSpread)}: during(activationFirst, activationSecond),
	{procLeave, uint8(decideBlow)}:        during(leaveMove),
	{procLeave, uint8(decideStep)}:        during(leaveEnd),
	{procAttack, uint8(decideBlow)}:       during(attackFight),
	{procAttack, uint8(decideCounter)}:    during(attackAnswer),
	{procAttack, uint8(decideFollow)}:     during(attackFollow),
	{procCombat, uint8(decideReroll)}:     during(combatHits),
	{procCombat, uint8(decideSwap)}:       during(combatHits),
	{procCombat, uint8(decideStand)}:      during(combatRetreat),
	{procRetreat, uint8(decideRetreat)}:   during(0),
	{procRetreat, uint8(decideSwap)}:      during(0),
}

// coherent tells whether a written state can be played on.
func (s *State) coherent() error {
	top := s.Stack.Len() - 1
	for i := range s.Stack.Len() {
		f := s.Stack.At(i)
		fits := i > 0 || f.Proc == procRound
		if i > 0 {
			outer := s.Stack.At(i - 1)
			fits = nesting[[2]uint8{outer.Proc, f.Proc}]>>outer.Step&1 == 1
		}
		counts := f.Proc == procAttack || f.Proc == procEnd && i == top
		if !fits || f.Arg != 0 && !counts || f.Proc == procAttack && ActionKind(f.Arg) != AttackUnit && ActionKind(f.Arg) != LooseDogs {
			return game.Within(game.Wrong("procedure %q cannot stand like this in the stack", "la procédure %q ne peut pas être ainsi dans la pile", procedureNames[f.Proc]), "stack")
		}
	}
	f := s.Stack.At(top)
	if asking[[2]uint8{f.Proc, uint8(s.Waits.Kind)}]>>f.Step&1 == 0 {
		return game.Within(game.Wrong("procedure %q does not ask for %q now", "la procédure %q ne demande pas %q maintenant", procedureNames[f.Proc], decisionNames[s.Waits.Kind]), "decision")
	}
	if err := s.coherentSeats(); err != nil {
		return err
	}
	if !s.sound() {
		return game.Within(game.Wrong("%q cannot be asked like this: what it is about is missing or cannot be", "on ne peut pas demander %q ainsi : ce dont il s'agit manque ou ne peut pas être", decisionNames[s.Waits.Kind]), "decision")
	}
	for rest := s.Waits.Who; rest != 0; rest = rest.Without(rest.First()) {
		if len((Rules{}).Options(s, rest.First(), nil)) == 0 {
			return game.Within(game.Wrong("%s has nothing to decide", "%s n'a rien à décider", houseText(s.house(rest.First()))), "decision")
		}
	}
	return nil
}

// coherentSeats tells whether those are asked whose decision it is.
func (s *State) coherentSeats() error {
	both := s.Waits.Kind == decideMuster || s.Waits.Kind == decideKeep
	wrong := s.Waits.Who == 0 || !both && s.Waits.Who.Len() != 1
	for h := Stark; h < houses; h++ {
		owes := s.Waits.Who.Has(s.seat(h))
		wrong = wrong || s.Posts[h].Ready != (both && !owes) || s.Posts[h].Hidden && !s.Posts[h].Ready
	}
	if wrong || !both && s.waitsFor() != s.asksWhom() {
		return game.Within(game.Wrong("%q is not asked of these", "%q ne se demande pas à eux", decisionNames[s.Waits.Kind]), "decision", "who")
	}
	return nil
}

// asksWhom is the House whose decision it is, NoHouse if that cannot be said.
func (s *State) asksWhom() House {
	of := func(u UnitID) House {
		if u == NoUnit {
			return NoHouse
		}
		return s.Units[u].House
	}
	switch s.Waits.Kind {
	case decideTerrain, decideLeader, decideUnit:
		if s.Momentum == NoHouse || (s.Stack.Top().Step-skirmishTerrainFirst)%2 == 0 {
			return s.Momentum
		}
		return s.Momentum.foe()
	case decideHide:
		return s.Plan.Special.HideHouse
	case decideDrop:
		if s.Turn.House == NoHouse {
			return NoHouse
		}
		return s.Turn.House.foe()
	case decideBlow, decideReroll:
		return of(s.Attack.By)
	case decideSwap, decideStand:
		return of(s.Attack.On)
	case decideRetreat:
		return of(s.Rout.Unit)
	case decideCounter:
		return of(s.Turn.Target)
	case decideCommit:
		if c := s.Stack.Top().Arg - 1; c > 0 && c < MaxCommanders {
			return s.Plan.Commanders[c].House
		}
		return NoHouse
	case decideRecover:
		return s.mayRecover()
	}
	return s.Turn.House
}

// sound tells whether what is under way can be.
func (s *State) sound() bool {
	idle := noTurn
	idle.House = s.Turn.House
	turn := s.running(procEnd)
	fights := s.running(procLeave) || s.running(procAttack)
	switch {
	case s.running(procCommand) != (s.Turn.House != NoHouse), !turn && s.Turn != idle,
		!fights && s.Attack != noCombat, s.running(procRetreat) != (s.Rout != noRout):
		return false
	case s.Waits.Kind == decideTurn:
		return !s.Posts[s.Turn.House].Passed
	case !turn:
		return s.soundSetUp()
	}
	return s.soundCard() && s.soundActivation() && s.soundFight() && s.soundRetreat() && s.soundEnd()
}

// soundSetUp looks at what is decided before the first round, and between two.
func (s *State) soundSetUp() bool {
	sp := &s.Plan.Special
	switch {
	case s.running(procSkirmish) && s.Plan.Skirmish == nil:
		return false
	case s.Waits.Kind == decideKeep, s.Waits.Kind == decideRecover:
		return !s.last()
	case s.Waits.Kind == decideHide:
		for i, h := range sp.Hides {
			if s.Secrets[i] != (Secret{Hex: h}) {
				return false
			}
		}
	case s.Waits.Kind == decideMuster:
		for u := range s.Units {
			if s.Units[u].Fate != noUnit {
				return false
			}
		}
		for h := Stark; h < houses; h++ {
			post := &s.Posts[h]
			a := Action{Kind: Muster, Commander: post.Picks[0], Other: post.Picks[1]}
			chosen := post.Ready && !post.Hidden
			if post.Pieces != ([terrains]uint8{}) || chosen && s.forbidsMuster(h, a) != "" || !chosen && post.Picks != ([2]Commander{}) {
				return false
			}
		}
	}
	return true
}

// onBoard tells whether a unit stands on the board.
func (s *State) onBoard(u UnitID) bool { return u < MaxUnits && s.Units[u].Fate == OnBoard }

// soundEnd looks at the commander who is asked at the end of a turn.
func (s *State) soundEnd() bool {
	return s.Waits.Kind != decideCommit || s.entitled(s.rewarded())
}

// soundRetreat looks at the retreat under way.
func (s *State) soundRetreat() bool {
	r := &s.Rout
	if !s.running(procRetreat) {
		return true
	}
	if !s.onBoard(r.Unit) || r.Steps == 0 || r.Attack != s.running(procCombat) || r.Attack && r.Unit != s.Attack.On {
		return false
	}
	if s.Waits.Kind == decideSwap {
		return r.Attack && s.Attack.Asked
	}
	return s.waysBack().Len() > 1
}

// soundGoal tells whether a hex is on the board.
func (s *State) soundGoal(h hex.Hex) bool { return int(h) < s.Plan.Grid.Len() }
