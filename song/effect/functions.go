package effect

// A Func is a function of the game that stands in the place of what the vocabulary cannot
// say. The package song has one for each, beside its card.
type Func uint8

const (
	NoFunc Func = iota
	RideBy
	RideByFromArc
	FlankPlacing
	BondBeast
	TakeNewName
)

// A Function tells people what a Func does.
type Function struct {
	Func Func
	Word string // what the statement fn calls it
	Does string
}

// Functions says for each of them exactly what it does.
var Functions = []Function{
	// Ride-By Attack (40211).
	{RideBy, "ride-by", "Unit pivots and then makes a March during which it may pass through enemy units, " +
		"though not end on one or within 1 inch; then it makes one Melee attack, as a charge attack with the Charge bonus, on one enemy of the owner's choice " +
		"whose tray it passed through, if any. The arc of that attack is that in which unit stands when the attack is made. Nobody is engaged by it."},
	// Ride-By Attack (40709).
	{RideByFromArc, "ride-by-from-arc", "As ride-by, but the arc of the attack, with all its bonuses, is that in which unit stood before it moved."},
	// Feinting Maneuver (40320).
	{FlankPlacing, "flank-placing", "The attacker, in contact after a successful charge, is placed in contact with that flank of the defender which is nearest to it, " +
		"aligned at 100 % or else 50 %, if there is room; the charge then counts as one into the flank."},
	// Bonded Skinchanger (20307).
	{BondBeast, "bond-beast", "The owner chooses Bear, Eagle or Wolf as the beast of self, for the game. The Bear is deployed at once by the rules of deployment, " +
		"without being a deployment of its own; Eagle and Wolf are cards without a unit. The beast leaves the game when the Skinchanger does."},
	// Taking a New Name (20413).
	{TakeNewName, "take-a-new-name", "The owner chooses an infantry attachment, his or another's, that has been destroyed in this game; it takes the place of " +
		"Jaqen H'ghar in self, under the owner's control, with all its abilities; Jaqen leaves the game. Without one to choose nothing happens."},
}
