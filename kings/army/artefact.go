package army

// An Artefact is a magical artefact, of which a unit carries at most one.
type Artefact uint8

const (
	BladeOfSlashing Artefact = iota + 1
	BladeOfTheBeastSlayer
	BlessingOfTheGods
	BootsOfLevitation
	BootsOfTheSevenLeagues
	BrewOfCourage
	BrewOfHaste
	BrewOfKeenEyeness
	BrewOfSharpness
	BrewOfStrength
	ChantOfHate
	CrepognonsScryingGemOfZellak
	CrystalPendantOfRetribution
	DarklordsOnyxRing
	DiademOfDragonKind
	DwarvenAle
	EnsorcelledArmour
	FireOil
	HealingCharm
	HeartSeekingChant
	HelmOfConfidence
	InspiringTalisman
	JarOfTheFourWinds
	KabasHolyHandGrenades
	KevinarsFlyingHammer
	MaccwarsPotionOfTheCaterpillar
	MaceOfCrushing
	MedallionOfLife
	MrebsGrimoireOfUnspeakableDarkness
	MyrddinsAmuletOfTheFireHeart
	OrcsbainsAmuletOfThorns
	PiercingArrow
	PipesOfTerror
	QuicksilverRapier
	ScarletmawsFenulianAmulet
	TheBoomstick
	TheFog
	WarBowOfKaba
	WineOfElvenkind
	WingsOfHoneymaze
	Artefacts = iota + 1 // one more than there are, so that it is the length of a table
)

// ArtefactIDs are the ids of the data files. Place 0 stays empty: it means none.
var ArtefactIDs = [Artefacts]string{
	BladeOfSlashing:                    "blade_of_slashing",
	BladeOfTheBeastSlayer:              "blade_of_the_beast_slayer",
	BlessingOfTheGods:                  "blessing_of_the_gods",
	BootsOfLevitation:                  "boots_of_levitation",
	BootsOfTheSevenLeagues:             "boots_of_the_seven_leagues",
	BrewOfCourage:                      "brew_of_courage",
	BrewOfHaste:                        "brew_of_haste",
	BrewOfKeenEyeness:                  "brew_of_keen_eyeness",
	BrewOfSharpness:                    "brew_of_sharpness",
	BrewOfStrength:                     "brew_of_strength",
	ChantOfHate:                        "chant_of_hate",
	CrepognonsScryingGemOfZellak:       "crepognons_scrying_gem_of_zellak",
	CrystalPendantOfRetribution:        "crystal_pendant_of_retribution",
	DarklordsOnyxRing:                  "darklords_onyx_ring",
	DiademOfDragonKind:                 "diadem_of_dragon_kind",
	DwarvenAle:                         "dwarven_ale",
	EnsorcelledArmour:                  "ensorcelled_armour",
	FireOil:                            "fire_oil",
	HealingCharm:                       "healing_charm",
	HeartSeekingChant:                  "heart_seeking_chant",
	HelmOfConfidence:                   "helm_of_confidence",
	InspiringTalisman:                  "inspiring_talisman",
	JarOfTheFourWinds:                  "jar_of_the_four_winds",
	KabasHolyHandGrenades:              "kabas_holy_hand_grenades",
	KevinarsFlyingHammer:               "kevinars_flying_hammer",
	MaccwarsPotionOfTheCaterpillar:     "maccwars_potion_of_the_caterpillar",
	MaceOfCrushing:                     "mace_of_crushing",
	MedallionOfLife:                    "medallion_of_life",
	MrebsGrimoireOfUnspeakableDarkness: "mrebs_grimoire_of_unspeakable_darkness",
	MyrddinsAmuletOfTheFireHeart:       "myrddins_amulet_of_the_fire_heart",
	OrcsbainsAmuletOfThorns:            "orcsbains_amulet_of_thorns",
	PiercingArrow:                      "piercing_arrow",
	PipesOfTerror:                      "pipes_of_terror",
	QuicksilverRapier:                  "quicksilver_rapier",
	ScarletmawsFenulianAmulet:          "scarletmaws_fenulian_amulet",
	TheBoomstick:                       "the_boomstick",
	TheFog:                             "the_fog",
	WarBowOfKaba:                       "war_bow_of_kaba",
	WineOfElvenkind:                    "wine_of_elvenkind",
	WingsOfHoneymaze:                   "wings_of_honeymaze",
}
