package battles

import (
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// A Plan is a battle plan, or the summary card of a skirmish: all that a match is begun with.
type Plan struct {
	*Box
	Naming
	Intro        game.Text
	Confidence   string
	Grid         *hex.Grid
	Tiles        [hex.MaxHexes]Tile
	Rounds       uint8
	OrderValue   uint8
	CommandValue uint8
	Command      [houses]uint8 // command tokens
	Momentum     House         // NoHouse, in a skirmish: see Lower
	Lower        bool          // the House of the lower commanders has the momentum; else chance decides
	Rout         [houses]bool  // the morale segment ends on a Rout space
	Forces       []Placed
	Objectives   []hex.Hex // that are controlled
	Points       []Scoring
	Sudden       []Sudden
	Special      Special
	Skirmish     *Skirmish   // nil: this is a battle plan
	Notes        []game.Text // what its author says besides; decides nothing
	source       string      // of a plan that somebody has written, as TOML writes it
	sketch       bool        // the board of a written state: see sketch.go
	calls        *unitCalls  // what a written state calls its units
}

// Placed is a unit where a battle plan has it.
type Placed struct {
	House     House
	Type      UnitType
	Rank      Rank
	Hex       hex.Hex
	Commander Commander
}

// Special are the special rules of a battle plan.
type Special struct {
	Ambush      House // has the advantage in round 1; NoHouse is nobody
	ExitHouse   House // whose units may leave the board
	Exits       hex.Set
	Torches     []Torch
	Only        uint8 // terrain tokens that they may burn, a bit each; none means anything that burns
	TentsVanish bool  // a tent that receives fire is removed at once
	HideHouse   House // who lays the strategy tokens; NoHouse: they are shuffled
	Hides       []hex.Hex
	Strategic   uint8 // how many of them are
	Finder      House // whose units reveal them; NoHouse: anybody's
	Fords       bool  // a strategy token on a river makes it a ford
}

// A Torch says which units may scorch the earth for the whole battle.
type Torch struct {
	House     House
	Hex       hex.Hex // where the unit starts; hex.None means any of
	Classes   ClassSet
	Commander Commander // the unit of this commander, unless there are classes
}

// Per is what victory points are given for.
type Per uint8

const (
	perControlled   Per = iota // objectives under control
	perOccupied                // hexes in which an own unit stands
	perEliminated              // enemy units eliminated
	perCaptured                // enemy commanders captured
	perCommander               // that commander captured
	perDevastated              // buildings devastated
	perFire                    // fire levels on buildings that are not devastated
	perUntouched               // buildings without fire or devastation
	perTentBurnt               //
	perTentStanding            //
	perTowerBurnt              //
	perFound                   // strategic locations revealed
	perHeld                    // revealed strategic locations under control
	perExited                  // own units that left the board
	perRows                    // own units in these hexes
	perZone                    // the zone of the enemy's morale
	pers
)

// Moment is when victory points are given.
type Moment uint8

const (
	atRoundEnd Moment = iota
	atGameEnd
	atOnce
	moments
)

// Scoring is a line of a plan's victory points.
type Scoring struct {
	When      Moment
	House     House // NoHouse: both
	Per       Per
	Points    [moraleZones]int8 // by zone of the enemy's morale; else all the same
	Hexes     hex.Set
	Commander Commander
}

// Sudden is an instant victory beside the Rout.
type Sudden struct {
	House     House
	Commander Commander
	Exit      bool // he leaves the board; else he is captured
	Points    int8 // that the winner must have
	From      Per  // for what; pers is for anything
}

// Skirmish is what the summary card of a skirmish adds.
type Skirmish struct {
	MinCommanders, MaxCommanders      uint8
	Value                             uint8 // of the commanders, at most
	UnitCards, TerrainCards           uint8 // to draw
	TerrainRows, LeaderRows, UnitRows int   // how far from the own edge
	DryTerrain                        bool  // not on rivers
}
