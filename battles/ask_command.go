package battles

import (
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// Questions about who commands whom.

// zoneAnswer is a zone of control.
type zoneAnswer struct {
	Commander string   `json:"commander"`
	Unit      string   `json:"unit"`
	Hexes     []string `json:"hexes"`
	Units     []string `json:"units"` // of his House in it
}

func (k *asker) zone() (any, error) {
	u := k.s.unitOf(k.commander)
	if u == NoUnit {
		return nil, game.Wrong("%s is not on the board", "%s n'est pas sur le plateau", k.q.Commander)
	}
	zone := k.s.zone(u)
	return zoneAnswer{k.q.Commander, k.s.unitName(u), k.p.hexNames(zone), k.named(k.s.standing(k.s.army(k.s.Units[u].House), zone))}, nil
}

// named are what documents call units.
func (k *asker) named(set UnitSet) []string {
	names := []string{}
	for set != 0 {
		var u UnitID
		u, set = set.next()
		names = append(names, k.s.unitName(u))
	}
	return names
}

// leadersAnswer is who may play a card, and for what.
type leadersAnswer struct {
	Card    string         `json:"card"`
	Board   uint8          `json:"board"` // command tokens there
	Leaders []leaderAnswer `json:"leaders"`
}

type leaderAnswer struct {
	Commander string        `json:"commander"`
	Unit      string        `json:"unit"`
	Payable   bool          `json:"payable"` // in some way
	Refused   *game.Ruling  `json:"refused,omitempty"`
	Tokens    uint8         `json:"tokens"` // on his card
	Limit     uint8         `json:"limit"`
	Units     []string      `json:"units"` // that he can order with all commands
	Plays     []playAnswer  `json:"plays"`
	Tactic    *tacticAnswer `json:"tactic,omitempty"`
}

// playAnswer is a choice of commands.
type playAnswer struct {
	Commands numbers      `json:"commands"`
	Cost     uint8        `json:"cost"`
	Units    []string     `json:"units"`
	Refused  *game.Ruling `json:"refused,omitempty"`
}

// tacticAnswer is whether a tactic can be used, and what is missing.
type tacticAnswer struct {
	Met     bool           `json:"met"`
	Useful  bool           `json:"useful"` // it would concern somebody
	Tokens  map[string]int `json:"tokens,omitempty"`
	Missing map[string]int `json:"missing,omitempty"`
	Zone    string         `json:"zone,omitempty"` // of morale that it asks for
	Mine    bool           `json:"mine,omitempty"` // it is the own morale, which must be so or better; else the enemy's, or worse
	Has     string         `json:"has,omitempty"`  // the zone that it is in
}

func (k *asker) leaders() (any, error) {
	h := k.card.house()
	d := leadersAnswer{Card: k.q.Card, Board: k.s.Posts[h].Command, Leaders: []leaderAnswer{}}
	for u := range k.s.Units {
		x := &k.s.Units[u]
		if x.House == h && x.Fate == OnBoard && x.Commander != NoCommander {
			d.Leaders = append(d.Leaders, k.leader(h, UnitID(u)))
		}
	}
	return d, nil
}

// leader tells what a commander can do with the card.
func (k *asker) leader(h House, u UnitID) leaderAnswer {
	s := k.s
	c := s.Units[u].Commander
	card := &s.Plan.Cards[k.card]
	d := leaderAnswer{
		Commander: s.Plan.Commanders[c].ID, Unit: s.unitName(u), Tokens: s.Leaders[c].Tokens, Limit: s.Plan.Commanders[c].Limit,
		Plays: []playAnswer{}, Units: []string{},
	}
	for commands := uint8(1); commands <= card.boxes(); commands++ {
		if commands&^card.boxes() != 0 {
			continue
		}
		a := Action{Kind: PlayCard, Card: k.card, Commander: c, Commands: commands}
		p := playAnswer{
			Commands: boxNumbers(commands), Cost: s.cost(c, card, commands), Units: k.named(s.orderable(h, u, card, commands)),
			Refused: s.ruled(s.forbidsCard(h, a), s.seat(h), a),
		}
		if p.Refused == nil {
			d.Payable = true
		} else if d.Refused == nil {
			d.Refused = p.Refused
		}
		d.Plays = append(d.Plays, p)
		d.Units = p.Units
	}
	if d.Payable {
		d.Refused = nil
	}
	d.Tactic = k.tactic(h, u)
	return d
}

// orderable are the units that commands of a card can order, now.
func (s *State) orderable(h House, leader UnitID, card *CardInfo, commands uint8) UnitSet {
	var set UnitSet
	for i := range card.Commands {
		for j := range card.Commands[i].Effects {
			if e := &card.Commands[i].Effects[j]; commands>>i&1 == 1 && e.Op == opOrder {
				set |= s.eligible(h, leader, s.zone(leader), e, 0, NoUnit)
			}
		}
	}
	return set
}

// played is the state in which a card has been played on a commander.
func (s *State) played(h House, card Card, leader UnitID, commands uint8) State {
	p := *s
	p.Turn = noTurn
	p.Turn.House, p.Turn.Card, p.Turn.Leader, p.Turn.Paid = h, card, s.Units[leader].Commander, commands
	p.Turn.Zone = s.zone(leader)
	return p
}

func (k *asker) tactic(h House, u UnitID) *tacticAnswer {
	t := &k.p.Cards[k.card].Tactic
	if t.When == never {
		return nil
	}
	s := k.s.played(h, k.card, u, k.p.Cards[k.card].boxes())
	d := &tacticAnswer{Met: s.met(t), Useful: s.useful(t)}
	if t.Tokens.Len() == 0 {
		whose := h.foe()
		if t.Mine {
			whose = h
		}
		d.Zone, d.Mine = zoneNames[t.Zone], t.Mine
		if s.misery(whose) > 0 {
			d.Has = zoneNames[s.moraleZone(whose)]
		}
		return d
	}
	d.Tokens, d.Missing = map[string]int{}, map[string]int{}
	for f, n := range t.Tokens {
		if n > 0 {
			d.Tokens[faceNames[f]] = int(n)
		}
		if has := s.Posts[h].Orders[f]; n > has {
			d.Missing[faceNames[f]] = int(n - has)
		}
	}
	return d
}

// ordersAnswer is which units can be ordered.
type ordersAnswer struct {
	Most  int           `json:"most"`  // how many in all; below 0 is no limit
	Every bool          `json:"every"` // all that can be are
	Units []orderAnswer `json:"units"`
}

type orderAnswer struct {
	Unit    string       `json:"unit"`
	Chosen  bool         `json:"chosen,omitempty"`
	Refused *game.Ruling `json:"refused,omitempty"`
}

func (k *asker) orders() (any, error) {
	switch {
	case k.q.Token != "":
		return k.tokenOrders(), nil
	case k.card != NoCard && k.commander != NoCommander:
		h := k.card.house()
		leader := k.s.leaderOf(h, k.commander)
		if leader == NoUnit {
			return nil, game.Wrong("%s is not on the board", "%s n'est pas sur le plateau", k.q.Commander)
		}
		s := k.s.played(h, k.card, leader, k.commands)
		if !s.findOrder() {
			return ordersAnswer{Units: []orderAnswer{}}, nil
		}
		s.Turn.Picks = k.chosen
		if k.chosen != 0 {
			s.Turn.First, _ = k.chosen.next()
		}
		return k.picks(&s), nil
	}
	switch k.s.Waits.Kind {
	case decideOrder, decideRally, decideFriend, decideEnemy:
		return k.picks(k.s), nil
	}
	return nil, game.Wrong("a token, or a card and a commander, say what is ordered", "un pion, ou une carte et un commandant, disent ce qu'on ordonne")
}

func (k *asker) tokenOrders() ordersAnswer {
	h := k.s.house(k.seat)
	d := ordersAnswer{Most: 1, Units: []orderAnswer{}}
	for rest := k.s.army(h); rest != 0; {
		var u UnitID
		u, rest = rest.next()
		a := Action{Kind: UseToken, Token: k.token, Unit: u, Pair: k.q.Pair}
		d.Units = append(d.Units, orderAnswer{Unit: k.s.unitName(u), Refused: k.s.ruled(k.s.forbidsToken(h, a), k.seat, a)})
	}
	return d
}

// findOrder goes to the first effect of the commands paid for that orders units.
func (s *State) findOrder() bool {
	card := &s.Plan.Cards[s.Turn.Card]
	for i := range card.Commands {
		for j := range card.Commands[i].Effects {
			if s.Turn.Paid>>i&1 == 1 && card.Commands[i].Effects[j].Op == opOrder {
				s.Turn.Command, s.Turn.Effect = uint8(i), uint8(j)
				return true
			}
		}
	}
	return false
}

// picks tells who may be picked for the effect at hand.
func (k *asker) picks(s *State) ordersAnswer {
	e := s.effect()
	can := s.candidates()
	side := s.Turn.House
	if e.Target == chosenEnemy {
		side = side.foe()
	}
	d := ordersAnswer{Most: int(s.limit(e)), Every: e.Count == everyOne, Units: []orderAnswer{}}
	s2 := *s
	s2.Waits.Kind = e.asks()
	seat := s.seat(s.Turn.House)
	for rest := s.army(side); rest != 0; {
		var u UnitID
		u, rest = rest.next()
		o := orderAnswer{Unit: s.unitName(u), Chosen: s.Turn.Picks.has(u)}
		if !can.has(u) && !o.Chosen {
			a := Action{Kind: Pick, Unit: u}
			o.Refused = s2.ruled(s2.whyNotPicked(u, e), seat, a)
		}
		d.Units = append(d.Units, o)
	}
	return d
}

// refusedAnswer is why an action is not legal.
type refusedAnswer struct {
	Refused *game.Ruling `json:"refused,omitempty"`
}

func (k *asker) refused() (any, error) {
	a, err := Rules{}.ReadAction(k.s, k.q.Action)
	if err != nil {
		return nil, err
	}
	return refusedAnswer{k.s.ruled(k.s.forbids(k.seat, a), k.seat, a)}, nil
}

// placeAnswer is where something may be placed in a skirmish.
type placeAnswer struct {
	Hexes   []string       `json:"hexes"`
	Refused []refusedPlace `json:"refused,omitempty"`
}

type refusedPlace struct {
	Hex string `json:"hex"`
	game.Ruling
}

func (k *asker) place() (any, error) {
	s := *k.s
	if s.Plan.Skirmish == nil || (k.unit == NoUnit) == (k.q.Ground == "") {
		return nil, game.Wrong("a unit or a piece of terrain is placed, in a skirmish", "on place une unité ou un élément de décor, dans une escarmouche")
	}
	a := Action{Kind: Place}
	h := s.house(k.seat)
	switch {
	case k.unit == NoUnit:
		a.Ground, s.Waits.Kind = k.ground, decideTerrain
	case s.Units[k.unit].Commander != NoCommander:
		a.Unit, s.Waits.Kind = k.unit, decideLeader
	default:
		a.Unit, s.Waits.Kind = k.unit, decideUnit
	}
	s.Waits.Who = game.Seats(k.seat)
	d := placeAnswer{Hexes: []string{}}
	for i := range s.Plan.Grid.Len() {
		a.Hex = hex.Hex(i)
		switch rule := s.forbidsPlace(h, a); {
		case rule == "":
			d.Hexes = append(d.Hexes, s.Plan.hexName(a.Hex))
		case k.q.All:
			d.Refused = append(d.Refused, refusedPlace{s.Plan.hexName(a.Hex), *s.ruled(rule, k.seat, a)})
		}
	}
	return d, nil
}
