package battles

import (
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// War Dogs, Scorched Earth and fire.

// The range of War Dogs, whoever lets them loose.
const dogsNearest, dogsFarthest = 2, 3

// mayLoose tells whether a unit may let its War Dogs loose: it has not moved and is not
// engaged.
//
// Carries out battles.keyword.war-dogs-instead-of-move-and-attack.
func (s *State) mayLoose(u UnitID) bool {
	x := &s.Units[u]
	if s.leashed(u) {
		return false
	}
	return x.Marks&markLetLoose != 0 || s.info(u).has(WarDogs) && x.Marks&markMoved == 0 && x.Attacks > 0
}

// leashed tells whether no unit that stands so may let War Dogs loose.
func (s *State) leashed(u UnitID) bool {
	x := &s.Units[u]
	return x.Foe != NoUnit || s.Chart.Burning.Has(x.Hex) || s.Turn.Only != NoUnit
}

// hasScent tells whether there is anybody for the War Dogs of a unit that may let them loose.
func (s *State) hasScent(u UnitID) bool {
	for rest := s.army(s.Units[u].House.foe()); rest != 0; {
		var on UnitID
		on, rest = rest.next()
		if s.forbidsRun(u, on) == "" {
			return true
		}
	}
	return false
}

// forbidsDogs carries out battles.keyword.war-dogs-range, war-dogs-friends-do-not-block,
// war-dogs-river-blocks.
func (s *State) forbidsDogs(u, on UnitID) game.Rule {
	x := &s.Units[u]
	switch {
	case s.Chart.Burning.Has(x.Hex):
		return ruleFireNoAttackingFromFire
	case !s.mayLoose(u):
		return ruleKeywordWarDogsInsteadOfMoveAndAttack
	case on >= MaxUnits || s.Units[on].Fate != OnBoard || s.Units[on].House == x.House:
		return ruleCombatTargetIsEnemyUnit
	}
	return s.forbidsRun(u, on)
}

// forbidsRun says what stands between War Dogs and an enemy.
func (s *State) forbidsRun(u, on UnitID) game.Rule {
	x := &s.Units[u]
	if far := s.Plan.Grid.Distance(x.Hex, s.Units[on].Hex); far < dogsNearest || far > dogsFarthest {
		return ruleKeywordWarDogsRange
	}
	if s.Plan.Grid.Clear(x.Hex, s.Units[on].Hex, s.dogsObstacles(x.House)) {
		return ""
	}
	if s.Plan.Grid.Clear(x.Hex, s.Units[on].Hex, s.dogsObstacles(x.House).AndNot(s.Chart.River)) {
		return ruleKeywordWarDogsRiverBlocks
	}
	return ruleLosBlockedByObstacle
}

// dogsObstacles are what blocks the sight of War Dogs: no friends, but rivers.
func (s *State) dogsObstacles(h House) hex.Set {
	return s.Chart.Blocks.Or(s.Chart.River).Or(s.Stands[h.foe()])
}

// scorches tells whether a unit may set fires, and only to what.
func (s *State) scorches(u UnitID) (may bool, only uint8) {
	x := &s.Units[u]
	switch {
	case s.info(u).has(ScorchedEarth), x.Marks&markScorch != 0, s.abilityOf(u) == abilityReaver:
		return true, 0
	case x.Torches:
		return true, s.Plan.Special.Only
	}
	return false, 0
}

// forbidsScorch carries out battles.keyword.scorched-earth-instead-of-attack.
func (s *State) forbidsScorch(u UnitID, at hex.Hex) game.Rule {
	may, only := s.scorches(u)
	switch {
	case !may, int(at) >= s.Plan.Grid.Len(), s.Plan.Grid.Distance(s.Units[u].Hex, at) != 1, s.At[at] != NoUnit:
		return ruleKeywordScorchedEarthInsteadOfAttack
	case s.Tiles[at].burnLimit() == 0:
		return ruleFireNoBurnLimitNoFire
	case s.Tiles[at].Fire >= s.Tiles[at].burnLimit():
		return ruleFireBurnLimitMaximum
	case only != 0 && only>>s.Tiles[at].Token&1 == 0:
		return ruleGeneralBattlePlanDefinesGame
	}
	return ""
}

func (s *State) listScorch(u UnitID, list []Action) []Action {
	if may, _ := s.scorches(u); !may {
		return list
	}
	for rest := s.Plan.Grid.Around(s.Units[u].Hex); !rest.Empty(); {
		var h hex.Hex
		h, rest = rest.Next()
		if s.forbidsScorch(u, h) == "" {
			list = append(list, Action{Kind: Scorch, Unit: u, Hex: h})
		}
	}
	return list
}

func (s *State) maySetFire(u UnitID) bool {
	var room [6]Action
	return len(s.listScorch(u, room[:0])) > 0
}

// scorch carries out battles.keyword.scorched-earth-roll, scorched-earth-levels-add-up.
func (p play) scorch(u UnitID, at hex.Hex) {
	x := &p.Units[u]
	x.Attacks--
	rolled := p.rollDice(labelScorch, p.scorchDice(u, nil))
	x.Charge = 0
	levels := p.levelsOf(u, rolled)
	if p.story != nil {
		p.tell(eventScorched, x.House, append(append([]int16{int16(u), int16(at)}, rolled.args()...), p.kindlesBy(u))...)
	}
	p.kindle(at, levels)
	if levels > 0 && p.askSpread(u, at) {
		return
	}
	p.doneScorching(u)
}

// scorchDice is how many dice a unit rolls to set a fire: those of an attack.
func (s *State) scorchDice(u UnitID, why *diceList) int {
	return s.dice(s.style(u, false), u, NoUnit, s.info(u).Table[s.Units[u].Rank].Dice, why)
}

// levelsOf is how many fire levels dice come to.
func (s *State) levelsOf(u UnitID, rolled Tally) uint8 {
	levels := rolled[GreenShield]
	if s.abilityOf(u) == abilityReaver {
		levels += rolled[Valour]
	}
	return levels
}

func (p play) doneScorching(u UnitID) {
	p.Turn.Unit, p.Turn.Goal = NoUnit, hex.None
	p.finishAttacks(u)
}

// kindle adds fire levels to a hex, up to its burn limit.
func (p play) kindle(at hex.Hex, levels uint8) {
	t := &p.Tiles[at]
	if levels == 0 {
		return
	}
	if t.Token == Tent && p.Plan.Special.TentsVanish {
		p.burnDown(at)
		p.survey()
		return
	}
	t.Fire = min(t.Fire+levels, t.burnLimit())
	p.tell(eventFire, NoHouse, int16(at), int16(t.Fire))
	p.survey()
}

// forbidsDouseOwn carries out battles.fire.extinguish-own-hex.
func (s *State) forbidsDouseOwn(a Action) game.Rule {
	x := &s.Units[a.Unit]
	if !s.Chart.Burning.Has(x.Hex) || a.Hex != x.Hex || x.Marks&(markMoved|markDone) != 0 || x.Attacks == 0 ||
		s.Turn.Only != NoUnit && s.Turn.Only != a.Unit {
		return ruleFireExtinguishOwnHex
	}
	return ""
}

// forbidsDouse carries out battles.fire.extinguish-adjacent-instead-of-attack.
func (s *State) forbidsDouse(u UnitID, at hex.Hex) game.Rule {
	if int(at) >= s.Plan.Grid.Len() || s.Plan.Grid.Distance(s.Units[u].Hex, at) != 1 || !s.Chart.Burning.Has(at) {
		return ruleFireExtinguishAdjacentInsteadOfAttack
	}
	return ""
}

func (p play) douseOwn(u UnitID) {
	p.quench(p.Units[u].House, p.Units[u].Hex)
	p.Units[u].Attacks = 0
	p.complete(u)
}

// douse carries out battles.fire.extinguish-adjacent-results.
func (p play) douse(u UnitID, at hex.Hex) {
	x := &p.Units[u]
	if at == x.Hex {
		p.douseOwn(u)
		return
	}
	x.Attacks--
	p.dice.Due(1)
	face := p.roll(labelDouse)
	p.tell(eventDoused, x.House, int16(u), int16(at), int16(face), int16(p.Tiles[at].quencher()))
	if face == p.Tiles[at].quencher() {
		p.quench(x.House, at)
	}
	p.finishAttacks(u)
}

// quencher is the symbol that puts out the fire of a tile.
func (t Tile) quencher() Face { return Face(t.Fire - 1) }

// quench takes the fire out of a hex.
func (p play) quench(h House, at hex.Hex) {
	p.Tiles[at].Fire = 0
	p.tell(eventQuenched, h, int16(at))
	p.survey()
}

// resolveFire carries out battles.fire.only-state-condition, resolution-order,
// at-limit-apply-terrain-effect, unit-loses-figures, level-four-spreads,
// regroup.simultaneous-first-player-resolves-first. Each step is done for all hexes before the
// next; the units of the first player burn first.
func (p play) resolveFire() {
	if p.Chart.Burning.Empty() {
		return
	}
	burning := p.Chart.Burning
	var level [hex.MaxHexes]uint8
	for rest := burning; !rest.Empty(); {
		var h hex.Hex
		h, rest = rest.Next()
		level[h] = p.Tiles[h].Fire
	}
	for rest := burning; !rest.Empty(); {
		var h hex.Hex
		h, rest = rest.Next()
		p.consume(h)
	}
	for _, house := range [...]House{p.First, p.First.foe()} {
		for rest := burning.And(p.Stands[house]); !rest.Empty() && p.Winner == NoHouse; {
			var h hex.Hex
			h, rest = rest.Next()
			p.burn(p.At[h], level[h])
		}
	}
	for rest := burning; !rest.Empty() && p.Winner == NoHouse; {
		var h hex.Hex
		h, rest = rest.Next()
		if level[h] == 4 && p.Tiles[h].Fire == 4 { // not what has just grown to 4
			p.spread(h)
		}
	}
	p.survey()
}

// consume applies the burn effect of a hex whose fire has reached its limit.
//
// Carries out battles.terrain.forest-burn, building-burn, wooden-bridge-burn, palisade-burn,
// tent-burn, siege-tower-burn, devastation-burn.
func (p play) consume(h hex.Hex) {
	t := &p.Tiles[h]
	if limit := t.burnLimit(); limit == 0 || t.Fire < limit {
		return
	}
	switch {
	case t.Token == Tent, t.Token == SiegeTower, t.Token == Palisade, t.Token == WoodenBridge:
		p.burnDown(h)
	case t.Ground == Forest, t.Ground == ForestRoad, t.Ground == Building:
		t.Devastated = true
		p.tell(eventDevastated, NoHouse, int16(h))
	}
}

// burnDown removes a terrain token with its fire.
func (p play) burnDown(h hex.Hex) {
	t := &p.Tiles[h]
	p.tell(eventBurnt, NoHouse, int16(h), int16(t.Token))
	burnt := t.Token
	t.Token, t.Fire = NoToken, 0
	switch burnt {
	case Tent:
		p.scoreBoth(perTentBurnt)
		p.lose(h)
	case SiegeTower:
		p.scoreBoth(perTowerBurnt)
	}
}

// burn removes figures of a unit in fire. A commander lost so is captured, whatever his value.
//
// Carries out battles.capture.by-fire.
func (p play) burn(u UnitID, level uint8) {
	x := &p.Units[u]
	lost := min(level, x.Figures)
	if lost < x.Figures {
		p.loseFigures(u, lost)
		return
	}
	p.loseFigures(u, p.others(u))
	if x.Commander != NoCommander {
		p.capture(u, NoUnit)
		return
	}
	p.eliminate(u, NoUnit, Eliminated)
}

// spread carries out battles.fire.level-four-spreads, spread-new-fire-level-one,
// spread-not-beyond-four.
func (p play) spread(h hex.Hex) {
	d := hex.Dir(p.dice.Die(labelSpread, 6))
	to := p.Plan.Grid.Neighbour(h, d)
	p.tell(eventSpread, NoHouse, int16(h), int16(d))
	if to == hex.None {
		return
	}
	if t := &p.Tiles[to]; t.Fire < t.burnLimit() {
		p.kindle(to, 1)
	}
}
