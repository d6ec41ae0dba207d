package army

import (
	"slices"

	"gonfalon/content/paper"
	"gonfalon/game"
)

// A Kind is what a card of values stands for.
type Kind uint8

const (
	CombatUnit Kind = iota + 1
	Attachment
	NonCombat
)

// KindIDs are the kinds in documents.
var KindIDs = [...]string{"", "unit", "attachment", "ncu"}

// A Type is the symbol on a card: attachments join units of their own.
type Type uint8

const (
	NoType Type = iota // of non-combat units
	Infantry
	Cavalry
	Monster
	WarMachine
	Beast // of what a Skinchanger sends to the enemy: no unit is one
)

// TypeIDs are the types in documents.
var TypeIDs = [...]string{"", "infantry", "cavalry", "monster", "war_machine", "beast"}

// typeNames are what people call them.
var typeNames = [...]game.Text{
	Infantry:   {English: "Infantry", French: "Infanterie"},
	Cavalry:    {English: "Cavalry", French: "Cavalerie"},
	Monster:    {English: "Monster", French: "Monstre"},
	WarMachine: {English: "War Machine", French: "Machine de guerre"},
	Beast:      {English: "Beast", French: "Bête"},
}

// A Tray is what the models of a unit stand on.
type Tray uint8

const (
	InfantryTray Tray = iota + 1
	CavalryTray
	SmallSolo
	LargeSolo
)

// TrayIDs are the trays in documents.
var TrayIDs = [...]string{"", "infantry", "cavalry", "solo_small", "solo_large"}

// trayModels are how many models stand in a rank, and in how many ranks.
// Carries out song.unit.infantry-12-models, song.unit.cavalry-4-models and song.unit.solo-1-rank.
var trayModels = [...][2]uint8{InfantryTray: {4, 3}, CavalryTray: {2, 2}, SmallSolo: {1, 1}, LargeSolo: {1, 1}}

// maxRanks is how many ranks a unit has at most, and so how many numbers of dice.
const maxRanks = 3

// A Sheet is a card of values: of a combat unit, an attachment or a non-combat unit.
type Sheet struct {
	ID         string
	Named      game.Text // as in Robb Stark
	Title      game.Text // as in The Wolf Lord; many have none
	Kind       Kind
	Type       Type
	Faction    FactionID
	Also       []FactionID // that may take it as if it were their own
	Cost       uint8
	OtherCost  uint8 // what a list builder of 2020 charged for it; 0 = the same
	Character  bool
	Commander  bool
	Who        []string // the characters that it is, by their English names
	Loyalty    string   // nobody of another serves beside
	Abilities  []int    // in Book.Abilities
	Adaptive   bool     // one attachment in this unit costs 1 less
	Tags       []string
	Brings     []SheetID // what it lets the army have for nothing
	BringsOne  []SheetID // of which one is chosen when it is deployed
	Needs      Needs
	Limit      int              // of copies in an army; 0 = as many as one likes
	ToEnemy    bool             // it joins a unit of an enemy
	Own        [ownCards]CardNo // the tactics cards of a commander
	Drops      CardNo           // with Swaps: the card of the faction that the commander leaves out
	Adds       CardNo           // with Swaps: what comes in its place
	Swaps      bool
	Confidence string
	Profile    // of combat units

	spellings [3]paper.Spelling // all of it, the name alone, the title alone
}

// Name calls a sheet by its name and title.
func (s *Sheet) Name(l game.Lang) string {
	if title := s.Title.Name(l); title != "" {
		return s.Named.Name(l) + ", " + title
	}
	return s.Named.Name(l)
}

// A Profile is the numbers of a combat unit. Scores are what a die needs.
type Profile struct {
	Tray    Tray
	Speed   uint8 // inches
	Defence uint8
	Morale  uint8 // 0 = it is never tested
	Attacks []Attack
	Files   uint8
	Ranks   uint8
	Wounds  uint8 // of a model
	Extra   bool  // its attachment replaces no model
}

// Solo tells whether a unit stands on a tray of its own.
func (p *Profile) Solo() bool { return p.Tray == SmallSolo || p.Tray == LargeSolo }

// An Attack is one of the ways in which a unit attacks.
type Attack struct {
	game.Text
	Range Range
	Hit   uint8
	Dice  [maxRanks]uint8 // with all ranks, one less, two less
}

// A Range is how far an attack goes.
type Range uint8

const (
	Melee Range = iota
	ShortRange
	LongRange
	AnyRange
)

// RangeIDs are the ranges in documents.
var RangeIDs = [...]string{"melee", "short", "long", "unlimited"}

// Needs are the conditions that a card puts on who takes it.
// Carries out song.army.card-restrictions.
type Needs struct {
	Character string    // it is in the army
	Without   string    // a character who is not
	Sheet     SheetID   // it is in the army
	Bars      SheetID   // it is not
	Leader    SheetID   // it commands the army
	Holds     SheetID   // the unit has this attachment
	Only      SheetID   // the one unit that it may join, solo or not
	Beside    []SheetID // the unit has one of these attachments
	Sender    SheetID   // it comes with this when that is deployed, and is never bought
	Once      bool      // no unit has two of it
	Beyond    bool      // it does not count as the one attachment of its unit
	Lifts     SheetID   // whose limit of copies it lifts
}

// Serves tells whether a faction may have a sheet that is not neutral.
// Carries out song.unit.faction-crest.
func (s *Sheet) Serves(f FactionID) bool { return s.Faction == f || slices.Contains(s.Also, f) }

// is tells whether a sheet is a character.
func (s *Sheet) is(name string) bool { return slices.Contains(s.Who, name) }

// beyond tells whether an attachment leaves its unit room for another.
func (s *Sheet) beyond() bool { return s.Needs.Beyond || s.Kind != Attachment }
