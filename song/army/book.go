// Package army is the armies of A Song of Ice & Fire on paper: the cards of combat units,
// attachments and non-combat units, the decks of tactics cards by who brings them, and the
// creation of an army with its rules.
//
// A [Book] is read from data files and never changes. A [List] comes from JSON or from plain
// text; [Book.Check] says what is wrong with it, each time with the rule of the ledger;
// [Book.Muster] makes a [Roster] of it. What abilities and tactics cards do is the business of
// the game.
package army

import (
	"slices"

	"gonfalon/content/paper"
	"gonfalon/game"
)

//go:generate go run gonfalon/rules/generate song . army general attachment team deck unit ncu

// A FactionID is the place of a faction in [Book.Factions].
type FactionID uint8

// A SheetID is the place of a card of values in [Book.Sheets].
type SheetID uint8

// NoSheet is none.
const NoSheet SheetID = 0

// A CardNo is the place of a tactics card in [Book.Cards].
type CardNo uint8

// A Book is all that there is to know about armies. Nothing in it changes after it has been
// read.
type Book struct {
	Factions  []Faction
	Neutral   FactionID
	Sheets    []Sheet // combat units, attachments, non-combat units; the first is none
	Cards     []Card
	Abilities []Ability
	Boxes     []Box
	Ready     []List // armies for those who want to play at once

	index paper.Index // every name
}

// A Faction is whom an army fights for.
type Faction struct {
	ID string
	game.Text
	Deck      [factionCards]CardNo // its tactics cards
	spellings [2]paper.Spelling    // with and without its House
}

// A Card is a tactics card, as far as decks go.
type Card struct {
	ID string
	game.Text
	Faction   FactionID
	Commander SheetID // who brings it; NoSheet is the faction
}

// An Ability is what sheets call an ability.
type Ability struct {
	ID string
	game.Text
}

// A Box is a box of figures: what one may play who has it.
type Box struct {
	ID string
	game.Text
	Confidence string
	Forces     []Force
}

// A Force is a box's figures of one faction.
type Force struct {
	Faction FactionID
	Sheets  []SheetID
	Counts  []int // of each of the sheets
}

// Faction returns the faction of an id.
func (c *Book) Faction(id string) (FactionID, bool) {
	i := slices.IndexFunc(c.Factions, func(f Faction) bool { return f.ID == id })
	return FactionID(max(i, 0)), i >= 0
}

// Sheet returns the sheet of an id.
func (c *Book) Sheet(id string) (SheetID, bool) {
	if id == "" {
		return NoSheet, false
	}
	i := slices.IndexFunc(c.Sheets, func(s Sheet) bool { return s.ID == id })
	return SheetID(max(i, 0)), i > 0
}

// Card returns the tactics card of an id.
func (c *Book) Card(id string) (CardNo, bool) {
	i := slices.IndexFunc(c.Cards, func(k Card) bool { return k.ID == id })
	return CardNo(max(i, 0)), i >= 0
}

// ability returns the ability of an id, with its place.
func (c *Book) ability(id string) (int, bool) {
	i := slices.IndexFunc(c.Abilities, func(a Ability) bool { return a.ID == id })
	return i, i >= 0
}
