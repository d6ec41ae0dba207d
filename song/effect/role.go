package effect

// A Role is who an effect speaks of: a unit, an NCU or a seat, as seen from the effect. Not
// every event fills every role; a condition on a role that nobody has does not hold, and a
// statement about it does nothing.
type Role uint8

const (
	NoRole     Role = iota
	Self            // the unit that has the ability, is influenced, holds the attached card or the objective
	Unit            // the subject of the event
	Attacker        // of the attack or charge of the event
	Defender        // of the attack or charge of the event
	Target          // the unit that was chosen last in this effect
	Previous        // the unit that was chosen before it
	It              // the unit that is being looked at: a candidate, or one of each
	Commander       // the unit in which the owner's Commander is
	Origin          // the unit whose ability granted this
	Bonded          // the unit of the Skinchanger of this beast
	Marked          // the unit that this beast is set upon
	Reserved        // the unit that this ability keeps off the table
	Designated      // what was named when the mission was chosen
	NCU             // the NCU of the event
	OwnNCU          // the NCU whose ability this is
	ChosenNCU       // the NCU that was chosen last in this effect
	Player          // the seat of the event
	Owner           // the seat that owns the effect
	Opponent        // the enemy seat that the event or the target belongs to; without one the owner names it
	Opponents       // all enemy seats
)

var roleWords = []string{
	Self: "self", Unit: "unit", Attacker: "attacker", Defender: "defender", Target: "target", Previous: "previous", It: "it",
	Commander: "commander", Origin: "origin", Bonded: "bonded", Marked: "marked", Reserved: "reserved", Designated: "designated",
	NCU: "ncu", OwnNCU: "own-ncu", ChosenNCU: "chosen-ncu",
	Player: "player", Owner: "owner", Opponent: "opponent", Opponents: "opponents",
}

// A Side says where candidates are sought. Sides are the owner's, whoever chooses.
type Side uint8

const (
	NoSide      Side = iota
	Friend           // a combat unit of the owner's side, this one included
	OtherFriend      // the same without self
	Enemy            // a combat unit of another side
	AnyUnit          // any combat unit
	FriendNCU        // an NCU of the owner's side
	EnemyNCU         // an NCU of another side
	Fallen           // a destroyed combat unit of the owner
	InReserve        // a unit in the owner's Reserve
	AWall            // a castle wall that stands
	Piece            // a piece of terrain
)

var sideWords = []string{
	Friend: "friend", OtherFriend: "other-friend", Enemy: "enemy", AnyUnit: "any-unit", FriendNCU: "friend-ncu", EnemyNCU: "enemy-ncu",
	Fallen: "fallen", InReserve: "in-reserve", AWall: "a-wall", Piece: "piece",
}

// A Tag is what a unit counts as: its type, its house, its faction.
type Tag uint8

const (
	NoTag Tag = iota
	Infantry
	Cavalry
	WarMachine
	Solo
	Wall
	Crannogman
	HouseUmber
	HouseTully
	HouseClegane
	HouseBolton
	BloodyMummer
	Stormcrow
	Rhllor
	Unsullied
	NightsWatch
	FreeFolk
	StarkOutriders
)

var tagWords = []string{
	Infantry: "infantry", Cavalry: "cavalry", WarMachine: "war-machine", Solo: "solo", Wall: "wall",
	Crannogman: "crannogman", HouseUmber: "house-umber", HouseTully: "house-tully", HouseClegane: "house-clegane",
	HouseBolton: "house-bolton", BloodyMummer: "bloody-mummer", Stormcrow: "stormcrow", Rhllor: "rhllor",
	Unsullied: "unsullied", NightsWatch: "nights-watch", FreeFolk: "free-folk", StarkOutriders: "stark-outriders",
}

// A Part is what a unit holds: a model, an attachment, somebody by name, a card.
type Part uint8

const (
	NoPart             Part = iota
	Model                   // a model of the rank and file, the next that would be removed
	AnyModel                // any model, an attachment too, as the one who kills it chooses
	Attachment              // an attachment
	PlainAttachment         // an attachment that is no character
	InfantryAttachment      // an attachment of the infantry
	DueAttachment           // the attachment of the event
	Vow                     // an attached Vow
	Loyalty                 // a Loyalty
	General                 // the Commander of an army, attachment or NCU
	Bran                    // somebody by name, whose cards Persons has
	Summer
	Osha
	Rickon
	Theon
	Renly
	Ghost
	PyatPree
)

var partWords = []string{
	Model: "model", AnyModel: "any-model", Attachment: "attachment", PlainAttachment: "plain-attachment",
	InfantryAttachment: "infantry-attachment", DueAttachment: "due-attachment", Vow: "vow", Loyalty: "loyalty", General: "general",
	Bran: "bran", Summer: "summer", Osha: "osha", Rickon: "rickon", Theon: "theon", Renly: "renly", Ghost: "ghost", PyatPree: "pyat-pree",
}

// Persons gives for the parts that are somebody by name the cards that he is on: units,
// attachments, NCUs.
var Persons = map[Part][]string{
	Bran: {"20207"}, Summer: {"10207"}, Osha: {"20220"}, Rickon: {"20219"}, Theon: {"20404"}, Renly: {"20601", "20611"}, Ghost: {"10504"}, PyatPree: {"30703"},
}
