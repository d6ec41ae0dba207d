package web

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"net/http"
	"strings"
	"time"

	"gonfalon/store"

	"github.com/go-webauthn/webauthn/webauthn"
)

// A passkey is a way to sign in that lies in a device of its account, or in a keeper of passwords.
type passkey struct {
	Name       string              `json:"name"`
	Created    time.Time           `json:"created"`
	Used       *time.Time          `json:"used,omitempty"`
	Credential webauthn.Credential `json:"credential"`
}

// Passkey is a passkey as its account sees it.
type Passkey struct {
	ID      string     `json:"id"`
	Name    string     `json:"name"`
	Created time.Time  `json:"created"`
	Used    *time.Time `json:"used,omitempty"`
}

const maxPasskeys = 20

var (
	errNoPasskey    = problem(http.StatusNotFound, "you have no such passkey", "vous n'avez pas cette clé d'accès")
	errManyPasskeys = problem(http.StatusConflict, "you have as many passkeys as an account may have; remove one first", "vous avez autant de clés d'accès qu'un compte peut en avoir ; enlevez-en une d'abord")
)

// A holder is an account with its passkeys, as the library asks for them.
type holder struct {
	id, name string
	keys     map[string]passkey // by id
}

func (h *holder) WebAuthnID() []byte          { return []byte(h.id) }
func (h *holder) WebAuthnName() string        { return h.name }
func (h *holder) WebAuthnDisplayName() string { return h.name }
func (h *holder) WebAuthnCredentials() []webauthn.Credential {
	var list []webauthn.Credential
	for _, k := range h.keys {
		list = append(list, k.Credential)
	}
	return list
}

// passkeyID is the id by which an account finds a passkey.
func passkeyID(c *webauthn.Credential) string { return base64.RawURLEncoding.EncodeToString(c.ID) }

func passkeyKey(account, id string) string { return account + "." + id }

// holder returns an account with its passkeys.
func (p *people) holder(ctx context.Context, id string, a *account) (*holder, error) {
	h := &holder{id, a.Name, map[string]passkey{}}
	return h, p.eachPasskey(ctx, id, func(of string, k passkey) { h.keys[of] = k })
}

func (p *people) eachPasskey(ctx context.Context, account string, f func(id string, k passkey)) error {
	prefix := passkeyKey(account, "")
	return p.passkeys.Each(ctx, prefix, func(key string, data []byte, _ uint64) error {
		var k passkey
		if err := json.Unmarshal(data, &k); err != nil {
			return err
		}
		f(strings.TrimPrefix(key, prefix), k)
		return nil
	})
}

// passkeysOf lists the passkeys of an account, the oldest first.
func (p *people) passkeysOf(ctx context.Context, account string) ([]Passkey, error) {
	list := []Passkey{}
	err := p.eachPasskey(ctx, account, func(id string, k passkey) {
		list = append(list, Passkey{id, k.Name, k.Created, k.Used})
	})
	return list, err
}

// keepPasskey adds a passkey to an account.
func (p *people) keepPasskey(ctx context.Context, account string, k passkey) error {
	data, err := json.Marshal(k)
	if err == nil {
		_, err = p.passkeys.Create(ctx, passkeyKey(account, passkeyID(&k.Credential)), data)
	}
	return err
}

// usePasskey notes what a sign-in tells of a passkey: how often it was used guards against copies.
func (p *people) usePasskey(ctx context.Context, account string, c *webauthn.Credential) error {
	key := passkeyKey(account, passkeyID(c))
	data, revision, err := p.passkeys.Get(ctx, key)
	if err != nil {
		return err
	}
	var k passkey
	if err := json.Unmarshal(data, &k); err != nil {
		return err
	}
	k.Credential, k.Used = *c, new(time.Now().UTC())
	if data, err = json.Marshal(k); err == nil {
		_, err = p.passkeys.Update(ctx, key, data, revision)
	}
	return err
}

// removePasskey makes a passkey of an account no good.
func (p *people) removePasskey(ctx context.Context, account, id string) error {
	list, err := p.passkeysOf(ctx, account)
	if err != nil {
		return err
	}
	for _, k := range list {
		if k.ID == id {
			return p.passkeys.Delete(ctx, passkeyKey(account, id))
		}
	}
	return errNoPasskey
}

func (s *Server) describePasskeys() {
	operate(s, "GET", "/api/me/passkeys", "passkeys", "Your passkeys", s.listPasskeys)
	operate(s, "POST", "/api/me/passkeys/begin", "beginPasskey", "What a browser needs to make a passkey", s.beginPasskey)
	operate(s, "POST", "/api/me/passkeys", "addPasskey", "Keep the passkey that the browser made", s.addPasskey)
	operate(s, "DELETE", "/api/me/passkeys/{id}", "removePasskey", "Remove a passkey", s.removePasskey)
	operate(s, "POST", "/api/passkey/begin", "beginSignIn", "What a browser needs to sign in with a passkey", s.beginSignIn)
	operate(s, "POST", "/api/passkey", "signInWithPasskey", "Take your account over on this device with a passkey", s.signInWithPasskey)
}

type passkeyIDInput struct {
	ID string `path:"id" maxLength:"1400"`
}

func (s *Server) listPasskeys(ctx context.Context, _ *struct{}) (*reply[[]Passkey], error) {
	id, err := oneself(ctx)
	if err != nil {
		return nil, err
	}
	list, err := s.people.passkeysOf(ctx, id)
	return answer(list), err
}

func (s *Server) removePasskey(ctx context.Context, in *passkeyIDInput) (*reply[OK], error) {
	id, err := oneself(ctx)
	if err == nil {
		err = s.people.removePasskey(ctx, id, in.ID)
	}
	return answer(OK{true}), err
}

// holderOf is the account that asks, with its passkeys.
func (s *Server) holderOf(ctx context.Context) (*holder, error) {
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
	h, err := s.people.holder(ctx, id, a)
	if err == nil && len(h.keys) >= maxPasskeys {
		return nil, errManyPasskeys
	}
	return h, err
}
