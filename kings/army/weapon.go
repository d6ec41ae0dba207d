package army

// A WeaponKind is a kind of missile weapon.
type WeaponKind uint8

const (
	LongRifle WeaponKind = iota + 1
	HeavyCrossbow
	Bow
	LightCrossbow
	Crossbow
	Rifle
	HarpoonGun
	Carbine
	Firebolt
	Pistol
	Javelin
	ThrowingWeapon
	Blowpipe
	EngineShot
	OrganGun
	Skewerer
	VileSorcery
	BallistaMounted
	LightBallista
	SmallSharpstickThrower
	LightBalefireCatapult
	BileSpray
	HandGrenades
	FlyingHammer
	WarBow
	weaponKinds = iota + 1 // one more than there are, so that it is the length of a table
)

// weaponIDs are the ids of the data files. Place 0 stays empty: it means none.
var weaponIDs = [weaponKinds]string{
	LongRifle:              "long_rifle",
	HeavyCrossbow:          "heavy_crossbow",
	Bow:                    "bow",
	LightCrossbow:          "light_crossbow",
	Crossbow:               "crossbow",
	Rifle:                  "rifle",
	HarpoonGun:             "harpoon_gun",
	Carbine:                "carbine",
	Firebolt:               "firebolt",
	Pistol:                 "pistol",
	Javelin:                "javelin",
	ThrowingWeapon:         "throwing_weapon",
	Blowpipe:               "blowpipe",
	EngineShot:             "war_engine",
	OrganGun:               "organ_gun",
	Skewerer:               "skewerer",
	VileSorcery:            "vile_sorcery",
	BallistaMounted:        "ballista_mounted",
	LightBallista:          "light_ballista",
	SmallSharpstickThrower: "small_sharpstick_thrower",
	LightBalefireCatapult:  "light_balefire_catapult",
	BileSpray:              "poisonous_bile",
	HandGrenades:           "kabas_holy_hand_grenades",
	FlyingHammer:           "kevinars_flying_hammer",
	WarBow:                 "war_bow_of_kaba",
}
