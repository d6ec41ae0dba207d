package web

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"strings"
	"sync"
	"time"

	"gonfalon/store"
)

// people are the accounts, and the tokens by which their bots are known.
type people struct {
	accounts, tokens *store.Bucket

	mu     sync.Mutex
	lately map[string]known // tokens that were shown lately, by their id
}

// An account is a person, or whoever has their cookie.
type account struct {
	Name    string    `json:"name"`
	Created time.Time `json:"created"`
}

func openPeople(ctx context.Context, s *store.Store) (*people, error) {
	p := &people{lately: map[string]known{}}
	var err error
	if p.accounts, err = s.Bucket(ctx, "accounts"); err != nil {
		return nil, err
	}
	p.tokens, err = s.Bucket(ctx, "tokens")
	return p, err
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

// rename names an account; "" is a new one.
func (p *people) rename(ctx context.Context, id, name string) (string, error) {
	a := account{Name: name, Created: time.Now().UTC()}
	if id == "" {
		id = strings.ToLower(rand.Text())[:20]
	} else if old, err := p.account(ctx, id); err == nil {
		a.Created = old.Created
	} else if !errors.Is(err, store.ErrNotFound) {
		return "", err
	}
	data, err := json.Marshal(a)
	if err != nil {
		return "", err
	}
	_, err = p.accounts.Put(ctx, id, data)
	return id, err
}

// answers tells whether the store can be asked.
func (p *people) answers(ctx context.Context) error {
	_, _, err := p.accounts.Get(ctx, "nobody")
	if errors.Is(err, store.ErrNotFound) {
		return nil
	}
	return err
}
