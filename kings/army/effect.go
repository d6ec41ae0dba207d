package army

import "slices"

// An effect is what an option or an artefact makes of a unit.
type effect struct {
	grants  []grant
	stats   []statChange
	nerve   [2]uint8 // replaces both limits, if the second is not 0
	mount   bool     // the unit becomes of type newType
	newType Type
	base    Base // replaces that of the type, if it is not empty
	height  int8 // replaces that of the type, if it is not noHeight
	spells  []spellGrant
	weapons []Weapon
}

const noHeight = -1

// A grant is a special rule that is given. A relative number is added to what is there.
type grant struct {
	special  Special
	n        int8
	relative bool
	blast    Amount
	scope    Scope
	only     Kin
}

// allAttacks stands for the n of Breath Attack (Att).
const allAttacks = -1

type spellGrant struct {
	spell    Spell
	n        uint8
	relative bool
	only     Kin
}

// A stat is a number of the profile that an option may change.
type stat uint8

const (
	statSpeed stat = iota
	statMelee
	statShooting
	statDefence
	statAttacks
	stats
)

var statIDs = [stats]string{"sp", "me", "ra", "de", "att"}

// statBounds are the lowest and highest values. No score is above 6 nor below 2, for a
// die shows no more and a 1 always fails.
var statBounds = [stats][2]int{statSpeed: {0, 20}, statMelee: {2, 6}, statShooting: {2, 6}, statDefence: {2, 6}, statAttacks: {0, 200}}

type statChange struct {
	stat     stat
	value    int16
	relative bool
}

// apply changes a profile. The base and height of a new type come first, since the option
// may state its own.
func (e *effect) apply(p *Profile, f *Formats) {
	if e.mount {
		p.become(e.newType, f)
	}
	if e.base != (Base{}) {
		p.Base = e.base
	}
	if e.height != noHeight {
		p.Height = uint8(e.height)
	}
	if e.nerve[1] > 0 {
		p.Waver, p.Rout = e.nerve[0], e.nerve[1]
	}
	for _, c := range e.stats {
		p.change(c)
	}
	for _, g := range e.grants {
		p.grant(g)
	}
	for _, s := range e.spells {
		if s.relative {
			if p.Spells[s.spell] > 0 {
				p.Spells[s.spell] += s.n
			}
			continue
		}
		if s.n > p.Spells[s.spell] {
			p.Spells[s.spell], p.SpellOnly[s.spell] = s.n, s.only
		}
	}
	for _, w := range e.weapons {
		p.arm(w)
	}
}

func (p *Profile) change(c statChange) {
	at := [stats]*uint8{&p.Speed, &p.Melee, &p.Shooting, &p.Defence, &p.Attacks.Plus}[c.stat]
	n := int(c.value)
	if c.relative {
		n += int(*at)
	}
	*at = uint8(min(max(n, statBounds[c.stat][0]), statBounds[c.stat][1]))
}

// grant gives a special rule. Of two numbers the better holds: the lower for
// Regeneration, where it is the score needed, else the higher.
func (p *Profile) grant(g grant) {
	had := p.special[g.special]
	switch n := g.n; {
	case g.special == BreathAttack && n == allAttacks:
		p.special[BreathAttack] = p.Attacks.Plus
		return
	case g.relative && g.special == Regeneration:
		if had > 0 {
			p.special[Regeneration] = uint8(max(2, int8(had)+n))
		}
		return
	case g.relative:
		p.special[g.special] = had + uint8(n)
	case g.special == Regeneration && had > 0:
		p.special[Regeneration] = min(had, uint8(n))
	default:
		p.special[g.special] = max(had, uint8(n))
	}
	switch {
	case had == 0 || g.scope == 0:
		p.scope[g.special] = g.scope
	case p.scope[g.special] != 0:
		p.scope[g.special] |= g.scope
	}
	if g.special == Blast {
		p.Blast = g.blast
	}
	if only := p.inspired(g.special); only != nil && (had == 0 || g.only == 0) {
		*only = g.only
	}
}

// inspired returns whom alone the unit inspires by a rule, or nil if the rule is not one
// that inspires.
func (p *Profile) inspired(s Special) *Kin {
	switch s {
	case Inspiring:
		return &p.InspiresOnly
	case VeryInspiring:
		return &p.VeryInspiresOnly
	}
	return nil
}

// arm gives a weapon. That there is room has been seen to when the content was read.
func (p *Profile) arm(w Weapon) {
	for i := range p.Weapons {
		if p.Weapons[i].Kind == 0 {
			p.Weapons[i] = w
			return
		}
	}
}

// settle works out what follows from what a unit has.
// Carries out kings.special.fly-is-nimble and kings.individual.is-nimble.
func (p *Profile) settle(a *Army) {
	for _, r := range a.Rules {
		if r.Replaces == 0 || p.special[r.Replaces] == 0 {
			continue
		}
		g := grant{special: r.Grants, n: int8(p.special[r.Replaces]), scope: p.scope[r.Replaces]}
		if only := p.inspired(r.Replaces); only != nil {
			g.only, *only = *only, 0
		}
		p.special[r.Replaces] = 0
		p.grant(g)
	}
	if p.special[Fly] > 0 || p.special[Individual] > 0 {
		p.special[Nimble] = 1
	}
}

// LendsSpell tells whether an artefact gives a spell, or more of it.
func (a *ArtefactInfo) LendsSpell(s Spell) bool {
	return slices.ContainsFunc(a.effect.spells, func(g spellGrant) bool { return g.spell == s })
}

// LendsWeapon tells whether an artefact gives a missile weapon.
func (a *ArtefactInfo) LendsWeapon(k WeaponKind) bool {
	return slices.ContainsFunc(a.effect.weapons, func(w Weapon) bool { return w.Kind == k })
}

// LendsBreath tells whether an artefact gives a Breath Attack.
func (a *ArtefactInfo) LendsBreath() bool {
	return slices.ContainsFunc(a.effect.grants, func(g grant) bool { return g.special == BreathAttack })
}
