// Package layout is the terrain of a table of Kings of War: the box of pieces that it is
// laid from, layouts that people keep, what a piece may count as, and the size of the table.
// What terrain does to units is the business of the game.
package layout

import (
	"encoding/json"
	"strings"

	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/plane"
)

//go:generate go run gonfalon/rules/generate kings . setup.place-terrain setup.agree-terrain-type-each-piece terrain.four-types terrain.height-agreed-default-inches terrain.obstacle-max-1-inch-high

// A Layout is terrain that somebody has laid out and kept: for a table of one size, piece
// by piece.
type Layout struct {
	ID string
	game.Text
	Width, Depth int32
	Pieces       []Piece
}

// ReadLayout reads a layout from JSON. Its error names the file and the line, and the rule
// where one is broken.
func (b *Box) ReadLayout(file string, data []byte) (Layout, error) {
	var l Layout
	err := content.Read(file, data, func(v *content.Value) {
		v.Field("game").OneOf("kings")
		v.Skip("note", "source")
		l = b.layout(v)
	})
	return l, err
}

// layout reads a layout. Of its names and its id only the content's own need all.
func (b *Box) layout(v *content.Value) Layout {
	var l Layout
	if v.Has("id") {
		l.ID = v.Field("id").Str()
	}
	if v.Has("name_en") || v.Has("name_fr") {
		l.Text = v.Both("name")
	}
	table := v.Field("table")
	size := readPoint(table)
	if l.Width, l.Depth = size.X, size.Y; !FitsTable(l.Width, l.Depth) {
		table.FailBoth(TableSizes.English, TableSizes.French)
	}
	list := v.Field("pieces")
	for i, piece := range list.List() {
		v.Apart(func() {
			piece.CallBoth("piece %d", "élément %d", i+1)
			l.Pieces = append(l.Pieces, b.readPiece(piece, &l))
			piece.Close()
		})
	}
	if len(l.Pieces) > MaxPieces {
		list.FailBoth("a table has at most %d pieces", "une table a au plus %d éléments", MaxPieces)
	}
	return l
}

// readPiece reads a piece: one of the box at a place, or an outline of its own.
func (b *Box) readPiece(v *content.Value, l *Layout) Piece {
	var p Piece
	if !v.Is(content.Object) {
		return p
	}
	if v.Has("piece") {
		p = b.readBoxed(v)
	} else {
		p.Kind, p.Height = readGround(v)
		if corners := readCorners(v.Field("corners")); v.Sound() {
			p.Area, _ = plane.NewPoly(corners...)
		}
	}
	if v.Sound() && FitsTable(l.Width, l.Depth) && !p.On(l.Width, l.Depth) {
		v.Refuse(ruleSetupPlaceTerrain, "the piece does not lie wholly on the table", "l'élément n'est pas entièrement sur la table")
	}
	return p
}

// readBoxed reads a piece of the box.
func (b *Box) readBoxed(v *content.Value) Piece {
	name := v.Field("piece")
	n := b.Template(name.Str())
	if n < 0 {
		name.FailBoth("there is no %q in the box of terrain, which has %s", "il n'y a pas de %q dans la boîte de décors, qui a %s", name.Text, strings.Join(game.Nearest(name.Text, b.IDs()), ", "))
		return Piece{}
	}
	t := &b.Templates[n]
	p := Piece{Kind: t.Kind, Height: t.Height}
	if v.Has("type") {
		p.Kind = readType(v.Field("type"))
	}
	if v.Has("height") {
		p.Height = uint8(v.Field("height").Within(0, 255))
	}
	refusePiece(v, p.Kind, p.Height)
	var turn plane.Angle
	if v.Has("turn") {
		turn = plane.Angle(v.Field("turn").Angle()).Norm()
	}
	at := readPoint(v.Field("at"))
	if !v.Sound() {
		return p
	}
	if !FitsTable(max(at.X, leastTable), max(at.Y, leastTable)) || min(at.X, at.Y) < 0 {
		return p // far off; the caller says so
	}
	area, err := t.Lie(at, turn)
	if err != nil {
		v.FailBoth(Outlines.English, Outlines.French)
	}
	p.Area = area
	return p
}

// A layoutDocument is how a layout is written.
type layoutDocument struct {
	Game   string           `json:"game"`
	ID     string           `json:"id,omitempty"`
	Name   string           `json:"name_en,omitempty"`
	NameFR string           `json:"name_fr,omitempty"`
	Table  []content.Length `json:"table"`
	Pieces []Document       `json:"pieces"`
}

// JSON writes the layout; ReadLayout reads it back.
func (l *Layout) JSON() []byte {
	d := layoutDocument{Game: "kings", ID: l.ID, Name: l.English, NameFR: l.French, Table: l.table(), Pieces: l.documents()}
	data, err := json.MarshalIndent(d, "", " ")
	if err != nil {
		panic(err)
	}
	return append(data, '\n')
}

func (l *Layout) table() []content.Length { return place(plane.Point{X: l.Width, Y: l.Depth}) }

func (l *Layout) documents() []Document {
	list := []Document{}
	for i := range l.Pieces {
		list = append(list, l.Pieces[i].Document())
	}
	return list
}

// Upon returns how many pieces of a layout lie upon an earlier one. That is allowed, as a
// wood on a hill: whoever keeps a layout has arranged it. See kings.setup.place-terrain.
func (l *Layout) Upon() int {
	n := 0
	for i := range l.Pieces {
		for j := range i {
			if l.Pieces[i].Area.Overlaps(&l.Pieces[j].Area) {
				n++
				break
			}
		}
	}
	return n
}
