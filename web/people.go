package web

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"strings"
	"time"

	"gonfalon/store"
)

// people are the accounts, and the tokens by which their bots are known.
type people struct {
	accounts, tokens, sessions, passkeys *store.Bucket

	shown  lately[token]
	atHome lately[session]
}

// An account is a person, or whoever has their cookie.
type account struct {
	Name    string    `json:"name"`
	Created time.Time `json:"created"`
	// Sessions says that only cookies are good that name a session.
	Sessions bool `json:"sessions,omitempty"`
	// Recoveries counts the recovery codes that were good before this one.
	Recoveries int `json:"recoveries,omitempty"`
}

func openPeople(ctx context.Context, s *store.Store) (*people, error) {
	p := &people{}
	for name, b := range map[string]**store.Bucket{"accounts": &p.accounts, "tokens": &p.tokens, "sessions": &p.sessions, "passkeys": &p.passkeys} {
		var err error
		if *b, err = s.Bucket(ctx, name); err != nil {
			return nil, err
		}
	}
	return p, nil
}

// any tells whether there is an account.
func (p *people) any(ctx context.Context) (bool, error) {
	found := errors.New("found")
	err := p.accounts.Each(ctx, "", func(string, []byte, uint64) error { return found })
	if err == found {
		return true, nil
	}
	return false, err
}

// each calls f for every account until it returns an error.
func (p *people) each(ctx context.Context, f func(id string, a *account) error) error {
	return p.accounts.Each(ctx, "", func(id string, data []byte, _ uint64) error {
		var a account
		if err := json.Unmarshal(data, &a); err != nil {
			return err
		}
		return f(id, &a)
	})
}

// account returns an account, or store.ErrNotFound.
func (p *people) account(ctx context.Context, id string) (*account, error) {
	data, _, err := p.accounts.Get(ctx, id)
	if err != nil {
		return nil, err
	}
	var a account
	return &a, json.Unmarshal(data, &a)
}

// isAccountID tells whether an id may be that of an account.
func isAccountID(id string) bool {
	return len(id) == 20 && strings.Trim(id, "abcdefghijklmnopqrstuvwxyz234567") == ""
}

// add makes an account.
func (p *people) add(ctx context.Context, name string) (id string, a *account, err error) {
	id, a = strings.ToLower(rand.Text())[:20], &account{Name: name, Created: time.Now().UTC(), Sessions: true}
	data, err := json.Marshal(a)
	if err != nil {
		return "", nil, err
	}
	_, err = p.accounts.Create(ctx, id, data)
	return id, a, err
}

// change changes an account, whoever else does at the same time.
func (p *people) change(ctx context.Context, id string, f func(*account)) error {
	for {
		data, revision, err := p.accounts.Get(ctx, id)
		if err != nil {
			return err
		}
		var a account
		if err := json.Unmarshal(data, &a); err != nil {
			return err
		}
		f(&a)
		if data, err = json.Marshal(a); err != nil {
			return err
		}
		if _, err = p.accounts.Update(ctx, id, data, revision); !errors.Is(err, store.ErrConflict) {
			return err
		}
	}
}

// answers tells whether the store can be asked.
func (p *people) answers(ctx context.Context) error {
	_, _, err := p.accounts.Get(ctx, "nobody")
	if errors.Is(err, store.ErrNotFound) {
		return nil
	}
	return err
}
