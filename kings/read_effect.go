package kings

import "strings"

// effect reads what an option or an artefact does: grants, set, spells and weapons.
func (r *reader) effect(v *value) effect {
	e := effect{height: noHeight}
	if g := v.maybe("grants"); g != nil {
		e.grants = r.grants(g)
	}
	if s := v.maybe("set"); s != nil {
		r.set(s, &e)
	}
	if s := v.maybe("spells"); s != nil {
		e.spells = r.spells(s)
	}
	if w := v.maybe("weapons"); w != nil {
		for _, weapon := range w.list() {
			e.weapons = append(e.weapons, r.weapon(weapon))
		}
	}
	return e
}

// grants reads special rules with their numbers.
func (r *reader) grants(v *value) []grant {
	var all []grant
	for _, g := range v.list() {
		one := grant{special: Special(g.field("rule").oneOf(specialIDs[:]...)), n: 1}
		g.call("special rule %q", specialIDs[one.special])
		if g.has("n") {
			readN(g.field("n"), &one)
		} else if takesNumber(one.special) {
			g.fail("has no field %q", "n")
		}
		if g.has("scope") {
			one.scope = 1 << g.field("scope").oneOf(scopeIDs[:]...)
		}
		if only := g.maybe("only"); only != nil {
			one.only = Kin(only.oneOf(kinIDs[:]...))
			if one.special != Inspiring && one.special != VeryInspiring {
				only.fail("is only for Inspiring and Very Inspiring")
			}
		}
		g.skip("note")
		g.close()
		all = append(all, one)
	}
	return all
}

// takesNumber tells whether the name of a special rule ends in brackets.
func takesNumber(s Special) bool {
	switch s {
	case BreathAttack, ThunderousCharge, Lifeleech, Blast, CrushingStrength, Piercing, Regeneration, Rallying:
		return true
	}
	return false
}

// readN reads the number of a special rule: "Att" for Breath Attack, an amount for Blast,
// a number else; "+1" and "-1" are relative.
func readN(v *value, g *grant) {
	text := v.text
	switch {
	case !takesNumber(g.special):
		v.fail("is not for this rule")
	case g.special == BreathAttack && text == "Att":
		g.n = allAttacks
	case g.special == Blast:
		g.blast = readAmount(v)
	case v.kind == isString && (strings.HasPrefix(text, "+") || strings.HasPrefix(text, "-")):
		g.n, g.relative = int8(v.number(text, -3, 3)), true
	case g.special == Regeneration:
		g.n = int8(v.within(2, 6))
	default:
		g.n = int8(v.within(1, 40))
	}
}

// readAmount reads 4, "D3" or "D6+4".
func readAmount(v *value) Amount {
	if v.kind == isNumber {
		return Amount{Plus: uint8(v.within(0, 100))}
	}
	die, plus, more := strings.Cut(v.str(), "+")
	a := Amount{}
	switch die {
	case "D3":
		a.Die = 3
	case "D6":
		a.Die = 6
	default:
		v.fail("is %q, neither a number nor D3 or D6 and a number", v.text)
	}
	if more {
		a.Plus = uint8(v.number(plus, 1, 100))
	}
	return a
}

// set reads changes of the profile.
func (r *reader) set(v *value, e *effect) {
	if t := v.maybe("type"); t != nil {
		id, hero := strings.CutPrefix(t.str(), "Hero/")
		if !hero {
			t.fail("is %q: only Heroes change their type, to Hero/Cav and the like", t.text)
		}
		e.mount = true
		for i, name := range typeIDs {
			if name == id {
				e.newType = Type(i)
			}
		}
		if typeIDs[e.newType] != id {
			t.fail("is %q, which is no type", t.text)
		}
	}
	if h := v.maybe("height"); h != nil {
		e.height = int8(h.within(0, 9))
	}
	if b := v.maybe("base_mm"); b != nil {
		e.base = readBase(b)
	}
	if n := v.maybe("ne"); n != nil {
		waver, rout := n.pair(1, 40)
		e.nerve = [2]uint8{uint8(waver), uint8(rout)}
	}
	for s, id := range statIDs {
		c := v.maybe(id)
		if c == nil {
			continue
		}
		change := statChange{stat: stat(s), relative: c.kind == isString}
		if change.relative {
			change.value = int16(c.number(c.str(), -5, 5))
		} else {
			change.value = int16(c.within(statBounds[s][0], statBounds[s][1]))
		}
		e.stats = append(e.stats, change)
	}
	v.close()
}

func (r *reader) spells(v *value) []spellGrant {
	var all []spellGrant
	for _, s := range v.list() {
		one := spellGrant{spell: Spell(s.field("spell").oneOf(spellIDs[:]...))}
		s.call("spell %q", spellIDs[one.spell])
		n := s.field("n")
		one.relative = n.kind == isString
		if one.relative {
			one.n = uint8(n.number(n.text, 1, 10))
		} else {
			one.n = uint8(n.within(1, 20))
		}
		if only := s.maybe("only"); only != nil {
			one.only = Kin(only.oneOf(kinIDs[:]...))
		}
		s.close()
		all = append(all, one)
	}
	return all
}

func (r *reader) weapon(v *value) Weapon {
	w := Weapon{Kind: WeaponKind(v.field("weapon").oneOf(weaponIDs[:]...))}
	v.call("weapon %q", weaponIDs[w.Kind])
	w.Range = uint8(v.field("range").within(1, 72))
	w.Steady = r.c.Weapons[w.Kind].Steady
	for _, part := range [...]struct {
		key string
		at  *uint8
	}{{"piercing", &w.Piercing}, {"ra", &w.Shooting}, {"att", &w.Attacks}} {
		if n := v.maybe(part.key); n != nil {
			*part.at = uint8(n.within(1, 20))
		}
	}
	if b := v.maybe("blast"); b != nil {
		w.Blast = readAmount(b)
	}
	if f := v.maybe("fixed"); f != nil {
		w.Fixed = f.flag()
	}
	if n := v.maybe("normal"); n != nil {
		w.Odd = !n.flag()
	}
	if rules := v.maybe("rules"); rules != nil {
		for _, rule := range rules.list() {
			switch Special(rule.oneOf(specialIDs[:]...)) {
			case Reload:
				w.Reload = true
			case IndirectFire:
				w.Indirect = true
			case Vicious:
				w.Vicious = true
			default:
				rule.fail("is no rule of a weapon: reload, indirect_fire or vicious")
			}
		}
	}
	v.close()
	return w
}
