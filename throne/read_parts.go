package throne

import (
	"maps"
	"slices"
	"strconv"

	"gonfalon/game"
)

// The parts of a written state: what lies on the board and what the Houses have.

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
		n.FailBoth("an area has a name", "une zone a un nom")
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
			n.FailBoth("no house has %d units of a kind", "aucune Maison n'a %d unités d'une sorte", count)
		}
	}
}

// checkControl compares who is said to control areas with what follows from their units,
// tokens and homes.
func (s *State) checkControl(n *lookUp, control map[string]string) {
	for _, id := range slices.Sorted(maps.Keys(control)) {
		n.In(func() {
			if a, h := n.area(id), n.house(control[id]); a != NoArea && h != s.owner(a) {
				n.FailBoth("by units, tokens and homes it is not %q who controls %q, but %q", "par les unités, les jetons et les fiefs ce n'est pas %q qui contrôle %q, mais %q", control[id], id, s.Board.houseID(s.owner(a)))
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
		n.FailBoth("house %q is not in play; in play are %s", "la Maison %q n'est pas en jeu ; sont en jeu %s", id, s.inPlayIDs())
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
		n.In(func() {
			n.FailBoth("the Wildling track has no space %d, only %v", "la piste des Sauvageons n'a pas de case %d, seulement %v", d.Wildlings, s.Board.wildlings)
		}, "wildlings")
	}
}

func (s *State) readTrack(n *lookUp, name string, houses []string) {
	t := n.Index("track", trackNames[:], name)
	if len(houses) > MaxHouses {
		n.FailBoth("track %q has %d places", "la piste %q a %d places", name, MaxHouses)
		return
	}
	s.Track[t] = [MaxHouses]House{NoHouse, NoHouse, NoHouse, NoHouse, NoHouse}
	for i, id := range houses {
		n.In(func() { s.Track[t][i] = n.house(id) }, strconv.Itoa(i))
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
		n.FailBoth("deck %q has no card %q", "le paquet %q n'a pas de carte %q", name, id)
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
		n.FailBoth("deck %q has %d cards", "le paquet %q a %d cartes", name, deckSize)
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

func (n *lookUp) areas(ids []string) AreaSet {
	var set AreaSet
	for _, id := range ids {
		a := n.area(id)
		if a == NoArea {
			n.FailBoth("an area has a name", "une zone a un nom")
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
			n.FailBoth("a house has a name", "une Maison a un nom")
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
			n.FailBoth("%q is no card of this house", "%q n'est pas une carte de cette Maison", id)
			return 0
		}
		if set.has(c) {
			n.FailBoth("%q is there twice", "%q y est deux fois", id)
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
