// Package web is the HTTP face of Gonfalon: the API under /api, described by its
// OpenAPI document, the streams of matches, sessions and tokens, metrics, and the page.
// It decides nothing about matches: that is for package table.
package web

import (
	"context"
	"encoding/json"
	"io/fs"
	"log/slog"
	"net/http"
	"sync"
	"time"

	"gonfalon/game"
	"gonfalon/store"
	"gonfalon/table"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"
)

// Config says what a server is made of.
type Config struct {
	Store  *store.Store
	Tables *table.Tables
	Page   fs.FS        // the built page; nil for a server without one
	Log    *slog.Logger // nil for silence
	// Proxy says that a proxy stands in front: it is believed who calls, and whether by
	// https.
	Proxy bool
	// Rate is how many requests a second one client may make, for long; 0 is 200.
	Rate float64
	// Limits are the bounds of quotas that are not as usual.
	Limits Limits
	// Hosts are the names that the server is known by; without any it is by all.
	Hosts []string
	// At is where our pages are, such as https://play.example.org, for who asks on the machine.
	At string
	// MetricsApart leaves /metrics to the handler of its own, see [Server.Metrics].
	MetricsApart bool
}

// A Server answers requests. It is an http.Handler.
type Server struct {
	store    *store.Store
	tables   *table.Tables
	games    table.Games
	log      *slog.Logger
	proxy    bool
	proxied  sync.Once // it was said that a proxy seems to stand in front
	hosts    []string
	at       string          // where our pages are
	ctx      context.Context // streams end with it
	keys     *keyring
	people   *people
	shelf    *shelf
	judged   judged
	answered lately[struct{}] // challenges
	limits   *limits
	visitors *visitors
	full     lately[Problem] // accounts that have been told so
	metrics  *metrics
	porter   *porter
	audit    *audit
	reports  *store.Bucket
	seenAt   lately[string] // from where accounts came
	began    time.Time
	inner    http.Handler // what is answered once it is known to whom

	described func() []Game                     // is worked out once
	ledgers   map[string]func() ([]Rule, error) // by game, likewise
	api       huma.API
	handler   http.Handler
}

// New makes a server. Its streams end when the context ends.
func New(ctx context.Context, c Config) (*Server, error) {
	s := &Server{
		store: c.Store, tables: c.Tables, games: c.Tables.Games(), log: c.Log, proxy: c.Proxy, hosts: c.Hosts, at: c.At, ctx: ctx,
		limits: requestLimits(c.Rate), visitors: newVisitors(c.Limits), metrics: newMetrics(), ledgers: map[string]func() ([]Rule, error){}, began: time.Now().UTC(),
		audit: &audit{store: c.Store},
	}
	s.described = sync.OnceValue(func() []Game { return describeAll(s.games) })
	for name := range s.games {
		s.ledgers[name] = sync.OnceValues(func() ([]Rule, error) { return rulesOf(name) })
	}
	if s.log == nil {
		s.log = slog.New(slog.DiscardHandler)
	}
	var err error
	if s.people, err = openPeople(ctx, c.Store); err != nil {
		return nil, err
	}
	if s.keys, err = openKeyring(ctx, c.Store, s.people); err != nil {
		return nil, err
	}
	if s.shelf, err = openShelf(ctx, c.Store); err != nil {
		return nil, err
	}
	if s.porter, err = openPorter(ctx, c.Store, s.tables.KeepStill); err != nil {
		return nil, err
	}
	if s.reports, err = c.Store.Bucket(ctx, "reports"); err != nil {
		return nil, err
	}
	mux := http.NewServeMux()
	s.describe(mux)
	mux.HandleFunc("GET /healthz", s.healthy)
	if c.MetricsApart {
		mux.Handle("/metrics", http.NotFoundHandler())
	} else {
		mux.Handle("GET /metrics", s.Metrics())
	}
	mux.HandleFunc("GET /api/openapi.json", s.describeItself())
	mux.HandleFunc("/api/", func(w http.ResponseWriter, r *http.Request) {
		writeProblem(w, problem(http.StatusNotFound, "there is nothing at %s %s", "il n'y a rien à %s %s", r.Method, r.URL.Path))
	})
	page, err := newPage(c.Page)
	if err != nil {
		return nil, err
	}
	mux.Handle("/", page)
	mux.Handle("GET /join/", s.preview(page))
	mux.Handle("GET /m/", s.preview(page))
	origins := http.NewCrossOriginProtection()
	origins.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		writeProblem(w, errOrigin)
	}))
	s.inner = patterned(packing(mux))
	s.handler = s.observe(s.reached(s.identify(origins.Handler(s.inner))))
	return s, nil
}

func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.handler.ServeHTTP(w, r) }

// OpenAPI returns the description of the API.
func (s *Server) OpenAPI() ([]byte, error) { return s.api.OpenAPI().MarshalJSON() }

// describeItself answers with the description of the API, which is made when it is first asked for.
func (s *Server) describeItself() http.HandlerFunc {
	made := sync.OnceValues(s.OpenAPI)
	return func(w http.ResponseWriter, r *http.Request) {
		description, err := made()
		if err != nil {
			writeProblem(w, s.explain(r.Context(), "description", err).(*Problem))
			return
		}
		w.Header().Set("Content-Type", "application/openapi+json")
		w.Write(description)
	}
}

// Limits on what comes in.
const (
	maxBody = 64 << 10
	maxLog  = 4 << 20
	// headerWait and bodyWait are how long a client may take to send a request.
	bodyWait = 15 * time.Second
)

// describe sets up the operations of the API.
func (s *Server) describe(mux *http.ServeMux) {
	c := huma.DefaultConfig("Gonfalon", "1")
	c.Info.Description = "Tabletop war games with every rule enforced. A bot is a client like any other: token, seat, stream, actions."
	c.OpenAPIPath, c.DocsPath, c.SchemasPath = "", "", "" // its own is made by two at once
	c.CreateHooks = nil                                   // no $schema in the answers
	format := huma.DefaultJSONFormat
	format.Unmarshal = decodeBody
	c.Formats = map[string]huma.Format{"application/json": format, "json": format}
	c.Components.SecuritySchemes = map[string]*huma.SecurityScheme{
		"cookie": {Type: "apiKey", In: "cookie", Name: cookieName},
		"token":  {Type: "http", Scheme: "bearer"},
	}
	s.api = humago.New(mux, c)
	describeTold(s.api.OpenAPI().Components.Schemas)
	s.describeMe()
	s.describePasskeys()
	s.describeGames()
	s.describeAsk()
	s.describePapers()
	s.describeMatches()
	s.describePlay()
	s.describeLobby()
	s.describeWindows()
	s.describeStream()
	s.describeLogs()
	s.describeHouse()
	s.describeShun()
	s.describeReports()
	s.describeSanctions()
	s.describeAdmin()
}

// decodeBody reads the body of a request. Numbers that are too large for their field pass
// the schema and are refused here, and so are fields that stand twice or in the wrong case.
func decodeBody(data []byte, v any) error {
	if err := json.Unmarshal(data, v); err != nil {
		return game.Plainly(err)
	}
	return game.Exactly(data, v)
}

// reply is an answer with a body.
type reply[T any] struct{ Body T }

func answer[T any](body T) *reply[T] { return &reply[T]{body} }

// operate adds an operation to the API.
func operate[I, O any](s *Server, method, path, id, summary string, f func(context.Context, *I) (*O, error), change ...func(*huma.Operation)) {
	op := huma.Operation{
		OperationID: id, Method: method, Path: path, Summary: summary,
		MaxBodyBytes: maxBody, BodyReadTimeout: bodyWait,
	}
	for _, c := range change {
		c(&op)
	}
	huma.Register(s.api, op, func(ctx context.Context, in *I) (*O, error) {
		err := s.admitted(ctx, &op)
		var out *O
		if err == nil {
			out, err = f(ctx, in)
		}
		if err != nil {
			return nil, s.explain(ctx, id, err)
		}
		return out, nil
	})
}
