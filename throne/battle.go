package throne

import "gonfalon/game"

// Steps of a battle, in the order of the rulebook.
const (
	battleSupport uint8 = iota
	battleCards
	battleReveal
	battleAbilities
	battleBlade
	battleResolve
	battleWinnersAbility
	battleCasualties
	battleRetreat
	battleSurplus
	battleEnd
)

// battle carries out throne.battle.steps.
func (p play) battle(f *game.Frame) {
	b := &p.Battle
	switch f.Step {
	case battleSupport:
		if p.askSupport() {
			return
		}
		p.tell(eventStrengths, b.Fighter[Attack], int16(b.Area), int16(b.Fighter[Defend]), int16(p.total(Attack)), int16(p.total(Defend)))
		f.Step = battleCards
	case battleCards:
		p.Waits = game.Decision{Who: game.Seats(b.Fighter[:]...), Kind: decideCard}
		f.Step = battleReveal
	case battleReveal:
		p.revealHouseCards()
		f.Step = battleAbilities
	case battleAbilities:
		f.Step = battleBlade
		p.abilitiesAtReveal()
	case battleBlade:
		f.Step = battleResolve
		p.askBlade()
	case battleResolve:
		p.decideWinner()
		f.Step = battleWinnersAbility
	case battleWinnersAbility:
		f.Step = battleCasualties
		p.abilityOfWinner()
	case battleCasualties:
		if p.shed(decideCasualty) {
			f.Step = battleRetreat
		}
	case battleRetreat:
		p.retreat(f)
	case battleSurplus:
		if p.shed(decideSurplus) {
			p.leave()
			f.Step = battleEnd
		}
	case battleEnd:
		p.endBattle()
	}
}

// strength is the combat strength of units: Footman 1, Knight 2, Ship 1
// (throne.battle.unit-strengths).
func strength(f Force) int { return int(f[Footman]) + 2*int(f[Knight]) + int(f[Ship]) }

// fighting returns the units of a side that are in the battle: routed ones have no
// strength.
func (s *State) fighting(side Side) (units, routed Force) {
	if side == Attack {
		return s.Battle.Units, Force{}
	}
	pl := &s.Places[s.Battle.Area]
	return pl.Units, pl.Routed
}

// side returns the side on which a House fights.
func (s *State) side(h House) Side {
	if s.Battle.Area == NoArea {
		return Neither
	}
	switch h {
	case s.Battle.Fighter[Attack]:
		return Attack
	case s.Battle.Fighter[Defend]:
		return Defend
	}
	return Neither
}

// askBlade lets its holder, if he fights and has not used it this turn, add 1.
func (p play) askBlade() {
	h := p.Marker[Fiefdoms]
	if h != NoHouse && !p.BladeUsed && p.side(h) != Neither {
		p.ask(decideBlade, h)
	}
}

func (s *State) forbidsBlade(a Action) game.Rule {
	if a.Kind != UseBlade && a.Kind != Pass {
		return ruleBattleSteps
	}
	return ""
}

func (p play) useBlade(h House, a Action) {
	if a.Kind == UseBlade {
		p.BladeUsed = true
		p.Battle.Blade[p.side(h)] = true
		p.tell(eventBlade, h)
	}
}

// decideWinner compares the totals; on a tie the better place on the Fiefdoms wins
// (throne.battle.lower-total-loses, tie-by-fiefdoms). The loser's casualties are the
// winner's swords less his own fortifications.
func (p play) decideWinner() {
	b := &p.Battle
	attack, defend := p.total(Attack), p.total(Defend)
	b.Winner = Attack
	if attack < defend || attack == defend && p.aheadOnFiefdoms(b.Fighter[Defend], b.Fighter[Attack]) {
		b.Winner = Defend
	}
	if attack == defend {
		p.tell(eventTie, b.Fighter[b.Winner], int16(b.Area))
	}
	won, lost := &p.Board.Cards[b.Card[b.Winner]], &p.Board.Cards[b.Card[b.Winner.other()]]
	b.Losses = uint8(max(0, won.Swords-lost.Fortifications))
	p.tell(eventWon, b.Fighter[b.Winner], int16(b.Area), int16(max(attack, defend)), int16(min(attack, defend)),
		int16(won.Swords), int16(lost.Fortifications), int16(b.Losses))
}

func (s *State) aheadOnFiefdoms(h, other House) bool {
	for _, at := range s.Track[Fiefdoms] {
		switch at {
		case h:
			return true
		case other:
			return false
		}
	}
	return false
}

// endBattle gives the area to the winner and puts the cards away
// (throne.conquest.*, throne.recycle.*).
func (p play) endBattle() {
	b := p.Battle
	p.Battle = Battle{}
	if b.Winner == Attack {
		pl := &p.Places[b.Area]
		pl.Order = NoOrder
		p.setUnits(b.Area, NoHouse, Force{}, Force{})
		p.enter(b.Area, b.Fighter[Attack], b.Units)
	}
	for side, c := range b.Card {
		p.putAway(b.Fighter[side], c)
	}
	p.Stack.Pop()
	p.checkVictory()
}

// putAway discards a played card; a House without a card in hand takes all seven back.
func (p play) putAway(h House, c Card) {
	hold := &p.Holdings[h]
	hold.Discard |= c.bit()
	if hold.Hand == 0 {
		hold.Hand, hold.Discard = allCards, 0
		p.tell(eventRecycled, h)
	}
}
