package web

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"slices"
	"sync"
	"time"

	"gonfalon/store"
	"gonfalon/table"
)

// An Act is a line of the audit journal: what an administrator has done, or a player against
// another. Lines are only ever added. They name accounts by their ids, and hold no secrets.
type Act struct {
	Time    time.Time  `json:"time"`
	By      string     `json:"by" doc:"The account that has done it, or console"`
	What    string     `json:"what" enum:"close,replace,hand-over,mute,ban,ban-at,lift,read-only,read-write,name,unname,settle,report,shun-mute,shun-block,unshun"`
	Match   string     `json:"match,omitempty"`
	Seat    *int       `json:"seat,omitempty"`
	Account string     `json:"account,omitempty" doc:"Whom it concerns"`
	To      string     `json:"to,omitempty" doc:"Who plays a seat now: bot, person, or an account"`
	Until   *time.Time `json:"until,omitempty"`
	Report  string     `json:"report,omitempty"`
	Lifted  string     `json:"lifted,omitempty" doc:"What was lifted"`
	Why     string     `json:"why,omitempty"`
}

// auditJournal is where acts are kept. No match has so short an id.
const auditJournal = "audit"

// An entry of the audit is an act or, where one came to nothing, takes its line back.
type audited struct {
	Act
	Void uint64 `json:"void,omitempty"`
}

// errNothing is the end of an act that has changed nothing.
var errNothing = errors.New("nothing has changed")

// An audit is the journal of what was done.
type audit struct {
	store *store.Store
	mu    sync.Mutex
	last  uint64 // as far as this node knows
}

// doing writes an act down before it is done: what cannot be written down is not done. The line
// of what was refused, or has changed nothing, is taken back; that of what was cut short stays.
func (a *audit) doing(ctx context.Context, act Act, do func() error) error {
	line, err := a.note(ctx, audited{Act: act})
	if err != nil {
		return err
	}
	err = do()
	if err == errNothing || refused(err) {
		_, voided := a.note(ctx, audited{Void: line})
		err = cmp.Or(err, voided)
	}
	if err == errNothing {
		return nil
	}
	return err
}

// refused tells whether an error is an answer to who asked, and not a failure of ours.
func refused(err error) bool {
	_, ours := errors.AsType[*Problem](err)
	_, tables := errors.AsType[*table.Error](err)
	return ours || tables
}

// errHurtAudit is for those whose doing cannot be written down.
var errHurtAudit = problem(http.StatusServiceUnavailable,
	"the audit is damaged on disk, so nothing was done: whoever runs the server stops it and calls gonfalon store mend, or restores a backup",
	"le journal des actes est endommagé sur le disque : rien n'a été fait ; qui tient le serveur l'arrête et lance gonfalon store mend, ou remet une sauvegarde")

// note adds a line, and returns its number.
func (a *audit) note(ctx context.Context, line audited) (uint64, error) {
	line.Time = time.Now().UTC()
	data, err := json.Marshal(line)
	if err != nil {
		return 0, err
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	ctx = context.WithoutCancel(ctx)
	for {
		seq, err := a.store.Append(ctx, auditJournal, a.last, data)
		if err == nil {
			a.last = seq
			return seq, nil
		}
		if errors.Is(err, store.ErrDamaged) {
			return 0, errHurtAudit
		}
		if !errors.Is(err, store.ErrConflict) {
			return 0, err
		}
		later, err := a.store.Read(ctx, auditJournal, a.last)
		if err != nil {
			return 0, err
		}
		for _, e := range later {
			a.last = e.Seq
		}
	}
}

// maxActs is how many lines of the audit are shown at a time.
const maxActs = 200

// acts returns the latest lines before a time, the latest first; a zero time is now.
func (a *audit) acts(ctx context.Context, before time.Time) ([]Act, error) {
	entries, err := a.store.Read(ctx, auditJournal, 0)
	if errors.Is(err, store.ErrDamaged) {
		return nil, errHurtAudit
	}
	if err != nil {
		return nil, err
	}
	acts, void := []Act{}, map[uint64]bool{}
	for _, e := range slices.Backward(entries) {
		var line audited
		if err := json.Unmarshal(e.Data, &line); err != nil {
			return nil, err
		}
		switch {
		case line.Void > 0:
			void[line.Void] = true
		case !void[e.Seq] && (before.IsZero() || line.Time.Before(before)):
			acts = append(acts, line.Act)
		}
		if len(acts) == maxActs {
			break
		}
	}
	return acts, nil
}
