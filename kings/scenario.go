package kings

import "gonfalon/game"

// A Scenario says how a battle is set up and won.
type Scenario uint8

const (
	ScenarioKill Scenario = iota + 1
	ScenarioInvade
	ScenarioDominate
	ScenarioPillage
	ScenarioLoot
	ScenarioKillAndPillage
	scenarios = iota + 1 // one more than there are, so that it is the length of a table
)

// scenarioIDs are the ids of the data files. Place 0 stays empty: it means none.
var scenarioIDs = [scenarios]string{
	ScenarioKill:           "kill",
	ScenarioInvade:         "invade",
	ScenarioDominate:       "dominate",
	ScenarioPillage:        "pillage",
	ScenarioLoot:           "loot",
	ScenarioKillAndPillage: "kill_and_pillage",
}

// rollScenario carries out kings.setup.scenario-d6, unless the players have chosen.
func (p play) rollScenario() {
	if p.Scenario == 0 {
		p.Scenario = Scenario(p.dice.Die(labelScenario, 6))
	}
	p.tell(eventScenario, game.NoSeat, int16(p.Scenario))
}
