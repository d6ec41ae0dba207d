package battles

import "gonfalon/game"

// A Terrain is what a hex of the board is, printed or laid on it.
type Terrain uint8

const (
	Plains Terrain = iota
	Hills
	Forest
	River
	ForestRiver
	Building
	Road
	ForestRoad
	terrains
)

// A Token is a terrain token.
type Token uint8

const (
	NoToken Token = iota
	Ford
	WoodenBridge
	StoneBridge
	Palisade
	Tent
	SiegeTower
	tokens
)

// A Keyword is a printed ability of units.
type Keyword uint8

const (
	noKeyword Keyword = iota
	Advance
	Pursue
	OffBalance
	HeavyArmour
	Stalwart
	WarDogs
	ScorchedEarth
	Endurance
	Cover
	keywords
)

// A Box is what is in the box: the immutable content that all battles share.
type Box struct {
	Units      [UnitTypes + 1]UnitInfo // from 1
	Commanders [MaxCommanders]CommanderInfo
	Cards      [maxCards]CardInfo
	Skirmishes []Plan // what their summary cards say
	SetUp      [houses][SetUpCards]SetUpCard
	Plans      []Plan // the battle plans
	Track      MoraleTrack
	Faces      [8]Face // of the die
	FaceNames  [faces]Naming
	Keywords   [keywords]KeywordInfo
	hash       string
}

// UnitTypes is how many unit reference cards there are, SetUpCards how many set-up cards each
// House has.
const (
	UnitTypes  = 8
	SetUpCards = 8
)

// A Naming is how something is called.
type Naming struct {
	ID string
	game.Text
}

// A KeywordInfo is a keyword and what it says.
type KeywordInfo struct {
	Naming
	Words game.Text
}

// A UnitInfo is a unit reference card.
type UnitInfo struct {
	Naming
	House    House
	Class    Class
	Strength uint8
	Figures  uint8  // of this type in the box
	Reach    uint8  // range: 1 for melee
	NoValour bool   // valour never hits
	Keywords uint16 // a bit each
	Pursue   uint8  // X
	Table    [ranks]OrderRow
}

func (u *UnitInfo) has(k Keyword) bool { return u.Keywords>>k&1 == 1 }

// An OrderRow is a row of the order table: how far a unit may move and still attack, how far
// if it does not, and its dice.
type OrderRow struct {
	Attack uint8 `json:"attack"` // hexes, with an attack
	Move   uint8 `json:"move"`   // hexes, at most
	Dice   uint8 `json:"dice"`
}

// A CommanderInfo is a Commander card.
type CommanderInfo struct {
	Naming        // his name
	Title         game.Text
	Trait         Naming
	Person        string
	House         House
	Type          UnitType // of the other figures
	Limit         uint8    // command limit
	Capture       uint8    // capture value
	Cards         CardSet  // his five
	Ability       game.Text
	CommitAbility game.Text
	ability       ability
	commit        commit
}

// A MoraleZone is a part of a side of the morale track, the better first.
type MoraleZone uint8

const (
	Grey MoraleZone = iota
	GreenZone
	YellowZone
	RedZone
	moraleZones
)

// lastSpace is the end of each side of the morale track: 11, or Rout.
const lastSpace = 11

// A MoraleTrack is one side of the track, by the number of the space.
type MoraleTrack struct {
	Zone  [lastSpace + 1]MoraleZone
	Break [moraleZones]int8 // the space of a zone's morale break; 0 is none
}

// A SetUpCard is a skirmish set-up card.
type SetUpCard struct {
	ID        string
	Commander Commander
	Value     uint8
	Units     []SetUpUnit
	Pieces    [terrains]uint8
}

// A SetUpUnit is some units of one kind on a set-up card.
type SetUpUnit struct {
	Type  UnitType
	Rank  Rank
	Count uint8
}
