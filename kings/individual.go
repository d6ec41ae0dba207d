package kings

// Individuals (kings.individual.*): what follows when one is ridden down. How they see, turn
// and are charged is with those subjects.

// overruns moves a unit straight ahead after it has routed an Individual, and tells whom it
// has charged by that; if nobody, it has not moved. It stays Hindered by its first charge.
//
// Carries out kings.individual.overrun-into-new-enemy, overrun-by-individual and
// overrun-hindered.
func (p play) overruns(u UnitNo, far int32) UnitNo {
	target, _ := p.runInto(u, far)
	return target
}
