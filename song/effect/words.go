package effect

// A Token is a condition token.
type Token uint8

const (
	NoToken Token = iota
	Panicked
	Vulnerable
	Weakened
	AnyToken   // one of them, as the one who does it chooses
	DueToken   // that of the event
	NamedToken // that which this effect had named
)

var tokenWords = []string{
	Panicked: "panicked", Vulnerable: "vulnerable", Weakened: "weakened", AnyToken: "any", DueToken: "due", NamedToken: "named",
}

// A Keyword is one of the abilities that are granted to attacks. An attack has each at most
// once; gaining it carries out the rules of the ability of that name.
type Keyword uint8

const (
	NoKeyword Keyword = iota
	CriticalBlow
	Sundering
	Vicious
	Precision
)

var keywordWords = []string{CriticalBlow: "critical_blow", Sundering: "sundering", Vicious: "vicious", Precision: "precision"}

// ID returns the id of the ability that says what a keyword does.
func (k Keyword) ID() string { return keywordWords[k] }

// Actions are what units do. Of several a unit does one.
type Actions uint8

const (
	Manoeuvre Actions = 1 << iota
	March
	Retreat
	Melee
	Ranged
	Charge
	Pivot // no action, but given as one
)

var actionWords = []string{"manoeuvre", "march", "retreat", "melee", "ranged", "charge", "pivot"}

// A Zone is a zone of the tactics board.
type Zone uint8

const (
	NoZone Zone = iota
	Crown
	Wealth
	Tactics
	Combat
	ManoeuvreZone
	Undying
	NamedZones // those that this effect, or the one that granted it, had named
	FreeZone   // one on which nobody is
	AllZones   // all of them
)

var zoneWords = []string{
	Crown: "crown", Wealth: "wealth", Tactics: "tactics", Combat: "combat", ManoeuvreZone: "manoeuvre", Undying: "undying",
	NamedZones: "named", FreeZone: "free", AllZones: "all",
}

// String is the word of the data.
func (z Zone) String() string { return zoneWords[z] }

// A Span is how long something granted lasts.
type Span uint8

const (
	NoSpan           Span = iota
	ThisTest              // until the end of the test of the event
	ThisAttack            // until the end of the attack of the event
	OneAction             // until the end of the unit's present action, or else of its next; a pivot is none
	OneActivation         // until the end of the unit's present activation, or else of its next
	ThisTurn              // until the end of the turn
	ThisRound             // until the end of the round
	ToNextActivation      // until the unit activates again
	ToMoraleFail          // until it fails a Morale test
	ThisGame              // until the end of the game, or the unit's
)

var spanWords = []string{
	ThisTest: "test", ThisAttack: "attack", OneAction: "action", OneActivation: "activation", ThisTurn: "turn", ThisRound: "round",
	ToNextActivation: "next-activation", ToMoraleFail: "morale-fail", ThisGame: "game",
}

// Bars are what a unit, an NCU or a seat may not do.
type Bars uint16

const (
	BarCards      Bars = 1 << iota // a seat: play tactics cards
	BarOrders                      // use Orders
	BarOwnCards                    // be targeted by tactics cards of its own side
	BarActivation                  // activate or act
	BarTurns                       // be the unit that a turn activates
	BarAttack                      // choose an Attack action
	BarFirst                       // make the first attack of its card
	BarCharge                      // choose a Charge
	BarRetreat                     // choose a Retreat
	BarTests                       // make Morale tests: it neither passes nor fails
	BarRestore                     // have wounds restored
	BarVow                         // have a Vow attached
)

var barWords = []string{
	"cards", "orders", "own-cards", "activation", "turns", "attack", "first-attack", "charge", "retreat", "tests", "restore", "vow",
}

// Guards are what does nothing to a unit.
type Guards uint16

const (
	GuardMorale    Guards = 1 << iota // penalties to its Morale tests
	GuardPanicked                     // it cannot become Panicked
	GuardWeakened                     // it cannot become Weakened
	GuardTokens                       // it cannot gain condition tokens
	GuardSpendP                       // enemies cannot spend its Panicked token
	GuardSpendV                       // enemies cannot spend its Vulnerable token
	GuardCards                        // enemy tactics cards cannot target it
	GuardInfluence                    // enemy NCUs cannot influence it
	GuardNCUs                         // abilities of enemy NCUs do nothing to it
)

var guardWords = []string{
	"morale-penalties", "panicked", "weakened", "tokens", "panicked-spending", "vulnerable-spending",
	"enemy-cards", "enemy-influence", "enemy-ncus",
}

// Losses are abilities that are lost. Innate abilities and ranges never are.
type Losses uint8

const (
	LoseAll          Losses = 1 << iota // all printed on the unit or NCU and on its attachments
	LoseAttack                          // those of the attack: Melee, Ranged and keyword abilities
	LoseAttachments                     // those of its attachments
	LoseGeneral                         // those of the Commander attached to it
	LoseInfluence                       // those of the other NCUs that influence it
	LoseSkinchanging                    // Bran's Skinchanging, for its own attacks
)

var lossWords = []string{"all", "attack", "attachments", "general", "influence", "skinchanging"}

// Grounds are words of terrain that do not count.
type Grounds uint8

const (
	GroundDangerous Grounds = 1 << iota
	GroundRough
	GroundHindering
	GroundCover
)

var groundWords = []string{"dangerous", "rough", "hindering", "cover"}

// Bonuses are what attackers gain by how they come.
type Bonuses uint8

const (
	ChargeBonus Bonuses = 1 << iota
	FlankBonus
	RearBonus
)

var bonusWords = []string{"charge", "flank", "rear"}

// Views are what a line of sight passes.
type Views uint8

const (
	PastUnits Views = 1 << iota
	PastTerrain
)

var viewWords = []string{"units", "terrain"}

// A Throw is what is rolled again: attack dice, a test, a charge die.
type Throw uint8

const (
	NoThrow    Throw = iota
	AnyDice          // attack dice, as many as one likes
	MissedDice       // attack dice that miss
	TheTest          // any dice of the test
	ChargeDie        // the distance die of the charge
)

var throwWords = []string{AnyDice: "any", MissedDice: "misses", TheTest: "test", ChargeDie: "charge"}

// A Keep is which of one die too many counts for nothing.
type Keep uint8

const (
	NoKeep   Keep = iota
	DropLow       // the lowest
	DropHigh      // the highest
)

var keepWords = []string{DropLow: "drop-low", DropHigh: "drop-high"}

// Piles are where cards of a player are.
type Piles uint8

const (
	Deck Piles = 1 << iota
	Discard
	Hand
)

var pileWords = []string{"deck", "discard", "hand"}

// A Sort is which cards count.
type Sort uint8

const (
	NoSort          Sort = iota
	AnyCard              // any
	CommanderCard        // one of the owner's Commander's
	RattleshirtCard      // one of those of Rattleshirt, whoever commands
	VowCard              // a Vow
)

var sortWords = []string{AnyCard: "any", CommanderCard: "commander", RattleshirtCard: "rattleshirt", VowCard: "vow"}

// A Way is how cards to discard are found.
type Way uint8

const (
	NoWay    Way = iota
	Chosen       // their owner chooses
	AtRandom     // at random
	FromSeen     // the owner of the effect chooses among those he has looked at
)

var wayWords = []string{Chosen: "chosen", AtRandom: "random", FromSeen: "seen"}

// An Edge is what a unit is deployed along, wholly within the distance.
type Edge uint8

const (
	NoEdge   Edge = iota
	AnyEdge       // of the table
	SideEdge      // a table edge that is no player's
	WallEdge      // a castle wall
)

var edgeWords = []string{AnyEdge: "any-edge", SideEdge: "side-edge", WallEdge: "wall"}

// A Worth is points that are not gained for destroying a unit.
type Worth uint8

const (
	NoWorth       Worth = iota
	MilitaryWorth       // those for destroying any unit
	AllWorth            // any
)

var worthWords = []string{MilitaryWorth: "military", AllWorth: "any"}

// A King is the claimant of a Loyalty.
type King uint8

const (
	NoKing King = iota
	RenlyKing
	StannisKing
)

var kingWords = []string{RenlyKing: "renly", StannisKing: "stannis"}

// A NCUMove is where an NCU on the board goes.
type NCUMove uint8

const (
	NoNCUMove NCUMove = iota
	ToFree            // to a zone on which nobody is
	ToSwap            // to another NCU's zone, and that one to his
)

var ncuMoveWords = []string{ToFree: "free", ToSwap: "swap"}
