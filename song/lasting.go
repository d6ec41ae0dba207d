package song

import "gonfalon/song/effect"

// Effects that last.

// last gives rules for a while. There is room for more than anybody can play; what would be
// too much is not remembered.
func (p play) last(l Lasting) {
	if p.Lasts == maxLasting {
		return
	}
	p.Lasting[p.Lasts] = l
	p.Lasts++
	if l.Card != 0 {
		p.Posts[l.By].Attached[l.Card-1]++
	}
}

// expire ends what lasts so long; of attacks, tests and actions only what began at this depth
// or deeper.
func (p play) expire(span effect.Span, depth uint8) {
	p.forget(func(l *Lasting) bool { return l.Until == span && l.Depth >= depth })
}

// expireOn ends what lasts so long on a unit.
func (p play) expireOn(u UnitID, span effect.Span) {
	p.forget(func(l *Lasting) bool { return l.Until == span && l.On == u })
}

// forgetUnit ends what lies on a unit that is gone, and what it has granted others.
func (p play) forgetUnit(u UnitID) {
	p.forget(func(l *Lasting) bool { return l.On == u })
	for a := range p.Attached {
		if p.Attached[a].Marked == u {
			p.Attached[a].Marked = NoUnit
		}
	}
}

// forget ends some of what lasts. Cards go to the discard pile of their owner.
func (p play) forget(which func(*Lasting) bool) {
	n := 0
	for i := range int(p.Lasts) {
		l := p.Lasting[i]
		if which(&p.Lasting[i]) {
			p.renumber(i, 0)
			if l.Card != 0 {
				p.Posts[l.By].Attached[l.Card-1]--
				p.Posts[l.By].Discard[l.Card-1]++
			}
			continue
		}
		p.renumber(i, n+1)
		p.Lasting[n] = l
		n++
	}
	clear(p.Lasting[n:p.Lasts])
	p.Lasts = uint8(n)
}

// renumber tells the effects under way that what they are of has another number, or is over.
func (p play) renumber(from, to int) {
	if from+1 == to {
		return
	}
	for i := range p.Works[:p.Working] {
		if int(p.Works[i].Last) == from+1 {
			p.Works[i].Last = uint8(to)
		}
	}
	for i := range p.Later[:p.Latered] {
		if int(p.Later[i].Work.Last) == from+1 {
			p.Later[i].Work.Last = uint8(to)
		}
	}
}

// grant carries out grant, attach and vow.
func (p play) grant(w *Work, op *effect.Op) {
	l := Lasting{Grant: op.Grant, By: w.Seat, Until: op.Span, Origin: w.Self, N: int8(w.Zones)}
	if u := p.unitOf(w, op.Role); u != NoUnit {
		if !p.present(u) && p.Round != 0 {
			return
		}
		if op.Code == effect.VowOn && !p.mayVow(u) {
			return
		}
		l.On = u
	} else if set := p.seatsOf(w, op.Role); set != 0 {
		l.For = set
	} else if n := p.ncuOf(w, op.Role); n != 0 {
		x, e := &p.NCUs[n], p.Muster.lib.entry(p.Muster.lib.grant[op.Grant])
		x.Mute = x.Mute || e.says(effect.Lose)
		x.Activated = x.Activated || e.forbids(effect.BarActivation)
		if e.events == 0 {
			return
		}
		l.NCU = n
	} else {
		return
	}
	switch op.Span {
	case effect.ThisAttack:
		l.Depth = p.Fought
	case effect.ThisTest:
		l.Depth = p.Tested
	case effect.OneAction:
		l.Depth = p.Doing
	}
	if op.Code != effect.Grant && w.Card != 0 {
		l.Card, w.Stays = w.Card, true
		p.Posts[w.Seat].Played[w.Card-1]--
		if op.Code == effect.VowOn {
			l.Until = effect.ThisGame
		}
	}
	if l.Until == effect.NoSpan {
		l.Until = effect.ThisGame
	}
	p.last(l)
	p.disarm(&l)
}

// elsewhere tells whether a moment is of another attack or test than the one that something is
// granted for: one within it, or around it.
func (l *Lasting) elsewhere(m *Moment) bool {
	switch l.Until {
	case effect.ThisAttack:
		return m.Fight != 0 && m.Fight != l.Depth
	case effect.ThisTest:
		return m.Test != 0 && m.Test != l.Depth
	}
	return false
}

// mayVow tells whether a Vow stays on a unit, and takes those away that have no room beside it.
func (p play) mayVow(u UnitID) bool {
	if !p.tagged(u, effect.NightsWatch) || p.barred(u)&effect.BarVow != 0 {
		return false
	}
	most := 1
	if n, is := p.is(u, effect.VowLimit); is {
		most = n
	}
	for i := 0; i < int(p.Lasts) && p.vows(u) >= most; i++ {
		if l := &p.Lasting[i]; l.On == u && p.isVow(l) {
			p.forget(func(x *Lasting) bool { return x == l })
			i--
		}
	}
	return true
}

// disarm takes back what the abilities of an attack would add to it, if they are lost now: none
// are once its dice have been rolled.
func (p play) disarm(l *Lasting) {
	if p.Fought == 0 {
		return
	}
	x := p.fighting(p.Fought)
	if x.By != l.On {
		return
	}
	g := p.Muster.lib.entry(p.Muster.lib.grant[l.Grant])
	for i := range g.rules {
		for j := range g.rules[i].Ops {
			if op := &g.rules[i].Ops[j]; op.Code == effect.Lose && op.Losses&(effect.LoseAll|effect.LoseAttack) != 0 {
				x.Own = Grant{}
			}
		}
	}
}

// forbids tells whether a grant forbids something.
func (e *entry) forbids(b effect.Bars) bool {
	for i := range e.rules {
		for j := range e.rules[i].Ops {
			if op := &e.rules[i].Ops[j]; op.Code == effect.Forbid && op.Bars&b != 0 {
				return true
			}
		}
	}
	return false
}

// later carries out what an effect has left for the end of an attack, an action or an
// activation, and tells whether there was anything.
func (p play) later(span effect.Span, fight uint8) bool {
	for i := range int(p.Latered) {
		l := &p.Later[i]
		if l.Until != span || l.Fight != fight || p.Passing == maxMoments || p.Working == maxWorks {
			continue
		}
		w := l.Work
		p.Moments[p.Passing] = l.Moment
		p.Passing++
		w.Moment, w.Later = p.Passing, true
		p.Latered--
		*l = p.Later[p.Latered]
		p.Later[p.Latered] = Later{}
		p.Works[p.Working] = w
		p.Working++
		p.push(procWork, w.Seat, int16(p.Working))
		return true
	}
	return false
}
