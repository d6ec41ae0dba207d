package kings

import (
	"slices"
	"strconv"

	"gonfalon/game"
)

// Names and sentences for people.

var seatWords = [seats]named{{"Blue", "Les bleus"}, {"Red", "Les rouges"}}

var questions = [decisions]named{
	noDecision:     {"the game is over", "la partie est finie"},
	decideTerrain:  {"a piece of terrain, or no more", "un élément de décor, ou plus aucun"},
	decideAgree:    {"whether that piece may stand as it is meant", "si cet élément peut rester, tel qu'il est annoncé"},
	decideToken:    {"where the next objective goes", "où placer le prochain objectif"},
	decideEdge:     {"which table edge to take", "quel bord de table prendre"},
	decideDeploy:   {"which unit to deploy, and where", "quelle unité déployer, et où"},
	decideRedeploy: {"which unit to redeploy, and where", "quelle unité redéployer, et où"},
	decideScouts:   {"who makes the first Vanguard move", "qui fait le premier mouvement d'Avant-garde"},
	decideVanguard: {"a Vanguard move", "un mouvement d'Avant-garde"},
	decideBegin:    {"who takes the first turn", "qui joue le premier tour"},
	decideOrder:    {"an order", "un ordre"},
	decideShoot:    {"a ranged attack", "une attaque à distance"},
	decideTest:     {"whose Nerve to test next", "de qui tester le Moral"},
	decideCombat:   {"which combat to fight next", "quel combat résoudre"},
	decideRegroup:  {"how to regroup", "comment se réorganiser"},
}

var orderWords = [orders]named{
	NoOrder:       {"no order", "aucun ordre"},
	Halt:          {"Halt", "Halte"},
	ChangeFacing:  {"Change Facing", "Changement d'orientation"},
	Advance:       {"Advance", "En avant"},
	Back:          {"Back", "Recul"},
	Sidestep:      {"Sidestep", "Décalage"},
	AtTheDouble:   {"At the Double", "Marche forcée"},
	Charge:        {"Charge", "Charge"},
	CounterCharge: {"Counter-charge", "Contre-charge"},
}

var conditionWords = [conditions]named{
	{"not deployed", "non déployée"}, {"Steady", "Stable"}, {"Disordered", "Désorganisée"},
	{"Wavering", "Ébranlée"}, {"Routed", "en Déroute"},
}

var groundWords = [grounds]named{
	{"impassable terrain", "terrain infranchissable"}, {"difficult terrain", "terrain difficile"}, {"an obstacle", "obstacle"},
	{"decorative terrain", "terrain décoratif"}, {"a hill", "colline"},
}

// confidenceWords say how sure a record is, in the order of confidences.
var confidenceWords = [...]named{
	{"by the rulebook", "selon le livre de règles"}, {"our reading: the rulebook does not describe it", "notre lecture : le livre de règles ne le décrit pas"},
}

var faceWords = [...]named{{"front", "avant"}, {"left flank", "flanc gauche"}, {"rear", "arrière"}, {"right flank", "flanc droit"}}

// prizeWords say what players roll off for, by the label of their dice.
var prizeWords = map[game.Label]named{
	labelTerrain:  {"the first piece of terrain", "le premier élément de décor"},
	labelTokens:   {"the first token", "le premier pion"},
	labelEdge:     {"the choice of table edge", "le choix du bord de table"},
	labelVanguard: {"the first Vanguard move", "le premier mouvement d'Avant-garde"},
	labelBegin:    {"the choice of who begins", "le choix de qui commence"},
}

// sentences tell the events. In them %p is the player of the event and %k the dice that
// tellDice told; a letter and a digit stand for an argument: a artefact, b piece of the box,
// c condition, d length, f side, g type of terrain, k die, l spell, n number, o order, r what
// is rolled off for, s scenario, u unit.
var sentences = [events]named{
	eventScenario:   {"Scenario: %s0.", "Scénario : %s0."},
	eventTerrain:    {"%p: %b0 as %g1, height %n2.", "%p : %b0, compte comme : %g1, hauteur %n2."},
	eventRemoved:    {"The piece is taken away again.", "L'élément est retiré."},
	eventTokens:     {"Objectives to place: %n0 (4 and a D3 of %n1).", "Objectifs à placer : %n0 (4 et un D3 de %n1)."},
	eventToken:      {"%p: a token at %d0, %d1.", "%p : un pion à %d0, %d1."},
	eventRollOff:    {"Blue rolls %k0, red %k1, for %r2.", "Les bleus font %k0, les rouges %k1, pour %r2."},
	eventEdge:       {"%p: the edge at %d0.", "%p : le bord à %d0."},
	eventDeployed:   {"%p: %u0 deployed.", "%p : %u0, déploiement."},
	eventTactician:  {"%p: %u0, units to redeploy: %n1.", "%p : %u0, unités à redéployer : %n1."},
	eventRedeployed: {"%p: %u0 redeployed.", "%p : %u0, redéploiement."},
	eventLeftOut:    {"%p: no place for %u0, which counts as lost.", "%p : pas de place pour %u0 ; unité perdue."},
	eventFirst:      {"%p: first turn.", "%p : premier tour."},
	eventTurn:       {"Turn %n0: %p.", "Tour %n0 : %p."},
	eventOrder:      {"%u0: %o1.", "%u0 : %o1."},
	eventMoved:      {"%u0: %o1, %d2.", "%u0 : %o1, %d2."},
	eventPivoted:    {"%u0: pivot.", "%u0 : pivot."},
	eventCharged:    {"%u0: Charge against %u1 (%f2).", "%u0 : Charge contre %u1 (%f2)."},
	eventShot:       {"%u0, shooting at %u1, hits: %n2.", "%u0, tir sur %u1, touches : %n2."},
	eventStruck:     {"%u0 against %u1, hits: %n2.", "%u0 contre %u1, touches : %n2."},
	eventWounded:    {"%u0, wounds: %n1 (%n2 in all).", "%u0, blessures : %n1 (%n2 en tout)."},
	eventNerve:      {"Nerve of %u0: %k4%k5, %n2 in all: %c3.", "Moral, %u0 : %k4%k5, %n2 en tout : %c3."},
	eventTestAgain:  {"%u0: the test is taken again.", "%u0 : le test est refait."},
	eventRegrouped:  {"%u0: regrouping.", "%u0 : réorganisation."},
	eventLoot:       {"%u0: loot taken.", "%u0 : butin pris."},
	eventDropped:    {"%u0: loot dropped.", "%u0 : butin perdu."},
	eventTime:       {"%p: time is over.", "%p : le temps est écoulé."},
	eventLength:     {"One more turn? The die shows %k0.", "Un tour de plus ? Le dé fait %k0."},
	eventHealed:     {"%u0, wounds shed: %n1 (%n2 left).", "%u0, blessures en moins : %n1 (reste %n2)."},
	eventHeadstrong: {"%u0, Headstrong, the die shows %k1: %c2.", "%u0, Acharné, le dé fait %k1 : %c2."},
	eventFlinched:   {"%u0, Yellow-Bellied, the die shows %k1.", "%u0, Trouillard, le dé fait %k1."},
	eventDrained:    {"%u0, wounds taken over from %u1: %n2.", "%u0, blessures reprises à %u1 : %n2."},
	eventCast:       {"%u0, %l2 at %u1, hits: %n3.", "%u0, %l2 sur %u1, touches : %n3."},
	eventPushed:     {"%u0: moved %d1.", "%u0 : déplacement de %d1."},
	eventChanted:    {"%u0: Bane Chant until the end of the turn.", "%u0 : Mélopée du fléau jusqu'à la fin du tour."},
	eventDeclared:   {"%u0, artefact: %a1.", "%u0, artefact : %a1."},
	eventCombat:     {"Melee with %u0.", "Corps à corps avec %u0."},
	eventAttackDice: {"%u4, how many attacks: %k", "%u4, nombre d'attaques : %k"},
	eventHitDice:    {"%u4, to hit on %n3+: %k", "%u4, pour toucher sur %n3+ : %k"},
	eventBlastDice:  {"%u4, hits of each: %k", "%u4, touches de chacune : %k"},
	eventWoundDice:  {"%u4, to wound on %n3+: %k", "%u4, pour blesser sur %n3+ : %k"},
	eventMendDice:   {"%u4, Regeneration on %n3+: %k", "%u4, Régénération sur %n3+ : %k"},
	eventAgainDice:  {"%u4, again on %n3+: %k", "%u4, relance sur %n3+ : %k"},
	eventEnd:        {"The game is over: blue %n0, red %n1.", "La partie est finie : bleus %n0, rouges %n1."},
}

// Question implements [game.Scribe].
func (Rules) Question(k game.Kind, lang game.Lang) string {
	if k >= decisions {
		return ""
	}
	return questions[k].Name(lang)
}

// KindName implements [game.Scribe].
func (Rules) KindName(k game.Kind) string {
	if k >= decisions {
		return ""
	}
	return kindNames[k]
}

// SeatName implements [game.Scribe].
func (Rules) SeatName(_ *State, seat game.Seat) string {
	if seat < 0 || seat >= seats {
		return ""
	}
	return seatNames[seat]
}

// Tell implements [game.Scribe].
func (Rules) Tell(e game.Event, lang game.Lang) string {
	if e.Kind >= events {
		return ""
	}
	if e.Kind == eventMoved && e.Args[2] == 0 { // it only turns
		e.Kind = eventOrder
	}
	return game.Fill(sentences[e.Kind].Name(lang), func(letter byte, arg int) string {
		switch {
		case arg >= 0:
			return word(letter, int(e.Args[arg]), lang)
		case letter == 'k':
			return facesOf(e).String()
		case e.Seat >= 0 && e.Seat < seats:
			return seatWords[e.Seat].Name(lang)
		}
		return ""
	})
}

// word writes an argument of an event.
func word(letter byte, v int, lang game.Lang) string {
	switch letter {
	case 'a':
		return Standard().Artefacts[v].Name(lang)
	case 'b':
		return Standard().Box[v].Name(lang)
	case 'c':
		return conditionWords[v].Name(lang)
	case 'd':
		return toldApart(int32(v)*Millimetre, 0)[0].Name(lang)
	case 'f':
		return faceWords[v].Name(lang)
	case 'g':
		return groundWords[v].Name(lang)
	case 'k':
		return string(rune('⚀' + v - 1))
	case 'l':
		return unnumbered{&Standard().Spells[v]}.Name(lang)
	case 'o':
		return orderWords[v].Name(lang)
	case 'r':
		return prizeWords[game.Label(v)].Name(lang)
	case 's':
		return scenarioWord(v, lang)
	case 'u':
		return codeWord(v, lang)
	}
	return strconv.Itoa(v)
}

// scenarioWord names a scenario, and how sure its rules are.
func scenarioWord(v int, lang game.Lang) string {
	s := &Standard().Scenarios[v]
	return s.Name(lang) + " (" + s.sure().Name(lang) + ")"
}

// sure says how sure the rules of a scenario are.
func (s *ScenarioInfo) sure() named { return confidenceWords[slices.Index(confidences, s.Confidence)] }

func codeWord(code int, lang game.Lang) string {
	name := Standard().Units[code%codeUnits].Name(lang)
	if n := code / codeUnits; n > 1 {
		name += " " + strconv.Itoa(n)
	}
	return name
}

// A unitName is a unit as a fact of a refusal.
type unitName int16

// Name implements [game.Named].
func (u unitName) Name(lang game.Lang) string { return codeWord(int(u), lang) }
