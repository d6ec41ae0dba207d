package battles

import "sync"

// What dice can come to.

// maxRolled is more dice than any attack has in play; [State.dice] sees to it that written states
// have no more.
const maxRolled = 16

// A fallen is a tally and how likely it is.
type fallen struct {
	Tally
	p float64
}

// falls are all tallies of n battle dice. The chances are whole numbers of 8⁻ⁿ.
var falls = func() (of [maxRolled + 1]func() []fallen) {
	for n := range of {
		of[n] = sync.OnceValue(func() []fallen { return allFalls(n) })
	}
	return of
}()

// sides is how many sides of the die show each symbol.
func sides() (t Tally) {
	for _, f := range standard().Faces {
		t[f]++
	}
	return t
}

func allFalls(n int) (list []fallen) {
	sides := sides()
	var add func(t Tally, f Face, left int, ways float64)
	add = func(t Tally, f Face, left int, ways float64) {
		if f == faces-1 {
			t[f] = uint8(left)
			for range left {
				ways = ways * float64(sides[f]) / 8
			}
			list = append(list, fallen{t, ways})
			return
		}
		for k := 0; k <= left; k++ {
			t[f] = uint8(k)
			add(t, f+1, left-k, ways)
			// One die more of this symbol: left-k over k+1 as many ways to choose them.
			ways = ways * float64(left-k) / float64(k+1) * float64(sides[f]) / 8
		}
	}
	add(Tally{}, 0, n, 1)
	return list
}

// fall follows all ways in which the dice of the attack at hand can fall.
func (w *walker) fall(s *State, out Outcome) *Spread {
	x := &s.Attack
	x.Others = s.others(x.On)
	switch {
	case x.Kind == partingBlow && x.On == w.By:
		out.Struck = true
	case x.Kind == counterAttack && x.On == w.By:
		out.Answered = true
	}
	if x.By == w.By && w.Kind == noAttack {
		w.Kind, w.Flank = x.Kind, x.Flank
	}
	if x.Kind != dogsAttack {
		return w.roll(s, out, s.Units[x.By].Rank)
	}
	d := &Spread{}
	for f, n := range sides() {
		next := w.room(s)
		w.out, w.at = &out, next
		frame := next.Stack.Top()
		frame.Step++
		if (play{next, w.dice, w.story}).readDogs(frame, Face(f)) {
			d.mix(w.solve(next, out), float64(n)/8)
		} else {
			d.mix(w.roll(next, out, Rank(f)), float64(n)/8)
		}
		w.depth--
	}
	return d
}

// roll follows a roll with the dice of a rank.
func (w *walker) roll(s *State, out Outcome, rank Rank) *Spread {
	x := &s.Attack
	var why diceList
	n := s.dice(x.Kind, x.By, x.On, s.info(x.By).Table[rank].Dice, &why)
	told := Roll{Kind: x.Kind, By: x.By, On: x.On, Rank: rank, Dice: n, Why: why.parts, Ignores: s.ignoredHits(x.On)}
	told.Hitting = s.hitting(x.Kind, x.By, x.On, &told.Because)
	w.tellRoll(told)
	r := w.reader(s, out, n)
	if x.Flank && n > 0 {
		return r.rerolled(n)
	}
	d := &Spread{}
	for _, f := range falls[n]() {
		r.weigh(f.Tally, f.p)
	}
	r.mixed(d)
	return d
}

// tellRoll notes what is rolled, once.
func (w *walker) tellRoll(r Roll) {
	for i := range w.Rolls {
		if was := &w.Rolls[i]; was.Kind == r.Kind && was.By == r.By && (r.Kind != dogsAttack || was.Rank == r.Rank) {
			return
		}
	}
	w.Rolls = append(w.Rolls, r)
}

// A diceReader knows where each thing that dice can come to leads. Of dice nothing counts but
// their hits and their morale results.
type diceReader struct {
	w     *walker
	s     *State
	out   Outcome
	each  Tally // hits by symbol
	width int
	leads []lead // by hits and morale results
	order []int
}

// A lead is where so many hits and morale results lead.
type lead struct {
	to    *Spread
	value float64
	p     float64
}

// mostHits is how many hits a symbol can be.
const mostHits = 2

func (w *walker) reader(s *State, out Outcome, dice int) *diceReader {
	x := &s.Attack
	return &diceReader{
		w: w, s: s, out: out, each: s.hitting(x.Kind, x.By, x.On, nil), width: dice + 1, leads: make([]lead, (mostHits*dice+1)*(dice+1)),
	}
}

// lead finds where a tally leads: the engine resolves it, if it has not resolved one like it.
func (r *diceReader) lead(t *Tally) *lead {
	hits := 0
	for f := range t {
		hits += int(t[f]) * int(r.each[f])
	}
	i := hits*r.width + int(t[Morale])
	l := &r.leads[i]
	if l.to != nil {
		return l
	}
	r.order = append(r.order, i)
	next := r.w.room(r.s)
	next.Attack.Rolled = *t
	next.Stack.Top().Step = combatHits
	l.to = r.w.solve(next, r.out)
	r.w.depth--
	l.value = l.to.mean(r.w.worth)
	return l
}

// weigh counts a tally.
func (r *diceReader) weigh(t Tally, p float64) { r.lead(&t).p += p }

// mixed adds up where all leads.
func (r *diceReader) mixed(d *Spread) {
	for _, i := range r.order {
		d.mix(r.leads[i].to, r.leads[i].p)
	}
}
