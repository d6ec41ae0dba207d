package kings

import (
	"gonfalon/geom/plane"
	"gonfalon/geom/way"
	"gonfalon/kings/layout"
)

// An ActionKind is what a player says at the table.
type ActionKind uint8

const (
	noAction     ActionKind = iota
	Done                    // end the phase, or decline
	PlacePiece              // N of the box at Place, turned by Turn[0], As a type with a Height
	Agree                   // to what the piece just placed counts as
	Disagree                // the piece is taken away
	TakeEdge                // N: 0 the near edge, 1 the far one
	PlaceToken              // at Place
	DeployUnit              // Unit at Place, facing Turn[0]
	BeginFirst              // take the first turn, or move first
	BeginSecond             // let the other
	PivotFree               // Unit, an Individual, by Turn[0]
	DrainSouls              // Unit takes N wounds over from Target
	GiveOrder               // N: the Order, to Unit; along the path, or at Target With others
	ShootAt                 // Unit at Target with weapon N, from 0
	CastAt                  // Unit at Target the spell N
	TestNerve               // of Target
	Fight                   // the combat with Target
	RegroupPivot            // Unit by Turn[0]
	RegroupAhead            // Unit
	RegroupBack             // Unit
	CallTime                // the time agreed on is over
	actionKinds
)

// An Action is one thing a player says. Which fields a kind has is told beside the kinds;
// the others are zero. A path is: straight Ahead[0], turn Turn[0] about the centre,
// straight Ahead[1], turn Turn[1], straight Ahead[2]; straight is where the order goes:
// ahead, back, or aside (left if positive). A charge goes straight on until it touches after
// its path; without one it takes the shortest that the engine finds.
type Action struct {
	Kind   ActionKind
	N      uint8
	Unit   UnitNo
	Target UnitNo
	With   [MaxCharge - 1]UnitNo // further chargers, in the order in which they move
	As     layout.Ground         // what a piece of terrain counts as
	Height uint8                 // of a piece of terrain
	Turn   [2]int16              // hundredths of a degree, left if positive
	Ahead  [3]int32
	Paths  [MaxCharge - 1]Path // of the further chargers
}

// A Path is the way of a charge up to its last straight leg.
type Path way.Path

// Place returns the point that an action names.
func (a *Action) Place() plane.Point { return plane.Point{X: a.Ahead[0], Y: a.Ahead[1]} }

// Pose returns the pose that an action names.
func (a *Action) Pose() plane.Pose {
	return plane.Pose{At: a.Place(), Facing: plane.Angle(a.Turn[0]).Norm()}
}
