package web

import (
	"context"
	"fmt"
	"net/http"
	"net/netip"
	"strconv"
	"strings"
	"sync"
	"time"
)

// byAddress is what stands behind the name of a quota to set its bound by address.
const byAddress = "@address"

// Limits are bounds that a host has set, by the names of quotas, with @address behind them for
// those by address; 0 is without a bound.
type Limits map[string]int

// Check says what is wrong with limits.
func (l Limits) Check() error {
	for name, n := range l {
		plain, at := strings.CutSuffix(name, byAddress)
		q := quotaOf(plain)
		switch {
		case q == nil || !at && q.english[0] == "":
			return fmt.Errorf("there is no limit %q", name)
		case n < 0:
			return fmt.Errorf("limit %s: %d is below 0", name, n)
		}
	}
	return nil
}

func quotaOf(name string) *quota {
	for i := range quotas {
		if quotas[i].name == name {
			return &quotas[i]
		}
	}
	return nil
}

// DescribeLimits writes the limits that there are, one a line.
func DescribeLimits() string {
	var b strings.Builder
	line := func(name, what string, to bound) {
		fmt.Fprintf(&b, "    %-22s %5d %-9s  %s\n", name, to.n, to.often(), what)
	}
	for _, q := range quotas {
		if q.english[0] != "" {
			line(q.name, q.what, q.account)
		}
		line(q.name+byAddress, q.what, q.address)
	}
	return b.String()
}

func (b bound) often() string {
	switch b.per {
	case 0:
		return "at a time"
	case time.Minute:
		return "a minute"
	case time.Hour:
		return "an hour"
	}
	return "a day"
}

// visitors are those who have, or do, what there are quotas of, as this node knows them.
type visitors struct {
	account, address map[string]*counter // by the names of quotas

	mu    sync.Mutex
	turns map[string]*turn
}

// A counter counts for one quota, by account or by address.
type counter struct {
	bound
	rates *limits // nil for what is at a time

	mu sync.Mutex
	at map[string]int // how many each has at a time
}

func newVisitors(set Limits) *visitors {
	v := &visitors{account: map[string]*counter{}, address: map[string]*counter{}, turns: map[string]*turn{}}
	for _, q := range quotas {
		v.account[q.name] = newCounter(q.account, set, q.name)
		v.address[q.name] = newCounter(q.address, set, q.name+byAddress)
	}
	return v
}

func newCounter(b bound, set Limits, name string) *counter {
	if n, ok := set[name]; ok {
		b.n = n
	}
	c := &counter{bound: b, at: map[string]int{}}
	if b.n > 0 && b.per > 0 {
		c.rates = newLimits(float64(b.n)/b.per.Seconds(), b.n)
	}
	return c
}

// may counts that a visitor does something, or says why he may not. One without a name is not
// counted.
func (v *visitors) may(c client, what string) error {
	if err := v.account[what].count(what, 0, c.account); err != nil {
		return err
	}
	return v.address[what].count(what, 1, c.from)
}

func (c *counter) count(what string, by int, who string) error {
	if c.rates == nil || who == "" {
		return nil
	}
	if wait := c.rates.wait(who); wait > 0 {
		return c.exceeded(http.StatusTooManyRequests, what, by, wait)
	}
	return nil
}

// hold counts that a visitor has one more of something until it is released, or says why he may
// not.
func (v *visitors) hold(c client, what string) (release func(), err error) {
	if err := v.account[what].hold(what, 0, c.account); err != nil {
		return nil, err
	}
	if err := v.address[what].hold(what, 1, c.from); err != nil {
		v.account[what].release(c.account)
		return nil, err
	}
	return func() { v.account[what].release(c.account); v.address[what].release(c.from) }, nil
}

func (c *counter) hold(what string, by int, who string) error {
	if who == "" {
		return nil
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.n > 0 && c.at[who] >= c.n {
		return c.exceeded(http.StatusTooManyRequests, what, by, 0)
	}
	c.at[who]++
	return nil
}

func (c *counter) release(who string) {
	if who == "" {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.at[who]--; c.at[who] <= 0 {
		delete(c.at, who)
	}
}

// room says why an account that has so many of something may not have one more, if it may not.
func (v *visitors) room(what string, has int) error {
	if c := v.account[what]; c.n > 0 && has >= c.n {
		return c.exceeded(http.StatusConflict, what, 0, 0)
	}
	return nil
}

// exceeded is what is answered to who has too much.
func (c *counter) exceeded(status int, what string, by int, wait time.Duration) *Problem {
	q := quotaOf(what)
	p := problem(status, q.english[by], q.french[by], c.n)
	if p.Limit = what; by == 1 {
		p.Limit += byAddress
	}
	if wait > 0 {
		p.headers = http.Header{"Retry-After": {strconv.Itoa(int(wait/time.Second) + 1)}}
	}
	return p
}

// A turn is held by one request of an account at a time, so that what is counted first and made
// then is not made by two for one place.
type turn struct {
	held    chan struct{}
	waiting int
}

// turn waits until it is the turn of a request of an account; done ends it.
func (v *visitors) turn(ctx context.Context, account string) (done func(), err error) {
	v.mu.Lock()
	t := v.turns[account]
	if t == nil {
		t = &turn{held: make(chan struct{}, 1)}
		v.turns[account] = t
	}
	t.waiting++
	v.mu.Unlock()
	leave := func() {
		v.mu.Lock()
		defer v.mu.Unlock()
		if t.waiting--; t.waiting == 0 {
			delete(v.turns, account)
		}
	}
	select {
	case t.held <- struct{}{}:
		return func() { <-t.held; leave() }, nil
	case <-ctx.Done():
		leave()
		return nil, ctx.Err()
	}
}

// network is what counts as one address: of IPv6 one has a whole /64.
func network(address string) string {
	ip, err := netip.ParseAddr(address)
	if err != nil {
		return address
	}
	ip = ip.Unmap().WithZone("")
	if ip.Is6() {
		p, _ := ip.Prefix(64) // an IPv6 address has one
		return p.String()
	}
	return ip.String()
}
