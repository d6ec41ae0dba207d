package load

import (
	"context"
	"sync"
)

// hold opens idle streams of spectators at a match that nobody plays, until the context ends.
func (d *driver) hold(ctx context.Context, host *player, wait *sync.WaitGroup) error {
	if d.Idle == 0 {
		return nil
	}
	p := *host
	if err := p.begin(ctx); err != nil {
		return err
	}
	open := make(chan struct{}, d.Idle)
	broken := make(chan error, d.Idle)
	room := make(chan struct{}, settingUp)
	for range d.Idle {
		wait.Go(func() {
			room <- struct{}{}
			c, err := d.dial(ctx, "", p.match)
			if err == nil {
				defer c.CloseNow()
				// A match that was just set up has something to tell: then the stream stands.
				_, err = c.next()
			}
			<-room
			if err == nil {
				open <- struct{}{}
			}
			for err == nil {
				_, err = c.next()
			}
			if ctx.Err() == nil {
				d.failed(err)
				broken <- err
				return
			}
			d.count(func(r *Report) { r.Idle++ })
		})
	}
	for range d.Idle {
		select {
		case <-open:
		case err := <-broken:
			return err
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	return nil
}
