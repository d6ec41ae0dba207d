package kings

import "gonfalon/game"

// Spells in play (kings.spell.*).
// TODO(B): all of it.

// objectsCast judges a spell: a.N is the Spell, a.Target the unit.
func (s *State) objectsCast(_ game.Seat, _ *Action) objection {
	return against(ruleSpellIsARangedAttack)
}

// listSpells lists the spells that a unit may cast.
func (s *State) listSpells(_ game.Seat, _ UnitNo, list []Action) []Action { return list }

// cast carries out a legal spell.
func (p play) cast(_ game.Seat, _ *Action) {}
