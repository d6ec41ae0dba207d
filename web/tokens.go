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
	Account string     `json:"account"`
	Hash    []byte     `json:"hash"`
	Note    string     `json:"note"`
	Created time.Time  `json:"created"`
	Scope   string     `json:"scope,omitempty"` // "" is toPlay
	Until   *time.Time `json:"until,omitempty"` // it is good; nil is for ever
	Used    *time.Time `json:"used,omitempty"`  // to the hour
}

// What a token is good for.
const (
	toPlay  = "play"  // all that its account may do at tables
	toWatch = "watch" // to look, as its account may
)

// tokenPrefix lets people, and those who search for leaked secrets, know one.
const tokenPrefix = "gonf_"

// owned is the key under which an account finds its token.
func owned(account, id string) string { return "of." + account + "." + id }

// token makes a token for an account. It is shown this once.
func (p *people) token(ctx context.Context, t token) (string, error) {
	id, secret := strings.ToLower(rand.Text())[:12], rand.Text()
	hash := sha256.Sum256([]byte(secret))
	t.Hash, t.Created = hash[:], time.Now().UTC()
	data, err := json.Marshal(t)
	if err != nil {
		return "", err
	}
	// A token that its owner could not find must not be good.
	if _, err := p.tokens.Create(ctx, owned(t.Account, id), []byte("{}")); err != nil {
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
		t, _, err := p.read(ctx, id)
		if t != nil {
			list = append(list, TokenNote{ID: id, Note: t.Note, Created: t.Created, Scope: t.scope(), Until: t.Until, Used: t.Used})
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
	t, _, err := p.read(ctx, id)
	if err != nil || t == nil || t.Account != account {
		return false, err
	}
	if err := p.tokens.Delete(ctx, id); err != nil {
		return false, err
	}
	p.shown.put(id, nil)
	return true, p.tokens.Delete(ctx, owned(account, id))
}

// bearer returns a token and its id; nil if it is no good.
func (p *people) bearer(ctx context.Context, text string) (id string, t *token, err error) {
	id, secret, _ := strings.Cut(strings.TrimPrefix(text, tokenPrefix), "_")
	if t, err = p.find(ctx, id); err != nil || t == nil {
		return "", nil, err
	}
	hash := sha256.Sum256([]byte(secret))
	if subtle.ConstantTimeCompare(hash[:], t.Hash) != 1 {
		return "", nil, nil
	}
	return id, t, nil
}

func (t *token) scope() string {
	if t.Scope == "" {
		return toPlay
	}
	return t.Scope
}

func isTokenID(id string) bool {
	return len(id) == 12 && strings.Trim(id, "abcdefghijklmnopqrstuvwxyz234567") == ""
}

// stillValid is for those who stay: their token may have been revoked meanwhile, their
// session ended, or themselves banned.
func (s *Server) stillValid(ctx context.Context, c client) error {
	if x := s.porter.bars(c); x != nil {
		return barred(x)
	}
	switch {
	case c.token != "":
		if t, err := s.people.find(ctx, c.token); t == nil && err == nil {
			return errToken
		}
	case c.session != "":
		if home, err := s.people.home(ctx, c.account, c.session); !home && err == nil {
			return errSignedOut
		}
	}
	return nil
}

// find returns a token that is good, or nil. It may be as old as memoryOf.
func (p *people) find(ctx context.Context, id string) (*token, error) {
	if t, known := p.shown.get(id); known {
		return t.good(), nil
	}
	if !isTokenID(id) {
		return nil, nil
	}
	t, revision, err := p.read(ctx, id)
	if t == nil || err != nil {
		return nil, err
	}
	if _, err := p.account(ctx, t.Account); errors.Is(err, store.ErrNotFound) {
		return nil, nil // it was made while its account was deleted
	} else if err != nil {
		return nil, err
	}
	if now := time.Now().UTC(); t.Used == nil || now.Sub(*t.Used) > seenEvery {
		t.Used = &now
		go noteUse(ctx, p.tokens, id, revision, *t)
	}
	p.shown.put(id, t)
	return t.good(), nil
}

// good returns a token unless it is none, or over.
func (t *token) good() *token {
	if t == nil || t.Until != nil && time.Now().After(*t.Until) {
		return nil
	}
	return t
}

// read reads a token out of the store; nil is none.
func (p *people) read(ctx context.Context, id string) (*token, uint64, error) {
	data, revision, err := p.tokens.Get(ctx, id)
	if errors.Is(err, store.ErrNotFound) {
		return nil, 0, nil
	}
	if err != nil {
		return nil, 0, err
	}
	var t token
	return &t, revision, json.Unmarshal(data, &t)
}
