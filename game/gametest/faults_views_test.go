package gametest

import (
	"math/rand/v2"

	"gonfalon/game"
	"gonfalon/game/gametest/toy"
)

// Names of properties.
const (
	viewing  = "a seat's view is enough to choose by"
	guessing = "a guess fits the view"
	hiding   = "views hide what a seat may not know"
	stepping = "everybody is told the same steps"
	standing = "scores are no secret, and places agree with the result"
	midst    = "the midst of an action shows no more than it may"
)

// seen returns a Redact that differs from the right one.
func seen(change func(s *state, at seat, view *state)) func(*state, seat) state {
	return func(s *state, at seat) state {
		view := good.Redact(s, at)
		change(s, at, &view)
		return view
	}
}

// guessed returns a Guess that differs from the right one.
func guessed(change func(view, guess *state)) func(*state, *game.Dice) state {
	return func(view *state, d *game.Dice) state {
		guess := good.Guess(view, d)
		change(view, &guess)
		return guess
	}
}

// glimpse shows the deck for as long as events are told.
func glimpse(s *state, at seat, a action, d *game.Dice, story *game.Story) {
	good.Apply(s, at, a, d, game.Watched(func(e game.Event) {
		was := *s
		s.Round = uint8(s.Deck)
		story.Add(e)
		*s = was
	}))
}

// points are what all see.
func points(s *state) (list []int) {
	for i := range s.Seats {
		list = append(list, int(s.Player[i].Score))
	}
	return list
}

// ranked puts seat 0 first, whatever it has.
func ranked(s *state) (places []game.Place) {
	for i := range s.Seats {
		places = append(places, game.Place{Place: int(i) + 1, Seat: seat(i)})
	}
	return places
}

var viewFaults = []fault{
	{name: "a hidden hand counts", property: standing, want: "a spectator sees the scores", game: broken{places: ranked, scores: func(s *state) []int {
		list := points(s)
		for i := range list {
			list[i] += int(s.Player[i].Hand)
		}
		return list
	}}},
	{name: "no score for a seat", property: standing, want: "scores for", game: broken{places: ranked, scores: func(s *state) []int { return points(s)[1:] }}},
	{name: "who has lost is first", property: standing, want: "of the victory", game: broken{places: ranked, scores: points}},
	{name: "a step for one seat alone", property: stepping, want: "is told 0 steps where 1 happen", game: broken{parts: map[string]game.Part{"drew": {Opens: "draw", Weight: 1}}}},
	{name: "a step that leads nowhere", property: stepping, want: "have no way in their steps", game: broken{parts: map[string]game.Part{"bid": {Opens: "bid", Weight: 1, Way: "token:strength token:strength"}}}},
	{name: "a step without weight", property: stepping, want: "weighs 4", game: broken{parts: map[string]game.Part{"bid": {Opens: "bid", Weight: 4}}}},
	{name: "a glimpse of the deck", property: midst, want: "sees what it may not know", game: broken{apply: glimpse}},

	{name: "a view of a view", property: viewing, want: "view of its view", game: broken{redact: seen(func(_ *state, _ seat, view *state) { view.Round++ })}},
	{name: "its own hand is hidden", property: viewing, want: "option 1 is", game: broken{redact: seen(func(_ *state, at seat, view *state) {
		if at >= 0 {
			view.Player[at].Hand = 0
		}
	})}},
	{name: "its own turn is hidden", property: viewing, want: "what is next", game: broken{redact: seen(func(_ *state, at seat, view *state) {
		if view.Stage == toy.StageGamble {
			view.Stage = toy.StageOver
		}
	})}},
	{name: "a rule about what is hidden", property: viewing, want: "is judged by", game: broken{check: but(func(s *state, at seat, a action, err error) error {
		if err != nil && s.Deck.Has(1) {
			return game.Against("toy.deck.one", "the first token is in the deck", "the first token is in the deck")
		}
		return err
	})}},

	{name: "a guess against what is known", property: guessing, want: "contradicts the view: .Player[0].Score", game: broken{guess: guessed(func(_, guess *state) { guess.Player[0].Score++ })}},
	{name: "an impossible guess", property: guessing, want: "audit: there are not six tokens", game: broken{guess: guessed(func(_, guess *state) { guess.Deck ^= 1 })}},
	{name: "a guess without dice", property: guessing, want: "two guesses", game: broken{guess: func(view *state, _ *game.Dice) state {
		return good.Guess(view, game.NewDice(game.SeedFrom(rand.Uint64(), 0)))
	}}},
	{name: "a guess that changes the view", property: guessing, want: "Guess changed the view", game: broken{guess: guessed(func(view, _ *state) { view.Deck = 0 })}},
	{name: "a guess in which nobody can go on", property: guessing, want: "has no option", game: broken{
		options: func(s *state, at seat, list []action) []action {
			if s.Player[0].Hand == 1<<2 && s.Player[1].Hand == 1<<3 {
				return list
			}
			return good.Options(s, at, list)
		},
		guess: guessed(func(view, guess *state) {
			if view.Seats == 3 && view.Round == 1 && view.Player[0].Hand == toy.UnknownTokens && view.Player[1].Hand == toy.UnknownTokens {
				guess.Player[0].Hand, guess.Player[1].Hand = 1<<2, 1<<3
				guess.Player[0].Held, guess.Player[1].Held = 1, 1
			}
		}),
		redact: func(*state, seat) state {
			return state{Seats: 3, Round: 1, Rounds: 1, Lot: 1, Winner: game.NoSeat, Deck: toy.UnknownTokens, Player: [3]toy.Player{
				{Held: 1, Hand: toy.UnknownTokens}, {Held: 1, Hand: toy.UnknownTokens}, {Held: 1, Hand: toy.UnknownTokens},
			}}
		},
		audit: func(*state) error { return nil },
	}},

	{name: "hands are shown", property: hiding, want: "the view has changed: .Player", game: broken{redact: seen(func(s *state, at seat, view *state) {
		for i := range s.Player {
			view.Player[i].Hand = s.Player[i].Hand
		}
	})}},
	{name: "bids are shown", property: hiding, want: ".Bid.Coins", game: broken{redact: seen(func(s *state, at seat, view *state) {
		for i := range s.Player {
			view.Player[i].Bid = s.Player[i].Bid
		}
	})}},
	{name: "the deck is shown to spectators", property: hiding, want: "seat -1", game: broken{redact: seen(func(s *state, at seat, view *state) {
		if at == game.NoSeat {
			view.Deck = s.Deck
		}
	})}},
	{name: "options tell of hidden things", property: hiding, want: "options", game: broken{options: func(s *state, at seat, list []action) []action {
		list = good.Options(s, at, list)
		if len(list) > 1 && s.Deck.Has(2) {
			list = list[:len(list)-1]
		}
		return list
	}}},
	{name: "a bid is told", property: hiding, want: "it is told", game: broken{apply: func(s *state, at seat, a action, d *game.Dice, story *game.Story) {
		good.Apply(s, at, a, d, story)
		story.Add(game.Event{Seat: at, Args: [8]int16{int16(s.Player[at].Bid.Coins)}})
	}}},
	{name: "a hand is told", property: hiding, want: "it is told", game: broken{apply: func(s *state, at seat, a action, d *game.Dice, story *game.Story) {
		good.Apply(s, at, a, d, story)
		story.Add(game.Event{Seat: at, Args: [8]int16{int16(s.Player[0].Hand)}})
	}}},
	{name: "a scramble that is impossible", property: hiding, want: "not a possible state", scramble: func(s *state, at seat, rng *rand.Rand) state {
		c := scrambleToy(s, at, rng)
		c.Deck ^= 1
		return c
	}},
}
