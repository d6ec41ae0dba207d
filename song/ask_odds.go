package song

import "gonfalon/game"

// How an attack can end: one that a unit could make, or the one under way with an answer to it.

// An outlookDocument is the odds of an action; none if it is no attack.
type outlookDocument struct {
	Odds    *oddsDocument `json:"odds,omitempty"`
	Refused *game.Ruling  `json:"refused,omitempty"`
}

func (k *asker) odds() any {
	a, err := Rules{}.ReadAction(k.s, k.q.Action)
	if err != nil {
		k.Err = err
		return nil
	}
	s, seat := *k.s, k.seat
	if a.Kind == Charge || a.Kind == Shoot || a.Kind == Strike {
		if k.onTable(k.s, a.Unit); k.Err != nil {
			return nil
		}
		s, seat = k.s.acting(a.Unit), k.s.seatOf(a.Unit)
	}
	if o := s.forbids(seat, &a); !o.ok() {
		return outlookDocument{Refused: s.ruling(o, seat, &a)}
	}
	return outlookDocument{Odds: k.forecast(&s, seat, &a, true)}
}

// forecast is how an action can end, with what the question says is used and kept; hearing what
// else could be.
func (k *asker) forecast(s *State, seat game.Seat, a *Action, hear bool) *oddsDocument {
	plan := Plan{Seat: k.seat, Use: k.use, Keep: k.keep, Hear: hear}
	if k.q.Align != nil {
		plan.Align = *k.q.Align
	}
	if f, ok := s.forecast(seat, a, plan); ok {
		return f.document()
	}
	return nil
}

// tokens reads the condition tokens that are not spent.
func (k *asker) tokens(names []string) Tokens {
	return Tokens(k.bits("condition token", tokenNames[:], names))
}

// entries reads what is used: ids of Tactics cards and abilities.
func (k *asker) entries(ids []string) []entryID {
	var list []entryID
	for _, id := range ids {
		if e, ok := k.m.lib.named(id); ok {
			list = append(list, e)
		} else {
			k.FailBoth("there is no card or ability %q", "la carte ou capacité %q n'existe pas", id)
		}
	}
	return list
}

// named finds a record by its id.
func (l *library) named(id string) (entryID, bool) {
	for i := range l.entries {
		if l.entries[i].Record != nil && l.entries[i].ID == id {
			return entryID(i + 1), true
		}
	}
	return 0, false
}
