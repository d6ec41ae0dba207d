package bot_test

import (
	"testing"

	"gonfalon/bot"
	"gonfalon/game"
	"gonfalon/game/gametest/parley"
)

// A greedy bot that judged its answer while it is sealed would see no difference between
// answers.
func TestGreedySeesWhatASealedAnswerIsWorth(t *testing.T) {
	favour := func(s *parley.State, _ game.Seat) int32 {
		return 50 * int32(s.Discard[parley.Scorn-1]) // carried out, once no window waits any more
	}
	s, err := parley.Game{}.ReadState([]byte(`{"speech": 1, "speeches": 4, "speaker": "north", "stake": 1, "discard": [0, 0, 0],
		"windows": [{"may": ["north", "east", "south"]}],
		"players": [{"held": 1, "hand": [1, 0, 0]}, {"held": 2, "hand": [1, 1, 0]}, {"held": 1, "hand": [0, 0, 1]}]}`), nil)
	if err != nil {
		t.Fatal(err)
	}
	view := parley.Game{}.Redact(&s, 1)
	b := bot.NewGreedy(parley.Game{}, favour, game.SeedFrom(3, 1))
	for range 20 {
		if a := b.Choose(&view, 1, parley.Game{}.Options(&view, 1, nil)); a.Card != parley.Scorn {
			t.Fatalf("got %+v, want scorn", a)
		}
	}
}
