package web

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/json"
	"errors"
	"strings"
	"time"

	"gonfalon/store"
)

// A token is kept as its hash.
type token struct {
	Account string    `json:"account"`
	Hash    []byte    `json:"hash"`
	Note    string    `json:"note"`
	Created time.Time `json:"created"`
}

// known is a token that was shown lately; nil is one that is none.
type known struct {
	token *token
	until time.Time
}

// tokenMemory is how long a token is not looked up again: so long may one that was
// revoked at another node be good for.
const tokenMemory = 30 * time.Second

// tokenPrefix lets people, and those who search for leaked secrets, know one.
const tokenPrefix = "gonf_"

// owned is the key under which an account finds its token.
func owned(account, id string) string { return "of." + account + "." + id }

// token makes a token for an account. It is shown this once.
func (p *people) token(ctx context.Context, account, note string) (string, error) {
	id, secret := strings.ToLower(rand.Text())[:12], rand.Text()
	hash := sha256.Sum256([]byte(secret))
	data, err := json.Marshal(token{account, hash[:], note, time.Now().UTC()})
	if err != nil {
		return "", err
	}
	// A token that its owner could not find must not be good.
	if _, err := p.tokens.Create(ctx, owned(account, id), []byte("{}")); err != nil {
		return "", err
	}
	if _, err := p.tokens.Create(ctx, id, data); err != nil {
		return "", err
	}
	return tokenPrefix + id + "_" + secret, nil
}

// tokensOf lists the tokens of an account, the oldest first.
func (p *people) tokensOf(ctx context.Context, account string) ([]TokenNote, error) {
	list := []TokenNote{}
	prefix := owned(account, "")
	err := p.tokens.Each(ctx, prefix, func(key string, _ []byte, _ uint64) error {
		id := strings.TrimPrefix(key, prefix)
		t, err := p.read(ctx, id)
		if t != nil {
			list = append(list, TokenNote{id, t.Note, t.Created})
		}
		return err
	})
	return list, err
}

// revoke makes a token of an account no good. It tells whether there was one.
func (p *people) revoke(ctx context.Context, account, id string) (bool, error) {
	if !isTokenID(id) {
		return false, nil
	}
	t, err := p.read(ctx, id)
	if err != nil || t == nil || t.Account != account {
		return false, err
	}
	if err := p.tokens.Delete(ctx, id); err != nil {
		return false, err
	}
	p.remember(id, nil)
	return true, p.tokens.Delete(ctx, owned(account, id))
}

// bearer returns the id and the account of a token; "" if it is no good.
func (p *people) bearer(ctx context.Context, text string) (id, account string, err error) {
	id, secret, _ := strings.Cut(strings.TrimPrefix(text, tokenPrefix), "_")
	t, err := p.find(ctx, id)
	if err != nil || t == nil {
		return "", "", err
	}
	hash := sha256.Sum256([]byte(secret))
	if subtle.ConstantTimeCompare(hash[:], t.Hash) != 1 {
		return "", "", nil
	}
	return id, t.Account, nil
}

func isTokenID(id string) bool {
	return len(id) == 12 && strings.Trim(id, "abcdefghijklmnopqrstuvwxyz234567") == ""
}

// stillValid is for those who stay: their token may have been revoked meanwhile.
func (s *Server) stillValid(ctx context.Context, token string) error {
	if token == "" {
		return nil
	}
	if t, err := s.people.find(ctx, token); t == nil && err == nil {
		return errToken
	}
	return nil
}

// find returns a token, or nil. It may be as old as tokenMemory.
func (p *people) find(ctx context.Context, id string) (*token, error) {
	p.mu.Lock()
	k := p.lately[id]
	p.mu.Unlock()
	switch {
	case time.Now().Before(k.until):
		return k.token, nil
	case !isTokenID(id):
		return nil, nil
	}
	t, err := p.read(ctx, id)
	if t != nil {
		p.remember(id, t)
	}
	return t, err
}

// read reads a token out of the store; nil is none.
func (p *people) read(ctx context.Context, id string) (*token, error) {
	data, _, err := p.tokens.Get(ctx, id)
	if errors.Is(err, store.ErrNotFound) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var t token
	return &t, json.Unmarshal(data, &t)
}

func (p *people) remember(id string, t *token) {
	now := time.Now()
	p.mu.Lock()
	defer p.mu.Unlock()
	for id, k := range p.lately {
		if len(p.lately) > 10_000 && now.After(k.until) {
			delete(p.lately, id)
		}
	}
	p.lately[id] = known{t, now.Add(tokenMemory)}
}
