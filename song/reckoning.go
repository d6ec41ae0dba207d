package song

import "gonfalon/game"

// Reckon implements [game.Reckoner].
func (Rules) Reckon() game.Reckoning[State] {
	r := new(reckoning)
	for seat := range r.luck {
		r.luck[seat] = [luckKinds]game.Fortune{
			luckHits:  {What: game.Text{English: "hits", French: "touches"}},
			luckSaves: {What: game.Text{English: "Defence Saves", French: "Sauvegardes de Défense"}},
			luckTests: {What: game.Text{English: "Morale and Panic Tests", French: "Tests de Moral et de Panique"}, Mean: true},
		}
	}
	return r
}

// Kinds of luck.
const (
	luckHits = iota
	luckSaves
	luckTests
	luckKinds
)

// A reckoning is what is counted of a match: its dice, who has dealt the Wounds, zones.
type reckoning struct {
	luck  [MaxSeats][luckKinds]game.Fortune
	dice  [6]int16 // as they lay last
	taken [6]int16 // picked up from among them, to be rolled again
	again bool
	by    [MaxUnits + 1]int // Wounds dealt
	lost  [MaxSeats]int     // units
	zones [MaxSeats]int     // claimed
	claim [zones]int
	how   int16

	hardest, closest feat
}

// A feat is something that happened once: to which unit, in which round, and how far it was from
// being ordinary.
type feat struct {
	unit  UnitID
	round uint8
	at    game.Spot
	far   int
	value game.Text
}

// Hear implements [game.Reckoning].
func (r *reckoning) Hear(s *State, e game.Event, at game.Spot) {
	u := UnitID(e.Args[0])
	switch e.Kind {
	case eventAttackDice:
		r.thrown(e, luckHits)
	case eventDefenceDice:
		r.thrown(e, luckSaves)
	case eventTestDice:
		r.tested(e)
	case eventReroll:
		r.again = true
		copy(r.taken[:], e.Args[2:])
	case eventTested:
		if spare := int(e.Args[3] - e.Args[4]); e.Args[1] == 0 && e.Args[3] > 0 && (r.closest.unit == NoUnit || spare < r.closest.far) {
			r.closest = feat{u, s.Round, at, spare, game.Sentence("%d of %d", "%d pour %d", e.Args[3], e.Args[4])}
		}
	case eventWounded:
		r.wounded(s, u, int(e.Args[1]), at)
	case eventDestroyed:
		r.lost[e.Seat]++
	case eventZone:
		r.zones[e.Seat]++
		r.claim[e.Args[1]]++
	case eventEnd:
		r.how = e.Args[1]
	}
}

// thrown counts dice of an attack or of saves: all of them, or those that were rolled again.
func (r *reckoning) thrown(e game.Event, kind int) {
	got, dice, need := 0, 0, int(e.Args[6])
	for i := range r.dice {
		n := int(e.Args[i])
		if r.again {
			n += int(r.taken[i] - r.dice[i])
		}
		dice += n
		if i+1 >= need {
			got += n
		}
		r.dice[i] = e.Args[i]
	}
	r.again = false
	r.luck[e.Seat][kind].Dice(got, dice, 7-need)
}

// tested counts the dice of a test of two dice: a high sum is good for who makes it.
func (r *reckoning) tested(e game.Event) {
	const variance = 35.0 / 12 // of a die
	sum, dice := 0, 0
	for i := range r.dice {
		n := int(e.Args[i])
		if r.again {
			n += int(r.taken[i] - r.dice[i])
		}
		dice += n
		sum += n * (i + 1)
		r.dice[i] = e.Args[i]
	}
	r.again = false
	if dice > 0 {
		r.luck[e.Seat][luckTests].Roll(float64(sum), 3.5*float64(dice), variance*float64(dice))
	}
}

// wounded counts Wounds for whose attack or ability has dealt them.
func (r *reckoning) wounded(s *State, u UnitID, n int, at game.Spot) {
	of := s.Hurts[s.Stack.Top().Arg-1].Of
	if of == NoUnit || s.side(s.seatOf(of)).Has(s.seatOf(u)) {
		return
	}
	r.by[of] += n
	if n > r.hardest.far {
		r.hardest = feat{of, s.Round, at, n, game.Sentence("%d Wound{|s}", "%d Blessure{|s}", n)}
	}
}

// dealt is how many Wounds the units of a seat have dealt to enemies.
func (r *reckoning) dealt(s *State, seat game.Seat) int {
	n := 0
	for u, end := s.Muster.Of(seat); u < end; u++ {
		n += r.by[u]
	}
	return n
}

// End implements [game.Reckoning].
func (r *reckoning) End(s *State) game.Ending {
	e := game.Ending{
		Columns: []game.Text{{English: "units lost", French: "unités perdues"}, {English: "Wounds dealt", French: "Blessures infligées"}, {English: "zones claimed", French: "zones prises"}},
		Places:  r.places(s),
		Notes:   r.notes(s),
	}
	e.Reason, e.Rule = r.reason(s)
	for seat := range s.seats() {
		for kind := range r.luck[seat] {
			f := &r.luck[seat][kind]
			f.Seat = seat
			e.Luck = append(e.Luck, f)
		}
	}
	return e
}

// notes says what is of note: the zones of the Tactics Board, units on their last rank, the unit
// that dealt most Wounds, the hardest blow, the closest test.
func (r *reckoning) notes(s *State) []game.Note {
	var list []game.Note
	for z := Crown; z < zones; z++ {
		if r.claim[z] > 0 {
			list = append(list, game.Note{
				Text:  game.Sentence("Zone claimed: %s", "Zone prise : %s", zoneWords[z]),
				Value: game.Sentence("%d time{|s}", "%d fois", r.claim[z]),
			})
		}
	}
	best, last := NoUnit, 0
	for u := UnitID(1); u <= s.Muster.Units(); u++ {
		if r.by[u] > r.by[best] {
			best = u
		}
		if s.onTable(u) && s.sheet(u).Ranks > 1 && s.ranks(u) == 1 {
			last++
		}
	}
	if best != NoUnit {
		list = append(list, game.Note{Text: game.Sentence("Most Wounds dealt: %s", "Le plus de Blessures : %s", s.unitName(best)), Value: game.NumberWord(r.by[best]).Text})
	}
	list = append(list, game.Note{Text: game.Text{English: "Units on their last rank", French: "Unités sur leur dernier rang"}, Value: game.NumberWord(last).Text})
	add := func(f *feat, english, french string) {
		if f.unit != NoUnit {
			list = append(list, game.Note{Text: game.Sentence(english, french, s.unitName(f.unit), f.round), Value: f.value, Of: &f.at})
		}
	}
	add(&r.hardest, "Hardest blow: %s, round %d", "Coup le plus rude : %s, round %d")
	add(&r.closest, "Closest test: %s, round %d", "Test le plus juste : %s, round %d")
	return list
}
