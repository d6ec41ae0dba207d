package web

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"net/http"
	"strings"
	"time"

	"gonfalon/store"
)

// A session is a browser that an account is at home in. Its cookie names it, so that it can be
// ended from another.
type session struct {
	Created time.Time `json:"created"`
	Seen    time.Time `json:"seen"`
	Browser string    `json:"browser"` // as it calls itself
}

const (
	maxSessions = 50
	// seenEvery is how often it is noted that something was used.
	seenEvery  = time.Hour
	maxBrowser = 200
)

// Session is a session as its account sees it.
type Session struct {
	ID      string    `json:"id"`
	Created time.Time `json:"created"`
	Seen    time.Time `json:"seen" doc:"To the hour"`
	Browser string    `json:"browser"`
	This    bool      `json:"this" doc:"The one that asks"`
}

// errSignedOut is for those whose session was ended.
var errSignedOut = problem(http.StatusUnauthorized, "this browser was signed out", "ce navigateur a été déconnecté")

func sessionKey(account, id string) string { return account + "." + id }

// begin makes a session of an account; its oldest goes if it has too many.
func (p *people) begin(ctx context.Context, account, browser string) (string, error) {
	all, err := p.sessionsOf(ctx, account)
	if err != nil {
		return "", err
	}
	for ; len(all) >= maxSessions; all = all[1:] {
		if err := p.end(ctx, account, all[0].ID); err != nil {
			return "", err
		}
	}
	id := strings.ToLower(rand.Text())[:12]
	now := time.Now().UTC()
	data, err := json.Marshal(session{now, now, shortened(browser)})
	if err != nil {
		return "", err
	}
	_, err = p.sessions.Create(ctx, sessionKey(account, id), data)
	return id, err
}

func shortened(text string) string {
	text = tidied(strings.ToValidUTF8(text, ""))
	return text[:min(len(text), maxBrowser)]
}

// sessionsOf lists the sessions of an account, the one used longest ago first.
func (p *people) sessionsOf(ctx context.Context, account string) ([]Session, error) {
	list := []Session{}
	prefix := sessionKey(account, "")
	err := p.sessions.Each(ctx, prefix, func(key string, data []byte, _ uint64) error {
		var s session
		if err := json.Unmarshal(data, &s); err != nil {
			return err
		}
		list = append(list, Session{ID: strings.TrimPrefix(key, prefix), Created: s.Created, Seen: s.Seen, Browser: s.Browser})
		return nil
	})
	return list, err
}

// end ends a session.
func (p *people) end(ctx context.Context, account, id string) error {
	if err := p.sessions.Delete(ctx, sessionKey(account, id)); err != nil {
		return err
	}
	p.atHome.put(sessionKey(account, id), nil)
	return nil
}

// home tells whether a session is still good, and notes that it is used.
func (p *people) home(ctx context.Context, account, id string) (bool, error) {
	key := sessionKey(account, id)
	if s, known := p.atHome.get(key); known {
		return s != nil, nil
	}
	if !isTokenID(id) {
		return false, nil
	}
	data, revision, err := p.sessions.Get(ctx, key)
	if err == nil {
		_, err = p.account(ctx, account) // one that was begun while its account was deleted is no good
	}
	if errors.Is(err, store.ErrNotFound) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	var s session
	if err := json.Unmarshal(data, &s); err != nil {
		return false, err
	}
	if time.Since(s.Seen) > seenEvery {
		s.Seen = time.Now().UTC()
		go noteUse(ctx, p.sessions, key, revision, s)
	}
	p.atHome.put(key, &s)
	return true, nil
}

// noteUse writes anew what has been used. Nobody waits for it, and it may fail: then the next
// use is noted.
func noteUse(ctx context.Context, b *store.Bucket, key string, revision uint64, v any) {
	if data, err := json.Marshal(v); err == nil {
		b.Update(context.WithoutCancel(ctx), key, data, revision)
	}
}

// signedBefore tells whether cookies that name no session are good for an account: those from
// before there were sessions, until it signs its other browsers out.
func (p *people) signedBefore(ctx context.Context, account string) (bool, error) {
	a, err := p.account(ctx, account)
	if errors.Is(err, store.ErrNotFound) {
		return false, nil
	}
	return err == nil && !a.Sessions, err
}

// endOthers ends all sessions of an account but one, and cookies that name none.
func (p *people) endOthers(ctx context.Context, id, but string) error {
	if err := p.change(ctx, id, func(a *account) { a.Sessions = true }); err != nil {
		return err
	}
	all, err := p.sessionsOf(ctx, id)
	if err != nil {
		return err
	}
	for _, s := range all {
		if s.ID == but {
			continue
		}
		if err := p.end(ctx, id, s.ID); err != nil {
			return err
		}
	}
	return nil
}
