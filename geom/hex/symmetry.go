package hex

// Mirror returns the hex that changes places with h when east and west are swapped.
func (g *Grid) Mirror(h Hex) Hex {
	col, row := g.Place(h)
	return g.At(g.width-1-row&1-col, row)
}

// HalfTurn returns the hex that changes places with h when the board is turned by half: None on
// boards of even height, where a full row comes to lie on a shifted one.
func (g *Grid) HalfTurn(h Hex) Hex {
	if g.height&1 == 0 {
		return None
	}
	return Hex(g.Len()-1) - h
}
