package song

import (
	"gonfalon/game"
	"gonfalon/song/effect"
	"gonfalon/song/field"
)

// Actions of Combat Units: a unit is asked what it does, does it, and what that leads to
// follows.
const (
	deedAsk uint8 = iota
	deedBefore
	deedDo
	deedShift
	deedAfter
	deedGround
	deedLater
	deedEnd
)

// begin lets a unit do one of some actions.
func (p play) begin(d Deed) {
	if m := p.SetUp.Must; m.Unit == d.Unit && m.Unit != NoUnit && d.May&m.May != 0 {
		p.SetUp.Must = Compelled{}
		if c := (Deed{Unit: d.Unit, Free: d.Free, May: d.May & m.May, Only: m.Only}); p.anyDeed(&c) {
			d.May, d.Only = c.May, c.Only
			if m.Die != 0 {
				d.Die, d.Is = m.Die, d.Is|isFixed
			}
		}
	}
	p.Deeds[p.Doing] = d
	p.Doing++
	p.push(procAct, p.seatOf(d.Unit), int16(p.Doing))
}

// doing returns an action under way by its number, from 1.
func (s *State) doing(n uint8) *Deed { return &s.Deeds[n-1] }

// deed carries out song.action.one-of-five, song.action.may-forgo,
// song.action.free-action-independent.
func (p play) deed(f *game.Frame) {
	n := uint8(f.Arg)
	d := p.doing(n)
	if f.Step < deedEnd && !p.present(d.Unit) {
		f.Step = deedEnd
	}
	step := f.Step
	f.Step++
	switch step {
	case deedAsk:
		if d.Kind != noAction {
			return // it has been told already
		}
		if !p.anyDeed(d) {
			f.Step = deedEnd
			return
		}
		p.ask(decideAction, f.Seat)
	case deedBefore:
		if d.moves() {
			p.deedMoment(effect.ActionBegun, n)
		}
	case deedDo:
		p.doDeed(n, d)
	case deedShift:
		if n, may := p.is(d.Unit, effect.ShiftAfter); may && d.Kind == Shoot && !p.engaged(d.Unit) {
			p.begin(Deed{Unit: d.Unit, Free: true, May: mayShift | mayForgo, Extra: int8(n)})
		}
	case deedAfter:
		if d.Kind != Forgo {
			p.deedMoment(effect.ActionEnded, n)
		}
	case deedGround:
		p.leavesPile(d.Unit)
		p.bleed(d)
	case deedLater:
		if p.later(effect.OneAction, 0) {
			f.Step = deedLater
		}
	case deedEnd:
		u, kind, turned := d.Unit, d.Kind, d.May == mayPivot|mayForgo
		p.Stack.Pop()
		p.Doing--
		p.Deeds[p.Doing] = Deed{}
		if kind != Pivot && !turned { // a pivot is no action, be it made or not
			p.expireOn(u, effect.OneAction)
		}
	}
}

// moves tells whether an action is a move that others may answer before it is made.
func (d *Deed) moves() bool {
	switch d.Kind {
	case Manoeuvre, March, Retreat, Charge:
		return true
	}
	return false
}

// deedMoment announces a moment of an action.
func (p play) deedMoment(kind effect.Event, n uint8) {
	d := p.doing(n)
	p.moment(Moment{Kind: kind, Unit: d.Unit, Other: d.Target, Seat: p.seatOf(d.Unit), Deed: n})
}

// doDeed carries out an action, or begins its procedure.
func (p play) doDeed(n uint8, d *Deed) {
	seat := p.seatOf(d.Unit)
	switch d.Kind {
	case Forgo:
		p.tell(eventForwent, seat, int16(d.Unit))
	case Manoeuvre, March, Pivot, Shift:
		p.goAlong(d)
	case Retreat:
		p.push(procRetreat, seat, int16(n))
	case Charge:
		p.push(procCharge, seat, int16(n))
	case Shoot, Strike:
		p.makeAttack(d)
	case Raze:
		p.raze(d)
	}
}

// makeAttack begins the attack of an Attack action.
func (p play) makeAttack(d *Deed) {
	if !p.onTable(d.Target) {
		return
	}
	x := Fight{By: d.Unit, On: d.Target, Weapon: d.Weapon, Ranged: d.Kind == Shoot, Grant: d.Grant, Shifted: d.Is&isShifted != 0}
	if x.Ranged {
		x.Arc = d.Arc
		x.Cover = p.coveredFrom(x.By, x.On)
	} else {
		x.Arc = p.touchedArc(d.Unit, d.Target)
	}
	p.startFight(x)
}

// coveredFrom tells whether terrain covers a unit from a shooter: none does from one who shoots
// past terrain.
//
// Carries out song.terrain.cover, song.terrain.elevated.
func (s *State) coveredFrom(by, on UnitID) bool {
	at := field.No(by)
	return !s.ignores(by, field.Cover) && s.shootsPast(by)&field.PastTerrain == 0 && !s.Field.Raised(at) && s.Field.Covered(at, field.No(on)) != 0
}

// bleed makes a unit pay for dangerous terrain that its action has met.
//
// Carries out song.terrain.dangerous.
func (p play) bleed(d *Deed) {
	if d.Kind == Forgo {
		return
	}
	p.meet(d, field.Move{}) // where it stands at the end
	wounds := 0
	for i := range int(p.Field.Laid) {
		if d.Met.Has(i) && p.terrain(i, field.Dangerous) && (p.ignored(d.Unit)|d.Ignores)&field.Dangerous == 0 {
			wounds += 1 + p.d3(labelTerrain)
		}
	}
	p.hurt(Hurt{Unit: d.Unit, N: uint8(wounds), By: game.NoSeat})
}
