package throne

import (
	"strconv"

	"gonfalon/game"
)

// AppendAction implements [game.Writer].
func (Rules) AppendAction(b []byte, _ *State, a Action) []byte {
	d := standard().actionDocument(a)
	return d.appendJSON(b)
}

func (d *actionDocument) appendJSON(b []byte) []byte {
	b = game.AppendText(append(b, `{"kind":`...), d.Kind)
	b = game.AppendField(b, "area", d.Area)
	b = game.AppendField(b, "to", d.To)
	b = game.AppendField(b, "order", d.Order)
	b = game.AppendField(b, "unit", d.Unit)
	if d.Routed {
		b = append(b, `,"routed":true`...)
	}
	if d.Token {
		b = append(b, `,"token":true`...)
	}
	if d.N != nil {
		b = strconv.AppendInt(append(b, `,"n":`...), int64(*d.N), 10)
	}
	b = game.AppendField(b, "house", d.House)
	b = game.AppendField(b, "card", d.Card)
	b = game.AppendField(b, "side", d.Side)
	for i, t := range d.Targets {
		b = game.AppendText(append(b, opening(i, `,"targets":[`)...), t)
	}
	b = closed(b, len(d.Targets))
	for i, m := range d.Moves {
		b = m.appendJSON(append(b, opening(i, `,"moves":[`)...))
	}
	return append(closed(b, len(d.Moves)), '}')
}

func (m moveDocument) appendJSON(b []byte) []byte {
	b = game.AppendText(append(b, `{"to":`...), m.To)
	for _, of := range [...]struct {
		name string
		n    uint8
	}{{"footmen", m.Footmen}, {"knights", m.Knights}, {"ships", m.Ships}} {
		if of.n > 0 {
			b = append(append(append(b, `,"`...), of.name...), `":`...)
			b = strconv.AppendUint(b, uint64(of.n), 10)
		}
	}
	return append(b, '}')
}

// opening returns what stands before element i of a list, closed ends a list that has any.
func opening(i int, list string) string {
	if i == 0 {
		return list
	}
	return ","
}

func closed(b []byte, n int) []byte {
	if n == 0 {
		return b
	}
	return append(b, ']')
}
