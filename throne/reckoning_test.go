package throne

import (
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// TestPlacesSayWhichRuleDecided gives Houses Supply and Power by hand. In the layout Stark
// holds two Cities and Fortresses, the others one.
func TestPlacesSayWhichRuleDecided(t *testing.T) {
	gametest.Covers(t, "throne.end.tie-supply", "throne.end.tie-power", "throne.end.tie-shared")
	s := start(t, 5)
	for h, hold := range [...]struct {
		supply uint8
		power  int8
	}{{4, 0}, {3, 9}, {0, 0}, {3, 5}, {3, 5}} {
		s.Holdings[h].Supply, s.Holdings[h].Power = hold.supply, hold.power
	}
	places := new(reckoning).places(&s)
	for i, want := range []struct {
		seat  House
		place int
		by    string
		rule  game.Rule
	}{
		{2, 1, "2 beats 1", ""},
		{0, 2, "Supply 4 beats 3", ruleEndTieSupply},
		{1, 3, "Power 9 beats 5", ruleEndTiePower},
		{3, 4, "equal in all", ruleEndTieShared},
		{4, 4, "", ""},
	} {
		p, by := places[i], ""
		if p.By != nil {
			by = p.By.English
		}
		if p.Seat != want.seat || p.Place != want.place || by != want.by || p.Rule != want.rule {
			t.Errorf("got seat %d on place %d by %q, %s; want %+v", p.Seat, p.Place, by, p.Rule, want)
		}
	}
}

// TestReasonOfTheEnd: at once with enough areas, else by what told the first two apart.
func TestReasonOfTheEnd(t *testing.T) {
	s := start(t, 5)
	for h := range s.Holdings {
		s.Holdings[h].Supply, s.Holdings[h].Power = 3, 5
	}
	hold := func(h House, n int) {
		for rest := s.Board.Strong; n > 0; {
			var a Area
			if a, rest = rest.Next(); s.owner(a) == NoHouse {
				s.Places[a] = Place{House: h, Units: Force{1}, Token: NoHouse}
				n--
			}
		}
	}
	check := func(rule game.Rule, says string) {
		t.Helper()
		if got, by := s.reason(); by != rule || got.English != says {
			t.Errorf("got %s: %s", by, got.English)
		}
	}
	s.Turn = lastTurn
	check(ruleEndMostAreasAfterTen, "After round 10 Stark holds the most Cities and Fortresses: 2 against 1")
	hold(0, 1)
	check(ruleEndTieShared, "After round 10 Baratheon and Stark are equal in Cities and Fortresses, Supply and Power: they share the victory")
	s.Holdings[0].Power++
	check(ruleEndTiePower, "After round 10 Baratheon and Stark are equal in Cities and Fortresses, 2, and in Supply; Power decides, 6 against 5")
	s.Holdings[2].Supply++
	check(ruleEndTieSupply, "After round 10 Stark and Baratheon both hold 2 Cities and Fortresses; Supply decides, 4 against 3")
	hold(1, 6)
	check(ruleEndInstantSeven, s.Board.house(1).English+" holds 7 Cities and Fortresses: the game ends at once")
}

// TestChanceOfWesterosCards: what can be drawn are the fresh cards, and what cannot is no luck.
func TestChanceOfWesterosCards(t *testing.T) {
	s := start(t, 5)
	r := Rules{}.Reckon().(*reckoning)
	deck := 0
	s.Decks[deck] = Deck{}
	s.Decks[deck].Fresh[SupplyCard], s.Decks[deck].Fresh[MusteringCard], s.Decks[deck].Fresh[LastDaysOfSummer] = 1, 2, 1
	reveal := func(c WesterosCard) { // it has left the deck when it is told
		s.Decks[deck].Fresh[c]--
		r.Hear(&s, game.Event{Kind: eventRevealed, Seat: NoHouse, Args: [8]int16{int16(deck), int16(c)}}, game.Spot{})
	}
	reveal(MusteringCard)    // 2 of 4; Supply 1 of 4
	reveal(SupplyCard)       // Mustering 1 of 3; Supply 1 of 3
	reveal(LastDaysOfSummer) // Mustering 1 of 2; Supply none
	reveal(MusteringCard)    // the last: no chance
	for i, want := range []game.LuckRow{
		{Rolls: 4, Got: 2, Expected: 2.33, Sigma: -0.39}, // variance 1/4 + 2/9 + 1/4
		{Rolls: 4, Got: 1, Expected: 0.58, Sigma: 0.65},  // 3/16 + 2/9
	} {
		got := r.cards[i].Row()
		if want.Text = got.Text; got != want {
			t.Errorf("%v: got %+v, want %+v", counted[i], got, want)
		}
	}
	if clash := r.cards[2].Row(); clash.Rolls != 0 {
		t.Errorf("a card of another deck counts: %+v", clash)
	}
}
