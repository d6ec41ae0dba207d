package throne

import "gonfalon/game"

// Kinds of events. Their arguments are told in the comments; the House is the event's
// seat.
const (
	eventRound           uint8 = iota // number
	eventPhase                        // phase
	eventRevealed                     // deck, Westeros card
	eventWildlingsGather              // strength
	eventSupply                       // level
	eventDestroyed                    // area, unit, number
	eventMustered                     // area, unit
	eventUpgraded                     // area
	eventHasBid                       //
	eventBid                          // power
	eventRanked                       // track, position
	eventMarker                       // track
	eventWatchWon                     // the Watch's strength, the Wildlings'
	eventWildlingsWon                 // the Watch's strength, the Wildlings'
	eventHighest                      //
	eventTie                          // area
	eventLowest                       //
	eventRecovered                    // card
	eventReady                        //
	eventPassed                       // decision
	eventOrdersRevealed               //
	eventOrder                        // area, order
	eventWithdrawn                    // area
	eventRaven                        // area, order
	eventRaided                       // from, area, order, whose it was
	eventRaidDropped                  // area
	eventGained                       // power
	eventStayed                       // area
	eventMarched                      // from, to, footmen, knights, ships, whose home it was and 1
	eventToken                        // area
	eventTokenLost                    // area
	eventNeutralFell                  // area, strength
	eventNeutralHeld                  // area, its strength, the strength against it
	eventBattle                       // area, defender, where the attacker comes from
	eventSupported                    // area, house, strength
	eventStrengths                    // area, defender, attacker's strength, defender's
	eventCardChosen                   //
	eventCard                         // card
	eventAbility                      // card
	eventLifted                       // area, order, whose it was
	eventDiscarded                    // card
	eventBlade                        //
	eventWon                          // area, winner's strength, loser's, winner's swords, loser's fortifications, casualties
	eventWipedOut                     // area
	eventRetreated                    // from, to, units
	eventRecycled                     //
	eventConsolidated                 // area
	eventVictory                      // areas
	events
)

// Phases of a round, as they are told.
const (
	phaseWesteros int16 = iota
	phasePlanning
	phaseRaids
	phaseMarches
	phasePower
	phaseCount
)

func (p play) tellPhase(phase int16) { p.tell(eventPhase, NoHouse, phase) }

func (p play) tell(kind uint8, h House, args ...int16) { p.tellOnly(0, kind, h, args...) }

// tellOnly tells an event that only some seats may know of.
func (p play) tellOnly(only game.SeatSet, kind uint8, h House, args ...int16) {
	if p.story == nil {
		return
	}
	e := game.Event{Kind: kind, Seat: h, Only: only}
	copy(e.Args[:], args)
	p.story.Add(e)
}
