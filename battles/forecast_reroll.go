package battles

// Rolling a symbol again after a flank attack. The player chooses, so something must be
// assumed: that he takes the symbol by which he can expect the most.

// What an outcome is worth to the attacker, for the choice of what is rolled again: figures
// and spaces of morale count whole, a hex that a unit is driven back counts half.
const (
	rerollFigure = 2
	rerollMorale = 2
	rerollStep   = 1
	rerollWin    = 200
)

func (w *walker) worth(o *Outcome) int {
	gain := -int(o.Morale) // toward the Lannister end is good for Stark
	me := w.State.Units[w.By].House
	if me == Lannister {
		gain = -gain
	}
	mine := o.whole()
	n := rerollMorale*gain + rerollFigure*(int(o.Target.Lost)-int(mine.Lost)) + rerollStep*(int(o.Target.Steps)-int(mine.Steps))
	switch o.Winner {
	case me:
		n += rerollWin
	case me.foe():
		n -= rerollWin
	}
	return n
}

// Rerolls says what is rolled again.
type Rerolls struct {
	Plans  []Replan
	Chosen [faces + 1]float64 // how likely each symbol is rolled again; the last is none
	Tied   bool               // somewhere two symbols are worth the same
}

// A Replan is what is rolled again of certain dice.
type Replan struct {
	Rolled Tally
	Symbol Face   // NoFace is none
	Even   []Face // others that are worth the same
	P      float64
	Worth  [faces + 1]float64 // of rolling each again, in figures; the last is of keeping all
}

// even is when two choices count as worth the same: the chances are exact, or nearly.
const even = 1e-9

// rerolled follows a flank attack of n dice.
func (r *diceReader) rerolled(n int) *Spread {
	plans := &Rerolls{}
	for _, f := range falls[n]() {
		plan := r.plan(f.Tally)
		plan.P = f.p
		r.follow(f.Tally, plan.Symbol, f.p)
		plans.Chosen[plan.Symbol] += f.p
		plans.Tied = plans.Tied || len(plan.Even) > 0
		plans.Plans = append(plans.Plans, plan)
	}
	if r.w.Reroll == nil {
		r.w.Reroll = plans
	}
	d := &Spread{}
	r.mixed(d)
	return d
}

// plan finds what is best rolled again. If nothing gains, nothing is.
func (r *diceReader) plan(t Tally) Replan {
	plan := Replan{Rolled: t, Symbol: NoFace}
	best := r.lead(&t).value
	plan.Worth[NoFace] = best / rerollFigure
	for f := GreenShield; f < faces; f++ {
		if t[f] == 0 {
			continue
		}
		v := r.expect(t, f)
		plan.Worth[f] = v / rerollFigure
		switch {
		case v > best+even:
			best, plan.Symbol, plan.Even = v, f, nil
		case v > best-even:
			plan.Even = append(plan.Even, f)
		}
	}
	return plan
}

// expect is what rolling a symbol again is worth.
func (r *diceReader) expect(t Tally, f Face) float64 {
	sum := 0.0
	r.again(t, f, func(u Tally, p float64) {
		sum += float64(r.lead(&u).value * p)
	})
	return sum
}

// follow counts what comes of rolling a symbol again, or of keeping all.
func (r *diceReader) follow(t Tally, f Face, p float64) {
	if f == NoFace {
		r.weigh(t, p)
		return
	}
	r.again(t, f, func(u Tally, q float64) { r.weigh(u, float64(p*q)) })
}

// again calls back with all that can lie after a symbol is rolled again.
func (r *diceReader) again(t Tally, f Face, each func(Tally, float64)) {
	n := t[f]
	t[f] = 0
	for _, more := range falls[n]() {
		u := t
		for g, k := range more.Tally {
			u[g] += k
		}
		each(u, more.p)
	}
}
