package battles

import (
	"math/rand/v2"
	"os"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// setups are all plans and skirmishes, and each option once away from its default.
var setups = func() []game.Setup {
	var all []game.Setup
	for i, plan := range options()[0].Values {
		all = append(all, game.Setup{Seats: 2, Options: map[string]string{
			"plan": plan, "houses": options()[1].Values[i%3], "retreats": options()[2].Values[i%2],
		}})
	}
	return all
}()

func TestConformance(t *testing.T) {
	gametest.Run(t, Rules{}, gametest.Config[State, Action]{
		Setups:     setups,
		Games:      8,
		MaxActions: 5000,
		Every:      32,
		Scramble:   scramble,
	})
}

func TestCases(t *testing.T) {
	gametest.RunCases(t, game.Open(Rules{}), os.DirFS("testdata/cases"))
}

// scramble deals anew what a seat may not know: the other's hand, what the other has chosen while
// both choose, and where the strategic location is. It is a second opinion on Redact and shares
// nothing with it.
func scramble(s *State, seat game.Seat, r *rand.Rand) State {
	c := *s
	for h := Stark; h < houses; h++ {
		if seat != game.NoSeat && s.house(seat) == h {
			continue
		}
		c.scrambleHand(h, r)
	}
	if hider := s.Plan.Special.HideHouse; hider != NoHouse && (seat == game.NoSeat || s.house(seat) != hider) {
		c.scrambleSecrets(r)
	}
	return c
}

// scrambleHand deals a hand of the same size from hand and deck, and chooses something else of it
// to keep if that was chosen.
func (s *State) scrambleHand(h House, r *rand.Rand) {
	post := &s.Posts[h]
	var unseen []Card
	for c := firstCard(h); c < firstCard(h)+HouseCards; c++ {
		if (post.Deck | post.Hand).has(c) {
			unseen = append(unseen, c)
		}
	}
	r.Shuffle(len(unseen), func(i, j int) { unseen[i], unseen[j] = unseen[j], unseen[i] })
	kept := post.Keep.Card != NoCard
	post.Deck |= post.Hand
	post.Hand = 0
	for _, c := range unseen[:post.Cards] {
		post.Hand |= c.bit()
		post.Deck &^= c.bit()
		if kept {
			post.Keep.Card, kept = c, false
		}
	}
	if s.Waits.Kind == decideMuster && post.Ready {
		var list []Action
		list = s.listMusters(h, list)
		a := list[r.IntN(len(list))]
		post.Picks = [2]Commander{a.Commander, a.Other}
	}
}

// scrambleSecrets lets the tokens that lie face down, or were discarded so, change places.
func (s *State) scrambleSecrets(r *rand.Rand) {
	var down []int
	for i, x := range s.Secrets {
		if x.Truth != FaceDown && x.Side != x.Truth {
			down = append(down, i)
		}
	}
	r.Shuffle(len(down), func(i, j int) {
		a, b := &s.Secrets[down[i]], &s.Secrets[down[j]]
		a.Truth, b.Truth = b.Truth, a.Truth
	})
}

func TestBrokenCases(t *testing.T) {
	gametest.BrokenCases(t, game.Open(Rules{}), os.DirFS("testdata/broken"))
}

func TestPerft(t *testing.T) {
	gametest.GoldenPerft(t, Rules{}, gametest.Counts{
		Setups: []game.Setup{
			{Seats: 2}, {Seats: 2, Options: map[string]string{"plan": "bp06"}}, {Seats: 2, Options: map[string]string{"plan": "ss1"}},
		}, Depth: 3, After: []int{20, 60, 100, 140, 180},
	})
}

func TestPlaythroughs(t *testing.T) {
	g := game.Open(Rules{})
	gametest.Playthrough(t, g, game.Setup{Seats: 2}, 1, "fords.txt")
	gametest.Playthrough(t, g, game.Setup{Seats: 2, Options: map[string]string{"plan": "ss2"}}, 2, "reward.txt")
}
