package web

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"net/http"
	"net/url"
	"time"

	"gonfalon/store"

	"github.com/go-webauthn/webauthn/protocol"
	"github.com/go-webauthn/webauthn/webauthn"
)

// A ceremony is the making of a passkey, or a sign-in with one (WebAuthn): the browser is
// given a challenge, and what its device answers is proof. What we must know of it between
// the two goes with the challenge, signed, so that any node can go on.

// Ceremony is what a browser needs for one.
type Ceremony struct {
	Ceremony string          `json:"ceremony" doc:"To be sent back with what the device answers"`
	Options  json.RawMessage `json:"options" doc:"For navigator.credentials"`
}

const (
	forPasskey   = "make a passkey"
	forSignIn    = "sign in with a passkey"
	ceremonyTime = 5 * time.Minute
)

var (
	errCeremony   = problem(http.StatusForbidden, "this took too long, or was done before; begin again", "cela a pris trop de temps, ou a déjà été fait ; recommencez")
	errCredential = problem(http.StatusForbidden, "this passkey is not valid here", "cette clé d'accès n'est pas valable ici")
	errNoName     = problem(http.StatusConflict, "passkeys need https, and a host with a name instead of an address", "les clés d'accès demandent https, et un hôte qui a un nom au lieu d'une adresse")
)

type addPasskeyInput struct {
	Body struct {
		Ceremony   string          `json:"ceremony" maxLength:"16384"`
		Name       string          `json:"name" maxLength:"80" doc:"To know it by"`
		Credential json.RawMessage `json:"credential" doc:"As the browser's toJSON() gives it"`
	}
}

type passkeySignInInput struct {
	BrowserInput
	Body struct {
		Ceremony   string          `json:"ceremony" maxLength:"16384"`
		Credential json.RawMessage `json:"credential" doc:"As the browser's toJSON() gives it"`
	}
}

// relying is the library for where the browser is: what a passkey is good for is bound to it.
func relying(ctx context.Context) (*webauthn.WebAuthn, error) {
	origin := caller(ctx).origin
	u, err := url.Parse(origin)
	if err != nil {
		return nil, errNoName
	}
	timeout := webauthn.TimeoutConfig{Enforce: true, Timeout: ceremonyTime, TimeoutUVD: ceremonyTime}
	w, err := webauthn.New(&webauthn.Config{
		RPID: u.Hostname(), RPDisplayName: "Gonfalon", RPOrigins: []string{origin},
		AuthenticatorSelection: protocol.AuthenticatorSelection{
			ResidentKey: protocol.ResidentKeyRequirementRequired, UserVerification: protocol.VerificationPreferred,
		},
		AttestationPreference: protocol.PreferNoAttestation,
		Timeouts:              webauthn.TimeoutsConfig{Login: timeout, Registration: timeout},
	})
	if err != nil {
		return nil, errNoName
	}
	return w, nil
}

// ceremony signs what we must know when it goes on.
func (s *Server) ceremony(purpose string, session *webauthn.SessionData, options any) (*reply[Ceremony], error) {
	data, err := json.Marshal(session)
	if err != nil {
		return nil, err
	}
	text, err := json.Marshal(options)
	return answer(Ceremony{s.keys.sign(purpose, base64.RawURLEncoding.EncodeToString(data)), text}), err
}

// goOn returns what we knew, once: a challenge is answered one time only.
func (s *Server) goOn(purpose, ceremony string) (session webauthn.SessionData, err error) {
	text, ok := s.keys.signed(purpose, ceremony)
	data, err := base64.RawURLEncoding.DecodeString(text)
	if !ok || err != nil || json.Unmarshal(data, &session) != nil || time.Now().After(session.Expires) {
		return session, errCeremony
	}
	if !s.answered.first(session.Challenge, ceremonyTime) {
		return session, errCeremony
	}
	return session, nil
}

func (s *Server) beginPasskey(ctx context.Context, _ *struct{}) (*reply[Ceremony], error) {
	h, err := s.holderOf(ctx)
	if err != nil {
		return nil, err
	}
	w, err := relying(ctx)
	if err != nil {
		return nil, err
	}
	options, session, err := w.BeginRegistration(h, webauthn.WithExclusions(webauthn.Credentials(h.WebAuthnCredentials()).CredentialDescriptors()))
	if err != nil {
		return nil, errNoName
	}
	return s.ceremony(forPasskey, session, options.Response)
}

func (s *Server) addPasskey(ctx context.Context, in *addPasskeyInput) (*reply[Passkey], error) {
	h, err := s.holderOf(ctx)
	if err != nil {
		return nil, err
	}
	session, err := s.goOn(forPasskey, in.Body.Ceremony)
	if err != nil {
		return nil, err
	}
	w, err := relying(ctx)
	if err != nil {
		return nil, err
	}
	parsed, err := protocol.ParseCredentialCreationResponseBytes(in.Body.Credential)
	if err != nil {
		return nil, errCredential
	}
	c, err := w.CreateCredential(h, session, parsed)
	if err != nil {
		return nil, errCredential
	}
	k := passkey{Name: shortened(in.Body.Name), Created: time.Now().UTC(), Credential: *c}
	if err := s.people.keepPasskey(ctx, h.id, k); err != nil {
		return nil, err
	}
	return answer(Passkey{passkeyID(c), k.Name, k.Created, nil}), nil
}

func (s *Server) beginSignIn(ctx context.Context, _ *struct{}) (*reply[Ceremony], error) {
	w, err := relying(ctx)
	if err != nil {
		return nil, err
	}
	options, session, err := w.BeginDiscoverableLogin()
	if err != nil {
		return nil, errNoName
	}
	return s.ceremony(forSignIn, session, options.Response)
}

func (s *Server) signInWithPasskey(ctx context.Context, in *passkeySignInInput) (*signedIn, error) {
	session, err := s.goOn(forSignIn, in.Body.Ceremony)
	if err != nil {
		return nil, err
	}
	w, err := relying(ctx)
	if err != nil {
		return nil, err
	}
	parsed, err := protocol.ParseCredentialRequestResponseBytes(in.Body.Credential)
	if err != nil {
		return nil, errCredential
	}
	id := string(parsed.Response.UserHandle)
	if !isAccountID(id) {
		return nil, errCredential
	}
	a, err := s.people.account(ctx, id)
	if errors.Is(err, store.ErrNotFound) {
		return nil, errCredential
	}
	if err != nil {
		return nil, err
	}
	h, err := s.people.holder(ctx, id, a)
	if err != nil {
		return nil, err
	}
	_, c, err := w.ValidatePasskeyLogin(func(_, _ []byte) (webauthn.User, error) { return h, nil }, session, parsed)
	if err != nil || c.Authenticator.CloneWarning {
		return nil, errCredential
	}
	if err := s.people.usePasskey(ctx, id, c); err != nil {
		return nil, err
	}
	return s.signedIn(ctx, id, a, in.Browser)
}
