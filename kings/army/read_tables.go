package army

import (
	"gonfalon/content"
	"gonfalon/content/paper"
)

// Confidences are how sure the facts of a record are.
var Confidences = []string{"confirmed-2e", "inferred"}

func (r *reader) tables() {
	r.JSON("formats.json", r.formats)
	r.JSON("rules.json", func(v *content.Value) {
		ReadTable(v, "rules", "special rule", SpecialIDs[:], func(id int, v *content.Value, t Texts) {
			r.c.Specials[id] = SpecialInfo{t}
		})
	})
	r.JSON("weapons.json", func(v *content.Value) {
		v.Field("confidence").OneOf(Confidences...)
		ReadTable(v, "weapons", "weapon", weaponIDs[:], func(id int, v *content.Value, t Texts) {
			w := WeaponInfo{Texts: t, Range: uint8(v.Field("range").Within(1, 72))}
			if v.Has("no_move_penalty") {
				w.Steady = v.Field("no_move_penalty").Flag()
			}
			r.c.Weapons[id] = w
		})
	})
	r.JSON("spells.json", func(v *content.Value) {
		v.Skip("general")
		ReadTable(v, "spells", "spell", SpellIDs[:], func(id int, v *content.Value, t Texts) { r.c.Spells[id] = readSpell(v, t) })
	})
	r.JSON("artefacts.json", func(v *content.Value) {
		v.Skip("limits", "normal_ranged_attack")
		ReadTable(v, "artefacts", "artefact", ArtefactIDs[:], r.artefact)
	})
}

// ReadTable reads the records of a file into a table whose places are the constants of
// the package. Each constant has its record and each record its constant.
func ReadTable(v *content.Value, key, what string, ids []string, put func(id int, v *content.Value, t Texts)) {
	seen := make([]bool, len(ids))
	list := v.Field(key)
	for _, record := range list.List() {
		t := readTexts(record, what)
		id := record.Field("id").OneOf(ids...)
		if seen[id] {
			record.Fail("stands twice")
		}
		seen[id] = true
		put(id, record, t)
		record.Close()
	}
	for id := 1; id < len(ids); id++ {
		if !seen[id] {
			list.Fail("the %s %q is missing", what, ids[id])
		}
	}
}

// readTexts reads what all records have.
func readTexts(v *content.Value, what string) Texts {
	t := Texts{ID: v.Field("id").Str()}
	v.Call("%s %q", what, t.ID)
	t.Text = v.Both("name")
	if v.Has("effect_en") || v.Has("effect_fr") {
		t.Effect = v.Both("effect")
	}
	if v.Has("confidence") {
		t.Confidence = Confidences[v.Field("confidence").OneOf(Confidences...)]
	}
	if v.Has("source") {
		t.Source = v.Field("source").Str()
	}
	v.Skip("name_fr_source", "note")
	return t
}

func readSpell(v *content.Value, t Texts) SpellInfo {
	s := SpellInfo{
		Texts:   t,
		Range:   uint8(v.Field("range").Within(1, 72)),
		Target:  Target(v.Field("target").OneOf(targetIDs[:]...)),
		Engaged: v.Field("may_target_engaged").Flag(),
		ToHit:   uint8(v.Field("to_hit_fixed").Within(2, 6)),
	}
	if v.Has("piercing") {
		s.Piercing = uint8(v.Field("piercing").Within(1, 6))
	}
	v.Skip("dice") // n, which the caster has
	return s
}

func (r *reader) artefact(id int, v *content.Value, t Texts) {
	a := ArtefactInfo{Texts: t, Points: uint16(v.Field("pts").Within(1, 200)), InPlay: v.Field("in_play").Flag()}
	if v.Has("restriction") {
		a.Bearer = Bearer(v.Field("restriction").OneOf(bearerIDs[:]...))
	}
	if v.Has("normal") {
		a.Normal = v.Field("normal").Flag()
	}
	a.effect, a.spelling = r.effect(v), paper.Spell(t.ID, t.Text)
	r.c.Artefacts[id] = a
}

func (r *reader) formats(v *content.Value) {
	v.Field("confidence").OneOf(Confidences...)
	heights, bases, formations := v.Field("heights"), v.Field("bases_mm"), v.Field("formations")
	f := &r.c.Formats
	for t, id := range TypeIDs {
		f.Heights[t] = uint8(heights.Field(id).Within(0, 9))
		f.Bases[t] = readBase(bases.Field(id))
		if t >= int(WarEngine) {
			f.Formations[t][Single] = Formation{1, 1, 1}
			continue
		}
		of := formations.Field(id)
		for s := Troop; s < sizes; s++ {
			if format := of.Maybe(SizeIDs[s]); format != nil {
				f.Formations[t][s] = readFormation(format)
			}
		}
		of.Close()
	}
	heights.Close()
	bases.Close()
	formations.Close()
}

func readFormation(v *content.Value) Formation {
	n := v.List()
	if len(n) != 3 {
		v.Fail("must be models, files and ranks")
		return Formation{}
	}
	f := Formation{uint8(n[0].Within(1, 60)), uint8(n[1].Within(1, 10)), uint8(n[2].Within(1, 10))}
	if f.Models != f.Files*f.Ranks {
		v.Fail("%d models are not %d files of %d", f.Models, f.Files, f.Ranks)
	}
	return f
}

// readBase reads a base. The smallest there are is 20 mm, the largest 100.
func readBase(v *content.Value) Base {
	w, d := v.Pair(20, 100)
	return Base{uint8(w), uint8(d)}
}

// kin reads which units belong together. It comes after the armies.
func (r *reader) kin() {
	r.JSON("kin.json", func(v *content.Value) {
		v.Field("confidence").OneOf(Confidences...)
		ReadTable(v, "kin", "kin", kinIDs[:], func(id int, v *content.Value, t Texts) {
			r.c.Kin[id] = KinInfo{t}
			for _, name := range v.Field("units").List() {
				if u, ok := r.c.UnitAt(name.Str()); ok {
					r.c.Units[u].Kin |= 1 << id
				} else {
					name.Fail("there is no unit %q", name.Text)
				}
			}
		})
	})
}
