package throne

import (
	"encoding/json"
	"strconv"

	"gonfalon/game"
)

// A stateDocument is how a state is written; docs/throne.md describes it. Written
// states have everything; in states that people write, what is left out has a default,
// see read_state.go.
type stateDocument struct {
	Players   int                      `json:"players"`
	Options   map[string]string        `json:"options"`
	Turn      uint8                    `json:"turn"`
	Phase     string                   `json:"phase,omitempty"` // read only
	Next      string                   `json:"next,omitempty"`  // read only
	Decision  *decisionDocument        `json:"decision,omitempty"`
	Winners   []string                 `json:"winners,omitempty"`
	Tracks    map[string][]string      `json:"tracks"`
	Markers   map[string]string        `json:"markers"`
	BladeUsed bool                     `json:"blade_used,omitempty"`
	Houses    map[string]houseDocument `json:"houses"`
	Areas     map[string]areaDocument  `json:"areas"`
	Control   map[string]string        `json:"control"` // by area; follows from the areas, and is checked when it is read
	Wildlings uint8                    `json:"wildlings"`
	Revealed  map[string]string        `json:"revealed,omitempty"`
	Decks     map[string]deckDocument  `json:"decks"`
	Battle    *battleDocument          `json:"battle,omitempty"`
	March     *actionDocument          `json:"march,omitempty"`
	Short     []string                 `json:"short,omitempty"`
	Spent     map[string]uint8         `json:"spent,omitempty"`
	Cut       map[string]uint8         `json:"cut,omitempty"`
	Owed      uint8                    `json:"owed,omitempty"`
	Stack     []frameDocument          `json:"stack,omitempty"`
}

type decisionDocument struct {
	Kind string   `json:"kind"`
	Who  []string `json:"who"`
}

type houseDocument struct {
	Power   *secret  `json:"power,omitempty"`
	Supply  *uint8   `json:"supply,omitempty"`
	Hand    []string `json:"hand"`
	Discard []string `json:"discard"`
	Bid     *secret  `json:"bid,omitempty"`
	Ready   bool     `json:"ready,omitempty"`
}

type areaDocument struct {
	House   string         `json:"house,omitempty"`
	Footmen uint8          `json:"footmen,omitempty"`
	Knights uint8          `json:"knights,omitempty"`
	Ships   uint8          `json:"ships,omitempty"`
	Routed  *forceDocument `json:"routed,omitempty"`
	Order   string         `json:"order,omitempty"`
	Token   string         `json:"token,omitempty"`
	Neutral uint8          `json:"neutral,omitempty"`
}

type forceDocument struct {
	Footmen uint8 `json:"footmen,omitempty"`
	Knights uint8 `json:"knights,omitempty"`
	Ships   uint8 `json:"ships,omitempty"`
}

type deckDocument struct {
	Fresh map[string]uint8 `json:"fresh"`
	Used  []string         `json:"used,omitempty"`
}

type battleDocument struct {
	Area     string        `json:"area"`
	From     string        `json:"from"`
	Attacker string        `json:"attacker"`
	Defender string        `json:"defender,omitempty"`
	Order    string        `json:"order,omitempty"`
	Footmen  uint8         `json:"footmen,omitempty"`
	Knights  uint8         `json:"knights,omitempty"`
	Ships    uint8         `json:"ships,omitempty"`
	Support  sidesDocument `json:"support"`
	Asked    []string      `json:"asked,omitempty"`
	Cards    cardsDocument `json:"cards"`
	Blade    string        `json:"blade,omitempty"`
	Winner   string        `json:"winner,omitempty"`
	Losses   uint8         `json:"losses,omitempty"`
	To       string        `json:"to,omitempty"`
	// Strength is what each side has at the moment; it is written only.
	Strength *strengthDocument `json:"strength,omitempty"`
}

type sidesDocument struct {
	Attacker []string `json:"attacker,omitempty"`
	Defender []string `json:"defender,omitempty"`
}

type cardsDocument struct {
	Attacker string `json:"attacker,omitempty"`
	Defender string `json:"defender,omitempty"`
}

type strengthDocument struct {
	Attacker int `json:"attacker"`
	Defender int `json:"defender"`
}

type frameDocument struct {
	Procedure string `json:"procedure"`
	Step      uint8  `json:"step"`
	House     string `json:"house,omitempty"`
	At        int16  `json:"at,omitempty"`
}

// hidden stands in documents for what the reader may not know.
const hidden = "hidden"

// A secret is a number that may be hidden.
type secret int8

// MarshalJSON implements [json.Marshaler].
func (s secret) MarshalJSON() ([]byte, error) {
	if s < 0 {
		return json.Marshal(hidden)
	}
	return strconv.AppendInt(nil, int64(s), 10), nil
}

// UnmarshalJSON implements [json.Unmarshaler].
func (s *secret) UnmarshalJSON(data []byte) error {
	if string(data) == `"hidden"` {
		*s = -1
		return nil
	}
	n, err := strconv.ParseInt(string(data), 10, 8)
	if err != nil || n < 0 {
		return game.Wrong(`a number from 0 to 127 or "hidden" is wanted, not %s`, `il faut un nombre de 0 à 127 ou "hidden", et non %s`, data)
	}
	*s = secret(n)
	return nil
}

// State implements [game.Scribe].
func (Rules) State(s *State) any {
	b := s.Board
	d := stateDocument{
		Players:   int(s.Houses),
		Options:   s.Options.document(),
		Turn:      s.Turn,
		Winners:   b.houseIDs(s.Winners),
		Tracks:    map[string][]string{},
		Markers:   map[string]string{},
		BladeUsed: s.BladeUsed,
		Houses:    map[string]houseDocument{},
		Areas:     map[string]areaDocument{},
		Control:   map[string]string{},
		Wildlings: b.wildlings[s.Wildlings],
		Revealed:  map[string]string{},
		Decks:     map[string]deckDocument{},
		Short:     b.areaIDs(s.Short),
		Spent:     b.counts(&s.Spent),
		Cut:       b.counts(&s.Cut),
		Owed:      s.Owed,
	}
	if s.Waits.Who != 0 {
		d.Decision = &decisionDocument{kindNames[s.Waits.Kind], b.houseIDs(s.Waits.Who)}
	}
	for t := range s.Track {
		d.Tracks[trackNames[t]] = s.trackDocument(t)
		d.Markers[markerNames[t]] = b.houseID(s.Marker[t])
	}
	for h := range House(s.Houses) {
		d.Houses[b.Houses[h].ID] = s.houseDocument(h)
	}
	for a := Area(1); a < MaxAreas; a++ {
		if s.Places[a] != (Place{House: NoHouse, Token: NoHouse}) {
			d.Areas[b.Areas[a].ID] = s.areaDocument(a)
		}
		if h := s.owner(a); h != NoHouse {
			d.Control[b.Areas[a].ID] = b.Houses[h].ID
		}
	}
	for i := range s.Decks {
		d.Decks[deckNames[i]] = s.Decks[i].document()
		if s.Revealed[i] != noWesteros {
			d.Revealed[deckNames[i]] = westerosNames[s.Revealed[i]]
		}
	}
	if s.Battle != (Battle{}) {
		d.Battle = s.battleDocument()
	}
	if s.Marching != (Action{}) {
		march := b.actionDocument(s.Marching)
		d.March = &march
	}
	for i := range s.Stack.Len() {
		d.Stack = append(d.Stack, s.frameDocument(i))
	}
	return d
}

func (s *State) trackDocument(t int) []string {
	places := []string{}
	for _, h := range s.Track[t] {
		if h != NoHouse {
			places = append(places, s.Board.Houses[h].ID)
		}
	}
	return places
}

func (s *State) frameDocument(i int) frameDocument {
	f := s.Stack.At(i)
	d := frameDocument{Procedure: procNames[f.Proc], Step: f.Step, At: f.Arg}
	if f.Seat != 0 {
		d.House = s.Board.houseID(f.Seat)
	}
	return d
}

func (o Options) document() map[string]string {
	d := map[string]string{}
	for _, of := range o.fields() {
		d[of[0]] = of[1]
	}
	return d
}

// fields are the options and what they are set to, by name.
func (o Options) fields() [4][2]string {
	pick := func(set bool, no, yes string) string {
		if set {
			return yes
		}
		return no
	}
	return [4][2]string{
		{"beaten_attackers", pick(o.AttackersStand, "routed", "standing")},
		{"home_retreat", pick(o.HomeRetreat, "forbidden", "allowed")},
		{"salladhor", pick(o.AllShips, "opponent", "all")},
		{"ships", strconv.Itoa(int(o.Ships))},
	}
}

func (s *State) houseDocument(h House) houseDocument {
	hold := &s.Holdings[h]
	power, supply := secret(hold.Power), hold.Supply
	d := houseDocument{
		Power: &power, Supply: &supply, Ready: hold.Ready,
		Hand: s.Board.cardIDs(h, hold.Hand), Discard: s.Board.cardIDs(h, hold.Discard),
	}
	if hold.Bid != noBid {
		bid := secret(hold.Bid)
		d.Bid = &bid
	}
	return d
}

func (s *State) areaDocument(a Area) areaDocument {
	pl := &s.Places[a]
	d := areaDocument{
		House:   s.Board.houseID(pl.House),
		Footmen: pl.Units[Footman], Knights: pl.Units[Knight], Ships: pl.Units[Ship],
		Order: orderNames[pl.Order], Token: s.Board.houseID(pl.Token), Neutral: pl.Neutral,
	}
	if pl.Routed.Len() > 0 {
		d.Routed = &forceDocument{pl.Routed[Footman], pl.Routed[Knight], pl.Routed[Ship]}
	}
	return d
}

func (d *Deck) document() deckDocument {
	doc := deckDocument{Fresh: map[string]uint8{}, Used: d.used()}
	for c, n := range d.Fresh {
		if n > 0 {
			doc.Fresh[westerosNames[c]] = n
		}
	}
	return doc
}

func (d *Deck) used() (ids []string) {
	for _, c := range d.Used {
		if c != noWesteros {
			ids = append(ids, westerosNames[c])
		}
	}
	return ids
}

func (s *State) battleDocument() *battleDocument {
	x, b := &s.Battle, s.Board
	d := &battleDocument{
		Area: b.Areas[x.Area].ID, From: b.Areas[x.From].ID,
		Attacker: b.houseID(x.Fighter[Attack]), Defender: b.houseID(x.Fighter[Defend]),
		Order: orderNames[x.Order], Footmen: x.Units[Footman], Knights: x.Units[Knight], Ships: x.Units[Ship],
		Support: sidesDocument{b.areaIDs(x.Support[Attack]), b.areaIDs(x.Support[Defend])},
		Asked:   b.areaIDs(x.Asked),
		Cards:   cardsDocument{b.cardID(x.Card[Attack]), b.cardID(x.Card[Defend])},
		Losses:  x.Losses, To: b.Areas[x.To].ID,
	}
	for side, used := range x.Blade {
		if used {
			d.Blade = sideNames[side]
		}
	}
	if x.Winner == Defend {
		d.Winner = sideNames[Defend]
	}
	if x.Fighter[Defend] != NoHouse {
		d.Strength = &strengthDocument{s.total(Attack), s.total(Defend)}
	}
	return d
}

func (b *Board) houseID(h House) string {
	if h == NoHouse {
		return ""
	}
	return b.Houses[h].ID
}

func (b *Board) cardID(c Card) string {
	if c == HiddenCard {
		return hidden
	}
	return b.Cards[c].ID
}

func (b *Board) houseIDs(set game.SeatSet) []string {
	var ids []string
	for rest := set; rest != 0; rest = rest.Without(rest.First()) {
		ids = append(ids, b.Houses[rest.First()].ID)
	}
	return ids
}

func (b *Board) areaIDs(set AreaSet) []string {
	var ids []string
	for set != 0 {
		var a Area
		a, set = set.Next()
		ids = append(ids, b.Areas[a].ID)
	}
	return ids
}

func (b *Board) cardIDs(h House, set CardSet) []string {
	ids := []string{}
	for c := firstCard(h); c < firstCard(h)+HandSize; c++ {
		if set.has(c) {
			ids = append(ids, b.Cards[c].ID)
		}
	}
	return ids
}

func (b *Board) counts(of *[MaxAreas]uint8) map[string]uint8 {
	var doc map[string]uint8
	for a, n := range of {
		if n > 0 {
			if doc == nil {
				doc = map[string]uint8{}
			}
			doc[b.Areas[a].ID] = n
		}
	}
	return doc
}
