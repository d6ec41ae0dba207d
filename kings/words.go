package kings

import "gonfalon/game"

// Words implements [game.Worded]: what an invitation says of a match.
func (Rules) Words() map[string]game.Text {
	words := map[string]game.Text{"scenario": {"scenario", "scénario"}}
	for id, name := range scenarioIDs {
		if name != "" {
			words[name] = Standard().Scenarios[id].Texts.Text
		}
	}
	return words
}
