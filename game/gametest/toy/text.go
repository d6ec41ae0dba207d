package toy

import (
	"fmt"

	"gonfalon/game"
)

// noun is a kind of decision in a sentence.
type noun game.Kind

// Name returns the noun.
func (n noun) Name(lang game.Lang) string {
	if lang == game.French {
		return [...]string{"rien", "mise", "choix", "pari"}[n]
	}
	return [...]string{"nothing", "bid", "award", "gamble"}[n]
}

// KindName names a kind of decision.
func (Game) KindName(k game.Kind) string { return kindNames[k] }

// Question asks the decision that a state waits for.
func (g Game) Question(s *State) game.Text { return game.NameOf(noun(g.Next(s).Kind)) }

// RollName says what a roll is for.
func (Game) RollName(l game.Label) game.Text {
	return [...]game.Text{rollLot: {"the lot", "le lot"}, rollGamble: {"the gamble", "le pari"}, rollDraw: {"a token", "un jeton"}, rollGuess: {"a guess", "une supposition"}}[l]
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
	return game.Text{fmt.Sprintf("seat %d", seat), fmt.Sprintf("la place %d", seat)}
}

var teller = game.NewTeller([]game.Telling{
	EventLot:      {"lot", game.HeadsRound, "worth", game.Text{"a lot worth {worth} is offered", "un lot de valeur {worth} est offert"}},
	EventDrew:     {"drew", "", "token", game.Text{"{seat} draws token {token}", "{seat} tire le jeton {token}"}},
	EventBid:      {"has_bid", "", "", game.Text{"{seat} has bid", "{seat} a misé"}},
	EventRevealed: {"bid", "", "strength", game.Text{"{seat} bids {strength}", "{seat} mise {strength}"}},
	EventWon:      {"won", "", "worth", game.Text{"{seat} wins the lot worth {worth}", "{seat} gagne le lot de valeur {worth}"}},
	EventGambled:  {"gambled", "", "die", game.Text{"{seat} gambles and rolls {die}", "{seat} parie et tire {die}"}},
}, map[string]game.Noun[State]{
	"seat": game.SeatNoun(Game{}.SeatText),
})

// Tell says an event.
func (Game) Tell(s *State, e game.Event) game.Told { return teller.Tell(s, e) }
