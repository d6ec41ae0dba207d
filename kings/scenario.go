package kings

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
