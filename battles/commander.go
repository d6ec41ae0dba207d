package battles

import (
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// What Commander cards do. The unit abilities that change dice, hits or moves stand where
// these are reckoned; here are the abilities by which commanders commit themselves.

// abilityOf is the unit ability of the commander in a unit.
func (s *State) abilityOf(u UnitID) ability { return s.Plan.Commanders[s.Units[u].Commander].ability }

// heartened tells whether a commander beside a unit makes it Stalwart.
func (s *State) heartened(u UnitID) bool {
	x := &s.Units[u]
	if s.info(u).Class != Infantry {
		return false
	}
	for rest := s.Plan.Grid.Around(x.Hex).And(s.Stands[x.House]); !rest.Empty(); {
		var h hex.Hex
		h, rest = rest.Next()
		switch s.abilityOf(s.At[h]) {
		case abilityBulwark, abilitySteady:
			return true
		}
	}
	return false
}

// forbidsShed says whether a unit may take off its engagement token: Robb's, before it does
// anything or after all; others before they move, if a card says so.
//
// Carries out battles.card.robb-king-in-the-north.
func (s *State) forbidsShed(u UnitID) game.Rule {
	x := &s.Units[u]
	fresh := x.Marks&(markMoved|markDone) == 0 && x.Last == NoUnit
	sheds := s.abilityOf(u) == abilityShed && (fresh || x.Marks&markDone != 0) || x.Marks&markSlip != 0 && fresh
	if !sheds || x.Foe == NoUnit || x.Marks&markOrdered == 0 || s.Turn.Only != NoUnit {
		return ruleDisengageOnlyMoveOrAttack
	}
	return ""
}

func (s *State) forbidsShedding(h House, u UnitID) game.Rule {
	if u >= MaxUnits || s.Units[u].House != h || s.Units[u].Fate != OnBoard {
		return ruleDisengageOnlyMoveOrAttack
	}
	return s.forbidsShed(u)
}

// commits turns a Commander card to its committed face.
//
// Carries out battles.commander.engagement-ability-once-per-battle,
// engagement-ability-flips-card.
func (p play) commits(c Commander) {
	p.Leaders[c].Committed = true
	p.tell(eventCommitted, p.Plan.Commanders[c].House, int16(c))
}

// mayCommit tells whether a commander of a House may commit himself at a decision.
func (s *State) mayCommit(h House, at game.Kind) bool {
	var room [32]Action
	return len(s.commitsAt(h, at, room[:0])) > 0
}

// forbidsCommit says what stands against a commander committing himself now.
func (s *State) forbidsCommit(h House, a Action) game.Rule {
	if a.Commander >= MaxCommanders || s.leaderOf(h, a.Commander) == NoUnit {
		return ruleCardsNeedsACommander
	}
	if s.Leaders[a.Commander].Committed {
		return ruleCommanderEngagementAbilityOncePerBattle
	}
	var room [48]Action
	for _, can := range s.commitsAt(h, s.Waits.Kind, room[:0]) {
		if can == a {
			return ""
		}
	}
	return ruleCommanderUnitHasNormalAndSpecialAbilities
}

func (s *State) listCommits(h House, list []Action) []Action {
	return s.commitsAt(h, s.Waits.Kind, list)
}

// commitsAt lists how the commanders of a House may commit themselves at a decision.
func (s *State) commitsAt(h House, at game.Kind, list []Action) []Action {
	for rest := s.Led[h]; rest != 0; {
		var u UnitID
		u, rest = rest.next()
		if c := s.Units[u].Commander; !s.Leaders[c].Committed {
			list = s.commitsOf(c, u, at, list)
		}
	}
	return list
}

func (s *State) commitsOf(c Commander, u UnitID, at game.Kind, list []Action) []Action {
	x := &s.Units[u]
	a := Action{Kind: Commit, Commander: c}
	active := x.Marks&(markOrdered|markDone) == markOrdered
	switch s.Plan.Commanders[c].commit {
	case commitHearten:
		if at == decideTurn {
			list = append(list, a)
		}
	case commitForesight:
		if at == decideTurn {
			list = listPairs(a, list)
		}
	case commitRoar:
		if at == decideAttack {
			list = append(list, a)
		}
	case commitMuster:
		if at == decideOrder && s.Turn.Leader == c && s.Turn.Extra == ungranted && s.lastOrder() && s.levy() != 0 {
			list = append(list, a)
		}
	case commitGallop:
		if at == decideMove && s.spurred(u) != 0 {
			list = append(list, a)
		}
	case commitGreyWind:
		if active && x.Marks&markLoosed == 0 && (at == decideMove || at == decideAttack && s.hasPrey(u)) {
			list = append(list, a)
		}
	case commitWhirl:
		if (at == decideMove || at == decideAttack) && active && x.Attacks == 1 && x.Last == NoUnit {
			list = append(list, a)
		}
	case commitSmash:
		if at == decideAttack && active && s.forbidsFighting(u) == "" && s.targets(u) != 0 {
			list = append(list, a)
		}
	case commitTwice:
		if at == decideAttack {
			list = s.listBear(a, u, list)
		}
	}
	return list
}

// listPairs lists the order tokens that Tywin may take.
func listPairs(a Action, list []Action) []Action {
	for f := GreenShield; f < faces; f++ {
		for g := f; g < faces; g++ {
			a.Token, a.Second = f, g
			list = append(list, a)
		}
	}
	return list
}

// levy are the infantry units that could be ordered besides those of a card.
func (s *State) levy() UnitSet {
	return s.eligible(s.Turn.House, s.unitOf(s.Turn.Leader), s.Turn.Zone, &oneMore, s.Turn.Picks, s.Turn.First)
}

// spurred is the ordered cavalry that Addam controls and that has not moved.
func (s *State) spurred(u UnitID) UnitSet {
	set := s.standing(s.ordered(), s.zone(u))
	for rest := set; rest != 0; {
		var v UnitID
		v, rest = rest.next()
		if s.info(v).Class != Cavalry || s.Units[v].Marks&(markMoved|markDone) != 0 {
			set = set.without(v)
		}
	}
	return set
}

// hasPrey tells whether Grey Wind has somebody to run at.
func (s *State) hasPrey(u UnitID) bool {
	return !s.leashed(u) && s.hasScent(u)
}

// listBear lists the units that Maege may make attack twice.
//
// Carries out battles.card.maege-engagement-ability.
func (s *State) listBear(a Action, maege UnitID, list []Action) []Action {
	for rest := s.standing(s.ordered(), s.zone(maege)); rest != 0; {
		var u UnitID
		u, rest = rest.next()
		x := &s.Units[u]
		if x.Marks&markDone == 0 && x.Attacks == 1 && x.Last == NoUnit && s.forbidsFighting(u) == "" && s.targets(u) != 0 {
			a.Unit = u
			list = append(list, a)
		}
	}
	return list
}

// commitNow lets a commander commit himself.
func (p play) commitNow(h House, a Action) {
	u := p.unitOf(a.Commander)
	x := &p.Units[u]
	p.commits(a.Commander)
	switch p.Plan.Commanders[a.Commander].commit {
	case commitHearten:
		p.raise(h, 2)
		p.rally(u)
	case commitForesight:
		p.take(h, a.Token)
		p.take(h, a.Second)
	case commitRoar:
		p.roar(u)
	case commitMuster:
		p.Turn.Extra = granted
	case commitGallop:
		for rest := p.spurred(u); rest != 0; {
			var v UnitID
			v, rest = rest.next()
			p.Units[v].Moves += 2
		}
	case commitGreyWind:
		x.Marks |= markLetLoose
	case commitWhirl:
		x.Attacks = 2
		x.Marks |= markElsewhere
	case commitSmash:
		x.Charge += 2
	case commitTwice:
		p.Units[a.Unit].Attacks = 2
		p.Units[a.Unit].Marks |= markMuffled | markTwice
	}
}

// roar carries out battles.card.jaime-kingslayer-engagement-ability.
func (p play) roar(u UnitID) {
	for whom := p.rousable(u); whom != 0; {
		var v UnitID
		v, whom = whom.next()
		p.rally(v)
	}
}

// rousable are the spent units that Jaime would rally: his own and those beside it or, if he
// has captured a commander this turn, all.
func (s *State) rousable(u UnitID) UnitSet {
	x := &s.Units[u]
	whom := s.army(x.House)
	if x.Marks&markCaptor == 0 {
		whom = s.standing(whom, s.Plan.Grid.Within(x.Hex, 1))
	}
	for rest := whom; rest != 0; {
		var v UnitID
		v, rest = rest.next()
		if !s.Units[v].Spent {
			whom = whom.without(v)
		}
	}
	return whom
}

// calledBack is what follows when War Dogs have run: kennelmasters have given up their move for
// it, and Robb's card is turned back if Grey Wind has brought his prey down.
func (p play) calledBack(u UnitID, killed bool) {
	c := p.Units[u].Commander
	if p.info(u).has(WarDogs) {
		p.complete(u)
		return
	}
	if killed {
		p.Leaders[c].Committed = false
		p.tell(eventUncommitted, p.Units[u].House, int16(c))
	}
}

// swaps are the units with whose banner bearer a commander may change places.
func (s *State) swaps(u UnitID) UnitSet {
	x := &s.Units[u]
	c := x.Commander
	if c == NoCommander || s.Plan.Commanders[c].commit != commitSwap || s.Leaders[c].Committed {
		return 0
	}
	set := s.standing(s.army(x.House), s.Plan.Grid.Around(x.Hex))
	for rest := set; rest != 0; {
		var v UnitID
		v, rest = rest.next()
		if s.info(v).Class != Cavalry || s.Units[v].Commander != NoCommander {
			set = set.without(v)
		}
	}
	return set
}

// wouldSwap tells whether the commander of the unit that is attacked may still change places,
// so many hits being about to take a figure of it.
func (s *State) wouldSwap(hits int) bool {
	on := s.Attack.On
	return hits > 0 && !s.Attack.Asked && s.swaps(on) != 0 &&
		(s.others(on) > 0 || int(s.Attack.Taken)+hits-int(s.Attack.Others) >= s.captureValue(on))
}

func (s *State) forbidsSwap(a Action) game.Rule {
	c := s.Units[s.Attack.On].Commander
	if a.Kind == Decline || a.Kind == Commit && a.Commander == c && a.Unit < MaxUnits && s.swaps(s.Attack.On).has(a.Unit) {
		return ""
	}
	return ruleCommanderUnitHasNormalAndSpecialAbilities
}

func (s *State) listSwaps(list []Action) []Action {
	for rest := s.swaps(s.Attack.On); rest != 0; {
		var v UnitID
		v, rest = rest.next()
		list = append(list, Action{Kind: Commit, Commander: s.Units[s.Attack.On].Commander, Unit: v})
	}
	return append(list, Action{Kind: Decline})
}

// swapBearers lets a commander and a banner bearer change places, with their banners: rank
// and readiness go with them.
func (p play) swapBearers(h House, a Action) {
	if a.Kind == Decline {
		p.tell(eventDeclined, h, int16(decideSwap))
		return
	}
	p.commits(a.Commander)
	x, y := &p.Units[p.Attack.On], &p.Units[a.Unit]
	x.Commander, y.Commander = y.Commander, x.Commander
	p.Led[h] = p.Led[h].without(p.Attack.On).with(a.Unit)
	x.Rank, y.Rank = y.Rank, x.Rank
	turned := x.Spent || x.Marks&markOrdered != 0 // the banner of a unit that is activated is as good as turned
	x.Spent, y.Spent = y.Spent, turned
	p.Attack.Others = p.others(p.Attack.On)
	p.tell(eventSwapped, h, int16(p.Attack.On), int16(a.Unit))
}

// steadfast returns the commander who may make a unit ignore all morale results, or
// NoCommander.
func (s *State) steadfast(u UnitID) Commander {
	if s.Attack.Sure || !s.ignorable() {
		return NoCommander
	}
	for c := Commander(1); c < MaxCommanders; c++ {
		if s.Plan.Commanders[c].commit == commitHold && !s.Leaders[c].Committed && s.controlled(u, c) {
			return c
		}
	}
	return NoCommander
}

// askSpread offers the Reaver to spread the fire that he has set.
func (p play) askSpread(u UnitID, at hex.Hex) bool {
	x := &p.Units[u]
	c := x.Commander
	if c == NoCommander || p.Plan.Commanders[c].commit != commitSpread || p.Leaders[c].Committed || p.sparks(at).Empty() {
		return false
	}
	p.ask(decideSpread, x.House)
	return true
}

// sparks are the hexes beside a fire that can take another level.
func (s *State) sparks(at hex.Hex) hex.Set {
	set := s.Plan.Grid.Around(at).AndNot(s.occupied())
	for rest := set; !rest.Empty(); {
		var h hex.Hex
		h, rest = rest.Next()
		if t := s.Tiles[h]; t.Fire >= t.burnLimit() {
			set = set.Without(h)
		}
	}
	return set
}

func (s *State) forbidsSpread(a Action) game.Rule {
	if a.Kind == Decline || a.Kind == Commit && a.Commander == s.Units[s.Turn.Unit].Commander && s.sparks(s.Turn.Goal).Has(a.Hex) {
		return ""
	}
	return ruleFireBurnLimitMaximum
}

func (s *State) listSpread(list []Action) []Action {
	for rest := s.sparks(s.Turn.Goal); !rest.Empty(); {
		var h hex.Hex
		h, rest = rest.Next()
		list = append(list, Action{Kind: Commit, Commander: s.Units[s.Turn.Unit].Commander, Hex: h})
	}
	return append(list, Action{Kind: Decline})
}

func (p play) spreadFire(h House, a Action) {
	if a.Kind == Commit {
		p.commits(a.Commander)
		p.kindle(a.Hex, 1)
	} else {
		p.tell(eventDeclined, h, int16(decideSpread))
	}
	p.doneScorching(p.Turn.Unit)
}

// Some commanders may commit themselves at the end of a turn, for what was done in it: they
// are asked one after the other.

// entitled tells whether a commander may commit himself at the end of this turn: Rickard, if
// he has ordered units that he can rally; Jaime, if there is anybody to be rallied; the Greatjon,
// if his unit has eliminated another.
func (s *State) entitled(c Commander) bool {
	if s.Leaders[c].Committed {
		return false
	}
	how := s.Plan.Commanders[c].commit
	if how != commitAgain && how != commitRoar && how != commitGlory {
		return false
	}
	u := s.unitOf(c)
	if u == NoUnit {
		return false
	}
	x := &s.Units[u]
	switch how {
	case commitAgain:
		return s.Turn.Leader == c && s.risen(u) != 0
	case commitRoar:
		return s.Turn.House == x.House && s.rousable(u) != 0
	}
	return x.Marks&markTriumph != 0 && x.Spent
}

// askRewarded asks the next commander who may commit himself now, if there is one.
func (p play) askRewarded(f *game.Frame) bool {
	for f.Arg < MaxCommanders {
		c := Commander(f.Arg)
		f.Arg++
		if c != NoCommander && p.entitled(c) {
			p.ask(decideCommit, p.Plan.Commanders[c].House)
			return true
		}
	}
	return false
}

// rewarded is the commander who is being asked.
func (s *State) rewarded() Commander { return Commander(s.Stack.Top().Arg - 1) }

// risen are the units that Rickard may rally: spent ones that were ordered this turn.
func (s *State) risen(u UnitID) UnitSet {
	set := s.standing(s.ordered(), s.zone(u))
	for rest := set; rest != 0; {
		var v UnitID
		v, rest = rest.next()
		if !s.Units[v].Spent {
			set = set.without(v)
		}
	}
	return set
}

// forbidsReward judges what is said when a commander is asked whether he commits himself.
func (s *State) forbidsReward(a Action) game.Rule {
	c := s.rewarded()
	switch {
	case a.Kind == Decline:
		return ""
	case a.Kind == Commit && a.Commander == c && s.Plan.Commanders[c].commit != commitAgain:
		return ""
	case a.Kind == Commit && a.Commander == c && a.Unit < MaxUnits && s.risen(s.unitOf(c)).has(a.Unit) &&
		(a.Target == NoUnit || a.Target > a.Unit && a.Target < MaxUnits && s.risen(s.unitOf(c)).has(a.Target)):
		return ""
	}
	return ruleCommanderEngagementAbilityOncePerBattle
}

func (s *State) listReward(list []Action) []Action {
	c := s.rewarded()
	if s.Plan.Commanders[c].commit != commitAgain {
		list = append(list, Action{Kind: Commit, Commander: c})
		return append(list, Action{Kind: Decline})
	}
	for one := s.risen(s.unitOf(c)); one != 0; {
		var u, v UnitID
		u, one = one.next()
		list = append(list, Action{Kind: Commit, Commander: c, Unit: u, Target: NoUnit})
		for two := one; two != 0; {
			v, two = two.next()
			list = append(list, Action{Kind: Commit, Commander: c, Unit: u, Target: v})
		}
	}
	return append(list, Action{Kind: Decline})
}

// reward lets the commander commit himself, or not.
func (p play) reward(h House, a Action) {
	if a.Kind == Decline {
		p.tell(eventDeclined, h, int16(decideCommit))
		return
	}
	c := a.Commander
	u := p.unitOf(c)
	p.commits(c)
	switch p.Plan.Commanders[c].commit {
	case commitGlory:
		p.rally(u)
	case commitRoar:
		p.roar(u)
	case commitAgain:
		p.rally(a.Unit)
		if a.Target != NoUnit {
			p.rally(a.Target)
		}
	}
}
