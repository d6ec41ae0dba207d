package song

import (
	"gonfalon/game"
)

// How an action can end. Nothing here knows a rule: the engine itself carries the action out, up
// to each roll of dice, and goes on from there once for everything that these can come to.
// Positions that have become the same are one. Decisions on the way are made by walk_policy.go.

// A walker follows an action through all that can happen.
type walker struct {
	plan    Plan
	reads   reads
	hears   game.SeatSet // whose windows are opened
	deed    int          // how deep the action lies in the stack
	first   uint8        // the attack that is told of
	until   uint8        // the step of it that is the last
	end     func(s *State, p float64)
	passing func(before, after *State, p float64)
	spots   []*spot
	spare   State
	dice    game.Dice
	free    []*node // to be used again
	fell    map[throw][]fall
	offered []Offer // what the seat that asks could have used
	room    [64]Action
}

// A spot is where ways wait that have come equally far: all of them are to roll dice.
type spot struct {
	at    place
	nodes []*node
	known map[knot][]int
}

// A place tells how far the procedures under way have come, the outermost first. What is to be
// done within a step comes before the next step.
type place [game.StackDepth]uint8

const within uint8 = 255 // there is no procedure so deep

func placeOf(s *State) (at place) {
	for i := range at {
		at[i] = within
		if i < s.Stack.Len() {
			at[i] = s.Stack.At(i).Step
		}
	}
	return at
}

func (p *place) before(q *place) bool {
	for i := range p {
		if p[i] != q[i] {
			return p[i] < q[i]
		}
	}
	return false
}

// A node is a position that is about to roll dice, and how likely it is.
type node struct {
	s     State
	p     float64
	rolls game.ScriptError
}

// A knot is what tells most positions apart that wait at one spot.
type knot struct {
	wounds, tokens uint16
	hits, sure     uint8
	dice           [16]uint8
	saves          [16]uint8
	test           [4]uint8
	faces          [7]uint8
}

func (w *walker) knotOf(s *State) knot {
	k := knot{faces: s.SetUp.Again.Faces}
	for u := range s.Units {
		k.wounds += uint16(s.Units[u].Wounds) * uint16(u)
		k.tokens += uint16(s.Units[u].Tokens) * uint16(u)
	}
	if s.Fought > 0 {
		x := &s.Fights[s.Fought-1]
		k.hits, k.sure = x.Hits, x.Sure
		copy(k.dice[:], x.Attack.Dice[:])
		copy(k.saves[:], x.Defence.Dice[:])
	}
	if s.Tested > 0 {
		copy(k.test[:], s.Tests[s.Tested-1].Dice.Dice[:])
	}
	return k
}

// walk follows all ways from a state on.
func (w *walker) walk(s *State) {
	w.goOn(s, 1)
	for len(w.spots) > 0 {
		i := 0
		for j := range w.spots {
			if w.spots[j].at.before(&w.spots[i].at) {
				i = j
			}
		}
		sp := w.spots[i]
		w.spots = append(w.spots[:i], w.spots[i+1:]...)
		for _, n := range sp.nodes {
			w.roll(&n.s, n.p, &n.rolls, nil)
			w.free = append(w.free, n)
		}
	}
}

// goOn plays a way on up to the next roll.
func (w *walker) goOn(s *State, p float64) {
	dice := w.dice.Rescript()
	for !w.over(s) {
		if !rolls(s) {
			w.move(s, dice)
			continue
		}
		w.spare = *s
		w.move(s, dice)
		if err, ok := dice.Err().(*game.ScriptError); ok {
			w.park(&w.spare, p, err)
			return
		}
		w.passing(&w.spare, s, p)
	}
	if dice.Err() != nil {
		panic("song: dice were rolled where none are")
	}
	w.end(s, p)
}

// rolls tells whether the next move may roll dice, or settles what is told of an action.
func rolls(s *State) bool {
	if s.Waits.Who != 0 {
		return true
	}
	switch f := s.Stack.Top(); f.Proc {
	case procMoment, procHurt:
		return false
	case procFight:
		switch f.Step {
		case fightDeclared, fightTokens, fightAfterDice, fightDefenceTokens, fightAfterDefence, fightPanic, fightTested, fightResolved:
			return false
		}
	case procTest:
		return f.Step == testRoll || f.Step == testRerolls || f.Step == testOutcome
	}
	return true
}

// over tells whether nothing more is to come that is told of.
func (w *walker) over(s *State) bool {
	if s.Over || s.Stack.Len() < w.deed {
		return true
	}
	f := s.Stack.Top()
	return f.Proc == procFight && uint8(f.Arg) == w.first && f.Step >= w.until
}

// move makes a decision, or goes on with the innermost procedure.
func (w *walker) move(s *State, dice *game.Dice) {
	p := play{State: s, dice: dice, hears: &w.hears}
	if who := s.Waits.Who; who != 0 {
		a := w.decide(s, who.First())
		p.act(who.First(), &a)
		return
	}
	p.step()
}

// park puts a way aside that is to roll, with those that have come to the same.
func (w *walker) park(s *State, p float64, rolls *game.ScriptError) {
	w.forget(s)
	at := placeOf(s)
	var sp *spot
	for _, o := range w.spots {
		if o.at == at {
			sp = o
		}
	}
	if sp == nil {
		sp = &spot{at: at, known: map[knot][]int{}}
		w.spots = append(w.spots, sp)
	}
	k := w.knotOf(s)
	for _, i := range sp.known[k] {
		if sp.nodes[i].s == *s {
			sp.nodes[i].p += p
			return
		}
	}
	sp.known[k] = append(sp.known[k], len(sp.nodes))
	n := w.node()
	n.s, n.p, n.rolls = *s, p, *rolls
	sp.nodes = append(sp.nodes, n)
}

// node returns room for a position.
func (w *walker) node() *node {
	if last := len(w.free) - 1; last >= 0 {
		n := w.free[last]
		w.free = w.free[:last]
		return n
	}
	return &node{}
}

// roll goes on with a way for everything that its dice can come to; those of a step that rolls
// several times come one after the other.
func (w *walker) roll(s *State, p float64, rolls *game.ScriptError, before []int) {
	n := w.node()
	next, values := &n.s, make([]int, 0, len(before)+16)
	for _, f := range w.falls(s, rolls, before) {
		*next = *s
		values = append(append(values[:0], before...), f.dice...)
		dice := w.dice.Rescript(values...)
		w.move(next, dice)
		if err, ok := dice.Err().(*game.ScriptError); ok {
			w.roll(s, p*f.p, err, values)
			continue
		}
		w.passing(s, next, p*f.p)
		w.goOn(next, p*f.p)
	}
	w.free = append(w.free, n)
}

// untold is a roll of which nobody knows who has had its dice rolled again.
func (r *Roll) untold() (plain Roll) {
	for i := range int(r.N) {
		plain.add(r.faceAt(i), 0)
	}
	return plain
}

// forget wipes what makes no difference any more, so that positions become the same: dice that
// have been counted, and the die of a Charge that has come to its attack.
func (w *walker) forget(s *State) {
	top := s.Stack.Len() - 1
	for i := range top + 1 {
		f := s.Stack.At(i)
		if f.Proc != procFight {
			continue
		}
		x := s.fighting(uint8(f.Arg))
		if i == top && s.SetUp.Again.On && w.reads.later&lateAgain == 0 {
			x.Attack, x.Defence = x.Attack.untold(), x.Defence.untold()
		}
		past := func(step uint8) bool { return f.Step > step || f.Step == step && i == top }
		if past(fightDefence) && w.reads.later&lateAttack == 0 {
			x.Attack = Roll{N: x.Attack.N}
		}
		if past(fightPanic) {
			if w.reads.later&lateDefence == 0 {
				x.Defence, x.Blocked = Roll{}, 0
			}
			if w.reads.later&lateHits == 0 {
				x.Hits, x.Sure = 0, 0
			}
		}
	}
	if s.Fought >= w.first {
		for i := range s.Deeds[:s.Doing] {
			if d := &s.Deeds[i]; d.Kind == Charge {
				d.Die, d.Second = 0, 0
			}
		}
	}
}
