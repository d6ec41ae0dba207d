package field

import "gonfalon/geom/plane"

// How a tray may stand for a Melee Attack of its Attack action (song.melee.*).

// A Stance is where a tray may stand for its attack.
type Stance struct {
	Place
	Turned bool // it has turned to face the enemy
}

// Stances are those that a player may choose of, besides that in which the tray stands.
type Stances struct {
	N  int8
	At [8]Stance
}

// Stances returns how a tray that is engaged with exactly one enemy may stand against it: turned
// to face it if it does not, as it is or realigned at 100 % or 50 %. With several enemies, or
// with none, there are none.
//
// Carries out song.melee.turn-to-face-single-enemy, no-turn-if-engaged-on-several-sides and
// realign-100-or-50.
func (f *Field) Stances(n No) (s Stances) {
	engaged := f.Engaged(n)
	enemy := engaged.first()
	if engaged == 0 || engaged != Set(0).With(enemy) {
		return s
	}
	own, theirs := f.Base(n), f.Base(enemy)
	face, mine, _, flush := plane.SharedSide(&theirs, &own)
	if !flush {
		face = theirs.ArcOf(own.At)
	}
	var c crowd
	c.gather(f, n, enemy)
	if flush {
		f.stand(&s, n, enemy, &c, plane.Berth{Target: &theirs, Side: face, Size: own.Size, Own: mine}, false)
	}
	if !flush || mine != plane.Front {
		f.stand(&s, n, enemy, &c, plane.Berth{Target: &theirs, Side: face, Size: own.Size}, true)
	}
	return s
}

// stand adds the stances in a berth: the alignments and, if the tray turns to lie in it, beside
// where it is.
func (f *Field) stand(s *Stances, n, enemy No, c *crowd, b plane.Berth, turns bool) {
	half := int(edgeOf(b.Target.Size, b.Side)) / 2
	for i, along := range [...]int{0, half, -half} {
		f.tryStance(s, n, enemy, c, &b, along, Full+Alignment(i))
	}
	if here := b.Along(f.Trays[n].At); turns && here != 0 && max(here, -here) != half {
		f.tryStance(s, n, enemy, c, &b, here, Nearest)
	}
}

// tryStance adds a stance if there is room, no other enemy is touched, and the enemy is.
func (f *Field) tryStance(s *Stances, n, enemy No, c *crowd, b *plane.Berth, along int, a Alignment) {
	pose := b.At(along)
	if pose == f.Trays[n].Pose {
		return
	}
	lies := plane.NewBase(pose, b.Size)
	for i := range c.n {
		if !c.each[i].Leaves(&lies.Shape) {
			return
		}
	}
	if f.touched(n, &lies, Nobody) != Set(0).With(enemy) {
		return
	}
	s.At[s.N] = Stance{Place{a, pose, int32(along)}, pose.Facing != f.Trays[n].Facing}
	s.N++
}
