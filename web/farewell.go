package web

import (
	"context"
	"encoding/json"
	"errors"
	"time"

	"gonfalon/store"
	"gonfalon/table"
)

// Export is all that is kept of an account.
type Export struct {
	Me
	Created  time.Time       `json:"created"`
	Sessions []Session       `json:"sessions"`
	Tokens   []TokenNote     `json:"tokens"`
	Passkeys []Passkey       `json:"passkeys"`
	Papers   []ExportedPaper `json:"papers"`
	Shunned  []Shunned       `json:"shunned" doc:"Whom you have muted or blocked"`
	Matches  []table.Memory  `json:"matches"`
}

// ExportedPaper is a paper of an account as it is kept.
type ExportedPaper struct {
	Many     string          `json:"many" doc:"Where the API has papers of its kind: lists, layouts, plans"`
	ID       string          `json:"id"`
	Game     string          `json:"game"`
	Changed  time.Time       `json:"changed"`
	Document json.RawMessage `json:"document"`
}

func (s *Server) exportMe(ctx context.Context, _ *struct{}) (*reply[Export], error) {
	id, err := oneself(ctx)
	if err != nil {
		return nil, err
	}
	a, err := s.people.account(ctx, id)
	if errors.Is(err, store.ErrNotFound) {
		return nil, errNoAccount
	}
	if err != nil {
		return nil, err
	}
	all := Export{Me: s.asSeen(ctx, id, a), Created: a.Created, Papers: []ExportedPaper{}, Matches: []table.Memory{}}
	if all.Sessions, err = s.people.sessionsOf(ctx, id); err != nil {
		return nil, err
	}
	if all.Tokens, err = s.people.tokensOf(ctx, id); err != nil {
		return nil, err
	}
	if all.Passkeys, err = s.people.passkeysOf(ctx, id); err != nil {
		return nil, err
	}
	if all.Shunned, err = s.shunnedBy(ctx, id); err != nil {
		return nil, err
	}
	for _, route := range paperRoutes {
		err := s.shelf.each(ctx, route.kind, id, func(r *record) error {
			all.Papers = append(all.Papers, ExportedPaper{route.many, r.id, r.Game, r.Changed, r.Document})
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	err = s.tables.Memories(ctx, id, func(m table.Memory) { all.Matches = append(all.Matches, m) })
	return answer(all), err
}

// deleteMe deletes an account, its record last: what was cut off is done again by another call.
func (s *Server) deleteMe(ctx context.Context, _ *struct{}) (*goneOut, error) {
	id, err := oneself(ctx)
	if err != nil {
		return nil, err
	}
	if err := s.tables.Depart(ctx, id); err != nil {
		return nil, err
	}
	for _, route := range paperRoutes {
		err := s.shelf.each(ctx, route.kind, id, func(r *record) error {
			return s.shelf.papers.Delete(ctx, r.key())
		})
		if err != nil {
			return nil, err
		}
	}
	tokens, err := s.people.tokensOf(ctx, id)
	if err != nil {
		return nil, err
	}
	for _, t := range tokens {
		if _, err := s.people.revoke(ctx, id, t.ID); err != nil {
			return nil, err
		}
	}
	keys, err := s.people.passkeysOf(ctx, id)
	if err != nil {
		return nil, err
	}
	for _, k := range keys {
		if err := s.people.removePasskey(ctx, id, k.ID); err != nil {
			return nil, err
		}
	}
	if err := s.people.endOthers(ctx, id, caller(ctx).session); err != nil && !errors.Is(err, store.ErrNotFound) {
		return nil, err
	}
	if err := s.people.accounts.Delete(ctx, id); err != nil {
		return nil, err
	}
	out := &goneOut{Cookie: noCookie(caller(ctx).secure), Body: OK{true}}
	if caller(ctx).session == "" {
		return out, nil
	}
	return out, s.people.end(ctx, id, caller(ctx).session)
}
