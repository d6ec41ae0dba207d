package battles

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gonfalon/game"
)

// TestStrangeStates changes written states a little. What can still be read must be sound, can be
// played on, and is read again as it is written.
func TestStrangeStates(t *testing.T) {
	games, tries := 1, 4
	if testing.Short() {
		tries = 1
	}
	taken, offered := 0, 0
	for i, setup := range setups {
		for g := range games {
			rng := rand.New(rand.NewPCG(uint64(i), uint64(g)))
			docs := documents(t, setup, uint64(i), g)
			for n := range docs {
				for range tries {
					doc := change(docs[n], docs[rng.IntN(len(docs))], rng)
					offered++
					ok, err := playStrange(doc, rng)
					if err != nil {
						t.Fatalf("%v\n%s", err, doc)
					}
					if ok {
						taken++
					}
				}
			}
		}
	}
	if taken < offered/20 {
		t.Errorf("%d of %d strange states could be read: the test shows little", taken, offered)
	}
}

// documents are the states of a random match, and the views of them.
func documents(t *testing.T, setup game.Setup, seed uint64, n int) [][]byte {
	t.Helper()
	var r Rules
	dice, rng := game.NewDice(game.SeedFrom(seed, n)), rand.New(rand.NewPCG(seed, uint64(n)))
	s, err := r.Start(setup, dice, nil)
	if err != nil {
		t.Fatal(err)
	}
	var docs [][]byte
	for k := 1; s.Waits.Who != 0; k++ {
		v := s
		if k%5 == 0 {
			v = r.Redact(&s, game.Seat(k%3-1))
		}
		docs = append(docs, write(r.State(&v)))
		dice.At(k)
		a := lively(&s, rng)
		r.Apply(&s, s.Waits.Who.First(), a, dice, nil)
	}
	return docs
}

// lively picks an action, seldom one that ends something.
func lively(s *State, rng *rand.Rand) Action {
	list := Rules{}.Options(s, s.Waits.Who.First(), nil)
	for range 3 {
		if a := list[rng.IntN(len(list))]; a.Kind != Pass && a.Kind != Done {
			return a
		}
	}
	return list[rng.IntN(len(list))]
}

func write(document any) []byte { return game.Must(json.Marshal(document)) }

// playStrange reads a document, if it can be read, and plays on from it.
func playStrange(doc []byte, rng *rand.Rand) (read bool, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v", p)
		}
	}()
	var r Rules
	dice := game.NewDice(game.SeedFrom(rng.Uint64(), 0))
	s, err := r.ReadState(doc, dice)
	if err != nil {
		return false, nil
	}
	if again, err := r.ReadState(write(r.State(&s)), game.Script()); err != nil || again != s {
		return true, fmt.Errorf("it is written so that it reads as another: %v\n%s", err, write(r.State(&s)))
	}
	if s.Waits.Who != 0 {
		s = r.Guess(&s, dice)
	}
	for k := 1; s.Waits.Who != 0 && k < 25; k++ {
		if err := r.Audit(&s); err != nil {
			return true, fmt.Errorf("after %d actions: %w", k-1, err)
		}
		if len(r.Options(&s, s.Waits.Who.First(), nil)) == 0 {
			return true, fmt.Errorf("after %d actions there is no option", k-1)
		}
		dice.At(k)
		a := lively(&s, rng)
		r.Apply(&s, s.Waits.Who.First(), a, dice, nil)
	}
	return true, nil
}

// change changes a document in a place or two: a field is dropped, or has what another document
// has there, or a number that is a little off.
func change(doc, donor []byte, rng *rand.Rand) []byte {
	var tree, other any
	if json.Unmarshal(doc, &tree) != nil || json.Unmarshal(donor, &other) != nil {
		panic("no document")
	}
	for range 1 + rng.IntN(2) {
		tree = altered(tree, other, rng)
	}
	return write(tree)
}

func altered(v, other any, rng *rand.Rand) any {
	switch v := v.(type) {
	case map[string]any:
		if len(v) == 0 {
			return other
		}
		keys := slices.Sorted(maps.Keys(v))
		key := keys[rng.IntN(len(keys))]
		there, _ := other.(map[string]any)
		switch n := rng.IntN(12); {
		case n == 0:
			delete(v, key)
		case n < 3 && there[key] != nil:
			v[key] = there[key]
		case n == 3 && len(there) > 0:
			more := slices.Sorted(maps.Keys(there))
			pick := more[rng.IntN(len(more))]
			v[pick] = there[pick]
		default:
			v[key] = altered(v[key], there[key], rng)
		}
		return v
	case []any:
		if there, ok := other.([]any); ok && rng.IntN(3) == 0 || len(v) == 0 {
			return there
		}
		i := rng.IntN(len(v))
		switch rng.IntN(3) {
		case 0:
			return slices.Delete(v, i, i+1)
		case 1:
			v[i] = v[rng.IntN(len(v))]
		default:
			v[i] = altered(v[i], v[rng.IntN(len(v))], rng)
		}
		return v
	case float64:
		return v + float64(rng.IntN(5)-2)
	case bool:
		return !v
	}
	if rng.IntN(2) == 0 && other != nil {
		return other
	}
	return v
}

// TestAsMuchAsCanBeWritten plays and asks with the greatest numbers that a written state may have:
// a unit goes no farther, and rolls no more dice, than there are tables for.
func TestAsMuchAsCanBeWritten(t *testing.T) {
	var r Rules
	s, err := r.ReadState([]byte(`{
		"map": [".......", "......", ".......", "......", ".......", "......", "......."], "turn": {"house": "stark"},
		"units": {
			"umber": {"commander": "greatjon_the_greatjon", "rank": "red", "hex": "2,4", "moves": 9, "dice": 9, "charge": 9},
			"hosts": {"type": "war_host_of_the_north", "hex": "1,3", "engaged": "foe"},
			"foe": {"type": "lannisport_guards", "hex": "2,3"}},
		"houses": {"stark": {"hand": ["SL16"]}}}`), game.Script())
	if err != nil {
		t.Fatal(err)
	}
	dice := game.NewDice(game.SeedFrom(3, 0))
	for _, do := range []string{
		`{"kind": "play_card", "card": "SL16", "commander": "greatjon_the_greatjon", "commands": [1, 2]}`,
		`{"kind": "pick", "unit": "umber"}`, `{"kind": "done"}`, `{"kind": "attack", "unit": "umber", "target": "foe"}`,
	} {
		a, err := r.ReadAction(&s, []byte(do))
		if err != nil {
			t.Fatal(err)
		}
		if err := r.Check(&s, 0, a); err != nil {
			t.Fatalf("%s: %v", do, err)
		}
		r.Apply(&s, 0, a, dice, nil)
	}
	if s.Waits.Kind != decideReroll || s.Attack.Rolled.Len() != maxRolled {
		t.Fatalf("%d dice lie there at decision %d, want %d to be rolled again", s.Attack.Rolled.Len(), s.Waits.Kind, maxRolled)
	}
	ask[rerollAnswer](t, &s, 0, `{"ask": "reroll"}`)
	more := s
	more.Attack.Rolled[Morale] = 40
	if _, err := r.ReadState(write(r.State(&more)), game.Script()); err == nil || !strings.Contains(err.Error(), "must be 0 to 16") {
		t.Errorf("more dice than an attack has: got %v", err)
	}
	for k := 1; s.Turn.House == Stark; k++ {
		list := r.Options(&s, s.Waits.Who.First(), nil)
		dice.At(k)
		r.Apply(&s, s.Waits.Who.First(), list[0], dice, nil)
	}
}
