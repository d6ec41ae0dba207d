package kings

// confidences are how sure the facts of a record are.
var confidences = []string{"confirmed-2e", "inferred"}

func (r *reader) tables() {
	r.read("formats.json", r.formats)
	r.read("rules.json", func(v *value) {
		readTable(v, "rules", "special rule", specialIDs[:], func(id int, v *value, t Texts) {
			r.c.Specials[id] = SpecialInfo{t}
		})
	})
	r.read("weapons.json", func(v *value) {
		v.field("confidence").oneOf(confidences...)
		readTable(v, "weapons", "weapon", weaponIDs[:], func(id int, v *value, t Texts) {
			w := WeaponInfo{Texts: t, Range: uint8(v.field("range").within(1, 72))}
			if v.has("no_move_penalty") {
				w.Steady = v.field("no_move_penalty").flag()
			}
			r.c.Weapons[id] = w
		})
	})
	r.read("spells.json", func(v *value) {
		v.skip("general")
		readTable(v, "spells", "spell", spellIDs[:], func(id int, v *value, t Texts) { r.c.Spells[id] = readSpell(v, t) })
	})
	r.read("artefacts.json", func(v *value) {
		v.skip("limits", "normal_ranged_attack")
		readTable(v, "artefacts", "artefact", artefactIDs[:], r.artefact)
	})
	r.read("scenarios.json", func(v *value) {
		v.skip("common")
		readTable(v, "scenarios", "scenario", scenarioIDs[:], func(id int, v *value, t Texts) {
			r.c.Scenarios[id] = ScenarioInfo{
				Texts: t, D6: uint8(v.field("d6").within(1, 6)),
				Setup: readNamed(v, "setup"), Victory: readNamed(v, "victory"),
			}
		})
	})
}

// readTable reads the records of a file into a table whose places are the constants of
// the package. Each constant has its record and each record its constant.
func readTable(v *value, key, what string, ids []string, put func(id int, v *value, t Texts)) {
	seen := make([]bool, len(ids))
	list := v.field(key)
	for _, record := range list.list() {
		t := readTexts(record, what)
		id := record.field("id").oneOf(ids...)
		if seen[id] {
			record.fail("stands twice")
		}
		seen[id] = true
		put(id, record, t)
		record.close()
	}
	for id := 1; id < len(ids); id++ {
		if !seen[id] {
			list.fail("the %s %q is missing", what, ids[id])
		}
	}
}

// readTexts reads what all records have.
func readTexts(v *value, what string) Texts {
	t := Texts{ID: v.field("id").str()}
	v.call("%s %q", what, t.ID)
	t.named = readNamed(v, "name")
	if v.has("effect_en") || v.has("effect_fr") {
		t.Effect = readNamed(v, "effect")
	}
	if v.has("confidence") {
		t.Confidence = confidences[v.field("confidence").oneOf(confidences...)]
	}
	if v.has("source") {
		t.Source = v.field("source").str()
	}
	v.skip("name_fr_source", "note")
	return t
}

// readNamed reads a text in both languages.
func readNamed(v *value, key string) named {
	return named{v.field(key + "_en").str(), v.field(key + "_fr").str()}
}

func readSpell(v *value, t Texts) SpellInfo {
	s := SpellInfo{
		Texts:   t,
		Range:   uint8(v.field("range").within(1, 72)),
		Target:  Target(v.field("target").oneOf(targetIDs[:]...)),
		Engaged: v.field("may_target_engaged").flag(),
		ToHit:   uint8(v.field("to_hit_fixed").within(2, 6)),
	}
	if v.has("piercing") {
		s.Piercing = uint8(v.field("piercing").within(1, 6))
	}
	v.skip("dice") // n, which the caster has
	return s
}

func (r *reader) artefact(id int, v *value, t Texts) {
	a := ArtefactInfo{Texts: t, Points: uint16(v.field("pts").within(1, 200)), InPlay: v.field("in_play").flag()}
	if v.has("restriction") {
		a.Bearer = Bearer(v.field("restriction").oneOf(bearerIDs[:]...))
	}
	if v.has("normal") {
		a.Normal = v.field("normal").flag()
	}
	a.effect, a.spelling = r.effect(v), spell(t.ID, t.named)
	r.c.Artefacts[id] = a
}

func (r *reader) formats(v *value) {
	v.field("confidence").oneOf(confidences...)
	heights, bases, formations := v.field("heights"), v.field("bases_mm"), v.field("formations")
	f := &r.c.Formats
	for t, id := range typeIDs {
		f.Heights[t] = uint8(heights.field(id).within(0, 9))
		f.Bases[t] = readBase(bases.field(id))
		if t >= int(WarEngine) {
			f.Formations[t][Single] = Formation{1, 1, 1}
			continue
		}
		of := formations.field(id)
		for s := Troop; s < sizes; s++ {
			if format := of.maybe(sizeIDs[s]); format != nil {
				f.Formations[t][s] = readFormation(format)
			}
		}
		of.close()
	}
	heights.close()
	bases.close()
	formations.close()
}

func readFormation(v *value) Formation {
	n := v.list()
	if len(n) != 3 {
		v.fail("must be models, files and ranks")
		return Formation{}
	}
	f := Formation{uint8(n[0].within(1, 60)), uint8(n[1].within(1, 10)), uint8(n[2].within(1, 10))}
	if f.Models != f.Files*f.Ranks {
		v.fail("%d models are not %d files of %d", f.Models, f.Files, f.Ranks)
	}
	return f
}

// readBase reads a base. The smallest there are is 20 mm, the largest 100.
func readBase(v *value) Base {
	w, d := v.pair(20, 100)
	return Base{uint8(w), uint8(d)}
}

// kin reads which units belong together. It comes after the armies.
func (r *reader) kin() {
	r.read("kin.json", func(v *value) {
		v.field("confidence").oneOf(confidences...)
		readTable(v, "kin", "kin", kinIDs[:], func(id int, v *value, t Texts) {
			r.c.Kin[id] = KinInfo{t}
			for _, name := range v.field("units").list() {
				if u, ok := r.c.unitAt(name.str()); ok {
					r.c.Units[u].Kin |= 1 << id
				} else {
					name.fail("there is no unit %q", name.text)
				}
			}
		})
	})
}
