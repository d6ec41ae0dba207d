package throne

import "gonfalon/game"

// An ability is what a House card does beside its strength and symbols.
type ability uint8

const (
	noAbility ability = iota
	// Cancelling comes first.
	queenOfThorns
	// When both cards lie open.
	brienne
	loras
	// While strength is added up.
	catelyn
	robb
	victarion
	vargoHoat
	balon
	salladhor
	// When the battle is won.
	luwin
	asha
	cersei
	jaime
	melisandre
	davos
)

// abilities binds the cards of the data to what they do.
var abilities = map[string]ability{
	"tyrell_queen_of_thorns": queenOfThorns,
	"tyrell_brienne":         brienne,
	"tyrell_loras":           loras,
	"stark_catelyn":          catelyn,
	"stark_robb":             robb,
	"greyjoy_victarion":      victarion,
	"lannister_vargo_hoat":   vargoHoat,
	"greyjoy_balon":          balon,
	"baratheon_salladhor":    salladhor,
	"stark_luwin":            luwin,
	"greyjoy_asha":           asha,
	"lannister_cersei":       cersei,
	"lannister_jaime":        jaime,
	"baratheon_melisandre":   melisandre,
	"baratheon_davos":        davos,
}

// forbidsCard tells why a card may not be played: one of the hand must be
// (throne.cards.must-play-one).
func (s *State) forbidsCard(h House, a Action) game.Rule {
	switch {
	case a.Kind != PlayCard:
		return ruleCardsMustPlayOne
	case !s.ownCard(h, a.Card):
		return ruleSetupHouseCardsSeven
	case !s.Holdings[h].Hand.has(a.Card):
		return ruleRecyclePlayedCardsDiscarded
	}
	return ""
}

// playCard lays a card face down. It leaves the hand when both lie open, so that the
// hand does not betray it (throne.hidden.no-inspection-once-card-chosen).
func (p play) playCard(h House, a Action) {
	p.Battle.Card[p.side(h)] = a.Card
	p.tell(eventCardChosen, h)
	p.Waits.Who = p.Waits.Who.Without(h)
}

func (p play) revealHouseCards() {
	p.Waits = game.Decision{} // from here on they are seen, in the midst of an action too
	for side, c := range p.Battle.Card {
		h := p.Battle.Fighter[side]
		p.Holdings[h].Hand &^= c.bit()
		p.tell(eventCard, h, int16(c))
	}
}

// ability returns what the card of a side does, if the Queen of Thorns does not forbid
// it. A card that is not open does nothing yet.
func (s *State) ability(side Side) ability {
	mine, other := s.Battle.Card[side], s.Battle.Card[side.other()]
	if mine >= maxCards || other >= maxCards || s.Board.Cards[other].ability == queenOfThorns {
		return noAbility
	}
	return s.Board.Cards[mine].ability
}

// cardStrength returns the strength that a side's card adds; against Balon Greyjoy
// none.
func (s *State) cardStrength(side Side) int {
	c := s.Battle.Card[side]
	if c >= maxCards || s.ability(side.other()) == balon {
		return 0
	}
	return int(s.Board.Cards[c].Strength)
}

// cardOnUnits returns what the side's card adds to attacking units of one type.
func (s *State) cardOnUnits(side Side, units Force) int {
	if side != Attack {
		return 0
	}
	switch s.ability(side) {
	case robb:
		return int(units[Knight])
	case vargoHoat:
		return int(units[Footman])
	case victarion:
		return int(units[Ship])
	}
	return 0
}

// defenseFactor is what the defender's Defense order is multiplied by.
func (s *State) defenseFactor() int {
	if s.ability(Defend) == catelyn {
		return 2
	}
	return 1
}

// silentShips tells whether Ships that support a side are worth nothing.
func (s *State) silentShips(side Side) bool {
	return s.ability(side.other()) == salladhor || s.Options.AllShips && s.ability(side) == salladhor
}

// abilitiesAtReveal carries out what happens before strength is counted. Both such
// cards are Tyrell's, so their order can never matter.
func (p play) abilitiesAtReveal() {
	for side := Attack; side <= Defend; side++ {
		switch p.ability(side) {
		case brienne:
			if pl := &p.Places[p.Battle.Area]; side == Attack && pl.Order.is(defenseType) {
				p.tellCard(side)
				p.tell(eventLifted, p.Battle.Fighter[side], int16(p.Battle.Area), int16(pl.Order), int16(pl.House))
				pl.Order = NoOrder
			}
		case loras:
			p.killFootman(side)
		}
	}
}

// killFootman carries out throne.cards.loras-kills-footman: Tyrell chooses if both
// standing and routed Footmen oppose him.
func (p play) killFootman(side Side) {
	units, routed := p.fighting(side.other())
	switch {
	case units[Footman] > 0 && routed[Footman] > 0:
		p.tellCard(side)
		p.ask(decideKill, p.Battle.Fighter[side])
	case units[Footman]+routed[Footman] > 0:
		p.tellCard(side)
		p.kill(side, routed[Footman] > 0)
	}
}

// kill removes the Footman; if it was the last unit of that side the battle is over
// and the other has won, whatever the cards say (throne.battle.ends-when-side-wiped-out).
func (p play) kill(side Side, isRouted bool) {
	loser := side.other()
	p.lose(loser, Footman, isRouted)
	units, routed := p.fighting(loser)
	if units.Len()+routed.Len() > 0 {
		return
	}
	p.Battle.Winner = side
	p.tell(eventWipedOut, p.Battle.Fighter[loser], int16(p.Battle.Area))
	p.Stack.Top().Step = battleEnd
}

// lose removes a unit of a side from the battle.
func (p play) lose(side Side, u Unit, routed bool) {
	switch {
	case side == Attack:
		p.Battle.Units[u]--
	case routed:
		p.Places[p.Battle.Area].Routed[u]--
	default:
		p.Places[p.Battle.Area].Units[u]--
	}
	p.tell(eventDestroyed, p.Battle.Fighter[side], int16(p.Battle.Area), int16(u), 1)
}

func (p play) tellCard(side Side) {
	p.tell(eventAbility, p.Battle.Fighter[side], int16(p.Battle.Card[side]))
}

// forbidsKill tells why Ser Loras may not kill so.
func (s *State) forbidsKill(a Action) game.Rule {
	if a.Kind != Remove || a.Area != s.Battle.Area || a.Unit != Footman {
		return ruleCardsLorasKillsFootman
	}
	return ""
}

// abilityOfWinner carries out what the winner's card does after the battle
// (throne.cards.some-abilities-after-battle).
func (p play) abilityOfWinner() {
	b := &p.Battle
	side := b.Winner
	h, loser := b.Fighter[side], b.Fighter[side.other()]
	switch p.ability(side) {
	case luwin:
		if p.Holdings[h].Discard != 0 {
			p.ask(decideTake, h)
		}
	case asha, cersei:
		if p.liftable(side) != 0 {
			p.ask(decideLift, h)
		}
	case jaime:
		p.tellCard(side)
		p.gain(h, 2)
	case melisandre:
		if p.Holdings[h].Power > 0 && p.Holdings[loser].Hand != 0 {
			p.ask(decideDiscard, h)
		}
	case davos:
		units, routed := p.fighting(side)
		if units[Footman]+routed[Footman] > 0 && p.free(h, Knight) > 0 {
			p.ask(decidePromote, h)
		}
	}
}

// liftable returns the areas whose order the winner's card may take off: Asha's a
// Support or Consolidate Power order next to the battle, Cersei's any of the loser's.
func (s *State) liftable(side Side) AreaSet {
	var set AreaSet
	near := s.Board.neighbours(s.Battle.Area)
	for a := Area(1); a < MaxAreas; a++ {
		pl := &s.Places[a]
		switch {
		case pl.Order == NoOrder:
		case s.ability(side) == asha && near.Has(a) && (pl.Order.is(supportType) || pl.Order.is(consolidateType)),
			s.ability(side) == cersei && pl.House == s.Battle.Fighter[side.other()]:
			set = set.With(a)
		}
	}
	return set
}

// forbidsLift tells why an order may not be taken off. Asha may decline, Cersei not.
func (s *State) forbidsLift(a Action) game.Rule {
	side := s.Battle.Winner
	if a.Kind == Pass && s.ability(side) == asha {
		return ""
	}
	if a.Kind != Lift || a.Area == NoArea || a.Area >= MaxAreas || !s.liftable(side).Has(a.Area) {
		return ruleCardsSomeAbilitiesAfterBattle
	}
	return ""
}

func (s *State) listLift(list []Action) []Action {
	for rest := s.liftable(s.Battle.Winner); rest != 0; {
		var a Area
		a, rest = rest.Next()
		list = append(list, Action{Kind: Lift, Area: a})
	}
	if s.ability(s.Battle.Winner) == asha {
		list = append(list, Action{Kind: Pass})
	}
	return list
}

func (p play) lift(h House, a Action) {
	if a.Kind == Lift {
		p.tellCard(p.Battle.Winner)
		p.tell(eventLifted, h, int16(a.Area), int16(p.Places[a.Area].Order), int16(p.Places[a.Area].House))
		p.Places[a.Area].Order = NoOrder
	}
}

// beaten returns the loser of the battle.
func (s *State) beaten() House { return s.Battle.Fighter[s.Battle.Winner.other()] }

// forbidsDiscard tells why Melisandre may not take a card.
func (s *State) forbidsDiscard(a Action) game.Rule {
	loser := s.beaten()
	if a.Kind == Pass || a.Kind == Discard && s.ownCard(loser, a.Card) && s.Holdings[loser].Hand.has(a.Card) {
		return ""
	}
	return ruleCardsSomeAbilitiesAfterBattle
}

func (p play) discard(h House, a Action) {
	if a.Kind == Discard {
		loser := p.beaten()
		p.Holdings[h].Power--
		p.Holdings[loser].Hand &^= a.Card.bit()
		p.Holdings[loser].Discard |= a.Card.bit()
		p.tellCard(p.Battle.Winner)
		p.tell(eventDiscarded, loser, int16(a.Card))
	}
}

// forbidsPromote tells why Ser Davos may not make a Knight so.
func (s *State) forbidsPromote(a Action) game.Rule {
	units, routed := s.fighting(s.Battle.Winner)
	switch {
	case a.Kind == Pass,
		a.Kind == Promote && !a.Routed && units[Footman] > 0,
		a.Kind == Promote && a.Routed && routed[Footman] > 0:
		return ""
	}
	return ruleCardsSomeAbilitiesAfterBattle
}

func (s *State) listPromote(list []Action) []Action {
	units, routed := s.fighting(s.Battle.Winner)
	if units[Footman] > 0 {
		list = append(list, Action{Kind: Promote})
	}
	if routed[Footman] > 0 {
		list = append(list, Action{Kind: Promote, Routed: true})
	}
	return append(list, Action{Kind: Pass})
}

func (p play) promote(h House, a Action) {
	if a.Kind != Promote {
		return
	}
	force := &p.Battle.Units
	if p.Battle.Winner == Defend {
		force = &p.Places[p.Battle.Area].Units
		if a.Routed {
			force = &p.Places[p.Battle.Area].Routed
		}
	}
	force[Footman]--
	force[Knight]++
	p.tellCard(p.Battle.Winner)
	p.tell(eventUpgraded, h, int16(p.Battle.Area))
}
