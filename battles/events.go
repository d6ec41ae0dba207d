package battles

import (
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// Kinds of events. Their arguments are told in the comments; the House is the event's seat.
const (
	eventBattle      uint8 = iota //
	eventMustered                 // has chosen commanders, nobody knows which
	eventChose                    // commander
	eventMomentum                 //
	eventSetUpCard                // number of the card, House
	eventLaid                     // ground, hex
	eventPlaced                   // unit, hex
	eventHid                      //
	eventHidAt                    // hex
	eventRound                    // number, of how many
	eventPhase                    // phase
	eventAdvantage                // command tokens, the other's, by what
	eventOrders                   // order tokens rolled, by type
	eventDrew                     // number of cards
	eventDrewCard                 // card
	eventReshuffled               //
	eventPassed                   //
	eventToken                    // type, number, the unit that it is for or -1, its hex
	eventOrdered                  // unit, hex
	eventRallied                  // unit, hex
	eventCard                     // card, commander, commands, command tokens
	eventTactic                   // card
	eventNamed                    // unit, card
	eventCommitted                // commander
	eventUncommitted              // commander
	eventTook                     // type
	eventDropped                  // type
	eventMoved                    // unit, from, number of hexes, the hexes
	eventExited                   // unit
	eventControl                  // hex
	eventFound                    // hex, what the strategy token shows
	eventTokenLost                // hex
	eventBroke                    // unit, the enemy it was engaged with
	eventShed                     // unit
	eventEngaged                  // unit, enemy
	eventAttack                   // unit, target, kind, whether it flanks, from, at
	eventCounter                  // unit, target, from, at
	eventBlow                     // unit, target, from, at
	eventDogs                     // unit, target, face
	eventRolled                   // attack dice by symbol, unit, target, what hits
	eventReroll                   // the new dice by symbol, the old symbol, unit, what hits
	eventHits                     // unit, hits, ignored, morale results
	eventSwapped                  // unit, the unit that has the commander now
	eventLost                     // unit, figures, figures left
	eventCardHits                 // unit, hits
	eventEliminated               // unit, rank, hex
	eventCaptured                 // unit, commander, whose
	eventStood                    // unit
	eventRetreated                // unit, from, to
	eventBlocked                  // unit, hexes
	eventAdvanced                 // unit, from, to
	eventPursued                  // unit, from, to
	eventScorched                 // unit, hex, dice by symbol, what kindles
	eventDoused                   // unit, hex, face, the face that puts it out
	eventFire                     // hex, level
	eventQuenched                 // hex
	eventSpread                   // hex, direction
	eventBurnt                    // hex, terrain token
	eventDevastated               // hex
	eventMorale                   // from, to
	eventRouted                   //
	eventRecovered                //
	eventPoints                   // number, in all
	eventKept                     // cards discarded, order tokens discarded
	eventDeclined                 // decision
	eventWon                      // points, the other's, how
	events
)

// Phases of a round, as they are told.
const (
	phaseRally int16 = iota
	phaseMarshal
	phaseCommand
	phaseRegroup
	phaseCount
)

func (p play) tellPhase(phase int16) { p.tell(eventPhase, NoHouse, phase) }

func (p play) tell(kind uint8, h House, args ...int16) { p.tellOnly(0, kind, h, args...) }

// tellOnly tells an event that only some seats may know of.
func (p play) tellOnly(only game.SeatSet, kind uint8, h House, args ...int16) {
	if p.story == nil {
		return
	}
	e := game.Event{Kind: kind, Seat: game.NoSeat, Only: only}
	if h != NoHouse {
		e.Seat = p.seat(h)
	}
	copy(e.Args[:], args)
	p.story.Add(e)
}

// tellWay tells a move with its way, two hexes to an argument.
func (p play) tellWay(kind uint8, u UnitID, from hex.Hex, way []hex.Hex) {
	if p.story == nil {
		return
	}
	args := [8]int16{int16(u), int16(from), int16(len(way))}
	for i, h := range way {
		args[3+i/2] |= int16(uint16(h) << (8 * (i % 2)))
	}
	p.tell(kind, p.Units[u].House, args[:]...)
}

// tellDice tells dice of the attack at hand, and one thing more.
func (p play) tellDice(kind uint8, t Tally, more int16) {
	if p.story != nil {
		x := &p.Attack
		args := append(t.args(), int16(x.By), int16(x.On), p.hitsBy(x.Kind, x.By, x.On))
		if kind == eventReroll {
			args[5], args[6] = more, int16(x.By)
		}
		p.tell(kind, p.Units[x.By].House, args...)
	}
}

// moraleCounts stands beside what hits: morale results drive the target back.
const moraleCounts int16 = 1 << (2 * faces)

// hitsBy is how many hits each symbol is against a unit, two bits each, and whether morale
// results count.
func (s *State) hitsBy(kind AttackKind, by, on UnitID) (sum int16) {
	for f, each := range s.hitting(kind, by, on, nil) {
		sum |= int16(each) << (2 * f)
	}
	if kind != partingBlow && !(kind.ownTurn() && s.Units[by].Marks&markMuffled != 0) {
		sum |= moraleCounts
	}
	return sum
}

// kindlesBy is how many fire levels each symbol is that a unit rolls to set fire.
func (s *State) kindlesBy(u UnitID) (sum int16) {
	for f := range faces {
		var one Tally
		one[f] = 1
		sum |= int16(s.levelsOf(u, one)) << (2 * f)
	}
	return sum
}

// What decides the advantage, as it is told.
const (
	advantageTokens int16 = iota
	advantageMomentum
	advantagePlan
)

// args are the numbers of a tally as arguments of an event.
func (t Tally) args() []int16 {
	return []int16{int16(t[0]), int16(t[1]), int16(t[2]), int16(t[3]), int16(t[4])}
}

// How a battle is won, as it is told.
var endings = [...]game.Rule{
	ruleVictoryNormalCheckAfterLastRound, ruleVictoryTieHigherMorale, ruleVictoryTieArdeurIfMarkerOnStart,
	ruleMoraleRoutSpaceLoses, ruleVictoryInstantConditionsFromPlan,
}

func ruleIndex(rule game.Rule) int {
	for i, r := range endings {
		if r == rule {
			return i
		}
	}
	return 0
}

// Labels of rolls.
const (
	labelHouses game.Label = iota + 1
	labelMomentum
	labelSetUp
	labelOrders
	labelDraw
	labelAttack
	labelReroll
	labelDogs
	labelScorch
	labelDouse
	labelSpread
	labelReveal
	labelGuess
)

// yes is a truth as an argument of an event.
func yes(b bool) int16 {
	if b {
		return 1
	}
	return 0
}
