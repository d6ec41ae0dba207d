package army

import (
	"strconv"
	"strings"

	"gonfalon/content/paper"
	"gonfalon/game"
)

// Lists that programs write tell the special rules, spells and weapons of a unit too. What a
// unit has anyhow is no option, and nothing that it lacks.

// A ruleName is what a special rule, a spell or a weapon is called, without its number.
type ruleName struct {
	paper.Spelling
	special Special
	spell   Spell
	weapon  WeaponKind
}

// nameRules notes the names of all rules.
func (c *Book) nameRules() {
	add := func(r ruleName, t *Texts) {
		bare := func(name string) string {
			name, _, _ = strings.Cut(name, " (n")
			return name
		}
		r.Spelling = paper.Spell(t.ID, game.Text{English: bare(t.English), French: bare(t.French)})
		c.ruleNames = append(c.ruleNames, r)
	}
	for i := range c.Specials[1:] {
		add(ruleName{special: Special(i + 1)}, &c.Specials[i+1].Texts)
	}
	for i := range c.Spells[1:] {
		add(ruleName{spell: Spell(i + 1)}, &c.Spells[i+1].Texts)
	}
	for i := range c.Weapons[1:] {
		add(ruleName{weapon: WeaponKind(i + 1)}, &c.Weapons[i+1].Texts)
	}
}

func (c *Book) findRule(word string) *ruleName {
	i := paper.Match(word, len(c.ruleNames), func(i int) *paper.Spelling { return &c.ruleNames[i].Spelling })
	if i < 0 {
		return nil
	}
	return &c.ruleNames[i]
}

// rule reads a special rule, a spell or a weapon, with what stands in its brackets: a number,
// or a die.
func (s *scan) rule(at int) int {
	n := s.longest(at, func(text string) bool { return s.c.findRule(text) != nil })
	for n > 0 && at+n < len(s.row.Words) {
		if w := s.row.Words[at+n]; w.Number && s.value(at+n) > maxBracket || !w.Number && s.row.Folded(at+n) != "d" {
			break
		}
		n++
	}
	return n
}

// plainly tells whether a text names a rule that a unit has anyhow.
func (c *Book) plainly(u *Unit, e *Entry, text string) bool {
	name, number, _ := strings.Cut(text, "(")
	r := c.findRule(name)
	if r == nil || u == nil {
		return false
	}
	m := &muster{c: c, list: &List{Army: c.Armies[u.Army].ID, Units: []Entry{*e}}, army: u.Army}
	m.list.Units[0].Army = ""
	m.unit(0)
	p := &u.Profiles[0]
	if len(m.units) > 0 {
		p = &m.units[0].Profile
	}
	switch {
	case r.spell > 0:
		n, err := strconv.Atoi(strings.Trim(number, " )"))
		return p.Spells[r.spell] > 0 && (err != nil || n == int(p.Spells[r.spell]))
	case r.weapon > 0:
		return p.Weapons[0].Kind == r.weapon || p.Weapons[1].Kind == r.weapon
	}
	return p.special[r.special] > 0
}
