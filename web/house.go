package web

import (
	"context"
	"fmt"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"
)

// House is what everybody may know of how the server is run just now.
type House struct {
	ReadOnly *ReadOnly `json:"readOnly,omitempty" doc:"Nothing can be changed for a while"`
	Admin    bool      `json:"admin,omitempty" doc:"You administer the server"`
	Account  string    `json:"account,omitempty" doc:"Yours, by which administrators can name you"`
}

func (s *Server) describeHouse() {
	operate(s, "GET", "/api/house", "house", "Whether anything can be changed just now, and whether you administer the server", s.lookAtHouse, forBanned)
}

func (s *Server) lookAtHouse(ctx context.Context, _ *struct{}) (*reply[House], error) {
	who := caller(ctx)
	h := House{ReadOnly: s.porter.now.Load().readOnly, Account: who.account}
	h.Admin = who.token == "" && s.porter.admin(who.account)
	return answer(h), nil
}

// mark has an operation say something of itself.
func mark(what string) func(*huma.Operation) {
	return func(op *huma.Operation) {
		if op.Metadata == nil {
			op.Metadata = map[string]any{}
		}
		op.Metadata[what] = true
	}
}

var (
	// onlyReads is for operations that change nothing, whatever their method.
	onlyReads = mark("reads")
	// forBanned is for what is an account's own, also when it is banned.
	forBanned = mark("for the banned")
)

// admitted says why an operation is not carried out for who asks, if it is not.
func (s *Server) admitted(ctx context.Context, op *huma.Operation) error {
	if op.Metadata["for the banned"] == nil {
		if x := s.porter.bars(caller(ctx)); x != nil {
			return barred(x)
		}
	}
	if op.Method != http.MethodGet && op.Metadata["reads"] == nil {
		return s.changing()
	}
	return nil
}

// changing says why nothing can be changed, if that is so.
func (s *Server) changing() error {
	r := s.porter.now.Load().readOnly
	if r == nil {
		return nil
	}
	p := problem(http.StatusServiceUnavailable,
		"this server is read-only for a while, and nothing was changed: %s",
		"ce serveur est en lecture seule pour un moment, et rien n'a été changé : %s", r.Why)
	p.ReadOnly = true
	return p
}

// barred is for those who are banned.
func barred(x *Sanction) error {
	switch {
	case x.Kind == toBanAt:
		return problem(http.StatusForbidden, "nobody may come in from where you are until %s: %s", "personne ne peut entrer d'où vous êtes jusqu'au %s : %s", stamped(*x.Until), x.Why)
	case x.Until == nil:
		return problem(http.StatusForbidden, "your account is banned: %s", "votre compte est banni : %s", x.Why)
	}
	return problem(http.StatusForbidden, "your account is banned until %s: %s", "votre compte est banni jusqu'au %s : %s", stamped(*x.Until), x.Why)
}

// speaks says why an account may not say or write anything, if it may not.
func (s *Server) speaks(ctx context.Context) error {
	x := s.porter.inForce(toMute, caller(ctx).account)
	switch {
	case x == nil:
		return nil
	case x.Until == nil:
		return problem(http.StatusForbidden, "you have been silenced: %s", "la parole vous a été retirée : %s", x.Why)
	}
	return problem(http.StatusForbidden, "you have been silenced until %s: %s", "la parole vous a été retirée jusqu'au %s : %s", stamped(*x.Until), x.Why)
}

func stamped(t time.Time) string { return t.UTC().Format("2006-01-02 15:04 UTC") }

// healthOfHouse says in the answer about health what is not as usual.
func (s *Server) healthOfHouse() string {
	if r := s.porter.now.Load().readOnly; r != nil {
		return fmt.Sprintf("read-only since %s: %s\n", stamped(r.Since), r.Why)
	}
	return ""
}
