package throne

import "gonfalon/game"

// Redact implements [game.Rules]. Hidden are, until all are revealed: the orders that
// others place, their bids and meanwhile their available Power, and the card that the
// other fighter has chosen. Everything else lies open, hands and discard piles too
// (throne.hidden.*).
func (Rules) Redact(s *State, seat game.Seat) State {
	v := *s
	switch s.Waits.Kind {
	case decideOrders:
		for a := range v.Places {
			if pl := &v.Places[a]; pl.House != seat && pl.Order != NoOrder {
				pl.Order = FaceDown
			}
		}
	case decideBid, decideWatchBid:
		for h := range House(v.Houses) {
			hold := &v.Holdings[h]
			if h == seat {
				continue
			}
			hold.Power = unknown
			if hold.Bid != noBid {
				hold.Bid = hidBid
			}
		}
	case decideCard:
		for side, c := range v.Battle.Card {
			if c != NoCard && v.Battle.Fighter[side] != seat {
				v.Battle.Card[side] = HiddenCard
			}
		}
	}
	return v
}

// Guess implements [game.Rules].
func (Rules) Guess(s *State, d *game.Dice) State {
	g := *s
	switch s.Waits.Kind {
	case decideOrders:
		// Seas first: they take fewer kinds of orders.
		for _, areas := range [...]AreaSet{s.Board.Sea, s.Board.Land} {
			for areas != 0 {
				var a Area
				a, areas = areas.Next()
				if g.Places[a].Order == FaceDown {
					g.guessOrder(a, d)
				}
			}
		}
	case decideBid, decideWatchBid:
		for h := range House(g.Houses) {
			hold := &g.Holdings[h]
			if hold.Power == unknown {
				hold.Power = int8(pickBelow(d, int(g.Board.powerTotal-g.tokensOnBoard(h))+1))
			}
			if hold.Bid == hidBid {
				hold.Bid = int8(pickBelow(d, int(hold.Power)+1))
			}
		}
	case decideCard:
		for side, c := range g.Battle.Card {
			if c == HiddenCard {
				h := g.Battle.Fighter[side]
				var in [HandSize]uint8
				for i := range in {
					in[i] = uint8(g.Holdings[h].Hand >> i & 1)
				}
				g.Battle.Card[side] = firstCard(h) + Card(d.Pick(labelGuess, in[:]))
			}
		}
	}
	return g
}

// guessOrder replaces a face-down order by one that its House may have placed.
func (s *State) guessOrder(a Area, d *game.Dice) {
	h := s.Places[a].House
	n := s.placed(h)
	stars := s.stars(h)
	var can [orders]uint8
	for o := MarchMinus; o < orders; o++ {
		if n.of[o] < tokens[o].count && (!tokens[o].special || n.special < stars) && s.unfit(a, o) == "" {
			can[o] = tokens[o].count
		}
	}
	s.Places[a].Order = Order(d.Pick(labelGuess, can[:]))
}

func pickBelow(d *game.Dice, n int) int {
	var even [32]uint8
	for i := range n {
		even[i] = 1
	}
	return d.Pick(labelGuess, even[:n])
}
