package gametest

import (
	"errors"
	"math/rand/v2"
	"slices"

	"gonfalon/game"
	"gonfalon/game/gametest/toy"
)

// Names of properties.
const (
	allocates = "nothing is allocated"
	ending    = "every game ends with a result"
	listing   = "options are legal, distinct and in order"
	refusing  = "what is not an option is refused"
	tracing   = "a refused document leaves no trace"
	purity    = "nothing but Apply changes a state"
	repeating = "same seed and choices, same states"
	order     = "the order of simultaneous choices does not matter"
)

// What faults share.
var (
	sink   []byte
	shared int
)

// everySecond lists only some of the options.
func everySecond(s *state, at seat, list []action) []action {
	all := good.Options(s, at, nil)
	for i := 0; i < len(all); i += 2 {
		list = append(list, all[i])
	}
	return list
}

// but returns a check that differs from the right one where the function says so.
func but(change func(*state, seat, action, error) error) func(*state, seat, action) error {
	return func(s *state, at seat, a action) error { return change(s, at, a, good.Check(s, at, a)) }
}

// then returns an Apply that does more than it should.
func then(more func(before, s *state, at seat, story *game.Story)) func(*state, seat, action, *game.Dice, *game.Story) {
	return func(s *state, at seat, a action, d *game.Dice, story *game.Story) {
		before := *s
		good.Apply(s, at, a, d, story)
		more(&before, s, at, story)
	}
}

var ruleFaults = []fault{
	{name: "Options allocates", property: allocates, want: "Options allocates", game: broken{options: func(s *state, at seat, list []action) []action {
		sink = make([]byte, 100)
		return good.Options(s, at, list)
	}}},
	{name: "Check allocates", property: allocates, want: "Check allocates", game: broken{check: but(func(_ *state, _ seat, _ action, err error) error {
		sink = make([]byte, 100)
		return err
	})}},
	{name: "Apply allocates", property: allocates, want: "Apply allocates", game: broken{apply: then(func(_, _ *state, _ seat, _ *game.Story) { sink = make([]byte, 100) })}},

	{name: "the rounds go on for ever", property: ending, want: "not over", game: broken{apply: then(func(_, s *state, _ seat, _ *game.Story) { s.Round = 1 })}},
	{name: "two winners of the whole", property: ending, want: "add up to 2", game: broken{result: func(*state) [game.MaxSeats]float32 { return [game.MaxSeats]float32{1, 1} }}},
	{name: "a winner who does not play", property: ending, want: "seat 5 of 2", game: broken{result: func(*state) [game.MaxSeats]float32 { return [game.MaxSeats]float32{5: 1} }}},
	{name: "a broken invariant", property: ending, want: "audit: not six tokens", game: broken{audit: func(s *state) error {
		if s.Spent.Len() > 3 {
			return errors.New("not six tokens")
		}
		return nil
	}}},
	{name: "a seat that does not exist must choose", property: ending, want: "there are 2 seats", game: broken{next: func(s *state) game.Decision {
		d := good.Next(s)
		d.Who = d.Who.With(6)
		return d
	}}},
	{name: "a panic", property: ending, want: "panic: oh dear", game: broken{apply: func(*state, seat, action, *game.Dice, *game.Story) { panic("oh dear") }}},

	{name: "an illegal option", property: listing, want: "which is refused", game: broken{options: func(s *state, at seat, list []action) []action {
		if n := len(list); len(good.Options(s, at, list)) > n && s.Stage == toy.StageBid {
			list = append(list, action{Kind: toy.KindBid, Coins: 9})
		}
		return good.Options(s, at, list)
	}}},
	{name: "an option twice", property: listing, want: "twice", game: broken{options: func(s *state, at seat, list []action) []action {
		return good.Options(s, at, good.Options(s, at, list))
	}}},
	{name: "no option where one is owed", property: listing, want: "no option", game: broken{options: func(s *state, at seat, list []action) []action {
		if s.Stage == toy.StageGamble {
			return list
		}
		return good.Options(s, at, list)
	}}},
	{name: "options where none are owed", property: listing, want: "nothing to choose", game: broken{options: func(s *state, at seat, list []action) []action {
		if !good.Next(s).Who.Has(at) {
			return append(list, action{Kind: toy.KindGamble})
		}
		return good.Options(s, at, list)
	}}},
	{name: "no fixed order", property: listing, want: "another order", game: broken{options: func(s *state, at seat, list []action) []action {
		n := len(list)
		list = good.Options(s, at, list)
		rand.Shuffle(len(list)-n, func(i, j int) { list[n+i], list[n+j] = list[n+j], list[n+i] })
		return list
	}}},
	{name: "options that replace the list", property: listing, want: "not appended", game: broken{options: func(s *state, at seat, list []action) []action {
		return good.Options(s, at, list[:0])
	}}},

	{name: "Options forgets some", property: refusing, want: "accepted and not among the options", game: broken{options: everySecond}},
	{name: "Check forgets a rule", property: refusing, want: "accepted and not among the options", game: broken{check: but(func(_ *state, _ seat, _ action, err error) error {
		if r, ok := game.AsRefusal(err); ok && r.Rule == toy.RuleCoins {
			return nil
		}
		return err
	})}},
	{name: "anybody may act", property: refusing, want: "accepted and not among the options", game: broken{check: but(func(s *state, at seat, a action, err error) error {
		if int(at) < int(s.Seats) && s.Stage == toy.StageGamble && a.Kind == toy.KindGamble {
			return nil
		}
		return err
	})}},
	{name: "an absent seat may act", property: refusing, want: "is not in the match and may", game: broken{check: but(func(s *state, at seat, _ action, err error) error {
		if int(at) >= int(s.Seats) {
			return nil
		}
		return err
	})}},
	{name: "a refusal without a rule", property: refusing, want: "no rule", game: broken{check: but(func(_ *state, _ seat, _ action, err error) error {
		if err != nil {
			return game.Against("", "no", "non")
		}
		return nil
	})}},
	{name: "an error that is no refusal", property: refusing, want: "is no refusal", game: broken{check: but(func(_ *state, _ seat, _ action, err error) error {
		if err != nil {
			return errors.New("no")
		}
		return nil
	})}},
	{name: "a refusal that is nil", property: refusing, want: "nil *Refusal", game: broken{check: but(func(_ *state, _ seat, _ action, err error) error {
		if err != nil {
			return (*game.Refusal)(nil)
		}
		return nil
	})}},
	{name: "Check leaves a trace", property: refusing, want: "it is checked, and that changed the state", game: broken{check: but(func(s *state, _ seat, _ action, err error) error {
		if err != nil {
			s.Player[0].Score++
		}
		return err
	})}},

	{name: "a refused document leaves a trace", property: tracing, want: "changed the state", game: broken{check: but(func(s *state, _ seat, a action, err error) error {
		if err != nil && a.Coins > 4 {
			s.Player[0].Score++
		}
		return err
	})}},
	{name: "an option cannot be sent", property: tracing, want: "refused as a document", game: broken{readAction: func(data []byte) (action, error) {
		a, err := good.ReadAction(nil, data)
		if a.Kind == toy.KindGamble {
			err = errors.New("no")
		}
		return a, err
	}}},

	{name: "Redact changes the state", property: purity, want: "Redact changed the state", game: broken{redact: func(s *state, at seat) state {
		s.Deck = toy.UnknownTokens
		return good.Redact(s, at)
	}}},
	{name: "Next changes the state", property: purity, want: "changed the", game: broken{next: func(s *state) game.Decision {
		s.Player[1].Score++
		return good.Next(s)
	}}},
	{name: "states share something", property: purity, want: "changed the original", game: broken{
		apply: then(func(_, _ *state, _ seat, _ *game.Story) { shared++ }),
		state: func(s *state) any { return []any{good.State(s), shared} },
	}},

	{name: "chance that is not in the dice", property: repeating, want: ".Score", game: broken{apply: then(func(_, s *state, _ seat, _ *game.Story) {
		s.Player[0].Score += uint8(rand.IntN(10))
	})}},
	{name: "a story that changes the state", property: repeating, want: ".Score", game: broken{apply: then(func(_, s *state, _ seat, story *game.Story) {
		if story != nil {
			s.Player[1].Score++
		}
	})}},

	{name: "a prize for the fastest", property: order, want: ".Score", game: broken{apply: then(func(before, s *state, at seat, _ *game.Story) {
		if made := func(p toy.Player) bool { return p.Bid.Made }; before.Stage == toy.StageBid && !slices.ContainsFunc(before.Player[:], made) {
			s.Player[at].Score++
		}
	})}},
	{name: "a bid that keeps others from theirs", property: order, want: "may no longer choose", game: broken{check: but(func(s *state, at seat, a action, err error) error {
		taken := func(p toy.Player) bool { return p.Bid.Made && p.Bid.Coins == a.Coins }
		if err == nil && a.Kind == toy.KindBid && slices.ContainsFunc(s.Player[:], taken) {
			return game.Against("toy.bid.taken", "it is taken", "it is taken")
		}
		return err
	})}},
}
