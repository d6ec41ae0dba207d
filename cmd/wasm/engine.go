// Wasm is the engine for the browser: what the judge will rule, before anything is sent.
// It knows only what the page's seat sees and fills the rest with a guess; the server
// stays the judge.
package main

import (
	"encoding/json"
	"fmt"
	"strings"

	"gonfalon/game"
	"gonfalon/kings"
	"gonfalon/throne"
)

// An engine answers questions about written positions of one game: documents in,
// documents out.
type engine interface {
	game() game.Game
	options(document string, seat game.Seat) ([]json.RawMessage, error)
	check(document string, seat game.Seat, action []byte) (*game.Ruling, error)
	try(document string, seat game.Seat, lines [][]step) ([]outcome, error)
	ask(document string, seat game.Seat, question []byte) (json.RawMessage, error)
}

var engines = map[string]engine{
	"throne": &whole[throne.State, throne.Action]{Whole: throne.Rules{}},
	"kings":  &whole[kings.State, kings.Action]{Whole: kings.Rules{}},
}

// A step is an action of a seat; the lines of steps that are tried all begin at the
// position that was given.
type step struct {
	Seat   game.Seat       `json:"seat"`
	Action json.RawMessage `json:"action"`
}

// An outcome is where a line of steps leads: the view of the seat that asks, and what
// happens on the way. A line that is against the rules stops before the step that is.
type outcome struct {
	View    json.RawMessage `json:"view"`
	Events  []game.Told     `json:"events"`
	Refused *game.Ruling    `json:"refused,omitempty"`
}

type whole[S, A comparable] struct {
	game.Whole[S, A]
	document string // that was last asked about, and its position
	position game.Position
}

func (w *whole[S, A]) game() game.Game { return game.Open(w.Whole) }

// at returns a position, which nobody may change. Questions come in swarms, as a unit is
// dragged across one: it is read once.
func (w *whole[S, A]) at(document string) (game.Position, error) {
	if w.position == nil || w.document != document {
		at, err := w.game().Read([]byte(document), game.NewDice(game.SeedFrom(1, 0)))
		if err != nil {
			return nil, err
		}
		w.document, w.position = document, at
	}
	return w.position, nil
}

func (w *whole[S, A]) options(document string, seat game.Seat) ([]json.RawMessage, error) {
	at, err := w.at(document)
	if err != nil {
		return nil, err
	}
	return at.Options(seat), nil
}

func (w *whole[S, A]) check(document string, seat game.Seat, action []byte) (*game.Ruling, error) {
	at, err := w.at(document)
	if err != nil {
		return nil, err
	}
	return w.refuse(at.Check(seat, action))
}

func (w *whole[S, A]) ask(document string, seat game.Seat, question []byte) (json.RawMessage, error) {
	at, err := w.at(document)
	if err != nil {
		return nil, err
	}
	return at.Ask(seat, question)
}

// try plays lines of steps on one guess of what the seat does not see. The dice are
// nobody's: what is drawn must not be shown as if it were known.
func (w *whole[S, A]) try(document string, seat game.Seat, lines [][]step) ([]outcome, error) {
	dice := game.NewDice(game.SeedFrom(1, 0))
	seen, err := w.ReadState([]byte(document), dice)
	if err != nil {
		return nil, err
	}
	guess := w.Guess(&seen, dice)
	outcomes := make([]outcome, len(lines))
	for i, line := range lines {
		s := guess
		var story game.Story
		out := &outcomes[i]
		for n, at := range line {
			a, err := w.ReadAction(&s, at.Action)
			if err != nil {
				return nil, err
			}
			if out.Refused, err = w.refuse(w.Check(&s, at.Seat, a)); err != nil {
				return nil, err
			}
			if out.Refused != nil {
				break
			}
			dice.At(n + 1)
			w.Apply(&s, at.Seat, a, dice, &story)
		}
		view := w.Redact(&s, seat)
		if out.View, err = json.Marshal(w.State(&view)); err != nil {
			return nil, err
		}
		out.Events = []game.Told{}
		for _, e := range story.Seen(seat) {
			out.Events = append(out.Events, w.Tell(&s, e))
		}
	}
	return outcomes, nil
}

// refuse tells a refusal from an error about a document.
func (w *whole[S, A]) refuse(err error) (*game.Ruling, error) {
	if err == nil {
		return nil, nil
	}
	r, ok := game.AsRefusal(err)
	if !ok {
		return nil, err
	}
	ruling := r.Ruling()
	return &ruling, nil
}

// answer carries out a call of the page: its name, the game, and the arguments.
func answer(call, name, document string, seat int, more ...string) (reply string) {
	defer func() {
		if r := recover(); r != nil {
			reply = failure(fmt.Errorf("the engine broke: %v", r))
		}
	}()
	e, ok := engines[name]
	if !ok {
		return failure(fmt.Errorf("there is no game %q", name))
	}
	var value any
	var err error
	switch by := game.Seat(seat); call {
	case "options":
		value, err = e.options(document, by)
	case "check":
		value, err = e.check(document, by, []byte(more[0]))
	case "ask":
		value, err = e.ask(document, by, []byte(more[0]))
	case "try":
		var lines [][]step
		if err = json.Unmarshal([]byte(more[0]), &lines); err == nil {
			value, err = e.try(document, by, lines)
		}
	}
	if err != nil {
		return failure(err)
	}
	b, err := json.Marshal(map[string]any{"value": value})
	if err != nil {
		return failure(err)
	}
	return string(b)
}

// verify replays a whole match log: the seed against its promise, every die, every action
// and every state.
func verify(log string) (reply string) {
	defer func() {
		if r := recover(); r != nil {
			reply = failure(fmt.Errorf("the engine broke: %v", r))
		}
	}()
	verdict, err := game.Verify(strings.NewReader(log), func(name string) (game.Game, bool) {
		e, ok := engines[name]
		if !ok {
			return nil, false
		}
		return e.game(), true
	})
	if err != nil {
		return failure(err)
	}
	b, err := json.Marshal(map[string]any{"value": verdict})
	if err != nil {
		return failure(err)
	}
	return string(b)
}

func failure(err error) string {
	b, _ := json.Marshal(map[string]string{"error": err.Error()})
	return string(b)
}
