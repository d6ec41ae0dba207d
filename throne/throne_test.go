package throne

import (
	"math/rand/v2"
	"os"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// setups are all numbers of players, and each option once away from its default.
var setups = []game.Setup{
	{Seats: 3},
	{Seats: 4},
	{Seats: 5},
	{Seats: 5, Options: map[string]string{"ships": "5", "court": "competitive"}},
	{Seats: 4, Options: map[string]string{"home_retreat": "allowed", "salladhor": "all", "beaten_attackers": "standing"}},
}

func TestConformance(t *testing.T) {
	gametest.Run(t, Rules{}, gametest.Config[State, Action]{
		Setups:     setups,
		Games:      100,
		MaxActions: 5000,
		Every:      64,
		Scramble:   scramble,
	})
}

func TestCases(t *testing.T) {
	gametest.RunCases(t, game.Open(Rules{}), os.DirFS("testdata/cases"))
}

func TestBrokenCases(t *testing.T) {
	gametest.BrokenCases(t, game.Open(Rules{}), os.DirFS("testdata/broken"))
}

func TestPerft(t *testing.T) {
	gametest.GoldenPerft(t, Rules{}, gametest.Counts{
		Setups: []game.Setup{{Seats: 3}, {Seats: 4}, {Seats: 5}}, Depth: 4, After: []int{40, 80, 120, 160, 200, 240, 280, 320},
	})
}

func TestParts(t *testing.T) {
	if err := game.CheckParts(parts, teller.Kinds()); err != nil {
		t.Error(err)
	}
}

func TestPlaythroughs(t *testing.T) {
	g := game.Open(Rules{})
	gametest.Playthrough(t, g, game.Setup{Seats: 3}, 3, "three.txt")
	gametest.Playthrough(t, g, game.Setup{Seats: 4}, 4, "four.txt")
	gametest.Playthrough(t, g, game.Setup{Seats: 5}, 5, "five.txt")
}

func TestEveryRuleIsProven(t *testing.T) { gametest.Proven(t, "throne") }

// scramble deals anew what a seat may not know: orders of the others that are not
// revealed, their bids and Power while bids are made, the card of the other fighter. It
// is a second opinion on Redact and shares nothing with it.
func scramble(s *State, seat game.Seat, r *rand.Rand) State {
	c := *s
	for h := range House(s.Houses) {
		if h == seat {
			continue
		}
		switch s.Waits.Kind {
		case decideOrders:
			reorder(&c, h, r)
		case decideBid, decideWatchBid:
			hold := &c.Holdings[h]
			hold.Power = int8(r.IntN(int(20 - s.tokensOnBoard(h) + 1)))
			if hold.Bid >= 0 {
				hold.Bid = int8(r.IntN(int(hold.Power) + 1))
			}
		case decideCard:
			if side := s.side(h); side != Neither && s.Battle.Card[side] != NoCard {
				for {
					if card := firstCard(h) + Card(r.IntN(HandSize)); s.Holdings[h].Hand.has(card) {
						c.Battle.Card[side] = card
						break
					}
				}
			}
		}
	}
	return c
}

// reorder tries to give each order of a House another legal one.
func reorder(s *State, h House, r *rand.Rand) {
	for a := Area(1); a < MaxAreas; a++ {
		pl := &s.Places[a]
		if pl.House != h || pl.Order == NoOrder {
			continue
		}
		old := pl.Order
		pl.Order = NoOrder
		try := Action{Kind: PlaceOrder, Area: a, Order: MarchMinus + Order(r.IntN(int(orders-1)))}
		if s.forbidsOrder(h, try) == "" {
			pl.Order = try.Order
		} else {
			pl.Order = old
		}
	}
}
