package kings

import "gonfalon/kings/army"

// Things that may be used once a game, and artefacts that are shown when they are.

// Bits of Fighter.Used.
const (
	usedArtefact uint16 = 1 << iota // has been declared, or seen at work
	usedAmulet                      // Myrddin's Amulet of the Fire-heart
	usedBeast                       // the mastiff, companion or animals have been let loose
	usedCasket                      // the Casket of the Damned
	usedBlessing                    // the Judgement of Korgaan
)

// usedNames are the bits of Fighter.Used, from the lowest.
var usedNames = []string{"artefact", "amulet", "beast", "casket", "blessing"}

// Kinds of ranged attacks of a unit, to tell one from another: none, then the weapons and
// what else is shot, then the spells.
const (
	noAttack   = 0
	firstSpell = 16
)

func shotKind(n uint8) uint8           { return n + 1 }
func spellKind(spell army.Spell) uint8 { return firstSpell + uint8(spell) }

// spent tells whether a unit can make no more of a kind of ranged attack this turn.
// Carries out kings.spell.one-spell-or-ranged-attack-per-turn.
func (s *State) spent(u UnitNo, kind uint8) bool {
	f := &s.Units[u]
	if f.Did&Shot == 0 {
		return false
	}
	return !s.artefact(u).twice || f.Used&usedAmulet != 0 || kind == f.Fired
}

// fires notes a ranged attack: the first of the turn, or the one that the amulet lends.
func (p play) fires(u UnitNo, kind uint8) {
	f := &p.Units[u]
	if f.Did&Shot != 0 {
		f.Used |= usedAmulet
		p.show(u)
	}
	f.Did |= Shot
	f.Fired = kind
	p.showLent(u, kind)
}

// casketDice are what a Casket of the Damned adds to the first Surge on its bearer.
const casketDice = 5

// shut tells whether a unit has a Casket of the Damned that has not been opened.
func (s *State) shut(u UnitNo) bool {
	return s.profile(u).Has(army.CasketOfTheDamned) && s.Units[u].Used&usedCasket == 0
}

func (p play) openCasket(u UnitNo) {
	if p.shut(u) {
		p.Units[u].Used |= usedCasket
	}
}

// show makes the artefact of a unit known to everybody.
func (p play) show(u UnitNo) {
	f := &p.Units[u]
	if a := p.profile(u).Artefact; a != 0 && f.Used&usedArtefact == 0 {
		f.Used |= usedArtefact
		p.tell(eventDeclared, p.Armies.Seat(u), int16(u), int16(a))
	}
}

// showIn makes an artefact known that changes an attack.
func (p play) showIn(a *attack) {
	if p.artefactRule(a) != nil {
		p.show(a.by)
	}
}

// showLent makes an artefact known that lends a unit the ranged attack that it makes.
func (p play) showLent(u UnitNo, kind uint8) {
	f := &p.Units[u]
	if f.Used&usedArtefact != 0 || p.profile(u).Artefact == 0 {
		return
	}
	item := &Standard().Artefacts[p.profile(u).Artefact]
	lent := p.artefact(u).levitates && f.Order != p.shootsAs(u) || item.LendsBreath() && kind == shotKind(army.MaxWeapons)
	for spell := range army.Spell(army.Spells) {
		lent = lent || item.LendsSpell(spell) && spellKind(spell) == kind
	}
	if kind <= army.MaxWeapons {
		lent = lent || item.LendsWeapon(p.profile(u).Weapons[kind-1].Kind)
	}
	if lent {
		p.show(u)
	}
}

// showScouts makes the artefacts known that give a Vanguard move: who moves when depends on
// who has one.
func (p play) showScouts() {
	for u := UnitNo(1); u <= p.Armies.Units(); u++ {
		if p.inPlay(u) && p.profile(u).Artefact == army.BootsOfTheSevenLeagues {
			p.show(u)
		}
	}
}
