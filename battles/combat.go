package battles

import "gonfalon/game"

// Resolving an attack: dice, hits, retreat.

// Steps of a combat.
const (
	combatRoll uint8 = iota
	combatReroll
	combatHits
	combatTake
	combatStand
	combatRetreat
	combatEnd
)

// combat carries out battles.combat.resolution-order.
func (p play) combat(f *game.Frame) {
	x := &p.Attack
	step := f.Step
	f.Step++
	switch step {
	case combatRoll:
		p.rollAttack(f)
	case combatReroll:
		if x.Flank && x.Rolled.Len() > 0 {
			p.ask(decideReroll, p.Units[x.By].House)
		}
	case combatHits:
		p.countHits(f)
	case combatTake:
		p.takeHits(x.On, p.Attack.Hits)
		p.Attack.Hits = 0
	case combatStand:
		if !x.Killed && x.Kind != partingBlow && x.Flags > 0 {
			p.askStand()
		}
	case combatRetreat:
		if !x.Killed && x.Kind != partingBlow && x.Flags > 0 {
			p.beginRetreat(x.On, x.Flags, true)
		}
	case combatEnd:
		p.Stack.Pop()
	}
}

// dice is how many dice an attack rolls: those of the order table, at most as many as the
// ground allows, and then what changes them. It tells why, if somebody wants to know.
//
// Carries out battles.combat.dice-by-rank, terrain-caps-before-modifiers, dice-modifiers,
// figures-do-not-change-dice.
func (s *State) dice(kind AttackKind, by, on UnitID, base uint8, why *diceList) int {
	n := int(base)
	why.add(dicePart{of: diceOfRank, change: int8(base), rule: ruleCombatDiceByRank})
	if limit := s.diceLimit(kind, by, on, why); n > limit {
		n = limit
	}
	return min(max(n+s.diceBonus(kind, by, why), 0), maxRolled)
}

// noLimit is more dice than anybody has.
const noLimit = 99

// diceLimit carries out battles.terrain.hills-three-dice-against, forest-two-dice-against,
// forest-two-dice-from, building-ranged-two-dice, ford-counter-two-dice.
func (s *State) diceLimit(kind AttackKind, by, on UnitID, why *diceList) int {
	limit := noLimit
	most := func(n int, of diceSource, rule game.Rule) {
		limit = min(limit, n)
		why.add(dicePart{of: of, limit: int8(n), rule: rule})
	}
	from, sure := s.Units[by].Hex, s.Units[by].Marks&markSure != 0 && kind.ownTurn()
	if on != NoUnit && !sure {
		at := s.Units[on].Hex
		if s.Chart.Hills.Has(at) && !s.Chart.Hills.Has(from) {
			most(3, diceUphill, ruleTerrainHillsThreeDiceAgainst)
		}
		if s.Chart.Forest.Has(at) {
			most(2, diceIntoForest, ruleTerrainForestTwoDiceAgainst)
		}
	}
	if s.Chart.Forest.Has(from) && !sure {
		most(2, diceFromForest, ruleTerrainForestTwoDiceFrom)
	}
	if s.Chart.Buildings.Has(from) && (kind == dogsAttack || s.info(by).Reach > 1) {
		most(2, diceFromBuilding, ruleTerrainBuildingRangedTwoDice)
	}
	if kind == counterAttack && s.Chart.Fords.Has(from) {
		most(2, diceFromFord, ruleTerrainFordCounterTwoDice)
	}
	if kind == counterAttack && s.Units[on].Marks&markShielded != 0 {
		most(2, diceShielded, ruleGeneralComponentTextOverridesRules)
	}
	return limit
}

// ownTurn tells whether an attack is one of the unit's activation.
func (k AttackKind) ownTurn() bool {
	return k == meleeAttack || k == rangedAttack || k == dogsAttack
}

// diceBonus carries out battles.keyword.off-balance and what cards and abilities add. What
// holds "when you attack" changes neither counter-attacks nor parting blows.
//
// Carries out battles.counter.no-when-attacking-modifiers, parting-blow.normal-dice.
func (s *State) diceBonus(kind AttackKind, by UnitID, why *diceList) int {
	x := &s.Units[by]
	n := 0
	more := func(k int, of diceSource, rule game.Rule) {
		n += k
		why.add(dicePart{of: of, change: int8(k), rule: rule})
	}
	if kind == counterAttack && s.abilityOf(by) == abilityGuard {
		more(1, diceOfAbility, ruleCommanderUnitHasNormalAndSpecialAbilities)
	}
	if !kind.ownTurn() {
		return n
	}
	if x.Dice != 0 {
		more(int(x.Dice), diceOfCard, ruleCardsCommandModifiersLastTheTurn)
	}
	if x.Charge != 0 {
		more(int(x.Charge), diceOfCommit, ruleCommanderUnitHasNormalAndSpecialAbilities)
	}
	if x.Marks&(markMoved|markPursued|markAdvanced) != 0 && s.info(by).has(OffBalance) && x.Marks&markSteady == 0 {
		more(-1, diceOffBalance, ruleKeywordOffBalance)
	}
	if s.abilityOf(by) == abilityWrath && x.Figures < s.info(by).Strength {
		more(1, diceOfAbility, ruleCommanderUnitHasNormalAndSpecialAbilities)
	}
	return n
}

// rollAttack carries out battles.combat.sequence, steps 5 and 6, and for War Dogs the die that
// comes before.
func (p play) rollAttack(f *game.Frame) {
	x := &p.Attack
	x.Others = p.others(x.On)
	rank := p.Units[x.By].Rank
	if x.Kind == dogsAttack {
		p.dice.Due(1)
		face := p.roll(labelDogs)
		if p.readDogs(f, face) {
			return
		}
		rank = Rank(face)
	}
	n := p.State.dice(x.Kind, x.By, x.On, p.info(x.By).Table[rank].Dice, nil)
	x.Rolled = p.rollDice(labelAttack, n)
	p.tellDice(eventRolled, x.Rolled, 0)
}

// readDogs reads the die of War Dogs. It tells whether that is all there is to roll; else the
// face is the rank with whose dice they attack.
func (p play) readDogs(f *game.Frame, face Face) bool {
	x := &p.Attack
	p.tell(eventDogs, p.Units[x.By].House, int16(x.By), int16(x.On), int16(face))
	switch face {
	case Valour: // battles.keyword.war-dogs-valour-result
		x.Sure = true
		x.Hits = 1
		f.Step = combatTake
		return true
	case Morale: // battles.keyword.war-dogs-morale-result
		x.Sure = true
		x.Flags = 1
		f.Step = combatRetreat
		return true
	}
	return false
}

// rollDice rolls battle dice.
func (p play) rollDice(label game.Label, n int) Tally {
	var t Tally
	for i := range n {
		p.dice.Due(n - i)
		t[p.roll(label)]++
	}
	return t
}

// others are the figures of a unit beside its commander; of a unit without one, all of them.
func (s *State) others(u UnitID) uint8 {
	if s.Units[u].Commander != NoCommander {
		return s.Units[u].Figures - 1
	}
	return s.Units[u].Figures
}

func (s *State) forbidsReroll(a Action) game.Rule {
	switch {
	case a.Kind == Decline:
		return ""
	case a.Kind != Reroll:
		return ruleFlankRerollOneSymbol
	case a.Token >= faces || s.Attack.Rolled[a.Token] == 0:
		return ruleFlankRerollAllOrNoneOfSymbol
	}
	return ""
}

func (s *State) listRerolls(list []Action) []Action {
	for t, n := range s.Attack.Rolled {
		if n > 0 {
			list = append(list, Action{Kind: Reroll, Token: Face(t)})
		}
	}
	return append(list, Action{Kind: Decline})
}

// reroll carries out battles.flank.reroll-one-symbol, reroll-all-or-none-of-symbol,
// new-results-accepted.
func (p play) reroll(h House, a Action) {
	if a.Kind == Decline {
		p.tell(eventDeclined, h, int16(decideReroll))
		return
	}
	n := p.Attack.Rolled[a.Token]
	p.Attack.Rolled[a.Token] = 0
	again := p.rollDice(labelReroll, int(n))
	for f, k := range again {
		p.Attack.Rolled[f] += k
	}
	p.tellDice(eventReroll, again, int16(a.Token))
}

// hitsOf says what dice come to against a unit.
func (s *State) hitsOf(kind AttackKind, by, on UnitID, rolled Tally) int {
	hits := 0
	for f, each := range s.hitting(kind, by, on, nil) {
		hits += int(each) * int(rolled[f])
	}
	return hits
}

// faceRules say of each symbol why it hits, or does not.
type faceRules [faces]game.Rule

func (why *faceRules) say(f Face, rule game.Rule) {
	if why != nil {
		why[f] = rule
	}
}

// hitting says how many hits each symbol is against a unit, and why if somebody wants to know.
//
// Carries out battles.combat.shield-matching-rank-hits, shield-other-colour-misses,
// valour-hits, valour-misses-cavalry, rank.valour-miss-symbol-in-table,
// keyword.heavy-armour-defends-one-rank-up, heavy-armour-red-ignores-valour.
func (s *State) hitting(kind AttackKind, by, on UnitID, why *faceRules) (hits Tally) {
	x := &s.Units[by]
	rank := s.Units[on].Rank
	armour := s.heavyArmour(on)
	proof := armour && rank == Red
	for f := GreenShield; f <= RedShield; f++ {
		why.say(f, ruleCombatShieldOtherColourMisses)
	}
	why.say(rank.shield(), ruleCombatShieldMatchingRankHits)
	if armour && rank < Red {
		why.say(rank.shield(), ruleKeywordHeavyArmourDefendsOneRankUp)
		rank++
		why.say(rank.shield(), ruleKeywordHeavyArmourDefendsOneRankUp)
	}
	hits[rank.shield()] = 1
	own := kind.ownTurn()
	cavalry := s.info(on).Class == Cavalry && (s.info(by).Class != Cavalry || kind == dogsAttack)
	if own && x.Marks&markHamstring != 0 {
		cavalry = false
	}
	switch {
	case proof:
		why.say(Valour, ruleKeywordHeavyArmourRedIgnoresValour)
	case cavalry:
		why.say(Valour, ruleCombatValourMissesCavalry)
	default:
		why.say(Valour, ruleRankValourMissSymbolInTable)
		if !s.info(by).NoValour {
			hits[Valour] = 1
			why.say(Valour, ruleCombatValourHits)
		}
		if own && x.Marks&markFierce != 0 {
			hits[Valour]++
			why.say(Valour, ruleCardsCommandModifiersLastTheTurn)
		}
	}
	if own && x.Marks&markTerror != 0 {
		hits[Morale] = 1
		why.say(Morale, ruleCardsCommandModifiersLastTheTurn)
	}
	return hits
}

// heavyArmour tells whether a unit defends as one rank higher.
func (s *State) heavyArmour(u UnitID) bool {
	return s.info(u).has(HeavyArmour) || s.Units[u].Marks&markArmour != 0 || s.abilityOf(u) == abilityHide
}

// ignoredHits is how many hits of an attack a unit ignores by Cover and Endurance.
//
// Carries out battles.keyword.cover-endurance-ignore-hits, cover-endurance-stack,
// terrain.building-cover.
func (s *State) ignoredHits(u UnitID) int {
	n := 0
	if x := &s.Units[u]; s.Chart.Buildings.Has(x.Hex) && !(x.Foe != NoUnit && x.Token == x.House) {
		n = 1
	}
	if s.abilityOf(u) == abilityGiant {
		n++
	}
	return n
}

// countHits reads the dice. A commander may change places before anybody falls.
func (p play) countHits(f *game.Frame) {
	x := &p.Attack
	hits := p.hitsOf(x.Kind, x.By, x.On, x.Rolled)
	shrugs := p.ignoredHits(x.On)
	ignored := min(hits, shrugs)
	if x.Kind != partingBlow {
		x.Flags = x.Rolled[Morale]
		if x.Kind.ownTurn() && p.Units[x.By].Marks&markMuffled != 0 {
			x.Flags = 0
		}
	}
	if p.wouldSwap(hits - ignored) {
		f.Step = combatHits // to be read again, against the new bearer if there is one
		x.Asked = true
		p.ask(decideSwap, p.Units[x.On].House)
		return
	}
	x.Ignores = uint8(shrugs - ignored)
	x.Hits = uint8(hits - ignored)
	p.tell(eventHits, p.Units[x.On].House, int16(x.On), int16(hits), int16(ignored), int16(x.Flags))
}

// forbidsStand says what stands against ignoring a morale result.
func (s *State) forbidsStand(a Action) game.Rule {
	switch a.Kind {
	case Decline:
		return ""
	case Stand:
		if s.mayStand(s.Attack.On) {
			return ""
		}
		return ruleKeywordStalwartIgnoreFirstMorale
	case Commit:
		if s.steadfast(s.Attack.On) == a.Commander && a.Commander != NoCommander {
			return ""
		}
	}
	return ruleKeywordStalwartIgnoreFirstMorale
}

// mayStand tells whether the owner may ignore the first morale result of this attack.
//
// Carries out battles.keyword.stalwart-ignore-first-morale.
func (s *State) mayStand(u UnitID) bool {
	merciless := s.Attack.Kind.ownTurn() && s.abilityOf(s.Attack.By) == abilityUnnerve
	return !s.Attack.Sure && !merciless && s.stalwart(u) && s.ignorable()
}

// ignorable tells whether morale results of this attack can be ignored.
func (s *State) ignorable() bool {
	by := s.Attack.By
	return !(s.Attack.Kind.ownTurn() && s.Units[by].Marks&markRuthless != 0)
}

// askStand asks the owner of a unit that could ignore morale results.
func (p play) askStand() {
	on := p.Attack.On
	if p.mayStand(on) || p.steadfast(on) != NoCommander {
		p.ask(decideStand, p.Units[on].House)
	}
}

func (s *State) listStand(list []Action) []Action {
	if s.mayStand(s.Attack.On) {
		list = append(list, Action{Kind: Stand})
	}
	if c := s.steadfast(s.Attack.On); c != NoCommander {
		list = append(list, Action{Kind: Commit, Commander: c})
	}
	return append(list, Action{Kind: Decline})
}

func (p play) standFast(h House, a Action) {
	switch a.Kind {
	case Decline:
		p.tell(eventDeclined, h, int16(decideStand))
	case Stand:
		p.Attack.Flags--
		p.tell(eventStood, h, int16(p.Attack.On))
	case Commit:
		p.commits(a.Commander)
		p.Attack.Flags = 0
		p.tell(eventStood, h, int16(p.Attack.On))
	}
}

// stalwart tells whether a unit is Stalwart now.
//
// Carries out battles.keyword.stalwart-gained-by-support, loyal-alias.
func (s *State) stalwart(u UnitID) bool {
	x := &s.Units[u]
	if x.Marks&markNoStalwart != 0 {
		return false
	}
	if x.Marks&markStalwart != 0 || s.info(u).has(Stalwart) {
		return true
	}
	switch s.abilityOf(u) {
	case abilityHide, abilityGuard, abilityBulwark:
		return true
	}
	return s.friends(x.House, x.Hex) >= 2 || s.heartened(u)
}

// mayCounter tells whether the target of the attack at hand may strike back.
func (s *State) mayCounter(attacker, on UnitID) bool {
	return s.Units[attacker].Fate == OnBoard && s.forbidsCounter(on) == ""
}

// forbidsCounter carries out battles.counter.who-may-counter-attack, only-after-melee,
// must-survive-and-stay, cannot-be-countered, keyword.stalwart-may-counter-attack.
func (s *State) forbidsCounter(on UnitID) game.Rule {
	x := &s.Units[on]
	switch {
	case s.Attack.Kind == counterAttack || s.Attack.Kind == partingBlow:
		return ruleCounterCannotBeCountered
	case s.Attack.Kind != meleeAttack:
		return ruleCounterOnlyAfterMelee
	case x.Fate != OnBoard || x.Hex != s.Attack.At:
		return ruleCounterMustSurviveAndStay
	case x.Marks&markNoCounter != 0:
		return ruleGeneralComponentTextOverridesRules
	case s.Chart.Burning.Has(x.Hex):
		return ruleFireNoAttackingFromFire
	case !s.stalwart(on):
		return ruleCounterWhoMayCounterAttack
	}
	return ""
}

// counter strikes back, or does not.
//
// Carries out battles.counter.resolved-as-attack, does-not-disengage, no-parting-blow.
func (p play) counter(h House, a Action) {
	if a.Kind == Decline {
		p.tell(eventDeclined, h, int16(decideCounter))
		return
	}
	by, on := p.Turn.Target, p.Turn.Unit
	p.Attack = Attack{Kind: counterAttack, By: by, On: on, At: p.Units[on].Hex}
	p.tell(eventCounter, h, int16(by), int16(on), int16(p.Units[by].Hex), int16(p.Units[on].Hex))
	p.push(procCombat)
}

// forbidsStrike is for what is answered by striking or not.
func forbidsStrike(a Action, rule game.Rule) game.Rule {
	if a.Kind == Strike || a.Kind == Decline {
		return ""
	}
	return rule
}
