package army

import (
	"gonfalon/content"
	"gonfalon/game"
)

// What army lists are made of, and what there is to tell about one, as documents for whoever
// writes them.

// A Stock is all that army lists are made of.
type Stock struct {
	Sizes    []sizeDocument       `json:"sizes"`
	Types    map[string]game.Text `json:"types"`
	Factions []factionDocument    `json:"factions"`
	Cards    []sheetDocument      `json:"cards"`
	Boxes    []boxDocument        `json:"boxes"`
}

// A sizeDocument is a usual size of game.
type sizeDocument struct {
	Points int `json:"points"`
	game.Text
}

// sizes are the usual sizes of game; any other may be agreed on.
// Carries out song.army.game-sizes and song.army.any-size-allowed.
var sizes = []sizeDocument{
	{30, game.Text{English: "Quick game", French: "Partie Rapide"}},
	{40, game.Text{English: "Normal game", French: "Partie Normale"}},
	{50, game.Text{English: "Large game", French: "Grande Partie"}},
}

type factionDocument struct {
	content.Thing
	Deck []content.Thing `json:"deck"` // its tactics cards
}

// A sheetDocument is a card of values.
type sheetDocument struct {
	content.Thing
	Kind       string           `json:"kind"`
	Named      game.Text        `json:"named"` // without the title
	Faction    string           `json:"faction"`
	Also       []string         `json:"also,omitempty"`
	Type       string           `json:"type,omitempty"`
	Cost       int              `json:"cost"`
	Character  bool             `json:"character,omitempty"`
	Commander  bool             `json:"commander,omitempty"`
	Loyalty    string           `json:"loyalty,omitempty"`
	Abilities  []content.Thing  `json:"abilities,omitempty"`
	Limit      int              `json:"limit,omitempty"`
	ToEnemy    bool             `json:"to_enemy,omitempty"`
	Beyond     bool             `json:"beyond,omitempty"` // not counted as the one attachment
	Only       string           `json:"only,omitempty"`   // the one unit that it may join
	Sender     string           `json:"sender,omitempty"` // what brings it when it is deployed: it is not taken
	Needs      []string         `json:"needs,omitempty"`  // cards of which one must be in the army
	Brings     []string         `json:"brings,omitempty"`
	Deck       []content.Thing  `json:"deck,omitempty"` // the tactics cards of a commander
	Numbers    *profileDocument `json:"numbers,omitempty"`
	Confidence string           `json:"confidence"`
}

type profileDocument struct {
	Tray    string           `json:"tray"`
	Solo    bool             `json:"solo,omitempty"`
	Speed   int              `json:"speed"`
	Defence int              `json:"defence"`
	Morale  int              `json:"morale,omitempty"` // 0 = never tested
	Ranks   int              `json:"ranks"`
	Models  int              `json:"models"`
	Wounds  int              `json:"wounds"` // of a model
	Attacks []attackDocument `json:"attacks"`
}

type attackDocument struct {
	game.Text
	Range string `json:"range"`
	Hit   int    `json:"hit"`
	Dice  []int  `json:"dice"` // by ranks left, most first
}

type boxDocument struct {
	content.Thing
	Confidence string          `json:"confidence"`
	Forces     []forceDocument `json:"forces"`
}

type forceDocument struct {
	Faction string         `json:"faction"`
	Cards   map[string]int `json:"cards"`
}

// Stock tells all that army lists are made of.
func (c *Book) Stock() Stock {
	d := Stock{Sizes: sizes, Types: map[string]game.Text{}}
	for t, name := range typeNames {
		if name.English != "" {
			d.Types[TypeIDs[t]] = name
		}
	}
	for i := range c.Factions {
		f := &c.Factions[i]
		d.Factions = append(d.Factions, factionDocument{content.ThingOf(f.ID, f), c.things(f.Deck[:])})
	}
	for i := range c.Sheets[1:] {
		d.Cards = append(d.Cards, c.sheetDocument(&c.Sheets[i+1]))
	}
	for i := range c.Boxes {
		d.Boxes = append(d.Boxes, c.boxDocument(&c.Boxes[i]))
	}
	return d
}

// things names tactics cards.
func (c *Book) things(cards []CardNo) []content.Thing {
	var all []content.Thing
	for _, k := range cards {
		all = append(all, content.ThingOf(c.Cards[k].ID, &c.Cards[k]))
	}
	return all
}

// ids lists what documents call sheets.
func (c *Book) ids(sheets ...SheetID) []string {
	var all []string
	for _, s := range sheets {
		if s != NoSheet {
			all = append(all, c.Sheets[s].ID)
		}
	}
	return all
}

func (c *Book) sheetDocument(s *Sheet) sheetDocument {
	d := sheetDocument{
		Thing: content.ThingOf(s.ID, s), Kind: KindIDs[s.Kind], Named: s.Named, Faction: c.Factions[s.Faction].ID, Type: TypeIDs[s.Type],
		Cost: int(s.Cost), Character: s.Character, Commander: s.Commander, Loyalty: s.Loyalty, Limit: s.Limit, ToEnemy: s.ToEnemy,
		Beyond: s.Needs.Beyond, Only: c.Sheets[s.Needs.Only].ID, Sender: c.Sheets[s.Needs.Sender].ID,
		Needs: c.ids(append([]SheetID{s.Needs.Sheet, s.Needs.Leader}, s.Needs.Beside...)...), Brings: c.ids(append(s.Brings[:len(s.Brings):len(s.Brings)], s.BringsOne...)...),
		Confidence: s.Confidence,
	}
	for _, f := range s.Also {
		d.Also = append(d.Also, c.Factions[f].ID)
	}
	for _, a := range s.Abilities {
		d.Abilities = append(d.Abilities, content.ThingOf(c.Abilities[a].ID, &c.Abilities[a]))
	}
	if n := s.Needs.Character; n != "" {
		for i := range c.Sheets {
			if c.Sheets[i].is(n) {
				d.Needs = append(d.Needs, c.Sheets[i].ID)
			}
		}
	}
	if s.Commander {
		d.Deck = c.things(s.Own[:])
	}
	if s.Kind == CombatUnit {
		d.Numbers = s.Profile.document()
	}
	return d
}

func (p *Profile) document() *profileDocument {
	d := &profileDocument{
		Tray: TrayIDs[p.Tray], Solo: p.Solo(), Speed: int(p.Speed), Defence: int(p.Defence), Morale: int(p.Morale),
		Ranks: int(p.Ranks), Models: int(p.Ranks) * int(p.Files), Wounds: int(p.Wounds),
	}
	for i := range p.Attacks {
		a := &p.Attacks[i]
		one := attackDocument{Text: a.Text, Range: RangeIDs[a.Range], Hit: int(a.Hit)}
		for _, n := range a.Dice[:p.Ranks] {
			one.Dice = append(one.Dice, int(n))
		}
		d.Attacks = append(d.Attacks, one)
	}
	return d
}

func (c *Book) boxDocument(b *Box) boxDocument {
	d := boxDocument{Thing: content.ThingOf(b.ID, b), Confidence: b.Confidence}
	for _, f := range b.Forces {
		cards := map[string]int{}
		for i, s := range f.Sheets {
			cards[c.Sheets[s].ID] = f.Counts[i]
		}
		d.Forces = append(d.Forces, forceDocument{c.Factions[f.Faction].ID, cards})
	}
	return d
}
