package song

import (
	"encoding/json"
	"maps"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"gonfalon/game"
)

// A half turn of the table with the seats exchanged: what documents say of places, facings, edges
// and players is turned; units keep their names, and what is told from a tray stays.

// turned returns a document of a state or an action after a half turn.
func turned(x any, table []any) any {
	switch x := x.(type) {
	case []any:
		list := make([]any, len(x))
		for i := range x {
			list[i] = turned(x[i], table)
		}
		return list
	case map[string]any:
		m := map[string]any{}
		for key, value := range x {
			switch key {
			case "at":
				at := value.([]any)
				m[key] = []any{across(table[0], at[0]), across(table[1], at[1])}
			case "facing":
				m[key] = math.Round(100*math.Mod(value.(float64)+180, 360)) / 100
			case "edge":
				m[key] = map[any]any{"south": "north", "north": "south"}[value]
			case "first", "active", "defender":
				m[key] = exchanged(value)
			case "who", "winners":
				list := []any{}
				for _, seat := range value.([]any) {
					list = append(list, exchanged(seat))
				}
				slices.SortFunc(list, func(a, b any) int { return strings.Compare(a.(string), b.(string)) })
				m[key] = list
			case "armies":
				m[key] = []any{value.([]any)[1], value.([]any)[0]}
			case "players", "designated", "lost", "passed":
				of := map[string]any{}
				for seat, its := range value.(map[string]any) {
					of[exchanged(seat).(string)] = turned(its, table)
				}
				m[key] = of
			default:
				m[key] = turned(value, table)
			}
		}
		return m
	}
	return x
}

// across returns a length from the other edge, in hundredths of a millimetre like all of them.
func across(table, length any) float64 {
	return math.Round(100*(table.(float64)-length.(float64))) / 100
}

func exchanged(seat any) any {
	switch seat {
	case "a":
		return "b"
	case "b":
		return "a"
	}
	return seat
}

// document returns what is written of a state or an action, but for what is under way: it names
// units and seats by number.
func document(t testing.TB, x any) map[string]any {
	t.Helper()
	text, err := json.Marshal(x)
	m := map[string]any{}
	if err == nil {
		err = json.Unmarshal(text, &m)
	}
	if err != nil {
		t.Fatal(err)
	}
	delete(m, "under_way")
	return m
}

func encoded(t testing.TB, x any) []byte {
	t.Helper()
	text, err := json.Marshal(x)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// quiet tells whether a player chooses whom he activates, and nothing is under way that a
// document without it would not have.
func quiet(s *State) bool {
	return s.Waits.Kind == decideActivate && s.Lasts == 0 && s.Latered == 0 && s.Fallen == 0 && s.Passing == 0 && s.SetUp.Rested == 0 &&
		s.SetUp.NotUnit == NoUnit && s.SetUp.MustUnit == NoUnit && s.SetUp.Must == (Compelled{})
}

// TestTurnedGamesAreTheSame takes positions out of random games, turns them, and plays on in both
// with the same dice until somebody else chooses whom he activates: what is legal in one is legal
// in the other, and comes to the same.
func TestTurnedGamesAreTheSame(t *testing.T) {
	actions, turns, rng := 0, 0, rand.New(rand.NewPCG(9, 9))
	eachStep(t, 6, func(x step) {
		if x.after.seats() != 2 || !quiet(x.after) || rng.IntN(6) > 0 {
			return
		}
		r := Rules{}
		from := document(t, r.State(x.after))
		table := from["table"].([]any)
		from["phase"] = "turn"
		plain, err := r.ReadState(encoded(t, from), nil)
		if err != nil {
			t.Fatal(err)
		}
		other, err := r.ReadState(encoded(t, turned(from, table)), nil)
		if err != nil {
			t.Fatalf("turned: %v", err)
		}
		turns++
		dice := game.NewDice(game.SeedFrom(2, x.number))
		for n := 1; plain.Waits.Who != 0 && (n == 1 || !quiet(&plain)) && n < 60; n++ {
			seat := plain.Waits.Who.First()
			list := r.Options(&plain, seat, nil)
			a := list[rng.IntN(len(list))]
			b, err := r.ReadAction(&other, encoded(t, turned(document(t, r.Action(&plain, a)), table)))
			if err != nil {
				t.Fatal(err)
			}
			if a.Kind == Deploy && a.N > 0 {
				b.N = arriveLeft + arriveRight - a.N
			}
			if err := r.Check(&other, seat^1, b); err != nil {
				t.Errorf("%+v is legal, but not turned: %v", a, err)
				return
			}
			dice.At(n)
			r.Apply(&plain, seat, a, dice, nil)
			dice.At(n)
			r.Apply(&other, seat^1, b, dice, nil)
			actions++
			got, want := document(t, r.State(&other)), turned(document(t, r.State(&plain)), table).(map[string]any)
			if !reflect.DeepEqual(got, want) {
				t.Errorf("%s, %+v:\n%s", modeInfos[plain.Choices.Mode].ID, a, strings.Join(unlike(got, want), "\n"))
				return
			}
		}
	})
	if actions < 200 || turns < 40 {
		t.Errorf("only %d actions of %d turns", actions, turns)
	}
}

// unlike tells in which of their parts two documents differ.
func unlike(got, want map[string]any) []string {
	var list []string
	for _, key := range slices.Sorted(maps.Keys(want)) {
		a, inner := got[key].(map[string]any)
		b, also := want[key].(map[string]any)
		switch {
		case reflect.DeepEqual(got[key], want[key]):
		case inner && also:
			for _, line := range unlike(a, b) {
				list = append(list, key+" "+line)
			}
		default:
			x, _ := json.Marshal(got[key])
			y, _ := json.Marshal(want[key])
			list = append(list, key+": got "+string(x)+", want "+string(y))
		}
	}
	return list
}
