package field

import "gonfalon/geom/plane"

// Covered returns a piece of terrain that hides more than half of a target from the Front Arrow
// of a tray that shoots at it, if one does: counted from 1, or 0. Each piece is judged alone.
//
// Carries out song.terrain.cover.
func (f *Field) Covered(n, target No) int8 {
	t := &f.Trays[target]
	eye := plane.Leader(f.Trays[n].Pose, f.Trays[n].Size)
	seen := plane.Outline(t.Pose, t.Size)
	far := plane.Distance(eye, t.At) + int(radius(t.Size))
	for i := range int(f.Laid) {
		if !f.lies(i, Cover, t.At, t.Size, int32(far)) {
			continue
		}
		p := f.Pieces[i].shape()
		if shadow := p.Outline.Shadow(eye, far); seen.AreaShare(&shadow).MoreThanHalf() {
			return int8(i + 1)
		}
	}
	return 0
}
