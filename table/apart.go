package table

import (
	"context"
	"crypto/sha256"
	"encoding/base32"
	"encoding/json"
	"slices"
	"strings"
	"sync"
	"time"
)

// Who does not want to hear somebody mutes him: what he says and writes does not come. Who does
// not want to meet him blocks him: besides, his tables are not shown, he cannot sit down at those
// of who blocks him, and keeps no seat for him. Nobody is told.

// How an account keeps another off.
type How string

const (
	Muted   How = "mute"
	Blocked How = "block"
)

// A Shunned is an account that another keeps off.
type Shunned struct {
	ID      string    `json:"-"` // by which its owner names it
	Account string    `json:"account"`
	How     How       `json:"how"`
	Since   time.Time `json:"since"`
}

const (
	// maxShunned is how many others an account can keep off.
	maxShunned  = 500
	topicApart  = "apart"
	apartLately = 30 * time.Second
)

// apart is what was looked up of it lately, by account.
type apart struct {
	mu sync.Mutex
	of map[string]shunning
}

type shunning struct {
	how   map[string]How
	until time.Time
}

// shunKey is where an account finds another that it keeps off.
func shunKey(account, other string) string {
	sum := sha256.Sum256([]byte(account + " " + other))
	return account + "." + strings.ToLower(base32.StdEncoding.EncodeToString(sum[:]))[:12]
}

// Shun has an account keep another off, so or otherwise than before. It tells whether that is new.
func (t *Tables) Shun(ctx context.Context, account, other string, how How) (fresh bool, err error) {
	if other == "" || other == account || how != Muted && how != Blocked {
		return false, bad("only another person can be muted or blocked", "on ne peut tenir à l'écart que quelqu'un d'autre")
	}
	list, err := t.Shuns(ctx, account)
	if err != nil {
		return false, err
	}
	at := slices.IndexFunc(list, func(s Shunned) bool { return s.Account == other })
	switch {
	case at >= 0 && list[at].How == how:
		return false, nil
	case at < 0 && len(list) >= maxShunned:
		return false, fault(Conflict, "you have muted or blocked %d persons; nobody can more", "vous tenez %d personnes à l'écart ; nul ne peut davantage", maxShunned)
	}
	data, err := json.Marshal(Shunned{Account: other, How: how, Since: t.now().UTC()})
	if err == nil {
		_, err = t.shunned.Put(ctx, shunKey(account, other), data)
	}
	t.forgetApart(account)
	return true, err
}

// Unshun has an account hear and meet another again. It returns whom, or "".
func (t *Tables) Unshun(ctx context.Context, account, id string) (string, error) {
	list, err := t.Shuns(ctx, account)
	if err != nil {
		return "", err
	}
	at := slices.IndexFunc(list, func(s Shunned) bool { return s.ID == id })
	if at < 0 {
		return "", nil
	}
	err = t.shunned.Delete(ctx, account+"."+id)
	t.forgetApart(account)
	return list[at].Account, err
}

// Shuns lists whom an account keeps off.
func (t *Tables) Shuns(ctx context.Context, account string) ([]Shunned, error) {
	list := []Shunned{}
	err := t.shunned.Each(ctx, account+".", func(key string, data []byte, _ uint64) error {
		s := Shunned{ID: strings.TrimPrefix(key, account+".")}
		if err := json.Unmarshal(data, &s); err != nil {
			return err
		}
		list = append(list, s)
		return nil
	})
	return list, err
}

// shuns tells how an account keeps others off; nobody keeps off nobody.
func (t *Tables) shuns(ctx context.Context, account string) (map[string]How, error) {
	if account == "" {
		return nil, nil
	}
	t.apart.mu.Lock()
	known := t.apart.of[account]
	t.apart.mu.Unlock()
	now := t.now()
	if now.Before(known.until) {
		return known.how, nil
	}
	list, err := t.Shuns(ctx, account)
	if err != nil {
		return nil, err
	}
	known = shunning{map[string]How{}, now.Add(apartLately)}
	for _, s := range list {
		known.how[s.Account] = s.How
	}
	t.apart.mu.Lock()
	defer t.apart.mu.Unlock()
	for of, old := range t.apart.of {
		if len(t.apart.of) > 1000 && now.After(old.until) {
			delete(t.apart.of, of)
		}
	}
	t.apart.of[account] = known
	return known.how, nil
}

// forgetApart has all nodes look it up again.
func (t *Tables) forgetApart(account string) {
	t.hearApart([]byte(account))
	if t.alone {
		return
	}
	if err := t.store.Tell(topicApart, []byte(account)); err != nil {
		t.log.Debug("tell who is kept off", "error", err) // they find out soon
	}
}

func (t *Tables) hearApart(account []byte) {
	t.apart.mu.Lock()
	defer t.apart.mu.Unlock()
	delete(t.apart.of, string(account))
}

// heard leaves out of updates what an account does not want to hear.
func (t *Tables) heard(ctx context.Context, account string, updates []Update) ([]Update, error) {
	if !slices.ContainsFunc(updates, func(u Update) bool { return u.by != "" && u.by != account }) {
		return updates, nil
	}
	off, err := t.shuns(ctx, account)
	if err != nil || len(off) == 0 {
		return updates, err
	}
	return slices.DeleteFunc(updates, func(u Update) bool { return off[u.by] != "" }), nil
}

// meets says why an account cannot join a table, if who set it up has blocked it.
func (t *Tables) meets(ctx context.Context, id, account string) error {
	var owner string
	if err := t.in(ctx, id, func(r *room) error { owner = r.m.owner; return nil }); err != nil || owner == account {
		return err
	}
	off, err := t.shuns(ctx, owner)
	if err == nil && off[account] == Blocked {
		err = ErrApart
	}
	return err
}
