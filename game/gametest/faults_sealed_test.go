package gametest

import (
	"gonfalon/game"
	"gonfalon/game/gametest/parley"
)

// Names of properties.
const (
	asking   = "who is asked for an answer depends on what everybody knows"
	sealing  = "a sealed answer changes nothing for others"
	counting = "a window asks as if one after the other"
	choosing = "one of several chooses for all"
	siding   = "a side stays together and wins together"
	nesting  = "decisions nest less deep than they may"
)

// Short names for the functions below.
type (
	parleyState  = parley.State
	parleyAction = parley.Action
	brokenParley = variant[parley.Game, parleyState, parleyAction]
)

var fair parley.Game

// whenAnswered returns an Apply that does more than it should after an answer.
func whenAnswered(more func(before, s *parleyState, at seat, a parleyAction, d *game.Dice, story *game.Story)) brokenParley {
	return brokenParley{apply: func(s *parleyState, at seat, a parleyAction, d *game.Dice, story *game.Story) {
		before := *s
		fair.Apply(s, at, a, d, story)
		if a.Kind != parley.KindStake {
			more(&before, s, at, a, d, story)
		}
	}}
}

// open returns the innermost window, and that of the state before.
func open(before, s *parleyState) (was, is *game.Window) {
	at := max(0, (before.Stack.Len()-1)/2)
	return &before.Windows[at], &s.Windows[at]
}

// last tells whether an answer was the last that a window waited for.
func last(before *parleyState) bool { return fair.Next(before).Who.Len() == 1 }

// objects tells whether a seat could object.
func objects(s *parleyState, at seat) bool { return *s.Hands[at].Cards.Of(parley.Objection) > 0 }

var windowFaults = []parleyFault{
	{name: "only who can object is asked", property: asking, want: "nothing that all know", game: whenAnswered(func(before, s *parleyState, _ seat, _ parleyAction, _ *game.Dice, _ *game.Story) {
		w := &s.Windows[max(0, (s.Stack.Len()-1)/2)]
		for rest := w.May; last(before) && fair.Next(s).Kind == parley.KindObject && rest != 0; rest = rest.Without(rest.First()) {
			if at := rest.First(); !objects(s, at) && w.May.Len() > 1 {
				w.May = w.May.Without(at)
			}
		}
	})},
	{name: "a window that none could answer does not open", property: asking, want: "nothing that all know", game: whenAnswered(func(before, s *parleyState, _ seat, _ parleyAction, d *game.Dice, story *game.Story) {
		for last(before) && fair.Next(s).Kind == parley.KindObject {
			who := fair.Next(s).Who
			for rest := who; rest != 0; rest = rest.Without(rest.First()) {
				if objects(s, rest.First()) {
					return
				}
			}
			for rest := who; rest != 0; rest = rest.Without(rest.First()) {
				fair.Apply(s, rest.First(), parleyAction{Kind: parley.KindObject}, d, story)
			}
		}
	})},

	{name: "it is seen who has answered", property: sealing, want: "sees it: .Windows[0].Given", game: brokenParley{redact: func(s *parleyState, at seat) parleyState {
		v := fair.Redact(s, at)
		for i := range s.Windows {
			v.Windows[i].Given = s.Windows[i].Given
		}
		return v
	}}},
	{name: "it is told who has answered", property: sealing, want: "is told", game: whenAnswered(func(_, _ *parleyState, at seat, _ parleyAction, _ *game.Dice, story *game.Story) {
		story.Add(game.Event{Kind: parley.EventPlayed, Seat: at, Args: [8]int16{1}})
	})},
	{name: "a play closes the window to others", property: sealing, want: "what is next", game: whenAnswered(func(before, s *parleyState, at seat, a parleyAction, _ *game.Dice, _ *game.Story) {
		if _, w := open(before, s); a.Card != 0 && !last(before) && w.Asked().Len() > 1 {
			w.May = w.May.Without(w.Asked().First())
		}
	})},
	{name: "a sealed answer rolls dice", property: sealing, want: "has rolled 1 dice", game: whenAnswered(func(before, _ *parleyState, _ seat, _ parleyAction, d *game.Dice, _ *game.Story) {
		if !last(before) {
			d.Die(0, 6)
		}
	})},
	{name: "the pass comes last", property: sealing, want: "is no pass", game: brokenParley{options: func(s *parleyState, at seat, list []parleyAction) []parleyAction {
		n := len(list)
		list = fair.Options(s, at, list)
		if at := len(list) - 1; at > n && list[n].Kind != parley.KindStake {
			list[n], list[at] = list[at], list[n]
		}
		return list
	}}},
	{name: "answers that no window holds", property: sealing, want: "no game.Window that asks them", game: brokenParley{next: func(s *parleyState) game.Decision {
		d := fair.Next(s)
		if d.Kind == parley.KindStake {
			d.Duty = game.Sealed
		}
		return d
	}}},

	{name: "what was sealed in vain costs a point", property: counting, want: "different states: .Score", game: whenAnswered(func(before, s *parleyState, at seat, a parleyAction, _ *game.Dice, _ *game.Story) {
		was, is := open(before, s)
		was.Answers[at] = int16(a.Card)
		for i := range before.Seats {
			if last(before) && was.Answers[i] != game.Pass && is.May.Has(seat(i)) {
				s.Score[0]++
			}
		}
	})},

	{name: "each must choose though one is said to do", property: choosing, want: "still owe it", game: brokenParley{next: func(s *parleyState) game.Decision {
		d := fair.Next(s)
		if d.Kind == parley.KindSpeak {
			d.Duty = game.AnyOne
		}
		return d
	}}},
	{name: "one who may choose has no option", property: choosing, want: "has no option", game: brokenParley{options: func(s *parleyState, at seat, list []parleyAction) []parleyAction {
		if fair.Next(s).Kind == parley.KindStake && at != s.Speaker {
			return list
		}
		return fair.Options(s, at, list)
	}}},

	{name: "seats change sides", property: siding, want: "have changed sides", game: brokenParley{side: func(s *parleyState, at seat) game.Side {
		return game.Side((uint8(at) + s.Speech) % s.Seats)
	}}},
	{name: "sides are a secret", property: siding, want: "sees the sides", game: brokenParley{side: func(s *parleyState, at seat) game.Side {
		if s.Deck == parley.UnknownCards {
			return 0
		}
		return game.Side(at)
	}}},
	{name: "one partner wins alone", property: siding, want: "are of one side", game: brokenParley{result: func(*parleyState) [game.MaxSeats]float32 {
		return [game.MaxSeats]float32{1}
	}}},

	{name: "procedures that never end", property: nesting, want: "24 procedures are under way", game: brokenParley{
		next: func(s *parleyState) game.Decision {
			return game.Decision{Who: game.Seats(0), Kind: parley.KindStake}
		},
		options: func(_ *parleyState, _ seat, list []parleyAction) []parleyAction {
			return append(list, parleyAction{Kind: parley.KindStake, Stake: 1})
		},
		apply: func(s *parleyState, _ seat, _ parleyAction, _ *game.Dice, _ *game.Story) {
			s.Stack.Push(game.Frame{Proc: 1})
		},
	}},
}
