package throne

import (
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

func TestPageIsComplete(t *testing.T) {
	p := gametest.ReadPage(t, "throne")
	p.TellsOptions(t, options)
	for what, names := range map[string][]string{
		"order": orderNames[:], "unit": unitNames[:], "track": trackNames[:], "marker": markerNames[:],
		"deck": deckNames[:], "side": sideNames[:], "Westeros card": westerosNames[:], "decision": kindNames[1:], "action": actionNames[:],
	} {
		p.Tells(t, what, names...)
	}
	for name := range phases {
		p.Tells(t, "phase", name)
	}
	p.TellsFields(t,
		stateDocument{}, decisionDocument{}, houseDocument{}, areaDocument{}, deckDocument{}, battleDocument{},
		frameDocument{}, actionDocument{}, moveDocument{}, strengthDocument{}, forceDocument{},
	)
}

func TestEventsOfThePage(t *testing.T) {
	gametest.ReadPage(t, "throne").Tells(t, "event", teller.Kinds()...)
}

func TestCaseOfThePage(t *testing.T) { gametest.ReadPage(t, "throne").Cases(t, game.Open(Rules{})) }

func TestReadingsOfThePage(t *testing.T) { gametest.ReadPage(t, "throne").Readings(t, "throne") }
