package field

import (
	"os"
	"sync"
	"testing"

	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/plane"
)

// bookHead reads what all data files begin with.
func bookHead(v *content.Value) {
	v.Field("game").OneOf("song")
	v.Skip("note", "notes", "source")
}

// standard is the content that comes with the game.
var standard = sync.OnceValue(func() *Book {
	r, b := content.NewReader(os.DirFS("../data"), bookHead), &Book{}
	b.Read(r)
	return game.Must(b, r.Err())
})

// size returns the size of a form of tray.
func size(id string) plane.Size { return standard().Forms[standard().Form(id)].Size }

// empty is a table with nothing on it.
func empty() *Field {
	return &Field{Width: standard().Table.Width, Depth: standard().Table.Depth}
}

// inches are a length in tenths of an inch.
func inches(tenths int32) int32 { return tenths * Inch / 10 }

// put puts an infantry tray on the table, its middle so many tenths of an inch from the left and
// from the near edge, facing in degrees.
func (f *Field) put(team uint8, x, y int32, degrees plane.Angle) No {
	return f.putAs("infantry", team, x, y, degrees)
}

func (f *Field) putAs(form string, team uint8, x, y int32, degrees plane.Angle) No {
	f.Last++
	f.Trays[f.Last] = Tray{plane.Pose{At: plane.Point{X: inches(x), Y: inches(y)}, Facing: degrees * 100}, size(form), team, Unit}
	return f.Last
}

// lay lays a piece of terrain.
func (f *Field) lay(id string, x, y int32, degrees plane.Angle) int {
	t := &standard().Templates[standard().Template(id)]
	f.Pieces[f.Laid] = t.Lay(plane.Pose{At: plane.Point{X: inches(x), Y: inches(y)}, Facing: degrees * 100})
	f.Laid++
	return int(f.Laid) - 1
}

// The example of the rulebook: Speed 5, the target 8″ away.
func TestChargeOfTheExample(t *testing.T) {
	f := empty()
	a := f.put(0, 200, 100, 90)
	b := f.put(1, 200, 100+48+80, 270)
	c, r := f.Declare(a, b, 11*Inch, Gait{})
	if !r.OK() || c.Arcs != Of(plane.Front) || c.Turn != 0 || c.Dash.Contact != 8*Inch {
		t.Fatalf("got %+v, %+v", c, r)
	}
	p, r := f.Preview(a, b, 0, plane.Front, 5*Inch, Gait{})
	if !r.OK() || p.Need != 3 {
		t.Fatalf("got %+v, %+v", p, r)
	}
	for die, want := range map[int]int32{1: 6 * Inch, 2: 7 * Inch} {
		if got := p.Rests[die].At.Y - f.Trays[a].At.Y; got < want-plane.Slack || got > want {
			t.Errorf("a result of %d: moved %d, want %d", die, got, want)
		}
	}
	if p.Places.N != 3 || p.Places.At[0].Alignment != Full {
		t.Errorf("got places %+v", p.Places)
	}
}
