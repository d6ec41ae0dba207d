package battles

import (
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// Redact implements [game.Rules]: a House does not see the other's hand, what the other has
// chosen while both choose, nor what its face-down strategy tokens hide.
//
// Carries out battles.hidden.hand-secret-until-played, public-state,
// strategy-tokens-face-down, deck.shuffled-face-down.
func (Rules) Redact(s *State, seat game.Seat) State {
	v := *s
	for h := Stark; h < houses; h++ {
		if seat != game.NoSeat && v.house(seat) == h {
			continue
		}
		post := &v.Posts[h]
		post.Deck |= post.Hand
		post.Hand = 0
		if post.Ready { // what both choose is shown when both have chosen
			post.Hidden, post.Keep = true, Keep{NoCard, NoFace}
			if v.running(procSkirmish) {
				post.Picks = [2]Commander{}
			}
		}
	}
	if hider := v.Plan.Special.HideHouse; hider != NoHouse && (seat == game.NoSeat || v.house(seat) != hider) {
		for i := range v.Secrets {
			if x := &v.Secrets[i]; x.Side == FaceDown || x.Side == Lost {
				x.Truth = FaceDown
			}
		}
	}
	return v
}

// Guess implements [game.Rules].
func (Rules) Guess(s *State, d *game.Dice) State {
	g := *s
	for h := Stark; h < houses; h++ {
		g.guessHand(h, d)
		g.guessChoice(h, d)
	}
	g.guessSecrets(d)
	return g
}

// guessHand deals a House as many cards as everybody sees in its hand.
func (s *State) guessHand(h House, d *game.Dice) {
	post := &s.Posts[h]
	for post.Hand.Len() < int(post.Cards) {
		var in [HouseCards]uint8
		for i := range in {
			in[i] = uint8(post.Deck >> i & 1)
		}
		c := CardSet(1) << d.Pick(labelGuess, in[:])
		post.Deck &^= c
		post.Hand |= c
	}
}

// guessChoice makes a choice that a House has made and nobody sees.
func (s *State) guessChoice(h House, d *game.Dice) {
	post := &s.Posts[h]
	if !post.Hidden {
		return
	}
	post.Hidden = false
	var room [256]Action
	list := room[:0]
	switch {
	case s.running(procSkirmish):
		list = s.listMusters(h, list)
	case s.excess(h):
		list = s.listKeep(h, list)
	default:
		post.Keep = s.all(h)
		return
	}
	var even [256]uint8
	for i := range list {
		even[i] = 1
	}
	a := list[d.Pick(labelGuess, even[:len(list)])]
	if a.Kind == Muster {
		post.Picks = [2]Commander{a.Commander, a.Other}
	} else {
		post.Keep = Keep{a.Card, a.Token}
	}
}

// guessSecrets lays the strategic location under one of the tokens of which it is not known
// what they hide.
func (s *State) guessSecrets(d *game.Dice) {
	if s.Plan.Special.HideHouse == NoHouse || s.Waits.Kind == decideHide {
		return
	}
	var open [maxSecrets]uint8
	n := 0
	known := false
	for i, x := range s.Secrets {
		known = known || x.Truth == Strategic
		if x.Hex != hex.None && x.Truth == FaceDown {
			open[i], n = 1, n+1
		}
	}
	if n == 0 {
		return
	}
	at := -1
	if !known {
		at = d.Pick(labelGuess, open[:])
	}
	for i := range s.Secrets {
		switch {
		case open[i] == 0:
		case i == at:
			s.Secrets[i].Truth = Strategic
		default:
			s.Secrets[i].Truth = Decoy
		}
	}
}
