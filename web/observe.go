package web

import (
	"context"
	"net/http"
	"runtime/debug"
	"strings"
	"time"
)

// slow is from when on a request is worth a line in the log.
const slow = time.Second

// policy is what a page of ours may do.
const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
	"img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"

// observe notes every request, counts it, and answers for those who panic.
func (s *Server) observe(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		begin := time.Now()
		o := &observed{ResponseWriter: w}
		h := w.Header()
		h.Set("Content-Security-Policy", policy)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "no-referrer") // paths hold invitations
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		h.Set("Cache-Control", "no-store")
		var pattern string
		r = r.WithContext(context.WithValue(r.Context(), patternKey{}, &pattern))
		defer func() {
			if p := recover(); p != nil {
				if p == http.ErrAbortHandler {
					panic(p)
				}
				s.log.Error("panic", "method", r.Method, "path", discreet(pattern, r.URL.Path), "panic", p, "stack", string(debug.Stack()))
				if o.status == 0 {
					writeProblem(o, problem(http.StatusInternalServerError, "something went wrong here; it has been noted", "quelque chose a échoué ici ; c'est noté"))
				}
			}
			s.note(r, pattern, o, time.Since(begin))
		}()
		next.ServeHTTP(o, r)
	})
}

type patternKey struct{}

// patterned remembers which route a request took.
func patterned(mux http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		defer func() {
			if p, ok := r.Context().Value(patternKey{}).(*string); ok {
				*p = r.Pattern
			}
		}()
		mux.ServeHTTP(w, r)
	})
}

// uncounted is the route of messages: a count would tell of letters.
const uncounted = "POST /api/matches/{id}/messages"

func (s *Server) note(r *http.Request, pattern string, o *observed, took time.Duration) {
	stream := pattern == "GET /api/matches/{id}/events"
	if pattern == "" {
		pattern = "none"
	}
	if pattern != uncounted {
		s.metrics.request(pattern, o.status, took, stream)
	}
	log := s.log.Debug
	if o.status >= 500 || took > slow && !stream {
		log = s.log.Warn
	}
	log("request", "method", r.Method, "path", discreet(pattern, r.URL.Path), "status", o.status, "ms", took.Milliseconds(), "from", s.address(r))
}

// discreet returns a path as it may stand in a log: those of the page, and those that we
// do not know, may hold invitations and other secrets.
func discreet(pattern, path string) string {
	if strings.HasSuffix(pattern, "/") || pattern == "none" || pattern == "" {
		first, _, more := strings.Cut(strings.TrimPrefix(path, "/"), "/")
		if more {
			return "/" + first + "/…"
		}
	}
	return path
}

// observed notes the status of an answer.
type observed struct {
	http.ResponseWriter
	status int
}

func (o *observed) WriteHeader(status int) {
	if o.status == 0 {
		o.status = status
	}
	o.ResponseWriter.WriteHeader(status)
}

func (o *observed) Write(b []byte) (int, error) {
	if o.status == 0 {
		o.status = http.StatusOK
	}
	return o.ResponseWriter.Write(b)
}

// Unwrap is for http.ResponseController and for WebSockets.
func (o *observed) Unwrap() http.ResponseWriter { return o.ResponseWriter }
