package kings

import (
	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/kings/army"
	"gonfalon/kings/layout"
)

// A stateDocument is how a state is written; docs/kings.md describes it. Written states
// have everything; in states that people write, what is left out has a default, see
// read_state.go.
type stateDocument struct {
	Options  map[string]string       `json:"options"`
	Points   int                     `json:"points"`
	Scenario string                  `json:"scenario,omitempty"`
	Table    []content.Length        `json:"table"`
	Near     string                  `json:"near"`
	First    string                  `json:"first,omitempty"`
	Turn     uint8                   `json:"turn"`
	Last     uint8                   `json:"last"`
	Phase    string                  `json:"phase,omitempty"`  // read only
	Active   string                  `json:"active,omitempty"` // read only
	Decision *decisionDocument       `json:"decision,omitempty"`
	Over     bool                    `json:"over,omitempty"`
	Winner   string                  `json:"winner,omitempty"`
	Score    map[string]int32        `json:"score,omitempty"`
	Units    map[string]unitDocument `json:"units"`
	Terrain  []layout.Document       `json:"terrain"`
	Tokens   []tokenDocument         `json:"tokens,omitempty"`
	SetUp    *setUpDocument          `json:"set_up,omitempty"`
	Stack    []frameDocument         `json:"stack,omitempty"`
}

type decisionDocument struct {
	Kind string   `json:"kind"`
	Who  []string `json:"who"`
}

type unitDocument struct {
	Seat string `json:"seat"`
	army.Recruit
	At     []content.Length `json:"at,omitempty"`
	Facing *content.Angle   `json:"facing,omitempty"`
	State  string           `json:"state"`
	Wounds int              `json:"wounds"`
	Order  string           `json:"order,omitempty"`
	Target string           `json:"target,omitempty"`
	Face   string           `json:"face,omitempty"`
	Did    []string         `json:"did,omitempty"`
	Used   []string         `json:"used,omitempty"`
	Fired  uint8            `json:"fired,omitempty"` // see used.go
}

type tokenDocument struct {
	At      []content.Length `json:"at"`
	Carrier string           `json:"carrier,omitempty"`
}

type setUpDocument struct {
	Chooser string `json:"chooser,omitempty"`
	Terrain string `json:"terrain,omitempty"`
	Content uint8  `json:"content,omitempty"`
	Placed  uint8  `json:"placed,omitempty"`
	ToPlace uint8  `json:"to_place,omitempty"`
}

type frameDocument struct {
	Procedure string `json:"procedure"`
	Step      uint8  `json:"step"`
	Seat      string `json:"seat"`
	At        int16  `json:"at,omitempty"`
}

// State implements [game.Scribe].
func (Rules) State(s *State) any {
	d := stateDocument{
		Options:  s.Choices.document(),
		Points:   s.Armies.Total,
		Scenario: scenarioIDs[s.Scenario],
		Table:    []content.Length{content.Length(s.Width), content.Length(s.Depth)},
		Near:     seatID(s.Near),
		First:    seatID(s.First),
		Turn:     s.Turn,
		Last:     s.Last,
		Units:    map[string]unitDocument{},
		Terrain:  []layout.Document{},
	}
	if s.Waits.Who != 0 {
		d.Decision = &decisionDocument{Kind: kindNames[s.Waits.Kind]}
		for rest := s.Waits.Who; rest != 0; rest = rest.Without(rest.First()) {
			d.Decision.Who = append(d.Decision.Who, seatID(rest.First()))
		}
	} else if s.Stack.Len() == 0 { // in the midst of an action nobody is asked either
		d.Over, d.Winner = true, seatID(s.Winner)
		d.Score = map[string]int32{seatNames[Blue]: s.Score[Blue], seatNames[Red]: s.Score[Red]}
	}
	for u := UnitNo(1); u <= s.Armies.Units(); u++ {
		d.Units[s.Armies.ID(u)] = s.unitDocument(u)
	}
	for i := range s.Terrain[:s.Pieces] {
		d.Terrain = append(d.Terrain, s.Terrain[i].Document())
	}
	for _, t := range s.Token[:s.Tokens] {
		d.Tokens = append(d.Tokens, tokenDocument{At: pointDocument(t.At), Carrier: s.unitID(t.Carrier)})
	}
	if x := s.SetUp; x != (SetUp{Chooser: game.NoSeat}) {
		d.SetUp = x.document()
	}
	for i := range s.Stack.Len() {
		f := s.Stack.At(i)
		d.Stack = append(d.Stack, frameDocument{Procedure: procNames[f.Proc], Step: f.Step, Seat: seatID(f.Seat), At: f.Arg})
	}
	return d
}

func (s *State) unitDocument(u UnitNo) unitDocument {
	r, f := &s.Armies.recruit[u], &s.Units[u]
	d := unitDocument{
		Seat: seatID(r.Seat), Recruit: r.Recruit,
		State: conditionNames[f.Condition], Wounds: int(f.Wounds), Order: orderNames[f.Order],
		Target: s.unitID(f.Target), Did: bitsOf(uint16(f.Did), deedNames[:]), Used: bitsOf(f.Used, usedNames), Fired: f.Fired,
	}
	if f.Condition != Reserve {
		facing := content.Angle(f.Pose.Facing)
		d.At, d.Facing = pointDocument(f.Pose.At), &facing
	}
	if f.Target != NoUnit {
		d.Face = faceNames[f.Face]
	}
	return d
}

func (x SetUp) document() *setUpDocument {
	d := &setUpDocument{Chooser: seatID(x.Chooser), Content: x.Content, Placed: x.Placed, ToPlace: x.ToPlace}
	if x.Terrain != LaidOut {
		d.Terrain = layerNames[x.Terrain]
	}
	return d
}

func (c Choices) document() map[string]string {
	d := map[string]string{"turns": itoa(int(c.Turns)), "extra_turn": "never", "length": "turns", "artefacts": "declared"}
	if c.Timed {
		d["length"] = "time"
	}
	if c.Extra {
		d["extra_turn"] = "roll"
	}
	if c.Hidden {
		d["artefacts"] = "hidden"
	}
	return d
}

func pointDocument(p plane.Point) []content.Length {
	return []content.Length{content.Length(p.X), content.Length(p.Y)}
}

func seatID(seat game.Seat) string {
	if seat < 0 || seat >= seats {
		return ""
	}
	return seatNames[seat]
}

func (s *State) unitID(u UnitNo) string { return s.Armies.recruit[u].ID }
