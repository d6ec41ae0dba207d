package song

import (
	"gonfalon/geom/plane"
)

// An ActionKind is what a player says at the table.
type ActionKind uint8

const (
	noAction         ActionKind = iota
	Pass                        // in a window, at a choice that may be left, in a turn without units
	TakeEdge                    // N: the edge, or corner
	PlaceToken                  // an Objective at At
	PlacePiece                  // N of the terrain still there at At, turned to Turn[0]
	Deploy                      // Unit at At, facing Turn[0]
	Activate                    // Unit
	ActivateNCU                 // N
	Claim                       // the zone N
	Manoeuvre                   // turn by Turn[0], go Ahead, turn by Turn[1]
	March                       // turn by Turn[0] where allowed, go Ahead, turn by Turn[1]
	Retreat                     // before the die
	Withdraw                    // after it: N is the side, go Ahead, turn by Turn[1]
	Shoot                       // with attack Weapon: shift by Ahead to the side N, at Target
	Strike                      // with attack Weapon at Target, having turned and lined up by N
	Charge                      // at Target, turn by Turn[0]; N is the arc where it is open
	Raze                        // destroy the piece N
	Pivot                       // turn by Turn[0]
	Shift                       // by Ahead to the side N
	Forgo                       // no action
	Align                       // N: 100 %, 50 % left, 50 % right
	Reroll                      // the dice of Faces
	Play                        // the card N, by its number
	UseOrder                    // of Unit, ability N of it
	UseNCU                      // the ability of the NCU N
	ChooseUnit                  // Unit
	ChooseNCU                   // N
	ChooseAttachment            // N
	ChooseZone                  // N
	ChooseCard                  // N, by its number
	ChooseOption                // N
	ChooseNumber                // N
	ChooseYes                   //
	Discard                     // the cards of Cards
	ChooseMission               // N; Unit, or the Objective Weapon from 1, is designated with it
	actionKinds
)

// An Action is one thing a player says. Which fields a kind has is told beside the kinds; the
// others are zero.
type Action struct {
	Kind   ActionKind
	N      uint8
	Unit   UnitID
	Target UnitID
	Weapon uint8
	Turn   [2]int16 // hundredths of a degree, left if positive
	Ahead  int32
	At     plane.Point
	Faces  [7]uint8 // how many dice of each face
	Cards  CardSet
}

// farOff tells whether an action names a place that is too far off to be measured.
func (a *Action) farOff() bool {
	const limit = plane.Limit / 2
	return min(a.At.X, a.At.Y) < -limit || max(a.At.X, a.At.Y) > limit
}

// Pose returns the pose that an action names.
func (a *Action) Pose() plane.Pose {
	return plane.Pose{At: a.At, Facing: plane.Angle(a.Turn[0]).Norm()}
}
