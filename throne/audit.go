package throne

import (
	"errors"
	"fmt"

	"gonfalon/game"
)

// Audit implements [game.Scribe]: pieces are conserved and stand where they can,
// counters are in range. Views pass as well as states. What Supply allows is not
// looked at, since a written state may exceed it.
func (Rules) Audit(s *State) error {
	if s.Houses < 3 || s.Houses > MaxHouses || s.Turn < 1 || s.Turn > lastTurn {
		return fmt.Errorf("%d houses in turn %d", s.Houses, s.Turn)
	}
	if int(s.Wildlings) >= len(s.Board.wildlings) {
		return fmt.Errorf("the Wildlings stand on space %d", s.Wildlings)
	}
	for a := Area(1); a < MaxAreas; a++ {
		if err := s.auditPlace(a); err != nil {
			return game.Within(err, "areas", s.Board.Areas[a].ID)
		}
	}
	for h := range House(s.Houses) {
		if err := s.auditHouse(h); err != nil {
			return game.Within(err, "houses", s.Board.Houses[h].ID)
		}
	}
	for t := range Track(tracks) {
		if err := s.auditTrack(t); err != nil {
			return game.Within(err, "tracks", trackNames[t])
		}
	}
	for d := range s.Decks {
		if err := s.auditDeck(d); err != nil {
			return game.Within(err, "decks", deckNames[d])
		}
	}
	if (s.Stack.Len() == 0) != (s.Winners != 0) || (s.Waits.Who != 0) && s.Winners != 0 {
		return errors.New("a game is over if and only if it has a winner")
	}
	return nil
}

func (s *State) inPlay(h House) bool { return h >= 0 && int(h) < int(s.Houses) }

func (s *State) auditPlace(a Area) error {
	pl := &s.Places[a]
	units := pl.Units.plus(pl.Routed)
	switch sea := s.Board.sea(a); {
	case pl.House != NoHouse && !s.inPlay(pl.House), pl.Token != NoHouse && !s.inPlay(pl.Token):
		return errors.New("a house that is not in play")
	case (pl.House == NoHouse) != (units.Len() == 0):
		return errors.New("units belong to a house and a house has units")
	case sea && units[Footman]+units[Knight] > 0, !sea && units[Ship] > 0:
		return errors.New("units that cannot stand here")
	case sea && pl.Token != NoHouse:
		return errors.New("a power token at sea")
	case pl.Token != NoHouse && pl.House != NoHouse && pl.Token != pl.House:
		return errors.New("units and power token of different houses")
	case pl.Neutral > 0 && (pl.House != NoHouse || pl.Token != NoHouse):
		return errors.New("a neutral force beside units or a token")
	case pl.Order > orders, pl.Order == FaceDown && s.Waits.Kind != decideOrders:
		return errors.New("no such order")
	case pl.Order != NoOrder && pl.House == NoHouse:
		return errors.New("an order without units")
	case pl.Order.is(consolidateType) && sea:
		return errors.New("power is consolidated on land only")
	}
	return nil
}

func (s *State) auditHouse(h House) error {
	hold := &s.Holdings[h]
	for u := range Unit(unitTypes) {
		if s.free(h, u) < 0 {
			return fmt.Errorf("more of the unit %q than it owns", unitNames[u])
		}
	}
	if int(hold.Supply) >= len(s.Board.supply) {
		return fmt.Errorf("supply %d is off the track", hold.Supply)
	}
	switch {
	case hold.Power < unknown, hold.Power > s.Board.powerTotal-s.tokensOnBoard(h):
		return fmt.Errorf("%d power available and %d on the board", hold.Power, s.tokensOnBoard(h))
	case hold.Bid > hold.Power && hold.Power != unknown, hold.Bid < hidBid:
		return fmt.Errorf("a bid of %d from %d", hold.Bid, hold.Power)
	}
	cards := hold.Hand | hold.Discard
	if side := s.side(h); side != Neither {
		switch c := s.Battle.Card[side]; {
		case c == NoCard, c == HiddenCard:
		case !s.ownCard(h, c):
			return errors.New("fights with a card of another house")
		default:
			cards |= c.bit()
		}
	}
	if hold.Hand&hold.Discard != 0 || cards != allCards {
		return errors.New("its seven cards are not each in hand, discarded or in battle")
	}
	n := s.placed(h)
	for o := MarchMinus; o < orders; o++ {
		if n.of[o] > tokens[o].count {
			return fmt.Errorf("more orders %q than tokens", orderNames[o])
		}
	}
	return nil
}

// auditTrack finds the Houses in play each once, without gaps; while a track is being
// bid for, some wait for their place.
func (s *State) auditTrack(t Track) error {
	if !s.inPlay(s.Marker[t]) {
		return errors.New("nobody in play holds its marker")
	}
	var seen game.SeatSet
	for i, h := range s.Track[t] {
		if h == NoHouse {
			continue
		}
		if !s.inPlay(h) || seen.Has(h) || seen.Len() != i {
			return errors.New("a house twice, a gap, or a house not in play")
		}
		seen = seen.With(h)
	}
	if seen != s.everyone() && !s.running(procClash) {
		return errors.New("a house is missing")
	}
	return nil
}

// running tells whether a procedure is under way.
func (s *State) running(proc uint8) bool {
	for i := range s.Stack.Len() {
		if s.Stack.At(i).Proc == proc {
			return true
		}
	}
	return false
}

// auditDeck counts the cards of a deck. Those revealed are apart from it while they
// are being resolved.
func (s *State) auditDeck(d int) error {
	all := s.Decks[d].Fresh
	for _, c := range s.Decks[d].Used {
		all[c]++
	}
	all[noWesteros] = 0
	for i := range s.Stack.Len() {
		if f := s.Stack.At(i); f.Proc == procWesteros && f.Step > westerosReveal {
			all[s.Revealed[d]]++
		}
	}
	if all != s.Board.decks[d].Fresh {
		return errors.New("its cards are not those of the game")
	}
	return nil
}
