package army

// A Special is a special rule: an exception to the normal rules that a unit has
// because its Special entry, an option or an artefact says so.
type Special uint8

const (
	Nimble Special = iota + 1
	Headstrong
	BreathAttack
	Vanguard
	Brutal
	ThunderousCharge
	Lifeleech
	Pathfinder
	Elite
	Ensnare
	Blast
	CrushingStrength
	Fury
	Stealthy
	Shambling
	Inspiring
	VeryInspiring
	BigShield
	Individual
	Phalanx
	Piercing
	Reload
	Regeneration
	IndirectFire
	Strider
	YellowBellied
	Vicious
	Fly
	IronResolve
	Rallying
	Valiant
	Omniscient
	Unstoppable
	AdvancedDeployment
	Mindthirst
	Detonate
	ThrowingMastiff
	MutatedThrowingMastiff
	HuntingAnimals
	SabreToothedPussycat
	WildCompanion
	CasketOfTheDamned
	GoblinStabbySneak
	GoblinZappySneak
	LeaderOfTheHunt
	TheMagwans
	TheWildGuard
	TouchOfDarkness
	VileSpawn
	WipsPlaymates
	SoulDrain
	AltarOfTheElements
	AuraOfShobik
	Bhardoom
	Bloodlust
	DarkestDoorway
	FeedingFrenzy
	GreatThunder
	HydraHeads
	JudgementOfKorgaan
	KeenEye
	MorePowder
	LegendaryAura
	LobIt
	MasterTactician
	Mimic
	PoisonousBile
	SirensCall
	SolarStaff
	SoulConduit
	Tempus
	TheAmputator
	TheNightFeast
	PromiseOfLoveEternal
	TwinSouls
	ShieldOfMiph
	WarpHammer
	ChameleonCloak
	Famulus
	NoxiousMist
	UndeadGiantRats
	Specials = iota + 1 // one more than there are, so that it is the length of a table
)

// SpecialIDs are the ids of the data files. Place 0 stays empty: it means none.
var SpecialIDs = [Specials]string{
	Nimble:                 "nimble",
	Headstrong:             "headstrong",
	BreathAttack:           "breath_attack",
	Vanguard:               "vanguard",
	Brutal:                 "brutal",
	ThunderousCharge:       "thunderous_charge",
	Lifeleech:              "lifeleech",
	Pathfinder:             "pathfinder",
	Elite:                  "elite",
	Ensnare:                "ensnare",
	Blast:                  "blast",
	CrushingStrength:       "crushing_strength",
	Fury:                   "fury",
	Stealthy:               "stealthy",
	Shambling:              "shambling",
	Inspiring:              "inspiring",
	VeryInspiring:          "very_inspiring",
	BigShield:              "big_shield",
	Individual:             "individual",
	Phalanx:                "phalanx",
	Piercing:               "piercing",
	Reload:                 "reload",
	Regeneration:           "regeneration",
	IndirectFire:           "indirect_fire",
	Strider:                "strider",
	YellowBellied:          "yellow_bellied",
	Vicious:                "vicious",
	Fly:                    "fly",
	IronResolve:            "iron_resolve",
	Rallying:               "rallying",
	Valiant:                "valiant",
	Omniscient:             "omniscient",
	Unstoppable:            "unstoppable",
	AdvancedDeployment:     "advanced_deployment",
	Mindthirst:             "mindthirst",
	Detonate:               "detonate",
	ThrowingMastiff:        "throwing_mastiff",
	MutatedThrowingMastiff: "mutated_throwing_mastiff",
	HuntingAnimals:         "hunting_animals",
	SabreToothedPussycat:   "sabre_toothed_pussycat",
	WildCompanion:          "wild_companion",
	CasketOfTheDamned:      "casket_of_the_damned",
	GoblinStabbySneak:      "goblin_stabby_sneak",
	GoblinZappySneak:       "goblin_zappy_sneak",
	LeaderOfTheHunt:        "leader_of_the_hunt",
	TheMagwans:             "the_magwans",
	TheWildGuard:           "the_wild_guard",
	TouchOfDarkness:        "touch_of_darkness",
	VileSpawn:              "vile_spawn",
	WipsPlaymates:          "wips_playmates",
	SoulDrain:              "soul_drain",
	AltarOfTheElements:     "altar_of_the_elements",
	AuraOfShobik:           "aura_of_shobik",
	Bhardoom:               "bhardoom",
	Bloodlust:              "bloodlust",
	DarkestDoorway:         "darkest_doorway",
	FeedingFrenzy:          "feeding_frenzy",
	GreatThunder:           "great_thunder",
	HydraHeads:             "hydra_heads",
	JudgementOfKorgaan:     "judgement_of_korgaan",
	KeenEye:                "keen_eye",
	MorePowder:             "more_powder",
	LegendaryAura:          "legendary_aura",
	LobIt:                  "lob_it",
	MasterTactician:        "master_tactician",
	Mimic:                  "mimic",
	PoisonousBile:          "poisonous_bile",
	SirensCall:             "sirens_call",
	SolarStaff:             "solar_staff",
	SoulConduit:            "soul_conduit",
	Tempus:                 "tempus",
	TheAmputator:           "the_amputator",
	TheNightFeast:          "the_night_feast",
	PromiseOfLoveEternal:   "promise_of_love_eternal",
	TwinSouls:              "twin_souls",
	ShieldOfMiph:           "shield_of_miph",
	WarpHammer:             "warp_hammer",
	ChameleonCloak:         "chameleon_cloak",
	Famulus:                "famulus",
	NoxiousMist:            "noxious_mist",
	UndeadGiantRats:        "undead_giant_rats",
}
