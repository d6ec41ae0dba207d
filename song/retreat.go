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
		for rest := d.Others; rest != 0; {
			var v UnitID
			v, rest = rest.next()
			if p.engaged(v) || !p.onTable(v) {
				d.Others = d.Others.without(v)
			}
		}
	case retreatFreed:
		if d.Others == 0 {
			return
		}
		u, rest := d.Others.next()
		d.Others, f.Step = rest, retreatFreed
		if p.onTable(u) && !p.engaged(u) {
			p.begin(Deed{Unit: u, Free: true, May: mayPivot | mayForgo})
		}
	case retreatEnd:
		p.Stack.Pop()
	}
}
