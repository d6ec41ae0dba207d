package kings

import (
	"encoding/json"

	"gonfalon/content"
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
	var l Layout
	err := content.Read(file, data, head, func(v *content.Value) { l = c.layout(v) })
	return l, err
}

// layout reads a layout. Of its names and its id only the content's own need all.
func (c *Content) layout(v *content.Value) Layout {
	var l Layout
	if v.Has("id") {
		l.ID = v.Field("id").Str()
	}
	if v.Has("name_en") || v.Has("name_fr") {
		l.named = named(v.Both("name"))
	}
	table := v.Field("table")
	size := readPoint(table)
	if l.Width, l.Depth = size.X, size.Y; !fitsTable(l.Width, l.Depth) {
		table.FailBoth(tableSizes.English, tableSizes.French)
	}
	list := v.Field("pieces")
	for i, piece := range list.List() {
		v.Apart(func() {
			piece.CallBoth("piece %d", "élément %d", i+1)
			l.Pieces = append(l.Pieces, c.readPiece(piece, &l))
			piece.Close()
		})
	}
	if len(l.Pieces) > MaxPieces {
		list.FailBoth("a table has at most %d pieces", "une table a au plus %d éléments", MaxPieces)
	}
	return l
}

// readPiece reads a piece: one of the box at a place, or an outline of its own.
func (c *Content) readPiece(v *content.Value, l *Layout) Piece {
	var p Piece
	if !v.Is(content.Object) {
		return p
	}
	if v.Has("piece") {
		p = c.readBoxed(v)
	} else {
		p.Kind, p.Height = readGround(v)
		if corners := readCorners(v.Field("corners")); v.Sound() {
			p.Area, _ = plane.NewPoly(corners...)
		}
	}
	if v.Sound() && fitsTable(l.Width, l.Depth) && !p.on(l.Width, l.Depth) {
		v.Refuse(ruleSetupPlaceTerrain, "the piece does not lie wholly on the table", "l'élément n'est pas entièrement sur la table")
	}
	return p
}

// readBoxed reads a piece of the box.
func (c *Content) readBoxed(v *content.Value) Piece {
	name := v.Field("piece")
	n := c.template(name.Str())
	if n < 0 {
		name.FailBoth("there is no %q in the box of terrain, which has %s", "il n'y a pas de %q dans la boîte de décors, qui a %s", name.Text, c.boxList())
		return Piece{}
	}
	t := &c.Box[n]
	p := Piece{Kind: t.Kind, Height: t.Height}
	if v.Has("type") {
		p.Kind = groundNamed(v.Field("type"))
	}
	if v.Has("height") {
		p.Height = uint8(v.Field("height").Within(0, 255))
	}
	if o := objectsPiece(p.Kind, p.Height); !o.ok() {
		againstPiece(v, o)
	}
	var turn plane.Angle
	if v.Has("turn") {
		turn = plane.Angle(v.Field("turn").Angle()).Norm()
	}
	at := readPoint(v.Field("at"))
	if !v.Sound() {
		return p
	}
	if !fitsTable(max(at.X, leastTable), max(at.Y, leastTable)) || min(at.X, at.Y) < 0 {
		return p // far off; the caller says so
	}
	area, err := t.lie(at, turn)
	if err != nil {
		v.FailBoth(outlines.English, outlines.French, plane.MaxCorners)
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

var tableSizes = game.Text{
	English: "a table is a width and a depth of 12 to 160 inches",
	French:  "une table a une largeur et une profondeur de 12 à 160 pouces",
}

func fitsTable(width, depth int32) bool {
	return min(width, depth) >= leastTable && max(width, depth) <= mostTable
}

// A layoutDocument is how a layout is written.
type layoutDocument struct {
	Game   string           `json:"game"`
	ID     string           `json:"id,omitempty"`
	Name   string           `json:"name_en,omitempty"`
	NameFR string           `json:"name_fr,omitempty"`
	Table  []content.Length `json:"table"`
	Pieces []pieceDocument  `json:"pieces"`
}

// JSON writes the layout; ReadLayout reads it back.
func (l *Layout) JSON() []byte {
	d := layoutDocument{
		Game: "kings", ID: l.ID, Name: l.English, NameFR: l.French,
		Table: []content.Length{content.Length(l.Width), content.Length(l.Depth)}, Pieces: []pieceDocument{},
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
		return content.Wrong("the layout is for a table of %s × %s, and this one is %s × %s", "le plan est pour une table de %s × %s, et celle-ci fait %s × %s",
			width[0], depth[0], width[1], depth[1])
	}
	s.Pieces = uint8(copy(s.Terrain[:], l.Pieces))
	return nil
}

// layouts reads the layouts that come with the game.
func (r *reader) layouts() {
	for _, file := range r.Folder("layouts", ".json") {
		r.JSON(file, func(v *content.Value) {
			l := r.c.layout(v)
			if l.ID == "" || l.English == "" || r.c.layoutNamed(l.ID) != nil {
				v.Fail("needs an id of its own, a name_en and a name_fr")
			}
			r.c.Layouts = append(r.c.Layouts, l)
		})
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
