package battles

import (
	"strconv"

	"gonfalon/game"
)

// AppendAction implements [game.Writer].
func (Rules) AppendAction(b []byte, s *State, a Action) []byte {
	d := s.Plan.actionDocument(&a)
	return d.appendJSON(b)
}

func (d *actionDocument) appendJSON(b []byte) []byte {
	b = game.AppendText(append(b, `{"kind":`...), d.Kind)
	b = game.AppendField(b, "unit", d.Unit)
	b = game.AppendField(b, "target", d.Target)
	b = game.AppendField(b, "hex", d.Hex)
	b = game.AppendField(b, "card", d.Card)
	b = game.AppendField(b, "commander", d.Commander)
	b = game.AppendField(b, "other", d.Other)
	b = game.AppendField(b, "token", d.Token)
	b = game.AppendField(b, "second", d.Second)
	for i, n := range d.Commands {
		if i == 0 {
			b = append(b, `,"commands":[`...)
		} else {
			b = append(b, ',')
		}
		b = strconv.AppendInt(b, int64(n), 10)
	}
	if len(d.Commands) > 0 {
		b = append(b, ']')
	}
	b = game.AppendField(b, "ground", d.Ground)
	if d.Pair {
		b = append(b, `,"pair":true`...)
	}
	if d.N != 0 {
		b = strconv.AppendUint(append(b, `,"n":`...), uint64(d.N), 10)
	}
	return append(b, '}')
}
