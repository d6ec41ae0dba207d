package table

import (
	"bytes"
	"context"
	"slices"

	"gonfalon/game"
)

// A PlayOn is a table that goes on from a position of a finished match, or of a log that was
// kept: the same game and options, other dice, and whoever sits down.
type PlayOn struct {
	From game.Origin
	Sit  []game.Seat // which seats are of who sets it up
	Bot  string      // who plays the others; "" leaves them to persons
	Name string      // of who sets it up
}

// PlayOn sets such a table. Its maker has yet to sit down.
func (t *Tables) PlayOn(ctx context.Context, account string, p PlayOn, key string) (string, error) {
	log, err := t.logOf(ctx, p.From)
	if err != nil {
		return "", err
	}
	read, err := game.ReadLog(bytes.NewReader(log))
	if err != nil {
		return "", err
	}
	state, err := t.games.position(read, p.From.N)
	if err != nil {
		return "", err
	}
	plan := Plan{Game: read.Header.Game, Options: read.Header.Options, Host: p.Name, Seats: make([]Chair, len(read.Header.Seats))}
	for i, s := range p.Sit {
		if s < 0 || int(s) >= len(plan.Seats) || slices.Contains(p.Sit[:i], s) {
			return "", bad("the match has seats 0 to %d, each for once", "la partie a les places 0 à %d, chacune une fois", len(plan.Seats)-1)
		}
	}
	for i := range plan.Seats {
		if !slices.Contains(p.Sit, game.Seat(i)) {
			plan.Seats[i].Bot = p.Bot
		}
	}
	from := &game.LogOrigin{Match: p.From.Match, Log: p.From.Log, N: p.From.N, State: state}
	return t.set(ctx, &Created{By: account, Plan: plan, From: from}, asked(account, key, "play on", p))
}

func (t *Tables) logOf(ctx context.Context, o game.Origin) ([]byte, error) {
	if o.Log != "" {
		return t.Kept(ctx, o.Log)
	}
	return t.Log(ctx, o.Match)
}

// position returns how the match of a verified log stood after n actions, if it can go on
// from there.
func (g Games) position(log *game.Log, n int) ([]byte, error) {
	if n < 0 || n > len(log.Actions) {
		return nil, bad("the match has from 0 to %d actions, not %d", "la partie a de 0 à %d actions, et non %d", len(log.Actions), n)
	}
	m, err := game.MomentOf(log, g.Find, n)
	switch {
	case err != nil:
		return nil, err
	case m.At == nil:
		return nil, ErrUnknownPast
	case m.At.Next().Who == 0:
		return nil, bad("the match was over there: nothing is left to play", "la partie était finie là : il ne reste rien à jouer")
	}
	return m.At.Document(), nil
}
