package game

import "testing"

// TestLuckIsThatOfEachRoll adds up rolls of different chances, as one does by hand: 18 dice on
// 3+ and 6 on 5+ bring 12 and 2 with variances of 4 and 4/3; 11 and 4 came.
func TestLuckIsThatOfEachRoll(t *testing.T) {
	hits := &Fortune{Seat: 1, What: Text{"to hit", "pour toucher"}}
	hits.Dice(11, 18, 4)
	hits.Dice(4, 6, 2)
	nerve := &Fortune{Seat: 1, What: Text{"Nerve", "Moral"}, Mean: true}
	nerve.Roll(12, 7, 35.0/6)
	nerve.Roll(9, 7, 35.0/6)
	cards := &Fortune{Seat: NoSeat, What: Text{"Supply", "Ravitaillement"}}
	cards.Pick(true, 3, 10)
	cards.Pick(false, 2, 9)
	lucks := lucksOf([]*Fortune{hits, nerve, cards, {Seat: 0}})
	if len(lucks) != 2 || *lucks[0].Seat != 1 || lucks[1].Seat != nil {
		t.Fatalf("got %+v, want the luck of seat 1 and of nobody, and none where nothing was rolled", lucks)
	}
	for i, want := range []LuckRow{{hits.What, 2, 15, 14, 0.43}, {nerve.What, 2, 10.5, 7, 2.05}} {
		if got := lucks[0].Rows[i]; got != want {
			t.Errorf("got %+v, want %+v", got, want)
		}
	}
	if got, want := lucks[1].Rows[0], (LuckRow{cards.What, 2, 1, 0.52, 0.77}); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if lucks[0].Share != 96 { // (0.43 + 2.05) / √2 = 1.75
		t.Errorf("luckier than %d in 100, want 96", lucks[0].Share)
	}
}

func TestPlacesByResultAlone(t *testing.T) {
	places := placesOf([]float32{0, 0.5, 0, 0.5})
	for i, want := range []struct {
		seat  Seat
		place int
	}{{1, 1}, {3, 1}, {0, 3}, {2, 3}} {
		if p := places[i]; p.Seat != want.seat || p.Place != want.place {
			t.Errorf("got seat %d on place %d, want seat %d on %d", p.Seat, p.Place, want.seat, want.place)
		}
	}
}
