package song

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/song/army"
	"gonfalon/song/field"
)

// Objectives that units take up: those of A Feast for Crows, which keep to their Corpse Piles,
// and of A Dance with Dragons, which go where they are carried.

// maxPiles is up to how many Corpse Piles the dead make.
const maxPiles = 4

// carried returns which Objective a unit has taken up, or -1.
//
// Carries out song.feast.one-objective-per-unit, song.dance.one-objective-per-unit.
func (s *State) carried(u UnitID) int {
	for i := range int(s.Laid) {
		if s.Tokens[i].Carrier == u {
			return i
		}
	}
	return -1
}

// takeUpCovered begins to claim what a unit covers at the end of a move of its own.
//
// Carries out song.feast.claim-by-partial-cover, song.dance.claim-by-partial-cover.
func (p play) takeUpCovered(u UnitID) {
	set := int16(0)
	for i := range int(p.Laid) {
		if p.Tokens[i].Carrier == NoUnit && p.Field.CoversPart(field.No(u), p.disc(i)) {
			set |= 1 << i
		}
	}
	if set != 0 {
		p.push(procCarry, p.seatOf(u), int16(u)|set<<7)
	}
}

// carry is the procedure of a unit that has come upon Objectives: it takes one up, the opponent
// places the others.
//
// Carries out song.feast.second-objective-moved, song.dance.second-objective-moved.
func (p play) carry(f *game.Frame) {
	u, set := UnitID(f.Arg&127), uint16(f.Arg>>7)
	switch {
	case set == 0:
		p.Stack.Pop()
	case p.carried(u) < 0 && set&(set-1) != 0:
		p.Ask = Ask{Options: set}
		p.ask(decideOption, f.Seat)
	case p.carried(u) < 0:
		p.takeUp(f, bit(set))
	default:
		i := bit(set)
		f.Arg &^= 1 << (7 + i)
		p.push(procDrop, p.rival(f.Seat), int16(i)|int16(u)<<3)
	}
}

// bit is the number of the lowest bit that is set.
func bit(set uint16) int {
	n := 0
	for set>>n&1 == 0 {
		n++
	}
	return n
}

// takeUp has the unit of a procCarry take up an Objective.
func (p play) takeUp(f *game.Frame, i int) {
	f.Arg &^= 1 << (7 + i)
	p.claimed(UnitID(f.Arg&127), i)
}

// claimed gives an Objective to a unit.
func (p play) claimed(u UnitID, i int) {
	t := &p.Tokens[i]
	t.Carrier, t.Mute = u, 0
	p.tell(eventClaimed, p.seatOf(u), int16(u), int16(i))
	if p.Choices.Mode == Dance && t.Card == danceC {
		p.push(procSilence, p.seatOf(u), int16(i))
	}
}

// loses begins what becomes of the Objective of a unit that has failed a Panic Test or falls.
//
// Carries out song.feast.transfer-on-panic-or-death, song.dance.transfer-on-panic-or-death.
func (p play) loses(u UnitID) {
	if i := p.carried(u); p.mode().Carried && i >= 0 {
		p.push(procLose, p.rival(p.seatOf(u)), int16(u)|int16(i)<<7)
	}
}

// failedPanic is what a mode does when a unit fails a Panic Test.
func (p play) failedPanic(u UnitID) { p.loses(u) }

// takers are the enemies who may claim the Objective that a unit gives up.
func (s *State) takers(u UnitID, i int) UnitSet {
	set := s.Contact[u]
	if s.Choices.Mode == Feast {
		set = s.fielded(s.foes(s.seatOf(u)))
	}
	for rest := set; rest != 0; {
		var v UnitID
		v, rest = rest.next()
		if s.carried(v) >= 0 || !s.onTable(v) || s.Choices.Mode == Feast && !s.Field.TouchesPiece(field.No(v), int(s.Tokens[i].Pile)-1) {
			set = set.without(v)
		}
	}
	return set
}

// lose is the procedure of a unit that gives up its Objective.
//
// Carries out song.feast.no-taker-opponent-places, song.dance.no-taker-opponent-places.
func (p play) lose(f *game.Frame) {
	u, i := UnitID(f.Arg&127), int(f.Arg>>7)
	f.Step++
	if f.Step > 1 {
		p.Stack.Pop()
		return
	}
	set := p.takers(u, i)
	p.release(i)
	switch set.Len() {
	case 0:
		p.push(procDrop, f.Seat, int16(i)|int16(u)<<3)
	case 1:
		p.claimed(set.first(), i)
	default:
		p.Ask = Ask{Units: set}
		p.ask(decideUnit, f.Seat)
	}
}

// handOver gives the Objective of a procLose to the unit that the opponent names.
func (p play) handOver(f *game.Frame, u UnitID) { p.claimed(u, int(f.Arg>>7)) }

// release takes an Objective from its carrier; it lies where he stands until it is placed.
func (p play) release(i int) {
	t := &p.Tokens[i]
	t.At = p.pose(t.Carrier).At
	t.Carrier, t.Mute = NoUnit, 0
}

// leavesPile takes the Objective from a unit that ends an action off its Corpse Pile.
//
// Carries out song.feast.lost-when-off-pile, song.feast.objective-linked-to-pile.
func (p play) leavesPile(u UnitID) {
	i := p.carried(u)
	if p.Choices.Mode != Feast || i < 0 || !p.onTable(u) || p.Field.TouchesPiece(field.No(u), int(p.Tokens[i].Pile)-1) {
		return
	}
	p.release(i)
	p.push(procDrop, p.rival(p.seatOf(u)), int16(i)|int16(u)<<3)
}

// drop is the procedure of an Objective that an opponent places. Where there is no place at all
// it lies under the unit, or in the middle of its pile.
func (p play) drop(f *game.Frame) {
	f.Step++
	if f.Step > 1 {
		p.Stack.Pop()
		return
	}
	i := int(f.Arg & 7)
	var room [32]Action
	if len(p.listDrops(room[:0])) > 0 {
		p.ask(decideToken, f.Seat)
		return
	}
	p.Tokens[i].At = p.around(f)
}

// around is the middle of what an Objective is placed around.
func (s *State) around(f *game.Frame) plane.Point {
	if s.Choices.Mode == Feast {
		return s.Field.Pieces[s.Tokens[f.Arg&7].Pile-1].At
	}
	return s.pose(UnitID(f.Arg >> 3)).At
}

// forbidsDrop returns why an Objective may not be placed somewhere by the opponent.
func (s *State) forbidsDrop(t field.Token) objection {
	f := s.Stack.Top()
	if s.Choices.Mode == Dance {
		return objected(NoUnit, s.Field.ForbidsDropped(t, field.No(f.Arg>>3)))
	}
	if r := s.Field.ForbidsToken(t); !r.OK() {
		return objected(NoUnit, r)
	}
	if s.Field.OnPiece(t, int(s.Tokens[f.Arg&7].Pile)-1) {
		return objection{}
	}
	switch s.Stack.At(s.Stack.Len() - 2).Proc {
	case procCarry:
		return against(ruleFeastSecondObjectiveMoved)
	case procLose:
		return against(ruleFeastNoTakerOpponentPlaces)
	}
	return against(ruleFeastLostWhenOffPile)
}

// listDrops appends places for such an Objective: in the middle, and around it.
func (s *State) listDrops(list []Action) []Action {
	f := s.Stack.Top()
	at := s.around(f)
	facing, x, y := plane.Angle(0), int32(2*Inch), int32(2*Inch)
	if s.Choices.Mode == Dance {
		u := UnitID(f.Arg >> 3)
		facing, x, y = s.pose(u).Facing, s.size(u).Depth/2+Inch, s.size(u).Width/2+Inch
	}
	for i := int32(-1); i <= 1; i++ {
		for j := int32(-1); j <= 1; j++ {
			a := Action{Kind: PlaceToken, At: at.Plus(plane.Along(facing, i*x)).Plus(plane.Along(facing+9000, j*y))}
			if s.forbidsToken(&a).ok() {
				list = append(list, a)
			}
		}
	}
	return list
}

// dropAt places an Objective where the opponent wants it.
func (p play) dropAt(seat game.Seat, at plane.Point) {
	i := int(p.Stack.Top().Arg & 7)
	p.Tokens[i].At = at
	p.tell(eventPlaced, seat, int16(i), mm(at.X), mm(at.Y))
}

// modeFall is what a mode does with a fallen unit before its tray is lifted off.
//
// Carries out song.feast.new-pile-on-infantry-death.
func (p play) modeFall(u UnitID) {
	if p.Choices.Mode == Feast && p.sheet(u).Type == army.Infantry && p.pilesLeft() {
		p.push(procPile, p.seatOf(u), int16(u))
	}
	p.loses(u)
}

func (s *State) pilesLeft() bool {
	n := 0
	for i := range int(s.Field.Laid) {
		if s.piles().Has(i) {
			n++
		}
	}
	return n < maxPiles && s.Laid < MaxObjectives && s.Field.Laid < field.MaxPieces
}

// newPile is the procedure of a Corpse Pile that the owner of a fallen unit lays.
//
// Carries out song.feast.new-pile-position, song.feast.new-pile-objective.
func (p play) newPile(f *game.Frame) {
	f.Step++
	if f.Step > 1 || !p.pilesLeft() {
		p.Stack.Pop()
		return
	}
	p.ask(decidePiece, f.Seat)
}
