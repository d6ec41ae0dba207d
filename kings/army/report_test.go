package army

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"gonfalon/content/paper"
	"gonfalon/game"
)

// TestListsAreAsLongAsArmies: kings tries that what is called legal can be played.
func TestListsAreAsLongAsArmies(t *testing.T) {
	for n, want := range map[int]bool{MaxSide: true, MaxSide + 1: false, 150: false} {
		l := List{Army: "elves", Points: 100000, Units: slices.Repeat([]Entry{{Unit: "kindred_archers", Size: "horde"}}, n)}
		for _, list := range []string{string(standard().Text(&l, game.English)), string(l.JSON())} {
			if r := standard().CheckArmy("x", []byte(list), 0, game.English); r.Legal != want {
				t.Errorf("%d units: legal is %t: %s", n, r.Legal, r.Error)
			}
		}
	}
}

func TestReport(t *testing.T) {
	c := standard()
	text := []byte("army: elves\npoints: 400\nkindred_archers, horde\nbolt_thrower\nbolt_thrower\n")
	r := c.CheckArmy("my.txt", text, 0, game.English)
	const want = `my.txt: not legal: Elves, 430 of 400 points
  line 2: the army costs 430 points, 30 more than the total of 400 (kings.army.never-exceed-total)
  line 5: Bolt Thrower is one War Engine too many: a Horde allows one (Hordes: 1) (kings.army.horde-unlocks-one-of-each)
`
	if got := r.Text(game.English); got != want || r.Legal {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	r = c.CheckArmy("my.txt", text, 430, game.French)
	if got := r.Text(game.French); !strings.Contains(got, "430 points sur 430") || !strings.Contains(got, "ligne 5") || len(r.Problems) != 1 {
		t.Errorf("for 430 points: %s", got)
	}
	data, err := json.Marshal(r)
	if err != nil || !strings.Contains(string(data), `"rule":"kings.army.horde-unlocks-one-of-each"`) || !strings.Contains(string(data), `"unit":3`) {
		t.Errorf("%s, %v", data, err)
	}
	if r := c.CheckArmy("my.txt", []byte("army: elves\npoints: 250\nkindred_archers, horde\n"), 0, game.English); !r.Legal || r.Text(game.English) != "my.txt: legal: Elves, 250 of 250 points\n" {
		t.Errorf("%+v", r)
	}
	if r := c.CheckArmy("my.txt", []byte("army: elves\npoints: 900\n3 x kindred_tallspears, legion\n"), 0, game.English); len(r.Problems) != 1 {
		t.Errorf("three of a bad size on one line: %+v", r.Problems)
	}
	for text, want := range map[string]int{
		"name: x\narmy: hobbits\npoints: 900\nfrodo\n":                                            2,
		"{\"game\":\"kings\",\n\n\"army\":\"hobbits\",\"points\":9,\"units\":[{\"unit\":\"x\"}]}": 3,
		"army: elves\n\npoints: 0\nkindred_archers, horde\n":                                      3,
		"army: elves\npoints: 900\n":                                                              0,
	} {
		if r := c.CheckArmy("x", []byte(text), 0, game.English); len(r.Problems) != 1 || r.Problems[0].Line != want {
			t.Errorf("%q: got %+v, want line %d", text, r.Problems, want)
		}
	}
	if r := c.CheckArmy("x", text, 420, game.English); len(r.Problems) != 2 || r.Problems[0].Line != 0 {
		t.Errorf("no line says the points that are agreed on otherwise: %+v", r.Problems)
	}
	if r := c.CheckArmy("my.json", []byte("{"), 0, game.English); r.Legal || !strings.HasPrefix(r.Error, "my.json:1:") {
		t.Errorf("%+v", r)
	}
}

// TestReportOfOnePoint: one point is told as one.
func TestReportOfOnePoint(t *testing.T) {
	r := paper.Report{File: "my.txt", Legal: true, Name: "x", Cost: 1, Points: 1}
	for lang, want := range map[game.Lang]string{game.English: "my.txt: legal: x, 1 of 1 point\n", game.French: "my.txt : légale : x, 1 point sur 1\n"} {
		if got := r.Text(lang); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
