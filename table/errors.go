package table

import (
	"errors"
	"fmt"

	"gonfalon/game"
	"gonfalon/store"
)

// A Kind says what sort of thing is wrong.
type Kind uint8

const (
	Bad       Kind = iota // the request makes no sense
	Forbidden             // it is for somebody else to ask
	Missing               // there is no such thing
	Conflict              // not as the match stands
	Full                  // there is no room for it
)

// An Error says in words for people why a table does not do what it was asked to. What
// is against the rules of the game is a *Refused.
type Error struct {
	Kind Kind
	err  error
}

func (e *Error) Error() string { return e.err.Error() }
func (e *Error) Unwrap() error { return e.err }

func fault(kind Kind, format string, args ...any) *Error {
	return &Error{kind, fmt.Errorf(format, args...)}
}

func bad(format string, args ...any) error { return fault(Bad, format, args...) }

// Errors that a caller may branch on.
var (
	ErrNotFound    = fault(Missing, "there is no such match")
	ErrForbidden   = fault(Forbidden, "this is not your seat")
	ErrTaken       = fault(Conflict, "the seat is taken")
	ErrSeated      = fault(Conflict, "you have a seat here; another needs its invitation")
	ErrBrought     = fault(Conflict, "you sit here already, with what you brought then")
	ErrNotBegun    = fault(Conflict, "the match has not begun: a seat is empty")
	ErrStale       = fault(Conflict, "the match has moved on; look at it and choose again")
	ErrOver        = fault(Conflict, "the match is over")
	ErrNotOver     = fault(Conflict, "the match is not over")
	ErrFrozen      = fault(Conflict, "the match is frozen: the rules broke down; its journal is kept")
	ErrOutdated    = fault(Conflict, "the match is frozen: it was begun with other rules than this server has now; its journal is kept")
	ErrDamaged     = fault(Conflict, "the match was damaged on disk: it is kept as it was found until whoever runs this server has mended it")
	ErrNoRoom      = fault(Full, "the disk of this server is nearly full: no new tables until there is room; matches that have begun go on")
	ErrPaused      = fault(Conflict, "the match is paused")
	ErrConceded    = fault(Conflict, "you have conceded this seat")
	ErrReused      = fault(Conflict, "this idempotency key was used for another request")
	ErrRevealed    = fault(Conflict, "something has been revealed since: it cannot be undone")
	ErrNoUndo      = fault(Conflict, "there is nothing of yours to undo")
	ErrNoWindow    = fault(Conflict, "no answer is asked of this seat now")
	ErrHeld        = fault(Conflict, "you have held this window already")
	ErrHeldEnough  = fault(Conflict, "you have held windows for a minute in this round")
	ErrUnknownPast = fault(Missing, "how the match stood then cannot be known any more: other rules were in force")
	ErrNotAsked    = fault(Conflict, "nobody asks you whether to undo")
	ErrBegun       = fault(Conflict, "the match has begun")
	ErrCancelled   = fault(Conflict, "the table was cancelled")
	ErrNotYours    = fault(Forbidden, "only who set the table up can do this")
	ErrPresent     = fault(Conflict, "the player of this seat is not absent, or not for long enough")
	ErrBotHolds    = fault(Conflict, "a bot holds your seat; take it back first")
	ErrNotProposed = fault(Conflict, "nothing is proposed that you could vote on")
)

// readable turns an error of reading a journal into one of the table.
func readable(id string, err error) error {
	if errors.Is(err, store.ErrDamaged) {
		return ErrDamaged
	}
	return fmt.Errorf("match %s: %w", id, err)
}

// errAway is never shown: who acts in such a seat comes back to it first.
var errAway = fault(Conflict, "a bot holds the seat")

// stopped says why a frozen match does not go on.
func (m *match) stopped() error {
	if m.outdated {
		return ErrOutdated
	}
	return ErrFrozen
}

// A Refused action is against the rules; it cites the rule, with the facts in words.
type Refused struct {
	game.Ruling
	cause *game.Refusal
}

func (r *Refused) Error() string { return r.cause.Error() }
func (r *Refused) Unwrap() error { return r.cause }

// ruled turns what a position says of an action into an error of the table.
func (m *match) ruled(err error) error {
	if err == nil {
		return nil
	}
	if r, ok := game.AsRefusal(err); ok {
		return &Refused{r.Ruling(), r}
	}
	return bad("%w", err)
}
