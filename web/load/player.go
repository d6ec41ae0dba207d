package load

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/http/cookiejar"
	"time"

	"github.com/coder/websocket"
)

// arrival is how long an acknowledged action may take to come back on the stream.
const arrival = 15 * time.Second

// A player is an account that plays all seats of one match after the other.
type player struct {
	*driver
	name  string
	token string
	rng   *rand.Rand

	match  string
	stream *stream
	keys   int
	last   uint64 // seen on the stream
	owed   *owed  // after that
}

// sitDown makes an account, its token and its first match.
func (d *driver) sitDown(ctx context.Context, i int) (*player, error) {
	p := &player{driver: d, name: fmt.Sprintf("load %d", i), rng: rand.New(rand.NewPCG(uint64(i), 1))}
	jar, err := cookiejar.New(nil)
	if err != nil {
		return nil, err
	}
	// The token is asked for with the cookie of the new account.
	calls := *d.calls
	calls.Jar = jar
	guest := &driver{Config: d.Config, calls: &calls}
	var me struct{ Account string }
	if err := guest.call(ctx, "", "", http.MethodPost, "/api/me", map[string]any{"name": p.name}, &me); err != nil {
		return nil, err
	}
	var made struct{ Token string }
	if err := guest.call(ctx, "", "", http.MethodPost, "/api/me/tokens", map[string]any{"note": "load"}, &made); err != nil {
		return nil, err
	}
	p.token = made.Token
	return p, p.begin(ctx)
}

// begin sets a match up at which the player has all seats.
func (p *player) begin(ctx context.Context) error {
	var games []struct {
		Name string
		Min  int `json:"min_seats"`
	}
	if err := p.call(ctx, p.token, "", http.MethodGet, "/api/games", nil, &games); err != nil {
		return err
	}
	seats := 0
	for _, g := range games {
		if g.Name == p.Game {
			seats = g.Min
		}
	}
	if seats == 0 {
		return fmt.Errorf("the server has no game %q", p.Game)
	}
	plan := map[string]any{"game": p.Game, "seats": make([]struct{}, seats)}
	var sit []int
	for s := range seats {
		sit = append(sit, s)
	}
	plan["sit"] = sit
	var made struct{ ID string }
	if err := p.call(ctx, p.token, "", http.MethodPost, "/api/matches", plan, &made); err != nil {
		return err
	}
	p.match, p.last, p.owed = made.ID, 0, nil
	return nil
}

// play plays until the context ends.
func (p *player) play(ctx context.Context, i int) {
	for ctx.Err() == nil {
		if err := p.playMatch(ctx, i); err != nil && ctx.Err() == nil {
			p.failed(err)
		}
		if ctx.Err() == nil {
			if err := p.begin(ctx); err != nil && ctx.Err() == nil {
				p.failed(err)
				return
			}
		}
	}
}

// playMatch plays one match to its end.
func (p *player) playMatch(ctx context.Context, i int) error {
	var err error
	ctx, leave := context.WithCancel(ctx)
	defer leave()
	if p.stream, err = p.dial(ctx, p.token, p.match); err != nil {
		return err
	}
	defer p.stream.CloseNow()
	var tick <-chan time.Time
	if p.Pace > 0 {
		every := time.Duration(float64(time.Second) / p.Pace)
		select { // not all at once
		case <-time.After(time.Duration(p.rng.Int64N(int64(every)))):
		case <-ctx.Done():
			return nil
		}
		ticker := time.NewTicker(every)
		defer ticker.Stop()
		tick = ticker.C
	}
	if err := p.listen(ctx, nil, time.Time{}); err != nil {
		return err
	}
	for !p.owed.over {
		if tick != nil {
			select {
			case <-tick:
			case <-ctx.Done():
				return nil
			}
		}
		if err := p.act(ctx); err != nil {
			return err
		}
	}
	return nil
}

// act takes an action at random and waits until the stream shows it.
func (p *player) act(ctx context.Context) error {
	if len(p.owed.seats) == 0 {
		return fmt.Errorf("match %s waits for nobody and is not over", p.match)
	}
	turn := p.owed.seats[p.rng.IntN(len(p.owed.seats))]
	if len(turn.options) == 0 {
		return fmt.Errorf("seat %d of match %s owes an action and has none", turn.seat, p.match)
	}
	p.keys++
	key := fmt.Appendf(nil, `"%d"`, p.keys)
	data := fmt.Appendf(nil, `{"key":%s,"seat":%d,"n":%d,"seq":%d,"action":%s}`,
		key, turn.seat, p.owed.n, p.owed.seq, turn.options[p.rng.IntN(len(turn.options))])
	for {
		sent := time.Now()
		if err := p.stream.Write(context.Background(), websocket.MessageText, data); err != nil {
			return err
		}
		err := p.listen(ctx, key, sent)
		var status *statusError
		if !errors.As(err, &status) || status.status != http.StatusTooManyRequests {
			return err
		}
		p.count(func(r *Report) { r.Throttled++ })
		if err := pause(ctx, time.Second); err != nil {
			return err
		}
	}
}

// listen reads the stream until it has shown what we owe: after the action with a key,
// or now if there is none.
func (p *player) listen(ctx context.Context, key []byte, sent time.Time) error {
	late := time.AfterFunc(arrival, func() { p.stream.CloseNow() })
	defer late.Stop()
	begin := time.Now()
	was := p.owed
	p.owed = nil
	for seen := key == nil; !seen || p.owed == nil; {
		l, err := p.stream.next()
		if err != nil {
			if !seen && time.Since(begin) >= arrival && ctx.Err() == nil {
				p.count(func(r *Report) { r.Lost++ })
			}
			return err
		}
		switch {
		case l.owed != nil:
			p.owed = l.owed
			if !seen && p.owed.n > was.n { // it was carried out, and not shown
				p.count(func(r *Report) { r.Lost++ })
				return nil
			}
		case l.refused != nil:
			return &statusError{l.refused.Problem.Status, l.refused.Problem.Detail}
		default:
			if l.seq <= p.last {
				p.count(func(r *Report) { r.Repeated++ })
			}
			p.last = l.seq
			if bytes.Equal(l.key, key) && !seen {
				seen, p.owed = true, nil
				p.acted(time.Since(sent))
			}
		}
	}
	return nil
}
