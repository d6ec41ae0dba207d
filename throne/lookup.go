package throne

import "gonfalon/game"

// A lookUp finds what documents name on a board.
type lookUp struct {
	game.Lookup
	b *Board
}

func (n *lookUp) area(id string) Area {
	return Area(find(n, "area", n.b.Areas[:], id, func(a *AreaInfo) string { return a.ID }, int(NoArea)))
}

// house finds a House; "" is nobody.
func (n *lookUp) house(id string) House {
	return House(find(n, "house", n.b.Houses[:], id, func(h *HouseInfo) string { return h.ID }, int(NoHouse)))
}

func (n *lookUp) card(id string) Card {
	return Card(find(n, "house card", n.b.Cards[:], id, func(c *CardInfo) string { return c.ID }, int(NoCard)))
}

// find returns the number of a thing of the board, or that of none if it has no name or is not
// there.
func find[T any](n *lookUp, what string, list []T, id string, of func(*T) string, none int) int {
	if id == "" {
		return none
	}
	for i := range list {
		if of(&list[i]) == id {
			return i
		}
	}
	var ids []string
	for i := range list {
		ids = append(ids, of(&list[i]))
	}
	n.Missing(what, id, ids)
	return none
}
