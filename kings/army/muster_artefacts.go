package army

import "gonfalon/game"

// give gives a unit an artefact and adds its cost.
// Carries out kings.artefact.cost-added-to-unit.
func (m *muster) give(u *musteredUnit, info *Unit, a Artefact) {
	item := &m.c.Artefacts[a]
	if r := m.forbidsArtefact(u, info, a); r != nil {
		m.against(u.entry, r)
	}
	u.Artefact = a
	u.Points += item.Points
	item.effect.apply(&u.Profile, &m.c.Formats)
	u.settle(&m.c.Armies[u.Army])
	u.lengthen()
}

// lengthen adds what a Jar of the Four Winds does to the range of the normal ranged attacks
// of its bearer: those with a weapon, so neither breath nor spells.
// Carries out kings.artefact.normal-ranged-not-breath-or-spell.
func (p *Profile) lengthen() {
	if p.Artefact != JarOfTheFourWinds {
		return
	}
	for i := range p.Weapons {
		if w := &p.Weapons[i]; w.Kind != 0 && !w.Odd {
			w.Range = min(w.Range, 255-12) + 12
		}
	}
}

// forbidsArtefact says why a unit cannot be given an artefact, if so.
func (m *muster) forbidsArtefact(u *musteredUnit, info *Unit, a Artefact) *game.Refusal {
	item := m.c.Artefacts[a].Text
	switch {
	case u.Type == WarEngine:
		return game.Against(ruleArtefactNotWarEngines, "%s is a War Engine and carries no artefact", "%s : une Machine de guerre ne porte pas d'artefact", info.Text)
	case u.Type == Monster && !u.Hero:
		return game.Against(ruleArtefactNotMonsters, "%s is a Monster and carries no artefact", "%s : un Monstre ne porte pas d'artefact", info.Text)
	case u.Legend:
		return game.Against(ruleArtefactNotLivingLegends, "%s is a Living Legend and carries no artefact", "%s : une Légende vivante ne porte pas d'artefact", info.Text)
	case a == InspiringTalisman && u.special[Mindthirst] > 0:
		return game.Against(ruleArtefactOnePerUnit, "units with Mindthirst cannot have %s", "interdit aux unités qui ont Soif d'esprit : %s", item)
	}
	switch bearer := m.c.Artefacts[a].Bearer; {
	case bearer == BearerHero && !u.Hero:
		return game.Against(ruleArtefactOnePerUnit, "%s is for Heroes, and %s is none", "%s est réservé aux Héros, ce que n'est pas %s", item, info.Text)
	case bearer == BearerIndividualHero && !(u.Hero && u.Has(Individual)):
		return game.Against(ruleArtefactOnePerUnit, "%s is for Heroes that are Individuals, and %s is none", "%s est réservé aux Héros Indépendants, ce que n'est pas %s", item, info.Text)
	case bearer == BearerRegeneratingHero && !(u.Hero && u.Has(Regeneration)):
		return game.Against(ruleArtefactOnePerUnit, "%s is for Heroes with Regeneration, and %s is none", "%s est réservé aux Héros qui ont Régénération, ce que n'est pas %s", item, info.Text)
	case bearer == BearerWithSurge && u.Spells[Surge] == 0,
		bearer == BearerWithLightning && u.Spells[LightningBolt] == 0:
		return game.Against(ruleArtefactOnePerUnit, "%s is for casters of a spell that %s does not know", "%s est réservé aux lanceurs d'un sort que ne connaît pas %s", item, info.Text)
	}
	return nil
}

// artefacts looks for artefacts that stand twice.
// Carries out kings.artefact.unique-per-army.
func (m *muster) artefacts() {
	var taken [Artefacts]bool
	for i := range m.units {
		u := &m.units[i]
		if u.Artefact != 0 && taken[u.Artefact] {
			m.against(u.entry, game.Against(ruleArtefactUniquePerArmy, "another unit has %s already", "une autre unité porte déjà cet artefact : %s", m.c.Artefacts[u.Artefact].Text))
		}
		taken[u.Artefact] = true
	}
}
