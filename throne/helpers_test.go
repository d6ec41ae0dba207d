package throne

import (
	"encoding/json"
	"os"
	"slices"
	"testing"

	"gonfalon/game"
)

// Each section of the rulebook has a file of tests that show what no single case can:
// facts of the data, counts over all cards and areas, and what holds in every state, view
// and match. They look at the game from outside, with models of their own made from the
// rulebook and the map.
//
// Here is what they have in common: states and actions from documents, what the rules
// say to an action, and the data files, read without the engine.

func start(t *testing.T, seats int) State {
	t.Helper()
	s, err := Rules{}.Start(game.Setup{Seats: seats}, game.Script(), nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// document is JSON as it stands in a string, or else whatever is to be written as JSON.
func document(t testing.TB, v any) string {
	t.Helper()
	if text, ok := v.(string); ok {
		return text
	}
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// read reads a state, with scripted dice that it must use up.
func read(t *testing.T, state any, dice ...int) State {
	t.Helper()
	text, script := document(t, state), game.Script(dice...)
	s, err := Rules{}.ReadState([]byte(text), script)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	if left := script.Left(); len(left) > 0 {
		t.Fatalf("%s: dice %v left over", text, left)
	}
	return s
}

func readAction(t *testing.T, action any) Action {
	t.Helper()
	text := document(t, action)
	a, err := Rules{}.ReadAction(nil, []byte(text))
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return a
}

// areaOf returns the area with an id.
func areaOf(t *testing.T, id string) Area {
	t.Helper()
	for a := Area(1); a < MaxAreas; a++ {
		if standard().Areas[a].ID == id {
			return a
		}
	}
	t.Fatalf("there is no area %q", id)
	return NoArea
}

// idsOf writes a set of areas, in alphabetical order.
func idsOf(set AreaSet) []string {
	ids := standard().areaIDs(set)
	slices.Sort(ids)
	return ids
}

// unitsOf counts a House's units on the board and in battle, without the engine.
func unitsOf(s *State, h House) (all Force) {
	for a := range s.Places {
		if s.Places[a].House == h {
			for u := range all {
				all[u] += s.Places[a].Units[u] + s.Places[a].Routed[u]
			}
		}
	}
	if s.Battle.Area != NoArea && s.Battle.Fighter[Attack] == h {
		for u := range all {
			all[u] += s.Battle.Units[u]
		}
	}
	return all
}

// act carries out an action that must be legal.
func act(t *testing.T, s *State, h House, a Action, story *game.Story) {
	t.Helper()
	if err := (Rules{}).Check(s, h, a); err != nil {
		t.Fatalf("House %d, %s: %v", h, document(t, Rules{}.Action(s, a)), err)
	}
	Rules{}.Apply(s, h, a, game.Script(), story)
}

// A saying is an action of a House, as a document.
type saying struct {
	seat   House
	action string
}

func playCard(seat House, id string) saying {
	return saying{seat, `{"kind":"card","card":"` + id + `"}`}
}

// say carries out actions that must be legal, one after the other.
func say(t *testing.T, s *State, story *game.Story, actions ...saying) {
	t.Helper()
	for _, a := range actions {
		act(t, s, a.seat, readAction(t, a.action), story)
	}
}

// refusal returns the rule that refuses an action, or "" if it is legal.
func refusal(t *testing.T, s *State, h House, a Action) game.Rule {
	t.Helper()
	err := Rules{}.Check(s, h, a)
	if err == nil {
		return ""
	}
	why, ok := game.AsRefusal(err)
	if !ok {
		t.Fatalf("House %d, %+v: %v is no refusal", h, a, err)
	}
	return why.Rule
}

// readData reads a data file.
func readData(t *testing.T, name string, into any) {
	t.Helper()
	data, err := os.ReadFile("data/" + name)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, into); err != nil {
		t.Fatal(err)
	}
}

// A printedMap is the map as its data file tells it.
type printedMap struct {
	land, sea []string
	adjacent  map[string]map[string]bool
}

func readMap(t *testing.T) printedMap {
	t.Helper()
	var file struct {
		Areas   []struct{ ID, Kind string }
		Borders []struct{ A, B string }
	}
	readData(t, "areas.json", &file)
	m := printedMap{adjacent: make(map[string]map[string]bool)}
	for _, a := range file.Areas {
		m.adjacent[a.ID] = make(map[string]bool)
		if a.Kind == "sea" {
			m.sea = append(m.sea, a.ID)
		} else {
			m.land = append(m.land, a.ID)
		}
	}
	for _, b := range file.Borders {
		m.adjacent[b.A][b.B], m.adjacent[b.B][b.A] = true, true
	}
	return m
}

func (m *printedMap) isSea(id string) bool { return slices.Contains(m.sea, id) }
