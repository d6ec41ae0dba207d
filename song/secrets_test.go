package song

import (
	"math/rand/v2"

	"gonfalon/game"
	"gonfalon/song/effect"
)

// scramble deals the hands anew that a seat may not know, and opens no sealed answer.
func scramble(s *State, seat game.Seat, rng *rand.Rand) State {
	v := *s
	if s.Over {
		return v
	}
	scrambleMissions(&v, seat, rng)
	scrambleSiege(&v, seat, rng)
	for other := range s.seats() {
		if other == seat || s.shown(seat, other) {
			continue
		}
		post := &v.Posts[other]
		known := s.revealed(other)
		for k := range post.Hand {
			post.Deck[k] += post.Hand[k] - known[k]
			post.Hand[k] = known[k]
		}
		post.Discards = Pile{}
		for range int(post.Cards) - known.Len() {
			k := rng.IntN(DeckKinds)
			for post.Deck[k] == 0 {
				k = (k + 1) % DeckKinds
			}
			post.Deck[k]--
			post.Hand[k]++
		}
	}
	return v
}

// scrambleMissions deals the missions anew that a seat may not know, those lying face down too.
func scrambleMissions(v *State, seat game.Seat, rng *rand.Rand) {
	if !v.mode().Missions {
		return
	}
	var unknown []uint8
	var to []*uint8
	for other := range v.seats() {
		post := &v.Posts[other]
		if other == seat || post.Chosen == 0 || post.Shown&chosenMission != 0 {
			continue
		}
		to, unknown = append(to, &post.Chosen), append(unknown, post.Chosen)
	}
	hands := [MaxSeats]int{}
	for k := range uint8(32) {
		if v.Affairs.Left>>k&1 == 1 {
			unknown = append(unknown, k+1)
		}
		for other := range v.seats() {
			if other != seat && v.Posts[other].Missions>>k&1 == 1 {
				unknown = append(unknown, k+1)
				hands[other]++
			}
		}
	}
	rng.Shuffle(len(unknown), func(i, j int) { unknown[i], unknown[j] = unknown[j], unknown[i] })
	deal := func() uint8 {
		k := unknown[0]
		unknown = unknown[1:]
		return k
	}
	for _, chosen := range to {
		*chosen = deal()
	}
	for other := range v.seats() {
		post := &v.Posts[other]
		if other == seat {
			continue
		}
		post.Missions = 0
		for range hands[other] {
			post.Missions |= 1 << (deal() - 1)
		}
		if post.Chosen != 0 && post.Shown&chosenMission == 0 {
			post.Named = Naming{}
			switch v.missionAt(post.Chosen).Designate {
			case effect.AnObjective:
				post.Named.Token = uint8(rng.IntN(int(v.Laid)) + 1)
			case effect.AnEnemy:
				var foes []UnitID
				for u := UnitID(1); u <= v.Muster.Units(); u++ {
					if v.onTable(u) && v.foes(other).Has(v.seatOf(u)) {
						foes = append(foes, u)
					}
				}
				if len(foes) > 0 {
					post.Named.Unit = foes[rng.IntN(len(foes))]
				}
			}
		}
	}
	v.Affairs.Left = 0
	for _, k := range unknown {
		v.Affairs.Left |= 1 << (k - 1)
	}
}

// scrambleSiege deals the siege cards anew that others hold.
func scrambleSiege(v *State, seat game.Seat, rng *rand.Rand) {
	for other := range v.seats() {
		post := &v.Posts[other]
		n := UnitSet(post.Siege).Len()
		if other == seat || n == 0 {
			continue
		}
		post.Siege = 0
		for _, k := range rng.Perm(SiegeKinds) {
			if post.Sieged>>k&1 == 0 && n > 0 {
				post.Siege |= 1 << k
				n--
			}
		}
	}
}
