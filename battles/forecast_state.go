package battles

import "gonfalon/game"

// Which attack an action decides.

// Forecast tells how the attack can end that a legal action decides: an attack, a parting blow
// or a counter-attack that is struck, and what is rolled again, or stood, in the midst of one.
// It is nil if the action is none of these.
func (s *State) Forecast(a Action) *Forecast {
	switch s.Waits.Kind {
	case decideAttack:
		if a.Kind == AttackUnit || a.Kind == LooseDogs {
			return s.forecastAttack(a.Unit, a.Target, a.Kind == LooseDogs)
		}
	case decideMove:
		if foe := s.striker(a.Unit); a.Kind == Leave && foe != NoUnit {
			return s.forecastBlow(a.Unit)
		}
	case decideBlow, decideCounter:
		if a.Kind == Strike {
			return s.forecastAnswer(a)
		}
	case decideStand:
		return s.forecastAnswer(a)
	case decideReroll:
		return s.forecastReroll(a)
	}
	return nil
}

// begin copies a state of which an attack is to be followed.
func (w *walker) begin() *State {
	s := w.room(w.State)
	s.aside()
	s.Waits = game.Decision{}
	return s
}

func (w *walker) done(d *Spread) *Forecast {
	w.Spread = *d
	return w.Forecast
}

// forecastAttack tells how an attack of an ordered unit can end.
func (s *State) forecastAttack(u, on UnitID, dogs bool) *Forecast {
	w := walk(s, u, on)
	at := w.begin()
	kind := AttackUnit
	if dogs {
		kind = LooseDogs
	}
	at.Stack = game.Stack{}
	play{State: at}.fight(u, on, kind)
	return w.done(w.solve(at, Outcome{}))
}

// striker is who may strike a unit that breaks its engagement, or NoUnit.
func (s *State) striker(u UnitID) UnitID {
	if u >= MaxUnits || s.Units[u].Foe == NoUnit || s.unpunished(u, s.Units[u].Foe) {
		return NoUnit
	}
	return s.Units[u].Foe
}

// forecastBlow tells how the parting blow at a unit can end that breaks its engagement.
func (s *State) forecastBlow(u UnitID) *Forecast {
	w := walk(s, s.Units[u].Foe, u)
	at := w.begin()
	at.Stack = game.Stack{}
	at.Turn.Unit = u
	play{State: at}.push(procLeave)
	return w.done(w.solve(at, Outcome{}))
}

// forecastAnswer tells how an attack goes on that is under way.
func (s *State) forecastAnswer(a Action) *Forecast {
	by, on := s.Attack.By, s.Attack.On
	if s.Waits.Kind == decideCounter {
		by, on = s.Turn.Target, s.Turn.Unit
	}
	w := walk(s, by, on)
	at := w.begin()
	out := Outcome{}
	w.out, w.at = &out, at
	play{at, w.dice, w.story}.answer(s.Waits.Kind, s.waitsFor(), a)
	return w.done(w.solve(at, out))
}

// forecastReroll tells what rolling a symbol again can come to, or keeping all.
func (s *State) forecastReroll(a Action) *Forecast {
	w := walk(s, s.Attack.By, s.Attack.On)
	at := w.begin()
	w.Kind, w.Flank = s.Attack.Kind, true
	r := w.reader(at, Outcome{}, s.Attack.Rolled.Len())
	f := NoFace
	if a.Kind == Reroll {
		f = a.Token
	}
	r.follow(s.Attack.Rolled, f, 1)
	d := &Spread{}
	r.mixed(d)
	return w.done(d)
}

// answer carries out a decision of an attack.
func (p play) answer(kind game.Kind, h House, a Action) {
	p.Waits.Kind = kind
	p.act(h, a)
}

// replan tells what the attacker had best roll again of the dice that lie there.
func (s *State) replan() Replan {
	w := walk(s, s.Attack.By, s.Attack.On)
	return w.reader(w.begin(), Outcome{}, s.Attack.Rolled.Len()).plan(s.Attack.Rolled)
}
