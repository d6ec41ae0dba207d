package odds

// A Reroll says which dice of a check are rolled again. No die is rolled a third time.
type Reroll uint8

const (
	Never    Reroll = iota
	Ones            // dice that show a 1
	Failures        // dice that fail
)

// A Check is a D6 that succeeds if it shows Need or more.
type Check struct {
	Need   int
	Reroll Reroll
	Spare  bool // one of the dice that failed, and has not been rolled again, may be
}

// plain is how many faces succeed.
func (c Check) plain() int { return min(max(7-c.Need, 0), 6) }

// faces counts, in 36ths, how a die ends: it succeeds, it has failed for good, or it has
// failed and may still be the spare one.
func (c Check) faces() (won, lost, spare int) {
	for face := 1; face <= 6; face++ {
		fails := face < c.Need
		switch {
		case c.Reroll == Ones && face == 1, c.Reroll == Failures && fails:
			won += c.plain()
			lost += 6 - c.plain()
		case !fails:
			won += 6
		case c.Spare:
			spare += 6
		default:
			lost += 6
		}
	}
	return won, lost, spare
}

// A tally is the distribution of successes among dice that are added one by one, apart
// for when none of them can be the spare one and when some can.
type tally struct {
	none, some       Dist
	won, lost, spare float64 // of one die
	failed           float64 // lost or spare
	again, vain      float64 // the spare die, rolled again, succeeds or fails
}

// tally is made for up to a number of dice.
func (c Check) tally(dice int) tally {
	won, lost, spare := c.faces()
	t := tally{
		none: make(Dist, dice+1),
		won:  float64(won) / 36, lost: float64(lost) / 36, spare: float64(spare) / 36,
		failed: float64(lost+spare) / 36,
		again:  float64(c.plain()) / 6, vain: float64(6-c.plain()) / 6,
	}
	if spare > 0 {
		t.some = make(Dist, dice+1)
	}
	return t
}

// add rolls one more die. At most n dice have been rolled.
func (t *tally) add(n int) {
	if t.some != nil {
		// What some holds at a place depends on none before the die: it goes first.
		for k := n + 1; k > 0; k-- {
			t.some[k] = float64(t.some[k]*t.failed) + float64(t.some[k-1]*t.won) + float64(t.none[k]*t.spare)
		}
		t.some[0] = float64(t.some[0]*t.failed) + float64(t.none[0]*t.spare)
	}
	for k := n + 1; k > 0; k-- {
		t.none[k] = float64(t.none[k]*t.lost) + float64(t.none[k-1]*t.won)
	}
	t.none[0] *= t.lost
}

// addSuccesses adds the distribution of successes, weighed, once the spare die has been
// rolled again.
func (t *tally) addSuccesses(sum Dist, weight float64) {
	for k := range sum {
		p := t.none[k]
		if t.some != nil {
			p += float64(t.some[k] * t.vain)
			if k > 0 {
				p += float64(t.some[k-1] * t.again)
			}
		}
		sum[k] += float64(p * weight)
	}
}

// Successes is the distribution of how many of so many dice succeed.
func (c Check) Successes(dice Dist) Dist {
	top := len(dice) - 1
	t := c.tally(top)
	t.none[0] = dice[top]
	// As in Copies: whoever rolls more than k dice rolls one of them now.
	for k := top - 1; k >= 0; k-- {
		t.add(top - 1 - k)
		t.none[0] += dice[k]
	}
	sum := make(Dist, top+1)
	t.addSuccesses(sum, 1)
	return sum
}

// Joint is the distribution of the number of dice together with how many succeed.
func (c Check) Joint(dice Dist) Joint {
	j := triangle(len(dice))
	t := c.tally(len(dice) - 1)
	t.none[0] = 1
	for n, weight := range dice {
		if n > 0 {
			t.add(n - 1)
		}
		t.addSuccesses(j[n], weight)
	}
	return j
}
