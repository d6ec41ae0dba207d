package kings

import (
	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/kings/army"
)

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

// A ScenarioInfo is what the data say about a scenario; its rules are in Go.
type ScenarioInfo struct {
	army.Texts
	D6             uint8 // what to roll for it
	Setup, Victory game.Text
}

// readScenarios reads the scenarios.
func (c *Content) readScenarios(v *content.Value) {
	v.Skip("common")
	army.ReadTable(v, "scenarios", "scenario", scenarioIDs[:], func(id int, v *content.Value, t army.Texts) {
		c.Scenarios[id] = ScenarioInfo{Texts: t, D6: uint8(v.Field("d6").Within(1, 6)), Setup: v.Both("setup"), Victory: v.Both("victory")}
	})
}

// rollScenario carries out kings.setup.scenario-d6, unless the players have chosen.
func (p play) rollScenario() {
	if p.Scenario == 0 {
		p.Scenario = Scenario(p.dice.Die(labelScenario, 6))
	}
	p.tell(eventScenario, game.NoSeat, int16(p.Scenario))
}
