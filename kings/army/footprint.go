package army

import "gonfalon/geom/plane"

// A Base is what one model stands on, in millimetres.
type Base struct {
	Width, Depth uint8
}

// A Formation is how many models a unit has and how they stand.
type Formation struct {
	Models, Files, Ranks uint8
}

// Formats are what is usual for a type of unit; a profile may say otherwise. A size that
// a type does not come in has no models.
type Formats struct {
	Heights    [types]uint8
	Bases      [types]Base
	Formations [types][sizes]Formation
}

// Width is the frontage of the unit: files by the width of a base.
// Carries out kings.base.footprint-files-by-ranks.
func (p *Profile) Width() int32 { return int32(p.Files) * int32(p.Base.Width) * plane.Millimetre }

// Depth is how deep the unit is: ranks by the depth of a base.
func (p *Profile) Depth() int32 { return int32(p.Ranks) * int32(p.Base.Depth) * plane.Millimetre }

// FireFront is the part of the front edge from whose ends the arc for choosing a target
// starts: all of it, but 50 mm in the middle for a War Engine that is wider.
// Carries out kings.war-engine.wide-base-50mm-fire-arc.
func (p *Profile) FireFront() int32 {
	if p.Type == WarEngine {
		return min(p.Width(), 50*plane.Millimetre)
	}
	return p.Width()
}

// become gives a unit another type, with the height and base of that type.
// Carries out kings.unit.hero-mount-changes-type.
func (p *Profile) become(t Type, f *Formats) {
	p.Type, p.Height, p.Base = t, f.Heights[t], f.Bases[t]
}
