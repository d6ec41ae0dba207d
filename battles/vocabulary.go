package battles

// What documents and data files call things. Units, commanders and cards have the ids of
// the data.

var houseNames = [houses]string{"stark", "lannister"}

var rankNames = [ranks]string{"green", "blue", "red"}

var faceNames = [faces]string{"green", "blue", "red", "valour", "morale"}

var classNames = [classes]string{"infantry", "ranged", "cavalry"}

var zoneNames = [moraleZones]string{"grey", "green", "yellow", "red"}

var terrainNames = [terrains]string{
	"plains", "hills", "forest", "river", "forest_river", "building", "road", "forest_road",
}

// terrainSigns are what the rows of a plan show for a terrain.
const terrainSigns = ".hf~wB=#"

var tokenNames = [tokens]string{
	Ford:         "ford",
	WoodenBridge: "wooden_bridge",
	StoneBridge:  "stone_bridge",
	Palisade:     "palisade",
	Tent:         "tent",
	SiegeTower:   "siege_tower",
}

var keywordNames = [keywords]string{
	Advance:       "advance",
	Pursue:        "pursue",
	OffBalance:    "off_balance",
	HeavyArmour:   "heavy_armour",
	Stalwart:      "stalwart",
	WarDogs:       "war_dogs",
	ScorchedEarth: "scorched_earth",
	Endurance:     "endurance",
	Cover:         "cover",
}

var whenNames = [...]string{before: "before", after: "after", either: "either"}

var targetNames = [...]string{
	theOrdered:    "ordered",
	leaderUnit:    "leader",
	chosenFriends: "choose_friendly",
	chosenEnemy:   "choose_enemy",
	allEnemies:    "all_enemies",
}

var controlNames = [...]string{inZone: "zone", anywhere: "anywhere"}

// fitNames are in the order of the bits of [Fit].
var fitNames = [...]string{
	"engaged", "unengaged", "leader", "leader_or_next", "next_to_first", "ordered", "not_ordered",
	"fights_friend", "attacked", "next_to_leader", "has_commander", "same_rank", "same_class", "with_leader",
}

var momentNames = [moments]string{atRoundEnd: "round_end", atGameEnd: "game_end", atOnce: "immediate"}

var perNames = [pers]string{
	perControlled:   "objective_controlled",
	perOccupied:     "objective_occupied",
	perEliminated:   "enemy_unit_eliminated",
	perCaptured:     "enemy_commander_captured",
	perCommander:    "commander_captured",
	perDevastated:   "building_devastated",
	perFire:         "building_fire_level",
	perUntouched:    "building_untouched",
	perTentBurnt:    "tent_destroyed",
	perTentStanding: "tent_standing",
	perTowerBurnt:   "siege_tower_destroyed",
	perFound:        "strategic_location_found",
	perHeld:         "strategic_location_held",
	perExited:       "unit_exited",
	perRows:         "unit_in_rows",
	perZone:         "enemy_morale_zone",
}
