package main

import (
	"fmt"
	"strings"
	"sync/atomic"
	"time"

	"gonfalon/web/load"

	"github.com/vbauerster/mpb/v8"
	"github.com/vbauerster/mpb/v8/decor"
)

type loadCommand struct {
	URL     string  `name:"url" default:"http://localhost:8080" placeholder:"URL" help:"The server (${default})."`
	Game    string  `default:"${game}" placeholder:"GAME" help:"The game to play (${default})."`
	Matches int     `default:"10" placeholder:"N" help:"Matches at a time (${default})."`
	Seconds float64 `default:"10" placeholder:"S" help:"For how long (${default})."`
	Pace    float64 `placeholder:"P" help:"Actions a second of each match; without it, as fast as they come."`
	Idle    int     `placeholder:"N" help:"Hold so many idle streams open besides."`
	JSON    bool    `name:"json" help:"Print the report as JSON."`
}

func (loadCommand) Help() string {
	return `Plays matches through the API of a running server, each by an account of its own with one stream, and measures how long an action takes from being sent to its coming back on the stream. Lost is what was acknowledged and never came; repeated is what came twice.

Example:

    gonfalon load --url http://localhost:8080 --matches 1000 --seconds 60 --pace 1`
}

func (c *loadCommand) Run(a *app) error {
	if c.Matches < 1 || c.Seconds <= 0 || c.Pace < 0 || c.Idle < 0 {
		return fmt.Errorf("load needs at least one match, some seconds, and no negative pace or number")
	}
	config := load.Config{
		URL: strings.TrimSuffix(c.URL, "/"), Game: c.Game, Matches: c.Matches,
		For: time.Duration(c.Seconds * float64(time.Second)), Pace: c.Pace, Idle: c.Idle,
	}
	spendMemory(a)
	done := c.progress(a, &config)
	r, err := load.Run(a.ctx, config)
	done()
	if err != nil {
		return err
	}
	if c.JSON {
		err = printJSON(a.stdout, r)
	} else {
		fmt.Fprintf(a.stdout, "matches: %d, %.1f s, actions: %d, %.0f a second\nfrom sending to the stream: p50 %.1f ms, p95 %.1f ms, p99 %.1f ms\nerrors %d, lost %d, repeated %d, told to wait %d\n",
			r.Matches, r.Seconds, r.Actions, r.ActionsPS, r.P50, r.P95, r.P99, r.Errors, r.Lost, r.Repeated, r.Throttled)
		if r.FirstError != "" {
			fmt.Fprintln(a.stdout, "first error:", r.FirstError)
		}
	}
	if err == nil && r.Errors+r.Lost+r.Repeated > 0 {
		err = errNo
	}
	return err
}

// progress shows a person how far things are.
func (c *loadCommand) progress(a *app, config *load.Config) (done func()) {
	if c.JSON || !terminal(a.stderr) {
		return func() {}
	}
	p := mpb.New(mpb.WithOutput(plain(a.stderr)), mpb.WithWidth(48))
	bar := p.AddBar(int64(c.Matches), mpb.BarRemoveOnComplete(), mpb.PrependDecorators(decor.CountersNoUnit("matches set up: %d / %d ")))
	var actions atomic.Int64
	clock := p.AddBar(int64(c.Seconds*10), mpb.BarRemoveOnComplete(), mpb.BarQueueAfter(bar),
		mpb.PrependDecorators(decor.Any(func(decor.Statistics) string { return fmt.Sprintf("actions: %d ", actions.Load()) })),
		mpb.AppendDecorators(decor.Percentage()))
	stop := make(chan struct{})
	var ready atomic.Int64
	config.Acted = func() { actions.Add(1) }
	config.Ready = func() {
		bar.Increment()
		if ready.Add(1) < int64(c.Matches) {
			return
		}
		go func() {
			tick := time.NewTicker(100 * time.Millisecond)
			defer tick.Stop()
			for {
				select {
				case <-tick.C:
					clock.Increment()
				case <-stop:
					return
				}
			}
		}()
	}
	return func() {
		close(stop)
		bar.Abort(true)
		clock.Abort(true)
		p.Wait()
	}
}
