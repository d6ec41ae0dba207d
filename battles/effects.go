package battles

import (
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// What the effects of Command cards do to units: the vocabulary of the data.

// applyPicked applies an effect to all that fit.
func (p play) applyPicked() {
	e := p.effect()
	for rest := p.Turn.Picks; rest != 0; {
		var u UnitID
		u, rest = rest.next()
		p.applyTo(u, e)
	}
	if e.Op == opOrder && p.mayPickMore(e) {
		p.ask(decideOrder, p.Turn.House)
		return
	}
	p.effectDone()
}

// applyTo applies an effect to a unit.
func (p play) applyTo(u UnitID, e *Effect) {
	x := &p.Units[u]
	switch e.Op {
	case opOrder:
		p.order(u)
	case opRally:
		if e.Pays > 0 {
			p.loseFigures(u, e.Pays)
			if x.Figures == 0 {
				p.eliminate(u, NoUnit, Eliminated)
				return
			}
		}
		p.rally(u)
		if p.Turn.Command != theTactic {
			x.Marks |= markRallied // a unit rallied by a card is not ordered by it
		}
	case opDisengage:
		p.tell(eventShed, x.House, int16(u))
		p.disengage(u)
	case opHits:
		p.tell(eventCardHits, x.House, int16(u), int16(e.Value))
		p.wound(u, uint8(e.Value))
	default:
		p.change(x, e)
		if e.Target == chosenEnemy || e.Target == chosenFriends {
			p.tell(eventNamed, x.House, int16(u), int16(p.Turn.Card))
		}
	}
}

// change lets an effect hold of a unit for a while.
func (p play) change(x *Unit, e *Effect) {
	switch e.Op {
	case opKeyword:
		p.gain(x, e)
	case opPursue:
		x.Pursues = uint8(e.Value)
	case opLose:
		if e.Keyword == OffBalance {
			x.Marks |= markSteady
		} else {
			x.Marks |= markNoStalwart
		}
	case opDice:
		x.Dice += e.Value
	case opMove:
		x.Moves += e.Value
	case opDisengage:
		x.Marks |= markSlip
	case opNoCounter:
		x.Marks |= markNoCounter
	case opHearten:
		x.Marks |= markHeartening
	case opFlank:
		x.Marks |= markFlanker
	case opExtraHit:
		if e.Face == Valour {
			x.Marks |= markFierce
		} else {
			x.Marks |= markTerror
		}
	case opHamstring:
		x.Marks |= markHamstring
	case opCapture:
		x.Marks |= markWeakened
	case opAttacks:
		x.Attacks = uint8(e.Value)
	case opFree:
		x.Marks |= markFree
	case opRuthless:
		x.Marks |= markRuthless
	case opShield:
		x.Marks |= markShielded
	case opNoStop:
		x.Marks |= markPathfinder
	case opNoLimit:
		x.Marks |= markSure
	}
}

// gain gives a unit a keyword.
func (p play) gain(x *Unit, e *Effect) {
	switch e.Keyword {
	case Advance:
		x.Marks |= markAdvance
	case Pursue:
		x.Pursues = uint8(e.Value)
	case HeavyArmour:
		x.Marks |= markArmour
	case ScorchedEarth:
		x.Marks |= markScorch
	case Stalwart:
		x.Marks |= markStalwart
	}
}

// applyToOrdered lets hold of the ordered units what the commands paid for, and the tactic
// used, say of them.
//
// Carries out battles.cards.command-modifiers-last-the-turn.
func (p play) applyToOrdered() {
	if p.Turn.Card == NoCard {
		return
	}
	card := &p.Plan.Cards[p.Turn.Card]
	for i := range card.Commands {
		for k := range card.Commands[i].Effects {
			if e := &card.Commands[i].Effects[k]; e.Target == theOrdered && p.Turn.Paid>>i&1 == 1 {
				p.changeOrdered(e)
			}
		}
	}
	if e := &card.Tactic.Effect; e.Target == theOrdered && p.Turn.Tactic {
		p.changeOrdered(e)
	}
}

func (p play) changeOrdered(e *Effect) {
	for rest := p.ordered(); rest != 0; {
		var u UnitID
		u, rest = rest.next()
		if e.Classes.has(p.info(u).Class) {
			p.change(&p.Units[u], e)
		}
	}
}

// The step that some tactics give a unit after all else.

func (s *State) forbidsStepOnce(a Action) game.Rule {
	switch {
	case a.Unit >= MaxUnits || !s.candidates().has(a.Unit):
		return s.whyNotPicked(a.Unit, s.effect())
	case int(a.Hex) >= s.Plan.Grid.Len():
		return ruleMovementNoLeavingBoard
	case s.Plan.Grid.Distance(s.Units[a.Unit].Hex, a.Hex) != 1:
		return ruleHexAdjacentShareASide
	case s.At[a.Hex] != NoUnit:
		return ruleMovementOneUnitPerHex
	case s.Chart.Shut.Has(a.Hex):
		return ruleMovementImpassableTerrain
	case s.Chart.Burning.Has(a.Hex):
		return ruleFireNoEntering
	}
	return ""
}

func (s *State) listStepOnce(u UnitID, list []Action) []Action {
	for rest := s.Plan.Grid.Around(s.Units[u].Hex).AndNot(s.closed()); !rest.Empty(); {
		var h hex.Hex
		h, rest = rest.Next()
		list = append(list, Action{Kind: MoveTo, Unit: u, Hex: h})
	}
	return list
}

func (p play) stepOnce(u UnitID, to hex.Hex) {
	from := p.Units[u].Hex
	p.shift(u, to)
	p.tellWay(eventMoved, u, from, []hex.Hex{to})
	p.arrive(u)
}

// Order tokens that cards give and take.

func (s *State) forbidsTake(a Action) game.Rule {
	if a.Kind == TakeToken && a.Token < faces {
		return ""
	}
	return ruleOrderFiveTypes
}

func (s *State) forbidsDrop(h House, a Action) game.Rule {
	if a.Kind == DropToken && a.Token < faces && s.Posts[h].Orders[a.Token] > 0 {
		return ""
	}
	return ruleOrderNeedsTokenInReserve
}

func (p play) take(h House, t Face) {
	p.Posts[h].Orders[t]++
	p.tell(eventTook, h, int16(t))
}

func (p play) drop(h House, t Face) {
	p.Posts[h].Orders[t]--
	p.tell(eventDropped, h, int16(t))
}
