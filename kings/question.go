package kings

import (
	"gonfalon/game"
	"gonfalon/kings/layout"
)

// Question implements [game.Scribe]: what is asked, of what, and why. It says only what lies
// open, and it is the same for both players.
func (Rules) Question(s *State) game.Text { return s.question() }

func (s *State) question() game.Text {
	seat := s.Waits.Who.First()
	switch s.Waits.Kind {
	case decideAgree:
		piece := &s.Terrain[s.Pieces-1]
		return game.Sentence("%s has laid a piece as %s, height %d: do you agree?", "%s a placé un élément (%s, hauteur %d) : d'accord ?", seatWords[enemyOf(seat)], layout.GroundNames[piece.Kind], piece.Height)
	case decideToken:
		if s.looted() {
			return game.Sentence("Place loot token %d of %d", "Placez le pion butin %d sur %d", s.SetUp.Placed+1, s.SetUp.ToPlace)
		}
		return game.Sentence("Place objective %d of %d", "Placez l'objectif %d sur %d", s.SetUp.Placed+1, s.SetUp.ToPlace)
	case decideRedeploy:
		return game.Sentence("Redeploy a unit, or leave the others: %d at most", "Redéployez une unité, ou laissez les autres : %d au plus", s.Stack.Top().Arg)
	case decideRegroup:
		return game.Sentence("Regroup after the rout of %s", "Réorganisez l'unité après la déroute : %s", s.unitName(s.routed()))
	}
	return questions[s.Waits.Kind]
}

// questions ask what needs no facts.
var questions = [decisions]game.Text{
	noDecision:     {"the game is over", "la partie est finie"},
	decideTerrain:  {"Lay a piece of terrain, or leave it at that", "Placez un élément de décor, ou restez-en là"},
	decideDeploy:   {"Deploy a unit", "Déployez une unité"},
	decideEdge:     {"You have won the roll: choose your edge of the table", "Vous avez gagné le jet : choisissez votre bord de table"},
	decideScouts:   {"You have won the roll: who makes the first Vanguard move?", "Vous avez gagné le jet : qui fait le premier mouvement d'Avant-garde ?"},
	decideBegin:    {"You have won the roll: who takes the first turn?", "Vous avez gagné le jet : qui joue le premier tour ?"},
	decideVanguard: {"Make a Vanguard move", "Faites un mouvement d'Avant-garde"},
	decideOrder:    {"Give your orders", "Donnez vos ordres"},
	decideShoot:    {"Shoot and cast", "Tirez et lancez vos sorts"},
	decideTest:     {"Whose Nerve is tested next?", "Qui teste son Moral maintenant ?"},
	decideCombat:   {"Which combat is fought next?", "Quel combat résoudre maintenant ?"},
}
