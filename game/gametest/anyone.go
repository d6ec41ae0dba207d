package gametest

import (
	"fmt"
	"slices"

	"gonfalon/game"
)

// anyOne checks that a decision which any one of several seats may take is taken when one
// of them has: the others owe it no more. Where a round or a turn has begun since, they owe
// another of the kind.
func (u *suite[S, A]) anyOne() error {
	return u.walk(func(sp *spot[S, A]) error {
		if sp.next.Duty != game.AnyOne || sp.next.Who == 0 {
			return nil
		}
		for rest := sp.next.Who; rest != 0; rest = rest.Without(rest.First()) {
			seat := rest.First()
			list := sp.list(seat)
			if len(list) == 0 {
				return fmt.Errorf("seat %d may choose for all and has no option", seat)
			}
			a := list[sp.rng.IntN(len(list))]
			s := sp.state
			sp.dice.At(sp.action())
			var story game.Story
			u.g.Apply(&s, seat, a, sp.dice, &story)
			if u.begins(&s, &story) {
				continue
			}
			if next := u.g.Next(&s); next.Who != 0 && next.Kind == sp.next.Kind && next.Who&^sp.next.Who.Without(seat) == 0 {
				return fmt.Errorf("seat %d has chosen %s for all, and the seats of set %b still owe it", seat, sp.say(a), next.Who)
			}
		}
		return nil
	})
}

// begins tells whether a round or a turn begins in a story.
func (u *suite[S, A]) begins(s *S, story *game.Story) bool {
	return slices.ContainsFunc(story.Events(), func(e game.Event) bool {
		heading := u.g.Tell(s, e).Heading
		return heading == game.HeadsRound || heading == game.HeadsTurn
	})
}
