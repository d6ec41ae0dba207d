package battles

import (
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// The command phase: the players take turns until both have passed.

// What is not under way.
var (
	noTurn   = Turn{House: NoHouse, First: NoUnit, Unit: NoUnit, Target: NoUnit, Goal: hex.None, Only: NoUnit}
	noCombat = Attack{By: NoUnit, On: NoUnit, At: hex.None}
	noRout   = Rout{Unit: NoUnit}
)

// command carries out battles.command.first-player-starts, one-action-per-turn,
// opponent-continues-after-pass, ends-when-both-passed, forced-pass.
func (p play) command(f *game.Frame) {
	next := p.Turn.House.foe()
	switch {
	case p.Posts[Stark].Passed && p.Posts[Lannister].Passed:
		p.Turn = noTurn
		p.Stack.Pop()
		return
	case p.Posts[next].Passed:
		next = next.foe()
	}
	p.Turn = noTurn
	p.Turn.House = next
	for rest := p.army(next); rest != 0; {
		var u UnitID
		u, rest = rest.next()
		p.Units[u].Marks &^= markStalwart
	}
	if post := &p.Posts[next]; post.Cards == 0 && post.Orders.Len() == 0 && !p.mayCommit(next, decideTurn) {
		p.pass(next) // everybody sees that nothing else can be done
		return
	}
	p.ask(decideTurn, next)
}

func (p play) pass(h House) {
	p.Posts[h].Passed = true
	p.tell(eventPassed, h)
}

// endOfTurn is what comes when the action of a turn is done: what units did is forgotten.
func (p play) endOfTurn(f *game.Frame) {
	if p.askRewarded(f) {
		return
	}
	p.Stack.Pop()
	for u := range p.Units {
		x := &p.Units[u]
		x.Marks &= lasting
		x.Attacks, x.Dice, x.Charge, x.Moves, x.Pursues, x.Last = 0, 0, 0, 0, 0, NoUnit
	}
}

// begin starts what a player does with a turn; the end of the turn comes after it.
func (p play) begin(proc uint8) {
	p.push(procEnd)
	p.push(proc)
}

func (s *State) forbidsTurn(h House, a Action) game.Rule {
	switch a.Kind {
	case Pass:
		return ""
	case UseToken:
		return s.forbidsToken(h, a)
	case RaiseMorale:
		return s.forbidsMoraleToken(h)
	case RallyUnit:
		return s.forbidsMoraleRally(h, a)
	case PlayCard:
		return s.forbidsCard(h, a)
	case Commit:
		return s.forbidsCommit(h, a)
	}
	return ruleCommandOneActionPerTurn
}

func (s *State) listTurn(h House, list []Action) []Action {
	list = s.listTokens(h, list)
	list = s.listCards(h, list)
	list = s.listCommits(h, list)
	return append(list, Action{Kind: Pass})
}

func (p play) takeTurn(h House, a Action) {
	switch a.Kind {
	case Pass:
		p.pass(h)
	case UseToken:
		p.useToken(h, a)
	case RaiseMorale:
		p.push(procEnd)
		p.spend(h, Morale, 1)
		p.tell(eventToken, h, int16(Morale), 1, -1)
		p.raise(h, 1)
	case RallyUnit:
		p.push(procEnd)
		p.spend(h, Morale, 1)
		p.tell(eventToken, h, int16(Morale), 1, int16(a.Unit), int16(p.Units[a.Unit].Hex))
		p.rally(a.Unit)
		p.raise(h, -1)
	case PlayCard:
		p.playCard(h, a)
	case Commit:
		p.commitNow(h, a)
		p.ask(decideTurn, h)
	}
}
