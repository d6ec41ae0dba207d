package web

import (
	"context"
	"crypto/subtle"
	"net/http"
	"strings"
)

// Console answers whoever is on the machine and knows a secret of it: he may do what only
// administrators may. It is for an address of its own, which only the machine reaches.
func (s *Server) Console(secret string) http.Handler {
	want := []byte("Bearer " + secret)
	return s.observe(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		given := []byte(r.Header.Get("Authorization"))
		if secret == "" || subtle.ConstantTimeCompare(given, want) != 1 || !strings.HasPrefix(r.URL.Path, "/api/admin") {
			writeProblem(w, errToken)
			return
		}
		c := client{console: true, local: true, origin: s.at}
		s.inner.ServeHTTP(w, r.WithContext(context.WithValue(r.Context(), clientKey{}, c)))
	}))
}
