package table

import (
	"encoding/json"

	"gonfalon/game"
)

// A Watcher is who watches a match, and what he is shown of it besides what happens.
type Watcher struct {
	Account          string
	Seat             game.Seat // from which he looks, as in Look
	Look, Owed, Undo bool
	Story            bool // steps
	Present          bool // who is at the table
	// Away says when who watches turns to something else, and back; nil if he never does.
	Away <-chan bool
}

// A Stand is how a match stands at a moment for who watches it, as far as he wants it.
type Stand struct {
	Look    *Look     `json:"look,omitempty" doc:"The match as you see it"`
	Owed    *Owed     `json:"owed,omitempty" doc:"What your seats may do"`
	Undo    []Undoing `json:"undo,omitempty" doc:"How each of your seats that plays can take its last action back"`
	Present *Present  `json:"present,omitempty" doc:"Who is at the table, when that has changed"`
}

// Says tells whether there is anything in it.
func (s *Stand) Says() bool {
	return s.Look != nil || s.Owed != nil || len(s.Undo) > 0 || s.Present != nil
}

// Owed is what an account owes a match: an action of each of these seats.
type Owed struct {
	N     int     `json:"n"`   // the number that the next action will have
	Seq   uint64  `json:"seq"` // of the last update for the account
	Over  bool    `json:"over"`
	Seats []Owing `json:"seats"`
}

// Owing is a seat that must act, and what it may do.
type Owing struct {
	Seat    game.Seat         `json:"seat"`
	Options []json.RawMessage `json:"options"`
}

// Undoing is how a seat can take its last action back.
type Undoing struct {
	Seat  game.Seat   `json:"seat"`
	Way   Way         `json:"way" enum:"free,ask,nothing,revealed" doc:"At once; if the others agree; it has done nothing; something was shown since"`
	Loses []game.Seat `json:"loses,omitempty" doc:"Other persons whose decisions go with it: they have acted since, or are asked now"`
}

func (m *match) stand(w Watcher) (s Stand, err error) {
	if w.Look {
		if !m.holds(w.Account, w.Seat) {
			w.Seat = game.NoSeat // somebody has taken it over meanwhile
		}
		if s.Look, err = m.look(w.Account, w.Seat); err != nil {
			return s, err
		}
	}
	if w.Owed {
		s.Owed = m.owed(w.Account)
	}
	if w.Undo {
		s.Undo, err = m.undoing(w.Account)
	}
	return s, err
}

// owed lists what the seats of an account may do, as far as it is their turn.
func (m *match) owed(account string) *Owed {
	o := &Owed{N: len(m.acts) + 1, Seq: m.place(account), Over: m.over(), Seats: []Owing{}}
	for _, s := range m.yours(account) {
		if m.playing(account, s) == nil && m.at.Next().Who.Has(s) && (m.window == nil || m.window.given[s] == nil) {
			o.Seats = append(o.Seats, Owing{s, m.at.Options(s)})
		}
	}
	return o
}

// undoing lists how the seats of an account can take their last actions back.
func (m *match) undoing(account string) ([]Undoing, error) {
	var list []Undoing
	for _, s := range m.yours(account) {
		if m.playing(account, s) != nil {
			continue
		}
		way, err := m.wayBack(s)
		if err != nil {
			return nil, err
		}
		list = append(list, way)
	}
	return list, nil
}
