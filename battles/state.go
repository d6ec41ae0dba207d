package battles

import (
	"math/bits"

	"gonfalon/game"
	"gonfalon/geom/hex"
)

// A House is a side of the battle.
type House uint8

const (
	Stark House = iota
	Lannister
	NoHouse
	houses = NoHouse
)

func (h House) foe() House { return 1 - h }

// A Rank is the colour of a banner: what an order token must show and what an enemy's
// shield must show to hit.
type Rank uint8

const (
	Green Rank = iota
	Blue
	Red
	ranks
)

// A Face is a symbol of the battle die, and of an order token.
type Face uint8

const (
	GreenShield Face = iota
	BlueShield
	RedShield
	Valour
	Morale
	faces
	NoFace = faces
)

// shield is the face that hits a unit of a rank, and that orders it.
func (r Rank) shield() Face { return Face(r) }

// A Tally counts symbols: dice as they lie, or the tokens of an order reserve.
type Tally [faces]uint8

// Len returns how many there are.
func (t Tally) Len() int { return int(t[0]) + int(t[1]) + int(t[2]) + int(t[3]) + int(t[4]) }

// A Class is what a unit is by its traits.
type Class uint8

const (
	Infantry Class = iota
	Ranged
	Cavalry
	classes
)

// A ClassSet is a set of classes; the empty one stands for all.
type ClassSet uint8

func (set ClassSet) has(c Class) bool { return set == 0 || set>>c&1 == 1 }

// A UnitType is one of the unit reference cards, numbered from 1 in the order of the data.
type UnitType uint8

// A Commander is one of the Commander cards, numbered from 1 in the order of the data.
type Commander uint8

const (
	NoCommander Commander = 0
	// MaxCommanders bounds Commander: there are 14 cards.
	MaxCommanders = 15
)

// A Card is a Command card, numbered from 1 in the order of the data: 35 of Stark, then 35
// of Lannister.
type Card uint8

const NoCard Card = 0

// HouseCards is how many Command cards a House has.
const (
	HouseCards = 35
	maxCards   = 2*HouseCards + 1
)

// A CardSet is a set of the Command cards of one House.
type CardSet uint64

func (set CardSet) Len() int { return bits.OnesCount64(uint64(set)) }

// house tells whose a card is, bit its place in the sets of that House.
func (c Card) house() House { return House((c - 1) / HouseCards) }
func (c Card) bit() CardSet { return 1 << ((c - 1) % HouseCards) }

func (set CardSet) has(c Card) bool { return set&c.bit() != 0 }

// next returns the first card of a set of a House, and the others.
func (set CardSet) next(h House) (Card, CardSet) {
	return firstCard(h) + Card(bits.TrailingZeros64(uint64(set))), set & (set - 1)
}

func firstCard(h House) Card { return Card(h)*HouseCards + 1 }

// A UnitID is a unit of the match: those of Stark come first, those of Lannister from
// [HouseUnits] on.
type UnitID uint8

const (
	// MaxUnits is how many units there can be: the box has 36 banner poles, 18 of each House.
	MaxUnits          = 2 * HouseUnits
	HouseUnits        = 18
	NoUnit     UnitID = 255
)

// firstUnit is the first unit of a House.
func firstUnit(h House) UnitID { return UnitID(h) * HouseUnits }

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

// A Fate is what has become of a unit.
type Fate uint8

const (
	noUnit     Fate = iota
	InReserve       // still to be placed
	OnBoard         //
	Eliminated      // its banner bearer was removed
	Captured        // with its commander
	Exited          // has left the board as the battle plan allows
	fates
)

// Marks are what holds of a unit for a while: what it has done this turn, and what cards and
// abilities do to it.
type Marks uint64

const (
	markOrdered    Marks = 1 << iota // activated this turn
	markMoved                        // this turn
	markTooFar                       // farther than an option with an attack allows
	markDone                         // its activation is completed
	markAdvanced                     // this turn
	markPursued                      // this turn
	markAttacked                     // by a unit that was ordered this turn
	markCaptor                       // has captured a commander this turn
	markAdvance                      // has gained Advance
	markArmour                       // has gained Heavy Armour
	markScorch                       // has gained Scorched Earth
	markFlanker                      // attacks as a flank attacker
	markHamstring                    // its valour hits cavalry
	markSteady                       // is not Off-balance
	markFierce                       // each valour that it rolls is another hit
	markTerror                       // each morale that it rolls is a hit as well
	markPathfinder                   // need not stop in a forest
	markSure                         // ignores the dice limits of hills and forest
	markFree                         // may attack any adjacent enemy while engaged
	markElsewhere                    // its second attack must be on another unit
	markMuffled                      // the morale results of its next attack are ignored
	markShielded                     // counter-attacks against it have two dice at most
	markHeartening                   // what it eliminates raises morale by one more
	markRuthless                     // morale results of its attacks cannot be ignored
	markNoCounter                    // may not counter-attack
	markNoStalwart                   // is not Stalwart
	markWeakened                     // the capture value of its commander is 1 lower
	markLetLoose                     // has a War Dogs attack besides: Grey Wind
	markSlip                         // may take off its engagement token before it moves
	markLoosed                       // Grey Wind has run this turn
	markTwice                        // its two attacks follow each other
	markRallied                      // by a command of this card
	markTriumph                      // has eliminated an enemy this turn
	markStalwart                     // is Stalwart until its owner's next turn

	// lasting marks stay when the turn is over.
	lasting = markStalwart
)

// A Unit is a group of figures in one hex.
type Unit struct {
	Type      UnitType
	Rank      Rank
	House     House
	Fate      Fate
	Hex       hex.Hex // hex.None if it is not on the board
	Figures   uint8
	Commander Commander // its banner bearer, if that is one
	Spent     bool
	Torches   bool   // the battle plan lets it scorch the earth
	Foe       UnitID // with whom it is engaged
	Token     House  // whose engagement token lies between them
	Attacks   uint8  // that it still has this turn
	Last      UnitID // whom it attacked last this turn
	Dice      int8   // more or fewer, this turn
	Charge    int8   // more dice in its next attack
	Moves     int8   // more hexes, this turn
	Pursues   uint8  // Pursue X this turn, if cards say so
	Marks     Marks
}

// A Tile is what a hex is like.
type Tile struct {
	Ground     Terrain
	Token      Token
	Fire       uint8 // its level
	Devastated bool
}

// A Chart says of all hexes what follows from their tiles, so that movement and sight need
// not look at them one by one.
type Chart struct {
	Shut      hex.Set // impassable
	Blocks    hex.Set // line of sight
	Stops     hex.Set // forest and buildings end a move
	Forest    hex.Set
	Hills     hex.Set
	Buildings hex.Set
	Road      hex.Set // and what counts as road
	Bridges   hex.Set
	Fords     hex.Set
	River     hex.Set // what War Dogs do not see across
	Burning   hex.Set
}

// A Post is what a House has beside the board.
type Post struct {
	Deck    CardSet // for the other side, with the hand: nobody knows their order
	Hand    CardSet
	Cards   uint8 // in hand; everybody may count them
	Discard CardSet
	Orders  Tally // the order reserve
	Command uint8 // command tokens on the command board
	Passed  bool
	Points  int16 // victory points scored so far
	Keep    Keep
	Picks   [2]Commander    // of a skirmish
	Ready   bool            // has chosen what both choose at once
	Hidden  bool            // in a view: nobody sees what
	Pieces  [terrains]uint8 // of terrain that it has still to place
}

// Keep is what a House keeps of its hand and its order reserve when a round ends.
type Keep struct {
	Card  Card
	Token Face
}

// A Leader is what lies on a Commander card.
type Leader struct {
	Tokens    uint8
	Committed bool
	Thrifty   bool // has had its cheaper card this round
}

// A Secret is a strategy token, face down until it is revealed.
type Secret struct {
	Hex   hex.Hex
	Side  Location // as it lies
	Truth Location // what it hides; FaceDown if the reader does not know
}

// A Location is what a strategy token shows.
type Location uint8

const (
	FaceDown Location = iota
	Strategic
	Decoy
	Lost // it was discarded unseen
)

const (
	maxObjectives = 8
	maxSecrets    = 5
)

// A Turn is what the player whose turn it is does.
type Turn struct {
	House    House
	Card     Card
	Leader   Commander // on whom the card is played
	Zone     hex.Set   // his zone of control when it was played
	Paid     uint8     // the commands that were paid for, a bit each
	Executed uint8     // those that were carried out
	Tactic   bool      // was used
	Reversed bool      // attacks come before moves
	Extra    Grant     // of one infantry unit more to be ordered
	Command  uint8     // being carried out, or tactic
	Effect   uint8     // of it
	Picks    UnitSet   // for that effect
	First    UnitID    // ordered first
	Unit     UnitID    // acts now
	Target   UnitID    // of its attack
	Goal     hex.Hex   // what it sets on fire
	Only     UnitID    // no other may attack now: it pursues
}

// A Grant is what has become of something that was allowed besides.
type Grant uint8

const (
	ungranted Grant = iota
	granted
	used
)

// An AttackKind is how an attack came about.
type AttackKind uint8

const (
	noAttack    AttackKind = iota
	meleeAttack            // in the own turn
	rangedAttack
	dogsAttack    // War Dogs
	counterAttack // after a melee attack
	partingBlow   // at a unit that disengages
)

// An Attack is what is particular to the attack being resolved.
type Attack struct {
	Kind    AttackKind
	By, On  UnitID
	At      hex.Hex // where the target stood
	Flank   bool
	Rolled  Tally
	Ignores uint8 // hits that Cover and Endurance have still to take
	Sure    bool  // its result cannot be ignored
	Hits    uint8 // still to be taken
	Taken   uint8 // in this attack
	Others  uint8 // figures beside the commander when it began
	Flags   uint8 // morale results that still count
	Asked   bool  // whether the commander changes places
	Left    bool  // the target has left its hex
	Killed  bool  // or is no more
}

// A Rout is a retreat under way.
type Rout struct {
	Unit   UnitID
	Steps  uint8
	Attack bool // its hits belong to the attack
	Dir    hex.Dir
}

// Options are the rulings that players choose before the match; docs/battles.md tells of
// each.
type Options struct {
	Away bool // units retreat away from a melee attacker, as the official FAQ has it
}

// A State is the whole state of a match.
type State struct {
	Plan    *Plan
	Stack   game.Stack
	Waits   game.Decision
	Options Options
	Swapped bool // seat 0 plays Lannister

	Round    uint8
	First    House // the first player
	Momentum House // who has the token
	Morale   int8  // where the marker stands: n spaces toward the Stark end, or -n toward the other
	Winner   House

	Posts   [houses]Post
	Leaders [MaxCommanders]Leader
	Units   [MaxUnits]Unit
	Armies  [houses]UnitSet // on the board: what follows from Units, as Stands and At do
	Led     [houses]UnitSet // those of them that have a commander
	Stands  [houses]hex.Set
	At      [hex.MaxHexes]UnitID
	Tiles   [hex.MaxHexes]Tile
	Chart   Chart

	Laid    hex.Set // where pieces of terrain were laid
	Control [maxObjectives]House
	Secrets [maxSecrets]Secret
	Sealed  [Lost]uint8 // strategy tokens face down of which nobody knows where they are, by what they show

	Turn   Turn
	Attack Attack
	Rout   Rout
}
