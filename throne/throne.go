// Package throne is A Game of Thrones, the board game, first edition (2003), for three
// to five players, with every rule of its rulebook and FAQ enforced.
//
// In: all Westeros cards, hidden orders, raids, marches, ship transport, neutral
// forces, battles with the 35 House cards, bidding, Wildlings, the variants for three
// and four players and the competitive start. Out: the expansions.
//
// A file holds a section of the rulebook. Where the rulebook is silent or at odds with
// itself, docs/throne.md tells how it is read and why.
package throne

import "gonfalon/game"

//go:generate go run gonfalon/rules/generate throne .

// Rules are the laws of the game.
type Rules struct{}

var _ game.Whole[State, Action] = Rules{}

// Version counts the changes of the rules that make older logs play differently. In
// version 1 a House with two Support orders could back both sides of a battle.
const Version = 2

// lastTurn is the turn after which the game ends.
const lastTurn = 10

// Info implements [game.Scribe].
func (Rules) Info() game.Info {
	return game.Info{
		Name:     "throne",
		Version:  Version,
		Content:  standard().hash,
		MinSeats: 3,
		MaxSeats: MaxHouses,
		Options:  options,
	}
}

// Start implements [game.Rules].
func (r Rules) Start(setup game.Setup, d *game.Dice, story *game.Story) (State, error) {
	setup, err := r.Info().Resolve(setup)
	if err != nil {
		return State{}, err
	}
	o := setup.Options
	if o["court"] == "competitive" && setup.Seats != MaxHouses {
		return State{}, &game.OptionError{Option: "court", Text: game.Sentence("the competitive start is for %d players", "le départ compétitif est pour %d joueurs", MaxHouses)}
	}
	s := blank(standard(), setup.Seats)
	s.Options = readOptions(o)
	s.layOut(o["court"] == "competitive")
	p := play{&s, d, story}
	p.tell(eventRound, NoHouse, int16(s.Turn))
	p.run()
	return s, nil
}

// Next implements [game.Rules].
func (Rules) Next(s *State) game.Decision { return s.Waits }

// Apply implements [game.Rules].
func (Rules) Apply(s *State, seat game.Seat, a Action, d *game.Dice, story *game.Story) {
	p := play{s, d, story}
	p.act(seat, a)
	p.run()
}

// Result implements [game.Rules].
func (Rules) Result(s *State) [game.MaxSeats]float32 {
	var shares [game.MaxSeats]float32
	for h := House(0); h < MaxHouses; h++ {
		if s.Winners.Has(h) {
			shares[h] = 1 / float32(s.Winners.Len())
		}
	}
	return shares
}
