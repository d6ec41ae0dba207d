package table

import (
	"context"
	"slices"
	"time"

	"gonfalon/game"
)

// An Update is one thing that happened, as one account may know of it.
type Update struct {
	Seq    uint64      `json:"seq"`
	Time   time.Time   `json:"time"`
	What   string      `json:"what"` // created, titled, filled, vacated, cancelled, sat, acted, asked, agreed, declined, undone, said, letter, conceded, paused, resumed, left, returned, proposed, voted, rejected, replaced, sealed, held, released, closed, sheet, frozen, renewed, rematch, departed
	Seat   *game.Seat  `json:"seat,omitempty"`
	To     *game.Seat  `json:"to,omitempty"`
	Side   *game.Side  `json:"side,omitempty" doc:"To which a letter is"`
	N      int         `json:"n"` // actions after it
	Text   string      `json:"text,omitempty"`
	Told   []game.Told `json:"told,omitempty"`
	Undone *Span       `json:"undone,omitempty" doc:"The actions that it takes back; later ones move down"`
	Loses  []game.Seat `json:"loses,omitempty" doc:"Persons whose decisions it takes away besides"`
	Key    string      `json:"key,omitempty" doc:"Of your own request that did it"`
	Why    string      `json:"why,omitempty" doc:"An administrator of the server has done it, for this reason"`
	Steps  []game.Step `json:"steps,omitempty" doc:"With story: the steps that begin or go on here, each as it is then; a later one with the same id replaces it"`

	by   string // the account that has said it
	acts []int  // how many of the events each of its actions, or the layout, has led to
}

// A Span is some actions in a row, by their numbers.
type Span struct {
	From int `json:"from"`
	To   int `json:"to" doc:"The last of them"`
}

// Watch calls back with what happens at a table after a point of its journal, as who
// watches may know of it, each thing once and in order, until the context ends or the
// callback fails. A callback gets all that is there at the time, and how the match stands
// then, the first one in any case: who was cut off may have heard the one without the other.
// When nothing has happened for the time of a beat, it gets nothing, to see whether
// it is still there.
func (t *Tables) Watch(ctx context.Context, id string, w Watcher, since uint64, beat time.Duration, f func([]Update, Stand) error) error {
	var r *room
	var told *tale
	stream := &watching{Watcher: w, wake: make(chan struct{}, 1)}
	err := t.in(ctx, id, func(found *room) error {
		r, told = found, found.tale(w, since)
		t.come(r, stream)
		return nil
	})
	if err != nil {
		return err
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	defer context.AfterFunc(t.ctx, stop)() // so that not all wait for the same channel
	defer func() {
		r.mu.Lock()
		t.part(r, stream)
		r.mu.Unlock()
	}()
	timer := time.NewTimer(beat)
	defer timer.Stop()
	for beats, first := false, true; ; first = false {
		updates, stand, err := t.news(r, stream, since, told, first)
		if err != nil {
			return err
		}
		if n := len(updates); n > 0 {
			since = updates[n-1].Seq
		}
		if updates, err = t.heard(ctx, w.Account, updates); err != nil {
			return err
		}
		if len(updates) > 0 || stand.Says() || beats {
			if err := f(updates, stand); err != nil {
				return err
			}
			timer.Reset(beat)
		}
		beats = false
		select {
		case <-ctx.Done():
			return nil
		case <-stream.wake:
		case away := <-w.Away:
			r.mu.Lock()
			t.turn(r, stream, away)
			r.mu.Unlock()
		case <-timer.C:
			beats = true
		}
	}
}

// Reaches says whether the journal of a match reaches as far as an account has read it: it does
// not after a backup was restored.
func (t *Tables) Reaches(ctx context.Context, id, account string, since uint64) (bool, error) {
	var reached bool
	err := t.in(ctx, id, func(r *room) error {
		if r.m.place(account) < since { // as far as this node knows
			if err := t.catchUp(ctx, r); err != nil {
				return err
			}
		}
		reached = r.m.place(account) >= since
		return nil
	})
	return reached, err
}

// news returns what has happened after a place and, if anything has or it is always to be told,
// how the match stands.
func (t *Tables) news(r *room, w *watching, after uint64, told *tale, always bool) (updates []Update, s Stand, err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if updates = r.since(after, w.Account); len(updates) > 0 {
		told.tell(updates)
	}
	if len(updates) > 0 || always {
		err = t.guarded(r.m, func() error {
			s, err = r.m.stand(w.Watcher)
			return err
		})
	}
	s.Present = w.news(r)
	return updates, s, err
}

// since returns what an account may know of the journal after a place.
func (r *room) since(after uint64, account string) []Update {
	at := len(r.journal)
	for at > 0 && r.journal[at-1].open >= after>>placeBits {
		at--
	}
	mine := r.m.held(account)
	heard := 0
	var list []Update
	for _, l := range r.journal[at:] {
		switch secret := l.entry.secret(); {
		case !l.entry.seen():
			continue
		case secret.parties == 0:
			heard = 0
		case r.m.reads(r.m.seatedBy(mine, l.open), secret):
			heard++
		default:
			continue
		}
		if seq := place(l.open, heard); seq > after {
			u := r.m.update(l, seq, mine)
			u.Key = l.entry.keyOf(account)
			list = append(list, u)
		}
	}
	return list
}

// Talk returns what was said at a finished match, as far as the account may read it.
func (t *Tables) Talk(ctx context.Context, id, account string) ([]Update, error) {
	var talk []Update
	err := t.in(ctx, id, func(r *room) error {
		if !r.m.over() {
			return ErrNotOver
		}
		talk = slices.DeleteFunc(r.since(0, account), func(u Update) bool { return u.What != "said" && u.What != "letter" })
		return nil
	})
	if err != nil {
		return nil, err
	}
	return t.heard(ctx, account, talk)
}

// update tells an entry to somebody who holds some seats.
func (m *match) update(l line, seq uint64, mine game.SeatSet) Update {
	u := Update{Seq: seq, Time: l.entry.Time, N: l.n, Why: l.entry.Why, by: l.by}
	for _, h := range l.acts {
		told := m.told(h, mine)
		u.Told = append(u.Told, told...)
		u.acts = append(u.acts, len(told))
	}
	set := func(what string, s game.Seat) { u.What, u.Seat = what, &s }
	switch e := l.entry; {
	case e.Created != nil:
		u.What = "created"
	case e.Sat != nil:
		set("sat", e.Sat.Seat)
		if u.Text = e.Sat.Name; m.departed[e.Sat.Account] {
			u.Text = noName
		}
	case e.Acted != nil:
		set("acted", e.Acted.Seat)
	case e.Undone != nil:
		set("undone", e.Undone.Seat)
		u.Undone, u.Loses = l.undone, l.loses.List()
	case e.Said != nil:
		set("said", e.Said.From)
		u.Text, u.To, u.Side = e.Said.Text, e.Said.To, e.Said.Side
		if e.Said.letter() {
			u.What = "letter"
		}
	case e.Titled != nil:
		u.What, u.Text = "titled", *e.Titled
	case e.Filled != nil:
		u.What, u.Text = "filled", e.Filled.Bot
	case e.Cancelled:
		u.What = "cancelled"
	case e.Departed != nil:
		u.What = "departed"
	case e.Proposed != nil:
		set("proposed", e.Proposed.By)
		u.To, u.Text = &e.Proposed.Seat, string(e.Proposed.To)
	case e.Replaced != nil:
		set("replaced", e.Replaced.Seat)
		u.Text = string(e.Replaced.To)
	case e.Closed != nil:
		u.What = "closed"
	case e.Frozen != "":
		u.What = "frozen"
	case e.Renewed != nil:
		u.What = "renewed"
	case e.Rematch != nil:
		set("rematch", e.Rematch.Seat)
	default:
		set(e.gesture())
	}
	return u
}

// told tells what an action led to, as who holds some seats may know it: as it was recorded,
// if it is kept.
func (m *match) told(h happening, mine game.SeatSet) (told []game.Told) {
	if h.record.kept {
		for _, e := range h.record.told {
			if len(e.Only) == 0 || game.Seats(e.Only...)&mine != 0 {
				told = append(told, e)
			}
		}
		return told
	}
	for _, e := range h.story {
		if knows(mine, e) {
			told = append(told, m.at.Tell(e))
		}
	}
	return told
}

// knows tells whether who holds some seats may know of an event.
func knows(mine game.SeatSet, e game.Event) bool { return e.Only == 0 || e.Only&mine != 0 }

// gesture returns what an entry that says only a seat is called, and the seat.
func (e *Entry) gesture() (string, game.Seat) {
	switch {
	case e.Asked != nil:
		return "asked", *e.Asked
	case e.Agreed != nil:
		return "agreed", *e.Agreed
	case e.Declined != nil:
		return "declined", *e.Declined
	case e.Conceded != nil:
		return "conceded", *e.Conceded
	case e.Paused != nil:
		return "paused", *e.Paused
	case e.Resumed != nil:
		return "resumed", *e.Resumed
	case e.Left != nil:
		return "left", *e.Left
	case e.Returned != nil:
		return "returned", *e.Returned
	case e.Vacated != nil:
		return "vacated", *e.Vacated
	case e.Voted != nil && e.Voted.Ends:
		return "rejected", e.Voted.Seat
	case e.Voted != nil:
		return "voted", e.Voted.Seat
	case e.Sealed != nil:
		return "sealed", e.Sealed.Seat
	case e.Sheet != nil:
		return "sheet", e.Sheet.Seat
	case e.Held != nil:
		return "held", *e.Held
	case e.Released != nil:
		return "released", *e.Released
	}
	return "unknown", game.NoSeat
}
