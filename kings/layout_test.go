package kings

import (
	"reflect"
	"strings"
	"testing"

	"gonfalon/game/gametest"
)

const plainLayout = `{
 "game": "kings",
 "table": ["48in", "48in"],
 "pieces": [
  {"piece": "wood", "at": ["24in", "24in"], "turn": 30},
  {"type": "obstacle", "height": 1, "corners": [[100, 100], [200, 100], [200, 110], [100, 110]]}
 ]
}`

func TestLayoutIsLaidOut(t *testing.T) {
	gametest.Covers(t, "kings.setup.place-terrain")
	s, err := begun(t, 1000, dice(1), "terrain", plainLayout)
	if err != nil {
		t.Fatal(err)
	}
	if s.Pieces != 2 || s.Terrain[0].Kind != Difficult || s.Terrain[0].Height != 3 || s.Terrain[1].Kind != Obstacle {
		t.Errorf("got %+v", s.Terrain[:s.Pieces])
	}
	// It is the same when it is kept and laid out again.
	l := s.Layout()
	again, err := begun(t, 1000, dice(1), "terrain", string(l.JSON()))
	if err != nil || again != s {
		t.Errorf("kept and laid out again: %v", err)
	}
	for _, l := range Standard().Layouts {
		read, err := Standard().ReadLayout("x", l.JSON())
		if err != nil || !reflect.DeepEqual(read, l) {
			t.Errorf("%s is not the same when it is read again: %v", l.ID, err)
		}
		if l.Width == 48*Inch {
			if s, err := begun(t, 1000, dice(1), "terrain", l.ID); err != nil || int(s.Pieces) != len(l.Pieces) {
				t.Errorf("%s: %v", l.ID, err)
			}
		}
	}
	if _, err := begun(t, 2000, dice(1), "terrain", plainLayout); err == nil || !strings.Contains(err.Error(), "table") {
		t.Errorf("a layout of another table: %v", err)
	}
	if _, err := begun(t, 1000, dice(1), "terrain", "nowhere"); err == nil || !strings.Contains(err.Error(), "nowhere") {
		t.Errorf("an unknown layout: %v", err)
	}
}

// TestBadLayouts wants the file, the line, and the rule if one is broken.
func TestBadLayouts(t *testing.T) {
	gametest.Covers(t, "kings.terrain.four-types", "kings.terrain.obstacle-max-1-inch-high",
		"kings.terrain.height-agreed-default-inches", "kings.setup.agree-terrain-type-each-piece", "kings.setup.place-terrain")
	for _, c := range []struct{ what, old, text, want string }{
		{"an unknown type", `"obstacle"`, `"swamp"`, "x.json:6: pieces: piece 2: type: \"swamp\" is no type of terrain (kings.terrain.four-types)"},
		{"a piece that is not in the box", `"wood", `, `"wod", `, "x.json:5: pieces: piece 1: piece: there is no \"wod\" in the box of terrain, which has " + Standard().boxList()},
		{"a height below the table", `"height": 1`, `"height": -3`, "x.json:6: pieces: piece 2: height: is -3, not a whole number from 0 to 12"},
		{"a high obstacle", `"height": 1`, `"height": 2`, "x.json:6: pieces: piece 2: height: an obstacle is at most 1″ high, and this is 2; what is higher is impassable (kings.terrain.obstacle-max-1-inch-high)"},
		{"a high obstacle from the box", `"wood", `, `"wood", "type": "obstacle", `, "x.json:5: pieces: piece 1: an obstacle is at most 1″ high, and this is 3; what is higher is impassable (kings.terrain.obstacle-max-1-inch-high)"},
		{"no type", `"type": "obstacle", `, ``, "x.json:6: pieces: piece 2: every piece has a type (kings.setup.agree-terrain-type-each-piece)"},
		{"no height", `"height": 1, `, ``, "x.json:6: pieces: piece 2: every piece has a height (kings.terrain.height-agreed-default-inches)"},
		{"too high", `"obstacle", "height": 1`, `"hill", "height": 13`, "x.json:6: pieces: piece 2: height: a height is from 0 to 12, and this is 13 (kings.terrain.height-agreed-default-inches)"},
		{"off the table", `["24in", "24in"]`, `["46in", "24in"]`, "x.json:5: pieces: piece 1: the piece does not lie wholly on the table (kings.setup.place-terrain)"},
		{"far off", `["24in", "24in"]`, `["2000in", "24in"]`, "x.json:5: pieces: piece 1: the piece does not lie wholly on the table (kings.setup.place-terrain)"},
		{"an unknown piece", `"wood"`, `"castle"`, "x.json:5: pieces: piece 1: piece: there is no \"castle\""},
		{"clockwise", `[200, 100], [200, 110]`, `[200, 110], [200, 100]`, "x.json:6: pieces: piece 2: corners: "},
		{"a bad length", `"24in", "24in"`, `"24in", "far"`, "x.json:5: pieces: piece 1: at: the length"},
		{"a table too small", `"48in", "48in"`, `"48in", "2in"`, "x.json:3: table: a table is"},
		{"an unknown field", `"turn": 30`, `"angle": 30`, "x.json:5: pieces: piece 1: unknown field"},
		{"another game", `"kings"`, `"throne"`, "x.json:2: game: "},
		{"no JSON", `"game"`, `game`, "x.json:2: "},
	} {
		_, err := Standard().ReadLayout("x.json", []byte(strings.Replace(plainLayout, c.old, c.text, 1)))
		if err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%s:\ngot  %v\nwant %s", c.what, err, c.want)
		}
		wantFrench(t, err)
	}
	// All pieces that are wrong are told, each with the first that is wrong with it.
	bad := strings.NewReplacer(`"wood"`, `"castle"`, `"height": 1`, `"height": 2`).Replace(plainLayout)
	if _, err := Standard().ReadLayout("x.json", []byte(bad)); err == nil || strings.Count(err.Error(), "x.json:") != 2 {
		t.Errorf("two bad pieces: %v", err)
	}
	// A match is not begun with any of them.
	if _, err := begun(t, 1000, dice(1), "terrain", strings.Replace(plainLayout, `"height": 1`, `"height": 2`, 1)); err == nil {
		t.Error("a match begins with a bad layout")
	}
}

func TestBadBoxes(t *testing.T) {
	refuseData(t, "a high obstacle", "terrain.json", `"type": "obstacle", "height": 1`, `"type": "obstacle", "height": 2`, "kings.terrain.obstacle-max-1-inch-high")
	refuseData(t, "an unknown type", "terrain.json", `"type": "hill"`, `"type": "mountain"`, "kings.terrain.four-types")
	refuseData(t, "a piece twice", "terrain.json", `"knoll"`, `"hill"`, "stands twice")
	refuseData(t, "a layout with it", "layouts/crossroads.json", `"house"`, `"castle"`, "there is no \"castle\"")
	refuseData(t, "a layout without a name", "layouts/crossroads.json", `"id": "crossroads",`, ``, "needs an id")
}

// FuzzLayout reads arbitrary layouts: an error, or one that is the same when written and
// read again.
func FuzzLayout(f *testing.F) {
	f.Add([]byte(plainLayout))
	for i := range Standard().Layouts {
		f.Add(Standard().Layouts[i].JSON())
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		l, err := Standard().ReadLayout("x", data)
		if err != nil {
			return
		}
		again, err := Standard().ReadLayout("x", l.JSON())
		if err != nil || len(again.Pieces) != len(l.Pieces) || len(l.Pieces) > 0 && !reflect.DeepEqual(again.Pieces, l.Pieces) {
			t.Errorf("%s\nis read again as %+v, %v", l.JSON(), again, err)
		}
	})
}

// In a layout a piece may lie upon another one; laid in turn it may not, and the refusal
// says which is which.
func TestTerrainUponTerrain(t *testing.T) {
	gametest.Covers(t, "kings.setup.place-terrain")
	const text = `{"game":"kings","table":["48in","48in"],"pieces":[{"piece":"hill","at":["24in","24in"]},{"piece":"wood","at":["24in","24in"]}]}`
	l, err := Standard().ReadLayout("x", []byte(text))
	if err != nil || l.Upon() != 1 {
		t.Fatalf("got %v and %d upon another", err, l.Upon())
	}
	if s, err := begun(t, 1000, dice(1), "terrain", text); err != nil || s.Pieces != 2 {
		t.Errorf("got %v", err)
	}
	s, err := begun(t, 1000, dice(1), "terrain", "players")
	if err != nil {
		t.Fatal(err)
	}
	a := Action{Kind: PlacePiece, N: uint8(Standard().template("hill")), Ahead: [3]int32{24 * Inch, 24 * Inch}}
	a.As, a.Height = Standard().Box[a.N].Kind, Standard().Box[a.N].Height
	for _, done := range []Action{a, {Kind: Agree}} {
		Rules{}.Apply(&s, s.Waits.Who.First(), done, dice(1), nil)
	}
	err = Rules{}.Check(&s, s.Waits.Who.First(), a)
	if err == nil || !strings.Contains(err.Error(), "on no other piece; only a layout kept beforehand") {
		t.Errorf("got %v", err)
	}
}
