package battles

import (
	"fmt"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// changedPlan is the first plan of the box with other words in it.
func changedPlan(t testing.TB, old, new string) []byte {
	t.Helper()
	text := string(standard().Plans[0].TOML())
	if !strings.Contains(text, old) {
		t.Fatalf("the plan has no %q", old)
	}
	return []byte(strings.Replace(text, old, new, 1))
}

// TestBadPlansAreRefused: a fault has its line, its part and, where one is broken, its rule.
func TestBadPlansAreRefused(t *testing.T) {
	gametest.Covers(t, "battles.components.command-token-supply", "battles.setup.commanders-named-by-plan",
		"battles.setup.commander-version-by-title", "battles.setup.commander-unit-figure-type", "battles.general.players-may-design-battles")
	const unit = `{unit = "war_host_of_the_north", rank = "green", at = [3, 6]},`
	const again = "\n  {unit = \"northmen_archers\", rank = \"blue\", at = [0, 6]},"
	for _, tt := range []struct{ what, old, new, want string }{
		{"no game", `game = "battles"`, `game = "chess"`, `p:1: game: is "chess", which is none of battles`},
		{"a field that is none", `rounds = 5`, "rounds = 5\ncolour = 1", `p:10: unknown field "colour"`},
		{"too many rounds", `rounds = 5`, `rounds = 21`, `p:9: rounds: is 21, not a whole number from 1 to 20`},
		{"a momentum of nobody", `momentum = "stark"`, `momentum = "random"`, `p:12: momentum: is "random"`},
		{"a row that is too long", "  \"...=....ff..\",", "  \"...=....ff...\",", `p:17: rows: row 1: 13 hexes, not 12: odd rows have one full hex less than even ones (battles.movement.full-hexes-only)`},
		{"a terrain that is none", `"....=........"`, `"....=....x..."`, `p:16: rows: row 0: "x" is no terrain: the signs are .hf~wB=#`},
		{"no row is a text", `"....=........",`, `7,`, `p:16: rows: row 0: must be a string, not a number`},
		{"a board that is too narrow", `"....=........",`, `"....",`, `p:15: rows: a board of 4 hexes in 9 rows: there are 5 to 11 rows of 5 to 15 hexes`},
		{"a ford on land", `{token = "ford", at = [4, 4]}`, `{token = "ford", at = [4, 5]}`, `p:27: tokens: token 1: at: fords and bridges lie on rivers, and nothing else does`},
		{"a tent in a river", `{token = "ford", at = [4, 4]}`, `{token = "tent", at = [4, 4]}`, `p:27: tokens: token 1: at: fords and bridges`},
		{"two tokens in a hex", `{token = "ford", at = [9, 4]}`, `{token = "ford", at = [4, 4]}`, `p:28: tokens: token 2: at: a hex has one terrain token at most`},
		{"a token off the board", `{token = "ford", at = [9, 4]}`, `{token = "ford", at = [9, 14]}`, `p:28: tokens: token 2: at: there is no full hex [9, 14] on this board (battles.movement.full-hexes-only)`},
		{"a place that is none", `{token = "ford", at = [9, 4]}`, `{token = "ford", at = [9]}`, `p:28: tokens: token 2: at: must be two numbers`},
		{"an objective off the board", `objectives = [[4, 4]`, `objectives = [[12, 1]`, `p:30: objectives: there is no full hex [12, 1] on this board (battles.movement.full-hexes-only)`},
		{"an objective twice", `objectives = [[4, 4]`, `objectives = [[9, 4]`, `p:30: objectives: this hex stands twice`},
		{"too many objectives", `objectives = [`, `objectives = [[0, 0], [1, 0], [2, 0], [3, 0], [4, 0], [5, 0], `, `8 objectives: a House has 7 control markers (battles.components.control-markers)`},
		{"too many command tokens", `command_tokens = 3`, `command_tokens = 8`, `11 command tokens in all: there are 10 (battles.components.command-token-supply)`},
		{"a last space that is none", `last_space = "rout"`, `last_space = "12"`, `p:34: stark: last_space: is "12", which is none of 11, rout`},
		{"a unit that is none", `"northmen_archers"`, `"southmen_archers"`, `p:41: stark: units: unit 6: unit: there is no unit "southmen_archers"`},
		{"a unit of the other House", `"northmen_archers"`, `"westerlands_archers"`, `unit 6: unit: Westerlands Archers is of the other House`},
		{"a unit in a river", unit, strings.Replace(unit, "[3, 6]", "[3, 4]", 1), `p:38: stark: units: unit 3: at: no unit can stand in [3, 4] (battles.terrain.river-impassable)`},
		{"two units in a hex", unit, strings.Replace(unit, "[3, 6]", "[4, 7]", 1), `p:38: stark: units: unit 3: at: a unit stands in [4, 7] already (battles.movement.one-unit-per-hex)`},
		{"more figures than the box has", unit, unit + again + strings.Replace(again, "[0, 6]", "[0, 7]", 1) + strings.Replace(again, "[0, 6]", "[0, 8]", 1), `needs more figures than the 12 in the box (Northmen Archers) (battles.components.figures)`},
		{"a commander of nobody", `"rickard_sun_of_winter"`, `"rickard"`, `unit 2: commander: there is no commander "rickard"`},
		{"a commander of other units", `"rickard_sun_of_winter"`, `"eddard_lord_of_winterfell"`, `Eddard Stark leads War Host of the North, not Winterfell Riders (battles.setup.commander-unit-figure-type)`},
		{"a commander twice", `at = [3, 6]}`, `at = [3, 6], commander = "maege_lady_of_bear_island"}`, `Maege Mormont leads another unit already (battles.setup.commander-version-by-title)`},
		{"two versions of one", unit, `{unit = "war_host_of_the_north", rank = "green", at = [3, 6], commander = "greatjon_the_greatjon"}, {unit = "war_host_of_the_north", rank = "green", at = [3, 8], commander = "greatjon_lord_of_last_hearth"},`, `Greatjon Umber leads another unit already (battles.setup.commander-version-by-title)`},
		{"points at a wrong moment", `when = "round_end"`, `when = "immediate"`, `scores: score 1: when: is "immediate", which is none of round_end, game_end`},
		{"points that would be given again and again", "when = \"game_end\"\nhouse = \"both\"\nper = \"enemy_commander_captured\"", "when = \"round_end\"\nhouse = \"both\"\nper = \"enemy_commander_captured\"", `score 2: when: is "round_end", which is none of game_end`},
		{"points for what is none", `per = "objective_controlled"`, `per = "style"`, `score 1: per: is "style"`},
		{"points for hexes that are none", `points = 1`, "points = 1\nhexes = [[0, 0]]", `[0, 0] is no objective (battles.components.control-markers)`},
		{"points for rows that are none", "per = \"objective_controlled\"\npoints = 1", "per = \"unit_in_rows\"\npoints = 1\nrows = [9]", `rows: is 9, not a whole number from 0 to 8`},
		{"points for a commander who is away", `per = "enemy_commander_captured"`, "per = \"commander_captured\"\ncommander = \"jaime_kingslayer\"", `Jaime Lannister has no unit in this plan (battles.setup.commanders-named-by-plan)`},
		{"points for leaving without a way out", `when = "round_end"
house = "both"
per = "objective_controlled"`, `when = "immediate"
house = "stark"
per = "unit_exited"`, `no special rule lets units of that House leave the board (battles.movement.no-leaving-board)`},
		{"points for tokens that are not there", `per = "objective_controlled"`, `per = "strategic_location_held"`, `the plan has no strategy tokens (battles.components.strategy-tokens)`},
		{"points for an own commander", "house = \"both\"\nper = \"enemy_commander_captured\"", "house = \"stark\"\nper = \"commander_captured\"\ncommander = \"maege_lady_of_bear_island\"", `score 2: commander: Maege Mormont is of that House itself`},
		{"points for no rows", "per = \"objective_controlled\"\npoints = 1", "per = \"unit_in_rows\"\npoints = 1\nrows = []", `score 1: rows: must not be empty`},
		{"points for tents where there are none", "house = \"both\"\nper = \"enemy_commander_captured\"", "house = \"both\"\nper = \"tent_standing\"", `score 2: per: there is nothing of the kind on this board`},
		{"points for siege towers where there are none", "when = \"game_end\"\nhouse = \"both\"\nper = \"enemy_commander_captured\"", "when = \"immediate\"\nhouse = \"both\"\nper = \"siege_tower_destroyed\"", `score 2: per: there is nothing of the kind on this board`},
		{"an objective in a river", `objectives = [[4, 4]`, `objectives = [[5, 4]`, `objectives: no unit can come to [5, 4] (battles.terrain.river-impassable)`},
		{"points for standing in a river", "per = \"objective_controlled\"\npoints = 1", "per = \"objective_occupied\"\npoints = 1\nhexes = [[5, 4]]", `score 1: hexes: no unit can come to [5, 4] (battles.terrain.river-impassable)`},
		{"too many lines of points", `[[scores]]`, strings.Repeat("[[scores]]\nwhen = \"game_end\"\nhouse = \"both\"\nper = \"enemy_unit_eliminated\"\npoints = 1\n", 11) + "[[scores]]", `scores: 13 lines: a plan has at most 12`},
		{"too many notes", `objectives =`, "notes = [" + strings.Repeat("{text = \"!\"}, ", 13) + "]\nobjectives =", `notes: 13 notes, at most 12`},
		{"a note without a text", `objectives =`, "notes = [{}]\nobjectives =", `notes: has no field "text"`},
		{"a table twice", `[stark]`, "[stark]\ncommand_tokens = 1\n[stark]", `the field "stark" stands twice`},
	} {
		t.Run(tt.what, func(t *testing.T) {
			_, err := standard().ReadPlan("p", changedPlan(t, tt.old, tt.new))
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("got %v, want %q", err, tt.want)
			}
		})
	}
}

// TestBadSpecialRulesAreRefused adds a rule to a plan that is sound.
func TestBadSpecialRulesAreRefused(t *testing.T) {
	for _, tt := range []struct{ rule, want string }{
		{`rule = "magic"`, `special: special rule 1: rule: is "magic", which is none of advantage, exit, scorched_earth, strategy`},
		{`rule = "exit"
house = "stark"
hexes = [[4, 5]]`, `[4, 5] is not at the edge of the board (battles.movement.no-leaving-board)`},
		{`rule = "scorched_earth"
house = "stark"`, `names no units`},
		{`rule = "scorched_earth"
house = "stark"
hexes = [[0, 0]]`, `no unit of that House starts here`},
		{`rule = "scorched_earth"
house = "stark"
commanders = ["kevan_trusted_captain"]`, `Kevan Lannister is of the other House`},
		{`rule = "scorched_earth"
house = "stark"
classes = ["cavalry"]
only = ["ford"]`, `is "ford", which is none of wooden_bridge, palisade, tent, siege_tower`},
		{`rule = "strategy"
hexes = [[2, 4]]
strategic = 1`, `no unit can come here to reveal it (battles.terrain.river-impassable)`},
		{`rule = "strategy"
hexes = [[0, 0], [1, 0]]
strategic = 3`, `strategic: is 3, not a whole number from 1 to 2`},
		{`rule = "strategy"
hexes = [[0, 0], [1, 0], [2, 0], [3, 0], [4, 0], [5, 0]]
strategic = 3`, `6 strategy tokens, at most 5`},
		{`rule = "strategy"
hexes = [[0, 0]]
strategic = 1
[[scores]]
when = "game_end"
house = "both"
per = "strategic_location_held"
points = 1`, `[0, 0] is no objective (battles.components.control-markers)`},
		{`rule = "advantage"
house = "stark"
[[special]]
rule = "advantage"
house = "stark"`, `special rule 2: rule: a plan has this rule once`},
		{`rule = "exit"
house = "lannister"
hexes = [[4, 0]]
[[instant]]
house = "stark"
commander = "maege_lady_of_bear_island"
event = "captured"`, `instant: instant victory 1: commander: a House wins by capturing the other's commander`},
		{`rule = "exit"
house = "lannister"
hexes = [[4, 0]]
[[instant]]
house = "stark"
commander = "maege_lady_of_bear_island"
event = "exits"`, `no special rule lets units of that House leave the board (battles.movement.no-leaving-board)`},
	} {
		_, err := standard().ReadPlan("p", changedPlan(t, "[[scores]]", "[[special]]\n"+tt.rule+"\n\n[[scores]]"))
		if err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s:\ngot %v\nwant %q", tt.rule, err, tt.want)
		}
	}
}

// TestRiversNeedCrossings: a plan whose river cuts the board in two is refused.
func TestRiversNeedCrossings(t *testing.T) {
	text := string(changedPlan(t, `"~~~~~~~~~~~.."`, `"~~~~~~~~~~~~~"`))
	text = strings.ReplaceAll(text, "tokens = [\n  {token = \"ford\", at = [4, 4]},\n  {token = \"ford\", at = [9, 4]},\n]\n", "")
	_, err := standard().ReadPlan("p", []byte(text))
	if want := "no way leads from [0, 0] to [0, 5]"; err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("got %v, want %q", err, want)
	}
}

// TestPlansStayWithinTheBox: there are so many tokens, banner poles and commanders.
func TestPlansStayWithinTheBox(t *testing.T) {
	gametest.Covers(t, "battles.components.plan-defined-tokens", "battles.components.terrain-pieces", "battles.setup.commander-replaces-one-figure")
	laid := func(token string, n int) string {
		var list []string
		for i := range n {
			list = append(list, fmt.Sprintf("{token = %q, at = [%d, 3]}", token, i))
		}
		return strings.Join(list, ", ")
	}
	for _, tt := range []struct{ tokens, want string }{
		{laid("palisade", 8), "10 fords, bridges and palisades: there are 9 tokens for them (battles.components.terrain-pieces)"},
		{laid("tent", 8), "8 tents and 0 siege towers: there are 7 and 8 (battles.components.plan-defined-tokens)"},
		{laid("siege_tower", 9), "0 tents and 9 siege towers: there are 7 and 8 (battles.components.plan-defined-tokens)"},
		{laid("palisade", 7), ""},
		{laid("tent", 7), ""},
	} {
		data := changedPlan(t, "tokens = [", "tokens = ["+tt.tokens+", ")
		_, err := standard().ReadPlan("p", data)
		if tt.want == "" && err != nil || tt.want != "" && (err == nil || !strings.Contains(err.Error(), tt.want)) {
			t.Errorf("%s: got %v, want %q", tt.tokens, err, tt.want)
		}
	}

	// A commander replaces one figure of his unit: eight units of War Host have 31.
	host := func(n int) string {
		var list []string
		for i := range n {
			list = append(list, fmt.Sprintf("{unit = \"war_host_of_the_north\", rank = \"green\", at = [%d, %d]}", i%12, 5+i/12))
		}
		return `units = [{unit = "war_host_of_the_north", rank = "blue", at = [4, 8], commander = "maege_lady_of_bear_island"}, ` + strings.Join(list, ", ") + "]"
	}
	text := string(standard().Plans[0].TOML())
	own := text[strings.Index(text, "units = ["):]
	own = own[:strings.Index(own, "\n]\n")+2]
	if _, err := standard().ReadPlan("p", changedPlan(t, own, host(7))); err != nil {
		t.Errorf("31 figures of 32: %v", err)
	}
	if _, err := standard().ReadPlan("p", changedPlan(t, own, host(8))); err == nil || !strings.Contains(err.Error(), "(battles.components.figures)") {
		t.Errorf("35 figures of 32: %v", err)
	}
	many, err := ReadBox(gametest.Changed(t, Data(), "units.json", `"figures": 32`, `"figures": 99`))
	if err != nil {
		t.Fatal(err)
	}
	many.Units[1].Figures = 200
	if _, err := many.ReadPlan("p", changedPlan(t, own, host(17))); err != nil {
		t.Errorf("18 units: %v", err)
	}
	const want = "is one unit too many: each House has 18 banner poles (battles.components.marker-supplies)"
	if _, err := many.ReadPlan("p", changedPlan(t, own, host(18))); err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("19 units: %v", err)
	}
	none := strings.Replace(own, `, commander = "maege_lady_of_bear_island"`, "", 1)
	none = strings.Replace(none, `, commander = "rickard_sun_of_winter"`, "", 1)
	if _, err := standard().ReadPlan("p", changedPlan(t, own, none)); err == nil || !strings.Contains(err.Error(), "stark: units: no unit has a commander (battles.setup.commanders-named-by-plan)") {
		t.Errorf("no commander: %v", err)
	}
}

// TestFaultsOfPlansComeTogether, and in French.
func TestFaultsOfPlansComeTogether(t *testing.T) {
	text := string(changedPlan(t, `rounds = 5`, `rounds = 0`))
	text = strings.Replace(text, `"northmen_archers", rank = "green"`, `"northmen_archers", rank = "pink"`, 1)
	text = strings.Replace(text, `at = [3, 6]`, `at = [3, 4]`, 1)
	_, err := standard().ReadPlan("plan", []byte(text))
	const want = `plan:9: rounds : est 0, et non un nombre entier de 1 à 20
plan:38: stark : units : unité 3 : at : aucune unité ne peut se tenir en [3, 4] (battles.terrain.river-impassable)
plan:41: stark : units : unité 6 : rank : est "pink", ce qui n'est rien de green, blue, red`
	if got := game.Said(err, game.French); got != want {
		t.Errorf("got %s\nwant %s", got, want)
	}
}
