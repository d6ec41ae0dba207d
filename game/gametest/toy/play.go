package toy

import "gonfalon/game"

// Kinds of events.
const (
	EventLot uint8 = iota
	EventDrew
	EventBid
	EventRevealed
	EventWon
	EventGambled
)

// Check says whether an action is legal.
func (g Game) Check(s *State, seat game.Seat, a Action) error {
	d := g.Next(s)
	if !d.Who.Has(seat) {
		return game.Against(RuleOwed, "nothing is asked of seat %d now", "rien n'est demandé à la place %d", seat)
	}
	if a.Kind != d.Kind {
		return game.Against(RuleKind, "a %s is owed, not a %s", "on attend : %s, et non : %s", noun(d.Kind), noun(a.Kind))
	}
	switch p := &s.Player[seat]; {
	case a.Kind == KindAward && !s.tied().Has(a.To):
		return game.Against(RuleTied, "seat %d has not bid the most", "la place %d n'a pas misé le plus", a.To)
	case a.Kind != KindBid:
		return nil
	case a.Coins > p.Coins:
		return game.Against(RulePurse, "%d coins are bid and %d are in the purse", "la mise est de %d pièces et la bourse en a %d", a.Coins, p.Coins)
	case a.Coins > 4:
		return game.Against(RuleCoins, "%d coins are bid and 4 are allowed", "la mise est de %d pièces, 4 sont permises", a.Coins)
	case a.Tokens&^p.Hand != 0:
		return game.Against(RuleHeld, "a token is bid that is not in the hand", "un jeton misé n'est pas dans la main")
	case a.Tokens.Len() > 2:
		return game.Against(RuleTwo, "%d tokens are bid and 2 are allowed", "la mise est de %d jetons, 2 sont permis", a.Tokens.Len())
	}
	return nil
}

// Options lists the legal actions.
func (g Game) Options(s *State, seat game.Seat, list []Action) []Action {
	d := g.Next(s)
	if !d.Who.Has(seat) {
		return list
	}
	switch d.Kind {
	case KindBid:
		p := &s.Player[seat]
		for coins := range min(p.Coins, 4) + 1 {
			for t := Tokens(0); t <= allTokens; t++ {
				if t&^p.Hand == 0 && t.Len() <= 2 {
					list = append(list, Action{Kind: KindBid, Coins: coins, Tokens: t})
				}
			}
		}
	case KindAward:
		for rest := s.tied(); rest != 0; rest = rest.Without(rest.First()) {
			list = append(list, Action{Kind: KindAward, To: rest.First()})
		}
	case KindGamble:
		list = append(list, Action{Kind: KindGamble}, Action{Kind: KindGamble, Yes: true})
	}
	return list
}

// Apply carries out an action.
func (g Game) Apply(s *State, seat game.Seat, a Action, d *game.Dice, story *game.Story) {
	switch a.Kind {
	case KindBid:
		s.Player[seat].Bid = Bid{true, a.Coins, a.Tokens}
		story.Add(game.Event{Kind: EventBid, Seat: seat})
		if g.Next(s).Who == 0 {
			s.reveal(story)
		}
	case KindAward:
		s.win(a.To, story)
	case KindGamble:
		s.gamble(a.Yes, d, story)
	default:
		panic("toy: an action that has not been checked")
	}
}

// reveal shows all bids and spends their tokens.
func (s *State) reveal(story *game.Story) {
	for seat := range game.Seat(s.Seats) {
		p := &s.Player[seat]
		p.Hand &^= p.Bid.Tokens
		p.Held -= uint8(p.Bid.Tokens.Len())
		s.Spent |= p.Bid.Tokens
		story.Add(game.Event{Kind: EventRevealed, Seat: seat, Args: [8]int16{int16(p.Bid.strength())}})
	}
	if tied := s.tied(); tied.Len() > 1 {
		s.Stage = StageAward
	} else {
		s.win(tied.First(), story)
	}
}

func (s *State) win(seat game.Seat, story *game.Story) {
	p := &s.Player[seat]
	p.Coins -= p.Bid.Coins
	s.Stage, s.Winner = StageGamble, seat
	story.Add(game.Event{Kind: EventWon, Seat: seat, Args: [8]int16{int16(s.Lot)}})
}

func (s *State) gamble(yes bool, d *game.Dice, story *game.Story) {
	gain := s.Lot
	if yes {
		roll := d.Die(rollGamble, 6)
		if gain = 0; roll >= 4 {
			gain = 2 * s.Lot
		}
		story.Add(game.Event{Kind: EventGambled, Seat: s.Winner, Args: [8]int16{int16(roll)}})
	}
	s.Player[s.Winner].Score += gain
	s.Winner = game.NoSeat
	s.Lot = 0
	for seat := range s.Seats {
		s.Player[seat].Bid = Bid{}
	}
	if s.Round == s.Rounds {
		s.Stage = StageOver
		return
	}
	s.Round++
	s.Leader = (s.Leader + 1) % game.Seat(s.Seats)
	s.beginRound(d, story)
}

// beginRound rolls the lot and lets the leader draw.
func (s *State) beginRound(d *game.Dice, story *game.Story) {
	s.Stage = StageBid
	s.rollLot(d, story)
	if n := s.draw(&s.Player[s.Leader], d); n > 0 {
		story.Add(game.Event{Kind: EventDrew, Seat: s.Leader, Only: game.Seats(s.Leader), Args: [8]int16{int16(n)}})
	}
}

func (s *State) rollLot(d *game.Dice, story *game.Story) {
	s.Lot = uint8(d.Die(rollLot, 6))
	story.Add(game.Event{Kind: EventLot, Seat: game.NoSeat, Args: [8]int16{int16(s.Lot)}})
}

// draw takes a token out of the deck, whose order nobody knows as it has none.
func (s *State) draw(p *Player, d *game.Dice) int {
	if s.Deck == 0 {
		return 0
	}
	n := pick(s.Deck, d, rollDraw)
	s.Deck &^= token(n)
	p.Hand |= token(n)
	p.Held++
	return n
}

// pick returns one of a set of tokens.
func pick(set Tokens, d *game.Dice, label game.Label) int {
	var weights [6]uint8
	for n := 1; n <= 6; n++ {
		if set.Has(n) {
			weights[n-1] = 1
		}
	}
	return 1 + d.Pick(label, weights[:])
}
