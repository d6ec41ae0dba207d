package throne

import "gonfalon/game"

// Question implements [game.Scribe]: what is asked, of what, and why. It says only what lies
// open, and it is the same for everybody.
func (Rules) Question(s *State) game.Text { return s.question() }

func (s *State) question() game.Text {
	b := s.Board
	x := &s.Battle
	at := b.area(x.Area)
	switch s.Waits.Kind {
	case decideReduce:
		level := s.Holdings[s.Waits.Who.First()].Supply
		return game.Sentence("Supply %d feeds armies of %s: which unit goes?", "Ravitaillement %d, armées de %s au plus : quelle unité part ?", level, b.bannerText(level))
	case decideMuster:
		return game.Sentence("Muster units: %d {point|points} left", "Recrutez des unités : il reste %d point{|s}", s.musterLeft(s.Waits.Who.First()))
	case decideBid:
		return game.Sentence("Bid for the %s track, %d of %d", "Misez pour la piste %s, %d sur %d", trackWords[s.auction()], s.auction()+1, tracks)
	case decideRank:
		return s.askRank()
	case decideWatchBid:
		return game.Sentence("The Wildlings attack with %d: bid for the Night's Watch", "Les Sauvageons attaquent à %d : misez pour la Garde de Nuit", s.wildlingStrength())
	case decideTop:
		tied := s.extremeBids(s.everyone(), true)
		return game.Sentence("%s, most for the Wall: who may take a card back?", "%s, le plus pour le Mur : qui peut reprendre une carte ?", s.equalBids(tied))
	case decideLow:
		tied := s.extremeBids(s.everyone(), false)
		return game.Sentence("%s, least for the Wall: who loses %d points of units?", "%s, le moins pour le Mur : qui perd %d points d'unités ?", s.equalBids(tied), lowestLoss)
	case decideTake:
		if s.running(procBattle) {
			return game.Sentence("%s: which card do you take back?", "%s : quelle carte reprenez-vous ?", s.winnersCard())
		}
		return game.Sentence("You did most for the Wall: which card do you take back?", "Vous avez le plus aidé le Mur : quelle carte reprenez-vous ?")
	case decideLosses:
		return game.Sentence("You owe the Wildlings %d {point|points} of units: which unit goes?", "Vous devez %d point{|s} d'unités aux Sauvageons : quelle unité part ?", s.Owed)
	case decideSupport:
		if x.Fighter[Defend] == NoHouse {
			return game.Sentence("%s attacks the neutral force of %s: do you support the attack?", "%s attaque la force neutre de la zone %s : soutenez-vous l'attaque ?", b.house(x.Fighter[Attack]), at)
		}
		return game.Sentence("%s attacks %s in %s: whom do you support?", "%s attaque %s (%s) : qui soutenez-vous ?", b.house(x.Fighter[Attack]), b.house(x.Fighter[Defend]), at)
	case decideCard:
		return game.Sentence("Battle of %s: choose your House card", "Bataille, %s : choisissez votre carte Maison", at)
	case decideBlade:
		side := s.side(s.Waits.Who.First())
		return game.Sentence("Battle of %s, %d against %d: draw the Valyrian Blade?", "Bataille, %s, %d contre %d : tirer la Lame d'Acier Valyrien ?", at, s.total(side), s.total(side.other()))
	case decideLift:
		return game.Sentence("%s: which order goes off the board?", "%s : quel ordre quitte le plateau ?", s.winnersCard())
	case decideDiscard:
		return game.Sentence("%s, for 1 Power: which card does %s discard?", "%s, pour 1 Pouvoir : quelle carte défausse %s ?", s.winnersCard(), b.house(s.beaten()))
	case decidePromote:
		return game.Sentence("%s: make a Footman a Knight?", "%s : faire d'un Fantassin un Chevalier ?", s.winnersCard())
	case decideCasualty:
		return game.Sentence("Battle of %s, %d {unit|units} to lose: which falls?", "Bataille, %s, %d unité{|s} à perdre : laquelle tombe ?", at, x.Losses)
	case decideRetreat:
		return game.Sentence("Beaten in %s: where do your units retreat?", "Bataille perdue, %s : où vos unités se retirent-elles ?", at)
	case decideSurplus:
		return game.Sentence("Supply feeds %d {unit|units} too few in %s: which is lost?", "Ravitaillement trop court de %d unité{|s}, %s : laquelle est perdue ?", x.Losses, b.area(x.To))
	}
	return questions[s.Waits.Kind]
}

// questions ask what needs no facts.
var questions = [decisions]game.Text{
	noDecision:   {"the game is over", "la partie est finie"},
	decideOrders: {"Place your orders", "Placez vos ordres"},
	decideRaven:  {"The Raven may change one order", "Le Corbeau peut changer un ordre"},
	decideRaid:   {"Carry out a Raid", "Menez un Raid"},
	decideMarch:  {"Carry out a March", "Menez une Marche"},
	decideKill:   {"Which Footman does Ser Loras kill?", "Quel Fantassin Ser Loras tue-t-il ?"},
}

// askRank asks which of those that bid the same is placed next on a track.
func (s *State) askRank() game.Text {
	t := s.auction()
	tied := s.equalBids(s.bidders(t))
	place := 1
	for place < int(s.Houses) && s.Track[t][place-1] != NoHouse {
		place++
	}
	if place == 1 {
		return game.Sentence("%s: %s; who stands first?", "%s : %s ; qui est en tête ?", trackWords[t], tied)
	}
	return game.Sentence("%s: %s; who takes place %d?", "%s : %s ; qui prend la place %d ?", trackWords[t], tied, place)
}

// equalBids says who bid the same, and how much.
func (s *State) equalBids(tied game.SeatSet) game.Text {
	english := "%s both bid %d"
	if tied.Len() > 2 {
		english = "%s all bid %d"
	}
	return game.Sentence(english, "%s ont misé %d", s.Board.houses(tied), s.Holdings[tied.First()].Bid)
}

// winnersCard is the card of the winner of a battle.
func (s *State) winnersCard() game.Text { return s.Board.card(s.Battle.Card[s.Battle.Winner]) }

// houses names those of a set in a sentence.
func (b *Board) houses(set game.SeatSet) game.Text {
	last := set
	for last.Len() > 1 {
		last = last.Without(last.First())
	}
	if last == set {
		return b.house(set.First())
	}
	return game.Sentence("%s and %s", "%s et %s", b.seats(set&^last), b.house(last.First()))
}
