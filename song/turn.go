package song

import (
	"gonfalon/game"
	"gonfalon/song/effect"
)

// Kinds of decisions.
const (
	noDecision       game.Kind = iota
	decideEdge                 // which table edge, or corner
	decideToken                // where an Objective goes
	decidePiece                // a piece of terrain
	decideDeploy               // a unit
	decideActivate             // which unit is activated
	decideAction               // what a unit does
	decideZone                 // which zone an NCU claims
	decideWithdraw             // where a Retreat goes
	decideAlign                // how a charger lines up
	decideReroll               // which dice are rolled again
	decideAnswer               // a card or an Order in a window
	decideUnit                 // a unit, for an effect
	decideNCU                  // an NCU
	decideAttachment           // an Attachment
	decideOnZone               // a zone
	decideCard                 // a card
	decideOption               // one of several
	decideNumber               // how many
	decideMay                  // whether an effect is used
	decideDiscard              // which cards are discarded in Upkeep
	decideMission              // which Secret Mission
	decisions
)

// Procedures of the rules.
const (
	procGame uint8 = iota + 1
	procSetUp
	procDeploy
	procRound
	procTurn
	procActivation
	procClaim
	procZone
	procUpkeep
	procAct
	procCharge
	procRetreat
	procFight
	procTest
	procHurt
	procFall
	procMoment
	procToken
	procWork
	procMark
	procCarry
	procLose
	procDrop
	procPile
	procSilence
	procMissions
	procRedeploy
	procPlace
	procKill
	procedures
)

// play is a state that is being changed, with its dice and its story.
type play struct {
	*State
	dice  *game.Dice
	story *game.Story
	hears *game.SeatSet // whose answers windows wait for, where it is thought through what comes; nil is everybody's
}

// run goes on with the procedures under way until a decision is owed or the game is over.
func (p play) run() {
	for p.Waits.Who == 0 && p.Stack.Len() > 0 {
		p.step()
	}
}

// step goes on with the innermost procedure.
func (p play) step() {
	f := p.Stack.Top()
	switch f.Proc {
	case procGame:
		p.game(f)
	case procSetUp:
		p.setUp(f)
	case procDeploy:
		p.deployment(f)
	case procRound:
		p.round(f)
	case procTurn:
		p.turn(f)
	case procActivation:
		p.activation(f)
	case procClaim:
		p.claim(f)
	case procZone:
		p.zoneEffect(f)
	case procUpkeep:
		p.upkeep(f)
	case procAct:
		p.deed(f)
	case procCharge:
		p.charge(f)
	case procRetreat:
		p.retreat(f)
	case procFight:
		p.fight(f)
	case procTest:
		p.test(f)
	case procHurt:
		p.suffer(f)
	case procFall:
		p.fall(f)
	case procMoment:
		p.pass(f)
	case procToken:
		p.tokenDue(f)
	case procWork:
		p.work(f)
	case procMark:
		p.marking(f)
	case procCarry:
		p.carry(f)
	case procLose:
		p.lose(f)
	case procDrop:
		p.drop(f)
	case procPile:
		p.newPile(f)
	case procSilence:
		p.silence(f)
	case procMissions:
		p.missions(f)
	case procRedeploy:
		p.redeployment(f)
	case procPlace:
		p.placing(f)
	case procKill:
		p.killing(f)
	}
}

// push begins a procedure of a seat within the present one.
func (p play) push(proc uint8, seat game.Seat, arg int16) {
	p.Stack.Push(game.Frame{Proc: proc, Seat: seat, Arg: arg})
}

// ask waits for a decision of one seat.
func (p play) ask(kind game.Kind, seat game.Seat) {
	p.Waits = game.Decision{Who: game.Seats(seat), Kind: kind}
}

// Steps of a game.
const (
	gameSetUp uint8 = iota
	gameDeploy
	gameMark
	gameBegin
	gameRound
)

// game carries out song.rules.pregame-order, song.start.draw-three-cards,
// song.start.first-round: armies and mode are chosen when the match is made.
func (p play) game(f *game.Frame) {
	step := f.Step
	f.Step++
	switch step {
	case gameSetUp:
		p.push(procSetUp, game.NoSeat, 0)
	case gameDeploy:
		p.push(procDeploy, game.NoSeat, 0)
	case gameMark:
		if p.Choices.Mode == Fire {
			p.push(procMark, p.First, 0)
			p.Stack.Top().Seat = p.First
		}
	case gameBegin:
		for seat := range p.seats() {
			p.draw(seat, p.handSize(seat))
		}
		p.tell(eventFirst, p.First)
	case gameRound:
		f.Step = gameRound
		p.push(procRound, p.First, 0)
	}
}

// seats lists the seats of the match.
func (s *State) seats() game.Seat { return game.Seat(s.Muster.Seats) }

// Steps of a round.
const (
	roundBegin uint8 = iota
	roundStart
	roundTurns
	roundUpkeep
)

// round carries out song.round.two-phases, song.round.start-of-round-effects,
// song.round.first-player-takes-first-turn, song.round.activation-phase-ends.
func (p play) round(f *game.Frame) {
	switch f.Step {
	case roundBegin:
		f.Step = roundStart
		p.Round++
		p.tell(eventRound, game.NoSeat, int16(p.Round))
		p.modeRound()
	case roundStart:
		f.Step, f.Seat = roundTurns, p.First
		p.moment(Moment{Kind: effect.RoundStarted, Seat: p.First})
	case roundTurns:
		seat, any := p.nextTurn(f.Seat, f.Arg == 0)
		if !any {
			f.Step = roundUpkeep
			p.Active = game.NoSeat
			p.push(procUpkeep, p.First, 0)
			return
		}
		f.Seat, f.Arg = seat, 1
		p.push(procTurn, seat, 0)
	case roundUpkeep:
		p.Stack.Pop()
	}
}

// nextTurn returns whose turn it is, after that of a seat or beginning with it. Who has
// nothing to activate passes, as the rules force him to, and is passed over.
//
// Carries out song.round.players-alternate-turns, song.turn.forced-pass,
// song.ffa.turn-order-left, song.team.one-unit-per-team-turn.
func (s *State) nextTurn(seat game.Seat, begin bool) (game.Seat, bool) {
	n := s.seats()
	for i := game.Seat(0); i < n; i++ {
		next := (seat + i) % n
		if !begin {
			next = (seat + 1 + i) % n
		}
		if s.canTakeTurn(next) {
			return next, true
		}
		if partner := s.partner(next); s.canTakeTurn(partner) {
			return partner, true
		}
	}
	return seat, false
}

// partner is the other seat of a team, or the seat itself if there are none.
func (s *State) partner(seat game.Seat) game.Seat {
	if s.Choices.Teams {
		return (seat + 2) % s.seats()
	}
	return seat
}

// askActivate lets a side choose together whom it activates: whoever names one of his own.
//
// Carries out song.team.one-unit-per-team-turn.
func (p play) askActivate(seat game.Seat) {
	var who game.SeatSet
	for rest := p.side(seat); rest != 0; rest = rest.Without(rest.First()) {
		if p.mayTake(rest.First()) {
			who = who.With(rest.First())
		}
	}
	p.Waits = game.Decision{Who: who, Kind: decideActivate}
	if who.Len() > 1 {
		p.Waits.Duty = game.AnyOne
	}
}

// mayTake tells whether effects leave a seat anything to do with the turn of its side.
func (s *State) mayTake(seat game.Seat) bool {
	if s.Posts[seat].Out {
		return false
	}
	for u, end := s.Muster.Of(seat); u < end; u++ {
		if s.canActivate(u) && s.mayBeChosen(seat, u) {
			return true
		}
	}
	for n, end := s.Muster.NCUsOf(seat); n < end; n++ {
		if s.canActivateNCU(n) && s.mayBeChosen(seat, NoUnit) {
			return true
		}
	}
	if !s.restless(seat) {
		return false
	}
	return s.leftToActivate(seat) == 0 || s.mayManWalls(seat) || s.anyArrival(seat)
}

// anyTurn tells whether anybody of a side can take a turn.
func (s *State) anyTurn(seat game.Seat) bool {
	return s.canTakeTurn(seat) || s.canTakeTurn(s.partner(seat))
}

// canTakeTurn tells whether a seat has anything to activate, or to bring on from Reserve.
func (s *State) canTakeTurn(seat game.Seat) bool {
	return !s.Posts[seat].Out && (s.mustActivate(seat) || s.restless(seat))
}

// mustActivate tells whether a seat has a unit that has not been activated.
//
// Carries out song.turn.no-voluntary-pass, song.round.unit-activated-once.
func (s *State) mustActivate(seat game.Seat) bool {
	for u, end := s.Muster.Of(seat); u < end; u++ {
		if s.canActivate(u) {
			return true
		}
	}
	for n, end := s.Muster.NCUsOf(seat); n < end; n++ {
		if s.canActivateNCU(n) {
			return true
		}
	}
	return false
}

func (s *State) canActivate(u UnitID) bool {
	return s.onTable(u) && s.Units[u].Activated == 0 && s.barred(u)&(effect.BarActivation|effect.BarTurns) == 0
}

func (s *State) canActivateNCU(n NCUID) bool {
	x := &s.NCUs[n]
	return !x.Activated && !x.Gone && !s.Muster.Idle(n)
}

// Steps of a turn.
const (
	turnBegin uint8 = iota
	turnStart
	turnChoose
	turnLast
	turnEnd
)

// turn carries out song.turn.step-order, song.turn.start-effects-before-anything,
// song.turn.activate-exactly-one-unit, song.turn.final-window.
func (p play) turn(f *game.Frame) {
	step := f.Step
	f.Step++
	switch step {
	case turnBegin:
		p.tell(eventTurn, f.Seat, int16(p.Round))
		p.beginTurn(f.Seat)
	case turnStart:
		p.moment(Moment{Kind: effect.TurnStarted, Seat: f.Seat})
	case turnChoose:
		if !p.anyTurn(f.Seat) {
			f.Step = turnEnd // a card has taken its last unit
			return
		}
		if !p.SetUp.Skipped { // an effect has taken the place of the activation
			p.askActivate(f.Seat)
		}
	case turnLast:
		p.moment(Moment{Kind: effect.TurnEnding, Seat: f.Seat})
	case turnEnd:
		p.expire(effect.ThisTurn, 0)
		p.SetUp.Skipped, p.SetUp.MustUnit, p.SetUp.NotUnit, p.SetUp.NextUnit, p.SetUp.Must = false, NoUnit, NoUnit, NoUnit, Compelled{}
		p.Stack.Pop()
	}
}

// beginTurn makes a turn that of a seat, and notes who begins it engaged.
func (p play) beginTurn(seat game.Seat) {
	p.Active = seat
	for u := UnitID(1); u <= p.Muster.Units(); u++ {
		x := &p.Units[u]
		x.Marks &^= markBegan | markStruck
		if p.engaged(u) {
			x.Marks |= markBegan
		}
	}
}

// Steps of an activation.
const (
	activationWould uint8 = iota
	activationBegin
	activationMode
	activationPivot
	activationAct
	activationLater
	activationAfter
	activationEnd
)

// activation carries out song.action.one-of-five, song.action.ends-activation.
func (p play) activation(f *game.Frame) {
	u := UnitID(f.Arg)
	step := f.Step
	f.Step++
	switch step {
	case activationWould:
		p.moment(Moment{Kind: effect.ActivationChosen, Unit: u, Seat: f.Seat})
	case activationBegin:
		if !p.onTable(u) {
			p.Stack.Pop()
			return
		}
		if turn := p.Stack.At(p.Stack.Len() - 2); p.SetUp.NotUnit == u && turn.Proc == procTurn && !p.mayBeChosen(f.Seat, u) {
			p.Stack.Pop() // another is to be activated
			p.Stack.Top().Step = turnChoose
			return
		}
		p.SetUp.NotUnit = NoUnit
		p.tell(eventActivated, f.Seat, int16(u))
		p.expireOn(u, effect.ToNextActivation)
		p.moment(Moment{Kind: effect.ActivationBegun, Unit: u, Seat: f.Seat})
	case activationMode:
		p.askPoints(u)
	case activationPivot:
		if _, may := p.is(u, effect.PivotFirst); may && p.onTable(u) && !p.SetUp.NoAction {
			p.begin(Deed{Unit: u, Free: true, May: mayPivot | mayForgo})
		}
	case activationAct:
		if p.onTable(u) && !p.SetUp.NoAction {
			p.begin(Deed{Unit: u, May: p.activity(u)})
		}
		p.SetUp.NoAction = false
	case activationLater:
		if p.later(effect.OneActivation, 0) {
			f.Step = activationLater
		}
	case activationAfter:
		if p.onTable(u) {
			p.Units[u].Activated++
		}
		p.moment(Moment{Kind: effect.ActivationEnded, Unit: u, Seat: f.Seat})
	case activationEnd:
		next := p.SetUp.NextUnit
		p.Stack.Pop()
		p.expireOn(u, effect.OneActivation)
		if next != NoUnit {
			p.SetUp.NextUnit = NoUnit
			if p.canActivate(next) {
				p.push(procActivation, p.seatOf(next), int16(next))
			}
		}
	}
}
