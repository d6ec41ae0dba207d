package web

import (
	"context"
	"net"
	"net/http"
	"strings"
)

// A client is who makes a request.
type client struct {
	account string // "" is nobody yet
	token   string // the id of the token that says so, if one does
	watches bool   // by a token that is good for no more
	session string // of the browser, if its cookie names one
	address string
	from    string // what quotas count as his address; "" is this machine
	local   bool   // it runs on this machine: its owner may do what he likes
	secure  bool   // by https, as far as we know
	origin  string // of the page that makes it, if it is ours
	console bool   // by whoever is on the machine, and administers the server
}

type clientKey struct{}

// errWatches is for tokens that are good for looking only.
var errWatches = problem(http.StatusForbidden, "this token is good for looking only", "ce jeton ne sert qu'à regarder")

// caller returns who makes a request.
func caller(ctx context.Context) client {
	c, _ := ctx.Value(clientKey{}).(client)
	return c
}

// someone returns the account of a request that needs one.
func someone(ctx context.Context) (string, error) {
	if c := caller(ctx); c.account != "" {
		return c.account, nil
	}
	return "", errNobody
}

// oneself returns the account of a request that a token is not good enough for: whoever
// finds one must not get at what outlasts it.
func oneself(ctx context.Context) (string, error) {
	if caller(ctx).token != "" {
		return "", problem(http.StatusForbidden, "a token cannot do this; use the browser that the account is at home in", "un jeton ne peut pas faire cela ; utilisez le navigateur où le compte est chez lui")
	}
	return someone(ctx)
}

// identify finds out who makes a request, and whether he makes too many.
func (s *Server) identify(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		c := client{address: s.address(r), secure: s.secure(r)}
		c.local, c.origin = local(c.address), origin(r.Host, c.secure)
		if !c.local {
			c.from = network(c.address)
		}
		if !s.mayCall(c) {
			tooMany(w)
			return
		}
		if auth := r.Header.Get("Authorization"); auth != "" {
			id, t, err := s.people.bearer(r.Context(), strings.TrimPrefix(auth, "Bearer "))
			if err != nil {
				writeProblem(w, s.explain(r.Context(), "token", err).(*Problem))
				return
			}
			if t == nil {
				writeProblem(w, errToken)
				return
			}
			c.token, c.account, c.watches = id, t.Account, t.scope() == toWatch
			if c.watches && r.Method != http.MethodGet && r.Method != http.MethodHead {
				writeProblem(w, errWatches)
				return
			}
		} else if account, session := s.keys.atHome(r, c.secure); account != "" {
			home, err := s.atHome(r.Context(), account, session)
			if err != nil {
				writeProblem(w, s.explain(r.Context(), "session", err).(*Problem))
				return
			}
			if home {
				c.account, c.session = account, session
			}
		}
		if c.account != "" {
			s.seenAt.note(c.account, c.address, seenFor)
		}
		if c.account != "" && !s.limits.allow("of "+c.account) {
			tooMany(w)
			return
		}
		next.ServeHTTP(w, r.WithContext(context.WithValue(r.Context(), clientKey{}, c)))
	})
}

// atHome tells whether a cookie is still good.
func (s *Server) atHome(ctx context.Context, account, session string) (bool, error) {
	if session == "" {
		return s.people.signedBefore(ctx, account)
	}
	return s.people.home(ctx, account, session)
}

// mayCall tells whether calls may come from where the client is.
func (s *Server) mayCall(c client) bool { return c.local || s.limits.allow("at "+c.from) }

func tooMany(w http.ResponseWriter) {
	w.Header().Set("Retry-After", "1")
	writeProblem(w, errTooMany)
}

// address returns from where a request comes.
func (s *Server) address(r *http.Request) string {
	if s.proxy {
		// The last one is what our proxy has seen; the others anybody can write.
		list := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
		if last := strings.TrimSpace(list[len(list)-1]); last != "" {
			return portless(last)
		}
	}
	return portless(r.RemoteAddr)
}

// portless takes the port off an address, which is another for each connection. Some proxies tell it.
func portless(address string) string {
	if host, _, err := net.SplitHostPort(address); err == nil {
		return host
	}
	return strings.Trim(address, "[]")
}

// origin is that of our pages under the name by which we were called.
func origin(host string, secure bool) string {
	if secure {
		return "https://" + host
	}
	return "http://" + host
}

// local tells whether an address is one of this machine.
func local(address string) bool {
	ip := net.ParseIP(address)
	return ip != nil && ip.IsLoopback()
}
