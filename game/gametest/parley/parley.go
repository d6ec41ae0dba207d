// Package parley is a small game of sides and answer windows, on which the tests of the
// kernel's tools are tried. It is not offered to anybody to play.
//
// Two to four seats speak in turn; where there are four, each plays with the seat across.
// The speaker draws a card, in secret, and either of his side names what is at stake. Then
// all who hold cards may answer the speech, sealed: praise helps it, scorn harms it. Every
// card played may be answered with an objection, which undoes it, unless it is answered
// with an objection in its turn. At last a die is rolled: with praise and scorn it must
// reach 3 and the stake. Then the speaker's side wins the stake, else each of the others
// wins 1.
//
// There are four cards of each kind. Hands are hidden, how many cards they have is not. Who
// is asked depends on that, and on what has been discarded, and on nothing else. Four
// objections bound how deep answers nest.
package parley

import (
	"strconv"

	"gonfalon/game"
)

// Game is the game of parley.
type Game struct{}

var (
	_ game.Whole[State, Action] = Game{}
	_ game.Sided[State]         = Game{}
)

// Rules of parley.
const (
	RuleOwed  game.Rule = "parley.turn.owed"
	RuleKind  game.Rule = "parley.turn.kind"
	RuleStake game.Rule = "parley.stake.one-to-three"
	RuleHeld  game.Rule = "parley.answer.held"
	RuleFits  game.Rule = "parley.answer.fits"
)

// What the dice are rolled for.
const (
	rollSpeech game.Label = iota
	rollDraw
	rollGuess
)

// Info describes parley.
func (Game) Info() game.Info {
	return game.Info{
		Name: "parley", Version: 1, Content: "none", MinSeats: 2, MaxSeats: MaxSeats,
		Options: []game.Option{{
			Name: "speeches", Values: []string{"4", "8", "1"},
			Text: game.Text{English: "how many speeches are held", French: "combien de discours sont tenus"},
		}},
	}
}

// Start deals two cards to each seat and lets the first speaker draw.
func (g Game) Start(setup game.Setup, d *game.Dice, story *game.Story) (State, error) {
	setup, err := g.Info().Resolve(setup)
	if err != nil {
		return State{}, err
	}
	speeches, err := strconv.Atoi(setup.Options["speeches"])
	if err != nil {
		return State{}, err
	}
	s := State{Seats: uint8(setup.Seats), Speeches: uint8(speeches), Deck: allCards}
	for i := range s.Seats {
		s.draw(game.Seat(i), d)
		s.draw(game.Seat(i), d)
	}
	s.beginSpeech(d, story)
	return s, nil
}

// Next tells who must choose.
func (Game) Next(s *State) game.Decision {
	if s.Stack.Len() == 0 {
		return game.Decision{}
	}
	switch f := s.Stack.Top(); {
	case f.Proc == procSpeech && s.Stake == 0:
		return game.Decision{Who: s.partners(s.Speaker), Kind: KindStake, Duty: game.AnyOne}
	case f.Proc == procWindow && f.Arg == 0:
		return game.Decision{Who: s.Windows[0].Asked(), Kind: KindSpeak, Duty: game.Sealed}
	case f.Proc == procWindow:
		return game.Decision{Who: s.Windows[f.Arg].Asked(), Kind: KindObject, Duty: game.Sealed}
	}
	return game.Decision{} // a procedure that goes on by itself
}

// Side makes partners of seats that sit across, where there are four.
func (Game) Side(s *State, seat game.Seat) game.Side { return s.side(seat) }

// Result shares the victory among the seats of the best sides.
func (Game) Result(s *State) [game.MaxSeats]float32 {
	best, winners := uint8(0), game.SeatSet(0)
	for seat := range game.Seat(s.Seats) {
		switch score := s.Score[s.side(seat)]; {
		case winners == 0 || score > best:
			best, winners = score, game.Seats(seat)
		case score == best:
			winners = winners.With(seat)
		}
	}
	var shares [game.MaxSeats]float32
	for seat := range game.Seat(s.Seats) {
		if winners.Has(seat) {
			shares[seat] = 1 / float32(winners.Len())
		}
	}
	return shares
}
