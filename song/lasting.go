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
	p.forget(func(l *Lasting) bool { return l.On == u || l.Marked == u })
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
	for i := n; i < int(p.Lasts); i++ {
		p.Lasting[i] = Lasting{}
	}
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
		l.On = u
	} else if set := p.seatsOf(w, op.Role); set != 0 {
		l.For = set
	} else if n := p.ncuOf(w, op.Role); n != 0 {
		p.NCUs[n].Mute = p.NCUs[n].Mute || p.mutes(op.Grant)
		return
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
	if op.Code == effect.VowOn && !p.mayVow(l.On) {
		return
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
}

// mayVow tells whether a unit has room for another Vow: for one, unless an ability says otherwise.
func (s *State) mayVow(u UnitID) bool {
	most := 1
	if n, is := s.is(u, effect.VowLimit); is {
		most = n
	}
	return s.barred(u)&effect.BarVow == 0 && s.vows(u) < most
}

// mutes tells whether a grant takes all abilities away.
func (s *State) mutes(grant uint16) bool {
	e := s.Muster.lib.entry(s.Muster.lib.grant[grant])
	return e.says(effect.Lose)
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
