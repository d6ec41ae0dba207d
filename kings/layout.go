package kings

import (
	"encoding/json"
	"fmt"

	"gonfalon/game"
	"gonfalon/geom/plane"
)

// A Layout is terrain that somebody has laid out and kept: for a table of one size, piece
// by piece.
type Layout struct {
	ID string
	named
	Width, Depth int32
	Pieces       []Piece
}

// ReadLayout reads a layout from JSON. Its error names the file and the line, and the rule
// where one is broken.
func (c *Content) ReadLayout(file string, data []byte) (Layout, error) {
	v := parse(file, data)
	var l Layout
	if v.doc.fault == nil && v.is(isObject) {
		v.field("game").oneOf("kings")
		v.skip("note", "source")
		l = c.layout(v)
		v.close()
	}
	return l, v.doc.err()
}

// layout reads a layout. Of its names and its id only the content's own need all.
func (c *Content) layout(v *value) Layout {
	var l Layout
	if v.has("id") {
		l.ID = v.field("id").str()
	}
	if v.has("name_en") || v.has("name_fr") {
		l.named = readNamed(v, "name")
	}
	table := v.field("table")
	size := table.point()
	if l.Width, l.Depth = size.X, size.Y; !fitsTable(l.Width, l.Depth) {
		table.fail(tableSizes)
	}
	list := v.field("pieces")
	for i, piece := range list.list() {
		v.doc.apart(func() {
			piece.call("piece %d", i+1)
			l.Pieces = append(l.Pieces, c.readPiece(piece, &l))
			piece.close()
		})
	}
	if len(l.Pieces) > MaxPieces {
		list.fail("a table has at most %d pieces", MaxPieces)
	}
	return l
}

// readPiece reads a piece: one of the box at a place, or an outline of its own.
func (c *Content) readPiece(v *value, l *Layout) Piece {
	var p Piece
	if !v.is(isObject) {
		return p
	}
	if v.has("piece") {
		p = c.readBoxed(v)
	} else {
		p.Kind, p.Height = readGround(v)
		if corners := readCorners(v.field("corners")); v.doc.fault == nil {
			p.Area, _ = plane.NewPoly(corners...)
		}
	}
	if v.doc.fault == nil && fitsTable(l.Width, l.Depth) && !p.on(l.Width, l.Depth) {
		v.failed(game.Against(ruleSetupPlaceTerrain, "the piece does not lie wholly on the table", "l'élément n'est pas entièrement sur la table"))
	}
	return p
}

// readBoxed reads a piece of the box.
func (c *Content) readBoxed(v *value) Piece {
	name := v.field("piece")
	n := c.template(name.str())
	if n < 0 {
		name.fail("there is no %q in the box of terrain, which has %s", name.text, c.boxList())
		return Piece{}
	}
	t := &c.Box[n]
	p := Piece{Kind: t.Kind, Height: t.Height}
	if v.has("type") {
		p.Kind = groundNamed(v.field("type"))
	}
	if v.has("height") {
		p.Height = uint8(v.field("height").within(0, 255))
	}
	if o := objectsPiece(p.Kind, p.Height); !o.ok() {
		v.againstPiece(o)
	}
	var turn plane.Angle
	if v.has("turn") {
		turn = v.field("turn").degrees()
	}
	at := v.field("at").point()
	if v.doc.fault != nil {
		return p
	}
	if !fitsTable(max(at.X, leastTable), max(at.Y, leastTable)) || min(at.X, at.Y) < 0 {
		return p // far off; the caller says so
	}
	area, err := t.lie(at, turn)
	if err != nil {
		v.fail(outlines, plane.MaxCorners)
	}
	p.Area = area
	return p
}

// on tells whether a piece lies wholly on a table.
func (t *Piece) on(width, depth int32) bool {
	for i := range t.Area.Len() {
		c := t.Area.Corner(i)
		if c.X < 0 || c.Y < 0 || c.X > width || c.Y > depth {
			return false
		}
	}
	return t.Area.Len() > 0
}

// Tables that the engine can play on: up to 4 metres, with an inch to spare.
const leastTable, mostTable = 12 * Inch, 160 * Inch

const tableSizes = "a table is a width and a depth of 12 to 160 inches"

func fitsTable(width, depth int32) bool {
	return min(width, depth) >= leastTable && max(width, depth) <= mostTable
}

// A layoutDocument is how a layout is written.
type layoutDocument struct {
	Game   string          `json:"game"`
	ID     string          `json:"id,omitempty"`
	Name   string          `json:"name_en,omitempty"`
	NameFR string          `json:"name_fr,omitempty"`
	Table  []length        `json:"table"`
	Pieces []pieceDocument `json:"pieces"`
}

// JSON writes the layout; ReadLayout reads it back.
func (l *Layout) JSON() []byte {
	d := layoutDocument{
		Game: "kings", ID: l.ID, Name: l.English, NameFR: l.French,
		Table: []length{length(l.Width), length(l.Depth)}, Pieces: []pieceDocument{},
	}
	for i := range l.Pieces {
		d.Pieces = append(d.Pieces, l.Pieces[i].document())
	}
	data, err := json.MarshalIndent(d, "", " ")
	if err != nil {
		panic(err)
	}
	return append(data, '\n')
}

// Layout returns the terrain of a match, to be kept.
func (s *State) Layout() Layout {
	l := Layout{Width: s.Width, Depth: s.Depth}
	l.Pieces = append(l.Pieces, s.Terrain[:s.Pieces]...)
	return l
}

// layOut puts the pieces of a layout on the table.
func (s *State) layOut(l *Layout) error {
	if l.Width != s.Width || l.Depth != s.Depth {
		width, depth := toldApart(l.Width, s.Width), toldApart(l.Depth, s.Depth)
		return missing("the layout is for a table of %s × %s, and this one is %s × %s", width[0], depth[0], width[1], depth[1])
	}
	s.Pieces = uint8(copy(s.Terrain[:], l.Pieces))
	return nil
}

// layouts reads the layouts that come with the game.
func (r *reader) layouts() {
	for _, file := range r.folder("layouts", ".json") {
		data := r.bytes(file)
		if r.err != nil {
			return
		}
		l, err := r.c.ReadLayout(file, data)
		if r.err = err; err == nil && (l.ID == "" || l.English == "" || r.c.layoutNamed(l.ID) != nil) {
			r.err = fmt.Errorf("%s:1: needs an id of its own, a name_en and a name_fr", file)
		}
		r.c.Layouts = append(r.c.Layouts, l)
	}
}

// layoutNamed returns the layout of an id, or nil.
func (c *Content) layoutNamed(id string) *Layout {
	for i := range c.Layouts {
		if c.Layouts[i].ID == id {
			return &c.Layouts[i]
		}
	}
	return nil
}
