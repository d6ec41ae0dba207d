package table

import (
	"bytes"
	"encoding/json"

	"gonfalon/game"
)

// A Step is a moment of a finished match: the whole state after N actions, and what the
// Nth did.
type Step struct {
	N        int             `json:"n"`
	Total    int             `json:"total"`
	Document json.RawMessage `json:"document,omitempty"` // none where it cannot be known
	Told     []game.Told     `json:"told"`
	Action   json.RawMessage `json:"action,omitempty"`
	Seat     *game.Seat      `json:"seat,omitempty"`
	Dice     []int           `json:"dice"`
}

// Replay shows a verified match log after n actions. Where other rules were in force than
// this program has, it tells what was recorded, without the state if that cannot be known.
func (g Games) Replay(log []byte, n int) (*Step, error) {
	read, err := game.ReadLog(bytes.NewReader(log))
	if err != nil {
		return nil, err
	}
	total := len(read.Actions)
	if n < 0 || n > total {
		return nil, bad("the match has from 0 to %d actions, not %d", total, n)
	}
	m, err := game.MomentOf(read, g.Find, n)
	if err != nil {
		return nil, err
	}
	step := &Step{N: n, Total: total, Told: append([]game.Told{}, m.Told...), Dice: append([]int{}, read.Header.Dice...)}
	if n > 0 {
		step.Action, step.Seat, step.Dice = m.Action.Action, &m.Action.Seat, append([]int{}, m.Action.Dice...)
	}
	if m.At != nil {
		step.Document = m.At.Document()
	}
	return step, nil
}
