package gametest

import (
	"os"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/rules"
)

// Proven wants a test or a case for every rule of a game's ledger. It is called in the
// folder of the game.
func Proven(t *testing.T, name string) {
	t.Helper()
	p, err := rules.Prove(os.DirFS(".."), ledger(t, name))
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range p.Missing {
		t.Errorf("no test and no case proves %s", id)
	}
}

func ledger(t *testing.T, name string) *rules.Ledger {
	t.Helper()
	l, err := rules.Load(name)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// A Page is the page of the documents about a game. It is held against the code: a stranger
// must be able to write a case for any rule from that page alone.
type Page struct{ File, Text string }

// ReadPage reads the page of a game. It is called in the folder of the game.
func ReadPage(t *testing.T, name string) Page {
	t.Helper()
	p := Page{File: "../docs/" + name + ".md"}
	data, err := os.ReadFile(p.File)
	if err != nil {
		t.Fatal(err)
	}
	p.Text = string(data)
	return p
}

// Tells wants the page to tell of things of a kind by their names.
func (p Page) Tells(t *testing.T, what string, names ...string) {
	t.Helper()
	for _, name := range names {
		if name != "" && !strings.Contains(p.Text, "`"+name+"`") {
			t.Errorf("the page does not tell of the %s `%s`", what, name)
		}
	}
}

// TellsOptions wants the page to tell of the options of a match and their values.
func (p Page) TellsOptions(t *testing.T, options []game.Option) {
	t.Helper()
	for _, o := range options {
		p.Tells(t, "option", o.Name)
		p.Tells(t, "value of an option", o.Values...)
	}
}

// TellsFields wants the page to tell of the fields of documents, which are structs.
func (p Page) TellsFields(t *testing.T, documents ...any) {
	t.Helper()
	for _, d := range documents {
		for i := range reflect.TypeOf(d).NumField() {
			name, _, _ := strings.Cut(reflect.TypeOf(d).Field(i).Tag.Get("json"), ",")
			p.Tells(t, "field", name)
		}
	}
}

// Blocks returns what stands on the page in a language, such as "toml". That there is
// nothing is an error.
func (p Page) Blocks(t *testing.T, language string) []string {
	t.Helper()
	var texts []string
	for _, b := range regexp.MustCompile("(?s)```"+language+"\n(.*?)```").FindAllStringSubmatch(p.Text, -1) {
		texts = append(texts, b[1])
	}
	if len(texts) == 0 {
		t.Fatalf("the page has no %s", language)
	}
	return texts
}

// Cases plays the cases of the page.
func (p Page) Cases(t *testing.T, g game.Game) {
	t.Helper()
	for _, text := range p.Blocks(t, "toml") {
		for _, f := range runCase(p.File, []byte(text), g) {
			t.Error(f)
		}
	}
}

// Readings holds the list of readings at the end of the page equal to the ledger's; -update
// renews it.
func (p Page) Readings(t *testing.T, name string) {
	t.Helper()
	var want strings.Builder
	topic := ""
	for _, r := range ledger(t, name).Rules {
		if r.Ambiguity == "" {
			continue
		}
		if of := strings.Split(string(r.ID), ".")[1]; of != topic {
			topic = of
			want.WriteString("\n**" + topic + "**\n\n")
		}
		want.WriteString("- `" + string(r.ID) + "`: " + r.Ambiguity + "\n")
	}
	const mark = "-update` renews this list.)\n"
	head, got, ok := strings.Cut(p.Text, mark)
	if !ok {
		t.Fatal("the page has no readings")
	}
	if Update() {
		if err := os.WriteFile(p.File, []byte(head+mark+want.String()), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	if got != want.String() {
		t.Errorf("the readings of %s are not the ledger's; renew them with go test ./%s -run Readings -update", p.File, name)
	}
}
