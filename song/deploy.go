package song

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/song/effect"
	"gonfalon/song/field"
)

// placings is the most places that are proposed for a unit in a zone.
const placings = 160

// Deployment.
const (
	deployJoin uint8 = iota
	deployBegin
	deployNext
	deployEnd
)

// deployment carries out song.deploy.alternate-from-chooser.
func (p play) deployment(f *game.Frame) {
	switch f.Step {
	case deployJoin:
		if !p.join(f) {
			f.Step = deployBegin
		}
	case deployBegin:
		f.Step, f.Seat = deployNext, p.SetUp.Chooser
		p.moment(Moment{Kind: effect.Deployment, Seat: p.SetUp.Chooser})
	case deployNext:
		n := p.seats()
		for i := range n {
			seat := (f.Seat + i) % n
			if p.toDeploy(seat) {
				f.Seat = (seat + 1) % n
				p.ask(decideDeploy, seat)
				return
			}
		}
		f.Step = deployEnd
	case deployEnd:
		p.keepBack()
		p.Stack.Pop()
	}
}

// toDeploy tells whether a seat has a unit to deploy: in some modes part of them waits in Reserve.
//
// Carries out song.kings.start-with-two-units, song.kings.rest-in-reserve,
// song.storm.defender-half-in-reserve.
func (s *State) toDeploy(seat game.Seat) bool {
	first, end := s.Muster.Of(seat)
	units, there := 0, 0
	for u := first; u < end; u++ {
		if s.isBeast(u) {
			continue
		}
		units++
		if s.onTable(u) {
			there++
		}
	}
	switch {
	case s.Choices.Mode == Kings && there >= 2, s.Choices.Mode == Storm && s.defends(seat) && there >= units/2:
		return false
	}
	for u, end := s.Muster.Of(seat); u < end; u++ {
		if s.Units[u].Fate == InReserve && s.Units[u].Marks&markLeftOut == 0 && !s.keptBack(u) {
			return true
		}
	}
	return false
}

// forbidsDeploy returns why a unit may not be deployed somewhere.
//
// Carries out song.deploy.wholly-inside-zone.
func (s *State) forbidsDeploy(seat game.Seat, a *Action) objection {
	switch s.Stack.Top().Proc {
	case procRedeploy:
		return s.forbidsRedeploy(seat, a)
	case procPlace:
		return s.forbidsPlace(a)
	}
	if a.Kind == Pass {
		if s.anyPlace(seat) {
			return against(ruleDeployAlternateFromChooser)
		}
		return objection{}
	}
	if a.Kind != Deploy || a.Unit == NoUnit || s.seatOf(a.Unit) != seat || s.Units[a.Unit].Fate != InReserve || s.keptBack(a.Unit) {
		return s.untimely()
	}
	if a.farOff() {
		return against(ruleSetupBattlefield120cm)
	}
	if r := s.Field.ForbidsPlacing(field.No(a.Unit), a.Pose(), s.zone(seat), 0); !r.OK() {
		return objected(a.Unit, r)
	}
	return objection{}
}

// listDeploy appends places for the units of a seat.
func (s *State) listDeploy(seat game.Seat, list []Action) []Action {
	switch s.Stack.Top().Proc {
	case procRedeploy:
		return s.listRedeploy(seat, list)
	case procPlace:
		n := len(list)
		if list = s.listPlaces(list); len(list) == n {
			list = append(list, Action{Kind: Pass})
		}
		return list
	}
	zone, before := s.zone(seat), len(list)
	facing := s.Posts[seat].Edge.edge().Facing()
	var room [placings]plane.Pose
	for u, end := s.Muster.Of(seat); u < end; u++ {
		if s.Units[u].Fate != InReserve || s.keptBack(u) {
			continue
		}
		for _, pose := range s.Field.Placings(room[:0], field.No(u), zone, 0, facing) {
			a := Action{Kind: Deploy, Unit: u, At: pose.At}
			a.Turn[0] = int16(pose.Facing)
			list = append(list, a)
		}
	}
	if len(list) == before {
		list = append(list, Action{Kind: Pass})
	}
	return list
}

// anyPlace tells whether any unit of a seat has a place, of those that are proposed.
func (s *State) anyPlace(seat game.Seat) bool {
	var room [placings]plane.Pose
	for u, end := s.Muster.Of(seat); u < end; u++ {
		if s.Units[u].Fate == InReserve && !s.keptBack(u) && len(s.Field.Placings(room[:0], field.No(u), s.zone(seat), 0, s.Posts[seat].Edge.edge().Facing())) > 0 {
			return true
		}
	}
	return false
}

// deploy puts a unit on the table, or leaves out those without room.
func (p play) deploy(seat game.Seat, a *Action) {
	switch p.Stack.Top().Proc {
	case procRedeploy:
		p.redeploy(seat, a)
		return
	case procPlace:
		p.putDown(seat, a)
		return
	}
	if a.Kind == Pass {
		for u, end := p.Muster.Of(seat); u < end; u++ {
			if p.Units[u].Fate == InReserve {
				p.Units[u].Marks |= markLeftOut
			}
		}
		return
	}
	p.Units[a.Unit].Fate = OnTable
	p.stand(a.Unit, a.Pose())
	p.deployed(seat, a)
}

// deployed tells that a unit has come onto the table; others may answer that.
func (p play) deployed(seat game.Seat, a *Action) {
	p.tell(eventDeployed, seat, int16(a.Unit), mm(a.At.X), mm(a.At.Y))
	p.moment(Moment{Kind: effect.Deployed, Unit: a.Unit, Seat: seat})
}
