package throne

import "gonfalon/game"

// KindName implements [game.Scribe].
func (Rules) KindName(k game.Kind) string { return kindNames[k] }

// Question implements [game.Scribe].
func (Rules) Question(s *State) game.Text { return questions[s.Waits.Kind] }

// RollName implements [game.Scribe]. Only Westeros cards are drawn.
func (Rules) RollName(l game.Label) game.Text {
	if l < labelDeck || l >= labelDeck+decks {
		return game.Text{}
	}
	deck := deckNames[l-labelDeck]
	return game.Text{English: "the Westeros card of deck " + deck, French: "la carte Westeros du paquet " + deck}
}

// SeatName implements [game.Scribe].
func (Rules) SeatName(s *State, seat game.Seat) string {
	if !s.inPlay(seat) {
		return ""
	}
	return s.Board.Houses[seat].ID
}

// SeatText implements [game.Scribe].
func (Rules) SeatText(s *State, seat game.Seat) game.Text { return s.Board.house(seat) }

// questions say what each kind of decision is about.
var questions = [decisions]game.Text{
	noDecision:     {"the game is over", "la partie est finie"},
	decideReduce:   {"which unit Supply cannot feed", "quelle unité n'est plus ravitaillée"},
	decideMuster:   {"what to muster", "quoi recruter"},
	decideBid:      {"a bid for an Influence track", "une mise pour une table d'influence"},
	decideRank:     {"which of the tied Houses comes first", "laquelle des Maisons à égalité passe devant"},
	decideWatchBid: {"a bid for the Night's Watch", "une mise pour la Garde de Nuit"},
	decideTop:      {"which of the highest bidders is rewarded", "lequel des plus gros miseurs est récompensé"},
	decideLow:      {"which of the lowest bidders pays most", "lequel des plus petits miseurs paie le plus"},
	decideTake:     {"which card to take back", "quelle carte reprendre"},
	decideLosses:   {"which units the Wildlings take", "quelles unités perdre face aux Sauvageons"},
	decideOrders:   {"the orders", "les ordres"},
	decideRaven:    {"which order the Raven changes", "quel ordre le Corbeau change"},
	decideRaid:     {"a Raid", "un Raid"},
	decideMarch:    {"a March", "une Marche"},
	decideSupport:  {"whom to support", "qui soutenir"},
	decideCard:     {"a House card", "une carte Maison"},
	decideKill:     {"which Footman Ser Loras kills", "quel Fantassin Ser Loras tue"},
	decideBlade:    {"whether to use the Blade", "l'usage de la Lame"},
	decideLift:     {"which order to take off", "quel ordre retirer"},
	decideDiscard:  {"which card Melisandre takes", "quelle carte Melisandre prend"},
	decidePromote:  {"whether a Footman becomes a Knight", "si un Fantassin devient Chevalier"},
	decideCasualty: {"which unit falls", "quelle unité tombe"},
	decideRetreat:  {"where to retreat", "où se replier"},
	decideSurplus:  {"which retreating unit is lost", "quelle unité en retraite est perdue"},
}

var orderWords = [orders + 1]game.Text{
	MarchMinus:      {"March -1", "Marche -1"},
	March:           {"March 0", "Marche 0"},
	MarchPlus:       {"March +1", "Marche +1"},
	Defense:         {"Defense +1", "Défense +1"},
	DefensePlus:     {"Defense +2", "Défense +2"},
	Raid:            {"Raid", "Raid"},
	RaidPlus:        {"special Raid", "Raid spécial"},
	Support:         {"Support", "Soutien"},
	SupportPlus:     {"Support +1", "Soutien +1"},
	Consolidate:     {"Consolidate Power", "Consolidation de Pouvoir"},
	ConsolidatePlus: {"special Consolidate Power", "Consolidation de Pouvoir spéciale"},
	FaceDown:        {"face-down", "face cachée"},
}

func orderWord(o Order) game.Text { return orderWords[o] }

var unitWords = [unitTypes]game.Text{{"Footman", "Fantassin"}, {"Knight", "Chevalier"}, {"Ship", "Bateau"}}

// unitsWords go with a number.
var unitsWords = [unitTypes]game.Text{{"Foot{man|men}", "Fantassin{|s}"}, {"Knight{|s}", "Chevalier{|s}"}, {"Ship{|s}", "Bateau{|x}"}}

var trackWords = [tracks]game.Text{
	{"Iron Throne", "Trône de Fer"}, {"Fiefdoms", "Fiefs"}, {"King's Court", "Cour du Roi"},
}

var phaseWords = [phaseCount]game.Text{
	{"Westeros phase", "Phase de Westeros"}, {"Planning phase", "Phase d'ordres"}, {"Raids", "Raids"}, {"Marches", "Marches"},
	{"Consolidation of Power", "Consolidation du Pouvoir"},
}

var markerWords = [tracks]game.Text{
	{"the Iron Throne", "le Trône de Fer"},
	{"the Valyrian Blade", "la Lame d'Acier Valyrien"},
	{"the Messenger Raven", "le Corbeau Messager"},
}
