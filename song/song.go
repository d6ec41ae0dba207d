// Package song is A Song of Ice & Fire: Tabletop Miniatures Game, rules 1.5, for two to four
// players, with its game modes. Geometry is in package field, armies on paper in package army,
// what cards and abilities do in package effect; they know nothing of a match.
//
// A file holds a section of the rulebook. Moves are uncountable: Check decides what is legal,
// Options lists a sample fit to play well with. Timing is one mechanism (event.go): a
// procedure announces a moment, passives act on it, and one window asks for cards and Orders.
//
// Where the rulebook is silent or at odds with itself, docs/song.md tells how it is read and
// why.
package song

import "gonfalon/game"

//go:generate go run gonfalon/rules/generate song .

// Rules are the laws of the game.
type Rules struct{}

var _ game.Whole[State, Action] = Rules{}

// Version counts the changes of the rules that make older logs play differently.
const Version = 3

// Info implements [game.Scribe].
func (Rules) Info() game.Info {
	return game.Info{
		Name:     "song",
		Version:  Version,
		Content:  contentHash(),
		MinSeats: 2,
		MaxSeats: MaxSeats,
		Options:  options(),
	}
}

// Start implements [game.Rules].
func (r Rules) Start(setup game.Setup, d *game.Dice, story *game.Story) (State, error) {
	setup, err := r.Info().Resolve(setup)
	if err != nil {
		return State{}, err
	}
	s := blank()
	if err := s.choose(setup.Seats, setup.Options); err != nil {
		return State{}, err
	}
	m, points, err := musterOf(setup, &s.Choices, d)
	if err != nil {
		return State{}, err
	}
	s.Muster, s.Choices.Points = m, uint8(points)
	p := play{State: &s, dice: d, story: story}
	p.layOut()
	p.run()
	return s, nil
}

// blank returns a state with nothing in it.
func blank() State {
	s := State{First: game.NoSeat, Active: game.NoSeat, SetUp: SetUp{Chooser: game.NoSeat}}
	return s
}

// Next implements [game.Rules].
func (Rules) Next(s *State) game.Decision { return s.Waits }

// Apply implements [game.Rules].
func (Rules) Apply(s *State, seat game.Seat, a Action, d *game.Dice, story *game.Story) {
	p := play{State: s, dice: d, story: story}
	p.act(seat, &a)
	p.run()
}

// Result implements [game.Rules].
func (Rules) Result(s *State) [game.MaxSeats]float32 {
	var shares [game.MaxSeats]float32
	n := s.Winners.Len()
	for rest := s.Winners; rest != 0; rest = rest.Without(rest.First()) {
		shares[rest.First()] = 1 / float32(n)
	}
	return shares
}
