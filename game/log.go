package game

import (
	"encoding/json"
	"fmt"
	"io"
	"time"
)

// LogFormat is the form of match logs that this program writes: JSON lines, a
// LogHeader, a LogAction for each action, a LogEnd.
const LogFormat = "gonfalon-log/1"

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
	Hash       string            `json:"hash"`           // of this line and the first state
}

// A LogAction is a line for one action.
type LogAction struct {
	N      int             `json:"n"` // counted from 1
	Seat   Seat            `json:"seat"`
	Action json.RawMessage `json:"action"`
	Dice   []int           `json:"dice,omitempty"`
	Time   time.Time       `json:"time"`
	Hash   string          `json:"hash"` // of this line and the state that follows
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
	h.Format = LogFormat
	h.Commitment = seed.Commitment()
	h.Dice = d.Rolled()
	h.Hash = ""
	h.Hash = d.mac(0, write(h), state)
	l := &Logger{w: w, dice: d}
	return l, l.line(h)
}

// Action writes the line of an action that has just been carried out with the
// logger's dice.
func (l *Logger) Action(seat Seat, action json.RawMessage, at time.Time, state []byte) error {
	l.n++
	a := LogAction{N: l.n, Seat: seat, Action: action, Dice: l.dice.Rolled(), Time: at.UTC()}
	a.Hash = l.dice.mac(l.n, write(a), state)
	return l.line(a)
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
