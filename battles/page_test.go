package battles

import (
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

func TestPageIsComplete(t *testing.T) {
	p := gametest.ReadPage(t, "battles")
	p.TellsOptions(t, options())
	for what, names := range map[string][]string{
		"action": actionNames[1:], "decision": decisionNames[1:], "fate": fateNames[1:], "attack": attackNames[1:],
		"side of a strategy token": locationNames[:], "phase": append([]string{setupPhase}, phaseNames[:]...), "ground": terrainNames[:],
		"token": tokenNames[1:], "symbol": faceNames[:], "rank": rankNames[:], "box": boxNames[:], "direction": directionNames[1:],
		"extra": grantNames[1:],
	} {
		p.Tells(t, what, names...)
	}
	for _, m := range markNames {
		p.Tells(t, "mark", m.name)
	}
	b := standard()
	for _, c := range b.Commanders[1:] {
		p.Tells(t, "commander", c.ID)
	}
	for _, u := range b.Units[1:] {
		p.Tells(t, "unit", u.ID)
	}
	p.TellsFields(t,
		stateDocument{}, routDocument{}, tileDocument{}, sealedDocument{}, bandDocument{}, postDocument{}, keepDocument{}, commanderDocument{},
		turnDocument{}, attackDocument{}, retreatDocument{}, decisionDocument{}, frameDocument{}, actionDocument{},
	)
}

func TestReadingsOfThePage(t *testing.T) { gametest.ReadPage(t, "battles").Readings(t, "battles") }

func TestCaseOfThePage(t *testing.T) { gametest.ReadPage(t, "battles").Cases(t, game.Open(Rules{})) }

// TestMarksHaveNames: every mark can be written down.
func TestMarksHaveNames(t *testing.T) {
	named := markOrdered | markMoved | markDone
	for _, m := range markNames {
		named |= m.mark
	}
	if all := 2*markStalwart - 1; named != all {
		t.Errorf("marks %b have no name", all&^named)
	}
}
