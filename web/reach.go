package web

import (
	"net"
	"net/http"
	"slices"
	"strings"
)

// errName is for requests that are meant for another server.
var errName = problem(http.StatusMisdirectedRequest, "this server is not known by that name; whoever runs it can add the name with --host", "ce serveur n'est pas connu sous ce nom ; son responsable peut l'ajouter par --host")

// reached looks at how a request has come: by which name, over what, and past whom.
func (s *Server) reached(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if s.secure(r) {
			w.Header().Set("Strict-Transport-Security", "max-age=31536000")
		}
		if !s.proxy && (r.Header.Get("X-Forwarded-For") != "" || r.Header.Get("Forwarded") != "") {
			s.proxied.Do(func() {
				s.log.Warn("a proxy seems to stand in front, and its word is not taken: all its clients count as one, and cookies are not marked secure; start with --proxy")
			})
		}
		if !s.known(r) {
			writeProblem(w, errName)
			return
		}
		next.ServeHTTP(w, r)
	})
}

// secure tells whether a request has come by https, as far as we know.
func (s *Server) secure(r *http.Request) bool {
	return r.TLS != nil || s.proxy && r.Header.Get("X-Forwarded-Proto") == "https"
}

// known tells whether a request names a host that we are. A load balancer may ask how we are
// by any name.
func (s *Server) known(r *http.Request) bool {
	if len(s.hosts) == 0 || r.URL.Path == "/healthz" {
		return true
	}
	name := r.Host
	if host, _, err := net.SplitHostPort(name); err == nil {
		name = host
	}
	return slices.ContainsFunc(s.hosts, func(host string) bool {
		return strings.EqualFold(strings.TrimSuffix(name, "."), host)
	})
}
