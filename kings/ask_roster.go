package kings

import (
	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/geom/sketch"
	"gonfalon/kings/army"
	"gonfalon/kings/layout"
)

// rosterDocument is what of a position rarely changes from move to move, and the score as it stands.
type rosterDocument struct {
	Units    map[string]factsDocument      `json:"units"`
	Zones    map[string][][]content.Length `json:"zones"`
	Scenario scenarioDocument              `json:"scenario"`
	Box      []layout.BoxDocument          `json:"box"`
}

type factsDocument struct {
	game.Text
	Seat       string            `json:"seat"`
	Army       content.Thing     `json:"army"`
	Type       string            `json:"type"`
	Size       string            `json:"size"`
	Hero       bool              `json:"hero"`
	Individual bool              `json:"individual"`
	Width      content.Length    `json:"width"`
	Depth      content.Length    `json:"depth"`
	Height     uint8             `json:"height"`
	Speed      uint8             `json:"speed"`
	Melee      uint8             `json:"melee"`
	Shooting   uint8             `json:"shooting"`
	Defence    uint8             `json:"defence"`
	Attacks    string            `json:"attacks"`
	Nerve      [2]*uint8         `json:"nerve"` // wavers, nil if it never does; routs
	Points     uint16            `json:"points"`
	Special    []specialDocument `json:"special"`
	Spells     []spellDocument   `json:"spells"`
	Weapons    []weaponDocument  `json:"weapons"`
	Artefact   *content.Thing    `json:"artefact,omitempty"`
}

type specialDocument struct {
	content.Thing
	N    int       `json:"n,omitempty"`
	Text game.Text `json:"text"`
}

type spellDocument struct {
	content.Thing
	N uint8 `json:"n"`
}

type weaponDocument struct {
	content.Thing
	Weapon int   `json:"weapon"`
	Range  int32 `json:"range"`
}

type scenarioDocument struct {
	content.Thing
	Confidence game.Text        `json:"confidence"`
	Text       game.Text        `json:"text"`
	Score      map[string]int32 `json:"score,omitempty"`
}

// askRoster tells what of the units, the table and the content a page needs once.
func (s *State) askRoster(_ game.Seat, question []byte) (any, error) {
	var q asked
	if err := game.Decode(question, &q); err != nil {
		return nil, err
	}
	d := rosterDocument{
		Units: map[string]factsDocument{}, Zones: s.zones(), Scenario: s.scenarioDocument(), Box: Standard().Box.Documents(),
	}
	for u := UnitNo(1); u <= s.Armies.Units(); u++ {
		d.Units[s.Armies.ID(u)] = s.facts(u)
	}
	return d, nil
}

func (s *State) facts(u UnitNo) factsDocument {
	p, c := s.profile(u), Standard()
	list := &c.Armies[p.Army]
	d := factsDocument{
		Text: s.entryName(u), Seat: seatID(s.Armies.Seat(u)), Army: content.ThingOf(list.ID, list),
		Type: army.TypeIDs[p.Type], Hero: p.Hero, Individual: p.Has(army.Individual),
		Width: content.Length(p.Width()), Depth: content.Length(p.Depth()), Height: p.Height,
		Speed: p.Speed, Melee: p.Melee, Shooting: p.Shooting, Defence: p.Defence, Attacks: p.Attacks.String(),
		Nerve: [2]*uint8{nil, &p.Rout}, Points: p.Points,
		Special: specialDocuments(p), Spells: []spellDocument{}, Weapons: s.weaponDocuments(u),
	}
	if p.Size != army.Single {
		d.Size = army.SizeIDs[p.Size]
	}
	if !p.Fearless() {
		d.Nerve[0] = &p.Waver
	}
	for spell, n := range p.Spells {
		if n > 0 {
			d.Spells = append(d.Spells, spellDocument{content.ThingOf(army.SpellIDs[spell], numbered{&c.Spells[spell], itoa(int(n))}), n})
		}
	}
	if a := p.Artefact; a != 0 {
		carried := content.ThingOf(army.ArtefactIDs[a], &c.Artefacts[a])
		d.Artefact = &carried
	}
	return d
}

// specialDocuments lists the special rules of a profile, with their numbers in their names.
func specialDocuments(p *army.Profile) []specialDocument {
	list := []specialDocument{}
	for id := range army.Special(army.Specials) {
		n := p.N(id)
		if n == 0 {
			continue
		}
		info := &Standard().Specials[id]
		d := specialDocument{Thing: content.ThingOf(army.SpecialIDs[id], info), Text: game.NameOf(info.Effect)}
		if hasNumber(info) {
			number := itoa(n)
			if d.N = n; id == army.Blast {
				number = p.Blast.String()
			}
			d.Thing.Text, d.Text = game.NameOf(numbered{info, number}), game.NameOf(numberedText{info.Effect, number})
		}
		list = append(list, d)
	}
	return list
}

// oddNames are what the ranged attacks of special rules are called after: the first of the
// rules that a unit has.
var oddNames = [shots][]army.Special{
	army.MaxWeapons: {army.BreathAttack},
	shotBeast:       {army.ThrowingMastiff, army.MutatedThrowingMastiff, army.HuntingAnimals, army.SabreToothedPussycat, army.WildCompanion},
	shotLobbed:      {army.LobIt},
	shotStaff:       {army.SolarStaff},
	shotDetonate:    {army.Detonate},
	shotAltar:       {army.AltarOfTheElements},
}

// weaponDocuments lists the ranged attacks of a unit, spells apart, by the number that an
// action calls them.
func (s *State) weaponDocuments(u UnitNo) []weaponDocument {
	list := []weaponDocument{}
	p := s.profile(u)
	for n := range shots {
		w, ok := rangedAttack(p, n)
		if !ok && (n < shotDetonate || !p.Has(oddNames[n][0])) {
			continue
		}
		list = append(list, weaponDocument{weaponName(p, n, &w), n, int32(w.Range)})
	}
	return list
}

func weaponName(p *army.Profile, n int, w *army.Weapon) content.Thing {
	for _, rule := range oddNames[n] {
		if p.N(rule) > 0 {
			return content.ThingOf(army.SpecialIDs[rule], unnumbered{&Standard().Specials[rule]})
		}
	}
	return content.ThingOf(Standard().Weapons[w.Kind].ID, &Standard().Weapons[w.Kind])
}

// zones returns where each side may deploy, if the edges are chosen.
func (s *State) zones() map[string][][]content.Length {
	zones := map[string][][]content.Length{}
	switch s.Waits.Kind {
	case decideTerrain, decideAgree, decideToken, decideEdge:
		return zones
	}
	for seat := range game.Seat(seats) {
		own, far := s.fromOwn(seat, 0), s.fromOwn(seat, s.Depth/2-12*Inch)
		low, high := min(own, far), max(own, far)
		for _, corner := range [...]plane.Point{{X: 0, Y: low}, {X: s.Width, Y: low}, {X: s.Width, Y: high}, {X: 0, Y: high}} {
			zones[seatID(seat)] = append(zones[seatID(seat)], sketch.At(corner))
		}
	}
	return zones
}

func (s *State) scenarioDocument() scenarioDocument {
	info := &Standard().Scenarios[s.Scenario]
	d := scenarioDocument{Thing: content.ThingOf(scenarioIDs[s.Scenario], info), Confidence: game.NameOf(info.sure()), Text: game.NameOf(info.Victory)}
	if s.Turn > 0 {
		d.Score = map[string]int32{seatNames[Blue]: s.score(Blue), seatNames[Red]: s.score(Red)}
	}
	return d
}
