package game

// A Worded game says what people call what its documents name by ids: kinds of actions,
// fields, values, topics of its rules, the game itself. A page that has no words of its own
// for the game shows these, and else the ids. It is optional: see [Game.Laws].
type Worded interface {
	Words() map[string]Text
}
