package table

import (
	"slices"
	"strings"

	"gonfalon/game"
)

// A roundHeading is the heading of the round that a match is in, as it stood after some
// actions: the game's own words.
type roundHeading struct {
	n    int
	text *game.Text
}

// roundNow returns the heading of the round, or nil if the game tells none. Only what has
// happened since it was last asked is read.
func (m *match) roundNow() *game.Text {
	if m.at == nil || m.frozen != "" {
		return nil
	}
	for i := len(m.acts); i > m.round.n; i-- {
		if text := m.heading(m.acts[i-1].happening); text != nil {
			m.round.text = text
			break
		}
	}
	if m.round.text == nil {
		m.round.text = m.heading(happening{m.start, m.layout})
	}
	m.round.n = len(m.acts)
	return m.round.text
}

// heading returns the last heading of a round that an action led to, or nil.
func (m *match) heading(h happening) *game.Text {
	for _, t := range slices.Backward(m.told(h, 0)) {
		if t.Heading == game.HeadsRound {
			return &game.Text{English: headline(t.English), French: headline(t.French)}
		}
	}
	return nil
}

func headline(sentence string) string { return strings.TrimSuffix(game.Plain(sentence), ".") }
