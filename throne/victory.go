package throne

import "gonfalon/game"

// strongholds counts the areas with a City or Fortress that each House controls; each
// counts one (throne.end.city-and-fortress-count-equal).
func (s *State) strongholds() [MaxHouses]int {
	var n [MaxHouses]int
	for rest := s.Board.Strong; rest != 0; {
		var a Area
		a, rest = rest.Next()
		if h := s.owner(a); h != NoHouse {
			n[h]++
		}
	}
	return n
}

// instant returns how many such areas win at once (throne.end.instant-seven,
// throne.variant.instant-eight-with-three).
func (s *State) instant() int {
	if s.Houses == 3 {
		return 8
	}
	return 7
}

// checkVictory ends the game if a House controls enough.
func (p play) checkVictory() {
	var won game.SeatSet
	for h, n := range p.strongholds() {
		if n >= p.instant() {
			won = won.With(House(h))
		}
	}
	if won != 0 {
		p.finish(won)
	}
}

// endGame ends the game after the last turn.
func (p play) endGame() { p.finish(game.FirstSeats(int(p.Houses))) }

// finish names the winners among some Houses: most areas with a City or Fortress, then
// the best Supply, then the most available Power; who is still equal shares the victory
// (throne.end.*).
func (p play) finish(among game.SeatSet) {
	areas := p.strongholds()
	rank := func(h House) int {
		hold := &p.Holdings[h]
		return areas[h]<<16 + int(hold.Supply)<<8 + int(hold.Power)
	}
	best := -1
	for rest := among; rest != 0; rest = rest.Without(rest.First()) {
		h := rest.First()
		switch r := rank(h); {
		case r > best:
			p.Winners, best = game.Seats(h), r
		case r == best:
			p.Winners = p.Winners.With(h)
		}
	}
	for rest := p.Winners; rest != 0; rest = rest.Without(rest.First()) {
		p.tell(eventVictory, rest.First(), int16(areas[rest.First()]))
	}
	if p.running(procWesteros) {
		p.buryCards()
	}
	p.Stack = game.Stack{}
	p.Waits = game.Decision{}
}
