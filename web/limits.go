package web

import (
	"sync"
	"time"

	"golang.org/x/time/rate"
)

const (
	defaultRate = 200 // requests a second
	burst       = 5   // seconds' worth of requests at once
)

// limits bound how often each of those who call does something.
type limits struct {
	rate  rate.Limit
	burst int

	mu      sync.Mutex
	clients map[string]*rate.Limiter
	swept   time.Time
}

// newLimits allows so much a second for long, and so much at once.
func newLimits(perSecond float64, burst int) *limits {
	return &limits{rate: rate.Limit(perSecond), burst: max(1, burst), clients: map[string]*rate.Limiter{}, swept: time.Now()}
}

// requestLimits bound how many requests a client makes.
func requestLimits(perSecond float64) *limits {
	if perSecond <= 0 {
		perSecond = defaultRate
	}
	return newLimits(perSecond, int(burst*perSecond))
}

// allow tells whether a client may do it once more now.
func (l *limits) allow(who string) bool { return l.wait(who) == 0 }

// wait returns how long a client has to wait before he may do it once more; 0 is now, and counts.
func (l *limits) wait(who string) time.Duration {
	now := time.Now()
	l.mu.Lock()
	defer l.mu.Unlock()
	if now.Sub(l.swept) > time.Minute {
		l.sweep(now)
	}
	c := l.clients[who]
	if c == nil {
		c = rate.NewLimiter(l.rate, l.burst)
		l.clients[who] = c
	}
	if c.AllowN(now, 1) {
		return 0
	}
	r := c.ReserveN(now, 1)
	defer r.CancelAt(now)
	return max(r.DelayFrom(now), time.Nanosecond)
}

// sweep forgets those who have been away long enough to have all of it again.
func (l *limits) sweep(now time.Time) {
	l.swept = now
	for who, c := range l.clients {
		if c.TokensAt(now) >= float64(l.burst) {
			delete(l.clients, who)
		}
	}
}
