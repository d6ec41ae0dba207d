package song

import (
	"math/rand/v2"

	"gonfalon/game"
)

// scramble deals the hands anew that a seat may not know, and opens no sealed answer.
func scramble(s *State, seat game.Seat, rng *rand.Rand) State {
	v := *s
	if s.Over {
		return v
	}
	for other := range s.seats() {
		if other == seat || s.shown(seat, other) {
			continue
		}
		post := &v.Posts[other]
		for k := range post.Hand {
			post.Deck[k] += post.Hand[k]
			post.Hand[k] = 0
		}
		post.Discards = Pile{}
		for range post.Cards {
			k := rng.IntN(DeckKinds)
			for post.Deck[k] == 0 {
				k = (k + 1) % DeckKinds
			}
			post.Deck[k]--
			post.Hand[k]++
		}
	}
	return v
}
