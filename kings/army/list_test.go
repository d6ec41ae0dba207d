package army

import (
	"bytes"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"gonfalon/content"
	"gonfalon/content/paper"
	"gonfalon/game"
	"gonfalon/game/gametest"
)

// bare is a list without the lines that it was read from.
func bare(l List) List {
	l.Units = append([]Entry(nil), l.Units...)
	for i := range l.Units {
		l.Units[i].Line, l.Units[i].costs, l.Units[i].times = 0, nil, 0
	}
	l.armyLine, l.pointsLine, l.remarks, l.total, l.totalLine = 0, 0, nil, 0, 0
	return l
}

func TestReadText(t *testing.T) {
	const text = `# a comment
name: The Host: of the Leaf
name-fr: L'Ost
army: ELVES
points: 2000
agreed: any troops, mixed_alignments

Kindred Archers, Horde, Piercing Arrow
  2 x kindred_tallspears , régiment
Archers de la Lignée, Troupe
Elven Mage, Mounted, Lightning Bolt (5), The Boomstick
Dwarfs / Ironclad, regiment, Dwarven Throwing Mastiff
Elves / Palace Guard, regiment
Dancing Bears, regiment, hats
`
	l, err := standard().ReadText("x.txt", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	want := List{
		Titles: paper.Titles{Name: "The Host: of the Leaf", NameFR: "L'Ost"}, Army: "elves", Points: 2000, AnyTroops: true, Mixed: true,
		Units: []Entry{
			{Unit: "kindred_archers", Size: "horde", Artefacts: []string{"piercing_arrow"}},
			{Unit: "kindred_tallspears", Size: "regiment"},
			{Unit: "kindred_tallspears", Size: "regiment"},
			{Unit: "kindred_archers", Size: "troop"},
			{Unit: "elven_mage", Options: []string{"mounted", "lightning_bolt_5"}, Artefacts: []string{"the_boomstick"}},
			{Army: "dwarfs", Unit: "ironclad", Size: "regiment", Options: []string{"dwarven_throwing_mastiff"}},
			{Unit: "palace_guard", Size: "regiment"},
			{Unit: "Dancing Bears", Size: "regiment", Options: []string{"hats"}},
		},
	}
	lines := []int{l.armyLine, l.pointsLine}
	for _, e := range l.Units {
		lines = append(lines, e.Line)
	}
	if !reflect.DeepEqual(bare(l), want) || !slices.Equal(lines, []int{4, 5, 8, 9, 9, 10, 11, 12, 13, 14}) {
		t.Errorf("got  %+v\nwant %+v", l, want)
	}
	for _, lang := range []game.Lang{game.English, game.French} {
		again, err := standard().ReadText("x.txt", standard().Text(&l, lang))
		if err != nil || !reflect.DeepEqual(bare(again), bare(l)) {
			t.Errorf("written and read again: %+v, %v", again, err)
		}
	}
	fromJSON, err := standard().ReadJSON("x.json", l.JSON())
	if err != nil || !reflect.DeepEqual(bare(fromJSON), bare(l)) {
		t.Errorf("by JSON: %+v, %v", fromJSON, err)
	}
}

func TestHowManyOfAUnit(t *testing.T) {
	for row, want := range map[string]int{
		"2 x Ax, regiment": 2, "2x Ax, regiment": 2, "2X Ax, regiment": 2, "12 × Ax, regiment": 12, "3\u00a0×\u00a0Ax, regiment": 3,
		"2 x 3 x Ax, regiment": 6, "Ax, regiment": 1, "Greatax , regiment": 1,
	} {
		l, err := standard().ReadText("x.txt", []byte("army: orcs\npoints: 2000\n"+row+"\n"))
		if err != nil || len(l.Units) != want || strings.ContainsAny(l.Units[0].Unit, " ×") {
			t.Errorf("%q: got %+v, %v, want %d", row, l.Units, err, want)
		}
	}
}

// TestTextIsWrittenInWords holds that people read names, each in their language.
func TestTextIsWrittenInWords(t *testing.T) {
	l := readList(t, "elves", 2000, "Kindred Archers, horde, Piercing Arrow", "Dwarfs / Ironclad, regiment, Dwarven Throwing Mastiff", "Dancing Bears, hats")
	l.Name, l.Mixed = "Leaf", true
	for lang, want := range [...]string{
		game.English: "name: Leaf\narmy: Elves\npoints: 2000\nagreed: mixed alignments\n\nKindred Archers, Horde, Piercing Arrow (260 pts)\nDwarfs / Ironclad, Regiment, Dwarven Throwing Mastiff (120 pts)\nDancing Bears, hats\n\ntotal: 380\n",
		game.French:  "nom: Leaf\narmée: Elfes\npoints: 2000\naccord: alignements mêlés\n\nArchers de la Lignée, Horde, Flèche perçante (260 pts)\nNains / Cuirassés, Régiment, Molosse de lancer nain (120 pts)\nDancing Bears, hats\n\ntotal: 380\n",
	} {
		if got := string(standard().Text(&l, game.Lang(lang))); got != want {
			t.Errorf("got\n%s\nwant\n%s", got, want)
		}
	}
}

// TestEveryUnitIsWrittenAndRead writes each unit with each option and artefact.
func TestEveryUnitIsWrittenAndRead(t *testing.T) {
	c := standard()
	for i := range c.Units {
		u := &c.Units[i]
		l := List{Army: c.Armies[u.Army].ID}
		e := Entry{Unit: u.ID, Size: SizeIDs[u.Profiles[0].Size], Artefacts: ArtefactIDs[1:]}
		for _, o := range u.Options {
			e.Options = append(e.Options, o.ID)
		}
		l.Units = append(l.Units, e)
		for _, lang := range []game.Lang{game.English, game.French} {
			text := c.Text(&l, lang)
			again, err := c.ReadText("x", text)
			if err != nil || !reflect.DeepEqual(bare(again), l) {
				t.Errorf("%s\nis read as %+v, %v", text, again, err)
			}
		}
	}
}

// TestEveryNameCanBeTyped reads each unit, option and artefact by its name in both languages.
func TestEveryNameCanBeTyped(t *testing.T) {
	c := standard()
	for i := range c.Units {
		u := &c.Units[i]
		army := c.Armies[u.Army].ID
		for _, name := range []string{u.ID, u.English, u.French} {
			l := readList(t, army, 2000, name+", "+SizeIDs[u.Profiles[0].Size])
			if got := l.Units[0]; got.Unit != u.ID && c.Units[i].English != c.entryUnit(&l, &got).English {
				t.Errorf("%s of %s is read as %q", name, army, got.Unit)
			}
		}
		for _, o := range u.Options {
			for _, name := range []string{o.English, o.French} {
				if at := findOption(u, name); at < 0 || u.Options[at].English != o.English {
					t.Errorf("%s: no option %q", u.ID, name)
				}
			}
		}
	}
	for a := Artefact(1); a < Artefacts; a++ {
		for _, name := range []string{ArtefactIDs[a], c.Artefacts[a].English, c.Artefacts[a].French} {
			if got := c.findArtefact(name); got != a {
				t.Errorf("%q is read as %q", name, ArtefactIDs[got])
			}
		}
	}
	for _, a := range c.Armies {
		if c.armyWord(a.English) != a.ID || c.armyWord(a.French) != a.ID {
			t.Errorf("%s cannot be named", a.ID)
		}
	}
}

// TestFrenchHead reads a list whose head is French.
func TestFrenchHead(t *testing.T) {
	l, err := standard().ReadText("x", []byte("Nom : L'Ost\nArmée : Elfes\nPoints : 500\nAccord : mixed_alignments\n"))
	if err != nil || l.Name != "L'Ost" || l.Army != "elves" || l.Points != 500 || len(l.agreed()) != 1 {
		t.Errorf("got %+v, %v", l, err)
	}
}

// TestFaultsAreTwins wants the French of a fault to have the facts of the English.
func TestFaultsAreTwins(t *testing.T) {
	gametest.Faults(t)
	_, err := standard().ReadText("x", []byte("army: elves\npoints: x\n"))
	if got := game.Said(err, game.French); got != "x:2: les points sont \"x\", et non un nombre entier de 0 à 1000000" {
		t.Errorf("got %s", got)
	}
}

func TestBadText(t *testing.T) {
	const head = "army: elves\npoints: 100\n"
	for _, tt := range []struct{ text, want string }{
		{"", "x:1: the list must say its army"},
		{"points: 100\n", "x:1: the list must say its army"},
		{"army: elves\n", "x:1: the list must say its army"},
		{"palace_guard, regiment\n", "x:1: the army must be named before its units"},
		{head + "army:\n", "x:3: the army must be named once"},
		{head + "palace_guard, regiment\narmy: orcs\n", "x:4: the army must be named once"},
		{"army: elves\n\npoints: -1\n", `x:3: points is "-1"`},
		{"army: elves\n\npoints: 1e3\n", `x:3: points is "1e3"`},
		{"army: elves\n\npoints: 99999999999999999999\n", `x:3: points is`},
		{head + "points: 200\n", `x:3: "points" stands twice`},
		{head + "army: orcs\n", "x:3: the army must be named once"},
		{"name: A\nname: B\n" + head, `x:2: "name" stands twice`},
		{"nom-fr: A\nname-fr: B\n" + head, `x:2: "name-fr" stands twice`},
		{head + "name: " + strings.Repeat("é", 201) + "\n", "x:3: a name has at most 200 characters, and this has 201"},
		{head + "nom-fr: " + strings.Repeat("é", 300) + "\n", "x:3: a name has at most 200 characters, and this has 300"},
		{head + "agreed: beer\n", `x:3: agreed is "beer"`},
		{head + "0 x palace_guard\n", "x:3: there must be 1 to 100"},
		{head + "1001 x palace_guard\n", "x:3: there must be 1 to 100"},
		{head + "99999999999999999999 x palace_guard\n", "x:3: there must be 1 to 100"},
		{head + "2 x -99999999999999999999 x palace_guard\n", "x:3: there must be 1 to 100"},
		{head + "60 x palace_guard\n60 x palace_guard\n", "x:4: the list has more than 100"},
		{head + "2 x #\n", "x:3: the line names no unit"},
		{head + ", regiment\n", "x:3: the line names no unit"},
		{head + "/ palace_guard\n", "x:3: there is no army before the stroke"},
		{head + "palace\x00guard\n", "x:3: has a control character"},
		{head + "palace\xffguard\n", "x:3: is no text in UTF-8"},
	} {
		_, err := standard().ReadText("x", []byte(tt.text))
		if err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%q: got %v want %s", tt.text, err, tt.want)
		}
		gametest.InFrench(t, err)
	}
}

// TestJSONOfAnotherKind: it is no text either, and nobody should look for an army in it.
func TestJSONOfAnotherKind(t *testing.T) {
	for text, want := range map[string]string{
		"[]": "x:1: must be an object, not an array", "\nnull\n": "x:2: must be an object, not null", "7": "x:1: must be an object, not a number",
		`[{"unit": "palace_guard"}]`: "x:1: must be an object, not an array",
	} {
		if _, err := standard().ReadList("x", []byte(text)); err == nil || err.Error() != want {
			t.Errorf("%q: got %v, want %s", text, err, want)
		}
	}
}

// TestEveryFaultOfAListIsTold wants all that is wrong, each line once, and not what only
// follows from it.
func TestEveryFaultOfAListIsTold(t *testing.T) {
	for _, tt := range []struct {
		text  string
		lines []int
	}{
		{"army: elves\npoints: lots\nmotto: onward\npalace_guard, regiment\npalace_guard,,\n0 x palace_guard\n", []int{2, 6}},
		{"points: 100\npalace_guard\npalace_guard\npalace_guard,,\n", []int{2}},
		{"army:\npalace_guard\n", []int{1, 2}},
		{"army: elves\n60 x palace_guard\n60 x palace_guard\npalace_guard\n60 x palace_guard\npalace_guard,\n", []int{3, 6}},
		{"{\n\"game\": \"kings\", \"army\": 3,\n\"points\": -1, \"units\": [\n{\"unit\": \"\"},\n{\"unit\": \"palace_guard\"},\n7,\n{\"unit\": \"palace_guard\", \"sise\": 1}\n],\n\"motto\": 1}", []int{2, 3, 4, 6, 7, 9}},
	} {
		_, err := standard().ReadList("x", []byte(tt.text))
		var all content.Faults
		if !errors.As(err, &all) {
			t.Errorf("%q: got %v", tt.text, err)
			continue
		}
		var lines []int
		for _, f := range all {
			lines = append(lines, f.Line)
			gametest.InFrench(t, f)
		}
		if !slices.Equal(lines, tt.lines) {
			t.Errorf("%q: got\n%v\nwant the lines %v", tt.text, err, tt.lines)
		}
	}
}

func TestBadJSON(t *testing.T) {
	good := readList(t, "elves", 2000, "palace_guard, regiment, brew_of_haste").JSON()
	if _, err := standard().ReadJSON("x", good); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct{ old, new, want string }{
		{`"game": "kings"`, `"game": "throne"`, `x:2: game: is "throne"`},
		{`"army": "elves"`, `"army": 3`, "x:3: army: must be a string, not a number"},
		{`"points": 2000`, `"points": 2000.5`, "x:4: points: is 2000.5"},
		{`"points": 2000`, `"points": null`, "x:4: points: must be a number, not null"},
		{`"points": 2000,`, ``, `x:1: has no field "points"`},
		{`"units": [`, `"unit": [`, `has no field "units"`},
		{`"size": "regiment"`, `"sise": "regiment"`, `x:8: units: unit "palace_guard": unknown field "sise"`},
		{`"unit": "palace_guard"`, `"unit": "a\nb"`, "x:7: units: unit: has a control character"},
		{`"unit": "palace_guard"`, `"unit": ["palace_guard"]`, "must be a string, not an array"},
		{`"artefact": "brew_of_haste"`, `"artefact": 7`, "artefact: must be a string"},
		{`"army": "elves"`, `"army": "elves", "agreed": ["beer"]`, `is "beer"`},
		{`"army": "elves"`, `"army": "elves", "name": "` + strings.Repeat("é", 201) + `"`, "x:3: name: a name has at most 200 characters, and this has 201"},
		{`"army": "elves"`, `"army": "elves", "name_fr": "` + strings.Repeat("é", 201) + `"`, "x:3: name_fr: a name has at most 200 characters, and this has 201"},
		{`"units"`, `units`, "x:5: there should be no 'u' here"},
	} {
		data := bytes.Replace(good, []byte(tt.old), []byte(tt.new), 1)
		_, err := standard().ReadJSON("x", data)
		if err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: got %v want %s", tt.new, err, tt.want)
		}
		gametest.InFrench(t, err)
	}
	long := List{Titles: paper.Titles{Name: strings.Repeat("é", 200), NameFR: strings.Repeat("ê", 200)}, Army: "elves", Points: 1}
	for _, text := range [][]byte{long.JSON(), standard().Text(&long, game.English)} {
		if l, err := standard().ReadList("x", text); err != nil || l.Name != long.Name || l.NameFR != long.NameFR {
			t.Errorf("names of 200 characters: %v", err)
		}
	}
	for _, text := range []string{"", "null", "[]", "7", `"x"`, "{", "{}", strings.Repeat("[", 100000), "{}{}"} {
		if _, err := standard().ReadJSON("x", []byte(text)); err == nil {
			t.Errorf("%.20q is read", text)
		}
	}
}
