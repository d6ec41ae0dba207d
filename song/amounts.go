package song

import "gonfalon/song/effect"

// amount is what an amount without a die comes to.
func (s *State) amount(w *Work, a effect.Amount) int {
	n := int(a.Base)
	if a.Times != 0 {
		n += int(a.Times) * s.quantity(w, a.Of, a.Role)
	}
	return n
}

// rolled is what an amount comes to, its die rolled.
func (p play) rolled(w *Work, a effect.Amount) int {
	n := p.amount(w, a)
	switch a.Die {
	case effect.D3:
		n += p.d3(labelEffect)
	case effect.D6:
		n += p.d6(labelEffect)
	case effect.BestD6:
		n += max(p.d6(labelEffect), p.d6(labelEffect))
	}
	return n
}

// quantity is a number that the game knows.
func (s *State) quantity(w *Work, q effect.Quantity, r effect.Role) int {
	if q.OfUnit() {
		u := s.unitOf(w, r)
		if u == NoUnit {
			return 0
		}
		return s.quantityOf(w, q, u)
	}
	x := s.fightOf(w)
	switch q {
	case effect.RanksDestroyed:
		if t := s.testOf(w); t != nil {
			return int(t.Ranks)
		}
	case effect.Result:
		return int(w.Result)
	case effect.Same:
		return int(w.Same)
	case effect.Kills:
		return int(w.Kills)
	case effect.Round:
		return int(s.Round)
	case effect.Lost:
		return int(s.momentOf(w).N)
	case effect.Margin:
		if t := s.testOf(w); t != nil && t.Sum > t.Need {
			return min(4, int(t.Sum-t.Need))
		}
		return 0
	case effect.Unactivated:
		n := 0
		for rest := s.fielded(s.seatsOf(w, effect.Player)); rest != 0; {
			var u UnitID
			u, rest = rest.next()
			if s.Units[u].Activated == 0 {
				n++
			}
		}
		return n
	case effect.Objectives, effect.EnemyObjectives:
		n := 0
		for i := range int(s.Laid) {
			if u := s.controller(i); u != NoUnit && s.side(w.Seat).Has(s.seatOf(u)) == (q == effect.Objectives) {
				n++
			}
		}
		return n
	case effect.Zones:
		n := 0
		for _, ncu := range s.Zones {
			if ncu != 0 && s.side(w.Seat).Has(s.Muster.NCUSeat(ncu)) {
				n++
			}
		}
		return n
	case effect.FriendsLost:
		n := 0
		for rest := s.Fallen; rest != 0; {
			var u UnitID
			u, rest = rest.next()
			if s.side(w.Seat).Has(s.seatOf(u)) {
				n++
			}
		}
		return n
	}
	if q >= effect.SharedToken && q <= effect.HeldRounds {
		return s.quantityOfMission(w.Seat, q)
	}
	if x == nil {
		return 0
	}
	return s.quantityOfFight(x, q)
}

// quantityOfFight is a number of an attack.
func (s *State) quantityOfFight(x *Fight, q effect.Quantity) int {
	switch q {
	case effect.Hits:
		return int(x.Hits) + int(x.Sure)
	case effect.Misses:
		return int(x.Attack.N) - x.Attack.from(s.toHit(x))
	case effect.Blocks:
		return s.blocked(x)
	case effect.FailedSaves:
		return int(x.Defence.N) - x.Defence.from(s.toBlock(x))
	case effect.AttackOnes:
		return x.Attack.showing(1)
	case effect.DefenceOnes:
		return x.Defence.showing(1)
	case effect.DefenceSixes:
		return x.Defence.showing(6)
	case effect.AttackWounds:
		return int(x.Wounds)
	case effect.RanksDestroyed:
		return int(x.Lost)
	}
	return 0
}

// quantityOf is a number of a unit.
func (s *State) quantityOf(w *Work, q effect.Quantity, u UnitID) int {
	n := 0
	switch q {
	case effect.Ranks:
		return s.ranks(u)
	case effect.DestroyedRanks:
		return s.lostRanks(u)
	case effect.Damage:
		return int(s.Units[u].Wounds)
	case effect.Tokens:
		return UnitSet(s.Units[u].Tokens).Len()
	case effect.Counters:
		return int(s.Units[u].Faith)
	case effect.Engagers:
		return s.Contact[u].Len()
	case effect.FriendsEngaging:
		for rest := s.Contact[u]; rest != 0; {
			var v UnitID
			v, rest = rest.next()
			if s.side(w.Seat).Has(s.seatOf(v)) {
				n++
			}
		}
	case effect.FriendsNear:
		for rest := s.fielded(s.side(w.Seat)); rest != 0; {
			var v UnitID
			v, rest = rest.next()
			if s.near(u, v, 6) {
				n++
			}
		}
	}
	return n
}
