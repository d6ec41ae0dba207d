package song

import (
	"encoding/json"
	"slices"
	"strconv"

	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/song/army"
	"gonfalon/song/effect"
	"gonfalon/song/field"
)

// A Muster is the armies of a match: all of them that never changes. States point to it. Equal
// armies are one value, so that states can be compared.
type Muster struct {
	Seats    uint8
	lib      *library
	forces   []force
	units    UnitID
	walls    UnitID // the first of the Castle Walls, if there are any
	mode     Mode
	attaches AttachID
	apart    AttachID // the first of those that join units of enemies
	ncus     NCUID
	seat     [MaxSeats]command
	unit     [MaxUnits + 1]member
	attached [MaxAttached + 1]member
	ncu      [MaxNCUs + 1]member
	cardIDs  []string // of all decks, by their numbers in actions
	says     sayings  // what anybody, or anything that he can be granted, has to say
	loses    bool     // somebody can make others lose abilities
}

// A command is what a player brings.
type command struct {
	faction     string
	units       [2]UnitID // from, up to
	ncus        [2]NCUID
	commander   UnitID // a Solo Commander
	commanderIn AttachID
	deck        [DeckKinds]entryID
	cards       [DeckKinds]army.CardNo
	numbers     [DeckKinds]uint8 // of its cards in actions
	says        sayings          // what its units have to say, and any Attachment that may come to them
	answers     uint64           // the events at which a card of the deck can be played
}

// A member is a card of values in play.
type member struct {
	id        string
	seat      game.Seat
	card      *army.Sheet
	abilities []entryID // of a unit or an Attachment
	ability   entryID   // of an NCU
	influence bool
	says      sayings
	tags      uint64
	joined    int      // Attachments of a unit
	beasts    []member // that a Skinchanger sends one of
	sender    AttachID // whose beast a unit is
	text      game.Text
	Sheet     // of a Combat Unit
}

// A Sheet is the numbers of a Combat Unit.
type Sheet struct {
	Type    army.Type
	Speed   uint8
	Defence uint8
	Morale  uint8
	Models  uint8
	Ranks   uint8
	Health  uint8 // of a model
	Size    plane.Size
	Attacks []army.Attack
	solo    bool
}

// Solo tells whether a unit stands on a tray of its own.
func (s *Sheet) Solo() bool { return s.solo }

// Units is how many units there are in all armies.
func (m *Muster) Units() UnitID { return m.units }

// NCUs is how many Non-Combat Units there are.
func (m *Muster) NCUs() NCUID { return m.ncus }

// Of returns the first unit of a seat and the one after its last.
func (m *Muster) Of(seat game.Seat) (first, end UnitID) {
	return m.seat[seat].units[0], m.seat[seat].units[1]
}

// NCUsOf returns the first NCU of a seat and the one after its last.
func (m *Muster) NCUsOf(seat game.Seat) (first, end NCUID) {
	return m.seat[seat].ncus[0], m.seat[seat].ncus[1]
}

// Seat tells whose a unit is.
func (m *Muster) Seat(u UnitID) game.Seat { return m.unit[u].seat }

// NCUSeat tells whose an NCU is.
func (m *Muster) NCUSeat(n NCUID) game.Seat { return m.ncu[n].seat }

// Cost is what a unit costs, and AttachmentCost what an Attachment does.
func (m *Muster) Cost(u UnitID) int { return int(m.unit[u].card.Cost) }

func (m *Muster) AttachmentCost(a AttachID) int { return int(m.attached[a].card.Cost) }

// Copies is how many cards of a kind a deck has.
func (m *Muster) Copies(game.Seat, int) int { return army.DeckCopies }

// Idle tells whether an NCU is never activated.
func (m *Muster) Idle(n NCUID) bool {
	e := m.lib.entry(m.ncu[n].ability)
	for i := range e.rules {
		for j := range e.rules[i].Ops {
			if op := &e.rules[i].Ops[j]; e.rules[i].For == effect.FriendNCU && op.Code == effect.Forbid && op.Bars&effect.BarActivation != 0 {
				return true
			}
		}
	}
	return false
}

// sheet is the card of values of a unit.
func (s *State) sheet(u UnitID) *member { return &s.Muster.unit[u] }

// is tells whether a card of values is somebody, or has something.
func (m *member) is(p effect.Part) bool {
	if p == effect.General {
		return m.card.Commander
	}
	return slices.Contains(effect.Persons[p], m.card.ID)
}

// A force is an army of a match in the words of documents.
type force struct {
	Faction   string      `json:"faction"`
	Commander string      `json:"commander,omitempty"`
	Units     []forceUnit `json:"units"`
	NCUs      []forceNCU  `json:"ncus,omitempty"`
	Apart     []forceNCU  `json:"apart,omitempty"` // Attachments that join units of enemies
	Deck      []string    `json:"deck,omitempty"`
}

type forceUnit struct {
	ID          string     `json:"id"`
	Card        string     `json:"card"`
	Attachments []forceNCU `json:"attachments,omitempty"`
	Sender      string     `json:"sender,omitempty"` // of a beast: the Attachment that sends it
}

type forceNCU struct {
	ID   string `json:"id"`
	Card string `json:"card"`
}

var interned = new(game.Interned[Muster])

// newMuster makes out the armies for a mode, or finds them if they are known.
func newMuster(forces []force, mode Mode) (*Muster, error) {
	key, err := json.Marshal(forces)
	if err != nil {
		return nil, err
	}
	return interned.Of(modeInfos[mode].ID+string(key), func() (*Muster, error) {
		m := &Muster{Seats: uint8(len(forces)), lib: shelf(), forces: forces, mode: mode}
		for i := range forces {
			if err := m.enlist(game.Seat(i), &forces[i]); err != nil {
				return nil, game.Within(err, "armies", strconv.Itoa(i))
			}
		}
		m.apart = m.attaches + 1
		for i := range forces {
			for _, a := range forces[i].Apart {
				if _, err := m.enlistAttachment(game.Seat(i), &a); err != nil {
					return nil, game.Within(err, "armies", strconv.Itoa(i), "apart", a.ID)
				}
			}
		}
		if mode == Storm {
			if err := m.enlistWalls(); err != nil {
				return nil, err
			}
		}
		m.listen()
		return m, nil
	})
}

// enlist adds an army.
func (m *Muster) enlist(seat game.Seat, f *force) error {
	c := &m.seat[seat]
	c.faction = f.Faction
	c.units[0], c.ncus[0] = m.units+1, m.ncus+1
	for i := range f.Units {
		if err := m.enlistUnit(seat, &f.Units[i], f.Commander); err != nil {
			return game.Within(err, "units", f.Units[i].ID)
		}
	}
	for i := range f.NCUs {
		card, err := m.card(f.NCUs[i].Card, army.NonCombat)
		if err != nil {
			return game.Within(err, "ncus", f.NCUs[i].ID)
		}
		if m.ncus == MaxNCUs {
			return game.Wrong("there are more than %d NCUs", "il y a plus de %d UNC", MaxNCUs)
		}
		m.ncus++
		x := &m.ncu[m.ncus]
		*x = member{id: f.NCUs[i].ID, seat: seat, card: card, ability: m.lib.ncu[card.ID], text: card.Named}
		if x.ability != 0 {
			x.influence = m.lib.entry(x.ability).influence
		}
	}
	c.units[1], c.ncus[1] = m.units+1, m.ncus+1
	return m.deal(seat, f)
}

func (m *Muster) card(id string, kind army.Kind) (*army.Sheet, error) {
	n, ok := m.lib.army.Sheet(id)
	if !ok || m.lib.army.Sheets[n].Kind != kind {
		return nil, game.Wrong("there is no such card %q", "la carte %q n'existe pas", id)
	}
	return &m.lib.army.Sheets[n], nil
}

// numberedName is what people call the last unit: the second of a seat that are alike has a 2.
func (m *Muster) numberedName(seat game.Seat, card *army.Sheet) game.Text {
	n := 1
	for u := m.seat[seat].units[0]; u < m.units; u++ {
		if m.unit[u].card == card {
			n++
		}
	}
	if n == 1 {
		return card.Named
	}
	return game.Sentence("%s %d", "%s %d", card.Named, n)
}

func (m *Muster) enlistUnit(seat game.Seat, f *forceUnit, commander string) error {
	card, err := m.card(f.Card, army.CombatUnit)
	if err != nil {
		return err
	}
	if m.units == MaxUnits {
		return game.Wrong("there are more than %d units", "il y a plus de %d unités", MaxUnits)
	}
	m.units++
	x := &m.unit[m.units]
	*x = member{id: f.ID, seat: seat, card: card}
	p := &card.Profile
	x.Sheet = Sheet{
		Type: card.Type, Speed: p.Speed, Defence: p.Defence, Morale: p.Morale, Models: p.Files * p.Ranks, Ranks: p.Ranks,
		Health: max(1, p.Wounds), Attacks: p.Attacks, solo: p.Solo(),
	}
	if i := m.lib.tables.Form(army.TrayIDs[p.Tray]); i >= 0 {
		x.Size = m.lib.tables.Forms[i].Size
	}
	x.text = m.numberedName(seat, card)
	m.learn(x)
	if card.Commander && card.ID == commander {
		m.seat[seat].commander = m.units
	}
	if f.Sender != "" {
		if x.sender = m.attachmentCalled(f.Sender); x.sender == 0 || !slices.ContainsFunc(m.attached[x.sender].beasts, func(b member) bool { return b.card == card }) {
			return game.Wrong("%q sends no such beast", "%q n'amène pas cette bête", f.Sender)
		}
	}
	if len(f.Attachments) > len(Unit{}.Attached) {
		return game.Wrong("a unit has at most %d Attachments", "une unité a au plus %d Attachements", len(Unit{}.Attached))
	}
	for _, a := range f.Attachments {
		y, err := m.enlistAttachment(seat, &a)
		if err != nil {
			return err
		}
		x.joined++
		if y.card.Commander && y.card.ID == commander {
			m.seat[seat].commanderIn = m.attaches
		}
	}
	return nil
}

// enlistAttachment adds an Attachment, with the beasts that it may send.
func (m *Muster) enlistAttachment(seat game.Seat, a *forceNCU) (*member, error) {
	card, err := m.card(a.Card, army.Attachment)
	if err != nil {
		return nil, err
	}
	if m.attaches == MaxAttached {
		return nil, game.Wrong("there are more than %d Attachments", "il y a plus de %d Attachements", MaxAttached)
	}
	m.attaches++
	x := &m.attached[m.attaches]
	*x = member{id: a.ID, seat: seat, card: card, text: card.Named}
	m.learn(x)
	for _, id := range card.BringsOne {
		beast := member{card: &m.lib.army.Sheets[id]}
		m.learn(&beast)
		x.beasts = append(x.beasts, beast)
		if beast.card.Kind == army.Attachment {
			x.says = x.says.plus(beast.says)
		}
	}
	return x, nil
}

func (m *Muster) attachmentCalled(id string) AttachID {
	for a := AttachID(1); a <= m.attaches; a++ {
		if m.attached[a].id == id {
			return a
		}
	}
	return 0
}

// wallIDs are what documents call the Castle Walls, from the left of who defends them.
var wallIDs = [...]string{"wall_left", "wall_middle", "wall_right"}

// enlistWalls adds the Castle Walls: no army has them.
func (m *Muster) enlistWalls() error {
	m.walls = m.units + 1
	if m.units+UnitID(len(wallIDs)) > MaxUnits {
		return game.Wrong("there are more than %d units", "il y a plus de %d unités", MaxUnits)
	}
	w := &m.lib.effects.Wall
	for _, id := range wallIDs {
		m.units++
		x := &m.unit[m.units]
		*x = member{id: id, seat: game.NoSeat, card: m.lib.wallCard, text: w.Name, abilities: []entryID{m.lib.wall}, tags: 1 << effect.Wall}
		x.says = m.lib.entry(m.lib.wall).sayings()
		dice := uint8(w.Dice)
		x.Sheet = Sheet{
			Models: 1, Ranks: 1, Health: uint8(w.Wounds), Size: plane.Size{Width: int32(w.Width) * Inch, Depth: int32(w.Depth) * Inch},
			Attacks: []army.Attack{{Text: w.AttackName, Range: army.LongRange, Hit: uint8(w.ToHit), Dice: [3]uint8{dice, dice, dice}}},
		}
	}
	return nil
}

// learn makes out what the abilities of a card have to say.
func (m *Muster) learn(x *member) {
	for _, n := range x.card.Abilities {
		id := m.lib.ability[n]
		x.abilities = append(x.abilities, id)
		x.says = x.says.plus(m.lib.entry(id).sayings())
	}
	for tag, id := range tagIDs {
		if id != "" && (slices.Contains(x.card.Tags, id) || m.lib.army.Factions[x.card.Faction].ID == id) {
			x.tags |= 1 << tag
		}
	}
}

// deal makes out the deck of a seat.
func (m *Muster) deal(seat game.Seat, f *force) error {
	c := &m.seat[seat]
	if len(f.Deck) == 0 {
		return nil
	}
	if len(f.Deck) > DeckKinds { // in states that people write there may be fewer
		return game.Within(game.Wrong("a deck has %d different cards, not %d", "un paquet a %d cartes différentes, et non %d", DeckKinds, len(f.Deck)), "deck")
	}
	for i, id := range f.Deck {
		n, ok := m.lib.army.Card(id)
		if !ok {
			return game.Within(game.Wrong("there is no Tactics card %q", "la carte Tactique %q n'existe pas", id), "deck")
		}
		c.cards[i], c.deck[i] = n, m.lib.card[n]
		m.add(seat, i, id)
		if c.deck[i] != 0 {
			c.answers |= m.lib.entry(c.deck[i]).events
		}
	}
	return nil
}

// tagIDs are the tags and factions of the data that the vocabulary knows.
var tagIDs = [...]string{
	effect.Crannogman: "crannogman", effect.HouseUmber: "house_umber", effect.HouseTully: "house_tully",
	effect.HouseClegane: "house_clegane", effect.HouseBolton: "house_bolton", effect.BloodyMummer: "bloody_mummer",
	effect.Stormcrow: "stormcrow", effect.Rhllor: "rhllor", effect.Unsullied: "unsullied", effect.NightsWatch: "nightswatch",
	effect.FreeFolk: "freefolk", effect.StarkOutriders: "stark_outriders",
}

// unitID is what documents call a unit; cardID what they call a kind of card.
func (s *State) unitID(u UnitID) string { return s.Muster.unit[u].id }

func (s *State) cardID(seat game.Seat, kind int) string {
	if c := s.Muster.seat[seat].cards[kind]; s.Muster.seat[seat].deck[kind] != 0 {
		return s.Muster.lib.army.Cards[c].ID
	}
	return ""
}

// listen adds up what anybody can have to say.
func (m *Muster) listen() {
	hear := func(id entryID) {
		if id != 0 {
			m.says = m.says.plus(m.lib.entry(id).sayings())
		}
	}
	for a := AttachID(1); a <= m.attaches; a++ {
		m.says = m.says.plus(m.attached[a].says)
	}
	for seat := range m.seat {
		m.seat[seat].says = m.says
	}
	for u := UnitID(1); u <= m.units; u++ {
		for seat := range m.seat { // who defends a Castle Wall is not known yet
			if of := &m.seat[seat].says; m.Wall(u) || m.unit[u].seat == game.Seat(seat) {
				*of = of.plus(m.unit[u].says)
			}
		}
		m.says = m.says.plus(m.unit[u].says)
	}
	for n := NCUID(1); n <= m.ncus; n++ {
		hear(m.ncu[n].ability)
	}
	if m.mode == Thrones {
		for _, id := range m.lib.objective {
			hear(id)
		}
	}
	if modeInfos[m.mode].Missions {
		for _, id := range m.lib.mission {
			hear(id)
		}
	}
	for _, id := range m.lib.grant {
		hear(id)
	}
	m.loses = true
}

// trays sets up the trays of the units.
func (s *State) trays() {
	s.Field.Last = field.No(s.Muster.Units())
	for u := UnitID(1); u <= s.Muster.Units(); u++ {
		s.Field.Trays[u] = field.Tray{Size: s.Muster.unit[u].Size, Team: uint8(s.side(s.seatOf(u)).First())}
		if s.Units[u].Fate = InReserve; s.Muster.unit[u].sender != 0 {
			s.Units[u].Fate = Away
		}
	}
	a := AttachID(0)
	for u := UnitID(1); u <= s.Muster.Units(); u++ {
		for i := range s.Muster.unit[u].joined {
			a++
			s.Units[u].Attached[i], s.Attached[a].On = a, u
		}
	}
}

// forceOf is the army of a roster. Cards that stand in it several times are numbered.
func forceOf(c *army.Book, r *army.Roster, taken map[string]bool) force {
	name := func(id army.SheetID) forceNCU {
		card := c.Sheets[id]
		base := slug(card.Name(game.English))
		n := base
		for i := 2; taken[n]; i++ {
			n = base + "_" + strconv.Itoa(i)
		}
		taken[n] = true
		return forceNCU{n, card.ID}
	}
	f := force{Faction: c.Factions[r.Faction].ID, Commander: c.Sheets[r.Commander].ID}
	for _, u := range r.Units {
		x := name(u.Sheet)
		unit := forceUnit{ID: x.ID, Card: x.Card}
		for _, a := range u.Attachments {
			unit.Attachments = append(unit.Attachments, name(a))
		}
		f.Units = append(f.Units, unit)
	}
	for _, u := range f.Units {
		for _, a := range u.Attachments {
			n, _ := c.Sheet(a.Card)
			for _, b := range c.Sheets[n].BringsOne {
				if c.Sheets[b].Kind == army.CombatUnit {
					beast := name(b)
					f.Units = append(f.Units, forceUnit{ID: beast.ID, Card: beast.Card, Sender: a.ID})
				}
			}
		}
	}
	for _, a := range r.ToEnemies {
		f.Apart = append(f.Apart, name(a))
	}
	for _, n := range r.NCUs {
		f.NCUs = append(f.NCUs, name(n))
	}
	for _, card := range r.Deck {
		f.Deck = append(f.Deck, c.Cards[card].ID)
	}
	return f
}

// slug makes an id of a name.
func slug(name string) string {
	var id []byte
	for _, r := range name {
		switch {
		case r >= 'a' && r <= 'z' || r >= '0' && r <= '9':
			id = append(id, byte(r))
		case r >= 'A' && r <= 'Z':
			id = append(id, byte(r)+'a'-'A')
		case (r == ' ' || r == '-' || r == ',') && len(id) > 0 && id[len(id)-1] != '_':
			id = append(id, '_')
		}
	}
	return string(id)
}
