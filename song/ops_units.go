package song

import (
	"gonfalon/game"
	"gonfalon/song/effect"
)

// What units suffer, gain and do.

func (p play) onUnits(n uint8, w *Work, prog *program, op *effect.Op) {
	u := p.unitOf(w, op.Role)
	switch op.Code {
	case effect.GiveToken:
		p.giveToken(w, op, u)
		return
	case effect.TakeToken, effect.MoveToken:
		p.takeToken(w, op, u)
		return
	case effect.FreeAction, effect.Must:
		p.freeAction(w, op, u)
		return
	case effect.ShareRestore, effect.ShareUntoken, effect.ShareModels:
		p.share(w, op)
		return
	case effect.Kill:
		p.kill(w, op, u)
		return
	case effect.MoveAttachment:
		p.moveAttachment(w, op, u)
		return
	}
	w.PC++
	switch op.Code {
	case effect.Spend:
		p.spendFor(w, prog, op, u)
	case effect.Wounds:
		p.woundsOn(w, u, p.rolled(w, op.Amount))
	case effect.HitsOn:
		p.hitsOn(w, op, u)
	case effect.Restore:
		if u != NoUnit {
			w.Same = int8(p.heal(u, p.rolled(w, op.Amount)))
		}
	case effect.ReduceWounds:
		p.reduce(w, p.rolled(w, op.Amount))
	case effect.Destroy:
		if u != NoUnit {
			p.woundsOn(w, u, p.left(u))
		} else if x := p.ncuOf(w, op.Role); x != 0 {
			p.killNCU(x)
		}
	case effect.Survive:
		if u != NoUnit && p.Units[u].Fate == Falling {
			p.Units[u].Wounds = uint8(p.health(u) - int(op.Count))
		}
	case effect.Count:
		if w.Self != NoUnit {
			c := int(p.Units[w.Self].Faith) + p.amount(w, op.Amount)
			p.Units[w.Self].Faith = uint8(max(0, min(99, c)))
		}
	case effect.Activate:
		if u != NoUnit && p.onTable(u) {
			p.push(procActivation, p.seatOf(u), int16(u))
		}
	case effect.ActivateNext:
		p.SetUp.NextUnit = u
	case effect.MustActivate:
		p.SetUp.MustUnit = u
	case effect.AnotherUnit:
		p.anotherUnit(w, op)
	case effect.SkipActivation:
		p.SetUp.Skipped = true
	case effect.RemoveActivation:
		if p.Units[u].Activated > 0 {
			p.Units[u].Activated--
			p.tell(eventReady, p.seatOf(u), int16(u))
		} else if x := p.ncuOf(w, op.Role); x != 0 {
			p.NCUs[x].Activated = false
		}
	case effect.AddActivation:
		if u != NoUnit && p.onTable(u) {
			p.Units[u].Activated++
		}
	case effect.Redeploy, effect.Deploy:
		p.bringOn(w, op, u)
	case effect.Mark:
		p.mark(w, op, u)
	case effect.RemoveTerrain:
		p.clear(w)
	case effect.SpendAs:
		p.SetUp.SpendAs, p.SetUp.SpendBy = p.SetUp.SpendAs|tokensOf(op.Token), w.Seat
	case effect.Score:
		for rest := p.seatsOf(w, op.Role); rest != 0; rest = rest.Without(rest.First()) {
			p.award(rest.First(), p.rolled(w, op.Amount), w.why())
		}
		p.reveal(w)
	}
}

// anotherUnit has another unit activated than the one named, if there is any: the owner of the
// effect names it, or leaves that to the player.
func (p play) anotherUnit(w *Work, op *effect.Op) {
	m := p.momentOf(w)
	p.SetUp.NotUnit, m.Off = m.Unit, true
	if op.Role != effect.Owner {
		return
	}
	set := p.fielded(p.side(p.seatOf(m.Unit))).without(m.Unit)
	for rest := set; rest != 0; {
		var u UnitID
		if u, rest = rest.next(); !p.canActivate(u) {
			set = set.without(u)
		}
	}
	switch set.Len() {
	case 0:
	case 1:
		p.SetUp.MustUnit = set.first()
	default:
		w.PC--
		p.Ask = Ask{Units: set}
		p.ask(decideUnit, w.Seat)
	}
}

// woundsOn deals Wounds; what has been dealt is kept.
func (p play) woundsOn(w *Work, u UnitID, n int) {
	if u == NoUnit || n <= 0 {
		return
	}
	w.Same = int8(min(n, 100))
	h := w.hurts(u, n)
	if x := p.fightOf(w); x != nil && x.On == u && p.side(w.Seat).Has(p.seatOf(x.By)) && p.momentOf(w).Kind != effect.AttackResolved {
		h.Fight = p.momentOf(w).Fight // what the attack itself does is of the attack
	}
	p.hurt(h)
}

// hurts is so many Wounds of an effect on a unit.
func (w *Work) hurts(u UnitID, n int) Hurt {
	means := effect.ByAbility
	if w.Card != 0 {
		means = effect.ByCard
	}
	return Hurt{Unit: u, N: uint8(min(n, 100)), By: w.Seat, Of: w.Self, Means: means}
}

// hitsOn deals automatic Hits outside of an attack: saves are rolled at once.
//
// Carries out song.term.automatic-hits.
func (p play) hitsOn(w *Work, op *effect.Op, u UnitID) {
	n := p.rolled(w, op.Amount)
	if u == NoUnit || !p.onTable(u) || n <= 0 {
		return
	}
	x := Fight{On: u, Grant: Grant{Save: op.Save}}
	x.Grant.Save += int8(p.sum(u, effect.Save))
	p.roll(&x.Defence, labelDefence, n)
	p.tellDice(eventDefenceDice, p.seatOf(u), &x.Defence, p.toBlock(&x), u)
	n -= x.Defence.from(p.toBlock(&x))
	if per, is := p.is(u, effect.HitsPerWound); is {
		n /= per
	}
	p.woundsOn(w, u, n)
}

// reduce lessens Wounds: of the moment, or of the attack.
func (p play) reduce(w *Work, n int) {
	m := p.momentOf(w)
	switch {
	case m.Kind == effect.WoundsDue && m.Hurt != 0:
		h := &p.Hurts[m.Hurt-1]
		h.N -= uint8(min(n, int(h.N)))
	case m.Fight != 0:
		p.fighting(m.Fight).Spared += uint8(n)
	}
}

// giveToken places a condition token, of a kind that may have to be chosen.
func (p play) giveToken(w *Work, op *effect.Op, u UnitID) {
	t := w.Token
	switch op.Token {
	case effect.AnyToken:
		if u == NoUnit || p.Units[u].Tokens == Panicked|Vulnerable|Weakened {
			w.PC++
			return
		}
		p.Ask = Ask{Options: uint16(^p.Units[u].Tokens & 7)}
		p.ask(decideOption, w.Seat)
		return
	case effect.DueToken:
		t = p.momentOf(w).Token
	case effect.NamedToken:
	default:
		t = tokensOf(op.Token)
	}
	w.PC++
	if u != NoUnit {
		p.place1(u, t, w.Seat)
	}
}

// place1 places a token, which others may answer.
func (p play) place1(u UnitID, t Tokens, by game.Seat) {
	if !p.onTable(u) || p.Units[u].Tokens&t != 0 || p.immune(u, t) {
		return
	}
	if !p.stirs(&Moment{Kind: effect.TokenDue}) {
		p.put(u, t)
		return
	}
	p.push(procToken, by, int16(u)|int16(t)<<7)
}

// tokenDue is the procedure of a token that is about to be placed.
func (p play) tokenDue(f *game.Frame) {
	u, t := UnitID(f.Arg&127), Tokens(f.Arg>>7&7)
	switch f.Step {
	case 0:
		f.Step = 1
		p.SetUp.TokenOff = false
		p.moment(Moment{Kind: effect.TokenDue, Unit: u, Seat: f.Seat, Token: t})
	default:
		p.Stack.Pop()
		if !p.SetUp.TokenOff {
			p.put(u, t)
		}
		p.SetUp.TokenOff = false
	}
}

// takeToken takes tokens off a unit, or moves them; the owner chooses which.
func (p play) takeToken(w *Work, op *effect.Op, u UnitID) {
	if u == NoUnit || p.Units[u].Tokens == 0 {
		w.PC++
		return
	}
	if n := p.amount(w, op.Amount); n >= UnitSet(p.Units[u].Tokens).Len() {
		p.shed(w, op, u, p.Units[u].Tokens)
		w.PC++
		return
	}
	p.Ask = Ask{Options: uint16(p.Units[u].Tokens)}
	p.ask(decideOption, w.Seat)
}

// shed takes tokens off a unit, and puts them on another if they move.
func (p play) shed(w *Work, op *effect.Op, u UnitID, t Tokens) {
	p.Units[u].Tokens &^= t
	p.tell(eventShed, w.Seat, int16(u), int16(t))
	to := p.unitOf(w, op.With) // nobody, if they do not move
	for i := range conditions {
		if one := Tokens(1 << i); t&one != 0 {
			p.put(to, one)
		}
	}
}

// spendFor spends a token for nothing but this effect; who has none cannot go on.
func (p play) spendFor(w *Work, prog *program, op *effect.Op, u UnitID) {
	t := Tokens(0)
	if u != NoUnit {
		t = p.Units[u].Tokens & tokensOf(op.Token)
	}
	if t == 0 {
		w.PC--
		w.skip(prog)
		return
	}
	p.spend(w.Seat, u, t&-t)
}

// freeAction lets a unit do one of some actions.
//
// Carries out song.action.free-action-independent.
func (p play) freeAction(w *Work, op *effect.Op, u UnitID) {
	w.PC++
	if u == NoUnit || !p.present(u) {
		return
	}
	if op.Code == effect.Must {
		p.SetUp.Must = Compelled{u, allowedOf(op.Actions), p.unitOf(w, op.With), uint8(op.Die)}
		return
	}
	d := Deed{Unit: u, Free: true, May: allowedOf(op.Actions), Only: p.unitOf(w, op.With), Speed: op.Speed, Of: p.workNo(w)}
	d.May |= mayForgo
	if op.Die != 0 {
		d.Die, d.Is = uint8(op.Die), isFixed
	}
	w.Was, w.Kills = p.Contact[u], 0
	p.begin(d)
}

// share divides restored Wounds, removed tokens or removed models among units: one at a time.
func (p play) share(w *Work, op *effect.Op) {
	if w.EachAt != w.PC+1 {
		w.EachAt, w.Left, w.Same = w.PC+1, uint8(max(0, p.rolled(w, op.Amount))), 0
	}
	set := p.candidates(w, op)
	for rest := set; rest != 0; {
		var u UnitID
		u, rest = rest.next()
		x := &p.Units[u]
		if op.Code == effect.ShareRestore && (x.Wounds == 0 || !p.canHeal(u)) || op.Code == effect.ShareUntoken && x.Tokens == 0 || op.Code == effect.ShareModels && p.models(u) < 2 {
			set = set.without(u)
		}
	}
	if set == 0 || w.Left == 0 {
		w.EachAt = 0
		w.PC++
		return
	}
	p.Ask = Ask{Units: set, May: true}
	p.ask(decideUnit, w.Seat)
}

// shareTo gives one part to a unit.
func (p play) shareTo(w *Work, op *effect.Op, u UnitID) {
	w.Left--
	w.Same++
	switch op.Code {
	case effect.ShareRestore:
		p.heal(u, 1)
	case effect.ShareUntoken:
		t := p.Units[u].Tokens
		p.shed(w, op, u, t&-t)
	default:
		health := int(p.sheet(u).Health)
		p.hurt(Hurt{Unit: u, N: uint8(p.left(u) - (p.models(u)-1)*health), By: w.Seat, Means: effect.ByCard})
	}
}

// hasPart tells whether a unit has an Attachment, or is somebody.
func (s *State) hasPart(u UnitID, part effect.Part) bool {
	switch part {
	case effect.Model, effect.AnyModel:
		return true
	case effect.Vow:
		return s.vows(u) > 0
	case effect.Loyalty:
		_, is := s.is(u, effect.Loyal)
		return is
	case effect.General:
		return u == s.commanderUnit(s.seatOf(u))
	}
	for _, a := range s.Units[u].Attached {
		if a != 0 && s.isPart(a, part) {
			return true
		}
	}
	return s.sheet(u).is(part)
}

// vows is how many Vows lie with a unit.
func (s *State) vows(u UnitID) int {
	n := 0
	for i := range s.Lasting[:s.Lasts] {
		l := &s.Lasting[i]
		if l.On == u && l.Card != 0 && s.Muster.lib.entry(s.Muster.seat[l.By].deck[l.Card-1]).vow {
			n++
		}
	}
	return n
}

// mark sets a beast upon a unit.
func (p play) mark(w *Work, op *effect.Op, u UnitID) {
	if a := p.bearer(w); u != NoUnit && a != 0 {
		p.Attached[a].Marked = u
	}
}
