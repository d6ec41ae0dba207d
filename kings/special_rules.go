package kings

import "gonfalon/game"

// Special rules in play (kings.special.*, kings.individual.*, kings.artefact.*): the hooks
// by which the procedures ask for them.
// TODO(B): all of it.

// wakeUp is called when a seat's turn begins.
// To carry out: kings.special.headstrong-4-plus.
func (p play) wakeUp(game.Seat) {}

// ordered is called when a unit gets a movement order, before it does anything.
// To carry out: kings.special.regeneration-n-plus.
func (p play) ordered(UnitNo) {}

// flinches rolls whether a unit halts instead of charging.
// To carry out: kings.special.yellow-bellied-1-means-halt and yellow-bellied-exceptions.
func (p play) flinches(_, _ UnitNo) bool { return false }

// sharpen changes an attack by the special rules of both units. The scope is that of the
// attack: InRanged at range, 0 in melee. What it finds are the modifiers of the normal
// rules, and Elite and Vicious.
// To carry out: kings.special.* of attacks, kings.individual.shot-at-minus-1.
func (s *State) sharpen(_ *attack, _ Scope) {}

// sway returns what is added to a Nerve test against a unit.
// To carry out: kings.special.brutal-plus-1-nerve.
func (s *State) sway(UnitNo) int { return 0 }

// inspired tells whether a test that routs a unit must be rolled again.
// To carry out: kings.special.inspiring-forces-reroll-within-6-inches with its kin.
func (s *State) inspired(UnitNo) bool { return false }

// tested is called when the Nerve of a unit has been tested, with the result.
// To carry out: kings.special.iron-resolve-heals-when-steady.
func (p play) tested(_ UnitNo, _ Condition) {}

// struck is called when a unit has caused wounds in melee.
// To carry out: kings.special.life-leech-heals-up-to-n.
func (p play) struck(_ UnitNo, _ int) {}

// overruns moves a unit straight ahead after it has routed an Individual, and tells whom it
// has charged by that; if nobody, it has not moved.
// To carry out: kings.individual.overrun-into-new-enemy and overrun-hindered.
func (p play) overruns(_ UnitNo, _ int32) UnitNo { return NoUnit }
