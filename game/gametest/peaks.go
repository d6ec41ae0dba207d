package gametest

import (
	"testing"

	"gonfalon/game"
)

// Peaks plays a random match and calls a function with each position that the outcome of a
// step hangs on.
func Peaks(t *testing.T, g game.Game, setup game.Setup, seed uint64, visit func(game.Position)) {
	t.Helper()
	dice, rng := playoutDice(seed, 0), playoutRand(seed, 0)
	at, err := g.Start(setup, dice, nil)
	if err != nil {
		t.Fatal(err)
	}
	narration := game.NewNarration(g, func(s game.Seat) game.Text { return at.SeatText(s) })
	for n := 1; at.Next().Who != 0 && n <= playthroughActions; n++ {
		seat := at.Next().Who.First()
		options := at.Options(seat)
		chosen := options[rng.IntN(len(options))]
		before, story := at.Clone(), new(game.Story)
		dice.At(n)
		if err := at.Act(seat, chosen, dice, story); err != nil {
			t.Fatal(err)
		}
		var told []game.Told
		for _, e := range story.Events() {
			told = append(told, at.Tell(e))
		}
		for _, s := range narration.Action(uint64(n), n, 0, told) {
			if s.Peak == nil || s.Peak.N != n {
				continue
			}
			dice.At(n)
			peak, err := before.Midst(seat, chosen, dice, game.Nth(s.Peak.Before, func(game.Event) bool { return true }))
			if err != nil {
				t.Fatal(err)
			}
			visit(peak)
		}
	}
}
