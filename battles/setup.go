package battles

import (
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// blank is a match of a plan before anything lies on the table.
func blank(plan *Plan) State {
	s := State{
		Plan: plan, Winner: NoHouse, First: NoHouse, Momentum: plan.Momentum,
		Turn: noTurn, Attack: noCombat, Rout: noRout,
	}
	for u := range s.Units {
		s.Units[u] = Unit{House: NoHouse, Hex: hex.None, Foe: NoUnit, Token: NoHouse, Last: NoUnit}
	}
	for h := range s.At {
		s.At[h] = NoUnit
	}
	for i := range s.Control {
		s.Control[i] = NoHouse
	}
	for i := range s.Secrets {
		s.Secrets[i].Hex = hex.None
	}
	for h := range s.Posts {
		s.Posts[h].Keep.Token = NoFace
	}
	s.Tiles = plan.Tiles
	s.survey()
	return s
}

// Who plays which House, as an option says it.
const (
	starkFirst     = "stark_first"
	lannisterFirst = "lannister_first"
	chanceFirst    = "random"
)

// layOut sets a match up, up to what players decide in it.
//
// Carries out battles.setup.step-order, house-dispute-random, place-terrain-per-plan,
// command-tokens-from-plan, morale-marker-start, round-marker-on-one, ardeur-token-from-plan.
func (p play) layOut(seats string) {
	switch seats {
	case lannisterFirst:
		p.Swapped = true
	case chanceFirst:
		p.Swapped = p.dice.Die(labelHouses, 2) == 2
	}
	p.Round = 1
	p.tell(eventBattle, NoHouse)
	for h := Stark; h < houses; h++ {
		p.Posts[h].Command = p.Plan.Command[h]
	}
	p.push(procRound)
	if p.Plan.Skirmish != nil {
		p.push(procSkirmish)
	}
	if len(p.Plan.Special.Hides) > 0 {
		p.push(procHide)
	}
	if p.Plan.Skirmish != nil {
		return
	}
	p.array()
	p.buildDecks()
}

// array forms the units of the battle plan where it has them.
func (p play) array() {
	for _, f := range p.Plan.Forces {
		u := p.vacant(f.House)
		p.form(u, f.House, f.Type, f.Rank, f.Commander)
		p.Units[u].Torches = p.Plan.Special.torch(p.Plan.Box, f)
		p.stand(u, f.Hex)
	}
	for i, at := range p.Plan.Objectives {
		if u := p.At[at]; u != NoUnit { // who begins there controls it
			p.Control[i] = p.Units[u].House
		}
	}
}

// form forms a unit, with all its figures and ready. It stands nowhere yet.
//
// Carries out battles.setup.unit-strength-from-reference-card, commander-replaces-one-figure.
func (p play) form(u UnitID, h House, t UnitType, r Rank, c Commander) {
	p.Units[u] = Unit{
		Type: t, Rank: r, House: h, Fate: InReserve, Hex: hex.None, Figures: p.Plan.Units[t].Strength, Commander: c,
		Foe: NoUnit, Token: NoHouse, Last: NoUnit,
	}
}

// buildDecks makes each House a deck of its base cards and those of its commanders.
//
// Carries out battles.deck.ten-base-cards, five-cards-per-commander, size, unused-cards-to-box.
func (p play) buildDecks() {
	for h := Stark; h < houses; h++ {
		p.Posts[h].Deck = p.Plan.base(h)
	}
	for u := range p.Units {
		if c := p.Units[u].Commander; c != NoCommander {
			p.Posts[p.Units[u].House].Deck |= p.Plan.Commanders[c].Cards
		}
	}
}

// base are the base cards of a House.
func (b *Box) base(h House) CardSet {
	var set CardSet
	for c := firstCard(h); c < firstCard(h)+HouseCards; c++ {
		if b.Cards[c].Person == "" {
			set |= c.bit()
		}
	}
	return set
}

// torch tells whether the plan gives a unit Scorched Earth for the whole battle.
func (sp *Special) torch(b *Box, f Placed) bool {
	for _, t := range sp.Torches {
		switch {
		case t.House != f.House:
		case t.Hex != hex.None && t.Hex == f.Hex,
			t.Hex == hex.None && t.Classes != 0 && t.Classes.has(b.Units[f.Type].Class),
			t.Hex == hex.None && t.Classes == 0 && t.Commander == f.Commander:
			return true
		}
	}
	return false
}

// hideTokens lays the strategy tokens face down: by the House that knows them, or shuffled.
func (p play) hideTokens(f *game.Frame) {
	sp := &p.Plan.Special
	if f.Step == 0 {
		f.Step = 1
		for i, h := range sp.Hides {
			p.Secrets[i] = Secret{Hex: h, Side: FaceDown}
			if sp.Fords && p.Tiles[h].Ground == River && p.Tiles[h].Token == NoToken {
				p.Tiles[h].Token = Ford
			}
		}
		p.survey()
		if sp.HideHouse != NoHouse {
			p.ask(decideHide, sp.HideHouse)
			return
		}
		p.Sealed = [Lost]uint8{Strategic: sp.Strategic, Decoy: uint8(len(sp.Hides)) - sp.Strategic}
	}
	p.Stack.Pop()
}
