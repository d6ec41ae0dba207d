package battles

import (
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// refuse says why an action breaks a rule, with the facts of this position. Sentences speak of
// "this unit" and name it last: units are one or many by their names.
func (s *State) refuse(rule game.Rule, seat game.Seat, a Action) *game.Refusal {
	if !s.Waits.Who.Has(seat) {
		if rule == ruleCommandPassIsFinal {
			return game.Against(rule, "you have passed for round %d", "vous avez passé pour le round %d", s.Round)
		}
		return s.refuseMoment(rule, seat)
	}
	for _, say := range [...]func(game.Rule, House, Action) *game.Refusal{
		s.refuseToken, s.refuseCard, s.refusePick, s.refuseMove, s.refuseGround, s.refuseAttack, s.refuseFire, s.refuseCombat, s.refuseSetUp,
	} {
		if r := say(rule, s.house(seat), a); r != nil {
			return r
		}
	}
	return s.refuseMoment(rule, seat)
}

// refuseMoment says what the game waits for instead.
func (s *State) refuseMoment(rule game.Rule, seat game.Seat) *game.Refusal {
	if s.Waits.Who == 0 {
		return game.Against(rule, "the battle is over", "la bataille est finie")
	}
	if s.Waits.Who.Has(seat) {
		return game.Against(rule, "this is none of your choices; what is asked is: “%s”", "ce n'est pas l'un de vos choix ; la question est : « %s »", s.question())
	}
	return game.Against(rule, "%s must decide now: “%s”", "c'est à %s de décider : « %s »", houseText(s.waitsFor()), s.question())
}

// stands tells whether a unit is on the board.
func (s *State) stands(u UnitID) bool { return u < MaxUnits && s.Units[u].Fate == OnBoard }

// isHex tells whether there is such a hex.
func (s *State) isHex(h hex.Hex) bool { return int(h) < s.Plan.Grid.Len() }

// away is how far a hex is from a unit; 0 if that cannot be said.
func (s *State) away(u UnitID, h hex.Hex) int {
	if !s.stands(u) || !s.isHex(h) {
		return 0
	}
	return s.Plan.Grid.Distance(s.Units[u].Hex, h)
}

// groundText is what lies in a hex: its token, or its ground.
func (s *State) groundText(h hex.Hex) game.Text {
	if !s.isHex(h) {
		return game.Text{English: "nothing", French: "rien"}
	}
	if t := s.Tiles[h]; t.Token != NoToken {
		return tokenWords[t.Token]
	}
	return terrainWords[s.Tiles[h].ground()]
}

// refuseToken says what is wrong with an order token and the unit that it is for.
func (s *State) refuseToken(rule game.Rule, h House, a Action) *game.Refusal {
	unit := s.unitAt(a.Unit)
	switch rule {
	case ruleOrderNeedsTokenInReserve:
		token, n := a.Token, 1
		if a.Pair {
			n = 2
		}
		if a.Kind == RaiseMorale || a.Kind == RallyUnit {
			token = Morale
		}
		if token >= faces {
			return game.Against(rule, "order tokens are of five types, and this is none of them", "les pions Ordre sont de cinq types, et ce n'en est pas un")
		}
		return game.Against(rule, "this takes %d order token{|s}, %s, and your reserve has %d", "il faut %d pion{|s} Ordre, %s, et votre réserve en a %d", n, faceWords[token], s.Posts[h].Orders[token])
	case ruleOrderUnitMustBeReadyAndOwn:
		if s.stands(a.Unit) {
			return game.Against(rule, "your orders go to your own units, and this one is the enemy's: %s", "vos ordres vont à vos unités, et celle-ci est à l'ennemi : %s", unit)
		}
		return game.Against(rule, "your orders go to units on the board, and this one is not: %s", "vos ordres vont à des unités sur le plateau, et celle-ci n'y est pas : %s", unit)
	case ruleActivationOnlyReadyUnits, ruleCardsUnitsMustBeReady:
		if s.stands(a.Unit) && !s.Units[a.Unit].Spent {
			return game.Against(rule, "this unit is ordered already this turn: %s", "cette unité est déjà activée ce tour : %s", unit)
		}
		return game.Against(rule, "this unit is spent until it is rallied: %s", "cette unité n'est plus activable avant d'être mobilisée : %s", unit)
	case ruleOrderTokenMustMatchRank:
		if a.Token >= ranks.shield() || a.Unit >= MaxUnits {
			return nil
		}
		return game.Against(rule, "a %s orders a %s unit, and this one is %s: %s", "un %s active une unité de rang %s, et celle-ci est de rang %s : %s", faceWords[a.Token], rankWords[a.Token], rankWords[s.Units[a.Unit].Rank], unit)
	case ruleOrderMoraleActivatesNothing:
		return game.Against(rule, "one morale token raises morale or rallies a unit; it takes two to order one", "un pion moral relève le moral ou mobilise une unité ; il en faut deux pour en activer une")
	case ruleOrderMoraleRally:
		switch {
		case !s.stands(a.Unit) || s.Units[a.Unit].House != h:
			return game.Against(rule, "you rally one of your own units on the board, and this is none: %s", "on mobilise une de ses propres unités sur le plateau, et celle-ci n'en est pas : %s", unit)
		}
		return game.Against(rule, "this unit is ready, and only a spent one is rallied: %s", "cette unité est activable, et on ne mobilise que celles qui ne le sont plus : %s", unit)
	case ruleOrderFiveTypes:
		return game.Against(rule, "name one of the five types of order tokens: green, blue or red shield, valour, morale", "nommez l'un des cinq types de pions Ordre : bouclier vert, bleu ou rouge, bravoure, moral")
	case ruleCommandOneActionPerTurn:
		return game.Against(rule, "a turn is one thing: a card, an order token, or a pass", "un tour, c'est une seule action : une carte, un pion Ordre, ou passer")
	}
	return nil
}
