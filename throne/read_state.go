package throne

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"gonfalon/game"
)

// phases are the moments at which a state that people write can begin, by the step of
// the turn that comes next.
var phases = map[string]uint8{
	"":            turnPlanning,
	"westeros":    turnPlanning, // after the Westeros phase
	"planning":    turnPlanning,
	"raven":       turnRaven,
	"raids":       turnRaids,
	"marches":     turnMarches,
	"consolidate": turnConsolidate,
	"end":         turnEnd,
}

// ReadState implements [game.Scribe]. What a document leaves out is as at the start of
// a match, save that with areas given all others are empty. A document without a stack
// begins at its phase and is played on to the first decision.
func (r Rules) ReadState(data []byte, dice *game.Dice) (State, error) {
	var d stateDocument
	if err := game.Decode(data, &d); err != nil {
		return State{}, fmt.Errorf("state: %w", err)
	}
	s, err := r.readState(&d, dice)
	if err != nil {
		return State{}, fmt.Errorf("state: %w", err)
	}
	return s, nil
}

func (r Rules) readState(d *stateDocument, dice *game.Dice) (State, error) {
	if d.Players == 0 {
		d.Players = MaxHouses
	}
	setup, err := r.Info().Resolve(game.Setup{Seats: d.Players, Options: d.Options})
	if err != nil {
		return State{}, err
	}
	s := blank(standard(), setup.Seats)
	s.Options = readOptions(setup.Options)
	s.layOut(setup.Options["court"] == "competitive")
	s.Stack = game.Stack{}
	n := lookUp{b: s.Board}
	if d.Turn != 0 {
		s.Turn = d.Turn
	}
	s.BladeUsed, s.Owed = d.BladeUsed, d.Owed
	s.readAreas(&n, d.Areas)
	s.checkControl(&n, d.Control)
	s.readHouses(&n, d.Houses)
	s.readTracks(&n, d)
	s.readDecks(&n, d)
	s.readBattle(&n, d.Battle)
	s.Short = n.areas(d.Short)
	n.counts(&s.Spent, d.Spent)
	n.counts(&s.Cut, d.Cut)
	if d.March != nil && n.Err == nil {
		s.Marching, n.Err = s.Board.readAction(*d.March)
	}
	s.Winners = n.houses(d.Winners)
	if n.Err != nil {
		return State{}, n.Err
	}
	if d.Stack != nil || s.Winners != 0 {
		return s, s.resume(&n, d)
	}
	return s, s.begin(&n, d, dice)
}

func (s *State) readAreas(n *lookUp, areas map[string]areaDocument) {
	if areas == nil {
		return
	}
	for a := range s.Places {
		s.Places[a] = Place{House: NoHouse, Token: NoHouse}
	}
	for _, id := range slices.Sorted(maps.Keys(areas)) {
		n.In(func() { s.readArea(n, id, areas[id]) }, "areas", id)
	}
}

func (s *State) readArea(n *lookUp, id string, d areaDocument) {
	a := n.area(id)
	if a == NoArea {
		n.Fail("an area has a name")
		return
	}
	pl := &s.Places[a]
	*pl = Place{House: NoHouse, Token: NoHouse, Units: Force{d.Footmen, d.Knights, d.Ships}, Neutral: d.Neutral}
	n.In(func() { pl.House = n.house(d.House) }, "house")
	n.In(func() { pl.Token = n.house(d.Token) }, "token")
	if d.Routed != nil {
		pl.Routed = Force{d.Routed.Footmen, d.Routed.Knights, d.Routed.Ships}
	}
	if d.Order != "" {
		n.In(func() { pl.Order = Order(n.Index("order", orderNames[:], d.Order)) }, "order")
	}
	for _, count := range append(pl.Units[:], pl.Routed[:]...) {
		if count > 20 {
			n.Fail("no house has %d units of a kind", count)
		}
	}
}

// checkControl compares who is said to control areas with what follows from their units,
// tokens and homes.
func (s *State) checkControl(n *lookUp, control map[string]string) {
	for _, id := range slices.Sorted(maps.Keys(control)) {
		n.In(func() {
			if a, h := n.area(id), n.house(control[id]); a != NoArea && h != s.owner(a) {
				n.Fail("by units, tokens and homes it is not %q who controls %q, but %q", control[id], id, s.Board.houseID(s.owner(a)))
			}
		}, "control", id)
	}
}

func (s *State) readHouses(n *lookUp, houses map[string]houseDocument) {
	for _, id := range slices.Sorted(maps.Keys(houses)) {
		n.In(func() { s.readHouse(n, id, houses[id]) }, "houses", id)
	}
}

func (s *State) readHouse(n *lookUp, id string, d houseDocument) {
	h := n.house(id)
	if !s.inPlay(h) {
		n.Fail("house %q is not in play", id)
		return
	}
	hold := &s.Holdings[h]
	if d.Power != nil {
		hold.Power = int8(*d.Power) // hidden reads as unknown
	}
	if d.Supply != nil {
		hold.Supply = *d.Supply
	}
	if d.Bid != nil {
		hold.Bid = int8(*d.Bid)
		if *d.Bid < 0 {
			hold.Bid = hidBid
		}
	}
	hold.Ready = d.Ready
	n.In(func() { hold.Hand = n.cards(h, d.Hand) }, "hand")
	n.In(func() { hold.Discard = n.cards(h, d.Discard) }, "discard")
	switch {
	case d.Hand != nil && d.Discard == nil:
		hold.Discard = allCards &^ hold.Hand
	case d.Hand == nil:
		hold.Hand = allCards &^ hold.Discard
	}
}

func (s *State) readTracks(n *lookUp, d *stateDocument) {
	for _, name := range slices.Sorted(maps.Keys(d.Tracks)) {
		n.In(func() { s.readTrack(n, name, d.Tracks[name]) }, "tracks", name)
	}
	for t := range s.Marker {
		s.Marker[t] = s.Track[t][0]
	}
	for _, name := range slices.Sorted(maps.Keys(d.Markers)) {
		n.In(func() { s.Marker[n.Index("marker", markerNames[:], name)] = n.house(d.Markers[name]) }, "markers", name)
	}
	if at := slices.Index(s.Board.wildlings, d.Wildlings); at >= 0 {
		s.Wildlings = uint8(at)
	} else {
		n.In(func() { n.Fail("the Wildling track has no space %d, only %v", d.Wildlings, s.Board.wildlings) }, "wildlings")
	}
}

func (s *State) readTrack(n *lookUp, name string, houses []string) {
	t := n.Index("track", trackNames[:], name)
	if len(houses) > MaxHouses {
		n.Fail("track %q has %d places", name, MaxHouses)
		return
	}
	s.Track[t] = [MaxHouses]House{NoHouse, NoHouse, NoHouse, NoHouse, NoHouse}
	for i, id := range houses {
		s.Track[t][i] = n.house(id)
	}
}

// readDecks takes revealed cards from the fresh ones, if the decks are not given: to be
// resolved in the Westeros phase, beneath their deck after it.
func (s *State) readDecks(n *lookUp, d *stateDocument) {
	for _, name := range slices.Sorted(maps.Keys(d.Revealed)) {
		n.In(func() { s.readRevealed(n, d, name, d.Revealed[name]) }, "revealed", name)
	}
	for _, name := range slices.Sorted(maps.Keys(d.Decks)) {
		n.In(func() { s.readDeck(n, name, d.Decks[name]) }, "decks", name)
	}
}

func (s *State) readRevealed(n *lookUp, d *stateDocument, name, id string) {
	deck := n.Index("deck", deckNames[:], name)
	c := WesterosCard(n.Index("westeros card", westerosNames[:], id))
	s.Revealed[deck] = c
	if _, given := d.Decks[name]; given {
		return
	}
	if s.Decks[deck].Fresh[c] == 0 {
		n.Fail("deck %q has no card %q", name, id)
		return
	}
	s.Decks[deck].Fresh[c]--
	if d.Phase != "westeros" {
		s.Decks[deck].bury(c)
	}
}

func (s *State) readDeck(n *lookUp, name string, d deckDocument) {
	deck := &s.Decks[n.Index("deck", deckNames[:], name)]
	*deck = Deck{}
	for _, id := range slices.Sorted(maps.Keys(d.Fresh)) {
		n.In(func() { deck.Fresh[n.Index("westeros card", westerosNames[:], id)] = d.Fresh[id] }, "fresh", id)
	}
	if len(d.Used) > deckSize {
		n.Fail("deck %q has %d cards", name, deckSize)
		return
	}
	for i, id := range d.Used {
		deck.Used[i] = WesterosCard(n.Index("westeros card", westerosNames[:], id))
	}
}

func (s *State) readBattle(n *lookUp, d *battleDocument) {
	if d == nil {
		return
	}
	x := &s.Battle
	x.Area, x.From, x.To = n.area(d.Area), n.area(d.From), n.area(d.To)
	x.Fighter = [2]House{n.house(d.Attacker), n.house(d.Defender)}
	if d.Order != "" {
		x.Order = Order(n.Index("order", orderNames[:], d.Order))
	}
	x.Units = Force{d.Footmen, d.Knights, d.Ships}
	x.Support = [2]AreaSet{n.areas(d.Support.Attacker), n.areas(d.Support.Defender)}
	x.Asked = n.areas(d.Asked)
	x.Losses = d.Losses
	for side, id := range [...]string{d.Cards.Attacker, d.Cards.Defender} {
		if id == hidden {
			x.Card[side] = HiddenCard
		} else {
			x.Card[side] = n.card(id)
		}
	}
	if d.Blade != "" {
		x.Blade[n.Index("side", sideNames[:Neither], d.Blade)] = true
	}
	if d.Winner != "" {
		x.Winner = Side(n.Index("side", sideNames[:Neither], d.Winner))
	}
}

// begin takes up a state that people wrote, at its phase.
func (s *State) begin(n *lookUp, d *stateDocument, dice *game.Dice) error {
	step, ok := phases[d.Phase]
	switch {
	case !ok:
		return game.Within(fmt.Errorf("there is no phase %q to begin with; there is %s", d.Phase, strings.Join(slices.Sorted(maps.Keys(phases))[1:], ", ")), "phase")
	case d.Decision != nil || d.Battle != nil || d.March != nil || s.Short != 0 || d.Spent != nil || d.Cut != nil || d.Owed != 0:
		return errors.New("decision, battle, march, short, spent, cut and owed go with a stack")
	}
	s.Stack.Push(game.Frame{Proc: procTurn, Step: step})
	switch {
	case d.Phase == "westeros" && len(d.Revealed) == 0:
		s.Stack.Push(game.Frame{Proc: procWesteros, Step: westerosReveal})
	case d.Phase == "westeros" && len(d.Revealed) == decks:
		s.Stack.Push(game.Frame{Proc: procWesteros, Step: westerosI})
	case d.Phase == "westeros":
		return game.Within(errors.New("the Westeros phase reveals three cards or none"), "revealed")
	case d.Next != "" && (step == turnRaids || step == turnMarches):
		at := slices.Index(s.Track[IronThrone][:], n.house(d.Next))
		if at < 0 || n.Err != nil {
			return game.Within(fmt.Errorf("house %q cannot be next", d.Next), "next")
		}
		proc := procRaids
		if step == turnMarches {
			proc = procMarches
		}
		s.Stack.Top().Step++
		s.Stack.Push(game.Frame{Proc: proc, Arg: int16(at)})
	case d.Next != "":
		return game.Within(errors.New("next is for raids and marches"), "next")
	}
	if err := (Rules{}).Audit(s); err != nil {
		return err
	}
	if dice == nil {
		dice = game.Script()
	}
	p := play{State: s, dice: dice}
	p.checkVictory()
	p.run()
	if err := dice.Err(); err != nil {
		return fmt.Errorf("play to the first decision: %w", err)
	}
	return nil
}

// resume takes up a written state where it was.
func (s *State) resume(n *lookUp, d *stateDocument) error {
	if len(d.Stack) > game.StackDepth {
		return fmt.Errorf("a stack of %d procedures", len(d.Stack))
	}
	for _, f := range d.Stack {
		frame := game.Frame{Proc: uint8(n.Index("procedure", procNames[:], f.Procedure)), Step: f.Step, Arg: f.At}
		if f.House != "" {
			frame.Seat = n.house(f.House)
		}
		s.Stack.Push(frame)
	}
	if d.Decision != nil {
		s.Waits.Kind = game.Kind(n.Index("decision", kindNames[:], d.Decision.Kind))
		s.Waits.Who = n.houses(d.Decision.Who)
	}
	if n.Err != nil {
		return n.Err
	}
	if err := (Rules{}).Audit(s); err != nil {
		return err
	}
	if s.Winners != 0 {
		return nil
	}
	return s.coherent()
}

func (n *lookUp) areas(ids []string) AreaSet {
	var set AreaSet
	for _, id := range ids {
		a := n.area(id)
		if a == NoArea {
			n.Fail("there is no area %q", id)
		}
		set = set.With(a)
	}
	return set
}

func (n *lookUp) houses(ids []string) game.SeatSet {
	var set game.SeatSet
	for _, id := range ids {
		h := n.house(id)
		if h == NoHouse {
			n.Fail("there is no house %q", id)
			return 0
		}
		set = set.With(h)
	}
	return set
}

func (n *lookUp) cards(h House, ids []string) CardSet {
	var set CardSet
	for _, id := range ids {
		c := n.card(id)
		if c == NoCard || c.house() != h {
			n.Fail("%q is no card of this house", id)
			return 0
		}
		if set.has(c) {
			n.Fail("%q is there twice", id)
		}
		set |= c.bit()
	}
	return set
}

func (n *lookUp) counts(to *[MaxAreas]uint8, of map[string]uint8) {
	for id, count := range of {
		if a := n.area(id); a != NoArea {
			to[a] = count
		}
	}
}
