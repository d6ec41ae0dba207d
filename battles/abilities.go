package battles

// An ability is the unit ability of a Commander card.
type ability uint8

const (
	noAbility       ability = iota
	abilityShed             // Robb, King in the North: may shed the engagement token when ordered
	abilityChase            // Robb, the Young Wolf: Pursue 3
	abilityBulwark          // Eddard: his unit and infantry beside it are Stalwart
	abilityWrath            // the Greatjon: a die more with figures lost
	abilityHarry            // Greatjon, Lord of Last Hearth: Pursue 1
	abilityUnnerve          // Rickard: Stalwart ignores no morale result of his attacks
	abilityHide             // Maege: Heavy Armour and Stalwart
	abilityKingslay         // Jaime, the Kingslayer: attacked commanders have 1 capture value less
	abilityGuard            // Jaime, Knight of the Kingsguard: Stalwart, a die more in counter-attacks
	abilityThrift           // Tywin: the first card of a round costs 1 less
	abilityGiant            // Gregor, the Mountain: Endurance 1
	abilityReaver           // Gregor, the Reaver: Scorched Earth, valour counts as green for it
	abilitySteady           // Kevan: infantry beside his unit is Stalwart
	abilitySlip             // Addam: disengages without a parting blow
	abilities
)

// A commit is what committing a commander does.
type commit uint8

const (
	noCommit        commit = iota
	commitSwap             // Robb, King in the North: changes places with a banner bearer of cavalry
	commitGreyWind         // Robb, the Young Wolf: a War Dogs attack besides
	commitHearten          // Eddard: morale up by 2, rallies his unit
	commitGlory            // the Greatjon: rallies his unit after it eliminated an enemy
	commitMuster           // Greatjon, Lord of Last Hearth: one infantry unit more
	commitAgain            // Rickard: rallies up to two ordered units at the end of the turn
	commitTwice            // Maege: a controlled unit attacks twice
	commitRoar             // Jaime, the Kingslayer: rallies those around him, or all
	commitWhirl            // Jaime, Knight of the Kingsguard: attacks another unit as well
	commitForesight        // Tywin: takes two order tokens
	commitSmash            // Gregor, the Mountain: two dice more
	commitSpread           // Gregor, the Reaver: one fire level more, next to the first
	commitHold             // Kevan: an attacked unit ignores all morale results
	commitGallop           // Addam: ordered cavalry moves two hexes more
	commits
)

// powers are what each Commander card can do, by its id.
var powers = map[string]struct {
	ability ability
	commit  commit
}{
	"robb_king_in_the_north":         {abilityShed, commitSwap},
	"robb_young_wolf":                {abilityChase, commitGreyWind},
	"eddard_lord_of_winterfell":      {abilityBulwark, commitHearten},
	"greatjon_the_greatjon":          {abilityWrath, commitGlory},
	"greatjon_lord_of_last_hearth":   {abilityHarry, commitMuster},
	"rickard_sun_of_winter":          {abilityUnnerve, commitAgain},
	"maege_lady_of_bear_island":      {abilityHide, commitTwice},
	"jaime_kingslayer":               {abilityKingslay, commitRoar},
	"jaime_knight_of_the_kingsguard": {abilityGuard, commitWhirl},
	"tywin_lord_of_casterly_rock":    {abilityThrift, commitForesight},
	"gregor_the_mountain":            {abilityGiant, commitSmash},
	"gregor_the_reaver":              {abilityReaver, commitSpread},
	"kevan_trusted_captain":          {abilitySteady, commitHold},
	"addam_warrior_of_ashemark":      {abilitySlip, commitGallop},
}
