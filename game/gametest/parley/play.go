package parley

import "gonfalon/game"

// Kinds of events.
const (
	EventSpeech uint8 = iota
	EventDrew
	EventStake
	EventPlayed
	EventUndone
	EventRolled
	EventWon
)

// Check says whether an action is legal.
func (g Game) Check(s *State, seat game.Seat, a Action) error {
	d := g.Next(s)
	switch {
	case !d.Who.Has(seat):
		return game.Against(RuleOwed, "nothing is asked of seat %d now", "rien n'est demandé à la place %d", seat)
	case a.Kind != d.Kind:
		return game.Against(RuleKind, "it is time to %s, not to %s", "il s'agit de %s, et non de %s", verb(d.Kind), verb(a.Kind))
	case a.Kind == KindStake && (a.Stake < 1 || a.Stake > 3):
		return game.Against(RuleStake, "the stake is %d, and 1 to 3 are allowed", "l'enjeu est de %d ; il va de 1 à 3", a.Stake)
	case a.Kind == KindStake || a.Card == 0 || s.playable(seat, a):
		return nil
	case *s.Hands[seat].Cards.Of(a.Card) == 0:
		return game.Against(RuleHeld, "%s is not in the hand", "%s n'est pas dans la main", a.Card)
	}
	return game.Against(RuleFits, "%s answers something else", "%s répond à autre chose", a.Card)
}

// playable tells whether a seat can play a card as an answer.
func (s *State) playable(seat game.Seat, a Action) bool {
	return (a.Kind == KindObject) == (a.Card == Objection) && *s.Hands[seat].Cards.Of(a.Card) > 0
}

// Options lists the legal actions.
func (g Game) Options(s *State, seat game.Seat, list []Action) []Action {
	d := g.Next(s)
	switch {
	case !d.Who.Has(seat):
	case d.Kind == KindStake:
		for stake := range uint8(3) {
			list = append(list, Action{Kind: KindStake, Stake: stake + 1})
		}
	default:
		list = append(list, Action{Kind: d.Kind})
		for card := Praise; card <= Objection; card++ {
			if a := (Action{Kind: d.Kind, Card: card}); s.playable(seat, a) {
				list = append(list, a)
			}
		}
	}
	return list
}

// Apply carries out an action, and then what has been begun until somebody must choose.
func (g Game) Apply(s *State, seat game.Seat, a Action, d *game.Dice, story *game.Story) {
	if a.Kind == KindStake {
		s.Stake = a.Stake
		story.Add(game.Event{Kind: EventStake, Seat: seat, Args: [8]int16{int16(a.Stake)}})
		s.openWindow(0, s.holders())
	} else {
		s.answer(&s.Windows[s.Stack.Top().Arg], seat, a.Card, story)
	}
	for s.Stack.Len() > 0 && g.Next(s).Who == 0 {
		s.goOn(d, story)
	}
}

// answer seals an answer. A card that is opened with the last one leaves its hand.
func (s *State) answer(w *game.Window, seat game.Seat, card Card, story *game.Story) {
	before := w.Declared
	w.Seal(seat, int16(card))
	for rest := w.Declared &^ before; rest != 0; rest = rest.Without(rest.First()) {
		by := rest.First()
		played := Card(w.Answers[by])
		*s.Hands[by].Cards.Of(played)--
		s.Hands[by].Held--
		*s.Discard.Of(played)++
		story.Add(game.Event{Kind: EventPlayed, Seat: by, Args: [8]int16{int16(played)}})
	}
}

// openWindow asks some seats, if there are any.
func (s *State) openWindow(level int, may game.SeatSet) {
	if may != 0 {
		s.Windows[level] = game.OpenWindow(s.Speaker, int(s.Seats), may)
		s.Stack.Push(game.Frame{Proc: procWindow, Seat: game.NoSeat, Arg: int16(level)})
	}
}

// goOn takes the innermost procedure a step further.
func (s *State) goOn(d *game.Dice, story *game.Story) {
	f := s.Stack.Top()
	switch f.Proc {
	case procSpeech:
		s.judge(d, story)
	case procWindow:
		w := &s.Windows[f.Arg]
		seat := w.Next()
		if seat == game.NoSeat {
			*w = game.Window{}
			s.Stack.Pop()
			return
		}
		s.Plays[f.Arg] = Play{Seat: seat, Card: Card(w.Take(seat))}
		s.Stack.Push(game.Frame{Proc: procCard, Seat: seat, Arg: f.Arg})
	case procCard:
		s.carryOut(f, story)
	}
}

// carryOut lets a card be answered, and then take effect.
func (s *State) carryOut(f *game.Frame, story *game.Story) {
	if f.Step == stepAnswers {
		f.Step = stepEffect
		if *s.Discard.Of(Objection) < copies {
			s.openWindow(int(f.Arg)+1, s.holders())
		}
		return
	}
	switch p := s.Plays[f.Arg]; {
	case p.Undone:
		story.Add(game.Event{Kind: EventUndone, Seat: p.Seat, Args: [8]int16{int16(p.Card)}})
	case p.Card == Praise:
		s.Favour++
	case p.Card == Scorn:
		s.Favour--
	case p.Card == Objection:
		s.Plays[f.Arg-1].Undone = true
	}
	s.Plays[f.Arg] = Play{}
	s.Stack.Pop()
}

// judge rolls for the speech, and the next begins.
func (s *State) judge(d *game.Dice, story *game.Story) {
	roll := d.Die(rollSpeech, 6)
	needs := 3 + int(s.Stake) - int(s.Favour)
	story.Add(game.Event{Kind: EventRolled, Seat: s.Speaker, Args: [8]int16{int16(roll), int16(needs)}})
	if own := s.side(s.Speaker); roll >= needs {
		s.win(own, s.Stake, story)
	} else {
		for seat := range game.Seat(s.Seats) {
			if side := s.side(seat); side != own && s.partners(seat).First() == seat {
				s.win(side, 1, story)
			}
		}
	}
	s.Stake, s.Favour = 0, 0
	s.Stack.Pop()
	if s.Speech < s.Speeches {
		s.Speaker = (s.Speaker + 1) % game.Seat(s.Seats)
		s.beginSpeech(d, story)
	}
}

func (s *State) win(side game.Side, points uint8, story *game.Story) {
	s.Score[side] += points
	story.Add(game.Event{Kind: EventWon, Seat: game.NoSeat, Args: [8]int16{int16(side), int16(points)}})
}

// beginSpeech lets the speaker draw.
func (s *State) beginSpeech(d *game.Dice, story *game.Story) {
	s.Speech++
	s.Stack.Push(game.Frame{Proc: procSpeech, Seat: game.NoSeat})
	story.Add(game.Event{Kind: EventSpeech, Seat: s.Speaker, Args: [8]int16{int16(s.Speech)}})
	if s.Deck.Len() > 0 {
		card := s.draw(s.Speaker, d)
		story.Add(game.Event{Kind: EventDrew, Seat: s.Speaker, Only: game.Seats(s.Speaker), Args: [8]int16{int16(card)}})
	}
}

// draw takes a card out of the deck, whose order nobody knows as it has none.
func (s *State) draw(seat game.Seat, d *game.Dice) Card {
	card := take(&s.Deck, d, rollDraw)
	*s.Hands[seat].Cards.Of(card)++
	s.Hands[seat].Held++
	return card
}

// take takes one of some cards.
func take(from *Cards, d *game.Dice, label game.Label) Card {
	card := Card(1 + d.Pick(label, from[:]))
	*from.Of(card)--
	return card
}
