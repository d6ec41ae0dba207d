package battles

import (
	"strconv"
	"strings"

	"gonfalon/game"
	"gonfalon/geom/hex"
)

// A lookUp finds what documents name: what is in the box, the hexes of a board, and the units
// of a state.
type lookUp struct {
	game.Lookup
	p *Plan
	s *State
}

// house finds a House; "" is nobody.
func (n *lookUp) house(id string) House {
	if id == "" {
		return NoHouse
	}
	return House(n.Index("house", houseNames[:], id))
}

// unit finds a unit of the state; "" is none.
func (n *lookUp) unit(name string) UnitID {
	if name == "" {
		return NoUnit
	}
	u := n.s.unitNamed(name)
	if u == NoUnit {
		var names []string
		for u := range n.s.Units {
			names = append(names, n.s.unitName(UnitID(u)))
		}
		n.Missing("unit", name, names)
	}
	return u
}

func (n *lookUp) units(names []string) UnitSet {
	var set UnitSet
	for i, name := range names {
		n.In(func() {
			switch u := n.unit(name); {
			case u == NoUnit:
				n.FailBoth("a unit has a name", "une unité a un nom")
			case set.has(u):
				n.twice(name)
			default:
				set = set.with(u)
			}
		}, strconv.Itoa(i))
	}
	return set
}

func (n *lookUp) twice(name string) { n.FailBoth("%q stands twice", "%q y est deux fois", name) }

// most bounds numbers of which there are few in play, many those of which there are more.
const most, many = 9, 99

// within sees to it that the number of a field is one of some.
func (n *lookUp) within(field string, is, least, most int) {
	if is < least || is > most {
		n.In(func() {
			n.FailBoth("must be %d to %d, not %d", "il faut de %d à %d, et non %d", least, most, is)
		}, field)
	}
}

// card finds a Command card; "" is none.
func (n *lookUp) card(id string) Card {
	return Card(find(n, "card", n.p.Cards[:], id, func(c *CardInfo) string { return c.ID }))
}

// commander finds a Commander card; "" is none.
func (n *lookUp) commander(id string) Commander {
	return Commander(find(n, "commander", n.p.Commanders[:], id, func(c *CommanderInfo) string { return c.ID }))
}

func (n *lookUp) unitType(id string) UnitType {
	return UnitType(find(n, "unit type", n.p.Units[:], id, func(u *UnitInfo) string { return u.ID }))
}

// face finds a symbol; "" is none.
func (n *lookUp) face(id string) Face {
	if id == "" {
		return NoFace
	}
	return Face(n.Index("symbol", faceNames[:], id))
}

// find returns the number of a thing of the box, or 0 if it has no name or is not there.
func find[T any](n *lookUp, what string, list []T, id string, of func(*T) string) int {
	if id == "" {
		return 0
	}
	var ids []string
	for i := range list {
		if of(&list[i]) == id {
			return i
		}
		ids = append(ids, of(&list[i]))
	}
	n.Missing(what, id, ids)
	return 0
}

// off is what documents call a hex that is not on the board.
const off = "off"

// anyHex reads a hex that need not be on the board: somebody may want to go there.
func (n *lookUp) anyHex(name string) hex.Hex {
	if name == off {
		return hex.None
	}
	left, right, _ := strings.Cut(name, ",")
	col, err := strconv.Atoi(left)
	row, err2 := strconv.Atoi(right)
	if err != nil || err2 != nil {
		n.FailBoth("%q is no hex: column and row are wanted, as in \"3,2\"", "%q n'est pas une case : il faut la colonne et la rangée, comme \"3,2\"", name)
		return hex.None
	}
	return n.p.Grid.At(col, row)
}

// hex reads a hex of the board.
func (n *lookUp) hex(name string) hex.Hex {
	h := n.anyHex(name)
	if h == hex.None {
		n.FailBoth("there is no full hex %q on this board", "il n'y a pas de case entière %q sur ce plateau", name)
		return 0
	}
	return h
}
