package song

import (
	"cmp"

	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/song/effect"
	"gonfalon/song/field"
)

// What is under way: the local variables of procedures that can nest in themselves. A frame
// tells by Arg which of them are its own.

// A Deed is an action of a unit.
type Deed struct {
	Kind    ActionKind
	May     Allowed // which actions it may be, until it is chosen
	Free    bool    // given by an effect: it is not the unit's activation
	Unit    UnitID
	Target  UnitID
	Only    UnitID     // no other may be charged or attacked
	Arc     plane.Side // of the target, in which the charger stood
	Weapon  uint8
	Die     uint8 // kept, of a Charge or Retreat
	Second  uint8 // the other, of two
	Extra   int8  // inches more, or fewer
	Speed   int8  // that counts instead, if not 0
	Rerolls uint8 // by whom the die has been rolled again: a bit each seat
	Is      DeedIs
	Met     field.Pieces // pieces of terrain that it was inside of or has crossed: a bit each
	Others  UnitSet
	Dash    field.Dash // the advance of a Charge
	Move    field.Move
	N       uint8          // the piece to be razed
	Of      uint8          // the effect that it is part of, from 1
	Grant   Grant          // what whoever gave it adds to its attack
	Ignores field.Keywords // of terrain that do not concern it
}

// Allowed is a set of actions.
type Allowed uint16

const (
	mayManoeuvre Allowed = 1 << iota
	mayMarch
	mayRetreat
	mayShoot
	mayStrike
	mayCharge
	mayPivot
	mayShift
	mayForgo
	mayTurnFirst // a March may begin with a pivot
	mayRaze
	inActivation = mayManoeuvre | mayMarch | mayRetreat | mayShoot | mayStrike | mayCharge | mayForgo | mayRaze
)

// DeedIs are facts about an action.
type DeedIs uint16

const (
	isDisorderly DeedIs = 1 << iota
	isHindered          // two dice, the lower counts
	isEager             // two dice, the higher counts
	isFortified         // the charge has crossed fortified terrain or ends there
	isContact           // the charge has reached its target
	isLow               // one die more, the lower counts
	isAgain             // a low die is rolled again
	isOver              // it may move through enemies
	isFixed             // the die counts as what it shows, whatever is rolled
	isShifted           // the shooter has shifted
	deedFacts    = 10
)

// Keywords of attacks.
type Keywords uint8

const (
	CriticalBlow Keywords = 1 << iota
	Sundering
	Vicious
	Precision
	keywords = 4
)

// A Grant is what an effect adds to an attack.
type Grant struct {
	Hit        int8
	Dice       int8
	Save       int8 // of the defender
	Panic      int8 // likewise
	Rank       int8 // counts as so many ranks more
	Hits       uint8
	Wounds     uint8
	Blocks     uint8 // hits blocked without dice
	Set        uint8 // the number of dice, whatever the ranks
	SureFrom   uint8 // hits of such faces allow no save
	DoubleFrom uint8 // saves of such faces block two
	PerHit     uint8 // hits for each success
	PerWound   uint8 // hits for a Wound
	CritFrom   uint8 // Critical Blow from this face on, if not 0
	Keywords   Keywords
	Is         GrantIs
}

// GrantIs are the rest of what effects may add to an attack.
type GrantIs uint16

const (
	isHighest   GrantIs = 1 << iota // the highest number of dice, whatever the ranks
	isNoSave                        // no Defence Saves
	isMisses                        // the attacker may roll misses again
	isAny                           // the attacker may roll any dice again
	isNoCharge                      // no Charge Bonus
	isNoFlank                       // no Flank bonus
	isNoRear                        // no Rear bonus
	isAllHit                        // every die hits
	isCalm                          // the defender passes its Panic Test
	isGuarded                       // Vulnerable may not be spent
	isSkipSaves                     // hits give neither saves nor Wounds: an effect has told the Wounds
	grantFacts  = 11
)

// plus adds what two effects grant.
func (g Grant) plus(h Grant) Grant {
	g.Hit, g.Dice, g.Save, g.Panic, g.Rank = g.Hit+h.Hit, g.Dice+h.Dice, g.Save+h.Save, g.Panic+h.Panic, g.Rank+h.Rank
	g.Hits, g.Wounds = g.Hits+h.Hits, g.Wounds+h.Wounds
	if h.CritFrom != 0 && (g.CritFrom == 0 || h.CritFrom < g.CritFrom) {
		g.CritFrom = h.CritFrom
	}
	g.Blocks = g.Blocks + h.Blocks
	g.Set, g.SureFrom, g.DoubleFrom = cmp.Or(h.Set, g.Set), cmp.Or(h.SureFrom, g.SureFrom), cmp.Or(h.DoubleFrom, g.DoubleFrom)
	g.PerHit, g.PerWound = cmp.Or(h.PerHit, g.PerHit), cmp.Or(h.PerWound, g.PerWound)
	g.Keywords, g.Is = g.Keywords|h.Keywords, g.Is|h.Is
	return g
}

// A Fight is an attack being resolved.
type Fight struct {
	By, On    UnitID
	Weapon    uint8
	Ranged    bool
	Charge    bool       // part of a Charge
	Bonus     bool       // with its Charge Bonus
	Shifted   bool       // the shooter has shifted
	Cover     bool       // the target is in cover
	Fortified bool       // the charge crossed fortified terrain
	Arc       plane.Side // of the defender
	Attack    Roll
	Defence   Roll
	Grant     Grant // of cards and abilities, for both sides
	Own       Grant // what its abilities add once its dice are rolled
	Hits      uint8 // that allow a save
	Sure      uint8 // that allow none
	Auto      uint8 // automatic hits
	Blocked   uint8 // hits blocked by dice
	Spared    uint8 // Wounds that an effect has blocked
	Wounds    uint8 // that the defender has suffered from the attack
	Deals     uint8 // Wounds of abilities of the attack, to be dealt with the others
	Ranks     uint8 // of the defender when it began
	Lost      uint8 // ranks of the defender
	Panic     Outcome
	Killed    bool    // the defender fell to the attack or its Panic Test
	Friends   UnitSet // that were engaged with the defender when it was declared
	Alone     UnitSet // of those, who were engaged with it only
	Swift     bool    // an effect has taken the place of the surge
}

// An Outcome is how a test ended.
type Outcome uint8

const (
	Untested Outcome = iota
	PassedUnrolled
	Passed
	Failed
	outcomes
)

// A Test is a Morale or Panic Test.
type Test struct {
	Unit    UnitID
	Panic   bool
	By      game.Seat // who has caused it; NoSeat is nobody
	Mod     int8
	Dice    Roll
	Keep    Keep
	D3      uint8
	Rolled3 game.SeatSet // who has had the D3 rolled again
	Extra   uint8        // Wounds more on a failure
	Most    uint8        // Wounds at most, if not 0
	Sum     uint8        // of the dice that count, modified
	Need    uint8
	Lent    uint8   // the Morale of another that may be used
	Set     Outcome // what effects have made of it
	Of      uint8   // the attack that it belongs to, from 1
	Work    uint8   // the effect that waits for it, from 1
	Lost    uint8   // models that the failed test has cost
	Ranks   uint8   // and ranks
}

// Keep is which of more than two dice of a test count.
type Keep uint8

const (
	KeepBoth Keep = iota
	KeepHigh
	KeepLow
	keeps
)

// An Ask is a choice that an effect leaves to somebody: what may be chosen.
type Ask struct {
	Units   UnitSet
	NCUs    uint32 // a bit each
	Options uint16 // a bit each
	Least   uint8  // of a number
	Most    uint8
	May     bool // it may be left
}

// A Rerolling is dice that are about to be rolled again.
type Rerolling struct {
	On    bool
	Seat  game.Seat
	Faces [7]uint8
}

// A Compelled unit must do something with its next action, if it can.
type Compelled struct {
	Unit UnitID
	May  Allowed
	Only UnitID
	Die  uint8
}

// A Later is what an effect still does when an attack, an action or an activation is over.
type Later struct {
	Work   Work
	Moment Moment // that the effect has answered
	Until  effect.Span
	Fight  uint8
}
