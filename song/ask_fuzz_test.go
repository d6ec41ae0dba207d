package song

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"testing"

	"gonfalon/game"
)

// everyQuestion are questions of each kind about a unit and another, with an action.
func everyQuestion(s *State, u, v UnitID, ncu NCUID, action Action) []string {
	a, _ := json.Marshal(Rules{}.Action(s, action))
	list := []string{
		`{"ask": "roster"}`, `{"ask": "score"}`, `{"ask": "activations"}`, `{"ask": "deploy"}`, `{"ask": "playable"}`, `{"ask": "windows"}`,
		fmt.Sprintf(`{"ask": "unit", "unit": %q}`, s.unitID(u)),
		fmt.Sprintf(`{"ask": "unit", "unit": %q, "pose": {"at": [600, 700.5], "facing": -17}}`, s.unitID(u)),
		fmt.Sprintf(`{"ask": "threats", "unit": %q, "pose": {"at": [1e9, -1e9], "facing": 1e99}}`, s.unitID(u)),
		fmt.Sprintf(`{"ask": "way", "unit": %q, "at": [500, 600], "facing": 45}`, s.unitID(u)),
		fmt.Sprintf(`{"ask": "way", "unit": %q, "at": [-1e300, 3], "kind": "march"}`, s.unitID(u)),
		fmt.Sprintf(`{"ask": "way", "unit": %q, "at": [4, 5], "kind": "retreat"}`, s.unitID(u)),
		fmt.Sprintf(`{"ask": "targets", "unit": %q}`, s.unitID(u)),
		fmt.Sprintf(`{"ask": "charge", "unit": %q, "target": %q, "odds": true, "keep": ["panicked"]}`, s.unitID(u), s.unitID(v)),
		fmt.Sprintf(`{"ask": "shot", "unit": %q, "target": %q, "weapon": 9}`, s.unitID(u), s.unitID(v)),
		fmt.Sprintf(`{"ask": "measure", "from": %q, "to": {"piece": 0}}`, s.unitID(u)),
		fmt.Sprintf(`{"ask": "odds", "action": %s, "align": 7}`, a), fmt.Sprintf(`{"ask": "windows", "action": %s}`, a),
	}
	if ncu != 0 {
		list = append(list, fmt.Sprintf(`{"ask": "zone", "ncu": %q, "zone": "tactics"}`, s.Muster.ncu[ncu].id))
	}
	return list
}

// askAll puts a question from every seat: an error or an answer that can be written, and the state
// stays as it is.
func askAll(t *testing.T, s *State, question []byte) {
	t.Helper()
	for seat := game.NoSeat; seat < MaxSeats; seat++ {
		before := *s
		reply, err := Rules{}.Ask(s, seat, question)
		if *s != before {
			t.Fatalf("%s has changed the state", question)
		}
		if err != nil {
			continue
		}
		if _, err := json.Marshal(reply); err != nil {
			t.Fatalf("%s: %v", question, err)
		}
	}
}

// FuzzAsk puts arbitrary questions to arbitrary positions.
func FuzzAsk(f *testing.F) {
	for _, state := range []string{plain, duel} {
		s, err := Rules{}.ReadState([]byte(state), nil)
		if err != nil {
			f.Fatal(err)
		}
		for _, question := range everyQuestion(&s, 1, 2, 0, Action{Kind: Charge, Unit: 1, Target: 2}) {
			f.Add([]byte(state), []byte(question))
		}
	}
	f.Fuzz(func(t *testing.T, state, question []byte) {
		s, err := Rules{}.ReadState(state, game.NewDice(game.SeedFrom(1, 0)))
		if err == nil {
			askAll(t, &s, question)
		}
	})
}

// TestQuestionsInRandomGames puts every question to the views of random games of all modes.
func TestQuestionsInRandomGames(t *testing.T) {
	every := 17
	if testing.Short() {
		every = 211
	}
	rng := rand.New(rand.NewPCG(3, 4))
	walkGames(t, rng, every, func(s *State, seat game.Seat, list []Action) {
		v := Rules{}.Redact(s, seat)
		u, w := UnitID(1+rng.IntN(int(s.Muster.Units()))), UnitID(1+rng.IntN(int(s.Muster.Units())))
		ncu := NCUID(0)
		if n := s.Muster.NCUs(); n > 0 {
			ncu = NCUID(1 + rng.IntN(int(n)))
		}
		for _, question := range everyQuestion(&v, u, w, ncu, list[rng.IntN(len(list))]) {
			before := v
			reply, err := Rules{}.Ask(&v, seat, []byte(question))
			if v != before {
				t.Fatalf("%s has changed the state", question)
			}
			if _, bad := json.Marshal(reply); err == nil && bad != nil {
				t.Fatalf("%s: %v", question, bad)
			}
		}
	})
}

// walkGames plays a random game of each set-up, and looks at some of its positions.
func walkGames(t *testing.T, rng *rand.Rand, every int, look func(s *State, seat game.Seat, list []Action)) {
	t.Helper()
	r, all := Rules{}, setups
	for m := range modes {
		all = append(all, modeSetups(m)[1:]...)
	}
	for n, setup := range all {
		d := game.NewDice(game.SeedFrom(7, n))
		d.At(0)
		s, err := r.Start(setup, d, nil)
		if err != nil {
			t.Fatal(err)
		}
		for i := 1; s.Waits.Who != 0 && i < 4000; i++ {
			seat := s.Waits.Who.First()
			list := r.Options(&s, seat, nil)
			if i%every == 0 {
				look(&s, seat, list)
			}
			d.At(i)
			r.Apply(&s, seat, list[rng.IntN(len(list))], d, nil)
		}
	}
}
