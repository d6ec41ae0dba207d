// Package army is the armies of Kings of War on paper: the army lists with their units,
// options, artefacts, spells and special rules, what these make of a profile, and the
// selection of an army with its rules.
//
// A [Book] is read from data files and never changes. A [List] comes from JSON or from plain
// text; [Book.Check] says what is wrong with it, each time with the rule of the ledger.
// What the units do in play is the business of the game.
package army

import (
	"slices"

	"gonfalon/content/paper"
	"gonfalon/game"
)

//go:generate go run gonfalon/rules/generate kings . army allies artefact

// An ID is the place of an army list in [Book.Armies].
type ID uint8

// A UnitID is the place of an entry of any army list in [Book.Units].
type UnitID uint16

// An Alignment says with whom an army may ally.
type Alignment uint8

const (
	Neutral Alignment = iota
	Good
	Evil
)

var alignmentIDs = [...]string{"neutral", "good", "evil"}

// A Book is all that there is to know about armies. Nothing in it changes after it has been
// read.
type Book struct {
	Formats   Formats
	Armies    []Army // by id
	Units     []Unit // army by army, in the order of the files
	Specials  [Specials]SpecialInfo
	Spells    [Spells]SpellInfo
	Artefacts [Artefacts]ArtefactInfo
	Weapons   [weaponKinds]WeaponInfo
	Kin       [kins]KinInfo
	Ready     []List // armies for those who want to play at once
	ruleNames []ruleName
	index     paper.Index // every name, loosely, in order
}

// Texts are the name and the effect of a record, and how sure its facts are.
type Texts struct {
	ID string
	game.Text
	Effect     game.Text
	Source     string
	Confidence string
}

// An Army is an army list: the units that may be chosen together.
type Army struct {
	ID string
	game.Text
	Alignment  Alignment
	Rules      []ArmyRule
	First, End UnitID // its entries are First up to End, End excluded
	Confidence string
	spelling   paper.Spelling
}

// An ArmyRule is a rule of a whole army. What it grants stands in the profiles already,
// unless it turns one rule into another, from whatever source the first comes.
type ArmyRule struct {
	Texts
	Grants, Replaces Special
}

// A Unit is an entry of an army list.
type Unit struct {
	ID string
	game.Text
	Army       ID
	Type       Type
	Hero       bool
	Irregular  bool
	Legend     bool // a Living Legend, of which an army has at most one
	Kin        uint64
	Profiles   []Profile // one a size, without options
	Options    []Option
	Groups     []OptionGroup
	Needs      UnitID // with Patron: the unit without which there is none of this, and never two
	Patron     bool
	Page, Book string
	Confidence string
	spelling   paper.Spelling
}

// An Option is something that a unit may be given for points.
type Option struct {
	ID string
	game.Text
	Points [sizes]int16 // noPrice where a size cannot have it
	Group  int8         // in Unit.Groups; -1 = free to choose
	Needs  UnitID       // with Patron: the unit without which nobody has the option, and never two
	Patron bool

	effect   effect
	spelling paper.Spelling
}

const noPrice = -1

// An OptionGroup is a set of options of which some number is chosen. Max is 0 where there is
// no limit.
type OptionGroup struct {
	ID       string
	Min, Max int8
}

// Each kin has its bit in Unit.Kin: this does not compile when there are too many.
const _ = uint(64 - kins)

// Is tells whether the unit belongs to a kin.
func (u *Unit) Is(k Kin) bool { return u.Kin&(1<<k) != 0 }

type (
	// SpecialInfo is what the data say about a special rule.
	SpecialInfo struct{ Texts }
	// SpellInfo is a spell. Its dice are the caster's n.
	SpellInfo struct {
		Texts
		Range    uint8
		Target   Target
		Engaged  bool // may be cast at a unit in contact with an enemy
		ToHit    uint8
		Piercing uint8
	}
	// ArtefactInfo is a magical artefact.
	ArtefactInfo struct {
		Texts
		Points uint16
		Bearer Bearer
		Normal bool // speaks of "normal" ranged attacks: no use with breath and spells
		InPlay bool // does something that is not in the profile of its bearer

		effect   effect
		spelling paper.Spelling
	}
	// WeaponInfo is a kind of missile weapon.
	WeaponInfo struct {
		Texts
		Range  uint8
		Steady bool // no penalty for moving
	}
	// KinInfo names a kin.
	KinInfo struct{ Texts }
)

// A Target is at whom a spell is cast.
type Target uint8

const (
	AtEnemy Target = iota
	AtFriend
	AtShamblingFriend
)

var targetIDs = [...]string{"enemy", "friend", "friend_shambling"}

// A Bearer is who may carry an artefact, among those who may carry any.
type Bearer uint8

const (
	BearerAny Bearer = iota
	BearerHero
	BearerIndividualHero
	BearerRegeneratingHero
	BearerWithSurge
	BearerWithLightning
)

var bearerIDs = [...]string{"any", "hero", "hero_individual", "hero_regeneration", "has_surge", "has_lightning_bolt"}

// Army returns the army list of an id.
func (c *Book) Army(id string) (ID, bool) {
	i := slices.IndexFunc(c.Armies, func(a Army) bool { return a.ID == id })
	return ID(max(i, 0)), i >= 0
}

// Unit returns the entry of an army list by its id.
func (c *Book) Unit(army ID, id string) (UnitID, bool) {
	a := &c.Armies[army]
	for u := a.First; u < a.End; u++ {
		if c.Units[u].ID == id {
			return u, true
		}
	}
	return 0, false
}

// profile returns the profile of a size.
func (u *Unit) profile(s Size) (*Profile, bool) {
	i := slices.IndexFunc(u.Profiles, func(p Profile) bool { return p.Size == s })
	if i < 0 {
		return nil, false
	}
	return &u.Profiles[i], true
}

// option returns the place of an option of the unit.
func (u *Unit) option(id string) int {
	return slices.IndexFunc(u.Options, func(o Option) bool { return o.ID == id })
}
