// Package load drives a running server as many clients would: accounts with tokens that
// play matches through the API, one stream a match. It measures how long an action takes
// to come back on the stream, and counts what got lost or came twice.
package load

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"sync"
	"time"
)

// Config says what to do to which server.
type Config struct {
	URL     string
	Game    string
	Matches int
	For     time.Duration
	Pace    float64 // actions a second of each match; 0 is as fast as they come
	Idle    int     // streams that are held open besides, and at which nothing happens
	// Ready is called when a match has begun, Acted for every action; both may be nil.
	Ready func()
	Acted func()
}

// A Report is what was measured.
type Report struct {
	Matches    int     `json:"matches"`
	Seconds    float64 `json:"seconds"`
	Actions    int     `json:"actions"`
	ActionsPS  float64 `json:"actions_per_s"`
	P50        float64 `json:"p50_ms"`
	P95        float64 `json:"p95_ms"`
	P99        float64 `json:"p99_ms"`
	Errors     int     `json:"errors"`
	Lost       int     `json:"lost"`      // acknowledged, and never seen on the stream
	Repeated   int     `json:"repeated"`  // seen twice on the stream
	Throttled  int     `json:"throttled"` // told to wait
	Idle       int     `json:"idle"`      // streams that were held to the end
	FirstError string  `json:"first_error,omitempty"`
}

// settingUp is how many matches are set up at a time.
const settingUp = 16

// Run drives a server.
func Run(ctx context.Context, c Config) (*Report, error) {
	d := &driver{
		Config: c,
		calls:  &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 256, MaxConnsPerHost: 256}},
		hears:  &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: -1}},
	}
	players := make([]*player, c.Matches)
	var wait sync.WaitGroup
	room := make(chan struct{}, settingUp)
	errs := make([]error, c.Matches)
	for i := range players {
		wait.Go(func() {
			room <- struct{}{}
			defer func() { <-room }()
			if players[i], errs[i] = d.sitDown(ctx, i); errs[i] == nil && c.Ready != nil {
				c.Ready()
			}
		})
	}
	wait.Wait()
	if err := errors.Join(errs...); err != nil {
		return nil, fmt.Errorf("set the matches up: %w", errs[slices.IndexFunc(errs, func(e error) bool { return e != nil })])
	}
	holding, release := context.WithCancel(ctx)
	defer release()
	if err := d.hold(holding, players[0], &wait); err != nil {
		return nil, fmt.Errorf("open idle streams: %w", err)
	}
	begin := time.Now()
	playing, stop := context.WithDeadline(ctx, begin.Add(c.For))
	defer stop()
	var plays sync.WaitGroup
	for i, p := range players {
		plays.Go(func() { p.play(playing, i) })
	}
	plays.Wait()
	release()
	wait.Wait()
	return d.report(time.Since(begin)), ctx.Err()
}

// A driver is what all players share.
type driver struct {
	Config
	calls, hears *http.Client

	mu        sync.Mutex
	latencies []time.Duration
	out       Report
}

func (d *driver) acted(took time.Duration) {
	d.mu.Lock()
	d.latencies = append(d.latencies, took)
	d.mu.Unlock()
	if d.Acted != nil {
		d.Acted()
	}
}

func (d *driver) count(f func(*Report)) {
	d.mu.Lock()
	defer d.mu.Unlock()
	f(&d.out)
}

func (d *driver) failed(err error) {
	d.count(func(r *Report) {
		if r.Errors++; r.FirstError == "" {
			r.FirstError = err.Error()
		}
	})
}

func (d *driver) report(took time.Duration) *Report {
	d.mu.Lock()
	defer d.mu.Unlock()
	r := d.out
	r.Matches, r.Seconds, r.Actions = d.Matches, took.Seconds(), len(d.latencies)
	r.ActionsPS = float64(r.Actions) / r.Seconds
	slices.Sort(d.latencies)
	at := func(share float64) float64 {
		if len(d.latencies) == 0 {
			return 0
		}
		return float64(d.latencies[int(share*float64(len(d.latencies)-1))].Microseconds()) / 1000
	}
	r.P50, r.P95, r.P99 = at(0.50), at(0.95), at(0.99)
	return &r
}
