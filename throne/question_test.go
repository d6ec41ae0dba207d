package throne

import (
	"testing"

	"gonfalon/game"
)

func wantQuestion(t *testing.T, s *State, english, french string) {
	t.Helper()
	if got, want := (Rules{}).Question(s), (game.Text{English: english, French: french}); got != want {
		t.Errorf("got  %q\n     %q\nwant %q\n     %q", got.English, got.French, want.English, want.French)
	}
}

// bids has the Houses bid in their order.
func bids(t *testing.T, s *State, n ...int8) {
	t.Helper()
	for h, bid := range n {
		act(t, s, House(h), Action{Kind: Bid, N: bid}, nil)
	}
}

func TestTiesAreAskedWithTrackBidAndPlace(t *testing.T) {
	s := bidState(t, "clash_of_kings", "last_days_of_summer", 5, 5, 5, 5, 5)
	wantQuestion(t, &s, "Bid for the Iron Throne track, 1 of 3", "Misez pour la piste Trône de Fer, 1 sur 3")
	bids(t, &s, 3, 3, 1, 1, 1)
	throne := s.Waits.Who.First()
	wantQuestion(t, &s, "Iron Throne: Baratheon and Lannister both bid 3; who stands first?", "Trône de Fer : Baratheon et Lannister ont misé 3 ; qui est en tête ?")
	act(t, &s, throne, Action{Kind: Choose, House: 1}, nil)
	wantQuestion(t, &s, "Iron Throne: Stark, Tyrell and Greyjoy all bid 1; who takes place 3?", "Trône de Fer : Stark, Tyrell et Greyjoy ont misé 1 ; qui prend la place 3 ?")
}

func TestWildlingTiesAreAskedWithTheirReason(t *testing.T) {
	s := bidState(t, "last_days_of_summer", "wildlings_attack", 5, 5, 5, 5, 5)
	wantQuestion(t, &s, "The Wildlings attack with 0: bid for the Night's Watch", "Les Sauvageons attaquent à 0 : misez pour la Garde de Nuit")
	bids(t, &s, 2, 0, 2, 0, 0)
	wantQuestion(t, &s, "Baratheon and Stark both bid 2, most for the Wall: who may take a card back?", "Baratheon et Stark ont misé 2, le plus pour le Mur : qui peut reprendre une carte ?")
	s = bidState(t, "last_days_of_summer", "wildlings_attack", 5, 5, 5, 5, 5)
	s.Wildlings = 4
	bids(t, &s, 0, 0, 1, 0, 1)
	wantQuestion(t, &s, "Baratheon, Lannister and Tyrell all bid 0, least for the Wall: who loses 4 points of units?", "Baratheon, Lannister et Tyrell ont misé 0, le moins pour le Mur : qui perd 4 points d'unités ?")
}

func TestMusteringIsAskedWithWhatIsLeft(t *testing.T) {
	s := read(t, map[string]any{
		"phase":    "westeros",
		"revealed": map[string]string{"I": "mustering", "II": "last_days_of_summer", "III": "last_days_of_summer"},
		"tracks":   map[string]any{"iron_throne": []string{"stark", "baratheon", "lannister", "tyrell", "greyjoy"}},
		"areas":    map[string]any{"winterfell": map[string]any{"house": "stark", "footmen": 1}, "white_harbor": map[string]any{"house": "stark", "footmen": 1}},
	})
	wantQuestion(t, &s, "Muster units: 3 points left", "Recrutez des unités : il reste 3 points")
	stark := s.Waits.Who.First()
	act(t, &s, stark, readAction(t, map[string]any{"kind": "muster", "area": "winterfell", "unit": "knight"}), nil)
	wantQuestion(t, &s, "Muster units: 1 point left", "Recrutez des unités : il reste 1 point")
}

// TestWhatIsDeclinedIsTold looks for what is declined in random matches.
func TestWhatIsDeclinedIsTold(t *testing.T) {
	met := map[int16]bool{}
	for n := range 200 {
		playRandom(t, setups[0], n, func(_, s *State, story *game.Story) {
			for _, e := range story.Events() {
				if e.Kind != eventPassed {
					continue
				}
				if met[e.Args[0]] = true; declinedWords[e.Args[0]] == (game.Text{}) {
					t.Fatalf("there are no words for declining in %q: %s", kindNames[e.Args[0]], Rules{}.Tell(s, e).English)
				}
			}
		})
	}
	if len(met) < 4 {
		t.Errorf("only %d kinds of decisions were declined", len(met))
	}
}
