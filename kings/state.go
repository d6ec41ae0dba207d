package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/kings/army"
	"gonfalon/kings/layout"
)

// The seats: blue is seat 0, red seat 1.
const (
	Blue game.Seat = iota
	Red
	seats = 2
)

// enemyOf returns the other seat.
func enemyOf(seat game.Seat) game.Seat { return 1 - seat }

const (
	// MaxUnits is how many units both armies may have together.
	MaxUnits = 2 * army.MaxSide
	// MaxTokens is how many objective markers or loot tokens a scenario may have.
	MaxTokens = 8
	// MaxCharge is how many units may charge one target together: more would have to stand
	// shoulder to shoulder on the smallest bases.
	MaxCharge = 7
)

// A UnitNo is the number of a unit in play, counted from 1 over both armies, those of
// blue first; each army in the order of its ids. 0 is no unit.
type UnitNo uint8

// NoUnit is no unit.
const NoUnit UnitNo = 0

// A Condition is how a unit is.
type Condition uint8

const (
	Reserve Condition = iota // not yet deployed
	Steady
	Disordered
	Wavering // and Disordered as well
	Routed   // gone from the table
	conditions
)

// An Order is what a unit has been told to do in the Movement phase of this turn.
type Order uint8

const (
	NoOrder Order = iota
	Halt
	ChangeFacing
	Advance
	Back
	Sidestep
	AtTheDouble
	Charge
	CounterCharge
	orders
)

// Deeds are what a unit has done or suffered. They are forgotten when its owner's next
// turn begins, unless it is said otherwise.
type Deeds uint16

const (
	Pivoted  Deeds = 1 << iota // an Individual has used the free pivot of this phase
	Shot                       // has made a ranged attack
	Charging                   // has charged its Target and will fight it
	Hindered                   // by terrain in that charge
	Hurt                       // wounded in this phase or combat; its Nerve is tested at the end
	Chanted                    // Bane Chant, until the end of the turn
	Warned                     // has made or declined its Vanguard move
	Blessed                    // by the Altar of the Elements: a Rout is rolled again
	Blinded                    // by the Solar Staff: no charges, until the end of its next turn
	Scalded                    // by a Crystal Pendant: no regrouping ahead
	Upset                      // Disordered in its own turn, of which the end does not count
	deeds    = 11
)

// A Fighter is a unit in play: all of it that changes. What does not change is its
// [Profile], in [Armies].
type Fighter struct {
	Pose      plane.Pose
	Wounds    uint16
	Used      uint16 // things that may be used once a game, see used.go
	Did       Deeds
	Condition Condition
	Order     Order      // of this turn
	Target    UnitNo     // whom it charged in its own latest turn
	Face      plane.Side // the side of the Target that it charged
	Fired     uint8      // its latest ranged attack of this turn, see used.go
}

// A Token is an objective marker or a loot token of the scenario.
type Token struct {
	At      plane.Point
	Carrier UnitNo // who carries it; then At is where it was picked up
}

// Choices are the rulings that players choose before the match; docs/kings.md tells of
// each.
type Choices struct {
	Turns  uint8 // each player's
	Extra  bool  // on 4+ there is one more
	Timed  bool  // the game ends sooner when time is called
	Hidden bool  // artefacts need not be declared
}

// A SetUp holds what is particular to the preparation of the game.
type SetUp struct {
	Chooser game.Seat // who has won the roll-off
	Terrain Layers    // by whom terrain is yet to be laid
	Content uint8     // how many players in a row want no more terrain
	Placed  uint8     // how many pieces or tokens have been placed
	ToPlace uint8     // how many there may be
}

// Layers are those who lay the terrain.
type Layers uint8

const (
	LaidOut   Layers = iota // nobody: it lies there
	ByDice                  // the generator
	ByPlayers               // the players in turn
	layers
)

// A State is the whole state of a match.
type State struct {
	Armies  *Armies
	Stack   game.Stack
	Waits   game.Decision
	Choices Choices

	Scenario Scenario
	Width    int32     // of the table, along x
	Depth    int32     // of the table, along y
	Near     game.Seat // whose long edge is y = 0; the other's is y = Depth
	First    game.Seat // who takes turn 1
	Turn     uint8     // each player's turn has its own number, from 1; 0 before
	Last     uint8     // the last turn
	Pieces   uint8
	Tokens   uint8

	Terrain [layout.MaxPieces]layout.Piece
	Token   [MaxTokens]Token
	Units   [MaxUnits + 1]Fighter

	SetUp  SetUp
	Score  [seats]int32 // at the end
	Winner game.Seat    // at the end; NoSeat is a draw
}
