package kings

import (
	"errors"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"gonfalon/game"
)

func TestReadyPapersAreReadAgain(t *testing.T) {
	for _, kind := range []game.PaperKind{game.ArmyList, game.TerrainLayout} {
		ready := Rules{}.Ready(kind)
		if len(ready) < 2 {
			t.Fatalf("kind %d: got %d", kind, len(ready))
		}
		for _, p := range ready {
			forms := [][]byte{p.Document}
			if p.Plain != "" {
				forms = append(forms, []byte(p.Plain))
			}
			for _, form := range forms {
				again, err := Rules{}.ReadPaper(kind, form)
				if err != nil || string(again.Document) != string(p.Document) || len(again.Problems) > 0 || again.Points > again.Total {
					t.Errorf("%s: %v, %s", p.Key, err, again.Document)
				}
			}
			if p.Key == "" || p.English == "" || p.French == "" || p.Count == 0 {
				t.Errorf("%+v", p)
			}
		}
	}
}

// TestPapersMayBeMarked: some editors begin a file with the mark of its encoding.
func TestPapersMayBeMarked(t *testing.T) {
	for text, kind := range map[string]game.PaperKind{
		"# a comment\narmy: elves\npoints: 250\nkindred_archers, horde\n":                                            game.ArmyList,
		`{"game": "kings", "army": "elves", "points": 250, "units": [{"unit": "kindred_archers", "size": "horde"}]}`: game.ArmyList,
		plainLayout: game.TerrainLayout,
	} {
		want, err := Rules{}.ReadPaper(kind, []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		got, err := Rules{}.ReadPaper(kind, []byte("\uFEFF"+text))
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%q with a mark: got %+v, %v, want %+v", text, got, err, want)
		}
	}
}

func TestUnreadablePapersSayWhere(t *testing.T) {
	for _, tt := range []struct {
		kind game.PaperKind
		text string
		line int
		rule game.Rule
		says string
	}{
		{game.ArmyList, "", 1, "", "must say its army"},
		{game.ArmyList, "army: elves\npoints: many\n", 2, "", "many"},
		{game.ArmyList, "{\n \"game\": \"kings\",\n \"army\": 7}", 3, "", "army"},
		{game.TerrainLayout, "", 1, "", ""},
		{game.TerrainLayout, "{\"game\":\"kings\",\"table\":[\"48in\",\"48in\"],\"pieces\":[\n{\"piece\":\"wood\",\"at\":[\"1in\",\"1in\"]}]}", 2, ruleSetupPlaceTerrain, "wholly"},
		{game.TerrainLayout, "{\"game\":\"kings\",\"table\":[\"48in\",\"48in\"],\"pieces\":[{\"piece\":\"high_wall\",\"at\":[\"20in\",\"20in\"],\"type\":\"obstacle\"}]}", 1, ruleTerrainObstacleMax1InchHigh, "1″"},
	} {
		_, err := Rules{}.ReadPaper(tt.kind, []byte(tt.text))
		var e *game.PaperError
		if !errors.As(err, &e) {
			t.Errorf("%q: got %v", tt.text, err)
			continue
		}
		if e.Line != tt.line || e.Rule != tt.rule || !strings.Contains(e.English, tt.says) || e.French == "" || e.French == e.English {
			t.Errorf("%q: got %+v", tt.text, e)
		}
	}
}

func TestOptionsSayWhatIsWrongInBothLanguages(t *testing.T) {
	for _, tt := range []struct {
		option, text string
		rule         game.Rule
		says, dit    string
	}{
		{"blue", "army: elves\npoints: 1000\nbolt_thrower\n", ruleArmyRegimentUnlocksOneOfThree, "line 3", "ligne 3"},
		{"red", "army: elves\npoints: 250\nkindred_archers, horde\n", ruleArmyAgreePointsTotal, "250", "250"},
		{"red", "nobody", "", "there is no ready army \"nobody\"; there is " + readyNames()[0] + ", ", "il n'y a pas d'armée prête \"nobody\" ; il y a " + readyNames()[0] + ", "},
		{"terrain", "nowhere", "", "there is no layout \"nowhere\"; there is crossroads, river_meadow", "il n'y a pas de plan \"nowhere\" ; il y a crossroads, river_meadow"},
		{"terrain", "river_meadow", "", "the layout is for a table of 72″ × 48″, and this one is 48″ × 48″", "le plan est pour une table de 72″ × 48″, et celle-ci fait 48″ × 48″"},
		{"turns", "99", "", "is \"99\", which is none of 6, 1", "est \"99\" ; il y a 6, 1"},
		{"colour", "red", "", "kings has no such option", "kings n'a pas cette option"},
		{"terrain", "{\"game\":\"kings\",\"table\":[\"48in\",\"48in\"],\"pieces\":[{\"piece\":\"wood\",\"at\":[\"1in\",\"1in\"]}]}", ruleSetupPlaceTerrain, "line 1: pieces: piece 1: the piece does not lie wholly", "entièrement"},
	} {
		_, err := Rules{}.Start(game.Setup{Seats: 2, Options: map[string]string{tt.option: tt.text}}, game.NewDice(game.SeedFrom(1, 0)), nil)
		var e *game.OptionError
		if !errors.As(err, &e) {
			t.Errorf("%s: got %v", tt.option, err)
			continue
		}
		if e.Option != tt.option || e.Rule != tt.rule || !strings.Contains(e.English, tt.says) || !strings.Contains(e.French, tt.dit) {
			t.Errorf("%s: got %+v", tt.option, e)
		}
	}
}

// TestEveryOptionErrorIsTold changes lists and layouts that are good, word by word, and
// wants each complaint about them in French as well.
func TestEveryOptionErrorIsTold(t *testing.T) {
	words := regexp.MustCompile(`"[^"]*"|[^\s,:\[\]{}"]+|[,:\[\]{}]`)
	odd := []string{"", "null", "-1", "1e300", "99999999999999999999", `"x"`, `""`, `"\n"`, "[]", "{}", "x", ",", ":", "/", "\x00", "\xff"}
	list, err := Standard().ReadText("x", []byte("army: elves\npoints: 1000\nKindred Archers, horde, Piercing Arrow\n2 x kindred_tallspears, regiment\n"+
		"bolt_thrower\nDwarfs / Ironclad, regiment, Dwarven Throwing Mastiff\nElven Mage, Mounted\n"))
	if err != nil {
		t.Fatal(err)
	}
	list.Name, list.NameFR, list.Mixed = "Leaf", "Feuille", true
	told := map[string]bool{}
	for _, good := range []struct{ option, text string }{
		{"blue", string(Standard().Text(&list, game.English))}, {"red", string(list.JSON())}, {"terrain", plainLayout},
	} {
		start := func(text string) error {
			_, err := Rules{}.Start(game.Setup{Seats: 2, Options: map[string]string{"blue": "same", "red": "the_iron_gate", good.option: text}}, dice(1), nil)
			return err
		}
		if err := start(good.text); err != nil {
			t.Fatal(err)
		}
		texts := append([]string{"same"}, odd...)
		for _, at := range words.FindAllStringIndex(good.text, -1) {
			for _, word := range odd {
				texts = append(texts, good.text[:at[0]]+word+good.text[at[1]:])
			}
		}
		for _, text := range texts {
			err := start(text)
			if err == nil {
				continue
			}
			var e *game.OptionError
			// A list for other points is one too many, whichever is the other.
			if !errors.As(err, &e) || e.Option != good.option && text != "same" && e.Rule != ruleArmyAgreePointsTotal {
				t.Errorf("%s is %q: got %v", good.option, text, err)
			} else if told[e.English] = true; e.English == "" || e.French == "" || e.English == e.French || strings.Contains(e.English+e.French, "%!") {
				t.Errorf("%s is %q: got %q and %q", good.option, text, e.English, e.French)
			}
		}
	}
	if len(told) < 100 {
		t.Errorf("only %d complaints", len(told))
	}
}

// TestSettledOptionsLayOutTheSame lays matches out by lists in both languages, and by what
// they are settled to, in which no name is left.
func TestSettledOptionsLayOutTheSame(t *testing.T) {
	for _, p := range (Rules{}).Ready(game.ArmyList) {
		options := map[string]string{"blue": p.Plain, "red": p.PlainFR, "terrain": "none"}
		settled := Rules{}.Settled(options)
		if len(settled) != 2 || settled["blue"] != settled["red"] {
			t.Fatalf("%s: got %q", p.Key, settled)
		}
		written, err := Rules{}.Start(game.Setup{Seats: 2, Options: options}, game.NewDice(game.SeedFrom(1, 1)), nil)
		if err != nil {
			t.Fatal(err)
		}
		settled["terrain"] = "none"
		if again, err := (Rules{}).Start(game.Setup{Seats: 2, Options: settled}, game.NewDice(game.SeedFrom(1, 1)), nil); err != nil || again != written {
			t.Errorf("%s is laid out otherwise (%v)", p.Key, err)
		}
		if kept := (Rules{}).Settled(settled); kept["blue"] != settled["blue"] {
			t.Errorf("%s is settled again to %q", p.Key, kept)
		}
	}
	if got := (Rules{}).Settled(map[string]string{"blue": "the_silver_host", "red": "same"}); len(got) != 0 {
		t.Errorf("names of ready armies are settled to %q", got)
	}
}
