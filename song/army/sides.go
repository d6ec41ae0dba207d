package army

import (
	"gonfalon/content/paper"
	"gonfalon/game"
)

// CheckTable says what is wrong with the lists that meet at one table, beside what each of them
// has wrong itself. Lists of one team have the same number; everyone for himself has his own.
// Problems come list by list.
// Carries out song.team.agree-size-and-build and song.team.characters-unique-per-team.
func (c *Book) CheckTable(lists []List, teams []int) [][]paper.Problem {
	all := make([][]paper.Problem, len(lists))
	musters := make([]*muster, len(lists))
	for i := range lists {
		musters[i] = c.muster(&lists[i])
		if m := musters[i]; lists[i].Points != lists[0].Points {
			all[i] = append(all[i], paper.Problem{Line: m.list.pointsLine, Unit: -1, Refusal: forbidsSize(lists[i].Points, lists[0].Points, together(teams))})
		}
		for j := range i {
			if teams[i] == teams[j] {
				all[i] = append(all[i], musters[i].partners(musters[j])...)
			}
		}
	}
	return all
}

// forbidsSize says that a list is for other points than another at the table.
func forbidsSize(points, other int, teams bool) *game.Refusal {
	if teams {
		return game.Against(ruleTeamAgreeSizeAndBuild, "the list is for %d {point|points}, and another at the table for %d", "la liste est à %d {point|points}, une autre à la table à %d", points, other)
	}
	return game.Against(ruleArmyStepOrder, "the list is for %d {point|points}, and the other for %d", "la liste est à %d {point|points}, l'autre à %d", points, other)
}

// together tells whether some of the players are a team.
func together(teams []int) bool {
	for i := range teams {
		for j := range i {
			if teams[i] == teams[j] {
				return true
			}
		}
	}
	return false
}

// partners looks for the characters of a list that a partner has too.
func (m *muster) partners(other *muster) []paper.Problem {
	var all []paper.Problem
	for i := range m.taken {
		t := &m.taken[i]
		for j := range other.taken {
			if o := &other.taken[j]; t.sameCharacter(o.Sheet) {
				all = append(all, paper.Problem{Line: m.list.Entries[t.entry].Line, Unit: t.entry, Part: m.list.part(t.entry, t.slot),
					Refusal: game.Against(ruleTeamCharactersUniquePerTeam, "%s: the team has %s already", "%s : l'équipe a déjà %s", t, o)})
				break
			}
		}
	}
	return all
}
