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
