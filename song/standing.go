package song

import (
	"gonfalon/game"
	"gonfalon/song/army"
	"gonfalon/song/effect"
	"gonfalon/song/field"
)

// What always holds of a unit or a seat: the sums of what abilities, Influence and cards say.

// sum adds up what is said of a unit.
func (s *State) sum(u UnitID, code effect.Code) int {
	n := 0
	for it := s.said(u, code); it.next(); {
		n += s.amount(&it.w, it.op.Amount)
	}
	return n
}

// is tells whether something is said of a unit, and its last number.
func (s *State) is(u UnitID, code effect.Code) (int, bool) {
	n, any := 0, false
	for it := s.said(u, code); it.next(); {
		n, any = int(it.op.Count), true
	}
	return n, any
}

func (s *State) speedMod(u UnitID) int { return s.sum(u, effect.Speed) }

// morale is the Morale value of a unit.
func (s *State) morale(u UnitID) int {
	n := int(s.sheet(u).Morale)
	if m, is := s.is(u, effect.MoraleIs); is {
		n = m
	}
	return n
}

// bars are what a unit may not do.
func (s *State) barred(u UnitID) effect.Bars {
	var all effect.Bars
	for it := s.said(u, effect.Forbid); it.next(); {
		all |= it.op.Bars
	}
	return all
}

// barredSeat are what a seat may not do.
func (s *State) barredSeat(seat game.Seat) effect.Bars {
	var all effect.Bars
	for it := s.saidOf(seat, effect.Forbid); it.next(); {
		all |= it.op.Bars
	}
	return all
}

// guarded is what does nothing to a unit.
func (s *State) guarded(u UnitID) effect.Guards {
	var all effect.Guards
	for it := s.said(u, effect.Immune); it.next(); {
		all |= it.op.Guards
	}
	return all
}

// immune tells whether a unit cannot gain a token.
func (s *State) immune(u UnitID, t Tokens) bool {
	g := s.guarded(u)
	return g&effect.GuardTokens != 0 || t == Panicked && g&effect.GuardPanicked != 0 || t == Weakened && g&effect.GuardWeakened != 0
}

// neverTests tells whether a unit makes no Morale Tests.
func (s *State) neverTests(u UnitID) bool {
	return s.Muster.Wall(u) || s.barred(u)&effect.BarTests != 0
}

func (s *State) canHeal(u UnitID) bool { return s.barred(u)&effect.BarRestore == 0 }

// ignored are the keywords of terrain that do not concern a unit.
func (s *State) ignored(u UnitID) field.Keywords {
	var k field.Keywords
	for it := s.said(u, effect.IgnoreGround); it.next(); {
		k |= groundsOf(it.op.Grounds)
	}
	return k
}

func groundsOf(g effect.Grounds) field.Keywords {
	var k field.Keywords
	for _, x := range [...]struct {
		word effect.Grounds
		is   field.Keywords
	}{{effect.GroundDangerous, field.Dangerous}, {effect.GroundRough, field.Rough}, {effect.GroundHindering, field.Hindering}, {effect.GroundCover, field.Cover}} {
		if g&x.word != 0 {
			k |= x.is
		}
	}
	return k
}

func (s *State) turnsFirst(u UnitID) bool {
	_, is := s.is(u, effect.PivotBeforeMarch)
	return is
}

// handBonus is how many cards more a seat draws up to.
func (s *State) handBonus(seat game.Seat) int {
	n := 0
	for it := s.saidOf(seat, effect.HandSize); it.next(); {
		n += s.amount(&it.w, it.op.Amount)
	}
	return n
}

// shotShift is how far a unit may shift before it shoots.
func (s *State) shotShift(u UnitID) int32 {
	if _, no := s.is(u, effect.NoShift); no {
		return 0
	}
	if n, is := s.is(u, effect.Shift); is {
		return int32(n) * Inch
	}
	return 2 * Inch
}

// shotRange is how far a ranged attack reaches, and how near it does not; 0 is without limit.
func (s *State) shotRange(u UnitID, r army.Range) (most, least int32) {
	switch most = field.Short; r {
	case army.LongRange:
		most = field.Long
	case army.AnyRange:
		most = 0
	}
	if n, is := s.is(u, effect.Range); is {
		most = int32(n) * Inch
	}
	n, _ := s.is(u, effect.MinRange)
	return most, int32(n) * Inch
}

// shootsPast is what the shots of a unit pass.
func (s *State) shootsPast(u UnitID) field.Past {
	var past field.Past
	for it := s.said(u, effect.SightPast); it.next(); {
		if it.op.Views&effect.PastUnits != 0 {
			past |= field.PastUnits
		}
		if it.op.Views&effect.PastTerrain != 0 {
			past |= field.PastTerrain
		}
	}
	return past
}

// silent tells whether a seat may play no Tactics cards now.
//
// Carries out song.charge.disorderly-no-tactics-cards.
func (s *State) silent(seat game.Seat) bool {
	for i := range s.Deeds[:s.Doing] {
		d := &s.Deeds[i]
		if d.Is&isDisorderly != 0 && s.seatOf(d.Unit) == seat {
			return true
		}
	}
	return s.barredSeat(seat)&effect.BarCards != 0
}

// lost tells whether an ability of a unit is lost: not if it is innate.
//
// Carries out song.ability.innate-never-removed, song.lost.printed-non-innate,
// song.lost.attachment-abilities.
func (s *State) lost(u UnitID, slot uint8, id entryID) bool {
	e := s.Muster.lib.entry(id)
	if e.kind == effect.InnateKind || s.Lasts == 0 && !s.Muster.loses {
		return false
	}
	for i := range s.Lasting[:s.Lasts] {
		l := &s.Lasting[i]
		if l.On == NoUnit && s.losesWide(l, u, e, slot) {
			return true
		}
		if l.On != u {
			continue
		}
		if s.loses(i, u, e, slot) {
			return true
		}
	}
	for _, n := range s.Units[u].Influence {
		if n != 0 && !s.muted(n) && s.losesBy(n, u, e, slot) {
			return true
		}
	}
	return false
}

// losesWide tells whether a grant to a seat takes an ability of a unit away: one of a side, or of
// those to whom it was granted.
func (s *State) losesWide(l *Lasting, u UnitID, e *entry, slot uint8) bool {
	g := s.Muster.lib.entry(s.Muster.lib.grant[l.Grant])
	if !g.says(effect.Lose) {
		return false
	}
	w := Work{Seat: l.By}
	for i := range g.rules {
		r := &g.rules[i]
		if r.For == effect.NoSide && !l.For.Has(s.seatOf(u)) || r.For != effect.NoSide && !s.onSide(&w, r.For, u) {
			continue
		}
		for j := range r.Ops {
			if op := &r.Ops[j]; op.Code == effect.Lose && s.taken(op.Losses, u, e, slot) {
				return true
			}
		}
	}
	return false
}

// mutedWide tells whether a grant to a seat takes all abilities of an NCU away.
func (s *State) mutedWide(n NCUID) bool {
	for i := range s.Lasting[:s.Lasts] {
		l := &s.Lasting[i]
		g := s.Muster.lib.entry(s.Muster.lib.grant[l.Grant])
		if l.On != NoUnit || !g.says(effect.Lose) {
			continue
		}
		mine := s.side(l.By).Has(s.Muster.NCUSeat(n))
		for j := range g.rules {
			if r := &g.rules[j]; mine && r.For == effect.FriendNCU || !mine && r.For == effect.EnemyNCU {
				return true
			}
		}
	}
	return false
}

// loses tells whether what lasts takes an ability away.
func (s *State) loses(at int, u UnitID, e *entry, slot uint8) bool {
	l := &s.Lasting[at]
	g := s.Muster.lib.entry(s.Muster.lib.grant[l.Grant])
	if !g.says(effect.Lose) {
		return false
	}
	w := Work{Seat: l.By, Self: l.On, Last: uint8(at + 1)}
	for i := range g.rules {
		r := &g.rules[i]
		for j := range r.Ops {
			if op := &r.Ops[j]; op.Code == effect.Lose && s.taken(op.Losses, u, e, slot) && s.hold(&w, r.Conditions) {
				return true
			}
		}
	}
	return false
}

// losesBy tells whether the Influence of an NCU takes an ability away. Its conditions do not
// ask for abilities, or this would not end.
func (s *State) losesBy(n NCUID, u UnitID, e *entry, slot uint8) bool {
	g := s.Muster.lib.entry(s.Muster.ncu[n].ability)
	if !g.says(effect.Lose) {
		return false
	}
	w := Work{Seat: s.Muster.NCUSeat(n), Self: u, OwnNCU: n}
	for i := range g.rules {
		r := &g.rules[i]
		if r.Event != effect.NoEvent || !s.hold(&w, r.Conditions) {
			continue
		}
		for j := range r.Ops {
			if op := &r.Ops[j]; op.Code == effect.Lose && s.taken(op.Losses, u, e, slot) {
				return true
			}
		}
	}
	return false
}

// taken tells whether a loss is of an ability.
func (s *State) taken(l effect.Losses, u UnitID, e *entry, slot uint8) bool {
	switch {
	case l&effect.LoseAll != 0:
		return true
	case l&effect.LoseAttachments != 0 && slot >= slots:
		return true
	case l&effect.LoseGeneral != 0 && slot >= slots && s.Units[u].Attached[slot/slots-1] == s.Muster.seat[s.seatOf(u)].commanderIn:
		return true
	case l&effect.LoseAttack != 0:
		return e.kind == effect.MeleeKind || e.kind == effect.RangedKind || e.kind == effect.KeywordKind
	}
	return false
}

// outOfSkin tells whether an ability is the Skinchanging that no longer works on its own unit.
func (s *State) outOfSkin(u UnitID, e *entry) bool {
	if e.ID != "brans_skinchanging" {
		return false
	}
	for it := s.said(u, effect.Lose); it.next(); {
		if it.op.Losses&effect.LoseSkinchanging != 0 {
			return true
		}
	}
	return false
}

// worth is how many Victory Points the destruction of a unit gives anybody.
func (s *State) worth(u UnitID) int {
	if !s.mode().Military {
		return 0
	}
	if s.pointless(u) != effect.NoWorth {
		return 0
	}
	return 1
}

// pointless is what the destruction of a unit is not worth.
func (s *State) pointless(u UnitID) effect.Worth {
	none := effect.NoWorth
	for it := s.said(u, effect.NoPoints); it.next(); {
		none = max(none, it.op.Worth)
	}
	return none
}
