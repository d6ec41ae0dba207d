package throne

import (
	"os"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/casebook"
	"gonfalon/rules"
)

// TestPageIsComplete holds docs/throne.md against the code: a stranger must be able to
// write a case for any rule from that page alone.
func TestPageIsComplete(t *testing.T) {
	data, err := os.ReadFile("../docs/throne.md")
	if err != nil {
		t.Fatal(err)
	}
	page := string(data)
	has := func(what, name string) {
		if name != "" && !strings.Contains(page, "`"+name+"`") {
			t.Errorf("the page does not tell of the %s `%s`", what, name)
		}
	}
	for _, o := range options {
		has("option", o.Name)
		for _, v := range o.Values {
			has("value of an option", v)
		}
	}
	for what, names := range map[string][]string{
		"order": orderNames[:], "unit": unitNames[:], "track": trackNames[:], "marker": markerNames[:],
		"deck": deckNames[:], "side": sideNames[:], "Westeros card": westerosNames[:], "decision": kindNames[1:], "action": actionNames[:],
	} {
		for _, name := range names {
			has(what, name)
		}
	}
	for name := range phases {
		has("phase", name)
	}
	for _, doc := range []any{
		stateDocument{}, decisionDocument{}, houseDocument{}, areaDocument{}, deckDocument{}, battleDocument{},
		frameDocument{}, actionDocument{}, moveDocument{}, strengthDocument{}, forceDocument{},
	} {
		for i := range reflect.TypeOf(doc).NumField() {
			name, _, _ := strings.Cut(reflect.TypeOf(doc).Field(i).Tag.Get("json"), ",")
			has("field", name)
		}
	}
}

func TestCaseOfThePage(t *testing.T) {
	data, err := os.ReadFile("../docs/throne.md")
	if err != nil {
		t.Fatal(err)
	}
	cases := regexp.MustCompile("(?s)```toml\n(.*?)```").FindAllSubmatch(data, -1)
	if len(cases) == 0 {
		t.Fatal("the page has no case")
	}
	for _, c := range cases {
		read, err := casebook.Read("docs/throne.md", c[1])
		if err != nil {
			t.Fatal(err)
		}
		report := casebook.Run(read, game.Open(Rules{}))
		for _, f := range report.Failures() {
			t.Error(f)
		}
	}
}

// TestReadingsOfThePage holds the readings of the page equal to the ledger's.
func TestReadingsOfThePage(t *testing.T) {
	data, err := os.ReadFile("../docs/throne.md")
	if err != nil {
		t.Fatal(err)
	}
	l, err := rules.Load("throne")
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range l.Rules {
		if line := "- `" + string(r.ID) + "`: " + r.Ambiguity + "\n"; r.Ambiguity != "" && !strings.Contains(string(data), line) {
			t.Errorf("the page does not have the ledger's reading of %s", r.ID)
		}
	}
}
