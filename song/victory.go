package song

import "gonfalon/game"

// Victory: points, the sixth round, elimination.

const lastRound = 6

// award gives Victory Points to the side of a seat. Points of a team stand with its first
// seat.
//
// Carries out song.team.victory-points-shared.
func (p play) award(seat game.Seat, n int, why int16) {
	if n == 0 || p.defends(seat) {
		return // song.storm.defender-scores-nothing
	}
	at := p.side(seat).First()
	p.Posts[at].Points += uint8(n)
	p.tell(eventPoints, seat, int16(seat), int16(n), int16(p.Posts[at].Points), why)
}

// points are the Victory Points of a seat's side.
func (s *State) points(seat game.Seat) int { return int(s.Posts[s.side(seat).First()].Points) }

// needed is how many Victory Points win the game.
//
// Carries out song.victory.required-points, song.victory.required-points-larger.
func (s *State) needed() int {
	n := 2 + int(s.Choices.Points)/10*2
	return n + s.mode().More
}

// why is what the points of an effect are given for.
func (w *Work) why() int16 {
	if w.Mission != noMission {
		return whyMission
	}
	return whyCard
}

// scoreFall scores the destruction of a unit.
//
// Carries out song.victory.military-one-point, song.victory.military-own-or-neutral-cause.
func (p play) scoreFall(h *Hurt) {
	u, causer := h.Unit, h.By
	own := causer == game.NoSeat || p.side(causer).Has(p.seatOf(u))
	for rest := p.foes(p.seatOf(u)); rest != 0; rest = rest.Without(rest.First()) {
		seat := rest.First()
		if p.side(seat).First() != seat || !own && !p.side(seat).Has(causer) {
			continue
		}
		if n := p.worth(u); n > 0 {
			p.award(seat, n, whyKill)
		}
		p.scoreModeFall(h, seat)
	}
}

// checkVictory carries out song.upkeep.score-before-victory-check,
// song.victory.threshold-and-strict-lead, song.victory.both-at-threshold-continue,
// song.victory.round-six-most-points, song.victory.round-six-tie-points-left,
// song.victory.round-six-shared.
func (p play) checkVictory() {
	best, at, reached := -1, game.SeatSet(0), 0
	for seat := range p.seats() {
		if p.Posts[seat].Out || p.side(seat).First() != seat && !p.Posts[p.side(seat).First()].Out {
			continue
		}
		n := p.points(seat)
		if n >= p.needed() {
			reached++
		}
		switch {
		case n > best:
			best, at = n, p.side(seat)
		case n == best:
			at |= p.side(seat)
		}
	}
	switch {
	case p.modeWins():
	case best >= p.needed() && p.oneSide(at) && (reached == 1 || p.Choices.Surpass):
		p.end(at, endPoints)
	case p.Round >= lastRound && p.oneSide(at):
		p.end(at, endRounds)
	case p.Round >= lastRound:
		p.end(p.mostLeft(at), endRounds)
	}
}

// oneSide tells whether seats belong to one side.
func (s *State) oneSide(set game.SeatSet) bool { return set&^s.side(set.First()) == 0 }

// mostLeft returns those of some sides whose Combat Units on the table cost most.
func (s *State) mostLeft(among game.SeatSet) game.SeatSet {
	best, at := -1, game.SeatSet(0)
	for rest := among; rest != 0; rest &^= s.side(rest.First()) {
		side := s.side(rest.First())
		switch n := s.costLeft(side); {
		case n > best:
			best, at = n, side
		case n == best:
			at |= side
		}
	}
	return at
}

// costLeft is what the Combat Units of a side on the table cost, with their Attachments.
func (s *State) costLeft(side game.SeatSet) int {
	n := 0
	for units := s.fielded(side); units != 0; {
		var u UnitID
		u, units = units.next()
		n += s.Muster.Cost(u)
		for _, a := range s.Units[u].Attached {
			if a != 0 {
				n += s.Muster.AttachmentCost(a)
			}
		}
	}
	return n
}

// checkElimination carries out song.victory.elimination, song.ffa.elimination,
// song.victory.elimination-two-players.
func (p play) checkElimination() {
	var alive, died game.SeatSet
	for seat := range p.seats() {
		switch {
		case p.Posts[seat].Out:
		case p.fielded(game.Seats(seat)) != 0 || p.mayReturn(seat):
			alive = alive.With(seat)
		default:
			died = died.With(seat)
		}
	}
	for rest := died; rest != 0; rest = rest.Without(rest.First()) {
		p.eliminate(rest.First())
	}
	switch {
	case died == 0:
	case alive == 0:
		best, at := -1, game.SeatSet(0)
		for rest := died; rest != 0; rest = rest.Without(rest.First()) {
			if n := p.points(rest.First()); n > best {
				best, at = n, p.side(rest.First())
			} else if n == best {
				at |= p.side(rest.First())
			}
		}
		p.end(at, endElimination)
	case p.oneSide(alive):
		p.end(p.side(alive.First()), endElimination)
	}
}

// eliminate takes a player out of the game, with his NCUs and tokens.
func (p play) eliminate(seat game.Seat) {
	p.Posts[seat].Out = true
	p.tell(eventEliminated, seat, int16(seat))
	for n, end := p.Muster.NCUsOf(seat); n < end; n++ {
		p.killNCU(n)
	}
}

// Why a match ended, and why points were given, as they are told.
const (
	endPoints int16 = iota
	endRounds
	endElimination
	endSiege
	ends
)

const (
	whyKill int16 = iota
	whyObjective
	whyCard
	whyMode
	whyMission
	whyGeneral
	whyWall
	whys
)

// end ends the match.
func (p play) end(winners game.SeatSet, how int16) {
	p.Over, p.Winners = true, winners
	for p.Stack.Len() > 0 {
		p.Stack.Pop()
	}
	p.Waits = game.Decision{}
	p.forgetUnderWay()
	p.tell(eventEnd, winners.First(), int16(winners), how, int16(p.Round))
}

// forgetUnderWay wipes what was under way.
func (p play) forgetUnderWay() {
	p.Deeds, p.Doing = [maxDeeds]Deed{}, 0
	p.Fights, p.Fought = [maxFights]Fight{}, 0
	p.Tests, p.Tested = [maxTests]Test{}, 0
	p.Moments, p.Passing = [maxMoments]Moment{}, 0
	p.Works, p.Working = [maxWorks]Work{}, 0
	p.Ask = Ask{}
	p.Latered, p.Later = 0, [maxLater]Later{}
}
