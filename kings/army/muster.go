package army

import (
	"slices"

	"gonfalon/content/paper"
	"gonfalon/game"
)

// A Roster is an army ready for battle.
type Roster struct {
	Army  ID
	Total int       // the agreed total, which the army counts as whatever it costs
	Cost  int       // what its units cost
	Units []Profile // allies are those of another army
}

// Check says what is wrong with a list: every reason, each with its rule. A list without
// problems is legal.
func (c *Book) Check(l List) []paper.Problem {
	_, problems := c.Muster(l)
	return problems
}

// Muster works out the units of a list and checks the list. Units that cannot be made
// out are left out of the roster.
func (c *Book) Muster(l List) (Roster, []paper.Problem) {
	m, r := c.muster(l)
	return r, m.problems
}

// muster checks a list, and keeps what it found on the way.
func (c *Book) muster(l List) (*muster, Roster) {
	m := &muster{c: c, list: &l}
	army, ok := c.Army(l.Army)
	if !ok {
		meant := c.meantArmy(l.Army)
		m.unknown(-1, l.Army, meant, game.Against(ruleArmyUnitsFromAList, "there is no army list %q%s", "il n'y a pas de liste d'armée %q%s", l.Army, paper.DidYouMean(meant)))
		return m, Roster{}
	}
	m.army = army
	if l.Points <= 0 {
		m.againstHead(l.pointsLine, game.Against(ruleArmyAgreePointsTotal, "the list must say for how many points it is", "la liste doit dire pour combien de points elle est faite"))
	}
	for i := range l.Units {
		m.unit(i)
	}
	if len(l.Units) == 0 {
		m.againstHead(0, game.Against(ruleArmyUnitsFromAList, "the list has no unit", "la liste n'a aucune unité"))
	}
	m.patrons()
	m.legends()
	m.artefacts()
	m.total()
	m.unlocks()
	m.allies()
	slices.SortStableFunc(m.problems, func(a, b paper.Problem) int { return a.Unit - b.Unit })
	r := Roster{Army: army, Total: l.Points, Cost: m.cost}
	for _, u := range m.units {
		r.Units = append(r.Units, u.Profile)
	}
	return m, r
}

// A muster is a list being checked.
type muster struct {
	c        *Book
	list     *List
	army     ID
	units    []musteredUnit
	cost     int
	problems []paper.Problem
}

// A musteredUnit is a unit of the list that could be made out.
type musteredUnit struct {
	Profile
	entry   int
	options uint64 // by place in Unit.Options
}

func (m *muster) against(entry int, r *game.Refusal) {
	m.problems = append(m.problems, paper.Problem{Line: m.list.Units[entry].Line, Unit: entry, Refusal: r})
}

// againstHead notes what is wrong with the list as a whole, and the line that says it.
func (m *muster) againstHead(line int, r *game.Refusal) {
	m.problems = append(m.problems, paper.Problem{Line: line, Unit: -1, Refusal: r})
}

// unknown notes a word that is no name, of an entry or, at -1, of the army, and what may be
// meant by it.
func (m *muster) unknown(entry int, word string, meant []game.Meant, r *game.Refusal) {
	line := m.list.armyLine
	if entry >= 0 {
		line = m.list.Units[entry].Line
	}
	m.problems = append(m.problems, paper.Problem{Line: line, Unit: entry, Word: word, Meant: meant, Refusal: r})
}

// info returns the entry of the army list that a unit is of.
func (m *muster) info(u *musteredUnit) *Unit { return &m.c.Units[u.Unit] }

// unit makes out a unit: its entry, its size, its options and its artefact.
// Carries out kings.army.units-from-a-list.
func (m *muster) unit(i int) {
	e := &m.list.Units[i]
	army := m.army
	if e.Army != "" {
		var ok bool
		if army, ok = m.c.Army(e.Army); !ok {
			meant := m.c.meantArmy(e.Army)
			m.unknown(i, e.Army, meant, game.Against(ruleArmyUnitsFromAList, "there is no army list %q%s", "il n'y a pas de liste d'armée %q%s", e.Army, paper.DidYouMean(meant)))
			return
		}
	}
	id, ok := m.c.Unit(army, e.Unit)
	if !ok {
		meant := m.c.meantUnit(army, e.Unit)
		m.unknown(i, e.Unit, meant, game.Against(ruleArmyUnitsFromAList, "%s has no unit %q%s", "%s : pas d'unité %q%s", m.c.Armies[army].Text, e.Unit, paper.DidYouMean(meant)))
		return
	}
	info := &m.c.Units[id]
	p, ok := info.sized(e.Size)
	if !ok {
		m.strays(i, info)
		m.unsized(i, info)
		return
	}
	u := musteredUnit{Profile: *p, entry: i}
	m.options(&u, info, e.Options)
	for _, word := range e.Artefacts {
		if a := artefactOf(word); a == 0 {
			meant := m.c.meantPart(info, word)
			m.unknown(i, word, meant, game.Against(ruleArtefactOnePerUnit, "there is no artefact %q%s", "il n'y a pas d'artefact %q%s", word, paper.DidYouMean(meant)))
		} else if u.Artefact == 0 {
			m.give(&u, info, a)
		}
	}
	if n := len(e.Artefacts); n > 1 {
		m.against(i, game.Against(ruleArtefactOnePerUnit, "%s has %d artefacts", "%s : %d artefacts, un seul est permis", info.Text, n))
	}
	m.cost += int(u.Points)
	m.units = append(m.units, u)
}

// sized returns the profile of a size, or the only one if no size is named.
func (u *Unit) sized(size string) (*Profile, bool) {
	if size == "" && len(u.Profiles) == 1 {
		return &u.Profiles[0], true
	}
	s := slices.Index(SizeIDs[:], size)
	return u.profile(Size(max(s, 0)))
}

// unsized says that a unit does not come in the size that is written, or that none is.
func (m *muster) unsized(i int, info *Unit) {
	size := m.list.Units[i].Size
	switch s := findSize(size); {
	case size == "":
		m.against(i, game.Against(ruleArmyUnitsFromAList, "%s: say which size, %s", "%s : dites quel format, %s", info.Text, info.sizeList()))
	case s < 0:
		m.unknown(i, size, m.c.meantPart(info, size), game.Against(ruleArmyUnitsFromAList, "%s does not come in the size %q: it comes as %s", "%s : pas de format %q, mais %s", info.Text, size, info.sizeList()))
	default:
		m.against(i, game.Against(ruleArmyUnitsFromAList, "%s does not come in the size %q: it comes as %s", "%s : pas de format %q, mais %s", info.Text, lower(sizeNames[s]), info.sizeList()))
	}
}

// sizeList lists the sizes in which a unit comes, as in "troop, regiment or horde".
func (u *Unit) sizeList() game.Text {
	var names []game.Text
	for _, p := range u.Profiles {
		names = append(names, lower(sizeNames[p.Size]))
	}
	return paper.AnyOf(names)
}

// total adds up.
// Carries out kings.army.never-exceed-total.
func (m *muster) total() {
	if over := m.cost - m.list.Points; over > 0 && m.list.Points > 0 {
		m.againstHead(m.list.pointsLine, game.Against(ruleArmyNeverExceedTotal, "the army costs %d {point|points}, %d more than the total of %d", "l'armée coûte %d {point|points}, %d de plus que le total de %d", m.cost, over, m.list.Points))
	}
}

// legends looks for Living Legends that stand twice.
// Carries out kings.army.living-legend-max-one.
func (m *muster) legends() {
	for i := range m.units {
		u := &m.units[i]
		if u.Legend && slices.ContainsFunc(m.units[:i], func(v musteredUnit) bool { return v.Unit == u.Unit }) {
			m.against(u.entry, game.Against(ruleArmyLivingLegendMaxOne, "%s is a Living Legend and stands in the list already", "%s : cette Légende vivante est déjà dans la liste", m.info(u).Text))
		}
	}
}
