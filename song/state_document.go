package song

import (
	"encoding/json"
	"strconv"
	"strings"

	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/song/field"
)

// A stateDocument is how a state is written; docs/song.md describes it. Written states have
// everything; in states that people write, what is left out has a default, see read_state.go.
type stateDocument struct {
	Options    map[string]string             `json:"options"`
	Points     uint8                         `json:"points"`
	Armies     []force                       `json:"armies"`
	Table      []content.Length              `json:"table,omitempty"`
	Round      uint8                         `json:"round"`
	First      string                        `json:"first,omitempty"`
	Active     string                        `json:"active,omitempty"`
	Phase      string                        `json:"phase,omitempty"` // read only
	Defender   string                        `json:"defender,omitempty"`
	Missions   *affairsDocument              `json:"missions,omitempty"`
	Unit       string                        `json:"unit,omitempty"` // read only: who acts
	Decision   *decisionDocument             `json:"decision,omitempty"`
	Over       bool                          `json:"over,omitempty"`
	Winners    []string                      `json:"winners,omitempty"`
	Players    map[string]postDocument       `json:"players"`
	Units      map[string]unitDocument       `json:"units"`
	Attached   map[string]attachmentDocument `json:"attachments,omitempty"`
	NCUs       map[string]ncuDocument        `json:"ncus,omitempty"`
	Objectives []objectiveDocument           `json:"objectives,omitempty"`
	Terrain    []terrainDocument             `json:"terrain,omitempty"`
	UnderWay   *underWay                     `json:"under_way,omitempty"`
}

type decisionDocument struct {
	Kind string   `json:"kind"`
	Who  []string `json:"who"`
}

type postDocument struct {
	Points   uint8          `json:"points"`
	Edge     string         `json:"edge,omitempty"`
	Hand     map[string]int `json:"hand,omitempty"`
	Cards    *uint8         `json:"cards,omitempty"`
	Deck     map[string]int `json:"deck,omitempty"`
	Discard  map[string]int `json:"discard,omitempty"`
	Exiled   map[string]int `json:"exiled,omitempty"`
	Attached map[string]int `json:"attached,omitempty"`
	Played   map[string]int `json:"played,omitempty"`
	Discards map[string]int `json:"discards,omitempty"`
	Ready    bool           `json:"ready,omitempty"`
	Hidden   bool           `json:"hidden,omitempty"`
	Out      bool           `json:"out,omitempty"`
	modeDocument
}

type unitDocument struct {
	At        []content.Length `json:"at,omitempty"`
	Facing    *content.Angle   `json:"facing,omitempty"`
	Fate      string           `json:"fate,omitempty"`
	Wounds    uint8            `json:"wounds"`
	Models    *int             `json:"models,omitempty"` // read only what follows from the Wounds
	Ranks     *int             `json:"ranks,omitempty"`
	Tokens    []string         `json:"tokens,omitempty"`
	Activated uint8            `json:"activated,omitempty"`
	Attached  []string         `json:"attachments,omitzero"`
	Influence []string         `json:"influence,omitempty"`
	Used      uint16           `json:"used,omitempty"`
	Spent     uint16           `json:"spent,omitempty"`
	Faith     uint8            `json:"faith,omitempty"`
	Next      UnitID           `json:"next,omitempty"`
	Marks     []string         `json:"marks,omitempty"`
	Points    uint8            `json:"point_tokens,omitempty"`
}

type attachmentDocument struct {
	On     string `json:"on,omitempty"`
	Used   uint8  `json:"used,omitempty"`
	Spent  uint8  `json:"spent,omitempty"`
	Beast  string `json:"beast,omitempty"`
	Marked string `json:"marked,omitempty"`
}

type ncuDocument struct {
	Activated bool   `json:"activated,omitempty"`
	Zone      string `json:"zone,omitempty"`
	On        string `json:"on,omitempty"`
	Left      uint8  `json:"used,omitempty"`
	Spent     bool   `json:"spent,omitempty"`
	Gone      bool   `json:"gone,omitempty"`
	Mute      bool   `json:"mute,omitempty"`
}

type objectiveDocument struct {
	At      []content.Length `json:"at"`
	Card    string           `json:"card,omitempty"`
	Carrier string           `json:"carrier,omitempty"`
	Claimed string           `json:"claimed,omitempty"`
	Pile    uint8            `json:"pile,omitempty"`
	Mute    string           `json:"mutes,omitempty"`
	Holder  string           `json:"holder,omitempty"`
	Held    uint8            `json:"held,omitempty"`
}

type terrainDocument struct {
	Kind    string           `json:"kind"`
	At      []content.Length `json:"at"`
	Facing  content.Angle    `json:"facing"`
	Removed bool             `json:"removed,omitempty"`
}

// underWay is what is under way, in the words of the program: units, NCUs and the rest by their
// numbers. People need not write it: a state without it begins at its phase.
type underWay struct {
	Words   string        `json:"words"` // in which this is written
	Stack   []game.Frame  `json:"stack"`
	Waits   game.Decision `json:"waits"`
	Lasting []Lasting     `json:"lasting,omitempty"`
	Deeds   []Deed        `json:"deeds,omitempty"`
	Hurts   []Hurt        `json:"hurts,omitempty"`
	Fights  []Fight       `json:"fights,omitempty"`
	Tests   []Test        `json:"tests,omitempty"`
	Moments []Moment      `json:"moments,omitempty"`
	Works   []Work        `json:"works,omitempty"`
	Later   []Later       `json:"later,omitempty"`
	Ask     Ask           `json:"ask"`
	SetUp   SetUp         `json:"set_up"`
	Fallen  UnitSet       `json:"fallen,omitempty"`
}

// MarshalJSON writes dice as a list.
func (r Roll) MarshalJSON() ([]byte, error) {
	list := make([]int, r.N)
	for i := range list {
		list[i] = int(r.Dice[i])
	}
	return json.Marshal(list)
}

// UnmarshalJSON reads them.
func (r *Roll) UnmarshalJSON(data []byte) error {
	var list []uint8
	var numbers []int
	if err := json.Unmarshal(data, &numbers); err != nil {
		return err
	}
	*r = Roll{}
	for _, n := range numbers {
		if n < 16 || n >= 7*16 || len(list) == maxDice {
			return game.Wrong("%d is no die as it lies", "%d n'est pas un dé posé", n)
		}
		list = append(list, uint8(n))
		r.add(n>>4, game.SeatSet(n&15))
	}
	return nil
}

// State implements [game.Scribe].
func (Rules) State(s *State) any {
	m := s.Muster
	d := stateDocument{
		Options: s.Choices.document(), Points: s.Choices.Points, Armies: m.forces,
		Table: []content.Length{content.Length(s.Field.Width), content.Length(s.Field.Depth)},
		Round: s.Round, First: seatID(s.First), Active: seatID(s.Active), Over: s.Over,
		Players: map[string]postDocument{}, Units: map[string]unitDocument{}, Attached: map[string]attachmentDocument{}, NCUs: map[string]ncuDocument{},
	}
	if s.Waits.Who != 0 {
		d.Decision = &decisionDocument{Kind: kindNames[s.Waits.Kind], Who: s.seatIDs(s.Waits.Who)}
	}
	if s.Over {
		d.Winners = s.seatIDs(s.Winners)
	}
	for seat := range s.seats() {
		d.Players[seatNames[seat]] = s.postDocument(seat)
	}
	for u := UnitID(1); u <= m.Units(); u++ {
		d.Units[m.unit[u].id] = s.unitDocument(u)
	}
	for a := AttachID(1); a <= m.attaches; a++ {
		x := &s.Attached[a]
		d.Attached[m.attached[a].id] = attachmentDocument{On: s.unitIDOr(x.On), Used: x.Used, Spent: x.Spent, Beast: s.beastID(a), Marked: s.unitIDOr(x.Marked)}
	}
	for n := NCUID(1); n <= m.NCUs(); n++ {
		x := &s.NCUs[n]
		d.NCUs[m.ncu[n].id] = ncuDocument{Activated: x.Activated, Zone: zoneNames[x.Zone], On: s.unitIDOr(x.On), Left: x.Left, Spent: x.Spent, Gone: x.Gone, Mute: x.Mute}
	}
	for i := range int(s.Laid) {
		t := &s.Tokens[i]
		o := objectiveDocument{At: pointDocument(t.At.X, t.At.Y), Carrier: s.unitIDOr(t.Carrier), Claimed: s.unitIDOr(t.Claimed)}
		o.Pile, o.Holder, o.Held = t.Pile, s.unitIDOr(t.Holder), t.Held
		if t.Mute != 0 {
			o.Mute = m.ncu[t.Mute].id
		}
		switch {
		case t.Card == 0:
		case s.Choices.Mode == Dance:
			o.Card = danceNames[t.Card]
		default:
			o.Card = m.lib.entry(m.lib.objective[t.Card-1]).ID
		}
		d.Objectives = append(d.Objectives, o)
	}
	for i := range int(s.Field.Laid) {
		d.Terrain = append(d.Terrain, s.terrainDocument(i))
	}
	if s.Choices.Mode == Storm {
		d.Defender = seatID(s.SetUp.Defender)
	}
	d.Missions = s.affairsDocument()
	d.UnderWay = s.underWay()
	return d
}

func (s *State) underWay() *underWay {
	w := &underWay{
		Waits: s.Waits, Lasting: s.Lasting[:s.Lasts], Deeds: s.Deeds[:s.Doing], Hurts: s.Hurts[:s.Hurting], Fights: s.Fights[:s.Fought],
		Tests: s.Tests[:s.Tested], Moments: s.Moments[:s.Passing], Works: s.Works[:s.Working], Later: s.Later[:s.Latered],
		Ask: s.Ask, SetUp: s.SetUp, Fallen: s.Fallen,
	}
	for i := range s.Stack.Len() {
		w.Stack = append(w.Stack, s.Stack.At(i))
	}
	w.Words = w.wording()
	return w
}

func (s *State) postDocument(seat game.Seat) postDocument {
	x := &s.Posts[seat]
	pile := func(p *Pile) map[string]int {
		d := map[string]int{}
		for k, n := range p {
			if n > 0 {
				d[s.cardID(seat, k)] = int(n)
			}
		}
		return d
	}
	d := postDocument{
		Points: x.Points, Edge: edgeNames[x.Edge], Deck: pile(&x.Deck), Discard: pile(&x.Discard), Exiled: pile(&x.Exiled),
		Attached: pile(&x.Attached), Played: pile(&x.Played), Discards: pile(&x.Discards), Ready: x.Ready, Hidden: x.Hidden, Out: x.Out, Cards: &x.Cards, modeDocument: s.modeDocument(seat),
	}
	if !x.Hidden {
		d.Hand = pile(&x.Hand)
	}
	return d
}

func (s *State) unitDocument(u UnitID) unitDocument {
	x := &s.Units[u]
	models, ranks := s.models(u), s.ranks(u)
	d := unitDocument{
		Fate: fateNames[x.Fate], Wounds: x.Wounds, Models: &models, Ranks: &ranks, Tokens: bitsOf(uint32(x.Tokens), tokenNames[:]), Activated: x.Activated,
		Used: x.Used, Spent: x.Spent, Faith: x.Faith, Next: x.Next, Marks: bitsOf(uint32(x.Marks), markNames[:]), Points: x.Points,
	}
	d.Attached = []string{}
	for _, a := range x.Attached {
		if a != 0 {
			d.Attached = append(d.Attached, s.Muster.attached[a].id)
		}
	}
	for i, n := range x.Influence {
		if n != 0 || i == 0 && x.Influence[1] != 0 {
			d.Influence = append(d.Influence, s.Muster.ncu[n].id)
		}
	}
	if t := &s.Field.Trays[u]; t.Kind != field.Off || t.Pose.At.X != 0 || t.Pose.At.Y != 0 || t.Pose.Facing != 0 {
		facing := content.Angle(t.Pose.Facing)
		d.At, d.Facing = pointDocument(t.Pose.At.X, t.Pose.At.Y), &facing
	}
	return d
}

func (s *State) terrainDocument(i int) terrainDocument {
	p := &s.Field.Pieces[i]
	d := terrainDocument{At: pointDocument(p.Pose.At.X, p.Pose.At.Y), Facing: content.Angle(p.Pose.Facing), Removed: p.Removed()}
	d.Kind = s.Muster.lib.tables.Templates[s.Ground[i]-1].ID
	return d
}

func (c Choices) document() map[string]string {
	d := map[string]string{
		"mode": modeInfos[c.Mode].ID, "teams": "alone", "threshold": "strict", "terrain": terrainNames[c.Terrain], "pieces": strconv.Itoa(int(c.Pieces)),
		"boxes": "one", "order": "objectives", "table": "square",
	}
	for name, is := range map[string]bool{"boxes several": c.Unlimited, "order terrain": c.LayFirst, "table long": c.Long} {
		if option, value, _ := strings.Cut(name, " "); is {
			d[option] = value
		}
	}
	if c.Teams {
		d["teams"] = "pairs"
	}
	if c.Surpass {
		d["threshold"] = "lead"
	}
	return d
}

func pointDocument(x, y int32) []content.Length {
	return []content.Length{content.Length(x), content.Length(y)}
}

func seatID(seat game.Seat) string {
	if seat < 0 || seat >= MaxSeats {
		return ""
	}
	return seatNames[seat]
}

func (s *State) seatIDs(set game.SeatSet) []string {
	var list []string
	for rest := set; rest != 0; rest = rest.Without(rest.First()) {
		list = append(list, seatID(rest.First()))
	}
	return list
}

func (s *State) unitIDOr(u UnitID) string {
	if u == NoUnit {
		return ""
	}
	return s.unitID(u)
}
