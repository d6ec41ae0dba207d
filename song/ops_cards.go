package song

import (
	"gonfalon/game"
	"gonfalon/song/effect"
)

// What effects do with cards and on the Tactics Board.

func (p play) onCards(w *Work, prog *program, op *effect.Op) {
	switch op.Code {
	case effect.DiscardCard:
		p.discardFor(w, op)
		return
	case effect.Return:
		p.returnCard(w, prog, op)
		return
	case effect.Search:
		p.search(w, prog, op)
		return
	case effect.BottomCard:
		p.bottom(w, op)
		return
	case effect.MoveNCU:
		p.moveNCU(w, op)
		return
	case effect.DrawMission, effect.SwapMission:
		p.onMissions(w, op)
		return
	case effect.Sift:
		p.sift(w, op)
		return
	case effect.UseZone:
		p.borrowZone(w, op)
		return
	case effect.Look:
		p.showSome(w, op)
		return
	}
	w.PC++
	post := &p.Posts[w.Seat]
	switch op.Code {
	case effect.Draw:
		p.draw(w.Seat, p.rolled(w, op.Amount))
	case effect.BottomThis, effect.TopThis:
		// The deck has no order: on top of it, or under it, is in it.
		if w.Card != 0 && !w.Stays {
			w.Stays = true
			post.Played[w.Card-1]--
			post.Deck[w.Card-1]++
		}
	case effect.Exile:
		if w.Card != 0 && !w.Stays {
			w.Stays = true
			post.Played[w.Card-1]--
			post.Exiled[w.Card-1]++
		}
	case effect.Detach:
		if w.Last != 0 {
			at := &p.Lasting[w.Last-1]
			p.forget(func(l *Lasting) bool { return l == at })
		}
	case effect.DiscardVows:
		u := p.unitOf(w, op.Role)
		p.forget(func(l *Lasting) bool { return l.On == u && u != NoUnit && p.isVow(l) })
	case effect.ReturnVow:
		p.returnVow(p.unitOf(w, op.Role))
	case effect.AttachFound:
		p.attachFound(w, op)
	case effect.LookHand:
		for rest := p.seatsOf(w, op.Role); rest != 0; rest = rest.Without(rest.First()) {
			w.Foe = rest.First()
			p.show(w, &p.Posts[w.Foe].Hand)
		}
	case effect.RemoveNCU:
		if n := p.ncuOf(w, op.Role); n != 0 && p.NCUs[n].Zone != noZone {
			p.Zones[p.NCUs[n].Zone] = 0
			p.NCUs[n].Zone, p.NCUs[n].Activated = noZone, false
		}
	case effect.Withdraw:
		p.uninfluence(w.OwnNCU)
	}
}

// isVow tells whether what lasts is a Vow.
func (s *State) isVow(l *Lasting) bool {
	return l.Card != 0 && s.Muster.lib.entry(s.Muster.seat[l.By].deck[l.Card-1]).vow
}

// returnVow takes one of the Vows of a unit back into its owner's hand.
func (p play) returnVow(u UnitID) {
	for i := range int(p.Lasts) {
		if l := &p.Lasting[i]; u != NoUnit && l.On == u && p.isVow(l) {
			seat, kind := l.By, int(l.Card-1)
			p.forget(func(x *Lasting) bool { return x == l })
			p.fetch(seat, kind)
			return
		}
	}
}

// showSome has an opponent show cards of his hand, so many that he chooses.
func (p play) showSome(w *Work, op *effect.Op) {
	seats := p.seatsOf(w, op.Role)
	if seats == 0 {
		w.PC++
		return
	}
	if w.EachAt != w.PC+1 {
		w.EachAt, w.Foe, w.Sifted = w.PC+1, seats.First(), Pile{}
	}
	hand := &p.Posts[w.Foe].Hand
	if hand.Len() <= int(op.Count) {
		w.Sifted = *hand
	} else if w.Sifted.Len() < int(op.Count) {
		p.ask(decideCard, w.Foe)
		return
	}
	w.PC++
	p.show(w, &w.Sifted)
}

// show shows cards of an opponent to the owner of an effect, and to nobody else.
func (p play) show(w *Work, cards *Pile) {
	for k, n := range cards {
		if n > 0 {
			p.tellOnly(eventShown, w.Seat, game.Seats(w.Seat, w.Foe), int16(w.Foe), int16(k), int16(n))
		}
	}
}

// revealed are the cards of a hand that an effect under way has had shown.
func (s *State) revealed(seat game.Seat) Pile {
	for i := range s.Works[:s.Working] {
		if w := &s.Works[i]; w.Foe == seat && w.Sifted.Len() > 0 {
			return w.Sifted
		}
	}
	return Pile{}
}

// discardFor has cards discarded.
func (p play) discardFor(w *Work, op *effect.Op) {
	if w.EachAt != w.PC+1 {
		w.EachAt, w.Left = w.PC+1, uint8(max(0, p.rolled(w, op.Amount)))
	}
	seats := p.seatsOf(w, op.Role)
	if op.Way == effect.AtRandom {
		for rest := seats; rest != 0; rest = rest.Without(rest.First()) {
			p.tossAny(rest.First(), int(w.Left))
		}
		w.Left = 0
	}
	seat := seats.First()
	if w.Left == 0 || seat == game.NoSeat || p.Posts[seat].Hand.Len() == 0 {
		w.EachAt, w.Sifted = 0, Pile{}
		w.PC++
		return
	}
	w.Foe2 = seat
	if op.Way == effect.FromSeen {
		p.ask(decideCard, w.Seat)
	} else {
		p.ask(decideCard, seat)
	}
}

// cardsFor are the kinds of cards that may be chosen for a statement, a bit each. They are not
// remembered, as others may not know them.
func (s *State) cardsFor(w *Work, op *effect.Op) uint16 {
	post := &s.Posts[w.Seat]
	switch op.Code {
	case effect.DiscardCard:
		if w.Sifted.Len() > 0 { // of those that have been shown
			return held(&w.Sifted)
		}
		return held(&s.Posts[w.Foe2].Hand)
	case effect.Look:
		rest := s.Posts[w.Foe].Hand
		for k := range rest {
			rest[k] -= w.Sifted[k]
		}
		return held(&rest)
	case effect.Return:
		return held(&post.Discard) & s.sorted(w, op.Sort)
	case effect.Search:
		var set uint16
		if op.Piles&effect.Deck != 0 {
			set |= held(&post.Deck)
		}
		if op.Piles&effect.Discard != 0 {
			set |= held(&post.Discard)
		}
		if op.Piles&effect.Hand != 0 {
			set |= held(&post.Hand)
		}
		return set & s.sorted(w, op.Sort)
	case effect.Sift:
		if w.Sifted.Len() > 0 {
			return held(&w.Sifted)
		}
	}
	return held(&post.Hand)
}

// held are the kinds of cards of a pile, a bit each.
func held(pile *Pile) uint16 {
	var set uint16
	for k, n := range pile {
		if n > 0 {
			set |= 1 << k
		}
	}
	return set
}

// sorted are the kinds of cards of a seat that are of a sort, a bit each.
func (s *State) sorted(w *Work, sort effect.Sort) uint16 {
	var set uint16
	for k := range DeckKinds {
		e := s.Muster.seat[w.Seat].deck[k]
		switch sort {
		case effect.CommanderCard:
			if k < 7 {
				continue
			}
		case effect.RattleshirtCard:
			if k < 7 || e == 0 {
				continue
			}
		case effect.VowCard:
			if e == 0 || !s.Muster.lib.entry(e).vow {
				continue
			}
		}
		set |= 1 << k
	}
	return set
}

// returnCard takes cards of the discard pile back into the hand.
func (p play) returnCard(w *Work, prog *program, op *effect.Op) {
	if w.EachAt != w.PC+1 {
		w.EachAt, w.Left = w.PC+1, uint8(max(0, p.rolled(w, op.Amount)))
	}
	if w.Left == 0 || p.cardsFor(w, op) == 0 {
		w.EachAt = 0
		w.PC++
		return
	}
	p.ask(decideCard, w.Seat)
}

// search looks for a card in the deck or the discard pile.
func (p play) search(w *Work, prog *program, op *effect.Op) {
	if p.cardsFor(w, op) == 0 {
		w.Found = 0
		w.skip(prog)
		return
	}
	p.ask(decideCard, w.Seat)
}

// found takes the card that was searched for.
func (p play) found(w *Work, op *effect.Op, kind int) {
	post := &p.Posts[w.Seat]
	w.Found = uint8(kind + 1)
	if op.Piles&effect.Hand != 0 && post.Hand[kind] > 0 {
		return
	}
	if op.Piles&effect.Deck != 0 && post.Deck[kind] > 0 {
		post.Deck[kind]--
	} else {
		post.Discard[kind]--
	}
	post.Hand[kind]++
	post.Cards++
	p.tellOnly(eventDrewCard, w.Seat, p.side1(w.Seat), int16(w.Seat), int16(kind))
	p.tell(eventDrew, w.Seat, 1)
}

// attachFound attaches the card that was found as its own rule says.
func (p play) attachFound(w *Work, op *effect.Op) {
	if w.Found == 0 {
		return
	}
	post, kind := &p.Posts[w.Seat], w.Found-1
	e := p.Muster.lib.entry(p.Muster.seat[w.Seat].deck[kind])
	for i := range e.rules {
		for j := range e.rules[i].Ops {
			o := e.rules[i].Ops[j]
			if o.Code != effect.Attach && o.Code != effect.VowOn || post.Hand[kind] == 0 {
				continue
			}
			post.Hand[kind]--
			post.Cards--
			post.Played[kind]++
			other := *w
			other.Card, o.Role = w.Found, op.Role
			p.grant(&other, &o)
			if !other.Stays {
				post.Played[kind]--
				post.Discard[kind]++
			}
			p.tell(eventPlayed, w.Seat, int16(w.Seat), int16(kind))
			return
		}
	}
}

// bottom puts cards of the hand back into the deck.
func (p play) bottom(w *Work, op *effect.Op) {
	if w.EachAt != w.PC+1 {
		w.EachAt, w.Left = w.PC+1, uint8(op.Count)
	}
	if w.Left == 0 || p.Posts[w.Seat].Hand.Len() == 0 {
		w.EachAt = 0
		w.PC++
		return
	}
	p.ask(decideCard, w.Seat)
}

// sift draws so many cards, of which all but one go back.
func (p play) sift(w *Work, op *effect.Op) {
	if w.EachAt != w.PC+1 {
		before := p.Posts[w.Seat].Hand
		p.draw(w.Seat, int(op.Count))
		w.EachAt, w.Sifted = w.PC+1, Pile{}
		for k := range w.Sifted {
			w.Sifted[k] = p.Posts[w.Seat].Hand[k] - before[k]
		}
	}
	if w.Sifted.Len() < 2 {
		w.EachAt = 0
		w.PC++
		return
	}
	p.ask(decideCard, w.Seat)
}

// moveNCU moves an NCU on the board.
func (p play) moveNCU(w *Work, op *effect.Op) {
	var set uint16
	for z := Crown; z <= p.lastZone(); z++ {
		if (p.Zones[z] == 0) == (op.NCUMove == effect.ToFree) && z != p.NCUs[w.OwnNCU].Zone {
			set |= 1 << z
		}
	}
	if set == 0 || w.OwnNCU == 0 || p.NCUs[w.OwnNCU].Zone == noZone {
		w.PC++
		return
	}
	p.Ask = Ask{Options: set}
	p.ask(decideOnZone, w.Seat)
}

// borrowZone has the effect of a zone come: the one that is named, or a free one that the owner chooses.
func (p play) borrowZone(w *Work, op *effect.Op) {
	if z := zoneOf(op.Zone); z != noZone {
		w.PC++
		p.useZone(w.Seat, w.OwnNCU, z)
		return
	}
	var set uint16
	for z := Crown; z <= p.lastZone(); z++ {
		if p.Zones[z] == 0 {
			set |= 1 << z
		}
	}
	if set == 0 {
		w.PC++
		return
	}
	p.Ask = Ask{Options: set}
	p.ask(decideOnZone, w.Seat)
}
