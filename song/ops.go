package song

import (
	"gonfalon/game"
	"gonfalon/song/effect"
)

// The interpreter of effects. A statement that must wait for an answer stays where it is until
// it has come; all others go on to the next.

// execute carries out one statement.
func (p play) execute(n uint8, w *Work, prog *program, op *effect.Op) {
	if op.Pay && w.EachAt != w.PC+1 && !p.canPay(w, op) { // of what is half paid the rest can be
		w.skip(prog)
		return
	}
	if op.Code != effect.May {
		p.use(w)
	}
	switch op.Code {
	case effect.Next, effect.Back, effect.Else, effect.Option: // the statements of an Option are begun by its Pick
		w.PC = op.Skip
	case effect.If:
		if p.hold(w, op.Conditions) {
			w.PC++
		} else {
			w.PC = op.Skip
		}
	case effect.May:
		p.askMay(w, prog, op)
	case effect.Choose:
		p.askUnit(w, prog, op)
	case effect.Each:
		p.each(w, op)
	case effect.Repeat:
		p.repeat(w, op)
	case effect.Pick:
		p.pick(w, prog, op)
	case effect.Test:
		p.testIn(n, w, op)
	case effect.Passed:
		w.PC = op.Skip
		if w.Tested == Passed {
			w.PC = prog.after(op) + 1
		}
	case effect.Failed:
		w.PC = op.Skip
		if w.Tested == Failed {
			w.PC = prog.after(op) + 1
		}
	case effect.Roll:
		w.Result, w.Rolled = int8(p.rolled(w, op.Amount)), true
		p.tell(eventRolled, w.Seat, int16(w.Result))
		w.PC++
	case effect.Again:
		p.again1(n, w, op)
	case effect.After:
		p.deferred(w, op)
	case effect.Instead:
		p.instead(w)
		w.PC++
	case effect.Cancel:
		p.cancel(w)
		w.PC++
	case effect.Call:
		p.call(n, w, op)
	case effect.Number:
		p.askNumber(w, op)
	case effect.NameZones:
		p.askZones(w, op)
	case effect.NameToken:
		p.askToken(w)
	case effect.Reroll:
		if !p.rerollNow(w, op, p.fightOf(w), p.testOf(w), p.deedOf(w)) {
			w.PC++
		}
	default:
		switch {
		case op.Code < effect.Dice:
			p.onUnits(n, w, prog, op)
		case op.Code < effect.Draw:
			p.onRolls(w, op)
			w.PC++
		case op.Code < effect.Grant:
			p.onCards(w, prog, op)
		default:
			p.grant(w, op)
			w.PC++
		}
	}
}

// after is the place of a statement of a program.
func (prog *program) after(op *effect.Op) uint16 {
	for i := range prog.Ops {
		if &prog.Ops[i] == op {
			return uint16(i)
		}
	}
	panic("song: a statement is not of its rule")
}

// askMay asks whether what stands below is done: the owner, or his opponent. Nobody is asked
// for what cannot be done.
func (p play) askMay(w *Work, prog *program, op *effect.Op) {
	if !p.possible(w, prog.Ops[w.PC+1:op.Skip], w.PC+1) {
		w.PC = op.Skip
		return
	}
	seat := w.Seat
	if op.ByFoe {
		seat = p.opponentOf(w)
	}
	p.Ask = Ask{May: true}
	p.ask(decideMay, seat)
}

// possible tells whether what stands directly in a list of statements, the first of which has a
// number in its rule, can be done: somebody can be chosen, and costs can be met.
func (s *State) possible(w *Work, ops []effect.Op, first uint16) bool {
	target, previous := w.Target, w.Previous
	ok := true
	for i := 0; ok && i < len(ops); {
		op := &ops[i]
		switch {
		case op.Code == effect.Choose && (op.Side == effect.FriendNCU || op.Side == effect.EnemyNCU):
			ok = s.choosableNCUs(w, op) != 0
		case op.Code == effect.Choose:
			set := s.candidates(w, op)
			w.Previous, w.Target = w.Target, set.first() // what follows may speak of it
			ok = set != 0
		case op.Pay:
			ok = s.canPay(w, op)
		case op.Code == effect.Call:
			ok = s.callable(op.Func)
		case op.Code == effect.Again:
			ok = !op.Once || w.AgainAt != first+uint16(i)+1
		}
		i = max(i+1, int(op.Skip)-int(first))
	}
	w.Target, w.Previous = target, previous
	return ok
}

// canPay tells whether a cost can be met, as far as everybody knows.
func (s *State) canPay(w *Work, op *effect.Op) bool {
	u := s.unitOf(w, op.Role)
	switch op.Code {
	case effect.Count:
		return w.Self != NoUnit && int(s.Units[w.Self].Faith)+s.amount(w, op.Amount) >= 0
	case effect.Spend:
		return s.Units[u].Tokens&tokensOf(op.Token) != 0
	case effect.DiscardCard:
		need := s.amount(w, op.Amount)
		if w.Card != 0 && w.Entry == 0 {
			need++ // this card is still in the hand
		}
		for rest := s.seatsOf(w, op.Role); rest != 0; rest = rest.Without(rest.First()) {
			if int(s.Posts[rest.First()].Cards) < need {
				return false
			}
		}
	case effect.Wounds, effect.Kill:
		return u != NoUnit && s.onTable(u) || s.ncuOf(w, op.Role) != 0
	}
	return true
}

// candidates are the units that may be chosen: none that is being removed.
func (s *State) candidates(w *Work, op *effect.Op) UnitSet {
	var set UnitSet
	at := w.It
	for u := UnitID(1); u <= s.Muster.Units(); u++ {
		if !s.onSide(w, op.Side, u) || s.Units[u].Fate == Falling || w.Card != 0 && !s.seesCard(w, u) || w.OwnNCU != 0 && w.Zone == noZone && s.spurns(w, u) {
			continue
		}
		w.It = u
		if s.hold(w, op.Conditions) {
			set = set.with(u)
		}
	}
	w.It = at
	return set
}

// seesCard tells whether a Tactics card may be about a unit.
func (s *State) seesCard(w *Work, u UnitID) bool {
	if s.side(w.Seat).Has(s.seatOf(u)) {
		return s.barred(u)&effect.BarOwnCards == 0
	}
	return s.guarded(u)&effect.GuardCards == 0
}

// spurns tells whether the abilities of the NCUs of a seat do nothing to a unit.
func (s *State) spurns(w *Work, u UnitID) bool {
	return !s.side(w.Seat).Has(s.seatOf(u)) && s.guarded(u)&effect.GuardNCUs != 0
}

// askUnit has a unit or an NCU chosen; with none to choose the rest of the block is left out.
func (p play) askUnit(w *Work, prog *program, op *effect.Op) {
	seat := w.Seat
	if op.ByFoe {
		seat = p.opponentOf(w)
	}
	if op.Side == effect.FriendNCU || op.Side == effect.EnemyNCU {
		p.askNCU(w, prog, op, seat)
		return
	}
	if op.Side == effect.Piece {
		p.askPiece(w, prog, seat)
		return
	}
	set := p.candidates(w, op)
	switch set.Len() {
	case 0:
		w.skip(prog)
	case 1:
		p.aimAt(w, set.first())
	default:
		p.Ask = Ask{Units: set}
		p.ask(decideUnit, seat)
	}
}

// aimAt makes a unit the target of an effect; others may answer that.
func (p play) aimAt(w *Work, u UnitID) {
	w.Previous, w.Target = w.Target, u
	w.PC++
	m := Moment{Unit: u, Seat: w.Seat, Work: p.workNo(w), NCU: w.OwnNCU, Kind: effect.Targeted, Means: effect.ByAbility}
	switch {
	case w.Zone != noZone:
		m.Kind, m.Zone = effect.ZoneTarget, w.Zone
	case w.Card != 0:
		m.Means = effect.ByCard
	}
	p.moment(m)
}

// workNo is the number of an effect under way, from 1.
func (s *State) workNo(w *Work) uint8 {
	for i := range s.Works {
		if &s.Works[i] == w {
			return uint8(i + 1)
		}
	}
	return 0
}

// choosableNCUs are the NCUs that may be chosen, a bit each.
func (s *State) choosableNCUs(w *Work, op *effect.Op) uint32 {
	var set uint32
	chosen := w.Chosen
	for n := NCUID(1); n <= s.Muster.NCUs(); n++ {
		if s.NCUs[n].Gone || s.side(w.Seat).Has(s.Muster.NCUSeat(n)) != (op.Side == effect.FriendNCU) {
			continue
		}
		w.Chosen = n
		if s.hold(w, op.Conditions) {
			set |= 1 << n
		}
	}
	w.Chosen = chosen
	return set
}

// askNCU has an NCU chosen.
func (p play) askNCU(w *Work, prog *program, op *effect.Op, seat game.Seat) {
	set := p.choosableNCUs(w, op)
	switch {
	case set == 0:
		w.skip(prog)
	case set&(set-1) == 0:
		w.Chosen = NCUID(UnitSet(set).first())
		w.PC++
	default:
		p.Ask = Ask{NCUs: set}
		p.ask(decideNCU, seat)
	}
}

// each goes through units: all of a side, or as many as the owner chooses.
func (p play) each(w *Work, op *effect.Op) {
	if w.EachAt != w.PC+1 {
		w.EachAt, w.Set, w.Left = w.PC+1, p.candidates(w, op), uint8(op.Count)
		if op.Count == 0 {
			w.Left = MaxUnits
		}
	}
	w.Set &= p.candidates(w, op) // some may be gone by now
	if w.Set == 0 || w.Left == 0 {
		w.EachAt, w.It, w.PC = 0, NoUnit, op.Skip
		return
	}
	if op.Count != 0 && w.Set.Len() > 1 {
		p.Ask = Ask{Units: w.Set, May: true}
		p.ask(decideUnit, w.Seat)
		return
	}
	w.It = w.Set.first()
	w.Set, w.Left = w.Set.without(w.It), w.Left-1
	w.PC++
}

// repeat goes through statements several times.
func (p play) repeat(w *Work, op *effect.Op) {
	if w.EachAt != w.PC+1 {
		w.EachAt, w.Left = w.PC+1, uint8(max(0, p.rolled(w, op.Amount)))
	}
	if w.Left == 0 {
		w.EachAt, w.PC = 0, op.Skip
		return
	}
	w.Left--
	w.PC++
}

// pick has options picked, one after the other; each is carried out when it is.
func (p play) pick(w *Work, prog *program, op *effect.Op) {
	if w.PickAt != w.PC+1 {
		n := p.amount(w, op.Amount)
		if len(op.Conditions) > 0 && p.hold(w, op.Conditions) {
			n++
		}
		w.PickAt, w.Picked, w.PickLeft = w.PC+1, 0, uint8(max(0, n))
	}
	open := p.openOptions(w, prog, op)
	if w.PickLeft == 0 || open == 0 {
		w.PickAt, w.PC = 0, op.Skip
		return
	}
	seat := w.Seat
	if op.ByFoe {
		seat = p.opponentOf(w)
	}
	if open&(open-1) == 0 {
		p.takeOption(w, prog, uint8(UnitSet(open).first()))
		return
	}
	p.Ask = Ask{Options: open}
	p.ask(decideOption, seat)
}

// openOptions are the options of a Pick that can still be picked, a bit each.
func (s *State) openOptions(w *Work, prog *program, op *effect.Op) uint16 {
	var open uint16
	i := 0
	for at := w.PC + 1; at < op.Skip; i++ {
		o := &prog.Ops[at]
		if o.Code != effect.Option {
			break
		}
		if w.Picked>>i&1 == 0 && s.hold(w, o.Conditions) && s.possible(w, prog.Ops[at+1:o.Skip], at+1) {
			open |= 1 << i
		}
		at = o.Skip
		if at < op.Skip && prog.Ops[at].Code == effect.Back {
			at++
		}
	}
	return open
}

// takeOption begins an option of the Pick at PC.
func (p play) takeOption(w *Work, prog *program, n uint8) {
	w.Picked |= 1 << n
	w.PickLeft--
	at := w.PC + 1
	for range n {
		at = prog.Ops[at].Skip
		if prog.Ops[at].Code == effect.Back {
			at++
		}
	}
	p.tell(eventOption, w.Seat, int16(w.Entry), int16(n))
	w.PC = at + 1
}

// testIn has a unit make a test, and goes on with its outcome.
func (p play) testIn(n uint8, w *Work, op *effect.Op) {
	u := p.unitOf(w, op.Role)
	w.Rolled, w.Tested = false, Untested
	w.PC++
	if u == NoUnit || !p.present(u) || p.neverTests(u) {
		return
	}
	w.Test = Test{Unit: u, Panic: op.Panic, By: w.Seat, Mod: int8(p.amount(w, op.Amount)), Keep: keepOf(op.Keep), Work: n, Extra: uint8(max(0, w.ExtraWounds))}
	p.startTest(w.Test)
}

func keepOf(k effect.Keep) Keep {
	switch k {
	case effect.DropLow:
		return KeepHigh
	case effect.DropHigh:
		return KeepLow
	}
	return KeepBoth
}

// again1 makes the last roll or test of an effect once more.
func (p play) again1(n uint8, w *Work, op *effect.Op) {
	prog := &p.Muster.lib.rules[w.Rule]
	if op.Once && w.AgainAt == w.PC+1 {
		w.PC++
		return
	}
	w.AgainAt = w.PC + 1
	for at := int(w.PC) - 1; at >= 0; at-- {
		if c := prog.Ops[at].Code; c == effect.Roll || c == effect.Test {
			w.PC = uint16(at)
			return
		}
	}
	w.PC++
}

// deferred keeps the statements below for later. What can be done now that nothing else comes
// before the end of that time is done by a frame of its own.
func (p play) deferred(w *Work, op *effect.Op) {
	l := Later{Work: *w, Moment: *p.momentOf(w), Until: op.Span}
	l.Work.PC, l.Work.Card, l.Work.Moment = w.PC+1, 0, 0
	l.Moment.Window = game.Window{}
	if op.Span == effect.ThisAttack {
		l.Fight = l.Moment.Fight
	}
	if p.Latered < maxLater {
		p.Later[p.Latered] = l
		p.Latered++
	}
	w.PC = op.Skip
}

// instead puts what an effect does in the place of what the moment is about.
func (p play) instead(w *Work) {
	if w.Moment == 0 {
		return
	}
	m := p.momentOf(w)
	switch m.Kind {
	case effect.ZoneClaimed:
		p.SetUp.Replaced = true
	case effect.Surge:
		p.fighting(m.Fight).Swift = true
	case effect.ActivationBegun:
		p.SetUp.NoAction = true
	case effect.TokenDue:
		m.Off, p.SetUp.TokenOff = true, true
	case effect.WoundsDue:
		m.Off, p.Hurts[m.Hurt-1].N = true, 0
	case effect.ZoneTarget, effect.Targeted:
		m.Off = true
		if m.Work != 0 {
			p.working(m.Work).Off = true
		}
	case effect.AttachmentDue:
		m.Off = true
	}
}

// cancel cancels what the moment is about.
func (p play) cancel(w *Work) {
	if w.Moment == 0 {
		return
	}
	m := p.momentOf(w)
	m.Off = true
	switch m.Kind {
	case effect.TokenSpent:
		p.SetUp.Again = Rerolling{}
	case effect.CardPlayed, effect.OrderUsed, effect.Targeted:
		if m.Work != 0 {
			p.working(m.Work).Off = true
		}
	case effect.ZoneClaimed:
		p.SetUp.Replaced = true
	case effect.InfluencePlaced:
		p.uninfluence(m.NCU)
	}
	p.tell(eventCancelled, w.Seat, int16(w.Entry))
}

// call carries out a named function.
func (p play) call(n uint8, w *Work, op *effect.Op) {
	if functions[op.Func](p, n, w) {
		w.PC++
		w.Left = 0
	}
}
