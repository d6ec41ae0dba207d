package sim

import (
	"context"

	"gonfalon/bot"
	"gonfalon/game"
)

// An Onlooker is told a match as it is played, as a spectator may know it. An error
// that it returns ends the match.
type Onlooker interface {
	// Begin comes first: who sits where, and the match.
	Begin(Scene) error
	// Action comes after each action.
	Action(Moment) error
	// End comes last, with the shares of victory, all 0 if the match stalled.
	End(result []float32, actions int, stalled bool) error
}

// A Scene is what an onlooker knows before the match.
type Scene struct {
	Seats []game.Text // names of the seats
	Bots  []string    // who has them
	Told  []game.Told // what a spectator may know of the layout
}

// A Moment is one action and what came of it.
type Moment struct {
	N        int
	Kind     game.Kind // of decision that the seat took
	Question game.Text
	Who      game.SeatSet // all that owed such a decision
	Seat     game.Seat
	Told     []game.Told // what a spectator may know
}

// Watch plays game 0 of a simulation in front of an onlooker.
func Watch[S, A comparable](ctx context.Context, g game.Whole[S, A], value bot.Value[S], c Config, o Onlooker) error {
	c.Games = 1
	setup, err := check(g, value, &c)
	if err != nil {
		return err
	}
	t := newTable(g, value, &c, setup)
	t.story = new(game.Story)
	if err := t.sit(0, game.SeedFrom(c.Seed, 0)); err != nil {
		return err
	}
	question := g.Question(&t.state)
	t.watch = func(t *table[S, A], d game.Decision, seat game.Seat, _ A) error {
		defer t.story.Clear()
		asked := question
		question = g.Question(&t.state)
		return o.Action(Moment{t.n, d.Kind, asked, d.Who, seat, t.told(t.story.Seen(game.NoSeat))})
	}
	if err := o.Begin(t.scene()); err != nil {
		return err
	}
	t.story.Clear()
	stalled, err := t.play(ctx, 0)
	if err != nil {
		return err
	}
	return o.End(t.result(stalled), t.n, stalled)
}

func (t *table[S, A]) scene() Scene {
	s := Scene{Bots: t.names(0), Told: t.told(t.story.Seen(game.NoSeat))}
	for i := range s.Bots {
		s.Seats = append(s.Seats, t.g.SeatText(&t.state, game.Seat(i)))
	}
	return s
}

// told tells events.
func (t *table[S, A]) told(events []game.Event) []game.Told {
	var told []game.Told
	for _, e := range events {
		told = append(told, t.g.Tell(&t.state, e))
	}
	return told
}
