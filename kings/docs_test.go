package kings

import (
	"fmt"
	"os"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/casebook"
	"gonfalon/game/gametest"
	"gonfalon/rules"
)

const page = "../docs/kings.md"

func readPage(t *testing.T) string {
	t.Helper()
	data, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// TestPageIsComplete holds docs/kings.md against the code: a stranger must be able to write
// a case for any rule from that page alone.
func TestPageIsComplete(t *testing.T) {
	text := readPage(t)
	has := func(what, name string) {
		if name != "" && !strings.Contains(text, "`"+name+"`") {
			t.Errorf("the page does not tell of the %s `%s`", what, name)
		}
	}
	for _, o := range options() {
		has("option", o.Name)
		for _, v := range o.Values {
			has("value of an option", v)
		}
	}
	for what, names := range map[string][]string{
		"seat": seatNames[:], "state": conditionNames[:], "order": orderNames[:], "deed": deedNames[:], "thing used": usedNames,
		"side": faceNames[:], "edge": edgeNames[:], "type of terrain": groundNames[:], "way to lay terrain": layerNames[:],
		"decision": kindNames[:], "action": actionNames[:], "scenario": scenarioIDs[:], "type": typeIDs[:], "size": sizeIDs[1:],
	} {
		for _, name := range names {
			has(what, name)
		}
	}
	for name := range phases {
		has("phase", name)
	}
	for name := range answers {
		has("question", name)
	}
	for i := range Standard().Box {
		has("piece of terrain", Standard().Box[i].ID)
	}
	for _, doc := range []any{
		stateDocument{}, decisionDocument{}, unitDocument{}, numbers{}, weaponStats{}, pieceDocument{}, tokenDocument{},
		setUpDocument{}, frameDocument{}, actionDocument{}, pathDocument{},
		rosterDocument{}, unitQuestion{}, wishedPose{}, aboutDocument{}, wayQuestion{}, wayDocument{}, targetsQuestion{}, targetsDocument{},
		chargeQuestion{}, chargeDocument{}, shotQuestion{}, shotDocument{}, measureQuestion{}, oddsDocument{}, attackDocument{}, game.Ruling{},
	} {
		for i := range reflect.TypeOf(doc).NumField() {
			name, _, _ := strings.Cut(reflect.TypeOf(doc).Field(i).Tag.Get("json"), ",")
			has("field", name)
		}
	}
}

func TestCaseOfThePage(t *testing.T) {
	cases := regexp.MustCompile("(?s)```toml\n(.*?)```").FindAllStringSubmatch(readPage(t), -1)
	if len(cases) == 0 {
		t.Fatal("the page has no case")
	}
	for _, c := range cases {
		read, err := casebook.Read(page, []byte(c[1]))
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range casebook.Run(read, game.Open(Rules{})).Failures() {
			t.Error(f)
		}
	}
}

func TestLayoutOfThePage(t *testing.T) {
	layouts := regexp.MustCompile("(?s)```json\n(.*?)```").FindAllStringSubmatch(readPage(t), -1)
	if len(layouts) != 1 {
		t.Fatalf("the page has %d layouts", len(layouts))
	}
	if _, err := Standard().ReadLayout(page, []byte(layouts[0][1])); err != nil {
		t.Error(err)
	}
}

// TestReadingsOfThePage holds the readings of the page equal to the ledger's.
func TestReadingsOfThePage(t *testing.T) {
	l, err := rules.Load("kings")
	if err != nil {
		t.Fatal(err)
	}
	var want strings.Builder
	topic := ""
	for _, r := range l.Rules {
		if r.Ambiguity == "" {
			continue
		}
		if of := strings.Split(string(r.ID), ".")[1]; of != topic {
			topic = of
			fmt.Fprintf(&want, "\n**%s**\n\n", topic)
		}
		fmt.Fprintf(&want, "- `%s`: %s\n", r.ID, r.Ambiguity)
	}
	text := readPage(t)
	const mark = "-update` renews this list.)\n"
	head, got, ok := strings.Cut(text, mark)
	if !ok {
		t.Fatal("the page has no readings")
	}
	if gametest.Update() {
		if err := os.WriteFile(page, []byte(head+mark+want.String()), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	if got != want.String() {
		t.Errorf("the readings of the page are not the ledger's; renew them with go test ./kings -run Readings -update")
	}
}
