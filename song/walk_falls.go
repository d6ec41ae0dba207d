package song

import (
	"sync"

	"gonfalon/game"
)

// What dice can come to, as far as it makes a difference.

// A fall is how dice lie, and how likely that is with all that makes no difference.
type fall struct {
	dice []int
	p    float64
}

// falls are all ways in which the next dice of a step can fall.
func (w *walker) falls(s *State, rolls *game.ScriptError, before []int) []fall {
	switch rolls.Label {
	case labelCard, labelMission, labelSiege:
		return []fall{{rolls.Can[:1], 1}} // which card is drawn makes no difference here
	}
	switch rolls.Label {
	case labelAttack, labelDefence:
		return w.classed(throw{rolls.Due, w.cuts(s, rolls.Label)})
	case labelMorale, labelPanic:
		if f := s.Stack.Top(); f.Proc == procTest && w.reads.later&lateTest == 0 {
			return w.testFalls(s, rolls, before)
		}
	}
	return anyway(rolls)
}

// anyway are all falls of dice of which nothing is known.
func anyway(rolls *game.ScriptError) []fall {
	if len(rolls.Can) == 6 && rolls.Due > 1 {
		return classed(rolls.Due, everyFace)
	}
	list := make([]fall, len(rolls.Can))
	for i := range list {
		list[i] = fall{rolls.Can[i : i+1], 1 / float64(len(rolls.Can))}
	}
	return list
}

// cuts tells between which faces a roll of a kind tells apart.
func (w *walker) cuts(s *State, label game.Label) faces {
	if s.Fought == 0 {
		return everyFace
	}
	x := s.fighting(s.Fought)
	switch label {
	case labelAttack:
		ready := *x // what its abilities add counts from the roll on
		if x.Attack.N == 0 {
			ready.Grant = s.granted(x)
		}
		cuts := w.reads.attack.with(s.toHit(&ready))
		if crit := s.critFrom(&ready); crit != 0 {
			cuts = cuts.with(crit)
		}
		if from := s.sureFrom(&ready); from != 0 {
			cuts = cuts.with(from)
		}
		return cuts
	case labelDefence:
		cuts := w.reads.defence.with(s.toBlock(x))
		if from := int(x.Grant.DoubleFrom); from != 0 {
			cuts = cuts.with(from)
		}
		return cuts
	}
	return everyFace
}

// A throw is so many dice, of which faces count alike between cuts.
type throw struct {
	dice int
	cuts faces
}

// classed remembers the falls of throws.
func (w *walker) classed(t throw) []fall {
	list, ok := w.fell[t]
	if !ok {
		if w.fell == nil {
			w.fell = map[throw][]fall{}
		}
		list = classed(t.dice, t.cuts)
		w.fell[t] = list
	}
	return list
}

// mostTested is how many dice a test has at most.
const mostTested = 3

var fewFalls = func() (of [mostTested + 1]func() []fall) {
	for n := range of {
		of[n] = sync.OnceValue(func() []fall { return classed(n, everyFace) })
	}
	return of
}()

// few are all falls of the dice of a test.
func few(dice int) []fall {
	if dice > mostTested { // in states that somebody has made up
		return classed(dice, everyFace)
	}
	return fewFalls[dice]()
}

// classed are all ways in which dice can fall into classes of faces, each shown by its least.
func classed(dice int, cuts faces) []fall {
	var face, size [6]int
	n := 0
	for f := 1; f <= 6; f++ {
		if n == 0 || cuts>>f&1 == 1 {
			face[n] = f
			n++
		}
		size[n-1]++
	}
	var list []fall
	lie := make([]int, 0, dice)
	var add func(class, left int, p float64)
	add = func(class, left int, p float64) {
		part := float64(size[class]) / 6
		if class == n-1 {
			for range left {
				p = p * part
			}
			all := append(make([]int, 0, dice), lie...)
			for range left {
				all = append(all, face[class])
			}
			list = append(list, fall{all, p})
			return
		}
		was := len(lie)
		for k := 0; k <= left; k++ {
			add(class+1, left-k, p)
			// One die more of this class: left-k over k+1 as many ways to choose them.
			p = p * float64(left-k) / float64(k+1) * part
			lie = append(lie, face[class])
		}
		lie = lie[:was]
	}
	add(0, dice, 1)
	return list
}
