package table

import (
	"bytes"
	"encoding/json"

	"gonfalon/game"
)

// A Moment is one of a finished match: the whole state after N actions, or what one seat saw
// of it, and what the Nth did.
type Moment struct {
	N        int             `json:"n"`
	Total    int             `json:"total"`
	Seats    []Sitter        `json:"seats"`
	Document json.RawMessage `json:"document,omitempty"` // none where it cannot be known
	Told     []game.Told     `json:"told"`
	Action   json.RawMessage `json:"action,omitempty"`
	Seat     *game.Seat      `json:"seat,omitempty"`
	Dice     []int           `json:"dice"`
}

// Replay shows a verified match log after n actions or, unless it is negative, in the midst
// of the n-th before one of its events. Where other rules were in force than this program
// has, it tells what was recorded, without the state if that cannot be known. With a seat the
// state is as that seat saw it.
func (g Games) Replay(log []byte, n, before int, eyes game.Seat) (*Moment, error) {
	read, err := game.ReadLog(bytes.NewReader(log))
	if err != nil {
		return nil, err
	}
	total := len(read.Actions)
	if n < 0 || n > total {
		return nil, bad("the match has from 0 to %d actions, not %d", "la partie a de 0 à %d actions, et non %d", total, n)
	}
	if eyes < game.NoSeat || int(eyes) >= len(read.Header.Seats) {
		return nil, bad("the match has %d seats and no seat %d", "la partie a %d places, et pas de place %d", len(read.Header.Seats), eyes)
	}
	m, err := game.MomentOf(read, g.Find, n)
	if err != nil {
		return nil, err
	}
	step := &Moment{N: n, Total: total, Seats: []Sitter{}, Told: append([]game.Told{}, m.Told...), Dice: append([]int{}, read.Header.Dice...)}
	if n > 0 {
		step.Action, step.Seat, step.Dice = m.Action.Action, &m.Action.Seat, append([]int{}, m.Action.Dice...)
	}
	at := m.At
	if before >= 0 && n > 0 {
		if at, err = game.Midst(read, g.Find, n, before); err != nil {
			return nil, err
		}
	}
	switch {
	case at == nil:
	case eyes == game.NoSeat:
		step.Document = at.Document()
	default:
		step.Document = at.View(eyes)
	}
	for i, name := range read.Header.Seats {
		sitter := Sitter{Seat: game.Seat(i)}
		if at != nil {
			sitter = SitterAt(at, sitter.Seat)
		}
		sitter.Name = name
		step.Seats = append(step.Seats, sitter)
	}
	return step, nil
}

// A Story is a match as steps, in their order.
type Story struct {
	Steps []game.Step `json:"steps"`
}

// Story tells a verified match log.
func (g Games) Story(log []byte) (*Story, error) {
	read, err := game.ReadLog(bytes.NewReader(log))
	if err != nil {
		return nil, err
	}
	steps, err := game.StoryOf(read, g.Find)
	return &Story{steps}, err
}
