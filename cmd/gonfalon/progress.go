package main

import (
	"context"

	"github.com/vbauerster/mpb/v8"
	"github.com/vbauerster/mpb/v8/decor"
)

// withProgress plays games with a bar on the error stream, if a person looks at it and
// the output is not data for a program.
func withProgress[Report any](a *app, data bool, games int, run func(context.Context, func(done int)) (Report, error)) (Report, error) {
	if data || !terminal(a.stderr) {
		return run(a.ctx, nil)
	}
	p := mpb.New(mpb.WithOutput(plain(a.stderr)), mpb.WithWidth(48))
	bar := p.AddBar(int64(games),
		mpb.BarRemoveOnComplete(),
		mpb.PrependDecorators(decor.CountersNoUnit("games: %d / %d ")),
		mpb.AppendDecorators(decor.Percentage(), decor.AverageETA(decor.ET_STYLE_GO, decor.WC{W: 8})),
	)
	r, err := run(a.ctx, func(done int) { bar.SetCurrent(int64(done)) })
	if err != nil {
		bar.Abort(true)
	} else {
		bar.SetTotal(-1, true) // some may have been spared
	}
	p.Wait()
	return r, err
}
