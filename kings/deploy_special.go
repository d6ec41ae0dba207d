package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/kings/army"
)

// Deployment by special rules: Advanced Deployment and Master Tactician
// (kings.special.exceptions-to-normal-rules).

// Steps of the deployment.
const (
	deployAhead   uint8 = iota // units with Advanced Deployment
	deployAll                  // all others
	redeployFirst              // the Master Tacticians of who chose the edge
	redeployLast               // those of the other
	deployEnd
)

// goesAhead tells whether a unit is deployed before all others.
func (s *State) goesAhead(u UnitNo) bool { return s.profile(u).Has(army.AdvancedDeployment) }

// frontier returns how far from its owner's table edge a unit may be deployed. One with
// Advanced Deployment stands where it likes but in the enemy's zone.
// Carries out kings.setup.deploy-more-than-12-from-centre-line.
func (s *State) frontier(u UnitNo) int32 {
	if s.goesAhead(u) {
		return s.Depth/2 + 12*Inch
	}
	return s.Depth/2 - 12*Inch - 1
}

// awayFromTokens is how far units with Advanced Deployment stay from what the scenario asks
// for, at least.
const awayFromTokens = 3 * Inch

// forbidsAhead judges what is particular to a unit with Advanced Deployment: it stays away
// from tokens and, since it may stand near them, from enemies.
func (s *State) forbidsAhead(u UnitNo, b *plane.Base) objection {
	for i := range s.Token[:s.Tokens] {
		if b.Outline.GapTo(s.Token[i].At).Cmp(int(awayFromTokens)) <= 0 {
			return against(ruleSpecialExceptionsToNormalRules).by(u)
		}
	}
	return objection{}
}

// tacticians begins the redeployment of a seat, unless it has no Master Tactician on the
// table: D3 units for each.
func (p play) tacticians(f *game.Frame, seat game.Seat) {
	f.Seat, f.Arg = seat, 0
	for u, end := p.Armies.Of(seat); u < end; u++ {
		if p.inPlay(u) && p.profile(u).Has(army.MasterTactician) {
			n := int16(p.die(labelSpecial, 3))
			f.Arg += n
			p.tell(eventTactician, seat, int16(u), n)
		}
	}
}

// redeployment asks for the units that a Master Tactician puts elsewhere.
func (p play) redeployment(f *game.Frame) {
	if f.Arg > 0 {
		p.ask(decideRedeploy, f.Seat)
		return
	}
	if f.Step++; f.Step < deployEnd {
		p.tacticians(f, enemyOf(p.SetUp.Chooser))
	}
}

// forbidsRedeploy judges where a unit is put that stands on the table.
func (s *State) forbidsRedeploy(seat game.Seat, a *Action) objection {
	switch {
	case a.Kind == Done && a.Unit == NoUnit:
		return objection{}
	case a.Kind != DeployUnit:
		return s.untimely()
	case !s.owns(seat, a.Unit):
		return against(ruleSetupDeployAlternateOneUnit)
	}
	return s.forbidsPost(seat, a)
}

// listRedeploy samples places for the units of a seat, wider apart than in the deployment.
func (s *State) listRedeploy(seat game.Seat, list []Action) []Action {
	list = append(list, Action{Kind: Done})
	const step = 8 * Inch
	for u, end := s.Armies.Of(seat); u < end; u++ {
		if s.inPlay(u) {
			list = s.listPosts(seat, u, step, list)
		}
	}
	return list
}

// redeploy carries out a redeployment, or forgoes the others.
func (p play) redeploy(seat game.Seat, a *Action) {
	f := p.Stack.Top()
	if a.Kind == Done {
		f.Arg = 0
		return
	}
	f.Arg--
	p.Units[a.Unit].Pose = a.Pose()
	p.tell(eventRedeployed, seat, int16(a.Unit))
}
