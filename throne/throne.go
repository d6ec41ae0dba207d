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

import (
	"fmt"

	"gonfalon/game"
)

//go:generate go run gonfalon/rules/generate throne .

// Rules are the laws of the game.
type Rules struct{}

var _ game.Whole[State, Action] = Rules{}

// Version counts the changes of the rules that make older logs play differently.
const Version = 1

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

var options = []game.Option{
	{
		Name: "ships", Values: []string{"6", "5"},
		Text: game.Text{
			"Ships of each House: 6 as in the list of components, or 5 as in the text on mustering.",
			"Bateaux par Maison : 6 comme dans la liste du matériel, ou 5 comme dans le texte du recrutement.",
		},
	},
	{
		Name: "court", Values: []string{"standard", "competitive"},
		Text: game.Text{
			"King's Court at the start: as printed, or with Tyrell and Greyjoy exchanged (five players).",
			"Cour du Roi au départ : celle des cartes, ou Tyrell et Greyjoy échangés (cinq joueurs).",
		},
	},
	{
		Name: "home_retreat", Values: []string{"forbidden", "allowed"},
		Text: game.Text{
			"Whether units may retreat into another House's empty home area that bears no token.",
			"Retraite dans la zone de départ vide et sans jeton d'une autre Maison.",
		},
	},
	{
		Name: "salladhor", Values: []string{"opponent", "all"},
		Text: game.Text{
			"Which supporting Ships Salladhor Saan makes worthless: those of the other side, or all.",
			"Bateaux en soutien que Salladhar Saan annule : ceux de l'autre camp, ou tous.",
		},
	},
	{
		Name: "beaten_attackers", Values: []string{"routed", "standing"},
		Text: game.Text{
			"Whether units that attacked and lost are routed when they come back.",
			"Les attaquants battus reviennent en déroute, ou debout.",
		},
	},
}

// Start implements [game.Rules].
func (r Rules) Start(setup game.Setup, d *game.Dice, story *game.Story) (State, error) {
	setup, err := r.Info().Resolve(setup)
	if err != nil {
		return State{}, err
	}
	o := setup.Options
	if o["court"] == "competitive" && setup.Seats != MaxHouses {
		return State{}, fmt.Errorf("option %q: the competitive start is for %d players", "court", MaxHouses)
	}
	s := blank(standard(), setup.Seats)
	s.Options = readOptions(o)
	s.layOut(o["court"] == "competitive")
	p := play{&s, d, story}
	p.tell(eventRound, NoHouse, int16(s.Turn))
	p.run()
	return s, nil
}

func readOptions(o map[string]string) Options {
	ships := uint8(6)
	if o["ships"] == "5" {
		ships = 5
	}
	return Options{
		Ships:          ships,
		HomeRetreat:    o["home_retreat"] == "allowed",
		AllShips:       o["salladhor"] == "all",
		AttackersStand: o["beaten_attackers"] == "standing",
	}
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
