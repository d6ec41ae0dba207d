package battles

import "gonfalon/game"

// Steps of a round.
const (
	roundAdvantage uint8 = iota
	roundRestore
	roundRally
	roundMarshalFirst
	roundMarshalSecond
	roundCommand
	roundConditions
	roundScore
	roundVictory
	roundExcess
	roundDiscard
	roundRecovery
	roundAdvance
)

// round carries out battles.round.four-phases-in-order, rally.step-order, marshal.step-order,
// marshal.first-player-first, regroup.step-order.
func (p play) round(f *game.Frame) {
	step := f.Step
	f.Step++
	switch step {
	case roundAdvantage:
		p.tell(eventRound, NoHouse, int16(p.Round), int16(p.Plan.Rounds))
		p.tellPhase(phaseRally)
		p.determineAdvantage()
	case roundRestore:
		p.restoreCommanders()
	case roundRally:
		p.rallyUnits()
	case roundMarshalFirst:
		p.tellPhase(phaseMarshal)
		p.marshal(p.First)
	case roundMarshalSecond:
		p.marshal(p.First.foe())
	case roundCommand:
		p.tellPhase(phaseCommand)
		p.Posts[Stark].Passed, p.Posts[Lannister].Passed = false, false
		p.Turn.House = p.First.foe() // the turn goes over to the first player
		p.push(procCommand)
	case roundConditions:
		p.tellPhase(phaseRegroup)
		p.resolveFire()
	case roundScore:
		p.scoreRound()
	case roundVictory:
		p.checkVictory()
	case roundExcess:
		if p.excess(Stark) || p.excess(Lannister) {
			p.askKeep()
		} else {
			f.Step = roundRecovery
		}
	case roundDiscard:
		p.discardExcess()
	case roundRecovery:
		if h := p.mayRecover(); h != NoHouse {
			p.ask(decideRecover, h)
		}
	case roundAdvance:
		p.Round++
		f.Step = roundAdvantage
	}
}

// determineAdvantage carries out battles.rally.advantage-most-command-tokens,
// advantage-tie-ardeur, advantage-counted-before-restore, first-player.
func (p play) determineAdvantage() {
	stark, lannister := p.Posts[Stark].Command, p.Posts[Lannister].Command
	by := advantageTokens
	switch {
	case p.Round == 1 && p.Plan.Special.Ambush != NoHouse:
		p.First, by = p.Plan.Special.Ambush, advantagePlan
	case stark > lannister:
		p.First = Stark
	case stark < lannister:
		p.First = Lannister
	default:
		p.First, by = p.Momentum, advantageMomentum
	}
	p.tell(eventAdvantage, p.First, int16(p.Posts[p.First].Command), int16(p.Posts[p.First.foe()].Command), by)
}

// restoreCommanders carries out battles.rally.restore-commanders, restore-does-not-uncommit.
func (p play) restoreCommanders() {
	for c := range p.Leaders {
		l := &p.Leaders[c]
		if l.Tokens > 0 {
			p.Posts[p.Plan.Commanders[c].House].Command += l.Tokens
		}
		l.Tokens, l.Thrifty = 0, false
	}
}

// rallyUnits carries out battles.rally.all-units-become-ready, matching-banner-not-turned.
func (p play) rallyUnits() {
	for u := range p.Units {
		p.Units[u].Spent = false
	}
}

// marshal carries out battles.marshal.roll-order-dice, order-reserve-accumulates,
// draw-command-cards, hand-accumulates.
func (p play) marshal(h House) {
	var rolled Tally
	for i := range int(p.Plan.OrderValue) {
		p.dice.Due(int(p.Plan.OrderValue) - i)
		rolled[p.roll(labelOrders)]++
	}
	for f, n := range rolled {
		p.Posts[h].Orders[f] += n
	}
	p.tell(eventOrders, h, rolled.args()...)
	p.draw(h, int(p.Plan.CommandValue))
}

// roll rolls a battle die.
func (p play) roll(label game.Label) Face {
	return p.Plan.Faces[p.dice.Die(label, len(p.Plan.Faces))-1]
}

// draw takes cards from the deck, and from the discard pile shuffled anew when it is empty.
//
// Carries out battles.deck.reshuffle-when-exhausted.
func (p play) draw(h House, n int) {
	post := &p.Posts[h]
	drawn := int16(0)
	for range n {
		if post.Deck == 0 {
			if post.Discard == 0 {
				break
			}
			post.Deck, post.Discard = post.Discard, 0
			p.tell(eventReshuffled, h)
		}
		var in [HouseCards]uint8
		for i := range in {
			in[i] = uint8(post.Deck >> i & 1)
		}
		c := firstCard(h) + Card(p.dice.Pick(labelDraw, in[:]))
		post.Deck &^= c.bit()
		post.Hand |= c.bit()
		post.Cards++
		drawn++
		p.tellOnly(game.Seats(p.seat(h)), eventDrewCard, h, int16(c))
	}
	p.tell(eventDrew, h, drawn)
}

// excess tells whether a House has more than it may keep.
func (s *State) excess(h House) bool { return s.Posts[h].Cards > 1 || s.Posts[h].Orders.Len() > 1 }

// askKeep waits for what each House keeps, at the same time.
func (p play) askKeep() {
	p.askBoth(decideKeep)
	for h := Stark; h < houses; h++ {
		if !p.excess(h) {
			p.Posts[h].Keep = p.all(h)
			p.Posts[h].Ready = true
			p.Waits.Who = p.Waits.Who.Without(p.seat(h))
		}
	}
}

// all is what a House keeps that has no more than it may.
func (s *State) all(h House) Keep {
	k := Keep{NoCard, NoFace}
	if post := &s.Posts[h]; post.Hand != 0 {
		k.Card, _ = post.Hand.next(h)
	}
	for f, n := range s.Posts[h].Orders {
		if n > 0 {
			k.Token = Face(f)
		}
	}
	return k
}

// forbidsKeep carries out battles.regroup.keep-one-card, keep-one-order-token.
func (s *State) forbidsKeep(h House, a Action) game.Rule {
	post := &s.Posts[h]
	switch {
	case a.Kind != KeepForNext:
		return ruleRegroupStepOrder
	case a.Card != NoCard && (a.Card.house() != h || !post.Hand.has(a.Card)):
		return ruleRegroupKeepOneCard
	case a.Token > NoFace, a.Token != NoFace && post.Orders[a.Token] == 0:
		return ruleRegroupKeepOneOrderToken
	}
	return ""
}

func (s *State) listKeep(h House, list []Action) []Action {
	post := &s.Posts[h]
	for rest, c := post.Hand, NoCard; ; c, rest = rest.next(h) {
		for t, n := range post.Orders {
			if n > 0 {
				list = append(list, Action{Kind: KeepForNext, Card: c, Token: Face(t)})
			}
		}
		list = append(list, Action{Kind: KeepForNext, Card: c, Token: NoFace})
		if rest == 0 {
			return list
		}
	}
}

// keep notes what a House keeps; the other does not see it before it has chosen as well.
func (p play) keep(h House, a Action) {
	p.Posts[h].Keep = Keep{a.Card, a.Token}
	p.Posts[h].Ready = true
	p.Waits.Who = p.Waits.Who.Without(p.seat(h))
	if p.Waits.Who == 0 {
		p.Waits = game.Decision{}
	}
}

// discardExcess discards what is not kept.
func (p play) discardExcess() {
	for _, h := range [...]House{p.First, p.First.foe()} {
		post := &p.Posts[h]
		cards, tokens := int16(post.Cards), int16(post.Orders.Len())
		if k := post.Keep.Card; k != NoCard {
			post.Discard |= post.Hand &^ k.bit()
			post.Hand, post.Cards = k.bit(), 1
		} else {
			post.Discard |= post.Hand
			post.Hand, post.Cards = 0, 0
		}
		post.Orders = Tally{}
		if t := post.Keep.Token; t != NoFace {
			post.Orders[t] = 1
		}
		if cards, tokens = cards-int16(post.Cards), tokens-int16(post.Orders.Len()); cards+tokens > 0 {
			p.tell(eventKept, h, cards, tokens)
		}
		post.Keep, post.Ready = Keep{NoCard, NoFace}, false
	}
}
