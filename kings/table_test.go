package kings

import (
	"fmt"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
	"gonfalon/kings/layout"
)

// begun starts a match of two small lists with a total, and options.
func begun(t *testing.T, points int, d *game.Dice, options ...string) (State, error) {
	t.Helper()
	o := map[string]string{"scenario": "kill", "terrain": "none"}
	for seat, army := range map[string]string{"blue": "elves\n\nkindred_tallspears, regiment", "red": "dwarfs\n\nironclad, regiment"} {
		name, rows, _ := strings.Cut(army, "\n\n")
		o[seat] = fmt.Sprintf("army: %s\npoints: %d\n%s\n", name, points, rows)
	}
	for i := 0; i < len(options); i += 2 {
		o[options[i]] = options[i+1]
	}
	return Rules{}.Start(game.Setup{Seats: 2, Options: o}, d, nil)
}

func dice(n int) *game.Dice { return game.NewDice(game.SeedFrom(11, n)) }

func TestTableSizes(t *testing.T) {
	gametest.Covers(t, "kings.setup.standard-table", "kings.setup.larger-games-wider-table", "kings.setup.small-games-square-table")
	for _, c := range []struct {
		points        int
		table         string
		width, length int32
	}{
		{500, "inches", 48 * Inch, 48 * Inch},
		{1500, "inches", 48 * Inch, 48 * Inch},
		{1501, "inches", 72 * Inch, 48 * Inch},
		{2000, "inches", 72 * Inch, 48 * Inch},
		{2999, "inches", 72 * Inch, 48 * Inch},
		{3000, "inches", 72*Inch + 1000*Millimetre, 48 * Inch},
		{3999, "inches", 72*Inch + 1000*Millimetre, 48 * Inch},
		{4000, "inches", 72*Inch + 2000*Millimetre, 48 * Inch},
		{9000, "inches", 72*Inch + 2000*Millimetre, 48 * Inch},
		{1500, "metric", 1200 * Millimetre, 1200 * Millimetre},
		{2000, "metric", 1800 * Millimetre, 1200 * Millimetre},
		{3000, "metric", 2800 * Millimetre, 1200 * Millimetre},
		{4000, "metric", 3800 * Millimetre, 1200 * Millimetre},
	} {
		s, err := begun(t, c.points, dice(1), "table", c.table)
		if err != nil {
			t.Fatal(err)
		}
		if s.Width != c.width || s.Depth != c.length {
			t.Errorf("%d points, %s: got %d × %d want %d × %d", c.points, c.table, s.Width, s.Depth, c.width, c.length)
		}
	}
}

// TestScenarioDie rolls for the scenario, and takes a chosen one without a die.
func TestScenarioDie(t *testing.T) {
	gametest.Covers(t, "kings.setup.scenario-d6")
	for die := 1; die <= 6; die++ {
		s, err := begun(t, 1000, game.Script(die, 1, 6, 1, 6, 1), "scenario", "random")
		if err != nil {
			t.Fatal(err)
		}
		info := &Standard().Scenarios[s.Scenario]
		if int(s.Scenario) != die || int(info.D6) != die {
			t.Errorf("a %d is %s", die, info.ID)
		}
	}
	for i, id := range scenarioIDs[1:] {
		s, err := begun(t, 1000, dice(1), "scenario", id)
		if err != nil || int(s.Scenario) != i+1 {
			t.Errorf("%s: got %d, %v", id, s.Scenario, err)
		}
	}
}

// TestScenariosSayHowSureTheyAre tells the rulebook's own scenario from our readings.
func TestScenariosSayHowSureTheyAre(t *testing.T) {
	for s := ScenarioKill; s < scenarios; s++ {
		for lang, want := range map[game.Lang][2]string{
			game.English: {"by the rulebook", "our reading"}, game.French: {"selon le livre", "notre lecture"},
		} {
			i := 1
			if s == ScenarioKill {
				i = 0
			}
			said := Rules{}.Tell(nil, game.Event{Kind: eventScenario, Seat: game.NoSeat, Args: [8]int16{int16(s)}}).Name(lang)
			if !strings.Contains(said, want[i]) || strings.Contains(said, want[1-i]) {
				t.Errorf("%s: %q", scenarioIDs[s], said)
			}
		}
	}
}

// TestTerrainByDice lays many tables: what is asked for at most, wholly on the table, with
// room to pass, impassable terrain off the deployment zones; the same dice, the same table.
func TestTerrainByDice(t *testing.T) {
	gametest.Covers(t, "kings.setup.place-terrain")
	kinds := map[layout.Ground]int{}
	for i := range 150 {
		n := []int{4, 8, 16}[i%3]
		points := []int{1000, 2000}[i%2]
		s, err := begun(t, points, dice(i), "terrain", "random", "pieces", fmt.Sprint(n))
		if err != nil {
			t.Fatal(err)
		}
		again, _ := begun(t, points, dice(i), "terrain", "random", "pieces", fmt.Sprint(n))
		if again != s {
			t.Fatal("the same dice lay another table")
		}
		if int(s.Pieces) > n || int(s.Pieces) < min(n, 8)/2 {
			t.Errorf("%d pieces, %d were asked for", s.Pieces, n)
		}
		for j := range int(s.Pieces) {
			piece := &s.Terrain[j]
			kinds[piece.Kind]++
			if !piece.On(s.Width, s.Depth) {
				t.Error("a piece hangs over the edge")
			}
			for k := range j {
				if !piece.Area.Apart(&s.Terrain[k].Area, int(3*Inch)) {
					t.Error("two pieces leave no room to pass")
				}
			}
			for c := range piece.Area.Len() {
				if piece.Kind == layout.Impassable && s.fromMiddle(piece.Area.Corner(c)) > 12*Inch {
					t.Error("impassable terrain in a deployment zone")
				}
			}
		}
	}
	if len(kinds) != int(layout.Grounds) {
		t.Errorf("the dice lay only %v", kinds)
	}
}

// TestNoRoomToDeploy fills a zone: a unit for which there is no place is left out and lost,
// and no other.
func TestNoRoomToDeploy(t *testing.T) {
	var text strings.Builder
	text.WriteString(`{"phase":"deploy","near":"blue","table":["12in","30in"],"units":{"z":{"seat":"red"}`)
	for i := range 4 {
		fmt.Fprintf(&text, `,"u%d":{"seat":"blue"}`, i)
	}
	text.WriteString("}}")
	s, err := Rules{}.ReadState([]byte(text.String()), game.Script(1, 2))
	if err != nil {
		t.Fatal(err)
	}
	// The zone is 3 inches deep: less than the 80 mm of a regiment, more than none.
	for n := 0; s.Waits.Kind == decideDeploy; n++ {
		seat := s.Waits.Who.First()
		list := Rules{}.Options(&s, seat, nil)
		if len(list) != 1 || list[0].Kind != Done || n > 5 {
			t.Fatalf("options %v", list)
		}
		Rules{}.Apply(&s, seat, list[0], game.Script(1, 2), nil)
	}
	for u := UnitNo(1); u <= s.Armies.Units(); u++ {
		if s.Units[u].Condition != Routed {
			t.Errorf("%s is %s", s.Armies.ID(u), conditionNames[s.Units[u].Condition])
		}
	}
}
