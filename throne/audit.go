package throne

import (
	"strconv"
	"strings"

	"gonfalon/game"
)

// Audit implements [game.Scribe]: pieces are conserved and stand where they can,
// counters are in range. Views pass as well as states. What Supply allows is not
// looked at, since a written state may exceed it.
func (Rules) Audit(s *State) error {
	if s.Houses < 3 || s.Houses > MaxHouses || s.Turn < 1 || s.Turn > lastTurn {
		return game.Wrong("there are from 3 to %d houses and turns 1 to %d, not %d houses in turn %d", "il y a de 3 à %d Maisons et des tours 1 à %d, et non %d Maisons au tour %d", MaxHouses, lastTurn, s.Houses, s.Turn)
	}
	if int(s.Wildlings) >= len(s.Board.wildlings) {
		return game.Wrong("the Wildlings stand on space %d", "les Sauvageons sont sur la case %d", s.Wildlings)
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
		if err := s.auditPieces(h); err != nil {
			return err
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
		return game.Wrong("a game is over if and only if it has a winner", "une partie est finie si et seulement si elle a un vainqueur")
	}
	return nil
}

func (s *State) inPlay(h House) bool { return h >= 0 && int(h) < int(s.Houses) }

func (s *State) auditPlace(a Area) error {
	pl := &s.Places[a]
	units := pl.Units.plus(pl.Routed)
	switch sea := s.Board.sea(a); {
	case pl.House != NoHouse && !s.inPlay(pl.House), pl.Token != NoHouse && !s.inPlay(pl.Token):
		return game.Wrong("a house that is not in play", "une Maison qui n'est pas en jeu")
	case (pl.House == NoHouse) != (units.Len() == 0):
		return game.Wrong("units belong to a house and a house has units", "des unités sont à une Maison, et une Maison a des unités")
	case sea && units[Footman]+units[Knight] > 0, !sea && units[Ship] > 0:
		return game.Wrong("units that cannot stand here: Ships are at sea, Footmen and Knights on land", "des unités qui ne peuvent pas être ici : les Navires sont en mer, les Fantassins et Chevaliers à terre")
	case sea && pl.Token != NoHouse:
		return game.Wrong("a power token at sea", "un jeton Pouvoir en mer")
	case pl.Token != NoHouse && pl.House != NoHouse && pl.Token != pl.House:
		return game.Wrong("units and power token of different houses", "des unités et un jeton Pouvoir de Maisons différentes")
	case pl.Neutral > 0 && (pl.House != NoHouse || pl.Token != NoHouse):
		return game.Wrong("a neutral force beside units or a token", "une force neutre avec des unités ou un jeton")
	case pl.Order > orders, pl.Order == FaceDown && s.Waits.Kind != decideOrders:
		return game.Wrong("an order that cannot lie here now", "un ordre qui ne peut pas être ici maintenant")
	case pl.Order != NoOrder && pl.House == NoHouse:
		return game.Wrong("an order without units", "un ordre sans unités")
	case pl.Order.is(consolidateType) && sea:
		return game.Wrong("power is consolidated on land only", "le Pouvoir ne se consolide qu'à terre")
	}
	return nil
}

func (s *State) auditHouse(h House) error {
	hold := &s.Holdings[h]
	if int(hold.Supply) >= len(s.Board.supply) {
		return game.Within(game.Wrong("supply %d is off the track, which ends at %d", "le Ravitaillement %d n'est pas sur la piste, qui finit à %d", hold.Supply, len(s.Board.supply)-1), "supply")
	}
	switch {
	case hold.Power < unknown, hold.Power > s.Board.powerTotal-s.tokensOnBoard(h):
		return game.Within(game.Wrong("%d power available and %d on the board, of %d in all", "Pouvoir disponible : %d, sur le plateau : %d, et il y en a %d en tout", hold.Power, s.tokensOnBoard(h), s.Board.powerTotal), "power")
	case hold.Bid > hold.Power && hold.Power != unknown, hold.Bid < hidBid:
		return game.Within(game.Wrong("a bid of %d from %d", "une mise de %d sur %d", hold.Bid, hold.Power), "bid")
	}
	cards := hold.Hand | hold.Discard
	if side := s.side(h); side != Neither {
		switch c := s.Battle.Card[side]; {
		case c == NoCard, c == HiddenCard:
		case !s.ownCard(h, c):
			return game.Wrong("fights with a card of another house", "combat avec la carte d'une autre Maison")
		default:
			cards |= c.bit()
		}
	}
	if hold.Hand&hold.Discard != 0 || cards != allCards {
		return game.Within(game.Wrong("its seven cards are not each in hand, discarded or in battle", "ses sept cartes ne sont pas chacune en main, défaussée ou au combat"), "hand")
	}
	return nil
}

// auditPieces finds a House with more units or orders than it has pieces, and tells the area
// that has one too many.
func (s *State) auditPieces(h House) error {
	for u := range Unit(unitTypes) {
		has := int(s.count(h)[u])
		owns := has + s.free(h, u)
		if has > owns {
			err := game.Wrong("%d of the unit %q are on the board, and %s owns %d", "%d unités %q sont sur le plateau, et %s en possède %d", has, unitNames[u], s.Board.house(h), owns)
			return s.inExcess(h, owns, err, func(pl *Place) int { return int(pl.Units[u] + pl.Routed[u]) })
		}
	}
	placed := s.placed(h)
	for o := MarchMinus; o < orders; o++ {
		if has, owns := placed.of[o], tokens[o].count; has > owns {
			err := game.Within(game.Wrong("%d orders %q are on the board, and %s has %d", "%d ordres %q sont sur le plateau, et %s en a %d", has, orderNames[o], s.Board.house(h), owns), "order")
			return s.inExcess(h, int(owns), err, func(pl *Place) int {
				if pl.Order == o {
					return 1
				}
				return 0
			})
		}
	}
	return nil
}

// inExcess puts an error into the area where the pieces of a House become more than it owns;
// into none if those of a battle do.
func (s *State) inExcess(h House, owns int, err error, pieces func(*Place) int) error {
	for a := range s.Places {
		if s.Places[a].House == h {
			owns -= pieces(&s.Places[a])
		}
		if owns < 0 {
			return game.Within(err, "areas", s.Board.Areas[a].ID)
		}
	}
	return err
}

// inPlayIDs lists the Houses in play.
func (s *State) inPlayIDs() string { return strings.Join(s.Board.houseIDs(s.everyone()), ", ") }

// auditTrack finds the Houses in play each once, without gaps; while a track is being
// bid for, some wait for their place.
func (s *State) auditTrack(t Track) error {
	if !s.inPlay(s.Marker[t]) {
		return game.Wrong("nobody in play holds its marker", "personne en jeu ne détient son pion")
	}
	var seen game.SeatSet
	for i, h := range s.Track[t] {
		switch {
		case h == NoHouse:
			continue
		case seen.Has(h):
			return game.Within(game.Wrong("%s stands twice", "%s y est deux fois", s.Board.house(h)), strconv.Itoa(i))
		case !s.inPlay(h):
			return game.Within(game.Wrong("%s is not in play; in play are %s", "%s n'est pas en jeu ; sont en jeu %s", s.Board.house(h), s.inPlayIDs()), strconv.Itoa(i))
		case seen.Len() != i:
			return game.Within(game.Wrong("there is a gap before %s", "il y a un vide avant %s", s.Board.house(h)), strconv.Itoa(i))
		}
		seen = seen.With(h)
	}
	if seen != s.everyone() && !s.running(procClash) {
		return game.Wrong("a house is missing; in play are %s", "il manque une Maison ; sont en jeu %s", s.inPlayIDs())
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
		return game.Wrong("its cards are not those of the game", "ses cartes ne sont pas celles du jeu")
	}
	return nil
}
