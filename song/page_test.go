package song

import (
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
	"gonfalon/song/effect"
)

func TestPageIsComplete(t *testing.T) {
	p := gametest.ReadPage(t, "song")
	p.TellsOptions(t, options())
	for what, names := range map[string][]string{
		"action": actionNames[:], "decision": kindNames[:], "fate": fateNames[:], "token": tokenNames[:], "mark": markNames[:], "edge": edgeNames[:],
		"zone": zoneNames[:], "side": sideNames[:], "phase": phaseNames, "reason of points": whyNames[:], "end": endNames[:], "event": teller.Kinds(),
		"mission that is revealed": shownNames,
	} {
		p.Tells(t, what, names...)
	}
	for i := range shelf().tables.Templates {
		p.Tells(t, "piece of terrain", shelf().tables.Templates[i].ID)
	}
	p.TellsFields(t,
		stateDocument{}, decisionDocument{}, postDocument{}, modeDocument{}, namingDocument{}, affairsDocument{}, unitDocument{}, attachmentDocument{},
		ncuDocument{}, objectiveDocument{}, terrainDocument{}, actionDocument{}, force{}, forceUnit{}, forceNCU{},
	)
}

// TestMomentsOfThePage: the diagram of the timing has every moment of the vocabulary.
func TestMomentsOfThePage(t *testing.T) {
	p := gametest.ReadPage(t, "song")
	for e := effect.Deployment; e <= effect.RoundEnding; e++ {
		if !strings.Contains(p.Text, e.String()) {
			t.Errorf("the page does not tell of the moment %s", e)
		}
	}
}

func TestReadingsOfThePage(t *testing.T) { gametest.ReadPage(t, "song").Readings(t, "song") }

func TestCaseOfThePage(t *testing.T) { gametest.ReadPage(t, "song").Cases(t, game.Open(Rules{})) }
