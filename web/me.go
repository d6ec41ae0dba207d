package web

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"
	"unicode/utf8"

	"gonfalon/store"
	"gonfalon/table"
)

// Me is an account as its owner sees it.
type Me struct {
	Account  string `json:"account"`
	Name     string `json:"name"`
	Recovery string `json:"recovery" doc:"Whoever has it can take the account over on another device; not for tokens, to which it is empty"`
}

// signedIn is an answer that also gives a cookie.
type signedIn struct {
	Cookie string `header:"Set-Cookie"`
	Body   Me
}

type nameInput struct {
	Body struct {
		Name string `json:"name" maxLength:"200"`
		Keep bool   `json:"keep,omitempty" doc:"Leave the name of the account that you have, if you have one"`
	}
}

type recoverInput struct {
	Body struct {
		Recovery string `json:"recovery" maxLength:"200"`
	}
}

type tokenInput struct {
	Body struct {
		Note string `json:"note,omitempty" maxLength:"200"`
	}
}

// Token is a new API token.
type Token struct {
	Token string `json:"token" doc:"Shown this once"`
}

// TokenNote is what can be seen of a token later.
type TokenNote struct {
	ID      string    `json:"id"`
	Note    string    `json:"note"`
	Created time.Time `json:"created"`
}

type tokenIDInput struct {
	ID string `path:"id"`
}

func (s *Server) describeMe() {
	operate(s, "GET", "/api/me", "me", "Who you are", s.me)
	operate(s, "POST", "/api/me", "signIn", "Become a guest, or take another name", s.signIn)
	operate(s, "POST", "/api/me/recover", "recover", "Take your account over on this device", s.recover)
	operate(s, "POST", "/api/me/tokens", "makeToken", "Make an API token for a bot", s.makeToken)
	operate(s, "GET", "/api/me/tokens", "tokens", "Your API tokens", s.listTokens)
	operate(s, "DELETE", "/api/me/tokens/{id}", "revokeToken", "Revoke an API token", s.revokeToken)
}

func (s *Server) me(ctx context.Context, _ *struct{}) (*reply[Me], error) {
	id := caller(ctx).account
	if id == "" {
		return nil, problem(http.StatusNotFound, "you have no account yet")
	}
	a, err := s.people.account(ctx, id)
	if errors.Is(err, store.ErrNotFound) {
		return nil, problem(http.StatusNotFound, "you have no account yet")
	}
	if err != nil {
		return nil, err
	}
	return answer(s.asSeen(ctx, id, a.Name)), nil
}

// tidied returns words with one space between them and none around.
func tidied(words string) string { return strings.Join(strings.Fields(words), " ") }

func cleanName(name string) (string, error) {
	name = tidied(name)
	if n := utf8.RuneCountInString(name); n == 0 || n > table.MaxName {
		return "", problem(http.StatusBadRequest, fmt.Sprintf("a name has from 1 to %d characters", table.MaxName))
	}
	return name, nil
}

func (s *Server) signIn(ctx context.Context, in *nameInput) (*signedIn, error) {
	name, err := cleanName(in.Body.Name)
	if err != nil {
		return nil, err
	}
	id := caller(ctx).account
	if in.Body.Keep && id != "" {
		a, err := s.people.account(ctx, id)
		if err == nil {
			return s.signedIn(ctx, id, a.Name), nil
		}
		if !errors.Is(err, store.ErrNotFound) {
			return nil, err
		}
	}
	id, err = s.people.rename(ctx, id, name)
	if err != nil {
		return nil, err
	}
	return s.signedIn(ctx, id, name), nil
}

func (s *Server) signedIn(ctx context.Context, id, name string) *signedIn {
	out := &signedIn{Body: s.asSeen(ctx, id, name)}
	if out.Body.Recovery != "" {
		out.Cookie = s.keys.cookie(id, caller(ctx).secure)
	}
	return out
}

// asSeen is an account as who asks may see it. A token that is revoked must be of no use
// any more, so it gets nothing that would let its bearer in again.
func (s *Server) asSeen(ctx context.Context, id, name string) Me {
	me := Me{Account: id, Name: name}
	if caller(ctx).token == "" {
		me.Recovery = s.keys.sign(forRecovery, id)
	}
	return me
}

func (s *Server) recover(ctx context.Context, in *recoverInput) (*signedIn, error) {
	id, ok := s.keys.signed(forRecovery, in.Body.Recovery)
	if !ok {
		return nil, problem(http.StatusForbidden, "this recovery code is not valid")
	}
	a, err := s.people.account(ctx, id)
	if errors.Is(err, store.ErrNotFound) {
		return nil, problem(http.StatusForbidden, "this recovery code is not valid")
	}
	if err != nil {
		return nil, err
	}
	return s.signedIn(ctx, id, a.Name), nil
}

func (s *Server) makeToken(ctx context.Context, in *tokenInput) (*reply[Token], error) {
	id, err := oneself(ctx)
	if err != nil {
		return nil, err
	}
	t, err := s.people.token(ctx, id, in.Body.Note)
	return answer(Token{t}), err
}

func (s *Server) listTokens(ctx context.Context, _ *struct{}) (*reply[[]TokenNote], error) {
	id, err := oneself(ctx)
	if err != nil {
		return nil, err
	}
	list, err := s.people.tokensOf(ctx, id)
	return answer(list), err
}

func (s *Server) revokeToken(ctx context.Context, in *tokenIDInput) (*reply[OK], error) {
	id, err := oneself(ctx)
	if err != nil {
		return nil, err
	}
	there, err := s.people.revoke(ctx, id, in.ID)
	if err == nil && !there {
		err = problem(http.StatusNotFound, "you have no such token")
	}
	return answer(OK{true}), err
}
