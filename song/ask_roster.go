package song

import (
	"slices"
	"sync"

	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/sketch"
	"gonfalon/song/army"
	"gonfalon/song/field"
)

// What of a match rarely changes: who is there, what is said of each, where armies deploy.

type rosterDocument struct {
	Mode        modeThing                     `json:"mode"`
	Factions    map[string]content.Thing      `json:"factions"` // of each seat
	Units       map[string]unitFacts          `json:"units"`
	Attachments map[string]attachmentFacts    `json:"attachments"`
	NCUs        map[string]ncuFacts           `json:"ncus"`
	Cards       map[string]cardFacts          `json:"cards"`
	Decks       map[string][]string           `json:"decks"` // of each seat, each card twice
	Board       map[string]zoneFacts          `json:"board"`
	Objectives  map[string]recordFacts        `json:"objectives"` // the cards of Objectives
	Missions    map[string]missionFacts       `json:"missions"`
	Sieges      map[string]recordFacts        `json:"sieges"`
	Zones       map[string][][]content.Length `json:"zones"`
	Terrain     map[string]pieceFacts         `json:"terrain"`
	Token       content.Length                `json:"token"` // the radius of an Objective
}

type modeThing struct {
	content.Thing
	Needed int `json:"needed"` // Victory Points
	Last   int `json:"last"`   // round
}

type unitFacts struct {
	game.Text
	Seat        string             `json:"seat"`
	Card        string             `json:"card,omitempty"`
	Type        string             `json:"type,omitempty"`
	Solo        bool               `json:"solo,omitempty"`
	Wall        bool               `json:"wall,omitempty"`
	Commander   bool               `json:"commander,omitempty"`
	Width       content.Length     `json:"width"`
	Depth       content.Length     `json:"depth"`
	Models      int                `json:"models"`
	Base        []content.Length   `json:"base,omitempty"`   // of a model: along the front of the tray, and across
	Places      [][]content.Length `json:"places,omitempty"` // of models: ahead of the middle and to its left, front rank first
	Ranks       int                `json:"ranks"`
	Wounds      int                `json:"wounds"` // of a model
	Speed       int                `json:"speed"`
	Defence     int                `json:"defence"`
	Morale      int                `json:"morale,omitempty"`
	Cost        int                `json:"cost"`
	Attacks     []attackFacts      `json:"attacks"`
	Abilities   []recordFacts      `json:"abilities"`
	Attachments []string           `json:"attachments,omitempty"` // with which it begins
}

type attackFacts struct {
	game.Text
	Range string `json:"range"`
	Hit   int    `json:"hit"`
	Dice  []int  `json:"dice"` // by ranks left, most first
}

type attachmentFacts struct {
	game.Text
	Title     game.Text     `json:"title"`
	Seat      string        `json:"seat"`
	Card      string        `json:"card"`
	Commander bool          `json:"commander,omitempty"`
	Cost      int           `json:"cost"`
	Abilities []recordFacts `json:"abilities"`
}

type ncuFacts struct {
	game.Text
	Title     game.Text    `json:"title"`
	Seat      string       `json:"seat"`
	Card      string       `json:"card"`
	Cost      int          `json:"cost"`
	Influence bool         `json:"influence,omitempty"`
	Ability   *recordFacts `json:"ability,omitempty"`
}

// recordFacts are what people read of an ability, a card, a zone.
type recordFacts struct {
	content.Thing
	Says saying `json:"says"`
	Uses int    `json:"uses,omitempty"` // of an Order, each round or game
}

type cardFacts struct {
	game.Text
	Says saying `json:"says"`
}

type zoneFacts struct {
	game.Text
	Says saying     `json:"says"`
	Or   *game.Text `json:"or,omitempty"` // of a zone with two effects, the other
}

type missionFacts struct {
	recordFacts
	Points int `json:"points"`
}

type pieceFacts struct {
	game.Text
	Width    content.Length `json:"width"`
	Depth    content.Length `json:"depth"`
	Keywords []string       `json:"keywords"`
}

func (k *asker) roster() any {
	s, l := k.s, k.s.Muster.lib
	d := rosterDocument{
		Mode: modeThing{content.ThingOf(s.mode().ID, s.mode().Text), s.needed(), lastRound}, Factions: map[string]content.Thing{},
		Units: map[string]unitFacts{}, Attachments: map[string]attachmentFacts{}, NCUs: map[string]ncuFacts{}, Cards: map[string]cardFacts{},
		Decks: map[string][]string{}, Board: map[string]zoneFacts{}, Objectives: map[string]recordFacts{}, Missions: map[string]missionFacts{}, Sieges: map[string]recordFacts{}, Zones: map[string][][]content.Length{},
		Terrain: map[string]pieceFacts{}, Token: content.Length(l.tables.Token),
	}
	for u := UnitID(1); u <= s.Muster.Units(); u++ {
		d.Units[s.unitID(u)] = s.unitFacts(u)
	}
	for a := AttachID(1); a <= s.Muster.attaches; a++ {
		x := &s.Muster.attached[a]
		d.Attachments[x.id] = attachmentFacts{
			Text: x.card.Named, Title: x.card.Title, Seat: seatID(x.seat), Card: x.card.ID, Cost: int(x.card.Cost), Abilities: l.records(x.abilities),
			Commander: s.Muster.seat[x.seat].commanderIn == a,
		}
	}
	for n := NCUID(1); n <= s.Muster.NCUs(); n++ {
		x := &s.Muster.ncu[n]
		facts := ncuFacts{Text: x.card.Named, Title: x.card.Title, Seat: seatID(x.seat), Card: x.card.ID, Cost: int(x.card.Cost), Influence: x.influence}
		if x.ability != 0 {
			r := l.record(x.ability)
			facts.Ability = &r
		}
		d.NCUs[x.id] = facts
	}
	for seat := range s.seats() {
		faction, _ := l.army.Faction(s.Muster.seat[seat].faction)
		d.Factions[seatID(seat)] = content.ThingOf(l.army.Factions[faction].ID, l.army.Factions[faction].Text)
		s.addDeck(&d, seat)
		if s.Posts[seat].Edge != noEdge {
			d.Zones[seatID(seat)] = sketch.Area(cornersOf(s.zone(seat)))
		}
	}
	for z := Crown; z <= s.lastZone(); z++ {
		facts := zoneFacts{Text: zoneWords[z], Says: sayingOf(s.zoneEntry(z).Record)}
		if z == Tactics && s.Choices.Mode == Winter {
			facts.Or = &l.entry(l.zoneWinds).Text
		}
		d.Board[zoneNames[z]] = facts
	}
	s.addCards(&d)
	for i := range l.tables.Templates {
		t := &l.tables.Templates[i]
		d.Terrain[t.ID] = pieceFacts{t.Text, content.Length(t.Width), content.Length(t.Depth), bitsOf(uint32(t.Keywords), field.KeywordIDs[:])}
	}
	return d
}

// addCards adds the cards that the mode plays with.
func (s *State) addCards(d *rosterDocument) {
	l := s.Muster.lib
	for _, id := range l.objective {
		r := l.record(id)
		d.Objectives[r.ID] = r
	}
	if s.mode().Missions {
		for i, id := range l.mission {
			r := l.record(id)
			d.Missions[r.ID] = missionFacts{r, l.effects.Missions[i].Points}
		}
	}
	if s.Choices.Mode == Storm {
		for _, id := range slices.Concat(l.siege[0], l.siege[1]) {
			r := l.record(id)
			d.Sieges[r.ID] = r
		}
	}
}

// zoneEntry is the effect of a zone in this mode.
func (s *State) zoneEntry(z Zone) *entry { return s.Muster.lib.entry(s.Muster.lib.zone[z]) }

func (s *State) addDeck(d *rosterDocument, seat game.Seat) {
	list := []string{}
	for kind := range DeckKinds {
		id := s.cardID(seat, kind)
		if id == "" {
			continue
		}
		list = append(list, id)
		d.Cards[id] = cardFacts{s.cardName(seat, kind), said()[id]}
	}
	d.Decks[seatID(seat)] = list
}

// record is what people read of a record.
func (l *library) record(id entryID) recordFacts {
	e := l.entry(id)
	says, ok := said()[e.ID]
	if !ok {
		says = sayingOf(e.Record)
	}
	return recordFacts{content.ThingOf(e.ID, e.Name), says, int(e.Uses)}
}

func (l *library) records(ids []entryID) []recordFacts {
	list := []recordFacts{}
	for _, id := range ids {
		list = append(list, l.record(id))
	}
	return list
}

// said is what people read of abilities, Tactics cards and NCUs, by their ids.
var said = sync.OnceValue(func() map[string]saying { return stockOf(shelf()).Says })

func (s *State) unitFacts(u UnitID) unitFacts {
	x := s.sheet(u)
	d := unitFacts{
		Text: x.text, Seat: seatID(s.seatOf(u)), Type: army.TypeIDs[x.Type], Solo: x.solo, Wall: s.Muster.Wall(u),
		Width: content.Length(x.Size.Width), Depth: content.Length(x.Size.Depth), Models: int(x.Models), Ranks: int(x.Ranks), Wounds: int(x.Health),
		Speed: int(x.Speed), Defence: int(x.Defence), Morale: int(x.Morale), Attacks: []attackFacts{}, Abilities: s.Muster.lib.records(x.abilities),
	}
	if !d.Wall {
		d.Card, d.Cost, d.Commander = x.card.ID, int(x.card.Cost), s.Muster.seat[x.seat].commander == u
		s.addModels(&d, x)
	}
	for i := range x.Attacks {
		a := &x.Attacks[i]
		facts := attackFacts{a.Text, army.RangeIDs[a.Range], int(a.Hit), []int{}}
		for _, dice := range a.Dice[:x.Ranks] {
			facts.Dice = append(facts.Dice, int(dice))
		}
		d.Attacks = append(d.Attacks, facts)
	}
	first, n := s.Muster.joined(u)
	for a := first; a < first+AttachID(n); a++ {
		d.Attachments = append(d.Attachments, s.Muster.attached[a].id)
	}
	return d
}

// addModels adds where the models of a unit stand.
func (s *State) addModels(d *unitFacts, x *member) {
	i := s.Muster.lib.tables.Form(army.TrayIDs[x.card.Tray])
	if i < 0 {
		return
	}
	form := &s.Muster.lib.tables.Forms[i]
	d.Base = pointDocument(form.Base.Width, form.Base.Depth)
	for _, at := range form.Models {
		d.Places = append(d.Places, pointDocument(at.X, at.Y))
	}
}
