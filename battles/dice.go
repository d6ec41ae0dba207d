package battles

import "gonfalon/game"

// Why an attack has its dice.

// A diceSource is what gives dice, takes them or bounds them.
type diceSource uint8

const (
	diceOfRank diceSource = iota // the order table
	diceUphill
	diceIntoForest
	diceFromForest
	diceFromBuilding
	diceFromFord
	diceShielded // a card protects the target from counter-attacks
	diceOfCard
	diceOfCommit
	diceOffBalance
	diceOfAbility
	diceSources
)

// A dicePart is one thing that has made the number of dice what it is: a limit of what the
// order table gives, or a change.
type dicePart struct {
	of     diceSource
	limit  int8
	change int8
	rule   game.Rule
}

// A diceList collects why an attack has its dice. A nil one costs nothing and forgets all.
type diceList struct{ parts []dicePart }

func (l *diceList) add(p dicePart) {
	if l != nil {
		l.parts = append(l.parts, p)
	}
}
