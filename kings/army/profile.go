package army

import (
	"strconv"

	"gonfalon/game"
)

// A Type is what kind of unit a unit is. Whether it is a Hero, and whether it has the
// Individual rule, are separate facts.
type Type uint8

const (
	Infantry Type = iota
	LargeInfantry
	Cavalry
	LargeCavalry
	WarEngine
	Monster
	types
)

var TypeIDs = [types]string{"Inf", "LrgInf", "Cav", "LrgCav", "WarEngine", "Mon"}

// Name implements [game.Named].
func (t Type) Name(lang game.Lang) string { return typeNames[t].Name(lang) }

// A Size is the format of a unit. Single is that of War Engines, Monsters and Heroes.
type Size uint8

const (
	Single Size = iota
	Troop
	Regiment
	Horde
	Legion
	sizes
)

var SizeIDs = [sizes]string{"single", "troop", "regiment", "horde", "legion"}

// Name implements [game.Named].
func (s Size) Name(lang game.Lang) string { return sizeNames[s].Name(lang) }

// An Amount is a number, or a die and a number: 4, or D6+3.
type Amount struct {
	Die  uint8 // sides of the one die; 0 = no die
	Plus uint8
}

// String writes an amount as the rulebook does: 4, D6, D6+3.
func (a Amount) String() string {
	if a.Die == 0 {
		return strconv.Itoa(int(a.Plus))
	}
	text := "D" + strconv.Itoa(int(a.Die))
	if a.Plus > 0 {
		text += "+" + strconv.Itoa(int(a.Plus))
	}
	return text
}

// Twice returns what two such amounts come to in the mean.
func (a Amount) Twice() int {
	n := 2*int(a.Plus) + int(a.Die)
	if a.Die > 0 {
		n++
	}
	return n
}

// Most is the most that an amount can be.
func (a Amount) Most() int { return int(a.Die) + int(a.Plus) }

// A Scope is where a special rule holds, if not everywhere.
type Scope uint8

const (
	InRanged        Scope = 1 << iota // ranged attacks, Breath Attacks and spells
	InSpells                          // spells alone
	AgainstMonsters                   // against targets of type Monster
)

var scopeIDs = [...]string{"ranged", "spells", "against_monsters"}

// A Weapon is a missile weapon in a unit's hands. What it leaves at 0 is the unit's own.
type Weapon struct {
	Kind     WeaponKind
	Range    uint8 // inches
	Piercing uint8
	Shooting uint8
	Attacks  uint8
	Blast    Amount
	Reload   bool
	Indirect bool
	Vicious  bool
	Steady   bool // no penalty for moving
	Fixed    bool // hits on Shooting whatever the modifiers
	Odd      bool // not a "normal" ranged attack, for artefacts that speak of those
}

// MaxWeapons is how many missile weapons a unit may have: its own or that of an option,
// and that of an artefact.
const MaxWeapons = 2

// A Profile is a unit with all its numbers: those of its entry and size, changed by its
// options and artefact. It is a plain value.
type Profile struct {
	Unit  UnitID
	Army  ID
	Type  Type
	Hero  bool
	Size  Size
	Speed uint8 // inches
	// Scores needed on a die; 0 is a dash.
	Melee    uint8
	Shooting uint8
	Defence  uint8
	Attacks  Amount
	// Nerve. Waver 0 means fearless: such a unit only routs.
	Waver, Rout uint8
	Points      uint16 // with options and artefact

	Models       uint8
	Files, Ranks uint8
	Base         Base
	Height       uint8

	Irregular bool
	Legend    bool // a Living Legend
	Artefact  Artefact

	special [Specials]uint8
	scope   [Specials]Scope
	Blast   Amount // of the rule Blast
	// Whom alone it inspires by Inspiring and by Very Inspiring, itself apart; 0 = anybody.
	InspiresOnly, VeryInspiresOnly Kin
	Spells                         [Spells]uint8 // the n of each spell it knows
	SpellOnly                      [Spells]Kin   // at whom alone the spell may be cast
	Weapons                        [MaxWeapons]Weapon
}

// Has tells whether the unit has a special rule everywhere and always.
func (p *Profile) Has(s Special) bool { return p.special[s] > 0 && p.scope[s] == 0 }

// HasIn tells whether a special rule holds for an attack of the given scopes.
func (p *Profile) HasIn(s Special, in Scope) bool {
	return p.special[s] > 0 && (p.scope[s] == 0 || p.scope[s]&in != 0)
}

// N returns the number in the brackets of a special rule: 0 if the unit lacks the rule, 1
// if it has no number. For Regeneration it is the score needed, for Breath Attack (Att)
// the unit's Attacks; the amount of Blast is in the field Blast.
func (p *Profile) N(s Special) int { return int(p.special[s]) }

// InspiresWithin returns how near a friend of an entry of the same army list must be to be
// inspired by the unit, in inches; 0 if it never is. The unit itself is inspired whatever
// its rule names.
func (p *Profile) InspiresWithin(u *Unit) int {
	switch {
	case p.Has(Bhardoom):
		return 12
	case p.Has(VeryInspiring) && (p.VeryInspiresOnly == 0 || u.Is(p.VeryInspiresOnly)):
		return 9
	case p.Has(Inspiring) && (p.InspiresOnly == 0 || u.Is(p.InspiresOnly)):
		return 6
	}
	return 0
}

// Fearless tells whether the unit cannot waver.
func (p *Profile) Fearless() bool { return p.Waver == 0 }

// Caster tells whether the unit knows a spell.
func (p *Profile) Caster() bool { return p.Spells != [Spells]uint8{} }
