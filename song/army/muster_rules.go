package army

import (
	"slices"

	"gonfalon/game"
)

// allegiances looks for cards of another faction.
// Carries out song.army.faction-or-neutral-only and song.army.neutral-faction.
func (m *muster) allegiances() {
	f := m.roster.Faction
	for i := range m.taken {
		t := &m.taken[i]
		switch {
		case t.Serves(f):
		case f == m.c.Neutral:
			m.against(t, game.Against(ruleArmyNeutralFaction, "%s is of %s, and a Neutral army has Neutral cards only", "%s : %s ; une armée Neutre n'a que des cartes Neutres", t, m.c.Factions[t.Faction].Text))
		case t.Faction != m.c.Neutral:
			m.against(t, game.Against(ruleArmyFactionOrNeutralOnly, "%s is of %s, and the army of %s", "%s : %s, alors que l'armée est %s", t, m.c.Factions[t.Faction].Text, m.c.Factions[f].Text))
		}
	}
}

// joins looks at what stands in units, and what does not.
func (m *muster) joins() {
	joined := make([]int, len(m.roster.Units))
	for i := range m.taken {
		t := &m.taken[i]
		if t.slot < 0 {
			if t.Kind == Attachment && !t.ToEnemy && t.Needs.Sender == NoSheet {
				m.against(t, forbidsStanding(t))
			}
			continue
		}
		switch t.Kind {
		case CombatUnit:
			m.against(t, game.Against(ruleUnitModelsNeverMixed, "%s is a combat unit of its own and joins no other", "%s : cette unité combattante n'en rejoint pas une autre", t))
			continue
		case NonCombat:
			m.against(t, game.Against(ruleNcuNeverOnBattlefield, "%s is a Non-Combat Unit and joins no unit", "%s : cette Unité Non-Combattante ne rejoint aucune unité", t))
			continue
		}
		if t.unit < 0 {
			m.against(t, game.Against(ruleArmyAttachmentNeedsUnit, "%s joins no combat unit", "%s : cet Attachement ne rejoint pas une unité combattante", t))
			continue
		}
		u := &m.c.Sheets[m.roster.Units[t.unit].Sheet]
		if r := forbidsJoining(t.Sheet, u, t.Needs.Only == m.roster.Units[t.unit].Sheet); r != nil {
			m.against(t, r)
		}
		if t.beyond() {
			continue
		}
		if joined[t.unit]++; joined[t.unit] > 1 {
			m.against(t, game.Against(ruleAttachmentOnePerUnit, "%s is Attachment number %d of %s, which may have one", "%s : Attachement numéro %d de l'unité %s, qui peut en avoir un", t, joined[t.unit], u))
		}
	}
}

// forbidsStanding says that an attachment needs a unit to join.
func forbidsStanding(t *taken) *game.Refusal {
	if t.Commander {
		return game.Against(ruleGeneralAttachmentNeedsUnit, "%s is an Attachment, and the Commander needs a combat unit of the army to join", "%s : ce Général doit rejoindre une unité combattante de l'armée", t)
	}
	return game.Against(ruleArmyAttachmentNeedsUnit, "%s is an Attachment and needs a combat unit of the army to join", "%s : cet Attachement doit rejoindre une unité combattante de l'armée", t)
}

// forbidsJoining says why an attachment cannot join a unit, if so.
// Carries out song.attachment.never-on-solo and song.attachment.type-must-match.
func forbidsJoining(a, u *Sheet, named bool) *game.Refusal {
	switch {
	case a.ToEnemy:
		return game.Against(ruleArmyCardRestrictions, "%s joins a unit of an enemy, not one of the army", "%s : à placer dans une unité ennemie, non dans l'armée", a)
	case named:
		return nil // the card names the unit
	case u.Solo():
		return game.Against(ruleAttachmentNeverOnSolo, "%s is a Solo unit, which %s cannot join", "%s : aucun Attachement dans une unité Individuelle, pas même %s", u, a)
	case a.Type != u.Type && a.Type != Beast:
		return game.Against(ruleAttachmentTypeMustMatch, "%s is %s, and %s is %s", "%s : %s, alors que %s : %s", a, typeNames[a.Type], u, typeNames[u.Type])
	}
	return nil
}

// characters looks for characters who stand twice, in whatever version.
// Carries out song.army.characters-unique and song.army.character-versions-are-one.
func (m *muster) characters() {
	for i := range m.taken {
		t := &m.taken[i]
		for j := range m.taken[:i] {
			if r := forbidsBoth(&m.taken[j], t); r != nil {
				m.against(t, r)
				break
			}
		}
	}
}

// forbidsBoth says why two cards cannot be in one army, if they are one character.
func forbidsBoth(first, second *taken) *game.Refusal {
	switch {
	case !second.sameCharacter(first.Sheet):
		return nil
	case first.id == second.id:
		return game.Against(ruleArmyCharactersUnique, "%s is a Character and is in the army already", "%s : ce Personnage est déjà dans l'armée", second)
	}
	return game.Against(ruleArmyCharacterVersionsAreOne, "%s and %s are one Character", "%s et %s sont un seul Personnage", first, second)
}

// sameCharacter tells whether two cards are the same character.
func (s *Sheet) sameCharacter(o *Sheet) bool {
	return slices.ContainsFunc(s.Who, func(who string) bool { return slices.Contains(o.Who, who) })
}

// commanders looks for the one commander.
// Carries out song.general.exactly-one.
func (m *muster) commanders() {
	first := -1
	for i := range m.taken {
		switch t := &m.taken[i]; {
		case !t.Commander:
		case first < 0:
			first = i
			m.roster.Commander = t.id
		default:
			m.against(t, game.Against(ruleGeneralExactlyOne, "%s is a second Commander beside %s", "%s : second Général, après %s", t, &m.taken[first]))
		}
	}
	if first < 0 && !m.unknown() {
		m.againstHead(0, game.Against(ruleGeneralExactlyOne, "the army has no Commander", "l'armée n'a pas de Général"))
	}
}

// unknown tells whether there is a word in the list that nobody knows: it could be anybody.
func (m *muster) unknown() bool {
	for _, p := range m.problems {
		if p.Word != "" {
			return true
		}
	}
	return false
}

// copies looks for units of which an army may have a number only.
func (m *muster) copies() {
	count := map[SheetID]int{}
	for i := range m.taken {
		t := &m.taken[i]
		if count[t.id]++; t.Limit == 0 || count[t.id] <= t.Limit || m.lifted(t.id) {
			continue
		}
		m.against(t, game.Against(ruleArmyCardRestrictions, "%s: number %d of at most %d", "%s : numéro %d pour %d au plus", t, count[t.id], t.Limit))
	}
}

// lifted tells whether a card of the army lifts the limit of another.
func (m *muster) lifted(id SheetID) bool {
	return slices.ContainsFunc(m.taken, func(t taken) bool { return t.Needs.Lifts == id })
}
