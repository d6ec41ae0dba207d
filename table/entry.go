package table

import (
	"encoding/json"
	"fmt"
	"time"

	"gonfalon/game"
)

// An Entry is a line of a match's journal: when, and one of the things that can happen
// at a table.
type Entry struct {
	Time time.Time `json:"time"`
	// Key names the request, so that one sent twice is carried out once; Print tells
	// whether it was the same.
	Key   string `json:"key,omitempty"`
	Print string `json:"print,omitempty"`

	Created  *Created   `json:"created,omitempty"`
	Sat      *Sat       `json:"sat,omitempty"`
	Acted    *Acted     `json:"acted,omitempty"`
	Asked    *game.Seat `json:"asked,omitempty"`  // to undo his last action
	Agreed   *game.Seat `json:"agreed,omitempty"` // to what was asked
	Declined *game.Seat `json:"declined,omitempty"`
	Undone   *Undone    `json:"undone,omitempty"`
	Said     *Said      `json:"said,omitempty"`
	Conceded *game.Seat `json:"conceded,omitempty"` // a bot plays on
	Paused   *game.Seat `json:"paused,omitempty"`
	Resumed  *game.Seat `json:"resumed,omitempty"`
	Left     *game.Seat `json:"left,omitempty"` // his time ran out, a bot holds the seat
	Returned *game.Seat `json:"returned,omitempty"`
	Sealed   *Acted     `json:"sealed,omitempty"` // an answer to the open window; it has no number yet
	Held     *game.Seat `json:"held,omitempty"`   // the window stays open
	Released *game.Seat `json:"released,omitempty"`
	Closed   *Closed    `json:"closed,omitempty"`
	Sheet    *Sheet     `json:"sheet,omitempty"`
	Frozen   string     `json:"frozen,omitempty"` // why the rules broke down
	Kept     *Kept      `json:"kept,omitempty"`
	Renewed  *Renewed   `json:"renewed,omitempty"`

	judged *outcome // of Acted or Sealed, until it is entered; nil if it comes out of the journal
}

// moves tells whether an entry changes the position.
func (e *Entry) moves() bool { return e.Acted != nil || e.Closed != nil || e.Undone != nil }

// Created is the first entry. Seed and invitations are the table's secrets.
type Created struct {
	By      string   `json:"by"` // account
	Plan    Plan     `json:"plan"`
	Rules   int      `json:"rules"`   // version of the rules
	Content string   `json:"content"` // hash of the content
	Seed    string   `json:"seed"`
	Invites []string `json:"invites"` // by seat
	// Settled are options of the plan in words that stay, where players wrote names.
	Settled map[string]string `json:"settled,omitempty"`
}

// Sat says who takes a seat. A person may add to the chance of the dice and, at a chair for
// that, bring options of his own.
type Sat struct {
	Seat    game.Seat         `json:"seat"`
	Account string            `json:"account"`
	Name    string            `json:"name"`
	Entropy string            `json:"entropy,omitempty"`
	Options map[string]string `json:"options,omitempty"`
	Settled map[string]string `json:"settled,omitempty"` // those of the options, as in Created
}

// Acted is an action of a seat, its number counted from 1.
type Acted struct {
	N      int             `json:"n"`
	Seat   game.Seat       `json:"seat"`
	Action json.RawMessage `json:"action"`
	For    string          `json:"for,omitempty"` // the bot or the clock that chose it
}

// Closed makes actions of the answers to a window.
type Closed struct {
	Answers []Acted `json:"answers"`

	judged []*outcome // of each, until it is entered; nil if it comes out of the journal
}

// Undone takes back all actions after the first To ones or, with Only, just the one
// that follows them: others have decided since, at the same time and unseen.
type Undone struct {
	Seat game.Seat `json:"seat"`
	To   int       `json:"to"`
	Only bool      `json:"only,omitempty"`
}

// Said is a message to the table or, if To is a seat, a letter to it.
type Said struct {
	From game.Seat  `json:"from"`
	To   *game.Seat `json:"to,omitempty"`
	Text string     `json:"text"`
}

// readEntry reads an entry of the journal.
func readEntry(data []byte) (*Entry, error) {
	var e Entry
	if err := json.Unmarshal(data, &e); err != nil {
		return nil, fmt.Errorf("journal: %w", err)
	}
	return &e, nil
}
