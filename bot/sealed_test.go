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
	favour := func(s *parley.State, seat game.Seat) int32 {
		v := int32(s.Score[parley.Game{}.Side(s, seat)]) * 10
		for _, w := range s.Windows {
			if answer := parley.Card(w.Answers[seat]); w.Declared.Has(seat) && answer == parley.Scorn {
				v += 50 // declared, and soon carried out
			}
		}
		for _, p := range s.Plays {
			if p.Seat == seat && p.Card == parley.Scorn {
				v += 50
			}
		}
		return v
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
