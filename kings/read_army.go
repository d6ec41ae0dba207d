package kings

import "strings"

// army reads an army list.
func (r *reader) army(file string) {
	r.read(file, func(v *value) {
		a := Army{ID: v.field("army_id").str(), First: UnitID(len(r.c.Units))}
		v.call("army %q", a.ID)
		if file != "armies/"+a.ID+".json" {
			v.fail("the file must be named after the army")
		}
		if len(r.c.Armies) == 250 {
			v.fail("there are more than 250 armies")
		}
		a.named = readNamed(v, "name")
		a.spelling = spell(a.ID, a.named)
		a.Alignment = Alignment(v.field("alignment").oneOf(alignmentIDs[:]...))
		a.Confidence = confidences[v.field("confidence").oneOf(confidences...)]
		for _, rule := range v.field("army_rules").list() {
			a.Rules = append(a.Rules, readArmyRule(rule))
		}
		r.c.Armies = append(r.c.Armies, a)
		for _, u := range v.field("units").list() {
			r.unit(u, ArmyID(len(r.c.Armies)-1))
		}
		r.c.Armies[len(r.c.Armies)-1].End = UnitID(len(r.c.Units))
		r.patrons()
	})
}

func readArmyRule(v *value) ArmyRule {
	rule := ArmyRule{Texts: readTexts(v, "army rule")}
	if g := v.maybe("grants"); g != nil {
		rule.Grants = Special(g.field("rule").oneOf(specialIDs[:]...))
		if g.has("replaces") {
			rule.Replaces = Special(g.field("replaces").oneOf(specialIDs[:]...))
		}
		g.skip("n")
		g.close()
	}
	v.close()
	return rule
}

// unit reads an entry of an army list.
func (r *reader) unit(v *value, army ArmyID) {
	t := readTexts(v, "unit")
	u := Unit{
		ID: t.ID, named: t.named, Army: army, Confidence: t.Confidence, spelling: spell(t.ID, t.named),
		Irregular: v.field("irregular").flag(),
		Legend:    v.field("living_legend").flag(),
	}
	// Units that came with a later booklet have no page in the book.
	if v.has("page") {
		u.Page = v.field("page").str()
	}
	if v.has("book") {
		u.Book = v.field("book").str()
	}
	if t.Confidence == "" {
		v.fail("has no field %q", "confidence")
	}
	for _, other := range r.c.Units[r.c.Armies[army].First:] {
		if other.ID == u.ID {
			v.fail("stands twice")
		}
	}
	if fold(u.ID) != u.ID {
		v.fail("the id has something else in it than small letters, digits and underscores")
	}
	kind := v.field("type")
	if u.Hero = kind.text == "Hero"; u.Hero {
		kind = v.field("hero_type")
		if kind.text == typeIDs[WarEngine] {
			kind.fail("no Hero is a War Engine")
		}
	}
	u.Type = Type(kind.oneOf(typeIDs[:]...))
	if may := v.field("may_take_artefact"); may.flag() != u.mayCarry() {
		may.fail("contradicts its type: War Engines, Monsters and Living Legends carry no artefact, all others may")
	}
	r.c.Units = append(r.c.Units, u)
	at := &r.c.Units[len(r.c.Units)-1]
	r.options(v, at)
	r.profiles(v, at)
	if needs := v.maybe("needs"); needs != nil {
		r.needs = append(r.needs, need{needs, UnitID(len(r.c.Units) - 1), -1})
	}
	v.skip("without")
	v.close()
}

// A need is a unit or an option that a Living Legend brings with it. It is settled when
// the whole army has been read.
type need struct {
	patron *value
	unit   UnitID
	option int // -1 = the unit itself
}

// patrons finds the units that others need.
func (r *reader) patrons() {
	for _, n := range r.needs {
		u := &r.c.Units[n.unit]
		patron, ok := r.c.Unit(u.Army, n.patron.str())
		if !ok || !r.c.Units[patron].Legend {
			n.patron.fail("is %q, which is no Living Legend of the army", n.patron.text)
		}
		if n.option < 0 {
			u.Needs, u.Patron = patron, true
		} else {
			u.Options[n.option].Needs, u.Options[n.option].Patron = patron, true
		}
	}
	r.needs = nil
}

// options reads the options of a unit, those free to choose first.
func (r *reader) options(v *value, u *Unit) {
	if free := v.maybe("options"); free != nil {
		for _, o := range free.list() {
			u.Options = append(u.Options, r.option(o, u, -1))
		}
	}
	if groups := v.maybe("option_groups"); groups != nil {
		for i, g := range groups.list() {
			group := OptionGroup{ID: g.field("group").str()}
			g.call("option group %q", group.ID)
			choices := g.field("choices").list()
			group.Min = int8(g.field("min").within(0, len(choices)))
			group.Max = int8(g.field("max").within(-1, len(choices)))
			if group.Max == -1 {
				group.Max = 0
			} else if group.Max < max(1, group.Min) {
				g.fail("at most %d and at least %d cannot both be", group.Max, group.Min)
			}
			for _, o := range choices {
				u.Options = append(u.Options, r.option(o, u, int8(i)))
			}
			g.close()
			u.Groups = append(u.Groups, group)
		}
	}
	if len(u.Options) > 64 {
		v.fail("has more than 64 options")
	}
}

func (r *reader) option(v *value, u *Unit, group int8) Option {
	t := readTexts(v, "option")
	o := Option{ID: t.ID, named: t.named, Group: group, effect: r.effect(v), spelling: spell(t.ID, t.named)}
	if u.option(o.ID) >= 0 {
		v.fail("stands twice")
	}
	if o.effect.mount && !u.Hero {
		v.fail("only Heroes change their type")
	}
	pts := v.field("pts")
	for s := range sizes {
		switch at := &o.Points[s]; pts.kind {
		case isObject:
			*at = noPrice
			if p := pts.maybe(sizeIDs[s]); p != nil {
				*at = int16(p.within(0, 500))
			}
		default:
			*at = int16(pts.within(0, 500))
		}
	}
	pts.close()
	if needs := v.maybe("needs"); needs != nil {
		r.needs = append(r.needs, need{needs, UnitID(len(r.c.Units) - 1), len(u.Options)})
	}
	v.close()
	return o
}

// mayCarry tells whether units of the entry may be given artefacts at all.
// Carries out kings.artefact.not-war-engines, not-monsters and not-living-legends.
func (u *Unit) mayCarry() bool {
	return !u.Legend && (u.Hero || u.Type != WarEngine && u.Type != Monster)
}

// unitAt returns the unit of an army/unit pair of ids.
func (c *Content) unitAt(id string) (UnitID, bool) {
	army, unit, _ := strings.Cut(id, "/")
	a, ok := c.Army(army)
	if !ok {
		return 0, false
	}
	return c.Unit(a, unit)
}
