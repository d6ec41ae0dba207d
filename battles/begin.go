package battles

import (
	"fmt"
	"slices"
	"strings"

	"gonfalon/game"
)

// Where a state that people write begins.

// begin takes up a state that people wrote, at its phase, and plays on to the first decision.
func (s *State) begin(n *lookUp, d *stateDocument, dice *game.Dice) error {
	if d.Attack != nil || d.Retreat != nil {
		return game.Wrong("attack and retreat go with a stack; an attack is led to by steps", "attack et retreat vont avec une pile (stack) ; on mène à une attaque par des étapes")
	}
	for _, post := range d.Houses {
		if post.Keep != nil || post.Ready || post.Hidden {
			return game.Within(game.Wrong("keep, ready and hidden go with a stack", "keep, ready et hidden vont avec une pile (stack)"), "houses")
		}
	}
	if s.Momentum == NoHouse && s.Plan.Skirmish == nil {
		s.Momentum = Stark
	}
	if s.First == NoHouse {
		s.First = s.Momentum
	}
	if err := s.enter(n, d); err != nil {
		return err
	}
	if err := (Rules{}).Audit(s); err != nil {
		return err
	}
	if dice == nil {
		dice = game.Script()
	}
	p := play{State: s, dice: dice}
	if s.Stack.Top().Proc == procActivation {
		p.applyToOrdered()
	}
	p.run()
	if err := dice.Err(); err != nil {
		return fmt.Errorf("play to the first decision: %w", err)
	}
	return s.asksFor(d.Decision)
}

// asksFor compares what a state comes to ask with what it says that it asks.
func (s *State) asksFor(d *decisionDocument) error {
	if d == nil || s.Winner != NoHouse {
		return nil
	}
	is := decisionNames[s.Waits.Kind]
	if d.Kind != is {
		return game.Within(game.Wrong("the state comes to ask %q, not %q", "l'état en vient à demander %q, et non %q", is, d.Kind), "decision", "kind")
	}
	for _, id := range d.Who {
		if h := slices.Index(houseNames[:], id); h < 0 || !s.Waits.Who.Has(s.seat(House(h))) {
			return game.Within(game.Wrong("the state comes to ask %q of another House", "l'état en vient à demander %q à une autre Maison", is), "decision", "who")
		}
	}
	return nil
}

// enter lays the stack of a phase.
func (s *State) enter(n *lookUp, d *stateDocument) error {
	round := func(step uint8) { s.Stack.Push(game.Frame{Proc: procRound, Step: step}) }
	kind := ""
	if d.Decision != nil {
		kind = d.Decision.Kind
	}
	if s.First == NoHouse && d.Phase != setupPhase {
		return game.Within(game.Wrong("in a skirmish somebody has the momentum", "dans une escarmouche quelqu'un a l'Ardeur"), "momentum")
	}
	if d.Turn != nil && d.Phase != "" && d.Phase != phaseNames[phaseCommand] {
		return game.Within(game.Wrong("a turn is in the command phase", "un tour est dans la phase de commandement (command)"), "turn")
	}
	switch d.Phase {
	case setupPhase:
		s.First = NoHouse
		p := play{State: s}
		p.push(procRound)
		if s.Plan.Skirmish != nil {
			p.push(procSkirmish)
		}
		if len(s.Plan.Special.Hides) > 0 {
			p.push(procHide)
		}
	case phaseNames[phaseRally]:
		round(roundAdvantage)
	case phaseNames[phaseMarshal]:
		round(roundMarshalFirst)
	case phaseNames[phaseCommand], "":
		round(roundConditions)
		s.Stack.Push(game.Frame{Proc: procCommand})
		return s.enterTurn(d.Turn, kind)
	case phaseNames[phaseRegroup]:
		if kind != "" && s.last() {
			return game.Within(game.Wrong("the battle ends before that in its last round", "la bataille finit avant cela à son dernier round"), "round")
		}
		switch kind {
		case decisionNames[decideKeep]:
			round(roundExcess)
		case decisionNames[decideRecover]:
			round(roundRecovery)
		default:
			round(roundConditions)
		}
	default:
		return game.Within(game.Unknown("phase", d.Phase, append([]string{setupPhase}, phaseNames[:]...)), "phase")
	}
	return nil
}

// enterTurn lays the stack of a turn: one that begins, a card that has just been paid for, or
// units that are activated.
func (s *State) enterTurn(d *turnDocument, kind string) error {
	ordered := s.ordered()
	h := s.First
	if d != nil && s.Turn.House != NoHouse {
		h = s.Turn.House
	}
	if s.Turn.Card == NoCard && ordered == 0 {
		s.Turn = noTurn
		s.Turn.House = h.foe() // the turn goes over
		return nil
	}
	s.Turn.House = h
	if err := s.canAct(ordered); err != nil {
		return game.Within(err, "turn")
	}
	s.Stack.Push(game.Frame{Proc: procEnd})
	if s.Turn.Card != NoCard {
		s.Stack.Push(game.Frame{Proc: procCard})
	}
	if ordered == 0 {
		return nil
	}
	if s.Turn.First == NoUnit {
		s.Turn.First, _ = ordered.next()
	}
	if s.Turn.Card != NoCard {
		s.Stack.Top().Step = cardNext
		if d.Executed == nil {
			s.Turn.Executed = s.Turn.Paid
		}
	}
	step := activationFirst
	if (kind == decisionNames[decideAttack]) != s.Turn.Reversed && kind != "" {
		step = activationSecond
	}
	s.Stack.Push(game.Frame{Proc: procActivation, Step: step})
	return nil
}

// canAct tells whether a turn with a card or ordered units could be.
func (s *State) canAct(ordered UnitSet) error {
	t := &s.Turn
	if ordered&^s.army(t.House) != 0 {
		return game.Within(game.Wrong("the ordered units are of the other House", "les unités activées sont de l'autre Maison"), "house")
	}
	if t.Card == NoCard {
		if t.Leader != NoCommander || t.Paid|t.Executed != 0 || t.Tactic || t.Extra != ungranted {
			return game.Wrong("commander, commands, executed, tactic and extra go with a card", "commander, commands, executed, tactic et extra vont avec une carte (card)")
		}
		return nil
	}
	switch {
	case t.Card.house() != t.House:
		return game.Within(game.Wrong("it is a card of the other House", "c'est une carte de l'autre Maison"), "card")
	case s.leaderOf(t.House, t.Leader) == NoUnit:
		return game.Within(game.Wrong("a card is played on a commander of the House on the board", "une carte se joue sur un commandant de la Maison qui est sur le plateau"), "commander")
	case t.Paid == 0 || t.Paid&^s.Plan.Cards[t.Card].boxes() != 0 || t.Executed&^t.Paid != 0:
		return game.Within(game.Wrong("the commands that were paid for are wanted: %s", "il faut les commandements payés : %s", s.boxList()), "commands")
	}
	return nil
}

// boxList are the numbers of the command boxes of the card being played.
func (s *State) boxList() string {
	return strings.Trim(fmt.Sprint(boxNumbers(s.Plan.Cards[s.Turn.Card].boxes())), "[]")
}
