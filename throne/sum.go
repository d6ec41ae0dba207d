package throne

import "gonfalon/game"

// A summand is one part of the strength of a side, with the rule by which it counts.
type summand struct {
	n    int
	rule game.Rule
	// of is the area that gives it, NoArea if it is the battle's own.
	of   Area
	what part
}

type part uint8

const (
	partUnits part = iota
	partCardOnUnits
	partOrder
	partSupport
	partCard
	partBlade
)

var partNames = [...]string{partUnits: "units", partCardOnUnits: "card", partOrder: "order", partSupport: "support", partCard: "card", partBlade: "blade"}

// summands goes through all that counts for a side now (throne.battle.total).
func (s *State) summands(side Side, add func(summand)) {
	b := &s.Battle
	units, _ := s.fighting(side)
	add(summand{strength(units), ruleBattleUnitStrengths, NoArea, partUnits})
	if n := s.cardOnUnits(side, units); n != 0 {
		add(summand{n, ruleCardsAbilitiesBeforeStrength, NoArea, partCardOnUnits})
	}
	if side == Attack {
		add(summand{int(tokens[b.Order].bonus), ruleBattleMarchModifierAttackerOnly, NoArea, partOrder})
	} else if o := s.Places[b.Area].Order; o.is(defenseType) {
		add(summand{int(tokens[o].bonus) * s.defenseFactor(), ruleBattleDefenseBonus, NoArea, partOrder})
	}
	for rest := b.Support[side]; rest != 0; {
		var a Area
		a, rest = rest.Next()
		add(summand{s.support(a, s.silentShips(side)), ruleSupportFullStrength, a, partSupport})
	}
	if c := b.Card[side]; c != NoCard && c < maxCards {
		add(summand{s.cardStrength(side), ruleCardsStrengthRange, NoArea, partCard})
	}
	if b.Blade[side] {
		add(summand{1, ruleBladePlusOne, NoArea, partBlade})
	}
}

// total is the strength of a side. Before the cards lie open it is what the side announces.
func (s *State) total(side Side) int {
	sum := 0
	s.summands(side, func(p summand) { sum += p.n })
	return sum
}

// text names a part of the strength of a side.
func (s *State) text(side Side, p summand) game.Text {
	b := &s.Battle
	switch units, _ := s.fighting(side); p.what {
	case partCardOnUnits, partCard:
		return s.Board.card(b.Card[side])
	case partOrder:
		if side == Attack {
			return orderWord(b.Order)
		}
		return orderWord(s.Places[b.Area].Order)
	case partSupport:
		return s.Board.area(p.of)
	case partBlade:
		return game.Text{"Valyrian Blade", "Lame d'Acier Valyrien"}
	default:
		return game.Text{forceText(units, game.English), forceText(units, game.French)}
	}
}
