package field

import (
	"os"
	"sync"

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
