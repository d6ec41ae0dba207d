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

// limits bound how many requests a client makes.
type limits struct {
	rate float64

	mu      sync.Mutex
	clients map[string]*limited
	swept   time.Time
}

type limited struct {
	*rate.Limiter
	used time.Time
}

func newLimits(perSecond float64) *limits {
	if perSecond <= 0 {
		perSecond = defaultRate
	}
	return &limits{rate: perSecond, clients: map[string]*limited{}, swept: time.Now()}
}

// allow tells whether a client may make one more request now.
func (l *limits) allow(who string) bool {
	now := time.Now()
	l.mu.Lock()
	defer l.mu.Unlock()
	if now.Sub(l.swept) > time.Minute {
		l.sweep(now)
	}
	c := l.clients[who]
	if c == nil {
		c = &limited{Limiter: rate.NewLimiter(rate.Limit(l.rate), max(1, int(burst*l.rate)))}
		l.clients[who] = c
	}
	c.used = now
	return c.AllowN(now, 1)
}

// sweep forgets those who have been away long enough to have all their requests again.
func (l *limits) sweep(now time.Time) {
	l.swept = now
	for who, c := range l.clients {
		if now.Sub(c.used) > 2*burst*time.Second {
			delete(l.clients, who)
		}
	}
}
