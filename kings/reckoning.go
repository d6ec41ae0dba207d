package kings

import (
	"gonfalon/game"
	"gonfalon/kings/army"
)

// Reckon implements [game.Reckoner].
func (Rules) Reckon() game.Reckoning[State] {
	r := new(reckoning)
	for seat := range r.luck {
		r.luck[seat] = [...]game.Fortune{
			luckHits:   {What: game.Text{English: "to hit", French: "pour toucher"}},
			luckWounds: {What: game.Text{English: "to wound", French: "pour blesser"}},
			luckNerve:  {What: game.Text{English: "enemy Nerve", French: "Moral adverse"}, Mean: true},
		}
	}
	return r
}

// Kinds of luck.
const (
	luckHits = iota
	luckWounds
	luckNerve
	luckKinds
)

// A reckoning is what is counted of a match: its dice, and who has dealt the wounds.
type reckoning struct {
	luck  [seats][luckKinds]game.Fortune
	kind  int    // of luck that the last dice were; those rolled again are of the same
	by    UnitNo // who rolled them
	dealt [2*army.MaxSide + 1]int
	round int16

	closest, rarest feat
}

// A feat is something that happened once: to which unit, in which round, and how far it was
// from being ordinary.
type feat struct {
	unit  UnitNo
	round int16
	at    game.Spot
	far   float64
	value game.Text
}

// Hear implements [game.Reckoning].
func (r *reckoning) Hear(s *State, e game.Event, at game.Spot) {
	switch e.Kind {
	case eventRound:
		r.round = e.Args[0]
	case eventHitDice:
		r.dice(e, at, luckHits)
	case eventWoundDice:
		r.dice(e, at, luckWounds)
	case eventMendDice:
		r.by = NoUnit
	case eventAgainDice:
		r.again(e)
	case eventWounded:
		if r.by != NoUnit && s.Armies.Seat(r.by) != e.Seat {
			r.dealt[r.by] += int(e.Args[1])
		}
		r.by = NoUnit
	case eventNerve:
		r.nerve(e, at)
	}
}

// dice counts dice that were rolled to hit or to wound.
func (r *reckoning) dice(e game.Event, at game.Spot, kind int) {
	got, all, inSix := throwOf(e)
	r.kind, r.by = kind, UnitNo(e.Args[4])
	r.luck[e.Seat][kind].Dice(got, all, inSix)
	f := feat{unit: r.by, round: r.round, at: at, far: rarity(got, all, inSix)}
	if r.rarest.unit == NoUnit || f.far < r.rarest.far {
		f.value = game.Sentence("%d of %d on %d+, %s in 100", "%d sur %d à %d+, %s sur 100", got, all, 7-inSix, hundredths(f.far))
		r.rarest = f
	}
}

// again counts dice that were rolled again, of the kind of those before them.
func (r *reckoning) again(e game.Event) {
	if r.by == UnitNo(e.Args[4]) {
		got, all, inSix := throwOf(e)
		r.luck[e.Seat][r.kind].Dice(got, all, inSix)
	}
}

// nerve counts a test, as the luck of the enemy who has brought it about: high is good for
// him. The closest is the one that a unit stood with the least to spare.
func (r *reckoning) nerve(e game.Event, at game.Spot) {
	const mean, variance = 7, 35.0 / 6 // of two dice
	r.luck[enemyOf(e.Seat)][luckNerve].Roll(float64(e.Args[1]), mean, variance)
	total, rout := e.Args[2], e.Args[7]
	if far := float64(rout - total); total < rout && (r.closest.unit == NoUnit || far < r.closest.far) {
		r.closest = feat{UnitNo(e.Args[0]), r.round, at, far, game.Sentence("%d of %d", "%d sur %d", total, rout)}
	}
}

// throwOf reads dice that tellDice told: how many reach what they needed, of how many, and
// on how many faces of six.
func throwOf(e game.Event) (got, all, inSix int) {
	f := facesOf(e.Args[:])
	need := int(e.Args[3])
	for i, n := range f {
		all += int(n)
		if i+1 >= need {
			got += int(n)
		}
	}
	return got, all, 7 - need
}

// End implements [game.Reckoning].
func (r *reckoning) End(s *State) game.Ending {
	e := game.Ending{
		Columns: []game.Text{{English: "routed", French: "en déroute"}, {English: "units left", French: "unités restantes"}, {English: "wounds dealt", French: "blessures infligées"}},
		Places:  r.places(s),
		Notes:   r.notes(s),
	}
	e.Reason, e.Rule = s.reason()
	for seat := range r.luck {
		for kind := range r.luck[seat] {
			f := &r.luck[seat][kind]
			f.Seat = game.Seat(seat)
			e.Luck = append(e.Luck, f)
		}
	}
	return e
}

// places ranks the players: who has won first; without a winner both are equal.
func (r *reckoning) places(s *State) []game.Place {
	first := Blue
	if lead, _ := s.leading(); lead == Red {
		first = Red
	}
	places := []game.Place{r.place(s, first), r.place(s, enemyOf(first))}
	places[0].Place, places[1].Place = 1, 1
	_, by := s.leading()
	if by >= s.margin() {
		places[1].Place = 2
	}
	places[0].By = new(game.Sentence("ahead by %d, %d needed", "%d d'avance, il en faut %d", by, s.margin()))
	return places
}

func (r *reckoning) place(s *State, seat game.Seat) game.Place {
	left, all := s.left(seat)
	foes, enemies := s.left(enemyOf(seat))
	dealt := 0
	for u, end := s.Armies.Of(seat); u < end; u++ {
		dealt += r.dealt[u]
	}
	return game.Place{Seat: seat, Score: new(int(s.score(seat))), Cells: []game.Text{
		game.NumberWord(enemies - foes).Text, game.Sentence("%d of %d", "%d sur %d", left, all), game.NumberWord(dealt).Text,
	}}
}

// left counts the units of a seat that are not routed, and all.
func (s *State) left(seat game.Seat) (left, all int) {
	for u, end := s.Armies.Of(seat); u < end; u++ {
		if all++; s.Units[u].Condition != Routed {
			left++
		}
	}
	return left, all
}

// notes says what is of note: the unit that dealt most wounds, the closest test, the rarest
// roll.
func (r *reckoning) notes(s *State) []game.Note {
	var list []game.Note
	best := NoUnit
	for u := UnitNo(1); u <= s.Armies.Units(); u++ {
		if r.dealt[u] > r.dealt[best] {
			best = u
		}
	}
	if best != NoUnit {
		list = append(list, game.Note{
			Text:  game.Sentence("Most wounds dealt: %s", "Le plus de blessures\u202f: %s", s.unitName(best)),
			Value: game.NumberWord(r.dealt[best]).Text,
		})
	}
	add := func(f *feat, english, french string) {
		if f.unit != NoUnit {
			list = append(list, game.Note{Text: game.Sentence(english, french, s.unitName(f.unit), f.round), Value: f.value, Of: &f.at})
		}
	}
	add(&r.closest, "Closest Nerve: %s, round %d", "Moral le plus juste\u202f: %s, manche %d")
	add(&r.rarest, "Rarest roll: %s, round %d", "Jet le plus rare\u202f: %s, manche %d")
	return list
}
