package army

import (
	"strconv"
	"strings"

	"gonfalon/game"
)

// A Recruit is a unit as documents describe it, apart from any list.
type Recruit struct {
	Unit     string   `json:"unit"` // army/entry
	Size     string   `json:"size,omitempty"`
	Options  []string `json:"options,omitempty"`
	Artefact string   `json:"artefact,omitempty"`
	Stats    *Numbers `json:"stats,omitempty"`
}

// Enlist works out the profile of a unit. It has the size and the options that its entry
// demands; whether it may carry its artefact is not asked, so that a position can show what
// the artefact does with any unit.
func (c *Book) Enlist(r *Recruit) (Profile, error) {
	army, unit, ok := strings.Cut(r.Unit, "/")
	if !ok {
		return Profile{}, game.Within(game.Wrong("%q is not an army and a unit, as in %q", "%q n'est pas une armée et une unité, comme %q", r.Unit, "elves/kindred_archers"), "unit")
	}
	id, ok := c.Army(army)
	if !ok {
		return Profile{}, game.Within(game.Unknown("army list", army, idsOf(c.Armies, func(a *Army) string { return a.ID })), "unit")
	}
	entry, ok := c.Unit(id, unit)
	if !ok {
		return Profile{}, game.Within(game.Unknown("unit of "+army, unit, idsOf(c.Units[c.Armies[id].First:c.Armies[id].End], func(u *Unit) string { return u.ID })), "unit")
	}
	for i, o := range r.Options {
		if c.Units[entry].option(o) < 0 {
			return Profile{}, game.Within(game.Unknown("option of "+unit, o, idsOf(c.Units[entry].Options, func(o *Option) string { return o.ID })), "options", strconv.Itoa(i))
		}
	}
	e := Entry{Unit: unit, Size: r.Size, Options: r.Options}
	if r.Artefact != "" {
		if artefactOf(r.Artefact) == 0 {
			return Profile{}, game.Within(game.Unknown("artefact", r.Artefact, ArtefactIDs[:]), "artefact")
		}
		e.Artefacts = []string{r.Artefact}
	}
	m := &muster{c: c, list: &List{Army: army, Units: []Entry{e}}, army: id}
	m.unit(0)
	for _, p := range m.problems {
		if p.Rule == ruleArmyUnitsFromAList {
			return Profile{}, p
		}
	}
	p := m.units[0].Profile
	if err := r.Stats.change(&p, c); err != nil {
		return Profile{}, game.Within(err, "stats")
	}
	return p, nil
}

// idsOf lists what documents call things.
func idsOf[T any](things []T, id func(*T) string) []string {
	var ids []string
	for i := range things {
		ids = append(ids, id(&things[i]))
	}
	return ids
}
