package battles

import "gonfalon/game"

// Reckon implements [game.Reckoner].
func (Rules) Reckon() game.Reckoning[State] { return &reckoning{how: len(endings)} }

// A reckoning is what is counted of a match: losses, fires, and what the dice came to.
type reckoning struct {
	units, figures, captured [game.MaxSeats]int // lost, lost, and of the enemy's commanders
	hits, morale, valour     [houses]game.Fortune
	by                       UnitID   // who attacks
	most                     greatest // hits of an attack
	longest                  greatest // pursuit
	fires                    int
	notes                    []game.Note
	how                      int // of endings, the battle was won
}

// A greatest is the most of something, and where it was.
type greatest struct {
	n    int
	text game.Text
	at   game.Spot
}

// Hear implements [game.Reckoning].
func (r *reckoning) Hear(s *State, e game.Event, at game.Spot) {
	switch e.Kind {
	case eventOrders:
		n := float64(dice(e))
		r.valour[e.Seat].Roll(float64(e.Args[Valour]), n*meanHits(only(Valour)), n*spreadOf(only(Valour)))
	case eventRolled:
		r.by = UnitID(e.Args[5])
		r.roll(e)
	case eventReroll:
		r.roll(e)
	case eventHits:
		if n := int(e.Args[1] - e.Args[2]); n > r.most.n && r.by < MaxUnits {
			r.most = greatest{n, s.unitText(r.by), at}
		}
	case eventLost:
		r.figures[e.Seat] += int(e.Args[1])
	case eventEliminated:
		r.units[e.Seat]++
	case eventCaptured:
		r.captured[e.Seat]++
		r.notes = append(r.notes, game.Note{
			Text:  game.Text{"Commander captured", "Commandant capturé"},
			Value: s.Plan.commanderText(Commander(e.Args[1])), Of: &at,
		})
	case eventPursued:
		if n := s.Plan.Grid.Distance(hexArg(e, 1), hexArg(e, 2)); n > r.longest.n {
			r.longest = greatest{n, s.unitText(UnitID(e.Args[0])), at}
		}
	case eventBurnt, eventDevastated:
		r.fires++
	case eventWon:
		r.how = int(e.Args[2])
	}
}

// roll takes in the dice of an attack: each by its own chance against its target.
func (r *reckoning) roll(e game.Event) {
	n, hits, got := float64(dice(e)), e.Args[7], 0
	for f := range faces {
		got += int(e.Args[f]) * (int(hits>>(2*f)) & 3)
	}
	r.hits[e.Seat].Roll(float64(got), n*meanHits(hits), n*spreadOf(hits))
	r.morale[e.Seat].Roll(float64(e.Args[Morale]), n*meanHits(only(Morale)), n*spreadOf(only(Morale)))
}

// dice is how many dice an event tells of, counted by symbol from its first argument on.
func dice(e game.Event) int {
	n := 0
	for f := range faces {
		n += int(e.Args[f])
	}
	return n
}

// only is one hit for each die that shows a symbol.
func only(f Face) int16 { return 1 << (2 * f) }

// spreadOf is the variance of the hits of a die.
func spreadOf(hits int16) float64 {
	squares := 0.0
	for f, n := range chances() {
		each := float64(hits >> (2 * f) & 3)
		squares += float64(n) / 8 * each * each
	}
	mean := meanHits(hits)
	return squares - mean*mean
}

// End implements [game.Reckoning].
func (r *reckoning) End(s *State) game.Ending {
	e := game.Ending{
		Columns: []game.Text{{"units lost", "unités perdues"}, {"figures lost", "figurines perdues"}, {"commanders captured", "commandants capturés"}},
		Places:  r.places(s),
		Notes:   r.ofNote(),
	}
	e.Reason, e.Rule = r.reason(s)
	for seat := range game.Seat(houses) {
		for _, kind := range []struct {
			of   *game.Fortune
			what game.Text
		}{
			{&r.hits[seat], game.Text{"hits", "touches"}},
			{&r.morale[seat], game.Text{"morale results", "résultats de moral"}},
			{&r.valour[seat], game.Text{"valour among order tokens", "bravoure parmi les pions Ordre"}},
		} {
			kind.of.Seat, kind.of.What = seat, kind.what
			e.Luck = append(e.Luck, kind.of)
		}
	}
	return e
}

// ofNote is what is of note.
func (r *reckoning) ofNote() []game.Note {
	var notes []game.Note
	if r.most.n > 0 {
		notes = append(notes, game.Note{
			Text:  game.Text{"Hardest blow", "Coup le plus rude"},
			Value: game.Sentence("%d hit{|s}, %s", "%d touche{|s}, %s", r.most.n, r.most.text), Of: &r.most.at,
		})
	}
	if r.longest.n > 0 {
		notes = append(notes, game.Note{
			Text:  game.Text{"Furthest pursuit", "Plus longue poursuite"},
			Value: game.Sentence("%d hex{|es}, %s", "%d case{|s}, %s", r.longest.n, r.longest.text), Of: &r.longest.at,
		})
	}
	notes = append(notes, r.notes...)
	if r.fires > 0 {
		notes = append(notes, game.Note{Text: game.Text{"Lost to fire", "Détruits par le feu"}, Value: game.NumberWord(r.fires).Text})
	}
	return notes
}
