package plane

// A Point is a place on the table.
type Point struct {
	X int32 `json:"x"`
	Y int32 `json:"y"`
}

// A Vector is the way from one point to another.
type Vector struct{ X, Y int32 }

// Plus returns the point that lies v from p.
func (p Point) Plus(v Vector) Point { return Point{p.X + v.X, p.Y + v.Y} }

// Minus returns the way from q to p.
func (p Point) Minus(q Point) Vector { return Vector{p.X - q.X, p.Y - q.Y} }

// Neg returns the opposite of v.
func (v Vector) Neg() Vector { return Vector{-v.X, -v.Y} }

func (v Vector) cross(w Vector) int64 {
	return int64(v.X)*int64(w.Y) - int64(v.Y)*int64(w.X)
}

func (v Vector) dot(w Vector) int64 {
	return int64(v.X)*int64(w.X) + int64(v.Y)*int64(w.Y)
}

// span is the most that the cross product with v changes when the other vector changes by a
// unit in x and in y.
func (v Vector) span() int64 { return int64(max(v.X, -v.X)) + int64(max(v.Y, -v.Y)) }

// side is positive when p lies to the left of the line from a to b, negative to its right and
// zero on it: twice the area of the triangle a, b, p.
func side(a, b, p Point) int64 { return b.Minus(a).cross(p.Minus(a)) }

// A Segment is a straight line between two points, such as a side of a base.
type Segment struct{ A, B Point }

func (s Segment) along() Vector { return s.B.Minus(s.A) }

// rotate turns v by the angle of u and rounds once.
func (u axis) rotate(v Vector) Vector {
	x, y := int64(v.X), int64(v.Y)
	return Vector{
		int32(roundShift(x*u.x-y*u.y, axisBits)),
		int32(roundShift(x*u.y+y*u.x, axisBits)),
	}
}

// Ahead returns the way of a straight move of the given length, rounded to a whole point.
func Ahead(direction Angle, length int) Vector {
	return direction.axis().rotate(Vector{int32(length), 0})
}

// Along returns a way in a direction, or against it if the length is below 0.
func Along(direction Angle, length int32) Vector {
	if length < 0 {
		return Ahead(direction.Norm(), int(-length)).Neg()
	}
	return Ahead(direction.Norm(), int(length))
}
