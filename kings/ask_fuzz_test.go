package kings

import (
	"encoding/json"
	"testing"

	"gonfalon/game"
)

// FuzzAsk puts arbitrary questions to arbitrary positions: an error or an answer that can be
// written, and the state stays as it is.
func FuzzAsk(f *testing.F) {
	for _, state := range []string{
		meadow, clash, `{"over": true, "units": {"a": {"seat": "blue", "at": [500, 500]}, "e": {"seat": "red", "at": [500, 800]}}}`,
		`{"phase": "deploy", "units": {"a": {"seat": "blue"}, "e": {"seat": "red", "at": [600, 900]}}}`,
		`{"table": [4200, 1200], "units": {"a": {"seat": "blue", "at": [4100, 100], "stats": {"speed": 40, "special": {"nimble": 1, "fly": 1}, "weapons": [{"weapon": "bow", "range": 255}]}}, "e": {"seat": "red", "at": [100, 1100]}}}`,
	} {
		for _, question := range []string{
			`{"ask": "roster"}`, `{"ask": "unit", "unit": "a"}`, `{"ask": "unit", "unit": "e", "pose": {"at": [1e9, -1e9], "facing": 1e99}}`,
			`{"ask": "way", "unit": "a", "at": [4199.5, 1], "facing": -0.004}`, `{"ask": "way", "unit": "a", "at": [-1e300, 1e300], "order": "at_the_double"}`,
			`{"ask": "targets", "unit": "e"}`, `{"ask": "line"}`, `{"ask": "threats", "unit": "a", "pose": {"at": [500, 700], "facing": 9}}`, `{"ask": "together", "units": [{"unit": "a", "at": [1, 2], "facing": 3}, {"unit": "a", "at": [9, 9]}]}`, `{"ask": "charge", "unit": "a", "target": "e"}`, `{"ask": "charge", "unit": "e", "target": "a", "order": "counter_charge"}`,
			`{"ask": "shot", "unit": "a", "target": "e", "weapon": 3}`, `{"ask": "shot", "unit": "a", "target": "a", "spell": "heal"}`,
			`{"ask": "odds", "action": {"kind": "charge", "unit": "a", "target": "e"}}`, `{"ask": "measure", "from": "a", "to": [1e9, 0]}`, `{"ask": "measure", "from": {"piece": 0}, "to": "e"}`, `{"ask": "measure", "from": {}, "to": null}`,
		} {
			f.Add([]byte(state), []byte(question))
		}
	}
	f.Fuzz(func(t *testing.T, state, question []byte) {
		s, err := Rules{}.ReadState(state, game.NewDice(game.SeedFrom(1, 0)))
		if err != nil {
			return
		}
		before := s
		for _, seat := range []game.Seat{Blue, Red, game.NoSeat} {
			reply, err := Rules{}.Ask(&s, seat, question)
			if s != before {
				t.Fatalf("%s has changed %s", question, state)
			}
			if err != nil {
				continue
			}
			if _, err := json.Marshal(reply); err != nil {
				t.Fatalf("%s about %s: %v", question, state, err)
			}
		}
	})
}
