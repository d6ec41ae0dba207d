// Package way finds how a base comes to stand against a side of another: straight, a pivot,
// straight until it touches, then set flush and slid along the side to where it should end.
// It is for the packages of the games, which bring the rules; it knows no game. Like
// [gonfalon/geom/plane] it reckons in whole numbers, so every machine finds the same way.
//
// # The search
//
// Turning at once towards the place where the base will end is shortest, whatever it touches
// first. Only where that way is blocked, or the base could end nearer, others are looked for:
// those with one pivot all of them (see seek.go), those with two on a grid. So somebody who
// may pivot twice can know a better way than is found, and [Search.Try] follows it.
//
// # Left out
//
// Ways of more than two pivots, curves, and what a way costs but for its length: a caller
// learns of it whether it is slowed.
package way

import "gonfalon/geom/plane"

const (
	// Alike is how much two ways may differ and still be equally short.
	Alike = plane.Millimetre
	// MostTurn is how far a pivot turns at most.
	MostTurn plane.Angle = 9000
	// MaxSlow is how many things that slow a base a search has room for.
	MaxSlow = 32
)

// A Search is a base that looks for its way to a side of its target.
type Search struct {
	Start  plane.Base
	Target plane.Base
	Side   plane.Side  // of the target
	Turns  bool        // the target turns to whoever comes
	Goal   int         // where along the side the base should end, as in a [plane.Berth]
	Fixed  bool        // there and nowhere else
	Any    bool        // one way is as good as another: the first that is found will do
	Twice  bool        // it may pivot twice
	Over   bool        // it passes over everything, and minds only where it ends
	Hand   plane.Angle // 1 if left is tried before right, else -1
	Reach  int32       // how far ahead second pivots are looked for
	Width  int32       // of the table, which the centre does not leave
	Depth  int32
	Crowd  Crowd // all that is in the way
	slows  int
	slow   [MaxSlow]plane.Shape
}

// Clear takes all out of the way, and all that slows the base.
func (s *Search) Clear() {
	s.Crowd.Clear()
	s.slows = 0
}

// Slow adds a thing that slows the base where it passes.
func (s *Search) Slow(shape *plane.Shape) {
	s.slow[s.slows] = *shape
	s.slows++
}

// A Path is a way up to its last straight leg: the pivots, and how far ahead before each.
type Path struct {
	Turn  [2]int16
	Ahead [2]int32
}

// A Way is how a base can come to its target.
type Way struct {
	Path
	End    plane.Pose
	Target plane.Pose // where the target stands then
	Length int        // of the way of the centre, up to the end
	Slowed bool
}

// A Fault is why there is no way.
type Fault uint8

const (
	None       Fault = iota
	Blocked          // something is in the way, or the side is not what is touched first
	TooSharp         // a pivot would be more than [MostTurn]
	NoRoom           // no place along the side is free, or none can be reached
	CornerOnly       // where the base would end it shares no more than a corner with the side
	Taken            // it cannot stand where its place is fixed
	Obstructed       // it cannot stand there after its pivot
	Touching         // after its pivot it touches its target, or another base
	Behind           // the side lies behind it, or leaves no room to align
)

// Indifferent tells whether all ways are as good: they lead to one place, and none of them
// comes near a thing that slows the base.
func (s *Search) Indifferent() bool {
	if !s.Fixed || s.Turns {
		return false
	}
	size := int(s.Start.Width + s.Start.Depth + s.Target.Width + s.Target.Depth)
	far := max(2*int(s.Reach), plane.Distance(s.Start.At, s.Target.At)) + size
	for i := range s.slows {
		if s.slow[i].Outline.GapTo(s.Start.At).Cmp(far) <= 0 {
			return false
		}
	}
	return true
}

// berth returns the places along a side of a target.
func (s *Search) berth(target *plane.Base, side plane.Side) plane.Berth {
	return plane.Berth{Target: target, Side: side, Size: s.Start.Size, Own: plane.Front, Hand: s.Hand}
}

// frontage is how long the side is.
func (s *Search) frontage() int32 {
	if s.Side == plane.Left || s.Side == plane.Right {
		return s.Target.Depth
	}
	return s.Target.Width
}

// standoff is how far apart the centres are when the base stands in the middle.
func (s *Search) standoff() int {
	return int(s.Start.Depth+s.Target.Width+s.Target.Depth-s.frontage()) / 2
}
