package battles

import "gonfalon/game"

// The tactic of a Command card.

// askTactic offers the tactic at a moment, if its conditions are met.
//
// Carries out battles.tactic.optional, timing-before-or-after, timing-choice.
func (p play) askTactic(when When) {
	t := &p.Plan.Cards[p.Turn.Card].Tactic
	if p.Turn.Tactic || p.unitOf(p.Turn.Leader) == NoUnit || t.When != when && t.When != either || !p.met(t) || !p.useful(t) {
		return
	}
	p.ask(decideTactic, p.Turn.House)
}

// met tells whether the conditions of a tactic are met.
//
// Carries out battles.tactic.if-then, order-token-condition, verified-tokens-not-spent,
// token-verified-once-per-card, same-type-needs-distinct-tokens.
func (s *State) met(t *Tactic) bool {
	if t.Tokens.Len() == 0 {
		return s.moraleMeets(s.Turn.House, t)
	}
	for f, n := range t.Tokens {
		if s.Posts[s.Turn.House].Orders[f] < n {
			return false
		}
	}
	return true
}

// useful tells whether a tactic would concern anybody.
func (s *State) useful(t *Tactic) bool {
	e := &t.Effect
	switch {
	case e.Op == opTake:
		return true
	case e.Op == opDrop:
		return s.Posts[s.Turn.House.foe()].Orders.Len() > 0
	case e.Target == theOrdered:
		return true
	}
	return s.eligible(s.Turn.House, s.unitOf(s.Turn.Leader), s.Turn.Zone, e, 0, s.Turn.First) != 0
}

func forbidsTactic(a Action) game.Rule {
	if a.Kind == UseTactic || a.Kind == Decline {
		return ""
	}
	return ruleTacticOptional
}

// useTactic uses the tactic, or lets it be.
func (p play) useTactic(h House, a Action) {
	if a.Kind == Decline {
		p.tell(eventDeclined, h, int16(decideTactic))
		return
	}
	p.Turn.Tactic = true
	p.tell(eventTactic, h, int16(p.Turn.Card))
	if p.Plan.Cards[p.Turn.Card].Tactic.Effect.Target == theOrdered {
		return // it holds when they are activated
	}
	p.Turn.Command, p.Turn.Effect, p.Turn.Picks = theTactic, 0, 0
	p.push(procTactic)
}

// tactic carries out the effect of a tactic.
func (p play) tactic(f *game.Frame) {
	switch {
	case f.Step == 0:
		f.Step = 1
		p.carryOut()
	case p.effect().Op == opRetreat && p.Turn.Picks != 0:
		p.nextRetreat(p.effect())
	default:
		p.Turn.Picks = 0
		p.Stack.Pop()
	}
}

// nextRetreat makes the next of the units picked retreat.
//
// Carries out battles.retreat.card-timing.
func (p play) nextRetreat(e *Effect) {
	u, rest := p.Turn.Picks.next()
	p.Turn.Picks = rest
	if p.Units[u].Fate == OnBoard {
		p.beginRetreat(u, uint8(e.Value), false)
	}
}
