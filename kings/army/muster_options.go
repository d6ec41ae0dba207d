package army

import (
	"gonfalon/content/paper"
	"gonfalon/game"
)

// strays tells the words of a unit's entry that nobody knows. What a reader cannot make out
// it takes for an option: it may have been meant as a size or as an artefact.
func (m *muster) strays(i int, info *Unit) {
	for _, word := range m.list.Units[i].Options {
		if info.option(word) >= 0 {
			continue
		}
		if s := findSize(word); s >= 0 {
			m.against(i, game.Against(ruleArmyUnitsFromAList, "%s has one size, and %q is a second", "%s : un seul format, et %q en est un second", info.Text, lower(sizeNames[s])))
			continue
		}
		meant := m.c.meantPart(info, word)
		m.unknown(i, word, meant, game.Against(ruleArmyUnitsFromAList, "%s has no option, size or artefact %q%s", "%s : ni option, ni format, ni artefact %q%s", info.Text, word, paper.DidYouMean(meant)))
	}
}

// options gives a unit its options, in the order of the data whatever that of the list.
func (m *muster) options(u *musteredUnit, info *Unit, words []string) {
	m.strays(u.entry, info)
	for _, word := range words {
		o := info.option(word)
		switch {
		case o < 0: // told by strays
		case u.options&(1<<o) != 0:
			m.against(u.entry, game.Against(ruleArmyUnitsFromAList, "%s has the option %s twice", "%s : l'option %s est prise deux fois", info.Text, info.Options[o].Text))
		case info.Options[o].Points[u.Size] == noPrice:
			m.against(u.entry, game.Against(ruleArmyUnitsFromAList, "%s cannot have the option %s in the size %s", "%s : pas d'option %s au format %s", info.Text, info.Options[o].Text, u.Size))
		default:
			u.options |= 1 << o
		}
	}
	chosen := make([]int8, len(info.Groups))
	for i := range info.Options {
		o := &info.Options[i]
		if u.options&(1<<i) == 0 {
			continue
		}
		if o.Group >= 0 {
			chosen[o.Group]++
		}
		o.effect.apply(&u.Profile, &m.c.Formats)
		u.Points += uint16(o.Points[u.Size])
	}
	u.settle(&m.c.Armies[u.Army])
	for i, g := range info.Groups {
		switch n := chosen[i]; {
		case n < g.Min:
			m.against(u.entry, game.Against(ruleArmyUnitsFromAList, "%s must have one of: %s", "%s : choisissez parmi %s", info.Text, info.choices(i)))
		case g.Max > 0 && n > g.Max:
			m.against(u.entry, game.Against(ruleArmyUnitsFromAList, "%s has %d of these options and may have %d: %s", "%s : %d {option prise|options prises} pour %d {permise|permises} parmi %s", info.Text, n, g.Max, info.choices(i)))
		}
	}
}

// choices lists the options of a group.
func (u *Unit) choices(group int) game.Text {
	var n game.Text
	for _, o := range u.Options {
		if int(o.Group) != group {
			continue
		}
		if n.English != "" {
			n.English, n.French = n.English+", ", n.French+", "
		}
		n.English += o.English
		n.French += o.French
	}
	return n
}

// patrons looks for units and options that a Living Legend brings: he must be there, and
// there is one of them only.
func (m *muster) patrons() {
	for i := range m.units {
		u := &m.units[i]
		info := m.info(u)
		if info.Patron {
			m.patron(i, info.Text, info.Needs, func(v *musteredUnit) bool { return v.Unit == u.Unit })
		}
		for o := range info.Options {
			option := &info.Options[o]
			if option.Patron && u.options&(1<<o) != 0 {
				m.patron(i, option.Text, option.Needs, func(v *musteredUnit) bool { return m.took(v, option.ID) })
			}
		}
	}
}

func (m *muster) patron(at int, what game.Text, patron UnitID, same func(*musteredUnit) bool) {
	u := &m.units[at]
	here := false
	for i := range m.units {
		here = here || m.units[i].Unit == patron
	}
	if !here {
		m.against(u.entry, game.Against(ruleArmyUnitsFromAList, "%s needs %s in the army", "%s : il faut %s dans l'armée", what, m.c.Units[patron].Text))
	}
	for i := range at {
		if m.units[i].Army == u.Army && same(&m.units[i]) {
			m.against(u.entry, game.Against(ruleArmyUnitsFromAList, "an army has %s only once", "une seule fois par armée : %s", what))
			return
		}
	}
}

// took tells whether a unit has an option.
func (m *muster) took(u *musteredUnit, option string) bool {
	o := m.info(u).option(option)
	return o >= 0 && u.options&(1<<o) != 0
}
