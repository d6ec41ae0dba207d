package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
)

// Kinds of decisions.
const (
	noDecision     game.Kind = iota
	decideTerrain            // a piece of terrain, and what it counts as
	decideAgree              // whether the other's piece may stand
	decideToken              // where an objective goes
	decideEdge               // which long table edge
	decideDeploy             // a unit
	decideRedeploy           // a unit that stands, by a Master Tactician
	decideScouts             // who makes the first Vanguard move
	decideVanguard           // a Vanguard move
	decideBegin              // who takes the first turn
	decideOrder              // the next order of the Movement phase
	decideShoot              // the next ranged attack
	decideTest               // whose Nerve is tested next
	decideCombat             // the next combat
	decideRegroup            // how a unit that routed its target regroups
	decisions
)

// Procedures of the rules.
const (
	procGame uint8 = iota + 1
	procTerrain
	procTokens
	procDeploy
	procVanguard
	procTurn
	procMove
	procShoot
	procMelee
	procCombat
	procNerve
	procedures
)

// play is a state that is being changed, with its dice and its story.
type play struct {
	*State
	dice  *game.Dice
	story *game.Story
}

// run goes on with the procedures under way until a decision is owed or the game is
// over.
func (p play) run() {
	for p.Waits.Who == 0 && p.Stack.Len() > 0 {
		f := p.Stack.Top()
		switch f.Proc {
		case procGame:
			p.game(f)
		case procTerrain:
			p.placeTerrain(f)
		case procTokens:
			p.placeTokens(f)
		case procDeploy:
			p.deployment(f)
		case procVanguard:
			p.vanguard(f)
		case procTurn:
			p.turn(f)
		case procMove:
			p.movement(f)
		case procShoot:
			p.shooting(f)
		case procMelee:
			p.melee(f)
		case procCombat:
			p.combat(f)
		case procNerve:
			p.nerve(f)
		}
	}
}

// begin starts a procedure of a seat within the present one.
func (p play) begin(proc uint8, seat game.Seat) {
	p.Stack.Push(game.Frame{Proc: proc, Seat: seat})
}

// ask waits for a decision of one seat.
func (p play) ask(kind game.Kind, seat game.Seat) {
	if seat == game.NoSeat {
		panic("kings: nobody is asked")
	}
	p.Waits = game.Decision{Who: game.Seats(seat), Kind: kind}
}

// Steps of a game: the rulebook's seven steps of preparation, of which the first two are
// the options of the match, then the turns.
const (
	gameScenario uint8 = iota
	gameTerrain
	gameTokens
	gameEdge
	gameDeploy
	gameVanguard
	gameBegin
	gameTurn
	gameLength
	gameOver
)

// game carries out kings.setup.seven-steps, kings.turn.players-alternate and
// kings.turn.each-player-turn-is-numbered.
func (p play) game(f *game.Frame) {
	step := f.Step
	f.Step++
	switch step {
	case gameScenario:
		p.rollScenario()
	case gameTerrain:
		p.layTerrain()
	case gameTokens:
		p.begin(procTokens, Blue)
	case gameEdge:
		p.SetUp.Chooser = p.rollOff(labelEdge)
		p.ask(decideEdge, p.SetUp.Chooser)
	case gameDeploy:
		p.begin(procDeploy, p.SetUp.Chooser)
	case gameVanguard:
		p.begin(procVanguard, p.SetUp.Chooser)
	case gameBegin:
		p.SetUp.Chooser = p.rollOff(labelBegin)
		p.ask(decideBegin, p.SetUp.Chooser)
	case gameTurn:
		p.SetUp.Chooser = game.NoSeat
		p.Turn++
		p.begin(procTurn, p.active())
	case gameLength:
		if p.goesOn() {
			f.Step = gameTurn
		}
	case gameOver:
		p.endGame()
	}
}

// active returns who takes the present turn.
func (s *State) active() game.Seat {
	if s.Turn%2 == 1 {
		return s.First
	}
	return enemyOf(s.First)
}

// Steps of a player's turn.
const (
	turnStart uint8 = iota
	turnMove
	turnShoot
	turnMelee
	turnEnd
)

// turn carries out kings.turn.three-phases-in-order.
func (p play) turn(f *game.Frame) {
	step := f.Step
	f.Step++
	switch step {
	case turnStart:
		if p.Turn%2 == 1 {
			p.tell(eventRound, game.NoSeat, int16(p.Turn+1)/2)
		}
		p.tell(eventTurn, f.Seat, int16(p.Turn))
		p.startTurn(f.Seat)
	case turnMove:
		p.tell(eventPhase, f.Seat, phaseMove)
		p.begin(procMove, f.Seat)
	case turnShoot:
		if p.anyShooter(f.Seat) {
			p.tell(eventPhase, f.Seat, phaseShoot)
		}
		p.begin(procShoot, f.Seat)
	case turnMelee:
		if _, n := p.combats(f.Seat); n > 0 {
			p.tell(eventPhase, f.Seat, phaseMelee)
		}
		p.begin(procMelee, f.Seat)
	case turnEnd:
		p.endTurn(f.Seat)
		p.Stack.Pop()
	}
}

// startTurn forgets what the units of a seat did in their last turn. Whom they charged
// then was needed until now, for counter-charges.
func (p play) startTurn(seat game.Seat) {
	for u, end := p.Armies.Of(seat); u < end; u++ {
		f := &p.Units[u]
		f.Order, f.Target, f.Face, f.Did, f.Fired = NoOrder, NoUnit, 0, f.Did&Blinded, noAttack
	}
	p.wakeUp(seat)
}

// endTurn carries out kings.disordered.until-end-of-own-next-turn and
// kings.nerve.wavered-lasts-next-turn.
func (p play) endTurn(seat game.Seat) {
	for u := UnitNo(1); u <= p.Armies.Units(); u++ {
		f := &p.Units[u]
		f.Did &^= Chanted | Charging | Scalded
		if p.Armies.Seat(u) != seat {
			continue
		}
		if f.Condition == Disordered || f.Condition == Wavering {
			f.Condition = Steady
			if f.Did&Upset != 0 {
				f.Condition = Disordered
			}
		}
		f.Did &^= Blinded | Upset
	}
	for u, end := p.Armies.Of(seat); u < end; u++ {
		if p.inPlay(u) && p.crowded(u) {
			p.separate(u)
		}
	}
}

// crowded tells whether a charge of this turn has left a unit within an inch of an enemy:
// what stood in the way when they were separated may be gone by now, and an Individual that
// was charged may have turned towards others.
func (s *State) crowded(u UnitNo) bool {
	for e, end := s.Armies.Of(enemyOf(s.Armies.Seat(u))); e < end; e++ {
		if !s.inPlay(e) || s.afar(u, s.Units[u].Pose.At, e, Inch) || s.Units[u].Target == NoUnit && !s.charged(e) {
			continue
		}
		if b, other := s.base(u), s.base(e); !plane.Clear(&b.Shape, &other.Shape, int(Inch)) {
			return true
		}
	}
	return false
}
