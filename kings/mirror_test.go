package kings

import (
	"fmt"
	"testing"

	"gonfalon/game"
	"gonfalon/geom/plane"
)

// mirrored returns a state with left and right exchanged.
func mirrored(t testing.TB, s *State) State {
	t.Helper()
	m := *s
	for u := UnitNo(1); u <= s.Armies.Units(); u++ {
		f := &m.Units[u]
		if f.Condition == Reserve {
			continue
		}
		f.Pose.At.X = s.Width - f.Pose.At.X
		f.Pose.Facing = (18000 - f.Pose.Facing).Norm()
		if f.Target != NoUnit && (f.Face == plane.Left || f.Face == plane.Right) {
			f.Face = f.Face.Opposite()
		}
	}
	for i := range s.Terrain[:s.Pieces] {
		area := &s.Terrain[i].Area
		var corners []plane.Point
		for j := range area.Len() {
			c := area.Corner(area.Len() - 1 - j)
			corners = append(corners, plane.Point{X: s.Width - c.X, Y: c.Y})
		}
		p, err := plane.NewPoly(corners...)
		if err != nil {
			t.Fatal(err)
		}
		m.Terrain[i].Area = p
	}
	for i := range s.Token[:s.Tokens] {
		m.Token[i].At.X = s.Width - s.Token[i].At.X
	}
	return m
}

// reflected returns an action with left and right exchanged.
func (a Action) reflected(s *State) Action {
	switch a.Kind {
	case PlaceToken:
		a.Ahead[0] = s.Width - a.Ahead[0]
	case DeployUnit:
		a.Ahead[0] = s.Width - a.Ahead[0]
		a.Turn[0] = int16(norm(18000 - angle(a.Turn[0])))
	default:
		for i, t := range a.Turn {
			if t != 18000 { // half a turn is to the left, whichever way
				a.Turn[i] = -t
			}
		}
		if a.Kind == GiveOrder && Order(a.N) == Sidestep {
			for i := range a.Ahead {
				a.Ahead[i] = -a.Ahead[i]
			}
		}
		for i := range a.Paths {
			a.Paths[i].Turn = [2]int16{-a.Paths[i].Turn[0], -a.Paths[i].Turn[1]}
		}
	}
	return a
}

// alikeBut tells whether two states are the same, but that terrain may begin at another corner.
func alikeBut(a, b State) bool {
	a.Terrain, b.Terrain = [MaxPieces]Piece{}, [MaxPieces]Piece{}
	return a == b
}

// TestMirroredGamesAreMirrored carries out every action of random games in mirror image, with
// the same dice: it is legal there too, and what comes of it is the mirror image.
func TestMirroredGamesAreMirrored(t *testing.T) {
	var r Rules
	actions, charges := 0, 0
	eachGame(t, 6, func(before, after *State, seat game.Seat, a Action) {
		if a.Kind == PlacePiece {
			return // the pieces of the box have no mirror images
		}
		m := mirrored(t, before)
		b := a.reflected(before)
		if err := r.Check(&m, seat, b); err != nil {
			t.Errorf("%+v is legal, but not in mirror image: %v", a, err)
			return
		}
		dice := game.NewDice(game.SeedFrom(3, actions))
		plain := *before
		r.Apply(&plain, seat, a, dice, nil)
		dice = game.NewDice(game.SeedFrom(3, actions))
		r.Apply(&m, seat, b, dice, nil)
		if want := mirrored(t, &plain); !alikeBut(m, want) {
			t.Errorf("turn %d, action %d, %+v:\n%s", before.Turn, actions, a, unlike(&m, &want))
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
