package song

import "gonfalon/game"

// Tactics cards. A deck is kept as counts of its ten kinds and drawn from at random: there is
// no order to leak.

// handSize is how many cards a seat draws up to.
func (s *State) handSize(seat game.Seat) int { return 3 + s.handBonus(seat) }

// draw takes cards from the deck of a seat into its hand.
//
// Carries out song.upkeep.draw-what-remains, song.upkeep.deck-not-reshuffled.
func (p play) draw(seat game.Seat, n int) {
	post := &p.Posts[seat]
	drawn := 0
	for ; drawn < n && post.Deck.Len() > 0; drawn++ {
		p.dice.Due(1)
		k := p.dice.Pick(labelCard, post.Deck[:])
		post.Deck[k]--
		post.Hand[k]++
		post.Cards++
		p.tellOnly(eventDrewCard, seat, p.side1(seat), int16(seat), int16(k))
	}
	if drawn > 0 {
		p.tell(eventDrew, seat, int16(drawn))
	}
}

// side1 is the set of one seat, for what only it may know.
func (s *State) side1(seat game.Seat) game.SeatSet { return game.Seats(seat) }

// toss discards a card from the hand of a seat.
//
// Carries out song.deck.played-card-face-up-discard.
func (p play) toss(seat game.Seat, kind int) {
	post := &p.Posts[seat]
	post.Hand[kind]--
	post.Cards--
	post.Discard[kind]++
	p.tell(eventTossed, seat, int16(seat), int16(kind))
}

// tossAny discards cards of a hand at random.
func (p play) tossAny(seat game.Seat, n int) {
	for ; n > 0 && p.Posts[seat].Hand.Len() > 0; n-- {
		p.dice.Due(n)
		p.toss(seat, p.dice.Pick(labelCard, p.Posts[seat].Hand[:]))
	}
}

// fetch takes a card out of the discard pile into the hand.
func (p play) fetch(seat game.Seat, kind int) {
	post := &p.Posts[seat]
	post.Discard[kind]--
	post.Hand[kind]++
	post.Cards++
	p.tell(eventFetched, seat, int16(seat), int16(kind))
}

// may tells which kinds of cards a seat could hold, as far as everybody knows: a copy of them
// is neither in its discard pile nor out of the game nor lying with a unit.
func (s *State) couldHold(seat game.Seat) uint16 {
	post := &s.Posts[seat]
	if post.Cards == 0 {
		return 0
	}
	var set uint16
	for k := range DeckKinds {
		if s.Muster.Copies(seat, k) > int(post.Discard[k]+post.Exiled[k]+post.Attached[k]) {
			set |= 1 << k
		}
	}
	return set
}
