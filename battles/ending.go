package battles

import (
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// hexArg is a hex that an event names.
func hexArg(e game.Event, i int) hex.Hex { return hex.Hex(e.Args[i]) }

// places ranks the Houses.
func (r *reckoning) places(s *State) []game.Place {
	winner := s.Winner
	if winner == NoHouse {
		winner, _ = s.leads()
	}
	var places []game.Place
	for i, h := range [...]House{winner, winner.foe()} {
		seat := s.seat(h)
		p := game.Place{Place: i + 1, Seat: seat, Score: new(int(s.Posts[h].Points))}
		for _, n := range [...]int{r.units[seat], r.figures[seat], r.captured[seat]} {
			p.Cells = append(p.Cells, game.NumberWord(n).Text)
		}
		places = append(places, p)
	}
	by, rule := r.decided(s, winner)
	places[0].By, places[0].Rule = &by, rule
	return places
}

// ended is the rule by which the battle was won.
func (r *reckoning) ended(s *State) game.Rule {
	if r.how < len(endings) {
		return endings[r.how]
	}
	_, rule := s.leader()
	return rule
}

// decided says in a few words what put the winner first.
func (r *reckoning) decided(s *State, winner House) (game.Text, game.Rule) {
	rule := r.ended(s)
	switch rule {
	case ruleMoraleRoutSpaceLoses:
		return game.Sentence("%s is routed", "%s est en déroute", houseText(winner.foe())), rule
	case ruleVictoryInstantConditionsFromPlan:
		return game.Text{"condition of the battle plan", "condition du plan de bataille"}, rule
	case ruleVictoryTieHigherMorale:
		return game.Sentence("morale: the marker on %s", "moral : le marqueur sur %s", spaceText(s.Morale)), rule
	case ruleVictoryTieArdeurIfMarkerOnStart:
		return game.Text{"the momentum", "le pion Ardeur"}, rule
	}
	return game.Sentence("%d beats %d", "%d contre %d", s.Posts[winner].Points, s.Posts[winner.foe()].Points), rule
}

// reason says why the match ended so.
func (r *reckoning) reason(s *State) (game.Text, game.Rule) {
	w := s.Winner
	if w == NoHouse {
		w, _ = s.leads()
	}
	winner, loser, points := houseText(w), houseText(w.foe()), s.Posts[w].Points
	rule := r.ended(s)
	switch rule {
	case ruleMoraleRoutSpaceLoses:
		return game.Sentence("In round %d the morale of %s breaks: a rout, and %s wins at once", "Au round %d, le moral de %s s'effondre : déroute, et %s gagne aussitôt", s.Round, loser, winner), rule
	case ruleVictoryInstantConditionsFromPlan:
		return game.Sentence("In round %d %s meets the condition of the battle plan and wins at once", "Au round %d, %s remplit la condition du plan de bataille et gagne aussitôt", s.Round, winner), rule
	case ruleVictoryTieHigherMorale:
		return game.Sentence("After round %d both have %d point{|s}; the morale marker stands on %s, and %s wins", "Après le round %d, chacun a %d point{|s} ; le marqueur de moral est sur %s, et %s gagne", s.Round, points, spaceText(s.Morale), winner), rule
	case ruleVictoryTieArdeurIfMarkerOnStart:
		return game.Sentence("After round %d both have %d point{|s} and morale is even; %s has the momentum and wins", "Après le round %d, chacun a %d point{|s} et le moral est égal ; %s a le pion Ardeur et gagne", s.Round, points, winner), rule
	}
	return game.Sentence("After round %d %s has more victory points: %d to %d", "Après le round %d, %s a plus de points de victoire : %d contre %d", s.Round, winner, points, s.Posts[w.foe()].Points), rule
}
