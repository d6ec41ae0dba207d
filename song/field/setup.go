package field

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
)

// Deployment zones, and where terrain and trays may be placed (song.setup.*, deploy.*).

// A Zone is an upright rectangle of the table.
type Zone struct{ Lo, Hi plane.Point }

func (z *Zone) poly() plane.Poly { return plane.Box(z.Lo, z.Hi) }

// An Edge is an edge of the table. Whoever sits at the near edge has the left one on the left.
type Edge uint8

// The edges of the table: near and far are where players sit that face each other.
const (
	NearEdge Edge = iota
	RightEdge
	FarEdge
	LeftEdge
)

// Strip returns the part of the table within a distance of an edge: a deployment zone, or what
// is within Short Range of a flank of the table.
//
// Carries out song.setup.zones-first.
func (f *Field) Strip(e Edge, deep int32) Zone {
	z := Zone{Hi: plane.Point{X: f.Width, Y: f.Depth}}
	switch e {
	case NearEdge:
		z.Hi.Y = deep
	case RightEdge:
		z.Lo.X = f.Width - deep
	case FarEdge:
		z.Lo.Y = f.Depth - deep
	case LeftEdge:
		z.Hi.X = deep
	}
	return z
}

// Corner returns the part of the table within a distance of both edges of a corner: that at the
// left end of an edge for whoever sits there.
//
// Carries out song.ffa.corner-deployment.
func (f *Field) Corner(e Edge, deep int32) Zone {
	a, b := f.Strip(e, deep), f.Strip((e+3)%4, deep)
	return Zone{
		plane.Point{X: max(a.Lo.X, b.Lo.X), Y: max(a.Lo.Y, b.Lo.Y)},
		plane.Point{X: min(a.Hi.X, b.Hi.X), Y: min(a.Hi.Y, b.Hi.Y)},
	}
}

// Facing returns the direction in which one looks from an edge over the table.
func (e Edge) Facing() plane.Angle { return (quarter + plane.Angle(e)*quarter).Norm() }

// Holds tells whether a rectangle lies wholly in the zone, its border included.
func (z *Zone) Holds(p plane.Pose, s plane.Size) bool {
	c := plane.Core(p, s)
	return c.StaysIn(z.Lo, z.Hi, plane.Vector{})
}

// ForbidsPlacing judges where a tray is put down: wholly in a zone, on no other tray, on nothing
// impassable, and as far from enemies as asked: nothing at deployment, an inch from Reserve.
//
// Carries out song.deploy.wholly-inside-zone, move.no-end-within-1 for units from Reserve, and
// storm.no-enemy-behind-walls.
func (f *Field) ForbidsPlacing(n No, p plane.Pose, z Zone, keep int32) Refusal {
	size := f.Trays[n].Size
	if !z.Holds(p, size) {
		return against(ruleDeployWhollyInsideZone)
	}
	b := plane.NewBase(p, size)
	if !f.onTable(&b) {
		return against(ruleSetupBattlefield120cm)
	}
	for m := No(1); m <= f.Last; m++ {
		if m == n || f.Trays[m].Kind == Off || f.afar(p.At, size, m, keep) {
			continue
		}
		switch o := f.Base(m); {
		case plane.Overlap(&b.Shape, &o.Shape):
			return f.by(ruleDeployWhollyInsideZone, m)
		case keep > 0 && !f.Friends(n, m) && !plane.Clear(&b.Shape, &o.Shape, int(keep)):
			return Refusal{Rule: ruleMoveNoEndWithin1, Have: int32(plane.Gap(&b.Shape, &o.Shape).Floor()), Want: keep, By: m}
		}
	}
	if in := f.standsIn(&b, Impassable); in != 0 {
		return Refusal{Rule: ruleTerrainImpassableNoEntry, Piece: in.first()}
	}
	return f.forbidsBehind(n, &b, plane.Vector{})
}

// A Spacing is how far a piece of terrain keeps from deployment zones and from other pieces. A
// mode that has corpse piles to begin with lets other pieces lie nearer to those, but farther
// than an inch.
type Spacing struct {
	Zones []Zone
	Zone  int32  // at least so far from each; 0 is outside
	Apart int32  // at least so far from other pieces
	Piles Pieces // these are more than 1″ away, and no more is asked
}

// ForbidsPiece judges where a piece of terrain is laid, among those that lie there.
//
// Carries out song.setup.terrain-outside-zones, terrain-6-from-zones, terrain-6-apart,
// objectives-never-on-impassable, storm.terrain-distance and feast.terrain-1-from-corpse-piles.
func (f *Field) ForbidsPiece(p Piece, s Spacing, tokens []Token) Refusal {
	own := p.shape()
	b := plane.NewBase(p.Pose, p.Size)
	if !f.onTable(&b) {
		return against(ruleSetupBattlefield120cm)
	}
	for _, z := range s.Zones {
		o := z.poly()
		if s.Zone == 0 && b.Core.Overlaps(&o) {
			return against(ruleSetupTerrainOutsideZones)
		}
		if gap := own.Outline.Gap(&o); gap.Cmp(int(s.Zone)-plane.Slack) < 0 {
			return Refusal{Rule: ruleSetupTerrain6FromZones, Have: int32(gap.Floor()), Want: s.Zone}
		}
	}
	for i := range int(f.Laid) {
		if f.Pieces[i].Removed() {
			continue
		}
		rule, least := ruleSetupTerrain6Apart, s.Apart-plane.Slack
		if s.Piles.Has(i) {
			rule, least = ruleFeastTerrain1FromCorpsePiles, Inch+apartBy
		}
		o := f.Pieces[i].shape()
		if gap := own.Outline.Gap(&o.Outline); gap.Cmp(int(least)) < 0 {
			return Refusal{Rule: rule, Have: int32(gap.Floor()), Want: least, Piece: int8(i + 1)}
		}
	}
	for _, t := range tokens {
		if p.Keywords&Impassable != 0 && t.overlaps(&own.Outline) {
			return against(ruleSetupObjectivesNeverOnImpassable)
		}
	}
	return Refusal{}
}

// ForbidsPile judges where the owner of a destroyed tray, which still stands, lays a new piece:
// wholly within Long Range of it, and an inch from every other piece and tray.
//
// Carries out song.feast.new-pile-position.
func (f *Field) ForbidsPile(p Piece, dead No) Refusal {
	rule := ruleFeastNewPilePosition
	own, b := p.shape(), plane.NewBase(p.Pose, p.Size)
	if !f.onTable(&b) {
		return against(ruleSetupBattlefield120cm)
	}
	from := plane.Outline(f.Trays[dead].Pose, f.Trays[dead].Size)
	for i := range own.Outline.Len() { // the farthest point of a polygon is a corner
		if gap := from.GapTo(own.Outline.Corner(i)); gap.Cmp(Long+plane.Slack) > 0 {
			return Refusal{Rule: rule, Have: int32(gap.Floor()), Want: Long, By: dead}
		}
	}
	for i := range int(f.Laid) {
		if o := f.Pieces[i].shape(); !f.Pieces[i].Removed() && !plane.Clear(&own, &o, Inch) {
			return Refusal{Rule: rule, Have: int32(plane.Gap(&own, &o).Floor()), Want: Inch, Piece: int8(i + 1)}
		}
	}
	for m := No(1); m <= f.Last; m++ {
		if m == dead || f.Trays[m].Kind == Off {
			continue
		}
		if o := f.Base(m); !plane.Clear(&own, &o.Shape, Inch) {
			return Refusal{Rule: rule, Have: int32(plane.Gap(&own, &o.Shape).Floor()), Want: Inch, By: m}
		}
	}
	return Refusal{}
}

// Walls returns where the three Castle Walls stand: parallel to the edge of their defender, with
// their rear 3″ from it, one in the middle and the others 4″ from its ends.
//
// Carries out song.storm.walls-placement.
func (f *Field) Walls(e Edge, s plane.Size) (walls [3]plane.Pose) {
	facing := e.Facing()
	middle := plane.Point{X: f.Width / 2, Y: f.Depth / 2}
	half := f.Depth / 2
	if e == RightEdge || e == LeftEdge {
		half = f.Width / 2
	}
	at := middle.Plus(plane.Along(facing, 3*Inch+s.Depth/2-half))
	for i := range walls {
		aside := plane.Along(facing+quarter, int32(1-i)*(s.Width+4*Inch))
		walls[i] = plane.Pose{At: at.Plus(aside), Facing: facing}
	}
	return walls
}

// Destroys judges an attack on a piece of terrain that can be destroyed.
//
// Carries out song.terrain.destructible.
func (f *Field) Destroys(n No, piece int) Refusal {
	rule := game.Rule(ruleTerrainDestructible)
	if piece >= int(f.Laid) || f.Pieces[piece].Removed() || f.Pieces[piece].Keywords&Destructible == 0 {
		return Refusal{Rule: rule, Piece: int8(piece + 1)}
	}
	b, p := f.Base(n), f.Pieces[piece].shape()
	if gap := b.Outline.Gap(&p.Outline); gap.Cmp(Inch+plane.Slack) > 0 {
		return Refusal{Rule: rule, Have: int32(gap.Floor()), Want: Inch, Piece: int8(piece + 1)}
	}
	return Refusal{}
}

// Middle returns the middle of the zone.
func (z *Zone) Middle() plane.Point {
	return plane.Point{X: (z.Lo.X + z.Hi.X) / 2, Y: (z.Lo.Y + z.Hi.Y) / 2}
}

// Off returns how far a point is from the zone, 0 if it lies in it.
func (z *Zone) Off(p plane.Point) int {
	return plane.Hypot(int(max(z.Lo.X-p.X, 0, p.X-z.Hi.X)), int(max(z.Lo.Y-p.Y, 0, p.Y-z.Hi.Y)))
}

// Clamp returns the point nearest to one at which a rectangle that faces as given lies in the
// zone, if there is room for it.
func (z *Zone) Clamp(at plane.Point, p plane.Pose, s plane.Size) plane.Point {
	box := plane.Outline(p, s)
	var lo, hi plane.Vector // how far the rectangle goes from its middle
	for i := range box.Len() {
		v := box.Corner(i).Minus(p.At)
		lo, hi = plane.Vector{X: min(lo.X, v.X), Y: min(lo.Y, v.Y)}, plane.Vector{X: max(hi.X, v.X), Y: max(hi.Y, v.Y)}
	}
	return plane.Point{
		X: max(min(at.X, z.Hi.X-hi.X), z.Lo.X-lo.X),
		Y: max(min(at.Y, z.Hi.Y-hi.Y), z.Lo.Y-lo.Y),
	}
}
