package kings

import (
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
	"gonfalon/geom/sketch"
	"gonfalon/kings/army"
	"gonfalon/kings/layout"
)

func TestPageIsComplete(t *testing.T) {
	p := gametest.ReadPage(t, "kings")
	p.TellsOptions(t, options())
	for what, names := range map[string][]string{
		"seat": seatNames[:], "state": conditionNames[:], "order": orderNames[:], "deed": deedNames[:], "thing used": usedNames,
		"side": faceNames[:], "edge": edgeNames[:], "type of terrain": layout.GroundIDs[:], "way to lay terrain": layerNames[:],
		"decision": kindNames[:], "action": actionNames[:], "scenario": scenarioIDs[:], "type": army.TypeIDs[:], "size": army.SizeIDs[1:],
	} {
		p.Tells(t, what, names...)
	}
	for name := range phases {
		p.Tells(t, "phase", name)
	}
	for name := range answers {
		p.Tells(t, "question", name)
	}
	for i := range Standard().Templates {
		p.Tells(t, "piece of terrain", Standard().Templates[i].ID)
	}
	p.TellsFields(t,
		stateDocument{}, decisionDocument{}, unitDocument{}, army.Numbers{}, army.WeaponNumbers{}, layout.Document{}, tokenDocument{},
		setUpDocument{}, frameDocument{}, actionDocument{}, pathDocument{},
		rosterDocument{}, unitQuestion{}, sketch.Wished{}, aboutDocument{}, wayQuestion{}, wayDocument{}, targetsQuestion{}, targetsDocument{},
		chargeQuestion{}, chargeDocument{}, shotQuestion{}, shotDocument{}, measureQuestion{}, oddsDocument{}, attackDocument{}, game.Ruling{},
	)
}

func TestEventsOfThePage(t *testing.T) {
	gametest.ReadPage(t, "kings").Tells(t, "event", teller.Kinds()...)
}

func TestCaseOfThePage(t *testing.T) { gametest.ReadPage(t, "kings").Cases(t, game.Open(Rules{})) }

func TestPapersOfThePage(t *testing.T) {
	p := gametest.ReadPage(t, "kings")
	papers := p.Blocks(t, "json")
	if len(papers) != 2 {
		t.Fatalf("the page has %d papers in JSON, want a list and a layout", len(papers))
	}
	p.Tells(t, "agreement", army.Agreements[:]...)
	l, err := Standard().ReadJSON(p.File, []byte(papers[0]))
	if problems := Standard().Check(l); err != nil || problems != nil {
		t.Errorf("the list: %v %v", err, problems)
	}
	if _, err := Standard().ReadLayout(p.File, []byte(papers[1])); err != nil {
		t.Error(err)
	}
}

func TestReadingsOfThePage(t *testing.T) { gametest.ReadPage(t, "kings").Readings(t, "kings") }
