package throne

import (
	"cmp"
	"slices"

	"gonfalon/game"
)

// Standing implements [game.Reckoner].
func (Rules) Standing(s *State) game.Standing {
	areas := s.strongholds()
	st := game.Standing{What: strongholdWords, Goal: s.instant(), Scores: make([]int, s.Houses)}
	copy(st.Scores, areas[:])
	st.Would = s.would()
	return st
}

var strongholdWords = game.Text{"Cities and Fortresses", "Cités et Forteresses"}

// would says what would win this round: one more area for some, and at last what is held.
func (s *State) would() *game.Text {
	if s.Waits.Who == 0 {
		return nil
	}
	if s.Turn == lastTurn {
		first := s.ranked()[0]
		if len(s.equals(first)) > 1 {
			return new(game.Sentence("The last round. As it stands, %s share the victory", "Dernier tour. En l'état, %s se partagent la victoire", s.list(s.equals(first))))
		}
		return new(game.Sentence("The last round. As it stands, %s wins", "Dernier tour. En l'état, %s gagne", s.Board.house(first)))
	}
	var near []House
	for h, n := range s.strongholds() {
		if n == s.instant()-1 {
			near = append(near, House(h))
		}
	}
	switch len(near) {
	case 0:
		return nil
	case 1:
		return new(game.Sentence("%s wins at once with one more City or Fortress", "%s gagne aussitôt avec une Cité ou une Forteresse de plus", s.Board.house(near[0])))
	}
	return new(game.Sentence("%s: one more City or Fortress wins at once", "%s : une Cité ou une Forteresse de plus gagne aussitôt", s.list(near)))
}

// list names some Houses.
func (s *State) list(houses []House) game.Text {
	list := s.Board.house(houses[0])
	for i, h := range houses[1:] {
		join := game.Text{", %s", ", %s"}
		if i == len(houses)-2 {
			join = game.Text{" and %s", " et %s"}
		}
		list = game.Sentence("%s"+join.English, "%s"+join.French, list, s.Board.house(h))
	}
	return list
}

// compare holds two Houses against each other: areas with a City or Fortress, then Supply,
// then available Power. It returns by which rule the first is better, and both numbers.
//
// Says what throne.end.most-areas-after-ten, tie-supply, tie-power and tie-shared decide.
func (s *State) compare(a, b House) (rule game.Rule, mine, other int) {
	areas := s.strongholds()
	x, y := &s.Holdings[a], &s.Holdings[b]
	switch {
	case areas[a] != areas[b]:
		return ruleEndMostAreasAfterTen, areas[a], areas[b]
	case x.Supply != y.Supply:
		return ruleEndTieSupply, int(x.Supply), int(y.Supply)
	case x.Power != y.Power:
		return ruleEndTiePower, int(x.Power), int(y.Power)
	}
	return ruleEndTieShared, 0, 0
}

// ranked returns the Houses, the best first.
func (s *State) ranked() []House {
	list := make([]House, s.Houses)
	for i := range list {
		list[i] = House(i)
	}
	slices.SortStableFunc(list, func(a, b House) int {
		_, mine, other := s.compare(a, b)
		return cmp.Compare(other, mine)
	})
	return list
}

// equals returns the Houses that nothing tells from one, itself included.
func (s *State) equals(h House) []House {
	return slices.DeleteFunc(s.ranked(), func(other House) bool {
		rule, _, _ := s.compare(h, other)
		return rule != ruleEndTieShared
	})
}
