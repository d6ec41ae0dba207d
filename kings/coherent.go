package kings

import (
	"gonfalon/game"
	"gonfalon/kings/layout"
)

// nesting tells for each procedure which one it can nest in, at which step of that (0 is
// any: a step is counted on before its procedure begins), and its own last step. A combat
// nests in another when a unit overruns.
var nesting = [procedures]struct{ in, at, step uint8 }{
	procGame:     {0, 0, gameOver},
	procTerrain:  {procGame, gameTerrain + 1, 1},
	procTokens:   {procGame, gameTokens + 1, 1},
	procDeploy:   {procGame, gameDeploy + 1, redeployLast},
	procVanguard: {procGame, gameVanguard + 1, 1},
	procTurn:     {procGame, gameTurn + 1, turnEnd},
	procMove:     {procTurn, turnMove + 1, moveEnd},
	procShoot:    {procTurn, turnShoot + 1, shootEnd},
	procMelee:    {procTurn, turnMelee + 1, 0},
	procCombat:   {procMelee, 0, combatRegroup},
	procNerve:    {procTurn, 0, 0},
}

// asker tells in which procedure a decision is asked.
var asker = [decisions]uint8{
	decideTerrain:  procTerrain,
	decideAgree:    procTerrain,
	decideToken:    procTokens,
	decideEdge:     procGame,
	decideDeploy:   procDeploy,
	decideRedeploy: procDeploy,
	decideScouts:   procVanguard,
	decideVanguard: procVanguard,
	decideBegin:    procGame,
	decideOrder:    procMove,
	decideShoot:    procShoot,
	decideTest:     procNerve,
	decideCombat:   procMelee,
	decideRegroup:  procCombat,
}

// coherent tells whether a written state could have come about as far as its procedures go,
// so that it can be played on.
func (s *State) coherent() error {
	outer, step := uint8(0), uint8(0)
	for i := range s.Stack.Len() {
		f := s.Stack.At(i)
		nest := nesting[f.Proc]
		in := nest.in == outer || f.Proc == procNerve && (outer == procMove || outer == procShoot) || f.Proc == procCombat && outer == procCombat
		if !in || nest.at != 0 && nest.at != step || f.Step > nest.step || f.Arg < 0 || f.Arg > MaxUnits || f.Seat < 0 || f.Seat >= seats {
			return game.Wrong("procedure %q cannot stand like this in the stack", "la procédure %q ne peut pas être ainsi dans la pile", procNames[f.Proc])
		}
		if f.Proc == procTurn && (s.First == game.NoSeat || s.Turn == 0 || s.active() != f.Seat) {
			return game.Wrong("turn %d of a game that %s begins is not %s's", "le tour %d d'une partie que commence %s n'est pas à %s", s.Turn, orNobody(s.First), seatNames[f.Seat])
		}
		outer, step = f.Proc, f.Step
	}
	if outer == 0 || s.Waits.Who.Len() != 1 || asker[s.Waits.Kind] != outer {
		return game.Wrong("the innermost procedure does not ask for this decision", "la dernière procédure ne demande pas cette décision")
	}
	if s.Waits.Kind == decideEdge && step != gameEdge+1 || s.Waits.Kind == decideBegin && step != gameBegin+1 {
		return game.Wrong("the game is not at the step of this decision: %q", "la partie n'est pas à l'étape de cette décision : %q", kindNames[s.Waits.Kind])
	}
	if outer == procDeploy && s.SetUp.Chooser == game.NoSeat {
		return game.Wrong("in the deployment somebody is the chooser of the table edge", "au déploiement quelqu'un a choisi le bord de table (chooser)")
	}
	top := s.Stack.Top()
	if f := s.Stack.At(0); outer != procGame && s.Waits.Who != game.Seats(top.Seat) && s.Waits.Kind != decideScouts {
		return game.Wrong("procedure %q asks another seat (step %d)", "la procédure %q interroge une autre place (étape %d)", procNames[outer], f.Step)
	}
	return s.answerable()
}

func orNobody(s game.Seat) game.Text {
	if s == game.NoSeat {
		return game.Text{English: "nobody", French: "personne"}
	}
	return game.Text{English: seatNames[s], French: seatNames[s]}
}

// answerable tells whether the decision has an answer.
func (s *State) answerable() error {
	seat := s.Waits.Who.First()
	bad := false
	switch s.Waits.Kind {
	case decideAgree:
		bad = s.Pieces == 0
	case decideTerrain:
		bad = s.Pieces == layout.MaxPieces
	case decideToken:
		bad = s.Tokens == MaxTokens || !s.tokenRoom()
	case decideDeploy:
		bad = s.Stack.Top().Step > deployAll || s.undeployed(seat, s.deploysAhead()) == NoUnit
	case decideRedeploy:
		bad = s.Stack.Top().Step < redeployFirst || s.Stack.Top().Arg == 0
	case decideVanguard:
		bad = s.scoutOf(seat) == NoUnit
	case decideCombat:
		_, n := s.combats(seat)
		bad = n == 0
	case decideTest:
		_, n := s.shaken(seat)
		bad = n == 0
	case decideRegroup:
		bad = s.chargerOf(seat, s.routed()) == NoUnit || s.inPlay(s.routed())
	}
	if bad {
		return game.Wrong("there is nothing to decide: %q", "il n'y a rien à décider : %q", kindNames[s.Waits.Kind])
	}
	return nil
}
