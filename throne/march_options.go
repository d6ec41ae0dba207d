package throne

// A marcher lists the ways to carry out one March: every division of its units over
// the areas in reach.
type marcher struct {
	s       *State
	h       House
	from    Area
	n       int
	to      [MaxAreas]Area
	here    [MaxAreas]int // own units there
	hostile [MaxAreas]bool
	need    [MaxAreas]int // strength against a neutral force
	left    Force         // units that have no part yet
	remains int           // units that stay in any case: the routed
	sum     uint32        // armies, without those that stay behind
	banners uint32
	token   bool // may a token be left when all go
	action  Action
	list    []Action
}

func (s *State) listMarches(h House, list []Action) []Action {
	for a := Area(1); a < MaxAreas; a++ {
		if pl := &s.Places[a]; pl.House == h && pl.Order.is(marchType) {
			list = s.listMarch(h, a, list)
		}
	}
	return list
}

func (s *State) listMarch(h House, from Area, list []Action) []Action {
	pl := &s.Places[from]
	m := marcher{
		s: s, h: h, from: from,
		left:    pl.Units,
		remains: pl.Routed.Len(),
		sum:     s.armies(h) - weigh(pl.Units.Len()+pl.Routed.Len()),
		banners: s.banners(h),
		action:  Action{Kind: MarchOrder, Area: from},
		list:    list,
	}
	leave := Action{Kind: MarchOrder, Area: from, Token: true, Moves: [MaxMoves]Move{{Units: pl.Units}}}
	m.token = s.forbidsToken(h, leave) == ""
	for rest := s.reach(h, from); rest != 0; {
		var a Area
		a, rest = rest.Next()
		enemy, neutral := s.hostile(h, a)
		m.to[m.n], m.hostile[m.n] = a, enemy || neutral
		if s.Places[a].House == h {
			m.here[m.n] = s.Places[a].Units.Len() + s.Places[a].Routed.Len()
		}
		if neutral {
			m.need[m.n] = s.neededAgainst(h, from, a, true)
		}
		m.n++
	}
	m.divide(0, 0, false)
	return m.list
}

// divide offers the March as it stands, then with one more part to each later area.
func (m *marcher) divide(part, next int, attacked bool) {
	if stay := m.left.Len() + m.remains; part == 0 || within(m.sum+weigh(stay), m.banners) {
		m.list = append(m.list, m.action)
		if stay == 0 && m.token {
			m.action.Token = true
			m.list = append(m.list, m.action)
			m.action.Token = false
		}
	}
	if part == MaxMoves || m.left.Len() == 0 {
		return
	}
	left, sum := m.left, m.sum
	for i := next; i < m.n; i++ {
		if m.hostile[i] && attacked {
			continue
		}
		var units Force
		for units[Footman] = 0; units[Footman] <= left[Footman]; units[Footman]++ {
			for units[Knight] = 0; units[Knight] <= left[Knight]; units[Knight]++ {
				for units[Ship] = 0; units[Ship] <= left[Ship]; units[Ship]++ {
					n := units.Len()
					if n == 0 || m.need[i] > strength(units) {
						continue
					}
					m.left = left.minus(units)
					m.sum = sum - weigh(m.here[i]) + weigh(m.here[i]+n)
					m.action.Moves[part] = Move{m.to[i], units}
					m.divide(part+1, i+1, attacked || m.hostile[i])
				}
			}
		}
	}
	m.left, m.sum = left, sum
	m.action.Moves[part] = Move{}
}
