package kings

import (
	"reflect"
	"strings"
	"testing"

	"gonfalon/game/gametest"
	"gonfalon/kings/layout"
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
	if s.Pieces != 2 || s.Terrain[0].Kind != layout.Difficult || s.Terrain[0].Height != 3 || s.Terrain[1].Kind != layout.Obstacle {
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
	if _, err := begun(t, 1000, dice(1), "terrain", strings.Replace(plainLayout, `"height": 1`, `"height": 2`, 1)); err == nil {
		t.Error("a match begins with a bad layout")
	}
	if _, err := begun(t, 1000, dice(1), "terrain", "nowhere"); err == nil || !strings.Contains(err.Error(), "nowhere") {
		t.Errorf("an unknown layout: %v", err)
	}
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
	a := Action{Kind: PlacePiece, N: uint8(Standard().Template("hill")), Ahead: [3]int32{24 * Inch, 24 * Inch}}
	a.As, a.Height = Standard().Templates[a.N].Kind, Standard().Templates[a.N].Height
	for _, done := range []Action{a, {Kind: Agree}} {
		Rules{}.Apply(&s, s.Waits.Who.First(), done, dice(1), nil)
	}
	err = Rules{}.Check(&s, s.Waits.Who.First(), a)
	if err == nil || !strings.Contains(err.Error(), "on no other piece; only a layout kept beforehand") {
		t.Errorf("got %v", err)
	}
}
