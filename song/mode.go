package song

import (
	"gonfalon/game"
	"gonfalon/song/field"
)

// A Mode is one of the game modes.
type Mode uint8

const (
	Thrones Mode = iota
	modes
)

// A modeInfo is what a mode changes. What it does beside stands in the functions below.
type modeInfo struct {
	ID string
	game.Text
	Depth    int32 // of the deployment zones
	More     int   // Victory Points than the size of the game asks for
	Military bool  // destroying units gives points
	Five     bool  // players place four Objectives around the one in the middle
	Cards    bool  // Objectives have cards
	Covered  bool  // an Objective is claimed by covering it entirely
	Returns  bool  // destroyed units come back
	Teams    int   // the most sides it can be played by
}

var modeInfos = [modes]modeInfo{
	Thrones: {
		ID: "thrones", Text: game.Text{English: "A Game of Thrones", French: "Le Jeu des Trônes"},
		Depth: field.Short, Military: true, Five: true, Cards: true, Covered: true, Teams: MaxSeats,
	},
}

func (s *State) mode() *modeInfo { return &modeInfos[s.Choices.Mode] }

// What modes do at certain moments: the seams for those that are to come.

// modeRound is what a mode does when a round begins.
func (p play) modeRound() {}

// modeWins tells whether a mode has ended the match in its own way.
func (p play) modeWins() bool { return false }

// scoreModeFall gives a side what its mode gives for the destruction of a unit, besides the
// Military Victory.
func (p play) scoreModeFall(h *Hurt, seat game.Seat, first bool) {}

// returns tells whether destroyed units go back to the Reserve.
func (s *State) returns() bool { return s.mode().Returns }

// mayReturn tells whether a seat can still bring a unit on.
func (s *State) mayReturn(seat game.Seat) bool { return s.mode().Returns && s.Round > 0 }

// mayReinforce tells whether a seat may bring a unit on from Reserve now.
func (s *State) mayReinforce(game.Seat) bool { return false }

// modeSpeed is the most that the Speed of a unit may be, if its mode caps it.
func (s *State) modeSpeed(UnitID) (int, bool) { return 0, false }

// modeNoMarch tells whether a mode forbids a unit to March.
func (s *State) modeNoMarch(UnitID) bool { return false }

// failedPanic is what a mode does when a unit fails a Panic Test.
func (p play) failedPanic(UnitID) {}

// dropTokens is what a mode does with the Objectives of a unit that is destroyed.
func (p play) dropTokens(u UnitID) {
	for i := range p.Tokens[:p.Laid] {
		if p.Tokens[i].Claimed == u {
			p.Tokens[i].Claimed = NoUnit
		}
	}
}
