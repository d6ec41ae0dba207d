package song

import (
	"slices"

	"gonfalon/game"
)

// How what modes add to a state is written.

// A modeDocument is what a player has in some modes.
type modeDocument struct {
	Siege    []string        `json:"siege,omitempty"`
	Sieged   []string        `json:"siege_played,omitempty"`
	Missions []string        `json:"missions,omitempty"`
	Secrets  *uint8          `json:"missions_held,omitempty"`
	Chosen   string          `json:"mission,omitempty"`
	Kept     string          `json:"mission_kept,omitempty"`
	Shown    []string        `json:"revealed,omitempty"`
	Named    *namingDocument `json:"designated,omitempty"`
	Veiled   bool            `json:"veiled,omitempty"`
}

type namingDocument struct {
	Unit      string `json:"unit,omitempty"`
	Objective uint8  `json:"objective,omitempty"`
}

type affairsDocument struct {
	Deck       []string                     `json:"deck"`
	Discard    []string                     `json:"discard,omitempty"`
	Open       []string                     `json:"open,omitempty"`
	Drawn      string                       `json:"drawn,omitempty"`
	Designated map[string][]*namingDocument `json:"designated,omitempty"`
	Lost       map[string]uint8             `json:"lost,omitempty"`
	Passes     map[string]uint8             `json:"passed,omitempty"`
}

// hiddenID stands for a mission that a view does not show.
const hiddenID = "hidden"

var shownNames = []string{"mission", "kept"}

func (s *State) missionIDs() []string {
	var ids []string
	for _, m := range s.Muster.lib.effects.Missions {
		ids = append(ids, m.ID)
	}
	return ids
}

func (s *State) missionID(k uint8) string {
	switch k {
	case 0:
		return ""
	case hiddenMission:
		return hiddenID
	}
	return s.missionAt(k).ID
}

// siegeIDs are the siege cards of a seat's side.
func (s *State) siegeIDs(seat game.Seat) []string {
	var ids []string
	for k := range SiegeKinds {
		ids = append(ids, s.Muster.lib.entry(s.siegeEntry(seat, k)).ID)
	}
	return ids
}

func (s *State) namingDocument(n Naming) *namingDocument {
	if n == (Naming{}) {
		return nil
	}
	return &namingDocument{s.unitIDOr(n.Unit), n.Token}
}

func (s *State) modeDocument(seat game.Seat) modeDocument {
	p := &s.Posts[seat]
	d := modeDocument{
		Missions: bitsOf(p.Missions, s.missionIDs()), Chosen: s.missionID(p.Chosen), Kept: s.missionID(p.Kept),
		Shown: bitsOf(uint32(p.Shown), shownNames), Named: s.namingDocument(p.Named), Veiled: p.Veiled,
	}
	if p.Secrets > 0 {
		d.Secrets = &p.Secrets
	}
	if s.Choices.Mode == Storm {
		d.Siege, d.Sieged = bitsOf(uint32(p.Siege), s.siegeIDs(seat)), bitsOf(uint32(p.Sieged), s.siegeIDs(seat))
	}
	return d
}

func (s *State) affairsDocument() *affairsDocument {
	x := &s.Affairs
	d := &affairsDocument{
		Deck: bitsOf(x.Left, s.missionIDs()), Discard: bitsOf(x.Gone, s.missionIDs()), Drawn: s.missionID(x.Drawn),
		Designated: map[string][]*namingDocument{}, Lost: map[string]uint8{}, Passes: map[string]uint8{},
	}
	for _, k := range x.Open {
		d.Open = append(d.Open, s.missionID(k))
	}
	for seat := range s.seats() {
		id := seatNames[seat]
		if x.Of[seat] != [openMissions]Naming{} {
			for _, n := range x.Of[seat] {
				d.Designated[id] = append(d.Designated[id], s.namingDocument(n))
			}
		}
		if x.Lost[seat] > 0 {
			d.Lost[id] = x.Lost[seat]
		}
		if x.Passes[seat] > 0 {
			d.Passes[id] = x.Passes[seat]
		}
	}
	return d
}

// mission reads a mission, from 1; 0 if there is none.
func (n *lookUp) mission(id string) uint8 {
	switch id {
	case "":
		return 0
	case hiddenID:
		return hiddenMission
	}
	for i, m := range n.m.lib.effects.Missions {
		if m.ID == id {
			return uint8(i + 1)
		}
	}
	n.FailBoth("there is no mission %q", "la mission %q n'existe pas", id)
	return 0
}

func (n *lookUp) missions(ids []string) uint32 {
	var set uint32
	for _, id := range ids {
		if k := n.mission(id); k != 0 && k != hiddenMission {
			set |= 1 << (k - 1)
		}
	}
	return set
}

func (n *lookUp) naming(d *namingDocument) Naming {
	if d == nil {
		return Naming{}
	}
	if d.Objective > MaxObjectives {
		n.FailBoth("there is no Objective %d", "l'Objectif %d n'existe pas", d.Objective)
		return Naming{}
	}
	return Naming{Unit: n.unit(d.Unit), Token: d.Objective}
}

// readMode reads what a player has in some modes.
func (s *State) readMode(n *lookUp, p *Post, d *postDocument) {
	seat := game.Seat(0)
	for ; &s.Posts[seat] != p; seat++ {
	}
	p.Missions, p.Chosen, p.Kept, p.Veiled = n.missions(d.Missions), n.mission(d.Chosen), n.mission(d.Kept), d.Veiled
	p.Shown, p.Named = uint8(n.bits("mission", shownNames, d.Shown)), n.naming(d.Named)
	if p.Secrets = uint8(len(d.Missions)); d.Secrets != nil {
		p.Secrets = *d.Secrets
	}
	if p.Kept == hiddenMission || p.Chosen == hiddenMission && !p.Veiled || int(p.Secrets) > len(n.m.lib.mission) {
		n.FailBoth("that mission cannot be hidden", "cette mission ne peut pas être cachée")
	}
	if s.Choices.Mode == Storm {
		p.Siege = uint8(n.bits("siege card", s.siegeIDs(seat), d.Siege))
		p.Sieged = uint8(n.bits("siege card", s.siegeIDs(seat), d.Sieged))
	} else if d.Siege != nil || d.Sieged != nil {
		n.FailBoth("there are no siege cards in this mode", "il n'y a pas de carte Siège dans ce mode")
	}
}

// readAffairs reads the missions that nobody holds; those that are nowhere are in the deck.
func (s *State) readAffairs(n *lookUp, d *stateDocument) {
	x := &s.Affairs
	a := d.Missions
	if a == nil {
		a = &affairsDocument{}
	}
	x.Gone, x.Drawn = n.missions(a.Discard), n.mission(a.Drawn)
	if len(a.Open) > len(x.Open) || x.Drawn == hiddenMission {
		n.FailBoth("there are at most %d open missions", "il y a au plus %d missions libres", len(x.Open))
		return
	}
	for i, id := range a.Open {
		if x.Open[i] = n.mission(id); x.Open[i] == hiddenMission {
			n.FailBoth("an open mission is not hidden", "une mission libre n'est pas cachée")
		}
	}
	for id, list := range a.Designated {
		seat := n.seat(id)
		for i, one := range list {
			if i < openMissions && seat != game.NoSeat {
				x.Of[seat][i] = n.naming(one)
			}
		}
	}
	for id, k := range a.Lost {
		if seat := n.seat(id); seat != game.NoSeat {
			x.Lost[seat] = k
		}
	}
	for id, k := range a.Passes {
		if seat := n.seat(id); seat != game.NoSeat {
			x.Passes[seat] = k
		}
	}
	if x.Left = n.missions(a.Deck); a.Deck == nil && s.mode().Missions {
		x.Left = s.Muster.lib.allMissions() &^ s.elsewhere()
	}
}

// elsewhere are the missions that are not in the deck.
func (s *State) elsewhere() uint32 {
	set := s.Affairs.Gone
	add := func(k uint8) {
		if k != 0 && k != hiddenMission {
			set |= 1 << (k - 1)
		}
	}
	for _, k := range slices.Concat(s.Affairs.Open[:], []uint8{s.Affairs.Drawn}) {
		add(k)
	}
	for seat := range s.seats() {
		p := &s.Posts[seat]
		set |= p.Missions
		add(p.Chosen)
		add(p.Kept)
	}
	return set
}
