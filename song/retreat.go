package song

import "gonfalon/game"

// Steps of a Retreat.
const (
	retreatRoll uint8 = iota
	retreatMove
	retreatFreed
	retreatEnd
)

// retreat carries out song.retreat.roll-d6-first, song.retreat.freed-enemies-pivot,
// song.retreat.impossible-stays-engaged.
func (p play) retreat(f *game.Frame) {
	n := uint8(f.Arg)
	d := p.doing(n)
	if f.Step < retreatFreed && !p.onTable(d.Unit) {
		f.Step = retreatFreed
	}
	step := f.Step
	f.Step++
	switch step {
	case retreatRoll:
		if d.Is&isFixed == 0 {
			d.Die = uint8(p.d6(labelRetreat))
		}
		d.Others = p.Contact[d.Unit]
		p.tell(eventRetreatDie, f.Seat, int16(d.Unit), int16(d.Die))
		p.ask(decideWithdraw, f.Seat)
	case retreatMove:
		d.Others &^= p.Contact[d.Unit]
	case retreatFreed:
		if d.Others = p.atLarge(d.Others); d.Others == 0 {
			return
		}
		f.Step = retreatFreed
		if u, one := p.firstOf(d.Others, game.NoSeat); one {
			p.freed(&d.Others, u)
		}
	case retreatEnd:
		p.Stack.Pop()
	}
}
