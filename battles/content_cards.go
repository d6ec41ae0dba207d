package battles

import "gonfalon/game"

// A CardInfo is a Command card.
type CardInfo struct {
	Naming
	House    House
	Person   string // whose portrait it bears; "" is a base card
	Commands [2]Command
	Tactic   Tactic
}

// A Command is a command box of a card.
type Command struct {
	Cost    uint8 // command symbols; 0 means that there is no such command
	Effects [2]Effect
	Words   game.Text
}

// A Tactic is a tactic box of a card.
type Tactic struct {
	When   When
	Tokens Tally // that must be in the order reserve, or
	Zone   MoraleZone
	Mine   bool // it is the own morale, which must be so or better; else the enemy's, or worse
	Effect Effect
	Words  game.Text
}

// When is the moment of a tactic.
type When uint8

const (
	never When = iota
	before
	after
	either
)

// An Op is what an effect does.
type Op uint8

const (
	noOp        Op = iota
	opOrder        // order units
	opRally        // rally units
	opKeyword      // gain a keyword
	opPursue       // Pursue X, and no less
	opLose         // lose a keyword
	opDice         // more attack dice
	opMove         // more hexes
	opDisengage    // take engagement tokens off
	opNoCounter    // no counter-attack
	opHits         // take hits
	opRetreat      // must retreat
	opMorale       // move the marker
	opHearten      // more morale for what is eliminated
	opFlank        // attack as flank attackers
	opExtraHit     // a hit more for each symbol
	opHamstring    // valour hits cavalry
	opReverse      // attack before moving
	opCapture      // lower capture value
	opAttacks      // number of attacks
	opFree         // any adjacent target while engaged
	opTake         // take an order token
	opDrop         // the opponent discards an order token
	opDraw         // draw cards
	opRuthless     // morale results cannot be ignored
	opShield       // limit on counter-attacks
	opStep         // move again
	opNoStop       // need not stop in some terrain
	opNoLimit      // no limit of dice by some terrain
	ops
)

// A Target is whom an effect concerns.
type Target uint8

const (
	noTarget      Target = iota
	theOrdered           // units ordered by this card
	leaderUnit           // the unit of the commander who plays the card
	chosenFriends        // picked among own units
	chosenEnemy          // picked among enemy units
	allEnemies           // every enemy unit that fits
)

// Where says what control an effect asks for.
type Where uint8

const (
	nearLeader Where = iota // in the zone of control when the effect is resolved
	inZone                  // in it when the card was played
	anywhere
)

// Fit is what a unit must be for an effect; a bit each.
type Fit uint16

const (
	fitEngaged Fit = 1 << iota
	fitUnengaged
	fitLeader       // the unit of the commander who plays the card
	fitLeaderOrNext // or a unit adjacent to it
	fitNextToFirst  // adjacent to the unit ordered first
	fitOrdered      // this turn
	fitNotOrdered   // this turn
	fitFightsFriend // an enemy engaged with a friendly unit
	fitAttacked     // an enemy that an ordered unit has attacked this turn
	fitNextToLeader // adjacent to the unit of the commander who plays the card
	fitHasCommander
	fitSameRank // as those picked before
	fitSameClass
	fitWithLeader // the commander's own unit must be among them
)

// Counts of an effect that are no numbers.
const (
	everyOne  int8 = -1 // all that fit
	anyNumber int8 = -2
)

// An Effect is what a box of a card does, in the words of the data.
type Effect struct {
	Op      Op
	Target  Target
	Where   Where
	Count   int8 // of units
	Value   int8 // how much
	Classes ClassSet
	Fit     Fit
	Keyword Keyword
	Face    Face
	Pays    uint8 // figures that each unit loses for it
	Lasts   bool  // until the player's next turn; else for this turn
}
