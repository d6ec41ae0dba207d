package battles

import (
	"testing"

	"gonfalon/game/gametest"
)

func TestQuestionsOfThePage(t *testing.T) {
	p := gametest.ReadPage(t, "battles")
	for name := range answers {
		p.Tells(t, "question", name)
	}
	p.TellsFields(t,
		inquiry{}, zoneAnswer{}, leadersAnswer{}, leaderAnswer{}, playAnswer{}, tacticAnswer{}, ordersAnswer{}, orderAnswer{}, refusedAnswer{}, placeAnswer{},
		reachAnswer{}, stayAnswer{}, wayAnswer{}, leaveAnswer{}, targetsAnswer{}, targetAnswer{}, sightAnswer{}, crossedPlace{}, assaultAnswer{},
		othersAnswer{}, briefAnswer{}, rerollAnswer{}, againAnswer{}, firesAnswer{}, fireAnswer{}, regroupAnswer{}, gainAnswer{}, recoveryAnswer{},
		burningAnswer{}, burnOdds{},
	)
}
