package song

import (
	"gonfalon/game"
)

// How the sides stand: the points of the match, and those that its round would give now.

type scoreDocument struct {
	Round      int                 `json:"round"`
	Last       int                 `json:"last"`
	Needed     int                 `json:"needed"`
	Sides      []sideDocument      `json:"sides"`
	Objectives []objectiveStanding `json:"objectives"`
	Leaders    []string            `json:"leaders"` // who would win if the match ended with the round
}

// A sideDocument is the seats that play together. Gain is what the round would give them if it
// ended now; Left is the points of their units on the table, which break a tie.
type sideDocument struct {
	Seats  []string `json:"seats"`
	Points int      `json:"points"`
	Gain   int      `json:"gain"`
	Left   int      `json:"left"`
}

// An objectiveStanding is who has claimed an Objective and who controls it; who is engaged with
// the claimant counts by his ranks.
type objectiveStanding struct {
	Objective int              `json:"objective"`
	Claimed   string           `json:"claimed,omitempty"`
	Holder    string           `json:"holder,omitempty"`
	Ranks     int              `json:"ranks,omitempty"` // of the claimant; of a Solo unit its Wounds left
	Against   []weightDocument `json:"against,omitempty"`
	Points    int              `json:"points"` // that it would give now
}

type weightDocument struct {
	Unit  string `json:"unit"`
	Ranks int    `json:"ranks"`
}

func (k *asker) score() any {
	s := k.s
	d := scoreDocument{Round: int(s.Round), Last: lastRound, Needed: s.needed(), Sides: []sideDocument{}, Objectives: []objectiveStanding{}, Leaders: []string{}}
	end := *s
	p := play{State: &end}
	p.scoreRound()
	for i := range int(s.Laid) {
		d.Objectives = append(d.Objectives, s.objectiveStanding(i, &end))
	}
	best, at := -1, game.SeatSet(0)
	for seat := range s.seats() {
		if s.side(seat).First() != seat {
			continue
		}
		d.Sides = append(d.Sides, sideDocument{s.seatIDs(s.side(seat)), s.points(seat), end.points(seat) - s.points(seat), s.costOnTable(s.side(seat))})
		switch n := end.points(seat); {
		case n > best:
			best, at = n, s.side(seat)
		case n == best:
			at |= s.side(seat)
		}
	}
	if !s.oneSide(at) {
		at = s.mostLeft(at)
	}
	d.Leaders = s.seatIDs(at)
	return d
}

// objectiveStanding tells who holds an Objective, and what it gives at the end of a round.
func (s *State) objectiveStanding(i int, end *State) objectiveStanding {
	t := &s.Tokens[i]
	d := objectiveStanding{Objective: i, Holder: s.unitIDOr(s.controller(i))}
	u := t.Claimed
	if s.mode().Carried {
		u = t.Carrier
	}
	if u == NoUnit || !s.onTable(u) {
		return d
	}
	d.Claimed, d.Ranks = s.unitID(u), s.weight(u)
	for rest := s.Contact[u]; rest != 0; {
		var v UnitID
		v, rest = rest.next()
		d.Against = append(d.Against, weightDocument{s.unitID(v), s.weight(v)})
	}
	if end.SetUp.Scored[i] != NoUnit {
		d.Points = s.worthOf(i)
	}
	return d
}
