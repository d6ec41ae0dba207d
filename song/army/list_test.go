package army

import (
	"strings"
	"testing"

	"gonfalon/content/paper"
	"gonfalon/game"
	"gonfalon/game/gametest"
)

// TestListsThatCannotBeRead: each fault has its line, in both languages, and all are told.
func TestListsThatCannotBeRead(t *testing.T) {
	many := strings.Repeat("Stark Bowmen\n", MaxSide+1)
	for text, want := range map[string][]string{
		"points: 40\nStark Bowmen\n":                                                 {`x:2: the list must say its faction and its points`},
		"faction: Stark\nStark Bowmen\n":                                             {`x:2: the list must say its faction and its points`},
		"faction: Stark\npoints: many\n":                                             {`x:2: points is "many", not a whole number from 0 to 1000000`, `x:2: the list must say`},
		"faction: Stark\npoints: 40\nfaction: Lannister\npoints: 30\n":               {`x:3: the faction must be named once`, `x:4: "points" stands twice`},
		"faction: Stark\npoints: 40\nname: a\nnom: b\n":                              {`x:4: "nom" stands twice`},
		"faction: Stark\npoints: 40\n0 x Stark Bowmen\n":                             {`x:3: there must be 1 to 16 of a unit`},
		"faction: Stark\npoints: 40\n9 x 999999 x 999999 x Stark Bowmen":             {`x:3: there must be 1 to 16 of a unit`},
		"faction: Stark\npoints: 400\n" + many:                                       {`x:19: the list has more than 16 combat units`},
		"faction: Stark\npoints: 400\n" + strings.Repeat("Sansa Stark\n", MaxNCUs+1): {`x:9: the list has more than 6 non-combat units`},
		"faction: Stark\npoints: 40\n\xff\n":                                         {`x:3: is no text in UTF-8`},
		"faction: Stark\npoints: 40\na\x01b\n":                                       {`x:3: has a control character`},
		"{\"game\": \"song\"}":                                                       {`x:1: has no field "faction"`, `x:1: has no field "points"`, `x:1: has no field "units"`},
		"{\"game\": \"song\", \"faction\": \"stark\", \"points\": -1, \"units\": [{\"unit\": 3}], \"extra\": 1}": {`x:1: points: is -1`, `x:1: units: unit: must be a string`, `x:1: unknown field "extra"`},
		"game = \"song\"\nfaction = \"stark\"\npoints = 40\nunits = 7\n":                                         {`x:4: units: must be an array`},
	} {
		_, err := standard().ReadList("x", []byte(text))
		if err == nil {
			t.Errorf("%q is read", text)
			continue
		}
		gametest.InFrench(t, err)
		lines := strings.Split(game.Said(err, game.English), "\n")
		if len(lines) != len(want) {
			t.Errorf("%q: got %q, want %q", text, lines, want)
			continue
		}
		for i := range want {
			if !strings.HasPrefix(lines[i], want[i]) {
				t.Errorf("%q: got %q, want %q", text, lines[i], want[i])
			}
		}
	}
}

// TestCheckArmy: points that are agreed on otherwise go before those of the list.
func TestCheckArmy(t *testing.T) {
	text := []byte("name: Wolves\nfaction: Stark\npoints: 40\nStark Sworn Swords, Robb Stark, The Wolf Lord\nStark Bowmen\n")
	r := standard().CheckArmy("my.txt", text, 0, game.English)
	if got, want := r.Text(game.English), "my.txt: legal: Wolves, 11 of 40 points\n"; got != want || !r.OK() {
		t.Errorf("got %q, want %q", got, want)
	}
	r = standard().CheckArmy("my.txt", text, 10, game.French)
	if got, want := r.Text(game.French), "my.txt : illégale : Wolves, 11 points sur 10\n  l'armée coûte 11 points, 1 de plus que le total de 10 (song.army.points-limit)\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if r := standard().CheckArmy("my.json", []byte("{"), 0, game.English); r.OK() || !strings.HasPrefix(r.Error, "my.json:1:") {
		t.Errorf("%+v", r)
	}
	long := List{Titles: paper.Titles{Name: strings.Repeat("é", paper.MaxTitle+1)}, Faction: "stark", Points: 1}
	for _, text := range [][]byte{long.JSON(), standard().Text(&long, game.English)} {
		if _, err := standard().ReadList("x", text); err == nil || !strings.Contains(err.Error(), "at most 200 characters, and this has 201") {
			t.Errorf("a long name: %v", err)
		}
	}
}
