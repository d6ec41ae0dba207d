package kings

import (
	"strconv"

	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/plane"
)

// rosterDocument is what of a position rarely changes from move to move, and the score as it stands.
type rosterDocument struct {
	Units    map[string]factsDocument      `json:"units"`
	Zones    map[string][][]content.Length `json:"zones"`
	Scenario scenarioDocument              `json:"scenario"`
	Box      []boxDocument                 `json:"box"`
}

type factsDocument struct {
	told
	Seat       string            `json:"seat"`
	Army       toldID            `json:"army"`
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
	Artefact   *toldID           `json:"artefact,omitempty"`
}

type specialDocument struct {
	toldID
	N    int  `json:"n,omitempty"`
	Text told `json:"text"`
}

type spellDocument struct {
	toldID
	N uint8 `json:"n"`
}

type weaponDocument struct {
	toldID
	Weapon int   `json:"weapon"`
	Range  int32 `json:"range"`
}

type scenarioDocument struct {
	toldID
	Confidence told             `json:"confidence"`
	Text       told             `json:"text"`
	Score      map[string]int32 `json:"score,omitempty"`
}

type boxDocument struct {
	toldID
	Corners [][]content.Length `json:"corners"`
	Type    string             `json:"type"`
	Height  uint8              `json:"height"`
	Types   []string           `json:"types"`
}

// askRoster tells what of the units, the table and the content a page needs once.
func (s *State) askRoster(_ game.Seat, question []byte) (any, error) {
	var q asked
	if err := game.Decode(question, &q); err != nil {
		return nil, err
	}
	d := rosterDocument{
		Units: map[string]factsDocument{}, Zones: s.zones(), Scenario: s.scenarioDocument(), Box: boxDocuments(),
	}
	for u := UnitNo(1); u <= s.Armies.Units(); u++ {
		d.Units[s.Armies.ID(u)] = s.facts(u)
	}
	return d, nil
}

func (s *State) facts(u UnitNo) factsDocument {
	p, c := s.profile(u), Standard()
	army := &c.Armies[p.Army]
	d := factsDocument{
		told: tell(s.unitName(u)), Seat: seatID(s.Armies.Seat(u)), Army: toldID{army.ID, tell(army)},
		Type: typeIDs[p.Type], Hero: p.Hero, Individual: p.Has(Individual),
		Width: content.Length(p.Width()), Depth: content.Length(p.Depth()), Height: p.Height,
		Speed: p.Speed, Melee: p.Melee, Shooting: p.Shooting, Defence: p.Defence, Attacks: p.Attacks.String(),
		Nerve: [2]*uint8{nil, &p.Rout}, Points: p.Points,
		Special: p.specialDocuments(), Spells: []spellDocument{}, Weapons: s.weaponDocuments(u),
	}
	if p.Size != Single {
		d.Size = sizeIDs[p.Size]
	}
	if !p.Fearless() {
		d.Nerve[0] = &p.Waver
	}
	for spell, n := range p.Spells {
		if n > 0 {
			d.Spells = append(d.Spells, spellDocument{toldID{spellIDs[spell], tell(numbered{&c.Spells[spell], itoa(int(n))})}, n})
		}
	}
	if a := p.Artefact; a != 0 {
		d.Artefact = &toldID{artefactIDs[a], tell(&c.Artefacts[a])}
	}
	return d
}

// String writes an amount as the rulebook does: 4, D6, D6+3.
func (a Amount) String() string {
	if a.Die == 0 {
		return strconv.Itoa(int(a.Plus))
	}
	text := "D" + strconv.Itoa(int(a.Die))
	if a.Plus > 0 {
		text += "+" + strconv.Itoa(int(a.Plus))
	}
	return text
}

// specialDocuments lists the special rules of a profile, with their numbers in their names.
func (p *Profile) specialDocuments() []specialDocument {
	list := []specialDocument{}
	for id, n := range p.special {
		if n == 0 {
			continue
		}
		info := &Standard().Specials[id]
		d := specialDocument{toldID: toldID{specialIDs[id], tell(info)}, Text: tell(info.Effect)}
		if hasNumber(info) {
			number := itoa(int(n))
			if d.N = int(n); Special(id) == Blast {
				number = p.Blast.String()
			}
			d.told, d.Text = tell(numbered{info, number}), tell(numberedText{info.Effect, number})
		}
		list = append(list, d)
	}
	return list
}

// oddNames are what the ranged attacks of special rules are called after: the first of the
// rules that a unit has.
var oddNames = [shots][]Special{
	MaxWeapons:   {BreathAttack},
	shotBeast:    {ThrowingMastiff, MutatedThrowingMastiff, HuntingAnimals, SabreToothedPussycat, WildCompanion},
	shotLobbed:   {LobIt},
	shotStaff:    {SolarStaff},
	shotDetonate: {Detonate},
	shotAltar:    {AltarOfTheElements},
}

// weaponDocuments lists the ranged attacks of a unit, spells apart, by the number that an
// action calls them.
func (s *State) weaponDocuments(u UnitNo) []weaponDocument {
	list := []weaponDocument{}
	p := s.profile(u)
	for n := range shots {
		w, ok := p.weapon(n)
		if !ok && (n < shotDetonate || !p.Has(oddNames[n][0])) {
			continue
		}
		list = append(list, weaponDocument{p.weaponName(n, &w), n, int32(w.Range)})
	}
	return list
}

func (p *Profile) weaponName(n int, w *Weapon) toldID {
	for _, rule := range oddNames[n] {
		if p.special[rule] > 0 {
			return toldID{specialIDs[rule], tell(unnumbered{&Standard().Specials[rule]})}
		}
	}
	return toldID{Standard().Weapons[w.Kind].ID, tell(&Standard().Weapons[w.Kind])}
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
			zones[seatID(seat)] = append(zones[seatID(seat)], pointDocument(corner))
		}
	}
	return zones
}

func (s *State) scenarioDocument() scenarioDocument {
	info := &Standard().Scenarios[s.Scenario]
	d := scenarioDocument{toldID: toldID{scenarioIDs[s.Scenario], tell(info)}, Confidence: tell(info.sure()), Text: tell(info.Victory)}
	if s.Turn > 0 {
		d.Score = map[string]int32{seatNames[Blue]: s.score(Blue), seatNames[Red]: s.score(Red)}
	}
	return d
}

// boxDocuments lists the terrain that can be laid, with what each piece may count as.
func boxDocuments() []boxDocument {
	var list []boxDocument
	for i := range Standard().Box {
		t := &Standard().Box[i]
		d := boxDocument{toldID: toldID{t.ID, tell(t)}, Type: groundNames[t.Kind], Height: t.Height}
		for _, c := range t.corners {
			d.Corners = append(d.Corners, pointDocument(c))
		}
		for kind, name := range groundNames {
			if objectsPiece(Ground(kind), t.Height).ok() {
				d.Types = append(d.Types, name)
			}
		}
		list = append(list, d)
	}
	return list
}
