package parley

import "gonfalon/game"

// MaxSeats is how many can play.
const MaxSeats = 4

// Kinds of decisions.
const (
	KindStake  game.Kind = iota + 1
	KindSpeak            // answer a speech
	KindObject           // answer a card
)

// A Card is what is played as an answer; 0 is none.
type Card uint8

// Cards.
const (
	Praise Card = iota + 1
	Scorn
	Objection
)

// copies is how many there are of each card.
const copies = 4

// levels is how many windows can be open within each other: one on a speech, and one on
// each card that can still be objected to. The fourth objection cannot.
const levels = 1 + copies

// Cards counts cards of each kind.
type Cards [3]uint8

var (
	allCards     = Cards{copies, copies, copies}
	UnknownCards = Cards{255, 255, 255}
)

// Len counts all.
func (c Cards) Len() int { return int(c[0]) + int(c[1]) + int(c[2]) }

// Of returns how many there are of a card.
func (c *Cards) Of(card Card) *uint8 { return &c[card-1] }

// Procedures. That of a window or of a card has its level as argument.
const (
	procSpeech uint8 = iota + 1
	procWindow
	procCard
)

// Steps of a card, in order: others answer it, it takes effect.
const (
	stepAnswers uint8 = iota
	stepEffect
)

// A State is a whole match.
type State struct {
	Seats, Speeches, Speech uint8 // Speech counts from 1
	Speaker                 game.Seat
	Stake                   uint8           // 0: not named yet
	Favour                  int8            // praise less scorn
	Score                   [MaxSeats]uint8 // by side
	Deck, Discard           Cards
	Hands                   [MaxSeats]Hand
	Stack                   game.Stack
	Windows                 [levels]game.Window
	Plays                   [levels]Play // that windows of the next level are about
}

// A Hand is what a seat holds; all may know how many cards that is.
type Hand struct {
	Held  uint8
	Cards Cards
}

// A Play is a card that is being carried out.
type Play struct {
	Seat   game.Seat
	Card   Card
	Undone bool
}

// An Action names a stake or answers; only the field of its kind is set. The answer without
// a card passes.
type Action struct {
	Kind  game.Kind
	Stake uint8
	Card  Card
}

func (s *State) side(seat game.Seat) game.Side {
	if s.Seats == 4 {
		return game.Side(seat % 2)
	}
	return game.Side(seat)
}

// partners returns the seats of a seat's side.
func (s *State) partners(of game.Seat) game.SeatSet {
	var set game.SeatSet
	for seat := range game.Seat(s.Seats) {
		if s.side(seat) == s.side(of) {
			set = set.With(seat)
		}
	}
	return set
}

// holders returns the seats that hold cards.
func (s *State) holders() game.SeatSet {
	var set game.SeatSet
	for seat := range game.Seat(s.Seats) {
		if s.Hands[seat].Held > 0 {
			set = set.With(seat)
		}
	}
	return set
}
