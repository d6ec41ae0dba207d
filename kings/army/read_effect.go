package army

import (
	"strings"

	"gonfalon/content"
)

// effect reads what an option or an artefact does: grants, set, spells and weapons.
func (r *reader) effect(v *content.Value) effect {
	e := effect{height: noHeight}
	if g := v.Maybe("grants"); g != nil {
		e.grants = r.grants(g)
	}
	if s := v.Maybe("set"); s != nil {
		r.set(s, &e)
	}
	if s := v.Maybe("spells"); s != nil {
		e.spells = r.spells(s)
	}
	if w := v.Maybe("weapons"); w != nil {
		for _, weapon := range w.List() {
			e.weapons = append(e.weapons, r.weapon(weapon))
		}
	}
	return e
}

// grants reads special rules with their numbers.
func (r *reader) grants(v *content.Value) []grant {
	var all []grant
	for _, g := range v.List() {
		one := grant{special: Special(g.Field("rule").OneOf(SpecialIDs[:]...)), n: 1}
		g.Call("special rule %q", SpecialIDs[one.special])
		if g.Has("n") {
			readN(g.Field("n"), &one)
		} else if takesNumber(one.special) {
			g.Fail("has no field %q", "n")
		}
		if g.Has("scope") {
			one.scope = 1 << g.Field("scope").OneOf(scopeIDs[:]...)
		}
		if only := g.Maybe("only"); only != nil {
			one.only = Kin(only.OneOf(kinIDs[:]...))
			if one.special != Inspiring && one.special != VeryInspiring {
				only.Fail("is only for Inspiring and Very Inspiring")
			}
		}
		g.Skip("note")
		g.Close()
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
func readN(v *content.Value, g *grant) {
	text := v.Text
	switch {
	case !takesNumber(g.special):
		v.Fail("is not for this rule")
	case g.special == BreathAttack && text == "Att":
		g.n = allAttacks
	case g.special == Blast:
		g.blast = readAmount(v)
	case v.Kind == content.String && (strings.HasPrefix(text, "+") || strings.HasPrefix(text, "-")):
		g.n, g.relative = int8(v.Number(text, -3, 3)), true
	case g.special == Regeneration:
		g.n = int8(v.Within(2, 6))
	default:
		g.n = int8(v.Within(1, 40))
	}
}

// readAmount reads 4, "D3" or "D6+4".
func readAmount(v *content.Value) Amount {
	if v.Kind == content.Number {
		return Amount{Plus: uint8(v.Within(0, 100))}
	}
	die, plus, more := strings.Cut(v.Str(), "+")
	a := Amount{}
	switch die {
	case "D3":
		a.Die = 3
	case "D6":
		a.Die = 6
	default:
		v.Fail("is %q, neither a number nor D3 or D6 and a number", v.Text)
	}
	if more {
		a.Plus = uint8(v.Number(plus, 1, 100))
	}
	return a
}

// set reads changes of the profile.
func (r *reader) set(v *content.Value, e *effect) {
	if t := v.Maybe("type"); t != nil {
		id, hero := strings.CutPrefix(t.Str(), "Hero/")
		if !hero {
			t.Fail("is %q: only Heroes change their type, to Hero/Cav and the like", t.Text)
		}
		e.mount = true
		for i, name := range TypeIDs {
			if name == id {
				e.newType = Type(i)
			}
		}
		if TypeIDs[e.newType] != id {
			t.Fail("is %q, which is no type", t.Text)
		}
	}
	if h := v.Maybe("height"); h != nil {
		e.height = int8(h.Within(0, 9))
	}
	if b := v.Maybe("base_mm"); b != nil {
		e.base = readBase(b)
	}
	if n := v.Maybe("ne"); n != nil {
		waver, rout := n.Pair(1, 40)
		e.nerve = [2]uint8{uint8(waver), uint8(rout)}
	}
	for s, id := range statIDs {
		c := v.Maybe(id)
		if c == nil {
			continue
		}
		change := statChange{stat: stat(s), relative: c.Kind == content.String}
		if change.relative {
			change.value = int16(c.Number(c.Str(), -5, 5))
		} else {
			change.value = int16(c.Within(statBounds[s][0], statBounds[s][1]))
		}
		e.stats = append(e.stats, change)
	}
	v.Close()
}

func (r *reader) spells(v *content.Value) []spellGrant {
	var all []spellGrant
	for _, s := range v.List() {
		one := spellGrant{spell: Spell(s.Field("spell").OneOf(SpellIDs[:]...))}
		s.Call("spell %q", SpellIDs[one.spell])
		n := s.Field("n")
		one.relative = n.Kind == content.String
		if one.relative {
			one.n = uint8(n.Number(n.Text, 1, 10))
		} else {
			one.n = uint8(n.Within(1, 20))
		}
		if only := s.Maybe("only"); only != nil {
			one.only = Kin(only.OneOf(kinIDs[:]...))
		}
		s.Close()
		all = append(all, one)
	}
	return all
}

func (r *reader) weapon(v *content.Value) Weapon {
	w := Weapon{Kind: WeaponKind(v.Field("weapon").OneOf(weaponIDs[:]...))}
	v.Call("weapon %q", weaponIDs[w.Kind])
	w.Range = uint8(v.Field("range").Within(1, 72))
	w.Steady = r.c.Weapons[w.Kind].Steady
	for _, part := range [...]struct {
		key string
		at  *uint8
	}{{"piercing", &w.Piercing}, {"ra", &w.Shooting}, {"att", &w.Attacks}} {
		if n := v.Maybe(part.key); n != nil {
			*part.at = uint8(n.Within(1, 20))
		}
	}
	if b := v.Maybe("blast"); b != nil {
		w.Blast = readAmount(b)
	}
	if f := v.Maybe("fixed"); f != nil {
		w.Fixed = f.Flag()
	}
	if n := v.Maybe("normal"); n != nil {
		w.Odd = !n.Flag()
	}
	if rules := v.Maybe("rules"); rules != nil {
		for _, rule := range rules.List() {
			switch Special(rule.OneOf(SpecialIDs[:]...)) {
			case Reload:
				w.Reload = true
			case IndirectFire:
				w.Indirect = true
			case Vicious:
				w.Vicious = true
			default:
				rule.Fail("is no rule of a weapon: reload, indirect_fire or vicious")
			}
		}
	}
	v.Close()
	return w
}
