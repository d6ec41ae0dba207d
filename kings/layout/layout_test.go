package layout

import (
	"io/fs"
	"os"
	"reflect"
	"strings"
	"sync"
	"testing"

	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/game/gametest"
	"gonfalon/geom/plane"
)

// data are the content files that come with the game.
var data = os.DirFS("../data")

func readBox(files fs.FS) (*Box, error) {
	r, b := content.NewReader(files, func(v *content.Value) {
		v.Field("game").OneOf("kings")
		v.Skip("note")
	}), &Box{}
	b.Read(r)
	return b, r.Err()
}

// standard is the box that comes with the game.
var standard = sync.OnceValue(func() *Box { return game.Must(readBox(data)) })

const plainLayout = `{
 "game": "kings",
 "table": ["48in", "48in"],
 "pieces": [
  {"piece": "wood", "at": ["24in", "24in"], "turn": 30},
  {"type": "obstacle", "height": 1, "corners": [[100, 100], [200, 100], [200, 110], [100, 110]]}
 ]
}`

// TestLayoutsAreReadAgain: what is written is the same when it is read.
func TestLayoutsAreReadAgain(t *testing.T) {
	for _, l := range standard().Layouts {
		read, err := standard().ReadLayout("x", l.JSON())
		if err != nil || !reflect.DeepEqual(read, l) {
			t.Errorf("%s is not the same when it is read again: %v", l.ID, err)
		}
	}
}

// TestBadLayouts wants the file, the line, and the rule if one is broken.
func TestBadLayouts(t *testing.T) {
	gametest.Covers(t, "kings.terrain.four-types", "kings.terrain.obstacle-max-1-inch-high",
		"kings.terrain.height-agreed-default-inches", "kings.setup.agree-terrain-type-each-piece", "kings.setup.place-terrain")
	for _, c := range []struct{ what, old, text, want string }{
		{"an unknown type", `"obstacle"`, `"swamp"`, "x.json:6: pieces: piece 2: type: \"swamp\" is no type of terrain (kings.terrain.four-types)"},
		{"a piece that is not in the box", `"wood", `, `"wod", `, "x.json:5: pieces: piece 1: piece: there is no \"wod\" in the box of terrain, which has wood"},
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
		_, err := standard().ReadLayout("x.json", []byte(strings.Replace(plainLayout, c.old, c.text, 1)))
		if err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%s:\ngot  %v\nwant %s", c.what, err, c.want)
		}
		gametest.InFrench(t, err)
	}
	// All pieces that are wrong are told, each with the first that is wrong with it.
	bad := strings.NewReplacer(`"wood"`, `"castle"`, `"height": 1`, `"height": 2`).Replace(plainLayout)
	if _, err := standard().ReadLayout("x.json", []byte(bad)); err == nil || strings.Count(err.Error(), "x.json:") != 2 {
		t.Errorf("two bad pieces: %v", err)
	}
}

func TestBadBoxes(t *testing.T) {
	refuse(t, "a high obstacle", "terrain.json", `"type": "obstacle", "height": 1`, `"type": "obstacle", "height": 2`, "kings.terrain.obstacle-max-1-inch-high")
	refuse(t, "an unknown type", "terrain.json", `"type": "hill"`, `"type": "mountain"`, "kings.terrain.four-types")
	refuse(t, "a piece twice", "terrain.json", `"knoll"`, `"hill"`, "stands twice")
	refuse(t, "a layout with it", "layouts/crossroads.json", `"house"`, `"castle"`, "there is no \"castle\"")
	refuse(t, "a layout without a name", "layouts/crossroads.json", `"id": "crossroads",`, ``, "needs an id")
}

// FuzzLayout reads arbitrary layouts: an error, or one that is the same when written and
// read again.
func FuzzLayout(f *testing.F) {
	f.Add([]byte(plainLayout))
	for i := range standard().Layouts {
		f.Add(standard().Layouts[i].JSON())
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		l, err := standard().ReadLayout("x", data)
		if err != nil {
			return
		}
		again, err := standard().ReadLayout("x", l.JSON())
		if err != nil || len(again.Pieces) != len(l.Pieces) || len(l.Pieces) > 0 && !reflect.DeepEqual(again.Pieces, l.Pieces) {
			t.Errorf("%s\nis read again as %+v, %v", l.JSON(), again, err)
		}
	})
}

// refuse wants changed data to be refused.
func refuse(t *testing.T, what, file, old, text, want string) {
	t.Helper()
	check := func(files fs.FS) error {
		_, err := readBox(files)
		return err
	}
	gametest.BadContent(t, what, data, check, file, old, text, want)
}

func TestFaultsAreTwins(t *testing.T) { gametest.Faults(t) }

// TestTheBoxOfTerrain looks at what pieces count as unless the players agree otherwise.
func TestTheBoxOfTerrain(t *testing.T) {
	gametest.Covers(t, "kings.terrain.pieces-and-areas", "kings.terrain.impassable-buildings-walls",
		"kings.terrain.height-agreed-default-inches", "kings.terrain.obstacle-definition", "kings.terrain.four-types")
	want := map[string]Template{
		"house":     {Kind: Impassable, Height: 4},
		"high_wall": {Kind: Impassable, Height: 2}, // the rulebook's wall, 2 inches high
		"wood":      {Kind: Difficult, Height: 3, Area: true},
		"field":     {Kind: Difficult, Height: 1, Area: true},
		"rocks":     {Kind: Difficult, Height: 2, Area: true},
		"pond":      {Kind: Difficult, Height: 0, Area: true},
		"low_wall":  {Kind: Obstacle, Height: 1},
		"hedge":     {Kind: Obstacle, Height: 1},
		"tree":      {Kind: Decorative, Height: 3},
		"hill":      {Kind: Hill, Height: 2, Area: true},
		"knoll":     {Kind: Hill, Height: 1, Area: true},
	}
	seen := map[Ground]bool{}
	for i := range standard().Templates {
		e := &standard().Templates[i]
		w, ok := want[e.ID]
		if !ok || e.Kind != w.Kind || e.Height != w.Height || e.Area != w.Area {
			t.Errorf("%s: type %s, height %d, area %v", e.ID, GroundIDs[e.Kind], e.Height, e.Area)
		}
		seen[e.Kind] = true
		lie, err := e.Lie(plane.Point{X: 36 * plane.Inch, Y: 24 * plane.Inch}, 0)
		if err != nil {
			t.Fatal(err)
		}
		if lo, hi := span(&lie); e.Kind == Obstacle && (hi.Y-lo.Y > plane.Inch || hi.X-lo.X < 4*(hi.Y-lo.Y)) {
			t.Errorf("%s is not long and thin", e.ID)
		}
	}
	if len(standard().Templates) != len(want) || len(seen) != 5 || Grounds != 5 {
		t.Errorf("%d pieces of %d types", len(standard().Templates), len(seen))
	}
}

// span returns the corners of the box around an outline.
func span(p *plane.Poly) (lo, hi plane.Point) {
	lo, hi = p.Corner(0), p.Corner(0)
	for i := range p.Len() {
		c := p.Corner(i)
		lo = plane.Point{X: min(lo.X, c.X), Y: min(lo.Y, c.Y)}
		hi = plane.Point{X: max(hi.X, c.X), Y: max(hi.Y, c.Y)}
	}
	return lo, hi
}
