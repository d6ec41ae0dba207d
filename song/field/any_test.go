package field

import (
	"fmt"
	"testing"

	"gonfalon/geom/plane"

	"pgregory.net/rapid"
)

// anyField draws a table with trays of two teams that do not overlap, some of them against each
// other, and with terrain.
func anyField(t *rapid.T) *Field {
	f := &Field{Width: inches(300), Depth: inches(300)}
	forms := []string{"infantry", "infantry", "cavalry", "solo_small", "solo_large"}
	for range rapid.IntRange(2, 12).Draw(t, "trays") {
		z := size(rapid.SampledFrom(forms).Draw(t, "form"))
		tray := Tray{anyPose(t, f), z, rapid.Uint8Range(0, 1).Draw(t, "team"), Unit}
		if f.Last > 0 && rapid.IntRange(0, 4).Draw(t, "flush") < 3 {
			other := f.Base(1 + No(rapid.IntRange(0, int(f.Last)-1).Draw(t, "against")))
			side, own := plane.Side(rapid.IntRange(0, 3).Draw(t, "side")), plane.Side(rapid.IntRange(0, 3).Draw(t, "own"))
			b := plane.Berth{Target: &other, Side: side, Size: z, Own: own}
			along := (edgeOf(other.Size, side) - edgeOf(z, own)) / 2 // in line at one end, or the other
			tray.Pose = b.At(rapid.SampledFrom([]int{int(along), -int(along), 0, 2500, -2500, 4321}).Draw(t, "along"))
		}
		b := plane.NewBase(tray.Pose, tray.Size)
		if f.roomy(&b) && f.onTable(&b) {
			f.Last++
			f.Trays[f.Last] = tray
		}
	}
	for range rapid.IntRange(0, 4).Draw(t, "pieces") {
		p := standard().Templates[rapid.IntRange(0, len(standard().Templates)-1).Draw(t, "piece")].Lay(anyPose(t, f))
		b := plane.NewBase(p.Pose, p.Size)
		if p.Keywords&Impassable == 0 || f.roomy(&b) {
			f.Pieces[f.Laid] = p
			f.Laid++
		}
	}
	return f
}

// roomy tells whether a base overlaps no tray and nothing impassable.
func (f *Field) roomy(b *plane.Base) bool {
	for m := No(1); m <= f.Last; m++ {
		if f.Trays[m].Kind != Off && f.overlaps(b, m) {
			return false
		}
	}
	return f.standsIn(b, Impassable) == 0
}

func anyPose(t *rapid.T, f *Field) plane.Pose {
	x, y := rapid.Int32Range(0, f.Width/500).Draw(t, "x")*500, rapid.Int32Range(0, f.Depth/500).Draw(t, "y")*500
	return plane.Pose{At: plane.Point{X: x, Y: y}, Facing: anyTurn(t)}
}

func anyTurn(t *rapid.T) plane.Angle {
	if rapid.Bool().Draw(t, "upright") {
		return plane.Angle(rapid.IntRange(0, 7).Draw(t, "eighth")) * 4500
	}
	return plane.Angle(rapid.IntRange(0, 35999).Draw(t, "angle"))
}

// anyMove draws a move of a kind, legal or not.
func anyMove(t *rapid.T, a Action) Move {
	m := Move{Length: rapid.Int32Range(0, 90).Draw(t, "length") * Inch / 10}
	if a == Retreat || a == Shift {
		m.Way = Way(rapid.IntRange(0, 3).Draw(t, "way"))
	}
	if a == Manoeuvre || a == Pivot {
		m.First = anyTurn(t)
	}
	if a != Shift && rapid.Bool().Draw(t, "turns") {
		m.Last = anyTurn(t)
	}
	if a == Pivot {
		m.Length = 0
	}
	return m
}

// anyTwo draws two trays that are enemies, if there are.
func anyTwo(t *rapid.T, f *Field) (n, m No) {
	n = 1 + No(rapid.IntRange(0, int(f.Last)-1).Draw(t, "tray"))
	for i := range int(f.Last) {
		m = 1 + (n-1+1+No(i))%f.Last
		if !f.Friends(n, m) {
			return n, m
		}
	}
	return n, Nobody
}

// mirrored returns the field in a mirror, left and right exchanged.
func (f *Field) mirrored() *Field {
	m := *f
	for i := range m.Trays {
		m.Trays[i].Pose = f.mirror(f.Trays[i].Pose)
	}
	for i := range m.Pieces {
		m.Pieces[i].Pose = f.mirror(f.Pieces[i].Pose)
	}
	return &m
}

func (f *Field) mirror(p plane.Pose) plane.Pose {
	return plane.Pose{At: plane.Point{X: f.Width - p.At.X, Y: p.At.Y}, Facing: (2*quarter - p.Facing).Norm()}
}

// mirrored returns a move as it is seen in a mirror.
func (m Move) mirrored() Move {
	m.First, m.Last = -m.First, -m.Last
	if m.Way == Leftward || m.Way == Rightward {
		m.Way = Leftward + Rightward - m.Way
	}
	return m
}

func (f Faces) mirrored() Faces {
	m := f &^ (Of(plane.Left) | Of(plane.Right))
	if f.Has(plane.Left) {
		m |= Of(plane.Right)
	}
	if f.Has(plane.Right) {
		m |= Of(plane.Left)
	}
	return m
}

// say writes a field so that a failing test can be understood.
func (f *Field) say() string {
	s := ""
	for n := No(1); n <= f.Last; n++ {
		s += fmt.Sprintf("\n%d: team %d %v %v", n, f.Trays[n].Team, f.Trays[n].Pose, f.Trays[n].Size)
	}
	for _, p := range f.Pieces[:f.Laid] {
		s += fmt.Sprintf("\n%v %v %b", p.Pose, p.Size, p.Keywords)
	}
	return s
}

// A tally counts what a property test has seen, so that it does not pass for want of cases.
type tally map[string]int

func (c tally) enough(t *testing.T, least int, what ...string) {
	t.Helper()
	for _, w := range what {
		if c[w] < least && !testing.Short() {
			t.Errorf("only %d %s", c[w], w)
		}
	}
}

// check checks a property on some thousands of draws.
func check(t *testing.T, property func(*rapid.T)) {
	t.Helper()
	rounds := 100
	if testing.Short() {
		rounds = 15
	}
	for range rounds {
		if rapid.Check(t, property); t.Failed() {
			return
		}
	}
}
