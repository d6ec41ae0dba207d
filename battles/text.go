package battles

import "gonfalon/game"

// KindName implements [game.Scribe].
func (Rules) KindName(k game.Kind) string { return decisionNames[k] }

// RollName implements [game.Scribe].
func (Rules) RollName(l game.Label) game.Text {
	if int(l) >= len(rollWords) {
		return game.Text{}
	}
	return rollWords[l]
}

var rollWords = [...]game.Text{
	labelHouses:   {"who plays which House", "qui joue quelle Maison"},
	labelMomentum: {"the momentum", "l'Ardeur"},
	labelSetUp:    {"a set-up card", "une carte Préparation"},
	labelOrders:   {"order tokens", "les pions Ordre"},
	labelDraw:     {"a Command card", "une carte Commandement"},
	labelAttack:   {"an attack", "une attaque"},
	labelReroll:   {"dice rolled again", "des dés relancés"},
	labelDogs:     {"War Dogs", "les Chiens de Guerre"},
	labelScorch:   {"setting fire", "la mise à feu"},
	labelDouse:    {"putting out a fire", "l'extinction d'un feu"},
	labelSpread:   {"where a fire spreads", "la direction d'un feu"},
	labelReveal:   {"a strategy token", "un pion Stratégie"},
	labelGuess:    {"a guess", "une supposition"},
}

// SeatName implements [game.Scribe].
func (Rules) SeatName(s *State, seat game.Seat) string {
	if seat < 0 || seat >= game.Seat(houses) {
		return ""
	}
	return houseNames[s.house(seat)]
}

// SeatText implements [game.Scribe].
func (Rules) SeatText(s *State, seat game.Seat) game.Text {
	if seat < 0 || seat >= game.Seat(houses) {
		return game.Text{}
	}
	return sideWords[s.house(seat)]
}

// houseText names a House.
func houseText(h House) game.Text {
	if h >= houses {
		return game.Text{"nobody", "personne"}
	}
	return sideWords[h]
}
