package song

import (
	"slices"

	"gonfalon/game"
	"gonfalon/song/field"
)

// How decisions are made while an action is thought through.

// A Plan is what is decided ahead: what the seat that asks uses, by the ids of its cards, Orders
// and abilities, and which condition tokens are kept that could be spent.
type Plan struct {
	Seat  game.Seat
	Use   []entryID
	Keep  Tokens
	Align uint8 // how a charger lines up
	Hear  bool  // windows are opened to the seat, so that what it could use is known
}

// An Offer is something that the plan could have a seat use: a Tactics card, an Order, an ability.
type Offer struct {
	Entry entryID
	Kind  ActionKind // Play, UseOrder, or ChooseYes of an ability
	Unit  UnitID     // whose it is
}

// uses tells whether the plan has somebody use something.
func (p *Plan) uses(seat game.Seat, id entryID) bool {
	return seat == p.Seat && slices.Contains(p.Use, id)
}

// decide makes a decision: what the plan says is used is; dice are rolled again as is best for
// who may; nobody else answers or uses anything.
func (w *walker) decide(s *State, seat game.Seat) Action {
	switch s.Waits.Kind {
	case decideAnswer:
		return w.answer(s, seat)
	case decideReroll:
		return w.reroll(s, seat)
	case decideAlign:
		return Action{Kind: Align, N: min(w.plan.Align, uint8(s.rooms(s.asked()).N-1))}
	case decideMay:
		if f := s.Stack.Top(); f.Proc == procCharge && s.fallsShort(s.doing(uint8(f.Arg))) {
			return Action{Kind: ChooseYes}
		}
		if work := s.choosing(); work != nil {
			w.offer(seat, Offer{work.Entry, ChooseYes, work.Self})
			if w.plan.uses(seat, work.Entry) {
				return Action{Kind: ChooseYes}
			}
		}
	case decideUnit:
		return w.choose(s, seat)
	}
	return s.decline(seat, w.room[:0])
}

// answer is what a seat plays in a window: the first that the plan has it use.
func (w *walker) answer(s *State, seat game.Seat) Action {
	best := Action{Kind: Pass}
	list := s.listAnswers(seat, w.room[:0])
	for i := range list {
		o := s.offerOf(seat, &list[i])
		if o.Entry == 0 {
			continue
		}
		w.offer(seat, o)
		if best.Kind == Pass && w.plan.uses(seat, o.Entry) {
			best = list[i]
		}
	}
	return best
}

// offerOf is what an answer uses.
func (s *State) offerOf(seat game.Seat, a *Action) Offer {
	switch {
	case a.Kind == Play && int(a.N) < DeckKinds:
		return Offer{Entry: s.Muster.seat[seat].deck[a.N], Kind: Play}
	case a.Kind == UseOrder:
		return Offer{Entry: s.abilityAt(a.Unit, a.N), Kind: UseOrder, Unit: a.Unit}
	}
	return Offer{}
}

// offer notes what the seat that asks could use.
func (w *walker) offer(seat game.Seat, o Offer) {
	if seat == w.plan.Seat && !slices.Contains(w.offered, o) {
		w.offered = append(w.offered, o)
	}
}

// fallsShort tells whether a Charge does not reach its target with its die, or is Disorderly.
func (s *State) fallsShort(d *Deed) bool {
	if int(d.Die) <= s.disorderOn(d) && !s.steady(d.Unit) {
		return true
	}
	distance := s.pace(d) + s.chargeMore(d.Unit) + int32(d.Die)*Inch
	return d.Dash.Target == 0 || !s.Field.Comes(field.No(d.Unit), &d.Dash, distance, s.gait(d))
}

// choose chooses the unit that an effect asks for: the other of the attack if it is an enemy
// that is asked for, else the own one, else the first.
func (w *walker) choose(s *State, seat game.Seat) Action {
	set := s.Ask.Units
	if s.Fought > 0 {
		x := s.fighting(s.Fought)
		for _, u := range [...]UnitID{x.On, x.By} {
			if set.has(u) {
				return Action{Kind: ChooseUnit, Unit: u}
			}
		}
	}
	if s.Doing > 0 {
		d := s.doing(s.Doing)
		for _, u := range [...]UnitID{d.Target, d.Unit} {
			if u != NoUnit && set.has(u) {
				return Action{Kind: ChooseUnit, Unit: u}
			}
		}
	}
	return s.decline(seat, w.room[:0])
}

// reroll has dice rolled again as is best for a seat: its own that failed, those of an enemy that
// did well; a test so that it ends ill for who makes it, or well if it is that of a friend.
func (w *walker) reroll(s *State, seat game.Seat) Action {
	q := s.asksDice()
	friend := s.side(seat).Has(s.seatOf(q.unit))
	if !friend && s.SetUp.SpendBy != seat && token[q.what]&w.plan.Keep != 0 && w.ours(s, seat) {
		return Action{Kind: Pass}
	}
	a := Action{Kind: Reroll}
	open := s.open(&q, seat)
	if q.what == rollTestDice {
		a.Faces = s.testAgain(*s.testing(q.n), open, friend)
	} else {
		for face, n := range open {
			if (face < s.least(&q)) == friend {
				a.Faces[face] = n
			}
		}
	}
	if a.Faces == [7]uint8{} {
		return Action{Kind: Pass}
	}
	return a
}

// ours tells whether a seat is on the side that asks.
func (w *walker) ours(s *State, seat game.Seat) bool { return s.side(w.plan.Seat).Has(seat) }

// testAgain chooses which dice of a test are rolled again, of those that may be: so that it is
// likeliest to end as who chooses would have it; none if it does. The D3 of a failed Panic Test
// is rolled again where it is below its mean, or above it for a friend.
func (s *State) testAgain(t Test, open [7]uint8, friend bool) (faces [7]uint8) {
	t.Need = s.testNeeds(&t)
	switch fails := t.failing(&t.Dice); {
	case fails == friend:
		if faces = t.likeliest(open, friend); faces == [7]uint8{} {
			return faces
		}
	case friend:
		return faces
	}
	if open[0] > 0 && (t.D3 == 1 && !friend || t.D3 == 3 && friend) {
		faces[0] = 1
	}
	return faces
}

// failing tells whether a test of which it is known what it needs would fail with other dice.
func (t *Test) failing(dice *Roll) bool {
	tried := *t
	tried.Dice = *dice
	return tried.total() < tried.Need
}

// likeliest are the dice which, rolled again, most likely turn a test; none if none can.
func (t *Test) likeliest(open [7]uint8, friend bool) (best [7]uint8) {
	most := 0.0
	n := int(t.Dice.N)
	if n > mostTested {
		return best
	}
	for set := 1; set < 1<<n; set++ {
		var faces [7]uint8
		kept := Roll{}
		for i := range n {
			if set>>i&1 == 1 {
				faces[t.Dice.faceAt(i)]++
			} else {
				kept.add(t.Dice.faceAt(i), 0)
			}
		}
		legal := true
		for face := 1; face <= 6; face++ {
			legal = legal && faces[face] <= open[face]
		}
		if !legal {
			continue
		}
		turned := 0.0
		for _, f := range few(n - int(kept.N)) {
			if t.failing(kept.and(f.dice)) != friend {
				turned += f.p
			}
		}
		if turned > most+1e-12 {
			most, best = turned, faces
		}
	}
	return best
}

// and is a roll with more dice.
func (r Roll) and(dice []int) *Roll {
	for _, face := range dice {
		r.add(face, 0)
	}
	return &r
}
