package battles

import "gonfalon/geom/hex"

// An ActionKind is what a player says at the table.
type ActionKind uint8

const (
	noAction    ActionKind = iota
	Pass                   // for the rest of the round
	UseToken               // Token, or two of it, to order Unit
	RaiseMorale            // with a morale token
	RallyUnit              // Unit, with a morale token
	PlayCard               // Card on Commander, for Commands
	Commit                 // Commander; with Unit, Hex, Token or Other as he needs
	UseTactic              // of the card being played
	Execute                // the command number N
	Pick                   // Unit
	Done                   // with picking, moving or attacking; no more of it
	Leave                  // Unit breaks its engagement to move
	MoveTo                 // Unit, to Hex
	Exit                   // Unit leaves the board
	Shed                   // Unit takes off its engagement token
	AttackUnit             // Unit on Target
	LooseDogs              // Unit on Target
	Scorch                 // Unit sets fire to Hex
	Douse                  // Unit puts out the fire of Hex
	Strike                 // a parting blow, or back
	Decline                // to strike, re-roll, stand, swap, advance, commit, recover
	Reroll                 // all dice that show Token
	Stand                  // ignore the first morale result
	Retreat                // to Hex
	Follow                 // advance or pursue to Hex
	KeepForNext            // Card and Token, for the next round
	Recover                // morale
	TakeToken              // Token from the supply
	DropToken              // Token to the supply
	Muster                 // Commander and Other for a skirmish
	Place                  // Ground, or Unit, in Hex
	Hide                   // the strategic location in Hex
	actionKinds
)

// An Action is one thing that a player does. Fields that its kind does not use are zero.
type Action struct {
	Kind      ActionKind
	Unit      UnitID
	Target    UnitID
	Hex       hex.Hex
	Card      Card
	Commander Commander
	Other     Commander
	Token     Face
	Second    Face
	Commands  uint8 // a bit each
	Ground    Terrain
	Pair      bool
	N         uint8
}
