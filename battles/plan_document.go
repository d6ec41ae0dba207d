package battles

import (
	"encoding/json"
	"errors"

	"gonfalon/game"
	"gonfalon/geom/hex"
)

// A planDocument is how a battle plan is written: ReadPlan reads the same, in JSON or TOML.
// The summary card of a skirmish has a part of its own, and no units.
type planDocument struct {
	Game string `json:"game"`
	ID   string `json:"id,omitempty"`
	titleDocument
	Confidence   string          `json:"confidence,omitempty"`
	Rounds       uint8           `json:"rounds"`
	OrderValue   uint8           `json:"order_value"`
	CommandValue uint8           `json:"command_value"`
	Momentum     string          `json:"momentum"`
	Rows         []string        `json:"rows"`
	Tokens       []tokenDocument `json:"tokens,omitempty"`
	Objectives   []at            `json:"objectives,omitempty"`
	Notes        []noteDocument  `json:"notes,omitempty"`

	Stark     sideDocument      `json:"stark"`
	Lannister sideDocument      `json:"lannister"`
	Skirmish  *skirmishDocument `json:"skirmish,omitempty"`

	Special []specialDocument `json:"special,omitempty"`
	Scores  []scoreDocument   `json:"scores,omitempty"`
	Instant []instantDocument `json:"instant,omitempty"`
}

// An at is a hex by its column and its row.
type at [2]int

// UnmarshalJSON implements [json.Unmarshaler].
func (a *at) UnmarshalJSON(data []byte) error {
	var both []int
	if err := json.Unmarshal(data, &both); err != nil {
		return err
	}
	if len(both) != len(a) {
		return errNoHex
	}
	*a = at(both)
	return nil
}

var errNoHex = errors.New("a hex is two numbers")

// A titleDocument has each text once, if it is the same in both languages.
type titleDocument struct {
	Name    string `json:"name,omitempty"`
	NameEN  string `json:"name_en,omitempty"`
	NameFR  string `json:"name_fr,omitempty"`
	Intro   string `json:"intro,omitempty"`
	IntroEN string `json:"intro_en,omitempty"`
	IntroFR string `json:"intro_fr,omitempty"`
}

type noteDocument struct {
	Text   string `json:"text,omitempty"`
	TextEN string `json:"text_en,omitempty"`
	TextFR string `json:"text_fr,omitempty"`
}

type tokenDocument struct {
	Token string `json:"token"`
	At    at     `json:"at"`
}

type sideDocument struct {
	CommandTokens uint8          `json:"command_tokens"`
	LastSpace     string         `json:"last_space"`
	Units         []unitDocument `json:"units,omitempty"`
}

type unitDocument struct {
	Unit      string `json:"unit"`
	Rank      string `json:"rank"`
	At        at     `json:"at"`
	Commander string `json:"commander,omitempty"`
}

type skirmishDocument struct {
	Commanders   [2]uint8 `json:"commanders"`
	Value        uint8    `json:"value"`
	UnitCards    uint8    `json:"unit_cards"`
	TerrainCards uint8    `json:"terrain_cards"`
	TerrainRows  int      `json:"terrain_rows"`
	LeaderRows   int      `json:"leader_rows"`
	UnitRows     int      `json:"unit_rows"`
	DryTerrain   bool     `json:"dry_terrain,omitempty"`
}

type specialDocument struct {
	Rule        string   `json:"rule"`
	House       string   `json:"house,omitempty"`
	Hexes       []at     `json:"hexes,omitempty"`
	Classes     []string `json:"classes,omitempty"`
	Commanders  []string `json:"commanders,omitempty"`
	Only        []string `json:"only,omitempty"`
	TentsVanish bool     `json:"tents_vanish,omitempty"`
	Strategic   uint8    `json:"strategic,omitempty"`
	Finder      string   `json:"finder,omitempty"`
	Fords       bool     `json:"fords,omitempty"`
}

type scoreDocument struct {
	When      string         `json:"when"`
	House     string         `json:"house"`
	Per       string         `json:"per"`
	Points    pointsDocument `json:"points"`
	Hexes     []at           `json:"hexes,omitempty"`
	Rows      []int          `json:"rows,omitempty"`
	Commander string         `json:"commander,omitempty"`
}

// pointsDocument are points, or those for each zone of the enemy's morale.
type pointsDocument struct {
	zones  bool
	points [moraleZones]int8
}

// MarshalJSON implements [json.Marshaler].
func (p pointsDocument) MarshalJSON() ([]byte, error) {
	if !p.zones {
		return json.Marshal(p.points[0])
	}
	return json.Marshal(struct {
		Green  int8 `json:"green"`
		Yellow int8 `json:"yellow"`
		Red    int8 `json:"red"`
	}{p.points[GreenZone], p.points[YellowZone], p.points[RedZone]})
}

// UnmarshalJSON implements [json.Unmarshaler].
func (p *pointsDocument) UnmarshalJSON(data []byte) error {
	*p = pointsDocument{}
	if json.Unmarshal(data, &p.points[0]) == nil {
		return nil
	}
	p.zones = true
	var zones struct {
		Green  int8 `json:"green"`
		Yellow int8 `json:"yellow"`
		Red    int8 `json:"red"`
	}
	err := game.Decode(data, &zones)
	p.points[GreenZone], p.points[YellowZone], p.points[RedZone] = zones.Green, zones.Yellow, zones.Red
	return err
}

type instantDocument struct {
	House     string `json:"house"`
	Commander string `json:"commander"`
	Event     string `json:"event"`
	Points    int8   `json:"points,omitempty"`
	From      string `json:"from,omitempty"`
}

// JSON writes the plan; ReadPlan reads it back.
func (p *Plan) JSON() []byte {
	data, err := json.MarshalIndent(p.document(), "", " ")
	if err != nil {
		panic(err)
	}
	return append(data, '\n')
}

func (p *Plan) document() *planDocument {
	d := &planDocument{
		Game: "battles", ID: p.ID, Confidence: p.Confidence, Rounds: p.Rounds, OrderValue: p.OrderValue, CommandValue: p.CommandValue,
		Stark: p.sideDocument(Stark), Lannister: p.sideDocument(Lannister), Objectives: p.ats(p.Objectives),
		Special: p.specialDocuments(),
	}
	d.Name, d.NameEN, d.NameFR = onceOrBoth(p.Text)
	d.Intro, d.IntroEN, d.IntroFR = onceOrBoth(p.Intro)
	switch {
	case p.Momentum != NoHouse:
		d.Momentum = houseNames[p.Momentum]
	case p.Lower:
		d.Momentum = "lower_value"
	default:
		d.Momentum = "random"
	}
	for row := range p.Grid.Height() {
		var signs []byte
		for col := range p.Grid.Width() - row&1 {
			h := p.Grid.At(col, row)
			signs = append(signs, terrainSigns[p.Tiles[h].Ground])
			if t := p.Tiles[h].Token; t != NoToken {
				d.Tokens = append(d.Tokens, tokenDocument{tokenNames[t], p.at(h)})
			}
		}
		d.Rows = append(d.Rows, string(signs))
	}
	for _, n := range p.Notes {
		var note noteDocument
		note.Text, note.TextEN, note.TextFR = onceOrBoth(n)
		d.Notes = append(d.Notes, note)
	}
	if s := p.Skirmish; s != nil {
		d.Skirmish = &skirmishDocument{
			[2]uint8{s.MinCommanders, s.MaxCommanders}, s.Value, s.UnitCards, s.TerrainCards, s.TerrainRows, s.LeaderRows, s.UnitRows, s.DryTerrain,
		}
	}
	for _, s := range p.Points {
		d.Scores = append(d.Scores, p.scoreDocument(s))
	}
	for _, s := range p.Sudden {
		d.Instant = append(d.Instant, p.instantDocument(s))
	}
	return d
}

// onceOrBoth writes a text once if it is the same in both languages.
func onceOrBoth(t game.Text) (once, english, french string) {
	if t.English == t.French {
		return t.English, "", ""
	}
	return "", t.English, t.French
}

func (p *Plan) at(h hex.Hex) at {
	col, row := p.Grid.Place(h)
	return at{col, row}
}

func (p *Plan) ats(hexes []hex.Hex) []at {
	var list []at
	for _, h := range hexes {
		list = append(list, p.at(h))
	}
	return list
}

// list are the hexes of a set.
func list(set hex.Set) []hex.Hex {
	var all []hex.Hex
	for !set.Empty() {
		var h hex.Hex
		h, set = set.Next()
		all = append(all, h)
	}
	return all
}
