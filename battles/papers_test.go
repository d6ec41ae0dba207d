package battles

import (
	"encoding/json"
	"errors"
	"reflect"
	"strings"
	"testing"

	"gonfalon/content"
	"gonfalon/game"
)

// TestReadyPlansAreRead: the plans of the box come back from their documents and from their
// texts, with nothing wrong and all of it in words.
func TestReadyPlansAreRead(t *testing.T) {
	ready := Rules{}.Ready(game.BattlePlan)
	if len(ready) != 6 {
		t.Fatalf("got %d plans", len(ready))
	}
	for i, p := range ready {
		sheet := p.Sheet.(planSheet)
		if p.Key != standard().Plans[i].ID || p.Count != len(standard().Plans[i].Forces) || len(p.Problems) > 0 || len(sheet.Wins) == 0 {
			t.Errorf("%s: got %+v", p.Key, p)
		}
		for _, data := range []string{string(p.Document), p.Plain} {
			again, err := Rules{}.ReadPaper(game.BattlePlan, []byte(data))
			again.Key = p.Key
			if err != nil || !reflect.DeepEqual(again, p) {
				t.Errorf("%s: another paper comes back, %v", p.Key, err)
			}
		}
		if _, err := planOf(string(p.Document)); err != nil {
			t.Errorf("%s: as an option of a match: %v", p.Key, err)
		}
	}
}

// TestUnfinishedPlansAreKept: what is not yet a plan is a paper with problems, each with its
// part and its rule, and can be exported as it is.
func TestUnfinishedPlansAreKept(t *testing.T) {
	const draft = `{"game": "battles", "rounds": 0, "order_value": 3, "command_value": 3, "momentum": "stark",
"rows": [".....", "....", "..~..", "....", "....."], "tokens": [{"token": "ford", "at": [0, 0]}],
"stark": {"command_tokens": 1, "last_space": "rout", "units": [{"unit": "northmen_archers", "rank": "green", "at": [2, 2]}]},
"lannister": {"command_tokens": 1, "last_space": "rout"},
"scores": [{"when": "game_end", "house": "both", "per": "enemy_morale_zone", "points": {"green": 1, "yellow": 2, "red": 99}}]}`
	p, err := Rules{}.ReadPaper(game.BattlePlan, []byte(draft))
	if err != nil {
		t.Fatal(err)
	}
	type problem struct {
		Part string
		Rule game.Rule
		En   string
	}
	var got []problem
	for _, x := range p.Problems {
		got = append(got, problem{x.Part, x.Rule, x.English})
	}
	want := []problem{
		{"rounds", "", "is 0, not a whole number from 1 to 20"},
		{"tokens.0.at", "", "fords and bridges lie on rivers, and nothing else does"},
		{"stark.units.0.at", ruleTerrainRiverImpassable, "no unit can stand in [2, 2]"},
		{"lannister", ruleSetupCommandersNamedByPlan, "has no units, and so no commander"},
		{"scores.0.points.red", "", "is 99, not a whole number from 0 to 9"},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v\nwant %+v", got, want)
	}
	for _, data := range []string{string(p.Document), p.Plain} {
		again, err := Rules{}.ReadPaper(game.BattlePlan, []byte(data))
		if err != nil || string(again.Document) != string(p.Document) || len(again.Problems) != len(want) {
			t.Errorf("from %s comes %s, %v", data, again.Document, err)
		}
	}
}

// TestOtherDocumentsAreNoPlans: they are not kept, and the first reason is told.
func TestOtherDocumentsAreNoPlans(t *testing.T) {
	right := string(Rules{}.Ready(game.BattlePlan)[0].Document)
	for _, tt := range []struct{ old, new, want string }{
		{`"game":"battles"`, `"game":"chess"`, `game: is "chess"`},
		{`"rounds":5`, `"rounds":"five"`, `rounds: must be a number`},
		{`"rounds":5`, `"rounds":5,"dragons":3`, `unknown field "dragons"`},
		{`"at":[4,4]`, `"at":[4]`, `at: must be two numbers`},
		{`"points":1`, `"points":{"pink":1}`, `points: must be a number`},
		{`{"game"`, `{"game`, `line 1`},
		{right, `name = "x`, `this is no TOML`},
		{right, `rows`, `this is no TOML`},
	} {
		_, err := Rules{}.ReadPaper(game.BattlePlan, []byte(strings.Replace(right, tt.old, tt.new, 1)))
		var wrong *game.PaperError
		if !errors.As(err, &wrong) || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: got %v, want %q", tt.new, err, tt.want)
		}
	}
}

// TestStockOfPlans: every id that a plan may have stands in it, with words in both languages.
func TestStockOfPlans(t *testing.T) {
	s := standard().stock()
	if len(s.Units) != UnitTypes || len(s.Commanders) != 14 || len(s.Grounds) != int(terrains) || len(s.Tokens) != int(tokens)-1 || len(s.Pers) != int(pers) ||
		len(s.Skirmishes) != 2 || len(s.Specials) != 4 {
		t.Errorf("got %+v", s)
	}
	var things []content.Thing
	for _, list := range [][]content.Thing{s.Houses, s.Ranks, s.Classes, s.Moments, s.Specials, s.Events, s.Confidence} {
		things = append(things, list...)
	}
	for _, x := range s.Pers {
		things = append(things, x.Thing)
	}
	for _, x := range s.Grounds {
		things = append(things, x.Thing)
	}
	for _, x := range s.Tokens {
		things = append(things, x.Thing)
	}
	for _, x := range things {
		if x.ID == "" || x.English == "" || x.French == "" {
			t.Errorf("got %+v", x)
		}
	}
	for i := range standard().Plans {
		p := &standard().Plans[i]
		known := false
		for _, c := range s.Confidence {
			known = known || c.ID == p.Confidence
		}
		if !known {
			t.Errorf("%s: nobody says what %q is", p.ID, p.Confidence)
		}
	}
	if _, err := json.Marshal(Rules{}.Stock(game.BattlePlan)); err != nil {
		t.Error(err)
	}
}

// TestReportsOnPlans: what the command says.
func TestReportsOnPlans(t *testing.T) {
	check := func(data []byte, lang game.Lang) game.PaperReport {
		return Rules{}.CheckPaper(game.BattlePlan, "p.toml", data, 0, lang)
	}
	right := standard().Plans[0].TOML()
	if r := check(right, game.English); !r.OK() || r.Text(game.English) != "p.toml: ok, rounds: 5, units: Stark 8, Lannister 8\n" {
		t.Errorf("got %s", r.Text(game.English))
	}
	wrong := strings.Replace(string(right), "at = [3, 6]", "at = [3, 4]", 1)
	wrong = strings.Replace(wrong, "rounds = 5", "rounds = 50", 1)
	r := check([]byte(wrong), game.French)
	const want = `p.toml:9: rounds : est 50, et non un nombre entier de 1 à 20
p.toml:38: stark : units : unité 3 : at : aucune unité ne peut se tenir en [3, 4] (battles.terrain.river-impassable)
`
	if r.OK() || r.Text(game.French) != want {
		t.Errorf("got %s", r.Text(game.French))
	}
	data, err := json.Marshal(r)
	if err != nil || !strings.Contains(string(data), `"line":38,"part":"stark.units.2.at","rule":"battles.terrain.river-impassable"`) {
		t.Errorf("got %s, %v", data, err)
	}
}
