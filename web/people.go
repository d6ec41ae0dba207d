package web

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
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

type known struct {
	token *token
	until time.Time
}

// tokenMemory is how long a token is not looked up again.
const tokenMemory = time.Minute

// An account is a person, or whoever has their cookie.
type account struct {
	Name    string    `json:"name"`
	Created time.Time `json:"created"`
}

// A token is kept as its hash.
type token struct {
	Account string    `json:"account"`
	Hash    []byte    `json:"hash"`
	Note    string    `json:"note"`
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

// tokenPrefix lets people, and those who search for leaked secrets, know one.
const tokenPrefix = "gonf_"

// token makes a token for an account. It is shown this once.
func (p *people) token(ctx context.Context, account, note string) (string, error) {
	id, secret := strings.ToLower(rand.Text())[:12], rand.Text()
	hash := sha256.Sum256([]byte(secret))
	data, err := json.Marshal(token{account, hash[:], note, time.Now().UTC()})
	if err != nil {
		return "", err
	}
	if _, err := p.tokens.Create(ctx, id, data); err != nil {
		return "", err
	}
	return tokenPrefix + id + "_" + secret, nil
}

// bearer returns the account of a token; "" if it is no good.
func (p *people) bearer(ctx context.Context, text string) (string, error) {
	id, secret, _ := strings.Cut(strings.TrimPrefix(text, tokenPrefix), "_")
	t, err := p.find(ctx, id)
	if err != nil || t == nil {
		return "", err
	}
	hash := sha256.Sum256([]byte(secret))
	if subtle.ConstantTimeCompare(hash[:], t.Hash) != 1 {
		return "", nil
	}
	return t.Account, nil
}

func (p *people) find(ctx context.Context, id string) (*token, error) {
	if len(id) != 12 || strings.Trim(id, "abcdefghijklmnopqrstuvwxyz234567") != "" {
		return nil, nil
	}
	now := time.Now()
	p.mu.Lock()
	k := p.lately[id]
	p.mu.Unlock()
	if now.Before(k.until) {
		return k.token, nil
	}
	var t token
	data, _, err := p.tokens.Get(ctx, id)
	if errors.Is(err, store.ErrNotFound) {
		return nil, nil
	}
	if err == nil {
		err = json.Unmarshal(data, &t)
	}
	if err != nil {
		return nil, err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	for id, k := range p.lately {
		if len(p.lately) > 10_000 && now.After(k.until) {
			delete(p.lately, id)
		}
	}
	p.lately[id] = known{&t, now.Add(tokenMemory)}
	return &t, nil
}

// answers tells whether the store can be asked.
func (p *people) answers(ctx context.Context) error {
	_, _, err := p.accounts.Get(ctx, "nobody")
	if errors.Is(err, store.ErrNotFound) {
		return nil
	}
	return err
}
