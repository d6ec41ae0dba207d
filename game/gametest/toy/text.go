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

// Question says what a kind of decision is about.
func (Game) Question(k game.Kind, lang game.Lang) string { return noun(k).Name(lang) }

// SeatName names a seat.
func (Game) SeatName(s *State, seat game.Seat) string {
	if seat < 0 || int(seat) >= int(s.Seats) {
		return ""
	}
	return seatNames[seat]
}

var french = map[string]string{
	"nothing is asked of seat %d now":          "rien n'est demandé au siège %d",
	"a %s is owed, not a %s":                   "on attend : %s, et non : %s",
	"seat %d has not bid the most":             "le siège %d n'a pas misé le plus",
	"%d coins are bid and %d are in the purse": "la mise est de %d pièces et la bourse en a %d",
	"%d coins are bid and 4 are allowed":       "la mise est de %d pièces, 4 sont permises",
	"a token is bid that is not in the hand":   "un jeton misé n'est pas dans la main",
	"%d tokens are bid and 2 are allowed":      "la mise est de %d jetons, 2 sont permis",
}

// Translate returns the French of a refusal.
func (Game) Translate(english string) string { return french[english] }

// Tell says an event.
func (Game) Tell(e game.Event, lang game.Lang) string {
	say := func(en, fr string, args ...any) string {
		if lang == game.French {
			en = fr
		}
		return fmt.Sprintf(en, args...)
	}
	switch e.Kind {
	case EventLot:
		return say("a lot worth %d is offered", "un lot de valeur %d est offert", e.Args[0])
	case EventDrew:
		return say("seat %d draws token %d", "le siège %d tire le jeton %d", e.Seat, e.Args[0])
	case EventBid:
		return say("seat %d has bid", "le siège %d a misé", e.Seat)
	case EventRevealed:
		return say("seat %d bids %d", "le siège %d mise %d", e.Seat, e.Args[0])
	case EventWon:
		return say("seat %d wins the lot worth %d", "le siège %d gagne le lot de valeur %d", e.Seat, e.Args[0])
	case EventGambled:
		return say("seat %d gambles and rolls %d", "le siège %d parie et tire %d", e.Seat, e.Args[0])
	}
	return ""
}
