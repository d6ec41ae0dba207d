package web

import (
	"context"
	"net/http"
	"slices"
	"time"

	"gonfalon/game"
	"gonfalon/table"
)

// Shunned is a person whom an account does not want to hear, or to meet.
type Shunned struct {
	ID    string    `json:"id"`
	Name  string    `json:"name"`
	How   table.How `json:"how" enum:"mute,block"`
	Since time.Time `json:"since"`
}

type shunInput struct {
	Body struct {
		Match string    `json:"match"`
		Seat  game.Seat `json:"seat" minimum:"-1" maximum:"127" doc:"Whose player it is; -1 is who has set the table up"`
		How   table.How `json:"how" enum:"mute,block" doc:"Muted, nothing of what he says or writes comes to you. Blocked, besides, you see none of his tables, and he joins none of yours"`
	}
}

func (s *Server) describeShun() {
	operate(s, "GET", "/api/me/shunned", "shunned", "Whom you have muted or blocked", s.listShunned)
	operate(s, "POST", "/api/me/shunned", "shun", "Mute or block a player", s.shun)
	operate(s, "DELETE", "/api/me/shunned/{id}", "unshun", "Hear and meet a player again", s.unshun)
}

// nameOrNone returns the name of an account, or that of those who are no more.
func (s *Server) nameOrNone(ctx context.Context, account string) string {
	if a, err := s.people.account(ctx, account); err == nil {
		return a.Name
	}
	return "—"
}

func (s *Server) listShunned(ctx context.Context, _ *struct{}) (*reply[[]Shunned], error) {
	id, err := someone(ctx)
	if err != nil {
		return nil, err
	}
	list, err := s.shunnedBy(ctx, id)
	return answer(list), err
}

func (s *Server) shunnedBy(ctx context.Context, account string) ([]Shunned, error) {
	all, err := s.tables.Shuns(ctx, account)
	list := []Shunned{}
	for _, x := range all {
		list = append(list, Shunned{x.ID, s.nameOrNone(ctx, x.Account), x.How, x.Since})
	}
	return list, err
}

func (s *Server) shun(ctx context.Context, in *shunInput) (*reply[OK], error) {
	id, err := someone(ctx)
	if err == nil {
		err = s.visitors.may(caller(ctx), complaintsQuota)
	}
	if err != nil {
		return nil, err
	}
	other, _, err := s.tables.Whose(ctx, in.Body.Match, id, in.Body.Seat, 0)
	if err != nil {
		return nil, err
	}
	act := Act{By: id, What: "shun-" + string(in.Body.How), Match: in.Body.Match, Account: other}
	return answer(OK{true}), s.audit.doing(ctx, act, func() error {
		fresh, err := s.tables.Shun(ctx, id, other, in.Body.How)
		if err == nil && !fresh {
			err = errNothing
		}
		return err
	})
}

func (s *Server) unshun(ctx context.Context, in *tokenIDInput) (*reply[OK], error) {
	id, err := someone(ctx)
	if err == nil {
		err = s.visitors.may(caller(ctx), complaintsQuota)
	}
	if err != nil {
		return nil, err
	}
	all, err := s.tables.Shuns(ctx, id)
	if err != nil {
		return nil, err
	}
	at := slices.IndexFunc(all, func(x table.Shunned) bool { return x.ID == in.ID })
	if at < 0 {
		return nil, problem(http.StatusNotFound, "you have not muted or blocked this person", "vous ne tenez pas cette personne à l'écart")
	}
	return answer(OK{true}), s.audit.doing(ctx, Act{By: id, What: "unshun", Account: all[at].Account}, func() error {
		other, err := s.tables.Unshun(ctx, id, in.ID)
		if err == nil && other == "" {
			err = errNothing
		}
		return err
	})
}
