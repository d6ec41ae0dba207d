// Package kings is Kings of War, second edition (2015), for two players: the battle, with
// every rule of its rulebook enforced. Armies on paper are in package army, the terrain of
// tables in package layout; they know nothing of the battle.
//
// Content stands under data and is read once into tables that nobody changes. A unit in
// play is an [army.Profile], which does not change, and a [Fighter], which does.
//
// A file holds a section of the rulebook. Moves and charges are uncountable: Check decides
// what is legal, Options lists a sample fit to play well with.
//
// The game is played to the rulebook of October 2015. Left out are the later errata of
// profiles (kept in the data as "cok2019", and not read). Where the rulebook is silent or
// at odds with itself, docs/kings.md tells how it is read and why.
package kings

import "gonfalon/game"

//go:generate go run gonfalon/rules/generate kings .

// Rules are the laws of the game.
type Rules struct{}

var _ game.Whole[State, Action] = Rules{}

// Version counts the changes of the rules that make older logs play differently.
const Version = 4

// Info implements [game.Scribe].
func (Rules) Info() game.Info {
	return game.Info{
		Name:     "kings",
		Version:  Version,
		Content:  Standard().Hash,
		MinSeats: seats,
		MaxSeats: seats,
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
	if err := s.choose(setup.Options); err != nil {
		return State{}, err
	}
	if s.Armies, err = armiesOf(setup.Options, d); err != nil {
		return State{}, err
	}
	if err := s.layTable(setup.Options); err != nil {
		return State{}, err
	}
	s.Stack.Push(game.Frame{Proc: procGame})
	play{&s, d, story}.run()
	return s, nil
}

// blank returns a state with nothing in it.
func blank() State {
	return State{Near: Blue, First: game.NoSeat, Winner: game.NoSeat, SetUp: SetUp{Chooser: game.NoSeat}}
}

// Next implements [game.Rules].
func (Rules) Next(s *State) game.Decision { return s.Waits }

// Apply implements [game.Rules].
func (Rules) Apply(s *State, seat game.Seat, a Action, d *game.Dice, story *game.Story) {
	p := play{s, d, story}
	p.act(seat, &a)
	p.run()
}

// Result implements [game.Rules].
func (Rules) Result(s *State) [game.MaxSeats]float32 {
	var shares [game.MaxSeats]float32
	if s.Winner == game.NoSeat {
		shares[Blue], shares[Red] = 0.5, 0.5
	} else {
		shares[s.Winner] = 1
	}
	return shares
}
