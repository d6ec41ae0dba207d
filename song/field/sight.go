package field

import "gonfalon/geom/plane"

// Sight (song.los.*, reading G7): a line from any point of the front of a tray to any point of
// the target that lies in its Front arc.

// clearance is by how much a line of sight must miss what blocks it: so that one that grazes is
// blocked, and nothing is seen between two trays in contact.
const clearance = 2

// Past is what a line of sight passes besides the rules for all.
type Past uint8

const (
	PastUnits Past = 1 << iota
	PastTerrain
	PastAll = PastUnits | PastTerrain // Castle Walls as well
)

// Sees tells whether a tray sees another, which may be of any side.
//
// Carries out song.los.line-from-front-arc, outside-front-arc-unseen, units-block,
// some-terrain-blocks and terrain.elevated.
func (f *Field) Sees(n, target No, past Past) bool {
	b := f.Base(n)
	return f.seesFrom(&b, n, target, past)
}

// Raised tells whether a tray stands on an elevated piece, from which Ranged Attacks are made
// over all that stands between.
//
// Carries out song.terrain.elevated.
func (f *Field) Raised(n No) bool {
	b := f.Base(n)
	return f.standsIn(&b, Elevated) != 0
}

// seesFrom tells whether a tray sees another from where a base is.
func (f *Field) seesFrom(b *plane.Base, n, target No, past Past) bool {
	seen := plane.Outline(f.Trays[target].Pose, f.Trays[target].Size)
	ahead := f.view(b, n)
	if !ahead.Meets(&seen) {
		return false
	}
	if past == PastAll {
		return true
	}
	l := look{Field: f, n: n, target: target, past: past, edge: b.Side(plane.Front)}
	l.border(b, &seen)
	l.block(b)
	var all [maxBlockers]*plane.Poly
	for i := range l.count {
		all[i] = &l.polys[i]
	}
	return plane.SeesAcross(l.edge, &seen, all[:l.count])
}

// view returns what lies in the Front arc of a base or, of a Castle Wall, before its front.
//
// Carries out song.los.four-arcs and the reading of storm.wall-shoots-or-passes.
func (f *Field) view(b *plane.Base, n No) plane.Wedge {
	if f.Trays[n].Kind == Wall {
		return b.Past(plane.Front)
	}
	return b.Sector(plane.Front)
}

// A look is a tray that looks at another, with all that may be in the way.
type look struct {
	*Field
	n, target No
	past      Past
	edge      plane.Segment
	count     int
	polys     [maxBlockers]plane.Poly
	trays     Set // that are among them
	pieces    Pieces
}

// maxBlockers is how many things can be in the way: all there are, and the borders of the arc.
const maxBlockers = MaxTrays + MaxPieces + 2

func (l *look) add(p plane.Poly) {
	l.polys[l.count] = p
	l.count++
}

// border puts what lies outside of the Front arc, or behind the front of a Castle Wall, in the
// way if any of the target does.
func (l *look) border(b *plane.Base, seen *plane.Poly) {
	far := 0
	for i := range seen.Len() {
		far = max(far, plane.Distance(b.At, seen.Corner(i)))
	}
	if l.Trays[l.n].Kind == Wall {
		l.bar(plane.Beyond(l.edge.B, l.edge.A, far), seen)
		return
	}
	l.bar(plane.Beyond(b.At, l.edge.A, far), seen)
	l.bar(plane.Beyond(l.edge.B, b.At, far), seen)
}

func (l *look) bar(p plane.Poly, seen *plane.Poly) {
	if p.Overlaps(seen) {
		l.add(p)
	}
}

// block puts the trays and the terrain in the way that are near the lines.
//
// Carries out song.los.units-block and terrain.blocks-line-of-sight: a piece in which either
// stands, even in part, is not in the way.
func (l *look) block(b *plane.Base) {
	t, seen := &l.Trays[l.target], l.Base(l.target)
	from := l.edge.Middle()
	way := t.At.Minus(from)
	half := max(int64(b.Width)/2, int64(radius(t.Size)))
	long := int64(plane.Hypot(int(way.X), int(way.Y))) + 1
	aside := func(at plane.Point, s plane.Size) bool {
		to, r := at.Minus(from), int64(radius(s))+clearance
		off := int64(way.X)*int64(to.Y) - int64(way.Y)*int64(to.X)
		on := int64(way.X)*int64(to.X) + int64(way.Y)*int64(to.Y)
		return max(off, -off) > (half+r)*long || on < -(half+r)*long || on > (long+half+r)*long
	}
	for m := No(1); m <= l.Last; m++ {
		if o := &l.Trays[m]; m != l.n && m != l.target && o.Kind != Off && (o.Kind == Wall || l.past&PastUnits == 0) && !aside(o.At, o.Size) {
			l.add(plane.Outline(o.Pose, grown(o.Size)))
			l.trays = l.trays.With(m)
		}
	}
	for i := range int(l.Laid) {
		p := &l.Pieces[i]
		if l.past&PastTerrain != 0 || p.Keywords&BlocksSight == 0 || p.Removed() || aside(p.At, p.Size) {
			continue
		}
		if s := p.shape(); !plane.Overlap(&b.Shape, &s) && !plane.Overlap(&seen.Shape, &s) {
			l.add(plane.Outline(p.Pose, grown(p.Size)))
			l.pieces |= 1 << i
		}
	}
}

// grown returns a size with the clearance on each side.
func grown(s plane.Size) plane.Size {
	return plane.Size{Width: s.Width + 2*clearance, Depth: s.Depth + 2*clearance}
}

// Bars returns what keeps a tray from seeing another that it would see else: those trays and
// pieces without any one of which it would be seen, or if there are none all that are in the way.
func (f *Field) Bars(n, target No) (trays Set, pieces Pieces) {
	b, there := f.Base(n), *f
	for m := No(1); m <= f.Last; m++ {
		if kind := f.Trays[m].Kind; m != n && m != target && kind != Off {
			there.Trays[m].Kind = Off
			if there.Sees(n, target, 0) {
				trays = trays.With(m)
			}
			there.Trays[m].Kind = kind
		}
	}
	for i := range int(f.Laid) {
		if words := f.Pieces[i].Keywords; words&BlocksSight != 0 {
			there.Pieces[i].Keywords = 0
			if there.Sees(n, target, 0) {
				pieces |= 1 << i
			}
			there.Pieces[i].Keywords = words
		}
	}
	if trays == 0 && pieces == 0 {
		l := look{Field: f, n: n, target: target, edge: b.Side(plane.Front)}
		l.block(&b)
		return l.trays, l.pieces
	}
	return trays, pieces
}
