package song

import (
	"math/bits"

	"gonfalon/game"
	"gonfalon/song/effect"
)

// The choices that effects leave to somebody: a unit, an NCU, a zone, a card, an option, a
// number, yes or no.

// choosing is the effect that waits for a choice, or nil: then the claim of an NCU does.
func (s *State) choosing() *Work {
	if f := s.Stack.Top(); f.Proc == procWork {
		return s.working(uint8(f.Arg))
	}
	return nil
}

// cardsAsked are the kinds of cards that may be chosen, a bit each.
func (s *State) cardsAsked() uint16 {
	w := s.choosing()
	return s.cardsFor(w, &s.Muster.lib.rules[w.Rule].Ops[w.PC])
}

// cardsFrom is whose deck those cards are of.
func (s *State) cardsFrom() game.Seat {
	w := s.choosing()
	switch s.Muster.lib.rules[w.Rule].Ops[w.PC].Code {
	case effect.DiscardCard:
		return w.Foe2
	case effect.Look:
		return w.Foe
	}
	return w.Seat
}

// forbidsChoice returns why something may not be chosen.
func (s *State) forbidsChoice(_ game.Seat, a *Action) objection {
	q := &s.Ask
	ok := false
	switch s.Waits.Kind {
	case decideUnit:
		ok = a.Kind == ChooseUnit && q.Units.has(a.Unit)
	case decideNCU:
		ok = a.Kind == ChooseNCU && a.N < 32 && q.NCUs>>a.N&1 == 1
	case decideAttachment:
		ok = a.Kind == ChooseAttachment && q.Units.has(UnitID(a.N))
	case decideOnZone:
		ok = a.Kind == ChooseZone && a.N < 16 && q.Options>>a.N&1 == 1
	case decideCard:
		kind := s.kindOf(s.cardsFrom(), a.N)
		ok = a.Kind == ChooseCard && kind >= 0 && kind < DeckKinds && s.cardsAsked()>>kind&1 == 1
	case decideOption:
		ok = a.Kind == ChooseOption && a.N < 16 && q.Options>>a.N&1 == 1
	case decideNumber:
		ok = a.Kind == ChooseNumber && a.N >= q.Least && a.N <= q.Most
	case decideMay:
		ok = a.Kind == ChooseYes
	}
	if ok || a.Kind == Pass && q.May {
		return objection{}
	}
	return s.unasked(a)
}

// listChoices appends all that may be chosen.
func (s *State) listChoices(_ game.Seat, list []Action) []Action {
	q := &s.Ask
	each := func(kind ActionKind, set uint32) {
		for n := uint8(0); set>>n != 0; n++ {
			if set>>n&1 == 1 {
				list = append(list, Action{Kind: kind, N: n})
			}
		}
	}
	switch s.Waits.Kind {
	case decideUnit:
		for rest := q.Units; rest != 0; {
			var u UnitID
			u, rest = rest.next()
			list = append(list, Action{Kind: ChooseUnit, Unit: u})
		}
	case decideNCU:
		each(ChooseNCU, q.NCUs)
	case decideAttachment:
		for rest := q.Units; rest != 0; {
			var n UnitID
			n, rest = rest.next()
			list = append(list, Action{Kind: ChooseAttachment, N: uint8(n)})
		}
	case decideOnZone:
		each(ChooseZone, uint32(q.Options))
	case decideCard:
		for rest, seat := s.cardsAsked(), s.cardsFrom(); rest != 0; rest &= rest - 1 {
			list = append(list, Action{Kind: ChooseCard, N: s.numberOf(seat, bits.TrailingZeros16(rest))})
		}
	case decideOption:
		each(ChooseOption, uint32(q.Options))
	case decideNumber:
		for n := q.Least; n <= q.Most; n++ {
			list = append(list, Action{Kind: ChooseNumber, N: n})
		}
	case decideMay:
		list = append(list, Action{Kind: ChooseYes})
	}
	if q.May {
		list = append(list, Action{Kind: Pass})
	}
	return list
}

// choice takes what has been chosen to the effect that waits for it.
func (p play) choice(seat game.Seat, a *Action) {
	p.Ask = Ask{}
	w := p.choosing()
	if f := p.Stack.Top(); f.Proc == procCharge {
		d := p.doing(uint8(f.Arg))
		d.Is &^= isAgain
		if a.Kind == ChooseYes {
			p.rollCharge(d)
		}
		return
	}
	if w == nil {
		p.modeChoice(seat, a)
		return
	}
	prog := &p.Muster.lib.rules[w.Rule]
	op := &prog.Ops[w.PC]
	switch op.Code {
	case effect.May:
		if a.Kind == Pass {
			p.tell(eventDeclined, seat, int16(w.Entry))
			w.PC = op.Skip
			return
		}
		p.use(w)
		w.PC++
	case effect.Choose:
		if a.Kind == ChooseOption {
			w.Piece = a.N + 1
			w.PC++
			return
		}
		if a.Kind == ChooseNCU {
			w.Chosen = NCUID(a.N)
		} else {
			p.tell(eventTarget, seat, int16(a.Unit), int16(w.Entry))
			p.aimAt(w, a.Unit)
			return
		}
		w.PC++
	case effect.Each:
		if a.Kind == Pass {
			w.EachAt, w.It, w.PC = 0, NoUnit, op.Skip
			return
		}
		w.It, w.Set, w.Left = a.Unit, w.Set.without(a.Unit), w.Left-1
		w.PC++
	case effect.Pick:
		p.takeOption(w, prog, a.N)
	case effect.AnotherUnit:
		p.SetUp.MustUnit = a.Unit
		w.PC++
	case effect.Kill:
		u := p.unitOf(w, op.Role)
		w.PC++
		if a.Kind == Pass { // an ordinary model
			p.hurt(w.hurts(u, p.lastModel(u)))
			return
		}
		p.doom(w.Seat, u, AttachID(a.N))
	case effect.MoveAttachment:
		w.PC++
		p.moveTo(p.unitOf(w, op.With), AttachID(a.N))
	case effect.Call:
		switch a.Kind {
		case ChooseOption:
			w.Same = int8(a.N + 1)
		case ChooseAttachment:
			w.Same = int8(a.N)
		default:
			w.Target = a.Unit
		}
	case effect.Number:
		w.Same = int8(a.N)
		w.PC++
	case effect.NameZones:
		w.Zones |= 1 << a.N
		if w.Left--; w.Left == 0 {
			w.PC++
		}
	case effect.NameToken:
		w.Token = 1 << a.N
		w.PC++
	case effect.GiveToken:
		w.PC++
		if u := p.unitOf(w, op.Role); u != NoUnit {
			p.place1(u, 1<<a.N, w.Seat)
		}
	case effect.TakeToken, effect.MoveToken:
		p.shed(w, op, p.unitOf(w, op.Role), 1<<a.N)
		w.PC++
	case effect.ShareRestore, effect.ShareUntoken, effect.ShareModels:
		if a.Kind == Pass {
			w.PC++
			return
		}
		p.shareTo(w, op, a.Unit)
	default:
		if a.Kind == ChooseCard {
			p.chosenCard(w, op, p.kindOf(p.cardsFrom(), a.N))
			return
		}
		p.chosenZone(w, op, Zone(a.N))
	}
}

// chosenCard takes a card that has been chosen.
func (p play) chosenCard(w *Work, op *effect.Op, kind int) {
	switch op.Code {
	case effect.DiscardCard:
		p.toss(w.Foe2, kind)
		w.Left--
	case effect.Look:
		w.Sifted[kind]++
	case effect.Return:
		p.fetch(w.Seat, kind)
		w.Left--
	case effect.Search:
		p.found(w, op, kind)
		w.PC++
	case effect.BottomCard, effect.Sift:
		post := &p.Posts[w.Seat]
		if op.Code == effect.Sift { // all but the one that is chosen go back
			for k := range w.Sifted {
				back := w.Sifted[k]
				if k == kind && back > 0 {
					back--
				}
				post.Hand[k] -= back
				post.Cards -= back
				post.Deck[k] += back
			}
			w.EachAt, w.Sifted = 0, Pile{}
			w.PC++
			return
		}
		post.Hand[kind]--
		post.Cards--
		post.Deck[kind]++
		w.Left--
	}
}

// chosenZone takes a zone that has been chosen.
func (p play) chosenZone(w *Work, op *effect.Op, z Zone) {
	switch op.Code {
	case effect.UseZone:
		p.useZone(w.Seat, w.OwnNCU, z)
		w.PC++
	case effect.MoveNCU:
		own := &p.NCUs[w.OwnNCU]
		other := p.Zones[z]
		p.Zones[own.Zone] = other
		if other != 0 {
			p.NCUs[other].Zone = own.Zone
		}
		own.Zone, p.Zones[z] = z, w.OwnNCU
		p.tell(eventZone, w.Seat, int16(w.OwnNCU), int16(z))
		w.PC++
	}
}

// askNumber has a number named.
func (p play) askNumber(w *Work, op *effect.Op) {
	p.Ask = Ask{Least: uint8(op.Count), Most: uint8(op.Upto)}
	p.ask(decideNumber, w.Seat)
}

// askZones has zones named, one after the other.
func (p play) askZones(w *Work, op *effect.Op) {
	if w.EachAt != w.PC+1 {
		w.EachAt, w.Left, w.Zones = w.PC+1, uint8(op.Count), 0
	}
	var set uint16
	for z := Crown; z <= p.lastZone(); z++ {
		if w.Zones>>z&1 == 0 {
			set |= 1 << z
		}
	}
	p.Ask = Ask{Options: set}
	p.ask(decideOnZone, w.Seat)
}

// askToken has a kind of condition token named.
func (p play) askToken(w *Work) {
	p.Ask = Ask{Options: 7}
	p.ask(decideOption, w.Seat)
}
