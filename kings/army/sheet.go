package army

import (
	"strconv"

	"gonfalon/content"
	"gonfalon/game"
)

// What there is to tell about a list beside what is wrong with it: its units with all
// their numbers, its points by group, and what unlocks what.

// groupIDs are the groups by which points are added up.
var groupIDs = [...]string{"infantry", "cavalry", "engines", "heroes"}

// group returns the group of a unit.
func (p *Profile) group() int {
	switch {
	case p.Hero:
		return 3
	case p.Type == WarEngine || p.Type == Monster:
		return 2
	case p.Type == Cavalry || p.Type == LargeCavalry:
		return 1
	}
	return 0
}

var slotIDs = [slots]string{"troop", "regiment", "horde", "engine", "monster", "hero"}

// A profileSheet is the numbers of a unit. Scores are what a die needs, 0 if it has none.
type profileSheet struct {
	Size     string           `json:"size"`
	Type     string           `json:"type"`
	Points   int              `json:"points"`
	Speed    int              `json:"speed"`
	Melee    int              `json:"melee"`
	Shooting int              `json:"shooting"`
	Defence  int              `json:"defence"`
	Attacks  string           `json:"attacks"`
	Nerve    [2]int           `json:"nerve"` // wavers, 0 if it never does, and routs
	Base     []content.Length `json:"base"`  // width and depth of the unit
	Height   int              `json:"height"`
	Special  []ruleSheet      `json:"special,omitempty"`
	Spells   []ruleSheet      `json:"spells,omitempty"`
	Weapons  []weaponSheet    `json:"weapons,omitempty"`
}

type ruleSheet struct {
	ID string `json:"id"`
	N  string `json:"n,omitempty"`
}

type weaponSheet struct {
	ID    string `json:"id"`
	Range int    `json:"range"` // inches
}

func (p *Profile) sheet() profileSheet {
	s := profileSheet{
		Size: SizeIDs[p.Size], Type: TypeIDs[p.Type], Points: int(p.Points), Speed: int(p.Speed), Melee: int(p.Melee), Shooting: int(p.Shooting),
		Defence: int(p.Defence), Attacks: p.Attacks.String(), Nerve: [2]int{int(p.Waver), int(p.Rout)},
		Base: []content.Length{content.Length(p.Width()), content.Length(p.Depth())}, Height: int(p.Height),
	}
	for i, n := range p.special {
		if n > 0 {
			s.Special = append(s.Special, ruleSheet{SpecialIDs[i], p.number(Special(i))})
		}
	}
	for i, n := range p.Spells {
		if n > 0 {
			s.Spells = append(s.Spells, ruleSheet{SpellIDs[i], strconv.Itoa(int(n))})
		}
	}
	for _, w := range p.Weapons {
		if w.Kind != 0 {
			s.Weapons = append(s.Weapons, weaponSheet{weaponIDs[w.Kind], int(w.Range)})
		}
	}
	return s
}

// number returns what stands in the brackets of a special rule; "" if it has none.
func (p *Profile) number(s Special) string {
	switch {
	case s == Blast:
		return p.Blast.String()
	case takesNumber(s):
		return strconv.Itoa(p.N(s))
	}
	return ""
}

// A listSheet is the sheet of a list.
type listSheet struct {
	Army    *game.Text   `json:"army,omitempty"` // what the army is called, if there is one
	Groups  []groupSheet `json:"groups"`
	Units   []*unitSheet `json:"units"`   // as in the list; one that could not be made out is null
	Unlocks []campSheet  `json:"unlocks"` // by army, that of the list first
}

type groupSheet struct {
	ID     string `json:"id"`
	Points int    `json:"points"`
}

type unitSheet struct {
	profileSheet
	Group string `json:"group"`
	Slot  string `json:"slot"`
}

// A campSheet tells what the units of one army list unlock.
type campSheet struct {
	Army      string        `json:"army"`
	Regiments int           `json:"regiments"`
	Hordes    int           `json:"hordes"`
	Troops    int           `json:"troops"`     // taken
	MayTroops int           `json:"may_troops"` // -1: any number
	Slots     []singleSheet `json:"slots"`
}

// A singleSheet is a War Engine, Monster or Hero by which one is taken: by a Horde, by a
// Regiment, or by nothing.
type singleSheet struct {
	Slot     string `json:"slot"`
	Taken    int    `json:"taken"`
	OfHordes int    `json:"of_hordes"` // unlocked by Hordes
}

func (m *muster) sheet() listSheet {
	s := listSheet{Groups: []groupSheet{}, Units: make([]*unitSheet, len(m.list.Units)), Unlocks: []campSheet{}}
	for _, id := range groupIDs {
		s.Groups = append(s.Groups, groupSheet{ID: id})
	}
	for i := range m.units {
		u := &m.units[i]
		s.Groups[u.group()].Points += int(u.Points)
		s.Units[u.entry] = &unitSheet{u.Profile.sheet(), groupIDs[u.group()], slotIDs[u.slot()]}
	}
	if len(m.units) > 0 {
		army := game.NameOf(&m.c.Armies[m.army])
		s.Army = &army
		s.Unlocks = append(s.Unlocks, m.campSheet(m.army))
	}
	for a := range m.c.Armies {
		if ID(a) != m.army && m.holds(ID(a)) {
			s.Unlocks = append(s.Unlocks, m.campSheet(ID(a)))
		}
	}
	return s
}

// holds tells whether there are units of an army.
func (m *muster) holds(a ID) bool {
	for i := range m.units {
		if m.units[i].Army == a {
			return true
		}
	}
	return false
}

func (m *muster) campSheet(a ID) campSheet {
	var k camp
	var taken [slots]int
	for i := range m.units {
		if u := &m.units[i]; u.Army == a {
			k.count(u.slot())
			taken[u.slot()]++
		}
	}
	s := campSheet{Army: m.c.Armies[a].ID, Regiments: k.regiments, Hordes: k.hordes, Troops: taken[slotTroop], MayTroops: k.troops}
	if m.anyTroops() {
		s.MayTroops = -1
	}
	for slot := slotEngine; slot < slots; slot++ {
		s.Slots = append(s.Slots, singleSheet{slotIDs[slot], taken[slot], min(taken[slot], k.each[slot])})
	}
	return s
}
