package battles

import (
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// Playing a Command card.

// forbidsCard carries out battles.cards.needs-a-commander, any-commander-may-play,
// cost-one-token-per-symbol, tokens-only-from-command-board, command-limit,
// choose-commands-to-resolve, pay-all-costs-first.
func (s *State) forbidsCard(h House, a Action) game.Rule {
	if a.Card == NoCard || a.Card >= maxCards || a.Card.house() != h || !s.Posts[h].Hand.has(a.Card) {
		return ruleCardsRevealAndChooseCommander
	}
	leader := s.leaderOf(h, a.Commander)
	if leader == NoUnit {
		return ruleCardsNeedsACommander
	}
	card := &s.Plan.Cards[a.Card]
	if a.Commands == 0 || a.Commands&^card.boxes() != 0 {
		return ruleCardsChooseCommandsToResolve
	}
	cost := s.cost(a.Commander, card, a.Commands)
	switch {
	case cost > s.Posts[h].Command:
		return ruleCardsTokensOnlyFromCommandBoard
	case s.Leaders[a.Commander].Tokens+cost > s.Plan.Commanders[a.Commander].Limit:
		return ruleCardsCommandLimit
	}
	return s.forbidsIdle(h, leader, card, a.Commands)
}

// leaderOf returns the unit of a House's commander on the board, or NoUnit.
func (s *State) leaderOf(h House, c Commander) UnitID {
	if c == NoCommander || c >= MaxCommanders || s.Plan.Commanders[c].House != h {
		return NoUnit
	}
	return s.unitOf(c)
}

// boxes are the commands of a card, a bit each.
func (c *CardInfo) boxes() uint8 {
	var set uint8
	for i := range c.Commands {
		if c.Commands[i].Cost > 0 {
			set |= 1 << i
		}
	}
	return set
}

// cost is how many command tokens some commands of a card cost a commander.
func (s *State) cost(c Commander, card *CardInfo, commands uint8) uint8 {
	var sum uint8
	for i := range card.Commands {
		if commands>>i&1 == 1 {
			sum += card.Commands[i].Cost
		}
	}
	if s.Plan.Commanders[c].ability == abilityThrift && !s.Leaders[c].Thrifty && sum > 1 {
		sum--
	}
	return sum
}

// forbidsIdle refuses a play that would neither order nor rally anybody.
func (s *State) forbidsIdle(h House, leader UnitID, card *CardInfo, commands uint8) game.Rule {
	zone := s.zone(leader)
	near := s.standing(s.ready(h), zone)
	rule := ruleCardsChooseCommandsToResolve
	for i := range card.Commands {
		if commands>>i&1 == 0 {
			continue
		}
		switch acts, does := s.busies(h, leader, zone, near, &card.Commands[i]); {
		case does:
			return ""
		case acts:
			rule = ruleCardsUnitsMustBeInZocWhenPlayed
		}
	}
	return rule
}

// busies tells whether a command orders or rallies units, and whether there are any for it now;
// near are the ready units of its House in the zone of control.
func (s *State) busies(h House, leader UnitID, zone hex.Set, near UnitSet, c *Command) (acts, does bool) {
	for k := range c.Effects {
		e := &c.Effects[k]
		switch {
		case e.Op != opOrder && e.Op != opRally:
			continue
		case e.Op == opOrder && e.Where == inZone && e.Fit&^(fitSameRank|fitSameClass) == 0:
			does = s.anyOf(near, e.Classes) // what eligible comes to
		default:
			does = s.eligible(h, leader, zone, e, 0, NoUnit) != 0
		}
		acts = true
		if does {
			return acts, does
		}
	}
	return acts, false
}

// anyOf tells whether there are units of some classes.
func (s *State) anyOf(units UnitSet, classes ClassSet) bool {
	for units != 0 {
		var u UnitID
		u, units = units.next()
		if classes.has(s.info(u).Class) {
			return true
		}
	}
	return false
}

// listCards lists the cards that can be played, by whom and for what.
func (s *State) listCards(h House, list []Action) []Action {
	post := &s.Posts[h]
	if post.Hand == 0 || post.Command == 0 {
		return list
	}
	ready := s.ready(h)
	for led := s.Led[h]; led != 0; {
		var u UnitID
		u, led = led.next()
		c := s.Units[u].Commander
		if s.Leaders[c].Tokens >= s.Plan.Commanders[c].Limit {
			continue
		}
		zone := s.zone(u)
		near := s.standing(ready, zone)
		for rest := post.Hand; rest != 0; {
			var card Card
			card, rest = rest.next(h)
			list = s.listPlays(h, u, zone, near, card, list)
		}
	}
	return list
}

// listPlays lists for what a commander can play a card: what [State.forbidsCard] allows.
func (s *State) listPlays(h House, leader UnitID, zone hex.Set, near UnitSet, card Card, list []Action) []Action {
	c := s.Units[leader].Commander
	info := &s.Plan.Cards[card]
	most := min(s.Posts[h].Command, s.Plan.Commanders[c].Limit-s.Leaders[c].Tokens)
	var boxes, does uint8
	for i := range info.Commands {
		if info.Commands[i].Cost == 0 {
			continue
		}
		boxes |= 1 << i
		if _, any := s.busies(h, leader, zone, near, &info.Commands[i]); any {
			does |= 1 << i
		}
	}
	for commands := uint8(1); commands <= boxes; commands++ {
		if commands&^boxes == 0 && commands&does != 0 && s.cost(c, info, commands) <= most {
			list = append(list, Action{Kind: PlayCard, Card: card, Commander: c, Commands: commands})
		}
	}
	return list
}

// playCard carries out battles.cards.reveal-and-choose-commander, procedure,
// card-discarded-after-play.
func (p play) playCard(h House, a Action) {
	post := &p.Posts[h]
	post.Hand &^= a.Card.bit()
	post.Cards--
	card := &p.Plan.Cards[a.Card]
	cost := p.cost(a.Commander, card, a.Commands)
	post.Command -= cost
	p.Leaders[a.Commander].Tokens += cost
	p.Leaders[a.Commander].Thrifty = true
	t := &p.Turn
	t.Card, t.Leader, t.Paid = a.Card, a.Commander, a.Commands
	t.Zone = p.zone(p.unitOf(a.Commander))
	t.Reversed = card.reverses(a.Commands)
	p.tell(eventCard, h, int16(a.Card), int16(a.Commander), int16(a.Commands), int16(cost))
	p.begin(procCard)
}

// reverses tells whether the commands paid for make units attack before they move.
func (c *CardInfo) reverses(commands uint8) bool {
	for i := range c.Commands {
		for _, e := range c.Commands[i].Effects {
			if commands>>i&1 == 1 && e.Op == opReverse {
				return true
			}
		}
	}
	return false
}

// Steps of a card.
const (
	cardBefore uint8 = iota
	cardNext
	cardEffect
	cardActivate
	cardAfter
	cardEnd
)

// card carries out battles.cards.procedure, tactic.timing-before-or-after, timing-choice.
func (p play) card(f *game.Frame) {
	switch f.Step {
	case cardBefore:
		f.Step = cardNext
		p.askTactic(before)
	case cardNext:
		p.nextCommand(f)
	case cardEffect:
		p.nextEffect(f)
	case cardActivate:
		f.Step = cardNext
	case cardAfter:
		f.Step = cardEnd
		p.askTactic(after)
	case cardEnd:
		p.Posts[p.Turn.House].Discard |= p.Turn.Card.bit()
		p.Stack.Pop()
	}
}

// nextCommand goes on to the next command, in the order that the player chooses.
//
// Carries out battles.cards.commands-in-any-order, each-command-once.
func (p play) nextCommand(f *game.Frame) {
	open := p.openCommands()
	switch {
	case open == 0:
		f.Step = cardAfter
	case open&(open-1) != 0:
		p.ask(decideCommand, p.Turn.House)
	case open == 1:
		p.execute(f, 0)
	default:
		p.execute(f, 1)
	}
}

// openCommands are the commands paid for that are still to be carried out. Those that only
// change what ordered units do need no carrying out.
func (s *State) openCommands() uint8 {
	var set uint8
	card := &s.Plan.Cards[s.Turn.Card]
	for i := range card.Commands {
		if s.Turn.Paid>>i&1 == 1 && s.Turn.Executed>>i&1 == 0 && card.Commands[i].Effects[0].Target != theOrdered {
			set |= 1 << i
		}
	}
	return set
}

func (s *State) forbidsCommand(a Action) game.Rule {
	switch {
	case a.Kind == Execute && a.N < 2 && s.openCommands()>>a.N&1 == 1:
		return ""
	case a.Kind == Execute && a.N < 2 && s.Turn.Executed>>a.N&1 == 1:
		return ruleCardsEachCommandOnce
	}
	return ruleCardsCommandsInAnyOrder
}

func (s *State) listCommands(list []Action) []Action {
	for i := range uint8(2) {
		if s.openCommands()>>i&1 == 1 {
			list = append(list, Action{Kind: Execute, N: i})
		}
	}
	return list
}

// execute begins a command.
func (p play) execute(f *game.Frame, n uint8) {
	p.Turn.Executed |= 1 << n
	p.Turn.Command, p.Turn.Effect, p.Turn.Picks = n, 0, 0
	f.Step = cardEffect
}

// effect is the effect being carried out.
func (s *State) effect() *Effect {
	card := &s.Plan.Cards[s.Turn.Card]
	if s.Turn.Command == theTactic {
		return &card.Tactic.Effect
	}
	return &card.Commands[s.Turn.Command].Effects[s.Turn.Effect]
}

// theTactic stands in the place of a command's number.
const theTactic = 2

// nextEffect carries out the effects of a command one after the other. When all units of it
// are ordered, they are activated.
func (p play) nextEffect(f *game.Frame) {
	if p.Turn.Effect == 2 || p.effect().Op == noOp || p.effect().Target == theOrdered {
		f.Step = cardNext
		if p.Plan.Cards[p.Turn.Card].Commands[p.Turn.Command].Effects[0].Op == opOrder && p.ordered() != 0 {
			p.push(procActivation)
		}
		return
	}
	p.carryOut()
}

// carryOut carries out an effect, or asks whom it concerns.
func (p play) carryOut() {
	e, h := p.effect(), p.Turn.House
	switch e.Op {
	case opMorale:
		p.raise(h, e.Value)
	case opDraw:
		p.draw(h, int(e.Value))
	case opTake:
		p.ask(decideToken, h)
	case opDrop:
		if p.Posts[h.foe()].Orders.Len() > 0 {
			p.ask(decideDrop, h.foe())
		}
	default:
		p.pickOrAll(e)
		return
	}
	p.effectDone()
}

// effectDone goes on to the next effect. Units that must retreat do so one after the other:
// see [play.tactic].
func (p play) effectDone() {
	if p.effect().Op != opRetreat {
		p.Turn.Picks = 0
	}
	p.Turn.Effect++
}

// pickOrAll asks for units, unless an effect concerns all that fit.
func (p play) pickOrAll(e *Effect) {
	can := p.candidates()
	switch {
	case can == 0 && e.Op == opOrder && p.Turn.First != NoUnit && p.mayCommit(p.Turn.House, decideOrder):
		p.ask(decideOrder, p.Turn.House)
	case can == 0:
		p.effectDone()
	case e.Target == leaderUnit || e.Target == allEnemies || e.Count == everyOne && e.Fit&fitSameRank == 0:
		p.Turn.Picks = can
		p.applyPicked()
	default:
		p.ask(e.asks(), p.Turn.House)
	}
}

// asks is the kind of decision in which units are picked for an effect.
func (e *Effect) asks() game.Kind {
	switch {
	case e.Op == opOrder:
		return decideOrder
	case e.Op == opRally:
		return decideRally
	case e.Target == chosenEnemy:
		return decideEnemy
	}
	return decideFriend
}

// candidates are the units that may be picked next for the effect being carried out.
func (s *State) candidates() UnitSet {
	set := s.fitting()
	if s.effect().Op == opOrder && s.Turn.Extra == granted && s.Turn.First != NoUnit {
		set |= s.levy()
	}
	return set
}

// fitting are those of them that the effect itself asks for.
func (s *State) fitting() UnitSet {
	e, n := s.effect(), s.Turn.Picks.Len()
	if e.Op == opOrder && s.Turn.Extra == used {
		n--
	}
	if e.Count >= 0 && n >= int(e.Count) {
		return 0
	}
	return s.eligible(s.Turn.House, s.unitOf(s.Turn.Leader), s.Turn.Zone, e, s.Turn.Picks, s.Turn.First)
}

// oneMore is the unit that the Lord of Last Hearth orders besides.
var oneMore = Effect{Op: opOrder, Where: inZone, Count: 1, Classes: 1 << Infantry}

// limit is how many units may be picked for an effect; less than 0 is no limit.
func (s *State) limit(e *Effect) int8 {
	if e.Op == opOrder && s.Turn.Extra != ungranted && e.Count > 0 {
		return e.Count + 1
	}
	return e.Count
}

// lastOrder tells whether the effect being carried out is the last of its command that orders
// units: whoever is ordered besides comes with it.
func (s *State) lastOrder() bool {
	return s.Turn.Effect == 1 || s.Plan.Cards[s.Turn.Card].Commands[s.Turn.Command].Effects[1].Op != opOrder
}

// eligible are the units that an effect may concern besides those picked before.
//
// Carries out battles.cards.units-must-be-ready, units-must-be-in-zoc-when-played,
// activate-all-means-in-zoc, commands-affect-friends-only, effects-limited-to-zoc.
func (s *State) eligible(h House, leader UnitID, zone hex.Set, e *Effect, picked UnitSet, first UnitID) UnitSet {
	side := h
	if e.Target == chosenEnemy || e.Target == allEnemies {
		side = h.foe()
	}
	var set UnitSet
	switch e.Op {
	case opOrder:
		set = s.ready(side)
	default:
		set = s.army(side)
	}
	set &^= picked
	where := e.Where
	if where == inZone && e.Op != opOrder {
		where = nearLeader // the zone is that of the moment, but for units to be ordered
	}
	near := zone
	switch {
	case where == anywhere, where == nearLeader && e.Fit&fitOrdered != 0 && leader != NoUnit:
		near = s.Plan.Grid.All()
	case where == nearLeader && leader == NoUnit:
		return 0
	case where == nearLeader:
		near = s.zone(leader)
	}
	for rest := set; rest != 0; {
		var u UnitID
		u, rest = rest.next()
		if !near.Has(s.Units[u].Hex) || !e.Classes.has(s.info(u).Class) || e.Op == opRally && !s.Units[u].Spent ||
			!s.fits(u, leader, e, picked, first) {
			set = set.without(u)
		}
	}
	if e.Fit&fitWithLeader != 0 && !picked.has(leader) { // he comes first
		if !set.has(leader) {
			return 0
		}
		return UnitSet(0).with(leader)
	}
	return set
}

// fits tells whether a unit is what an effect asks for.
func (s *State) fits(u, leader UnitID, e *Effect, picked UnitSet, first UnitID) bool {
	x := &s.Units[u]
	asks := func(f Fit) bool { return e.Fit&f != 0 }
	switch {
	case asks(fitEngaged|fitFightsFriend) && x.Foe == NoUnit,
		asks(fitUnengaged) && x.Foe != NoUnit,
		(asks(fitLeader) || e.Target == leaderUnit) && u != leader,
		asks(fitLeaderOrNext) && u != leader && !s.isBy(u, leader),
		asks(fitNextToLeader) && !s.isBy(u, leader),
		asks(fitNextToFirst) && !s.isBy(u, first),
		asks(fitOrdered) && x.Marks&markOrdered == 0,
		asks(fitNotOrdered) && x.Marks&markOrdered != 0,
		asks(fitAttacked) && x.Marks&markAttacked == 0,
		asks(fitHasCommander) && x.Commander == NoCommander,
		e.Pays > s.others(u),
		e.Op == opDisengage && x.Foe == NoUnit,
		e.Op == opStep && (s.Chart.Burning.Has(x.Hex) || s.Plan.Grid.Around(x.Hex).AndNot(s.closed()).Empty()):
		return false
	}
	if picked == 0 || !asks(fitSameRank|fitSameClass) {
		return true
	}
	one, _ := picked.next()
	if e.Op == opOrder && first != NoUnit {
		one = first // not one that is ordered besides
	}
	return (!asks(fitSameRank) || x.Rank == s.Units[one].Rank) && (!asks(fitSameClass) || s.info(u).Class == s.info(one).Class)
}

func (s *State) forbidsPick(a Action) game.Rule {
	e := s.effect()
	switch {
	case a.Kind == MoveTo && e.Op == opStep:
		return s.forbidsStepOnce(a)
	case a.Kind == Commit && e.Op == opOrder:
		return s.forbidsCommit(s.Turn.House, a)
	case a.Kind == Done && s.mayStop():
		return ""
	case a.Kind != Pick || e.Op == opStep:
		return ruleCardsDeclareAllUnitsBeforeMoving
	case a.Unit < MaxUnits && s.candidates().has(a.Unit):
		return ""
	}
	return s.whyNotPicked(a.Unit, e)
}

// mayStop tells whether enough units are picked: one at least, if units are ordered.
//
// Carries out battles.cards.may-activate-several.
func (s *State) mayStop() bool {
	return s.effect().Op != opOrder || s.Turn.Picks != 0 || s.Turn.First != NoUnit
}

// whyNotPicked tells which rule keeps a unit from being picked.
func (s *State) whyNotPicked(u UnitID, e *Effect) game.Rule {
	enemy := e.Target == chosenEnemy
	switch {
	case u >= MaxUnits || s.Units[u].Fate != OnBoard || (s.Units[u].House != s.Turn.House) != enemy:
		if e.Op == opOrder {
			return ruleOrderUnitMustBeReadyAndOwn
		}
		return ruleCardsCommandsAffectFriendsOnly
	case e.Op == opOrder && (s.Units[u].Spent || s.Units[u].Marks&markOrdered != 0):
		return ruleCardsUnitsMustBeReady
	case e.Op == opOrder && e.Where == inZone && !s.Turn.Zone.Has(s.Units[u].Hex):
		return ruleCardsUnitsMustBeInZocWhenPlayed
	case e.Op != opOrder && e.Where != anywhere:
		if leader := s.unitOf(s.Turn.Leader); leader != NoUnit && e.Fit&fitOrdered == 0 && !s.zone(leader).Has(s.Units[u].Hex) {
			return ruleCardsEffectsLimitedToZoc
		}
	}
	return ruleGeneralComponentTextOverridesRules
}

func (s *State) listPicks(list []Action) []Action {
	steps := s.effect().Op == opStep
	for rest := s.candidates(); rest != 0; {
		var u UnitID
		u, rest = rest.next()
		if steps {
			list = s.listStepOnce(u, list)
		} else {
			list = append(list, Action{Kind: Pick, Unit: u})
		}
	}
	if s.Waits.Kind == decideOrder {
		list = s.listCommits(s.Turn.House, list)
	}
	if s.mayStop() {
		list = append(list, Action{Kind: Done})
	}
	return list
}

// pick takes a unit for the effect being carried out, and asks for more if there may be more.
func (p play) pick(h House, a Action) {
	e := p.effect()
	switch a.Kind {
	case Commit:
		p.commitNow(h, a)
		p.ask(decideOrder, h)
		return
	case Done:
		p.effectDone()
		return
	case MoveTo:
		p.stepOnce(a.Unit, a.Hex)
		p.effectDone()
		return
	}
	if e.Op == opOrder && p.Turn.Extra == granted && !p.fitting().has(a.Unit) {
		p.Turn.Extra = used
	}
	p.Turn.Picks = p.Turn.Picks.with(a.Unit)
	p.applyTo(a.Unit, e)
	if e.Count == everyOne { // the rank of the first is that of all
		for rest := p.fitting(); rest != 0; {
			var u UnitID
			u, rest = rest.next()
			p.Turn.Picks = p.Turn.Picks.with(u)
			p.applyTo(u, e)
		}
	}
	if p.mayPickMore(e) {
		p.ask(e.asks(), h)
		return
	}
	p.effectDone()
}

// mayPickMore tells whether there are more units to be picked, or a commander may commit
// himself so that there are.
func (s *State) mayPickMore(e *Effect) bool {
	return s.candidates() != 0 || e.Op == opOrder && s.mayCommit(s.Turn.House, decideOrder)
}
