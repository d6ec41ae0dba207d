package web

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"net/http"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"gonfalon/store"
)

// bounds of the latency histogram, in seconds.
var bounds = []float64{0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5}

// metrics count what the server does, for Prometheus.
type metrics struct {
	actions atomic.Int64
	streams atomic.Int64
	floods  atomic.Int64

	mu       sync.Mutex
	requests map[route]int64
	buckets  []int64 // of latency, not cumulated; the last is above all bounds
	seconds  float64
}

type route struct {
	pattern string
	status  int
}

func newMetrics() *metrics {
	return &metrics{requests: map[route]int64{}, buckets: make([]int64, len(bounds)+1)}
}

// request counts a request; the time of a stream is no latency.
func (m *metrics) request(pattern string, status int, took time.Duration, stream bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.requests[route{pattern, status}]++
	if stream {
		return
	}
	at, _ := slices.BinarySearch(bounds, took.Seconds())
	m.buckets[at]++
	m.seconds += took.Seconds()
}

func (m *metrics) write(w io.Writer, inMemory int) {
	gauge := func(name, help string, value any) {
		fmt.Fprintf(w, "# HELP %s %s\n# TYPE %s gauge\n%s %v\n", name, help, name, name, value)
	}
	fmt.Fprintf(w, "# HELP gonfalon_actions_total Actions that clients took.\n# TYPE gonfalon_actions_total counter\ngonfalon_actions_total %d\n", m.actions.Load())
	gauge("gonfalon_streams", "Open streams.", m.streams.Load())
	fmt.Fprintf(w, "# HELP gonfalon_floods_total Streams that were closed since too much came over them.\n# TYPE gonfalon_floods_total counter\ngonfalon_floods_total %d\n", m.floods.Load())
	gauge("gonfalon_matches_in_memory", "Matches that this node has in memory.", inMemory)
	var memory runtime.MemStats
	runtime.ReadMemStats(&memory)
	gauge("go_memory_bytes", "Memory had of the system and not given back.", memory.Sys-memory.HeapReleased)
	gauge("go_goroutines", "Goroutines.", runtime.NumGoroutine())
	m.mu.Lock()
	defer m.mu.Unlock()
	fmt.Fprint(w, "# HELP gonfalon_requests_total Requests by route and status, messages aside.\n# TYPE gonfalon_requests_total counter\n")
	routes := slices.SortedFunc(maps.Keys(m.requests), func(a, b route) int {
		return slices.Compare([]string{a.pattern, fmt.Sprint(a.status)}, []string{b.pattern, fmt.Sprint(b.status)})
	})
	for _, r := range routes {
		fmt.Fprintf(w, "gonfalon_requests_total{route=%q,status=\"%d\"} %d\n", r.pattern, r.status, m.requests[r])
	}
	fmt.Fprint(w, "# HELP gonfalon_request_seconds Time to answer a request, streams and messages aside.\n# TYPE gonfalon_request_seconds histogram\n")
	var sum int64
	for i, b := range bounds {
		sum += m.buckets[i]
		fmt.Fprintf(w, "gonfalon_request_seconds_bucket{le=\"%g\"} %d\n", b, sum)
	}
	sum += m.buckets[len(bounds)]
	fmt.Fprintf(w, "gonfalon_request_seconds_bucket{le=\"+Inf\"} %d\ngonfalon_request_seconds_sum %g\ngonfalon_request_seconds_count %d\n", sum, m.seconds, sum)
}

// Metrics answers with the metrics, for Prometheus.
func (s *Server) Metrics() http.Handler { return http.HandlerFunc(s.measured) }

func (s *Server) measured(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "text/plain; version=0.0.4")
	s.metrics.write(w, s.tables.InMemory())
	if room, known := s.store.Room(); known {
		fmt.Fprintf(w, "# HELP disk_room_bytes Bytes that can still be written.\n# TYPE disk_room_bytes gauge\ndisk_room_bytes %d\n", room)
	}
	waiting, thinking := s.tables.BotTurns()
	fmt.Fprintf(w, "# HELP gonfalon_bots_waiting Matches that wait for the turn of a bot.\n# TYPE gonfalon_bots_waiting gauge\ngonfalon_bots_waiting %d\n", waiting)
	fmt.Fprintf(w, "# HELP gonfalon_bots_thinking Matches in which a bot has its turn.\n# TYPE gonfalon_bots_thinking gauge\ngonfalon_bots_thinking %d\n", thinking)
	readOnly := 0
	if s.porter.now.Load().readOnly != nil {
		readOnly = 1
	}
	fmt.Fprintf(w, "# HELP gonfalon_read_only Whether nothing can be changed for a while.\n# TYPE gonfalon_read_only gauge\ngonfalon_read_only %d\n", readOnly)
	hurt := 0
	if d := s.store.Damage(); d != nil {
		hurt = len(d.Journals) + len(d.Records)
	}
	fmt.Fprintf(w, "# HELP gonfalon_damaged Matches and records that were hurt on disk, until an operator has looked.\n# TYPE gonfalon_damaged gauge\ngonfalon_damaged %d\n", hurt)
}

// healthy says whether this node can do its work: whether the store answers.
func (s *Server) healthy(w http.ResponseWriter, r *http.Request) {
	ctx, cancel := context.WithTimeout(r.Context(), 3*time.Second)
	defer cancel()
	if err := s.people.answers(ctx); err != nil {
		s.log.Error("not healthy", "error", err)
		writeProblem(w, problem(http.StatusServiceUnavailable, "the store does not answer", "le stockage ne répond pas"))
		return
	}
	if err := s.store.Writes(ctx); err != nil {
		s.log.Error("not healthy", "error", err)
		p := problem(http.StatusServiceUnavailable, "the store cannot write", "le stockage ne peut pas écrire")
		if errors.Is(err, store.ErrFull) {
			p = problem(http.StatusServiceUnavailable, "the disk is full", "le disque est plein")
		}
		writeProblem(w, p)
		return
	}
	fmt.Fprint(w, s.healthOfHouse())
	if d := s.store.Damage(); d != nil { // all else is served: the balancer keeps us
		fmt.Fprintf(w, "damaged: %d matches, %d records; gonfalon store check names them\n", len(d.Journals), len(d.Records))
		return
	}
	if s.healthOfHouse() == "" {
		fmt.Fprintln(w, "ok")
	}
}
