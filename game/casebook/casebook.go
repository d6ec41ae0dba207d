// Package casebook reads and runs cases: a state, actions with scripted dice, and what
// must come of them, written in TOML. The command line and the tests use it; it knows
// no game and reaches each through [game.Game].
//
// A case is a statement about rules, so it must be able to fail: the reader refuses
// keys that it does not know, and a case that expects nothing.
package casebook

import (
	"encoding/json"

	"gonfalon/game"
)

// A Case is one case, read and found sound in form.
type Case struct {
	File  string          `json:"file"`
	Game  string          `json:"game"`
	Title string          `json:"title"`
	Rules []string        `json:"rules,omitempty"` // the rules that it proves
	Shows []string        `json:"shows,omitempty"` // the records of the game's content that it is about
	Dice  []int           `json:"-"`               // used up while the setup is read
	Setup json.RawMessage `json:"-"`               // for game.Game.Read
	Steps []Step          `json:"-"`
	text  []byte          // of the file
}

// A Step is an action, or expectations, or both.
type Step struct {
	Seat    *SeatRef        // nil: the only seat that must choose
	Action  json.RawMessage // nil: the step only looks
	Dice    []int
	Sides   []int     // of the last of them
	Try     bool      // the action is judged but not carried out
	Refused game.Rule // a rule, a topic or Any; empty: it must be accepted
	Told    []Tale
	Expect  []Expectation
	Note    string
}

// An Expectation says what stands at a place of the state, or of what a seat sees.
type Expectation struct {
	Seat   *SeatRef        // nil: the whole state
	At     string          // a JSON pointer
	Is     json.RawMessage // nil if Absent
	Within float64         // by how much its numbers may differ
	Absent bool            // nothing stands there, or null, which TOML cannot write
}

// A Tale is an event that must be told, by some of its fields.
type Tale struct {
	Fields json.RawMessage
	Within float64 // by how much its numbers may differ
}

// Any is the refusal by whatever rule.
const Any game.Rule = "any"

// A SeatRef is a seat by number, or by name if there is a name. A number of -1 is the
// spectator.
type SeatRef struct {
	Number game.Seat
	Name   string
}
