package army

// A Kin is a set of units that some rule names together, such as the unit that alone
// is inspired by an Inspiring (named unit).
type Kin uint8

const (
	KinWarEngines Kin = iota + 1
	KinGargoyles
	KinSisterhood
	KinPenitents
	KinVilleins
	KinBerserkers
	KinRangers
	KinEarthElementals
	KinRevenants
	KinNaiads
	KinSalamanders
	KinSuccubi
	KinTrolls
	KinGuardianBrutes
	KinLycans
	KinRedGoblins
	KinSiegeBreakers
	KinBerserkerBraves
	KinOrclings
	KinBlight
	KinHalflings
	KinNonHalflings
	KinGhekkotah
	KinCorsairs
	KinDepthHorrors
	KinPlacoderms
	KinRiverguard
	KinWerewolves
	KinCaveTrolls
	KinForged
	KinEngineers
	kins = iota + 1 // one more than there are, so that it is the length of a table
)

// kinIDs are the ids of the data files. Place 0 stays empty: it means none.
var kinIDs = [kins]string{
	KinWarEngines:      "war_engines",
	KinGargoyles:       "gargoyles",
	KinSisterhood:      "sisterhood",
	KinPenitents:       "penitents",
	KinVilleins:        "villeins",
	KinBerserkers:      "berserkers",
	KinRangers:         "rangers",
	KinEarthElementals: "earth_elementals",
	KinRevenants:       "revenants",
	KinNaiads:          "naiads",
	KinSalamanders:     "salamanders",
	KinSuccubi:         "succubi",
	KinTrolls:          "trolls",
	KinGuardianBrutes:  "guardian_brutes",
	KinLycans:          "lycans",
	KinRedGoblins:      "red_goblins",
	KinSiegeBreakers:   "siege_breakers",
	KinBerserkerBraves: "berserker_braves",
	KinOrclings:        "orclings",
	KinBlight:          "blight",
	KinHalflings:       "halflings",
	KinNonHalflings:    "non_halflings",
	KinGhekkotah:       "ghekkotah",
	KinCorsairs:        "corsairs",
	KinDepthHorrors:    "depth_horrors",
	KinPlacoderms:      "placoderms",
	KinRiverguard:      "riverguard",
	KinWerewolves:      "werewolves",
	KinCaveTrolls:      "cave_trolls",
	KinForged:          "forged",
	KinEngineers:       "engineers",
}
