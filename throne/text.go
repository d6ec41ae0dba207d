package throne

import "gonfalon/game"

// KindName implements [game.Scribe].
func (Rules) KindName(k game.Kind) string { return kindNames[k] }

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

var unitWords = [unitTypes]game.Text{{"Footman", "Fantassin"}, {"Knight", "Chevalier"}, {"Ship", "Navire"}}

// unitsWords go with a number.
var unitsWords = [unitTypes]game.Text{{"Foot{man|men}", "Fantassin{|s}"}, {"Knight{|s}", "Chevalier{|s}"}, {"Ship{|s}", "Navire{|s}"}}

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

// declinedWords say what may be declined.
var declinedWords = [decisions]game.Text{
	decideTake:    {"to take a card back", "reprendre une carte"},
	decideRaven:   {"to change an order", "changer un ordre"},
	decideBlade:   {"to draw the Valyrian Blade", "tirer la Lame d'Acier Valyrien"},
	decideLift:    {"to take an order off the board", "retirer un ordre du plateau"},
	decideDiscard: {"to have a card discarded", "faire défausser une carte"},
	decidePromote: {"to make a Footman a Knight", "faire d'un Fantassin un Chevalier"},
}
