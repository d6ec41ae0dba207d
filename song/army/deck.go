package army

import "slices"

// What a deck is made of.
const (
	factionCards = 7
	ownCards     = 3
	// DeckKinds is how many different tactics cards a deck has, and DeckCopies how often each.
	DeckKinds  = factionCards + ownCards
	DeckCopies = 2
)

// A Deck is the tactics cards of an army: of each there are [DeckCopies].
// Carries out song.deck.twenty-cards.
type Deck [DeckKinds]CardNo

// deck puts the deck together: the cards of the faction, whoever commands, and those of the
// commander. Without one the places of his cards are those of the faction's first.
// Carries out song.deck.commander-cards-two-copies.
func (m *muster) deck() {
	d := &m.roster.Deck
	copy(d[:], m.c.Factions[m.roster.Faction].Deck[:])
	leader := &m.c.Sheets[m.roster.Commander]
	if !leader.Commander {
		return
	}
	copy(d[factionCards:], leader.Own[:])
	if at := slices.Index(d[:factionCards], leader.Drops); leader.Swaps && at >= 0 {
		d[at] = leader.Adds
	}
}
