package battles

import (
	"maps"
	"slices"
	"strconv"

	"gonfalon/geom/hex"
)

// The units of a written state.

// readUnits reads the units. Without any, they stand as in the plan.
func (s *State) readUnits(n *lookUp, d *stateDocument) {
	if d.Units == nil {
		if s.Plan.Skirmish == nil {
			play{State: s}.array()
		}
		return
	}
	names := slices.Sorted(maps.Keys(d.Units))
	houseOf := map[string]House{}
	for _, name := range names {
		n.In(func() { houseOf[name] = n.houseOf(name, d.Units[name]) }, "units", name)
	}
	if n.Err != nil {
		return
	}
	numbers, calls := numberUnits(n, houseOf)
	if n.Err != nil {
		return
	}
	if s.Plan, n.Err = s.Plan.named(calls); n.Err != nil {
		return
	}
	n.p = s.Plan
	for _, name := range names {
		n.In(func() { s.readUnit(n, numbers[name], houseOf[name], d.Units[name], d.Stack != nil || d.Winner != "") }, "units", name)
	}
	if n.Err != nil {
		return
	}
	for _, name := range names {
		n.In(func() { s.readTies(n, numbers[name], d.Units[name]) }, "units", name)
	}
}

// houseOf tells of which House a unit is: as its type or its commander says.
func (n *lookUp) houseOf(name string, d bandDocument) House {
	h := NoHouse
	switch {
	case name == "":
		n.FailBoth("a unit has a name", "une unité a un nom")
	case d.Type != "":
		n.In(func() { h = n.p.Units[n.unitType(d.Type)].House }, "type")
	case d.Commander != "":
		n.In(func() { h = n.p.Commanders[n.commander(d.Commander)].House }, "commander")
	default:
		n.FailBoth("a unit has a type, or a commander who says it", "une unité a un type, ou un commandant qui le dit")
	}
	if d.House != "" && n.Err == nil {
		n.In(func() {
			if n.house(d.House) != h {
				n.FailBoth("this unit is of the other House", "cette unité est de l'autre Maison")
			}
		}, "house")
	}
	return h
}

func (s *State) readUnit(n *lookUp, u UnitID, h House, d bandDocument, whole bool) {
	x := &s.Units[u]
	*x = Unit{House: h, Fate: InReserve, Hex: hex.None, Foe: NoUnit, Token: NoHouse, Last: NoUnit, Spent: d.Spent, Torches: d.Torches}
	n.In(func() { x.Commander = n.commander(d.Commander) }, "commander")
	if d.Type == "" {
		x.Type = s.Plan.Commanders[x.Commander].Type
	} else {
		x.Type = n.unitType(d.Type)
	}
	if d.Rank != "" {
		n.In(func() { x.Rank = Rank(n.Index("rank", rankNames[:], d.Rank)) }, "rank")
	}
	x.Figures = s.Plan.Units[x.Type].Strength
	s.readFate(n, u, d)
	if d.Figures != nil {
		x.Figures = *d.Figures
	}
	if !whole && !x.Torches && x.Fate == OnBoard {
		x.Torches = s.Plan.Special.torch(s.Plan.Box, Placed{x.House, x.Type, x.Rank, x.Hex, x.Commander})
	}
	s.readMarks(n, x, d)
}

// readFate puts a unit on the board, or says what has become of it.
func (s *State) readFate(n *lookUp, u UnitID, d bandDocument) {
	x := &s.Units[u]
	fate := OnBoard
	if d.Fate != "" {
		n.In(func() { fate = Fate(n.Index("fate", fateNames[:], d.Fate)) }, "fate")
	}
	if n.Err != nil {
		return
	}
	if (d.Hex != "") != (fate == OnBoard) {
		n.FailBoth("a unit has a hex if it is on the board, and else a fate", "une unité a une case (hex) si elle est sur le plateau, et sinon un sort (fate)")
		return
	}
	if fate != OnBoard {
		if x.Fate = fate; fate == Eliminated || fate == Captured {
			x.Figures = 0
		}
		return
	}
	n.In(func() {
		h := n.hex(d.Hex)
		if n.Err != nil {
			return
		}
		if s.At[h] != NoUnit {
			n.FailBoth("%q stands here already", "%q est déjà ici", s.unitName(s.At[h]))
			return
		}
		play{State: s}.stand(u, h)
	}, "hex")
}

// readMarks reads what holds of a unit for a while.
func (s *State) readMarks(n *lookUp, x *Unit, d bandDocument) {
	for mark, set := range map[Marks]bool{markOrdered: d.Ordered, markMoved: d.Moved, markDone: d.Done} {
		if set {
			x.Marks |= mark
		}
	}
	for i, name := range d.Marks {
		n.In(func() { x.Marks |= n.mark(name) }, "marks", strconv.Itoa(i))
	}
	x.Dice, x.Charge, x.Moves, x.Pursues = d.Dice, d.Charge, d.Moves, d.Pursue
	n.within("dice", int(d.Dice), -most, most)
	n.within("charge", int(d.Charge), -most, most)
	n.within("moves", int(d.Moves), 0, most)
	n.within("pursue", int(d.Pursue), 0, most)
	if d.Attacks != nil {
		n.within("attacks", int(*d.Attacks), 0, most)
	}
	switch {
	case d.Attacks != nil:
		x.Attacks = *d.Attacks
	case d.Ordered && !d.Done:
		x.Attacks = 1
	}
}

func (n *lookUp) mark(name string) Marks {
	var names []string
	for _, x := range markNames {
		if x.name == name {
			return x.mark
		}
		names = append(names, x.name)
	}
	n.Missing("mark", name, names)
	return 0
}

// readTies reads with whom a unit is engaged, and whom it attacked last. It is enough that one
// of the two says that they are engaged; the token is that one's, unless it says otherwise.
func (s *State) readTies(n *lookUp, u UnitID, d bandDocument) {
	x := &s.Units[u]
	n.In(func() { x.Last = n.unit(d.Last) }, "last")
	if d.Engaged == "" {
		return
	}
	n.In(func() {
		foe := n.unit(d.Engaged)
		if foe == NoUnit {
			return
		}
		y := &s.Units[foe]
		if y.Foe != NoUnit && y.Foe != u || x.Foe != NoUnit && x.Foe != foe {
			n.FailBoth("a unit is engaged with one other", "une unité est engagée avec une seule autre")
			return
		}
		if x.Foe == NoUnit {
			x.Token, y.Token = x.House, x.House
		}
		x.Foe, y.Foe = foe, u
	}, "engaged")
	if d.Token != "" && n.Err == nil {
		n.In(func() { x.Token = n.house(d.Token); s.Units[x.Foe].Token = x.Token }, "token")
	}
}
