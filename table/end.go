package table

import (
	"bytes"
	"context"

	"gonfalon/game"
)

// End says how a finished match ended, and how it came to that.
func (t *Tables) End(ctx context.Context, id string) (end *game.End, err error) {
	log, err := t.Log(ctx, id)
	if err != nil {
		return nil, err
	}
	return end, t.in(ctx, id, func(r *room) error {
		if r.end == nil {
			r.end, err = t.games.End(log)
		}
		end = r.end
		return err
	})
}

// End says how the match of a verified log ended.
func (g Games) End(log []byte) (*game.End, error) {
	read, err := game.ReadLog(bytes.NewReader(log))
	if err != nil {
		return nil, err
	}
	return game.EndOf(read, g.Find)
}
