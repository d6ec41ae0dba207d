package table

import "gonfalon/game"

// A mark is the position before an action, kept so that to go back is not to play the match
// again from its beginning.
type mark struct {
	n  int // the number of the action
	at game.Position
}

// markEvery is how many actions there are at most from one mark to the next.
const markEvery = 16

// mark marks where the match stands, now and then. Once dice have rolled nobody goes back
// to before that.
func (m *match) mark() {
	switch last := m.acts[len(m.acts)-1]; {
	case last.rolled:
		m.marks = []mark{{last.N + 1, m.at}}
	case last.N%markEvery == 0:
		m.marks = append(m.marks, mark{last.N + 1, m.at})
	}
}

// before returns the position before action n, since which no dice have rolled.
func (m *match) before(n int) (game.Position, error) {
	var from mark
	for _, k := range m.marks {
		if k.n <= n {
			from = k
		}
	}
	at := from.at.Clone()
	for _, a := range m.acts[from.n-1 : n-1] {
		m.dice.At(a.N)
		if err := at.Act(a.Seat, a.Action, m.dice, nil); err != nil {
			return nil, err
		}
	}
	return at, nil
}
