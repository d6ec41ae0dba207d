package field

import "gonfalon/geom/plane"

// A Preview is what a Charge comes to with one pivot, before any die is cast.
type Preview struct {
	Dash   Dash
	Need   uint8         // the least result of the die that reaches; 7 if none does
	Rests  [7]plane.Pose // where lesser results end, by result
	Places Places        // where it may lie against the target if it reaches
	Others [3]Set        // which other enemies it touches in each of those
	Hinder Pieces        // hindering pieces on its way
	Fort   [3]Pieces     // fortified pieces on its way or where it then lies
}

// Preview works out a Charge at a side of a target with one pivot, if that is legal. The distance
// is what is added to the die: Speed, and what else is.
//
// Carries out song.terrain.hindering-two-dice and fortified-no-charge-bonus as far as they are
// about where the tray comes.
func (f *Field) Preview(n, target No, turn plane.Angle, face plane.Side, distance int32, g Gait) (p Preview, r Refusal) {
	if p.Dash, r = f.Dash(n, target, turn, distance+6*Inch, g); !r.OK() {
		return p, r
	}
	p.Need = 1
	for die := int32(1); die <= 6 && !f.Comes(n, &p.Dash, distance+die*Inch, g); die++ {
		p.Rests[die] = f.Rest(n, &p.Dash, distance+die*Inch, g)
		p.Need++
	}
	p.Hinder = f.With(p.Dash.Over, Hindering&^g.Ignores)
	p.Places = f.Places(n, target, face)
	for i, place := range p.Places.At[:p.Places.N] {
		b := plane.NewBase(place.Pose, f.Trays[n].Size)
		p.Others[i] = f.touched(n, &b, target)
		p.Fort[i] = f.With(p.Dash.Over, Fortified&^g.Ignores) | f.standsIn(&b, Fortified&^g.Ignores)
	}
	return p, r
}
