package throne

import "gonfalon/game"

// Kinds of decisions.
const (
	noDecision     game.Kind = iota
	decideReduce             // remove units that Supply cannot feed
	decideMuster             // recruit
	decideBid                // for an Influence track
	decideRank               // which of the tied pawns goes first
	decideWatchBid           // for the Night's Watch
	decideTop                // which of the tied highest bidders is rewarded
	decideLow                // which of the tied lowest bidders pays more
	decideTake               // a card back from the discard pile
	decideLosses             // units lost to the Wildlings
	decideOrders             // place orders
	decideRaven              // replace one
	decideRaid
	decideMarch
	decideSupport // whom a supporting area backs
	decideCard
	decideKill // which Footman Ser Loras kills
	decideBlade
	decideLift    // which order Asha or Cersei takes off
	decideDiscard // which card Melisandre takes
	decidePromote // whether Ser Davos makes a Knight
	decideCasualty
	decideRetreat
	decideSurplus // which of the retreating units Supply cannot feed
	decisions
)

// Procedures of the rules.
const (
	procTurn uint8 = iota + 1
	procWesteros
	procSupply
	procMuster
	procClash
	procWildlings
	procRaids
	procMarches
	procNeutral
	procBattle
	procedures
)

// play is a state that is being changed, with its dice and its story.
type play struct {
	*State
	dice  *game.Dice
	story *game.Story
}

// run goes on with the procedures under way until a decision is owed or the game is
// over.
func (p play) run() {
	for p.Waits.Who == 0 && p.Stack.Len() > 0 {
		f := p.Stack.Top()
		switch f.Proc {
		case procTurn:
			p.turn(f)
		case procWesteros:
			p.westeros(f)
		case procSupply:
			p.supply(f)
		case procMuster:
			p.mustering(f)
		case procClash:
			p.clash(f)
		case procWildlings:
			p.wildlings(f)
		case procRaids:
			p.raids(f)
		case procMarches:
			p.marches(f)
		case procNeutral:
			p.neutral(f)
		case procBattle:
			p.battle(f)
		}
	}
}

func (p play) push(proc uint8) { p.Stack.Push(game.Frame{Proc: proc}) }

// ask waits for a decision of one House.
func (p play) ask(kind game.Kind, h House) {
	p.Waits = game.Decision{Who: game.Seats(h), Kind: kind}
}

// Steps of a turn.
const (
	turnWesteros uint8 = iota
	turnPlanning
	turnReveal
	turnRaven
	turnRaids
	turnMarches
	turnConsolidate
	turnEnd
)

// turn carries out throne.turn.phase-order, planning-steps, action-steps, clear-orders.
func (p play) turn(f *game.Frame) {
	step := f.Step
	f.Step++
	switch step {
	case turnWesteros:
		p.push(procWesteros)
	case turnPlanning:
		p.tellPhase(phasePlanning)
		p.assignOrders()
	case turnReveal:
		p.revealOrders()
	case turnRaven:
		p.askRaven()
	case turnRaids:
		if !p.inForce(SeaOfStorms) {
			p.tellPhase(phaseRaids)
			p.push(procRaids)
		}
	case turnMarches:
		p.tellPhase(phaseMarches)
		p.push(procMarches)
	case turnConsolidate:
		if !p.inForce(FeastForCrows) {
			p.tellPhase(phasePower)
			p.consolidate()
		}
	case turnEnd:
		p.endTurn(f)
	}
}

// endTurn clears the board of orders and begins the next turn, if there is one.
func (p play) endTurn(f *game.Frame) {
	for a := range p.Places {
		p.Places[a].Order = NoOrder
	}
	p.BladeUsed = false
	if p.Turn == lastTurn {
		p.endGame()
		return
	}
	f.Step = turnWesteros
}

// houseAt returns the House at a place of the play order, which goes round.
func (s *State) houseAt(i int16) House { return s.Track[IronThrone][i%int16(s.Houses)] }

// inForce tells whether a card of deck III rules this turn.
func (s *State) inForce(c WesterosCard) bool { return s.Revealed[2] == c }
