package throne

import "gonfalon/game"

// A Board is the immutable content of the game: map, Houses, cards and tracks, read
// from the data files.
type Board struct {
	Areas   [MaxAreas]AreaInfo // from 1
	Land    AreaSet
	Sea     AreaSet
	Strong  AreaSet // areas with a City or Fortress
	adjLand [MaxAreas]AreaSet
	adjSea  [MaxAreas]AreaSet
	rivers  [MaxAreas]AreaSet // areas across a river without a bridge

	Houses     [MaxHouses]HouseInfo
	Cards      [maxCards]CardInfo // from 1
	Westeros   [westerosCards]WesterosInfo
	decks      [decks]Deck                // fresh
	mammoth    [decks][westerosCards]bool // does this card of this deck bear one
	supply     []uint32                   // by level, see within
	armies     [][]uint8                  // by level: the banners
	stars      [MaxHouses]uint8           // by position at the King's Court
	wildlings  []uint8                    // strength by space
	pieces     Force                      // of each House, Ships apart
	powerTotal int8                       // Power tokens of each House
	distance   [MaxAreas][MaxAreas]uint8  // in borders, over land and sea
	hash       string

	areasByName, housesByName []named // as documents have them
}

// An AreaInfo is what is printed in an area.
type AreaInfo struct {
	ID      string
	English string
	French  string
	Points  uint8 // for mustering: 1 for a City, 2 for a Fortress
	Barrels uint8 // supply symbols
	Crowns  uint8
	Home    House
	Neutral uint8 // strength of the force that starts here
}

// A HouseInfo is a starting card.
type HouseInfo struct {
	ID      string
	English string
	French  string
	Home    Area
	Units   [MaxAreas]Force
	Start   [tracks]uint8 // position with five players, from 1
	Supply  uint8
	Power   int8
}

// A CardInfo is a House card.
type CardInfo struct {
	ID             string
	English        string
	French         string
	Strength       int8
	Swords         int8
	Fortifications int8
	ability        ability
}

// A WesterosInfo is a kind of Westeros card.
type WesterosInfo struct {
	ID      string
	English string
	French  string
	Does    game.Text // in a sentence
}

func (b *Board) sea(a Area) bool { return b.Sea.Has(a) }

// neighbours returns the areas adjacent to one. Areas divided by a river without a
// bridge are not.
func (b *Board) neighbours(a Area) AreaSet { return b.adjLand[a] | b.adjSea[a] }

// house and bit tell whose a card is, and which of his seven.
func (c Card) house() House  { return House((c - 1) / HandSize) }
func (c Card) bit() CardSet  { return 1 << ((c - 1) % HandSize) }
func firstCard(h House) Card { return Card(h)*HandSize + 1 }

// has tells whether a set of cards of its House holds a card.
func (set CardSet) has(c Card) bool { return set&c.bit() != 0 }

// Names of the content, for sentences.

func (b *Board) area(a Area) game.Text   { return game.Text{b.Areas[a].English, b.Areas[a].French} }
func (b *Board) house(h House) game.Text { return game.Text{b.Houses[h].English, b.Houses[h].French} }
func (b *Board) card(c Card) game.Text   { return game.Text{b.Cards[c].English, b.Cards[c].French} }
