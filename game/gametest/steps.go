package gametest

import (
	"fmt"
	"slices"

	"gonfalon/game"
)

// steps checks the story that is made of what happens: whoever is told less of it sees the
// same steps, and each can be said in both languages.
func (u *suite[S, A]) steps() error {
	g := game.Open(u.g)
	return u.walk(func(sp *spot[S, A]) error {
		if sp.next.Who == 0 {
			return nil
		}
		var story game.Story
		after := sp.act(&story)
		everything := steps(g, u.g, &after, story.Events())
		if err := ways(g, everything, story.Events(), func(e game.Event) string { return u.g.Tell(&after, e).Kind }); err != nil {
			return err
		}
		for _, s := range everything {
			if err := bothSound(s.Text); err != nil {
				return err
			}
			if s.Weight < 1 || s.Weight > 3 {
				return fmt.Errorf("the step %q weighs %d", s.Kind, s.Weight)
			}
		}
		for seat := game.NoSeat; int(seat) < sp.setup.Seats; seat++ {
			if seen := steps(g, u.g, &after, story.Seen(seat)); !slices.EqualFunc(seen, everything, sameStep) {
				return fmt.Errorf("seat %d is told %d steps where %d happen, or others", seat, len(seen), len(everything))
			}
		}
		return nil
	})
}

// act takes a random action on a copy of the state, which it returns.
func (sp *spot[S, A]) act(story *game.Story) S {
	seat := sp.next.Who.First()
	options := sp.list(seat)
	after := sp.state
	sp.dice.At(sp.action())
	sp.g.Apply(&after, seat, options[sp.rng.IntN(len(options))], sp.dice, story)
	return after
}

// steps tells events of one action.
func steps[S, A comparable](g game.Game, w game.Whole[S, A], after *S, events []game.Event) []game.Step {
	var told []game.Told
	for _, e := range events {
		told = append(told, w.Tell(after, e))
	}
	return game.NewNarration(g, func(s game.Seat) game.Text { return w.SeatText(after, s) }).Action(1, 1, 0, told)
}

// ways checks that each event that opens a step and says from where to where gives it a way, and
// that each way leads somewhere that its step is about.
func ways(g game.Game, steps []game.Step, events []game.Event, kind func(game.Event) string) error {
	owed := map[string]int{}
	for _, e := range events {
		if p := game.PartsOf(g)[kind(e)]; p.Way != "" && p.Opens != "" {
			owed[kind(e)]++
		}
	}
	for _, s := range steps {
		for _, w := range s.Ways {
			owed[w.Kind]--
			for _, end := range []string{w.From, w.To[len(w.To)-1]} { // what lies between is passed
				if !slices.Contains(s.Places, end) && !slices.Contains(s.Helpers, end) {
					return fmt.Errorf("the step %q is about %q; a way by %q has %q", s.Kind, s.Places, w.Kind, end)
				}
			}
		}
	}
	for kind, n := range owed {
		if n > 0 {
			return fmt.Errorf("%d of the events %q have no way in their steps", n, kind)
		}
	}
	return nil
}

func sameStep(a, b game.Step) bool { return a.Kind == b.Kind && a.Weight == b.Weight }

// midst checks that a seat sees in the midst of an action nothing that it does not know
// after it: where two states look the same to it before and after an action, they look
// the same all the while.
func (u *suite[S, A]) midst() error {
	return u.walk(func(sp *spot[S, A]) error {
		if sp.next.Who == 0 || !sp.worth() {
			return nil
		}
		actor := sp.next.Who.First()
		options := sp.list(actor)
		a := options[sp.rng.IntN(len(options))]
		for seat := game.NoSeat; int(seat) < sp.setup.Seats; seat++ {
			other := sp.c.Scramble(&sp.state, seat, sp.rng)
			if sp.g.Check(&other, actor, a) != nil {
				continue
			}
			seen, same := sp.watched(sp.state, actor, a, seat), sp.watched(other, actor, a, seat)
			if seen.last != same.last || !slices.Equal(seen.events, same.events) {
				continue // it is told the difference
			}
			for i, view := range seen.moments {
				if view != same.moments[i] {
					return fmt.Errorf("in the midst of %s, before event %d, seat %d sees what it may not know: %s", sp.say(a), i, seat, differ(view, same.moments[i]))
				}
			}
		}
		return nil
	})
}

// A watch is what a seat sees of an action.
type watch[S any] struct {
	events  []game.Event
	moments []S // before each of them
	last    S
}

// watched carries an action out before the eyes of a seat.
func (sp *spot[S, A]) watched(s S, actor game.Seat, a A, seat game.Seat) (w watch[S]) {
	sp.dice.At(sp.action())
	sp.g.Apply(&s, actor, a, sp.dice, game.Watched(func(e game.Event) {
		if e.Only == 0 || e.Only.Has(seat) {
			w.events, w.moments = append(w.events, e), append(w.moments, sp.g.Redact(&s, seat))
		}
	}))
	w.last = sp.g.Redact(&s, seat)
	return w
}
