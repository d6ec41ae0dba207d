package song

import (
	"gonfalon/game"
)

// Kinds of events. Their arguments are told in the comments; the player is the event's seat.
const (
	eventRollOff       uint8 = iota // the dice of four seats, label
	eventEdge                       // seat, edge
	eventPlaced                     // objective, mm along, across
	eventObjective                  // objective, card
	eventDeployed                   // unit, mm along, across
	eventFirst                      //
	eventRound                      // number
	eventTurn                       // round
	eventUpkeep                     //
	eventActivated                  // unit
	eventActivatedNCU               // NCU
	eventForwent                    // unit
	eventForwentNCU                 // NCU
	eventZone                       // NCU, zone
	eventInfluence                  // NCU, unit
	eventWent                       // unit, how
	eventMoved                      // unit, from, to in mm, facing
	eventStopped                    // unit
	eventPushed                     // unit, mm along, across, facing
	eventCharged                    // unit, target, arc
	eventChargeDie                  // unit, die, the other or 0
	eventDisorderly                 // unit
	eventChargeFailed               // unit, target
	eventRetreatDie                 // unit, die
	eventRazed                      // unit, piece
	eventAttack                     // unit, target, weapon, arc, whether it is a charge, ranged
	eventAttackDice                 // dice by face, what they need, unit
	eventHits                       // unit, target, hits
	eventDefenceDice                // dice by face, what they need, unit
	eventReroll                     // unit, which dice, how many of each face
	eventSpent                      // unit, token
	eventWounded                    // unit, wounds, models left, ranks left
	eventHealed                     // unit, wounds, models, ranks
	eventTestDice                   // dice by face, unit
	eventTested                     // unit, whether it failed, whether it is panic, sum, need
	eventToken                      // unit, token
	eventShed                       // unit, tokens
	eventDestroyed                  // unit, mm along, across
	eventKilled                     // unit, attachment
	eventJoined                     // unit, attachment
	eventSurge                      // unit
	eventClaimed                    // unit, objective
	eventPoints                     // seat, points, in all, why
	eventDrew                       // cards
	eventDrewCard                   // seat, kind
	eventTossed                     // seat, kind
	eventFetched                    // seat, kind
	eventShown                      // seat, kind, how many
	eventPlayed                     // seat, kind
	eventOrder                      // unit, entry
	eventRolled                     // what it came to
	eventOption                     // entry, option
	eventTarget                     // unit, entry
	eventDeclined                   // entry
	eventCancelled                  // entry
	eventReady                      // unit
	eventEliminated                 // seat
	eventEnd                        // seats that win, how, round
	eventRole                       // whose seat defends
	eventPieces                     // how many
	eventPiece                      // kind
	eventPieceAgain                 // sum
	eventLaid                       // kind, mm along, across, facing
	eventMarked                     // unit
	eventPointToken                 // unit
	eventBreach                     // wall
	eventSiegeCard                  // entry
	eventSiege                      // entry
	eventCleared                    // kind of terrain
	eventMuted                      // NCU
	eventDrewMission                // mission
	eventDrewSecret                 // how many
	eventChoseMission               //
	eventMission                    // mission
	eventKeptMission                // mission
	eventOpenMission                // mission
	eventMissionLeaves              // mission
	eventDesignated                 // mission, unit, objective
	events
)

func (p play) tell(kind uint8, seat game.Seat, args ...int16) { p.tellOnly(kind, seat, 0, args...) }

// tellOnly tells what only some may know.
func (p play) tellOnly(kind uint8, seat game.Seat, only game.SeatSet, args ...int16) {
	if p.story == nil {
		return
	}
	e := game.Event{Kind: kind, Seat: seat, Only: only}
	copy(e.Args[:], args)
	p.story.Add(e)
}

// tellDice tells how dice lie.
func (p play) tellDice(kind uint8, seat game.Seat, r *Roll, need int, u UnitID) {
	p.tell(kind, seat, int16(r.showing(1)), int16(r.showing(2)), int16(r.showing(3)), int16(r.showing(4)), int16(r.showing(5)), int16(r.showing(6)), int16(need), int16(u))
}

// tellTest tells how the dice of a test lie.
func (p play) tellTest(t *Test) {
	p.tellDice(eventTestDice, p.seatOf(t.Unit), &t.Dice, int(t.D3), t.Unit)
}

// mm returns a length for an event, in millimetres.
func mm(length int32) int16 { return int16(length / 100) }
