package load

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/http/cookiejar"
	"time"
)

// arrival is how long an acknowledged action may take to come back on the stream.
const arrival = 15 * time.Second

// A player is an account that plays all seats of one match after the other.
type player struct {
	*driver
	name  string
	token string
	rng   *rand.Rand

	match string
	keys  int
	lines chan heard
	last  uint64 // seen on the stream
	owed  *owed  // after that
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
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	p.lines = make(chan heard, 64)
	broken := make(chan error, 1)
	go func() { broken <- p.hear(ctx, p.token, p.match, 0, p.lines) }()
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
	if err := p.hearUntil(ctx, broken, 1, time.Time{}); err != nil {
		return err
	}
	for !p.owed.Over {
		if tick != nil {
			select {
			case <-tick:
			case <-ctx.Done():
				return nil
			}
		}
		if err := p.act(ctx, broken); err != nil {
			return err
		}
	}
	return nil
}

// act takes an action at random and waits until the stream shows it.
func (p *player) act(ctx context.Context, broken <-chan error) error {
	if len(p.owed.Seats) == 0 {
		return fmt.Errorf("match %s waits for nobody and is not over", p.match)
	}
	turn := p.owed.Seats[p.rng.IntN(len(p.owed.Seats))]
	if len(turn.Options) == 0 {
		return fmt.Errorf("seat %d of match %s owes an action and has none", turn.Seat, p.match)
	}
	p.keys++
	var done struct{ Seq uint64 }
	sent := time.Now()
	err := p.call(ctx, p.token, fmt.Sprint(p.keys), http.MethodPost, "/api/matches/"+p.match+"/actions",
		map[string]any{"seat": turn.Seat, "n": p.owed.N, "seq": p.owed.Seq, "action": turn.Options[p.rng.IntN(len(turn.Options))]}, &done)
	if err != nil {
		return err
	}
	return p.hearUntil(ctx, broken, done.Seq, sent)
}

// hearUntil listens until the stream has shown an entry, and what we owe after it.
func (p *player) hearUntil(ctx context.Context, broken <-chan error, seq uint64, sent time.Time) error {
	late := time.NewTimer(arrival)
	defer late.Stop()
	for p.owed = nil; p.owed == nil || p.last < seq; {
		select {
		case h := <-p.lines:
			if h.line.Owed != nil {
				p.owed = h.line.Owed
				continue
			}
			if h.line.Seq <= p.last {
				p.count(func(r *Report) { r.Repeated++ })
			}
			p.last = h.line.Seq
			if h.line.Seq == seq && !sent.IsZero() {
				p.acted(h.at.Sub(sent))
				sent = time.Time{}
			}
		case err := <-broken:
			return fmt.Errorf("the stream broke: %w", err)
		case <-late.C:
			p.count(func(r *Report) { r.Lost++ })
			return errors.New("an action was acknowledged and never seen")
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	if !sent.IsZero() {
		p.count(func(r *Report) { r.Lost++ })
	}
	return nil
}
