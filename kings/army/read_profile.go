package army

import (
	"slices"

	"gonfalon/content"
	"gonfalon/geom/plane"
)

// profiles reads the sizes of a unit.
func (r *reader) profiles(v *content.Value, u *Unit) {
	common := Profile{
		Unit: UnitID(len(r.c.Units) - 1), Army: u.Army, Type: u.Type, Hero: u.Hero, Irregular: u.Irregular, Legend: u.Legend,
		Base: readBase(v.Field("base_mm")), Height: uint8(v.Field("height").Within(0, 9)),
	}
	own := effect{height: noHeight}
	if s := v.Maybe("spells"); s != nil {
		own.spells = r.spells(s)
	}
	if w := v.Maybe("weapons"); w != nil {
		for _, weapon := range w.List() {
			own.weapons = append(own.weapons, r.weapon(weapon))
		}
	}
	special := r.grants(v.Field("special"))
	list := v.Field("sizes")
	for _, s := range list.List() {
		p := common
		r.size(s, u, &p)
		own.grants = special
		if s.Has("special") {
			own.grants = r.grants(s.Field("special"))
		}
		s.Skip("note", "cok2019")
		s.Close()
		own.apply(&p, &r.c.Formats)
		p.settle(&r.c.Armies[u.Army])
		if p.special[BreathAttack] == 0 && slices.ContainsFunc(own.grants, func(g grant) bool { return g.special == BreathAttack }) {
			s.Fail("has a Breath Attack of no dice")
		}
		if w := p.Weapons[0]; w.Kind != 0 && w.Shooting == 0 && p.Shooting == 0 {
			s.Fail("has a missile weapon and Shooting -")
		}
		if _, twice := u.profile(p.Size); twice {
			s.Fail("stands twice")
		}
		u.Profiles = append(u.Profiles, p)
	}
	if len(u.Profiles) == 0 {
		list.Fail("has no size")
	}
	if n := len(own.weapons) + u.weaponsOfOptions(); n > MaxWeapons-1 {
		v.Fail("may have %d missile weapons, more than %d", n, MaxWeapons-1)
	}
}

// size reads one size of a unit. Where it has another number of models than is usual for
// its type, the profile wins and says how they stand.
// Carries out kings.unit.models-from-profile.
func (r *reader) size(v *content.Value, u *Unit, p *Profile) {
	p.Size = Size(v.Field("size").OneOf(SizeIDs[:]...))
	v.Call("size %q", SizeIDs[p.Size])
	if (p.Size == Single) != (u.Hero || u.Type == Monster || u.Type == WarEngine) {
		v.Fail("a Hero, Monster or War Engine is a single model, and nothing else is")
	}
	usual := r.c.Formats.Formations[u.Type][p.Size]
	if u.Hero {
		usual = Formation{1, 1, 1}
	}
	if usual.Models == 0 {
		v.Fail("units of type %s do not come in this size", TypeIDs[u.Type])
	}
	p.Models, p.Files, p.Ranks = uint8(v.Field("models").Within(1, 60)), usual.Files, usual.Ranks
	if f := v.Maybe("formation"); f != nil {
		files, ranks := f.Pair(1, 10)
		p.Files, p.Ranks = uint8(files), uint8(ranks)
	}
	if int(p.Models) != int(p.Files)*int(p.Ranks) {
		v.Fail("%d models are not %d files of %d", p.Models, p.Files, p.Ranks)
	}
	foot := v.Field("footprint_mm")
	if w, d := foot.Pair(20, 400); int32(w)*plane.Millimetre != p.Width() || int32(d)*plane.Millimetre != p.Depth() {
		foot.Fail("is %d by %d mm, but %d files and %d ranks of bases make %d by %d", w, d, p.Files, p.Ranks, p.Width()/plane.Millimetre, p.Depth()/plane.Millimetre)
	}
	r.stats(v, p)
}

// stats reads the numbers of a profile. A score that is null is a dash.
func (r *reader) stats(v *content.Value, p *Profile) {
	for s, at := range [...]*uint8{statSpeed: &p.Speed, statMelee: &p.Melee, statShooting: &p.Shooting, statDefence: &p.Defence} {
		if field := v.Field(statIDs[s]); field.Kind != content.Null || stat(s) == statSpeed || stat(s) == statDefence {
			*at = uint8(field.Within(statBounds[s][0], statBounds[s][1]))
		}
	}
	p.Attacks = readAmount(v.Field("att"))
	nerve := v.Field("ne")
	if parts := nerve.List(); len(parts) != 2 {
		nerve.Fail("must be two numbers: Waver and Rout")
	} else {
		if parts[0].Kind != content.Null {
			p.Waver = uint8(parts[0].Within(1, 40))
		}
		p.Rout = uint8(parts[1].Within(1, 40))
		if p.Waver > p.Rout {
			nerve.Fail("wavers at %d, after it routs at %d", p.Waver, p.Rout)
		}
	}
	p.Points = uint16(v.Field("pts").Within(1, 1000))
}

// weaponsOfOptions returns how many missile weapons the options of a unit can give.
func (u *Unit) weaponsOfOptions() int {
	n := 0
	most := make([]int, len(u.Groups))
	for _, o := range u.Options {
		switch {
		case o.Group < 0 || u.Groups[o.Group].Max != 1:
			n += len(o.effect.weapons)
		default:
			most[o.Group] = max(most[o.Group], len(o.effect.weapons))
		}
	}
	for _, m := range most {
		n += m
	}
	return n
}
