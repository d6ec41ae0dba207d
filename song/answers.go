package song

import (
	"gonfalon/game"
	"gonfalon/song/effect"
)

// Who answers a moment, and with what.

// stirs tells whether anything could answer a moment. It looks at nothing but what everybody
// knows. What would nest too deep is not asked: docs/song.md tells how deep.
func (s *State) stirs(m *Moment) bool {
	if s.Passing == maxMoments || s.Working+2 >= maxWorks || s.Doing+1 >= maxDeeds || s.Fought >= maxFights || s.Hurting+1 >= maxHurts || s.Tested+1 >= maxTests ||
		s.Stack.Len() > deepest {
		return false
	}
	if s.Muster.says.events>>m.Kind&1 == 1 {
		return true
	}
	if s.siegeStirs(m.Kind) {
		return true
	}
	for seat := range s.seats() {
		if s.Muster.seat[seat].answers>>m.Kind&1 == 1 && s.Posts[seat].Cards > 0 {
			return true
		}
	}
	return false
}

// deepest is how many procedures may be under way when a moment is announced: what answers it
// may be an attack, with all that belongs to one.
const deepest = game.StackDepth - 9

// scores tells whether a rule gives Victory Points.
func scores(r *effect.Rule) bool {
	for i := range r.Ops {
		if r.Ops[i].Code == effect.Score {
			return true
		}
	}
	return false
}

// concerned tells whether an ability of a unit that is not there any more still answers: only
// where it is its own destruction.
func (s *State) concerned(w *Work, m *Moment, e *entry) bool {
	if m.Kind == effect.AttachmentDue && s.bearer(w) == m.Attach {
		return false // nobody saves himself
	}
	if w.Self == NoUnit || s.onTable(w.Self) || m.Kind == effect.Deployment { // before it nobody is on the table
		return true
	}
	if s.kept(w.Self) {
		return e.says(effect.StartsReserved) || e.says(effect.KeepReserved)
	}
	return s.Units[w.Self].Fate == Falling && m.Unit == w.Self
}

// usable tells whether an ability has not been used as often as it may.
func (s *State) usable(src *source, e *entry) bool {
	if s.spentMission(src.seat, src.mission) {
		return false
	}
	if e.Uses == 0 {
		return true
	}
	switch {
	case src.ncu != 0:
		return s.NCUs[src.ncu].Left < e.Uses
	case src.last != 0:
		return true
	case src.slot < slots:
		if e.Per == effect.ThisGame {
			return s.Units[src.self].Spent>>src.slot&1 == 0
		}
		return s.Units[src.self].Used>>src.slot&1 == 0
	}
	a := s.Units[src.self].Attached[src.slot/slots-1]
	if e.Per == effect.ThisGame {
		return s.Attached[a].Spent>>(src.slot%slots)&1 == 0
	}
	return s.Attached[a].Used>>(src.slot%slots)&1 == 0
}

// use marks an ability as used.
//
// Carries out song.order.once-per-round.
func (p play) use(w *Work) {
	e := p.Muster.lib.entry(w.Entry)
	if e.Uses == 0 || w.Used || w.Card != 0 {
		return
	}
	w.Used = true
	switch {
	case w.OwnNCU != 0:
		p.NCUs[w.OwnNCU].Left++
	case w.Last != 0 || w.Self == NoUnit:
	case w.Slot < slots:
		if e.Per == effect.ThisGame {
			p.Units[w.Self].Spent |= 1 << w.Slot
		} else {
			p.Units[w.Self].Used |= 1 << w.Slot
		}
	default:
		a := p.Units[w.Self].Attached[w.Slot/slots-1]
		if e.Per == effect.ThisGame {
			p.Attached[a].Spent |= 1 << (w.Slot % slots)
		} else {
			p.Attached[a].Used |= 1 << (w.Slot % slots)
		}
	}
}

// mayAnswer are the seats, of some, to which the window of a moment is open: by nothing but public facts.
// A seat could hold a card of its deck with that trigger, or has an Order that can be used.
func (s *State) mayAnswer(m *Moment, of game.SeatSet) game.SeatSet {
	var may game.SeatSet
	n := s.momentNo(m)
	for seat := range s.seats() {
		if s.Posts[seat].Out || m.Off || !of.Has(seat) {
			continue
		}
		if s.anyCard(seat, n, m, s.couldHold(seat)) || s.anyOrder(seat, n, m) || s.anySiege(seat, n, m, s.couldSiege(seat)) {
			may = may.With(seat)
		}
	}
	return may
}

// momentNo is the number of a moment that is under way.
func (s *State) momentNo(m *Moment) uint8 {
	for i := range s.Moments {
		if &s.Moments[i] == m {
			return uint8(i + 1)
		}
	}
	return 0
}

// anyCard tells whether a card of some kinds of a seat could be played now.
func (s *State) anyCard(seat game.Seat, n uint8, m *Moment, kinds uint16) bool {
	if kinds == 0 || s.Muster.seat[seat].answers>>m.Kind&1 == 0 || s.silent(seat) {
		return false
	}
	for k := range DeckKinds {
		if kinds>>k&1 == 1 && s.ruleOf(seat, n, m, k) >= 0 {
			return true
		}
	}
	return false
}

// ruleOf is the rule of a kind of card that can be played now, or -1.
//
// Carries out song.deck.play-on-trigger, song.deck.trigger-by-situation.
func (s *State) ruleOf(seat game.Seat, n uint8, m *Moment, kind int) int {
	id := s.Muster.seat[seat].deck[kind]
	if id == 0 {
		return -1
	}
	e := s.Muster.lib.entry(id)
	if e.events>>m.Kind&1 == 0 {
		return -1
	}
	w := Work{Seat: seat, Foe: game.NoSeat, Card: uint8(kind + 1), Moment: n}
	for i := range e.rules {
		if e.rules[i].Event == m.Kind && s.hold(&w, e.rules[i].Conditions) && s.mayTarget(&w, m) && s.possible(&w, e.rules[i].Ops, 0) {
			return i
		}
	}
	return -1
}

// mayTarget tells whether a card may be about the unit of the moment.
func (s *State) mayTarget(w *Work, m *Moment) bool {
	if m.Unit == NoUnit || w.Card == 0 {
		return true
	}
	if s.side(w.Seat).Has(s.seatOf(m.Unit)) {
		return s.barred(m.Unit)&effect.BarOwnCards == 0
	}
	return s.guarded(m.Unit)&effect.GuardCards == 0
}

// anyOrder tells whether a seat has an Order that can be used now.
func (s *State) anyOrder(seat game.Seat, n uint8, m *Moment) bool {
	if s.Muster.says.orders>>m.Kind&1 == 0 || s.barredSeat(seat)&effect.BarOrders != 0 {
		return false
	}
	for it := s.answeringOf(seat, m.Kind); it.next(); {
		if s.orderRule(&it.source, n, m) >= 0 {
			return true
		}
	}
	return false
}

// orderRule is the rule of an Order that can be used now, or -1.
//
// Carries out song.order.used-on-its-trigger.
func (s *State) orderRule(src *source, n uint8, m *Moment) int {
	e := s.Muster.lib.entry(src.entry)
	if e.kind != effect.OrderKind || src.last != 0 || !s.usable(src, e) || s.barred(src.self)&effect.BarOrders != 0 {
		return -1
	}
	w := src.context(n)
	if !s.concerned(&w, m, e) {
		return -1
	}
	for i := range e.rules {
		if r := &e.rules[i]; r.Event == m.Kind && !(m.Unit == w.Self && s.outOfSkin(w.Self, e)) && s.hold(&w, r.Conditions) && s.possible(&w, r.Ops, 0) {
			return i
		}
	}
	return -1
}

// forbidsAnswer returns why a seat may not answer so.
//
// Carries out song.timing.one-order-or-card-per-trigger.
func (s *State) forbidsAnswer(seat game.Seat, a *Action) objection {
	n := uint8(s.Stack.Top().Arg)
	m := s.now(n)
	switch a.Kind {
	case Pass:
		return objection{}
	case Play:
		kind := s.kindOf(seat, a.N)
		if int(a.N) >= maxCards {
			return s.forbidsSiege(seat, n, m, kind-DeckKinds)
		}
		if kind < 0 || s.Posts[seat].Hand[kind] == 0 {
			return against(ruleDeckPlayOnTrigger)
		}
		if s.silent(seat) {
			return against(ruleChargeDisorderlyNoTacticsCards)
		}
		if s.ruleOf(seat, n, m, kind) < 0 {
			return against(ruleDeckPlayOnTrigger)
		}
		return objection{}
	case UseOrder:
		src, ok := s.orderAt(seat, a.Unit, a.N)
		if !ok || s.Muster.lib.entry(src.entry).kind != effect.OrderKind || s.barredSeat(seat)&effect.BarOrders != 0 {
			return against(ruleOrderUsedOnItsTrigger).of(a.Unit)
		}
		if !s.usable(&src, s.Muster.lib.entry(src.entry)) {
			return against(ruleOrderOncePerRound).of(a.Unit)
		}
		if s.orderRule(&src, n, m) < 0 {
			return against(ruleOrderUsedOnItsTrigger).of(a.Unit)
		}
		return objection{}
	}
	return s.untimely()
}

// orderAt is the ability in a slot of a unit of a seat.
func (s *State) orderAt(seat game.Seat, u UnitID, slot uint8) (source, bool) {
	if u == NoUnit || s.seatOf(u) != seat || !s.present(u) || slot >= unitAnswers {
		return source{}, false
	}
	id := s.abilityAt(u, slot)
	if id == 0 || s.lost(u, slot, id) {
		return source{}, false
	}
	return source{entry: id, seat: seat, self: u, slot: slot}, true
}

// listAnswers appends the answers of a seat: first to pass, then its cards and Orders.
func (s *State) listAnswers(seat game.Seat, list []Action) []Action {
	n := uint8(s.Stack.Top().Arg)
	m := s.now(n)
	list = append(list, Action{Kind: Pass})
	if s.Muster.seat[seat].answers>>m.Kind&1 == 1 && !s.silent(seat) {
		for k := range DeckKinds {
			if s.Posts[seat].Hand[k] > 0 && s.ruleOf(seat, n, m, k) >= 0 {
				list = append(list, Action{Kind: Play, N: s.numberOf(seat, k)})
			}
		}
	}
	list = s.listSiege(seat, n, m, list)
	if s.Muster.says.orders>>m.Kind&1 == 1 && s.barredSeat(seat)&effect.BarOrders == 0 {
		for it := s.answeringOf(seat, m.Kind); it.next(); {
			if s.orderRule(&it.source, n, m) >= 0 {
				list = append(list, Action{Kind: UseOrder, Unit: it.self, N: it.slot})
			}
		}
	}
	return list
}

// carryOut carries out the declared answer of a seat, unless it has become impossible: then it
// is lost with its cost.
func (p play) carryOut(n uint8, m *Moment, seat game.Seat, answer int16) {
	a := actionOf(answer)
	switch a.Kind {
	case Play:
		if int(a.N) >= DeckKinds {
			p.playSiege(n, m, seat, int(a.N)-DeckKinds)
			return
		}
		p.playCard(n, m, seat, int(a.N))
	case UseOrder:
		p.useOrder(n, m, seat, &a)
	}
}

// playCard plays a card from the hand. Others may answer that before it has any effect.
func (p play) playCard(n uint8, m *Moment, seat game.Seat, kind int) {
	post := &p.Posts[seat]
	if post.Hand[kind] == 0 {
		return
	}
	rule := p.ruleOf(seat, n, m, kind)
	post.Hand[kind]--
	post.Cards--
	p.tell(eventPlayed, seat, int16(seat), int16(kind))
	if rule < 0 || m.Off {
		post.Discard[kind]++
		return
	}
	post.Played[kind]++
	e := p.Muster.lib.entry(p.Muster.seat[seat].deck[kind])
	p.startWork(e.first+uint16(rule), Work{Seat: seat, Card: uint8(kind + 1), Moment: n})
	p.moment(Moment{Kind: effect.CardPlayed, Unit: m.Unit, Other: m.Other, Seat: seat, Card: uint8(kind + 1), Work: p.Working, Means: effect.ByCard})
}

// useOrder uses an Order of a unit.
func (p play) useOrder(n uint8, m *Moment, seat game.Seat, a *Action) {
	src, ok := p.orderAt(seat, a.Unit, a.N)
	if !ok {
		return
	}
	rule := p.orderRule(&src, n, m)
	w := src.context(n)
	w.Entry = src.entry
	p.use(&w)
	p.tell(eventOrder, seat, int16(a.Unit), int16(src.entry))
	if rule < 0 || m.Off {
		return
	}
	p.startWork(p.Muster.lib.entry(src.entry).first+uint16(rule), w)
	p.moment(Moment{Kind: effect.OrderUsed, Unit: a.Unit, Seat: seat, Work: p.Working, Means: effect.ByAbility})
}
