package table

import (
	"encoding/json"
	"fmt"
	"strconv"
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

	Created   *Created   `json:"created,omitempty"`
	Sat       *Sat       `json:"sat,omitempty"`
	Acted     *Acted     `json:"acted,omitempty"`
	Asked     *game.Seat `json:"asked,omitempty"`  // to undo his last action
	Agreed    *game.Seat `json:"agreed,omitempty"` // to what was asked
	Declined  *game.Seat `json:"declined,omitempty"`
	Undone    *Undone    `json:"undone,omitempty"`
	Said      *Said      `json:"said,omitempty"`
	Conceded  *game.Seat `json:"conceded,omitempty"` // a bot plays on
	Paused    *game.Seat `json:"paused,omitempty"`
	Resumed   *game.Seat `json:"resumed,omitempty"`
	Left      *game.Seat `json:"left,omitempty"` // his time ran out, a bot holds the seat
	Returned  *game.Seat `json:"returned,omitempty"`
	Titled    *string    `json:"titled,omitempty"`
	Filled    *Filled    `json:"filled,omitempty"`
	Vacated   *game.Seat `json:"vacated,omitempty"` // before the match began
	Cancelled bool       `json:"cancelled,omitempty"`
	Expired   bool       `json:"expired,omitempty"` // cancelled by nobody: it has waited for too long
	Proposed  *Proposal  `json:"proposed,omitempty"`
	Voted     *Vote      `json:"voted,omitempty"`
	Replaced  *Replaced  `json:"replaced,omitempty"`
	Sealed    *Acted     `json:"sealed,omitempty"` // an answer to the open window; it has no number yet
	Held      *game.Seat `json:"held,omitempty"`   // the window stays open
	Released  *game.Seat `json:"released,omitempty"`
	Closed    *Closed    `json:"closed,omitempty"`
	Sheet     *Sheet     `json:"sheet,omitempty"`
	Frozen    string     `json:"frozen,omitempty"` // why the rules broke down
	Kept      *Kept      `json:"kept,omitempty"`
	Renewed   *Renewed   `json:"renewed,omitempty"`
	Rematch   *Rematch   `json:"rematch,omitempty"`
	Departed  *Departed  `json:"departed,omitempty"`

	// Why is what the administrator gives as the reason who did it, unless the table did itself.
	Why string `json:"why,omitempty"`

	judged *outcome // of Acted or Sealed, until it is entered; nil if it comes out of the journal
}

// seats tells whether an entry changes who has a seat.
func (e *Entry) seats() bool {
	return e.Sat != nil || e.Vacated != nil || e.Filled != nil || e.Conceded != nil || e.Departed != nil || e.person() != game.NoSeat
}

// person returns the seat whose person did something that all may know of, or NoSeat.
func (e *Entry) person() game.Seat {
	switch {
	case e.Sat != nil:
		return e.Sat.Seat
	case e.Acted != nil && e.Acted.For == "":
		return e.Acted.Seat
	case e.Undone != nil:
		return e.Undone.Seat
	case e.Said != nil && e.secret().parties == 0:
		return e.Said.From
	case e.Returned != nil:
		return *e.Returned
	}
	return game.NoSeat
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
	Invites []string `json:"invites"`        // by seat
	Kept    []string `json:"kept,omitempty"` // for which accounts seats are kept, by seat
	// From is the position that the match begins from, if it is not laid out.
	From *game.LogOrigin `json:"from,omitempty"`
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

// Said is a message to the table, a letter to a seat, or one to a side, whose seats were
// these.
type Said struct {
	From  game.Seat   `json:"from"`
	To    *game.Seat  `json:"to,omitempty"`
	Side  *game.Side  `json:"side,omitempty"`
	Among []game.Seat `json:"among,omitempty"`
	Text  string      `json:"text"`
}

// letter tells whether not everybody hears it.
func (s *Said) letter() bool { return s.To != nil || s.Side != nil }

// written writes an entry. Most are actions, and most of a journal is what is kept of them: the
// package json would take longer for these.
func (e *Entry) written() ([]byte, error) {
	if e.Acted == nil && e.Kept == nil {
		return json.Marshal(e)
	}
	b := e.Time.AppendFormat([]byte(`{"time":"`), time.RFC3339Nano)
	b = game.AppendField(append(b, '"'), "key", e.Key)
	b = game.AppendField(b, "print", e.Print)
	if e.Kept != nil {
		return append(e.Kept.appendJSON(append(b, `,"kept":`...)), '}'), nil
	}
	b = strconv.AppendInt(append(b, `,"acted":{"n":`...), int64(e.Acted.N), 10)
	b = strconv.AppendInt(append(b, `,"seat":`...), int64(e.Acted.Seat), 10)
	b = append(append(b, `,"action":`...), e.Acted.Action...)
	return append(game.AppendField(b, "for", e.Acted.For), "}}"...), nil
}

// readEntry reads an entry of the journal.
func readEntry(data []byte) (*Entry, error) {
	var e Entry
	if err := json.Unmarshal(data, &e); err != nil {
		return nil, fmt.Errorf("journal: %w", err)
	}
	return &e, nil
}
