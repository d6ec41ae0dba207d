package song

import (
	"gonfalon/game"
	"gonfalon/song/effect"
)

// Hidden information: hands, which together with the decks are known to nobody else, and what
// has been chosen in secret.

// Redact implements [game.Rules].
func (Rules) Redact(s *State, seat game.Seat) State {
	v := *s
	if s.Over {
		return v
	}
	v.veil(s, seat)
	for other := range s.seats() {
		if other == seat || s.shown(seat, other) {
			continue
		}
		post := &v.Posts[other]
		for k := range post.Hand {
			post.Deck[k] += post.Hand[k]
			post.Hand[k] = 0
		}
		post.Hidden = true
		post.Discards, post.Ready = Pile{}, false
	}
	if (s.Waits.Kind == decideDiscard || s.Waits.Kind == decideMission && s.choosing() == nil) && s.Waits.Who != 0 {
		for other := range s.seats() {
			if other != seat && s.Posts[other].Ready {
				v.Waits.Who = v.Waits.Who.With(other)
			}
		}
	}
	for i := range v.Moments {
		m := &v.Moments[i]
		m.Window = m.Window.Seen(seat)
	}
	if s.Waits.Duty == game.Sealed && s.Waits.Who != 0 {
		m := v.now(uint8(v.Stack.Top().Arg))
		v.Waits.Who = m.Window.Asked()
	}
	for i := range v.Works {
		w := &v.Works[i]
		if w.Seat != seat && (w.Foe != seat || seat == game.NoSeat) {
			w.Sifted, w.Found = Pile{}, 0
		}
	}
	return v
}

// shown tells whether a seat sees the hand of another: while it chooses a card of all of it.
func (s *State) shown(seat, other game.Seat) bool {
	if s.Waits.Kind != decideCard || !s.Waits.Who.Has(seat) {
		return false
	}
	w := s.choosing()
	op := &s.Muster.lib.rules[w.Rule].Ops[w.PC]
	return op.Code == effect.DiscardCard && w.Foe2 == other && w.Sifted.Len() == 0
}

// Guess implements [game.Rules]: unknown hands are dealt from what could be in them.
func (Rules) Guess(s *State, d *game.Dice) State {
	g := *s
	for seat := range s.seats() {
		post := &g.Posts[seat]
		g.unveil(seat, d)
		if !post.Hidden {
			continue
		}
		post.Hidden = false
		known := g.revealed(seat)
		for k, n := range known {
			post.Deck[k] -= n
			post.Hand[k] += n
		}
		for range int(post.Cards) - known.Len() {
			k := d.Pick(labelCard, post.Deck[:])
			post.Deck[k]--
			post.Hand[k]++
		}
	}
	return g
}
