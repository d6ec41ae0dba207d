package kings

import "gonfalon/game"

// Kinds of events. Their arguments are told in the comments; the player is the event's
// seat.
const (
	eventScenario   uint8 = iota // scenario
	eventTerrain                 // piece of the box, type, height
	eventRemoved                 //
	eventTokens                  // how many, the D3 in it
	eventToken                   // millimetres along, across, the same in tenths
	eventRollOff                 // blue's die, red's, label
	eventEdge                    // millimetres from the near edge
	eventDeployed                // unit
	eventLeftOut                 // unit
	eventTactician               // unit, how many
	eventRedeployed              // unit
	eventFirst                   //
	eventRound                   // number of the round, of two turns
	eventTurn                    // number of the turn
	eventPhase                   // phase
	eventOrder                   // unit, order
	eventMoved                   // unit, order, millimetres from where it was, tenths of its path
	eventPivoted                 // unit
	eventCharged                 // unit, target, side
	eventShot                    // unit, target, hits, whether the target was in cover
	eventStruck                  // unit, target, hits
	eventWounded                 // unit, wounds, wounds in all
	eventNerve                   // unit, sum of the dice, total, condition, the two dice, what wavers, what routs
	eventTestAgain               // unit
	eventRegrouped               // unit, kind of action, die or 0
	eventLoot                    // unit
	eventDropped                 // unit
	eventTime                    //
	eventLength                  // die
	eventHealed                  // unit, wounds removed, wounds left
	eventHeadstrong              // unit, die, condition
	eventFlinched                // unit, die
	eventDrained                 // unit, from whom, wounds
	eventCast                    // unit, target, spell, hits
	eventPushed                  // unit, millimetres, the same in tenths
	eventChanted                 // unit
	eventDeclared                // unit, artefact
	eventCombat                  // unit that was charged
	eventAttackDice              // dice as tellDice tells them, in this and those below; what they come to
	eventHitDice                 //
	eventBlastDice               // and what they come to
	eventWoundDice               //
	eventMendDice                //
	eventAgainDice               //
	eventEnd                     // blue's score, red's
	events
)

func (p play) tell(kind uint8, seat game.Seat, args ...int16) {
	if p.story == nil {
		return
	}
	e := game.Event{Kind: kind, Seat: seat}
	copy(e.Args[:], args)
	p.story.Add(e)
}

// Phases of a turn, as they are told.
const (
	phaseMove int16 = iota
	phaseShoot
	phaseMelee
	phaseCount
)

// largestTold is the largest number that an event has room for.
const largestTold = 1<<15 - 1

// mm returns a length for an event, in millimetres.
func mm(length int) int16 { return int16(min(length/int(Millimetre), largestTold)) }

// tenths returns a length for an event, in tenths of a millimetre.
func tenths(length int) int16 {
	const tenth = int(Millimetre) / 10
	return int16(min((length+tenth/2)/tenth, largestTold))
}
