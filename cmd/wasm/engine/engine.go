// Package engine is a game in the browser: what the judge will rule, before anything is
// sent. It knows only what the page's seat sees and fills the rest with a guess; the server
// stays the judge.
package engine

import (
	"encoding/json"
	"fmt"
	"strings"

	"gonfalon/game"
)

// An engine answers questions about written positions of its game: documents in,
// documents out.
type engine[S, A comparable] struct {
	game.Whole[S, A]
	document string // that was last asked about, and its position
	position game.Position
}

// A step is an action of a seat; the lines of steps that are tried all begin at the
// position that was given.
type step struct {
	Seat   game.Seat       `json:"seat"`
	Action json.RawMessage `json:"action"`
}

// An outcome is where a line of steps leads: the view of the seat that asks, what is asked
// then, and what happens on the way. A line that is against the rules stops before the step
// that is.
type outcome struct {
	View     json.RawMessage `json:"view"`
	Question game.Text       `json:"question"`
	Events   []game.Told     `json:"events"`
	Refused  *game.Ruling    `json:"refused,omitempty"`
}

// at returns a position, which nobody may change. Questions come in swarms, as a unit is
// dragged across one: it is read once.
func (e *engine[S, A]) at(document string) (game.Position, error) {
	if e.position == nil || e.document != document {
		at, err := game.Open(e.Whole).Read([]byte(document), game.NewDice(game.SeedFrom(1, 0)))
		if err != nil {
			return nil, err
		}
		e.document, e.position = document, at
	}
	return e.position, nil
}

func (e *engine[S, A]) options(document string, seat game.Seat) ([]json.RawMessage, error) {
	at, err := e.at(document)
	if err != nil {
		return nil, err
	}
	return at.Options(seat), nil
}

func (e *engine[S, A]) check(document string, seat game.Seat, action []byte) (*game.Ruling, error) {
	at, err := e.at(document)
	if err != nil {
		return nil, err
	}
	return e.refuse(at.Check(seat, action))
}

func (e *engine[S, A]) ask(document string, seat game.Seat, question []byte) (json.RawMessage, error) {
	at, err := e.at(document)
	if err != nil {
		return nil, err
	}
	return at.Ask(seat, question)
}

// try plays lines of steps on one guess of what the seat does not see. The dice are
// nobody's: what is drawn must not be shown as if it were known.
func (e *engine[S, A]) try(document string, seat game.Seat, lines [][]step) ([]outcome, error) {
	dice := game.NewDice(game.SeedFrom(1, 0))
	seen, err := e.ReadState([]byte(document), dice)
	if err != nil {
		return nil, err
	}
	guess := e.Guess(&seen, dice)
	outcomes := make([]outcome, len(lines))
	for i, line := range lines {
		s := guess
		var story game.Story
		out := &outcomes[i]
		for n, at := range line {
			a, err := e.ReadAction(&s, at.Action)
			if err != nil {
				return nil, err
			}
			if out.Refused, err = e.refuse(e.Check(&s, at.Seat, a)); err != nil {
				return nil, err
			}
			if out.Refused != nil {
				break
			}
			dice.At(n + 1)
			e.Apply(&s, at.Seat, a, dice, &story)
		}
		view := e.Redact(&s, seat)
		if out.View, err = json.Marshal(e.State(&view)); err != nil {
			return nil, err
		}
		out.Question = e.Question(&view)
		out.Events = []game.Told{}
		for _, happened := range story.Seen(seat) {
			out.Events = append(out.Events, e.Tell(&s, happened))
		}
	}
	return outcomes, nil
}

// refuse tells a refusal from an error about a document.
func (e *engine[S, A]) refuse(err error) (*game.Ruling, error) {
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

// answer carries out a call of the page: its name, and the arguments.
func (e *engine[S, A]) answer(call, document string, seat int, more ...string) (reply string) {
	defer func() {
		if r := recover(); r != nil {
			reply = failure(fmt.Errorf("the engine broke: %v", r))
		}
	}()
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
func (e *engine[S, A]) verify(log string) (reply string) {
	defer func() {
		if r := recover(); r != nil {
			reply = failure(fmt.Errorf("the engine broke: %v", r))
		}
	}()
	verdict, err := game.Verify(strings.NewReader(log), func(name string) (game.Game, bool) {
		return game.Open(e.Whole), name == e.Info().Name
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
