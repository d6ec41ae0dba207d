package kings

import (
	"bytes"
	"context"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/sim"
)

// TestOddsOfALog asks about actions of each kind of a match: attacks have odds that add up,
// others have none.
func TestOddsOfALog(t *testing.T) {
	g := sim.Of(Rules{}, Value)
	find := func(name string) (game.Game, bool) { return g, name == "kings" }
	dir := t.TempDir()
	c := sim.Config{Games: 1, Seats: []string{"greedy", "greedy"}, Seed: 1, Options: map[string]string{"turns": "3"}, Logs: dir}
	if _, err := g.Sim(context.Background(), c); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(dir, sim.LogName("kings", 1, 0)))
	if err != nil {
		t.Fatal(err)
	}
	action := regexp.MustCompile(`"n":(\d+),"seat":\d,"action":\{"kind":"(\w+)"`)
	kinds := map[string]int{}
	for _, line := range action.FindAllStringSubmatch(string(text), -1) {
		n, _ := strconv.Atoi(line[1])
		kind := line[2]
		if kinds[kind]++; kinds[kind] > 3 {
			continue
		}
		at, a, err := game.Before(bytes.NewReader(text), find, n)
		if err != nil {
			t.Fatal(err)
		}
		o, err := at.Odds(a.Action)
		if err != nil {
			t.Fatal(err)
		}
		switch kind {
		case "charge", "counter_charge", "shoot", "cast", "fight", "test":
			wantForecast(t, n, kind, o)
		default:
			if o != nil {
				t.Errorf("action %d, %s: got odds", n, kind)
			}
		}
	}
	if kinds["charge"] == 0 || kinds["shoot"] == 0 {
		t.Errorf("the match has no attacks: %v", kinds)
	}
	broken := strings.Replace(string(text), `"dice":[`, `"dice":[7,`, 1)
	if _, _, err := game.Before(strings.NewReader(broken), find, len(kinds)+20); err == nil || !strings.Contains(err.Error(), "line ") {
		t.Errorf("a broken log: got %v", err)
	}
}

// wantForecast looks at the odds of an action of a match.
func wantForecast(t *testing.T, n int, kind string, o game.Odds) {
	t.Helper()
	d := o.Document(game.English).(forecastDocument)
	if sum := d.Nerve.Steady + d.Nerve.Wavering + d.Nerve.Routed; math.Abs(sum-1) > 1e-9 {
		t.Errorf("action %d: outcomes add up to %v", n, sum)
	}
	if kind == "test" {
		return
	}
	if d.Target == "" || len(d.Attackers) == 0 || d.Attackers[0].Unit == "" || d.Attackers[0].Dice == "" {
		t.Fatalf("action %d: got %+v", n, d)
	}
	f := o.(*forecastOdds)
	tables, err := o.Tables(game.French)
	if err != nil || !strings.Contains(tables[0][0][0].(string), "contre "+f.state.unitName(f.Target).French+"\u202f: ") {
		t.Errorf("action %d: got %v, %v", n, tables, err)
	}
}

// TestOddsCountOneDie: one die is no dice, and units have their names.
func TestOddsCountOneDie(t *testing.T) {
	for attacks, want := range map[int]game.Text{
		1: {English: "a at foe: 1 die, hit on 4+, wound on 4+", French: "a contre foe\u202f: 1 dé, pour toucher 4+, pour blesser 4+"},
		2: {English: "a at foe: 2 dice, hit on 4+, wound on 4+", French: "a contre foe\u202f: 2 dés, pour toucher 4+, pour blesser 4+"},
	} {
		s := openField(t, fmt.Sprintf(`{"a":{"seat":"blue","at":[600,300],"stats":{"attacks":%d}},"foe":{"seat":"red","at":[600,500]}}`, attacks))
		o := Rules{}.Forecast(&s, Action{Kind: GiveOrder, N: uint8(Charge), Unit: s.Armies.find("a"), Target: s.Armies.find("foe")})
		for _, lang := range []game.Lang{game.English, game.French} {
			tables, err := o.Tables(lang)
			if err != nil || tables[0][0][0] != want.Name(lang) {
				t.Errorf("got %q, %v, want %q", tables[0][0][0], err, want.Name(lang))
			}
		}
	}
}
