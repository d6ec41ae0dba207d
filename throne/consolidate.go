package throne

// consolidate pays for every Consolidate Power order left on the board: 1 Power, and 1
// for each crown of its area (throne.consolidate.income). All collect at once: what one
// House gets never depends on another.
func (p play) consolidate() {
	for a := Area(1); a < MaxAreas; a++ {
		if pl := &p.Places[a]; pl.Order.is(consolidateType) {
			p.tell(eventConsolidated, pl.House, int16(a))
			p.gain(pl.House, 1+int(p.Board.Areas[a].Crowns))
		}
	}
}
