package main

import (
	"context"

	"gonfalon/sim"

	"github.com/vbauerster/mpb/v8"
	"github.com/vbauerster/mpb/v8/decor"
)

// withProgress simulates with a bar on the error stream, if a person looks at it and
// the output is not data for a program.
func withProgress(a *app, data bool, c sim.Config, run func(context.Context, sim.Config) (*sim.Report, error)) (*sim.Report, error) {
	if data || !terminal(a.stderr) {
		return run(a.ctx, c)
	}
	p := mpb.New(mpb.WithOutput(plain(a.stderr)), mpb.WithWidth(48))
	bar := p.AddBar(int64(c.Games),
		mpb.BarRemoveOnComplete(),
		mpb.PrependDecorators(decor.CountersNoUnit("games: %d / %d ")),
		mpb.AppendDecorators(decor.Percentage(), decor.AverageETA(decor.ET_STYLE_GO, decor.WC{W: 8})),
	)
	c.Progress = func(done int) { bar.SetCurrent(int64(done)) }
	r, err := run(a.ctx, c)
	if err != nil {
		bar.Abort(true)
	}
	p.Wait()
	return r, err
}
