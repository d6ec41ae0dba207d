package song

import (
	"slices"

	"gonfalon/game"
	"gonfalon/song/effect"
)

// Which windows an action opens, and to whom by what everybody knows.

type windowsDocument struct {
	Windows []windowDocument `json:"windows"`
	Refused *game.Ruling     `json:"refused,omitempty"`
}

// A windowDocument is a moment that seats may answer, or a moment of every attack that none may.
type windowDocument struct {
	Trigger string `json:"trigger"`
	game.Text
	Unit  string               `json:"unit,omitempty"`
	Short bool                 `json:"short,omitempty"` // only if a Charge falls short
	Now   bool                 `json:"now,omitempty"`   // it is open
	Seats []windowSeatDocument `json:"seats"`
}

// A windowSeatDocument tells with what a seat could answer, by what everybody knows.
type windowSeatDocument struct {
	Seat   string          `json:"seat"`
	May    bool            `json:"may"`
	Cards  []string        `json:"cards"` // that it could hold
	Orders []orderDocument `json:"orders"`
}

type orderDocument struct {
	Unit string `json:"unit"`
	Use  string `json:"use"`
	game.Text
}

// usual are the moments that are told even if nobody may answer them.
var usual = [...]effect.Event{
	effect.ChargeDeclared, effect.ChargeRolled, effect.AttackDeclared, effect.AttackRolled, effect.DefenceRolled, effect.TestRolled, effect.AttackResolved,
}

func (k *asker) windows() any {
	d := windowsDocument{Windows: []windowDocument{}}
	if len(k.q.Action) == 0 {
		d.Windows = k.s.windowsFrom(k.s, d.Windows, false)
		return d
	}
	a, err := Rules{}.ReadAction(k.s, k.q.Action)
	if err != nil {
		k.Err = err
		return nil
	}
	s, seat := *k.s, k.seat
	if a.Unit != NoUnit && s.onTable(a.Unit) && a.Kind > Claim && a.Kind <= Forgo {
		s, seat = k.s.acting(a.Unit), k.s.seatOf(a.Unit)
	}
	if o := s.forbids(seat, &a); !o.ok() {
		d.Refused = s.ruling(o, seat, &a)
		return d
	}
	for _, short := range [...]bool{false, a.Kind == Charge} {
		if len(d.Windows) > 0 && !short {
			break
		}
		there := s
		play{State: &there, dice: game.Script()}.act(seat, &a)
		d.Windows = k.s.windowsFrom(&there, d.Windows, short)
	}
	return d
}

// windowsFrom plays on with everybody passing and with dice that let the attack do harm, or the
// Charge fall short, up to the end of the action, and lists the windows on the way.
func (s *State) windowsFrom(from *State, list []windowDocument, short bool) []windowDocument {
	there := *from
	deep := there.underWayAt()
	var room [8]Action
	for deep > 0 && there.Stack.Len() >= deep && !there.Over {
		if d := there.windowNow(); d != nil {
			d.Now = there == *s
			d.Short = short
			if !short || !slices.ContainsFunc(list, func(w windowDocument) bool { return w.Trigger == d.Trigger && w.Unit == d.Unit }) {
				list = append(list, *d)
			}
		}
		switch who := there.Waits.Who; {
		case who != 0:
			there.told(short, func(p play) {
				a := p.decline(who.First(), room[:0])
				p.act(who.First(), &a)
			})
		default:
			there.told(short, func(p play) { p.step() })
		}
	}
	return list
}

// underWayAt is how deep the innermost action lies in the stack or, if there is none, the moment
// at hand; 0 if nothing is under way.
func (s *State) underWayAt() int {
	for i := s.Stack.Len() - 1; i >= 0; i-- {
		if proc := s.Stack.At(i).Proc; proc == procAct || proc == procClaim {
			return i + 1
		}
	}
	if n := s.Stack.Len(); n > 0 && s.Stack.Top().Proc == procMoment {
		return n
	}
	return 0
}

// told makes a move with dice that are chosen: so that harm is done, or that a Charge falls short.
func (s *State) told(short bool, move func(play)) {
	var values []int
	for {
		there := *s
		dice := game.Script(values...)
		move(play{State: &there, dice: dice})
		err, ok := dice.Err().(*game.ScriptError)
		if !ok {
			*s = there
			return
		}
		value := err.Can[0]
		if high := err.Label == labelAttack || err.Label == labelCharge && !short; high {
			value = err.Can[len(err.Can)-1]
		}
		for range max(1, err.Due) {
			values = append(values, value)
		}
	}
}

// windowNow is the window that is at hand, if it is just open, or closed to all.
func (s *State) windowNow() *windowDocument {
	if s.Stack.Len() == 0 || s.Stack.Top().Proc != procMoment || s.Stack.Top().Step != momentAsk {
		return nil
	}
	n := uint8(s.Stack.Top().Arg)
	m := s.now(n)
	if m.Window.Given != 0 || m.Window.Declared != 0 || m.Window.May != s.mayAnswer(m, s.everybody()) || s.Waits.Who == 0 && m.Window.May != 0 {
		return nil
	}
	if m.Window.May == 0 && !slices.Contains(usual[:], m.Kind) {
		return nil
	}
	d := &windowDocument{Trigger: m.Kind.String(), Text: eventTexts[m.Kind], Unit: s.unitIDOr(m.Unit), Seats: []windowSeatDocument{}}
	for seat := range s.seats() {
		d.Seats = append(d.Seats, s.windowSeat(seat, n, m))
	}
	return d
}

// windowSeat tells with what a seat could answer a moment.
func (s *State) windowSeat(seat game.Seat, n uint8, m *Moment) windowSeatDocument {
	d := windowSeatDocument{Seat: seatID(seat), May: m.Window.May.Has(seat), Cards: []string{}, Orders: []orderDocument{}}
	if !d.May {
		return d
	}
	could := s.couldHold(seat)
	for kind := range DeckKinds {
		if could>>kind&1 == 1 && s.anyCard(seat, n, m, 1<<kind) {
			d.Cards = append(d.Cards, s.cardID(seat, kind))
		}
	}
	if s.barredSeat(seat)&effect.BarOrders != 0 {
		return d
	}
	for it := s.answering(m.Kind); it.next(); {
		if it.seat == seat && s.orderRule(&it.source, n, m) >= 0 {
			e := s.Muster.lib.entry(it.entry)
			d.Orders = append(d.Orders, orderDocument{s.unitID(it.self), e.ID, e.Name})
		}
	}
	return d
}
