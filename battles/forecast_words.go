package battles

import (
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// What a forecast says in words.

// rerollPolicy tells how the symbol to roll again is chosen.
var rerollPolicy = game.Text{
	English: "the symbol by which the attacker can expect the most: a figure or a space of morale counts 1, a hex driven back ½, what the attacker loses less; nothing if nothing gains",
	French:  "le symbole dont l'attaquant peut espérer le plus : une figurine ou un cran de moral compte 1, une case de recul ½, ce que perd l'attaquant en moins ; rien si rien n'y gagne",
}

// assumes are what is taken for granted where players decide.
func (f *Forecast) assumes() []game.Text {
	list := []game.Text{}
	say := func(is bool, english, french string) {
		if is {
			list = append(list, game.Text{English: english, French: french})
		}
	}
	o := &f.Spread
	say(o.Of(struck) > 0, "the enemy strikes its parting blow", "l'ennemi porte son attaque de décrochage")
	say(o.Of(answered) > 0 && f.Kind != counterAttack, "the target strikes back if it can", "la cible contre-attaque si elle le peut")
	say(o.Of(func(o *Outcome) bool { return o.Target.Stood || o.Attacker.Stood }) > 0, "a Stalwart unit ignores its first morale result", "une unité Hardie ignore son premier résultat moral")
	say(f.Reroll != nil, "after a flank attack the best symbol is rolled again", "après un débordement, le meilleur symbole est relancé")
	say(f.Kevan != NoCommander, "Kevan does not commit himself", "Kevan ne s'engage pas")
	say(f.Swaps, "Robb does not change places", "Robb ne change pas de place")
	return list
}

// diceSourceWords are what gives dice, takes them or bounds them.
var diceSourceWords = [diceSources]game.Text{
	diceUphill:       {English: "target on hills", French: "cible sur une colline"},
	diceIntoForest:   {English: "target in a forest", French: "cible en forêt"},
	diceFromForest:   {English: "from a forest", French: "depuis une forêt"},
	diceFromBuilding: {English: "from a building", French: "depuis un bâtiment"},
	diceFromFord:     {English: "from a ford", French: "depuis un gué"},
	diceShielded:     {English: "protected by a card", French: "protégée par une carte"},
	diceOfCard:       {English: "Command card", French: "carte Commandement"},
	diceOfCommit:     {English: "commander committed", French: "commandant engagé"},
	diceOffBalance:   {English: "Off-balance", French: "Déséquilibré"},
}

var rankDiceWords = [ranks]game.Text{
	Green: {English: "green rank", French: "rang vert"},
	Blue:  {English: "blue rank", French: "rang bleu"},
	Red:   {English: "red rank", French: "rang rouge"},
}

// diceText says where dice come from.
func (s *State) diceText(r *Roll, p dicePart) game.Text {
	switch p.of {
	case diceOfRank:
		return rankDiceWords[r.Rank]
	case diceOfAbility, diceOfCommit:
		return s.Plan.Commanders[s.Units[r.By].Commander].Text
	case diceOfCard:
		if s.Turn.Card != NoCard {
			return s.Plan.Cards[s.Turn.Card].Text
		}
	}
	return diceSourceWords[p.of]
}

// muffled tells whether the morale results of an attack do not count.
func (s *State) muffled(kind AttackKind, by UnitID) bool {
	return kind.ownTurn() && s.Units[by].Marks&markMuffled != 0
}

// noAnswer says why the target may not strike back, if that can be told before.
func (f *Forecast) noAnswer() *game.Ruling {
	s := *f.State
	s.Attack = Attack{Kind: f.Kind, By: f.By, On: f.On, At: f.At}
	rule := s.forbidsCounter(f.On)
	if rule == "" {
		rule = ruleCounterMustSurviveAndStay
	}
	return &game.Ruling{Rule: rule, Text: answerWords[rule]}
}

var answerWords = map[game.Rule]game.Text{
	ruleCounterOnlyAfterMelee:              {English: "only a melee attack is answered", French: "on ne répond qu'à une attaque de mêlée"},
	ruleCounterMustSurviveAndStay:          {English: "it does not survive where it stands", French: "elle ne survit pas sur place"},
	ruleGeneralComponentTextOverridesRules: {English: "a card forbids it to strike back", French: "une carte lui interdit de contre-attaquer"},
	ruleFireNoAttackingFromFire:            {English: "its hex is burning", French: "sa case brûle"},
	ruleCounterWhoMayCounterAttack:         {English: "it is not Stalwart", French: "elle n'est pas Hardie"},
	ruleCounterCannotBeCountered:           {English: "this is no attack of the own turn", French: "ce n'est pas une attaque de son propre tour"},
}

// wayBack is where the target could make its first step of a retreat.
func (f *Forecast) wayBack() []backAnswer {
	s := *f.State
	s.Attack = Attack{Kind: f.Kind, By: f.By, On: f.On, At: f.At}
	s.Rout = s.routed(f.On, 1, true)
	return s.backAnswers()
}

// backAnswers are the hexes behind the unit that retreats.
func (s *State) backAnswers() []backAnswer {
	list := []backAnswer{}
	for _, d := range s.rear() {
		if d == 0 {
			continue
		}
		h := s.Plan.Grid.Neighbour(s.Units[s.Rout.Unit].Hex, d)
		e := backAnswer{Hex: s.Plan.hexName(h)}
		if h == hex.None {
			e.Hex = "off"
		}
		if rule := s.forbidsRetreat(Action{Kind: Retreat, Hex: h}); rule != "" {
			e.Refused = s.ruled(rule, s.seat(s.Units[s.Rout.Unit].House), Action{Kind: Retreat, Hex: h})
		}
		list = append(list, e)
	}
	return list
}

// ruled puts a refusal into words; nil is none.
func (s *State) ruled(rule game.Rule, seat game.Seat, a Action) *game.Ruling {
	if rule == "" {
		return nil
	}
	if r, ok := game.AsRefusal(s.refuse(rule, seat, a)); ok {
		ruling := r.Ruling()
		return &ruling
	}
	return &game.Ruling{Rule: rule}
}
