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
	decideReduce:   {"Supply is short: which unit goes?", "Le Ravitaillement manque : quelle unité part ?"},
	decideMuster:   {"Muster units", "Recrutez des unités"},
	decideBid:      {"Bid for the track", "Misez pour la table"},
	decideRank:     {"A tie: who comes first?", "Égalité : qui passe devant ?"},
	decideWatchBid: {"Bid for the Night's Watch", "Misez pour la Garde de Nuit"},
	decideTop:      {"A tie: who is the highest bidder?", "Égalité : qui a misé le plus ?"},
	decideLow:      {"A tie: who is the lowest bidder?", "Égalité : qui a misé le moins ?"},
	decideTake:     {"Take a card back", "Reprenez une carte"},
	decideLosses:   {"The Wildlings take units", "Les Sauvageons prennent des unités"},
	decideOrders:   {"Place your orders", "Placez vos ordres"},
	decideRaven:    {"The Raven may change one order", "Le Corbeau peut changer un ordre"},
	decideRaid:     {"Carry out a Raid", "Menez un Raid"},
	decideMarch:    {"Carry out a March", "Menez une Marche"},
	decideSupport:  {"Whom do you support?", "Qui soutenez-vous ?"},
	decideCard:     {"Choose your House card", "Choisissez votre carte Maison"},
	decideKill:     {"Which Footman does Ser Loras kill?", "Quel Fantassin Ser Loras tue-t-il ?"},
	decideBlade:    {"Draw the Valyrian Blade?", "Tirer la Lame d’Acier Valyrien ?"},
	decideLift:     {"Take an order off the board", "Retirez un ordre du plateau"},
	decideDiscard:  {"Which card must they discard?", "Quelle carte doit-il défausser ?"},
	decidePromote:  {"Make a Footman a Knight?", "Faire d’un Fantassin un Chevalier ?"},
	decideCasualty: {"Which unit falls?", "Quelle unité tombe ?"},
	decideRetreat:  {"Where do your units retreat?", "Où vos unités se retirent-elles ?"},
	decideSurplus:  {"Which retreating unit is lost?", "Quelle unité en retraite est perdue ?"},
}

var orderWords = [orders + 1]game.Text{
	MarchMinus:      {"March −1", "Marche −1"},
	March:           {"March 0", "Marche 0"},
	MarchPlus:       {"March +1", "Marche +1"},
	Defense:         {"Defense +1", "Défense +1"},
	DefensePlus:     {"Defense +2", "Défense +2"},
	Raid:            {"Raid", "Raid"},
	RaidPlus:        {"special Raid", "Raid spécial"},
	Support:         {"Support", "Soutien"},
	SupportPlus:     {"Support +1", "Soutien +1"},
	Consolidate:     {"Consolidate Power", "Consolidation de Pouvoir"},
	ConsolidatePlus: {"special Consolidate Power", "Consolidation spéciale"},
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
