package battles

import (
	"slices"

	"gonfalon/content"
	"gonfalon/geom/hex"
)

// The die, the morale track and the unit reference cards.

// dice reads the faces of the die, and what they are called.
func (r *reader) dice(v *content.Value) {
	v.Skip("confidence")
	list := v.Field("faces")
	if n := len(list.List()); n != len(r.b.Faces) {
		list.Fail("%d faces, not %d", n, len(r.b.Faces))
		return
	}
	for i, f := range list.Parts {
		r.b.Faces[i] = Face(f.OneOf(faceNames[:]...))
	}
	for _, n := range v.Field("names").List() {
		f := n.Field("id").OneOf(faceNames[:]...)
		r.b.FaceNames[f] = naming(n, "face")
		n.Close()
	}
	for f, id := range faceNames {
		if r.b.FaceNames[f].ID == "" || !slices.Contains(r.b.Faces[:], Face(f)) {
			v.Fail("the symbol %q has no name or is on no face", id)
		}
	}
}

// track reads a side of the morale track.
func (r *reader) track(v *content.Value) {
	v.Skip("confidence")
	list := v.Field("spaces")
	if n := len(list.List()); n != lastSpace {
		list.Fail("%d spaces, not %d", n, lastSpace)
		return
	}
	t := &r.b.Track
	for i, s := range list.Parts {
		if n := s.Field("n").Within(0, 99); n != i+1 {
			s.Fail("space %d where %d should follow", n, i+1)
		}
		s.Call("space %d", i+1)
		zone := MoraleZone(s.Field("zone").OneOf(zoneNames[:]...))
		if zone < t.Zone[i] {
			s.Fail("a zone that is better than that of the space before")
		}
		t.Zone[i+1] = zone
		if flag(s, "break") {
			if zone == Grey || t.Break[zone] != 0 {
				s.Fail("a second break of its zone, or one among the grey spaces")
			}
			t.Break[zone] = int8(i + 1)
		}
		s.Close()
	}
}

// units reads the unit reference cards and the keywords.
func (r *reader) units(v *content.Value) {
	for _, k := range v.Field("keywords").List() {
		n := k.Field("id").OneOf(keywordNames[:]...)
		r.b.Keywords[n] = KeywordInfo{Naming: naming(k, "keyword"), Words: k.Both("text")}
		k.Close()
	}
	for k := Advance; k < keywords; k++ {
		if r.b.Keywords[k].ID == "" {
			v.Field("keywords").Fail("the keyword %q is missing", keywordNames[k])
		}
	}
	list := v.Field("units")
	if n := len(list.List()); n != UnitTypes {
		list.Fail("%d units, not %d", n, UnitTypes)
		return
	}
	for i, u := range list.Parts {
		info := r.unit(u)
		if r.b.unitType(info.ID) != 0 {
			u.Fail("stands twice")
		}
		r.b.Units[i+1] = info
	}
}

func (r *reader) unit(v *content.Value) UnitInfo {
	u := UnitInfo{Naming: naming(v, "unit")}
	u.House = House(v.Field("house").OneOf(houseNames[:]...))
	u.Class = Class(v.Field("class").OneOf(classNames[:]...))
	u.Strength = uint8(v.Field("strength").Within(1, 9))
	u.Figures = uint8(v.Field("figures").Within(1, 99))
	u.Reach = uint8(v.Field("range").Within(1, 9))
	u.NoValour = flag(v, "no_valour")
	for _, k := range v.Field("keywords").List() {
		u.readKeyword(k)
	}
	table := v.Field("table")
	for rank, name := range rankNames {
		row := table.Field(name)
		o := OrderRow{
			Attack: uint8(row.Field("attack").Within(0, hex.MaxBudget)),
			Move:   uint8(row.Field("move").Within(0, hex.MaxBudget)),
			Dice:   uint8(row.Field("dice").Within(1, 8)),
		}
		if o.Move < o.Attack {
			row.Fail("a unit that does not attack moves no less far")
		}
		row.Close()
		u.Table[rank] = o
	}
	table.Close()
	v.Close()
	return u
}

func (u *UnitInfo) readKeyword(v *content.Value) {
	k := Keyword(v.Field("keyword").OneOf(keywordNames[:]...))
	u.Keywords |= 1 << k
	switch k {
	case Pursue:
		u.Pursue = uint8(v.Field("value").Within(1, 9))
	case Endurance, Cover:
		v.Fail("no unit has it on its card")
	}
	v.Close()
}

// unitType finds a unit by its id; 0 is none.
func (b *Box) unitType(id string) UnitType {
	for t := range b.Units {
		if b.Units[t].ID == id && id != "" {
			return UnitType(t)
		}
	}
	return 0
}

// readType reads the id of a unit.
func (b *Box) readType(v *content.Value) UnitType {
	t := b.unitType(v.Str())
	if t == 0 {
		v.FailBoth("there is no unit %q", "il n'y a pas d'unité %q", v.Text)
	}
	return t
}
