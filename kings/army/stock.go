package army

import (
	"gonfalon/content"
	"gonfalon/game"
)

// What army lists and layouts are made of, as documents for whoever writes them.

// A ruledDocument is a rule, a spell or an artefact: its name, and what it does.
type ruledDocument struct {
	content.Thing
	Text   game.Text `json:"text"`
	Points int       `json:"points,omitempty"`
}

func (t *Texts) document() ruledDocument {
	return ruledDocument{Thing: content.ThingOf(t.ID, t), Text: game.NameOf(t.Effect)}
}

// A Stock is all that army lists are made of.
type Stock struct {
	Sizes     map[string]game.Text `json:"sizes"`
	Types     map[string]game.Text `json:"types"`
	Rules     []ruledDocument      `json:"rules"`
	Spells    []ruledDocument      `json:"spells"`
	Weapons   []ruledDocument      `json:"weapons"`
	Artefacts []ruledDocument      `json:"artefacts"`
	Armies    []armyDocument       `json:"armies"`
}

type armyDocument struct {
	content.Thing
	Alignment string          `json:"alignment"`
	Rules     []ruledDocument `json:"rules,omitempty"`
	Units     []entryDocument `json:"units"`
}

// An entryDocument is a unit as its army list offers it.
type entryDocument struct {
	content.Thing
	Type      string           `json:"type"`
	Hero      bool             `json:"hero,omitempty"`
	Irregular bool             `json:"irregular,omitempty"`
	Legend    bool             `json:"legend,omitempty"`
	Bare      bool             `json:"bare,omitempty"` // carries no artefact
	Needs     string           `json:"needs,omitempty"`
	Group     string           `json:"group"`
	Sizes     []profileSheet   `json:"sizes"`
	Options   []optionDocument `json:"options,omitempty"`
	Choices   []choiceDocument `json:"choices,omitempty"`
}

type optionDocument struct {
	content.Thing
	Points map[string]int `json:"points"` // by size; a size that is not there cannot have it
	Choice *int8          `json:"choice,omitempty"`
	Needs  string         `json:"needs,omitempty"`
}

// A choiceDocument is how many options of a group are taken; no most is no limit.
type choiceDocument struct {
	Least int8 `json:"least,omitempty"`
	Most  int8 `json:"most,omitempty"`
}

// Stock tells all that army lists are made of.
func (c *Book) Stock() Stock {
	d := Stock{Sizes: map[string]game.Text{}, Types: map[string]game.Text{}}
	for s, name := range sizeNames {
		d.Sizes[SizeIDs[s]] = game.NameOf(name)
	}
	for t, name := range typeNames {
		d.Types[TypeIDs[t]] = game.NameOf(name)
	}
	for i := range c.Specials[1:] {
		d.Rules = append(d.Rules, c.Specials[i+1].document())
	}
	for i := range c.Spells[1:] {
		d.Spells = append(d.Spells, c.Spells[i+1].document())
	}
	for i := range c.Weapons[1:] {
		d.Weapons = append(d.Weapons, c.Weapons[i+1].document())
	}
	for i := range c.Artefacts[1:] {
		a := c.Artefacts[i+1].document()
		a.Points = int(c.Artefacts[i+1].Points)
		d.Artefacts = append(d.Artefacts, a)
	}
	for i := range c.Armies {
		d.Armies = append(d.Armies, c.armyDocument(&c.Armies[i]))
	}
	return d
}

func (c *Book) armyDocument(a *Army) armyDocument {
	d := armyDocument{Thing: content.ThingOf(a.ID, a), Alignment: alignmentIDs[a.Alignment]}
	for i := range a.Rules {
		d.Rules = append(d.Rules, a.Rules[i].document())
	}
	for u := a.First; u < a.End; u++ {
		d.Units = append(d.Units, c.entryDocument(a, &c.Units[u]))
	}
	return d
}

func (c *Book) entryDocument(a *Army, u *Unit) entryDocument {
	d := entryDocument{
		Thing: content.ThingOf(u.ID, u), Type: TypeIDs[u.Type], Hero: u.Hero, Irregular: u.Irregular, Legend: u.Legend,
		Bare: u.Type == WarEngine || u.Type == Monster && !u.Hero || u.Legend, Group: groupIDs[u.Profiles[0].group()],
	}
	if u.Patron {
		d.Needs = c.Units[u.Needs].ID
	}
	for i := range u.Profiles {
		p := u.Profiles[i]
		p.settle(a)
		d.Sizes = append(d.Sizes, p.sheet())
	}
	for i := range u.Options {
		d.Options = append(d.Options, c.optionDocument(u, &u.Options[i]))
	}
	for _, g := range u.Groups {
		d.Choices = append(d.Choices, choiceDocument{g.Min, g.Max})
	}
	return d
}

func (c *Book) optionDocument(u *Unit, o *Option) optionDocument {
	d := optionDocument{Thing: content.ThingOf(o.ID, o), Points: map[string]int{}}
	for i := range u.Profiles {
		if s := u.Profiles[i].Size; o.Points[s] != noPrice {
			d.Points[SizeIDs[s]] = int(o.Points[s])
		}
	}
	if o.Group >= 0 {
		d.Choice = &o.Group
	}
	if o.Patron {
		d.Needs = c.Units[o.Needs].ID
	}
	return d
}
