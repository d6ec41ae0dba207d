package stones

import (
	"math/rand/v2"
	"os"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

func TestConformance(t *testing.T) {
	gametest.Run(t, Rules{}, gametest.Config[State, Action]{Setups: []game.Setup{{Seats: 2}, {Seats: 4}}, Scramble: scramble})
}

// scramble has others answer something else, or not yet; somebody is still to answer.
func scramble(s *State, seat game.Seat, r *rand.Rand) State {
	c := *s
	w := &c.Window
	for rest := w.May.Without(seat); rest != 0; rest = rest.Without(rest.First()) {
		other := rest.First()
		w.Given, w.Answers[other] = w.Given.Without(other), game.Pass
		if r.IntN(2) == 0 && w.Asked() != game.Seats(other) {
			w.Given, w.Answers[other] = w.Given.With(other), int16(r.IntN(2))
		}
	}
	return c
}

func TestCases(t *testing.T) {
	gametest.RunCases(t, game.Open(Rules{}), os.DirFS("testdata/cases"))
}

func TestEveryRuleIsProven(t *testing.T) { gametest.Proven(t, "stones") }

func TestPairsWinTogether(t *testing.T) {
	gametest.Covers(t, "stones.sides.four-play-in-pairs")
	if got, want := (Rules{}).Result(&State{Seats: 4, Turn: 1}), [game.MaxSeats]float32{1: 0.5, 3: 0.5}; got != want {
		t.Errorf("got %v, want %v", got, want)
	}
}
