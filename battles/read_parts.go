package battles

import (
	"maps"
	"slices"
	"strconv"

	"gonfalon/geom/hex"
)

// The parts of a written state beside the board: Houses, commanders, and what is under way.

// readCommanders reads what lies on the Commander cards. What else is said of a commander must
// agree with his card and with the units.
func (s *State) readCommanders(n *lookUp, d *stateDocument) {
	for _, id := range slices.Sorted(maps.Keys(d.Commanders)) {
		n.In(func() {
			doc := d.Commanders[id]
			c := n.commander(id)
			if n.Err != nil {
				return
			}
			unit := NoUnit
			for u := range s.Units {
				if s.Units[u].Commander == c && c != NoCommander {
					unit = UnitID(u)
				}
			}
			if unit == NoUnit {
				n.FailBoth("no unit has this commander", "aucune unité n'a ce commandant")
				return
			}
			s.Leaders[c] = Leader{doc.Tokens, doc.Committed, doc.Thrifty}
			is := s.commanderDocument(c, unit)
			if doc.House != "" && doc.House != is.House || doc.Unit != "" && doc.Unit != is.Unit ||
				doc.Limit != 0 && doc.Limit != is.Limit || doc.Capture != 0 && doc.Capture != is.Capture {
				n.FailBoth("by the units and his card it is house %q, unit %q, limit %d, capture %d", "d'après les unités et sa carte c'est house %q, unit %q, limit %d, capture %d", is.House, is.Unit, is.Limit, is.Capture)
			}
		}, "commanders", id)
	}
}

// readPosts reads what the Houses have. What is not in hand, discarded or being played is in
// the deck, if that is left out.
func (s *State) readPosts(n *lookUp, d *stateDocument) {
	for _, id := range slices.Sorted(maps.Keys(d.Houses)) {
		n.In(func() { n.Index("house", houseNames[:], id) }, "houses", id)
	}
	for h := Stark; h < houses; h++ {
		n.In(func() { s.readPost(n, h, d.Houses[houseNames[h]], d) }, "houses", houseNames[h])
	}
}

func (s *State) readPost(n *lookUp, h House, d postDocument, whole *stateDocument) {
	post := &s.Posts[h]
	if d.Seat != nil && *d.Seat != int(s.seat(h)) {
		n.In(func() { n.FailBoth("the seats say otherwise", "les places (seats) disent autre chose") }, "seat")
	}
	n.In(func() { post.Hand = n.cards(h, d.Hand) }, "hand")
	n.In(func() { post.Discard = n.cards(h, d.Discard) }, "discard")
	n.In(func() { post.Deck = n.cards(h, d.Deck) }, "deck")
	post.Cards = uint8(post.Hand.Len())
	if d.Cards != nil {
		post.Cards = *d.Cards
	}
	if d.Deck == nil && !(s.Plan.Skirmish != nil && whole.Units == nil) {
		post.Deck = s.fullDeck(h) &^ (post.Hand | post.Discard)
		if whole.Turn != nil && whole.Turn.Card != "" {
			if c := n.card(whole.Turn.Card); c != NoCard && c.house() == h {
				post.Deck &^= c.bit()
			}
		}
	}
	n.In(func() { post.Orders = n.tally(d.Orders) }, "orders")
	if d.Orders == nil && s.Plan.sketch {
		post.Orders[GreenShield] = 1 // so that its turn is asked for
	}
	used := whole.usedTokens(s.Plan.Box, h)
	if d.Command != nil {
		post.Command = *d.Command
	} else if s.Plan.Command[h] >= used {
		post.Command = s.Plan.Command[h] - used
	}
	post.Passed, post.Points, post.Ready, post.Hidden = d.Passed, d.Points, d.Ready, d.Hidden
	n.within("points", int(d.Points), -9999, 9999)
	if k := d.Keep; k != nil {
		n.In(func() { post.Keep.Card = n.card(k.Card) }, "keep", "card")
		n.In(func() { post.Keep.Token = n.face(k.Token) }, "keep", "token")
	}
	s.readSetUp(n, post, d)
}

// readSetUp reads what a House has in the set-up of a skirmish.
func (s *State) readSetUp(n *lookUp, post *Post, d postDocument) {
	if len(d.Picks) > len(post.Picks) {
		n.In(func() { n.FailBoth("there are at most two commanders", "il y a au plus deux commandants") }, "picks")
		return
	}
	for i, id := range d.Picks {
		n.In(func() { post.Picks[i] = n.commander(id) }, "picks", strconv.Itoa(i))
	}
	for _, name := range slices.Sorted(maps.Keys(d.Pieces)) {
		n.In(func() { post.Pieces[n.ground(name)] = d.Pieces[name] }, "pieces", name)
		n.In(func() { n.within(name, int(d.Pieces[name]), 0, most) }, "pieces")
	}
}

// fullDeck are all cards of a House in this match.
func (s *State) fullDeck(h House) CardSet {
	all := s.Plan.base(h)
	for u := range s.Units {
		if c := s.Units[u].Commander; c != NoCommander && s.Units[u].House == h {
			all |= s.Plan.Commanders[c].Cards
		}
	}
	return all
}

func (n *lookUp) cards(h House, ids []string) CardSet {
	var set CardSet
	for i, id := range ids {
		n.In(func() {
			switch c := n.card(id); {
			case c == NoCard || c.house() != h:
				n.FailBoth("%q is no card of this House", "%q n'est pas une carte de cette Maison", id)
			case set.has(c):
				n.twice(id)
			default:
				set |= c.bit()
			}
		}, strconv.Itoa(i))
	}
	return set
}

func (n *lookUp) tally(of map[string]uint8) Tally {
	var t Tally
	for _, name := range slices.Sorted(maps.Keys(of)) {
		n.In(func() { t[n.Index("symbol", faceNames[:], name)] = of[name] }, name)
		n.within(name, int(of[name]), 0, many)
	}
	return t
}

// readTurn reads what the player whose turn it is does.
func (s *State) readTurn(n *lookUp, d *turnDocument) {
	if d == nil {
		return
	}
	n.In(func() {
		t := &s.Turn
		n.In(func() { t.House = n.house(d.House) }, "house")
		n.In(func() { t.Card = n.card(d.Card) }, "card")
		n.In(func() { t.Leader = n.commander(d.Commander) }, "commander")
		n.In(func() { t.Paid = n.boxes(d.Commands) }, "commands")
		n.In(func() { t.Executed = n.boxes(d.Executed) }, "executed")
		if d.Box != "" {
			n.In(func() { t.Command = uint8(n.Index("box", boxNames[:], d.Box)) }, "box")
		}
		t.Tactic, t.Effect = d.Tactic, d.Effect
		if d.Extra != "" {
			n.In(func() { t.Extra = Grant(n.Index("extra", grantNames[:], d.Extra)) }, "extra")
		}
		t.Reversed = s.Plan.Cards[t.Card].reverses(t.Paid)
		n.In(func() { t.Picks = n.units(d.Picks) }, "picks")
		for _, ref := range [...]struct {
			to         *UnitID
			name, path string
		}{{&t.First, d.First, "first"}, {&t.Unit, d.Unit, "unit"}, {&t.Target, d.Target, "target"}, {&t.Only, d.Only, "only"}} {
			n.In(func() { *ref.to = n.unit(ref.name) }, ref.path)
		}
		if d.Hex != "" {
			n.In(func() { t.Goal = n.hex(d.Hex) }, "hex")
		}
		leader := s.unitOf(t.Leader)
		switch {
		case d.Zone != "":
			n.In(func() { t.Zone = s.Plan.Grid.Within(n.hex(d.Zone), zoneRadius) }, "zone")
		case t.Leader != NoCommander && leader != NoUnit:
			t.Zone = s.zone(leader)
		}
	}, "turn")
}

// readAttack reads the attack that is being resolved.
func (s *State) readAttack(n *lookUp, d *attackDocument) {
	if d == nil {
		return
	}
	n.In(func() {
		x := &s.Attack
		*x = Attack{
			At: hex.None, Flank: d.Flank, Ignores: d.Ignores, Sure: d.Sure, Hits: d.Hits, Taken: d.Taken, Others: d.Others,
			Flags: d.Morale, Asked: d.Asked, Left: d.Left, Killed: d.Killed,
		}
		n.In(func() { x.Kind = AttackKind(n.Index("attack", attackNames[:], d.Kind)) }, "kind")
		n.In(func() { x.By = n.unit(d.By) }, "by")
		n.In(func() { x.On = n.unit(d.On) }, "on")
		if d.At != "" {
			n.In(func() { x.At = n.hex(d.At) }, "at")
		}
		n.In(func() { x.Rolled = n.tally(d.Dice) }, "dice")
		n.within("dice", x.Rolled.Len(), 0, maxRolled)
		n.within("hits", int(d.Hits), 0, many)
		n.within("taken", int(d.Taken), 0, many)
		n.within("morale", int(d.Morale), 0, many)
	}, "attack")
}

func (s *State) readRetreat(n *lookUp, d *retreatDocument) {
	if d == nil {
		return
	}
	n.In(func() {
		r := &s.Rout
		*r = Rout{Unit: NoUnit, Steps: d.Steps, Attack: d.Attack}
		n.In(func() { r.Unit = n.unit(d.Unit) }, "unit")
		n.within("steps", int(d.Steps), 0, many)
		if d.Direction != "" {
			n.In(func() { r.Dir = hex.Dir(n.Index("direction", directionNames[:], d.Direction)) }, "direction")
		}
	}, "retreat")
}
