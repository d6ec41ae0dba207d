package throne

// An ActionKind is what a player says at the table.
type ActionKind uint8

const (
	noAction    ActionKind = iota
	Pass                   // decline: raven, card, order to lift, promotion, blade
	Done                   // end of mustering
	Ready                  // orders are placed
	Remove                 // a unit of Area: Unit, Routed
	Muster                 // Unit in Area; a Ship in the sea To
	Upgrade                // a Footman of Area
	Bid                    // N Power
	Choose                 // House
	Take                   // Card back from the discard pile
	PlaceOrder             // Order in Area; with the Raven, instead of the one there
	Withdraw               // the order of Area, before Ready
	RaidOrder              // from Area, Targets
	MarchOrder             // from Area, Moves, Token
	GiveSupport            // from Area to Side
	PlayCard               // Card
	UseBlade               //
	Retreat                // to To
	Lift                   // the order of Area
	Discard                // Card of the beaten House
	Promote                // a Footman that fought: Routed
	actionKinds
)

// MaxMoves is how many areas a March can split into: the largest army has four units.
const MaxMoves = 4

// A Move is a part of a March: units to one area.
type Move struct {
	To    Area
	Units Force
}

// An Action is one thing that a player does. Fields that its kind does not use are
// zero; moves stand in the order of their areas, targets too.
type Action struct {
	Kind    ActionKind
	Area    Area
	To      Area
	Order   Order
	Unit    Unit
	Routed  bool
	Token   bool
	N       int8
	House   House
	Card    Card
	Side    Side
	Targets [2]Area
	Moves   [MaxMoves]Move
}
