package kings

import (
	"slices"

	"gonfalon/game"
	"gonfalon/kings/army"
)

// Names and sentences for people.

var seatWords = [seats]game.Text{{"Blue", "Bleu"}, {"Red", "Rouge"}}

var orderWords = [orders]game.Text{
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

var conditionWords = [conditions]game.Text{
	{"not deployed", "non déployée"}, {"Steady", "Stable"}, {"Disordered", "Désorganisée"},
	{"Wavering", "Ébranlée"}, {"Routed", "en Déroute"},
}

var phaseWords = [phaseCount]game.Text{{"Movement phase", "Phase de mouvement"}, {"Shooting phase", "Phase de tir"}, {"Melee phase", "Phase de mêlée"}}

// confidenceWords say how sure a record is, in the order of confidences.
var confidenceWords = [...]game.Text{
	{"by the rulebook", "selon le livre de règles"}, {"our reading: the rulebook does not describe it", "notre lecture : le livre de règles ne le décrit pas"},
}

var faceWords = [...]game.Text{{"front", "avant"}, {"left flank", "flanc gauche"}, {"rear", "arrière"}, {"right flank", "flanc droit"}}

// prizeWords say what players roll off for, by the label of their dice.
var prizeWords = map[game.Label]game.Text{
	labelTerrain:  {"the first piece of terrain", "le premier élément de décor"},
	labelTokens:   {"the first token", "le premier pion"},
	labelEdge:     {"the choice of table edge", "le choix du bord de table"},
	labelVanguard: {"the first Vanguard move", "le premier mouvement d'Avant-garde"},
	labelBegin:    {"the choice of who begins", "le choix de qui commence"},
}

// rollWords say what dice are rolled for, by their label.
var rollWords = [...]game.Text{
	labelScenario: {"the scenario", "le scénario"},
	labelTerrain:  {"the terrain", "le décor"},
	labelTokens:   {"the objectives", "les objectifs"},
	labelEdge:     prizeWords[labelEdge],
	labelVanguard: prizeWords[labelVanguard],
	labelBegin:    prizeWords[labelBegin],
	labelHit:      {"a hit", "une touche"},
	labelWound:    {"a wound", "une blessure"},
	labelNerve:    {"a Nerve test", "un test de Moral"},
	labelRegroup:  {"how far a unit regroups", "la distance d'une réorganisation"},
	labelLength:   {"one more turn", "un tour de plus"},
	labelSpecial:  {"a special rule", "une règle spéciale"},
	labelArmies:   {"the armies", "les armées"},
}

// RollName implements [game.Scribe].
func (Rules) RollName(l game.Label) game.Text {
	if int(l) >= len(rollWords) {
		return game.Text{}
	}
	return rollWords[l]
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

// SeatText implements [game.Scribe].
func (Rules) SeatText(_ *State, seat game.Seat) game.Text { return seatWords[seat] }

// scenarioWord names a scenario, and how sure its rules are.
func scenarioWord(s *ScenarioInfo) game.Text {
	sure := s.sure()
	return game.Text{English: s.English + " (" + sure.English + ")", French: s.French + " (" + sure.French + ")"}
}

// sure says how sure the rules of a scenario are.
func (s *ScenarioInfo) sure() game.Text {
	return confidenceWords[slices.Index(army.Confidences, s.Confidence)]
}
