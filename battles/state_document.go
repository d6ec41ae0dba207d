package battles

import "encoding/json"

// A stateDocument is how a state is written; docs/battles.md describes it. Written states have
// everything; in states that people write, what is left out has a default, see read_state.go.
type stateDocument struct {
	Plan       string                       `json:"plan,omitempty"`
	Map        []string                     `json:"map,omitempty"` // and what else makes a sketch
	Orders     uint8                        `json:"order_value,omitempty"`
	Draws      uint8                        `json:"command_value,omitempty"`
	Special    json.RawMessage              `json:"special,omitempty"`
	Scores     json.RawMessage              `json:"scores,omitempty"`
	Instant    json.RawMessage              `json:"instant,omitempty"`
	Options    map[string]string            `json:"options"`
	Seats      []string                     `json:"seats"`
	Round      uint8                        `json:"round"`
	Rounds     uint8                        `json:"rounds"`
	Phase      string                       `json:"phase,omitempty"`
	First      string                       `json:"first,omitempty"`
	Momentum   string                       `json:"momentum,omitempty"`
	Morale     int8                         `json:"morale"`
	Rout       *routDocument                `json:"rout,omitempty"`
	Width      int                          `json:"width"`
	Height     int                          `json:"height"`
	Hexes      map[string]tileDocument      `json:"hexes"`
	Objectives map[string]string            `json:"objectives,omitempty"`
	Secrets    map[string]string            `json:"secrets,omitempty"`
	Known      map[string]string            `json:"known,omitempty"`
	Sealed     *sealedDocument              `json:"sealed,omitempty"`
	Units      map[string]bandDocument      `json:"units"`
	Houses     map[string]postDocument      `json:"houses"`
	Commanders map[string]commanderDocument `json:"commanders"`
	Turn       *turnDocument                `json:"turn,omitempty"`
	Attack     *attackDocument              `json:"attack,omitempty"`
	Retreat    *retreatDocument             `json:"retreat,omitempty"`
	Decision   *decisionDocument            `json:"decision,omitempty"`
	Stack      []frameDocument              `json:"stack,omitempty"`
	Winner     string                       `json:"winner,omitempty"`
}

// A routDocument tells on whose side the morale track ends on a Rout space.
type routDocument struct {
	Stark     bool `json:"stark"`
	Lannister bool `json:"lannister"`
}

type tileDocument struct {
	Ground     string `json:"ground,omitempty"`
	Token      string `json:"token,omitempty"`
	Fire       uint8  `json:"fire,omitempty"`
	Devastated bool   `json:"devastated,omitempty"`
	Laid       bool   `json:"laid,omitempty"`
}

// A sealedDocument has what the strategy tokens show of which nobody knows where they are.
type sealedDocument struct {
	Strategic uint8 `json:"strategic"`
	Decoy     uint8 `json:"decoy"`
}

// A bandDocument is a unit in a state.
type bandDocument struct {
	House     string   `json:"house,omitempty"`
	Type      string   `json:"type,omitempty"`
	Rank      string   `json:"rank,omitempty"`
	Hex       string   `json:"hex,omitempty"`
	Figures   *uint8   `json:"figures,omitempty"`
	Commander string   `json:"commander,omitempty"`
	Spent     bool     `json:"spent,omitempty"`
	Engaged   string   `json:"engaged,omitempty"`
	Token     string   `json:"token,omitempty"`
	Fate      string   `json:"fate,omitempty"`
	Torches   bool     `json:"torches,omitempty"`
	Ordered   bool     `json:"ordered,omitempty"`
	Moved     bool     `json:"moved,omitempty"`
	Done      bool     `json:"done,omitempty"`
	Attacks   *uint8   `json:"attacks,omitempty"`
	Last      string   `json:"last,omitempty"`
	Dice      int8     `json:"dice,omitempty"`
	Charge    int8     `json:"charge,omitempty"`
	Moves     int8     `json:"moves,omitempty"`
	Pursue    uint8    `json:"pursue,omitempty"`
	Marks     []string `json:"marks,omitempty"`
}

// A postDocument is what a House has beside the board. In a view of somebody else the hand is
// left out, and the deck has its cards as well.
type postDocument struct {
	Seat    *int             `json:"seat,omitempty"`
	Hand    []string         `json:"hand,omitzero"`
	Cards   *uint8           `json:"cards,omitempty"`
	Deck    []string         `json:"deck,omitzero"`
	Discard []string         `json:"discard"`
	Orders  map[string]uint8 `json:"orders"`
	Command *uint8           `json:"command,omitempty"`
	Passed  bool             `json:"passed,omitempty"`
	Points  int16            `json:"points"`
	Keep    *keepDocument    `json:"keep,omitempty"`
	Picks   []string         `json:"picks,omitempty"`
	Ready   bool             `json:"ready,omitempty"`
	Hidden  bool             `json:"hidden,omitempty"` // in a view: what it has chosen
	Pieces  map[string]uint8 `json:"pieces,omitempty"`
}

type keepDocument struct {
	Card  string `json:"card,omitempty"`
	Token string `json:"token,omitempty"`
}

// A commanderDocument is a commander who takes part. His House, his unit and the numbers of
// his card follow from the rest, and are compared with it when they are read.
type commanderDocument struct {
	House     string `json:"house,omitempty"`
	Unit      string `json:"unit,omitempty"`
	Tokens    uint8  `json:"tokens"`
	Limit     uint8  `json:"limit,omitempty"`
	Capture   uint8  `json:"capture,omitempty"`
	Committed bool   `json:"committed,omitempty"`
	Thrifty   bool   `json:"thrifty,omitempty"`
}

type turnDocument struct {
	House     string   `json:"house"`
	Card      string   `json:"card,omitempty"`
	Commander string   `json:"commander,omitempty"`
	Zone      string   `json:"zone,omitempty"`
	Commands  numbers  `json:"commands,omitempty"`
	Executed  numbers  `json:"executed,omitzero"`
	Tactic    bool     `json:"tactic,omitempty"`
	Extra     string   `json:"extra,omitempty"`
	Box       string   `json:"box,omitempty"`
	Effect    uint8    `json:"effect,omitempty"`
	Picks     []string `json:"picks,omitempty"`
	First     string   `json:"first,omitempty"`
	Unit      string   `json:"unit,omitempty"`
	Target    string   `json:"target,omitempty"`
	Hex       string   `json:"hex,omitempty"`
	Only      string   `json:"only,omitempty"`
}

type attackDocument struct {
	Kind    string           `json:"kind"`
	By      string           `json:"by"`
	On      string           `json:"on"`
	At      string           `json:"at,omitempty"`
	Flank   bool             `json:"flank,omitempty"`
	Dice    map[string]uint8 `json:"dice,omitempty"`
	Ignores uint8            `json:"ignores,omitempty"`
	Sure    bool             `json:"sure,omitempty"`
	Hits    uint8            `json:"hits,omitempty"`
	Taken   uint8            `json:"taken,omitempty"`
	Others  uint8            `json:"others,omitempty"`
	Morale  uint8            `json:"morale,omitempty"`
	Asked   bool             `json:"asked,omitempty"`
	Left    bool             `json:"left,omitempty"`
	Killed  bool             `json:"killed,omitempty"`
}

type retreatDocument struct {
	Unit      string `json:"unit"`
	Steps     uint8  `json:"steps"`
	Attack    bool   `json:"attack,omitempty"`
	Direction string `json:"direction,omitempty"`
}

type decisionDocument struct {
	Kind string   `json:"kind"`
	Who  []string `json:"who,omitempty"`
}

type frameDocument struct {
	Procedure string `json:"procedure"`
	Step      uint8  `json:"step,omitempty"`
	At        int16  `json:"at,omitempty"`
}

// State implements [game.Scribe].
func (Rules) State(s *State) any {
	p := s.Plan
	d := stateDocument{
		Options: s.Options.document(), Seats: []string{houseNames[s.house(0)], houseNames[s.house(1)]},
		Round: s.Round, Rounds: p.Rounds, Phase: s.phaseName(), First: houseName(s.First), Momentum: houseName(s.Momentum),
		Morale: s.Morale, Rout: &routDocument{p.Rout[Stark], p.Rout[Lannister]},
		Width: p.Grid.Width(), Height: p.Grid.Height(), Winner: houseName(s.Winner),
		Units: map[string]bandDocument{}, Houses: map[string]postDocument{}, Commanders: map[string]commanderDocument{},
	}
	p.describe(&d)
	s.describeBoard(&d)
	for u := range s.Units {
		if s.Units[u].Fate != noUnit {
			d.Units[p.unitName(UnitID(u))] = s.bandDocument(UnitID(u))
		}
	}
	for h := Stark; h < houses; h++ {
		d.Houses[houseNames[h]] = s.postDocument(h)
	}
	for u := range s.Units {
		if c := s.Units[u].Commander; c != NoCommander {
			d.Commanders[p.Commanders[c].ID] = s.commanderDocument(c, UnitID(u))
		}
	}
	s.describeTurn(&d)
	return d
}

func (o Options) document() map[string]string {
	if o.Away {
		return map[string]string{"retreats": "away"}
	}
	return map[string]string{"retreats": "own_edge"}
}

// houseName is what documents call a House; "" is nobody.
func houseName(h House) string {
	if h >= houses {
		return ""
	}
	return houseNames[h]
}
