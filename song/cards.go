package song

import (
	"maps"
	"math/bits"
	"slices"

	"gonfalon/game"
)

// Cards in actions. Several decks may have the same card at different places, so that actions
// name cards by a number that all decks of a match share; then come the siege cards of those who
// besiege, then those of the defender.

// maxCards is how many different cards all decks of a match can have.
const maxCards = MaxSeats * DeckKinds

// A CardSet is cards of one hand by their numbers: those with one copy or more, and those with
// both.
type CardSet [2]uint64

// add numbers a card of a deck.
func (m *Muster) add(seat game.Seat, kind int, id string) {
	n := slices.Index(m.cardIDs, id)
	if n < 0 {
		n, m.cardIDs = len(m.cardIDs), append(m.cardIDs, id)
	}
	m.seat[seat].numbers[kind] = uint8(n)
}

// numberOf is the number of a kind of card of a seat, or of its siege cards beyond those.
func (s *State) numberOf(seat game.Seat, kind int) uint8 {
	if kind < DeckKinds {
		return s.Muster.seat[seat].numbers[kind]
	}
	n := maxCards + kind - DeckKinds
	if s.defends(seat) {
		n += SiegeKinds
	}
	return uint8(n)
}

// kindOf is the kind that a card has in the deck of a seat, DeckKinds and more for siege cards, or
// -1 if it has none such.
func (s *State) kindOf(seat game.Seat, number uint8) int {
	if n := int(number) - maxCards; n >= 0 {
		if s.Choices.Mode != Storm || n >= 2*SiegeKinds || (n >= SiegeKinds) != s.defends(seat) {
			return -1
		}
		return DeckKinds + n%SiegeKinds
	}
	c := &s.Muster.seat[seat]
	for k, n := range c.numbers {
		if n == number && c.deck[k] != 0 {
			return k
		}
	}
	return -1
}

// numberedID is what documents call a card by its number, nothing if there is none of that number;
// numbered finds it.
func (s *State) numberedID(number uint8) string {
	switch n := int(number) - maxCards; {
	case n >= 2*SiegeKinds:
	case n >= 0:
		return s.Muster.lib.entry(s.Muster.lib.siege[n/SiegeKinds][n%SiegeKinds]).ID
	case int(number) < len(s.Muster.cardIDs):
		return s.Muster.cardIDs[number]
	}
	return ""
}

func (n *lookUp) numbered(s *State, id string) uint8 {
	ids := s.Muster.cardIDs
	if i := slices.Index(ids, id); i >= 0 {
		return uint8(i)
	}
	if s.Choices.Mode == Storm {
		var siege []string
		for _, role := range s.Muster.lib.siege {
			for _, entry := range role {
				siege = append(siege, s.Muster.lib.entry(entry).ID)
			}
		}
		if i := slices.Index(siege, id); i >= 0 {
			return uint8(maxCards + i)
		}
		ids = append(slices.Clone(ids), siege...)
	}
	n.Missing("card", id, ids)
	return 0
}

// setOf is cards of the hand of a seat as actions name them.
func (s *State) setOf(seat game.Seat, p *Pile) CardSet {
	var set CardSet
	for k, n := range p {
		for i := range n {
			set[i] |= 1 << s.numberOf(seat, k)
		}
	}
	return set
}

// pileOf is a set of cards by their kinds in the deck of a seat, if all are of that deck.
func (s *State) pileOf(seat game.Seat, set *CardSet) (Pile, bool) {
	var p Pile
	for _, some := range set {
		for rest := some; rest != 0; rest &= rest - 1 {
			k := s.kindOf(seat, uint8(bits.TrailingZeros64(rest)))
			if k < 0 {
				return p, false
			}
			p[k]++
		}
	}
	return p, true
}

// document is a set of cards with how many of each.
func (set *CardSet) document(s *State) map[string]int {
	d := map[string]int{}
	for _, some := range set {
		for rest := some; rest != 0; rest &= rest - 1 {
			d[s.numberedID(uint8(bits.TrailingZeros64(rest)))]++
		}
	}
	return d
}

// cardSet reads a set of cards.
func (n *lookUp) cardSet(s *State, d map[string]int) CardSet {
	var set CardSet
	for _, id := range slices.Sorted(maps.Keys(d)) {
		c := n.numbered(s, id)
		if n.Err == nil && (c >= maxCards || d[id] < 1 || d[id] > len(set)) {
			n.FailBoth("there are not %[2]d cards %[1]q", "il n'y a pas %[2]d cartes %[1]q", id, d[id])
		}
		if n.Err != nil {
			return CardSet{}
		}
		for i := range d[id] {
			set[i] |= 1 << c
		}
	}
	return set
}
