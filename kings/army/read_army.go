package army

import (
	"strings"

	"gonfalon/content"
	"gonfalon/content/paper"
)

// army reads an army list.
func (r *reader) army(file string) {
	r.JSON(file, func(v *content.Value) {
		a := Army{ID: v.Field("army_id").Str(), First: UnitID(len(r.c.Units))}
		v.Call("army %q", a.ID)
		if file != "armies/"+a.ID+".json" {
			v.Fail("the file must be named after the army")
		}
		if len(r.c.Armies) == 250 {
			v.Fail("there are more than 250 armies")
		}
		a.Text = v.Both("name")
		a.spelling = paper.Spell(a.ID, a.Text)
		a.Alignment = Alignment(v.Field("alignment").OneOf(alignmentIDs[:]...))
		a.Confidence = Confidences[v.Field("confidence").OneOf(Confidences...)]
		for _, rule := range v.Field("army_rules").List() {
			a.Rules = append(a.Rules, readArmyRule(rule))
		}
		r.c.Armies = append(r.c.Armies, a)
		for _, u := range v.Field("units").List() {
			r.unit(u, ID(len(r.c.Armies)-1))
		}
		r.c.Armies[len(r.c.Armies)-1].End = UnitID(len(r.c.Units))
		r.patrons()
	})
}

func readArmyRule(v *content.Value) ArmyRule {
	rule := ArmyRule{Texts: readTexts(v, "army rule")}
	if g := v.Maybe("grants"); g != nil {
		rule.Grants = Special(g.Field("rule").OneOf(SpecialIDs[:]...))
		if g.Has("replaces") {
			rule.Replaces = Special(g.Field("replaces").OneOf(SpecialIDs[:]...))
		}
		g.Skip("n")
		g.Close()
	}
	v.Close()
	return rule
}

// unit reads an entry of an army list.
func (r *reader) unit(v *content.Value, army ID) {
	t := readTexts(v, "unit")
	u := Unit{
		ID: t.ID, Text: t.Text, Army: army, Confidence: t.Confidence, spelling: paper.Spell(t.ID, t.Text),
		Irregular: v.Field("irregular").Flag(),
		Legend:    v.Field("living_legend").Flag(),
	}
	// Units that came with a later booklet have no page in the book.
	if v.Has("page") {
		u.Page = v.Field("page").Str()
	}
	if v.Has("book") {
		u.Book = v.Field("book").Str()
	}
	if t.Confidence == "" {
		v.Fail("has no field %q", "confidence")
	}
	for _, other := range r.c.Units[r.c.Armies[army].First:] {
		if other.ID == u.ID {
			v.Fail("stands twice")
		}
	}
	if paper.Fold(u.ID) != u.ID {
		v.Fail("the id has something else in it than small letters, digits and underscores")
	}
	kind := v.Field("type")
	if u.Hero = kind.Text == "Hero"; u.Hero {
		kind = v.Field("hero_type")
		if kind.Text == TypeIDs[WarEngine] {
			kind.Fail("no Hero is a War Engine")
		}
	}
	u.Type = Type(kind.OneOf(TypeIDs[:]...))
	if may := v.Field("may_take_artefact"); may.Flag() != u.takesArtefacts() {
		may.Fail("contradicts its type: War Engines, Monsters and Living Legends carry no artefact, all others may")
	}
	r.c.Units = append(r.c.Units, u)
	at := &r.c.Units[len(r.c.Units)-1]
	r.options(v, at)
	r.profiles(v, at)
	if needs := v.Maybe("needs"); needs != nil {
		r.needs = append(r.needs, need{needs, UnitID(len(r.c.Units) - 1), -1})
	}
	v.Skip("without")
	v.Close()
}

// A need is a unit or an option that a Living Legend brings with it. It is settled when
// the whole army has been read.
type need struct {
	patron *content.Value
	unit   UnitID
	option int // -1 = the unit itself
}

// patrons finds the units that others need.
func (r *reader) patrons() {
	for _, n := range r.needs {
		u := &r.c.Units[n.unit]
		patron, ok := r.c.Unit(u.Army, n.patron.Str())
		if !ok || !r.c.Units[patron].Legend {
			n.patron.Fail("is %q, which is no Living Legend of the army", n.patron.Text)
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
func (r *reader) options(v *content.Value, u *Unit) {
	if free := v.Maybe("options"); free != nil {
		for _, o := range free.List() {
			u.Options = append(u.Options, r.option(o, u, -1))
		}
	}
	if groups := v.Maybe("option_groups"); groups != nil {
		for i, g := range groups.List() {
			group := OptionGroup{ID: g.Field("group").Str()}
			g.Call("option group %q", group.ID)
			choices := g.Field("choices").List()
			group.Min = int8(g.Field("min").Within(0, len(choices)))
			group.Max = int8(g.Field("max").Within(-1, len(choices)))
			if group.Max == -1 {
				group.Max = 0
			} else if group.Max < max(1, group.Min) {
				g.Fail("at most %d and at least %d cannot both be", group.Max, group.Min)
			}
			for _, o := range choices {
				u.Options = append(u.Options, r.option(o, u, int8(i)))
			}
			g.Close()
			u.Groups = append(u.Groups, group)
		}
	}
	if len(u.Options) > 64 {
		v.Fail("has more than 64 options")
	}
}

func (r *reader) option(v *content.Value, u *Unit, group int8) Option {
	t := readTexts(v, "option")
	o := Option{ID: t.ID, Text: t.Text, Group: group, effect: r.effect(v), spelling: paper.Spell(t.ID, t.Text)}
	if u.option(o.ID) >= 0 {
		v.Fail("stands twice")
	}
	if o.effect.mount && !u.Hero {
		v.Fail("only Heroes change their type")
	}
	pts := v.Field("pts")
	for s := range sizes {
		switch at := &o.Points[s]; pts.Kind {
		case content.Object:
			*at = noPrice
			if p := pts.Maybe(SizeIDs[s]); p != nil {
				*at = int16(p.Within(0, 500))
			}
		default:
			*at = int16(pts.Within(0, 500))
		}
	}
	pts.Close()
	if needs := v.Maybe("needs"); needs != nil {
		r.needs = append(r.needs, need{needs, UnitID(len(r.c.Units) - 1), len(u.Options)})
	}
	v.Close()
	return o
}

// takesArtefacts tells whether units of the entry may be given artefacts at all.
// Carries out kings.artefact.not-war-engines, not-monsters and not-living-legends.
func (u *Unit) takesArtefacts() bool {
	return !u.Legend && (u.Hero || u.Type != WarEngine && u.Type != Monster)
}

// UnitAt returns the unit of an army/unit pair of ids.
func (c *Book) UnitAt(id string) (UnitID, bool) {
	army, unit, _ := strings.Cut(id, "/")
	a, ok := c.Army(army)
	if !ok {
		return 0, false
	}
	return c.Unit(a, unit)
}
