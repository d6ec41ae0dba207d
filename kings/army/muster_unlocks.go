package army

import "gonfalon/game"

// A slot is what a unit counts as when an army is selected.
type slot uint8

const (
	slotTroop slot = iota
	slotRegiment
	slotHorde
	slotEngine
	slotMonster
	slotHero
	slots
)

// slot returns what the unit counts as.
// Carries out kings.army.irregular-counts-as-troop, legions-count-as-hordes and
// hero-monster-counts-as-hero-only.
func (p *Profile) slot() slot {
	switch {
	case p.Irregular:
		return slotTroop
	case p.Hero:
		return slotHero
	case p.Type == WarEngine:
		return slotEngine
	case p.Type == Monster:
		return slotMonster
	case p.Size == Troop:
		return slotTroop
	case p.Size == Regiment:
		return slotRegiment
	}
	return slotHorde
}

// A camp is the units of one army list, or of all, as far as they unlock one another.
type camp struct {
	regiments, hordes int
	troops            int        // that may still be taken
	each              [slots]int // War Engines, Monsters, Heroes that Hordes still allow
	any               int        // of these three that Regiments still allow
}

func (k *camp) count(s slot) {
	switch s {
	case slotRegiment:
		k.regiments++
	case slotHorde:
		k.hordes++
	}
	k.troops, k.any = 2*k.regiments+4*k.hordes, k.regiments
	for s := slotEngine; s < slots; s++ {
		k.each[s] = k.hordes
	}
}

// take unlocks a unit, and tells whether it can be.
func (k *camp) take(s slot) bool {
	switch {
	case s == slotRegiment || s == slotHorde:
		return true
	case s == slotTroop:
		k.troops--
		return k.troops >= 0
	case k.each[s] > 0:
		k.each[s]--
		return true
	}
	k.any--
	return k.any >= 0
}

// unlocks looks for units that nothing unlocks, going down the list.
// Carries out kings.army.two-troops-per-regiment, four-troops-per-horde,
// regiment-unlocks-one-of-three, horde-unlocks-one-of-each, small-game-any-troops and
// kings.allies.unlocks-are-per-list.
func (m *muster) unlocks() {
	free := m.anyTroops()
	if m.list.AnyTroops && !free {
		m.againstHead(m.list.pointsLine, game.Against(ruleArmySmallGameAnyTroops, "any number of Troops is for games of %d points or less, and this is one of %d", "un nombre quelconque de Troupes est réservé aux parties de %d points ou moins ; celle-ci en fait %d", smallGame, m.list.Points))
	}
	camps := make([]camp, len(m.c.Armies))
	var all camp
	for i := range m.units {
		u := &m.units[i]
		camps[u.Army].count(u.slot())
		all.count(u.slot())
	}
	for i := range m.units {
		u := &m.units[i]
		s, own := u.slot(), &camps[u.Army]
		if s == slotTroop && free {
			continue
		}
		unlocked, together := own.take(s), all.take(s)
		switch {
		case unlocked:
		case together:
			m.against(u.entry, game.Against(ruleAlliesUnlocksArePerList, "%s must be unlocked by its own list (Regiments: %d, Hordes: %d)", "%s : à débloquer par sa propre liste (Régiments : %d, Hordes : %d)", m.info(u).Text, own.regiments, own.hordes))
		case s == slotTroop:
			m.against(u.entry, m.lockedTroop(u, own))
		default:
			m.against(u.entry, m.lockedSingle(u, own))
		}
	}
}

// anyTroops tells whether any number of Troops may be taken.
func (m *muster) anyTroops() bool { return m.list.AnyTroops && m.list.Points <= smallGame }

// smallGame is the most points at which any number of Troops may be agreed on.
const smallGame = 750

// lockedTroop says why there is one Troop too many.
func (m *muster) lockedTroop(u *musteredUnit, k *camp) *game.Refusal {
	name, may := m.info(u).Text, 2*k.regiments+4*k.hordes
	switch {
	case u.Irregular:
		return game.Against(ruleArmyIrregularCountsAsTroop, "%s is irregular and counts as a Troop, one too many (Regiments: %d, Hordes: %d, so Troops: %d)", "%s : unité irrégulière, comptée comme Troupe, une de trop (Régiments : %d, Hordes : %d, donc Troupes : %d)", name, k.regiments, k.hordes, may)
	case k.regiments == 0 && k.hordes > 0:
		return game.Against(ruleArmyFourTroopsPerHorde, "%s is one Troop too many (Hordes: %d, so Troops: %d)", "%s : une Troupe de trop (Hordes : %d, donc Troupes : %d)", name, k.hordes, may)
	}
	return game.Against(ruleArmyTwoTroopsPerRegiment, "%s is one Troop too many (Regiments: %d, Hordes: %d, so Troops: %d)", "%s : une Troupe de trop (Régiments : %d, Hordes : %d, donc Troupes : %d)", name, k.regiments, k.hordes, may)
}

// lockedSingle says why there is one War Engine, Monster or Hero too many.
func (m *muster) lockedSingle(u *musteredUnit, k *camp) *game.Refusal {
	name, kind := m.info(u).Text, slotNames[u.slot()]
	switch {
	case u.Hero && u.Type == Monster && k.each[slotMonster] > 0:
		return game.Against(ruleArmyHeroMonsterCountsAsHeroOnly, "%s counts as a Hero and not as a Monster, and is one Hero too many", "%s : compté comme Héros et non comme Monstre, un Héros de trop", name)
	case k.regiments == 0 && k.hordes > 0:
		return game.Against(ruleArmyHordeUnlocksOneOfEach, "%s is one %s too many: a Horde allows one (Hordes: %d)", "%s : choix de trop (%s) ; une Horde en permet un seul (Hordes : %d)", name, kind, k.hordes)
	}
	return game.Against(ruleArmyRegimentUnlocksOneOfThree, "%s is one %s too many: a Regiment allows a War Engine, a Monster or a Hero, a Horde one of each (Regiments: %d, Hordes: %d)", "%s : choix de trop (%s) ; un Régiment permet une Machine de guerre, un Monstre ou un Héros, une Horde un de chaque (Régiments : %d, Hordes : %d)", name, kind, k.regiments, k.hordes)
}

var slotNames = [slots]game.Text{
	slotEngine:  {English: "War Engine", French: "Machine de guerre"},
	slotMonster: {English: "Monster", French: "Monstre"},
	slotHero:    {English: "Hero", French: "Héros"},
}
