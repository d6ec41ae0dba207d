package parley

import "gonfalon/game"

// verb is a kind of decision in a sentence.
type verb game.Kind

// Name returns the verb.
func (v verb) Name(lang game.Lang) string {
	if lang == game.French {
		return [...]string{"rien", "fixer l'enjeu", "répondre au discours", "objecter"}[v]
	}
	return [...]string{"nothing", "name the stake", "answer the speech", "object"}[v]
}

// Name returns what a card is called.
func (c Card) Name(lang game.Lang) string {
	if lang == game.French {
		return [...]string{"rien", "l'éloge", "le mépris", "l'objection"}[c]
	}
	return cardNames[c]
}

// KindName names a kind of decision.
func (Game) KindName(k game.Kind) string { return kindNames[k] }

// Occasion tells what a speech is worth, and to which card somebody may object.
func (g Game) Occasion(s *State) game.Occasion {
	switch g.Next(s).Kind {
	case KindSpeak:
		return game.Occasion{Much: int(s.Stake)}
	case KindObject:
		return game.Occasion{Name: cardNames[s.Plays[s.Stack.Top().Arg-1].Card]}
	}
	return game.Occasion{}
}

// Question asks the decision that a state waits for.
func (g Game) Question(s *State) game.Text { return game.NameOf(verb(g.Next(s).Kind)) }

// RollName says what a roll is for.
func (Game) RollName(l game.Label) game.Text {
	return [...]game.Text{rollSpeech: {"the speech", "le discours"}, rollDraw: {"a card", "une carte"}, rollGuess: {"a guess", "une supposition"}}[l]
}

// SeatName names a seat.
func (Game) SeatName(s *State, seat game.Seat) string {
	if seat < 0 || int(seat) >= int(s.Seats) {
		return ""
	}
	return seatNames[seat]
}

// SeatText names a seat to people.
func (Game) SeatText(_ *State, seat game.Seat) game.Text {
	return game.Text{English: seatNames[seat], French: [...]string{"le nord", "l'est", "le sud", "l'ouest"}[seat]}
}

var teller = game.NewTeller([]game.Telling{
	EventSpeech: {"speech", game.HeadsRound, "number", game.Text{"{seat} holds speech {number}", "{seat} tient le discours {number}"}},
	EventDrew:   {"drew", "", "card:card", game.Text{"{seat} draws {card}", "{seat} tire {card}"}},
	EventStake:  {"stake", "", "stake", game.Text{"{seat} stakes {stake}", "{seat} mise {stake}"}},
	EventPlayed: {"played", "", "card:card", game.Text{"{seat} plays {card}", "{seat} joue {card}"}},
	EventUndone: {"undone", "", "card:card", game.Text{"{card} of {seat} is undone", "{card} : la carte de {seat} est annulée"}},
	EventRolled: {"rolled", "", "die needs", game.Text{"{seat} rolls {die} and needs {needs}", "{seat} tire {die} et doit faire {needs}"}},
	EventWon:    {"won", "", "side points", game.Text{"side {side} wins {points}", "le camp {side} gagne {points}"}},
}, map[string]game.Noun[State]{
	"seat": game.SeatNoun(Game{}.SeatText),
	"card": {Word: func(_ *State, args []int16) game.Word {
		return game.Word{Value: cardNames[args[0]], Text: game.NameOf(Card(args[0]))}
	}},
})

// Tell says an event.
func (Game) Tell(s *State, e game.Event) game.Told { return teller.Tell(s, e) }
