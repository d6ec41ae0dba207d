package song

import (
	"gonfalon/game"
)

// How the sides stand: the points of the match, and those that its round would give now.

type scoreDocument struct {
	Round      int                 `json:"round"`
	Last       int                 `json:"last"`
	Needed     int                 `json:"needed"`
	Sides      []standingDocument  `json:"sides"`
	Objectives []objectiveStanding `json:"objectives"`
	Leaders    []string            `json:"leaders"` // who would win if the match ended with the round
}

// A standingDocument is the seats that play together. Gain is what the round would give them if it
// ended now; Left is the points of their units on the table, which break a tie.
type standingDocument struct {
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
	d := scoreDocument{Round: int(s.Round), Last: lastRound, Needed: s.needed(), Sides: []standingDocument{}, Objectives: []objectiveStanding{}}
	gains := s.roundGains(func(int) bool { return true })
	for i := range int(s.Laid) {
		d.Objectives = append(d.Objectives, s.objectiveStanding(i))
	}
	best, at := -1, game.SeatSet(0)
	for seat := range s.seats() {
		side := s.side(seat)
		if side.First() != seat {
			continue
		}
		n := s.points(seat) + gains[seat]
		d.Sides = append(d.Sides, standingDocument{s.seatIDs(side), s.points(seat), gains[seat], s.costLeft(side)})
		switch {
		case n > best:
			best, at = n, side
		case n == best:
			at |= side
		}
	}
	if !s.oneSide(at) {
		at = s.mostLeft(at)
	}
	d.Leaders = s.seatIDs(at)
	return d
}

// roundGains are the Victory Points that some Objectives would give if the round ended now, by the
// first seat of each side. The Upkeep is played on a copy; what its dice cost does not count.
func (s *State) roundGains(which func(int) bool) (gains [MaxSeats]int) {
	end := *s
	for i := range int(s.Laid) {
		if !which(i) {
			end.Tokens[i].Claimed, end.Tokens[i].Carrier = NoUnit, NoUnit
		}
	}
	p := play{State: &end, dice: game.Script()}
	p.story = game.Watched(func(e game.Event) {
		if e.Kind == eventPoints && e.Args[3] != whyKill {
			gains[end.side(game.Seat(e.Args[0])).First()] += int(e.Args[1])
		}
	})
	p.forgetUnderWay()
	end.Stack, end.Waits = game.Stack{}, game.Decision{}
	p.push(procGame, game.NoSeat, 0)
	p.push(procUpkeep, s.First, 0)
	end.Stack.Top().Step = upkeepScore
	p.idle(func() bool {
		f := end.Stack.Top()
		return f.Proc != procUpkeep || f.Step < upkeepVictory
	})
	return gains
}

// objectiveStanding tells who holds an Objective, and what it gives at the end of a round.
func (s *State) objectiveStanding(i int) objectiveStanding {
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
	d.Points = s.roundGains(func(j int) bool { return i == j })[s.side(s.seatOf(u)).First()]
	return d
}
