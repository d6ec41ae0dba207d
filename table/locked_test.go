package table

import (
	"context"
	"errors"
	"testing"
	"time"

	"gonfalon/game"
	"gonfalon/game/gametest/toy"
	"gonfalon/sim"
)

// nameless is the toy game, but nobody may ask for the name of a seat.
type nameless struct{ toy.Game }

func (nameless) Info() game.Info {
	i := toy.Game{}.Info()
	i.Name = "nameless"
	return i
}

func (nameless) SeatName(*toy.State, game.Seat) string { panic("seats have no names") }

// Rules that break down leave no match locked, whoever asked them.
func TestBrokenRulesLockNoMatch(t *testing.T) {
	games := testGames()
	games["nameless"] = sim.Of(nameless{}, toyValue)
	h := openWith(t, openStore(t), games)
	plan := Plan{Game: "nameless", Seats: chairs("", "random"), Open: true}
	id, err := h.Create(t.Context(), "ann", plan, "")
	if err != nil {
		t.Fatal(err)
	}
	begun := Plan{Game: "nameless", Seats: chairs("random", "random")}
	full := matchID(asked("ann", "k"))
	for _, ask := range []struct {
		what string
		do   func(context.Context) error
	}{
		{"sit", func(ctx context.Context) error {
			_, err := h.Sit(ctx, id, Sat{Seat: 0, Account: "ann", Name: "ann"}, "")
			return err
		}},
		{"create", func(ctx context.Context) error { _, err := h.Create(ctx, "ann", begun, "k"); return err }},
		{"list", func(ctx context.Context) error { _, err := h.Mine(ctx, "ann"); return err }},
		{"look", func(ctx context.Context) error { _, err := h.Look(ctx, id, "ann", 0); return err }},
		{"look at the other", func(ctx context.Context) error { _, err := h.Look(ctx, full, "ann", game.NoSeat); return err }},
	} {
		done := make(chan error, 1)
		go func() {
			defer func() {
				if p := recover(); p != nil {
					done <- errors.New("it breaks down")
				}
			}()
			done <- ask.do(t.Context())
		}()
		select {
		case err := <-done:
			if !errors.Is(err, ErrFrozen) {
				t.Errorf("%s: got %v, want %v", ask.what, err, ErrFrozen)
			}
		case <-time.After(giveUp / 6):
			t.Fatalf("%s: the match is locked", ask.what)
		}
	}
}
