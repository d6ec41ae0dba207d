package casebook

import (
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest/french"
)

// head is the beginning of a sound case.
const head = `game = "toy"
title = "a title"
rules = ["toy.bid.purse"]
`

func TestReadKeepsEverything(t *testing.T) {
	c, err := Read("x.toml", []byte(head+`dice = [3]
[setup]
round = 1
deck = [1, 2.5, "a", true]
[[step]]
seat = "red"
action = { kind = "bid", coins = 2 }
dice = [4, 5]
refused = "toy.bid.purse"
note = "a note"
[[step]]
seat = "red"
action = { kind = "bid", coins = 2 }
told = [ { kind = "bid", seat = "red" }, { kind = "moved", far = 3.5, within = 0.1 } ]
[[step]]
seat = 1
action.kind = "bid"
try = true
[[step]]
expect = [ { at = "/a/b", is = { c = [1] }, within = 2 }, { seat = -1, at = "", absent = true } ]
`))
	if err != nil {
		t.Fatal(err)
	}
	if c.File != "x.toml" || c.Game != "toy" || c.Title != "a title" || c.Rules[0] != "toy.bid.purse" || c.Dice[0] != 3 {
		t.Errorf("got %+v", c)
	}
	if got, want := string(c.Setup), `{"deck":[1,2.5,"a",true],"round":1}`; got != want {
		t.Errorf("setup: got %s, want %s", got, want)
	}
	s := c.Steps[0]
	if s.Seat.Name != "red" || string(s.Action) != `{"coins":2,"kind":"bid"}` || s.Dice[1] != 5 || s.Refused != "toy.bid.purse" || s.Note != "a note" || s.Try {
		t.Errorf("step 1: got %+v", s)
	}
	if told := c.Steps[1].Told; string(told[0].Fields) != `{"kind":"bid","seat":"red"}` || told[0].Within != 0 ||
		string(told[1].Fields) != `{"far":3.5,"kind":"moved"}` || told[1].Within != 0.1 {
		t.Errorf("step 2: got %+v", told)
	}
	if s := c.Steps[2]; s.Seat.Number != 1 || !s.Try {
		t.Errorf("step 3: got %+v", s)
	}
	e := c.Steps[3].Expect
	if e[0].At != "/a/b" || string(e[0].Is) != `{"c":[1]}` || e[0].Within != 2 || e[0].Seat != nil {
		t.Errorf("expectation 1: got %+v", e[0])
	}
	if !e[1].Absent || e[1].Is != nil || e[1].Seat.Number != game.NoSeat {
		t.Errorf("expectation 2: got %+v", e[1])
	}
}

// TestReadTakesMarks: some editors begin a file with the mark of its encoding.
func TestReadTakesMarks(t *testing.T) {
	c, err := Read("x.toml", []byte("\uFEFF"+head+"[[step]]\nexpect = [ { at = \"/a\", is = 1 } ]\n"))
	if err != nil || c.Game != "toy" {
		t.Errorf("got %+v, %v", c, err)
	}
	if _, err := Read("x.toml", []byte("\uFEFF"+head+"stop = 1\n")); err == nil || !strings.HasPrefix(err.Error(), "x.toml:4:") {
		t.Errorf("the line of what is wrong: got %v", err)
	}
}

func TestReadRefuses(t *testing.T) {
	step := "[[step]]\naction = { kind = \"bid\" }\n"
	tests := []struct{ name, text, want string }{
		{"nothing", "", "x.toml: a case names its game"},
		{"bad syntax", head + "dice = [", "x.toml:4: this is not TOML: array is incomplete: dice = ["},
		{"an unknown key", head + "tilte = 1\n", `x.toml:4: unknown key "tilte"; there is game, title, rules, shows, dice, setup, step`},
		{"an unknown key of a step", head + step + "refuse = \"a\"\n", `x.toml:6: unknown key "refuse"; there is seat, action, dice, sides, try, refused, told, expect, note`},
		{"an unknown key of an expectation", head + "[[step]]\nexpect = [{at=\"\", was=1}]\n", `x.toml:5: unknown key "was"; there is seat, at, is, within, absent`},
		{"a text for dice", head + "dice = \"a\"\n", `x.toml:4: "dice" must be a list of whole numbers`},
		{"a die that is a fraction", head + step + "dice = [1,\n4.5]\n", `x.toml:7: "dice" must be a list of whole numbers`},
		{"a date for a die", head + "dice = [2020-01-01]\n", `x.toml:4: "dice" must be a list of whole numbers`},
		{"a game that is a number", "game = 1\n", `x.toml:1: "game" must be a text`},
		{"a title that is a table", "[title]\na = 1\n", `x.toml:1: "title" must be a text`},
		{"rules that are one text", "rules = \"a\"\n", `x.toml:1: "rules" must be a list of texts`},
		{"a rule that is a list", "rules = [\"a\", []]\n", `x.toml:1: "rules" must be a list of texts`},
		{"a setup that is a list", head + "[[setup]]\na = 1\n", `x.toml:4: "setup" must be a table`},
		{"steps that are a list of numbers", head + "step = [1]\n", `x.toml:4: "step" must be a list of tables`},
		{"an action that is a text", head + "[[step]]\naction = \"bid\"\n", `x.toml:5: "action" must be a table`},
		{"a trial that is a number", head + step + step + "try = 1\n", `x.toml:8: "try" must be true or false`},
		{"a refusal that is a list", head + step + "refused = [\"a\"]\n", `x.toml:6: "refused" must be a text`},
		{"a place that is a number", head + "[[step]]\nexpect = [\n{at=\"\", is=1},\n{at=1, is=1}]\n", `x.toml:7: "at" must be a text`},
		{"a key twice", "game = 1\ngame = 2\n", "x.toml:2: this is not TOML: key game is already defined: game = 2"},
		{"no title", `game = "toy"`, "a title"},
		{"no rules", "game = \"toy\"\ntitle = \"a\"", "names the rules that it proves (rules), or the records"},
		{"neither a rule nor a record", "game = \"toy\"\ntitle = \"a\"\nrules = []\nshows = []\n", "names the rules that it proves (rules), or the records"},
		{"a record that is a number", head + "shows = [1]\n", `x.toml:4: "shows" must be a list of texts`},
		{"an empty rule", "game = \"toy\"\ntitle = \"a\"\nrules = [\"\"]\n" + step, "x.toml:3: the id of a rule is empty"},
		{"no steps", head, "at least one [[step]]"},
		{"a case that proves nothing", head + step, "proves nothing"},
		{"more sides than dice", head + "[[step]]\nseat = 0\naction = { kind = \"bid\" }\ndice = [1]\nsides = [6, 6]\n", "x.toml:8: step 1: sides are of the last of the dice"},
		{"a step that does nothing", head + "[[step]]\nnote = \"a\"\n", "x.toml:4: step 1: it neither acts nor expects"},
		{"refused without an action", head + "[[step]]\nrefused = \"a\"\n", "step 1: seat, dice, try, refused and told"},
		{"a seat without an action", head + "[[step]]\nseat = 1\nexpect = [{at=\"\", is=1}]\n", "step 1: seat, dice, try, refused and told"},
		{"an empty refused", head + step + "refused = \"\"\n", "x.toml:6: step 1: refused names the rule"},
		{"a seat that is too high", head + step + "seat = 8\n", "x.toml:6: step 1: there is no seat 8"},
		{"a seat that is neither number nor name", head + step + "seat = true\n", "x.toml:6: step 1: a seat is a number or a name"},
		{"an expectation without a place", head + "[[step]]\nexpect = [{is=1}]\n", "expectation 1: at is missing"},
		{"an expectation of nothing", head + "[[step]]\nexpect = [{at=\"\"}]\n", "either is, or absent"},
		{"an expectation of both", head + "[[step]]\nexpect = [{at=\"\", is=1, absent=true}]\n", "either is, or absent"},
		{"a bad pointer", head + "[[step]]\nexpect = [{at=\"a\", is=1}]\n", "x.toml:5: step 1: expectation 1: \"a\" is not a JSON pointer"},
		{"a tolerance of nothing", head + "[[step]]\nexpect = [{at=\"\", is=1,\nwithin=0}]\n", "x.toml:6: step 1: expectation 1: within is a number above 0, not 0"},
		{"a tolerance that is a text", head + "[[step]]\nexpect = [{at=\"\", is=1, within=\"a\"}]\n", "within is a number above 0, not a"},
		{"a tolerance that is no number", head + "[[step]]\nexpect = [{at=\"\", is=1, within=nan}]\n", "within is a number above 0, not NaN"},
		{"a tolerance of what is absent", head + "[[step]]\nexpect = [{at=\"\", absent=true, within=1}]\n", "expectation 1: within goes with is"},
		{"an event without a kind", head + step + "told = [{kind=\"a\"},\n{seat=1}]\n", "x.toml:7: step 1: event 2: kind is missing"},
		{"an event whose kind is a number", head + step + "told = [{kind=1}]\n", "event 1: kind is missing"},
		{"events that are texts", head + step + "told = [\"a\"]\n", `x.toml:6: "told" must be a list of tables`},
		{"an event with a bad tolerance", head + step + "told = [{kind=\"a\", within=-1}]\n", "event 1: within is a number above 0"},
		{"an event with a date", head + step + "told = [{kind=\"a\", b=2020-01-01}]\n", "x.toml:6: step 1: event 1: 2020-01-01 is a date"},
		{"events of nothing", head + "[[step]]\ntold = [{kind=\"a\"}]\nexpect = [{at=\"\", is=1}]\n", "are about an action, and there is none"},
		{"events of a trial", head + step + "try = true\ntold = [{kind=\"a\"}]\n", "x.toml:7: step 1: nothing is told of an action that is not carried out"},
		{"events of a refusal", head + step + "refused = \"any\"\ntold = [{kind=\"a\"}]\n", "nothing is told of an action"},
		{"a date", head + step + "try = true\n[setup]\na = 2020-01-01\n", "x.toml:8: setup: 2020-01-01 is a date"},
		{"no number, deep in the setup", head + step + "try = true\n[setup]\na = { b = 1, c = [1,\n2, nan] }\n", "x.toml:9: setup: NaN"},
		{"infinity in the second expectation", head + "[[step]]\nexpect = [\n{at=\"\", is=1},\n{at=\"\", is=-inf}]\n", "x.toml:7: step 1: expectation 2: -Inf"},
		{"infinity", head + "[[step]]\naction = { a = [inf] }\ntry = true\n", "x.toml:5: step 1: action: +Inf"},
		{"a deep nest", head + step + "try = true\n[setup]\na = " + strings.Repeat("[", 100) + strings.Repeat("]", 100), "deep"},
		{"too much", strings.Repeat("#", MaxSize+1), "at most"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := Read("x.toml", []byte(tt.text))
			if err == nil {
				t.Fatal("it was accepted")
			}
			if !strings.HasPrefix(err.Error(), "x.toml:") || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("got %q, want %q in it", err, tt.want)
			}
			if said := game.Said(err, game.French); french.English(said) != "" {
				t.Errorf("%q is English: %s", french.English(said), said)
			}
		})
	}
}

func TestReadSurvivesDeepNests(t *testing.T) {
	for _, open := range []string{"[", "{a="} {
		if _, err := Read("x", []byte("a = "+strings.Repeat(open, MaxSize/len(open)-8))); err == nil {
			t.Errorf("%q again and again was accepted", open)
		}
	}
}

// TestReadSpeaksFrench: what is wrong with a file is told in the language of its author.
func TestReadSpeaksFrench(t *testing.T) {
	step := "[[step]]\naction = { kind = \"bid\" }\n"
	for text, want := range map[string]string{
		head + "tilte = 1\n":                             `x.toml:4: clé inconnue "tilte" ; il y a game, title, rules, shows, dice, setup, step`,
		head + "dice = [":                                "x.toml:4: ce n'est pas du TOML (un crochet, un guillemet, un nombre, une clé deux fois ?) : dice = [",
		head + "dice = \"a\"\n":                          `x.toml:4: "dice" : il faut une liste de nombres entiers`,
		head + step + "refused = \"\"\n":                 "x.toml:6: étape 1 : refused nomme la règle à citer, un thème ou any",
		head + "[[step]]\nexpect = [{at=\"a\", is=1}]\n": `x.toml:5: étape 1 : attente 1 : "a" n'est pas un pointeur JSON : il ne commence pas par /`,
	} {
		_, err := Read("x.toml", []byte(text))
		if got := game.Said(err, game.French); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
