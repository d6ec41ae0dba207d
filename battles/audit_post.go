package battles

import "gonfalon/game"

// auditPost looks at what a House has beside the board.
func (s *State) auditPost(h House) error {
	post := &s.Posts[h]
	if err := s.auditCards(h); err != nil {
		return err
	}
	tokens := int(post.Command)
	for c := range s.Leaders {
		if l := &s.Leaders[c]; s.Plan.Commanders[c].House == h {
			tokens += int(l.Tokens)
			if l.Tokens > s.Plan.Commanders[c].Limit {
				return game.Wrong("%s has %d command tokens, at most %d", "%s a %d pions Commandement, au plus %d", s.Plan.Commanders[c].Text, l.Tokens, s.Plan.Commanders[c].Limit)
			}
		}
	}
	if tokens != int(s.Plan.Command[h]) {
		return game.Within(game.Wrong("%d command tokens on the command board and the Commander cards, of %d in all", "%d pions Commandement sur le plateau et les cartes Commandant, et il y en a %d en tout", tokens, s.Plan.Command[h]), "command")
	}
	if post.Pieces != ([terrains]uint8{}) && s.Plan.Skirmish == nil {
		return game.Within(game.Wrong("pieces of terrain are placed in a skirmish", "on place des morceaux de terrain dans une escarmouche"), "pieces")
	}
	return nil
}

// auditCards finds each card of a House once: in the deck, in hand, discarded or being played.
// A sketch may have fewer.
func (s *State) auditCards(h House) error {
	post := &s.Posts[h]
	all := post.Deck | post.Hand | post.Discard
	n := post.Deck.Len() + post.Hand.Len() + post.Discard.Len()
	if s.running(procCard) && s.Turn.House == h && s.Turn.Card != NoCard {
		all |= s.Turn.Card.bit()
		n++
	}
	full := s.fullDeck(h)
	if all == 0 && full == s.Plan.base(h) && s.running(procSkirmish) {
		full = 0 // nobody has a commander yet
	}
	switch k := post.Keep.Card; {
	case n != all.Len():
		return game.Within(game.Wrong("a card is there twice, in the deck, in hand, discarded or being played", "une carte y est deux fois, dans la pioche, en main, défaussée ou jouée"), "deck")
	case !s.Plan.sketch && all != full:
		return game.Within(game.Wrong("its cards are not each in the deck, in hand, discarded or being played", "ses cartes ne sont pas chacune dans la pioche, en main, défaussée ou jouée"), "deck")
	case post.Hand.Len() != int(post.Cards) && (post.Hand != 0 || post.Deck.Len() < int(post.Cards)):
		return game.Within(game.Wrong("%d cards in hand, said to be %d", "%d cartes en main, et %d sont annoncées", post.Hand.Len(), post.Cards), "cards")
	case post.Keep != (Keep{NoCard, NoFace}) && !post.Ready:
		return game.Within(game.Wrong("nothing is kept yet", "on ne garde encore rien"), "keep")
	case k != NoCard && (k.house() != h || !post.Hand.has(k)):
		return game.Within(game.Wrong("a card that is kept is in hand", "une carte gardée est en main"), "keep", "card")
	case post.Keep.Token > NoFace || post.Keep.Token < NoFace && post.Orders[post.Keep.Token] == 0:
		return game.Within(game.Wrong("an order token that is kept is there", "un pion Ordre gardé est là"), "keep", "token")
	}
	return nil
}
