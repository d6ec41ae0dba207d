package sim

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"

	"gonfalon/game"
)

// LogName returns the name of the log of game i of a simulation.
func LogName(gameName string, seed uint64, i int) string {
	return fmt.Sprintf("%s-%d-%d.gonf", gameName, seed, i)
}

// logged plays game i and writes its log into the folder of logs. A match that stalls
// or breaks leaves a log without an end, as far as it came: the place to look for the
// mistake.
func (t *table[S, A]) logged(ctx context.Context, i int, seed game.Seed) (stalled bool, err error) {
	f, err := os.Create(filepath.Join(t.config.Logs, LogName(t.g.Info().Name, t.config.Seed, i)))
	if err != nil {
		return false, fmt.Errorf("make a match log: %w", err)
	}
	w := bufio.NewWriter(f)
	// In a panic, too, what was written must reach the file.
	defer func() {
		for _, e := range []error{w.Flush(), f.Close()} {
			if e != nil && err == nil {
				err = fmt.Errorf("write a match log: %w", e)
			}
		}
	}()
	return t.record(ctx, i, seed, w)
}

// record plays game i and writes its log. Times in it are simulated, one second an
// action from the Unix epoch on, so that the same seed gives the same bytes.
func (t *table[S, A]) record(ctx context.Context, i int, seed game.Seed, w io.Writer) (stalled bool, err error) {
	info := t.g.Info()
	h := game.LogHeader{
		Game:    info.Name,
		Rules:   info.Version,
		Content: info.Content,
		Options: t.setup.Options,
		Seats:   t.names(i),
	}
	l, err := game.NewLogger(w, h, seed, t.dice, t.document())
	if err != nil {
		return false, err
	}
	t.story = new(game.Story)
	t.watch = func(t *table[S, A], _ game.Decision, seat game.Seat, a A) error {
		defer t.story.Clear()
		doc, err := json.Marshal(t.g.Action(&t.state, a))
		if err != nil {
			return fmt.Errorf("write an action: %w", err)
		}
		return l.Action(seat, doc, t.told(t.story.Events()), time.Unix(int64(t.n), 0), t.document())
	}
	stalled, err = t.play(ctx, i)
	if err != nil || stalled {
		return stalled, err
	}
	return false, l.End(t.result(false), seed)
}

// names returns who sits where in game i.
func (t *table[S, A]) names(i int) []string {
	names := make([]string, len(t.config.Seats))
	for s := range names {
		names[s] = t.config.Seats[t.config.bot(i, s)]
	}
	return names
}

// document writes the state as game.Position.Document does.
func (t *table[S, A]) document() []byte {
	b, err := json.Marshal(t.g.State(&t.state))
	if err != nil {
		panic(fmt.Sprintf("sim: a state cannot be written: %v", err))
	}
	return b
}
