// Package battles is Battles of Westeros (2010), the core set for two players, with every
// rule of its rulebook enforced.
//
// In: the four phases of a round, order tokens, all Command and Commander cards, movement,
// combat, engagement, fire, terrain, the morale track, six battle plans, plans that players
// write, and both skirmishes. Out: the expansions.
//
// A file holds a section of the rulebook. Where the rulebook is silent or at odds with
// itself, docs/battles.md tells how it is read and why.
package battles

import "gonfalon/game"

//go:generate go run gonfalon/rules/generate battles .

// Rules are the laws of the game.
type Rules struct{}

// Version counts the changes of the rules that make older logs play differently.
const Version = 1

// Info implements [game.Scribe].
func (Rules) Info() game.Info {
	return game.Info{
		Name:     "battles",
		Version:  Version,
		Content:  standard().hash,
		MinSeats: 2,
		MaxSeats: 2,
		Options:  options(),
	}
}

// Start implements [game.Rules].
func (r Rules) Start(setup game.Setup, d *game.Dice, story *game.Story) (State, error) {
	setup, err := r.Info().Resolve(setup)
	if err != nil {
		return State{}, err
	}
	o := setup.Options
	plan, err := planOf(o["plan"])
	if err != nil {
		return State{}, err
	}
	s := blank(plan)
	s.Options = readOptions(o)
	p := play{&s, d, story}
	p.layOut(o["houses"])
	p.run()
	return s, nil
}

// Next implements [game.Rules].
func (Rules) Next(s *State) game.Decision { return s.Waits }

// Apply implements [game.Rules].
func (Rules) Apply(s *State, seat game.Seat, a Action, d *game.Dice, story *game.Story) {
	p := play{s, d, story}
	p.act(s.house(seat), a)
	p.run()
}

// Result implements [game.Rules].
func (Rules) Result(s *State) [game.MaxSeats]float32 {
	var shares [game.MaxSeats]float32
	if s.Winner != NoHouse {
		shares[s.seat(s.Winner)] = 1
	}
	return shares
}
