package kings

import (
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

func TestPageIsComplete(t *testing.T) {
	p := gametest.ReadPage(t, "kings")
	p.TellsOptions(t, options())
	for what, names := range map[string][]string{
		"seat": seatNames[:], "state": conditionNames[:], "order": orderNames[:], "deed": deedNames[:], "thing used": usedNames,
		"side": faceNames[:], "edge": edgeNames[:], "type of terrain": groundNames[:], "way to lay terrain": layerNames[:],
		"decision": kindNames[:], "action": actionNames[:], "scenario": scenarioIDs[:], "type": typeIDs[:], "size": sizeIDs[1:],
	} {
		p.Tells(t, what, names...)
	}
	for name := range phases {
		p.Tells(t, "phase", name)
	}
	for name := range answers {
		p.Tells(t, "question", name)
	}
	for i := range Standard().Box {
		p.Tells(t, "piece of terrain", Standard().Box[i].ID)
	}
	p.TellsFields(t,
		stateDocument{}, decisionDocument{}, unitDocument{}, numbers{}, weaponStats{}, pieceDocument{}, tokenDocument{},
		setUpDocument{}, frameDocument{}, actionDocument{}, pathDocument{},
		rosterDocument{}, unitQuestion{}, wishedPose{}, aboutDocument{}, wayQuestion{}, wayDocument{}, targetsQuestion{}, targetsDocument{},
		chargeQuestion{}, chargeDocument{}, shotQuestion{}, shotDocument{}, measureQuestion{}, oddsDocument{}, attackDocument{}, game.Ruling{},
	)
}

func TestCaseOfThePage(t *testing.T) { gametest.ReadPage(t, "kings").Cases(t, game.Open(Rules{})) }

func TestLayoutOfThePage(t *testing.T) {
	p := gametest.ReadPage(t, "kings")
	layouts := p.Blocks(t, "json")
	if len(layouts) != 1 {
		t.Fatalf("the page has %d layouts", len(layouts))
	}
	if _, err := Standard().ReadLayout(p.File, []byte(layouts[0])); err != nil {
		t.Error(err)
	}
}

func TestReadingsOfThePage(t *testing.T) { gametest.ReadPage(t, "kings").Readings(t, "kings") }
