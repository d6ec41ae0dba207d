package song

import (
	"math/bits"

	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/song/effect"
	"gonfalon/song/field"
)

const (
	// MaxSeats is how many players there can be: a table has four corners.
	MaxSeats = 4
	// MaxUnits is how many Combat Units all armies may have together.
	MaxUnits = 48
	// MaxNCUs is how many Non-Combat Units all armies may have together.
	MaxNCUs = 24
	// MaxAttached is how many Attachments all armies may have together.
	MaxAttached = 32
	// DeckKinds is how many different Tactics cards a deck has, each twice.
	DeckKinds = 10
	// MaxObjectives is how many Objective tokens a table may have.
	MaxObjectives = 5

	maxFights  = 4  // attacks that interrupt each other
	maxDeeds   = 6  // actions that interrupt each other
	maxTests   = 4  // tests likewise
	maxHurts   = 6  // Wounds likewise
	maxMoments = 8  // moments likewise
	maxWorks   = 8  // effects likewise
	maxLater   = 6  // effects that wait for an end
	maxLasting = 64 // effects that last
)

// A UnitID is a Combat Unit in play, counted from 1 over all seats, in the order of the seats.
// 0 is none.
type UnitID uint8

// NoUnit is no unit.
const NoUnit UnitID = 0

// A UnitSet is a set of units.
type UnitSet uint64

func (set UnitSet) has(u UnitID) bool        { return set>>u&1 == 1 }
func (set UnitSet) with(u UnitID) UnitSet    { return set | 1<<u }
func (set UnitSet) without(u UnitID) UnitSet { return set &^ (1 << u) }
func (set UnitSet) Len() int                 { return bits.OnesCount64(uint64(set)) }

// next returns the lowest unit of the set and the others, for loops:
// for rest := set; rest != 0; { u, rest = rest.next() … }.
func (set UnitSet) next() (UnitID, UnitSet) {
	return UnitID(bits.TrailingZeros64(uint64(set))), set & (set - 1)
}

// first returns the lowest unit of the set, or NoUnit.
func (set UnitSet) first() UnitID {
	if set == 0 {
		return NoUnit
	}
	return UnitID(bits.TrailingZeros64(uint64(set)))
}

// An NCUID is a Non-Combat Unit in play, counted like units.
type NCUID uint8

// An AttachID is an Attachment in play, counted like units.
type AttachID uint8

// A Fate is what has become of a unit.
type Fate uint8

const (
	noUnit    Fate = iota
	InReserve      // or still to be deployed
	OnTable
	Falling // has lost its last model; its tray is still there
	Destroyed
	Away // a beast that nobody has sent, or whose Skinchanger is gone
	fates
)

// Condition tokens.
type Tokens uint8

const (
	Panicked Tokens = 1 << iota
	Vulnerable
	Weakened
	conditions = 3
)

// Marks are what holds of a unit for a while.
type Marks uint16

const (
	markBegan    Marks = 1 << iota // began this turn engaged
	markStruck                     // has been attacked this turn
	markLoosed                     // has made a Ranged Attack this round
	markReturned                   // was destroyed this round after it had been activated
	markClaimed                    // keeps the claim on the Objective that it covers
	markNoPoints                   // its destruction has been scored before
	markLeftOut                    // had no room at deployment
	markMarked                     // is a Marked Unit
	markKept                       // an ability keeps it off the table
	marks        = 9
)

// A Unit is a Combat Unit in play: all of it that changes.
type Unit struct {
	Wounds    uint8 // suffered and not healed
	Fate      Fate
	Tokens    Tokens
	Activated uint8       // Activation tokens
	Attached  [3]AttachID // from the left corner of the front rank
	Influence [2]NCUID    // a friendly one, an enemy one
	Used      uint16      // its own Orders, a bit each, this round
	Spent     uint16      // its own abilities that work once a game
	Faith     uint8       // tokens of abilities that gather some
	Next      UnitID      // who is activated as soon as its activation is over
	Marks     Marks
	Points    uint8 // Victory Point tokens on it
}

// An Attachment in play.
type Attachment struct {
	On     UnitID // NoUnit if it is destroyed
	Used   uint8  // its Orders, this round
	Spent  uint8
	Beast  uint8  // which of its beasts a Skinchanger has sent, from 1
	Marked UnitID // the enemy that the beast is set upon
}

// An NCU is a Non-Combat Unit in play.
type NCU struct {
	Activated bool
	Zone      Zone   // where it stands; noZone beside the board
	On        UnitID // whom it influences
	Left      uint8  // Order tokens that it still has
	Spent     bool   // its ability that works once a game
	Gone      bool   // killed
	Mute      bool   // has lost its abilities until the end of the round
}

// A Zone is a zone of the Tactics Board.
type Zone uint8

const (
	noZone Zone = iota
	Crown
	Wealth
	Tactics
	Combat
	Manoeuvring
	Undying
	zones
)

// A Pile is Tactics cards by kind.
type Pile [DeckKinds]uint8

// Len returns how many cards there are.
func (p *Pile) Len() int {
	n := 0
	for _, c := range p {
		n += int(c)
	}
	return n
}

// A Post is what a player has beside the table.
type Post struct {
	Deck     Pile // for others with the hand: nobody knows their order
	Hand     Pile
	Discard  Pile
	Exiled   Pile
	Attached Pile  // lying with units
	Played   Pile  // being carried out
	Cards    uint8 // in hand; everybody may count them
	Points   uint8 // Victory Points of the side
	Edge     Edge
	Out      bool // eliminated
	Discards Pile // chosen for Upkeep, still hidden
	Ready    bool // has chosen what all choose at once
	Hidden   bool // in a view: nobody sees what

	Siege    uint8  // siege cards in hand, a bit each
	Sieged   uint8  // those that have been played
	Missions uint32 // Secret Missions in hand, a bit each
	Secrets  uint8  // how many; everybody may count them
	Chosen   uint8  // the mission of the round, from 1
	Kept     uint8  // one that stays in play
	Shown    uint8  // which of the two have been revealed
	Named    Naming // with the chosen one
	Veiled   bool   // in a view: missions and siege cards are not shown
}

// An Edge is a table edge, or in free-for-all a corner: that and the edge to its left.
type Edge uint8

const (
	noEdge Edge = iota
	South
	East
	North
	West
	edges
)

// A Lasting effect: rules that a unit, or the units of seats, have for a while.
type Lasting struct {
	Grant  uint16       `json:"grant"` // which of the effects' grants
	On     UnitID       `json:"on"`    // or NoUnit:
	NCU    NCUID        `json:"ncu"`   // or 0:
	For    game.SeatSet `json:"for"`
	By     game.Seat    `json:"by"`
	Card   uint8        `json:"card"` // the kind of the Tactics card that lies there, from 1
	Until  effect.Span  `json:"until"`
	Origin UnitID       `json:"origin"` // whose ability granted it
	Depth  uint8        `json:"depth"`  // of the attack, test or action at whose end it is over
	N      int8         `json:"n"`      // how much, where it was counted
}

// An Objective token.
type Objective struct {
	At      plane.Point
	Card    uint8  // the Objective card beside it, from 1
	Carrier UnitID // who has taken it up, in modes in which it is carried
	Claimed UnitID // whose tray has covered it, in the others
	Pile    uint8  // the Corpse Pile that it belongs to, from 1
	Mute    NCUID  // who has lost its abilities to it
	Holder  UnitID // who controlled it at the end of the last round
	Held    uint8  // and of how many rounds on end
}

// A SetUp holds what is particular to the preparation of the game.
type SetUp struct {
	Chooser  game.Seat             `json:"chooser"`  // who has won the roll-off
	Defender game.Seat             `json:"defender"` // of a siege
	ToRoll   uint8                 `json:"to_roll"`  // pieces of terrain whose kind is still to be rolled
	Roller   game.Seat             `json:"roller"`
	Pool     [maxKinds]uint8       `json:"pool"`      // pieces that were rolled, by kind
	ToPlace  uint8                 `json:"to_place"`  // pieces still to be laid
	Passed   uint8                 `json:"passed"`    // how many in a row had no place
	Marked   [MaxSeats]uint8       `json:"marked"`    // how many enemies each has marked
	Rested   game.SeatSet          `json:"rested"`    // who has passed and need do nothing more this round
	Replaced bool                  `json:"replaced"`  // the effect of the zone that is being claimed
	NoAction bool                  `json:"no_action"` // the activation that has begun has no action
	Skipped  bool                  `json:"skipped"`   // nobody is activated this turn
	TokenOff bool                  `json:"token_off"` // the token that is due is not placed
	SpendAs  Tokens                `json:"spend_as"`  // what tokens may be spent in the place of others in this step,
	SpendBy  game.Seat             `json:"spend_by"`  // by whom
	Again    Rerolling             `json:"again"`     // dice that are about to be rolled again
	Must     Compelled             `json:"must"`      // what a unit must do next
	NextUnit UnitID                `json:"next_unit"` // who is activated as soon as this activation is over
	MustUnit UnitID                `json:"must_unit"` // who must be activated this turn
	NotUnit  UnitID                `json:"not_unit"`  // who may not be activated now
	Scored   [MaxObjectives]UnitID `json:"scored"`    // who has scored each, until its effect is resolved
}

// Choices are what players agree on before the match; docs/song.md tells of each.
type Choices struct {
	Mode      Mode
	Points    uint8 // the size of the game
	Teams     bool
	Surpass   bool // at the threshold the higher total wins
	LayFirst  bool // terrain before Objectives
	Terrain   Terrain
	Unlimited bool  // several boxes of terrain
	Pieces    uint8 // of terrain, if it is chosen
	Long      bool  // a table half as wide again
}

// A State is the whole state of a match.
type State struct {
	Muster  *Muster
	Stack   game.Stack
	Waits   game.Decision
	Choices Choices
	Field   field.Field // trays have the numbers of their units

	Round   uint8
	First   game.Seat
	Active  game.Seat // whose turn it is
	Over    bool
	Winners game.SeatSet

	Posts    [MaxSeats]Post
	Units    [MaxUnits + 1]Unit
	Attached [MaxAttached + 1]Attachment
	NCUs     [MaxNCUs + 1]NCU
	Zones    [zones]NCUID
	Contact  [MaxUnits + 1]UnitSet // what follows from the poses: who touches whom, foes only
	Tokens   [MaxObjectives]Objective
	Laid     uint8                  // Objective tokens on the table
	Ground   [field.MaxPieces]uint8 // the kind of each piece of terrain, from 1
	Affairs  Affairs

	Lasting [maxLasting]Lasting
	Lasts   uint8

	Deeds   [maxDeeds]Deed
	Doing   uint8
	Hurts   [maxHurts]Hurt
	Hurting uint8
	Fights  [maxFights]Fight
	Fought  uint8
	Tests   [maxTests]Test
	Tested  uint8
	Moments [maxMoments]Moment
	Passing uint8
	Works   [maxWorks]Work
	Working uint8
	Later   [maxLater]Later
	Latered uint8
	Ask     Ask

	Fallen UnitSet // destroyed this round
	SetUp  SetUp
}
