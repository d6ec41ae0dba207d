package kings

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
	spells = iota + 1 // one more than there are, so that it is the length of a table
)

// spellIDs are the ids of the data files. Place 0 stays empty: it means none.
var spellIDs = [spells]string{
	Fireball:        "fireball",
	BaneChant:       "bane_chant",
	WindBlast:       "wind_blast",
	LightningBolt:   "lightning_bolt",
	Heal:            "heal",
	Surge:           "surge",
	SirensCallSpell: "sirens_call",
}
