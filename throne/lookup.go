package throne

import (
	"slices"

	"gonfalon/game"
)

// A lookUp finds what documents name on a board.
type lookUp struct {
	game.Lookup
	b *Board
}

func (n *lookUp) area(id string) Area {
	if id == "" {
		return NoArea
	}
	i := slices.IndexFunc(n.b.Areas[:], func(a AreaInfo) bool { return a.ID == id })
	if i < 0 {
		n.Fail("there is no area %q", id)
		return NoArea
	}
	return Area(i)
}

// house finds a House; "" is nobody.
func (n *lookUp) house(id string) House {
	if id == "" {
		return NoHouse
	}
	i := slices.IndexFunc(n.b.Houses[:], func(h HouseInfo) bool { return h.ID == id })
	if i < 0 {
		n.Fail("there is no house %q", id)
		return NoHouse
	}
	return House(i)
}

func (n *lookUp) card(id string) Card {
	if id == "" {
		return NoCard
	}
	i := slices.IndexFunc(n.b.Cards[:], func(c CardInfo) bool { return c.ID == id })
	if i < 0 {
		n.Fail("there is no house card %q", id)
		return NoCard
	}
	return Card(i)
}
