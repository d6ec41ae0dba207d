package gametest

import (
	"fmt"
	"slices"

	"gonfalon/game"
)

func skipAsked[S, A comparable](u *suite[S, A]) string {
	if why := skipHides(u); why != "" {
		return why
	}
	return without[S, A](game.Sealed)(u)
}

// askedInPublic checks that whether a window opens, and for whom, depends on nothing that
// somebody may not know: the same action, in two states that differ only in that, has the
// same seats asked, as long as all that is told on the way is the same.
func (u *suite[S, A]) askedInPublic() error {
	windows := find[S, game.Window]()
	return u.walk(func(sp *spot[S, A]) error {
		for rest := sp.next.Who; rest != 0; rest = rest.Without(rest.First()) {
			actor := rest.First()
			list := sp.list(actor)
			a := list[sp.rng.IntN(len(list))]
			for _, seat := range sp.watchers() {
				other := u.c.Scramble(&sp.state, seat, sp.rng)
				for i, w := range windows.in(&sp.state) {
					*windows.in(&other)[i] = *w // what has been answered is not the question
				}
				if u.g.Audit(&other) != nil || u.g.Check(&other, actor, a) != nil {
					continue
				}
				if err := sp.asksSame(&other, actor, a); err != nil {
					return fmt.Errorf("%s of seat %d, which seat %d cannot tell from the same after Scramble (%s): %w",
						sp.say(a), actor, seat, differ(sp.state, other), err)
				}
			}
		}
		return nil
	})
}

func (sp *spot[S, A]) asksSame(other *S, actor game.Seat, a A) error {
	here, heard := sp.inPublic(&sp.state, actor, a)
	there, alsoHeard := sp.inPublic(other, actor, a)
	n := min(len(heard), len(alsoHeard))
	if here == there || !slices.Equal(heard[:n], alsoHeard[:n]) {
		return nil
	}
	if here.Duty == game.Sealed && n == len(heard) || there.Duty == game.Sealed && n == len(alsoHeard) {
		return fmt.Errorf("here kind %d asks the seats of set %b, there kind %d asks %b, and nothing that all know has made the difference",
			here.Kind, here.Who, there.Kind, there.Who)
	}
	return nil
}

// inPublic returns what an action leads to, as a spectator knows it.
func (sp *spot[S, A]) inPublic(s *S, actor game.Seat, a A) (game.Decision, []game.Event) {
	after := *s
	var story game.Story
	sp.dice.At(sp.action())
	sp.g.Apply(&after, actor, a, sp.dice, &story)
	view := sp.g.Redact(&after, game.NoSeat)
	return sp.g.Next(&view), story.Seen(game.NoSeat)
}
