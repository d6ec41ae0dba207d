package field

import (
	"slices"

	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/plane"
)

// A Form is a form of movement tray: its size, and where its models stand on it.
type Form struct {
	ID string
	game.Text
	plane.Size
	Ranks, Files int
	Base         plane.Size     // of a model
	Models       []plane.Vector // ahead and to the left of the middle; front rank first, from the left
	Confidence
}

// A Template is a kind of terrain.
type Template struct {
	ID string
	game.Text
	plane.Size
	Keywords Keywords
	Confidence
}

// A Tile is a tile of the box, with a piece of terrain on either side: as long as one lies on
// the table the other is not to be had.
type Tile struct {
	Sides [2]int8 // templates
	Count int8
}

// A Confidence is how sure a fact of the data files is.
type Confidence uint8

// How sure a fact is: printed in the rules, concluded from what others have measured, or ours.
const (
	Confirmed Confidence = iota
	Inferred
	Designed
)

var confidenceIDs = [...]string{"confirmed-1.5", "inferred", "designed"}

// A Book is what the geometry knows before anybody sits down.
type Book struct {
	Table     plane.Size // the standard one
	Forms     []Form
	Templates []Template
	Tiles     []Tile
	Token     int32 // the radius of an Objective token
}

// Read reads trays.json and terrain_pieces.json.
//
// Carries out song.setup.battlefield-120cm and components.terrain-pieces.
func (b *Book) Read(r *content.Reader) {
	r.JSON("trays.json", func(v *content.Value) {
		b.Table = readSize(v.Field("table"))
		for _, tray := range v.Field("trays").List() {
			f := readForm(tray)
			if b.Form(f.ID) >= 0 {
				tray.Fail("stands twice")
			}
			b.Forms = append(b.Forms, f)
		}
	})
	r.JSON("terrain_pieces.json", func(v *content.Value) {
		token := v.Field("objective_token")
		b.Token = int32(token.Field("diameter").Length()) / 2
		token.Skip("confidence")
		token.Close()
		for _, piece := range v.Field("pieces").List() {
			t := readTemplate(piece)
			if b.Template(t.ID) >= 0 {
				piece.Fail("stands twice")
			}
			b.Templates = append(b.Templates, t)
		}
		for _, tile := range v.Field("tiles").List() {
			b.Tiles = append(b.Tiles, b.readTile(tile))
		}
	})
}

// readForm reads a movement tray.
func readForm(v *content.Value) Form {
	f := Form{ID: v.Field("id").Str(), Text: v.Both("name"), Size: readSize(v.Field("size")), Base: readSize(v.Field("base"))}
	v.Call("tray %q", f.ID)
	files, ranks := v.Field("files").List(), v.Field("ranks").List()
	f.Files, f.Ranks = len(files), len(ranks)
	for _, ahead := range ranks {
		for _, right := range files {
			at := plane.Vector{X: int32(ahead.Length()), Y: -int32(right.Length())}
			if 2*max(at.X, -at.X) > f.Depth || 2*max(at.Y, -at.Y) > f.Width {
				v.Fail("a model stands beside it")
			}
			f.Models = append(f.Models, at)
		}
	}
	if len(f.Models) == 0 {
		v.Fail("needs models")
	}
	f.Confidence = Confidence(v.Field("confidence").OneOf(confidenceIDs[:]...))
	v.Skip("note")
	v.Close()
	return f
}

// readTemplate reads a kind of terrain.
func readTemplate(v *content.Value) Template {
	t := Template{ID: v.Field("id").Str(), Text: v.Both("name"), Size: readSize(v.Field("size"))}
	v.Call("piece %q", t.ID)
	for _, k := range v.Field("keywords").List() {
		t.Keywords |= 1 << k.OneOf(KeywordIDs[:]...)
	}
	t.Confidence = Confidence(v.Field("confidence").OneOf(confidenceIDs[:]...))
	v.Close()
	return t
}

func (b *Book) readTile(v *content.Value) (t Tile) {
	sides := v.Field("sides").List()
	if len(sides) != 2 {
		v.Fail("a tile has two sides")
		return t
	}
	for i, side := range sides {
		t.Sides[i] = int8(b.Template(side.Str()))
		if t.Sides[i] < 0 {
			side.Fail("is no piece")
		}
	}
	t.Count = int8(v.Field("count").Within(1, MaxPieces))
	v.Close()
	return t
}

// readSize reads a frontage and a depth, or the width and the depth of a table.
func readSize(v *content.Value) (s plane.Size) {
	parts := v.List()
	if len(parts) != 2 {
		v.Fail("must be two lengths")
		return s
	}
	s = plane.Size{Width: int32(parts[0].Length()), Depth: int32(parts[1].Length())}
	if least, most := min(s.Width, s.Depth), max(s.Width, s.Depth); least < 10*plane.Millimetre || most > 2000*plane.Millimetre {
		v.Fail("is not from 10 mm to 2 m")
	}
	return s
}

// Form returns the place of a form of tray in the book, or -1.
func (b *Book) Form(id string) int {
	return slices.IndexFunc(b.Forms, func(f Form) bool { return f.ID == id })
}

// Template returns the place of a kind of terrain in the book, or -1.
func (b *Book) Template(id string) int {
	return slices.IndexFunc(b.Templates, func(t Template) bool { return t.ID == id })
}

// Lay returns a piece of terrain where it lies.
func (t *Template) Lay(p plane.Pose) Piece { return Piece{p, t.Size, t.Keywords} }
