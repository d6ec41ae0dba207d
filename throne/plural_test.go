package throne

import (
	"slices"
	"testing"

	"gonfalon/game"
)

// TestOneOfAThing reads sentences about one thing, and about several.
func TestOneOfAThing(t *testing.T) {
	s := start(t, 5)
	area := func(id string) Area { n := lookUp{b: s.Board}; return n.area(id) }
	stars := func(n uint8) *State { // Stark in the place of so many stars
		c := s
		c.Track[KingsCourt] = [MaxHouses]House{NoHouse, NoHouse, NoHouse, NoHouse, NoHouse}
		c.Track[KingsCourt][slices.Index(s.Board.stars[:], n)] = Stark
		return &c
	}
	owes := func(n uint8) *State { c := s; c.Owed = n; return &c }
	tests := []struct {
		state           *State
		rule            game.Rule
		action          Action
		english, french string
	}{
		{owes(1), ruleWildlingsEveryoneLosesTwo, Action{}, "remove one of your units: the Wildlings still take 1 point", "retirez une de vos unités : les Sauvageons prennent encore 1 point"},
		{owes(4), ruleWildlingsLowestBidderLosesFour, Action{}, "remove one of your units: the Wildlings still take 4 points", "retirez une de vos unités : les Sauvageons prennent encore 4 points"},
		{&s, ruleMusterPointsNotTransferable, Action{Area: area("white_harbor")}, "White Harbor gives 1 point in all", "Blancport donne 1 point en tout"},
		{&s, ruleMusterPointsNotTransferable, Action{Area: area("winterfell")}, "Winterfell gives 2 points in all", "Winterfell donne 2 points en tout"},
		{stars(1), ruleRavenStarLimitApplies, Action{}, "your place at the King's Court gives only 1 special order", "votre place à la Cour du Roi ne donne que 1 ordre spécial"},
		{stars(2), rulePlanningSpecialOrdersLimitedByStars, Action{}, "your place at the King's Court gives 2 special orders and you have placed as many", "votre place à la Cour du Roi donne 2 ordres spéciaux, tous placés"},
		{stars(1), rulePlanningSpecialOrdersLimitedByStars, Action{}, "your place at the King's Court gives 1 special order and you have placed as many", "votre place à la Cour du Roi donne 1 ordre spécial, déjà placé"},
	}
	for _, tt := range tests {
		r := tt.state.refuse(tt.rule, Stark, tt.action)
		if got := r.Say(game.English); got != tt.english {
			t.Errorf("got %q, want %q", got, tt.english)
		}
		if got := r.Say(game.French); got != tt.french {
			t.Errorf("got %q, want %q", got, tt.french)
		}
	}
	told := func(kind uint8, args ...int16) [2]string {
		e := game.Event{Kind: kind, Seat: Stark}
		copy(e.Args[:], args)
		told := Rules{}.Tell(&s, e)
		return [2]string{game.Plain(told.English), game.Plain(told.French)}
	}
	for _, tt := range []struct{ got, want [2]string }{
		{told(eventVictory, 1), [2]string{"Stark wins the game with 1 City or Fortress.", "Stark gagne la partie avec 1 Cité ou Forteresse."}},
		{told(eventVictory, 7), [2]string{"Stark wins the game with 7 Cities and Fortresses.", "Stark gagne la partie avec 7 Cités et Forteresses."}},
		{
			told(eventMarched, int16(area("winterfell")), int16(area("karhold")), 1, 2, 0),
			[2]string{"Stark marches from Winterfell to Karhold: 1 Footman, 2 Knights.", "Stark marche : Winterfell → Karhold, 1 Fantassin, 2 Chevaliers."},
		},
		{
			told(eventMarched, int16(area("bay_of_ice")), int16(area("sunset_sea")), 0, 0, 3),
			[2]string{"Stark marches from Bay of Ice to Sunset Sea: 3 Ships.", "Stark marche : Baie des Glaces → Mer du Coucher de Soleil, 3 Navires."},
		},
	} {
		if tt.got != tt.want {
			t.Errorf("got %q, want %q", tt.got, tt.want)
		}
	}
}
