package song

import (
	"gonfalon/game"
	"gonfalon/song/effect"
)

// Timing: one mechanism. A procedure announces a moment. What always happens then happens
// first, the active seat's before others'; then those who have an ability that may be used are
// asked, openly; then one window asks for a Tactics card or an Order, one of each player.

// A Moment is something that effects may answer.
type Moment struct {
	Kind   effect.Event `json:"kind"`
	Unit   UnitID       `json:"unit"`  // whom it is about; the attacker
	Other  UnitID       `json:"other"` // the other of the two; the defender
	Seat   game.Seat    `json:"seat"`
	NCU    NCUID        `json:"ncu"`
	Zone   Zone         `json:"zone"`
	Card   uint8        `json:"card"`   // the kind of a card that was played, from 1, of Seat
	Token  Tokens       `json:"token"`  // that is about to be placed or has been spent
	Attach AttachID     `json:"attach"` // that is about to be destroyed
	Fight  uint8        `json:"fight"`  // the attack under way that it is a moment of, from 1; likewise
	Test   uint8        `json:"test"`   //
	Deed   uint8        `json:"deed"`   //
	Hurt   uint8        `json:"hurt"`   //
	Work   uint8        `json:"work"`   // the effect that was answered
	Means  effect.Means `json:"means"`
	N      int8         `json:"n"`
	Off    bool         `json:"off"`    // cancelled: what was to come does not
	Next   uint32       `json:"next"`   // the place up to which the abilities that answer by themselves have had their turn
	Drawn  [4]uint32    `json:"drawn"`  // the places of those that their owner has had come before
	Played game.SeatSet `json:"played"` // who has played a card or used an Order
	Window game.Window  `json:"window"`
}

// Steps of a moment.
const (
	momentOwn uint8 = iota
	momentAsk
	momentPlay
	momentEnd
)

// moment announces a moment, if anything could answer it.
func (p play) moment(m Moment) {
	if !p.stirs(&m) {
		return
	}
	p.Moments[p.Passing] = m
	p.Passing++
	p.push(procMoment, m.Seat, int16(p.Passing))
}

// now returns a moment by its number, from 1.
func (s *State) now(n uint8) *Moment { return &s.Moments[n-1] }

// pass is the procedure of a moment.
//
// Carries out song.simultaneous.active-player-first,
// song.timing.one-order-or-card-per-trigger, song.simultaneous.pass-is-final,
// song.simultaneous.resolve-active-first, song.deck.one-card-per-trigger.
func (p play) pass(f *game.Frame) {
	n := uint8(f.Arg)
	m := p.now(n)
	switch f.Step {
	case momentOwn:
		if !p.answerItself(n, m) {
			f.Step = momentAsk
			m.Window = game.OpenWindow(p.first(), int(p.seats()), p.listeners(m))
		}
	case momentAsk:
		if who := m.Window.Asked(); who != 0 && !m.Off {
			p.Waits = game.Decision{Who: who, Kind: decideAnswer, Duty: game.Sealed}
			return
		}
		f.Step = momentPlay
	case momentPlay:
		seat := m.Window.Next()
		if seat == game.NoSeat {
			f.Step = momentEnd
			return
		}
		p.carryOut(n, m, seat, m.Window.Take(seat))
	case momentEnd:
		p.Stack.Pop()
		p.Passing--
		p.Moments[p.Passing] = Moment{}
	}
}

// listeners are the seats that the window of a moment asks.
func (p play) listeners(m *Moment) game.SeatSet {
	if p.hears == nil {
		return p.mayAnswer(m, p.everybody())
	}
	return p.mayAnswer(m, *p.hears)
}

// answer seals the answer of a seat.
func (p play) answer(seat game.Seat, a *Action, waits game.Decision) {
	m := p.now(uint8(p.Stack.Top().Arg))
	m.Window.Seal(seat, p.answerOf(seat, a))
	if p.Waits.Who = m.Window.Asked(); p.Waits.Who != 0 {
		p.Waits = game.Decision{Who: p.Waits.Who, Kind: decideAnswer, Duty: game.Sealed}
	}
}

// An answer in a window is a number: a kind of card, or an Order.
const (
	answerUnits = 32 // Orders of units from here on, so many to a unit
	unitAnswers = 32
	answerNCUs  = answerUnits + (MaxUnits+1)*unitAnswers
)

func (s *State) answerOf(seat game.Seat, a *Action) int16 {
	switch a.Kind {
	case Play:
		return 1 + int16(s.kindOf(seat, a.N))
	case UseOrder:
		return answerUnits + int16(a.Unit)*unitAnswers + int16(a.N)
	case UseNCU:
		return answerNCUs + int16(a.N)
	}
	return game.Pass
}

// actionOf is what an answer stands for: of a card, its kind.
func actionOf(answer int16) Action {
	switch {
	case answer == game.Pass:
		return Action{Kind: Pass}
	case answer < answerUnits:
		return Action{Kind: Play, N: uint8(answer - 1)}
	case answer < answerNCUs:
		return Action{Kind: UseOrder, Unit: UnitID((answer - answerUnits) / unitAnswers), N: uint8((answer - answerUnits) % unitAnswers)}
	}
	return Action{Kind: UseNCU, N: uint8(answer - answerNCUs)}
}
