package field

import "gonfalon/geom/plane"

// A Met tells what terrain a move meets. What a pivot sweeps over is not met.
type Met struct {
	Stood Pieces // stood in before, between or after its parts
	Swept Pieces // come over on the straight part, where it starts and ends included
}

// All returns what a move meets in one way or the other.
func (m Met) All() Pieces { return m.Stood | m.Swept }

// Meets tells what terrain a move of a tray meets.
//
// Carries out song.terrain.dangerous, rough, hindering-two-dice and fortified-no-charge-bonus as
// far as they are about where the tray comes.
func (f *Field) Meets(n No, m Move) Met {
	t := &f.Trays[n]
	b := plane.NewBase(t.Pose, t.Size)
	met := Met{Stood: f.standsIn(&b, ^Keywords(0))}
	if m.Length > 0 {
		b.Set(t.Pose.Turned(m.First), t.Size)
		v := m.Way.vector(b.Facing, m.Length)
		met.Swept = f.swept(&b, v, ^Keywords(0))
		b.Move(v)
	}
	if end := m.End(t.Pose); end != b.Pose {
		b.Set(end, t.Size)
	}
	met.Stood |= f.standsIn(&b, ^Keywords(0))
	return met
}

// Passed returns the enemies that the straight part of a move of a tray passes through.
func (f *Field) Passed(n No, m Move) (s Set) {
	b := plane.NewBase(f.Trays[n].Pose.Turned(m.First), f.Trays[n].Size)
	v := m.Way.vector(b.Facing, m.Length)
	for e := No(1); e <= f.Last; e++ {
		if f.Trays[e].Kind == Off || f.Friends(n, e) || f.afar(b.At, b.Size, e, m.Length) {
			continue
		}
		if o := f.Base(e); plane.Crosses(&b.Shape, v, &o.Shape) {
			s = s.With(e)
		}
	}
	return s
}

// Reach returns how far a tray can go straight, after a first pivot, before something stops it:
// an enemy, what is impassable, the edge of the table, rough ground. It may not be able to end
// everywhere on the way.
func (f *Field) Reach(n No, turn plane.Angle, w Way, allowance int32, g Gait) int32 {
	b := plane.NewBase(f.Trays[n].Pose.Turned(turn), f.Trays[n].Size)
	if turn.Norm() != 0 && !f.forbidsTurned(n, &b).OK() {
		return 0
	}
	far, _ := f.travel(&b, b.Facing, w, allowance, g)
	o := f.obstacles(n, &b, w.vector(b.Facing, far), Nobody, g)
	return min(far, o.at)
}

// Farthest returns the longest straight move after a first pivot that may end where it does,
// nothing for none.
func (f *Field) Farthest(n No, turn plane.Angle, w Way, allowance int32, g Gait) int32 {
	far := f.Reach(n, turn, w, allowance, g)
	r := resting{Field: f, n: n, start: plane.NewBase(f.Trays[n].Pose.Turned(turn), f.Trays[n].Size), way: w}
	far, _ = r.last(far)
	return max(far, 0)
}
