package web

import (
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"

	"gonfalon/store"
)

const (
	cookieName = "gonfalon"
	secureName = "__Host-" + cookieName
	cookieAge  = 400 * 24 * time.Hour // the most that browsers keep one
)

// A keyring signs what we hand out to be shown again. All nodes share its secret.
type keyring struct{ secret []byte }

// openKeyring takes the secret from the store, and makes it once: not another one when it is
// lost while there are accounts, which nobody could get at any more.
func openKeyring(ctx context.Context, s *store.Store, p *people) (*keyring, error) {
	b, err := s.Bucket(ctx, "secrets")
	if err != nil {
		return nil, err
	}
	if secret, _, err := b.Get(ctx, "signing"); err == nil {
		return &keyring{secret}, nil
	} else if !errors.Is(err, store.ErrNotFound) {
		return nil, fmt.Errorf("read the secret for signing: %w", err)
	}
	if some, err := p.any(ctx); err != nil || some {
		return nil, errors.Join(err, errSecretLost)
	}
	fresh := make([]byte, 32)
	rand.Read(fresh)
	if _, err = b.Create(ctx, "signing", fresh); err == nil {
		return &keyring{fresh}, nil
	}
	if !errors.Is(err, store.ErrConflict) {
		return nil, fmt.Errorf("make the secret for signing: %w", err)
	}
	secret, _, err := b.Get(ctx, "signing")
	if err != nil {
		return nil, fmt.Errorf("read the secret for signing: %w", err)
	}
	return &keyring{secret}, nil
}

// errSecretLost stops a server that would lock everybody out.
var errSecretLost = errors.New("the secret for signing is lost, and there are accounts: restore a backup of the data")

// sign returns an account id with a signature for one use: purposes do not mix.
func (k *keyring) sign(purpose, account string) string {
	return account + "." + base64.RawURLEncoding.EncodeToString(k.mac(purpose, account))
}

// signed returns the account of a signed text.
func (k *keyring) signed(purpose, text string) (account string, ok bool) {
	account, signature, _ := strings.Cut(text, ".")
	given, err := base64.RawURLEncoding.DecodeString(signature)
	return account, err == nil && hmac.Equal(given, k.mac(purpose, account))
}

func (k *keyring) mac(purpose, account string) []byte {
	h := hmac.New(sha256.New, k.secret)
	fmt.Fprintf(h, "%s %s", purpose, account)
	return h.Sum(nil)[:18]
}

const forCookie = "cookie"

// forRecovery is the purpose of an account's recovery code: each makes those before it no good.
func forRecovery(a *account) string {
	if a.Recoveries == 0 {
		return "recovery"
	}
	return fmt.Sprintf("recovery %d", a.Recoveries)
}

// cookie is that of a session. Over https a name is used that only this very host can set.
func (k *keyring) cookie(account, session string, secure bool) string {
	return written(k.sign(forCookie, account+sessionMark+session), cookieAge, secure)
}

// noCookie takes the cookie away.
func noCookie(secure bool) string { return written("", -time.Second, secure) }

func written(value string, age time.Duration, secure bool) string {
	c := http.Cookie{
		Name: cookieName, Value: value, Path: "/", MaxAge: int(age / time.Second),
		HttpOnly: true, SameSite: http.SameSiteLaxMode, Secure: secure,
	}
	if secure {
		c.Name = secureName
	}
	return c.String()
}

// sessionMark stands between the account and its session.
const sessionMark = "-"

// atHome returns whom a cookie names; one from before there were sessions names none. Over https a
// neighbour of this host can plant a cookie of the plain name, and so have somebody act for an account
// of his: only those from before sessions, to which another is given at once, are good by it there.
func (k *keyring) atHome(r *http.Request, secure bool) (account, session string) {
	for _, name := range [...]string{secureName, cookieName} {
		c, err := r.Cookie(name)
		if err != nil {
			continue
		}
		text, ok := k.signed(forCookie, c.Value)
		account, session, _ = strings.Cut(text, sessionMark)
		if ok && (name == secureName || !secure || session == "") {
			return account, session
		}
	}
	return "", ""
}
