package song

import (
	"gonfalon/game"
	"gonfalon/song/field"
)

// Deployment zones: who has which.

// zone is the deployment zone of a seat.
//
// Carries out song.setup.zones-first, song.thrones.deployment-6, song.kings.deployment-12,
// song.storm.defender-zone-12, song.storm.attacker-zone-18, song.feast.deployment-12,
// song.dance.deployment-12, song.winter.deployment-6, song.fire.deployment-18,
// song.wings.deployment-6, song.ffa.corner-deployment.
func (s *State) zone(seat game.Seat) field.Zone {
	e := s.Posts[seat].Edge
	if s.ffa() {
		return s.Field.Corner(e.edge(), field.Long)
	}
	return s.Field.Strip(e.edge(), s.depth(e))
}

// depth is how deep the zone at an edge is: in a siege that of the besieger is deeper.
func (s *State) depth(e Edge) int32 {
	if s.Choices.Mode == Storm && s.Posts[s.SetUp.Defender].Edge != e {
		return 18 * Inch
	}
	return s.mode().Depth
}

func (e Edge) edge() field.Edge { return field.Edge(e - 1) }

// zonesOf are all deployment zones, whoever has them.
func (s *State) zonesOf(room *[MaxSeats]field.Zone) []field.Zone {
	if s.ffa() {
		n := 0
		for seat := range s.seats() {
			if s.Posts[seat].Edge != noEdge {
				room[n] = s.zone(seat)
				n++
			}
		}
		return room[:n]
	}
	room[0], room[1] = s.Field.Strip(field.NearEdge, s.depth(South)), s.Field.Strip(field.FarEdge, s.depth(North))
	return room[:2]
}

// ffa tells whether everyone plays for himself.
func (s *State) ffa() bool { return s.Choices.ffaOf(int(s.seats())) }

func (c *Choices) ffaOf(seats int) bool { return seats > 2 && !c.Teams }

// forbidsEdge returns why an edge, or a corner, may not be taken.
//
// Carries out song.deploy.rolloff-for-zone, song.ffa.corner-deployment.
func (s *State) forbidsEdge(a *Action) objection {
	if a.Kind == Pass {
		return s.only(!s.ffa() && s.Stack.Top().Arg == 0)
	}
	if a.Kind != TakeEdge || Edge(a.N) == noEdge || Edge(a.N) >= edges || !s.ffa() && Edge(a.N) != South && Edge(a.N) != North {
		return s.untimely()
	}
	for seat := range s.seats() {
		if s.ffa() && s.Posts[seat].Edge == Edge(a.N) {
			return against(ruleFfaCornerDeployment)
		}
	}
	return objection{}
}

func (s *State) listEdges(list []Action) []Action {
	for e := South; e < edges; e++ {
		if a := (Action{Kind: TakeEdge, N: uint8(e)}); s.forbidsEdge(&a).ok() {
			list = append(list, a)
		}
	}
	if !s.ffa() && s.Stack.Top().Arg == 0 {
		list = append(list, Action{Kind: Pass})
	}
	return list
}

// takeEdge takes an edge, and the others get that across; or a corner; or leaves the choice to
// the opponent, who then is the one who has chosen.
//
// Carries out song.deploy.rolloff-for-zone, song.deploy.non-chooser-is-first-player.
func (p play) takeEdge(seat game.Seat, a *Action) {
	f := p.Stack.Top()
	if a.Kind == Pass {
		f.Arg = 1
		p.SetUp.Chooser = p.rival(seat)
		p.ask(decideEdge, p.SetUp.Chooser)
		return
	}
	own, other := Edge(a.N), South
	p.tell(eventEdge, seat, int16(seat), int16(own))
	if p.ffa() {
		p.Posts[seat].Edge = own
		return
	}
	if own == South {
		other = North
	}
	for i := range p.seats() {
		p.Posts[i].Edge = other
		if p.side(seat).Has(i) {
			p.Posts[i].Edge = own
		}
	}
	f.Arg = 0
	p.First = p.rival(seat)
}
