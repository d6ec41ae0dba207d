package field

import "gonfalon/geom/plane"

// Keywords are the keywords of a piece of terrain.
type Keywords uint16

// The keywords, in the order in which data files and documents name them.
const (
	BlocksSight Keywords = 1 << iota
	Cover
	Dangerous
	Destructible
	Rough
	Elevated
	Hindering
	Fortified
	Impassable
	Inspiring
	Terrifying
)

// KeywordIDs are the names of the keywords in data files.
var KeywordIDs = [...]string{
	"blocks-sight", "cover", "dangerous", "destructible", "rough", "elevated", "hindering", "fortified", "impassable", "inspiring", "terrifying",
}

// shape returns a piece of terrain as plane takes it.
func (p *Piece) shape() plane.Shape {
	o := plane.Outline(p.Pose, p.Size)
	return plane.Shape{Outline: o, Core: o}
}

// Removed tells whether a piece is no longer there.
func (p *Piece) Removed() bool { return p.Size == plane.Size{} }

// lies tells whether piece i is there, has one of some keywords, and is not far off.
func (f *Field) lies(i int, k Keywords, at plane.Point, s plane.Size, length int32) bool {
	p := &f.Pieces[i]
	return p.Keywords&k != 0 && !p.Removed() && !farther(at, p.At, length+radius(s)+radius(p.Size))
}

// With returns those of some pieces that have a keyword.
func (f *Field) With(set Pieces, k Keywords) (found Pieces) {
	for i := range int(f.Laid) {
		if set.Has(i) && f.Pieces[i].Keywords&k != 0 {
			found |= 1 << i
		}
	}
	return found
}

// standsIn returns the pieces that a base overlaps, of those with some keywords.
//
// Carries out song.terrain.may-end-on-it: to stand in a piece is to overlap it, even in part.
func (f *Field) standsIn(b *plane.Base, k Keywords) (in Pieces) {
	for i := range int(f.Laid) {
		if f.lies(i, k, b.At, b.Size, 0) {
			if p := f.Pieces[i].shape(); plane.Overlap(&b.Shape, &p) {
				in |= 1 << i
			}
		}
	}
	return in
}

// In returns the pieces that a tray stands in, even in part.
func (f *Field) In(n No) Pieces {
	b := f.Base(n)
	return f.standsIn(&b, ^Keywords(0))
}

// NearPieces returns the pieces at most some length from a tray.
//
// Carries out song.terrain.inspiring, terrifying and destructible, with Short Range and 1″.
func (f *Field) NearPieces(n No, k Keywords, length int32) (near Pieces) {
	b := f.Base(n)
	for i := range int(f.Laid) {
		if f.lies(i, k, b.At, b.Size, length+plane.Slack) {
			if p := f.Pieces[i].shape(); b.Outline.Near(&p.Outline, int(length)+plane.Slack) {
				near |= 1 << i
			}
		}
	}
	return near
}
