package army

import "gonfalon/game"

// alliedShare is what part of the total may be spent on allies: one in four.
const alliedShare = 4

// allies checks the units that are of another army list than the army.
// Carries out kings.allies.max-25-percent, no-living-legends and good-and-evil-do-not-mix.
func (m *muster) allies() {
	cost, told := 0, false
	for i := range m.units {
		u := &m.units[i]
		if u.Army == m.army {
			continue
		}
		if u.Legend {
			m.against(u.entry, game.Against(ruleAlliesNoLivingLegends, "%s is a Living Legend and cannot be an ally", "%s : une Légende vivante ne peut pas être alliée", m.info(u).Text))
		}
		cost += int(u.Points)
		if over := alliedShare*cost > m.list.Points && m.list.Points > 0; over && !told {
			m.against(u.entry, game.Against(ruleAlliesMax25Percent, "with %s the allies cost more than a quarter of %d {point|points}", "avec %s, les alliés coûtent plus du quart de %d {point|points}", m.info(u).Text, m.list.Points))
			told = true
		}
	}
	if !m.list.Mixed {
		m.alignments()
	}
}

// alignments looks for units that are Good where another before them is Evil, or the
// reverse. A Neutral army with allies of both is such a mix.
func (m *muster) alignments() {
	first := m.c.Armies[m.army]
	for i := range m.units {
		u := &m.units[i]
		a := m.c.Armies[u.Army]
		switch {
		case a.Alignment == Neutral || a.Alignment == first.Alignment:
		case first.Alignment == Neutral:
			first = a
		default:
			m.against(u.entry, game.Against(ruleAlliesGoodAndEvilDoNotMix, "%s and %s are Good and Evil: they fight together only if the opponent agrees", "%s et %s : le Bon et le Mauvais ne s'allient qu'avec l'accord de l'adversaire", first.Text, a.Text))
		}
	}
}

// CheckSides says why the sides of a battle are not equal, if so: each is the lists of its
// armies, and counts as the totals agreed for them.
// Carries out kings.army.agree-points-total and kings.allies.team-games-equal-points.
func CheckSides(one, other []List) *game.Refusal {
	a, b := 0, 0
	for _, l := range one {
		a += l.Points
	}
	for _, l := range other {
		b += l.Points
	}
	switch {
	case a == b:
		return nil
	case len(one) == 1 && len(other) == 1:
		return game.Against(ruleArmyAgreePointsTotal, "the players must agree on a total: one list is for %d {point|points}, the other for %d", "les joueurs doivent convenir d'un total : une liste est à %d {point|points}, l'autre à %d", a, b)
	}
	return game.Against(ruleAlliesTeamGamesEqualPoints, "the armies of one side are for %d {point|points}, those of the other for %d", "les armées d'un camp sont à %d {point|points}, celles de l'autre à %d", a, b)
}
