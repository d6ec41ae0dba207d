package battles

import "gonfalon/game"

// Standing implements [game.Reckoner]: the points scored, and what the plan would give at the end
// for what stands now.
func (Rules) Standing(s *State) game.Standing {
	st := game.Standing{What: pointWords, Scores: make([]int, houses)}
	for h := Stark; h < houses; h++ {
		st.Scores[s.seat(h)] = s.pointsNow(h)
	}
	st.Would = s.would()
	return st
}

var pointWords = game.Text{"victory points as it stands", "points de victoire en l'état"}

// pointsNow is what a House would have if the battle were over.
func (s *State) pointsNow(h House) int {
	points, scored := int(s.Posts[h].Points), s.scored()
	if s.Winner != NoHouse || scored && s.last() {
		return points
	}
	points += int(s.worth(h, atGameEnd))
	if !scored {
		points += int(s.worth(h, atRoundEnd))
	}
	return points
}

// scored tells whether this round has been scored.
func (s *State) scored() bool {
	for i := range s.Stack.Len() {
		if f := s.Stack.At(i); f.Proc == procRound {
			return f.Step > roundScore
		}
	}
	return false
}

// near is how many spaces before its Rout a House is said to be near it.
const near = 4

// would says what would win: a Rout that is near, and in the last round what is held.
func (s *State) would() *game.Text {
	if s.Waits.Who == 0 {
		return nil
	}
	for h := Stark; h < houses; h++ {
		if left := lastSpace - s.misery(h); s.Plan.Rout[h] && left <= near {
			return new(game.Sentence("%s is routed if morale falls by %d more", "%s est en déroute si son moral baisse encore de %d", houseText(h), left))
		}
	}
	if s.last() {
		h, rule := s.leads()
		switch rule {
		case ruleVictoryTieHigherMorale:
			return new(game.Sentence("The last round. As it stands, %s wins by its morale", "Dernier round. En l'état, %s gagne par le moral", houseText(h)))
		case ruleVictoryTieArdeurIfMarkerOnStart:
			return new(game.Sentence("The last round. As it stands, %s wins by its momentum", "Dernier round. En l'état, %s gagne par l'Ardeur", houseText(h)))
		}
		return new(game.Sentence("The last round. As it stands, %s wins, %d to %d", "Dernier round. En l'état, %s gagne, %d à %d", houseText(h), s.pointsNow(h), s.pointsNow(h.foe())))
	}
	return nil
}

// leads tells who would win if the battle were over, and by which rule.
func (s *State) leads() (House, game.Rule) {
	over := *s
	for h := Stark; h < houses; h++ {
		over.Posts[h].Points = int16(s.pointsNow(h))
	}
	return over.leader()
}
