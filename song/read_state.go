package song

import (
	"fmt"
	"maps"
	"slices"

	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/song/field"
)

// ReadState implements [game.Scribe]. A document without what is under way begins at its phase
// and is played on to the first decision: "turn" (the active player chooses whom to activate),
// "action" (the unit acts), "upkeep", "round", "deploy", "set_up". What it leaves out: the mode
// is A Game of Thrones, round 2, the first player is active, nobody holds a card.
func (Rules) ReadState(data []byte, dice *game.Dice) (State, error) {
	var d stateDocument
	if err := game.Decode(data, &d); err != nil {
		return State{}, fmt.Errorf("state: %w", err)
	}
	s, err := readState(&d, dice)
	if err != nil {
		return State{}, fmt.Errorf("state: %w", err)
	}
	return s, nil
}

// A lookUp finds what documents name.
type lookUp struct {
	game.Lookup
	m *Muster
}

func (n *lookUp) seat(id string) game.Seat {
	if id == "" {
		return game.NoSeat
	}
	seat := n.Index("player", seatNames[:], id)
	if n.m != nil && seat >= int(n.m.Seats) {
		n.Missing("player", id, seatNames[:n.m.Seats])
		return 0
	}
	return game.Seat(seat)
}

func (n *lookUp) unit(id string) UnitID {
	if id == "" {
		return NoUnit
	}
	var ids []string
	for u := UnitID(1); u <= n.m.Units(); u++ {
		if n.m.unit[u].id == id {
			return u
		}
		ids = append(ids, n.m.unit[u].id)
	}
	n.Missing("unit", id, ids)
	return NoUnit
}

func (n *lookUp) attachment(id string) AttachID {
	var ids []string
	for a := AttachID(1); a <= n.m.attaches; a++ {
		if n.m.attached[a].id == id {
			return a
		}
		ids = append(ids, n.m.attached[a].id)
	}
	n.Missing("attachment", id, ids)
	return 0
}

func (n *lookUp) ncu(id string) NCUID {
	if id == "" {
		return 0
	}
	var ids []string
	for x := NCUID(1); x <= n.m.NCUs(); x++ {
		if n.m.ncu[x].id == id {
			return x
		}
		ids = append(ids, n.m.ncu[x].id)
	}
	n.Missing("NCU", id, ids)
	return 0
}

func (n *lookUp) bits(what string, names, list []string) uint32 {
	var set uint32
	for _, name := range list {
		set |= 1 << n.Index(what, names, name)
	}
	return set
}

func (n *lookUp) point(at []content.Length) plane.Point {
	if len(at) != 2 {
		n.FailBoth("a place is two lengths, not %d", "un lieu est deux longueurs, et non %d", len(at))
		return plane.Point{}
	}
	for _, l := range at {
		if l < -plane.Limit/2 || l > plane.Limit/2 {
			n.FailBoth("that is too far away", "c'est trop loin")
			return plane.Point{}
		}
	}
	return plane.Point{X: int32(at[0]), Y: int32(at[1])}
}

func (n *lookUp) pile(seat game.Seat, d map[string]int) Pile {
	var p Pile
	for _, id := range slices.Sorted(maps.Keys(d)) {
		k := -1
		for i, c := range n.m.seat[seat].cards {
			if n.m.seat[seat].deck[i] != 0 && n.m.lib.army.Cards[c].ID == id {
				k = i
			}
		}
		if k < 0 || d[id] < 0 || d[id] > 2 {
			n.FailBoth("%q is no card of this deck, or there are not %d", "%q n'est pas une carte de ce paquet, ou il n'y en a pas %d", id, d[id])
			return p
		}
		p[k] = uint8(d[id])
	}
	return p
}

func readState(d *stateDocument, dice *game.Dice) (State, error) {
	s := blank()
	if len(d.Armies) < 2 || len(d.Armies) > MaxSeats {
		return s, game.Within(game.Wrong("there are 2 to %d armies, not %d", "il y a 2 à %d armées, et non %d", MaxSeats, len(d.Armies)), "armies")
	}
	o := map[string]string{
		"mode": "thrones", "teams": "alone", "threshold": "lead", "terrain": "random", "pieces": "4", "boxes": "one", "order": "objectives", "table": "square",
	}
	for name, value := range d.Options {
		if _, known := o[name]; !known {
			return s, game.Within(game.Unknown("option of a state", name, slices.Sorted(maps.Keys(o))), "options", name)
		}
		o[name] = value
	}
	if !slices.Contains(modeNames(), o["mode"]) {
		return s, game.Within(game.Unknown("mode", o["mode"], modeNames()), "options", "mode")
	}
	if err := s.choose(len(d.Armies), o); err != nil {
		return s, err
	}
	m, err := newMuster(d.Armies, s.Choices.Mode)
	if err != nil {
		return s, err
	}
	s.Muster = m
	s.Choices.Points = d.Points
	if d.Points == 0 {
		s.Choices.Points = 40
	}
	n := &lookUp{m: m}
	if d.Defender != "" {
		s.SetUp.Defender = n.seat(d.Defender)
	}
	s.readTable(n, d)
	for _, id := range slices.Sorted(maps.Keys(d.Players)) {
		doc := d.Players[id]
		n.In(func() { s.readPost(n, d.UnderWay != nil, n.seat(id), &doc) }, "players", id)
	}
	for seat := range s.seats() {
		if _, told := d.Players[seatNames[seat]]; !told {
			s.readPost(n, false, seat, &postDocument{})
		}
	}
	for _, id := range slices.Sorted(maps.Keys(d.Units)) {
		doc := d.Units[id]
		n.In(func() { s.readUnit(n, n.unit(id), &doc) }, "units", id)
	}
	for _, id := range slices.Sorted(maps.Keys(d.Attached)) {
		doc := d.Attached[id]
		n.In(func() {
			if a := n.attachment(id); a != 0 {
				s.Attached[a] = Attachment{On: n.unit(doc.On), Used: doc.Used, Spent: doc.Spent, Beast: n.beast(a, doc.Beast), Marked: n.unit(doc.Marked)}
			}
		}, "attachments", id)
	}
	for _, id := range slices.Sorted(maps.Keys(d.NCUs)) {
		doc := d.NCUs[id]
		n.In(func() { s.readNCU(n, n.ncu(id), &doc) }, "ncus", id)
	}
	s.readRest(n, d)
	s.readAffairs(n, d)
	if n.Err != nil {
		return s, n.Err
	}
	s.touch()
	return s, s.begin(n, d, dice)
}

func (s *State) readTable(n *lookUp, d *stateDocument) {
	size := s.Muster.lib.tables.Table
	s.Field.Width, s.Field.Depth = size.Width, size.Depth
	if len(d.Table) == 2 && d.Table[0] >= 100*plane.Inch/10 && d.Table[1] >= 100*plane.Inch/10 && d.Table[0] <= plane.Limit/2 && d.Table[1] <= plane.Limit/2 {
		s.Field.Width, s.Field.Depth = int32(d.Table[0]), int32(d.Table[1])
	} else if d.Table != nil {
		n.FailBoth("a table is two lengths", "une table est deux longueurs")
	}
	s.trays()
	if s.seats() == 2 || s.Choices.Teams {
		for seat := range s.seats() {
			s.Posts[seat].Edge = [...]Edge{South, North}[seat&1]
		}
	} else if d.Phase != "set_up" { // there the corners are still to be chosen
		for seat := range s.seats() {
			s.Posts[seat].Edge = South + Edge(seat)
		}
	}
	if s.Choices.Mode == Storm && d.UnderWay == nil {
		play{State: s}.raiseWalls()
	}
	if len(d.Objectives) > MaxObjectives || len(d.Terrain) > field.MaxPieces {
		n.FailBoth("there are too many Objectives or pieces of terrain", "il y a trop d'Objectifs ou d'éléments de terrain")
		return
	}
	for i, t := range d.Terrain {
		at := n.Index("terrain", s.templates(), t.Kind)
		s.Field.Pieces[i] = s.Muster.lib.tables.Templates[at].Lay(plane.Pose{At: n.point(t.At), Facing: plane.Angle(t.Facing).Norm()})
		if t.Removed {
			s.Field.Pieces[i].Size = plane.Size{}
		}
		s.Ground[i] = uint8(at + 1)
		s.Field.Laid++
	}
	for i, t := range d.Objectives {
		s.Tokens[i] = Objective{At: n.point(t.At), Carrier: n.unit(t.Carrier), Claimed: n.unit(t.Claimed), Pile: t.Pile, Mute: n.ncu(t.Mute), Holder: n.unit(t.Holder), Held: t.Held}
		if t.Pile > s.Field.Laid {
			n.FailBoth("there is no such piece of terrain", "cet élément de terrain n'existe pas")
		}
		switch {
		case t.Card == "":
		case s.Choices.Mode == Dance:
			s.Tokens[i].Card = uint8(n.Index("objective card", danceNames[:], t.Card))
		default:
			var ids []string
			for _, e := range s.Muster.lib.objective {
				ids = append(ids, s.Muster.lib.entry(e).ID)
			}
			s.Tokens[i].Card = uint8(n.Index("objective card", ids, t.Card) + 1)
		}
		s.Laid++
	}
}

func (s *State) templates() []string {
	var ids []string
	for _, t := range s.Muster.lib.tables.Templates {
		ids = append(ids, t.ID)
	}
	return ids
}

func (s *State) readPost(n *lookUp, written bool, seat game.Seat, d *postDocument) {
	if n.Err != nil || seat == game.NoSeat {
		return
	}
	p := &s.Posts[seat]
	edge := p.Edge
	if d.Edge != "" {
		edge = Edge(n.Index("edge", edgeNames[:], d.Edge))
	} else if written {
		edge = noEdge
	}
	*p = Post{
		Points: d.Points, Edge: edge, Hand: n.pile(seat, d.Hand), Deck: n.pile(seat, d.Deck), Discard: n.pile(seat, d.Discard), Exiled: n.pile(seat, d.Exiled),
		Attached: n.pile(seat, d.Attached), Played: n.pile(seat, d.Played), Discards: n.pile(seat, d.Discards), Ready: d.Ready, Hidden: d.Hidden, Out: d.Out,
	}
	s.readMode(n, p, d)
	p.Cards = uint8(p.Hand.Len())
	if d.Hidden && d.Cards != nil {
		p.Cards = *d.Cards
		if int(p.Cards) > p.Deck.Len() {
			n.FailBoth("there are fewer cards than are in hand", "il y a moins de cartes qu'en main")
		}
	}
	if d.Deck == nil && !d.Hidden {
		for k := range DeckKinds {
			if s.Muster.seat[seat].deck[k] != 0 {
				rest := s.Muster.Copies(seat, k) - int(p.Hand[k]) - int(p.Discard[k]) - int(p.Exiled[k]) - int(p.Attached[k]) - int(p.Played[k])
				p.Deck[k] = uint8(max(0, rest))
			}
		}
	}
}

func (s *State) readUnit(n *lookUp, u UnitID, d *unitDocument) {
	if u == NoUnit || n.Err != nil {
		return
	}
	x := &s.Units[u]
	x.Wounds, x.Activated, x.Used, x.Spent, x.Faith, x.Points = d.Wounds, d.Activated, d.Used, d.Spent, d.Faith, d.Points
	x.Tokens, x.Marks = Tokens(n.bits("token", tokenNames[:], d.Tokens)), Marks(n.bits("mark", markNames[:], d.Marks))
	if d.Models != nil && d.Wounds == 0 {
		health := int(s.sheet(u).Health)
		x.Wounds = uint8(max(0, min(s.health(u), s.health(u)-*d.Models*health)))
	}
	t := &s.Field.Trays[u]
	if d.At != nil {
		t.Pose.At, x.Fate, t.Kind = n.point(d.At), OnTable, s.trayKind(u)
		if d.Facing != nil {
			t.Pose.Facing = plane.Angle(*d.Facing).Norm()
		} else {
			t.Pose.Facing = s.Posts[s.seatOf(u)].Edge.edge().Facing()
		}
	}
	if d.Fate != "" {
		x.Fate = Fate(n.Index("fate", fateNames[:], d.Fate))
	}
	if x.Fate != OnTable && x.Fate != Falling {
		t.Kind = field.Off
	} else if d.At == nil && !s.Muster.Wall(u) {
		n.FailBoth("it is on the table, but where?", "elle est sur la table, mais où ?")
	}
	if d.Attached != nil {
		for i := range x.Attached {
			if x.Attached[i] != 0 {
				s.Attached[x.Attached[i]].On = NoUnit
			}
		}
		x.Attached = [3]AttachID{}
		for i, id := range d.Attached {
			if i < len(x.Attached) {
				x.Attached[i] = n.attachment(id)
				s.Attached[x.Attached[i]].On = u
			}
		}
	}
	for i, id := range d.Influence {
		if i < len(x.Influence) && id != "" {
			x.Influence[i] = n.ncu(id)
			s.NCUs[x.Influence[i]].On = u
		}
	}
	if int(d.Next) > int(s.Muster.Units()) || int(x.Wounds) > s.health(u) {
		n.FailBoth("it has more Wounds than it can suffer", "elle a plus de Blessures qu'elle ne peut en subir")
	}
	x.Next = d.Next
	if x.Wounds == uint8(s.health(u)) && x.Fate == OnTable {
		x.Fate, t.Kind = Destroyed, field.Off
	}
}

func (s *State) readNCU(n *lookUp, x NCUID, d *ncuDocument) {
	if x == 0 || n.Err != nil {
		return
	}
	ncu := &s.NCUs[x]
	*ncu = NCU{Activated: d.Activated, On: n.unit(d.On), Left: d.Left, Spent: d.Spent, Gone: d.Gone, Mute: d.Mute}
	if d.Zone != "" {
		ncu.Zone = Zone(n.Index("zone", zoneNames[:], d.Zone))
		s.Zones[ncu.Zone] = x
		ncu.Activated = true
	}
	if ncu.On != NoUnit {
		s.Units[ncu.On].Influence[s.influenceSide(s.Muster.NCUSeat(x), ncu.On)] = x
	}
}

func (s *State) readRest(n *lookUp, d *stateDocument) {
	s.Round, s.First = d.Round, game.Seat(0)
	if d.Round > lastRound {
		n.FailBoth("a game has %d rounds", "une partie a %d rounds", lastRound)
	}
	if d.Round == 0 && d.UnderWay == nil && d.Phase != "set_up" && d.Phase != "deploy" {
		s.Round = 2
	}
	if d.First != "" || d.UnderWay != nil {
		s.First = n.seat(d.First)
	}
	s.Active = n.seat(d.Active)
	s.Over = d.Over
	for _, id := range d.Winners {
		s.Winners = s.Winners.With(n.seat(id))
	}
}

// phases are where a state that people write can begin.
var phaseNames = []string{"turn", "action", "upkeep", "round", "deploy", "set_up"}

// begin takes up a state: what is under way, or else its phase, played on to the first decision.
func (s *State) begin(n *lookUp, d *stateDocument, dice *game.Dice) error {
	switch {
	case d.UnderWay.known():
		return s.resume(d.UnderWay)
	case d.Over:
		return nil
	case d.UnderWay != nil:
		if err := s.letGo(); err != nil {
			return err
		}
	}
	if dice == nil {
		dice = game.Script()
	}
	p := play{State: s, dice: dice}
	seat := s.Active
	if seat == game.NoSeat {
		seat = s.First
	}
	p.push(procGame, game.NoSeat, 0)
	round := func(step uint8) {
		s.Stack.Top().Step = gameRound
		p.push(procRound, s.First, 1)
		s.Stack.Top().Step = step
	}
	switch d.Phase {
	case "turn", "":
		round(roundTurns)
		s.Stack.Top().Seat = seat
		p.push(procTurn, seat, 0)
		s.Stack.Top().Step = turnChoose
	case "action":
		u := n.unit(d.Unit)
		if n.Err != nil {
			return game.Within(n.Err, "unit")
		}
		if u == NoUnit || !s.onTable(u) {
			return game.Within(game.Wrong("which unit acts?", "quelle unité agit ?"), "unit")
		}
		seat = s.seatOf(u)
		s.Active = seat
		round(roundTurns)
		s.Stack.Top().Seat = seat
		p.push(procTurn, seat, 0)
		s.Stack.Top().Step = turnLast
		p.push(procActivation, seat, int16(u))
		s.Stack.Top().Step = activationAct
	case "upkeep":
		round(roundUpkeep)
		p.push(procUpkeep, s.First, 0)
	case "round":
		s.Stack.Top().Step = gameRound
	case "deploy":
		s.SetUp.Chooser = seat
		s.Stack.Top().Step = gameDeploy
	case "set_up":
	default:
		return game.Within(game.Unknown("phase", d.Phase, phaseNames), "phase")
	}
	if s.Active == game.NoSeat && (d.Phase == "turn" || d.Phase == "") {
		s.Active = seat
	}
	for u := UnitID(1); u <= s.Muster.Units(); u++ {
		if s.engaged(u) {
			s.Units[u].Marks |= markBegan
		}
	}
	for i := range int(s.Laid) {
		for u := UnitID(1); u <= s.Muster.Units(); u++ {
			if s.mode().Covered && s.Tokens[i].Claimed == NoUnit && s.onTable(u) && s.Field.Covers(field.No(u), s.disc(i)) {
				s.Tokens[i].Claimed = u
			}
		}
	}
	p.run()
	if err := dice.Err(); err != nil {
		return fmt.Errorf("play to the first decision: %w", err)
	}
	return Rules{}.Audit(s)
}

// touch works out who is engaged with whom.
func (s *State) touch() {
	for u := UnitID(1); u <= s.Muster.Units(); u++ {
		s.Contact[u] = 0
		if s.present(u) {
			s.Contact[u] = UnitSet(s.Field.Engaged(field.No(u)))
		}
	}
}
