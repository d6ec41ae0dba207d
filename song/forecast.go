package song

import (
	"slices"

	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/odds"
)

// How the attack of an action can end, if nobody answers but as is planned.

// A Forecast is how an attack can end. Chances are of the whole action: a Charge that falls
// short is among what can happen.
type Forecast struct {
	Kind     ActionKind
	By, On   UnitID
	Arc      plane.Side
	State    *State // before it
	Reaches  float64
	Dice     []DiceOdds // the throws of the attack: more than one if they differ
	Hits     odds.Dist  // of the dice and what counts besides, if there is an attack
	Wounds   odds.Dist  // of the attack, likewise
	Panic    float64    // how likely the target fails its Panic Test
	Save     int        // what its saves need
	Test     TestOdds
	Left     odds.Dist // Wounds that the target can still suffer after an attack; 0 is destroyed
	OwnLeft  odds.Dist // likewise of the attacker, whatever comes
	OwnPanic float64   // how likely the attacker fails a Panic Test of its own
	ByRanks  []RankOdds
	Offered  []Offer
	Spent    []SpentToken
}

// A SpentToken is a condition token that somebody would spend.
type SpentToken struct {
	Unit  UnitID
	Token Tokens
	By    game.Seat
}

// DiceOdds are the dice of an attack.
type DiceOdds struct {
	Dice, Need int
	Again      bool // misses are rolled again
	P          float64
	state      *State // that is about to roll them
}

// TestOdds are what the Panic Test of the target needs.
type TestOdds struct {
	Need, Mod int
}

// RankOdds are the hits with so many ranks left.
type RankOdds struct {
	Ranks, Dice int
	Hits        odds.Dist
}

// forecast works out how what a seat may do now can end: an attack that a unit is told to make, or
// that which is under way; false if it is none.
func (s *State) forecast(seat game.Seat, a *Action, plan Plan) (*Forecast, bool) {
	f := &Forecast{Kind: a.Kind, By: a.Unit, On: a.Target, State: s}
	first := s.Fought + 1
	switch {
	case s.Waits.Kind == decideAction && (a.Kind == Charge || a.Kind == Shoot || a.Kind == Strike):
	case s.Fought > 0 && s.Stack.Len() > 0:
		first = s.Fought
		x := s.fighting(first)
		f.By, f.On, f.Kind, f.Arc = x.By, x.On, kindOf(x), x.Arc
	default:
		return nil, false
	}
	w := f.walker(s, plan, first)
	w.passing = func(before, after *State, p float64) { f.pass(w, before, after, p) }
	w.end = f.end(w)
	w.begin(s, seat, a)
	f.Offered = w.offered
	likely := 0
	for i := range f.Dice {
		if f.Dice[i].P > f.Dice[likely].P {
			likely = i
		}
	}
	if len(f.Dice) > 0 {
		f.byRanks(f.Dice[likely].state, plan)
	}
	return f, true
}

// kindOf is the kind of action that an attack is made by.
func kindOf(x *Fight) ActionKind {
	switch {
	case x.Charge:
		return Charge
	case x.Ranged:
		return Shoot
	}
	return Strike
}

// begin follows all ways from a decision of a seat; others who are asked at once pass.
func (w *walker) begin(s *State, seat game.Seat, a *Action) {
	start := w.node()
	start.s = *s
	others := s.Waits.Who.Without(seat)
	p := play{State: &start.s, dice: game.Script(), hears: &w.hears}
	for rest := others; rest != 0; rest = rest.Without(rest.First()) {
		p.act(rest.First(), &Action{Kind: Pass})
	}
	p.act(seat, a)
	w.walk(&start.s)
}

// walker follows the action that is asked for, under a plan.
func (f *Forecast) walker(s *State, plan Plan, first uint8) *walker {
	w := &walker{plan: plan, reads: s.reading(plan.Use), first: first, until: fightSurge}
	for i := range s.Stack.Len() {
		if s.Stack.At(i).Proc == procAct {
			w.deed = i + 1
		}
	}
	if plan.Hear || len(plan.Use) > 0 {
		w.hears = game.Seats(plan.Seat)
	}
	return w
}

// rolls tells whether the attack is about to roll its dice.
func (f *Forecast) rolls(w *walker, s *State) bool {
	top := s.Stack.Top()
	return top.Proc == procFight && uint8(top.Arg) == w.first && top.Step == fightDice
}

// pass notes what a step has settled.
func (f *Forecast) pass(w *walker, before, after *State, p float64) {
	top := before.Stack.Top()
	switch {
	case before.Waits.Who != 0:
		f.spent(before, after)
	case f.rolls(w, before):
		x := after.fighting(w.first)
		f.Arc = x.Arc
		f.addDice(before, DiceOdds{Dice: int(x.Attack.N), Need: after.toHit(x), Again: x.Bonus && x.Grant.Is&isNoCharge == 0 || x.Grant.Is&(isAny|isMisses) != 0, P: p})
	case top.Proc == procFight && uint8(top.Arg) == w.first && top.Step == fightDefence:
		x := before.fighting(w.first)
		all := x.allHits()
		f.Hits = add(f.Hits, all, p)
		f.Save = before.toBlock(x)
	case top.Proc == procTest && top.Step == testRoll:
		t := after.testing(uint8(top.Arg))
		if t.Unit == f.On && t.Of == w.first && t.Set == Untested {
			f.Test = TestOdds{after.morale(t.Unit), int(t.Mod)}
		}
	case top.Proc == procTest && top.Step == testOutcome:
		if t := before.testing(uint8(top.Arg)); t.Unit == f.By && t.Panic && after.testing(uint8(top.Arg)).Set == Failed {
			f.OwnPanic += p
		}
	}
	if top.Proc == procCharge && top.Step == chargeReached && before.Waits.Who == 0 {
		f.Reaches += p
	}
}

// end notes how a way ends.
func (f *Forecast) end(w *walker) func(*State, float64) {
	return func(s *State, p float64) {
		f.OwnLeft = add(f.OwnLeft, s.leftOf(f.By), p)
		if s.Fought >= w.first {
			f.Left = add(f.Left, s.leftOf(f.On), p)
			x := s.fighting(w.first)
			f.Wounds = add(f.Wounds, int(x.Wounds), p)
			if x.Panic == Failed {
				f.Panic += p
			}
		}
	}
}

// spent notes a condition token that has been spent.
func (f *Forecast) spent(before, after *State) {
	for _, u := range [...]UnitID{f.By, f.On} {
		if gone := before.Units[u].Tokens &^ after.Units[u].Tokens; gone != 0 && before.Waits.Kind == decideReroll {
			t := SpentToken{u, gone, before.Waits.Who.First()}
			if !slices.Contains(f.Spent, t) {
				f.Spent = append(f.Spent, t)
			}
		}
	}
}

// leftOf is how many Wounds a unit can still suffer; none if it is gone.
func (s *State) leftOf(u UnitID) int {
	if !s.onTable(u) {
		return 0
	}
	return s.left(u)
}

// add adds a chance to a place of a distribution.
func add(d odds.Dist, at int, p float64) odds.Dist {
	for len(d) <= at {
		d = append(d, 0)
	}
	d[at] += p
	return d
}

func (f *Forecast) addDice(s *State, d DiceOdds) {
	for i := range f.Dice {
		if o := &f.Dice[i]; o.Dice == d.Dice && o.Need == d.Need && o.Again == d.Again {
			o.P += d.P
			return
		}
	}
	d.state = &State{}
	*d.state = *s
	f.Dice = append(f.Dice, d)
}

// byRanks works out the hits that the attacker would score with each number of ranks, all else
// being as it is when it rolls.
func (f *Forecast) byRanks(s *State, plan Plan) {
	for ranks := int(s.sheet(f.By).Ranks); ranks > 0; ranks-- {
		there := *s
		x := there.sheet(f.By)
		row := int(x.Models) / int(x.Ranks) * int(x.Health)
		if !x.Solo() && ranks != there.ranks(f.By) {
			there.Units[f.By].Wounds = uint8((int(x.Ranks) - ranks) * row)
		}
		r := RankOdds{Ranks: ranks}
		w := f.walker(&there, plan, s.Fought)
		w.until = fightDefence
		w.passing = func(before, after *State, _ float64) {
			if f.rolls(w, before) {
				r.Dice = int(after.fighting(w.first).Attack.N)
			}
		}
		w.end = func(s *State, p float64) {
			if s.Fought < w.first {
				return
			}
			x := s.fighting(w.first)
			r.Hits = add(r.Hits, x.allHits(), p)
		}
		w.walk(&there)
		f.ByRanks = append(f.ByRanks, r)
	}
}
