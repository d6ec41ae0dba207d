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
	Kind    ActionKind     `json:"kind"`
	May     Allowed        `json:"may"`  // which actions it may be, until it is chosen
	Free    bool           `json:"free"` // given by an effect: it is not the unit's activation
	Unit    UnitID         `json:"unit"`
	Target  UnitID         `json:"target"`
	Only    UnitID         `json:"only"` // no other may be charged or attacked
	Arc     plane.Side     `json:"arc"`  // of the target, in which the charger stood
	Weapon  uint8          `json:"weapon"`
	Die     uint8          `json:"die"`     // kept, of a Charge or Retreat
	Second  uint8          `json:"second"`  // the other, of two
	Extra   int8           `json:"extra"`   // inches more, or fewer
	Speed   int8           `json:"speed"`   // that counts instead, if not 0
	Rerolls uint8          `json:"rerolls"` // by whom the die has been rolled again: a bit each seat
	Is      DeedIs         `json:"is"`
	Met     field.Pieces   `json:"met"` // pieces of terrain that it was inside of or has crossed: a bit each
	Others  UnitSet        `json:"others"`
	Dash    field.Dash     `json:"dash"` // the advance of a Charge
	Move    field.Move     `json:"move"`
	N       uint8          `json:"n"`       // the piece to be razed
	Of      uint8          `json:"of"`      // the effect that it is part of, from 1
	Grant   Grant          `json:"grant"`   // what whoever gave it adds to its attack
	Ignores field.Keywords `json:"ignores"` // of terrain that do not concern it
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
	Hit        int8     `json:"hit"`
	Dice       int8     `json:"dice"`
	Save       int8     `json:"save"`  // of the defender
	Panic      int8     `json:"panic"` // likewise
	Rank       int8     `json:"rank"`  // counts as so many ranks more
	Hits       uint8    `json:"hits"`
	Wounds     uint8    `json:"wounds"`
	Blocks     uint8    `json:"blocks"`      // hits blocked without dice
	Set        uint8    `json:"set"`         // the number of dice, whatever the ranks
	SureFrom   uint8    `json:"sure_from"`   // hits of such faces allow no save
	DoubleFrom uint8    `json:"double_from"` // saves of such faces block two
	PerHit     uint8    `json:"per_hit"`     // hits for each success
	PerWound   uint8    `json:"per_wound"`   // hits for a Wound
	CritFrom   uint8    `json:"crit_from"`   // Critical Blow from this face on, if not 0
	Keywords   Keywords `json:"keywords"`
	Is         GrantIs  `json:"is"`
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
	By        UnitID     `json:"by"`
	On        UnitID     `json:"on"`
	Weapon    uint8      `json:"weapon"`
	Ranged    bool       `json:"ranged"`
	Charge    bool       `json:"charge"`    // part of a Charge
	Bonus     bool       `json:"bonus"`     // with its Charge Bonus
	Shifted   bool       `json:"shifted"`   // the shooter has shifted
	Cover     bool       `json:"cover"`     // the target is in cover
	Fortified bool       `json:"fortified"` // the charge crossed fortified terrain
	Arc       plane.Side `json:"arc"`       // of the defender
	Attack    Roll       `json:"attack"`
	Defence   Roll       `json:"defence"`
	Grant     Grant      `json:"grant"`   // of cards and abilities, for both sides
	Own       Grant      `json:"own"`     // what its abilities add once its dice are rolled
	Hits      uint8      `json:"hits"`    // that allow a save
	Sure      uint8      `json:"sure"`    // that allow none
	Auto      uint8      `json:"auto"`    // automatic hits
	Blocked   uint8      `json:"blocked"` // hits blocked by dice
	Spared    uint8      `json:"spared"`  // Wounds that an effect has blocked
	Wounds    uint8      `json:"wounds"`  // that the defender has suffered from the attack
	Deals     uint8      `json:"deals"`   // Wounds of abilities of the attack, to be dealt with the others
	Ranks     uint8      `json:"ranks"`   // of the defender when it began
	Lost      uint8      `json:"lost"`    // ranks of the defender
	Panic     Outcome    `json:"panic"`
	Killed    bool       `json:"killed"`  // the defender fell to the attack or its Panic Test
	Friends   UnitSet    `json:"friends"` // that were engaged with the defender when it was declared
	Alone     UnitSet    `json:"alone"`   // of those, who were engaged with it only
	Swift     bool       `json:"swift"`   // an effect has taken the place of the surge
}

// An Outcome is how a test ended.
type Outcome uint8

const (
	Untested Outcome = iota
	Passed
	Failed
	outcomes
)

// A Test is a Morale or Panic Test.
type Test struct {
	Unit    UnitID       `json:"unit"`
	Panic   bool         `json:"panic"`
	By      game.Seat    `json:"by"` // who has caused it; NoSeat is nobody
	Mod     int8         `json:"mod"`
	Dice    Roll         `json:"dice"`
	Keep    Keep         `json:"keep"`
	D3      uint8        `json:"d3"`
	Rolled3 game.SeatSet `json:"rolled3"` // who has had the D3 rolled again
	Extra   uint8        `json:"extra"`   // Wounds more on a failure
	Most    uint8        `json:"most"`    // Wounds at most, if not 0
	Sum     uint8        `json:"sum"`     // of the dice that count, modified
	Need    uint8        `json:"need"`
	Lent    uint8        `json:"lent"`  // the Morale of another that may be used
	Set     Outcome      `json:"set"`   // what effects have made of it
	Of      uint8        `json:"of"`    // the attack that it belongs to, from 1
	Work    uint8        `json:"work"`  // the effect that waits for it, from 1
	Lost    uint8        `json:"lost"`  // models that the failed test has cost
	Ranks   uint8        `json:"ranks"` // and ranks
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
	Units   UnitSet `json:"units"`
	NCUs    uint32  `json:"nc_us"`   // a bit each
	Options uint16  `json:"options"` // a bit each
	Least   uint8   `json:"least"`   // of a number
	Most    uint8   `json:"most"`
	May     bool    `json:"may"` // it may be left
}

// A Rerolling is dice that are about to be rolled again.
type Rerolling struct {
	On    bool      `json:"on"`
	Seat  game.Seat `json:"seat"`
	Faces [7]uint8  `json:"faces"`
}

// A Compelled unit must do something with its next action, if it can.
type Compelled struct {
	Unit UnitID  `json:"unit"`
	May  Allowed `json:"may"`
	Only UnitID  `json:"only"`
	Die  uint8   `json:"die"`
}

// A Later is what an effect still does when an attack, an action or an activation is over.
type Later struct {
	Work   Work        `json:"work"`
	Moment Moment      `json:"moment"` // that the effect has answered
	Until  effect.Span `json:"until"`
	Fight  uint8       `json:"fight"`
}
