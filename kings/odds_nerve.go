package kings

import "gonfalon/odds"

// An Outcome is what an assault makes of its target.
type Outcome uint8

const (
	Holds Outcome = iota // Steady, or not tested since it was not wounded
	Wavers
	Routs
	outcomes
)

// A Defender is the target of an assault as its Nerve test sees it.
type Defender struct {
	Wounds       int  // that it had before
	Waver, Rout  int  // its Nerve, with what changes it; Waver 0 means fearless
	Bonus        int  // to the total of the test: 1 for Brutal
	Tested       bool // even if it is not wounded now, for it was before
	Inspired     bool // a test that Routs it is rolled again
	Spared       bool // one that still does leaves it on 4+, with D6+3 wounds less
	IronResolve  bool
	Regeneration int // the score needed; 0 if it has none
}

// total is what a roll comes to. Carries out kings.nerve.total-2d6-plus-wounds.
func (d *Defender) total(roll, wounds int) int { return roll + d.Wounds + wounds + d.Bonus }

// test reads a roll of two dice.
// Carries out kings.nerve.double-1-always-steady,
// kings.nerve.double-6-at-least-wavers and kings.nerve.fearless-cannot-waver.
func (d *Defender) test(roll, wounds int) Outcome {
	total := d.total(roll, wounds)
	switch {
	case roll == 2:
		return Holds
	case total >= d.Rout:
		return Routs
	case d.Waver == 0:
		return Holds
	case total >= d.Waver || roll == 12:
		return Wavers
	}
	return Holds
}

// nerve writes how likely each outcome is once so many wounds have been dealt.
func (d *Defender) nerve(wounds int, row odds.Dist) {
	d.tested(wounds, row)
	if d.Spared {
		saved := row[Routs] / 2
		row[Routs] = saved
		row[Holds] += saved
	}
}

// tested writes how likely each outcome is before a unit may be spared.
// Carries out kings.nerve.melee-immediately-after-combat (no test without a wound) and
// kings.special.inspiring-second-result-kept.
func (d *Defender) tested(wounds int, row odds.Dist) {
	if wounds == 0 && !d.Tested {
		row[Holds], row[Wavers], row[Routs] = 1, 0, 0
		return
	}
	var ways [outcomes]int // in 36
	for first := 1; first <= 6; first++ {
		for second := 1; second <= 6; second++ {
			ways[d.test(first+second, wounds)]++
		}
	}
	for outcome := range outcomes {
		n := 36 * ways[outcome]
		if d.Inspired {
			n = ways[Routs] * ways[outcome]
			if outcome != Routs {
				n += 36 * ways[outcome]
			}
		}
		row[outcome] = float64(n) / (36 * 36)
	}
}

// chances is how likely an outcome is for each number of wounds dealt, below a limit.
func (d *Defender) chances(outcome Outcome, limit int) []float64 {
	all := make([]float64, limit)
	var row [outcomes]float64
	for wounds := range all {
		d.nerve(wounds, row[:])
		all[wounds] = row[outcome]
	}
	return all
}

// left is the part of the distribution of wounds, once the defender has its next order,
// that belongs to an outcome.
// Carries out kings.special.iron-resolve-heals-when-steady and
// kings.special.regeneration-n-plus.
func (d *Defender) left(nerve odds.Joint, outcome Outcome) odds.Dist {
	part := make(odds.Dist, d.Wounds+len(nerve))
	for wounds, row := range nerve {
		at, rest := d.Wounds+wounds, 0
		if d.IronResolve && outcome == Holds && (wounds > 0 || d.Tested) {
			rest = 1
		}
		if !d.Spared || outcome != Holds {
			part[max(at-rest, 0)] += row[outcome]
			continue
		}
		var before [outcomes]float64
		d.tested(wounds, before[:])
		all := row.Total()
		part[max(at-rest, 0)] += float64(all * before[Holds])
		for die := 1; die <= 6; die++ {
			part[max(at-rest-die-3, 0)] += float64(all * before[Routs] / 12)
		}
	}
	if d.Regeneration == 0 {
		return part
	}
	return odds.Check{Need: stays(d.Regeneration)}.Successes(part)
}
