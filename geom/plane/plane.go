// Package plane is the geometry of table-top war games in exact integers: bases that stand,
// march, turn and align; terrain; arcs; sight. It is for the packages of the games, which
// bring the rules; it knows no game, no unit and no table.
//
// # Units
//
// A length is a whole number of hundredths of a millimetre (an inch is 2540), an angle a
// whole number of hundredths of a degree, counted from +X towards +Y. Nothing that decides is
// a float, so every machine decides alike.
//
// # Rounding, and what contact means
//
// A game keeps a [Pose] and a [Size] for each base. [NewBase] derives the corners from them
// and rounds each once; all predicates are exact in those corners. Rounded corners cannot be
// flush to the last hundredth, so a base has two polygons:
//
//   - its Outline, the rounded rectangle itself, by which it is measured, seen and covered;
//   - its Core, the same rectangle drawn in by [Skin] on each side, by which it collides.
//
// Bases overlap when their cores share inner points, and touch when they do not overlap and
// their outlines are at most [Slack] apart. Two bases set flush by [Flush] never overlap and
// always touch: rounding moves an edge by less than 0.71 and a centre by less than 0.71 units,
// at most 2.13 in all, which is less than Slack when it opens a gap and less than twice Skin
// when it sinks one base into the other. Even pushed along each other by a further rounded
// move (0.71) they do not collide. The price is that bases may sink into each other by 0.04 mm
// (into terrain by 0.02 mm) unnoticed, which nobody at a table would see.
//
// # Bounds
//
// Every corner, and every point asked about, stays within [Limit] of the origin in both
// coordinates: a table of 4 m with a metre to spare. Differences of coordinates are then at
// most 2^20, cross and dot products at most 2^41, and products with an axis of the sine table
// (2^30) at most 2^52. Only comparisons of fractions and of squared distances exceed 64 bits;
// they use 128.
//
// # Left out
//
// Curved terrain (draw a polygon of up to [MaxCorners]), concave pieces (lay several convex
// ones), heights (the caller says what blocks), and the search for a way, which is in geom/way.
package plane

//go:generate go run gen_sine.go

const (
	// Millimetre and Inch are lengths in units.
	Millimetre = 100
	Inch       = 2540

	// Limit bounds the coordinates of every point.
	Limit = 1 << 19

	// Skin is how far the core of a base is drawn in from each side of its outline.
	Skin = 2

	// Slack is the widest gap between outlines that still counts as contact.
	Slack = 3
)
