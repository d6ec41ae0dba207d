package table

import (
	"reflect"
	"time"

	"gonfalon/game"
)

// Who is at a table just now is nothing that the journal keeps: it is known from the streams
// that are open, here and at other nodes.

// Present is who is at a table now. It tells of the seats that persons have, and of nothing
// else that these persons do.
type Present struct {
	Seats    []Presence `json:"seats" doc:"Of the seats that persons have"`
	Watching int        `json:"watching" doc:"How many others look at the match"`
}

// Presence is where the person of a seat is.
type Presence struct {
	Seat  game.Seat   `json:"seat"`
	Is    Whereabouts `json:"is" enum:"here,away,gone" doc:"A stream is open; one is, but its person does something else; none is"`
	Since *time.Time  `json:"since,omitempty" doc:"Since when the person is away or gone, if anybody knows"`
}

// Whereabouts are those of a person.
type Whereabouts string

const (
	Here Whereabouts = "here"
	Away Whereabouts = "away"
	Gone Whereabouts = "gone"
)

// nearer tells whether one place is nearer to the table than another.
func (w Whereabouts) nearer(than Whereabouts) bool {
	return w == Here && than != Here || w == Away && than == Gone
}

// A watching is a stream that is open at this node.
type watching struct {
	Watcher
	wake chan struct{}
	away time.Time // since when its person does something else; zero if he does not
	told *Present  // last
}

// A roll is who is at a match, as one node knows it by its streams.
type roll struct {
	persons  map[game.Seat]Presence
	watching int
}

// roll calls the roll of this node.
func (r *room) roll() roll {
	all := roll{persons: map[game.Seat]Presence{}}
	strangers := map[string]bool{}
	note := func(account string, is Whereabouts, since time.Time) (seated bool) {
		for _, s := range r.m.yours(account) {
			seated = true
			all.note(presence(s, is, since))
		}
		return seated
	}
	for w := range r.watchers {
		is := Here
		if !w.away.IsZero() {
			is = Away
		}
		if !note(w.Account, is, w.away) && (w.Account == "" || !strangers[w.Account]) {
			strangers[w.Account] = true
			all.watching++
		}
	}
	for account, since := range r.left {
		note(account, Gone, since)
	}
	return all
}

func presence(s game.Seat, is Whereabouts, since time.Time) Presence {
	p := Presence{Seat: s, Is: is}
	if !since.IsZero() {
		p.Since = &since
	}
	return p
}

// note adds what is known of a person: where he is nearest, and was last, counts.
func (l *roll) note(p Presence) {
	old, known := l.persons[p.Seat]
	later := p.Is == old.Is && p.Since != nil && (old.Since == nil || p.Since.After(*old.Since))
	if !known || p.Is.nearer(old.Is) || later {
		l.persons[p.Seat] = p
	}
}

// present returns who is at the table, as all nodes know it.
func (r *room) present() *Present {
	if r.presence != nil {
		return r.presence
	}
	all := r.roll()
	for _, other := range r.elsewhere {
		for _, p := range other.persons {
			all.note(p)
		}
		all.watching += other.watching
	}
	r.presence = &Present{Seats: []Presence{}, Watching: all.watching}
	for i, held := range r.m.seats {
		s := game.Seat(i)
		if held.account == "" || r.m.conceded.Has(s) {
			continue
		}
		all.note(presence(s, Gone, held.seen))
		r.presence.Seats = append(r.presence.Seats, all.persons[s])
	}
	return r.presence
}

// stir tells those who want to know that somebody has come, gone or turned away.
func (r *room) stir() {
	r.presence = nil
	for w := range r.watchers {
		if w.Present {
			w.rouse()
		}
	}
}

// rouse has a stream look for news.
func (w *watching) rouse() {
	select {
	case w.wake <- struct{}{}:
	default:
	}
}

// news returns who is present, unless the stream has told it already.
func (w *watching) news(r *room) *Present {
	if !w.Present {
		return nil
	}
	now := r.present()
	if now == w.told || w.told != nil && reflect.DeepEqual(now, w.told) {
		return nil
	}
	w.told = now
	return now
}

// come and part note that a stream opens and closes, turn that its person turns away or back.
func (t *Tables) come(r *room, w *watching) {
	first := len(r.watchers) == 0
	r.watchers[w] = struct{}{}
	r.stir()
	t.callRoll(r, first)
}

func (t *Tables) part(r *room, w *watching) {
	delete(r.watchers, w)
	r.used = t.now()
	r.looked = r.used
	if len(r.m.yours(w.Account)) > 0 {
		r.left[w.Account] = t.now().UTC()
	}
	r.stir()
	t.callRoll(r, false)
}

func (t *Tables) turn(r *room, w *watching, away bool) {
	if away == !w.away.IsZero() {
		return
	}
	w.away = time.Time{}
	if away {
		w.away = t.now().UTC()
	}
	r.stir()
	t.callRoll(r, false)
}
