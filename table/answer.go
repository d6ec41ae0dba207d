package table

import (
	"bytes"
	"context"
	"encoding/json"
	"slices"
	"time"

	"gonfalon/game"
)

// Who chose an answer, if its player has not by hand.
const (
	byClock = "clock"
	bySheet = "sheet"
)

// sealed judges an answer to the open window. Until that closes, another may replace it.
func (m *match) sealed(s game.Seat, action json.RawMessage, by string) (*Entry, error) {
	o, proper, err := m.judge(m.at, len(m.acts)+1, s, action)
	if err != nil {
		return nil, m.ruled(err)
	}
	return &Entry{Sealed: &Acted{Seat: s, Action: proper, For: by}, judged: o}, nil
}

// A Line of a sheet is what a seat answers to all windows of a kind, or to those of an occasion,
// if it can.
type Line struct {
	Kind   string          `json:"kind" doc:"Of the decision"`
	On     string          `json:"on,omitempty" doc:"The occasion, where the game has several; else any"`
	Least  int             `json:"least,omitempty" minimum:"0" maximum:"1000" doc:"Only where there is so much of what counts on that occasion"`
	Action json.RawMessage `json:"action,omitempty" doc:"Without it, it passes"`
}

// A Sheet is what a seat answers as long as it says nothing else.
type Sheet struct {
	Seat  game.Seat `json:"seat"`
	Lines []Line    `json:"lines"`
}

const (
	maxLines      = 50
	maxLineAction = 4096 // bytes
	maxLeast      = 1000
)

func (s *Sheet) check() error {
	if len(s.Lines) > maxLines {
		return bad("a sheet has at most %d lines", "une feuille a au plus %d lignes", maxLines)
	}
	for _, l := range s.Lines {
		if l.Kind == "" || len(l.Kind) > 100 || len(l.On) > 100 || l.Least < 0 || l.Least > maxLeast || len(l.Action) > maxLineAction || l.Action != nil && !json.Valid(l.Action) {
			return bad("a line of a sheet has a kind, an occasion or none, a least amount from 0 to %d, and an action of at most %d bytes or none", "une ligne de feuille a un genre, une occasion ou aucune, une quantité minimale de 0 à %d, et une action d'au plus %d octets ou aucune", maxLeast, maxLineAction)
		}
	}
	return nil
}

// concerns tells whether a line is about the open window.
func (m *match) concerns(l *Line) bool {
	return l.Kind == m.at.KindName() && (l.On == "" || l.On == m.at.Occasion().Name)
}

// sheetDue tells whether a seat is asked that has said nothing but on its sheet.
func (m *match) sheetDue(s game.Seat) bool {
	if m.window.given[s] != nil || !m.people().Has(s) {
		return false
	}
	return slices.ContainsFunc(m.sheets[s], func(l Line) bool { return m.concerns(&l) })
}

// fromSheet returns the answer of a seat's sheet: the first of its lines that is legal now, or a
// pass if none is.
func (m *match) fromSheet(s game.Seat) json.RawMessage {
	for i := range m.sheets[s] {
		l := &m.sheets[s][i]
		switch {
		case !m.concerns(l) || m.at.Occasion().Much < l.Least:
		case l.Action == nil:
			return m.pass(s)
		default:
			if _, proper, err := m.judge(m.at, len(m.acts)+1, s, l.Action); err == nil {
				return proper
			}
		}
	}
	return m.pass(s)
}

// SetSheet keeps what a seat answers to windows when its player says nothing.
func (t *Tables) SetSheet(ctx context.Context, id, account string, sheet Sheet, key string) error {
	if err := sheet.check(); err != nil {
		return err
	}
	lines, err := json.Marshal(sheet.Lines)
	if err != nil {
		return err
	}
	_, err = t.do(ctx, id, asked(account, key, "sheet", sheet.Seat, string(lines)), func(m *match) (*Entry, error) {
		if err := m.playing(account, sheet.Seat); err != nil {
			return nil, err
		}
		return &Entry{Sheet: &sheet}, nil
	})
	return err
}

// GetSheet returns the sheet of a seat to who plays it.
func (t *Tables) GetSheet(ctx context.Context, id, account string, s game.Seat) (*Sheet, error) {
	r, err := t.room(ctx, id)
	if err != nil {
		return nil, err
	}
	defer r.mu.Unlock()
	if err := r.m.playing(account, s); err != nil {
		return nil, err
	}
	return &Sheet{s, append([]Line{}, r.m.sheets[s]...)}, nil
}

// A Window is what an account sees of an open one.
type Window struct {
	Closes  *time.Time  `json:"closes,omitempty" doc:"When the beat is over; none while it stands still"`
	Holds   []game.Seat `json:"holds,omitempty" doc:"Who holds it"`
	Answers []Answer    `json:"answers,omitempty" doc:"What your seats have answered so far; another answer replaces it"`
}

// An Answer is that of a seat to a window.
type Answer struct {
	Seat   game.Seat       `json:"seat"`
	Action json.RawMessage `json:"action"`
	Pass   bool            `json:"pass"`
}

// windowFor shows the open window to who holds some seats.
func (m *match) windowFor(mine []game.Seat) *Window {
	w := &Window{Holds: m.window.holds.List()}
	if due := m.window.closes(); !due.IsZero() {
		w.Closes = &due
	}
	for _, s := range mine {
		if given := m.window.given[s]; given != nil {
			w.Answers = append(w.Answers, Answer{s, given.Action, bytes.Equal(given.Action, m.pass(s))})
		}
	}
	return w
}
