package web

import (
	"context"
	"encoding/json"
	"errors"
	"maps"
	"net/http"
	"strings"

	"gonfalon/game"
	"gonfalon/store"
	"gonfalon/table"

	"github.com/danielgtaylor/huma/v2"
)

// A Problem is what is answered instead of what was asked for (RFC 9457). When the rules
// of the game refuse, it cites the rule; when a log is wrong, it tells the line. Only what is
// wrong with the form of a request is told in English alone.
type Problem struct {
	Status  int       `json:"status" example:"422"`
	Title   string    `json:"title" example:"Unprocessable Entity"`
	Detail  string    `json:"detail" doc:"What is wrong, in words"`
	Rule    game.Rule `json:"rule,omitempty" doc:"The rule of the ledger that refuses"`
	English string    `json:"en,omitempty" doc:"What is wrong, for people"`
	French  string    `json:"fr,omitempty"`
	Line    int       `json:"line,omitempty" doc:"The line of the log, or of the army list, that is wrong"`
	Option  string    `json:"option,omitempty" doc:"The option of the match that is wrong"`
	Limit   string    `json:"limit,omitempty" doc:"The limit of this server that is reached, by the name that its host knows it by"`
	// ReadOnly tells this from a server that cannot answer just now: to try again is of no use yet.
	ReadOnly bool `json:"readOnly,omitempty" doc:"The server is read-only for a while"`

	headers http.Header
}

func (p *Problem) Error() string { return p.Detail }

// GetStatus is for huma.
func (p *Problem) GetStatus() int { return p.Status }

// GetHeaders is for huma.
func (p *Problem) GetHeaders() http.Header { return p.headers }

// ContentType is for huma.
func (p *Problem) ContentType(string) string { return "application/problem+json" }

func problem(status int, english, french string, facts ...any) *Problem {
	return saying(status, game.Wrong(english, french, facts...))
}

// saying makes a problem of an error, in both languages if it has them.
func saying(status int, err error) *Problem {
	p := &Problem{Status: status, Title: http.StatusText(status), Detail: err.Error()}
	if english, french := game.Said(err, game.English), game.Said(err, game.French); english != french {
		p.English, p.French = english, french
	}
	return p
}

// huma makes the errors of its own with this function, one for the whole program.
func init() {
	huma.NewError = func(status int, message string, errs ...error) huma.StatusError {
		if status == http.StatusUnprocessableEntity {
			status = http.StatusBadRequest // a request that does not fit its schema
		}
		for i, err := range errs {
			sep := ": "
			if i > 0 {
				sep = "; "
			}
			if d, ok := err.(*huma.ErrorDetail); ok {
				message += sep + strings.TrimPrefix(d.Location+": ", ": ") + d.Message
			} else if err != nil {
				message += sep + err.Error()
			}
		}
		return saying(status, errors.New(message))
	}
}

var statusOf = map[table.Kind]int{
	table.Bad:       http.StatusBadRequest,
	table.Forbidden: http.StatusForbidden,
	table.Missing:   http.StatusNotFound,
	table.Conflict:  http.StatusConflict,
	table.Full:      http.StatusInsufficientStorage,
	table.NotNow:    http.StatusServiceUnavailable,
}

// errNobody is for those who must say who they are.
var errNobody = problem(http.StatusUnauthorized, "say who you are first: load the page again; a program calls POST /api/me, or sends a token", "dites d'abord qui vous êtes : rechargez la page ; un programme appelle POST /api/me, ou envoie un jeton")

// errOrigin is for the pages of others.
var errOrigin = problem(http.StatusForbidden, "requests that change something must come from this site, and so must streams that are WebSockets", "les demandes qui changent quelque chose doivent venir de ce site, et de même les flux qui sont des WebSockets")

// errToken is for those whose token is none, or is no more.
var errToken = problem(http.StatusUnauthorized, "this token is not valid", "ce jeton n'est pas valable")

// errTooMany is for those who ask for too much at once.
var errTooMany = problem(http.StatusTooManyRequests, "too many requests; wait a second", "trop de demandes ; attendez une seconde")

// errDiskFull is for those whose doing cannot be written.
var errDiskFull = problem(http.StatusInsufficientStorage, "the disk of this server is full: nothing was done; try again when there is room", "le disque de ce serveur est plein : rien n'a été fait ; réessayez quand il y aura de la place")

// explain turns an error into a problem. What is nobody's fault but ours is logged, and
// not told.
func (s *Server) explain(ctx context.Context, what string, err error) error {
	var p *Problem
	var refused *table.Refused
	var wrong *table.Error
	var line *game.LogError
	var option *game.OptionError
	switch {
	case errors.As(err, &p):
		return p
	case errors.As(err, &refused):
		return &Problem{Status: http.StatusUnprocessableEntity, Title: http.StatusText(http.StatusUnprocessableEntity),
			Detail: refused.English, Rule: refused.Rule, English: refused.English, French: refused.French}
	case errors.As(err, &line):
		p = saying(http.StatusUnprocessableEntity, line.Err)
		p.Line = line.Line
		return p
	case errors.As(err, &option):
		p = saying(http.StatusUnprocessableEntity, option)
		p.Option, p.Line, p.Rule, p.English, p.French = option.Option, option.Line, option.Rule, option.English, option.French
		return p
	case errors.As(err, &wrong) && wrong.Kind == table.NotNow && s.changing() != nil:
		return s.changing() // which says why
	case errors.As(err, &wrong):
		return saying(statusOf[wrong.Kind], wrong)
	case errors.Is(err, store.ErrFull):
		return errDiskFull
	case ctx.Err() != nil:
		return problem(http.StatusRequestTimeout, "the request was ended", "la demande a été interrompue")
	case errors.Is(err, context.DeadlineExceeded):
		s.log.Error("the store does not answer", "what", what, "error", err)
		return problem(http.StatusServiceUnavailable, "the server cannot write at the moment; try again in a while", "le serveur ne peut pas écrire en ce moment ; réessayez dans un instant")
	}
	s.log.Error("request failed", "what", what, "error", err)
	return problem(http.StatusInternalServerError, "something went wrong here; it has been noted", "quelque chose a échoué ici ; c'est noté")
}

func writeProblem(w http.ResponseWriter, p *Problem) {
	maps.Copy(w.Header(), p.headers)
	w.Header().Set("Content-Type", "application/problem+json")
	w.WriteHeader(p.Status)
	json.NewEncoder(w).Encode(p) // nobody is left to tell if it fails
}
