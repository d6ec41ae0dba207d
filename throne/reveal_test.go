package throne

import (
	"fmt"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// While orders are placed nobody but their House learns of them: its view shows others'
// orders face down, is the same whatever they are, and no event that it may hear of
// names one. Once all have placed, every view shows every order, to the end of the turn.
func TestOrdersStayHidden(t *testing.T) {
	t.Parallel()
	gametest.Covers(t, "throne.planning.assign-simultaneous-facedown", "throne.planning.never-show-orders",
		"throne.planning.reveal-simultaneous")
	hidden, shown := 0, 0
	playRichly(t, 20, func(turn *deed) error {
		s := &turn.after
		secret := s.Waits.Kind == decideOrders
		for seat := game.NoSeat; seat < House(s.Houses); seat++ {
			view := Rules{}.Redact(s, seat)
			for a := Area(1); a < MaxAreas; a++ {
				order, sees := s.Places[a].Order, view.Places[a].Order
				want := order
				if secret && order != NoOrder && s.Places[a].House != seat {
					want = FaceDown
					hidden++
				} else if order != NoOrder {
					shown++
				}
				if sees != want {
					return fmt.Errorf("seat %d sees %q in %s, where %q lies", seat, orderNames[sees], s.Board.Areas[a].ID, orderNames[order])
				}
			}
			if !secret {
				continue
			}
			// Another order in its place must not show anywhere in the view.
			other := *s
			for a := Area(1); a < MaxAreas; a++ {
				if pl := &other.Places[a]; pl.Order != NoOrder && pl.House != seat {
					pl.Order = pl.Order%(orders-1) + 1
				}
			}
			if (Rules{}).Redact(&other, seat) != view {
				return fmt.Errorf("the view of seat %d depends on the orders of others", seat)
			}
			if turn.before.Waits.Kind != decideOrders || turn.before.Turn != s.Turn || turn.seat == seat {
				continue
			}
			for _, e := range turn.story.Seen(seat) {
				if e.Kind != eventReady {
					return fmt.Errorf("seat %d hears: %s", seat, Rules{}.Tell(s, e).English)
				}
			}
		}
		return nil
	})
	if hidden == 0 || shown == 0 {
		t.Errorf("%d orders hidden, %d shown: the test tries too little", hidden, shown)
	}
}

// TestOrdersAreRevealedBeforeTheRaven: when the last House is done, the story tells all
// orders to everybody, and only then the Raven is asked for.
func TestOrdersAreRevealedBeforeTheRaven(t *testing.T) {
	gametest.Covers(t, "throne.turn.planning-steps")
	s := read(t, `{"areas": {"winterfell": {"house": "stark", "footmen": 1}, "lannisport": {"house": "lannister", "footmen": 1}}}`)
	winterfell, lannisport := areaOf(t, "winterfell"), areaOf(t, "lannisport")
	var story game.Story
	for _, do := range []struct {
		h House
		a Action
	}{
		{Stark, Action{Kind: PlaceOrder, Area: winterfell, Order: Raid}},
		{Lannister, Action{Kind: PlaceOrder, Area: lannisport, Order: Support}},
		{Lannister, Action{Kind: Ready}},
	} {
		act(t, &s, do.h, do.a, &story)
	}
	for _, e := range story.Seen(game.NoSeat) {
		if e.Kind == eventOrder || e.Kind == eventOrdersRevealed {
			t.Errorf("an order is told before all Houses are ready: %v", e)
		}
	}
	if s.Waits.Kind != decideOrders {
		t.Fatalf("with Stark still to close his orders, %s is asked for", kindNames[s.Waits.Kind])
	}
	story.Clear()
	Rules{}.Apply(&s, Stark, Action{Kind: Ready}, game.Script(), &story)
	if s.Waits.Kind != decideRaven || s.Waits.Who != game.Seats(Lannister) {
		t.Fatalf("%v must decide %s", s.Waits.Who, kindNames[s.Waits.Kind])
	}
	told := map[Area]Order{}
	for _, e := range story.Seen(game.NoSeat) {
		if e.Kind == eventOrder {
			told[Area(e.Args[0])] = Order(e.Args[1])
		}
	}
	if told[winterfell] != Raid || told[lannisport] != Support {
		t.Errorf("at the time of the Raven the revealed orders are %v", told)
	}
}
