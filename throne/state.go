package throne

import (
	"math/bits"

	"gonfalon/game"
)

// A House is a seat: seat 0 is Baratheon, then Lannister, Stark, Tyrell, Greyjoy.
// With fewer players the last ones are absent.
type House = game.Seat

const (
	Baratheon House = iota
	Lannister
	Stark
	Tyrell
	Greyjoy
	MaxHouses = 5
)

// NoHouse is nobody.
const NoHouse = game.NoSeat

// An Area is a place on the board, numbered from 1 in the order of the data.
type Area uint8

// NoArea is no place.
const NoArea Area = 0

// MaxAreas bounds Area.
const MaxAreas = 46

// An AreaSet is a set of areas.
type AreaSet uint64

func (set AreaSet) Has(a Area) bool     { return set>>a&1 == 1 }
func (set AreaSet) With(a Area) AreaSet { return set | 1<<a }

// Next returns the lowest area of the set and the others, for loops:
// for rest := set; rest != 0; { a, rest = rest.Next() … }.
func (set AreaSet) Next() (Area, AreaSet) {
	return Area(bits.TrailingZeros64(uint64(set))), set & (set - 1)
}

func (set AreaSet) Len() int { return bits.OnesCount64(uint64(set)) }

// A Unit is a type of unit.
type Unit uint8

const (
	Footman Unit = iota
	Knight
	Ship
	unitTypes
)

// A Force counts units of each type.
type Force [unitTypes]uint8

// Len returns the number of units; a Knight is one unit.
func (f Force) Len() int { return int(f[Footman]) + int(f[Knight]) + int(f[Ship]) }

func (f Force) plus(g Force) Force {
	return Force{f[0] + g[0], f[1] + g[1], f[2] + g[2]}
}

func (f Force) minus(g Force) Force {
	return Force{f[0] - g[0], f[1] - g[1], f[2] - g[2]}
}

// has tells whether g can be taken from f.
func (f Force) has(g Force) bool { return f[0] >= g[0] && f[1] >= g[1] && f[2] >= g[2] }

// types returns how many types of unit there are in the force.
func (f Force) types() int {
	n := 0
	for _, c := range f {
		if c > 0 {
			n++
		}
	}
	return n
}

// An Order is an order token.
type Order uint8

const (
	NoOrder Order = iota
	MarchMinus
	March
	MarchPlus // special
	Defense
	DefensePlus // special, +2
	Raid
	RaidPlus // special
	Support
	SupportPlus // special
	Consolidate
	ConsolidatePlus // special
	FaceDown        // in a view: another House's order, not yet revealed
	orders          = FaceDown
)

// An OrderType is what an order tells units to do.
type OrderType uint8

const (
	noType OrderType = iota
	marchType
	defenseType
	raidType
	supportType
	consolidateType
)

// tokens tells of each order its type, its number in battle, how many tokens a House
// has of it, and whether it is special (marked with a star).
var tokens = [orders + 1]struct {
	kind    OrderType
	bonus   int8
	count   uint8
	special bool
}{
	MarchMinus:      {marchType, -1, 1, false},
	March:           {marchType, 0, 1, false},
	MarchPlus:       {marchType, 1, 1, true},
	Defense:         {defenseType, 1, 2, false},
	DefensePlus:     {defenseType, 2, 1, true},
	Raid:            {raidType, 0, 2, false},
	RaidPlus:        {raidType, 0, 1, true},
	Support:         {supportType, 0, 2, false},
	SupportPlus:     {supportType, 1, 1, true},
	Consolidate:     {consolidateType, 0, 2, false},
	ConsolidatePlus: {consolidateType, 0, 1, true},
}

func (o Order) is(t OrderType) bool { return tokens[o].kind == t }

// A Track is an Influence track.
type Track uint8

const (
	IronThrone Track = iota
	Fiefdoms
	KingsCourt
	tracks
)

// A Card is a House card, numbered from 1 in the order of the data.
type Card uint8

const (
	NoCard     Card = 0
	HiddenCard Card = 255 // in a view: a card chosen for the battle, not yet revealed
	// HandSize is how many cards a House has.
	HandSize = 7
	maxCards = MaxHouses*HandSize + 1
)

// A CardSet is a set of the seven cards of one House.
type CardSet uint8

const allCards CardSet = 1<<HandSize - 1

// A WesterosCard is a kind of Westeros card.
type WesterosCard uint8

const (
	noWesteros WesterosCard = iota
	SupplyCard
	MusteringCard
	LastDaysOfSummer
	WinterIsComing
	ClashOfKings
	GameOfThrones
	WildlingsAttack
	SeaOfStorms
	FeastForCrows
	RainsOfAutumn
	StormOfSwords
	westerosCards
)

const (
	decks    = 3
	deckSize = 10
)

// A Deck is a Westeros deck. Of the Fresh cards nobody knows the order, so there is
// none: one is drawn from them at random. Used cards lie beneath them, in the order
// in which they were put there.
type Deck struct {
	Fresh [westerosCards]uint8
	Used  [deckSize]WesterosCard
}

// A Place is what stands in an area. All units there are of one House; attackers wait
// in the Battle.
type Place struct {
	House   House // whose units
	Units   Force
	Routed  Force
	Order   Order
	Token   House // whose Power token establishes control
	Neutral uint8 // strength of the neutral force
}

// A Holding is what a House has beside the board.
type Holding struct {
	Power   int8 // available; unknown in a view while others bid
	Supply  uint8
	Hand    CardSet
	Discard CardSet
	Bid     int8
	Ready   bool // has closed his orders
}

const (
	unknown int8 = -1 // of Power
	noBid   int8 = -1
	hidBid  int8 = -2 // in a view: has bid, nobody knows what
)

// A Side is a side of a battle.
type Side uint8

const (
	Attack Side = iota
	Defend
	Neither
)

func (s Side) other() Side { return 1 - s }

// A Battle holds what is particular to the battle being fought.
type Battle struct {
	Area    Area // NoArea: there is no battle
	From    Area
	Fighter [2]House // by Side
	Order   Order    // the attacker's March, which follows his units
	Units   Force    // of the attacker
	Support [2]AreaSet
	Asked   AreaSet // whose support has been settled
	Card    [2]Card
	Blade   [2]bool
	Winner  Side
	Losses  uint8 // units that the loser still has to remove
	To      Area  // where the loser goes
}

// Options are the rulings that players choose before the match; docs/throne.md tells
// of each.
type Options struct {
	Ships          uint8 // a House's
	HomeRetreat    bool  // an enemy's empty home area may take retreats
	AllShips       bool  // Salladhor Saan silences all supporting Ships
	AttackersStand bool  // beaten attackers are not routed
}

// A State is the whole state of a match.
type State struct {
	Board   *Board
	Stack   game.Stack
	Waits   game.Decision
	Options Options
	Houses  uint8 // in play
	Turn    uint8

	Places   [MaxAreas]Place
	Holdings [MaxHouses]Holding
	Track    [tracks][MaxHouses]House // from the first position; NoHouse is empty
	Marker   [tracks]House            // who holds Iron Throne, Blade and Raven

	Wildlings uint8 // space of the track
	Decks     [decks]Deck
	Revealed  [decks]WesterosCard // of this turn

	BladeUsed bool
	Battle    Battle
	Marching  Action          // a March that waits for support against a neutral force
	Short     AreaSet         // neutral forces that such a March has found too strong
	Spent     [MaxAreas]uint8 // mustering points of the present House
	Cut       [MaxAreas]uint8 // units it has removed to fit its Supply
	Owed      uint8           // points that the Wildlings still take from it
	Winners   game.SeatSet
}
