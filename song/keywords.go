package song

import "gonfalon/song/effect"

// Abilities that are granted to attacks.

// keyword is what the abilities that are granted to attacks add to one, by the data.
func (l *library) keyword(k Keywords) Grant {
	var g Grant
	for i := range l.keywords {
		if k>>i&1 == 1 {
			g = g.plus(l.keywords[i])
		}
	}
	return g
}

// readKeywords works out what each of them says.
func (l *library) readKeywords(ability map[string]entryID) {
	for k := effect.CriticalBlow; k <= effect.Precision; k++ {
		e := l.entry(ability[k.ID()])
		for i := range e.rules {
			for j := range e.rules[i].Ops {
				op := &e.rules[i].Ops[j]
				play{}.onAttack(&Work{}, op, nil, &l.keywords[k-1], int(op.Amount.Base))
			}
		}
	}
}
