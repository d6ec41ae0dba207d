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
	NotNow                // nothing is changed at the moment
)

// An Error says in words for people, in both languages where it has its own, why a table does
// not do what it was asked to. What is against the rules of the game is a *Refused.
type Error struct {
	Kind Kind
	err  error
}

func (e *Error) Error() string { return e.err.Error() }
func (e *Error) Unwrap() error { return e.err }

func fault(kind Kind, english, french string, facts ...any) *Error {
	return &Error{kind, game.Wrong(english, french, facts...)}
}

func bad(english, french string, facts ...any) error { return fault(Bad, english, french, facts...) }

// badly says that a request makes no sense, as an error has it.
func badly(err error) error { return &Error{Bad, err} }

// Errors that a caller may branch on.
var (
	ErrNotFound    = fault(Missing, "there is no such match", "cette partie n'existe pas : le lien est peut-être incomplet, ou la partie est sur un autre serveur")
	ErrForbidden   = fault(Forbidden, "this is not your seat", "cette place n'est pas la vôtre")
	ErrTaken       = fault(Conflict, "the seat is taken", "quelqu'un y est déjà assis")
	ErrSeated      = fault(Conflict, "you have a seat here; another needs its invitation", "vous avez déjà une place à cette table ; pour une autre, il faut son invitation")
	ErrBrought     = fault(Conflict, "you sit here already, with what you brought then", "vous êtes déjà assis ici, avec ce que vous aviez apporté")
	ErrNotBegun    = fault(Conflict, "the match has not begun: a seat is empty", "la partie n'a pas commencé : une place est encore vide")
	ErrStale       = fault(Conflict, "the match has moved on; look at it and choose again", "la partie a avancé ; regardez-la et choisissez à nouveau")
	ErrOver        = fault(Conflict, "the match is over", "la partie est finie")
	ErrNotOver     = fault(Conflict, "the match is not over", "la partie n'est pas finie")
	ErrFrozen      = fault(Conflict, "the match is frozen: the rules broke down; its journal is kept", "la partie est figée : les règles ont défailli ; son journal est gardé")
	ErrOutdated    = fault(Conflict, "the match is frozen: it was begun with other rules than this server has now; its journal is kept", "la partie est figée : elle a commencé avec d'autres règles que celles de ce serveur ; son journal est gardé")
	ErrDamaged     = fault(Conflict, "the match was damaged on disk: it is kept as it was found until whoever runs this server has mended it", "la partie a été abîmée sur le disque : elle est gardée telle quelle jusqu'à ce que le responsable de ce serveur l'ait réparée")
	ErrNoRoom      = fault(Full, "the disk of this server is nearly full: no new tables until there is room; matches that have begun go on", "le disque de ce serveur est presque plein : pas de nouvelle table avant qu'il y ait de la place ; les parties commencées continuent")
	ErrPaused      = fault(Conflict, "the match is paused; resume it first", "la partie est suspendue ; reprenez-la d'abord")
	ErrConceded    = fault(Conflict, "you have conceded this seat", "vous avez abandonné cette place ; un bot la joue jusqu'au bout")
	ErrReused      = fault(Conflict, "this idempotency key was used for another request", "ceci a déjà été envoyé autrement : cette clé d'idempotence a servi à une autre demande")
	ErrRevealed    = fault(Conflict, "something has been revealed since: it cannot be undone", "quelque chose a été révélé depuis : on ne peut plus annuler")
	ErrNoUndo      = fault(Conflict, "there is nothing of yours to undo", "il n'y a rien de vous à défaire")
	ErrNoWindow    = fault(Conflict, "no answer is asked of this seat now", "on ne demande plus de réponse à cette place")
	ErrHeld        = fault(Conflict, "you have held this window already", "vous avez déjà retenu cette fenêtre une fois")
	ErrHeldEnough  = fault(Conflict, "you have held windows for a minute in this round", "vous avez retenu des fenêtres une minute durant ce tour")
	ErrUnknownPast = fault(Missing, "how the match stood then cannot be known any more: other rules were in force", "on ne peut plus savoir où en était la partie : d'autres règles étaient en vigueur")
	ErrNotAsked    = fault(Conflict, "nobody asks you whether to undo", "personne ne vous demande plus de défaire une action")
	ErrBegun       = fault(Conflict, "the match has begun", "la partie a déjà commencé")
	ErrCancelled   = fault(Conflict, "the table was cancelled", "la table a été annulée")
	ErrNotYours    = fault(Forbidden, "only who set the table up can do this", "seul celui qui a dressé la table peut faire cela")
	ErrReadOnly    = fault(NotNow, "this server is read-only for a while: all can be looked at, nothing can be changed", "ce serveur est en lecture seule pour un moment : tout se regarde, rien ne se change")
	ErrApart       = fault(Forbidden, "who set this table up does not let you join it", "qui a créé cette table ne vous laisse pas la rejoindre")
	ErrNobody      = fault(Conflict, "no person plays this seat", "aucune personne ne joue cette place")
	ErrHere        = fault(Conflict, "the player of this seat is there", "le joueur de cette place est là")
	ErrPlaysHere   = fault(Conflict, "this account has a seat at the table already", "ce compte a déjà une place à la table")
	ErrPresent     = fault(Conflict, "the player of this seat is not absent, or not for long enough", "le joueur de cette place n'est pas absent, ou pas depuis assez longtemps")
	ErrBotHolds    = fault(Conflict, "a bot holds your seat; take it back first", "un bot tient votre place ; reprenez-la d'abord")
	ErrNotProposed = fault(Conflict, "nothing is proposed that you could vote on", "il n'y a plus rien à décider")
)

// readable turns an error of reading a journal into one of the table.
func readable(id string, err error) error {
	if errors.Is(err, store.ErrDamaged) {
		return ErrDamaged
	}
	return fmt.Errorf("match %s: %w", id, err)
}

// errAway is never shown: who acts in such a seat comes back to it first.
var errAway = fault(Conflict, "a bot holds the seat", "un bot tient la place")

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
	return badly(err)
}
