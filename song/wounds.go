package song

import (
	"gonfalon/game"
	"gonfalon/song/effect"
)

// Wounds, healing and destruction.

// A Hurt is Wounds on their way to a unit.
type Hurt struct {
	Unit  UnitID       `json:"unit"`
	N     uint8        `json:"n"`
	By    game.Seat    `json:"by"`    // whose effect deals them; NoSeat is nobody
	Of    UnitID       `json:"of"`    // whose attack or ability
	Fight uint8        `json:"fight"` // the attack that they belong to, from 1
	Means effect.Means `json:"means"`
	Lost  uint8        `json:"lost"` // ranks that went with them
}

// Steps of Wounds.
const (
	hurtDue uint8 = iota
	hurtSuffer
	hurtModels
	hurtRanks
	hurtFall
	hurtEnd
)

// hurt deals Wounds to a unit.
func (p play) hurt(h Hurt) {
	if !p.onTable(h.Unit) || h.N == 0 || p.Muster.Wall(h.Unit) && h.Means&effect.ByMelee == 0 {
		return
	}
	p.Hurts[p.Hurting] = h
	p.Hurting++
	p.push(procHurt, p.seatOf(h.Unit), int16(p.Hurting))
}

// suffer is the procedure of Wounds.
//
// Carries out song.term.direct-wounds-no-save, song.unit.casualties-from-rear,
// song.unit.destroyed-with-last-model.
func (p play) suffer(f *game.Frame) {
	h := &p.Hurts[f.Arg-1]
	u := h.Unit
	moment := Moment{Unit: u, Other: h.Of, Seat: h.By, Fight: h.Fight, Means: h.Means, N: int8(h.N), Hurt: uint8(f.Arg)}
	step := f.Step
	f.Step++
	switch step {
	case hurtDue:
		moment.Kind = effect.WoundsDue
		p.moment(moment)
	case hurtSuffer:
		models, ranks := p.models(u), p.ranks(u)
		h.N = uint8(min(int(h.N), p.left(u)))
		if h.N == 0 {
			f.Step = hurtEnd
			return
		}
		p.Units[u].Wounds += h.N
		p.countLost(u, int(h.N))
		p.tell(eventWounded, f.Seat, int16(u), int16(h.N), int16(p.models(u)), int16(p.ranks(u)))
		if h.Fight != 0 && h.Means&effect.ByPanic == 0 {
			p.fighting(h.Fight).Wounds += h.N
		}
		h.Lost, h.N = uint8(ranks-p.ranks(u)), uint8(models-p.models(u))
		if h.Means&effect.ByPanic != 0 && p.Tested > 0 {
			p.Tests[p.Tested-1].Lost, p.Tests[p.Tested-1].Ranks = h.N, h.Lost
		}
	case hurtModels:
		if h.N > 0 {
			moment.Kind = effect.ModelsLost
			p.moment(moment)
		}
	case hurtRanks:
		if h.Lost > 0 && p.left(u) > 0 {
			h.Lost--
			f.Step = hurtRanks
			moment.Kind = effect.RankLost
			p.moment(moment)
		}
	case hurtFall:
		if p.left(u) == 0 && p.onTable(u) && p.Muster.Wall(u) {
			p.breach(u)
		} else if p.left(u) == 0 && p.onTable(u) {
			p.Units[u].Fate = Falling
			p.push(procFall, f.Seat, f.Arg)
		}
	case hurtEnd:
		p.Stack.Pop()
		p.Hurting--
		p.Hurts[p.Hurting] = Hurt{}
	}
}

// heal takes Wounds off a unit: those of the wounded model first, then models come back, but
// no Attachment.
//
// Carries out song.wounds.heal-present-models-first, song.wounds.heal-restores-model.
func (p play) heal(u UnitID, n int) int {
	f := &p.Units[u]
	n = min(n, int(f.Wounds))
	if !p.onTable(u) || n <= 0 || !p.canHeal(u) {
		return 0
	}
	f.Wounds -= uint8(n)
	p.tell(eventHealed, p.seatOf(u), int16(u), int16(n), int16(p.models(u)), int16(p.ranks(u)))
	return n
}

// Steps of a fall.
const (
	fallWould uint8 = iota
	fallBegin
	fallAfter
	fallMode
	fallRemove
)

// fall is the procedure of a unit that has lost its last model: what saves it, what its
// destruction triggers, then its tray is lifted off.
//
// Carries out song.unit.destroyed-with-last-model, song.victory.military-one-point,
// song.victory.elimination.
func (p play) fall(f *game.Frame) {
	h := &p.Hurts[f.Arg-1]
	u := h.Unit
	moment := Moment{Unit: u, Other: h.Of, Seat: h.By, Fight: h.Fight, Means: h.Means, Hurt: uint8(f.Arg)}
	step := f.Step
	f.Step++
	switch step {
	case fallWould:
		moment.Kind = effect.DestructionDue
		p.moment(moment)
	case fallBegin:
		if p.left(u) > 0 {
			p.Units[u].Fate = OnTable
			p.Stack.Pop()
			return
		}
		p.Fallen = p.Fallen.with(u)
		p.tell(eventDestroyed, p.seatOf(u), int16(u), mm(p.pose(u).At.X), mm(p.pose(u).At.Y))
		moment.Kind = effect.Destroyed
		p.moment(moment)
	case fallAfter:
		p.scoreFall(h)
	case fallMode:
		p.modeFall(u)
	case fallRemove:
		p.Stack.Pop()
		p.remove(u)
		p.checkElimination()
	}
}

// remove lifts the tray of a unit off the table, with all that lies on it.
func (p play) remove(u UnitID) {
	f := &p.Units[u]
	activated := f.Activated > 0
	p.unclaim(u)
	for i, n := range f.Influence {
		if n != 0 {
			p.NCUs[n].On = NoUnit
			f.Influence[i] = 0
		}
	}
	for i, a := range f.Attached {
		if a != 0 {
			p.leave(a)
			f.Attached[i] = 0
		}
	}
	p.forgetUnit(u)
	p.lift(u)
	if p.isBeast(u) {
		*f = Unit{Fate: Away}
		return
	}
	*f = Unit{Fate: Destroyed, Wounds: f.Wounds, Marks: f.Marks & markNoPoints}
	if p.mode().Returns {
		p.goesBack(u, activated)
	}
}
