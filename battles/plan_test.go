package battles

import (
	"fmt"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/game/gametest"
)

// TestPlansAreWrittenAsTheyAreRead: every plan comes back from what it writes, in both forms, and
// the files of the box are what it writes.
func TestPlansAreWrittenAsTheyAreRead(t *testing.T) {
	b := standard()
	for i := range b.Plans {
		p := &b.Plans[i]
		file := "plans/" + p.ID + ".toml"
		gametest.Golden(t, "data/"+file, string(p.TOML()))
		for form, data := range map[string][]byte{"TOML": p.TOML(), "JSON": p.JSON()} {
			again, err := b.ReadPlan(file, data)
			if err != nil {
				t.Errorf("%s: %v", form, err)
				continue
			}
			again.source = ""
			if !reflect.DeepEqual(again, p) {
				t.Errorf("%s: from its %s comes another plan", p.ID, form)
			}
		}
	}
}

// TestSkirmishesAreWrittenAsTheyAreRead: their summary cards come back too.
func TestSkirmishesAreWrittenAsTheyAreRead(t *testing.T) {
	for i := range standard().Skirmishes {
		p := &standard().Skirmishes[i]
		for form, data := range map[string][]byte{"TOML": p.TOML(), "JSON": p.JSON()} {
			var again Plan
			err := content.ReadEither("s", data, func(v *content.Value) { again = standard().readPlan(v, true) })
			if err != nil || !reflect.DeepEqual(&again, p) {
				t.Errorf("%s: from its %s comes another skirmish, %v", p.ID, form, err)
			}
		}
	}
}

func TestFaultsAreTwins(t *testing.T) { gametest.Faults(t) }

// TestSmallestPlan: texts may stand once, and nearly all may be left out.
func TestSmallestPlan(t *testing.T) {
	const text = `game = "battles"
name = "A duel"
rounds = 1
order_value = 1
command_value = 1
momentum = "stark"
rows = [".....", "....", ".....", "....", "....."]
notes = [{text = "Be brave."}]
stark = {command_tokens = 0, last_space = "11", units = [{unit = "war_host_of_the_north", rank = "red", at = [2, 4], commander = "maege_lady_of_bear_island"}]}
[lannister]
command_tokens = 0
last_space = "11"
[[lannister.units]]
unit = "lannisport_guards"
rank = "red"
at = [2, 0]
commander = "kevan_trusted_captain"
`
	p, err := standard().ReadPlan("p", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if p.French != "A duel" || len(p.Forces) != 2 || len(p.Notes) != 1 || p.Grid.Len() != 23 || p.Special.ExitHouse != NoHouse {
		t.Errorf("got %+v", p)
	}
	again, err := standard().ReadPlan("p", p.TOML())
	if err != nil || !reflect.DeepEqual(again, p) {
		t.Errorf("it comes back as %+v, %v", again, err)
	}
}

// TestDocumentedPlan reads the plan that docs/plans.md shows, and finds its words there.
func TestDocumentedPlan(t *testing.T) {
	page := string(game.Must(os.ReadFile("../docs/plans.md")))
	_, text, _ := strings.Cut(page, "```toml\n")
	text, _, _ = strings.Cut(text, "```\n")
	if _, err := standard().ReadPlan("docs/plans.md", []byte(text)); err != nil {
		t.Error(err)
	}
	for _, word := range slices.Concat(perNames[:], momentNames[:], specialNames[:], tokenNames[Ford:]) {
		if !strings.Contains(page, "`"+word+"`") {
			t.Errorf("docs/plans.md does not tell of %s", word)
		}
	}
	for p := range pers {
		for _, line := range strings.Split(page, "\n") {
			if cells := strings.Split(line, "|"); len(cells) == 5 && strings.Contains(cells[1], "`"+perNames[p]+"`") {
				var when []string
				for _, m := range p.moments() {
					when = append(when, "`"+momentNames[m]+"`")
				}
				if got := strings.TrimSpace(cells[2]); got != strings.Join(when, ", ") {
					t.Errorf("%s is given at %s, docs/plans.md says %s", perNames[p], when, got)
				}
			}
		}
	}
}

// TestPlansInWords: each says its special rules and how it is won, in both languages.
func TestPlansInWords(t *testing.T) {
	var b strings.Builder
	for _, p := range slices.Concat(standard().Plans, standard().Skirmishes) {
		fmt.Fprintf(&b, "%s\n", p.ID)
		for _, text := range slices.Concat(p.Says(), p.Wins()) {
			fmt.Fprintf(&b, "  %s\n  %s\n", text.English, text.French)
		}
	}
	gametest.Golden(t, "testdata/plans.txt", b.String())
}

func FuzzPlan(f *testing.F) {
	for i := range standard().Plans {
		f.Add(standard().Plans[i].TOML())
		f.Add(standard().Plans[i].JSON())
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		p, err := standard().ReadPlan("p", data)
		if err != nil {
			return
		}
		p.Says()
		p.Wins()
		again, err := standard().ReadPlan("p", p.TOML())
		if err != nil || !reflect.DeepEqual(again, p) {
			t.Errorf("from %s comes another plan, %v", p.TOML(), err)
		}
		if again, err = standard().ReadPlan("p", p.JSON()); err != nil || !reflect.DeepEqual(again, p) {
			t.Errorf("from %s comes another plan, %v", p.JSON(), err)
		}
	})
}
