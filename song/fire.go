package song

import (
	"gonfalon/game"
	"gonfalon/song/effect"
)

// Fire & Blood: Marked Units, and Victory Point tokens.

// marksEach is how many enemies each player marks.
const marksEach = 2

// marking is the procedure in which players mark enemies, one at a time.
//
// Carries out song.fire.mark-two-units.
func (p play) marking(f *game.Frame) {
	n := p.seats()
	for i := range n {
		seat := (f.Seat + i) % n
		if set := p.markable(seat); set != 0 {
			f.Seat = (seat + 1) % n
			p.Ask = Ask{Units: set}
			p.ask(decideUnit, seat)
			return
		}
	}
	p.Stack.Pop()
}

// markable are the enemies that a seat may still mark.
//
// Carries out song.fire.zero-cost-not-markable.
func (s *State) markable(seat game.Seat) UnitSet {
	if s.SetUp.Marked[seat] == marksEach {
		return 0
	}
	set := s.fielded(s.foes(seat))
	for rest := set; rest != 0; {
		var u UnitID
		u, rest = rest.next()
		if s.Muster.Cost(u) == 0 || s.Units[u].Marks&markMarked != 0 {
			set = set.without(u)
		}
	}
	return set
}

func (p play) markUnit(seat game.Seat, u UnitID) {
	p.Units[u].Marks |= markMarked
	p.SetUp.Marked[seat]++
	p.tell(eventMarked, seat, int16(u))
}

// askPoints asks for an enemy near a Commander who begins his activation.
//
// Carries out song.fire.commander-places-vp-token.
func (p play) askPoints(u UnitID) {
	seat := p.seatOf(u)
	if p.Choices.Mode != Fire || p.commanderUnit(seat) != u || !p.onTable(u) {
		return
	}
	set := p.fielded(p.foes(seat))
	for rest := set; rest != 0; {
		var v UnitID
		v, rest = rest.next()
		if !p.near(u, v, 12) {
			set = set.without(v)
		}
	}
	if set != 0 {
		p.Ask = Ask{Units: set, May: true}
		p.ask(decideUnit, seat)
	}
}

// offerPoints puts a Victory Point token on the enemy that has been chosen.
func (p play) offerPoints(seat game.Seat, a *Action) {
	if a.Kind == ChooseUnit {
		p.Units[a.Unit].Points++
		p.tell(eventPointToken, seat, int16(a.Unit))
	}
}

// scoreModeFall gives a side what its mode gives for the destruction of a unit, besides the
// Military Victory.
//
// Carries out song.fire.marked-killer-extra-point, song.fire.marked-victim-two-points,
// song.fire.vp-tokens-on-victim.
func (p play) scoreModeFall(h *Hurt, seat game.Seat) {
	if p.Choices.Mode != Fire || p.pointless(h.Unit) == effect.AllWorth {
		return
	}
	n := int(p.Units[h.Unit].Points)
	if p.Units[h.Unit].Marks&markMarked != 0 {
		n += 2
	}
	if h.Of != NoUnit && p.side(seat).Has(p.seatOf(h.Of)) && p.Units[h.Of].Marks&markMarked != 0 {
		n++
	}
	p.award(seat, n, whyMode)
}
