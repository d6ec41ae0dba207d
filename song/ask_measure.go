package song

import (
	"gonfalon/geom/plane"
	"gonfalon/geom/sketch"
)

// How far two things are apart.

func (k *asker) measure() any {
	from, to := k.measured(k.q.From, "from"), k.measured(k.q.To, "to")
	if k.Err != nil {
		return nil
	}
	return from.Gap(&to)
}

func (k *asker) measured(t *sketch.Thing, field string) (m sketch.Measured) {
	unit := func(id string) (plane.Poly, error) {
		u := k.lookUp.unit(id)
		if k.Err == nil {
			k.onTable(k.s, u)
		}
		return plane.Outline(k.s.pose(u), k.s.size(u)), k.Err
	}
	piece := func(i int) plane.Poly {
		p := &k.s.Field.Pieces[i]
		return plane.Outline(p.Pose, p.Size)
	}
	k.note(func() (err error) { m, err = t.On(unit, int(k.s.Field.Laid), piece, field); return err })
	return m
}
