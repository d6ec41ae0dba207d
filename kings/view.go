package kings

import (
	"maps"
	"slices"

	"gonfalon/content"
	"gonfalon/game"
)

// Hidden information: the artefacts that a player need not have told yet. An artefact that a
// seat may not know is not there in its view: nothing betrays that there is one.

// Redact implements [game.Rules].
//
// Carries out kings.artefact.declared-on-deployment and hidden-variant.
func (Rules) Redact(s *State, seat game.Seat) State {
	v := *s
	if s.Stack.Len() == 0 { // it is over; in the midst of an action nobody is asked either
		return v
	}
	for u := UnitNo(1); u <= s.Armies.Units(); u++ {
		if s.secret(u, seat) {
			v.Armies = s.Armies.bare(func(u UnitNo) bool { return s.secret(u, seat) })
			return v
		}
	}
	return v
}

// secret tells whether a unit has an artefact that a seat may not know. Hidden ones are
// known once they have been seen at work; when they must be shown is not told otherwise.
func (s *State) secret(u UnitNo, seat game.Seat) bool {
	f := &s.Units[u]
	declared := f.Used&usedArtefact != 0 || !s.Choices.Hidden && f.Condition != Reserve
	return s.Armies.Seat(u) != seat && s.profile(u).Artefact != 0 && !declared
}

// bare returns the same armies without the artefacts of some units.
func (a *Armies) bare(of func(UnitNo) bool) *Armies {
	units := slices.Clone(a.recruit[1 : a.Units()+1])
	for i := range units {
		if of(UnitNo(i + 1)) {
			units[i].Artefact = ""
		}
	}
	b, err := newArmies(a.Total, units)
	if err != nil {
		panic("kings: an army cannot do without an artefact: " + err.Error())
	}
	return b
}

var _ game.Discreet = Rules{}

// Public implements [game.Discreet]: in the lists of others there are no artefacts, and what
// cannot be read is not there. What a ready army carries, everybody can look up.
func (Rules) Public(options map[string]string, seat game.Seat) map[string]string {
	public := maps.Clone(options)
	for s, name := range seatNames {
		text, ok := options[name]
		if !ok || game.Seat(s) == seat || !written(text) {
			continue
		}
		delete(public, name)
		if l, err := Standard().ReadList(name, []byte(text)); err == nil {
			for i := range l.Units {
				l.Units[i].Artefacts = nil
			}
			public[name] = string(content.Compact(l.JSON()))
		}
	}
	return public
}

// Guess implements [game.Rules]: what is not known is not there.
func (Rules) Guess(s *State, _ *game.Dice) State { return *s }
