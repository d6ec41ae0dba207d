package kings

import (
	"fmt"
	"slices"
	"testing"

	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/kings/layout"
)

// An image of a table is the same table seen otherwise: in a mirror, with left and right
// exchanged, or from the other long edge, turned by 180 degrees.
type image bool

const (
	inMirror image = true
	turned   image = false
)

func (i image) point(s *State, p plane.Point) plane.Point {
	if p.X = s.Width - p.X; i == turned {
		p.Y = s.Depth - p.Y
	}
	return p
}

func (i image) facing(a plane.Angle) plane.Angle {
	if i == turned {
		return (a + 18000).Norm()
	}
	return (18000 - a).Norm()
}

// of returns the image of a state.
func (i image) of(t testing.TB, s *State) State {
	t.Helper()
	m := *s
	for u := UnitNo(1); u <= s.Armies.Units(); u++ {
		f := &m.Units[u]
		if f.Condition == Reserve {
			continue
		}
		f.Pose = plane.Pose{At: i.point(s, f.Pose.At), Facing: i.facing(f.Pose.Facing)}
		if i == inMirror && f.Target != NoUnit && (f.Face == plane.Left || f.Face == plane.Right) {
			f.Face = plane.Left + plane.Right - f.Face
		}
	}
	for n := range s.Terrain[:s.Pieces] {
		area := &s.Terrain[n].Area
		var corners []plane.Point
		for j := range area.Len() {
			corners = append(corners, i.point(s, area.Corner(j)))
		}
		if i == inMirror {
			slices.Reverse(corners)
		}
		p, err := plane.NewPoly(corners...)
		if err != nil {
			t.Fatal(err)
		}
		m.Terrain[n].Area = p
	}
	for n := range s.Token[:s.Tokens] {
		m.Token[n].At = i.point(s, s.Token[n].At)
	}
	if i == turned {
		m.Near = enemyOf(s.Near)
	}
	return m
}

// action returns the image of an action.
func (i image) action(s *State, a Action) Action {
	switch {
	case a.Kind == PlaceToken, a.Kind == DeployUnit:
		at := i.point(s, a.Place())
		a.Ahead[0], a.Ahead[1] = at.X, at.Y
		if a.Kind == DeployUnit {
			a.Turn[0] = int16(norm(content.Angle(i.facing(plane.Angle(a.Turn[0])))))
		}
	case i == turned:
		if a.Kind == TakeEdge {
			a.N = 1 - a.N
		}
	default:
		for n, t := range a.Turn {
			if t != 18000 { // half a turn is to the left, whichever way
				a.Turn[n] = -t
			}
		}
		if a.Kind == GiveOrder && Order(a.N) == Sidestep {
			for n := range a.Ahead {
				a.Ahead[n] = -a.Ahead[n]
			}
		}
		for n := range a.Paths {
			a.Paths[n].Turn = [2]int16{-a.Paths[n].Turn[0], -a.Paths[n].Turn[1]}
		}
	}
	return a
}

// alikeBut tells whether two states are the same, but that terrain may begin at another corner.
func alikeBut(a, b State) bool {
	a.Terrain, b.Terrain = [layout.MaxPieces]layout.Piece{}, [layout.MaxPieces]layout.Piece{}
	return a == b
}

// TestMirroredGamesAreMirrored carries out every action of random games in mirror image, and
// from the other edge of the table, with the same dice: it is legal there too, and what comes
// of it is the image of what comes of it here.
func TestMirroredGamesAreMirrored(t *testing.T) {
	actions, charges := 0, 0
	eachGame(t, 6, func(before, _ *State, seat game.Seat, a Action) {
		if a.Kind == PlacePiece {
			return // the pieces of the box have no mirror images
		}
		for _, i := range []image{inMirror, turned} {
			sameIn(t, i, before, seat, a, actions)
		}
		if a.Kind == GiveOrder && Order(a.N) >= Charge {
			charges++
		}
		actions++
	})
	if charges < 30 {
		t.Errorf("only %d charges", charges)
	}
}

// sameIn wants an action to come to the same in an image of the table.
func sameIn(t *testing.T, i image, s *State, seat game.Seat, a Action, n int) {
	t.Helper()
	var r Rules
	m, b := i.of(t, s), i.action(s, a)
	if err := r.Check(&m, seat, b); err != nil {
		t.Errorf("%+v is legal, but not in mirror (%v): %v", a, i, err)
		return
	}
	plain := *s
	r.Apply(&plain, seat, a, game.NewDice(game.SeedFrom(3, n)), nil)
	r.Apply(&m, seat, b, game.NewDice(game.SeedFrom(3, n)), nil)
	if want := i.of(t, &plain); !alikeBut(m, want) {
		t.Errorf("turn %d, action %d, mirror %v, %+v:\n%s", s.Turn, n, i, a, unlike(&m, &want))
	}
}

// unlike tells in what two states differ: the first unit.
func unlike(a, b *State) string {
	for u := UnitNo(1); u <= a.Armies.Units(); u++ {
		if a.Units[u] != b.Units[u] {
			return a.unitID(u) + ": " + say(a.Units[u]) + " and " + say(b.Units[u])
		}
	}
	return "not the units"
}

func say(f Fighter) string { return fmt.Sprintf("%+v", f) }
