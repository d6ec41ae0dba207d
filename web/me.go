package web

import (
	"context"
	"errors"
	"net/http"
	"strings"
	"unicode/utf8"

	"gonfalon/store"
)

// Me is an account as its owner sees it.
type Me struct {
	Account  string `json:"account"`
	Name     string `json:"name"`
	Recovery string `json:"recovery" doc:"Whoever has it can take the account over on another device"`
}

// signedIn is an answer that also gives a cookie.
type signedIn struct {
	Cookie string `header:"Set-Cookie"`
	Body   Me
}

type nameInput struct {
	Body struct {
		Name string `json:"name" maxLength:"200"`
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

func (s *Server) describeMe() {
	operate(s, "GET", "/api/me", "me", "Who you are", s.me)
	operate(s, "POST", "/api/me", "signIn", "Become a guest, or take another name", s.signIn)
	operate(s, "POST", "/api/me/recover", "recover", "Take your account over on this device", s.recover)
	operate(s, "POST", "/api/me/tokens", "makeToken", "Make an API token for a bot", s.makeToken)
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
	return answer(Me{id, a.Name, s.keys.sign(forRecovery, id)}), nil
}

const maxName = 40

func cleanName(name string) (string, error) {
	name = strings.Join(strings.Fields(name), " ")
	if n := utf8.RuneCountInString(name); n == 0 || n > maxName {
		return "", problem(http.StatusBadRequest, "a name has from 1 to 40 characters")
	}
	return name, nil
}

func (s *Server) signIn(ctx context.Context, in *nameInput) (*signedIn, error) {
	name, err := cleanName(in.Body.Name)
	if err != nil {
		return nil, err
	}
	id, err := s.people.rename(ctx, caller(ctx).account, name)
	if err != nil {
		return nil, err
	}
	return s.signedIn(ctx, id, name), nil
}

func (s *Server) signedIn(ctx context.Context, id, name string) *signedIn {
	return &signedIn{s.keys.cookie(id, caller(ctx).secure), Me{id, name, s.keys.sign(forRecovery, id)}}
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
	id, err := someone(ctx)
	if err != nil {
		return nil, err
	}
	t, err := s.people.token(ctx, id, in.Body.Note)
	return answer(Token{t}), err
}
