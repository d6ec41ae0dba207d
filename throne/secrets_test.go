package throne

import (
	"math/rand/v2"
	"slices"
	"testing"

	"gonfalon/game"
)

// TestEventsBetrayNothing lets a House choose in secret, once as it did and once
// otherwise: nobody else may hear the difference while others still choose.
func TestEventsBetrayNothing(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 3))
	cards, readies := 0, 0
	heard := func(s State, h House, a Action, by game.Seat) []game.Event {
		var story game.Story
		(Rules{}).Apply(&s, h, a, game.Script(), &story)
		return story.Seen(by)
	}
	for n := range 60 {
		playRandom(t, game.Setup{Seats: 4}, n, func(_, s *State, _ *game.Story) {
			if s.Waits.Who.Len() < 2 {
				return
			}
			h := s.Waits.Who.First()
			for by := game.NoSeat; by < 4; by++ {
				if by == h {
					continue
				}
				switch s.Waits.Kind {
				case decideCard:
					list := (Rules{}).Options(s, h, nil)
					a, b := list[0], list[len(list)-1]
					if cards++; !slices.Equal(heard(*s, h, a, by), heard(*s, h, b, by)) {
						t.Fatalf("seat %d hears which card %d chose", by, h)
					}
				case decideOrders:
					other := *s
					reorder(&other, h, rng)
					ready := Action{Kind: Ready}
					if readies++; !slices.Equal(heard(*s, h, ready, by), heard(other, h, ready, by)) {
						t.Fatalf("seat %d hears what %d ordered", by, h)
					}
				}
			}
		})
	}
	if cards == 0 || readies == 0 {
		t.Errorf("%d cards, %d orders: the test tries too little", cards, readies)
	}
}

// TestActionsBeyondDocuments offers what no document can say.
func TestActionsBeyondDocuments(t *testing.T) {
	s, err := Rules{}.ReadState([]byte(`{"phase":"marches","areas":{"winterfell":{"house":"stark","footmen":1,"order":"march+0"}}}`), nil)
	if err != nil {
		t.Fatal(err)
	}
	from := (&lookUp{b: s.Board}).area("winterfell")
	near, _ := s.Board.adjLand[from].Next()
	a := Action{Kind: MarchOrder, Area: from, Moves: [MaxMoves]Move{{near, Force{128, 0, 0}}, {near + 1, Force{128, 0, 0}}}}
	if err := (Rules{}).Check(&s, Stark, a); err == nil {
		t.Error("256 Footmen march out of an area with one")
	}
	s, err = Rules{}.Start(game.Setup{Seats: 5}, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	(Rules{}).Apply(&s, Stark, Action{Kind: PlaceOrder, Area: from, Order: Raid}, nil, nil)
	(Rules{}).Apply(&s, Stark, Action{Kind: Withdraw, Area: from, Order: MarchPlus}, nil, nil)
	if got := s.Places[from].Order; got != NoOrder {
		t.Errorf("an order withdrawn leaves %q", orderNames[got])
	}
}
