package web

import (
	"context"
	"errors"
	"net/http"
	"slices"
	"strings"
	"time"

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

// BrowserInput tells what the browser calls itself.
type BrowserInput struct {
	Browser string `header:"User-Agent"`
}

// goneOut is an answer that may take the cookie away.
type goneOut struct {
	Cookie string `header:"Set-Cookie"`
	Body   OK
}

type nameInput struct {
	BrowserInput
	Body struct {
		Name string `json:"name" maxLength:"200"`
		Keep bool   `json:"keep,omitempty" doc:"Leave the name of the account that you have, if you have one"`
	}
}

type recoverInput struct {
	BrowserInput
	Body struct {
		Recovery string `json:"recovery" maxLength:"200"`
	}
}

type tokenInput struct {
	Body struct {
		Note  string `json:"note,omitempty" maxLength:"200"`
		Scope string `json:"scope,omitempty" enum:"play,watch" default:"play" doc:"What it is good for: all that its account may do at tables, or looking only"`
		Days  int    `json:"days,omitempty" minimum:"0" maximum:"3650" doc:"How long it is good; 0 is until it is revoked"`
	}
}

// Token is a new API token.
type Token struct {
	Token string `json:"token" doc:"Shown this once"`
}

// TokenNote is what can be seen of a token later.
type TokenNote struct {
	ID      string     `json:"id"`
	Note    string     `json:"note"`
	Created time.Time  `json:"created"`
	Scope   string     `json:"scope" enum:"play,watch"`
	Until   *time.Time `json:"until,omitempty" doc:"It is no good any more"`
	Used    *time.Time `json:"used,omitempty" doc:"When it was used last, to the hour"`
}

type tokenIDInput struct {
	ID string `path:"id"`
}

func (s *Server) describeMe() {
	operate(s, "GET", "/api/me", "me", "Who you are", s.me)
	operate(s, "POST", "/api/me", "signIn", "Become a guest, or take another name", s.signIn, onlyReads) // who keeps the name changes nothing
	operate(s, "DELETE", "/api/me", "deleteMe", "Delete your account: your matches stay, without your name", s.deleteMe, forBanned)
	operate(s, "GET", "/api/me/export", "exportMe", "All that is kept of you", s.exportMe, forBanned)
	operate(s, "POST", "/api/me/recover", "recover", "Take your account over on this device", s.recover)
	operate(s, "POST", "/api/me/recovery", "newRecovery", "Make a new recovery code; those of before are good no more", s.newRecovery)
	operate(s, "GET", "/api/me/sessions", "sessions", "The browsers that you are at home in", s.listSessions)
	operate(s, "DELETE", "/api/me/sessions", "endSessions", "Sign all browsers out but this one", s.endSessions)
	operate(s, "DELETE", "/api/me/sessions/{id}", "endSession", "Sign a browser out", s.endSession)
	operate(s, "POST", "/api/me/tokens", "makeToken", "Make an API token for a bot", s.makeToken)
	operate(s, "GET", "/api/me/tokens", "tokens", "Your API tokens", s.listTokens)
	operate(s, "DELETE", "/api/me/tokens/{id}", "revokeToken", "Revoke an API token", s.revokeToken)
}

// errNoAccount is for those who ask who they are, and are nobody.
var errNoAccount = problem(http.StatusNotFound, "you have no account yet", "vous n'avez pas encore de compte")

// errNoCode is for recovery codes that are none, or are no more.
var errNoCode = problem(http.StatusForbidden, "this recovery code is not valid", "ce code de reprise n'est pas valable")

func (s *Server) me(ctx context.Context, in *BrowserInput) (*signedIn, error) {
	who := caller(ctx)
	if who.account == "" {
		return nil, errNoAccount
	}
	a, err := s.people.account(ctx, who.account)
	if errors.Is(err, store.ErrNotFound) {
		return nil, errNoAccount
	}
	if err != nil {
		return nil, err
	}
	if who.token == "" && who.session == "" && s.changing() == nil { // a cookie of before there were sessions
		return s.signedIn(ctx, who.account, a, in.Browser)
	}
	return &signedIn{Body: s.asSeen(ctx, who.account, a)}, nil
}

// tidied returns words with one space between them and none around.
func tidied(words string) string { return strings.Join(strings.Fields(words), " ") }

func (s *Server) signIn(ctx context.Context, in *nameInput) (*signedIn, error) {
	name, err := table.CleanName(in.Body.Name)
	if err != nil {
		return nil, err
	}
	id := caller(ctx).account
	var a *account
	if id != "" {
		if a, err = s.people.account(ctx, id); errors.Is(err, store.ErrNotFound) {
			id = "" // a token of before a backup was restored
		} else if err != nil {
			return nil, err
		}
	}
	if id == "" || !in.Body.Keep && a.Name != name {
		if err := s.changing(); err != nil {
			return nil, err
		}
	}
	if id == "" {
		if err := s.visitors.may(caller(ctx), accountsQuota); err != nil {
			return nil, err
		}
		if id, a, err = s.people.add(ctx, name); err != nil {
			return nil, err
		}
		return s.signedIn(ctx, id, a, in.Browser)
	}
	if !in.Body.Keep && a.Name != name {
		if err := s.speaks(ctx); err != nil {
			return nil, err // a name is read by all
		}
		if err := s.people.change(ctx, id, func(now *account) { now.Name = name }); err != nil {
			return nil, err
		}
		a.Name = name
	}
	return &signedIn{Body: s.asSeen(ctx, id, a)}, nil
}

// signedIn begins a session.
func (s *Server) signedIn(ctx context.Context, id string, a *account, browser string) (*signedIn, error) {
	session, err := s.people.begin(ctx, id, browser)
	if err != nil {
		return nil, err
	}
	return &signedIn{s.keys.cookie(id, session, caller(ctx).secure), s.asSeen(ctx, id, a)}, nil
}

// asSeen is an account as who asks may see it. A token that is revoked must be of no use
// any more, so it gets nothing that would let its bearer in again.
func (s *Server) asSeen(ctx context.Context, id string, a *account) Me {
	me := Me{Account: id, Name: a.Name}
	if caller(ctx).token == "" {
		me.Recovery = s.keys.sign(forRecovery(a), id)
	}
	return me
}

func (s *Server) recover(ctx context.Context, in *recoverInput) (*signedIn, error) {
	id, _, _ := strings.Cut(in.Body.Recovery, ".")
	if !isAccountID(id) {
		return nil, errNoCode
	}
	a, err := s.people.account(ctx, id)
	if errors.Is(err, store.ErrNotFound) {
		return nil, errNoCode
	}
	if err != nil {
		return nil, err
	}
	if _, ok := s.keys.signed(forRecovery(a), in.Body.Recovery); !ok {
		return nil, errNoCode
	}
	return s.signedIn(ctx, id, a, in.Browser)
}

func (s *Server) newRecovery(ctx context.Context, _ *struct{}) (*reply[Me], error) {
	id, err := oneself(ctx)
	if err != nil {
		return nil, err
	}
	var now account
	err = s.people.change(ctx, id, func(a *account) { a.Recoveries++; now = *a })
	if errors.Is(err, store.ErrNotFound) {
		err = errNoAccount
	}
	return answer(s.asSeen(ctx, id, &now)), err
}

func (s *Server) listSessions(ctx context.Context, _ *struct{}) (*reply[[]Session], error) {
	id, err := oneself(ctx)
	if err != nil {
		return nil, err
	}
	list, err := s.people.sessionsOf(ctx, id)
	for i := range list {
		list[i].This = list[i].ID == caller(ctx).session
	}
	return answer(list), err
}

func (s *Server) endSessions(ctx context.Context, _ *struct{}) (*reply[OK], error) {
	id, err := oneself(ctx)
	if err == nil {
		err = s.people.endOthers(ctx, id, caller(ctx).session)
	}
	return answer(OK{true}), err
}

func (s *Server) endSession(ctx context.Context, in *tokenIDInput) (*goneOut, error) {
	id, err := oneself(ctx)
	if err != nil {
		return nil, err
	}
	list, err := s.people.sessionsOf(ctx, id)
	if err != nil {
		return nil, err
	}
	if !slices.ContainsFunc(list, func(s Session) bool { return s.ID == in.ID }) {
		return nil, problem(http.StatusNotFound, "you have no such session", "vous n'avez pas cette session")
	}
	out := &goneOut{Body: OK{true}}
	if in.ID == caller(ctx).session {
		out.Cookie = noCookie(caller(ctx).secure)
	}
	return out, s.people.end(ctx, id, in.ID)
}

func (s *Server) makeToken(ctx context.Context, in *tokenInput) (*reply[Token], error) {
	id, err := oneself(ctx)
	if err != nil {
		return nil, err
	}
	done, err := s.visitors.turn(ctx, id)
	if err != nil {
		return nil, err
	}
	defer done()
	have, err := s.people.tokensOf(ctx, id)
	if err == nil {
		err = s.visitors.room(tokensQuota, len(have))
	}
	if err == nil {
		err = s.visitors.may(caller(ctx), tokensQuota)
	}
	if err != nil {
		return nil, err
	}
	t := token{Account: id, Note: in.Body.Note, Scope: in.Body.Scope}
	if in.Body.Days > 0 {
		t.Until = new(time.Now().UTC().AddDate(0, 0, in.Body.Days))
	}
	text, err := s.people.token(ctx, t)
	return answer(Token{text}), err
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
		err = problem(http.StatusNotFound, "you have no such token", "vous n'avez pas ce jeton")
	}
	return answer(OK{true}), err
}
