package game

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"time"
)

// LogFormat is the form of match logs that this program writes: JSON lines, a
// LogHeader, a LogAction for each action, a LogBoundary wherever the match went on under
// other rules, a LogEnd. It reads the form before it as well, which had neither
// boundaries nor what was told.
const (
	LogFormat = "gonfalon-log/2"
	oldFormat = "gonfalon-log/1"
)

// A LogHeader is the first line of a match log.
type LogHeader struct {
	Format     string            `json:"format"`
	Game       string            `json:"game"`
	Rules      int               `json:"rules"`   // version of the rules
	Content    string            `json:"content"` // hash of the content
	Options    map[string]string `json:"options"`
	Seats      []string          `json:"seats"`      // who sat there
	Commitment string            `json:"commitment"` // to the seed of the dice
	Entropy    []string          `json:"entropy,omitempty"`
	Dice       []int             `json:"dice,omitempty"` // rolled in laying out
	From       *LogOrigin        `json:"from,omitempty"` // the position that it began from, if it was not laid out
	Hash       string            `json:"hash"`           // of this line and the first state
}

// A LogOrigin is the position that a match began from: how another stood after some of its
// actions. Nothing in the log proves that it did.
type LogOrigin struct {
	Match string          `json:"match,omitempty"` // its id
	Log   string          `json:"log,omitempty"`   // that of its log, if it was kept as one
	N     int             `json:"n"`
	State json.RawMessage `json:"state"`
}

// A LogAction is a line for one action.
type LogAction struct {
	N      int             `json:"n"` // counted from 1
	Seat   Seat            `json:"seat"`
	Action json.RawMessage `json:"action"`
	Dice   []int           `json:"dice,omitempty"`
	Told   []Told          `json:"told,omitempty"` // if it was recorded
	Time   time.Time       `json:"time"`
	Hash   string          `json:"hash"` // of this line and the state that follows; "" if it was not recorded
}

// A LogBoundary is a line where the match went on under other rules, or other content: from
// the state that it had, as these rules read it.
type LogBoundary struct {
	Boundary int             `json:"boundary"` // how many actions come before it
	Rules    int             `json:"rules"`
	Content  string          `json:"content"`
	State    json.RawMessage `json:"state"`
	Time     time.Time       `json:"time"`
	Hash     string          `json:"hash"` // of this line
}

// A LogEnd is the last line.
type LogEnd struct {
	Result []float32 `json:"result"` // a seat's share of victory
	Seed   string    `json:"seed"`
}

// A Logger writes a match log line by line.
//
// Hashes are keyed with the dice: before the seed is revealed they tell nothing about
// what a state hides.
type Logger struct {
	w    io.Writer
	dice *Dice
	n    int
}

// NewLogger writes the header of a log, which it completes, and returns what writes
// the rest. The dice must be those that laid out the first state.
func NewLogger(w io.Writer, h LogHeader, seed Seed, d *Dice, state []byte) (*Logger, error) {
	return GoOnLogging(w, SealedHeader(h, seed, d, state), d)
}

// GoOnLogging writes a header that is complete, and returns what writes the rest.
func GoOnLogging(w io.Writer, h LogHeader, d *Dice) (*Logger, error) {
	l := &Logger{w: w, dice: d}
	return l, l.line(h)
}

// SealedHeader completes the header of a log. The dice must be those that laid out the
// first state.
func SealedHeader(h LogHeader, seed Seed, d *Dice, state []byte) LogHeader {
	h.Format, h.Commitment, h.Dice, h.Hash = LogFormat, seed.Commitment(), slices.Clone(d.Rolled()), ""
	h.Hash = d.mac(0, write(h), state)
	return h
}

// Line returns the line of an action that has just been carried out with these dice.
func (d *Dice) Line(n int, seat Seat, action json.RawMessage, told []Told, at time.Time, state []byte) LogAction {
	a := LogAction{N: n, Seat: seat, Action: action, Dice: slices.Clone(d.Rolled()), Told: told, Time: at.UTC()}
	a.Hash = d.mac(n, a.AppendJSON(nil), state)
	return a
}

// AppendJSON writes the line after others: as encoding/json does, if its action is written as
// the game writes it.
func (a *LogAction) AppendJSON(b []byte) []byte {
	p := Pen{Text: append(b, '{')}
	p.Number("n", a.N)
	p.Number("seat", int(a.Seat))
	p.Name("action")
	p.Text = append(p.Text, a.Action...)
	if len(a.Dice) > 0 {
		p.List("dice", func() {
			for _, die := range a.Dice {
				p.Number("", die)
			}
		})
	}
	if len(a.Told) > 0 {
		p.List("told", func() {
			for _, t := range a.Told {
				p.Name("")
				p.Text = t.AppendJSON(p.Text)
			}
		})
	}
	p.Name("time")
	p.Text = append(a.Time.AppendFormat(append(p.Text, '"'), time.RFC3339Nano), '"')
	p.Word("hash", a.Hash)
	return append(p.Text, '}')
}

// Action writes the line of an action that has just been carried out with the
// logger's dice.
func (l *Logger) Action(seat Seat, action json.RawMessage, told []Told, at time.Time, state []byte) error {
	return l.Recorded(l.dice.Line(l.n+1, seat, action, told, at, state))
}

// Recorded writes the line of an action as it was recorded when it was carried out.
func (l *Logger) Recorded(a LogAction) error {
	l.n++
	return l.line(a)
}

// Boundary writes where the match goes on under other rules.
func (l *Logger) Boundary(b LogBoundary) error {
	b.Boundary, b.Time, b.Hash = l.n, b.Time.UTC(), ""
	b.Hash = l.dice.mac(l.n, write(b), nil)
	return l.line(b)
}

// End writes the last line and reveals the seed.
func (l *Logger) End(result []float32, seed Seed) error {
	return l.line(LogEnd{result, seed.String()})
}

func (l *Logger) line(v any) error {
	if _, err := l.w.Write(append(write(v), '\n')); err != nil {
		return fmt.Errorf("write match log: %w", err)
	}
	return nil
}
