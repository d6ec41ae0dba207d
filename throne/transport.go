package throne

// reach returns the areas that units of a House can move to from one: adjacent areas of
// their kind and, for land units, every coast that a chain of own Ships joins to their
// own. Orders, routs and the number of Ships do not matter (throne.transport.*).
func (s *State) reach(h House, from Area) AreaSet {
	b := s.Board
	if b.sea(from) {
		return b.adjSea[from]
	}
	to, _ := b.coasts(from, s.fleets(h))
	return (b.adjLand[from] | to) &^ AreaSet(0).With(from)
}

// fleets returns the seas where a House has Ships.
func (s *State) fleets(h House) AreaSet {
	var seas AreaSet
	for rest := s.Board.Sea; rest != 0; {
		var a Area
		a, rest = rest.Next()
		if s.Places[a].House == h {
			seas = seas.With(a)
		}
	}
	return seas
}

// coasts returns the land areas that the given seas join to one, and which of the seas
// are joined.
func (b *Board) coasts(from Area, seas AreaSet) (land, joined AreaSet) {
	for edge := b.adjSea[from] & seas; edge != 0; {
		var a Area
		a, edge = edge.Next()
		joined = joined.With(a)
		land |= b.adjLand[a]
		edge |= b.adjSea[a] & seas &^ joined
	}
	return land, joined
}
