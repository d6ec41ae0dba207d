package battles

import "gonfalon/game"

// Kinds of decisions.
const (
	noDecision    game.Kind = iota
	decideMuster            // which commanders fight the skirmish
	decideHide              // where the strategic location is
	decideTerrain           // place a piece of terrain
	decideLeader            // place a commander's unit
	decideUnit              // place another unit
	decideTurn              // use an order token, play a card or pass
	decideTactic            // whether to use the tactic
	decideCommand           // which command to carry out next
	decideOrder             // which units to order
	decideRally             // which units to rally
	decideFriend            // which own unit an effect concerns
	decideEnemy             // which enemy unit an effect concerns
	decideToken             // which order token to take
	decideDrop              // which order token to discard
	decideMove              // move the ordered units
	decideStep              // move the unit that has disengaged
	decideAttack            // attack with them
	decideBlow              // whether to strike a unit that disengages
	decideReroll            // which symbol to roll again
	decideSwap              // whether the commander changes places
	decideStand             // whether to ignore morale results
	decideRetreat           // where to retreat
	decideCounter           // whether to strike back
	decideFollow            // whether to advance or pursue, and where
	decideCommit            // whether the commander commits himself now
	decideSpread            // where he spreads the fire
	decideKeep              // what to keep for the next round
	decideRecover           // whether to recover morale
	decisions
)

// Procedures of the rules.
const (
	procSkirmish uint8 = iota + 1
	procHide
	procRound
	procCommand
	procCard
	procTactic
	procActivation
	procLeave
	procAttack
	procCombat
	procRetreat
	procEnd
	procedures
)

// play is a state that is being changed, with its dice and its story.
type play struct {
	*State
	dice  *game.Dice
	story *game.Story
}

// run goes on with the procedures under way until a decision is owed or the battle is over.
func (p play) run() {
	for p.Waits.Who == 0 && p.Stack.Len() > 0 && p.Winner == NoHouse {
		p.step()
	}
	if p.Winner != NoHouse {
		p.Waits = game.Decision{}
		p.Stack = game.Stack{}
	}
}

// step goes on with the innermost procedure.
func (p play) step() {
	f := p.Stack.Top()
	switch f.Proc {
	case procSkirmish:
		p.skirmish(f)
	case procHide:
		p.hideTokens(f)
	case procRound:
		p.round(f)
	case procCommand:
		p.command(f)
	case procCard:
		p.card(f)
	case procTactic:
		p.tactic(f)
	case procActivation:
		p.activation(f)
	case procLeave:
		p.leave(f)
	case procAttack:
		p.attack(f)
	case procCombat:
		p.combat(f)
	case procRetreat:
		p.retreat(f)
	case procEnd:
		p.endOfTurn(f)
	}
}

func (p play) push(proc uint8) { p.Stack.Push(game.Frame{Proc: proc}) }

// ask waits for a decision of one House.
func (p play) ask(kind game.Kind, h House) {
	p.Waits = game.Decision{Who: game.Seats(p.seat(h)), Kind: kind}
}

// askBoth waits for a decision that both owe.
func (p play) askBoth(kind game.Kind) {
	p.Posts[Stark].Ready, p.Posts[Lannister].Ready = false, false
	p.Waits = game.Decision{Who: game.FirstSeats(2), Kind: kind}
}

// seat tells who plays a House, house which House a seat plays.
func (s *State) seat(h House) game.Seat { return game.Seat(h) ^ s.swap() }
func (s *State) house(seat game.Seat) House {
	return House(seat ^ s.swap())
}

func (s *State) swap() game.Seat {
	if s.Swapped {
		return 1
	}
	return 0
}

// waitsFor returns the House whose decision it is, the first if both owe one.
func (s *State) waitsFor() House { return s.house(s.Waits.Who.First()) }
