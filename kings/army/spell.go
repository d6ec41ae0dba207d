package army

// A Spell is one of the spells that a caster may know.
type Spell uint8

const (
	Fireball Spell = iota + 1
	BaneChant
	WindBlast
	LightningBolt
	Heal
	Surge
	SirensCallSpell
	Spells = iota + 1 // one more than there are, so that it is the length of a table
)

// SpellIDs are the ids of the data files. Place 0 stays empty: it means none.
var SpellIDs = [Spells]string{
	Fireball:        "fireball",
	BaneChant:       "bane_chant",
	WindBlast:       "wind_blast",
	LightningBolt:   "lightning_bolt",
	Heal:            "heal",
	Surge:           "surge",
	SirensCallSpell: "sirens_call",
}
