package effect

// A Condition is one thing that must hold. Several of one statement must all hold; one that
// is marked Or may hold instead of the one before it.
type Condition struct {
	Predicate Predicate
	Not, Or   bool
	Role      Role // of whom it speaks
	// What it says of him; which of these counts depends on the predicate.
	Other   Role // another unit
	Side    Side // or any unit of a side, with the tag if there is one
	Tag     Tag
	State   State
	Token   Token
	Part    Part
	Zone    Zone
	Holding Holding
	Arcs    Arcs
	Actions Actions
	Means   Means
	Number  int8
	Compare Compare
	Left    Amount
	Right   Amount
}

// A Predicate is a kind of condition.
type Predicate uint8

const (
	NoPredicate  Predicate = iota
	IsRole                 // R is Q: the same unit, NCU or seat
	IsSide                 // R is friend
	IsTagged               // R is infantry
	IsState                // R is engaged
	WasState               // R was engaged: when the turn began; R was unengaged: when the charge was declared
	HasToken               // R has panicked, R has any
	HasPart                // R has attachment
	Within                 // R within 6 of Q, of friend crannogman, of wall: any part of the tray
	EngagedWith            // R engaged-with Q, with friend cavalry
	EngagedInArc           // R engaged-with Q in flank|rear: Q touches R in that arc of R
	SeenBy                 // R seen by Q
	LeftBy                 // R left by Q: Q was engaged with R before its last free action in this effect
	TypedAs                // R typed-as Q: infantry, cavalry or whatever Q is
	InOwnZone              // R in-own-zone: in its owner's deployment zone
	Can                    // R can charge: it could choose that action now
	InMelee                // melee: the attack is a Melee attack
	AtRange                // ranged: it is a Ranged attack
	InCharge               // charge: it is made in a Charge
	InArc                  // arc flank|rear: the attacker is in that arc of the defender
	WithAttack             // attack 1: the attack is that one of the attacker's card
	Shifted                // shifted: the attacker has shifted for this attack
	PanicPassed            // panic-passed: the defender lives and has passed the Panic test of this attack
	IsPanic                // panic: the test is a Panic test
	Failing                // failing: the test would be failed as it stands
	Passing                // passing: the test would be passed as it stands
	OfAction               // action march|retreat: the action is one of these
	Controls               // controls crown: the owner controls the zone
	AtZone                 // at-zone combat: the zone of the event
	ForToken               // for vulnerable: the token of the event
	By                     // by melee|panic: what the event comes from
	FirstPlayer            // first-player: the owner is
	FriendFell             // friend-fell: a friendly combat unit has been destroyed this round
	Holds                  // holds centre: the owner controls that objective
	Compared               // ranks(unit) >= 2
)

// predicateWords are those with which conditions begin, or that follow the role.
var predicateWords = []string{
	Within: "within", EngagedWith: "engaged-with", SeenBy: "seen", LeftBy: "left", TypedAs: "typed-as", InOwnZone: "in-own-zone", Can: "can",
	InMelee: "melee", AtRange: "ranged", InCharge: "charge", InArc: "arc", WithAttack: "attack", Shifted: "shifted", PanicPassed: "panic-passed",
	IsPanic: "panic", Failing: "failing", Passing: "passing", OfAction: "action",
	Controls: "controls", AtZone: "at-zone", ForToken: "for", By: "by", FirstPlayer: "first-player", FriendFell: "friend-fell", Holds: "holds",
}

// A State is what a unit is in.
type State uint8

const (
	NoState       State = iota
	IsEngaged           // with an enemy
	IsUnengaged         // with none
	IsActivated         // it has an Activation token
	IsUnactivated       // it has none, or is an NCU that has not activated
	IsDamaged           // it has suffered wounds that are not restored
	IsFull              // it has all its ranks
	IsDestroyed         // it is destroyed
	IsOnBoard           // an NCU: it is on a zone
	IsOffTable          // its ability keeps it off the table
)

var stateWords = []string{
	IsEngaged: "engaged", IsUnengaged: "unengaged", IsActivated: "activated", IsUnactivated: "unactivated",
	IsDamaged: "damaged", IsFull: "full", IsDestroyed: "destroyed", IsOnBoard: "on-board", IsOffTable: "off-table",
}

// A Holding is an objective that a condition names.
type Holding uint8

const (
	NoHolding Holding = iota
	Centre            // the one in the middle of the table
	TheNamed          // the one that was designated with the mission
)

var holdingWords = []string{Centre: "centre", TheNamed: "designated"}

// Arcs are sides of a tray.
type Arcs uint8

const (
	Front Arcs = 1 << iota
	Flank
	Rear
)

var arcWords = []string{"front", "flank", "rear"}

// Means are what an event comes from.
type Means uint8

const (
	ByMelee   Means = 1 << iota // a Melee attack
	ByRanged                    // a Ranged attack
	ByPanic                     // a Panic test
	ByCard                      // a tactics card
	ByAbility                   // an ability: printed, Order, of an NCU
)

var meansWords = []string{"melee", "ranged", "panic", "card", "ability"}

// A Compare is a way to compare two amounts.
type Compare uint8

const (
	NoCompare Compare = iota
	AtLeast
	AtMost
	Equal
	Less
)

var compareWords = []string{AtLeast: ">=", AtMost: "<=", Equal: "=", Less: "<"}
